"""What a seat can prove from its own events: for each card the places where it may be.

A fold over the events of one deal as the seat saw them. It remembers what a view no longer shows (cards once played,
cards once held), and it never says anything false: a card that may have gone in secret may be in both places.
Equal cards of several packs are counted, not told apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from hlaska.core.game import Event, Game, View, cards_in
from hlaska.kernel import layout
from hlaska.kernel.play import beats, legal

KINDS: Final = 64


class Duties(Struct, frozen=True):
    """The numbers of the kernel by which a played card proves what its player does not hold."""

    trump: int
    duties: int
    above: int


class Known(Struct, frozen=True):
    """What one seat knows of where the cards are. An immutable value.

    fixed: by place, the cards proved to lie there, sorted; hidden: by place, how many further cards lie there;
    copies: by kind, how many copies are not fixed; may: by kind, the mask of places where those may be;
    trick: the cards of the trick on the table; size: how many make a trick.
    """

    seat: int
    size: int
    fixed: tuple[tuple[int, ...], ...]
    hidden: tuple[int, ...]
    copies: tuple[int, ...]
    may: tuple[int, ...]
    trick: tuple[int, ...] = ()

    @classmethod
    def start(cls, game: Game, seat: int) -> Known:
        """Before the first event of a deal: how many cards lie where, and nothing else."""
        state, events = game.start(game.opening(), game.pack)
        hidden = [len(p) for p in state.places]
        for e in reversed(events):
            if e.cards and e.src != e.dst:
                hidden[e.dst] -= len(e.cards)
                hidden[e.src] += len(e.cards)
        filled = sum(1 << i for i, n in enumerate(hidden) if n)
        count = Counter(game.pack)
        copies = tuple(count[k] for k in range(KINDS))
        may = tuple(filled if n else 0 for n in copies)
        return cls(seat, game.seats, ((),) * len(hidden), tuple(hidden), copies, may)

    @classmethod
    def of(cls, game: Game, view: View, events: Iterable[Event]) -> Known:
        """Everything a seat can prove from all its events of the deal and its present view."""
        notes = _Notes(cls.start(game, view.seat))
        duties = duties_of(game, view)
        for event in events:
            notes.take(event, duties)
        notes.see(view)
        notes.settle()
        return notes.known()

    def after(self, *events: Event, duties: Duties | None = None) -> Known:
        """The knowledge after more events (as this seat may know them)."""
        notes = _Notes(self)
        for event in events:
            notes.take(event, duties)
        notes.settle()
        return notes.known()

    def seeing(self, view: View) -> Known:
        """The same with every card that the seat's view shows."""
        notes = _Notes(self)
        notes.see(view)
        notes.settle()
        return notes.known()

    def without(self, place: int, kinds: Iterable[int]) -> Known:
        """The same where none of the hidden cards of a place is one of these kinds."""
        notes = _Notes(self)
        notes.exclude(place, kinds)
        notes.settle()
        return notes.known()

    def places_of(self, card: int) -> int:
        """The mask of places where a copy of this card may be."""
        there = sum(1 << i for i, cards in enumerate(self.fixed) if card in cards)
        return there | (self.may[card] if self.copies[card] else 0)

    def candidates(self, place: int) -> tuple[int, ...]:
        """The kinds that may be among the hidden cards of a place."""
        return tuple(k for k in range(KINDS) if self.copies[k] and self.may[k] >> place & 1)

    def slots(self, view: View) -> tuple[tuple[int, int], ...]:
        """For every -1 of the view, in the order `imagine` wants them: its place and the card proved to lie there.

        -1 where none is proved: those may be any `candidates` of the place. Within a place the order is free.
        """
        out: list[tuple[int, int]] = []
        for place, entries in enumerate(view.places):
            count = entries.count(-1)
            if count:
                proved = sorted((Counter(self.fixed[place]) - _visible(entries)).elements())
                out += [(place, c) for c in (*proved, *(-1,) * (count - len(proved)))]
        return tuple(out)

    def world(self, view: View) -> tuple[int, ...]:
        """One card for every -1 of the view: the proved ones where they lie, the others in order of kind."""
        slots = self.slots(view)
        rest = Counter({k: n for k, n in enumerate(self.copies) if n})
        rest += sum(
            (Counter(self.fixed[p]) - _visible(view.places[p]) for p in range(len(view.places))), Counter()
        )
        rest -= Counter(c for _, c in slots if c >= 0)
        others = iter(sorted(rest.elements()))
        return tuple(c if c >= 0 else next(others) for _, c in slots)

    def fits(self, view: View, cards: Sequence[int]) -> bool:
        """Whether these cards, one for every -1 of the view in order, are possible by all that is known."""
        by_place: dict[int, Counter[int]] = {}
        for (place, _), c in zip(self.slots(view), cards, strict=True):
            by_place.setdefault(place, Counter())[c] += 1
        rest: Counter[int] = Counter()
        for place, given in by_place.items():
            proved = Counter(self.fixed[place]) - _visible(view.places[place])
            if proved - given:
                return False
            free = given - proved
            if any(not self.copies[c] or not self.may[c] >> place & 1 for c in free):
                return False
            rest += free
        return all(n <= self.copies[c] for c, n in rest.items())


def duties_of(game: Game, view: View) -> Duties | None:
    """The duties in force for the whole play that the view is in; None where nothing can be concluded from them, as
    where wrong cards are accepted and penalised."""
    if view.pub.turn < 0 or getattr(game.options, "revoke_mode", "reject") != "reject":
        return None
    pool = Counter(game.pack) - Counter(c for p in view.places for c in cards_in(p) if c >= 0)
    words = game.words(game.imagine(view, list(pool.elements())))
    if words is None or words[layout.PAIRS] & layout.PAIR_TRUMP:
        return None
    if words[layout.NEXT] + words[layout.LEFT] and words[layout.EARLY] != words[layout.DUTIES]:
        return None  # other duties while cards were drawn
    return Duties(words[layout.SUIT], words[layout.DUTIES], words[layout.ABOVE])


