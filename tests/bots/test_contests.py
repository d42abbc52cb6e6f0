"""What points decide, asked of open cards and of playouts: who can make a game or a hundred of Mariáš."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hlaska.bots.analysis.decision_analysis import RecordingValueFunction
from hlaska.bots.bot import Forecast
from hlaska.bots.evaluation.hybrid import HybridValueFunction
from hlaska.core.adviser import Chances
from hlaska.core.game import Game
from hlaska.core.public import update
from hlaska.families.marias import contracts
from hlaska.families.marias.adviser import MariasAdviser
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.kernel.layout import DONE, SIDE, TURN
from hlaska.kernel.play import step
from hlaska.kernel.solve import actions_of
from tests.bots.test_perfect_info import endings

GAMES = [("marias", "pagat_voleny"), ("marias_auction", "licit_traditional"), ("marias_four", "four_partner")]
ENOUGH = 40
TOLD = [
    "hundred_replaces_game=false"
]  # so that the game is always told beside a hundred that was not announced
MADE = {
    contracts.GAME: {"item-marias-game-won"},
    contracts.HUNDRED: {"item-marias-hundred-made"},
    contracts.HUNDRED_AGAINST: {"item-marias-hundred-against-made"},
}


def adviser_of(game: Game) -> MariasAdviser[Any]:
    assert isinstance(game.adviser, MariasAdviser)
    return game.adviser


def position_of(game: Game, state: Any) -> list[int]:
    position = game.adviser.playout_position(state)
    assert position is not None
    return position


def makes(game: Game, state: Any, position: Sequence[int], item: int, side: int) -> bool:
    """Whether a side makes what it undertook with all cards open, by the engine's items at the ends that decide."""
    if position[DONE]:
        return any(told.key in MADE[item] for told in game.adviser.items(state, position))

    def after(action: int) -> bool:
        words = list(position)
        step(words, action)
        return makes(game, state, words, item, side)

    found = map(after, actions_of(position))
    return any(found) if position[SIDE + position[TURN]] == side else all(found)


def suits(game: Game, rng: Random) -> Any:
    """Endings of suit contracts: as they are, with a hundred, with a hundred against."""
    for state in endings(game, rng):
        if state.pub.contract != contracts.SUIT or state.pub.lone < 0:
            continue
        position = position_of(game, state)
        other = next(seat for seat in range(game.seats) if not position[SIDE + state.pub.lone] >> seat & 1)
        for item in (-1, contracts.HUNDRED, contracts.HUNDRED_AGAINST):
            levels = tuple(0 if n in (contracts.GAME, item) else -1 for n in range(len(contracts.ITEMS)))
            by = {"own_hundred_by": state.pub.lone, "hundred_by": other}
            known = {name: seat for name, seat in by.items() if hasattr(state.pub, name)}
            yield replace(state, pub=update(state.pub, levels=levels, **known))


@pytest.mark.parametrize(("name", "preset"), GAMES)
def test_open_cards_say_who_can_make_it_as_the_engine_settles_it(name: str, preset: str) -> None:
    game, judge = find_game(name, preset, TOLD), HybridValueFunction(find_game(name, preset), Random(1))
    adviser = adviser_of(game)
    seen: set[tuple[int, bool]] = set()
    for number, state in enumerate(suits(game, Random(f"{name} {preset}"))):
        if number >= ENOUGH and len(seen) == 6:
            break
        position = position_of(game, state)
        contest, stake = adviser.contest(state, position), adviser.stake(state, position)
        assert contest is not None
        assert stake is not None
        can = judge.can_reach(position, contest)
        assert can == makes(game, state, position, stake[0], contest.side)
        assert contest.chances == adviser.open_chances()[stake[0]]
        seen.add((stake[0], can))
    assert len(seen) >= 5  # hundreds against are seldom possible


def played(name: str, preset: str) -> tuple[Game, Any]:
    """A deal of a suit contract that marriages have not decided."""
    game = find_game(name, preset, TOLD)
    for state in suits(game, Random(f"{name} {preset}")):
        stake = adviser_of(game).stake(state, position_of(game, state))
        if stake is not None and stake[0] == contracts.GAME and 20 <= stake[2] <= 60:
            return game, state
    raise AssertionError


def always(chance: float) -> Callable[[MariasAdviser[Any]], Mapping[int, Chances]]:
    """Stands for `MariasAdviser.open_chances`: a game is made with this chance, whatever open cards say."""
    return lambda adviser: {contracts.GAME: ((chance,) * 2,) * 2}


@pytest.mark.parametrize(("name", "preset"), GAMES)
def test_what_is_made_with_some_chance_counts_as_much_of_both(monkeypatch, name: str, preset: str) -> None:
    jit.start()
    game, state = played(name, preset)
    seat = state.pub.lone

    def brings(chance: float) -> float:
        monkeypatch.setattr(type(game.adviser), "open_chances", always(chance))
        return HybridValueFunction(game, Random(1)).margins([state], seat, [5])[0]

    made, lost = brings(1.0), brings(0.0)
    assert lost < made
    assert brings(0.25) == pytest.approx(0.25 * made + 0.75 * lost)
    without = HybridValueFunction(game, Random(1), contests=False).margins([state], seat, [5])[0]
    assert without in (made, lost)  # as a playout has it


@pytest.mark.parametrize(("name", "preset"), GAMES)
def test_a_gain_is_foretold_as_often_as_it_is_made_whatever_it_brings(
    monkeypatch, name: str, preset: str
) -> None:
    jit.start()
    game, state = played(name, preset)

    def foretold(chance: float, seat: int) -> Forecast:
        monkeypatch.setattr(type(game.adviser), "open_chances", always(chance))
        judge = HybridValueFunction(game, Random(1))
        (told,) = judge.forecasts([state], seat, [5])
        assert told.margin == judge.margins([state], seat, [5])[0]
        return told

    lone = state.pub.lone
    other = next(s for s in range(game.seats) if not game.side(state.pub, lone) >> s & 1)
    assert foretold(0.0, lone).margin < 0 < foretold(1.0, lone).margin
    for chance in (0.0, 0.25, 0.75, 1.0):
        assert foretold(chance, lone).chance == chance
        assert foretold(chance, other).chance == 1 - chance


def test_an_outcome_that_is_told_is_one_that_can_be(monkeypatch) -> None:
    """By chance the one or the other, each with its items and what they bring."""
    jit.start()
    game, state = played("marias", "pagat_voleny")
    monkeypatch.setattr(type(game.adviser), "open_chances", always(0.5))
    judge = RecordingValueFunction(game, Random(1))
    found = [judge.outcome(state, state.pub.lone, luck) for luck in range(40)]
    for outcome in found:
        value = sum(i.value if i.seat == state.pub.lone else -i.value for i in outcome.items)
        assert (outcome.margin > 0, outcome.margin < 0) == (value > 0, value < 0)
    told = [{item.key for item in outcome.items} for outcome in found]
    assert any("item-marias-game-won" in keys for keys in told)
    assert any("item-marias-game-lost" in keys for keys in told)
