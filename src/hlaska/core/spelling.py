"""Spells public numbers. They become sentences of what each may be, letters for suits and cards, or data."""

from __future__ import annotations

from typing import Any

from hlaska.core.cards import RANKS, SUITS, card_text, parse_card, parse_suit
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.kinds import LARGEST, Number
from hlaska.core.number_ranges import bounds, length


def format_expected(number: Number, game: Game) -> str:
    """Says in words what a number may be; they go on after `format_expected`."""
    one = _one(number, game)
    if not number.each:
        return one
    size = length(number, game)
    by = {"seat": "by seat", "player": "by player, those who sit out last", "side": "by side"}
    if number.each == "list":
        said = f"a list, {one}" if number.kind == "parts" else f"a list, each {one}"
    elif number.each == "name":
        said = f"{size} numbers, for {', '.join(number.names)}, each {one}"
    else:
        said = f"{size} numbers {by[number.each]}, each {one}"
    return f"{said}; or []: {number.empty}" if number.empty else said


def _one(number: Number, game: Game) -> str:
    low, high = bounds(number, game) if number.kind not in ("parts", "items") else (0, 0)
    absent = '""' if number.text else number.absent
    none = f", or {absent}: {number.none}" if number.none else ""
    match number.kind:
        case "phase":
            said = f"one of {', '.join(game.phases)}"
        case "seat":
            said = f"a seat from 0 to {high}"
        case "seats":
            said = f"a mask of seats (seat 0 is 1, seat 1 is 2, ...) from 0 to {high}"
        case "suit":
            said = f"a suit, C S H D or 0 to {high}"
        case "suits":
            said = f"a mask of suits (C 1, S 2, H 4, D 8) from 0 to {high}"
        case "rank":
            said = f"a rank from 0 to {high} for {' '.join(RANKS)}"
        case "card":
            said = "a card of the pack"
        case "call":
            said = "the number of a call"
        case "word":
            said = _words(number)
        case "flag":
            said = "true or false"
        case "packed":
            said = f"a number made of {_parts(number, game)}"
        case "parts":
            said = f"{len(number.parts)} numbers: {_parts(number, game)}"
            none = f", or []: {number.empty}" if number.empty and not number.each else ""
        case "items":
            said = "the lines of the settlement"
        case _ if high >= LARGEST:
            said = "a whole number" if low <= -LARGEST else f"a whole number of at least {low}"
        case _:
            said = f"a whole number from {low} to {high}"
    return said + none


def _words(number: Number) -> str:
    """Returns the words of a number. They come with their indices where either may stand for the other."""
    words = [w if number.text else f"{w} ({i})" for i, w in enumerate(number.words)]
    return f"one of {', '.join(words)}"


def _parts(number: Number, game: Game) -> str:
    sizes = [f" ({b} bits)" for b in number.bits] or [""] * len(number.parts)
    return "; ".join(
        f"{p.name}{size}: {format_expected(p, game)}" for p, size in zip(number.parts, sizes, strict=True)
    )


# ---------------------------------------------------------------- letters
def from_letters(number: Number, game: Game, value: Any) -> Any:
    """Replaces suits, ranks, cards and words in letters by their numbers. What is none of them stays."""
    if isinstance(value, list | tuple):
        if number.kind == "parts":
            one = [number.parts[i % len(number.parts)] for i in range(len(value))]
            return [from_letters(p, game, v) for p, v in zip(one, value, strict=True)]
        return [from_letters(number, game, v) for v in value]
    if not isinstance(value, str) or len(value) > 40:
        return value
    if number.kind == "word":
        return number.words.index(value) if value in number.words and not number.text else value
    if number.kind == "call":
        found = game.calls.find(value)
        return value if found is None else found
    try:
        match number.kind:
            case "suit":
                return parse_suit(value)
            case "rank":
                return parse_card(f"{value}{SUITS[0]}") & 15
            case "card":
                return parse_card(value)
    except BadText:
        pass
    return value


def in_letters(number: Number, value: Any) -> str:
    """Spells a value as a sentence of a refusal names it."""
    if isinstance(value, list | tuple):
        if number.kind == "parts":
            one = [number.parts[i % len(number.parts)] for i in range(len(value))]
            return f"[{','.join(in_letters(p, v) for p, v in zip(one, value, strict=True))}]"
        return f"[{','.join(in_letters(number, v) for v in value)}]"
    if isinstance(value, bool):
        return str(value).lower()
    if not isinstance(value, int) or value < 0:
        return str(value)
    if number.kind == "suit" and value < len(SUITS):
        return SUITS[value]
    return card_text(value) if number.kind == "card" and value < 64 else str(value)


# ---------------------------------------------------------------- for tables and data
def as_data(number: Number, game: Game) -> dict[str, Any]:
    """Returns a number as data; what it has not is left out."""
    found: dict[str, Any] = {"name": number.name, "kind": number.kind, "help": number.help}
    if number.kind not in ("parts", "items", "phase", "word"):
        low, high = bounds(number, game)
        found |= {"low": low, "high": high if high < LARGEST else None}
    if number.none:
        found |= {"absent": "" if number.text else number.absent, "none": number.none}
    if number.each:
        found |= {"each": number.each, "length": length(number, game)}
    found |= {n: list(v) for n, v in (("names", number.names), ("words", number.words)) if v}
    if number.kind == "phase":
        found["words"] = list(game.phases)
    if number.empty:
        found["empty"] = number.empty
    if number.bits:
        found["bits"] = list(number.bits)
    if number.parts:
        found["parts"] = [as_data(p, game) for p in number.parts]
    return {**found, "expected": format_expected(number, game)}
