"""Serves a program that has a chair at a table, by WebSocket.

It is asked as programs in the arena are (docs/bots.md).

It gets the view and the events of its seat and nothing else. What it does goes through the table's one door, like what
people do; while it does not answer, or only nonsense, a computer player plays its seat.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, NamedTuple

import msgspec

from hlaska.core.actions import Action
from hlaska.core.bot_protocol import event_text, hello, view_text
from hlaska.core.errors import BadText, HlaskaError, Illegal
from hlaska.core.view import View
from hlaska.server.api.socket_session import (
    ENDING,
    TOO_MANY,
    BadMessage,
    SocketSession,
    Wire,
    Work,
    clean,
)
from hlaska.server.api.table_session import TableSession, Visit, describe
from hlaska.server.tables.presence import TablePresence
from hlaska.server.tables.service import TableService
from hlaska.table.bots.bot_driver import PACES
from hlaska.table.presence_state import HERE, SLOW
from hlaska.table.table import Table
from hlaska.table.updates import events_for_seat

FAULTS: Final = 5  # answers of a deal that cannot be done, after which a computer player plays it to its end
BAD_MESSAGE: Final = 'an answer is {"do": "QH"}, {"do": ["QH", "KH"]} or {"do": ""}'


class _Ask(NamedTuple):
    """Holds a question that waits for its answer. It says where the table stood, and whether it was the seat's turn."""

    seq: int
    on_turn: bool


class _Answer(msgspec.Struct, frozen=True):
    do: str | list[str]


def _make_refusal(kind: str, error: HlaskaError, _: int) -> object:
    """Makes the message for an error, as programs read it."""
    return {"type": "error", "kind": kind, "text": clean(error.text)}


