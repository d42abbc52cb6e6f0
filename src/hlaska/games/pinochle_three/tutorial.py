"""Walks through a first deal of Pinochle for three.

It shows the auction, the widow, cards buried, a run melded, and the bid made.
"""

from typing import Final

from hlaska.core.tutorial import Tutorial

FIRST: Final = Tutorial(
    key="pinochle_three",
    preset="auction3",
    deck="JD TH KC JC KS JH KH QD JC JS TS 9H AD 9C AS 9D AD 9C QH KC TD 9S TS QC "
    "JS AC AH AH JD QC 9D AS KS KD QD QH QS JH TC AC KH QS TH TD TC 9S KD 9H",
    moves="""
        bid: bid 300, bid 310, pass
        again: bid 320, pass
        trump: trump S
        bury: TH, KH, 9H
        : meld
        play: play, keep
        draw: AS, JS, 9S, AS, KS, QS
        side: AC, 9C, JC, AD, 9D, JD
        tens: TS, JC, JH, TS, JH, 9H
        rest: KS, QH, QH, QS, QD, QC, JS, KD, QD, 9S, TH, KH
        : JD, AD, KD, AC, KC, 9C, TC, TC, QC, TD, TD, 9D, AH, AH, KC
    """,
)
