"""Computer players at a table, good ones and bad ones, in a thread and in a process of their own."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from random import Random
from typing import Any

import pytest

from hlaska import games
from hlaska.bots import registry
from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.table.bots.bot_driver import BotDriver
from hlaska.table.bots.bot_pool import ProcessBotPool, ThreadBotPool
from hlaska.table.journal_entries import JournalEntry
from hlaska.table.match_state import Chair
from hlaska.table.new_table import local, open_table
from hlaska.table.store import MemoryStore, NotSaved
from hlaska.table.table import Table
from tests.toy import SKIP, WAVE, Toy, ToyOptions

BOTS = (Chair("Ada", "bot", "first"), Chair("Bob", "bot", "first"))


class First:
    """The first legal action, on turn."""

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        return view.legal[0] if view.pub.turn == view.seat else None


class Bad:
    """Everything a computer player may do wrong, in turn."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, view: View, events: Sequence[Event]) -> Any:
        self.asked += 1
        secret = [c for place in view.places for c in place]
        wrong = [None, -5, 10**9, WAVE, "skip", object(), ValueError(secret), KeyError(view.places)]
        if view.pub.turn != view.seat:
            wrong = [w for w in wrong if w not in (None, WAVE)]  # off turn these are in order
        found = wrong[self.asked % len(wrong)]
        if isinstance(found, Exception):
            raise found
        return found


def make(level: str, game: Game, seed: int | None, seconds: float | None) -> Any:
    return First()


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(6000):
        if condition():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it never happened")


async def ended(table: Table, deals: int = 1) -> None:
    async with table.follow(-1) as follower:
        while len(table.now.sheet) < deals:
            await asyncio.wait_for(follower.wait_for_change(), 20)
            follower.take()


async def test_computer_players_play_a_deal_to_its_end():
    async with local(Toy(), BOTS, runner=ThreadBotPool(make), pace=0) as table:
        await ended(table)
        assert (table.now.deal, table.turn, table.dealer.waiting()) == (1, -1, ())
        await table.dealer.deal()
        await ended(table, 2)


async def test_nobody_plays_for_a_person():
    chairs = (Chair("Ada"), BOTS[1])
    async with local(Toy(), chairs, runner=ThreadBotPool(make), pace=0, shuffle=Random(1).shuffle) as table:
        await until(lambda: table.turn == 0)
        seq = table.seq
        await asyncio.sleep(0.1)
        assert (table.turn, table.seq) == (0, seq)


async def test_a_player_who_is_not_on_turn_may_call():
    """Asked at once, also while a person thinks, and only where there is something to call."""

    class Waving(First):
        async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
            return WAVE if WAVE in view.legal else await super().choose(view, events)

    chairs = (Chair("Ada"), BOTS[1])
    runner = ThreadBotPool(lambda *_: Waving())
    async with local(Toy(), chairs, runner=runner, pace=0, shuffle=Random(1).shuffle) as table:
        await until(lambda: table.turn == 0)
        await table.submit(0, table.seq, (SKIP,))
        await until(lambda: table.now.state is not None and table.now.state.pub.waved == 0b10)
        assert table.turn == 0
        seq = table.seq
        await asyncio.sleep(0.05)
        assert table.seq == seq


async def test_a_bad_player_is_replaced_for_the_decision_and_tells_no_secret(caplog):
    caplog.set_level(logging.DEBUG)
    bad = Bad()
    async with local(Toy(), BOTS, runner=ThreadBotPool(lambda *_: bad), pace=0) as table:
        await ended(table)
        await table.dealer.deal()
        await ended(table, 2)
    assert bad.asked >= 14
    lines = [r.getMessage() for r in caplog.records if r.name.startswith("hlaska")]
    assert len(lines) == bad.asked
    assert all(
        line.split(": ")[-1] in ("an action that is not legal", "ValueError", "KeyError") for line in lines
    )


async def test_a_player_gets_a_view_and_the_events_of_its_seat():
    got: list[tuple[View, list[Event]]] = []

    class Curious(First):
        async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
            if view.pub.turn == view.seat:
                got.append((view, list(events)))
            return await super().choose(view, events)

    async with local(Toy(), BOTS, runner=ThreadBotPool(lambda *_: Curious()), pace=0) as table:
        await ended(table)
        moments = table.now.steps
    assert len(got) == len(moments) - 1
    for n, (view, events) in enumerate(got, 1):
        assert type(view) is View
        assert events == [e.for_seat(view.seat) for m in moments[:n] for e in m.events]


