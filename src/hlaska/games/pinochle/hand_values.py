"""Values a hand before the play, as a player without search sees it. It looks at the own cards alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hlaska.core.cards import ACE, JACK, KING, QUEEN, SPADES, TEN, card_of
from hlaska.families.pinochle.melds import MeldTable, shown, total
from hlaska.games.pinochle.call_model import between, model
from hlaska.games.pinochle.numbers import unit
from hlaska.games.pinochle.options import Options

SUIT_ORDER: Final = (1, 2, 3, 0)  # S H D C
RUN_ORDER: Final = (ACE, TEN, KING, QUEEN, JACK)


class Hand(NamedTuple):
    """Holds what bidding looks at (P2.SIG).

    sure: the meld that is sure with any suit as trumps.
    suit: the best suit.
    best: the meld with that suit as trumps.
    strong: a suit with king and queen has a run, or seven cards with the ace.
    aces: the number of aces.
    length, top, tens: cards, aces and tens of the best suit.
    empty: it has none of A T K Q J of some suit.
    couple: it has a king and queen of one suit.
    """

    cards: Counter[int]
    sure: int
    suit: int
    best: int
    strong: bool
    aces: int
    length: int
    top: int
    tens: int
    empty: bool
    couple: bool


def evaluate_hand(cards: Sequence[int], table: MeldTable) -> Hand:
    return _evaluate_hand(tuple(sorted(cards)), table)


@lru_cache(4096)
def _evaluate_hand(cards: tuple[int, ...], table: MeldTable) -> Hand:
    counts, held = [total(cards, table, t) for t in range(4)], Counter(cards)
    length = [sum(n for c, n in held.items() if c >> 4 == s) for s in range(4)]
    couples = [s for s in range(4) if held[card_of(s, KING)] and held[card_of(s, QUEEN)]]
    order = {s: -i for i, s in enumerate(SUIT_ORDER)}
    if couples:
        suit = max(couples, key=lambda s: (counts[s], length[s], order[s]))
    else:
        suit = max(range(4), key=lambda s: (length[s], order[s]))
    strong = any(has_run(held, s) or (length[s] >= 7 and held[card_of(s, ACE)] > 0) for s in couples)
    aces = sum(held[card_of(s, ACE)] for s in range(4))
    top, tens = held[card_of(suit, ACE)], held[card_of(suit, TEN)]
    empty = any(not any(held[card_of(s, r)] for r in RUN_ORDER) for s in range(4))
    return Hand(
        held, min(counts), suit, counts[suit], strong, aces, length[suit], top, tens, empty, bool(couples)
    )


def has_run(held: Counter[int], s: int) -> bool:
    return all(held[card_of(s, r)] for r in RUN_ORDER)


def has_around(held: Counter[int], r: int) -> bool:
    return all(held[card_of(s, r)] for s in range(4))


# ---------------------------------------------------------------- what a side will make
def bid_limit(options: Options, hand: Hand, mate: int = 0) -> int:
    """Returns how far a hand goes (P2.SIG.3).

    That is what its side will make with its best suit as trumps, on the scale in force.

    mate: meld that the partner has shown; it stands where the meld of an unknown partner would.
    """
    if options.trump_requirement == "marriage" and not options.pass_count and not hand.couple:
        return 0
    w = between(model().weights[options.deck], options.pass_count)
    scale = unit(options)
    own = w.base + w.trump * hand.length + w.top * hand.top + w.ace * (hand.aces - hand.top)
    own += w.ten * hand.tens + w.meld * hand.best / scale
    return int((own + max(0.0, mate / scale - w.mate)) * scale)


# ---------------------------------------------------------------- passing cards
def meld_loss(held: Counter[int], table: MeldTable, trump: int, c: int) -> int:
    """Returns what a hand loses in meld without a card."""
    cards = sorted(held.elements())
    fewer = cards.copy()
    fewer.remove(c)
    return total(cards, table, trump) - total(fewer, table, trump)


def choose_pass_back(
    options: Options, table: MeldTable, trump: int, cards: Sequence[int], count: int
) -> tuple[int, ...]:
    """Chooses the cards that a bidder passes back.

    They are no meld, no trump, no ace if it can be helped, and from short suits.
    """
    left, chosen = Counter(cards), list[int]()
    melded = Counter(shown(cards, table, trump))
    for _ in range(count):
        free = [c for c in left if left[c] > melded[c] and c >> 4 != trump and c & 15 != ACE]
        use = {c: _keep_value(options, left, table, trump, c, melds=not free) for c in free or left}
        c = min(use, key=lambda c: (use[c], c))
        left[c] -= 1
        if not left[c]:
            del left[c]
        chosen.append(c)
        if not free:  # without a card that no meld needs the meld stays as it is
            melded = Counter(shown(left.elements(), table, trump))
    return tuple(sorted(chosen))


def _keep_value(
    options: Options, held: Counter[int], table: MeldTable, trump: int, c: int, *, melds: bool
) -> float:
    """Returns how much a bidder wants to keep a card. melds: it may belong to one."""
    suit, rank = c >> 4, c & 15
    length = sum(n for other, n in held.items() if other >> 4 == suit)
    plain = 60 if rank == ACE else 3 * length + rank
    lost = 30 * meld_loss(held, table, trump, c) / unit(options) if melds else 0
    return (100 + rank if suit == trump else plain) + lost


def has_help(hand: Hand) -> bool:
    """Tells whether four cards would help whatever suit is trumps (P1.BID.9).

    They are aces, and the cards of a run in the suit.
    """
    held = hand.cards
    for s in range(4):
        run = sum(held[card_of(s, r)] > 0 for r in RUN_ORDER if r != ACE)
        if run + hand.aces + (min(held[card_of(SPADES, QUEEN)], 1)) < 4:
            return False
    return True
