"""Where tables are kept: one line per submit, and what a table is. Saved first, told afterwards.

A store keeps actions, never events: those are made again by replaying. `append` returns when the line is safe; the
pair (table, seq) is unique, so that of two writers the second fails.
"""

from __future__ import annotations

import time
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from hlaska.core.errors import HlaskaError, Row
from hlaska.core.options import Value
from hlaska.table.progress import Chair, Line


class NotSaved(HlaskaError):
    """The line could not be saved, so nothing happened; the text says why."""

    def __init__(self, why: str) -> None:
        super().__init__(f"not saved, so nothing happened: {why}", Row("not-saved"))


class Taken(HlaskaError):
    """Another writer has already written this line of the table."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"line {seq} of table {table} is already written", Row("taken", {"seq": seq}))


class InUse(HlaskaError):
    """Another process has the database open."""

    def __init__(self, path: str, owner: str = "") -> None:
        by = f" by process {owner}" if owner else " by another process"
        super().__init__(
            f"{path} is in use{by}; stop that one, or name another file with --db", Row("db-in-use")
        )


class Meta(Struct, frozen=True):
    """What a table is. `options` are whole; `rules`: the number of the game's rules it was opened under; `first`: who
    is at seat 0 of the first deal; `owners`: the hash of the token of the person in each chair, "" for nobody."""

    id: str
    game: str
    preset: str
    options: dict[str, Value]
    rules: int
    chairs: tuple[Chair, ...]
    owners: tuple[str, ...] = ()
    first: int = 0
    created: float = 0.0

    def owner(self, token_hash: str) -> int:
        """The chair of a token, -1 for an onlooker."""
        return self.owners.index(token_hash) if token_hash and token_hash in self.owners else -1


class Store(Protocol):
    async def append(self, table: str, seq: int, seat: int, actions: tuple[int, ...]) -> Line:
        """Keeps a line. Raises Taken, NotSaved."""
        ...

    async def load(self, table: str, since: int = 0) -> list[Line]:
        """The lines after `since`, in order."""
        ...

    async def put(self, meta: Meta) -> None:
        """Keeps what a table is, or replaces it. Raises NotSaved."""
        ...

    async def get(self, table: str) -> Meta | None:
        """What a table is, None if there is none."""
        ...

    async def owned(self, token_hash: str, most: int = 20) -> list[Meta]:
        """The newest tables with a chair of this owner, newest first."""
        ...

    async def close(self) -> None: ...


class Memory:
    """A store that forgets everything with the process: for local play and tests."""

    def __init__(self) -> None:
        self._lines: dict[str, list[Line]] = {}
        self._metas: dict[str, Meta] = {}

    async def append(self, table: str, seq: int, seat: int, actions: tuple[int, ...]) -> Line:
        lines = self._lines.setdefault(table, [])
        if seq != len(lines) + 1:
            raise Taken(table, seq)
        line = Line(seq, seat, actions, time.time())
        lines.append(line)
        return line

    async def load(self, table: str, since: int = 0) -> list[Line]:
        return self._lines.get(table, [])[since:]

    async def put(self, meta: Meta) -> None:
        self._metas[meta.id] = replace(meta)

    async def get(self, table: str) -> Meta | None:
        return self._metas.get(table)

    async def owned(self, token_hash: str, most: int = 20) -> list[Meta]:
        metas = [m for m in self._metas.values() if token_hash and token_hash in m.owners]
        return sorted(metas, key=lambda m: m.created, reverse=True)[:most]

    async def close(self) -> None:
        return None
