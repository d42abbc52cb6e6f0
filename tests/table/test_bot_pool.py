"""Who thinks for how long, and who stands in, where many tables want the same workers: on a clock that leaps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from hlaska.benchmarks.bot_tables import measure_tables
from hlaska.core.actions import Action
from hlaska.core.review import AnalysisRequest, Budget
from hlaska.core.view import View
from hlaska.games import GAMES, find_game
from hlaska.table.bots.bot_pool import LEAST, LIMIT, Busy, ProcessBotPool, ThreadBotPool
from hlaska.table.bots.bot_worker import AnalyzeDecision, ChooseAction
from tests.table.test_bot_driver import until
from tests.table.test_bot_pace import run
from tests.toy import SKIP, Toy

ALWAYS = 0.8  # seconds a worker of these tests thinks where nobody says how long


class Process:
    """A worker process without a process: `thinks` gives its seconds for a question; None: it hangs."""

    def __init__(self, thinks: Callable[[ChooseAction], float | None]) -> None:
        self.thinks, self.busy, self.until, self.is_ready = thinks, False, 0.0, True
        self.starting: Future[None] = Future()
        self.asked: list[ChooseAction] = []
        self.begun, self.ended, self.number = 0, 0, 0
        self._sent: list[Future[Action | None]] = []

    def start(self) -> None:
        self.begun += 1

    def end_if_dead(self) -> None: ...

    def send(self, asked: ChooseAction) -> Future[Action | None]:
        sent: Future[Action | None] = Future()
        self.asked.append(asked)
        self._sent.append(sent)
        seconds = self.thinks(asked)
        if seconds is not None:
            asyncio.get_running_loop().call_later(seconds, self._answer, sent)
        return sent

    def _answer(self, sent: Future[Action | None]) -> None:
        if not sent.done():
            sent.set_result(SKIP)

    def die(self) -> None:
        """All it was asked is lost."""
        for sent in self._sent:
            if not sent.done():
                sent.set_exception(BrokenProcessPool())

    def end(self) -> None:
        self.ended, self.number = self.ended + 1, self.number + 1
        self.die()


class First:
    async def choose(self, view: View, events: Any) -> Action | None:
        return SKIP


def usual(asked: ChooseAction) -> float:
    """A player that uses its time."""
    return ALWAYS if asked.seconds is None else asked.seconds


def at_once(asked: ChooseAction) -> float:
    return 0.001


class Crew:
    """A runner with such workers, and how to ask it."""

    def __init__(self, *thinks: Callable[[ChooseAction], float | None]) -> None:
        self.runner: Any = ProcessBotPool(0)
        self.workers = [Process(t) for t in thinks]
        self.quick = Process(at_once)
        vars(self.runner).update(_workers=self.workers, _quick=self.quick)
        game = Toy()
        self.game, self.view = game, game.view(game.start(game.opening(), game.pack)[0], 0)

    async def ask(self, seconds: float | None = None, level: str = "club") -> float:
        """How long one waited for the decision."""
        begun = asyncio.get_running_loop().time()
        assert await self.runner.choose(level, self.game, self.view, [], seconds) == SKIP
        return asyncio.get_running_loop().time() - begun

    async def asked(self, many: int, seconds: float | None = None, level: str = "club") -> list[float]:
        return await asyncio.gather(*(self.ask(seconds, level) for _ in range(many)))


def test_time_in_the_queue_is_not_thinking() -> None:
    """Forty decisions at once take longer than any may, and each is made by the player asked for."""

    async def work() -> None:
        crew = Crew(usual)
        waits = await crew.asked(40)
        assert max(waits) > LIMIT
        assert crew.runner.counts == {"thought": 40}
        assert crew.workers[0].ended == 0

    run(work())


def test_a_worker_that_hangs_is_replaced_alone() -> None:
    """The decision it had is made by the quick player; those of other tables by the player asked for."""

    async def work() -> None:
        crew = Crew(lambda asked: None if len(crew.workers[0].asked) == 1 else usual(asked), usual)
        first = asyncio.create_task(crew.ask())
        await asyncio.sleep(0)
        waits = [await crew.ask() for _ in range(20)]
        assert max(waits) < 1
        assert LIMIT <= await first < LIMIT + 1
        assert crew.runner.counts == {"thought": 20, "hung": 1}
        assert [worker.ended for worker in crew.workers] == [1, 0]
        assert (crew.quick.asked[0].level, crew.workers[1].asked[0].level) == ("greedy", "club")
        await crew.ask()
        assert not any(worker.busy for worker in crew.workers)

    run(work())


def test_a_worker_that_dies_loses_its_own_decision_to_the_quick_player() -> None:
    async def work() -> None:
        crew = Crew(usual, usual)
        both = [asyncio.create_task(crew.ask()) for _ in range(2)]
        await asyncio.sleep(0.1)
        crew.workers[0].die()
        await asyncio.gather(*both)
        assert crew.runner.counts == {"thought": 1, "died": 1}
        assert [worker.ended for worker in crew.workers] == [1, 0]

    run(work())


def test_a_worker_that_is_lost_with_many_decisions_is_replaced_once() -> None:
    async def work() -> None:
        crew = Crew()
        crew.quick.thinks = lambda asked: None
        crew.runner._threads.close()
        crew.runner._threads = ThreadBotPool(lambda *_: First())
        tasks = [asyncio.create_task(crew.ask()) for _ in range(5)]
        await asyncio.sleep(0.1)
        crew.quick.die()
        await asyncio.gather(*tasks)
        assert crew.quick.ended == 1

    asyncio.run(work())


@pytest.mark.parametrize("workers", [1, 3])
def test_who_cannot_be_served_in_time_is_served_by_the_quick_player(workers: int) -> None:
    async def work() -> None:
        crew = Crew(*[usual] * workers)
        waits = await crew.asked(80, 0.36)
        assert max(waits) < 0.37
        assert set(crew.runner.counts) == {"thought", "busy"}
        assert crew.runner.counts["thought"] >= workers
        assert {asked.level for asked in crew.quick.asked} == {"greedy"}

    run(work())


def weighing(asked: Any) -> float:
    """A worker that uses the time of what it weighs, and of what it thinks."""
    return float(asked.asked.budget.seconds) if isinstance(asked, AnalyzeDecision) else usual(asked)


def test_decisions_are_weighed_where_players_think_and_take_none_of_their_time() -> None:
    """A review is asked question by question: the players of tables are served in time in between."""

    async def work() -> None:
        crew = Crew(weighing)

        async def weigh() -> None:
            asked = AnalysisRequest(crew.game, crew.view, (), budget=Budget(0, 0.1))
            await crew.runner.analyze(asked, 5.0)

        async def review() -> None:
            for _ in range(20):
                await weigh()

        task = asyncio.create_task(review())
        await asyncio.sleep(0.05)
        waits = [await crew.ask(0.36) for _ in range(5)]
        await task
        assert max(waits) < 0.37
        assert crew.runner.counts == {"thought": 5, "weighed": 20}

    run(work())


def test_what_nobody_has_time_to_weigh_is_refused() -> None:
    async def work() -> None:
        crew = Crew(lambda asked: None)
        asked = AnalysisRequest(crew.game, crew.view, (), budget=Budget(0, 0.1))
        first = asyncio.create_task(crew.runner.analyze(asked, 5.0))
        await asyncio.sleep(0.01)
        begun = asyncio.get_running_loop().time()
        with pytest.raises(Busy):
            await crew.runner.analyze(asked, 5.0)
        assert asyncio.get_running_loop().time() - begun < 5.1
        crew.workers[0].die()
        with pytest.raises(Busy):
            await first
        assert crew.runner.counts == {"refused": 1}

    run(work())


def test_a_hint_waits_for_the_first_worker_and_says_so_where_that_takes_too_long() -> None:
    async def work() -> None:
        crew = Crew(at_once)
        worker, loop = crew.workers[0], asyncio.get_running_loop()
        worker.is_ready = False
        asked = AnalysisRequest(crew.game, crew.view, (), budget=Budget(0, 0.1))
        begun = loop.time()
        with pytest.raises(Busy) as refused:
            await crew.runner.analyze(asked, 5.0)
        assert 5.0 <= loop.time() - begun < 5.5
        assert refused.value.phrase.key == "refused-starting"

        def start() -> None:
            worker.is_ready = True
            worker.starting.set_result(None)

        loop.call_later(3.0, start)
        assert await crew.runner.analyze(asked, 5.0) == SKIP
        assert loop.time() - begun < 9.0
        assert crew.runner.counts == {"refused": 1, "weighed": 1}

    run(work())


def test_nobody_gets_a_stronger_player_than_asked_for() -> None:
    async def work() -> None:
        crew = Crew(usual)
        await crew.asked(60, 0.36, "random")
        assert {asked.level for asked in (*crew.quick.asked, *crew.workers[0].asked)} == {"random"}

    run(work())


def test_one_table_alone_has_all_the_time() -> None:
    async def work() -> None:
        crew = Crew(usual)
        for _ in range(20):
            await crew.ask(0.36)
            await asyncio.sleep(0.09)
        assert {round(asked.seconds or 0, 6) for asked in crew.workers[0].asked} == {0.36}

    run(work())


async def seats(crew: Crew, tables: int, rounds: int) -> list[float]:
    """So many tables that want a decision every 0.45 s; how late each was for 0.36 s."""

    async def table(number: int) -> list[float]:
        await asyncio.sleep(0.45 * number / tables)
        late = []
        for _ in range(rounds):
            begun = asyncio.get_running_loop().time()
            late.append(await crew.ask(0.36) - 0.36)
            await asyncio.sleep(begun + 0.45 - asyncio.get_running_loop().time())
        return late

    found = await asyncio.gather(*(table(i) for i in range(tables)))
    return [late for of_table in found for late in of_table]


def test_some_tables_share_the_time_and_all_think() -> None:
    """With six tables each has a sixth of the time, and after the first round none needs the quick player."""

    async def work() -> None:
        crew = Crew(usual)
        await seats(crew, 6, 6)
        crew.runner.counts.clear()
        late = await seats(crew, 6, 40)
        assert crew.runner.counts == {"thought": 240}
        assert max(late) < 0

    run(work())


def test_many_tables_keep_their_pace() -> None:
    """Of 120 tables the workers serve some; all others are served at once."""

    async def work() -> None:
        crew = Crew(usual)
        late = await seats(crew, 120, 40)
        assert max(late) < 0.01
        assert set(crew.runner.counts) == {"thought", "busy"}
        assert crew.runner.counts["thought"] > 0.8 * 40 * 0.45 / LEAST

    run(work())


def test_a_table_that_is_closed_leaves_its_worker_to_others() -> None:
    """Whether it thinks, waits, or has just been given one."""

    async def work() -> None:
        for turns in range(6):
            crew = Crew(usual)
            thinking, waiting, last = (asyncio.create_task(crew.ask()) for _ in range(3))
            await asyncio.sleep(0.1)
            thinking.cancel()
            await asyncio.sleep(ALWAYS - 0.1)
            for _ in range(turns):
                await asyncio.sleep(0)
            waiting.cancel()
            assert await last < 3.1 * ALWAYS
            await asyncio.gather(thinking, waiting, return_exceptions=True)
            await asyncio.sleep(ALWAYS)
            assert not crew.workers[0].busy

    run(work())


def test_where_the_only_worker_is_lost_nobody_waits_for_it() -> None:
    async def work() -> None:
        crew = Crew(usual)
        tasks = [asyncio.create_task(crew.ask()) for _ in range(3)]
        await asyncio.sleep(0.1)
        crew.workers[0].is_ready = False
        crew.workers[0].die()
        assert max(await asyncio.gather(*tasks)) < 0.2
        assert crew.runner.counts == {"died": 1, "busy": 2}

    run(work())


def test_a_thread_that_hangs_holds_up_nobody_else() -> None:
    """Other threads take its place; time in the queue does not count."""
    from threading import Event as Flag

    release = Flag()

    class Slow:
        async def choose(self, view: View, events: Any) -> Action | None:
            release.wait(30)
            return SKIP

    async def work() -> None:
        runner = ThreadBotPool(lambda level, *_: Slow() if level == "slow" else First(), limit=0.2)
        crew = Crew(usual)
        crew.runner = runner
        slow = [asyncio.create_task(crew.ask(None, "slow")) for _ in range(2)]
        await asyncio.sleep(0.05)
        for _ in range(20):
            await crew.ask()
        assert all(isinstance(e, TimeoutError) for e in await asyncio.gather(*slow, return_exceptions=True))
        release.set()
        runner.close()

    asyncio.run(work())


@pytest.mark.slow
async def test_a_queue_at_real_workers_is_no_time_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight decisions of `club` at once, of which one may take two seconds: all are answered."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # compiling is not what is tested
    runner, game = ProcessBotPool(1, limit=2.0), find_game("marias")
    state, events = game.start(game.opening(), game.pack)
    state, more = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])
    seat = state.pub.turn
    view, seen = game.view(state, seat), [e.for_seat(seat) for e in (*events, *more)]
    try:
        runner.start()
        await until(lambda: runner.is_ready)
        found = await asyncio.gather(*(runner.choose("club", game, view, seen) for _ in range(8)))
    finally:
        runner.close()
    assert all(action in view.legal for action in found)


@pytest.mark.timeout(900)
@pytest.mark.nightly
def test_a_hundred_and_twenty_tables_of_club() -> None:
    """`hlaska bench tables` for five minutes: nobody hangs, fails, or plays the first card that may be played."""
    found = measure_tables(list(GAMES), 120, 5, "club", 1)
    assert found["thought"] > 1000
    assert found["decisions"] > 20_000
    assert found["failed"] == 0
    assert {why: many for why, many in found["quick_player"].items() if many and why != "busy"} == {}
