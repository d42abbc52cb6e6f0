"""Deals by hands.

It makes the deck that deals given cards to each seat, and says what is wrong with them.

A hand is all that a seat is dealt before the first card is played and before anything is exchanged. Where a game deals
it in two parts the first part comes first. Cards that nobody is dealt lie in piles: a talon, a widow, a card turned up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from hlaska.core.board import Places
from hlaska.core.cards import HIDDEN, card_text, cards_text
from hlaska.core.errors import BadText
from hlaska.core.game import Game, Shuffle
from hlaska.core.record.deal_builder import Moves, begin_with, find_dealing

TALON: Final = "talon"  # what the only pile, or all of them together, may also be called
TRIES: Final = 40  # deals at random, to see whose the cards are that are dealt later
SOME: Final = 8  # cards named in an error


class WrongHand(BadText):
    """Says that cards cannot be dealt so. name: the hand or the pile that it is about, as a place."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(text)
        self.name = name


class Shares(NamedTuple):
    """Says which cards of the deck go where, as places in it.

    hands: by seat.
    piles: by name, from the top.
    """

    hands: tuple[tuple[int, ...], ...]
    piles: dict[str, tuple[int, ...]]

    @property
    def by_name(self) -> dict[str, tuple[int, ...]]:
        return {f"hand{seat}": slots for seat, slots in enumerate(self.hands)} | self.piles


def shares(game: Game, first: Moves = ()) -> Shares:
    """Finds who gets which cards of a deck, after these calls or the quiet ones. Such a call is the cut."""
    return _shares(type(game), game.options, first)


@lru_cache(64)
def _shares(game_type: type[Game], options: Any, first: Moves) -> Shares:
    game = game_type(options)
    known = find_dealing(game, first)
    hands: list[list[int]] = [[] for _ in range(game.seats)]
    piles: dict[str, list[int]] = {}
    later = _find_later_seats(game, known.first)
    for row in known.rows:
        name = game.places[row.place]
        for nth in row.slots:
            seat = int(name[4:]) if name.startswith("hand") else later.get(nth, -1)
            (hands[seat] if seat >= 0 else piles.setdefault(name, [])).append(nth)
    starts = {n for row in known.rows if game.places[row.place].startswith("hand") for n in row.slots}
    ordered = (tuple(sorted(hand, key=lambda n: n not in starts)) for hand in hands)
    return Shares(tuple(ordered), {name: tuple(pile) for name, pile in piles.items()})


def _find_later_seats(game: Game, first: Moves) -> dict[int, int]:
    """Finds the seats that get cards from a pile before the first card is played.

    They get them whatever is said until then. They are found by deals at random, as the dealing itself is.
    """
    rng, found = Random(1), dict[int, set[int]]()
    for _ in range(TRIES):
        deck = list(game.pack)
        rng.shuffle(deck)
        came = _arrivals(game, deck, first, rng)
        for nth, c in enumerate(deck):
            if c in came:
                found[nth] = found.get(nth, came[c]) & came[c]
    return {nth: min(seats) for nth, seats in found.items() if len(seats) == 1}


def _arrivals(game: Game, deck: Sequence[int], first: Moves, rng: Random) -> dict[int, set[int]]:
    """Returns cards that come from a pile to hands before the play, with the seats."""
    state, _, _ = begin_with(game, deck, first)
    found: dict[int, set[int]] = {}
    trick = game.place("trick")
    for _ in range(game.bound):
        if state.pub.turn < 0 or state.places[trick]:
            break
        before = state.places
        state, _ = game.apply(state, state.pub.turn, rng.choice(game.legal(state, state.pub.turn)))
        for c in _lost_by_piles(game, before, state.places):
            seats = {s for s in range(game.seats) if _has_grown(game, s, before, state.places, c)}
            if seats:
                found.setdefault(c, seats)  # where it goes from there is no dealing
    return found