def _visible(entries: Iterable[int]) -> Counter[int]:
    return Counter(c for c in cards_in(entries) if c >= 0)


class _Notes:
    """The scratch pad of a fold."""

    def __init__(self, known: Known) -> None:
        self.seat, self.size = known.seat, known.size
        self.fixed = [Counter(p) for p in known.fixed]
        self.hidden = list(known.hidden)
        self.copies = list(known.copies)
        self.may = list(known.may)
        self.trick = list(known.trick)

    def known(self) -> Known:
        fixed = tuple(tuple(sorted(p.elements())) for p in self.fixed)
        hidden, copies = tuple(self.hidden), tuple(self.copies)
        return Known(self.seat, self.size, fixed, hidden, copies, tuple(self.may), tuple(self.trick))

    # ------------------------------------------------------------ events
    def take(self, event: Event, duties: Duties | None) -> None:
        if not event.cards:
            return
        if event.kind == "play":
            self._play(event, duties)
        if event.src == event.dst:
            self._show(event.src, event.cards)
        elif -1 in event.cards:
            self._move_unseen(event.src, event.dst, len(event.cards))
        else:
            self._move_seen(event.src, event.dst, event.cards)

    def _move_seen(self, src: int, dst: int, cards: Sequence[int]) -> None:
        for c in cards:
            if not self.fixed[src][c]:
                self._fix(src, c)
            self.fixed[src][c] -= 1
            self.fixed[dst][c] += 1

    def _move_unseen(self, src: int, dst: int, count: int) -> None:
        whole = count == self.hidden[src] + self.fixed[src].total()
        if whole:
            self.fixed[dst] += self.fixed[src]
            count = self.hidden[src]
        else:
            for c, n in self.fixed[src].items():
                self._loosen(src, c, n)
        self.fixed[src] = Counter()
        self.hidden[src] -= count
        self.hidden[dst] += count
        for k in range(KINDS):
            if self.copies[k] and self.may[k] >> src & 1:
                self.may[k] |= 1 << dst

    def _show(self, place: int, cards: Sequence[int]) -> None:
        for c, n in Counter(c for c in cards if c >= 0).items():
            for _ in range(n - self.fixed[place][c]):
                self._fix(place, c)

    def _loosen(self, place: int, card: int, count: int) -> None:
        """Copies proved to be at a place may no longer be there."""
        if count:
            self.may[card] = (self.may[card] if self.copies[card] else 0) | 1 << place
            self.copies[card] += count
            self.hidden[place] += count

    def _fix(self, place: int, card: int) -> None:
        """One hidden copy is proved to be at a place."""
        self.copies[card] -= 1
        self.hidden[place] -= 1
        self.fixed[place][card] += 1

    # ------------------------------------------------------------ tricks
    def _play(self, event: Event, duties: Duties | None) -> None:
        """What the played card proves about the hand it came from, and the trick it goes to."""
        c = event.cards[0]
        if c < 0:
            return
        if duties is not None and self.trick and event.seat != self.seat:
            led, best = self.trick[0] >> 4, self._best(duties)
            kinds = [k for k in range(KINDS) if self.copies[k] and self.may[k] >> event.src & 1 and k != c]
            self.exclude(event.src, [k for k in kinds if _forbids(k, c, led, best, duties)])
        self.trick.append(c)
        if len(self.trick) == self.size:
            self.trick.clear()

    def _best(self, duties: Duties) -> int:
        best = self.trick[0]
        for c in self.trick[1:]:
            if beats(c, best, duties.trump, duties.above):
                best = c
        return best

    # ------------------------------------------------------------ conclusions
    def see(self, view: View) -> None:
        for place, entries in enumerate(view.places):
            self._show(place, cards_in(entries))

    def exclude(self, place: int, kinds: Iterable[int]) -> None:
        for k in kinds:
            self.may[k] &= ~(1 << place)

    def settle(self) -> None:
        """Draws the simple conclusions until nothing changes: no room, one place left, all of them needed."""
        while self._no_room() or self._one_place() or self._all_needed():
            pass

    def _no_room(self) -> bool:
        full = sum(1 << i for i, n in enumerate(self.hidden) if not n)
        changed = False
        for k in range(KINDS):
            if self.may[k] & full or (self.may[k] and not self.copies[k]):
                self.may[k] = self.may[k] & ~full if self.copies[k] else 0
                changed = True
        return changed

    def _one_place(self) -> bool:
        for k in range(KINDS):
            if self.copies[k] and self.may[k].bit_count() == 1:
                place = self.may[k].bit_length() - 1
                for _ in range(self.copies[k]):
                    self._fix(place, k)
                return True
        return False

    def _all_needed(self) -> bool:
        for place, count in enumerate(self.hidden):
            if count:
                kinds = [k for k in range(KINDS) if self.copies[k] and self.may[k] >> place & 1]
                if sum(self.copies[k] for k in kinds) == count:
                    for k in kinds:
                        for _ in range(self.copies[k]):
                            self._fix(place, k)
                    return True
        return False


def _forbids(other: int, played: int, led: int, best: int, duties: Duties) -> bool:
    """Whether a hand with the other card could not have played this one: legality looks at the best class held, so
    two cards decide it."""
    mask, _ = legal(1 << other | 1 << played, led, best, duties.trump, duties.duties, duties.above)
    return not mask >> played & 1
