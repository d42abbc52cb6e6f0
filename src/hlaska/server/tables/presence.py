"""Keeps who is at a table, their chat, their time, and their agreements."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace

from hlaska.core.errors import Illegal, Phrase
from hlaska.protocol import table_messages as messages
from hlaska.protocol.table_messages import Said, Seated
from hlaska.server.tables.chat import ChatRoom
from hlaska.server.tables.claim_acceptance import ClaimAcceptance
from hlaska.table.backoff import Backoff
from hlaska.table.bots.bot_pool import BotPool
from hlaska.table.notifier import ChangeNotifier
from hlaska.table.presence_state import AWAY, BETWEEN, HERE, NO_CLOCK, PAUSED, SLOW, STATES
from hlaska.table.table import Table

log = logging.getLogger(__name__)

PROGRAM: Final = 10.0  # seconds of a program for each decision, where the table has no clock
GONE: Final = (
    60.0  # seconds without a page, while others wait, after which a computer player plays for a person
)
GONE_DRAWN: Final = 180.0  # the same at a table of a tournament: they may be looking for the director
FAILED: Final = 5.0  # seconds until what could not be saved is tried again
IsConnected = Callable[[Table, str], bool]
OpenRematch = Callable[[Table, bool], Awaitable[Table]]
MATCHES: Final = ("again", "move")  # what begins another match, with the same chairs or with other neighbours
OnSettled = Callable[[Table], Awaitable[None]]


class TablePresence(ChangeNotifier):
    """Knows who is at one table, and wakes whoever listens when there is something new.

    Only `check_timeouts` changes who plays, and what it does is a journal entry. What people say and agree to is in
    memory alone.

    is_connected: whether the owner of a chair has a page open.
    open_rematch: opens another match.
    on_settled: is called when a deal may have ended.
    bots: who asks computer players.
    steady: whether they answer after a fixed time.
    now: seconds since 1970, for tests to turn forward.
    """

    def __init__(
        self,
        table: Table,
        is_connected: IsConnected,
        open_rematch: OpenRematch,
        on_settled: OnSettled,
        bots: BotPool,
        steady: bool = True,
        now: Callable[[], float] | None = None,
    ) -> None:
        super().__init__()
        self.table, self.chat = table, ChatRoom()
        self.claim = ClaimAcceptance(table, bots, self.notify, steady)
        self.next: Table | None = None  # the match that everybody wanted after this one
        self.left: set[str] = (
            set()
        )  # owners who gave up a chair while the table waited; the journal has all others
        self._is_connected, self._open_rematch, self._on_settled = is_connected, open_rematch, on_settled
        self._now = now or time.time
        self._agreed: dict[str, set[str]] = {}  # by what, the owners who want it
        self._waited: dict[
            str, float
        ] = {}  # how long others have waited for an owner without a page, in seconds ...
        self._waits: dict[str, float] = {}  # ... until they began to wait now
        self.message: messages.Company | None = None  # who is at the table, as it was told last
        self.message_key: object = (
            None  # what differs between two of them of which the second tells something new
        )
        self._wakes = 0
        self._retry = Backoff(FAILED, FAILED)
        self._bell: asyncio.Event | None = None
        self._task: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ telling
    @property
    def is_social(self) -> bool:
        """Tells whether there is anything to tell: other people, programs, or a clock."""
        meta = self.table.meta
        return not meta.is_solo or meta.clock != NO_CLOCK or any(chair.program for chair in meta.chairs)

    def refresh(self) -> messages.Company | None:
        """Returns who is at the table now.

        It is None where one person sits with computer players and without a clock. Who listens already is woken if that
        is new.
        """
        if self._update_message():
            self.notify()
        return self.message

    def _update_message(self) -> bool:
        """Updates `message`, and tells whether it differs from what was told last.

        Without a clock that runs, who has decided and when is told by the table itself.
        """
        here = self._make_message() if self.is_social else None
        since = self.table.now.presence.since if here is not None and here.turn >= 0 else 0.0
        before, self.message_key = self.message_key, (here and replace(here, left=0.0), since, self.next)
        if before != self.message_key or since:
            self.message = here
        return before != self.message_key

    def _make_message(self) -> messages.Company:
        now, meta = self.table.now.presence, self.table.meta
        chairs = tuple(
            Seated(
                STATES[now.states[i]],
                meta.chairs[i].kind == "bot" or self._is_online(i),
                round(now.reserve(i), 1),
            )
            for i in range(len(meta.chairs))
        )
        turn = -1 if self.table.claims.is_open else self.table.turn
        timed = now.clock != NO_CLOCK and turn >= 0 and self.table.presence.level(turn) is None
        return messages.Company(
            chairs,
            self.table.turn if timed else -1,
            round(now.free_seconds(self._now()), 1) if timed else 0.0,
            now.paused,
            {what: self._chairs(owners) for what, owners in self._agreed.items() if owners},
            self.table.presence.list_abandoned(),
        )

    def _chairs(self, owners: set[str]) -> tuple[int, ...]:
        return tuple(sorted(chair for owner in owners if (chair := self.table.meta.chair_of(owner)) >= 0))

    def _owner(self, chair: int) -> str:
        owners = self.table.meta.owners
        return owners[chair] if owners else ""

    def _is_online(self, chair: int) -> bool:
        owner = self._owner(chair)
        return bool(owner) and self._is_connected(self.table, owner)

    # ------------------------------------------------------------ what people do
    def say(self, owner: str, text: str, phrase: Said) -> None:
        """Says one line to the whole table. Raises Illegal, TooOften."""
        self.chat.say(self.table.meta, owner, text, phrase)
        self.notify()

    async def agree(self, owner: str, what: str, yes: bool) -> None:
        """Takes a person's word for a pause, for going on, or for another match.

        It comes about with the last one's. Raises Illegal, NotSaved.
        """
        if self.table.meta.chair_of(owner) < 0:
            raise Illegal("who has no chair is not asked", Phrase("refused-no-seat"))
        if not self._is_possible(what):
            raise Illegal(f"{what} cannot be agreed on now", Phrase("refused-agree"))
        wanted = self._agreed.setdefault(what, set())
        (wanted.add if yes else wanted.discard)(owner)
        await self._carry_out(what)
        self.wake()

    def _is_possible(self, what: str) -> bool:
        now = self.table.now
        if what in MATCHES:
            enough = what == "again" or len(self.table.meta.chairs) > 2
            return now.is_over and self.next is None and enough
        return now.deal > 0 and not now.is_over and now.presence.paused == (what == "resume")

    async def _carry_out(self, what: str) -> None:
        """Does what everybody who is there wants. Another match needs all, also who is away. Programs want nothing."""
        meta, states = self.table.meta, self.table.now.presence.states
        people = {
            self._owner(i)
            for i, chair in enumerate(meta.chairs)
            if chair.kind == "person" and not chair.program and (what in MATCHES or states[i] == HERE)
        }
        if not people or not people <= self._agreed.get(what, set()):
            return
        self._agreed.clear()
        if what in MATCHES:
            self.next = await self._open_rematch(self.table, what == "move")
        else:
            await self.table.presence.pause(what == "pause")

    # ------------------------------------------------------------ who is there
    def start(self) -> None:
        """Watches who is there and the clock, until `close`."""
        if self._task is None:
            self._bell = self.table.log.changes.subscribe()
            self._task = asyncio.create_task(self._watch(self._bell), name=f"people of {self.table.meta.id}")

    async def close(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await self.claim.close()

    def wake(self) -> None:
        """Looks again: somebody has come or gone, or the clock was turned."""
        self._wakes += 1
        if self._bell is not None:
            self._bell.set()

    def _watched_values(self) -> tuple[object, ...]:
        """Returns what matters here.

        While it stays the same, nothing has to be looked at early.

        A card of a table without a clock does not concern who is there.
        """
        table, now = self.table, self.table.now
        presence, timed = now.presence, now.presence.clock != NO_CLOCK
        told = table.log.changes.version if timed else -1
        return (
            self._wakes,
            table.meta,
            presence.states,
            presence.paused,
            now.deal,
            now.running,
            now.is_over,
            self.table.claims.is_open,
            told,
        )

    async def _watch(self, bell: asyncio.Event) -> None:
        seen: tuple[object, ...] | None = None
        due: float | None = None  # by the clock of the event loop
        loop = asyncio.get_running_loop()
        try:
            while True:
                bell.clear()
                if (matters := self._watched_values()) != seen:
                    seen, wait = matters, await self._check_safely()
                    due = None if wait is None else loop.time() + wait
                    if self._update_message():
                        self.notify()
                if due is None:  # most tables have no clock, and every card passes here
                    await bell.wait()
                    continue
                try:
                    # `wait_for` forgets, before Python 3.12, that it was cancelled.
                    async with asyncio.timeout_at(due):
                        await bell.wait()
                except TimeoutError:
                    seen = None
        finally:
            self.table.log.changes.unsubscribe(bell)

    async def _check_safely(self) -> float | None:
        try:
            due = await self.check_timeouts()
            await self._on_settled(self.table)
            self._retry.reset()
            return due
        except Exception as error:  # a full disk above all: the table must live on
            wait = self._retry.record_failure()
            if self._retry.should_log:
                log.warning("table %s: people: %s", self.table.meta.id, type(error).__name__)
            return wait

    async def check_timeouts(self) -> float | None:
        """Lets computer players play for people who are out of time or away. Returns the
        seconds until something is due, None while nothing is. Raises NotSaved."""
        now = self.table.now
        self._count_waiting()
        await self.claim.check_lapsed()
        for what in [one for one in self._agreed if not self._is_possible(one)]:
            del self._agreed[what]
        if not (now.deal or self.table.meta.is_waiting):
            return await self._check_contributions()
        if now.is_over or not now.deal:
            return None
        if self.table.dealer.is_unattended:
            await self.table.dealer.go_on()
        if not self.is_social:
            return None
        if now.presence.paused:
            return await self._check_pause()
        dues = [await self._check_people(), await self._check_clock()]
        return min((due for due in dues if due is not None), default=None)

    async def _check_pause(self) -> float | None:
        """Ends a pause in time, also where somebody does not come back from it. Returns the seconds until then."""
        due = self.table.now.presence.stopped + PAUSED - self._now()
        if due <= 0:
            await self.table.presence.pause(False)
            return 0.0
        return due

    async def _check_contributions(self) -> float | None:
        """Begins the first deal when people have had time to add to its shuffle."""
        if self.table.dealer.is_awaiting_contribution:
            return self.table.dealer.patient_until - time.monotonic()
        await self.table.dealer.open()
        return None

    async def _check_people(self) -> float | None:
        """Marks people as away who had no page open while somebody else waited."""
        dues: list[float] = []
        if self.table.meta.is_solo:
            return None
        for chair, seated in enumerate(self.table.meta.chairs):
            state = self.table.now.presence.states[chair]
            if seated.kind != "person":
                continue
            if state == AWAY and self._is_online(chair):
                await self.table.presence.attend(chair, HERE)
            elif state == HERE and not self._is_online(chair) and self._is_minded(chair):
                gone = GONE_DRAWN if self.table.meta.drawn else GONE
                due = gone - self._waited.get(self._owner(chair), 0.0)
                if due > 0:
                    dues.append(due)
                else:
                    await self.table.presence.attend(chair, AWAY)
        return min(dues, default=None)

    def _count_waiting(self) -> None:
        """Adds up for how long others have waited for each who has no page open. Nobody waits where nobody else is
        there, before the first deal, after the last, or while the table pauses."""
        at, now = self._now(), self.table.now
        plays = now.deal > 0 and not now.is_over and not now.presence.paused
        waits, self._waits = self._waits, {}
        for chair, owner in enumerate(self.table.meta.owners):
            if self._is_online(chair) or not owner:
                self._waited.pop(owner, None)
                continue
            if owner in waits:
                self._waited[owner] = self._waited.get(owner, 0.0) + max(0.0, at - waits[owner])
            if plays and self._is_minded(chair):
                self._waits[owner] = at

    def _is_minded(self, chair: int) -> bool:
        """Tells whether another person is there."""
        states = self.table.now.presence.states
        return any(i != chair and states[i] == HERE and self._is_online(i) for i in range(len(states)))

    async def _check_program(self, chair: int) -> float | None:
        """Replaces a program that lets others wait too long.

        It has a time of its own. Returns the seconds until then, None for no wait.
        """
        table = self.table
        if chair < 0 or not table.meta.chairs[chair].program or table.presence.level(chair) is not None:
            return None
        due = table.now.presence.since + PROGRAM - self._now()
        if due <= 0:
            await table.presence.attend(chair, SLOW)
        return due if due > 0 else None

    async def _check_clock(self) -> float | None:
        table, presence = self.table, self.table.now.presence
        chair = table.turn
        if table.claims.is_open:  # everybody thinks about something else
            return None
        if presence.clock == NO_CLOCK:
            return await self._check_program(chair)
        if chair >= 0:
            if table.presence.level(chair) is not None:
                return None
            due = presence.free_seconds(self._now()) + presence.reserve(chair)
            if due <= 0:
                await table.presence.attend(chair, SLOW)
            return due if due > 0 else None
        due = presence.since + BETWEEN - self._now()
        if due <= 0 and table.dealer.is_deal_requested:
            for slow in table.dealer.waiting():
                await table.presence.attend(slow, SLOW)
        return due if due > 0 else None
