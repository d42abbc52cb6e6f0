"""The learned model of a card decision in Mariáš for three, in suit contracts (`hlaska.kernel.model`).

`hlaska train cards` makes its tables: search is imitated, in deals played out by a rule of thumb.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

A_LINE: Final = 27  # numbers


def written(numbers: Sequence[int]) -> str:
    """Tables as text."""
    lines = [numbers[i : i + A_LINE] for i in range(0, len(numbers), A_LINE)]
    return "".join(f"{' '.join(map(str, line))}\n" for line in lines)


def read(text: str) -> tuple[int, ...]:
    """The inverse of `written`."""
    return tuple(map(int, text.split()))


@cache
def tables() -> tuple[int, ...]:
    """Those of the package."""
    return read(files("hlaska.families.marias").joinpath("cards.txt").read_text(encoding="ascii"))
