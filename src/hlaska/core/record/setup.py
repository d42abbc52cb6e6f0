"""Sets up a deal that begins in the middle: a state written out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, TypeVar, get_type_hints

import msgspec
from msgspec.structs import replace

from hlaska.core import kinds, number_ranges, spelling
from hlaska.core import match as matches
from hlaska.core.board import EVERYONE, MARK, SEEN, Event, State, cards_in, entry, seen
from hlaska.core.cards import parse_card
from hlaska.core.errors import BadRecord, BadText, HlaskaError, Phrase, plainly
from hlaska.core.game import Game, Match
from hlaska.core.knowledge import initial_counts
from hlaska.core.position_check import find_misfits
from hlaska.core.record.model import Numbers, Setup

T = TypeVar("T")
LONGEST: Final = 60  # characters of a word
MOST_NUMBER: Final = 0xFFFF  # of a number that stands alone: seats, suits, cards, masks
MOST_AMOUNT: Final = 1 << 53
MOST_VALUES: Final = 4096  # of a list: an auction raised one by one is the longest, 2 000 calls
_ENTRY: Final = re.compile(r"([^/^]+)(?:/([0-3]+|\*|-))?(?:\^(\d{1,7}))?")


def base_state(game: Game, match: Match) -> State:
    """Makes a fresh deal of this match. The public numbers that a position leaves unsaid are its."""
    return game.start(match, game.pack)[0]


def state_of(game: Game, match: Match, setup: Setup, *, kept: bool = False) -> State:
    """Makes the state a position stands for.

    Raises BadText for one in which anything contradicts anything else.

    kept: a table has begun with it; what was taken then is not asked again, so that it can always be gone on with.
    """
    numbers = game.rename_numbers(setup.numbers)
    pub = set_numbers(game, base_state(game, match).pub, numbers, kept=kept)
    unknown = [name for name in setup.places if name not in game.places]
    if unknown:
        raise BadText(f"no place '{unknown[0]}'; the places of {game.id} are {', '.join(game.places)}")
    places = tuple(setup.places.get(name, ()) for name in game.places)
    held = [c for p in places for c in cards_in(p)]
    if sorted(held) != sorted(game.pack):
        raise BadText(
            f"every card of the pack must lie somewhere exactly once: {matches.difference(game, held)}"
        )
    ordered = (p if i in game.ordered else tuple(sorted(p)) for i, p in enumerate(places))
    state = _with_derived(game, State(pub, tuple(ordered)), numbers)
    return _check_explainable(game, state if kept else _check_playable(game, state))


def _with_derived(game: Game, state: State, said: Numbers) -> State:
    """Sets the public numbers that follow from where the cards lie.

    Raises BadText where others are said.
    """
    try:
        follows = game.derive_numbers(state)
    except BadText:
        raise
    except Exception as e:
        raise _contradiction(game, state) or _misfit(e) from e
    for name, value in follows.items():
        if name in said and getattr(state.pub, name) != value:
            told, right = (msgspec.json.encode(v).decode() for v in (getattr(state.pub, name), value))
            raise BadText(f"{name}={told}: by where the cards lie it is {right}; it may be left out")
    return State(replace(state.pub, **follows), state.places)


def _check_playable(game: Game, state: State) -> State:
    """Returns the state, if nothing in it contradicts anything else. Raises BadText."""
    wrong = _contradiction(game, state)
    if wrong:
        raise wrong
    turn = state.pub.turn
    try:
        idle = turn >= 0 and not game.legal(state, turn)
    except Exception as e:
        raise _misfit(e) from e
    if idle:
        raise BadText(f"turn={turn}: with these numbers and cards seat {turn} has nothing to do")
    return state


def _contradiction(game: Game, state: State) -> BadText | None:
    """Finds the first thing in a state that contradicts another one; None where nothing does."""
    pub = state.pub
    known = kinds.by_name(type(pub))
    try:
        wrong = next(find_misfits(game, state), None)
    except Exception as e:
        return _misfit(e)
    if wrong is None:
        return None
    number = known.get(wrong.name)
    told = f"={spelling.in_letters(number, getattr(pub, wrong.name))}" if number else ""
    return BadText(f"{wrong.name}{told}: {wrong.why}", wrong.phrase)


def _check_explainable(game: Game, state: State) -> State:
    """Returns the state, if a game can explain it to everybody. Raises BadText."""
    try:
        for seat in range(game.seats):
            game.explainer.explain(game.view(state, seat))
        game.melds(state)
        game.points(state)
        if state.pub.turn >= 0:
            game.adviser.playout_position(state)
    except Exception as e:
        raise _misfit(e) from e
    return state


@cache
def _hints(kind: type[object]) -> dict[str, Any]:
    return get_type_hints(kind)


def set_numbers(game: Game, pub: Any, numbers: Numbers, *, kept: bool = False) -> Any:
    """Changes some of the public numbers.

    Raises BadText for a name that there is not, or a value that is none of the number's (`hlaska.core.kinds`). kept:
    its type is enough, as in `state_of`.
    """
    hints, known = _hints(pub.__class__), kinds.by_name(pub.__class__)
    values = {}
    for name, value in game.rename_numbers(numbers).items():
        _check_size(name, value)
        if name not in hints:
            raise BadText(_unknown(game, name, pub.__struct_fields__))
        try:
            values[name] = msgspec.convert(spelling.from_letters(known[name], game, value), hints[name])
        except (msgspec.ValidationError, RecursionError) as e:
            right = spelling.format_expected(known[name], game)
            raise BadText(f"{name}={_shorten(value)}: {plainly(str(e))[:200]}; {right}") from None
        if not kept and not number_ranges.is_valid(known[name], game, values[name]):
            raise BadText(f"{name}={_shorten(value)}: expected {spelling.format_expected(known[name], game)}")
    return replace(pub, **values)


def _unknown(game: Game, name: str, names: tuple[str, ...]) -> str:
    close = get_close_matches(name[:40], names, 1)
    near = f"; did you mean {close[0]}?" if close else ""
    more = f"'hlaska options {game.id} --numbers' tells what they are"
    return f"no public number '{name[:40]}'; there are: {', '.join(names)}{near}; {more}"


def _shorten(value: Any) -> str:
    """Writes a value as it stands in a record, the beginning of a long one."""
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= 40 else f"{text[:40]}..."


def _check_size(name: str, value: Any, most: int = MOST_NUMBER) -> None:
    """Refuses numbers of any size, which would only serve to stop the machine."""
    if isinstance(value, int) and abs(value) > most:
        raise BadText(f"{name[:40]}: {str(value)[:40]} is too large")
    if isinstance(value, list | tuple | dict):
        if len(value) > MOST_VALUES:
            raise BadText(f"{name[:40]}: {len(value)} values are too many")
        for v in value.values() if isinstance(value, dict) else value:
            _check_size(name, v, MOST_AMOUNT if name in ("result", "points", "items") else MOST_NUMBER)


def events_of(game: Game, state: State) -> list[Event]:
    """Makes the events by which the cards of a set-up come to lie there.

    Each is seen by the seats that know it: it is what a deal tells when it is dealt.
    """
    hidden, _ = initial_counts(game)
    pack = max(range(len(hidden)), key=hidden.__getitem__)
    groups: dict[tuple[int, int], list[int]] = {}
    for place, entries in enumerate(state.places):
        for e in entries:
            if place != pack or seen(e):
                groups.setdefault((place, seen(e)), []).append(e & 63)
    everyone = (1 << game.seats) - 1
    return [
        Event(
            "show" if place == pack else "move",
            src=pack,
            dst=place,
            cards=tuple(cards),
            to=EVERYONE if know == everyone else know,
        )
        for (place, know), cards in groups.items()
    ]


def setup_of(game: Game, match: Match, state: State) -> Setup:
    """Writes a state out; the inverse of `state_of`."""
    base = base_state(game, match).pub
    names = (n for n in state.pub.__struct_fields__ if getattr(state.pub, n) != getattr(base, n))
    numbers = {n: msgspec.json.decode(msgspec.json.encode(getattr(state.pub, n))) for n in names}
    return Setup(numbers, {n: p for n, p in zip(game.places, state.places, strict=True) if p})


def place_entry(game: Game, pub: Any, place: int, card: int) -> int:
    """Returns the entry of a card in a place, known by its owner or all.

    So it is where nothing is said of who knows it. Raises BadText.
    """
    try:
        knower = game.knower(place, pub)
    except Exception as e:
        raise _misfit(e) from e
    return entry(card, (knower or EVERYONE) & (1 << game.seats) - 1)


def _misfit(error: Exception) -> BadText:
    return BadText("the numbers and cards of this position do not fit together", Phrase("position-misfit"))


# ---------------------------------------------------------------- reading
def read_card(text: str) -> int:
    if len(text) > LONGEST:
        raise BadText(f"'{text[:LONGEST]}...' is too long for a card")
    return parse_card(text)


def read_entry(game: Game, pub: Any, place: int, text: str) -> int:
    """Reads an entry.

    That is `QH`, `QH/02` (known to seats 0 and 2; `*` all, `-` nobody), `QH^1` (marked), or `??`.

    Raises BadText.
    """
    parts = _ENTRY.fullmatch(text) if len(text) <= LONGEST else None
    if parts is None:
        raise BadText(
            f"'{text[:LONGEST]}': write a card, then /seats that know it, such as QH/02, QH/* or QH/-"
        )
    c = read_card(parts[1])
    if c < 0:
        return -1
    made = place_entry(game, pub, place, c)
    if parts[2]:
        everyone = (1 << game.seats) - 1
        seats = {"*": everyone, "-": 0}.get(parts[2], sum({1 << int(s) for s in parts[2] if s in "0123"}))
        if seats & ~everyone:
            raise BadText(f"'{text}': seats are 0 to {game.seats - 1}")
        made = made & ~SEEN | seats << 6
    return made | int(parts[3] or 0) << MARK


def read_setup(
    game: Game, numbers: Numbers, places: list[tuple[str, list[str], int]], rest: str = "", line: int = 0
) -> Setup:
    """Reads a position from its numbers and its places (name, entries as text, line). Raises BadRecord."""
    pub = with_line_number(line, lambda: set_numbers(game, base_state(game, game.opening()).pub, numbers))
    found: dict[str, list[int]] = {}
    for name, words, number in places:
        index = with_line_number(number, lambda name=name: _place(game, name))  # type: ignore[misc]
        entries = with_line_number(number, lambda i=index, w=words: [read_entry(game, pub, i, x) for x in w])  # type: ignore[misc]
        found.setdefault(name, []).extend(entries)
    if rest:
        index = with_line_number(line, lambda: _place(game, rest))
        left = with_line_number(line, lambda: _missing(game, found))
        found.setdefault(rest, []).extend(place_entry(game, pub, index, c) for c in left)
    return Setup(numbers, {n: tuple(p) for n, p in found.items() if p})


def _place(game: Game, name: str) -> int:
    if name not in game.places:
        raise BadText(f"no place '{name}'; the places of {game.id} are {', '.join(game.places)}")
    return game.places.index(name)


def _missing(game: Game, places: Mapping[str, Sequence[int]]) -> list[int]:
    left = list(game.pack)
    for c in (c for p in places.values() for c in cards_in(p)):
        if c < 0:
            raise BadText("Rest: and ?? do not go together")
        if c in left:
            left.remove(c)
    return left


def with_line_number(line: int, make: Callable[[], T]) -> T:
    try:
        return make()
    except BadRecord:
        raise
    except HlaskaError as e:
        raise BadRecord(e.text, line) from None
