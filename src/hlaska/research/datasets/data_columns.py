"""Defines the columns of data sets.

It says what each is, and how public numbers and places become values in them.

Columns of public numbers come from their declarations (`hlaska.core.kinds`), as encodings and positions do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from hlaska.core.cards import PACK_32, RANKS, SUITS, card_text
from hlaska.core.game import Game
from hlaska.core.kinds import Number, list_numbers
from hlaska.core.spelling import format_expected

Type = Literal["int", "ints", "float", "flag", "text", "texts", "items"]
Row = dict[str, Any]
ITEM = ("key", "seat", "value")  # what is kept of a line of a settlement
LETTERS = {"suit", "rank", "card", "call", "word", "phase"}  # kinds that are written, not counted
BY = {"seat": "By seat", "player": "By player, those who sit out last", "side": "By side"}
MONEY = "smallest units"
CARD_TEXTS = {card: card_text(card) for card in PACK_32}


class Column(Struct, frozen=True):
    """Describes a column. It has name, type of its values, unit ("" for none), and what it says."""

    name: str
    type: Type
    unit: str
    help: str


# ---------------------------------------------------------------- public numbers
def public_columns(game: Game) -> list[Column]:
    """Makes a column `pub_NAME` for every public number of a game."""
    state, _ = game.start(game.opening(), game.pack)
    return [_column(game, number) for number in list_numbers(type(state.pub))]


def public_values(game: Game, pub: Any) -> Row:
    """Returns the public numbers as values of their columns; null where there is none."""
    return {name: value(getattr(pub, field)) for name, field, value in _values(game)}


@lru_cache(8)
def _values(game: Game) -> tuple[tuple[str, str, Callable[[Any], Any]], ...]:
    """Lists columns of public numbers: name, field, and what makes the values."""
    state, _ = game.start(game.opening(), game.pack)
    return tuple((f"pub_{n.name}", n.name, _value(game, n)) for n in list_numbers(type(state.pub)))


def _column(game: Game, number: Number) -> Column:
    unit = MONEY if number.name == "result" else "points" if number.name == "points" else ""
    return Column(f"pub_{number.name}", _type(number), unit, " ".join(_help_parts(game, number)))


def _help_parts(game: Game, number: Number) -> Iterator[str]:
    """Says what a number is, whose values a list has, and what null means."""
    yield number.help
    if number.each in BY:
        yield f"{BY[number.each]}."
    if number.kind in ("parts", "packed"):
        yield f"Made of {format_expected(number, game)}."
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


def _value(game: Game, number: Number) -> Callable[[Any], Any]:
    """Returns what makes the value of a column out of a public number."""
    if number.kind == "items":
        return lambda items: [{name: getattr(item, name) for name in ITEM} for item in items]
    if number.kind == "parts":
        return lambda parts: list(_flat(parts))
    one = _one(game, number)
    if number.none:
        one = _or_null("" if number.text else number.absent, one)
    return (lambda values: [one(value) for value in values]) if number.each else one


def _or_null(absent: Any, one: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: None if value == absent else one(value)


def _one(game: Game, number: Number) -> Callable[[Any], Any]:
    match number.kind:
        case "suit":
            return SUITS.__getitem__
        case "rank":
            return RANKS.__getitem__
        case "card":
            return card_text
        case "call":
            return game.action_text
        case "phase":
            return lambda phase: phase
        case "word":
            return (lambda text: text) if number.text else number.words.__getitem__
        case "flag":
            return bool
    return int


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
        f"place_{name}": [CARD_TEXTS[entry & 63] for entry in entries]
        for name, entries in zip(game.places, places, strict=True)
    }


def cards_of(cards: Iterable[int]) -> list[str]:
    """Writes cards as texts."""
    return [CARD_TEXTS[card] for card in cards]
