"""Knows bidding systems: what a call means, and which call a hand makes.

Source: pinochle:P2.SIG.

A call has a meaning under a system, whoever makes it: `call_meaning` and `history` tell it from public numbers alone,
so a meaning can be shown to everybody at the table. `choose_call` follows a system from a hand, as `passing` does.
Nothing here is a rule: no call is ever illegal because of a system.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from hlaska.core.bidding import Ladder, above
from hlaska.core.cards import ACE, DIAMONDS, JACK, KING, QUEEN, SPADES, TEN, card_of
from hlaska.core.errors import Phrase
from hlaska.families.pinochle.melds import MeldTable
from hlaska.games.pinochle.bidding import is_jump
from hlaska.games.pinochle.call_model import Reach, model
from hlaska.games.pinochle.hand_values import (
    RUN_ORDER,
    Hand,
    bid_limit,
    evaluate_hand,
    has_around,
    has_help,
    has_run,
)
from hlaska.games.pinochle.numbers import bids_of, least_bid, may_help, unit
from hlaska.games.pinochle.options import SYSTEMS, Options
from hlaska.games.pinochle.public import BID, HELP, PASS, SEATS, PinochlePublic, amount_of, bid_call, partner

PACK_OF: Final = {"skip_meld": "double", "jim_davis": "double", "stonebridge_jumps": "single"}
SIGNALS_TO: Final = 60
DIGITS: Final = {JACK: 4, QUEEN: 6, KING: 8, TEN: 9, ACE: 0}
ALL_OF: Final = {JACK: (55,), QUEEN: (66,), KING: (80, 88), ACE: (100,)}
PLAIN_KINDS: Final = ("none", "open", "not-ready")  # what any bidder may say
QUIET_RUNGS: Final = 8  # of so many next bids one says nothing
SAFE: Final = 12  # so much less than its limit a hand bids only to ask for cards


class Meaning(NamedTuple):
    """Holds what a call says, as a kind and a number.

    Kinds are `none`, `no-wish` (a pass), `trumps`, `aces`, `meld` (n), `open`, `not-ready`, `some-meld`, `pinochle`,
    `all` (rank n of every suit), `one` (rank n), `run`, `aces-around`, `run-and-aces`, `void`, `help`.
    """

    kind: str
    n: int = 0


NONE: Final = Meaning("none")


class AuctionCall(NamedTuple):
    """Holds one call of the auction and what it means."""

    seat: int
    call: int
    high: int
    meaning: Meaning


# ---------------------------------------------------------------- reading
def call_meaning(options: Options, system: str, high: int, call: int, first: bool) -> Meaning:
    """Returns what a call means (P2.SIG.1, 5).

    high: the last bid before it (0: none).
    first: it is the player's first call.
    """
    if call == HELP:
        return Meaning("help")
    if call < BID:
        return Meaning("no-wish") if call == PASS and system != "none" else NONE
    bid = amount_of(call)
    if system == "skip_meld":
        return _skip_meld(high, bid) if first else NONE
    if system == "jim_davis":
        return _jim_davis(high, bid)
    if system == "stonebridge_jumps":
        return _stonebridge(options, high, bid)
    return Meaning("void") if options.deck == "single" and is_jump(options, high, bid) else NONE


def _skip_meld(high: int, bid: int) -> Meaning:
    if bid > SIGNALS_TO:
        return NONE
    if high:
        return Meaning("trumps") if bid == high + 1 else Meaning("meld", 10 * (bid - high))
    if bid < 52:
        return Meaning("trumps" if bid == 50 else "aces")
    return Meaning("meld", 10 * (bid - 50))


def next_ending(high: int, digit: int) -> int:
    """Returns the smallest number above the last bid that ends in this digit. Above 49 if there is none."""
    least = (high or 49) + 1
    return least + (digit - least) % 10


def _jim_davis(high: int, bid: int) -> Meaning:
    fixed = {51: "not-ready", 52: "some-meld", 53: "pinochle"}
    if bid == 50 and not high:
        return Meaning("open")
    if bid in fixed:
        return Meaning(fixed[bid])
    for rank, bids in ALL_OF.items():
        if bid in bids and (bid == 55 or bid != next_ending(high, bid % 10)):
            return Meaning("all", rank)
    rank = next((r for r, digit in DIGITS.items() if digit == bid % 10), -1)
    return Meaning("one", rank) if rank >= 0 else NONE


def _stonebridge(options: Options, high: int, bid: int) -> Meaning:
    """Returns the meaning of a jump over the last bid that shows meld. There is also an opening of 340 (P1.VAR.6)."""
    ten = unit(options)
    if not high and bid == 34 * ten:
        return Meaning("run-and-aces")
    over = {5 * ten: Meaning("run"), 3 * ten: Meaning("aces-around"), 2 * ten: Meaning("meld", 10 * ten)}
    return over.get(bid - (high or least_bid(options)), NONE)


def system_of(options: Options, pub: PinochlePublic, seat: int) -> str:
    """Returns the system of a seat's side, "none" where it does not fit the pack."""
    name = SYSTEMS[pub.systems[seat & 1]]
    return name if PACK_OF.get(name) == options.deck else "none"


