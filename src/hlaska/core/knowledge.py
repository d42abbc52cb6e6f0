"""Proves from a seat's own events for each card the places where it may be.

A fold over the events of one deal as the seat saw them. It remembers what a view no longer shows (cards once played,
cards once held), and it never says anything false: a card that may have gone in secret may be in both places.
Equal cards of several packs are counted, not told apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import compress
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from hlaska.core.board import Event, cards_in, without
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.kernel import layout
from hlaska.kernel.acts import CLOSE
from hlaska.kernel.bits import EVERY, cards_of
from hlaska.kernel.play import beaters, beats, legal

KINDS: Final = 64


class Duties(Struct, frozen=True):
    """Holds the duties by which a played card proves what its player does not hold.

    late: they are in force only since the last card was drawn, or the stock closed.
    moving: marriages set trumps, of which there are none at first.
    """

    trump: int
    duties: int
    above: int
    late: bool = False
    moving: bool = False


class CardKnowledge(Struct, frozen=True):
    """Holds what one seat knows of where the cards are.

    It is an immutable value, with all simple conclusions drawn.

    size: the number of cards that make a trick.
    fixed: by place, the cards proved to lie there, sorted.
    hidden: by place, the number of further cards that lie there.
    copies: by kind, the number of copies that are not fixed.
    may: by kind, the mask of places where those may be.
    trick: the cards of the trick on the table.
    """

    seat: int
    size: int
    fixed: tuple[tuple[int, ...], ...]
    hidden: tuple[int, ...]
    copies: tuple[int, ...]
    may: tuple[int, ...]
    trick: tuple[int, ...] = ()

    @classmethod
    def start(cls, game: Game, seat: int) -> CardKnowledge:
        """Begins before the first event of a deal. It knows how many cards lie where, and nothing else."""
        return _start_knowledge(game, seat)

    @classmethod
    def of(cls, game: Game, view: View, events: Iterable[Event]) -> CardKnowledge:
        """Folds everything that a seat can prove from its events and its view."""
        notes = _Inference(_start_unsettled(game, view.seat), news=True)
        duties, told = duties_of(game, view), list(events)
        begin = find_strict_start(game, told) if duties is not None and duties.late else 0
        for i, event in enumerate(told):
            notes.take(event, duties if i >= begin else None)
            if duties is not None and duties.moving and event.kind == "play" and event.value == 1:
                duties = replace(duties, trump=event.cards[0] >> 4)
        notes.see(view)
        notes.settle()
        return notes.to_knowledge()

    def after(self, *events: Event, duties: Duties | None = None, view: View | None = None) -> CardKnowledge:
        """Adds more events (as this seat may know them), and every card of a view."""
        notes = _Inference(self)
        for event in events:
            notes.take(event, duties)
        if view is not None:
            notes.see(view)
        notes.settle()
        return notes.to_knowledge()

    def forget_cards(self, view: View, kept: Callable[[int], bool], voids: bool, most: int) -> CardKnowledge:
        """Returns what a seat knows that forgets all but the kinds that are `kept`.

        It forgets what its view no longer shows. A forgotten card, and every other that is not kept, may lie wherever
        cards lie hidden.

        voids: it remembers what others cannot hold of the cards it has not seen.
        most: places that may be uncertain. Where there would be more, it is the smallest piles that are remembered.
        """
        notes = _Inference(self)
        gone = {
            place: [c for c in without(self.fixed[place], cards_in(entries)) if not kept(c)]
            for place, entries in enumerate(view.places)
        }
        unsure = [place for place in gone if self.hidden[place]]
        piles = sorted((p for p in gone if gone[p] and p not in unsure), key=lambda p: -len(gone[p]))
        for place in (*unsure, *piles[: most - len(unsure)]):
            notes.forget(place, gone[place])
        notes.muddle(kept, self if voids else None)
        notes.settle()
        return notes.to_knowledge()

    def places_of(self, card: int) -> int:
        """Returns the mask of places where a copy of this card may be."""
        there = self.may[card] if self.copies[card] else 0
        for place, cards in enumerate(self.fixed):
            if card in cards:
                there |= 1 << place
        return there

    def candidates(self, place: int) -> tuple[int, ...]:
        """Returns the kinds that may be among the hidden cards of a place."""
        return tuple(k for k in range(KINDS) if self.copies[k] and self.may[k] >> place & 1)

    def slots(self, view: View) -> tuple[tuple[int, int], ...]:
        """Returns for every -1 of the view its place and the card proved there.

        They come in the order `imagine` wants them.

        -1 where none is proved: those may be any `candidates` of the place. Within a place the order is free.
        """
        out: list[tuple[int, int]] = []
        for place, entries in enumerate(view.places):
            count = entries.count(-1)
            if count:
                proved = without(self.fixed[place], cards_in(entries))
                out += [(place, c) for c in (*proved, *(-1,) * (count - len(proved)))]
        return tuple(out)

    def world(self, view: View) -> tuple[int, ...]:
        """Returns one card for every -1 of the view.

        The proved ones come where they lie, the others in order of kind.
        """
        others = iter([k for k, n in enumerate(self.copies) for _ in range(n)])
        return tuple(c if c >= 0 else next(others) for _, c in self.slots(view))

    def _settle(self) -> CardKnowledge:
        notes = _Inference(self, news=True)
        notes.settle()
        return notes.to_knowledge()


@lru_cache(256)
def _start_knowledge(game: Game, seat: int) -> CardKnowledge:
    return _start_unsettled(game, seat)._settle()


@lru_cache(256)
def _start_unsettled(game: Game, seat: int) -> CardKnowledge:
    """Makes the same without conclusions, which hold only until cards are dealt."""
    hidden, copies = initial_counts(game)
    filled = sum(1 << i for i, n in enumerate(hidden) if n)
    may = tuple(filled if n else 0 for n in copies)
    return CardKnowledge(seat, game.seats, ((),) * len(hidden), hidden, copies, may)


@lru_cache(64)
def initial_counts(game: Game) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Counts the cards of each place before the first event, and of each kind."""
    state, events = game.start(game.opening(), game.pack)
    hidden = [len(p) for p in state.places]
    for e in reversed(events):
        if e.cards and e.src != e.dst:
            hidden[e.dst] -= len(e.cards)
            hidden[e.src] += len(e.cards)
    return tuple(hidden), tuple(game.pack.count(k) for k in range(KINDS))


