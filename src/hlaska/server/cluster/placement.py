"""Places each table in one process, where several serve the same database.

A lease ends when its process releases the table, or was not renewed for `LEASE` seconds by the database's clock. The
leases themselves are rows of the database (`storage/table_leases.py`); a process that has lost one cannot write to the
table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from http.client import HTTPConnection, HTTPException
from typing import Final, Protocol
from urllib.parse import urlsplit

LEASE: Final = 6.0  # seconds after its last renewal for which a process has its tables
RENEWAL: Final = 1.5  # seconds between two renewals
PATIENCE: Final = 10.0  # seconds for another process
ONWARD: Final = b"x-hlaska-onward"  # the processes' secret, and the client's port and address
LET_GO: Final = "/inner/let-go/{}"  # answered to other processes alone
# What concerns one connection only, or is said anew.
HOP: Final = (
    b"connection",
    b"keep-alive",
    b"transfer-encoding",
    b"te",
    b"upgrade",
    b"content-length",
    ONWARD,
)
LOBBY: Final = "-lobby-"  # lives somewhere like a table; no table has such a name


class TablePlacement(Protocol):
    """Says which process has which table. `is_shared`: whether there may be other processes at all."""

    @property
    def is_shared(self) -> bool: ...

    def watch(self, lost: Callable[[str], None]) -> None:
        """Calls `lost` with the name of each table that this process loses."""
        ...

    async def verify(self) -> None:
        """Checks that this process still has its tables, after it may have been stopped. Raises NotSaved."""
        ...

    def has(self, table: str) -> bool:
        """Tells whether a table lives here, as far as is known here."""
        ...

    async def acquire(self, table: str) -> str | None:
        """Lets a table live here. None when it does; else the address of the process that has it. Raises NotSaved."""
        ...

    async def address_of(self, table: str) -> str | None:
        """Returns the address of the process with a table, None for this one or none. Raises NotSaved."""
        ...

    async def release(self, table: str) -> None:
        """Lets another process have a table that lives here. Raises NotSaved."""
        ...

    async def list_elsewhere(self, owner: str) -> list[str]:
        """Returns the tables of an owner that live in other processes. Raises NotSaved."""
        ...

    async def secret(self) -> str:
        """Returns what the processes of this database know one another by. Raises NotSaved."""
        ...


class SingleProcess:
    """Places all tables in this process, which has its database for itself."""

    is_shared: Final = False

    def watch(self, lost: Callable[[str], None]) -> None:
        return None

    async def verify(self) -> None:
        return None

    def has(self, table: str) -> bool:
        return True

    async def acquire(self, table: str) -> str | None:
        return None

    async def address_of(self, table: str) -> str | None:
        return None

    async def release(self, table: str) -> None:
        return None

    async def list_elsewhere(self, owner: str) -> list[str]:
        return []

    async def secret(self) -> str:
        return ""


async def ask_to_let_go(placement: TablePlacement, address: str, table: str, idle: bool) -> bool:
    """Asks the process that has a table to let it go; tells whether it has. `idle`: only where nobody is at it."""
    headers = [
        (b"host", urlsplit(address).netloc.encode()),
        (ONWARD, f"{await placement.secret()} 0 -".encode()),
    ]
    path = LET_GO.format(table) + ("?idle=1" if idle else "")
    try:
        status, _, _ = await asyncio.to_thread(fetch, address, "POST", path, headers, b"")
    except (OSError, HTTPException):
        return False
    return status == 204


def fetch(
    address: str, method: str, target: str, headers: Iterable[tuple[bytes, bytes]], body: bytes
) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Asks another process and waits for its answer: status, headers, body. Raises OSError, HTTPException."""
    place = urlsplit(address)
    connection = HTTPConnection(place.hostname or "", place.port or 80, timeout=PATIENCE)
    try:
        connection.putrequest(method, target, skip_host=True, skip_accept_encoding=True)
        for name, value in headers:
            connection.putheader(name.decode("latin-1"), value)
        connection.putheader("content-length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        kept = [(n.lower().encode("latin-1"), v.encode("latin-1")) for n, v in answer.getheaders()]
        return answer.status, [(n, v) for n, v in kept if n not in HOP], answer.read()
    finally:
        connection.close()
