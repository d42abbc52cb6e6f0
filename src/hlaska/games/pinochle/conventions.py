"""Bidding systems: what any call means under one, which call a hand makes, and which cards it passes (pinochle:P2.SIG).

A call has a meaning under a system, whoever makes it: `reading` and `history` tell it from public numbers alone, so a
meaning can be shown to everybody at the table. `choose` and `give` follow a system from a hand. Nothing here is a rule:
no call is ever illegal because of a system.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from hlaska.core.cards import ACE, DIAMONDS, JACK, KING, NINE, QUEEN, SPADES, TEN, card_of
from hlaska.core.errors import Row
from hlaska.core.melds import Table, total
from hlaska.games.pinochle.bid import is_jump
from hlaska.games.pinochle.numbers import bids_of, least_bid, unit
from hlaska.games.pinochle.options import Options
from hlaska.games.pinochle.public import BID, HELP, PASS, SEATS, amount_of, bid_call

SIGNALS_TO: Final = 60
SUIT_ORDER: Final = (1, 2, 3, 0)  # S H D C
RUN_ORDER: Final = (ACE, TEN, KING, QUEEN, JACK)
DIGITS: Final = {JACK: 4, QUEEN: 6, KING: 8, TEN: 9, ACE: 0}
ALL_OF: Final = {JACK: (55,), QUEEN: (66,), KING: (80, 88), ACE: (100,)}
KEEP: Final = 15  # a card whose loss costs so much meld is kept


class Meaning(NamedTuple):
    """What a call says: `none`, `no-wish` (a pass), `trumps`, `aces`, `meld` (n), `open`, `not-ready`, `some-meld`,
    `pinochle`, `all` (rank n of every suit), `one` (rank n), `run`, `aces-around`, `run-and-aces`, `void`, `help`."""

    kind: str
    n: int = 0


NONE: Final = Meaning("none")


class Said(NamedTuple):
    """One call of the auction and what it means."""

    seat: int
    call: int
    high: int
    meaning: Meaning


# ---------------------------------------------------------------- reading
def reading(o: Options, system: str, high: int, call: int, first: bool) -> Meaning:
    """What a call means; high: the last bid before it (0: none), first: it is the player's first call (P2.SIG.1, 5)."""
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
        return _stonebridge(o, high, bid)
    return Meaning("void") if o.deck == "single" and is_jump(o, high, bid) else NONE


def _skip_meld(high: int, bid: int) -> Meaning:
    if bid > SIGNALS_TO:
        return NONE
    if high:
        return Meaning("trumps") if bid == high + 1 else Meaning("meld", 10 * (bid - high))
    if bid < 52:
        return Meaning("trumps" if bid == 50 else "aces")
    return Meaning("meld", 10 * (bid - 50))


def next_ending(high: int, digit: int) -> int:
    """The smallest number above the last bid (above 49 if there is none) that ends in this digit."""
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


def _stonebridge(o: Options, high: int, bid: int) -> Meaning:
    """Meld-showing jumps over the last bid, and an opening of 340 (P1.VAR.6)."""
    ten = unit(o)
    if not high and bid == 34 * ten:
        return Meaning("run-and-aces")
    over = {5 * ten: Meaning("run"), 3 * ten: Meaning("aces-around"), 2 * ten: Meaning("meld", 10 * ten)}
    return over.get(bid - (high or least_bid(o)), NONE)


def history(o: Options, system: str, said: Sequence[int]) -> list[Said]:
    """Every call of an auction (`pub.said`) with what it means."""
    found, high, spoken = [], least_bid(o) if o.implied_dealer_bid else 0, 0
    for word in said:
        seat, call = word & 3, word >> 2
        if call in (PASS, HELP) or call >= BID:
            found.append(Said(seat, call, high, reading(o, system, high, call, not spoken >> seat & 1)))
            spoken |= 1 << seat
            high = amount_of(call) or high
    return found


