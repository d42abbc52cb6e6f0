"""Reads and writes the log of a match.

The first line says which match it is; each other line is the JSON of one duplicate deal.

A match goes on where its log ends. A last line that is only half there, as after a crash, is dropped and its deal
played again. docs/arena.md tells the shape.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

import msgspec
from msgspec import Struct

from hlaska.core import record as records
from hlaska.core.errors import BadText, plainly
from hlaska.core.game import Game
from hlaska.core.options import Value
from hlaska.core.record import Record
from hlaska.games import game_class
from hlaska.research.matches.play_deal import DuplicateGame

VERSION: Final = 1


class Head(Struct, frozen=True):
    """Says which match a log is of.

    options: those that differ from the preset.
    rules: the number of the game's rules, which grows when it changes.
    """

    arena: int
    game: str
    preset: str
    options: dict[str, Value]
    rules: int
    a: str
    b: str
    casting: str
    seed: int


class DuplicateDeal(Struct, frozen=True):
    """Holds one deal of a match.

    deal: its number.
    difference: what A gets more than B a game (units).
    games: those of its castings.
    """

    deal: int
    difference: float
    games: tuple[DuplicateGame, ...]


class _Version(Struct):
    """Reads as much of a first line as says whether the rest can be read."""

    arena: int


_DEAL: Final = msgspec.json.Decoder(DuplicateDeal)


def game_of(head: Head) -> Game:
    """Makes the game of a match. Raises BadText or BadOptions for one that there is not, or not any more."""
    return records.game_of(Record(head.game, head.preset, head.options), game_class)


def read(path: Path) -> tuple[Head, list[DuplicateDeal]]:
    """Reads a log and its deals by number; they are written as they are done.

    A last line that is only half there is left out. Raises BadText with the line.
    """
    head, deals, _ = _read(path)
    return head, sorted(deals, key=lambda deal: deal.deal)


def _read(path: Path) -> tuple[Head, list[DuplicateDeal], int]:
    """Reads a log, and counts how many bytes of it are whole lines."""
    try:
        data = path.read_bytes()
    except OSError as e:
        raise BadText(f"{path}: {e.strerror}") from None
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].splitlines()
    if not lines:
        raise BadText(f"{path}: no log of the arena, which begins with a line that says which match it is")
    head = _head(path, lines[0])
    return head, [_deal(path, number, line) for number, line in enumerate(lines[1:], 2)], whole


def _head(path: Path, line: bytes) -> Head:
    try:
        version = msgspec.json.decode(line, type=_Version).arena
    except (msgspec.MsgspecError, UnicodeError):
        raise BadText(f"{path}, line 1: no log of the arena") from None
    if version > VERSION:
        raise BadText(
            f"{path}: a log of version {version}; this hlaska reads up to {VERSION}: take a newer one"
        )
    try:
        return msgspec.json.decode(line, type=Head)
    except (msgspec.MsgspecError, UnicodeError) as e:
        raise BadText(f"{path}, line 1: {plainly(str(e))}") from None


def _deal(path: Path, number: int, line: bytes) -> DuplicateDeal:
    try:
        return _DEAL.decode(line)
    except (msgspec.MsgspecError, UnicodeError) as e:
        raise BadText(f"{path}, line {number}: {plainly(str(e))}") from None


class Log:
    """Writes a log. `deals`: those it had when it was opened."""

    def __init__(self, path: Path, head: Head) -> None:
        """Begins one, or goes on with that of the same match. Raises BadText for another, and for what cannot be read
        or written."""
        self.deals: list[DuplicateDeal] = []
        begun = path.exists() and path.stat().st_size > 0
        if begun:
            found, self.deals, whole = _read(path)
            differs = [name for name in head.__struct_fields__ if getattr(found, name) != getattr(head, name)]
            if differs:
                raise BadText(
                    f"{path}: the log of another match: {'; '.join(_list_differences(found, head, differs))}"
                )
        try:
            self._file: IO[bytes] = path.open("ab")
            if begun:
                self._file.truncate(whole)
            else:
                self._write(msgspec.json.encode(head))
        except OSError as e:
            raise BadText(f"{path}: {e.strerror}") from None

    def add(self, deal: DuplicateDeal) -> None:
        """Raises BadText where the disk is full."""
        try:
            self._write(msgspec.json.encode(deal))
        except OSError as e:
            raise BadText(f"the log cannot be written: {e.strerror}") from None

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


def _list_differences(found: Head, head: Head, names: list[str]) -> Iterator[str]:
    for name in names:
        there, here = (msgspec.json.encode(getattr(one, name)).decode() for one in (found, head))
        yield f"{name} is {there} there, {here} here"
