"""Walks through a first deal of Mariáš for three.

It shows trumps, talon, a seven, a flek and its answer, a marriage and the last trick.
"""

from typing import Final

from hlaska.core.tutorial import Tutorial

FIRST: Final = Tutorial(
    key="marias",
    preset="pagat_voleny",
    deck="JD 8D 9H 7H AS KS 9S 7S AH KD QD TS AC TD KH 7C QS TC JC QH 9D 8S TH AD 9C 8C JS KC 7D JH 8H QC",
    moves="""
        : cut 4
        trump: 7S
        suit: suit
        talon: 9C, 8C, good, good
        seven: seven, good, flek game, good, good
        re: flek game, good, good, good
        lead: AS, JS, QS
        marriage: QD+, TD, 8D, AC, JC
        ruff: 8S
        king: KS, TS, TC, KC, QC
        : 9S, AH, 8H, 7H, TH, JH, 9H, AD, 7D, 9D, KD, KH, JD, 7S, 7C, QH
    """,
)