def history(options: Options, pub: PinochlePublic) -> list[AuctionCall]:
    """Returns every call of the auction with its meaning to the own side."""
    found, high, spoken = [], least_bid(options) if options.implied_dealer_bid else 0, 0
    for word in pub.said:
        seat, call = word & 3, word >> 2
        if call in (PASS, HELP) or call >= BID:
            meaning = call_meaning(options, system_of(options, pub, seat), high, call, not spoken >> seat & 1)
            found.append(AuctionCall(seat, call, high, meaning))
            spoken |= 1 << seat
            high = amount_of(call) or high
    return found


def meaning_phrase(seat: int, meaning: Meaning) -> Phrase:
    """Returns the meaning in words, for everybody (P2.SIG.1, P2.SIG.5)."""
    args = {"seat": seat, "n": meaning.n}
    if meaning.kind in ("one", "all"):
        args["card"] = card_of(SPADES, meaning.n)
    rule = "pinochle:P1.BID.9" if meaning.kind in ("void", "help") else "pinochle:P2.SIG.1"
    return Phrase(f"signal-pinochle-{meaning.kind}", args, rule=rule)


def shown_meld(calls: Sequence[AuctionCall], seat: int) -> int:
    """Returns the meld that the partner of a seat has shown; 0: none."""
    return max(
        (s.meaning.n for s in calls if s.seat == partner(seat) and s.meaning.kind == "meld"), default=0
    )


def meaning_likelihood(meaning: Meaning, hand: Hand) -> float:
    """Returns how likely a hand makes a call of this meaning.

    1 where it has what the call promises, less the more it lacks.
    """
    mine = model()
    if meaning.kind == "meld":
        return float(mine.broken ** min(2, max(0, (meaning.n - hand.sure) / mine.meld_doubt)))
    return 1.0 if _has_promised(meaning, hand) else mine.broken


def _has_promised(meaning: Meaning, hand: Hand) -> bool:
    held = hand.cards
    if meaning.kind == "trumps":
        return hand.strong
    if meaning.kind == "aces":
        return hand.aces - hand.top >= 3
    if meaning.kind == "some-meld":
        return hand.sure >= 20
    if meaning.kind == "pinochle":
        return held[card_of(DIAMONDS, JACK)] + held[card_of(SPADES, QUEEN)] >= 3
    if meaning.kind == "all":
        return min(held[card_of(s, meaning.n)] for s in range(4)) == 1
    if meaning.kind == "one":
        return any(_missing_ranks(held, s) == [meaning.n] for s in range(4))
    if meaning.kind in ("run", "run-and-aces") and not any(has_run(held, s) for s in range(4)):
        return False
    if meaning.kind in ("aces-around", "run-and-aces"):
        return has_around(held, ACE)
    if meaning.kind == "void":
        return hand.empty
    return meaning.kind != "help" or has_help(hand)


def _missing_ranks(held: Counter[int], suit: int) -> list[int]:
    return [r for r in RUN_ORDER if not held[card_of(suit, r)]]


def last_request(calls: Sequence[AuctionCall], bidder: int) -> Meaning:
    """Returns the bidder's last call that asked for cards."""
    asking = [s.meaning for s in calls if s.seat == bidder and s.meaning.kind in ("one", "all", "pinochle")]
    return asking[-1] if asking else NONE


# ---------------------------------------------------------------- choosing a call
class Bidder(NamedTuple):
    """Holds a seat in the auction, and how far it goes (P2.SIG.3).

    It has what it holds, what was said, and what it may bid.
    """

    seat: int
    hand: Hand
    calls: list[AuctionCall]
    high: int
    legal: Ladder
    most: float
    mate: float


def choose_call(
    options: Options,
    table: MeldTable,
    pub: PinochlePublic,
    seat: int,
    cards: Sequence[int],
    system: str,
    reach: Reach | None = None,
) -> tuple[int, bool]:
    """Returns a hand's call by a system, and whether it informs the partner.

    (P2.SIG.2, P2.SIG.3, P2.SIG.6, P1.VAR.6, P1.BID.9.) reach: None for the usual one.
    """
    reach = reach or model().usual
    hand, calls = evaluate_hand(cards, table), history(options, pub)
    most = bid_limit(options, hand, shown_meld(calls, seat)) + unit(options) * _extra_reach(pub, seat, reach)
    asked = Bidder(seat, hand, calls, pub.high, above(bids_of(options), pub.high), most, reach.mate)
    bid = _signal_bid(options, asked, system)
    if bid is not None:
        return bid_call(bid) if bid else PASS, True
    bid = _quiet_bid(options, asked, system)
    if bid and not _should_leave(asked, bid):
        return bid_call(bid), False
    needed = may_help(options) and not any(s.seat == seat for s in calls)
    return (HELP, True) if needed and has_help(hand) else (PASS, False)


