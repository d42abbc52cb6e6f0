"""The people at a table: what they say. Nothing of it is kept when the table is let go."""

from __future__ import annotations

import asyncio

from hlaska.server.messages import Said
from hlaska.server.talk import Talk
from hlaska.table.table import Table


class Company:
    """Who is at one table; whoever listens is woken when there is something new."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.talk = Talk()
        self._bells: set[asyncio.Event] = set()

    def say(self, owner: str, text: str, phrase: Said) -> None:
        """One line to the whole table. Raises Illegal, TooOften."""
        self.talk.say(self.table.meta, owner, text, phrase)
        self.ring()

    def listen(self) -> asyncio.Event:
        """A bell that rings with each change, until `unlisten`."""
        bell = asyncio.Event()
        self._bells.add(bell)
        return bell

    def unlisten(self, bell: asyncio.Event) -> None:
        self._bells.discard(bell)

    def ring(self) -> None:
        for bell in self._bells:
            bell.set()
