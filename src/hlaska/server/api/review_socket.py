"""Serves one review of a finished deal by WebSocket: its progress, then all of it.

Nobody plays or looks on because of it, and it is for whoever may see the deal.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar.exceptions import WebSocketDisconnect

from hlaska.core.errors import HlaskaError
from hlaska.protocol.table_messages import Pong
from hlaska.server.api.socket_session import DONE, SocketSession, Wire
from hlaska.server.limits.budget import REVIEWED
from hlaska.server.tables.service import TableService


class ReviewConnection:
    """Connects a client that waits for a review.

    owner: who asks.
    address: from where.
    """

    def __init__(self, socket: Wire, table_service: TableService, owner: str, address: str) -> None:
        self._client = SocketSession(socket, table_service.budget, address)
        self._table_service, self._owner = table_service, owner

    async def run(self, name: str, deal: int, seat: int) -> None:
        """Stays until the review is sent, or the client goes. Then nobody thinks about it any more."""
        reviewing = asyncio.create_task(self._review(name, deal, seat))
        listening = asyncio.create_task(self._listen())
        both = {reviewing, listening}
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if reviewing.done():
                with suppress(WebSocketDisconnect):
                    await self._client.close(DONE, "this is all")
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def _listen(self) -> None:
        """Answers a client that asks now and then whether the socket lives."""
        with suppress(WebSocketDisconnect):
            async for _ in self._client.messages():
                await self._client.send(Pong())

    async def _review(self, name: str, deal: int, seat: int) -> None:
        with suppress(WebSocketDisconnect):
            try:
                async with self._client.spending(REVIEWED):
                    table = await self._table_service.look_at(name, self._owner)
                    me = table.meta.chair_of(self._owner)
                    await self._table_service.advice.review(table, me, deal, self._client.send, seat)
            except WebSocketDisconnect:
                raise
            except HlaskaError as error:
                await self._client.refuse(error)
            except Exception as error:
                await self._client.report(error, f"review of {name[:40]}", "something is wrong here")
