"""The columns of data sets: what each is, and how public numbers and places become values in them.

Columns of public numbers come from their declarations (`hlaska.core.kinds`), as encodings and positions do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Literal

from msgspec import Struct

from hlaska.core.cards import RANKS, SUITS, card_text
from hlaska.core.game import Game
from hlaska.core.kinds import Number, declared
from hlaska.core.spelling import expected

Type = Literal["int", "ints", "float", "flag", "text", "texts", "items"]
Row = dict[str, Any]
ITEM = ("key", "seat", "value")  # what is kept of a line of a settlement
LETTERS = {"suit", "rank", "card", "call", "word", "phase"}  # kinds that are written, not counted
BY = {"seat": "By seat", "player": "By player, those who sit out last", "side": "By side"}
MONEY = "smallest units"


class Column(Struct, frozen=True):
    """Describes a column: name, type of its values, unit ("" for none), and what it says."""

    name: str
    type: Type
    unit: str
    help: str


# ---------------------------------------------------------------- public numbers
def public_columns(game: Game) -> list[Column]:
    """Makes a column `pub_NAME` for every public number of a game."""
    state, _ = game.start(game.opening(), game.pack)
    return [_column(game, number) for number in declared(type(state.pub))]


def public_values(game: Game, pub: Any) -> Row:
    """Returns the public numbers as values of their columns; null where there is none."""
    return {
        f"pub_{number.name}": _value(game, number, getattr(pub, number.name)) for number in _numbers(game)
    }


def _numbers(game: Game) -> tuple[Number, ...]:
    state, _ = game.start(game.opening(), game.pack)
    return declared(type(state.pub))


def _column(game: Game, number: Number) -> Column:
    unit = MONEY if number.name == "result" else "points" if number.name == "points" else ""
    return Column(f"pub_{number.name}", _type(number), unit, " ".join(_said(game, number)))


def _said(game: Game, number: Number) -> Iterator[str]:
    """Says what a number is, whose values a list has, and what null means."""
    yield number.help
    if number.each in BY:
        yield f"{BY[number.each]}."
    if number.kind in ("parts", "packed"):
        yield f"Made of {expected(number, game)}."
    elif number.each == "name":
        yield f"For {', '.join(number.names)}."
    if number.none and number.kind not in ("parts", "packed"):
        yield f"Null: {number.none}."
    if number.empty and number.kind not in ("parts", "packed"):
        yield f"Empty: {number.empty}."
    if number.kind in ("seats", "suits"):
        yield "A mask of bits: " + (
            "seat 0 is 1, seat 1 is 2, ..." if number.kind == "seats" else "C 1, S 2, H 4, D 8."
        )


def _type(number: Number) -> Type:
    if number.kind == "items":
        return "items"
    if _is_written(number):
        return "texts" if number.each else "text"
    if number.each or number.kind == "parts":
        return "ints"
    return "flag" if number.kind == "flag" else "int"


def _is_written(number: Number) -> bool:
    return number.kind in LETTERS


def _value(game: Game, number: Number, value: Any) -> Any:
    if number.kind == "items":
        return [{name: getattr(item, name) for name in ITEM} for item in value]
    if number.kind == "parts":
        return list(_flat(value))
    one = partial(_one, game, number)
    return [one(v) for v in value] if number.each else one(value)


def _one(game: Game, number: Number, value: Any) -> Any:
    if number.none and value == ("" if number.text else number.absent):
        return None
    match number.kind:
        case "suit":
            return SUITS[value]
        case "rank":
            return RANKS[value]
        case "card":
            return card_text(value)
        case "call":
            return game.action_text(value)
        case "phase":
            return value
        case "word":
            return value if number.text else number.words[value]
        case "flag":
            return bool(value)
    return int(value)


def _flat(values: Iterable[Any]) -> Iterator[int]:
    for value in values:
        if isinstance(value, tuple):
            yield from _flat(value)
        else:
            yield int(value)


# ---------------------------------------------------------------- cards
def place_columns(game: Game) -> list[Column]:
    """Makes a column `place_NAME` for every place, with all cards open."""
    return [Column(f"place_{name}", "texts", "", f"The cards of the place `{name}`.") for name in game.places]


def place_values(game: Game, places: Sequence[Sequence[int]]) -> Row:
    """Returns the cards of each place, without marks and who sees them."""
    return {
        f"place_{name}": cards_of([entry & 63 for entry in entries])
        for name, entries in zip(game.places, places, strict=True)
    }


def cards_of(cards: Iterable[int]) -> list[str]:
    """Writes cards as texts."""
    return [card_text(card) for card in cards]