class Full(MemoryStore):
    """A store whose disk is full; `enough` is set after so many tries."""

    def __init__(self, tries: int) -> None:
        super().__init__()
        self.full, self.enough = False, asyncio.Event()
        self.tried: list[tuple[int, ...]] = []
        self._tries = tries

    async def append(self, table: str, seq: int, seat: int, actions: tuple[int, ...]) -> JournalEntry:
        if not self.full:
            return await super().append(table, seq, seat, actions)
        self.tried.append(actions)
        if len(self.tried) == self._tries:
            self.enough.set()
        raise NotSaved("the disk is full")


class Fickle(First):
    """Another choice each time it thinks, which is counted."""

    def __init__(self) -> None:
        self.thought = 0

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        if view.pub.turn != view.seat:
            return None
        self.thought += 1
        return view.legal[self.thought % len(view.legal)]


async def test_on_a_full_disk_a_choice_is_kept_and_tries_become_rarer(monkeypatch, caplog):
    waits: list[float] = []

    async def stays(driver: BotDriver, seq: int, seconds: float) -> bool:
        waits.append(seconds)
        await asyncio.sleep(0)
        return True

    monkeypatch.setattr(BotDriver, "_wait_while_same", stays)
    store, fickle = Full(40), Fickle()
    table = await open_table(Toy(), BOTS, store=store)
    store.full = True
    driver = BotDriver(table, ThreadBotPool(lambda *_: fickle), 0)
    driver.start()
    await store.enough.wait()
    assert (table.seq, fickle.thought, len(set(store.tried))) == (1, 1, 1)
    assert waits[:7] == [1, 2, 4, 5, 5, 5, 5]
    lines = [r.getMessage() for r in caplog.records if "NotSaved" in r.getMessage()]
    assert len(lines) == 6  # the first, second, fourth ... 32nd time
    store.full = False
    await ended(table)
    assert (await store.load(table.meta.id))[1].actions == store.tried[0]
    assert sum("it is saved now" in r.getMessage() for r in caplog.records) == 1
    await driver.close()


async def test_who_waits_for_a_full_disk_looks_again_as_soon_as_the_table_is_another(monkeypatch):
    for name in ("AGAIN", "RAREST"):
        monkeypatch.setattr(f"hlaska.table.bots.bot_driver.{name}", 3600.0)
    store = Full(1)
    table = await open_table(Toy(), BOTS, store=store)
    await table.submit(0, 1, (SKIP,))
    store.full = True
    driver = BotDriver(table, ThreadBotPool(make), 0)
    driver.start()
    await store.enough.wait()
    store.full = False
    await table.submit(1 - table.now.turn, table.seq, (WAVE,))  # somebody else's line is saved
    await ended(table)
    await driver.close()


async def test_a_call_out_of_turn_does_not_disturb_who_thinks():
    class Slow(First):
        async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
            await asyncio.sleep(0.02)
            return view.legal[0]

    table = await open_table(Toy(), (Chair("Ada", "bot"), Chair("Bob", "bot")))
    await table.submit(0, 1, (SKIP,))
    driver = BotDriver(table, ThreadBotPool(lambda *_: Slow()), 0)
    driver.start()
    await asyncio.sleep(0.005)
    await table.submit(1, table.seq, (WAVE,))
    await ended(table)
    await driver.close()


async def test_who_wanted_to_wait_is_not_blamed_where_the_table_has_moved_on(caplog):
    """Asked out of turn, it wants nothing; meanwhile its turn has come."""
    asked, answer = asyncio.Event(), asyncio.Event()

    class Waiting:
        async def choose(self, *args: Any, **more: Any) -> Action | None:
            view: View = args[2]
            if view.pub.turn == view.seat:
                return view.legal[0]
            asked.set()
            await answer.wait()
            return None

        def start(self) -> None: ...

        def close(self) -> None: ...

    table = await open_table(Toy(), (Chair("Ada"), BOTS[1]), shuffle=Random(1).shuffle)
    await table.submit(0, table.seq, (SKIP,))
    driver = BotDriver(table, Waiting(), 0)
    driver.start()
    await asyncio.wait_for(asked.wait(), 5)
    lead = table.play.view(0)
    assert lead is not None
    await table.submit(0, table.seq, lead.legal[:1])
    assert table.turn == 1
    answer.set()
    await until(lambda: table.turn != 1)
    await driver.close()
    assert [r.getMessage() for r in caplog.records if r.name.startswith("hlaska")] == []


