"""Writes and reads tables of a learned model. They are files of a package, made by `hlaska train`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

A_LINE: Final = 27  # numbers


def to_text(numbers: Sequence[int]) -> str:
    """Writes tables as text."""
    lines = [numbers[i : i + A_LINE] for i in range(0, len(numbers), A_LINE)]
    return "".join(f"{' '.join(map(str, line))}\n" for line in lines)


def parse(text: str) -> tuple[int, ...]:
    """Reads what `to_text` writes."""
    return tuple(map(int, text.split()))


@cache
def read_tables(package: str) -> tuple[int, ...]:
    """Reads the numbers of `cards.txt` of a package, such as `hlaska.games.pinochle`."""
    return parse(files(package).joinpath("cards.txt").read_text(encoding="ascii"))
