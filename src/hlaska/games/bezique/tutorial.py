"""Walks through a deal of Bezique from the last eight cards to draw.

It shows combinations, the seven and the last eight tricks.
"""

from typing import Final

from hlaska.core.tutorial import Tutorial

FIRST: Final = Tutorial(
    key="bezique",
    preset="bezique",
    deck="",
    position="""
        From: phase=lead turn=0 lead=0 trump=H points=[0,0] items=[] taken=[10,10] won=[40,30]
        Place hand0: AS AD KS QS JD 7H QH JH
        Place hand1: 8S 9D TD QC KC 9C AC 9H
        Place talon: KH/- TS/- TH/- AS/- KD/- 8H/- TC/-
        Place trump: AH
        Place won0: AC 7C TC 7D 7C 8D TD 8D AH 7D 8S 9S JS 7S 7S 9S JC 8C 8C 9C
        Place won1: AD 9D TS JS TH 9H JH 8H KH QH JD QD KD QD KC JC QC 7H QS KS
    """,
    moves="""
        lead: AS, 8S
        marriage: marriage S, QS, KS
        seven: exchange
        : draw
        ace: AD, 9D
        bezique: bezique, QS, JD
        : draw
        spare: JD, TD, marriage C, QC, KC, draw, KC
        ruff: 8H
        sequence: sequence H, JH, QH, KH, TH, AH
        : draw
        strict: AH, 7H, TH, 9H, KH, 9C, QH, KD
        last: TC, AC, AS, KS, TS, QS, QC, JH
    """,
)
