"""Writes the public numbers of a deal as float32, as one seat counts seats.

Each is written by what its game declares it to be (`hlaska.core.kinds`).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct

from hlaska.core import kinds, number_ranges
from hlaska.core.actions import CALL
from hlaska.core.cards import RANKS, SUITS
from hlaska.core.game import Game
from hlaska.core.kinds import LARGEST, Number
from hlaska.research.encoding.action_index import ActionIndex, kinds_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SCALE: Final = 100  # amounts without a limit
MOST: Final = 1024  # values of a public number that are kept as they are written

Write = Callable[[list[float], int, Any, int], None]


class Row(NamedTuple):
    """Holds values that stand together in an observation; do not change them."""

    packed: array[float]
    values: list[float]


def round_row(values: list[float]) -> Row:
    """Makes a row of these values as float32 has them."""
    packed = array("f", values)
    return Row(packed, packed.tolist())


def rotate_mask(mask: int, seat: int, seats: int) -> int:
    """Turns a mask of seats so that this seat is bit 0."""
    return (mask >> seat | mask << seats - seat) & (1 << seats) - 1


def rotate_values(values: Sequence[Any], by: str, seat: int, seats: int) -> Sequence[Any]:
    """Turns values by seat, player or side as this seat counts them. Who sits out comes last."""
    if by in ("seat", "player"):
        return (*values[seat:seats], *values[:seat], *values[seats:])
    if by == "side":
        return (*values[seat % 2 :], *values[: seat % 2])
    return values


class Field(Struct, frozen=True):
    """Describes a public number in the part `public`. It takes so many values from `start` on."""

    name: str
    start: int
    size: int
    help: str


class Numbers:
    """Writes the public numbers of a game as one stretch of values.

    The settlement's lines are left out: a deal that has them is over.
    """

    def __init__(self, game: Game, index: ActionIndex) -> None:
        self.game, self.index = game, index
        self.kinds = {card: i for i, card in enumerate(kinds_of(game))}
        pub = game.start(game.opening(), game.pack)[0].pub
        fields: list[Field] = []
        self._writes: list[Write] = []
        at = 0
        for number in kinds.list_numbers(type(pub)):
            if number.kind == "items":
                continue
            size, write, help = self._whole(number)
            fields.append(Field(number.name, at, size, f"{number.help.rstrip('.')}: {help}"))
            self._writes.append(write)
            at += size
        self.fields, self.size = tuple(fields), at
        self.values: Callable[[Any], tuple[Any, ...]] = attrgetter(*(field.name for field in fields))
        # most numbers seldom change, so what is written for each seat and value is kept
        self._rows: list[dict[tuple[int, Any], Row]] = [{} for _ in fields]

    def write(self, out: NDArray[np.float32], at: int, pub: Any, seat: int) -> None:
        """Writes all of them as this seat counts seats."""
        for i, value in enumerate(self.values(pub)):
            field = self.fields[i]
            out[at + field.start : at + field.start + field.size] = self.row(i, value, seat).packed

    def row(self, number: int, value: Any, seat: int) -> Row:
        """Writes one number, counted as in `fields`, with this value as this seat counts seats."""
        rows = self._rows[number]
        found = rows.get((seat, value))
        if found is None:
            values = [0.0] * self.fields[number].size
            self._writes[number](values, 0, value, seat)
            found = round_row(values)
            if len(rows) < MOST:
                rows[seat, value] = found
        return found

    # ------------------------------------------------------------ one number
    def _whole(self, number: Number) -> tuple[int, Write, str]:
        """Returns how many values a number takes, their writer, and how to read them."""
        if number.each == "list":
            return self._list(number)
        if number.each:
            return self._row(number)
        if number.kind == "parts":
            size, write, help = self._parts(number)
            return size, write, help
        return self._one(number)

    def _row(self, number: Number) -> tuple[int, Write, str]:
        """Describes a tuple with a value for each seat, player, side or name.

        After a flag where it may be empty.
        """
        size, write, help = self._one(number)
        count, skip = number_ranges.length(number, self.game), 1 if number.empty else 0
        seats, by = self.game.seats, number.each

        def row(out: list[float], at: int, values: Any, seat: int) -> None:
            if not values:
                return
            if skip:
                out[at] = 1
            for i, value in enumerate(rotate_values(values, by, seat, seats)):
                write(out, at + skip + i * size, value, seat)

        for_each = f"for {', '.join(number.names)}" if number.names else f"for each {by}"
        flag = "1 where it is there, then " if skip else ""
        return skip + count * size, row, f"{flag}{for_each}: {help}"

    def _list(self, number: Number) -> tuple[int, Write, str]:
        size, write, help = self._parts(number) if number.kind == "parts" else self._one(number)
        group, most = (
            len(number.parts) if number.kind == "parts" else 1,
            number_ranges.max_length(number, self.game),
        )

        def newest(out: list[float], at: int, values: Any, seat: int) -> None:
            for i, start in enumerate(range(max(0, len(values) - most * group), len(values), group)):
                value = values[start : start + group] if number.kind == "parts" else values[start]
                write(out, at + i * size, value, seat)

        return most * size, newest, f"the newest {most}, the oldest first: {help}"

    def _parts(self, number: Number) -> tuple[int, Write, str]:
        made = [self._one(part) for part in number.parts]
        starts = [sum(size for size, _, _ in made[:i]) for i in range(len(made))]

        def parts(out: list[float], at: int, values: Any, seat: int) -> None:
            for start, (_, write, _), value in zip(starts, made, values, strict=False):
                write(out, at + start, value, seat)

        help = "; ".join(f"{part.name}: {one[2]}" for part, one in zip(number.parts, made, strict=True))
        return sum(size for size, _, _ in made), parts, help

    def _one(self, number: Number) -> tuple[int, Write, str]:
        seats = self.game.seats
        match number.kind:
            case "seat":
                return (
                    seats,
                    _hot(lambda value, seat: (value - seat) % seats),
                    "one-hot by seat, oneself first",
                )
            case "seats":
                turned = _bits(seats, lambda value, seat: rotate_mask(value, seat, seats))
                return seats, turned, "1 for each seat of the mask, oneself first"
            case "suit":
                return 4, _hot(), f"one-hot of {' '.join(SUITS)}"
            case "suits":
                return 4, _bits(4), f"1 for each suit of {' '.join(SUITS)}"
            case "rank":
                return 8, _hot(), f"one-hot of {' '.join(RANKS)}"
            case "card":
                column = self.kinds
                return len(column), _hot(lambda value, _: column.get(value, -1)), "one-hot by card"
            case "call":
                index = self.index
                at = _hot(lambda value, _: index.column(value) if value >= CALL else -1)
                return len(index.columns), at, "one-hot by call, a ladder being one"
            case "phase" | "word":
                words = list(self.game.phases) if number.kind == "phase" else list(number.words)
                find = _hot(lambda value, _: _word(words, value))
                return len(words), find, f"one-hot of {' '.join(map(str, words))}"
            case "flag":
                return 1, _bits(1, lambda value, _: int(value)), "0 or 1"
            case "packed":
                size, write, help = self._parts(number)

                def spread(out: list[float], at: int, value: Any, seat: int) -> None:
                    write(out, at, kinds.unpack(number, value), seat)

                return size, spread, help
        return self._amount(number)

    def _amount(self, number: Number) -> tuple[int, Write, str]:
        high = number_ranges.bounds(number, self.game)[1]
        scale = high if 0 < high < LARGEST else SCALE if number.kind == "amount" else 1
        flagged, absent = bool(number.none), number.absent

        def amount(out: list[float], at: int, value: Any, seat: int) -> None:
            if flagged:
                if value == absent:
                    return
                out[at] = 1
                at += 1
            out[at] = value / scale

        divided = f"divided by {scale}" if scale > 1 else "as it is"
        return 1 + flagged, amount, f"1 where there is one, then {divided}" if flagged else divided


def _hot(where: Callable[[Any, int], int] = lambda value, _: int(value)) -> Write:
    """Writes a 1 at the place of a value, nothing for a negative one."""

    def hot(out: list[float], at: int, value: Any, seat: int) -> None:
        if isinstance(value, str) or value >= 0:
            found = where(value, seat)
            if found >= 0:
                out[at + found] = 1

    return hot


def _bits(count: int, turn: Callable[[Any, int], int] = lambda value, _: int(value)) -> Write:
    """Writes a 1 for each bit of a mask."""

    def bits(out: list[float], at: int, value: Any, seat: int) -> None:
        mask = turn(value, seat)
        for i in range(count):
            if mask >> i & 1:
                out[at + i] = 1

    return bits


def _word(words: Sequence[str], value: Any) -> int:
    """Returns the index of a word, given as a text or as its index."""
    if isinstance(value, str):
        return words.index(value) if value in words else -1
    return int(value)
