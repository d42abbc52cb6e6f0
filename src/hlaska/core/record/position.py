"""A deal that begins in the middle: a state written out."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec
from msgspec.structs import replace

from hlaska.core import match as matches
from hlaska.core.cards import parse_card, parse_suit
from hlaska.core.errors import BadText
from hlaska.core.game import EVERYONE, Game, Match, State, cards_in, entry
from hlaska.core.record.shape import Numbers, Position


def base_state(game: Game, match: Match) -> State:
    """A fresh deal of this match: the public numbers that a position leaves unsaid are its."""
    return game.start(match, game.pack)[0]


def state_of(game: Game, match: Match, position: Position) -> State:
    """The state a position stands for. Raises BadText."""
    pub = set_numbers(base_state(game, match).pub, position.numbers)
    unknown = [name for name in position.places if name not in game.places]
    if unknown:
        raise BadText(f"no place '{unknown[0]}'; the places of {game.id} are {', '.join(game.places)}")
    places = tuple(position.places.get(name, ()) for name in game.places)
    held = [c for p in places for c in cards_in(p)]
    if sorted(held) != sorted(game.pack):
        raise BadText(
            f"every card of the pack must lie somewhere exactly once: {matches.difference(game, held)}"
        )
    ordered = (p if i in game.ordered else tuple(sorted(p)) for i, p in enumerate(places))
    return State(pub, tuple(ordered))


def set_numbers(pub: Any, numbers: Numbers) -> Any:
    """Public numbers with some of them changed. Raises BadText for a name or a value that does not fit."""
    hints = get_type_hints(type(pub))
    values = {}
    for name, value in numbers.items():
        if name not in hints:
            raise BadText(f"no public number '{name[:40]}'; there are: {', '.join(pub.__struct_fields__)}")
        try:
            values[name] = msgspec.convert(_plain(value, hints[name]), hints[name])
        except (msgspec.ValidationError, RecursionError) as e:
            raise BadText(f"{name}={str(value)[:40]}: {str(e)[:200]}") from None
    return replace(pub, **values)


def _plain(value: Any, hint: Any) -> Any:
    """The value with suits and cards in letters as their numbers, where a number is wanted."""
    if isinstance(value, list | tuple):
        return [_plain(v, hint) for v in value]
    if not isinstance(value, str) or hint is str or len(value) > 20:
        return value
    for parse in (parse_suit, parse_card):
        try:
            return parse(value)
        except BadText:
            continue
    return value


def position_of(game: Game, match: Match, state: State) -> Position:
    """A state written out; the inverse of `state_of`."""
    base = base_state(game, match).pub
    names = (n for n in state.pub.__struct_fields__ if getattr(state.pub, n) != getattr(base, n))
    numbers = {n: msgspec.json.decode(msgspec.json.encode(getattr(state.pub, n))) for n in names}
    return Position(numbers, {n: p for n, p in zip(game.places, state.places, strict=True) if p})


def place_entry(game: Game, pub: Any, place: int, card: int) -> int:
    """The entry of a card in a place when nothing is said of who knows it: its owner, else everybody."""
    return entry(card, (game.knower(place, pub) or EVERYONE) & (1 << game.seats) - 1)
