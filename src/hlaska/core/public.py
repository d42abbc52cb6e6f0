"""Holds what everybody knows of a deal. It has the numbers of every game, and its settlement's items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeVar

from hlaska.core import kinds
from hlaska.core.errors import Phrase


class Item(Struct, frozen=True, omit_defaults=True):
    """Holds one item of a settlement, its base times factors, and the result.

    key: what it is.
    seat: whose it is.
    value: what the owner's side gains (negative: loses) against each opponent, in the game's smallest unit.
    base: the amount before the factors.
    factors: each by name.
    args: the numbers of the sentence (points, level, steps).
    rule: the rule id.
    """

    key: str
    seat: int = -1
    value: int = 0
    base: int = 0
    factors: tuple[tuple[str, int], ...] = ()
    args: dict[str, int] = {}
    rule: str = ""

    @property
    def phrase(self) -> Phrase:
        """Returns the words for what the item is."""
        return Phrase(self.key, {**self.args, "seat": self.seat, "value": self.value, "base": self.base})


class Undertaking(Struct, frozen=True, omit_defaults=True):
    """Says what a seat announced or bid in a deal, and what came of it.

    name: what it was (`betl`, `hundred`, `bid`).
    seat: the seat that undertook it.
    made: whether it was made.
    level: how often it was doubled.
    value: what its side gained by it (negative: lost) against each opponent, in the smallest unit.
    about: what the calls that double it are declared to be about (`Call.about`), "" for the name.
    """

    name: str
    seat: int
    made: bool
    level: int = 0
    value: int = 0
    about: str = ""


class Public(Struct, frozen=True):
    """Holds what everybody knows.

    Each game adds ints, tuples of ints and items of its own, each declared as what it is (`hlaska.core.kinds`).

    turn: the seat to act, -1 when the deal is over.
    points: by seat, what the game counts on with (what a seat has made is in `Explanation.points`).
    result: by seat in the smallest unit of money, followed by the players who sit out.
    """

    phase: Annotated[str, kinds.phase()]
    turn: Annotated[int, kinds.seat("Who is to act.", none="the deal is over")]
    trump: Annotated[int, kinds.suit("The trump suit.", none="there are no trumps, or not yet")] = -1
    lead: Annotated[int, kinds.seat("Who leads to the trick.", none="no trick is played yet")] = -1
    points: Annotated[
        tuple[int, ...],
        kinds.amount(
            "Points counted so far.", low=-kinds.LARGEST, each="seat", empty="nothing is counted yet"
        ),
    ] = ()
    items: Annotated[tuple[Item, ...], kinds.items("The settlement, line by line.")] = ()
    result: Annotated[
        tuple[int, ...],
        kinds.amount(
            "What each gets for the deal, in the smallest unit.",
            low=-kinds.LARGEST,
            each="player",
            empty="the deal is not over",
        ),
    ] = ()


Pub_co = TypeVar("Pub_co", bound=Public, default=Public, covariant=True)  # of a State or a View
Pub = TypeVar("Pub", bound=Public, default=Any)  # of a Game: without one it is any game
P = TypeVar("P", bound=Public)


def update(pub: P, **changes: Any) -> P:
    """Returns the public numbers with some of them changed; mypy knows the fields (`scripts/mypy_update.py`)."""
    return replace(pub, **changes)


def plus(counts: Sequence[int], seat: int, n: int) -> tuple[int, ...]:
    """Counts by seat, with so many more for one of them."""
    return tuple(count + n if s == seat else count for s, count in enumerate(counts))
