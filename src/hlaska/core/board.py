"""Keeps cards in named places, who knows them, and what happens to them.

An entry of a place is `card | seen << 6 | mark << 10`: the kind, the mask of seats that know this very card to lie
here, and a small public mark. A seat sees an entry if its bit is set; everything else is -1 to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Generic, Protocol, TypeVar

from msgspec import Struct

from hlaska.core.public import Pub_co, Public

P = TypeVar("P", bound=Public)
EVERYONE: Final = -1
NOBODY: Final = 0
SEEN: Final = 0b1111 << 6
MARK: Final = 10
Places = tuple[tuple[int, ...], ...]


class Ground(Protocol):
    """Says what a board asks of a game.

    ordered: the places that keep their order.
    seats: how many there are.
    """

    ordered: frozenset[int]
    seats: int


class Event(Struct, frozen=True, omit_defaults=True):
    """Says what happened; `cards` are its one secret.

    `kind` is one of these, or what a game adds for changes of its public numbers:

    - move: cards go from place `src` to place `dst`.
    - play: a card is played to the trick.
    - call: a seat makes a call.
    - show: cards of `src` are known to lie there.
    - lay: a card gets a mark.
    - remark: marks of `src` changed.
    - hide: older cards of `src` are turned face down.

    value: of a play the card's mark << 1, and 1 with a declaration; of a call the action; of a lay the mark.
    to: the mask of the seats that see `cards`, -1 all, 0 nobody.
    """

    kind: str
    seat: int = -1
    value: int = 0
    src: int = -1
    dst: int = -1
    cards: tuple[int, ...] = ()
    to: int = EVERYONE

    def for_seat(self, seat: int) -> Event:
        """Returns the same event as this seat (-1: an onlooker) may know it."""
        if self.to == EVERYONE or not self.cards or (seat >= 0 and self.to >> seat & 1):
            return self
        return Event(self.kind, self.seat, self.value, self.src, self.dst, (-1,) * len(self.cards), self.to)


class State(Struct, Generic[Pub_co], frozen=True):
    """Holds everything that is true; it exists only where the table is."""

    pub: Pub_co
    places: Places


def card(entry: int) -> int:
    """Returns the card of an entry; -1 stays -1."""
    return entry if entry < 0 else entry & 63


def seen(entry: int) -> int:
    """Returns the mask of seats that know this entry."""
    return entry >> 6 & 15


def mark(entry: int) -> int:
    return entry >> MARK


def entry(card: int, seen: int, mark: int = 0) -> int:
    return card | seen << 6 | mark << MARK


def cards_in(place: Iterable[int]) -> tuple[int, ...]:
    """Returns the cards of a place, -1 for hidden ones."""
    return tuple([e if e < 0 else e & 63 for e in place])


def without(cards: Iterable[int], gone: Iterable[int]) -> list[int]:
    """Returns these cards in their order, less one copy for each that is gone.

    What is not among them does not matter.
    """
    left = list(cards)
    for c in gone:
        if c in left:
            left.remove(c)
    return left


def unshown(pack: Iterable[int], places: Places) -> list[int]:
    """Returns the cards of the pack that these places do not show, in order."""
    return without(pack, [e & 63 for place in places for e in place if e >= 0])


class Board:
    """Changes places and makes events for one `apply`.

    It has the places as they stand now, and the events so far.

    `move` is the only way a card changes its place, and it keeps who knows what. A place is a list once it is changed.
    """

    __slots__ = ("events", "everyone", "ordered", "places")

    def __init__(self, game: Ground, places: Sequence[Sequence[int]]) -> None:
        self.places: list[Sequence[int]] = list(map(tuple, places))
        self.events: list[Event] = []
        self.ordered = game.ordered
        self.everyone = (1 << game.seats) - 1

    def _editable(self, place: int) -> list[int]:
        """Returns the entries of a place, to be changed."""
        entries = self.places[place]
        if not isinstance(entries, list):
            entries = self.places[place] = list(entries)
        return entries

    def say(self, kind: str, seat: int = -1, value: int = 0) -> None:
        """Adds an event without cards: a call, or a change of the public numbers."""
        self.events.append(Event(kind, seat, value))

    def move(
        self,
        src: int,
        dst: int,
        cards: Sequence[int],
        to: int = EVERYONE,
        seat: int = -1,
        kind: str = "move",
        value: int = 0,
        mark: int = 0,
        of: int | None = None,
    ) -> None:
        """Moves `cards` from one place to another.

        The seats in `to` see them, and `mark` is put on them.

        Who sees the move knows the cards at their new place. Who does not see it forgets what it knew of the
        unmarked cards of the place they left, since any of them may have gone. An open move of one of several
        equal cards lowers everybody's count by one. `of`: an open move of the copies with this mark, which everybody
        can tell from copies with another.
        """
        mask = self.everyone if to == EVERYONE else to & self.everyone
        source, target = self._editable(src), self._editable(dst)
        blind = of is None and max(source, default=0) < 1 << 6  # nobody knows any of them, and none is marked
        new = entry(0, mask, mark)
        for c in cards:
            if blind:
                source.remove(c)
            else:
                if of is not None:
                    self._uncover(source, src, c, of)
                self._take(source, c, mask, of)
            target.append(c | new)
        if mask != self.everyone:
            if not blind:
                self._forget(source, mask)
            if src not in self.ordered:
                source.sort()
        if dst not in self.ordered:
            target.sort()
        self.events.append(Event(kind, seat, value, src, dst, tuple(cards), to))

    def cut(self, place: int, count: int) -> None:
        """Moves so many cards of an unseen ordered place from the top to the bottom."""
        entries = self.places[place]
        self.places[place] = [*entries[count:], *entries[:count]]

    def hide(self, place: int, keep: int) -> None:
        """Turns all but the newest `keep` cards of an ordered place face down. Nobody may look at them again."""
        entries = self.places[place]
        old = max(0, len(entries) - keep)
        hidden = [e & ~SEEN for e in entries[:old]]
        if hidden != [*entries[:old]]:
            self.places[place] = [*hidden, *entries[old:]]
            self.events.append(Event("hide", src=place, value=keep))

    def show(self, place: int, to: int = EVERYONE, cards: Sequence[int] | None = None) -> None:
        """Lets the seats in `to` look at cards of a place without moving them. All of them if none are named."""
        mask = self.everyone if to == EVERYONE else to & self.everyone
        entries = self._editable(place)
        shown = tuple(cards_in(entries) if cards is None else cards)
        for c in set(shown):
            self._reveal(entries, c, shown.count(c), mask)
        if place not in self.ordered:
            entries.sort()
        self.events.append(Event("show", src=place, dst=place, cards=shown, to=to))

    @staticmethod
    def _reveal(entries: list[int], c: int, count: int, mask: int) -> None:
        """Lets each seat of `mask` see `count` copies of a card, known ones first."""
        copies = [i for i, e in enumerate(entries) if e & 63 == c]
        if len(copies) < count:
            raise ValueError(f"card {c} is not there to be shown")
        if len(copies) == count:
            for i in copies:
                entries[i] |= (mask & 15) << 6
            return
        copies.sort(key=lambda i: -(entries[i] >> 6 & 15).bit_count())
        for s in range(4):
            bit = 1 << s + 6
            if mask >> s & 1:
                unseen = [i for i in copies if not entries[i] & bit]
                for i in unseen[: max(0, count - len(copies) + len(unseen))]:
                    entries[i] |= bit

    def lay(self, place: int, c: int, old: int, new: int, seat: int = -1, kind: str = "lay") -> None:
        """Lays a card with mark `old` open where it is and marks it. It can be told from other copies from now on."""
        entries = self._editable(place)
        self._uncover(entries, place, c, old)
        self._take(entries, c, self.everyone, old)
        entries.append(entry(c, self.everyone, new))
        if place not in self.ordered:
            entries.sort()
        self.events.append(Event(kind, seat, new, place, place, (c,)))

    def remark(self, place: int, change: Callable[[int], int]) -> None:
        """Changes the public marks of the cards of a place; unmarked cards stay unmarked."""
        entries = self.places[place]
        changed = [e & (1 << MARK) - 1 | change(e >> MARK) << MARK if e >> MARK else e for e in entries]
        if changed != list(entries):
            self.places[place] = changed if place in self.ordered else sorted(changed)
            self.events.append(Event("remark", src=place))

    def _uncover(self, entries: list[int], place: int, c: int, of: int) -> None:
        """Shows everybody a copy with this mark.

        It is told in advance where a copy with another mark might be meant.
        """
        copies = [i for i, e in enumerate(entries) if e & 63 == c]
        mine = [i for i in copies if entries[i] >> MARK == of]
        best = max(mine, key=lambda i: (entries[i] >> 6 & 15).bit_count())
        if entries[best] >> 6 & self.everyone == self.everyone:
            return
        entries[best] |= self.everyone << 6
        known = sum([entries[i] >> 6 & self.everyone == self.everyone for i in copies])
        if known > 1:
            self.events.append(Event("show", src=place, dst=place, cards=(c,) * known))

    def _take(self, source: list[int], c: int, mask: int, of: int | None = None) -> None:
        """Removes one copy of a card. What each seat that sees it knows of the other copies falls by one."""
        copies = [i for i, e in enumerate(source) if e & 63 == c]
        if of is not None:
            copies = [i for i in copies if source[i] >> MARK == of]
        if len(copies) == 1:
            del source[copies[0]]
            return
        chosen = max(copies, key=lambda i: ((source[i] >> 6 & mask).bit_count(), source[i] >> MARK == 0, -i))
        for s in range(4):
            bit = 1 << s
            if mask & bit and not source[chosen] >> 6 & bit:
                other = next((i for i in copies if source[i] >> 6 & bit), None)
                if other is not None:
                    source[other] &= ~(bit << 6)
        del source[chosen]

    @staticmethod
    def _forget(source: list[int], mask: int) -> None:
        for i, e in enumerate(source):
            if not e >> MARK:
                source[i] = e & ~SEEN | (e & mask << 6)

    def state(self, pub: P) -> State[P]:
        return State(pub, tuple(map(tuple, self.places)))
