"""Counts what a game keeps from deal to deal beside the scores.

Counters are declared once, read and written by name.

`Match.notes` holds the counters in the order of `Game.counters`, one number each or one for each player (by chair).
From the declaration come the engine's values, the line `Notes:` of records, its checks, and the documentation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from msgspec import Struct

from hlaska.core.errors import BadText

LARGEST: Final = 999_999_999
NOBODY: Final = -1
Count = int | tuple[int, ...]


class Counter(Struct, frozen=True):
    """Declares one counter of a match.

    A match begins with 0, and with nobody.

    help: what it counts, a sentence.
    each: one number for each player, else one in all.
    chair: it is a player's chair, or -1 for nobody.
    low: the lowest value.
    high: the highest value, or the name of the option that is the highest.
    ends: 0 where it ends no match. Else the match is over once it reaches `high`, and the last deal adds so much at
        most.
    step: the value is a multiple of this.
    """

    name: str
    help: str
    each: bool = False
    chair: bool = False
    low: int = 0
    high: int | str = LARGEST
    ends: int = 0
    step: int = 1

    @property
    def fresh(self) -> int:
        return NOBODY if self.chair else 0


Counters = Sequence[Counter]


# ---------------------------------------------------------------- the engine's side
def fresh(counters: Counters, players: int) -> tuple[int, ...]:
    """Returns the counters of a match before its first deal."""
    return tuple(c.fresh for c in counters for _ in range(players if c.each else 1))


def unpacked(counters: Counters, players: int, notes: Sequence[int]) -> dict[str, Any]:
    """Returns the counters by name, tuples by player; without notes those of a fresh match.

    Raises BadText for a wrong number of them.
    """
    if len(notes) not in (0, size(counters, players)):
        raise BadText(_wrong_number(counters, players, len(notes)))
    rest = iter(notes or fresh(counters, players))
    return {c.name: tuple(next(rest) for _ in range(players)) if c.each else next(rest) for c in counters}


def packed(counters: Counters, values: Mapping[str, Count]) -> tuple[int, ...]:
    """Packs counters by name into notes: the inverse of `unpacked`."""
    found: list[int] = []
    for c in counters:
        value = values[c.name]
        found += (value,) if isinstance(value, int) else value
    return tuple(found)


def size(counters: Counters, players: int) -> int:
    return sum(players if c.each else 1 for c in counters)


# ---------------------------------------------------------------- what people write
def from_names(
    counters: Counters, players: int, options: Any, given: Mapping[str, object]
) -> tuple[int, ...]:
    """Returns the notes of counters by name. Those left out are as in a fresh match. Raises BadText."""
    values = unpacked(counters, players, ())
    for name, value in given.items():
        if name not in values:
            raise BadText(_unknown(name, counters))
        values[name] = tuple(value) if isinstance(value, list | tuple) else value
    for c in counters:
        _check(c, players, options, values[c.name])
    return packed(counters, values)


def difference(counters: Counters, players: int, notes: Sequence[int]) -> dict[str, Any]:
    """Returns the counters by name that are not as in a fresh match."""
    start = unpacked(counters, players, ())
    return {n: v for n, v in unpacked(counters, players, notes).items() if v != start[n]}


def limits(counter: Counter, players: int, options: Any) -> tuple[int, int]:
    """Returns the lowest and the highest value under these options while a match goes on."""
    if counter.chair:
        return NOBODY, players - 1
    high = getattr(options, counter.high) if isinstance(counter.high, str) else counter.high
    return counter.low, high - 1 if counter.ends else high


def check_end(counters: Counters, players: int, options: Any, notes: Sequence[int]) -> None:
    """Raises BadText for counters that no match which is over can have."""
    values = unpacked(counters, players, notes)
    for c in counters:
        _check(c, players, options, values[c.name], c.ends)


def format_expected(counter: Counter, players: int, options: Any) -> str:
    """Says in words what a counter accepts."""
    low, high = limits(counter, players, options)
    one = "a whole number" if counter.step == 1 else f"a multiple of {counter.step}"
    range_ = f"{one} of at least {low}" if high == LARGEST else f"{one} from {low} to {high}"
    if (low, high) == (-LARGEST, LARGEST):
        range_ = one
    said = f"a chair from 0 to {high}, or -1 for nobody" if counter.chair else range_
    return f"{players} numbers by chair such as {_example(players)}, each {said}" if counter.each else said


def _example(players: int) -> str:
    return f"[{','.join('0' * players)}]"


def _check(counter: Counter, players: int, options: Any, value: object, more: int = 0) -> None:
    """Checks a counter's value. `more`: by how much the last deal of a match may have passed the highest value."""
    low, high = limits(counter, players, options)
    numbers = value if isinstance(value, tuple) else (value,)
    fits = isinstance(value, tuple) == counter.each and len(numbers) == (players if counter.each else 1)
    for n in numbers:
        whole = isinstance(n, int) and not isinstance(n, bool)
        fits = fits and whole and low <= n <= high + more and n % counter.step == 0
    if not fits:
        told = f"[{','.join(map(str, value))}]" if isinstance(value, tuple) else str(value)
        raise BadText(f"{counter.name}={told[:40]}: expected {format_expected(counter, players, options)}")


def _unknown(name: str, counters: Counters) -> str:
    known = [c.name for c in counters]
    if not known:
        return f"{name[:40]}: this game keeps no counters beside the scores"
    close = get_close_matches(name, known, 1)
    right = f"did you mean {close[0]}?" if close else f"there are {', '.join(known)}"
    return f"{name[:40]}: no such counter; {right}"


def _wrong_number(counters: Counters, players: int, given: int) -> str:
    if not counters:
        return "this game keeps no counters beside the scores"
    names = ", ".join(f"{c.name} ({players})" if c.each else c.name for c in counters)
    wrote = f"{given} number{'s' * (given != 1)}"
    return (
        f"{wrote}, but there are {size(counters, players)}: {names}; better by name, {counters[0].name}=..."
    )
