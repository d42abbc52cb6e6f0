"""Keep the journal of an event. It says who did what, when and why, in lines of JSON of which none is ever removed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from hlaska.core.errors import BadText, plainly
from hlaska.events.acts import AnyAct, Found

VERSION: Final = 1  # of the form of an entry; grows when an older program would misread a newer journal


class JournalEntry(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Keep one act. It has its number from 1, seconds since 1970 and author as the caller says, and the reason."""

    seq: int
    at: float
    by: str
    what: AnyAct
    why: str = ""
    v: int = VERSION


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(JournalEntry)


class _Version(Struct):
    v: int = VERSION


def encode_entry(entry: JournalEntry) -> str:
    """Write an entry as one line of JSON without its end."""
    return _ENCODER.encode(entry).decode()


def decode_entry(text: str | bytes) -> JournalEntry:
    """Read an entry. Raises BadText."""
    try:
        if (version := msgspec.json.decode(text, type=_Version).v) > VERSION:
            raise BadText(
                f"this journal has version {version}; this program reads up to {VERSION}: update it"
            )
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as e:
        raise BadText(plainly(str(e))) from None


def encode_journal(entries: Iterable[JournalEntry]) -> str:
    """Write a journal, a line each."""
    return "".join(encode_entry(entry) + "\n" for entry in entries)


def decode_journal(text: str) -> tuple[JournalEntry, ...]:
    """Read a journal. Raises BadText, which names the line."""
    found: list[JournalEntry] = []
    for number, row in enumerate(text.splitlines(), 1):
        try:
            entry = decode_entry(row)
        except BadText as e:
            raise BadText(f"line {number}: {e.text}") from None
        if entry.seq != number:
            raise BadText(
                f"line {number}: expected entry {number}, found {entry.seq}: a line is missing or doubled"
            )
        if isinstance(entry.what, Found) != (number == 1):
            raise BadText(f"line {number}: expected the founding of the event in line 1 and nowhere else")
        found.append(entry)
    if not found:
        raise BadText("the journal is empty: expected the founding of an event in line 1")
    return tuple(found)


def hide_secret(entries: Sequence[JournalEntry]) -> tuple[JournalEntry, ...]:
    """Return a journal that may be told to everybody before the event ends."""
    return tuple(
        msgspec.structs.replace(entry, what=msgspec.structs.replace(entry.what, secret=""))
        if isinstance(entry.what, Found)
        else entry
        for entry in entries
    )
