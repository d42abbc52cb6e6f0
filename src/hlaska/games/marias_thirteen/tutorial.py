"""Walks through a first deal of Mariáš with the thirteenth card.

It shows the exchange, free tricks, and the trumps that come at the end.
"""

from typing import Final

from hlaska.core.tutorial import Tutorial

FIRST: Final = Tutorial(
    key="marias_thirteen",
    preset="two_simple",
    deck="KC JD JS TH 7S KS 8D 9H 8H 7C AD QH KH AC KD 9D AS QS JC 9C 7H TC TD QD TS 8C 9S AH 7D QC JH 8S",
    moves="""
        : cut 4
        exchange: exchange
        ace: AD, 9D
        marriage: QH+, 7C
        low: 8D, KD, AC
        small: 9C, QD
        ten: TD
        : 8C, TC, AH, 7D, 7H, JH, KH, 8H
        tenth: JD, 9H
        strict: AS, 7S
        trump: QS+, 9S
        : KS, JS, TS, QC, 8S, JC, TH, KC
    """,
)
