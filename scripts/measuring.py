"""What the scripts that measure habits share: what the cards of a contract bring, and what they are asked for."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any

from hlaska.bots.call_rollout import apply_turn
from hlaska.bots.evaluation.playouts import NOISE, PlayoutEvaluator, policy_of
from hlaska.bots.players.call_search import rollout_by_call_policy
from hlaska.core import record as records
from hlaska.core.game import Game
from hlaska.core.record.model import Played as Replayed
from hlaska.core.record.replay import replay
from hlaska.games import game_class
from hlaska.kernel.layout import RESULT
from hlaska.kernel.rollout import Playouts
from hlaska.research.play_deal import DuplicateGame


def asking(about: str, preset: str, deals: int, game: str = "") -> argparse.ArgumentParser:
    """Asks for `preset`, `deals` and `seed`, and for `game` where there is a usual one."""
    p = argparse.ArgumentParser(description=about)
    if game:
        p.add_argument("--game", default=game, help=f"(default: {game})")
    p.add_argument("--preset", default=preset, help=f"house rules by name (default: {preset})")
    p.add_argument("--deals", type=int, default=deals)
    p.add_argument("--seed", type=int, default=1)
    return p


def walk(game: Game, choose: Callable[[Any], Sequence[int]], rng: Random) -> Iterator[Any]:
    """The states of a fresh deal in which somebody calls, up to the play; `choose`: the turn that is taken in each."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state: Any = game.start(game.opening(), deck)[0]
    while state.pub.turn >= 0 and game.adviser.position(state) is None:
        yield state
        state = apply_turn(game, state, state.pub.turn, choose(state))


def replayed(one: DuplicateGame) -> Replayed:
    """The deal of a game in a log, step by step."""
    return replay(records.from_json(bytes(one.record), game_class), game_class)[0]


def called_on(
    game: Any, states: Sequence[Any], seat: int, turn: Sequence[int], lucks: Sequence[int]
) -> list[Any]:
    """Each state after a turn of a seat, and after everybody's later calls by habit, with a luck for each."""
    return [
        rollout_by_call_policy(game, apply_turn(game, s, seat, turn), luck)
        for s, luck in zip(states, lucks, strict=True)
    ]


def by_habit(game: Game, state: Any, rng: Random) -> Sequence[int]:
    """The turn of whoever is on turn, drawn by what such a hand would call; the first that is legal (tapping the pack)
    where the game does not know."""
    seat = state.pub.turn
    return game.adviser.sample_turn(state, seat, rng) or game.legal(state, seat)[:1]


def brought(game: Game, state: Any, seat: int, judge: PlayoutEvaluator, lucks: Sequence[int]) -> float:
    """What a seat makes of a state, in units against each opponent: everybody calls by habit, then playouts of the true
    cards, one for each of the `lucks`. Where one plays against two, who does not play against both yet is told what it
    would be paid for that; where sides of four are hidden, what each of two against two would be."""
    leaves = [rollout_by_call_policy(game, state, luck) for luck in lucks]
    margin: float = fmean(judge.margins(leaves, seat, lucks)) / game.money
    if game.seats > 3:
        return margin * (game.seats - 1) / game.seats
    defends = game.side(state.pub, seat).bit_count() > 1
    return margin / (1.5 if defends else 3)


def ended(game: Game, state: Any, seed: int, playouts: int) -> list[Sequence[int]]:
    """What each seat gets, by playouts of the rule of thumb; only once where no card is played."""
    position = game.adviser.playout_position(state) if state.pub.turn >= 0 else None
    if position is None:
        return [state.pub.result]
    policy = policy_of(game, state)
    done = Playouts().run([position], seed, repeats=playouts, policy=policy, noise=NOISE, hands=True)
    return [game.adviser.payoff(state, [*position[:RESULT], *words]) for words in done]
