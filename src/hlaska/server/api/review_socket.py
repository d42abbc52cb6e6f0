"""A line for one review of a deal that is over: how far it has come, and all of it. Nobody plays or looks on because of
it, and it is for whoever may see the deal."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final

from litestar.exceptions import WebSocketDisconnect

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.protocol.table_socket import Pong, Refused
from hlaska.server.api.table_socket import (
    LONGEST,
    TOO_BIG,
    Wire,
    clean,
    close_line,
    encoded,
    kind_of,
    send_text,
)
from hlaska.server.limits.budget import REVIEWED
from hlaska.server.tables.service import TableService

log = logging.getLogger(__name__)

DONE: Final = 1000


class ReviewConnection:
    """`owner`: who asks; `address`: from where."""

    def __init__(self, socket: Wire, hall: TableService, owner: str, address: str) -> None:
        self._socket, self._hall, self._owner, self._address = socket, hall, owner, address

    async def run(self, name: str, deal: int, seat: int) -> None:
        """Until the review is told, or the client goes: then nobody thinks about it any more."""
        telling = asyncio.create_task(self._review(name, deal, seat))
        listening = asyncio.create_task(self._listen())
        both = {telling, listening}
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if telling.done():
                with suppress(WebSocketDisconnect):
                    await close_line(self._socket, DONE, "this is all")
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def _send(self, message: object) -> None:
        await send_text(self._socket, encoded(message))

    async def _listen(self) -> None:
        """A client asks now and then whether the line lives."""
        with suppress(WebSocketDisconnect):
            while True:
                event = await self._socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                if len(event.get("text") or event.get("bytes") or b"") > LONGEST:
                    await close_line(self._socket, TOO_BIG, f"a message has at most {LONGEST} bytes")
                    return
                await self._send(Pong())

    async def _review(self, name: str, deal: int, seat: int) -> None:
        with suppress(WebSocketDisconnect):
            try:
                async with self._hall.budget.spending(self._address, REVIEWED):
                    table = await self._hall.looked_at(name, self._owner)
                    me = table.meta.owner(self._owner)
                    await self._hall.advice.review(table, me, deal, self._send, seat)
            except WebSocketDisconnect:
                raise
            except HlaskaError as error:
                await self._send(Refused(kind_of(error), error.phrase, clean(error.text), 0))
            except Exception as error:
                code = secrets.token_hex(4)
                log.error("review of %s: error %s", name[:40], code, exc_info=error)
                text = f"something is wrong here (code {code})"
                await self._send(Refused("error", Phrase("refused-error"), text, 0))
