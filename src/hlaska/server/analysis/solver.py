"""Solves positions exactly, all cards open, where computer players think."""

from __future__ import annotations

from typing import Final

from hlaska.core.record import Find, game_of
from hlaska.core.solution import Solution
from hlaska.protocol.deals import AskSolution
from hlaska.server.history.records import NoDeal, parse_uploaded
from hlaska.server.limits.concurrency import ConcurrencyLimit
from hlaska.table.bots.bot_pool import BotPool
from hlaska.table.bots.bot_worker import SolvePosition
from hlaska.table.meter import in_thread

POSITIONS: Final = 20_000_000  # searched for one answer: some seconds
PATIENCE: Final = 5.0  # seconds until somebody begins to solve
MOST: Final = 2  # positions that are solved at a time: computer players come first


class SolverService:
    """Solves positions where computer players think."""

    def __init__(self, runner: BotPool) -> None:
        self._runner, self._room = runner, ConcurrencyLimit(MOST)

    async def solve(self, find: Find, request: AskSolution) -> Solution:
        """Raises BadRecord, NoDeal, Busy."""
        opened = await in_thread(_make_request, find, request)
        with self._room.place():
            return await self._runner.solve(opened, PATIENCE)


def _make_request(find: Find, request: AskSolution) -> SolvePosition:
    record, played = parse_uploaded(find, request.text, request.deal)
    steps = played[request.deal - 1].steps
    if not -1 <= request.step <= len(steps):
        raise NoDeal(f"this deal has no step {request.step}; there are 0 to {len(steps)}")
    at = len(steps) if request.step < 0 else request.step
    state = steps[at - 1].state if at else played[request.deal - 1].start
    return SolvePosition(game_of(record, find), state, POSITIONS)
