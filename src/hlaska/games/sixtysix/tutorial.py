"""Walks through a first deal of Schnapsen. It shows a marriage, a trump, the exchange, the stock closed and 66."""

from typing import Final

from hlaska.core.tutorial import Tutorial

FIRST: Final = Tutorial(
    key="sixtysix",
    preset="schnapsen",
    deck="JS TC KC KS TS JH QD QC KD QH AH AC AD TH TD JD AS QS JC KH",
    moves="""
        marriage: QC+, JH
        ace: AC, AD, AH
        trump: KD
        rob: rob
        close: close
        follow: TC, QH
        ten: TD, KS
        claim: claim
    """,
)
