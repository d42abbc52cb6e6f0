"""Prints for commands, and reads their files."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from hlaska.core.errors import BadText, Phrase

if TYPE_CHECKING:
    from hlaska.core.game import Game
    from hlaska.locales import Language  # takes a tenth of a second: not for every command


def print_json(value: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def format_table(rows: Iterable[Iterable[str]], indent: str = "") -> str:
    """Lays columns side by side, two blanks apart."""
    cells = [[str(c) for c in row] for row in rows]
    if not cells:
        return ""
    widths = [max(len(row[i]) for row in cells) for i in range(len(cells[0]))]
    return "\n".join(
        indent + "  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() for row in cells
    )


def format_units(game: Game, amount: float) -> str:
    """Returns an amount in units, with its sign."""
    text = f"{amount / game.money:+.2f}".replace("-", "−")
    return "0.00" if text in ("+0.00", "−0.00") else text


def read_file(name: str) -> str:
    """Reads the text of a file, `-` for standard input. Raises BadText."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8")
    except OSError as e:
        raise BadText(f"{name}: {e.strerror}") from None
    except UnicodeDecodeError:
        raise BadText(f"{name}: not a text in UTF-8") from None


def format_event(language: Language, phrase: Phrase) -> str:
    """Says what happened; a call with the name of who said it."""
    text = language.sentence(phrase)
    if not phrase.key.startswith("call-") or "seat" not in phrase.args or language.is_about_reader(phrase):
        return text
    seat = phrase.args["seat"]
    named = text.startswith(language.seat(seat))
    return text if named else language.say("cli-said", who=language.who(seat), what=text)
