"""Where tables live when several processes serve the same database: each in one of them at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

LOBBY: Final = "-lobby-"  # lives somewhere like a table; no table has such a name


class Homes(Protocol):
    """`shared`: whether there may be other processes at all."""

    @property
    def shared(self) -> bool: ...

    def watch(self, lost: Callable[[str], None]) -> None:
        """`lost` is called with the name of a table that lived here and does so no more."""
        ...

    async def be_sure(self) -> None:
        """Looks whether this process still has its tables, where it may have been stopped for too long to know. Raises
        NotSaved."""
        ...

    async def take(self, table: str) -> str | None:
        """Lets a table live here. None when it does; else the address of the process that has it. Raises NotSaved."""
        ...

    async def home(self, table: str) -> str | None:
        """The address of the process that has a table, None where that is this one or none. Raises NotSaved."""
        ...

    async def release(self, table: str) -> None:
        """Lets another process have a table that lives here. Raises NotSaved."""
        ...

    async def elsewhere(self, owner: str) -> list[str]:
        """The tables of an owner that live in other processes. Raises NotSaved."""
        ...

    async def secret(self) -> str:
        """What the processes of this database know one another by. Raises NotSaved."""
        ...


class Alone:
    """The homes of a process that has its database for itself: all tables live here."""

    shared: Final = False

    def watch(self, lost: Callable[[str], None]) -> None:
        return None

    async def be_sure(self) -> None:
        return None

    async def take(self, table: str) -> str | None:
        return None

    async def home(self, table: str) -> str | None:
        return None

    async def release(self, table: str) -> None:
        return None

    async def elsewhere(self, owner: str) -> list[str]:
        return []

    async def secret(self) -> str:
        return ""
