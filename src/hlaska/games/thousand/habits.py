"""What is usual for a seat that does not look ahead: bidding, passing cards, raising and giving up by its own hand.

What a hand promises was fitted to 12 000 deals played out in the kernel by a rule of thumb, four times each: the points
of the declarer by the features below, and how far they stray (`hlaska.kernel.policy`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import exp
from typing import Final, NamedTuple

from hlaska.core.cards import ACE, KING, QUEEN, TEN, card_of
from hlaska.core.game import Action, Advice, View
from hlaska.games.thousand.options import Options
from hlaska.games.thousand.public import (
    AUCTION,
    EXCHANGE,
    GIVE_UP,
    HAND,
    KEEP,
    PASS,
    RAISE,
    Deal,
    amount_of,
)
from hlaska.games.thousand.rows import POINTS, WORTH
from hlaska.kernel.play import pair_worth

FOR_GIVING_UP: Final = 60  # what each opponent gets (mariage:TH.ROSPIS.1)
PUNISHMENT: Final = 120  # every third time: this time, or one step nearer to it
BID_OVER: Final = 25.0  # what a bid must promise to bring: who lets others bid makes something, too
OTHERS: Final = 30  # about what an opponent makes when the deal is played
GIVEN: Final = 0.5  # how much a point given away costs beside what the hand loses


class Outlook(NamedTuple):
    """The points a hand promises for each feature, and by how many they stray (the scale of a logistic curve)."""

    base: float
    ace: float
    ace_and_ten: float
    guarded_ten: float
    marriage: float  # for each of its points
    long: float  # for each card of its suit beside king and queen
    void: float
    stray: float


DEALT: Final = Outlook(49.9, 20.5, 7.7, 1.4, 0.7, 4.7, 2.0, 29.0)  # seven cards, the widow is still to come
READY: Final = Outlook(-32.2, 31.5, 13.2, 7.9, 0.7, 8.8, 17.0, 19.0)  # eight cards


def advise(o: Options, view: View) -> Advice:
    pub: Deal = view.pub
    if pub.turn != view.seat or not view.legal:
        return Advice()
    hand = [c & 63 for c in view.places[HAND + view.seat] if c >= 0]
    if pub.phase == AUCTION:
        return Advice((_bid(view.legal, hand),))
    if pub.phase == EXCHANGE:
        return Advice(_exchange(o, pub, view.legal, hand))
    return Advice((_raise(o, pub, view.legal, hand),)) if pub.phase == RAISE else Advice()


def promise(hand: Iterable[int], look: Outlook) -> float:
    """The points, marriages included, that these cards make as declarer on the average."""
    held, total = set(hand), look.base
    for s in range(4):
        length = sum(c >> 4 == s for c in held)
        ace, ten = card_of(s, ACE) in held, card_of(s, TEN) in held
        total += look.ace * ace + look.ace_and_ten * (ace and ten) + look.void * (not length)
        total += look.guarded_ten * (ten and not ace and length > 1)
        if card_of(s, KING) in held and card_of(s, QUEEN) in held:
            total += look.marriage * pair_worth(s, -1, WORTH) + look.long * (length - 2)
    return total


def gain(amount: int, promised: float, look: Outlook) -> float:
    """What a contract brings on the average: it is won or lost (mariage:TH.SCORE.2)."""
    made = 1 / (1 + exp((amount - promised) / look.stray))
    return amount * (2 * made - 1)


def _bid(legal: Sequence[Action], hand: Sequence[int]) -> Action:
    """The lowest amount, if it is worth more than nothing; forehand must open (mariage:TH.BID.1)."""
    rung = next((a for a in legal if amount_of(a)), PASS)
    worth = gain(amount_of(rung), promise(hand, DEALT), DEALT)
    return rung if worth > BID_OVER or PASS not in legal else PASS


def _exchange(o: Options, pub: Deal, legal: Sequence[Action], hand: Sequence[int]) -> tuple[Action, ...]:
    """The cards that leave the best hand, or giving up where playing would cost more (mariage:TH.ROSPIS.1)."""
    pairs = combinations(sorted(hand), 2 - pub.given)
    away = max(pairs, key=lambda cards: _kept(hand, cards))
    if GIVE_UP not in legal:
        return away
    played = gain(pub.contract, promise([c for c in hand if c not in away], READY), READY) - OTHERS
    return (GIVE_UP,) if played < -FOR_GIVING_UP - PUNISHMENT / o.th_rospis_every else away


def _kept(hand: Sequence[int], away: Sequence[int]) -> float:
    given = sum(POINTS >> 4 * (c & 15) & 15 for c in away)
    return promise([c for c in hand if c not in away], READY) - GIVEN * given


def _raise(o: Options, pub: Deal, legal: Sequence[Action], hand: Sequence[int]) -> Action:
    """The amount that brings most; where points made are scored anyway it stays as it is (mariage:TH.SCORE.2)."""
    if o.th_declarer_scores == "actual":
        return KEEP
    promised = promise(hand, READY)
    amounts = {KEEP: pub.contract, **{a: amount_of(a) for a in legal if amount_of(a)}}
    return max(amounts, key=lambda a: (gain(amounts[a], promised, READY), -a))
