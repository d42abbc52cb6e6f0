"""Chooses what is usual for a seat that does not look ahead.

It bids, passes cards, raises and gives up by its own hand.

What a hand promises was fitted to 12 000 deals played out in the kernel by a rule of thumb, four times each: the points
of the declarer by the features below, and how far they stray (`hlaska.kernel.policy`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import exp
from typing import Final

from msgspec.structs import replace

from hlaska.core.actions import Action
from hlaska.core.adviser import Advice
from hlaska.core.cards import ACE, KING, QUEEN, TEN
from hlaska.games.thousand import public as at
from hlaska.games.thousand.call_model import Outlook, Parameters, model
from hlaska.games.thousand.match_rules import facts
from hlaska.games.thousand.options import Options
from hlaska.games.thousand.position import POINTS, WORTH
from hlaska.games.thousand.public import ThousandPublic, View, amount_of
from hlaska.games.thousand.settle import Facts, settle
from hlaska.kernel.bits import LANE, mask_of
from hlaska.kernel.play import pair_worth

FOR_GIVING_UP: Final = 60  # what each opponent gets (mariage:TH.ROSPIS.1)
PUNISHMENT: Final = 120  # every third time: this time, or one step nearer to it
OTHERS: Final = 30  # about what an opponent makes when the deal is played
PRIZE: Final = 200  # what winning the match is worth in points
TRY: Final = 40  # and a try on the barrel
SOME: Final = (1, 1, 1)  # tricks of the seats: enough for no bolt
NOTHING: Final = (0, 0, 0)


def advise(options: Options, view: View) -> Advice:
    pub: ThousandPublic = view.pub
    if pub.turn != view.seat or not view.legal:
        return Advice()
    hand = [c & 63 for c in view.places[at.HAND + view.seat] if c >= 0]
    if pub.phase == at.AUCTION:
        return Advice((choose_bid(options, pub, view.legal, hand),))
    if pub.phase == at.EXCHANGE:
        return Advice(_choose_exchange(options, pub, view.legal, hand))
    return Advice((_choose_raise(options, pub, view.legal, hand),)) if pub.phase == at.RAISE else Advice()


def promise(hand: Iterable[int], look: Outlook) -> float:
    """Returns the points that these cards make as declarer on the average. Marriages are included."""
    return promise_of(mask_of(hand), look)


def promise_of(hand: int, look: Outlook) -> float:
    """Returns the points that a mask of cards makes as declarer on the average."""
    clubs, spades, hearts, diamonds = promises(look)
    lanes = (
        clubs[hand & LANE]
        + spades[hand >> 16 & LANE]
        + hearts[hand >> 32 & LANE]
        + diamonds[hand >> 48 & LANE]
    )
    return look.base + lanes


@cache
def promises(look: Outlook) -> tuple[tuple[float, ...], ...]:
    """Tabulates what cards of a suit promise, by suit and mask of ranks. Worlds are weighed by it by the hundred."""
    return tuple(tuple(in_suit(s, ranks, look) for ranks in range(LANE + 1)) for s in range(4))


def in_suit(suit: int, ranks: int, look: Outlook) -> float:
    length = ranks.bit_count()
    ace, ten = ranks >> ACE & 1, ranks >> TEN & 1
    total = look.ace * ace + look.ace_and_ten * (ace & ten) + look.void * (not length)
    total += look.guarded_ten * (ten and not ace and length > 1)
    if ranks >> KING & 1 and ranks >> QUEEN & 1:
        total += look.marriage * pair_worth(suit, -1, WORTH) + look.long * (length - 2)
    return total


def chance(amount: int, promised: float, look: Outlook) -> float:
    """Returns how likely a hand that promises so much makes an amount."""
    return 1 / (1 + exp((amount - promised) / look.stray))


class Stakes:
    """Says what the ends of a deal are worth to a seat, by the match.

    Whole ladders of amounts are asked of one.
    """

    def __init__(self, options: Options, match: Facts, seat: int) -> None:
        self.options, self.match, self.seat = options, match, seat
        self._worth: dict[tuple[int, int, bool], float] = {}
        self._choices: dict[tuple[tuple[Action, int], ...], list[tuple[Action, int, float, float]]] = {}

    def end(self, declarer: int, contract: int, made: bool) -> float:
        """Returns what the seat has from such an end.

        That is the change of its score, the match if it is decided, and its tries on the barrel (mariage:TH.SCORE.5).
        Who is not the declarer makes what one makes on the average.
        """
        key = declarer, contract, made
        if key not in self._worth:
            self._worth[key] = self._evaluate_end(*key)
        return self._worth[key]

    def _evaluate_end(self, declarer: int, contract: int, made: bool) -> float:
        a, b, c = ((contract if made else 0) if s == declarer else OTHERS for s in range(at.SEATS))
        before, seat = self.match, self.seat
        after = settle(self.options, replace(before, points=(a, b, c), declarer=declarer, contract=contract))
        if after.winner >= 0:
            match = PRIZE if after.winner == seat else -PRIZE
            return after.scores[seat] - before.scores[seat] + match
        tries = TRY * max(0, before.barrel[seat] - after.barrel[seat])
        return after.scores[seat] - before.scores[seat] - tries

    def contract(self, amount: int, promised: float, look: Outlook) -> float:
        """Returns what a contract of its own brings the seat on the average."""
        made = chance(amount, promised, look)
        return made * self.end(self.seat, amount, True) + (1 - made) * self.end(self.seat, amount, False)

    def best(self, choices: tuple[tuple[Action, int], ...], promised: float, look: Outlook) -> Action:
        """Returns the action whose contract brings most, all cards being at hand. Of equal ones the lowest."""
        ends = self._choices.get(choices)
        if ends is None:
            seat = self.seat
            ends = [(a, n, self.end(seat, n, True), self.end(seat, n, False)) for a, n in choices]
            self._choices[choices] = ends
        worths = []
        for a, amount, won, lost in ends:
            made = chance(amount, promised, look)
            worths.append((made * won + (1 - made) * lost, -a))
        return -max(worths)[1]


def stakes(options: Options, pub: ThousandPublic, seat: int) -> Stakes:
    return _stakes(options, replace(facts(pub, NOTHING, SOME), declarer=seat, contract=0), seat)


_stakes = lru_cache(256)(Stakes)


def choose_bid(
    options: Options,
    pub: ThousandPublic,
    legal: Sequence[Action],
    hand: Sequence[int],
    look: Outlook | None = None,
) -> Action:
    """Bids the lowest amount if it is worth more than to let the others play.

    Or what it can be raised to in order to end the match; forehand must open (mariage:TH.BID.1).
    """
    look = look or model().dealt
    rungs = {amount: a for a, amount in rungs_of(tuple(legal))}
    if not rungs or at.PASS not in legal:
        return next(iter(rungs.values()), at.PASS)
    me, rung, promised = pub.turn, min(rungs), promise(hand, look)
    enough = {n for n in rungs if n >= options.target - pub.scores[me]}
    stake = stakes(options, pub, me)
    worth = max(stake.contract(n, promised, look) for n in {rung, min(enough, default=rung)})
    other, high = (pub.bidder, pub.bid) if pub.bid else ((me + 1) % at.SEATS, rung)
    theirs = model().theirs
    left = theirs * stake.end(other, high, True) + (1 - theirs) * stake.end(other, high, False)
    return rungs[rung] if worth > left else at.PASS


def _choose_exchange(
    options: Options, pub: ThousandPublic, legal: Sequence[Action], hand: Sequence[int]
) -> tuple[Action, ...]:
    """Returns the cards the best hand gives, or giving up (mariage:TH.ROSPIS.1).

    It gives up where playing would cost more.
    """
    pairs = combinations(sorted(hand), 2 - pub.given)
    held, mine = mask_of(hand), model()
    away = max(pairs, key=lambda cards: _value_after_giving(mine, held, cards))
    if at.GIVE_UP not in legal:
        return away
    promised = promise_of(held & ~mask_of(away), mine.ready)
    played = stakes(options, pub, pub.turn).contract(pub.contract, promised, mine.ready) - OTHERS
    given_up = -FOR_GIVING_UP - PUNISHMENT / options.th_rospis_every - TRY * (pub.barrel[pub.turn] > 0)
    return (at.GIVE_UP,) if played < given_up else away


def _value_after_giving(model: Parameters, held: int, away: Sequence[int]) -> float:
    given = sum([POINTS >> 4 * (c & 15) & 15 for c in away])
    return promise_of(held & ~mask_of(away), model.ready) - model.given * given


def _choose_raise(
    options: Options, pub: ThousandPublic, legal: Sequence[Action], hand: Sequence[int]
) -> Action:
    """Chooses the amount that brings most.

    Where points made are scored anyway it stays as it is (mariage:TH.SCORE.2).
    """
    if options.th_declarer_scores == "actual":
        return at.KEEP
    choices = ((at.KEEP, pub.contract), *rungs_of(tuple(legal)))
    look = model().ready
    return stakes(options, pub, pub.turn).best(choices, promise(hand, look), look)


@lru_cache(256)
def rungs_of(legal: tuple[Action, ...]) -> tuple[tuple[Action, int], ...]:
    """Returns the bids among these actions, and their amounts."""
    return tuple((a, amount_of(a)) for a in legal if amount_of(a))