def _has_grown(game: Game, seat: int, before: Places, after: Places, card: int) -> bool:
    hand = game.place(f"hand{seat}")
    return _count(after[hand], card) > _count(before[hand], card)


def _lost_by_piles(game: Game, before: Places, after: Places) -> set[int]:
    """Returns the cards that piles have lost. A card exchanged for another leaves its pile as large as it was."""
    piles = [p for p, name in enumerate(game.places) if not name.startswith("hand")]
    smaller = [(before[p], after[p]) for p in piles if len(after[p]) < len(before[p])]
    return {e & 63 for was, now in smaller for e in was if _count(was, e & 63) > _count(now, e & 63)}


def _count(entries: Sequence[int], card: int) -> int:
    return sum(e & 63 == card for e in entries)


# ---------------------------------------------------------------- the deck
def deck_by_hands(game: Game, said: Mapping[str, Sequence[int]], first: Moves = ()) -> tuple[int, ...]:
    """Makes the deck that deals these cards: by `hand0`, `hand1` ... and the name of each pile.

    `talon` is for all piles.

    One hand or pile may be left out: it gets what is left, in the order of the pack. -1 is a card one may not see.
    Raises BadText that names the hand and the card.
    """
    wanted = _dealt_rows(game, said, first)
    rows = _resolve_rows(game, wanted, said)
    _check_cards(game, rows)
    rows |= _fill_missing_row(game, wanted, rows)
    _check_counts(game, wanted, rows)
    deck = [HIDDEN] * len(game.pack)
    for name, slots in wanted.items():
        for nth, c in zip(slots, rows[name], strict=True):
            deck[nth] = c
    return tuple(deck)


def find_deck(
    game: Game, said: Mapping[str, Sequence[int]], moves: Sequence[tuple[int, int]]
) -> tuple[tuple[int, ...], Moves]:
    """Finds the deck of a deal told by hands that continues with these moves.

    Returns also the calls before the deal (a cut) that they leave out. Raises BadText.
    """
    _, first, used = begin_with(game, game.pack, moves)
    return deck_by_hands(game, said, first), tuple((-1, action) for _, action in first[used:])


def fill(game: Game, said: Mapping[str, Sequence[int]], shuffle: Shuffle) -> dict[str, Sequence[int]]:
    """Deals the rows that nobody said at random. Raises BadText for cards that cannot lie so."""
    wanted = _dealt_rows(game, said, ())
    rows = _resolve_rows(game, wanted, said)
    _check_cards(game, rows)
    for name in rows:
        _check_count(game, name, wanted[name], rows)
    rest = list(_unused_cards(game, rows))
    shuffle(rest)
    for name in (name for name in wanted if name not in rows):
        n = len(wanted[name])
        rows, rest = rows | {name: tuple(rest[:n])}, rest[n:]
    return rows


def label(name: str) -> str:
    """Returns what a hand or a pile is called in a record: `Hand 0`, `Talon`."""
    return f"Hand {name[4:]}" if name.startswith("hand") else name.capitalize()


def _dealt_rows(game: Game, said: Mapping[str, Sequence[int]], first: Moves) -> dict[str, tuple[int, ...]]:
    """Returns the rows that are dealt, by the names that are used. The only pile may be called a talon."""
    wanted = shares(game, first).by_name
    piles = [name for name in wanted if not name.startswith("hand")]
    if len(piles) != 1 or TALON not in said or piles[0] in said:
        return wanted
    return {TALON if name == piles[0] else name: slots for name, slots in wanted.items()}


