"""Defines every error that may cross a boundary. Each says what was wrong and what would be right."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct


class Phrase(Struct, frozen=True, omit_defaults=True):
    """Names one thing to say.

    A phrase never holds a sentence: clients turn `key` and `args` into words with their Fluent messages.

    key: that of the message.
    args: cards, suits (0..3), seats, points or money in the game's smallest unit, as the key documents.
    calls: the actions, in order, that choosing this phrase submits together.
    rule: the id of the rule that it comes from, "" for none.
    cards: the kinds of the cards it is made of (a marriage, a run twice), to show them together; no copies.
    """

    key: str
    args: dict[str, int] = {}
    calls: tuple[int, ...] = ()
    rule: str = ""
    cards: tuple[int, ...] = ()


class HlaskaError(Exception):
    """Reports anything that crosses a boundary. `phrase` is the same as data, for clients that translate."""

    def __init__(self, text: str, phrase: Phrase | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.phrase = phrase or Phrase(type(self).__name__.lower())


class BadText(HlaskaError):
    """Says that a text is no card, action, game or number that can be read."""


class BadGame(BadText):
    """Says that there is no game of this name.

    game, preset: what was meant, where it is the name of one game's preset.
    """

    def __init__(self, text: str, game: str = "", preset: str = "") -> None:
        super().__init__(text)
        self.game, self.preset = game, preset


class Illegal(HlaskaError):
    """Says that the action is against the rules; `phrase` names the duty that binds."""


class Stale(HlaskaError):
    """Says that the table has moved on since the client looked."""


class BadOptions(HlaskaError):
    """Says that an option is unknown, out of its range, or does not fit another. The text names it as a path."""


class BadRecord(HlaskaError):
    """Says that a record cannot be read or replayed; the text names the line.

    `why`: the duty or the rule that forbids an action, for who has words for it.
    """

    def __init__(self, text: str, line: int = 0, why: Phrase | None = None) -> None:
        super().__init__(f"line {line}: {text}" if line else text, Phrase("bad_record", {"line": line}))
        self.line, self.why = line, why


_TYPES: Final = {
    "int": "a whole number", "str": "a text", "bool": "true or false", "array": "a list", "object": "an object",
    "null": "null", "float": "a number",
}  # fmt: skip


_SAYS: Final = (
    (r"Expected `([^`]*)`, got `([^`]*)`", lambda m: f"expected {_kinds(m[1])}, not {_kinds(m[2])}"),
    (r"Expected `([^`]*)`", lambda m: f"expected {_kinds(m[1])}"),
    (r" - at `\$\.?([^`]*)`", lambda m: f" in {m[1]}" if m[1] else ""),
    ("Object missing required field", lambda m: "there is no"),
    ("Object contains unknown field", lambda m: "there is no field called"),
    ("JSON is malformed", lambda m: "this is no JSON"),
    ("Input data was truncated", lambda m: "the JSON ends too early, or a letter in it does (\\ud83c alone)"),
    ("`", lambda m: "'"),
)


def plainly(message: str) -> str:
    """Rewrites what msgspec says about a value without names of types.

    An example is `expected a whole number, not a text in deals[0]`.
    """
    for pattern, say in _SAYS:
        message = re.sub(pattern, say, message)
    return message[:1].lower() + message[1:]


def _kinds(types: str) -> str:
    return " or ".join(_TYPES.get(t.strip(), t.strip()) for t in types.split("|"))
