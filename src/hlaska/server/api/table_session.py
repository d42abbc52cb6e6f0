"""Serves a client at a table, page or program, while the socket is open."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, NamedTuple, Protocol

from litestar.exceptions import WebSocketDisconnect

from hlaska.core.errors import HlaskaError
from hlaska.server.api.socket_session import LATER, NO_TABLE, SocketSession, Work
from hlaska.server.limits.budget import USUAL
from hlaska.server.tables.journal_reader import NoTable
from hlaska.server.tables.presence import TablePresence
from hlaska.server.tables.service import TableService
from hlaska.table.subscription import Subscription
from hlaska.table.table import Table


class Visit(NamedTuple):
    """Holds a table while a client is at it.

    table: the match.
    follower: what the client is sent of it.
    presence: the people there.
    """

    table: Table
    follower: Subscription
    presence: TablePresence


class Handler(Protocol):
    """Describes what differs between pages and programs."""

    def workers(self, at: Visit) -> list[Work]:
        """Returns what sends to the client as long as the socket is open."""
        ...

    async def hear(self, at: Visit, text: str | None) -> None:
        """Does what a message asks for. Raises HlaskaError, which is sent as a refusal."""
        ...


class TableSession:
    """Runs a client's visit to a table.

    client: the socket.
    owner: who it is; the chair of this person may change while the socket is open.
    """

    def __init__(self, client: SocketSession, table_service: TableService, owner: str) -> None:
        self._client, self._table_service, self._owner = client, table_service, owner
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self, name: str, since: int, handler: Handler) -> None:
        """Finds the table named and stays until one of both closes the socket."""
        try:
            async with self._client.spending(USUAL):
                table = await self._table_service.visit(name, self._owner)
                presence = self._table_service.live.presence(table)
        except NoTable as error:
            await self._client.refuse(error, kind="no_table")
            await self._client.close(NO_TABLE, "no such table")
            return
        except HlaskaError as error:
            await self._client.refuse(error)
            await self._client.close(LATER, "the table cannot be had now")
            return
        here = self._table_service.connections.connect(table.meta.id, self._owner)
        async with table.follow(table.meta.chair_of(self._owner), since) as follower:
            at = Visit(table, follower, presence)
            for work in handler.workers(at):
                self.start(self._client.work_beside(describe(table), work))
            try:
                with here:
                    presence.wake()  # somebody has come
                    await self._listen(at, handler)
            except WebSocketDisconnect:
                return
            finally:
                presence.wake()
                for task in self._tasks:
                    task.cancel()
                await asyncio.gather(*self._tasks, return_exceptions=True)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Starts work beside the listening, which ends with the visit."""
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.create_task(work))
        return self._tasks[-1]

    async def _listen(self, at: Visit, handler: Handler) -> None:
        async for text in self._client.messages():
            async with self._client.refusing(describe(at.table), lambda: at.table.seq):
                await self._client.answer(partial(handler.hear, at, text))


def describe(table: Table) -> str:
    """Names a table in the log."""
    return f"table {table.meta.id}"
