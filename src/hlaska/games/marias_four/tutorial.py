"""Walks through a first deal of partnership Mariáš.

It shows trumps, the called card, a flek that tells who is no partner, and who is.
"""

from typing import Final

from hlaska.core.tutorial import Tutorial

FIRST: Final = Tutorial(
    key="marias_four",
    preset="four_partner",
    deck="7S QD TC 8C AS KS 9S AH TH KH 8H QC QS JS QH AC TS AD KD 9H 8S TD 8D KC JC 7C 9D 7D JH 7H 9C JD",
    moves="""
        : cut 4
        trump: 9S
        call: rank T
        suit: suit, good, good, good
        quiet: good, good, flek game, good, good
        flek: good, good, good
        lead: AS, 7C, JS, TS
        king: KS, QC, QS, 7S
        ace: AH, 8H, JH, 9H
        club: KC, JC, AC, 8C, JD, AD
        ten: TD, 9D
        : QD+, 8D, 7D, 7H, KD, 8S, KH, 9C, 9S, TH, QH, TC
    """,
)
