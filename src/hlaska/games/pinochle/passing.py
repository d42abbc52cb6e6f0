"""Chooses the cards a bidder's partner passes (pinochle:P2.SIG.7).

They are what was asked for, then what helps most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from hlaska.core.cards import ACE, DIAMONDS, JACK, KING, NINE, QUEEN, SPADES, TEN, card_of
from hlaska.families.pinochle.melds import PINOCHLE_CARDS, MeldTable
from hlaska.games.pinochle.conventions import Meaning
from hlaska.games.pinochle.hand_values import RUN_ORDER, SUIT_ORDER, meld_loss

KEEP: Final = 15  # a card whose loss costs so much meld is kept


def choose_pass(
    table: MeldTable, trump: int, cards: Sequence[int], want: Meaning, count: int, scale: int = 1
) -> tuple[int, ...]:
    """Chooses what is passed: what the last call asked for, then what helps most (P2.SIG.7).

    scale: how many points of this game make one of the double pack."""
    left, chosen = Counter(cards), list[int]()
    for keep in (True, False):
        for c in _offers(left, trump, want):
            if len(chosen) == count:
                break
            if left[c] and not (keep and meld_loss(left, table, trump, c) >= keep_threshold(c, want) * scale):
                left[c] -= 1
                chosen.append(c)
    return tuple(sorted(chosen))


def keep_threshold(card: int, want: Meaning) -> int:
    """Returns from which loss of meld on a card is kept.

    A leg of a whole pinochle is always kept, unless it was asked for.
    """
    return 1 if card in PINOCHLE_CARDS and want.kind not in ("all", "pinochle") else KEEP


def _offers(held: Counter[int], trump: int, want: Meaning) -> list[int]:
    """Lists all cards in the order in which they are offered, with repeats."""
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
