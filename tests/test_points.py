"""What each seat has made (`Game.points`) is in every game what the settlement counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from hlaska.core.actions import CALL
from hlaska.core.board import State
from hlaska.core.game import Game
from hlaska.core.public import Item
from hlaska.games import GAMES, find_game, game_class
from tests.games.told import some_deck

PRESETS = [(name, preset) for name in GAMES for preset in game_class(name).presets]
MOST_DEALS = 300  # at random, of each preset
ENOUGH = 25  # amounts of settlements that are compared
Told = Iterator[tuple[int, int]]  # what the settlement counts, what the seats have made


def play(game: Game, rng: Random) -> Iterator[State[Any]]:
    """The states of a deal in which much is declared and little is bid, so that most deals are played out."""
    state, _ = game.start(game.opening(), some_deck(game, rng))
    yield state
    while state.pub.turn >= 0:
        legal = game.legal(state, state.pub.turn)
        declared = [a for a in legal if CALL > a >= 64]
        calls = [a for a in legal if a >= CALL]
        some = (
            declared
            if declared and rng.random() < 0.8
            else calls[:1]
            if calls and rng.random() < 0.7
            else legal
        )
        state, _ = game.apply(state, state.pub.turn, rng.choice(some))
        yield state


def items(state: State[Any], *ends: str) -> list[Item]:
    return [item for item in state.pub.items if item.key.endswith(ends)]


def of_sixtysix(game: Game, state: State[Any], made: Sequence[int]) -> Told:
    """mariage:MG.SCORE"""
    first, winner = state.pub.items[0], max(0, state.pub.winner)
    yield first.args["own"], made[winner]
    yield first.args["other"], made[1 - winner]
    yield from (
        (item.base, made[item.seat]) for item in items(state, "-raw") if state.pub.offender != item.seat
    )


def of_thousand(game: Game, state: State[Any], made: Sequence[int]) -> Told:
    """mariage:TH.SCORE"""
    yield from ((item.args["points"], made[item.seat]) for item in state.pub.items if "points" in item.args)


def of_marias(game: Game, state: State[Any], made: Sequence[int]) -> Told:
    """By side; sharp cards in the talon count for the opponents of who laid them there (marias:M3.TALON.2)."""
    lone = game.side(state.pub, state.pub.items[0].seat)
    away = 10 * max(0, getattr(state.pub, "sharp_away", 0))
    for item in items(state, "game-won", "game-lost", "stake"):
        side = game.side(state.pub, item.seat)
        own = sum(n for s, n in enumerate(made) if side >> s & 1)
        yield item.args["points"], own
        if not away:
            yield item.args["others"], sum(made) - own
    for item in items(state, "hundred-made", "quiet-hundred"):
        if not away:
            yield item.args["total"], sum(n for s, n in enumerate(made) if lone >> s & 1)


def of_pinochle(game: Game, state: State[Any], made: Sequence[int]) -> Told:
    """By side (pinochle:P1.SCORE); deals that are not played count nothing in tricks."""
    if state.pub.status != "played" and state.pub.declarer >= 0:
        return
    for side in (0, 1):
        ends = ("-meld", "-meld-lost", "-meld-set", "-meld-short", "-tricks", "-tricks-lost", "-under-twenty")
        counted = [item.base for item in items(state, *ends) if item.seat & 1 == side and item.seat != -1]
        nothing = [item for item in items(state, "-pinochle-under-twenty") if item.seat & 1 == side]
        yield sum(counted) - sum(item.base for item in nothing), made[side] + made[side + 2]


def of_pinochle_two(game: Game, state: State[Any], made: Sequence[int]) -> Told:
    """pinochle:P4B.SCORE"""
    for seat in (0, 1):
        yield sum(item.base for item in items(state, "-meld", "-tricks") if item.seat == seat), made[seat]


def of_pinochle_three(game: Game, state: State[Any], made: Sequence[int]) -> Told:
    """pinochle:P4A.POINTS, P4A.COUNT.1"""
    if state.pub.status != "played":
        return
    for item in state.pub.items:
        if "got" in item.args:
            nine = 10 * (state.pub.nine_by == item.seat)
            lost = state.pub.meld[item.seat] - item.args["meld"]
            yield item.args["got"] + lost + nine, made[item.seat]
    for item in items(state, "-tricks"):
        others = items(state, "-meld", "-meld-lost", "-meld-lost-points", "-nine")
        yield item.base + sum(other.base for other in others if other.seat == item.seat), made[item.seat]


def of_bezique(game: Game, state: State[Any], made: Sequence[int]) -> Told:
    """mariage:BZ.END, RB.6"""
    found = items(state, "-difference", "-sum")
    if not hasattr(game.options, "bz_variant") and not found and not items(state, "-void", "-saved"):
        yield from zip(state.pub.result, made, strict=True)
    for item in found:
        yield item.args["w"], made[item.seat]
        yield item.args["l"], made[1 - item.seat]


SETTLED: dict[str, Callable[[Game, State[Any], Sequence[int]], Told]] = {
    "sixtysix": of_sixtysix,
    "thousand": of_thousand,
    "pinochle": of_pinochle,
    "pinochle_two": of_pinochle_two,
    "pinochle_three": of_pinochle_three,
    "bezique": of_bezique,
}


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_points_are_what_the_settlement_counts(name: str, preset: str) -> None:
    """Marriages and melds are in them as they count: in Sixty-Six with the first trick (mariage:MG.MARR.3)."""
    game, rng, compared, melded = find_game(name, preset), Random(5), 0, 0
    for _ in range(MOST_DEALS):
        for state in play(game, rng):
            made, melds = game.points(state), game.melds(state)
            assert len(made) == game.seats
            for seat in range(game.seats):
                worth = sum(phrase.args["value"] for phrase in melds if phrase.args["seat"] == seat)
                counts = name != "sixtysix" or state.pub.taken[seat]
                assert made[seat] >= worth * bool(counts), (seat, made, melds)
                melded += worth > 0
        if state.pub.items:
            for counted, has in SETTLED.get(name, of_marias)(game, state, made):
                assert counted == has, (state.pub.items, made)
                compared += 1
        if compared >= ENOUGH and melded:
            return
    raise AssertionError(f"{compared} amounts compared, melds in {melded} states")
