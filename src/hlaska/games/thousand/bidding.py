"""Says which amounts a seat may bid or raise to, and what refuses others. Source: mariage:TH.BID."""

from __future__ import annotations

from collections.abc import Iterable

from hlaska.core.bidding import Ladder, above, fault, ladder
from hlaska.core.errors import Phrase
from hlaska.games.thousand.options import BLIND_BID, FREE_BID, HIGHEST_BID, Options
from hlaska.games.thousand.position import WORTH
from hlaska.games.thousand.public import ThousandPublic
from hlaska.kernel.bits import LANE
from hlaska.kernel.play import couples, pair_worth


def amounts(options: Options, pub: ThousandPublic) -> Ladder:
    """Returns all amounts that may ever be bid in this deal."""
    return ladder(least_bid(options, pub), ((HIGHEST_BID, options.bid_step),))


def least_bid(options: Options, pub: ThousandPublic) -> int:
    """Returns the lowest bid; 120 in the golden set (mariage:TH.GOLD.1)."""
    return max(options.min_bid, BLIND_BID) if pub.gold else options.min_bid


def marriage_value(hand: Iterable[int]) -> int:
    """Returns the values of the marriages in a hand together."""
    mask = 0
    for c in hand:
        mask |= 1 << c
    queens = couples(mask)
    return sum(pair_worth(s, -1, WORTH) for s in range(4) if queens >> (s << 4) & LANE)


def highest_bid(options: Options, hand: Iterable[int]) -> int:
    """Returns the highest bid with these cards (mariage:TH.BID.2)."""
    if options.th_bid_cap == "none":
        return HIGHEST_BID
    value = marriage_value(hand)
    if options.th_bid_cap == "marriage_unlocks":
        return HIGHEST_BID if value else FREE_BID
    return min(HIGHEST_BID, FREE_BID + value)


def allowed_bids(options: Options, pub: ThousandPublic, hand: Iterable[int]) -> tuple[int, ...]:
    """Returns the amounts that a seat with these cards may bid now.

    They are over the last bid; forehand can always open.
    """
    limit = max(highest_bid(options, hand), 0 if pub.bid else least_bid(options, pub))
    return tuple(n for n in above(amounts(options, pub), pub.bid) if n <= limit)


def blind_bids(options: Options, pub: ThousandPublic) -> tuple[int, ...]:
    """Returns the blind openings; only the highest bid of all limits them.

    Who has not looked cannot know of a marriage.
    """
    return tuple(n for n in amounts(options, pub) if n >= BLIND_BID)


def bid_refusal(options: Options, pub: ThousandPublic, hand: Iterable[int], amount: int) -> Phrase | None:
    """Returns what is wrong with a bid; None: nothing."""
    args = {"bid": amount, "high": pub.bid, "least": least_bid(options, pub), "step": options.bid_step}
    wrong = fault(amounts(options, pub), pub.bid, amount)
    if wrong:
        return Phrase(f"refused-thousand-{wrong}", args, rule="mariage:TH.BID.1")
    if amount not in allowed_bids(options, pub, hand):
        return Phrase(
            "refused-thousand-cap",
            {"bid": amount, "most": highest_bid(options, hand)},
            rule="mariage:TH.BID.2",
        )
    return None
