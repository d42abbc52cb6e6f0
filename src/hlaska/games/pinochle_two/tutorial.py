"""Walks through a deal of Pinochle for two from the last six cards to draw.

It shows melds, the nine and the twelve last tricks.
"""

from typing import Final

from hlaska.core.tutorial import Tutorial

FIRST: Final = Tutorial(
    key="pinochle_two",
    preset="two_handed",
    deck="",
    position="""
        From: phase=play turn=0 lead=0 trump=C points=[41,47] meld=[0,0] taken=[4,5]
        Place hand0: AD AH AS QS JD 9C KC QC AC JC KD TH
        Place hand1: 9D 9H 9S JC KC QH JH JS QD TD TS KH
        Place talon: KS/- QS/- TD/- JD/- AS/-
        Place trump: TC
        Place won0: AH 9H TH JH 9D QD KD AD
        Place won1: AC 9C QC TC 9S JS KS TS QH KH
    """,
    moves="""
        lead: AD, 9D
        pinochle: pinochle
        nine: exchange
        : draw
        ace: AH, 9H
        royal: marriage C
        : draw
        third: AS, 9S
        flush: flush
        : draw
        strict: AC, 9C, TC, JC, KC, KC
        side: AS, JS, TD, JD, TH, JH, KD, TD, TS, QS, QS, KS, QC, QH
        last: JD, QD, KH, JC
    """,
)
