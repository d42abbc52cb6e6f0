"""Handles the auction: who may call what, refusals, and the end (pinochle:P1.BID, P2.BID)."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache
from typing import Final

from hlaska.core.actions import Action
from hlaska.core.bidding import Ladder, above, fault, last_one, next_bidder
from hlaska.core.public import update
from hlaska.games.pinochle import public as at
from hlaska.games.pinochle.numbers import bids_of, least_bid, may_help, step_of
from hlaska.games.pinochle.options import SYSTEMS, Options
from hlaska.games.pinochle.public import PinochlePublic, amount_of, bid_call

FAULTS: Final = {
    "below-minimum": "refused-pinochle-below-minimum",
    "bad-step": "refused-pinochle-bad-step",
    "not-higher": "refused-pinochle-not-higher",
}


def phases(options: Options) -> dict[str, bool]:
    """Tells by name whether the phases that hang on an option occur."""
    bids = options.trump_by == "auction"
    passes = bids and options.pass_count > 0
    plays_on = options.deck == "double" and options.surrender_opponents == "play_on"
    return {
        "auction": bids,
        "trump": bids,
        "pass": passes,
        "wish": passes and options.suit_suggestion and options.exchange_timing != "after_trump",
        "decide": bids and options.throw_in and not plays_on,
    }


def kinds_of_calls(options: Options, phases: Container[str]) -> dict[str, bool]:
    """Tells by kind whether calls that hang on an option can be made."""
    words = {at.CALLS[call].kind: options.info_bids for call in range(at.INFO, at.BID)}
    return words | {
        "pass": "auction" in phases,
        "bid {}": "auction" in phases,
        "pass with help": "auction" in phases and may_help(options),
        "trump {}": "trump" in phases,
        "no wish": "wish" in phases,
        "wish {}": "wish" in phases,
        "play": "decide" in phases,
        "throw in": "decide" in phases,
        "play on": "nines" in phases,
        "redeal": "nines" in phases,
    }


def opening(options: Options, side: int) -> PinochlePublic:
    """Returns the auction before its first call.

    A dealer who counts as having bid stands at the lowest bid (P1.BID.10).

    side: the side of the first player, the other one may follow another system.
    """
    other = options.bidding_system if options.their_system == "same" else options.their_system
    systems = tuple(SYSTEMS.index(options.bidding_system if s == side else other) for s in (0, 1))
    if options.implied_dealer_bid:
        return PinochlePublic("auction", 0, high=least_bid(options), bidder=at.DEALER, systems=systems)
    return PinochlePublic("auction", 0, systems=systems)


def legal_calls(options: Options, pub: PinochlePublic) -> tuple[Action, ...]:
    """Returns the calls of the seat on turn."""
    calls = [at.PASS]
    if may_help(options):
        calls.append(at.HELP)
    if options.info_bids and not pub.told:
        calls += range(at.INFO, at.BID)
    return (*calls, *above(_bid_calls(bids_of(options)), bid_call(pub.high) if pub.high else 0))


@cache
def _bid_calls(amounts: Ladder) -> tuple[Action, ...]:
    """Returns the calls of a ladder; they ascend as the amounts do."""
    return tuple(map(bid_call, amounts))


def lowest(options: Options, pub: PinochlePublic) -> int:
    """Returns the least amount that may be bid now. It is 0 at the end of the ladder."""
    rest = above(bids_of(options), pub.high)
    return rest[0] if rest else 0


def is_jump(options: Options, high: int, amount: int) -> bool:
    """Tells whether a bid is two steps above the last, or the lowest (P1.BID.3).

    Above the step below the lowest where there is none (P1.BID.4).
    """
    base = high or least_bid(options) - step_of(options)
    return amount >= base + 2 * step_of(options)


def refusal_key(options: Options, pub: PinochlePublic, seat: int, call: Action) -> str:
    """Names the message of what is wrong with a call in the auction. "" where nothing is (pinochle:P0.EX)."""
    if seat != pub.turn:
        return "refused-not-your-turn"
    if call == at.HELP and not may_help(options):
        return "refused-pinochle-no-help"
    if at.INFO <= call < at.BID:
        return "" if options.info_bids and not pub.told else "refused-pinochle-no-words"
    amount = amount_of(call)
    if amount:
        found = fault(bids_of(options), pub.high, amount)
        return FAULTS[found] if found else ""
    return "" if call in (at.PASS, at.HELP) else "refused-pinochle-not-auction"


def apply_call(options: Options, pub: PinochlePublic, seat: int, call: Action) -> PinochlePublic:
    """Makes a call in the auction; at its end `turn` is -1."""
    said = (*pub.said, seat | call << 2)
    if at.INFO <= call < at.BID:
        return update(pub, said=said, told=1)
    if call >= at.BID:
        pub = update(pub, said=said, told=0, high=amount_of(call), bidder=seat)
    else:
        pub = update(pub, said=said, told=0, out=pub.out | 1 << seat)
    return update(pub, turn=_next(options, pub, seat))


def _next(options: Options, pub: PinochlePublic, seat: int) -> int:
    last = last_one(at.SEATS, pub.out)
    if last >= 0 and (pub.bidder >= 0 or last == at.DEALER):
        return -1
    if options.auction_rounds == "unlimited":
        return next_bidder(at.SEATS, seat, pub.out)
    spoken = count_turns(pub.said)
    most = int(options.auction_rounds)
    done = pub.out | sum(1 << s for s in range(at.SEATS) if spoken[s] >= most)
    return next_bidder(at.SEATS, seat, done)


def count_turns(said: Sequence[int]) -> list[int]:
    """Counts how often each seat has bid or passed. A statement is no turn of its own."""
    spoken = [0] * at.SEATS
    for word in said:
        if not at.INFO <= word >> 2 < at.BID:
            spoken[word & 3] += 1
    return spoken


def auction_result(options: Options, pub: PinochlePublic) -> tuple[int, int]:
    """Returns declarer and contract when the auction has ended. Source: P1.BID.6, P1.BID.7, P3.BID.6."""
    if pub.bidder >= 0:
        return pub.bidder, pub.high
    return at.DEALER, least_bid(options) - (step_of(options) if options.stuck_bid == "min_minus_1" else 0)