def duties_of(game: Game, view: View) -> Duties | None:
    """Returns the duties in force for the play that the view is in.

    None where nothing can be concluded from them: while cards are drawn without duties, and where wrong cards are
    accepted and penalised.
    """
    if view.pub.turn < 0 or getattr(game.options, "revoke_mode", "reject") != "reject":
        return None
    made = game.positions
    if made is None or view.pub.phase not in made.phases:
        return None
    position = made.binding_position(view.pub, view.places)
    late = made.at.stock != () and position[layout.EARLY] != position[layout.DUTIES]
    if late and position[layout.LEFT]:
        return None
    moving = position[layout.PAIRS] & layout.PAIR_TRUMP != 0
    trump = layout.NONE if moving else position[layout.SUIT]
    return Duties(trump, position[layout.DUTIES], position[layout.ABOVE], late, moving)


def find_strict_start(game: Game, events: Sequence[Event]) -> int:
    """Finds the first event after the last card was drawn or the stock was closed."""
    closing = game.calls.acts.get(CLOSE, -1)
    ends = [i for i, e in enumerate(events) if e.kind == "draw" or (e.kind == "call" and e.value == closing)]
    return ends[-1] + 1 if ends else 0


class _Inference:
    """Keeps the scratch pad of a fold. `news` says whether conclusions may have become possible."""

    def __init__(self, known: CardKnowledge, *, news: bool = False) -> None:
        self.seat, self.size = known.seat, known.size
        self.fixed = list(known.fixed)
        self.hidden = list(known.hidden)
        self.copies = list(known.copies)
        self.may = list(known.may)
        self.trick = list(known.trick)
        self.news = news

    def to_knowledge(self) -> CardKnowledge:
        fixed, hidden, copies = tuple(self.fixed), tuple(self.hidden), tuple(self.copies)
        return CardKnowledge(self.seat, self.size, fixed, hidden, copies, tuple(self.may), tuple(self.trick))

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
        left = list(self.fixed[src])
        for c in cards:
            if c in left:
                left.remove(c)
            else:
                self._reveal(src, c)
        self.fixed[src] = tuple(left)
        self.fixed[dst] = tuple(sorted((*self.fixed[dst], *cards)))

    def _move_unseen(self, src: int, dst: int, count: int) -> None:
        self.news = True
        whole = count == self.hidden[src] + len(self.fixed[src])
        if whole:
            self.fixed[dst] = tuple(sorted(self.fixed[dst] + self.fixed[src]))
            count = self.hidden[src]
        else:
            for c in self.fixed[src]:
                self._loosen(src, c)
        self.fixed[src] = ()
        self.hidden[src] -= count
        self.hidden[dst] += count
        may = self.may
        for k in self._loose():
            if may[k] >> src & 1:
                may[k] |= 1 << dst

    def _show(self, place: int, cards: Sequence[int]) -> None:
        proved = list(self.fixed[place])
        for c in cards:
            if c in proved:
                proved.remove(c)
            elif c >= 0:
                self._fix(place, c)

    def _loosen(self, place: int, card: int) -> None:
        """Notes that a copy proved to be at a place may no longer be there."""
        self.may[card] = (self.may[card] if self.copies[card] else 0) | 1 << place
        self.copies[card] += 1
        self.hidden[place] += 1

    def _reveal(self, place: int, card: int) -> None:
        """Notes that one hidden copy turns out to have been at a place."""
        self.copies[card] -= 1
        self.hidden[place] -= 1
        self.news = True

    def _fix(self, place: int, card: int, count: int = 1) -> None:
        """Notes that hidden copies are proved to be at a place."""
        self.copies[card] -= count
        self.hidden[place] -= count
        self.fixed[place] = tuple(sorted((*self.fixed[place], *(card,) * count)))
        self.news = True

    # ------------------------------------------------------------ tricks
    def _play(self, event: Event, duties: Duties | None) -> None:
        """Notes what the played card proves about its hand, and adds it to the trick."""
        c = event.cards[0]
        if c < 0:
            return
        if duties is not None and self.trick and event.seat != self.seat:
            lacking = forbidden_beside(c, self.trick, duties)
            self.exclude(event.src, [k for k in lacking if self.copies[k] and self.may[k] >> event.src & 1])
        self.trick.append(c)
        if len(self.trick) == self.size:
            self.trick.clear()

    # ------------------------------------------------------------ conclusions
    def see(self, view: View) -> None:
        for place, entries in enumerate(view.places):
            if entries:
                seen = [e & 63 for e in entries if e >= 0]
                if seen and tuple(sorted(seen)) != self.fixed[place]:  # nearly always all is proved
                    self._show(place, seen)

    def exclude(self, place: int, kinds: Iterable[int]) -> None:
        for k in kinds:
            self.may[k] &= ~(1 << place)
            self.news = True

    def forget(self, place: int, cards: Sequence[int]) -> None:
        """Notes that cards proved to lie at a place may no longer be there."""
        self.fixed[place] = tuple(without(self.fixed[place], cards))
        for c in cards:
            self._loosen(place, c)

    def muddle(self, kept: Callable[[int], bool], before: CardKnowledge | None) -> None:
        """Lets kinds that are not kept lie wherever cards lie hidden.

        Those of which nothing was forgotten since `initial_counts` may lie only where they might then, and where
        something was forgotten.
        """
        hidden = sum([1 << i for i, n in enumerate(self.hidden) if n])
        forgotten = sum([1 << i for i, n in enumerate(self.hidden) if before and n > before.hidden[i]])
        for k in self._loose():
            if not kept(k):
                known = before is not None and self.copies[k] == before.copies[k]
                self.may[k] = self.may[k] | forgotten if known else hidden
        self.news = True

    def settle(self) -> None:
        """Draws the simple conclusions until nothing changes. These are no room, one place left, all of them needed."""
        while self.news:
            self.news = False
            loose = self._loose()
            self._drop_full_places(loose)
            if not self._fix_single_places(loose):
                self._fix_all_needed(loose)

    def _loose(self) -> list[int]:
        """Returns the kinds of which a copy is not fixed."""
        return list(compress(range(KINDS), self.copies))

    def _drop_full_places(self, loose: Iterable[int]) -> None:
        room, before = 0, self.may
        for i, n in enumerate(self.hidden):
            if n:
                room |= 1 << i
        self.may = [0] * len(before)
        for k in loose:
            self.may[k] = before[k] & room

    def _fix_single_places(self, loose: Iterable[int]) -> bool:
        may = self.may
        for k in loose:
            mask = may[k]
            if mask and not mask & mask - 1:
                self._fix(mask.bit_length() - 1, k, self.copies[k])
        return self.news

    def _fix_all_needed(self, loose: Sequence[int]) -> None:
        """Counts cards together that may lie in the same places."""
        alike: dict[int, int] = {}
        may, copies = self.may, self.copies
        for k in loose:
            alike[may[k]] = alike.get(may[k], 0) + copies[k]
        for place, count in enumerate(self.hidden):
            if count:
                for mask, n in alike.items():
                    if mask >> place & 1:
                        count -= n
                if not count:
                    for k in loose:
                        if may[k] >> place & 1:
                            self._fix(place, k, copies[k])
                    return


def best_of(trick: Sequence[int], duties: Duties) -> int:
    """Returns the card that wins a trick so far."""
    best = trick[0]
    for c in trick[1:]:
        if beats(c, best, duties.trump, duties.above):
            best = c
    return best


def forbidden_beside(played: int, trick: Sequence[int], duties: Duties) -> tuple[int, ...]:
    """Returns the cards beside which this one could not have been played to the trick."""
    best, led = best_of(trick, duties), trick[0] >> 4
    found = forbidden_cards(played, led, best, duties)
    if not duties.duties & layout.HEAD_RUFFED or best >> 4 == led or played >> 4 != led:
        return found
    higher = beaters(best_of([c for c in trick if c >> 4 == led], duties), layout.NONE, duties.above)
    return found if higher >> played & 1 else (*found, *cards_of(higher))


@lru_cache(4096)
def forbidden_cards(played: int, led: int, best: int, duties: Duties) -> tuple[int, ...]:
    """Returns the cards beside which this one could not have been played.

    Legality looks at the best class held, so two cards decide it.
    """
    numbers = led, best, duties.trump, duties.duties, duties.above
    return tuple(k for k in cards_of(EVERY) if not legal(1 << k | 1 << played, *numbers)[0] >> played & 1)
