"""Measures how many tables of computer players this machine serves at their pace.

Tables as a server has them are played for some minutes, and how late each decision was is measured.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from hlaska.core.errors import HlaskaError
from hlaska.games import find_game
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.table.bots.bot_driver import PACE, BotDriver
from hlaska.table.bots.bot_pool import ProcessBotPool
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import Store

STARTED: Final = 120.0  # seconds until workers must be ready
ON_TIME: Final = 0.1  # seconds that nobody notices


class Load:
    """Plays deal after deal at tables of computer players of one level."""

    def __init__(self, store: Store, runner: ProcessBotPool, level: str, pace: float = PACE) -> None:
        self.store, self.runner, self.level, self.pace = store, runner, level, pace
        self.late: list[float] = []  # seconds after its due time, of every decision
        self.failed = 0  # decisions of players that failed: the first lawful action was done
        self.deals = 0

    async def play(self, name: str, begin: float, end: float) -> None:
        """Plays one table of a game, from one time of the loop until another."""
        await asyncio.sleep(begin - asyncio.get_running_loop().time())
        while asyncio.get_running_loop().time() < end:
            game = find_game(name)
            chairs = [Chair(f"B{i}", "bot", self.level) for i in range(game.players)]
            table = await open_table(game, chairs, store=self.store)
            driver = BotDriver(table, self.runner, self.pace, self.late.append)
            driver.start()
            bell = table.log.changes.subscribe()
            while not table.now.is_over and asyncio.get_running_loop().time() < end:
                if not table.now.running:
                    self.deals += 1
                    await table.dealer.deal()
                bell.clear()
                await _wait_for_change(bell, end)
            await driver.close()
            self.failed += driver.failed

    def summarize(self) -> dict[str, Any]:
        """Counts decisions by who made them, and how late they were, in milliseconds."""
        counts = self.runner.counts
        cuts = quantiles(self.late, n=1000) if len(self.late) > 1 else [0.0] * 999
        late = {"p50": cuts[499], "p99": cuts[989], "p999": cuts[998], "most": max(self.late, default=0.0)}
        return {
            "deals": self.deals,
            "decisions": len(self.late),
            "asked": sum(counts.values()),
            "thought": counts["thought"],
            "quick_player": {why: counts[why] for why in ("busy", "starting", "hung", "died")},
            "failed": self.failed,
            "late_ms": {name: round(1000 * value, 1) for name, value in late.items()},
            "on_time": round(sum(x <= ON_TIME for x in self.late) / max(1, len(self.late)), 5),
        }


async def _wait_for_change(bell: asyncio.Event, end: float) -> None:
    """Waits for the bell, or for the end."""
    try:
        async with asyncio.timeout_at(end):
            await bell.wait()
    except TimeoutError:
        pass


def measure_tables(
    games: Sequence[str], many: int, minutes: float, level: str, workers: int
) -> dict[str, Any]:
    """Plays `many` tables spread over the games, with a journal in their own folder.

    Raises HlaskaError where no worker can be started.
    """
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure_tables(games, many, minutes, level, workers, Path(folder)))


async def _measure_tables(
    games: Sequence[str], many: int, minutes: float, level: str, workers: int, folder: Path
) -> dict[str, Any]:
    journal, runner = SqliteStore(folder / "tables.sqlite3"), ProcessBotPool(workers)
    try:
        await _wait_until_ready(runner)
        load = Load(journal, runner, level)
        begun = asyncio.get_running_loop().time()
        end, step = begun + 60 * minutes, PACE / many  # people do not begin all at once
        playing = [load.play(games[i % len(games)], begun + i * step, end) for i in range(many)]
        await asyncio.gather(*playing)
        return {"tables": many, "minutes": minutes, "level": level, "workers": workers, **load.summarize()}
    finally:
        runner.close()
        await journal.close()


async def _wait_until_ready(runner: ProcessBotPool) -> None:
    loop = asyncio.get_running_loop()
    end = loop.time() + STARTED
    while not runner.is_ready:
        runner.start()
        if loop.time() > end:
            raise HlaskaError(f"no worker for computer players was ready within {STARTED:.0f} seconds")
        await asyncio.sleep(0.05)
