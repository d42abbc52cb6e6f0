"""The auction and the raise: which amounts a seat may bid, and what is wrong with the others (mariage:TH.BID)."""

from __future__ import annotations

from collections.abc import Iterable

from hlaska.core.bidding import Ladder, above, fault, ladder
from hlaska.core.errors import Phrase
from hlaska.games.thousand.options import BLIND_BID, FREE_BID, HIGHEST_BID, Options
from hlaska.games.thousand.position import WORTH
from hlaska.games.thousand.public import ThousandPublic
from hlaska.kernel.bits import LANE
from hlaska.kernel.play import couples, pair_worth


def amounts(o: Options, pub: ThousandPublic) -> Ladder:
    """All amounts that may ever be bid in this deal."""
    return ladder(least(o, pub), ((HIGHEST_BID, o.bid_step),))


def least(o: Options, pub: ThousandPublic) -> int:
    """The lowest bid; 120 in the golden set (mariage:TH.GOLD.1)."""
    return max(o.min_bid, BLIND_BID) if pub.gold else o.min_bid


def held(hand: Iterable[int]) -> int:
    """The values of the marriages in a hand together."""
    mask = 0
    for c in hand:
        mask |= 1 << c
    queens = couples(mask)
    return sum(pair_worth(s, -1, WORTH) for s in range(4) if queens >> (s << 4) & LANE)


def top(o: Options, hand: Iterable[int]) -> int:
    """The highest bid with these cards (mariage:TH.BID.2)."""
    if o.th_bid_cap == "none":
        return HIGHEST_BID
    value = held(hand)
    if o.th_bid_cap == "marriage_unlocks":
        return HIGHEST_BID if value else FREE_BID
    return min(HIGHEST_BID, FREE_BID + value)


def allowed(o: Options, pub: ThousandPublic, hand: Iterable[int]) -> tuple[int, ...]:
    """The amounts that a seat with these cards may bid over the last bid; forehand can always open."""
    limit = max(top(o, hand), 0 if pub.bid else least(o, pub))
    return tuple(n for n in above(amounts(o, pub), pub.bid) if n <= limit)


def blinds(o: Options, pub: ThousandPublic) -> tuple[int, ...]:
    """The blind openings: who has not looked cannot know of a marriage, so only the highest bid of all limits them."""
    return tuple(n for n in amounts(o, pub) if n >= BLIND_BID)


def refuse(o: Options, pub: ThousandPublic, hand: Iterable[int], amount: int) -> Phrase | None:
    """What is wrong with a bid; None: nothing."""
    args = {"bid": amount, "high": pub.bid, "least": least(o, pub), "step": o.bid_step}
    wrong = fault(amounts(o, pub), pub.bid, amount)
    if wrong:
        return Phrase(f"refused-thousand-{wrong}", args, rule="mariage:TH.BID.1")
    if amount not in allowed(o, pub, hand):
        return Phrase("refused-thousand-cap", {"bid": amount, "most": top(o, hand)}, rule="mariage:TH.BID.2")
    return None
