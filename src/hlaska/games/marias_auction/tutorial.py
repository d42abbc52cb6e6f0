"""Walks through a first deal of auction Mariáš.

It shows bidding, talon, a hundred and a seven, a flek and its answer, and the last trick.
"""

from typing import Final

from hlaska.core.tutorial import Tutorial

FIRST: Final = Tutorial(
    key="marias_auction",
    preset="licit_traditional",
    deck="AS KS QS 9S 7S TS JS TC KC JC 8S AH TH KH QH AC 8H AD TD 8D 9C JH 8C 7C 9H KD 9D 7H QC QD JD 7D",
    moves="""
        : tap, bid seven
        hold: hold, pass, bid seven hearts
        hundred: bid hundred, pass
        contract: play hundred seven S
        talon: JH, 8H, flek hundred, good, good
        re: flek hundred, good, good, good
        lead: AS, JS, 8S
        marriage: QS+, TS, TH, 9H, AH
        ruff: 9S
        ace: AC, 7C, QC
        : AD, 9D, 7D, TD, KD, JD, 8D, 8C, QD, KH, KS, KC, 9C, TC, QH, JC, 7H, 7S
    """,
)