def meaning_row(seat: int, meaning: Meaning) -> Row:
    """The meaning in words, for everybody (P2.SIG.1, P2.SIG.5)."""
    args = {"seat": seat, "n": meaning.n}
    if meaning.kind in ("one", "all"):
        args["card"] = card_of(SPADES, meaning.n)
    rule = "pinochle:P1.BID.9" if meaning.kind in ("void", "help") else "pinochle:P2.SIG.1"
    return Row(f"signal-pinochle-{meaning.kind}", args, rule=rule)


# ---------------------------------------------------------------- a hand
class Hand(NamedTuple):
    """What the systems look at (P2.SIG): sure meld, best suit, meld with it, and whether it is strong."""

    cards: Counter[int]
    sure: int
    suit: int
    best: int
    strong: bool
    aces: int


def look(cards: Sequence[int], table: Table) -> Hand:
    counts = [total(cards, table, t) for t in range(4)]
    held = Counter(cards)
    length = [sum(n for c, n in held.items() if c >> 4 == s) for s in range(4)]
    couples = [s for s in range(4) if held[card_of(s, KING)] and held[card_of(s, QUEEN)]]
    order = {s: -i for i, s in enumerate(SUIT_ORDER)}
    if couples:
        suit = max(couples, key=lambda s: (counts[s], length[s], order[s]))
    else:
        suit = max(range(4), key=lambda s: (length[s], order[s]))
    strong = any(
        all(held[card_of(s, r)] for r in RUN_ORDER) or (length[s] >= 7 and held[card_of(s, ACE)] > 0)
        for s in couples
    )
    aces = sum(held[card_of(s, ACE)] for s in range(4))
    return Hand(held, min(counts), suit, counts[suit], strong, aces)


def shown_meld(calls: Sequence[Said], seat: int) -> int:
    """The meld that the partner of a seat has shown; 0: none."""
    mate = (seat + 2) % SEATS
    return max((s.meaning.n for s in calls if s.seat == mate and s.meaning.kind == "meld"), default=0)


def limit(hand: Hand, calls: Sequence[Said], seat: int) -> int:
    """How far a hand goes (P2.SIG.3)."""
    return hand.best + shown_meld(calls, seat) + min(40, 15 + 2 * hand.aces)


# ---------------------------------------------------------------- choosing a call
def choose(o: Options, table: Table, pub: Any, seat: int, cards: Sequence[int], system: str = "") -> int:
    """The call a hand makes in the auction by a system of the double pack (P2.SIG.2, P2.SIG.3, P2.SIG.6)."""
    system = system or o.bidding_system
    hand, calls = look(cards, table), history(o, system, pub.said)
    legal = [n for n in bids_of(o) if n > pub.high]
    if system == "jim_davis":
        bid = _first_jim_davis(hand, pub.high, limit(hand, calls, seat), legal)
        return bid_call(bid) if bid else _later(hand, calls, seat, legal, alone=True)
    if system == "skip_meld" and not any(s.seat == seat for s in calls):
        first = _first_skip_meld(hand, pub.high)
        if first in legal or first == 0:
            return bid_call(first) if first else PASS
    return _later(hand, calls, seat, legal)


def _first_skip_meld(hand: Hand, high: int) -> int:
    """P2.SIG.2; 0: pass, -1: as later calls."""
    opening, k = not high, hand.sure // 10
    if hand.strong:
        return 50 if opening else high + 1 if high < SIGNALS_TO else -1
    if k >= 2:
        bid = min((50 if opening else high) + k, SIGNALS_TO)
        if opening or bid >= high + 2:
            return bid
    outside = hand.aces - hand.cards[card_of(hand.suit, ACE)]
    return 51 if opening and outside >= 3 else 0