@pytest.mark.parametrize("turns", range(4))
async def test_who_is_sent_away_goes_even_if_a_decision_comes_at_that_moment(monkeypatch, turns):
    sent: Future[Action | None] = Future()
    runner = ThreadBotPool(make)
    monkeypatch.setattr(runner, "_send", lambda *_: sent)
    game = Toy()
    view = game.view(game.start(game.opening(), game.pack)[0], 0)
    waiting = asyncio.create_task(runner.choose("first", game, view, []))
    await asyncio.sleep(0)
    sent.set_result(SKIP)
    for _ in range(turns):
        await asyncio.sleep(0)
    left = waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert waiting.cancelled() == left
    runner.close()


# ---------------------------------------------------------------- workers
@pytest.mark.slow
async def test_workers_play_and_a_dead_one_is_replaced(monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # compiling is not what is tested
    runner = ProcessBotPool(1)
    game = games.find_game("marias")
    chairs = tuple(Chair(f"B{i}", "bot", "random") for i in range(3))
    try:
        runner.start()
        async with local(game, chairs, runner=runner, pace=0) as table:
            await ended(table)  # at once: simple players stand in
            await until(lambda: runner.is_ready)
            await table.dealer.deal()
            await ended(table, 2)
            workers = runner._workers[0].processes
            assert workers
            os.kill(workers[0], signal.SIGKILL)
            await table.dealer.deal()
            await ended(table, 3)
            assert not runner.is_ready
            runner._workers[0]._not_before = 0.0
            await table.dealer.deal()
            await ended(table, 4)
            await until(lambda: runner.is_ready)
    finally:
        runner.close()


async def test_workers_that_cannot_start_are_not_tried_again_and_again(monkeypatch, caplog):
    started = []

    class Dead(ProcessPoolExecutor):
        def submit(self, *args: Any, **more: Any) -> Any:
            started.append(args)
            failed: Future[None] = Future()
            failed.set_exception(ImportError("no such thing"))
            return failed

    monkeypatch.setattr("hlaska.table.bots.bot_worker.ProcessPoolExecutor", Dead)
    runner = ProcessBotPool(1)
    runner._threads = ThreadBotPool(make)
    async with local(Toy(), BOTS, runner=runner, pace=0) as table:
        await ended(table)
    runner.close()
    assert len(started) == 2  # one that looks ahead, and one for quick players
    assert [r.getMessage().split(": ")[1] for r in caplog.records if "worker" in r.getMessage()] == [
        "no such thing"
    ] * 2


@pytest.mark.slow
async def test_a_worker_ends_with_its_parent(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    code = """
import asyncio, os, sys, time
from hlaska.table.bots.bot_pool import ProcessBotPool
if __name__ == "__main__":
    runner = ProcessBotPool(1)
    runner.start()
    while not runner._workers[0].processes: time.sleep(0.01)
    print(*runner._workers[0].processes, flush=True)
    runner._workers[0]._warm.result()
    print("ready", flush=True)
    time.sleep(60)
"""
    path = tmp_path / "parent.py"
    path.write_text(code)
    parent = await asyncio.create_subprocess_exec(sys.executable, str(path), stdout=asyncio.subprocess.PIPE)
    assert parent.stdout is not None
    worker = int(await parent.stdout.readline())
    assert (await parent.stdout.readline()).strip() == b"ready"
    parent.kill()
    await parent.wait()
    for _ in range(100):
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        await asyncio.sleep(0.05)
    pytest.fail("the worker is still there")


def test_options_reach_the_worker():
    from hlaska.table.bots import bot_worker as workers

    first = workers._game(Toy, ToyOptions(target=4))
    assert first.options.target == 4
    assert workers._game(Toy, ToyOptions(target=4)) is first


async def test_a_combination_is_sent_with_its_cards() -> None:
    """As the button sends it: a question of its own for every card would only be waited for."""
    game = games.find_game("bezique")
    chairs = (Chair("Ada", "bot", "greedy"), Chair("Bob", "bot", "random"))
    runner = ThreadBotPool(
        lambda level, game, _, seconds: registry.make(level, game, 1, seconds)
    )  # repeatable
    async with local(game, chairs, pace=0.0, shuffle=Random(2).shuffle, runner=runner) as table:
        await until(lambda: not table.now.running)
        runner.close()
        lines = await table.store.load(table.meta.id)
    combinations = [line.actions for line in lines if len(line.actions) > 1 and line.seat >= 0]
    assert len(combinations) >= 2
    assert all(a[0] >= CALL and all(c < CALL for c in a[1:]) for a in combinations)
    assert all(
        len(line.actions) > 1 or not game.action_text(line.actions[0]).startswith("marriage")
        for line in lines
    )
