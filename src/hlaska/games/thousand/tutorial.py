"""Walks through a first deal of Thousand.

It shows the auction, the widow, cards given away, a marriage that makes trumps, and the bid made.
"""

from typing import Final

from hlaska.core.tutorial import Tutorial

FIRST: Final = Tutorial(
    key="thousand",
    preset="thousand",
    deck="JD AH KC KD JH QH TS AD KH QS KS JC AC TC 9S QC TD 9H QD JS 9C 9D AS TH",
    moves="""
        bid: bid 100, pass, bid 105
        again: bid 110, pass
        give: QC, TH
        keep: keep, play on, play on
        ace: AC, QC, 9C, AS, JS, 9S
        marriage: QD+, TD, 9H, AH, QH
        trump: KD
        : TS, KS, JC, QS, AD, KC, JH, TH, JD, 9D, TC, KH
    """,
)
