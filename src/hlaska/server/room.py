"""How many may ask for something slow at a time."""

from collections.abc import Iterator
from contextlib import contextmanager

from hlaska.table.runner import Busy


class Room:
    """So many at a time; whoever comes then is told to come later."""

    def __init__(self, most: int) -> None:
        self._free = most

    @contextmanager
    def place(self) -> Iterator[None]:
        """Raises Busy where too many ask already."""
        if self._free <= 0:
            raise Busy
        self._free -= 1
        try:
            yield
        finally:
            self._free += 1
