"""Notes who has a page open at which table, in memory alone."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from hlaska.table.table import Table

MOST: Final = 10_000  # who was at a table and has gone, remembered at most


class Connections:
    """Counts the connections of each person to each table.

    now: seconds, for tests to turn forward.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._open: Counter[tuple[str, str]] = Counter()  # by table and owner
        self._left: dict[tuple[str, str], float] = {}  # since when somebody seated has no connection

    @contextmanager
    def connect(self, table: str, owner: str) -> Iterator[None]:
        """Counts a connection of a person to a table while the block runs."""
        key = (table, owner)
        self._open[key] += 1
        self._left.pop(key, None)
        try:
            yield
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
                self._left[key] = self._now()

    def is_connected(self, table: Table, owner: str) -> bool:
        """Tells whether a person has a connection to a table now."""
        return (table.meta.id, owner) in self._open

    def offline_seconds(self, table: Table, owner: str) -> float:
        """Returns for how long a person has had no connection. A person without any is counted from now."""
        key = (table.meta.id, owner)
        return 0.0 if key in self._open else self._now() - self._left.setdefault(key, self._now())

    def people(self) -> set[str]:
        """Returns the owners who have a connection to any table."""
        return {owner for _, owner in self._open if owner}

    def forget_except(self, tables: Iterable[str]) -> None:
        """Forgets who has gone from other tables, where too many are remembered."""
        if len(self._left) > MOST:
            kept = set(tables)
            self._left = {key: at for key, at in self._left.items() if key[0] in kept}
