"""Walks through a first deal of Mariáš for two.

It shows trumps by four cards, hundred and seven, the free tricks, then the strict ones.
"""

from typing import Final

from hlaska.core.tutorial import Tutorial

FIRST: Final = Tutorial(
    key="marias_two",
    preset="lizany",
    deck="JH TC QS JD AC KC 7C AD AS TS 8D 7H QC 9C 8S TH KH 9D JS 8H TD 7D 9H KS QD 9S AH 8C JC QH 7S KD",
    moves="""
        : cut 4
        trump: trump C
        hundred: seven, hundred, good, good
        ace: AD, 7H
        marriage: QC+, 8H
        low: 8S, TS, AS
        ruff: 9C
        : AH, 7D, 9H, QH+, 8D
        ten: TD
        : KD, 9D
        strict: AC, 8C
        king: KC, TC, KH
        : TH, JH, JD, QS, KS, JS, 9S, QD, JC, 7C, 7S
    """,
)
