"""Says which values a public number may have under a game's options."""

from __future__ import annotations

from typing import Any

from hlaska.core.cards import RANKS, SUITS
from hlaska.core.game import Game
from hlaska.core.kinds import LARGEST, Number, unpack


def bounds(number: Number, game: Game) -> tuple[int, int]:
    """Returns the lowest and the highest value under the game's options, `absent` left aside."""
    match number.kind:
        case "seat":
            return 0, game.seats - 1
        case "seats":
            return 0, (1 << game.seats) - 1
        case "suit":
            return 0, len(SUITS) - 1
        case "suits":
            return 0, (1 << len(SUITS)) - 1
        case "rank":
            return 0, len(RANKS) - 1
        case "card":
            return min(game.pack), max(game.pack)
        case "call":
            first = game.call(game.calls.texts[0])
            return first, first + len(game.calls.texts) - 1
        case "word":
            return 0, len(number.words) - 1
        case "phase":
            return 0, len(game.phases) - 1
        case "flag":
            return 0, 1
        case "packed":
            return 0, (1 << sum(number.bits)) - 1
    return number.low, _limit(number.high, game)


def max_length(number: Number, game: Game) -> int:
    """Counts the values of a list that an encoding holds."""
    return _limit(number.most, game)


def _limit(high: int | str, game: Game) -> int:
    if isinstance(high, int):
        return high
    known = {"tricks": game.tricks, "cards": len(game.pack), "seats": game.seats}
    if high in known:
        return known[high]
    option = getattr(game.options, high)
    return LARGEST if option is None else int(option)


def length(number: Number, game: Game) -> int:
    """Returns how many values a tuple has, 1 for a number, -1 where it varies."""
    if number.each:
        sizes = {"seat": game.seats, "player": game.players, "side": 2, "name": len(number.names)}
        return sizes.get(number.each, -1)
    return len(number.parts) if number.kind == "parts" else 1


def is_valid(number: Number, game: Game, value: Any) -> bool:
    """Tells whether a value is one that the number may have in this game."""
    if number.kind == "items":
        return True
    if not number.each:
        return _is_valid_one(number, game, value)
    if not value and number.empty:
        return True
    group = len(number.parts) if number.kind == "parts" else 1
    size = length(number, game)
    if len(value) % group or (size >= 0 and len(value) != size):
        return False
    if number.kind == "parts":
        return all(is_valid(number.parts[i % group], game, v) for i, v in enumerate(value))
    return all(_is_valid_one(number, game, v) for v in value)


def _is_valid_one(number: Number, game: Game, value: Any) -> bool:
    if number.none and value == (number.absent if not isinstance(value, str) else ""):
        return True
    if number.kind == "parts":
        if not value and number.empty:
            return True
        whole = len(value) == len(number.parts)
        return whole and all(is_valid(p, game, v) for p, v in zip(number.parts, value, strict=True))
    if isinstance(value, str):
        return value in (game.phases if number.kind == "phase" else number.words)
    low, high = bounds(number, game)
    if not low <= value <= high:
        return False
    if number.kind == "card":
        return value in game.pack
    return number.kind != "packed" or all(
        is_valid(p, game, v) for p, v in zip(number.parts, unpack(number, value), strict=True)
    )
