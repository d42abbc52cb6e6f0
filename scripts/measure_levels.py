"""Counts how often levels double a game of Mariáš that else is not played.

It says how often the call policy expects it, too.

python scripts/measure_levels.py greedy casual:16 club:16 strong:16 --cases 60 --seed 5

The call policy calls deals up to the first turn at which a game that would not be played could be doubled. There every
level is asked what it does with the same hand. Told are the shares in all, and by the odds of the own hand.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hlaska.bots import make
from hlaska.bots.call_rollout import is_raise
from hlaska.core.board import Event
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.families.marias.call_policy import LoneCallPolicy, possible_decisions
from hlaska.families.marias.contracts import GAME
from hlaska.games import find_game
from hlaska.games.marias import announcements
from hlaska.games.marias import public as at
from hlaska.games.marias.call_model import model
from hlaska.games.marias.public import full_hand
from hlaska.kernel import jit
from hlaska.kernel.bits import mask_of
from hlaska.research.matches.play_deal import asyncio_run

BINS: Final = ((-99.0, -0.5), (-0.5, 0.5), (0.5, 1.5), (1.5, 99.0))


class Case(NamedTuple):
    """Holds a turn at which an unplayed game could be doubled.

    odds: log odds of the hand on doubling.
    expected: chance of doubling by the call model.
    doubled: which levels did.
    """

    odds: float
    expected: float
    doubled: tuple[bool, ...]


def main(argv: Sequence[str] | None = None) -> None:
    """Prints how often each level doubles."""
    p = argparse.ArgumentParser(description="How often levels double an unplayed game of Mariáš.")
    p.add_argument("levels", metavar="LEVEL", nargs="+")
    p.add_argument("--cases", type=int, default=60)
    p.add_argument("--seed", type=int, default=5)
    args = p.parse_args(argv)
    game = find_game("marias")
    try:
        for level in args.levels:
            make(level, game)
    except BadText as e:
        p.error(str(e))
    jit.start()
    print("\n".join(format_report(args.levels, ask_levels(game, args.levels, args.cases, Random(args.seed)))))


def format_report(levels: Sequence[str], found: Sequence[Case]) -> list[str]:
    """Writes a line for each level: its share and the call policy's, by odds."""
    lines = []
    for i, level in enumerate(levels):
        parts = [found, *([c for c in found if low <= c.odds < high] for low, high in BINS)]
        lines.append(f"{level:12} " + "; ".join(_format_share(part, i) for part in parts))
    return lines


def _format_share(some: Sequence[Case], i: int) -> str:
    if not some:
        return "-"
    return f"{fmean(c.doubled[i] for c in some):.2f} ({fmean(c.expected for c in some):.2f}), {len(some)}"


class Doubling(NamedTuple):
    """Holds what the call model says of a hand that could double.

    odds: log odds of the hand on doubling.
    chance: of doubling.
    """

    odds: float
    chance: float


def ask_levels(game: Game, levels: Sequence[str], count: int, rng: Random) -> list[Case]:
    """Asks every level at so many turns of fresh deals, one a deal."""
    found: list[Case] = []
    while len(found) < count:
        turn = call_until_doubling(game, rng)
        if turn is None:
            continue
        state, events, could = turn
        seat = state.pub.turn
        view, heard = game.view(state, seat), [e.for_seat(seat) for e in events]
        actions = [asyncio_run(make(level, game, len(found) + 1).choose(view, heard)) for level in levels]
        found.append(Case(could.odds, could.chance, tuple(is_raise(game, a) for a in actions)))
    return found


def call_until_doubling(game: Game, rng: Random) -> tuple[Any, list[Event], Doubling] | None:
    """Calls a fresh deal by the call policy until an unplayed game could be doubled.

    Returns the state, all events and what the call model says; None where no such turn comes.
    """
    deck = list(game.pack)
    rng.shuffle(deck)
    state, started = game.start(game.opening(), deck)
    events = list(started)
    while state.pub.turn >= 0 and game.adviser.position(state) is None:
        could = find_doubling(game, state)
        if could is not None:
            return state, events, could
        seat = state.pub.turn
        for action in game.adviser.sample_turn(state, seat, rng) or game.legal(state, seat)[:1]:
            state, more = game.apply(state, state.pub.turn, action)
            events += more
    return None


def find_doubling(game: Any, state: Any) -> Doubling | None:
    """Returns what the call model says of doubling an unplayed game.

    None where the seat on turn may not double one, or must call.
    """
    pub, legal = state.pub, game.legal(state, state.pub.turn)
    if pub.phase != "flek" or legal[0] != at.GOOD or at.FLEK + GAME not in legal:
        return None
    policy, hand = (
        LoneCallPolicy(model(), pub.contract, pub.trump, pub.lone),
        mask_of(full_hand(state.places, pub.turn)),
    )
    for d in possible_decisions(at.CODES, game.options, pub, announcements.is_unplayed(game.options, pub)):
        if d.item == GAME and d.raised and d.alone and not d.level:
            return Doubling(policy.odds(GAME, pub.turn == pub.lone, hand), policy.chance(d, hand))
    return None


if __name__ == "__main__":
    main()
