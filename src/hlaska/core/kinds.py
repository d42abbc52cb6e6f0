"""Declares kinds of public numbers.

A field of a game's `Public` declares once what it is.

    lone: Annotated[int, kinds.seat("Who plays the contract.")] = 0

From that declaration come the check of a position that somebody sets up, letters for suits and cards in records, the
list of `hlaska options GAME --numbers` and the tables of docs/options. Ranges that hang on the house rules are asked of
the game (`bounds`). A meaning is one English sentence, as those of counters are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields, replace

Kind = Literal[
    "phase", "seat", "seats", "suit", "suits", "rank", "card", "call", "word", "flag", "count", "amount", "packed",
    "parts", "items",
]  # fmt: skip
Each = Literal["", "seat", "player", "side", "name", "list"]

LARGEST: Final = 1 << 53
NONE: Final = -1


class Number(Struct, frozen=True):
    """Declares what a public number is.

    kind: what one value of it is. Masks are `seats` and `suits`. A `word` is one of `words`, or its index where the
        field is an int. `packed` is `parts` in so many `bits` each, the first lowest.
    none: what the value `absent` means, "" where there is no such value.
    low: the lowest value of a count or an amount.
    high: the highest value; it may name an option, or be the `seats`, `cards` or `tricks` of a deal.
    each: one value (""), or a tuple of one by seat, player, side or `names`, or a list of any length. A list with
        `parts` is one of groups of these.
    empty: what () means, "" where it must be whole.
    parts: the numbers that a tuple is made of.
    most: how many values of a list an encoding holds, the newest ones; may name a limit as `high` does.
    text: the field is a text, so a word is the word itself, and "" is none.
    """

    kind: Kind
    help: str = ""
    name: str = ""
    none: str = ""
    absent: int = NONE
    low: int = 0
    high: int | str = LARGEST
    words: tuple[str, ...] = ()
    each: Each = ""
    names: tuple[str, ...] = ()
    empty: str = ""
    parts: tuple[Number, ...] = ()
    bits: tuple[int, ...] = ()
    most: int | str = 16
    text: bool = False


# ---------------------------------------------------------------- declarations
def phase(help: str = "Where the deal has got to.") -> Number:
    """Declares the phase of a deal; which there are a game says in `Game.phases`."""
    return Number("phase", help)


def seat(
    help: str = "",
    *,
    none: str = "",
    each: Each = "",
    empty: str = "",
    name: str = "",
    most: int | str = 16,
) -> Number:
    """Declares a seat, from 0."""
    return Number("seat", help, name, none=none, each=each, empty=empty, most=most)


def seats(help: str = "", *, each: Each = "", names: Sequence[str] = (), empty: str = "") -> Number:
    """Declares a mask of seats."""
    return Number("seats", help, each=_by(each, names), names=tuple(names), empty=empty)


def suit(help: str = "", *, none: str = "", name: str = "") -> Number:
    """Declares a suit, 0 to 3 for C S H D."""
    return Number("suit", help, name, none=none)


def suits(help: str = "", *, each: Each = "", empty: str = "") -> Number:
    """Declares a mask of suits."""
    return Number("suits", help, each=each, empty=empty)


def rank(help: str = "", *, none: str = "", each: Each = "", empty: str = "", most: int | str = 16) -> Number:
    """Declares a rank, 0 to 7 for 7 8 9 J Q K T A."""
    return Number("rank", help, none=none, each=each, empty=empty, most=most)


def card(help: str = "", *, none: str = "", each: Each = "", empty: str = "", name: str = "") -> Number:
    """Declares a card of the pack."""
    return Number("card", help, name, none=none, each=each, empty=empty)


def call(help: str = "", *, none: str = "", absent: int = NONE, name: str = "") -> Number:
    """Declares a call of the game, as the number of its action."""
    return Number("call", help, name, none=none, absent=absent)


def word(
    help: str = "",
    words: Sequence[str] = (),
    *,
    none: str = "",
    absent: int = NONE,
    each: Each = "",
    name: str = "",
) -> Number:
    """Declares one of some words. It is the word itself, or its index in them where the field is an int."""
    return Number("word", help, name, none=none, absent=absent, words=tuple(words), each=each)


def flag(help: str = "") -> Number:
    """Declares a number that is yes or no."""
    return Number("flag", help)


def count(
    help: str = "",
    *,
    low: int = 0,
    high: int | str = LARGEST,
    none: str = "",
    each: Each = "",
    names: Sequence[str] = (),
    empty: str = "",
    name: str = "",
) -> Number:
    """Declares how many there are of something; a level, too."""
    by = _by(each, names)
    return Number("count", help, name, none, low=low, high=high, each=by, names=tuple(names), empty=empty)


def amount(
    help: str = "",
    *,
    low: int = 0,
    high: int | str = LARGEST,
    none: str = "",
    each: Each = "",
    empty: str = "",
    name: str = "",
) -> Number:
    """Declares points or money, which may become many."""
    return Number("amount", help, name, none, low=low, high=high, each=each, empty=empty)


def packed(
    help: str,
    parts: Sequence[tuple[int, Number]],
    *,
    each: Each = "",
    name: str = "",
    most: int | str = 16,
) -> Number:
    """Declares several values in one number: (bits, what they are) from the lowest bit on."""
    bits, numbers = zip(*parts, strict=True)
    return Number("packed", help, name, each=each, bits=bits, parts=numbers, most=most)


def parts(help: str, *numbers: Number, each: Each = "", empty: str = "", most: int | str = 16) -> Number:
    """Declares a tuple of values of different kinds.

    each: `list` where it goes on with such groups.
    """
    return Number("parts", help, each=each, parts=numbers, empty=empty, most=most)


def items(help: str = "") -> Number:
    """Declares the lines of a settlement."""
    return Number("items", help)


def _by(each: Each, names: Sequence[str]) -> Each:
    return "name" if names else each


# ---------------------------------------------------------------- what is declared
def list_numbers(public: type[Struct]) -> tuple[Number, ...]:
    """Lists the public numbers of a game in the order of their fields.

    A tuple that is whole by default is never empty.

    Raises TypeError for one that is not declared.
    """
    return _list_numbers(public)


@lru_cache(64)
def _list_numbers(public: type[Struct]) -> tuple[Number, ...]:
    found: dict[str, Number] = {}
    for kind in reversed(public.__mro__):
        hints = get_type_hints(kind, include_extras=True)
        for name in getattr(kind, "__annotations__", {}):
            of, *said = get_args(hints[name]) if get_origin(hints[name]) is Annotated else (None,)
            number = next((n for n in said if isinstance(n, Number)), None)
            if number:  # who only gives another default need not declare it again
                found[name] = replace(number, name=name, text=of is str)
    missing = [name for name in public.__struct_fields__ if name not in found]
    if missing:
        raise TypeError(
            f"{missing[0]}: declare it as Annotated[type, kinds.seat(...)], see hlaska.core.kinds"
        )
    whole = {field.name for field in fields(public) if isinstance(field.default, tuple) and field.default}
    return tuple(
        replace(found[name], empty="") if name in whole and found[name].each else found[name]
        for name in public.__struct_fields__
    )


def by_name(public: type[Struct]) -> dict[str, Number]:
    """Returns the public numbers of a game by name."""
    return {number.name: number for number in list_numbers(public)}


def unpack(number: Number, value: int) -> list[int]:
    """Unpacks the values that are packed in one number, the lowest bits first."""
    found = []
    for bits in number.bits:
        found.append(value & (1 << bits) - 1)
        value >>= bits
    return found
