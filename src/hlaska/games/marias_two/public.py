"""Names the places of the cards and the calls."""

from __future__ import annotations

from itertools import repeat
from typing import Final

from hlaska.core import board, view
from hlaska.core.calls import Calls
from hlaska.families.marias.calls import CUTS, SUITS, Codes
from hlaska.families.marias.contracts import ITEMS, ContractPublic, Layout

SEATS: Final = 2
FOREHAND, DEALER = 0, 1
TRICKS: Final = 16

PLACES: Final = ("talon", "hand0", "hand1", "trick", "won0", "won1", "aside0", "aside1")
TALON, HAND, TRICK, WON, ASIDE = 0, 1, 3, 4, 6
ORDERED: Final = frozenset({TALON, TRICK, WON, WON + 1, ASIDE, ASIDE + 1})
LAYOUT: Final = Layout(SEATS, HAND, TRICK, WON, SEATS, stock=(TALON,), to_draw=16, aside=ASIDE, tricks=TRICKS)

# append only; contracts without trumps are never raised here, their calls keep the family's order
CALLS: Final = Calls()
GOOD: Final = CALLS.one("good")
SAY_SEVEN: Final = CALLS.one("seven", about="seven")
SAY_HUNDRED: Final = CALLS.one("hundred", about="hundred")
FLEK: Final = CALLS.each("flek", ITEMS, raises=True, about=ITEMS)
SAY_SEVEN_AGAINST: Final = CALLS.one("seven against", about="seven against")
SAY_HUNDRED_AGAINST: Final = CALLS.one("hundred against", about="hundred against")
NAME_TRUMP: Final = CALLS.each("trump", SUITS)
CUT: Final = CALLS.each("cut", CUTS)
CHALLENGE: Final = CALLS.each("challenge", range(SEATS), blind=True)
SAY_TWO: Final = CALLS.each("two sevens", SUITS, about=repeat("two sevens"))
SAY_TWO_AGAINST: Final = CALLS.each("two sevens against", SUITS, about=repeat("two sevens"))
CODES: Final = Codes(
    good=GOOD, seven=SAY_SEVEN, hundred=SAY_HUNDRED, two=SAY_TWO, flek=FLEK, seven_against=SAY_SEVEN_AGAINST,
    hundred_against=SAY_HUNDRED_AGAINST, cut=CUT, challenge=CHALLENGE, challenges=SEATS,
    two_against=SAY_TWO_AGAINST,
)  # fmt: skip


PHASES: Final = {
    "cut": "The pack is cut.",
    "trump": "The non-dealer names trumps from four cards.",
    "announce": "The non-dealer announces.",
    "flek": "Fleks and announcements against.",
    "play": "The tricks, at first with drawing.",
    "review": "After the last trick each seat is asked whether it challenges.",
    "over": "The deal is over.",
}


class MariasTwoPublic(ContractPublic, frozen=True):
    """Holds the public numbers of a deal. `lone` is the non-dealer, who plays the contract."""


State = board.State[MariasTwoPublic]
View = view.View[MariasTwoPublic]