def _extra_reach(pub: PinochlePublic, seat: int, reach: Reach) -> float:
    """Returns how much further than its limit a seat goes. It is nothing where its partner holds the bid."""
    if pub.bidder < 0:
        return reach.opening
    if pub.bidder == partner(seat):
        return 0
    return reach.alone if pub.out >> partner(seat) & 1 else reach.along


def _signal_bid(options: Options, asked: Bidder, system: str) -> int | None:
    """Returns the bid (0: a pass) that tells what the hand holds. None: nothing to tell, or not at this price."""
    first = not any(s.seat == asked.seat for s in asked.calls)
    if system == "jim_davis":
        return _first_jim_davis(asked)
    if not first:
        return None
    if system == "skip_meld":
        bid = _first_skip_meld(asked.hand, asked.high)
        return bid if bid == 0 or bid in asked.legal else None
    told = _stonebridge_bid(options, asked) if system == "stonebridge_jumps" else _void_bid(options, asked)
    return told if told in asked.legal and told <= asked.most else None


def _first_skip_meld(hand: Hand, high: int) -> int:
    """Returns the bid of a first call that shows meld by a skip (P2.SIG.2). 0: pass, -1: as later calls."""
    opening, k = not high, hand.sure // 10
    if hand.strong:
        return 50 if opening else high + 1 if high < SIGNALS_TO else -1
    if k >= 2:
        bid = min((50 if opening else high) + k, SIGNALS_TO)
        if opening or bid >= high + 2:
            return bid
    return 51 if opening and hand.aces - hand.top >= 3 else 0


def _stonebridge_bid(options: Options, asked: Bidder) -> int:
    """Returns the bid that shows meld by Stonebridge (P1.VAR.6); 0: nothing to show."""
    ten, hand = unit(options), asked.hand
    run, aces = any(has_run(hand.cards, s) for s in range(4)), has_around(hand.cards, ACE)
    if run and aces and not asked.high:
        return 34 * ten
    over = 5 if run else 3 if aces else 2 if hand.sure >= 10 * ten else 0
    return (asked.high or least_bid(options)) + over * ten if over else 0


def _void_bid(options: Options, asked: Bidder) -> int:
    """Returns the lowest jump of a hand with an empty suit (P1.BID.9); 0: none."""
    if options.deck == "double" or not asked.hand.empty:
        return 0
    return next((n for n in asked.legal if is_jump(options, asked.high, n)), 0)


def _quiet_bid(options: Options, asked: Bidder, system: str) -> int:
    """Returns the lowest bid within the limit that claims nothing untrue (P2.SIG.3).

    It says nothing the hand does not hold; 0: none.
    """
    first = not any(s.seat == asked.seat for s in asked.calls)
    for n in asked.legal[:QUIET_RUNGS]:
        meaning = call_meaning(options, system, asked.high, bid_call(n), first)
        if n <= asked.most and meaning.kind in PLAIN_KINDS:
            return n
    return 0


def _should_leave(asked: Bidder, bid: int) -> bool:
    """Tells whether a seat leaves the bid to its partner. Who bids against the partner needs a far better hand."""
    last = next((s for s in reversed(asked.calls) if s.call >= BID), None)
    if last is None or last.seat != partner(asked.seat):
        return False
    alone = {s.seat for s in asked.calls if s.call in (PASS, HELP)}
    rivals = [s for s in range(SEATS) if (s - asked.seat) & 1 and s not in alone]
    return not rivals or asked.most < bid * asked.mate


def _first_jim_davis(asked: Bidder) -> int | None:
    """Returns the first candidate that can be said within the limit (P2.SIG.6).

    One that has been said is left out; None: none.
    """
    most = asked.most - SAFE
    said = {s.meaning for s in asked.calls if s.seat == asked.seat}
    for meaning in _possible_signals(asked.hand, asked.high):
        if meaning in said:
            return None
        bid = next((n for n in asked.legal if n <= most and _jim_davis(asked.high, n) == meaning), None)
        if bid is not None:
            return bid
    return None


def _possible_signals(hand: Hand, high: int) -> list[Meaning]:
    found = []
    for rank in (ACE, KING, QUEEN, JACK):
        if min(hand.cards[card_of(s, rank)] for s in range(4)) == 1:
            found.append(Meaning("all", rank))
    missing = _missing_ranks(hand.cards, hand.suit)
    if len(missing) == 1:
        found.append(Meaning("one", missing[0]))
    if hand.cards[card_of(DIAMONDS, JACK)] + hand.cards[card_of(SPADES, QUEEN)] >= 3:
        found.append(Meaning("pinochle"))
    if hand.sure >= 20:
        found.append(Meaning("some-meld"))
    if hand.best >= 15:
        found.append(Meaning("not-ready"))
    return [*found, Meaning("open")] if not high else found