def _later(hand: Hand, calls: Sequence[Said], seat: int, legal: Sequence[int], *, alone: bool = False) -> int:
    """The next amount, if the hand goes so far and is strong, or the partner helps or leaves it to this seat
    (P2.SIG.3); alone: it must be strong itself (P2.SIG.6)."""
    mate = (seat + 2) % SEATS
    helped = shown_meld(calls, seat) or any(s.seat == mate and s.call in (PASS, HELP) for s in calls)
    if legal and legal[0] <= limit(hand, calls, seat) and (hand.strong or (helped and not alone)):
        return bid_call(legal[0])
    return PASS


def _first_jim_davis(hand: Hand, high: int, most: int, legal: Sequence[int]) -> int:
    """The first candidate that can be said within the limit; 0: none (P2.SIG.6)."""
    for meaning in _wants(hand, high):
        fits = [n for n in legal if n <= most and _jim_davis(high, n) == meaning]
        if fits:
            return fits[0]
    return 0


def _wants(hand: Hand, high: int) -> list[Meaning]:
    found = []
    for rank in (ACE, KING, QUEEN, JACK):
        held = [hand.cards[card_of(s, rank)] for s in range(4)]
        if min(held) == 1:
            found.append(Meaning("all", rank))
    missing = [r for r in RUN_ORDER if not hand.cards[card_of(hand.suit, r)]]
    if len(missing) == 1:
        found.append(Meaning("one", missing[0]))
    if hand.cards[card_of(DIAMONDS, JACK)] + hand.cards[card_of(SPADES, QUEEN)] >= 3:
        found.append(Meaning("pinochle"))
    if hand.sure >= 20:
        found.append(Meaning("some-meld"))
    if hand.best >= 15:
        found.append(Meaning("not-ready"))
    return [*found, Meaning("open")] if not high else found


# ---------------------------------------------------------------- passing cards
def give(table: Table, trump: int, cards: Sequence[int], want: Meaning, count: int) -> tuple[int, ...]:
    """The cards a bidder's partner passes: what the last call asked for, then what helps most (P2.SIG.7)."""
    left, chosen = Counter(cards), list[int]()
    for keep in (True, False):
        for c in _offers(left, trump, want):
            if len(chosen) == count:
                break
            if left[c] and not (keep and _loss(left, table, trump, c) >= KEEP):
                left[c] -= 1
                chosen.append(c)
    return tuple(sorted(chosen))


def _loss(held: Counter[int], table: Table, trump: int, c: int) -> int:
    cards = list(held.elements())
    fewer = cards.copy()
    fewer.remove(c)
    return total(cards, table, trump) - total(fewer, table, trump)


def _offers(held: Counter[int], trump: int, want: Meaning) -> list[int]:
    """All cards in the order in which they are offered, each as often as it is held."""
    offers: list[int] = []
    if want.kind == "one" and trump >= 0:
        offers += [card_of(trump, want.n)] * min(2, held[card_of(trump, want.n)])
    if want.kind == "all":
        offers += [card_of(s, want.n) for s in range(4)] * 2
    if want.kind == "pinochle":
        offers += [card_of(DIAMONDS, JACK), card_of(SPADES, QUEEN)] * 4
    plain = [s for s in SUIT_ORDER if s != trump]
    if trump >= 0:
        offers += [card_of(trump, r) for r in RUN_ORDER for _ in range(4)]
    offers += [card_of(s, ACE) for s in plain for _ in range(4)]
    offers += [card_of(DIAMONDS, JACK), card_of(SPADES, QUEEN)] * 4
    short = sorted(plain, key=lambda s: sum(n for c, n in held.items() if c >> 4 == s))
    lowest = (NINE, JACK, QUEEN, KING, TEN, ACE)
    offers += [card_of(s, r) for s in short for r in lowest for _ in range(4)]
    return [*offers, *sorted(held.elements())]


def wanted(calls: Sequence[Said], bidder: int) -> Meaning:
    """The bidder's last call that asked for cards."""
    asking = [s.meaning for s in calls if s.seat == bidder and s.meaning.kind in ("one", "all", "pinochle")]
    return asking[-1] if asking else NONE
