"""Makes the kernel's positions of states and views.

They hold the contract, the trick on the table, and where cards are.

A game says once where its cards lie and what the rules fix (`TrickPositions`). With that core knows what the seat on
turn may play, what search plays on, and which public numbers follow from where the cards lie.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Generic

from hlaska.core.board import MARK, without
from hlaska.core.cards import cards_text
from hlaska.core.errors import BadText, Phrase
from hlaska.core.public import Pub
from hlaska.core.stock import lay_stock, left
from hlaska.core.tricks import MarriagePublic, T, TrickPlaces, pairs_worth
from hlaska.kernel import layout as word
from hlaska.kernel.bits import add
from hlaska.kernel.combinations import COPY, classes_of, marked_at
from hlaska.kernel.laying import used_at
from hlaska.kernel.play import beats

Laid = Sequence[Sequence[int]]  # the places of a state, of a view, or of a board


class Positions(ABC, Generic[Pub]):
    """Makes the positions of one game under one set of options.

    at: where the cards of a play lie.
    playing: the phases in which cards are played.
    waiting: the one in which the winner of a trick may act before drawing.
    """

    def __init__(self, at: TrickPlaces, playing: tuple[str, ...] = ("play",), waiting: str = "") -> None:
        self.at, self.playing, self.waiting = at, playing, waiting
        self.phases = (*playing, waiting)

    @abstractmethod
    def seat_position(self, pub: Pub, places: Laid) -> list[int]:
        """Returns the position of the seat on turn. It has its own hand and the trick, nothing that is hidden."""

    def binding_position(self, pub: Pub, places: Laid) -> list[int]:
        """Tells what binds whoever plays: duties, order of ranks, trumps, cards left."""
        return self.seat_position(pub, places)

    @abstractmethod
    def full_position(self, pub: Pub, places: Laid) -> list[int]:
        """Returns the whole play; of a view, only with every card imagined."""

    def derive_numbers(self, pub: Pub, places: Laid) -> dict[str, Any]:
        """Derives the public numbers that follow from where the cards lie, as in `Game.derive_numbers`."""
        return {}

    def whole_position(self, pub: Pub, places: Laid) -> list[int] | None:
        """Returns the play of a whole deal with what playouts leave out (`Game.whole_acts`), for batches.

        Where combinations are laid copy by copy (`hlaska.kernel.melding`) it is there at every action, and PAIR_POINTS
        are all points that have been entered, for tricks excepted. None: no cards are played, or there is no such act.
        """
        return None

    def is_closed(self, pub: Pub) -> bool:
        """Tells whether nobody draws from the stock any more though cards are left."""
        return False


class TrickPositions(Positions[T]):
    """Makes positions of a game in tricks that remembers them as `TrickPublic` does.

    `fixed`: the part of a position that the rules fix, made once (`new_play` with empty hands) and copied.
    """

    def __init__(
        self,
        at: TrickPlaces,
        fixed: Sequence[int],
        playing: tuple[str, ...] = ("play",),
        waiting: str = "",
    ) -> None:
        super().__init__(at, playing, waiting)
        self.fixed = fixed

    # ------------------------------------------------------------ where a game differs from the usual
    def base_position(self, pub: T, places: Laid) -> list[int]:
        """Returns what the rules fix as things stand now.

        It is a new list with what hangs on the contract, such as duties, order of ranks, marriages.

        Every position begins with it, that of one seat too, so hidden cards may be -1 in `places`.
        """
        return list(self.fixed)

    def lay_declared(self, b: list[int], pub: Any) -> list[int]:
        """Lays what has been declared so far, where the rules have marriages (`MarriagePublic`)."""
        return lay_marriages(b, pub)

    # ------------------------------------------------------------ written once
    def trick_position(self, pub: T, places: Laid) -> list[int]:
        """Returns the trick on the table, with nobody's hand."""
        b = self.base_position(pub, places)
        b[word.SUIT] = pub.trump
        lay_trick(b, pub.lead, places[self.at.trick])
        return b

    def binding_position(self, pub: T, places: Laid) -> list[int]:
        b = self.base_position(pub, places)
        b[word.SUIT] = pub.trump
        if self.at.stock and not self.is_closed(pub):
            b[word.LEFT] = left(self.at, places)
        return b

    def seat_position(self, pub: T, places: Laid) -> list[int]:
        at, taken, b = self.at, pub.taken, self.binding_position(pub, places)
        lay_trick(b, pub.lead, places[at.trick])
        b[word.WON_TRICKS : word.WON_TRICKS + len(taken)] = taken
        seat = b[word.TURN]
        put_cards(b, word.HANDS + 4 * seat, places[at.hand + seat])
        return self.lay_declared(b, pub) if b[word.PAIRS] else b

    def full_position(self, pub: T, places: Laid) -> list[int]:
        at, b = self.at, self.trick_position(pub, places)
        for seat, hand in enumerate(places[at.hand : at.hand + at.seats]):
            put_cards(b, word.HANDS + 4 * seat, hand)
        put_cards(b, word.PLAYED, places[at.trick])
        for pile in places[at.won : at.won + at.piles]:
            put_cards(b, word.PLAYED, pile)
        b[word.WON : word.WON + len(pub.points)] = pub.points
        lay_past(b, pub.taken, pub.last, pub.last_by, pub.prev)
        if at.stock:
            lay_stock(b, at, places, closed=self.is_closed(pub))
            b[word.WAIT] = int(pub.phase == self.waiting)
        return self.lay_declared(b, pub) if b[word.PAIRS] else b

    def derive_numbers(self, pub: T, places: Laid) -> dict[str, Any]:
        """Counts tricks and points from the cards won, and finds whose turn it is.

        Where there are two piles for four, every seat has what is said if the sides' sums are right. Raises BadText for
        piles that are not whole tricks, and for a last trick that is not among them.
        """
        at, playing = self.at, pub.phase in self.playing
        fixed, won = self.base_position(pub, places), places[at.won : at.won + at.piles]
        if not playing and not pub.taken and not any(won):
            return {}
        for i, pile in enumerate(won):
            check_whole_tricks(f"won{i}", len(pile), at.seats)
        taken = [len(pile) // at.seats for pile in won]
        points = [sum(fixed[word.POINTS] >> 4 * (e & 15) & 15 for e in pile) for pile in won]
        if sum(taken) == fixed[word.TRICKS] and pub.last_by >= 0:
            points[pub.last_by % at.piles] += fixed[word.LAST_POINTS]
        if pub.last_by >= 0:
            check_lies_in("last", pub.last, won[pub.last_by % at.piles])
        found = {
            "taken": _by_seat(taken, pub.taken, at.seats),
            "points": _by_seat(points, pub.points, at.seats),
        }
        return {**found, "turn": (pub.lead + len(places[at.trick])) % at.seats} if playing else found


# ---------------------------------------------------------------- pieces of a position
def lay_trick(b: list[int], lead: int, trick: Iterable[int]) -> None:
    """Puts the cards on the table into a position at a lead."""
    seat, seats = lead, b[word.SEATS]
    b[word.LEADER] = lead
    for e in trick:
        c = e & 63
        b[word.CARD + seat] = c
        b[word.COUNT] += 1
        if b[word.BEST] < 0:
            b[word.LED] = c >> 4
        if b[word.BEST] < 0 or beats(c, b[word.BEST], b[word.SUIT], b[word.ABOVE]):
            b[word.BEST], b[word.BEST_SEAT] = c, seat
        seat = seat + 1 if seat + 1 < seats else 0
    b[word.TURN] = seat


def put_cards(b: list[int], start: int, place: Iterable[int]) -> None:
    """Adds the cards of a place to the four layers from word `start` on. Hidden cards are left out."""
    one, two, three, four = b[start : start + 4]
    for e in place:
        if e >= 0:
            bit = 1 << (e & 63)
            if not one & bit:
                one |= bit
            elif not two & bit:
                two |= bit
            elif not three & bit:
                three |= bit
            else:
                four |= bit
    b[start : start + 4] = one, two, three, four


def put_marked(b: list[int], seat: int, hand: Iterable[int]) -> None:
    """Adds the marked copies of a hand that is in the position already."""
    marked = sorted([(e & 63) << COPY | e >> MARK for e in hand if e >> MARK > 0])
    b[marked_at(seat) : marked_at(seat) + len(marked)] = marked


def put_used(b: list[int], seat: int, hand: Iterable[int], rules: int) -> None:
    """Adds to a playout's position in which classes cards of a hand have been used."""
    for e in hand:
        used = classes_of(rules, e >> MARK) if e >> MARK > 0 else 0
        for kind in range(4):
            if used >> kind & 1:
                add(b, used_at(seat, kind), e & 63)


def lay_past(
    b: list[int], taken: Sequence[int], last: Sequence[int], last_by: int, prev: Sequence[int]
) -> None:
    """Lays the tricks so far into a position, as `TrickPublic` remembers them."""
    b[word.WON_TRICKS : word.WON_TRICKS + len(taken)] = taken
    b[word.TRICK] = sum(taken)
    b[word.PREV_SEAT], b[word.PREV_BEST] = prev
    b[word.LAST_SEAT] = last_by
    if last:
        b[word.LAST_BEST] = last[last_by]
        b[word.LAST_CARD : word.LAST_CARD + len(last)] = last
    b[word.DONE] = int(b[word.TRICK] == b[word.TRICKS])


def lay_marriages(b: list[int], pub: MarriagePublic) -> list[int]:
    """Lays the marriages declared so far into a position."""
    for seat, pairs in enumerate(pub.pairs):
        if pairs:
            b[word.PAIR_SUITS + seat] = pairs
            b[word.PAIR_POINTS + seat] = pairs_worth(pairs, pub.trump, b[word.WORTH])
    for meld in pub.melds:
        b[word.ORDER] = b[word.ORDER] << 5 | 16 | meld
    return b


# ---------------------------------------------------------------- what the piles say
def _by_seat(by_pile: Sequence[int], said: Sequence[int], seats: int) -> tuple[int, ...]:
    piles = len(by_pile)
    fits = len(said) == seats and all(sum(said[i::piles]) == n for i, n in enumerate(by_pile))
    return tuple(said) if fits else (*by_pile, *(0,) * (seats - piles))


def check_whole_tricks(place: str, count: int, seats: int) -> None:
    if count % seats:
        args = {"seat": int(place[-1]), "n": count, "of": seats}
        raise BadText(
            f"{place} holds {count} cards, and a trick has {seats}", Phrase("position-tricks", args)
        )


def check_lies_in(name: str, cards: Iterable[int], pile: Iterable[int]) -> None:
    """Raises BadText for cards of a trick that do not lie where they went."""
    gone = without(cards, [e & 63 for e in pile])
    if gone:
        phrase = Phrase(f"position-{name}", cards=tuple(gone))
        raise BadText(f"{name}: {cards_text(gone)} does not lie among the cards won", phrase)
