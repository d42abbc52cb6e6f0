"""Converts rows of a database, the same in SQLite and in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hlaska.table.journal_entries import JournalEntry
from hlaska.table.store import JournalDamaged, TableMeta

Row = Sequence[Any]


def encode_entry(entry: JournalEntry) -> tuple[int, int, str, float]:
    """Returns an entry as its row: seq, seat, actions as text, time."""
    return entry.seq, entry.seat, " ".join(map(str, entry.actions)), entry.at


def decode_entries(table: str, since: int, rows: Sequence[Row]) -> list[JournalEntry]:
    """Reads the entries after `since` from their rows, in order. Raises JournalDamaged."""
    return [_decode_entry(table, seq, row) for seq, row in enumerate(rows, since + 1)]


def count_unbroken(table: str, rows: Sequence[Row]) -> tuple[int, str]:
    """Counts the entries before the first missing or unreadable one, and names its fault.

    The fault is "" where there is none.
    """
    for seq, row in enumerate(rows, 1):
        try:
            _decode_entry(table, seq, row)
        except JournalDamaged as error:
            return seq - 1, error.why
    return len(rows), ""


def decode_meta(table: str, text: bytes | str) -> TableMeta:
    """Reads what a table is. Raises JournalDamaged."""
    try:
        meta = msgspec.json.decode(text, type=TableMeta)
    except (msgspec.DecodeError, UnicodeError, TypeError) as error:
        raise JournalDamaged(table, f"what it is cannot be read: {error}") from error
    if meta.id != table or len(meta.owners) not in (0, len(meta.chairs)):
        raise JournalDamaged(table, "what it is does not fit together")
    return meta


def _decode_entry(table: str, seq: int, row: Row) -> JournalEntry:
    """Reads the entry `seq` from its row. Raises JournalDamaged."""
    found, seat, actions, at = row
    if found != seq:
        raise JournalDamaged(table, f"line {seq} is missing")
    try:
        return JournalEntry(seq, int(seat), tuple(map(int, actions.split())), float(at))
    except (TypeError, ValueError, AttributeError) as error:
        raise JournalDamaged(table, f"line {seq} cannot be read") from error