class BotConnection:
    """Connects a program to a table.

    One question waits at a time; the next one comes when it has been answered.

    owner: the account of the program.
    address: from where it comes, "" for nowhere that is counted.
    """

    _bell: asyncio.Event
    _asked: _Ask | None = None
    _replied: list[str] | None = None
    _planned: tuple[Action, ...] = ()  # the rest of a whole turn
    _deal = 0  # the deal it has been told of, and the take-back in it
    _back = 0
    _sent_events = 0  # events of it that it knows
    _over = 0  # the last deal whose result it knows
    _passed = (0, 0)  # where it was asked out of turn
    _faults = 0  # in this deal
    _stalled = False  # it has been told that somebody plays for it

    def __init__(self, socket: Wire, table_service: TableService, owner: str, address: str = "") -> None:
        self._table_service, self._owner = table_service, owner
        self._client = SocketSession(socket, table_service.budget, address, _make_refusal)
        self._session = TableSession(self._client, table_service, owner)

    async def run(self, name: str, since: int) -> None:
        """Stays at the table named until the socket is closed.

        since: the update that the program has.
        """
        await self._session.run(name, since, self)

    def workers(self, at: Visit) -> list[Work]:
        """Returns what asks the program, as long as the socket is open."""
        self._bell = at.table.log.changes.subscribe()
        return [lambda: self._play(at.table), lambda: self._send_rematch(at.presence)]

    async def hear(self, at: Visit, text: str | None) -> None:
        """Takes an answer. Raises BadMessage."""
        if self._asked is None or self._replied is not None:
            raise BadMessage("nothing has been asked; one answer to each 'ask'")
        try:
            do = msgspec.json.decode(text or "", type=_Answer).do
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            raise BadMessage(BAD_MESSAGE) from None
        self._replied = [do] if isinstance(do, str) and do else list(do)
        self._bell.set()

    def _refusing(self, table: Table) -> AbstractAsyncContextManager[None]:
        return self._client.refusing(describe(table), lambda: table.seq)

    # ------------------------------------------------------------ sending and asking
    async def _send_rematch(self, presence: TablePresence) -> None:
        """Sends the table of the next match, when everybody wants one."""
        bell = presence.subscribe()
        try:
            while presence.next is None:
                bell.clear()
                await bell.wait()
            await self._client.send({"type": "again", "table": presence.next.meta.id})
        finally:
            presence.unsubscribe(bell)

    async def _play(self, table: Table) -> None:
        try:
            async with self._refusing(table):
                await self._come_back(table)
            while True:
                self._bell.clear()
                if table.log.moved:
                    await self._client.close(ENDING, "the table goes on in another process; come back")
                    return
                me = table.meta.chair_of(self._owner)
                if me < 0 or not table.meta.chairs[me].program:
                    await self._client.close(TOO_MANY, "no program of this token sits here: sit down first")
                    return
                async with self._refusing(table):
                    await self._settle(table, me)
                async with self._refusing(table):
                    await self._do(table, me)
                async with self._refusing(table):
                    await self._ask(table, me)
                await self._bell.wait()
        finally:
            table.log.changes.unsubscribe(self._bell)

    async def _come_back(self, table: Table) -> None:
        me = table.meta.chair_of(self._owner)
        if me >= 0 and table.now.deal and table.presence.level(me) is not None:
            await table.presence.attend(me, HERE)

    async def _settle(self, table: Table, me: int) -> None:
        """Does what is no decision. It takes a place, begins a deal, tells its result, or is ready for the next."""
        if table.seating.chooser == me and table.meta.draw is not None:
            await table.seating.choose(me, min(table.meta.draw.free))
        now, seat = table.now, table.seat(me)
        if now.deal and (now.deal, now.take_back_seq) != (self._deal, self._back):
            begun = now.deal != self._deal
            self._deal, self._back, self._sent_events = now.deal, now.take_back_seq, 0
            self._asked, self._replied, self._planned = None, None, ()
            if begun:
                self._faults, self._stalled = 0, False
                if table.presence.level(me) is not None and self._over:
                    await table.presence.attend(me, HERE)
            if seat >= 0:
                await self._client.send(hello(table.game, seat) | {"deal": now.deal})
        if now.deal and not now.running and self._over != now.deal:
            self._over = now.deal
            row = now.sheet[-1]
            told = {"result": row.amounts, "scores": now.match.scores, "chair": me, "match": now.is_over}
            await self._client.send({"type": "over", "deal": now.deal, **told})
        if me in table.dealer.waiting():
            await self._table_service.hooks.check_accepting_deals()
            await table.dealer.mark_ready(me, table.seq)

    async def _ask(self, table: Table, me: int) -> None:
        now, seat = table.now, table.seat(me)
        if table.presence.level(me) is not None and now.running:
            await self._report_stalled(table)
            return
        view = (
            table.play.view(seat)
            if now.running and seat >= 0 and not (now.presence.paused or table.claims.is_open)
            else None
        )
        if view is None or not view.legal or self._asked is not None:
            return
        on_turn, here = view.pub.turn == seat, (now.deal, now.last_play_seq)
        if on_turn and self._planned:
            await self._go_on(table, me, view)
            return
        if not on_turn and here == self._passed:
            return
        self._passed = here
        events = events_for_seat(now, seat)
        fresh = [event_text(table.game, event) for event in events[self._sent_events :]]
        self._sent_events, self._asked = len(events), _Ask(table.seq, on_turn)
        await self._client.send({"type": "ask", "events": fresh, "view": view_text(table.game, view)})

    async def _report_stalled(self, table: Table) -> None:
        if self._asked is None or self._stalled:
            return
        self._stalled = True
        text = "no answer in time: a computer player plays your seat until you answer"
        await self._client.send({"type": "error", "kind": "stalled", "text": text})

    # ------------------------------------------------------------ doing
    async def _do(self, table: Table, me: int) -> None:
        """Does what the program has answered. Raises BadText, Illegal, Stale; then it is asked again."""
        asked, answer = self._asked, self._replied
        if asked is None or answer is None:
            return
        self._asked = self._replied = None
        if table.presence.level(me) is not None and self._faults < FAULTS:
            self._stalled = False
            await table.presence.attend(me, HERE)
        if not answer and not asked.on_turn:
            return
        try:
            if not answer:
                raise BadText("no action in your own turn")
            if len(answer) > table.game.bound:
                raise BadText(f"{len(answer)} actions at once")
            actions = tuple(table.game.parse_action(text) for text in answer)
            await self._wait_for_pace(table, asked.on_turn)
            await table.act(me, asked.seq, actions[:1])
        except (BadText, Illegal):
            await self._count_fault(table, me)
            raise
        self._planned = actions[1:]

    async def _go_on(self, table: Table, me: int, view: View) -> None:
        """Plays the next action of a whole turn, without asking."""
        action, self._planned = self._planned[0], self._planned[1:]
        if action not in view.legal:
            self._planned = ()
            self._bell.set()  # it is asked
            raise Illegal(f"'{table.game.action_text(action)}' is not legal any more")
        seq = table.seq
        await self._wait_for_pace(table, True)
        try:
            await table.act(me, seq, (action,))
        except HlaskaError:
            self._planned = ()
            self._bell.set()
            raise

    async def _wait_for_pace(self, table: Table, on_turn: bool) -> None:
        """Waits until people have seen what was before."""
        due = table.now.presence.since + self._table_service.pace * PACES.get(table.meta.pace, 1.0)
        if on_turn:
            await asyncio.sleep(max(0.0, min(due - time.time(), self._table_service.pace)))

    async def _count_fault(self, table: Table, me: int) -> None:
        self._faults += 1
        if self._faults == FAULTS:
            self._stalled = True
            text = f"{FAULTS} answers of this deal could not be done: a computer player plays it to its end"
            told: dict[str, Any] = {"type": "error", "kind": "lost", "text": text}
            await self._client.send(told)
            await table.presence.attend(me, SLOW)
