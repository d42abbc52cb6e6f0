"""Fits what a hand of Thousand makes, and what it gives away.

A seat wins the auction at some amount, and with the widow.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import exp
from random import Random
from typing import Any, Final

from hlaska.core.actions import CALL
from hlaska.core.board import cards_in
from hlaska.core.call_fit import Fit, Fitting, Lead, Trial, make_lead
from hlaska.games.thousand import public as at
from hlaska.games.thousand.bidding import allowed_bids
from hlaska.games.thousand.call_model import Outlook, Parameters, model
from hlaska.games.thousand.call_policy import advise, in_suit, promise_of
from hlaska.games.thousand.position import POINTS
from hlaska.games.thousand.public import State, bid_call
from hlaska.kernel.bits import cards_of, mask_of

AROUND: Final = 60  # points that amounts lie around what a hand promises
STEEP: Final = 0.005  # the least slope of an amount that tells anything
GIFTS: Final = 6  # pairs of cards that a declarer considers giving away
MADE, GIVEN = "made", "given"
FEATURES: Final = ("ace", "ace_and_ten", "guarded_ten", "marriage", "long", "void")
ONES: Final = tuple(
    Outlook(0, **{name: float(name == one) for name in FEATURES}, stray=1)  # what one feature adds alone
    for one in FEATURES
)


def trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    """Yields one for each seat at the first bid, and one before a raise."""
    options, pub = game.options, state.pub
    if pub.phase == at.RAISE and options.th_declarer_scores != "actual":
        hand = mask_of(cards_in(state.places[at.HAND + pub.turn]))
        amounts = (pub.contract, *allowed_bids(options, pub, cards_of(hand)))
        amount = near(amounts, promise_of(hand, model().ready), rng)
        call = at.KEEP if amount == pub.contract else bid_call(amount)
        yield Trial("ready", "ready", (*features(hand), float(amount)), make_lead(game, call))
    if pub.phase != at.AUCTION or pub.bid or pub.turn:
        return
    for seat in range(at.SEATS):
        hand = mask_of(cards_in(state.places[at.HAND + seat]))
        amounts = allowed_bids(options, pub, cards_of(hand))[
            seat > 0 :
        ]  # the least one is taken by the seat that must open
        if amounts:
            amount = near(amounts, promise_of(hand, model().dealt), rng)
            yield Trial("dealt", "dealt", (*features(hand), float(amount)), winning(game, seat, amount))


def near(amounts: Sequence[int], promised: float, rng: Random) -> int:
    """Draws an amount around what a hand promises."""
    wanted = promised + rng.randint(-AROUND, AROUND)
    return min(amounts, key=lambda n: abs(n - wanted))


def features(hand: int) -> tuple[float, ...]:
    """Returns how much of each feature is in a hand."""
    lanes = [hand >> 16 * suit & 0xFF for suit in range(4)]
    return tuple(sum(in_suit(s, lane, one) for s, lane in enumerate(lanes)) for one in ONES)


def winning(game: Any, seat: int, amount: int) -> Lead:
    """Returns what leads to a seat's playing for an amount. That is its first and only bid, which it does not raise."""
    bid = bid_call(amount)

    def lead(state: State) -> State:
        while state.pub.phase in (at.AUCTION, at.EXCHANGE, at.RAISE):
            turn = state.pub.turn
            legal = game.legal(state, turn)
            if state.pub.phase == at.AUCTION:
                wanted: Sequence[int] = (bid if turn == seat and bid in legal else at.PASS,)
            else:
                wanted = (
                    (at.KEEP,)
                    if state.pub.phase == at.RAISE
                    else advise(game.options, game.view(state, turn)).turn
                )
            state = make_lead(game, *(wanted if wanted[0] in legal else legal[:1]))(state)
        return state

    return lead


def apply_fits(before: Parameters, fits: Mapping[str, Fit]) -> dict[str, Any]:
    """Returns what hands promise, on the scale of the amount."""
    found = {}
    for name, fit in fits.items():
        per_point = -fit.slopes[-1]
        if per_point >= STEEP and fit.has(name):
            base, *adds = (round(x / per_point, 1) for x in (fit.bases[name], *fit.slopes[:-1]))
            found[name] = Outlook(
                base, **dict(zip(FEATURES, adds, strict=True)), stray=round(1 / per_point, 1)
            )
    return found


# ---------------------------------------------------------------- gifts and contracts
def call_trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    """Yields cards given away against others, and contracts that stand."""
    options, pub = game.options, state.pub
    hand = mask_of(cards_in(state.places[at.HAND + pub.turn]))
    if pub.phase == at.EXCHANGE and not pub.given:
        yield from _gift_trials(game, state, hand, rng)
    if pub.phase == at.RAISE and options.th_declarer_scores != "actual":
        yield Trial(MADE, MADE, (), make_lead(game, at.KEEP))


def _gift_trials(game: Any, state: State, hand: int, rng: Random) -> Iterator[Trial]:
    """Yields two pairs of cards to be given away, of those that cost least."""
    legal = game.legal(state, state.pub.turn)
    pairs = sorted(
        combinations(sorted(c for c in legal if c < CALL), at.SEATS - 1), key=lambda p: -left(hand, p)
    )
    one, two = rng.sample(pairs[:GIFTS], 2)
    gaps = left(hand, one) - left(hand, two), float(points_in(one) - points_in(two))
    yield Trial(GIVEN, GIVEN, gaps, make_lead(game, *one), make_lead(game, *two))


def left(hand: int, away: Sequence[int]) -> float:
    """Returns what a hand promises without some cards."""
    return promise_of(hand & ~mask_of(away), model().ready)


def points_in(cards: Sequence[int]) -> int:
    return sum(POINTS >> 4 * (card & 15) & 15 for card in cards)


def apply_calls(before: Parameters, fits: Mapping[str, Fit]) -> dict[str, Any]:
    """Returns what a point given away costs, and how likely contracts are made."""
    found: dict[str, Any] = {}
    made, given = fits.get(MADE), fits.get(GIVEN)
    if made is not None and made.has(MADE):
        found["theirs"] = round(1 / (1 + exp(-made.bases[MADE])), 2)
    if given is not None and given.has(GIVEN) and given.slopes[0] >= STEEP:
        found["given"] = min(1.0, max(0.0, round(-given.slopes[1] / given.slopes[0], 2)))
    return found


HOW: Final = "Fitted: whether hands make a price at which they win the auction, by playouts."
CALLS_HOW: Final = (
    "Fitted: cards given away compared with others, by playouts on worlds that the seat cannot tell apart."
)
MADE_HOW: Final = "Counted: how likely contracts are made that won an auction of usual bids, by playouts."
FITTING: Final = Fitting(
    ("thousand",),
    call_trials,
    apply_calls,
    how=CALLS_HOW,
    hows={"theirs": MADE_HOW},
    first=Fitting(("thousand",), trials, apply_fits, how=HOW),
)
