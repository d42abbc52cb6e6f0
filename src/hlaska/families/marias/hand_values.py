"""Estimates from a hand before the play the chance of each possible announcement.

Nothing but the own hand is looked at.

A chance is the logistic of a sum of table look-ups: one for the trumps, one for each plain suit (the eight cards of a
suit are a number 0..255), and two for what no suit tells alone. The tables are whole numbers of 1/`SCALE` and are made
by `hlaska train`: hands dealt, played out in the kernel by a rule of thumb, and counted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

SCALE: Final = 256
LANE: Final = 0xFF
LANES: Final = 256
SHARP: Final = 0xC0  # ten and ace of a lane
SHARPS: Final = SHARP * 0x0001_0001_0001_0001
TRUMPS_AT: Final = 1  # after the constant
PLAIN_AT: Final = TRUMPS_AT + LANES
REACH_AT: Final = PLAIN_AT + LANES  # trumps held, by sharp cards of the plain suits
SHAPE_AT: Final = REACH_AT + 9 * 7  # trumps held, by plain suits not held
SIZE: Final = SHAPE_AT + 9 * 4
NAMES: Final = (
    "game", "hundred", "seven", "betl", "durch",
    "game-lost", "hundred-lost", "seven-lost", "betl-lost", "durch-lost", "seven-against",
)  # fmt: skip
"""What is predicted: for who plays the contract that he makes it; for one of the two others that he does not (of what
he would have announced), and that the own seven announced against him wins the last trick."""


def table_indices(hand: int, trump: int) -> list[int]:
    """Returns the places of the table that count for a hand (a mask). trump -1: there are no trumps, and every suit is
    a plain one.
    """
    if trump < 0:
        return [0, *[PLAIN_AT + (hand >> 16 * s & LANE) for s in range(4)]]
    own = hand >> 16 * trump & LANE
    plain = [hand >> 16 * s & LANE for s in range(4) if s != trump]
    held = own.bit_count()
    sharp = sum((lane & SHARP).bit_count() for lane in plain)
    return [
        0,
        TRUMPS_AT + own,
        *[PLAIN_AT + lane for lane in plain],
        REACH_AT + 7 * held + sharp,
        SHAPE_AT + 4 * held + plain.count(0),
    ]


class Value:
    """Predicts one thing from a hand."""

    def __init__(self, table: Sequence[int]) -> None:
        self.table = [w / SCALE for w in table]

    def logit(self, hand: int, trump: int) -> float:
        """Returns the log odds for a hand: the table summed over `table_indices`."""
        t, at = self.table, PLAIN_AT
        a, b, c, d = hand & LANE, hand >> 16 & LANE, hand >> 32 & LANE, hand >> 48 & LANE
        plain = t[0] + t[at + a] + t[at + b] + t[at + c] + t[at + d]
        if trump < 0:
            return plain
        own = hand >> 16 * trump & LANE
        held = own.bit_count()
        sharp = (hand & SHARPS & ~(LANE << 16 * trump)).bit_count()
        voids = (not a) + (not b) + (not c) + (not d) - (not own)
        return (
            plain
            - t[at + own]
            + t[TRUMPS_AT + own]
            + t[REACH_AT + 7 * held + sharp]
            + t[SHAPE_AT + 4 * held + voids]
        )

    def chance(self, hand: int, trump: int) -> float:
        return 1 / (1 + exp(-self.logit(hand, trump)))


def format_tables(tables: Mapping[str, Sequence[int]]) -> str:
    """Writes tables as text: a line each, the name and the numbers."""
    return "".join(f"{name} {' '.join(map(str, table))}\n" for name, table in tables.items())


def parse_tables(text: str) -> dict[str, Value]:
    """Reads tables from text, the inverse of `format_tables`."""
    lines = [line.split() for line in text.splitlines() if line and line[0] != "#"]
    return {name: Value([int(n) for n in numbers]) for name, *numbers in lines}


@cache
def values(package: str = "hlaska.families.marias") -> dict[str, Value]:
    """Returns the tables of a package, by name."""
    return parse_tables(files(package).joinpath("values.txt").read_text(encoding="ascii"))
