"""When computer players answer: on a clock that leaps, so that every second is exact."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.games import GAMES, find_game
from hlaska.table.bots.bot_driver import CALL, LONG, LONGEST, PACE, BotDriver
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.table import Table


class Leaping(asyncio.SelectorEventLoop):
    """An event loop in which nobody waits: where nothing is to be done, its time is that of the next timer."""

    def __init__(self) -> None:
        self.now = 0.0
        loop = self

        class Selector(selectors.SelectSelector):
            def select(self, timeout: float | None = None) -> Any:
                loop.now += timeout or 0
                return super().select(None if timeout is None else 0)

        super().__init__(Selector())

    def time(self) -> float:
        return self.now


def run(work: Coroutine[Any, Any, Any]) -> Any:
    with asyncio.Runner(loop_factory=Leaping) as runner:
        return runner.run(work)


class Thinker:
    """Thinks as long as it is told for a view, and takes the first legal action or any."""

    def __init__(self, seconds: Callable[[View], float], rng: Random | None = None) -> None:
        self.seconds, self.rng = seconds, rng
        self.given: set[tuple[bool, float | None]] = set()  # on turn or not, and the time there was to think

    async def choose(
        self, level: str, game: Game, view: View, events: Sequence[Event], seconds: float | None = None
    ) -> Action | None:
        self.given.add((view.pub.turn == view.seat, None if seconds is None else round(seconds, 6)))
        await asyncio.sleep(self.seconds(view))
        if view.pub.turn != view.seat:
            return None  # may call, and takes its time not to
        if view.seat != view.pub.turn:
            return None
        return self.rng.choice(view.legal) if self.rng else view.legal[0]

    def start(self) -> None: ...

    def close(self) -> None: ...


class Answer(NamedTuple):
    """How long one waited for an answer, whether cards were being played, and whether six had answered before."""

    wait: float
    playing: bool
    deal: int
    late: bool


async def timed(game: Game, thinker: Thinker, pace: float = PACE, deals: int = 1) -> list[Answer]:
    """How long everybody waited for each answer of some deals among computer players."""
    rng = Random(3)
    chairs = tuple(Chair(f"B{i}", "bot", "any") for i in range(game.players))
    table: Table = await open_table(game, chairs, shuffle=rng.shuffle)
    driver, found = BotDriver(table, thinker, pace), []
    driver.start()
    loop = asyncio.get_running_loop()
    bell = table.log.changes.subscribe()
    for _ in range(deals):
        begun, last, row = loop.time(), "", 0
        while table.turn >= 0:
            assert table.now.state is not None
            playing, phase = game.adviser.position(table.now.state) is not None, table.now.state.pub.phase
            row = row + 1 if phase == last else 0
            last = phase
            bell.clear()
            await bell.wait()
            found.append(Answer(round(loop.time() - begun, 6), playing, table.now.deal, row >= LONG))
            begun = loop.time()
        if not table.now.is_over:
            await table.dealer.deal()
    await driver.close()
    return found


@pytest.mark.parametrize("name", GAMES)
def test_time_tells_nothing_of_a_hand(name: str) -> None:
    """Who has no choice answers no sooner than who has many; only what everybody sees makes a difference."""
    game = find_game(name)
    for seconds in (lambda view: 0.0, lambda view: min(len(view.legal), 29) / 100):
        for pace in (0.3, PACE):
            answers = run(timed(game, Thinker(seconds, Random(1)), pace))
            assert {a.wait for a in answers if a.playing} <= {pace}
            assert {a.wait for a in answers if not a.playing and not a.late} <= {CALL}
            assert {a.wait for a in answers if not a.playing and a.late} <= {pace}
            assert len(answers) > 5


@pytest.mark.parametrize("name", GAMES)
def test_the_time_to_think_tells_nothing_of_a_hand(name: str) -> None:
    """It is a part of the time until the decision is due, the same for every hand."""
    thinker = Thinker(lambda view: 0.0, Random(1))
    run(timed(find_game(name), thinker))
    assert {seconds for on_turn, seconds in thinker.given if on_turn} <= {
        round(0.8 * PACE, 6),
        round(0.8 * CALL, 6),
    }
    assert {seconds for on_turn, seconds in thinker.given if not on_turn} <= {round(0.2 * PACE, 6)}
    free = Thinker(lambda view: 0.0, Random(1))
    run(timed(find_game(name), free, pace=0))
    assert {seconds for _, seconds in free.given} == {None}


def test_slow_tables_leave_no_more_time_than_an_answer_takes() -> None:
    thinker = Thinker(lambda view: 0.0, Random(1))
    run(timed(find_game("marias_two"), thinker, pace=5.0))
    assert {seconds for on_turn, seconds in thinker.given if on_turn} == {round(0.8 * CALL, 6)}


def test_a_long_auction_goes_on_faster_whatever_is_held() -> None:
    """The first six answers of a phase are waited for, the next come like cards; another phase begins anew."""
    game = find_game("pinochle")
    answers = [a for a in run(timed(game, Thinker(lambda view: 0.0, Random(4)))) if not a.playing]
    assert [a.wait for a in answers] == [PACE if a.late else CALL for a in answers]
    assert sum(a.late for a in answers) > 3
    assert any(not b.late for a, b in pairwise(answers) if a.late)


def test_who_thinks_too_long_once_makes_all_wait_as_long_until_the_deal_is_over() -> None:
    game, slow = find_game("marias_two"), iter([0.1, 0.1, 0.6, 0.1])
    thinker = Thinker(lambda view: next(slow, 0.0) if view.pub.phase == "play" else 0.0)
    answers = run(timed(game, thinker, deals=2))
    first, second = ([a.wait for a in answers if a.playing and a.deal == deal] for deal in (1, 2))
    assert first == [PACE] * 2 + [2 * PACE] * (len(first) - 2)
    assert set(second) == {PACE}


def test_who_is_held_up_holds_up_nobody_else_as_long() -> None:
    game, slow = find_game("marias_two"), iter([15.0])
    thinker = Thinker(lambda view: next(slow, 0.0) if view.pub.phase == "play" else 0.0)
    waits = [a.wait for a in run(timed(game, thinker)) if a.playing]
    assert waits[0] == 34 * PACE
    assert set(waits[1:]) == {5 * PACE}
    assert 5 * PACE < LONGEST + PACE


def test_without_a_pace_nobody_waits() -> None:
    answers = run(timed(find_game("marias_two"), Thinker(lambda view: 0.0), pace=0))
    assert {a.wait for a in answers} == {0}