def _resolve_rows(
    game: Game, wanted: Mapping[str, Sequence[int]], said: Mapping[str, Sequence[int]]
) -> dict[str, Sequence[int]]:
    """Returns the rows, all piles apart where one row tells them together.

    Raises BadText for a place that gets no cards.
    """
    rows: dict[str, Sequence[int]] = dict(said)
    piles = {name: wanted[name] for name in wanted if not name.startswith("hand")}
    together = TALON in rows and not any(name in rows for name in piles if name != TALON)
    if together and len(rows[TALON]) == sum(map(len, piles.values())):
        del rows[TALON]
        rows |= _split(said[TALON], piles)
    wrong = next((name for name in rows if name not in wanted), "")
    if wrong:
        known = ", ".join(label(name) for name in wanted)
        raise WrongHand(
            wrong, f"{label(wrong)}: no cards are dealt there in {game.id}; cards are dealt to {known}"
        )
    return rows


def _split(cards: Sequence[int], piles: Mapping[str, Sequence[int]]) -> dict[str, Sequence[int]]:
    """Splits the cards of all piles in one row, pile by pile."""
    found: dict[str, Sequence[int]] = {}
    for name, slots in piles.items():
        found[name], cards = cards[: len(slots)], cards[len(slots) :]
    return found


def _check_cards(game: Game, rows: Mapping[str, Sequence[int]]) -> None:
    """Raises BadText for a card that the pack does not have, or not so often."""
    pack, lies = Counter(game.pack), dict[int, list[str]]()
    for name, cards in rows.items():
        for c in cards:
            if c != HIDDEN:
                lies.setdefault(c, []).append(name)
            if c != HIDDEN and c not in pack:
                text = f"{label(name)}: {card_text(c)} is no card of the pack of {game.id}"
                raise WrongHand(name, text)
    for c, names in lies.items():
        if len(names) > pack[c]:
            text = f"{card_text(c)} lies {_places(names)}; the pack has {pack[c]} of it"
            raise WrongHand(names[-1], text)


def _places(names: Sequence[str]) -> str:
    """Writes places in words: `in Hand 0 and twice in Talon`."""
    times = Counter(names)
    told = {1: "", 2: "twice "}
    return " and ".join(f"{told.get(n, f'{n} times ')}in {label(name)}" for name, n in times.items())


def _fill_missing_row(
    game: Game, wanted: Mapping[str, Sequence[int]], rows: Mapping[str, Sequence[int]]
) -> dict[str, Sequence[int]]:
    """Fills the row that nobody wrote with what is left. Raises BadText where there are several."""
    missing = [name for name in wanted if name not in rows]
    if not missing:
        return {}
    left = _unused_cards(game, rows)
    if len(missing) > 1 or any(HIDDEN in row for row in rows.values()):
        text = f"{' and '.join(map(label, missing))}: not told, and only one may be left out"
        raise WrongHand(missing[0], text)
    short = next((name for name in rows if len(rows[name]) != len(wanted[name])), "")
    if short:
        _check_count(game, short, wanted[short], rows)
    return {missing[0]: left}


def _unused_cards(game: Game, rows: Mapping[str, Sequence[int]]) -> tuple[int, ...]:
    """Returns the cards of the pack that lie nowhere, in its order."""
    left = Counter(game.pack)
    left.subtract(c for row in rows.values() for c in row if c != HIDDEN)
    return tuple(sorted(left.elements()))


def _check_counts(game: Game, wanted: Mapping[str, Sequence[int]], rows: Mapping[str, Sequence[int]]) -> None:
    """Checks rows for too many cards or too few. Raises BadText, of several for one with too many."""
    for name in sorted(wanted, key=lambda n: len(rows[n]) <= len(wanted[n])):
        _check_count(game, name, wanted[name], rows)


def _check_count(game: Game, name: str, slots: Sequence[int], rows: Mapping[str, Sequence[int]]) -> None:
    n, of = len(rows[name]), len(slots)
    if n == of:
        return
    nowhere = _unused_cards(game, rows)
    some = cards_text(nowhere[:SOME]) + (" ..." if len(nowhere) > SOME else "")
    more = f"; these lie nowhere: {some}" if nowhere and n < of else ""
    raise WrongHand(name, f"{label(name)}: {n} cards, and {of} are dealt there{more}")
