"""Everything that may cross a boundary when something is wrong: each says what was wrong and what would be right."""

from __future__ import annotations

from msgspec import Struct


class Row(Struct, frozen=True, omit_defaults=True):
    """One thing to say: a message key, its numbers, the calls it covers, the rule it comes from.

    A row never holds a sentence: clients turn `key` and `args` into words with their Fluent messages.
    `args` are cards, suits (0..3), seats, points or money in the game's smallest unit, as the key documents.
    `calls` are the actions, in order, that choosing this row submits together.
    `cards` are the kinds of the cards it is made of (a marriage, a run twice), to show them together: no copies.
    """

    key: str
    args: dict[str, int] = {}
    calls: tuple[int, ...] = ()
    rule: str = ""
    cards: tuple[int, ...] = ()


class HlaskaError(Exception):
    """Base of every error that crosses a boundary. `row` is the same as data, for clients that translate."""

    def __init__(self, text: str, row: Row | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.row = row or Row(type(self).__name__.lower())


class BadText(HlaskaError):
    """A text could not be read as a card, an action, a game or a number."""


class Illegal(HlaskaError):
    """The action is against the rules; `row` names the duty that binds."""


class Stale(HlaskaError):
    """The table has moved on since the client looked."""


class BadOptions(HlaskaError):
    """An option is unknown, out of its range, or does not fit another; the text names it as a path."""


class BadRecord(HlaskaError):
    """A record cannot be read or replayed; the text names the line."""

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {text}" if line else text, Row("bad_record", {"line": line}))
        self.line = line
