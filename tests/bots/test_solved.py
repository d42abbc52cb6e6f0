"""Decisions of `strong` in games for two whose settlement is solved: exact where all cards are known, the best mean
over all arrangements where they are not, and blind to what the seat cannot see."""

from collections.abc import Iterator
from math import comb
from random import Random
from statistics import fmean
from typing import Any

import pytest

from hlaska.bots import make
from hlaska.bots.deals import Deals
from hlaska.bots.seat import Seat
from hlaska.bots.strong import StrongBot
from hlaska.core.board import Event
from hlaska.core.game import CALL, Game
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.kernel import layout as at
from hlaska.kernel.solve import Solver, margin
from hlaska.research.playing import asyncio_run

PRESETS = ("schnapsen", "sixty_six_24", "mariage", "mariage_three")
DEALS, NIGHTLY = 10, 1000
Heard = list[list[Event]]


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    jit.start()


def states(game: Game, rng: Random, closing: float = 0.0) -> Iterator[tuple[Any, Heard]]:
    """The states of a deal played by chance, with what each seat has heard; closed as often as that."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    heard: Heard = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    close, last = game.call("close"), [game.call("claim"), game.call("pass")]
    while state.pub.turn >= 0:
        yield state, heard
        legal = game.legal(state, state.pub.turn)
        kept = [a for a in legal if a < CALL] or [a for a in legal if a not in (close, *last)] or legal
        action = close if close in legal and rng.random() < closing else rng.choice(kept)
        state, events = game.apply(state, state.pub.turn, action)
        heard = [old + [e.for_seat(s) for e in events] for s, old in enumerate(heard)]


def worth(game: Game, solver: Solver, state: Any, seat: int) -> float:
    """The margin of a seat with all cards open; who has 66 claims at once."""
    if state.pub.turn < 0:
        return margin(state.pub.result[: game.seats], 1 << seat)
    claim = game.call("claim")
    for s in (0, 1):
        if state.pub.points[s] >= 66 and claim in game.legal(state, s):
            return worth(game, solver, game.apply(state, s, claim)[0], seat)
    position = game.adviser.playout(state)
    if position is None:
        passed = game.call("pass")
        return worth(game, solver, game.apply(state, state.pub.turn, passed)[0], seat)

    def payoff(end: Any) -> Any:
        return game.adviser.payoff(state, end)[:2]

    value = solver.settle(position, payoff, id(state))
    return value if seat == 0 else -value


def exact_decisions(preset: str, deals: int) -> int:
    """Every choice of `strong` after the last card has been drawn keeps the value of the deal; how many there were."""
    game, rng, solver, count = find_game("sixtysix", preset), Random(preset), Solver(), 0
    for n in range(deals):
        for state, heard in states(game, rng):
            position = game.adviser.playout(state)
            seat = state.pub.turn
            legal = game.legal(state, seat)
            if position is None or position[at.LEFT] or len(legal) < 2 or max(state.pub.points) >= 66:
                continue
            chosen = asyncio_run(make("strong:4", game, n).choose(game.view(state, seat), heard[seat]))
            found = {a: worth(game, solver, game.apply(state, seat, a)[0], seat) for a in legal}
            assert found[chosen] == max(found.values())
            count += min(found.values()) < max(found.values())
    return count


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_known_is_played_exactly(preset: str) -> None:
    assert exact_decisions(preset, DEALS) > DEALS / 2


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_known_is_played_exactly_in_many_deals(preset: str) -> None:
    assert exact_decisions(preset, NIGHTLY) > NIGHTLY / 2


@pytest.mark.parametrize("preset", PRESETS[:3])
def test_after_closing_the_best_mean_over_all_arrangements(preset: str) -> None:
    """What each card is worth is its mean over every way in which the hidden cards may lie."""
    game, rng, solver, count = find_game("sixtysix", preset), Random(preset), Solver(), 0
    while count < 12:
        for state, heard in states(game, rng, 0.3):
            seat = state.pub.turn
            cards = [a for a in game.legal(state, seat) if a < CALL]
            if state.pub.closer < 0 or len(cards) < 2 or len(state.places[seat]) > 4:
                continue
            bot = make("strong:2", game, 1)
            assert isinstance(bot, StrongBot)
            seen = Seat(game, game.view(state, seat), heard[seat], StrongBot.deals)
            worlds = seen.deals.every(64)
            if worlds is None:
                continue
            found = {turn: mean for mean, turn in bot.worths(seen)}
            for card in cards:
                values = [worth(game, solver, game.apply(world, seat, card)[0], seat) for world in worlds]
                assert found[(card,)] == pytest.approx(fmean(values))
            count += 1


@pytest.mark.parametrize("preset", PRESETS[:3])
def test_every_world_is_one_that_fits_and_none_is_left_out(preset: str) -> None:
    game, rng, count = find_game("sixtysix", preset), Random(preset), 0
    while count < 20:
        for state, heard in states(game, rng, 0.2):
            seat = state.pub.turn
            view = game.view(state, seat)
            deals, ordered = Deals(game, view, heard[seat]), rng.random() < 0.5
            worlds = deals.every(400, ordered)
            if worlds is None:
                continue
            count += 1
            found = {tuple(world.places) for world in worlds}
            assert len(found) == len(worlds) <= 400
            assert all(game.view(world, seat).places == view.places for world in worlds)
            loose = len(deals.may)
            if all(mask.bit_count() == len(deals.places) for mask in deals.may.values()) and not ordered:
                need = max(deals.room.values(), default=0)
                assert len(worlds) == comb(loose, need) or len(deals.places) > 2
            for world in [deals.any(rng) for _ in range(8)]:
                unordered = [tuple(sorted(place)) for place in world.places]
                assert any([tuple(sorted(place)) for place in other] == unordered for other in found)


@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_do_not_change_what_strong_does(preset: str) -> None:
    """The same seat in another world that it cannot tell from the truth does the same."""
    game, rng, count = find_game("sixtysix", preset), Random(preset), 0
    while count < 20:
        for state, heard in states(game, rng, 0.1):
            seat = state.pub.turn
            view = game.view(state, seat)
            if rng.random() < 0.6 or len(view.legal) < 2:
                continue
            other = Deals(game, view, heard[seat]).any(rng)
            twin = find_game("sixtysix", preset)
            here = asyncio_run(make("strong:4", game, 5).choose(view, heard[seat]))
            there = asyncio_run(make("strong:4", twin, 5).choose(twin.view(other, seat), heard[seat]))
            assert here == there
            count += 1
