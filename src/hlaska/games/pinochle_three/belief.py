"""Weighs worlds before the first lead by what was buried and melded.

A bidder buries cards, and everybody has meld.

Meld that a player holds is laid (pinochle:P4A.MELD.1), so a world in which a hand makes more or less than was counted
hardly fits. A bidder buries low plain cards sooner than high ones and trumps. Nothing is excluded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from hlaska.core.adviser import Slots
from hlaska.core.board import Event, cards_in
from hlaska.core.cards import RANKS
from hlaska.families.pinochle.melds import MeldTable, shown, total
from hlaska.games.pinochle_three import public as at
from hlaska.games.pinochle_three.call_model import Parameters, model
from hlaska.games.pinochle_three.options import Options, is_in_units, scale
from hlaska.games.pinochle_three.public import PinochleThreePublic, State, View

MENDED: Final = 6  # how many cards of meld that was not laid are given away at most in a world to begin with


class LaidMeld(NamedTuple):
    """Holds what a seat has laid.

    meld: what all its meld counts.
    played: what it has played since.
    """

    seat: int
    meld: int
    played: tuple[int, ...]


def has_evidence(options: Options, pub: PinochleThreePublic) -> bool:
    """Tells whether meld has been laid that says something of the hands."""
    return (
        options.meld_timing == "before_play" and pub.trump >= 0 and pub.phase in ("decide", "grant", "play")
    )


def laid_melds(options: Options, view: View, events: Sequence[Event]) -> list[LaidMeld]:
    """Returns what the others have laid; where units are paid the bidder alone."""
    pub = view.pub
    seats = [s for s in range(at.SEATS) if s != view.seat and (not is_in_units(options) or s == pub.bidder)]
    played = {s: [c for e in events if e.kind == "play" and e.seat == s for c in e.cards] for s in seats}
    return [LaidMeld(s, pub.meld[s], tuple(played[s])) for s in seats]


def meld_likelihood(
    options: Options, table: MeldTable, view: View, events: Sequence[Event]
) -> Callable[[State], float]:
    """Weighs a world by what was laid, and by what may be buried. The latter for the bidder's opponents."""
    seats, trump, mine = laid_melds(options, view, events), view.pub.trump, model()
    hidden = -1 in view.places[at.BURIED]

    def judge(state: State) -> float:
        found = 1.0
        for one in seats:
            cards = [*cards_in(state.places[at.HAND + one.seat]), *one.played]
            wrong = abs(total(cards, table, trump) - one.meld) / scale(options) / 2
            found *= mine.unlaid ** min(mine.most_unlaid, wrong)
        if hidden:
            for c in cards_in(state.places[at.BURIED]):
                found *= bury_weight(mine, c, trump)
        return found

    return judge


def bury_weight(model: Parameters, card: int, trump: int) -> float:
    """Returns how readily a bidder buries a card, beside others."""
    return model.buried_trump if card >> 4 == trump else model.buried[RANKS[card & 15]]


Cards = list[int]
"""A world: a card for every hidden place."""


class MeldArranger:
    """Arranges hidden cards of a world by melds and buried cards."""

    def __init__(
        self, options: Options, table: MeldTable, view: View, events: Sequence[Event], slots: Slots
    ) -> None:
        self.table, self.trump, self.slots, self.model = table, view.pub.trump, slots, model()
        self.free = [i for i, (_, proved) in enumerate(slots.places) if proved < 0]
        self.buried = self._free_in(at.BURIED)
        self.bidders = self._free_in(at.HAND + view.pub.bidder)
        self.laid = laid_melds(options, view, events)
        self.sure = [[*one.played, *self._known_cards(view, at.HAND + one.seat)] for one in self.laid]

    def _free_in(self, place: int) -> list[int]:
        return [i for i in self.free if self.slots.places[i][0] == place]

    def _known_cards(self, view: View, place: int) -> list[int]:
        proved = [c for p, c in self.slots.places if p == place and c >= 0]
        return [*(c for c in cards_in(view.places[place]) if c >= 0), *proved]

    def arrange(self, cards: Cards, rng: Random) -> None:
        """Buries what a bidder buries, and gives meld that was not laid to somebody else.

        It changes the world in place, never against what is known.
        """
        for n, i in enumerate(self.buried):
            self._exchange(cards, i, [i, *self.buried[n + 1 :], *self.bidders], rng)
        for one, sure in zip(self.laid, self.sure, strict=True):
            self._mend(cards, one, sure, rng)

    def _mend(self, cards: Cards, one: LaidMeld, sure: Sequence[int], rng: Random) -> None:
        own = self._free_in(at.HAND + one.seat)
        others = [i for i in self.free if i not in own]
        for _ in range(MENDED):
            held = [*sure, *(cards[i] for i in own)]
            if total(held, self.table, self.trump) <= one.meld:
                return
            more = Counter(shown(held, self.table, self.trump)) - Counter(sure)
            surplus = [i for i in own if more[cards[i]]]
            if not surplus:
                return
            self._exchange(cards, rng.choice(surplus), others, rng)

    def _exchange(self, cards: Cards, i: int, among: Sequence[int], rng: Random) -> None:
        """Exchanges the card of a hidden place with one of others. A card that is buried by this is one that is."""
        here, may = self.slots.places[i][0], self.slots.may
        able = [
            j for j in among
            if j == i or may[cards[i]] >> self.slots.places[j][0] & may[cards[j]] >> here & 1
        ]  # fmt: skip
        if not able:
            return
        burying = here == at.BURIED
        weights = [bury_weight(self.model, cards[j], self.trump) if burying else 1.0 for j in able]
        j = rng.choices(able, weights)[0]
        cards[i], cards[j] = cards[j], cards[i]
