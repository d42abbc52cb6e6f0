"""Walks through a first deal of partnership Pinochle.

It shows the auction, cards passed, a run melded, trumps drawn, and the bid made.
"""

from typing import Final

from hlaska.core.tutorial import Tutorial

FIRST: Final = Tutorial(
    key="pinochle",
    preset="mfp",
    deck="9H AD AC QS JC AS KS TD AC KC KD JH 9H TD 9S TS TC 9C KS QC JC JD KH AH "
    "QH QH KC KD JH TS TH TH 9D 9S JS QS QD 9C QC AD QD KH JD AS TC AH 9D JS",
    moves="""
        bid: bid 260, bid 270, pass, pass with help
        again: bid 280, pass
        trump: trump C, JC, QC, TC, AC
        pass: 9S, 9H, QD, TD
        : meld, meld, meld, meld
        play: play
        draw: AC, 9C, KS, KC, AC, JC, KS, 9S
        ten: TC, TC, TH, 9D
        side: AD, QD, TD, JD
        rest: KC, JH, TD, JS, QC, QS, TH, JS, QC, KH, AS, JH, JC, KD, 9S, QS, 9C, TS, 9H, KD
        : 9H, TS, 9D, KH, AH, QH, AS, JD, AH, QH, AD, QD
    """,
)
