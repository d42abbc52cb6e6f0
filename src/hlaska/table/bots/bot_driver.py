"""Lets the computer players of a table play, through the same door as everybody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import ceil
from typing import Final

from hlaska.core.actions import CALL as FIRST_CALL
from hlaska.core.actions import Action
from hlaska.core.errors import Stale
from hlaska.core.view import View
from hlaska.table.backoff import Backoff
from hlaska.table.bots.bot_pool import BotRunner
from hlaska.table.store import NotSaved
from hlaska.table.table import Table
from hlaska.table.updates import events_for_seat

log = logging.getLogger(__name__)

PACE: Final = 0.45  # seconds that people need to see a card
PACES: Final = {"slow": 2.5, "normal": 1.0, "fast": 0.45}  # times that, as a table asks for it
CALL: Final = 0.9  # seconds until an answer before the play
LONG: Final = 6  # answers of one phase, from which on the next come like cards
THINK: Final = 0.8  # of the time until a decision is due; the rest is for the way there and back
ASIDE: Final = 0.2  # of it, for who is not on turn and is asked first
LONGEST: Final = 2.0  # seconds; who thinks longer was held up, and the others need not wait for that
AGAIN: Final = 1.0  # seconds until what could not be saved is tried again for the first time
RAREST: Final = 5.0  # seconds between two later tries at most


class BotDriver:
    """Plays for chairs of computer players, and for people out of time or away.

    When a decision is told depends on what everybody knows: a card after `pace` seconds, an answer before the play
    after as many of them as thinking takes, however little there was to choose; in a long auction the later answers
    after one. Players are told how long they may think, which hangs on the same alone. Where thinking takes longer all
    the same, all that follow in the deal wait as long: so time does not tell which hands are hard.
    A player that fails or wants what is not allowed is replaced by the first lawful action. What cannot be saved, as on
    a full disk, is not thought about anew: it is tried again, ever more rarely, until the table is another.
    """

    def __init__(
        self,
        table: Table,
        runner: BotRunner,
        pace: float = PACE,
        late: Callable[[float], None] | None = None,
    ) -> None:
        """Calls `late`, for measuring, with how many seconds late each decision was."""
        self.table, self.runner, self.pace, self._late = table, runner, pace, late
        self.failed = 0  # decisions in which a player failed
        self._task: asyncio.Task[None] | None = None
        self._bell, self._retry = asyncio.Event(), Backoff(AGAIN, RAREST)
        self._offered_seq = -1  # where the table stood when those not on turn were asked
        self._deal = 0
        self._slow: dict[str, int] = {}  # steps of the slowest decision of the deal, by its kind
        self._phase, self._answers = (0, ""), 0  # deal and phase, and how many have answered in it

    def start(self) -> None:
        if self._task is None:
            self._bell = self.table.log.changes.subscribe()
            self._task = asyncio.create_task(self._run(self._bell), name=f"bots of {self.table.meta.id}")

    async def close(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _run(self, bell: asyncio.Event) -> None:
        clock = asyncio.get_running_loop().time
        try:
            while True:
                bell.clear()
                begun = clock()
                if await self._offer_calls(begun):
                    continue
                if self._level_on_turn() is None:
                    await bell.wait()
                else:
                    await self._step(begun)
        finally:
            self.table.log.changes.unsubscribe(bell)

    def _level_on_turn(self) -> str | None:
        """Returns the level of the computer player on turn, None for a person or nobody."""
        return self.table.presence.level(self.table.turn) if self.table.is_bot_on_turn else None

    async def _offer_calls(self, begun: float) -> bool:
        """Asks computer players that are not on turn but may call; tells whether one did.

        They are asked once at every moment.
        """
        table, seq = self.table, self.table.seq
        if (
            seq == self._offered_seq
            or table.now.state is None
            or table.now.presence.paused
            or table.now.halted
            or table.claims.is_open
        ):
            return False
        self._offered_seq = seq
        for seat, chair in enumerate(table.now.chairs[: table.game.seats]):
            level = table.presence.level(chair)
            if level is None or seat == table.now.turn:
                continue
            view = table.play.view(seat)
            if view is None or not view.legal:
                continue
            action = await self._choose(level, view, self._thinking_time(begun, "card", ASIDE))
            if action is not None:
                await self._pause(begun, "card")
                await self._submit(seat, seq, action)
                return True
        return False

    async def _step(self, begun: float) -> None:
        table, level = self.table, self._level_on_turn()
        seat, seq = table.now.turn, table.seq
        view = table.play.view(seat)
        if level is None or view is None:
            return
        playing = table.now.state is not None and table.game.adviser.position(table.now.state) is not None
        kind = self._decision_kind(playing, (table.now.deal, view.pub.phase))
        action = await self._think(level, view, self._thinking_time(begun, kind, THINK))
        await self._pause(begun, kind)
        await self._submit(seat, seq, *self._complete_turn(view, action))
        if self._late is not None and self.pace > 0:
            self._late(asyncio.get_running_loop().time() - begun - self.pace * self._steps_until_due(kind))

    def _complete_turn(self, view: View, action: Action) -> tuple[Action, ...]:
        """Adds to a call the cards that its button names, as people send them. Nobody waits for them one by one."""
        phrases = [
            phrase.calls
            for phrase in self.table.game.explainer.explain(view).calls
            if phrase.calls[:1] == (action,)
        ]
        whole = phrases[0] if len(phrases) == 1 else (action,)
        return whole if all(a < FIRST_CALL for a in whole[1:]) else (action,)

    async def _submit(self, seat: int, seq: int, *actions: Action) -> None:
        """Does what was chosen, at the table as it was at `seq`.

        It lasts until it is saved, or the table is another.
        """
        name = self.table.meta.id
        while True:
            try:
                await self.table.submit(seat, seq, actions)
            except Stale:
                return  # somebody called out of turn meanwhile: look again
            except Exception as error:  # a full disk above all: the table must live on
                wait = self._retry.record_failure()
                if self._retry.should_log:
                    log.warning("table %s: computer player at %d: %s", name, seq, type(error).__name__)
                if not await self._wait_while_same(seq, wait) or not isinstance(error, NotSaved):
                    self._offered_seq = -1
                    return
            else:
                if self._retry.reset():
                    log.warning("table %s: computer player at %d: it is saved now", name, seq)
                return

    async def _wait_while_same(self, seq: int, seconds: float) -> bool:
        """Waits; tells whether the table is as it was then. Where it is another that is known at once."""
        until = asyncio.get_running_loop().time() + seconds
        while self.table.seq == seq and not self.table.log.moved:
            self._bell.clear()
            try:
                async with asyncio.timeout_at(until):
                    await self._bell.wait()
            except TimeoutError:
                return True
        return False

    async def _think(self, level: str, view: View, seconds: float | None) -> Action:
        """Decides for a seat on turn; takes the first lawful action where the player fails."""
        action = await self._choose(level, view, seconds)
        return self.table.game.adviser.bot_view(view).legal[0] if action is None else action

    async def _choose(self, level: str, view: View, seconds: float | None) -> Action | None:
        """Returns what a player wants to do. It is None where it fails, or wants to wait for its turn."""
        table, seq = self.table, self.table.seq
        try:
            events = events_for_seat(table.now, view.seat)
            action = await self.runner.choose(level, table.game, view, events, seconds)
            if action is None and view.seat != view.pub.turn:
                return None
            if action in view.legal and action is not None:
                return action
            problem = "an action that is not legal"
        except Exception as error:
            problem = type(error).__name__  # its text might hold cards
        self.failed += 1
        log.warning("table %s: computer player '%s' at %d: %s", table.meta.id, level, seq, problem)
        return None

    def _decision_kind(self, playing: bool, phase: tuple[int, str]) -> str:
        """Returns the kind of a decision. It is a card, an answer that people wait for, or one of many."""
        self._answers = self._answers + 1 if phase == self._phase else 0
        self._phase = phase
        if playing:
            return "card"
        return "call" if self._answers < LONG else "one of many"

    async def _pause(self, begun: float, kind: str) -> None:
        """Waits until the decision is due: a number of whole steps since it was begun."""
        if self.pace <= 0:
            return
        if self._deal != self.table.now.deal:
            self._deal, self._slow = self.table.now.deal, {}
        spent = asyncio.get_running_loop().time() - begun
        usual = self._steps_until_due(kind)
        steps = max(usual, self._slow.get(kind, 0), self._steps(spent))
        self._slow[kind] = min(steps, max(usual, self._steps(LONGEST)))
        await asyncio.sleep(self.pace * steps - spent)

    def _thinking_time(self, begun: float, kind: str, part: float) -> float | None:
        """Returns how long a player may think of a decision begun then.

        It is a part of the time until it is due, less what has gone; None at a table without a pace.
        """
        if self.pace <= 0:
            return None
        spent = asyncio.get_running_loop().time() - begun
        return max(0.0, part * min(self.pace * self._steps_until_due(kind), CALL) - spent)

    def _steps_until_due(self, kind: str) -> int:
        """Returns the steps until a decision is due."""
        return self._steps(CALL) if kind == "call" else 1

    def _steps(self, seconds: float) -> int:
        return ceil(seconds / self.pace - 1e-9)
