"""Settles deals that were played with real cards.

They are put down on a form, and the game settles them.

A game writes its form in `scorecard.py` (the class `Scoring`, found by `hlaska.games.scoring`): which fields there are
under its options, and the public numbers of a deal that is over, made of what was filled in. Items, result and the
match afterwards come from the functions that settle a played deal.
Clients make the form of the fields and know nothing else of the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Generic, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from hlaska.core.board import State
from hlaska.core.errors import HlaskaError, Phrase
from hlaska.core.game import Game, Match
from hlaska.core.public import Pub

Kind = Literal["chair", "choice", "number", "yes"]
When = tuple[tuple[str, tuple[int, ...]], ...]
Told = dict[str, int]

NOBODY: Final = -1
OPEN: Final = -1
"""No value of a choice: it must be answered."""
NO, YES = 0, 1
ANYBODY: Final = tuple(range(5))
PARTS: Final = ("contract", "calls", "cards")
"""The headings of a form in their order; a form has those it needs."""


class Named(Struct, frozen=True):
    """Names a value of a field in words."""

    value: int
    says: Phrase


class Field(Struct, frozen=True, omit_defaults=True):
    """Asks one number of a deal.

    name: what it is called; where it is asked of `each` who plays, it is `name-<chair>`.
    part: the heading it stands under, one of PARTS.
    kind: chair (a player), choice (one of `choices`), number (from `low` to `high` in steps) or yes (0 or 1).
    choices: the values of a choice; of a number, the names of some of its values.
    whole: what a number and the number of the other side come to.
    usual: the value until it is changed; where that is none of its values it must be answered.
    nobody: what -1 is called as a chair; null where it must be somebody.
    when: it is asked only where each of these fields, which stand before it, is asked and has one of these values.
    """

    name: str
    part: str
    kind: Kind
    says: Phrase
    choices: tuple[Named, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    whole: int = 0
    usual: int = 0
    nobody: Phrase | None = None
    each: bool = False
    when: When = ()


class Impossible(HlaskaError):
    """Says that a form cannot be settled. Its `field` is wrong, and the phrase says what would be right."""

    def __init__(self, field: str, name: str, **args: int) -> None:
        phrase = Phrase(f"score-fault-{name}", args)
        super().__init__(f"{field}: {name.replace('-', ' ')}", phrase)
        self.field = field


class Scorecard(ABC, Generic[Pub]):
    """Makes the form of one game under its options. What is told by chair outside is told by seat in here."""

    def __init__(self, game: Game[Pub]) -> None:
        self.game = game

    @abstractmethod
    def fields(self) -> tuple[Field, ...]:
        """Returns the fields of the form, from top to bottom."""

    @abstractmethod
    def settle(self, start: State[Pub], told: Told) -> Pub:
        """Settles the deal and returns its public numbers. Raises Impossible.

        start: a deal with the numbers that the match gives it.
        told: the fields that are asked, by seat.
        """

    def after(self, match: Match, pub: Pub, told: Told) -> Match | None:
        """Returns the match after the deal. Default: by its public numbers alone."""
        return self.game.finish(match, State(pub, ((),) * len(self.game.places)))


class EnteredDeal(NamedTuple):
    """Holds a deal of a form. It has the chair of each seat, its end, and the match after it."""

    chairs: tuple[int, ...]
    pub: Any
    after: Match


# ---------------------------------------------------------------- fields
def chair(name: str, part: str, says: Phrase, nobody: str = "", when: When = (), **args: int) -> Field:
    """Makes the field that asks who it was. `nobody`: the key of what -1 is called, "": it must be somebody."""
    none = Phrase(nobody, args) if nobody else None
    return Field(name, part, "chair", says, nobody=none, usual=NOBODY, when=when)


def choice(
    name: str, part: str, says: Phrase, choices: Iterable[Named], when: When = (), usual: int = OPEN
) -> Field:
    return Field(name, part, "choice", says, choices=tuple(choices), usual=usual, when=when)


def number(
    name: str, part: str, says: Phrase, high: int, when: When = (), *,
    low: int = 0, step: int = 1, whole: int = 0, each: bool = False, must: bool = False,
    names: Iterable[Named] = (),
) -> Field:  # fmt: skip
    """Makes a field that asks for a number. `must`: it must be answered; else it is `low` until it is changed."""
    at = low - step if must else low
    return Field(name, part, "number", says, tuple(names), low, high, step, whole, at, each=each, when=when)


def yes(name: str, part: str, says: Phrase, when: When = (), usual: int = NO, *, each: bool = False) -> Field:
    return Field(name, part, "yes", says, usual=usual, when=when, each=each)


# ---------------------------------------------------------------- a deal
def enter(scoring: Scorecard[Any], match: Match, answers: Mapping[str, int]) -> EnteredDeal:
    """Settles a deal that was filled in, with numbers by chair. Raises Impossible."""
    game = scoring.game
    chairs = game.chairs(match)
    told = by_seat(scoring.fields(), chairs, game.seats, answers)
    start, _ = game.start(match, sorted(game.pack))
    pub = scoring.settle(start, told)
    after = scoring.after(match, pub, told)
    if after is None:
        raise ValueError(f"{game.id}: a deal that was filled in is not over")
    return EnteredDeal(chairs, pub, replace(after, pack=()))


def by_seat(fields: Iterable[Field], chairs: Sequence[int], seats: int, answers: Mapping[str, int]) -> Told:
    """Returns the fields that are asked, with numbers by seat.

    Raises Impossible for what is none of a field's values.
    """
    told: Told = {}
    names: set[str] = set()
    for field in fields:
        own = {_name(field, c): seat for seat, c in enumerate(chairs)} if field.each else {field.name: NOBODY}
        names |= own.keys()
        if not all(told.get(name) in values for name, values in field.when):
            continue
        for name, seat in own.items():
            value = answers.get(name, field.usual)
            if field.each and seat >= seats:
                if value not in (field.usual, field.low):
                    raise Impossible(name, "sits-out", player=chairs[seat])
                continue
            _check(field, name, value, len(chairs))
            if field.kind == "chair" and value != NOBODY:
                if chairs.index(value) >= seats:
                    raise Impossible(name, "sits-out", player=value)
                value = chairs.index(value)
            told[_name(field, seat) if field.each else name] = value
    unknown = sorted(answers.keys() - names)
    if unknown:
        raise Impossible(unknown[0], "unknown")
    return told


def each(told: Mapping[str, int], name: str, seats: int) -> tuple[int, ...]:
    """Returns by seat a field that is asked of each. It is 0 where it is not asked."""
    return tuple(told.get(f"{name}-{seat}", 0) for seat in range(seats))


def _name(field: Field, who: int) -> str:
    return f"{field.name}-{who}"


def _check(field: Field, name: str, value: int, players: int) -> None:
    if field.kind == "chair":
        if value == NOBODY and field.nobody is None:
            raise Impossible(name, "who")
        if value != NOBODY and not 0 <= value < players:
            raise Impossible(name, "unknown")
    elif field.kind == "choice":
        if value not in [choice.value for choice in field.choices]:
            raise Impossible(name, "choose")
    elif field.kind == "yes":
        if value not in (NO, YES):
            raise Impossible(name, "choose")
    elif not field.low <= value <= field.high or (value - field.low) % field.step:
        raise Impossible(name, "range", low=field.low, high=field.high, step=field.step)
