"""What the scripts that measure habits share: what the cards of a contract bring, and what they are asked for."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from hlaska.bots.playout import NOISE, policy_of
from hlaska.core.game import Game
from hlaska.kernel.layout import RESULT
from hlaska.kernel.rollout import Playouts


def asked_for(argv: Sequence[str] | None, about: str, preset: str, deals: int) -> argparse.Namespace:
    """`preset`, `deals` and `seed`, from the command line."""
    p = argparse.ArgumentParser(description=about)
    p.add_argument("--preset", default=preset, help=f"house rules by name (default: {preset})")
    p.add_argument("--deals", type=int, default=deals)
    p.add_argument("--seed", type=int, default=1)
    return p.parse_args(argv)


def ended(game: Game, state: Any, seed: int, playouts: int) -> list[Sequence[int]]:
    """What each seat gets, by playouts of the rule of thumb; only once where no card is played."""
    position = game.adviser.playout(state) if state.pub.turn >= 0 else None
    if position is None:
        return [state.pub.result]
    policy = policy_of(game, state)
    done = Playouts().run([position], seed, repeats=playouts, policy=policy, noise=NOISE, hands=True)
    return [game.adviser.payoff(state, [*position[:RESULT], *words]) for words in done]
