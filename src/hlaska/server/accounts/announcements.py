"""Keeps what the administrator says to all, and whether the server is closing. It closes after the deals in play."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.server.accounts.context import ServiceContext
from hlaska.server.cluster.bus import NOTES
from hlaska.server.storage.account_schema import notes

LONGEST: Final = 400  # letters of a notice
FRESH: Final = 5.0  # seconds for which a process goes by what it has read: another one may have changed it


class Closing(HlaskaError):
    """Says that no deal begins any more; those in play go on."""

    def __init__(self) -> None:
        text = "this server is about to close: deals in play are finished, no new one begins"
        super().__init__(text, Phrase("refused-closing"))


class Status(Struct, frozen=True):
    notice: str = ""
    closing: bool = False


class Announcements:
    """Keeps what all are told, read anew where another process has changed it."""

    def __init__(self, context: ServiceContext) -> None:
        self.database, self._clock, self._ticks, self._bus = context
        self._state, self._read = Status(), -FRESH
        self._bus.subscribe(NOTES, self._invalidate)

    def _invalidate(self, _: str = "") -> None:
        self._read = self._ticks() - FRESH

    async def state(self) -> Status:
        """Returns what was announced FRESH seconds ago at most."""
        if self._ticks() - self._read >= FRESH:
            query = select(notes.c.key, notes.c.text)
            found = await self.database.run(lambda db: {row.key: row.text for row in db.execute(query).all()})
            self._state = Status(found.get("notice", ""), "closing" in found)
            self._read = self._ticks()
        return self._state

    async def check_open(self) -> None:
        """Raises Closing where no deal may begin."""
        if (await self.state()).closing:
            raise Closing

    async def put(self, state: Status) -> None:
        """Says something else from now on. Raises NotSaved."""
        kept = {"notice": state.notice[:LONGEST], "closing": "1" if state.closing else ""}
        rows = [{"key": key, "text": text, "at": self._clock()} for key, text in kept.items() if text]

        def work(db: Connection) -> None:
            db.execute(delete(notes).where(notes.c.key.in_(kept)))
            if rows:
                db.execute(insert(notes), rows)

        await self.database.run(work)
        self._invalidate()
        await self._bus.publish(NOTES, "changed")
