"""Holds what everybody knows of a deal, the places of its cards and the calls."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat
from typing import Annotated, Final

from hlaska.core import board, kinds, view
from hlaska.core.calls import Calls
from hlaska.families.marias.calls import CUTS, SUITS, Codes
from hlaska.families.marias.contracts import CONTRACT, CONTRACTS, CONTRACTS_ABOUT, ITEMS, Layout, TalonPublic

SEATS: Final = 3
FOREHAND: Final = 0
TRICKS: Final = 10

# ---------------------------------------------------------------- places
PLACES: Final = (
    "deck", "hand0", "hand1", "hand2", "unseen", "trump", "talon", "trick",
    "won0", "won1", "won2", "aside0", "aside1", "aside2",
)  # fmt: skip
DECK, HAND, UNSEEN, LAID, TALON, TRICK, WON, ASIDE = 0, 1, 4, 5, 6, 7, 8, 11
ORDERED: Final = frozenset({DECK, UNSEEN, TALON, TRICK, WON, WON + 1, WON + 2, ASIDE, ASIDE + 1, ASIDE + 2})
LAYOUT: Final = Layout(SEATS, HAND, TRICK, WON, SEATS, aside=ASIDE, tricks=TRICKS)

# ---------------------------------------------------------------- calls: append only
CALLS: Final = Calls()
GOOD: Final = CALLS.one("good")
BAD: Final = CALLS.one("bad")
NAME: Final = CALLS.some(*CONTRACTS, about=CONTRACTS_ABOUT)
DURCH_IN: Final = CALLS.each("durch", SUITS, about=repeat(ITEMS[CONTRACT]))
OPEN_DURCH_IN: Final = CALLS.each("open durch", SUITS, about=repeat(ITEMS[CONTRACT]))
SAY_SEVEN: Final = CALLS.one("seven", about="seven")
SAY_HUNDRED: Final = CALLS.one("hundred", about="hundred")
SAY_TWO: Final = CALLS.each("two sevens", SUITS, about=repeat("two sevens"))
FLEK: Final = CALLS.each("flek", ITEMS, raises=True, about=ITEMS)
SAY_SEVEN_AGAINST: Final = CALLS.one("seven against", about="seven against")
SAY_HUNDRED_AGAINST: Final = CALLS.one("hundred against", about="hundred against")
CLAIM: Final = CALLS.one("claim", blind=True)
PEOPLE: Final = CALLS.each("people", range(5))
CUT: Final = CALLS.each("cut", CUTS)
CHALLENGE: Final = CALLS.each("challenge", range(SEATS), blind=True)
SAY_TWO_AGAINST: Final = CALLS.each("two sevens against", SUITS, about=repeat("two sevens"))
CODES: Final = Codes(
    good=GOOD, seven=SAY_SEVEN, hundred=SAY_HUNDRED, two=SAY_TWO, flek=FLEK, seven_against=SAY_SEVEN_AGAINST,
    hundred_against=SAY_HUNDRED_AGAINST, claim=CLAIM, cut=CUT, challenge=CHALLENGE, challenges=SEATS,
    two_against=SAY_TWO_AGAINST,
)  # fmt: skip


PHASES: Final = {
    "cut": "The pack is cut.",
    "trump": "Forehand lays the trump card on the table, one of seven or one of those it has not seen.",
    "contract": "Forehand names the contract.",
    "discard": "Forehand lays two cards into the talon.",
    "ask": "The other two answer: good, bad, or a flek.",
    "take": "Who said bad discards and names a higher contract.",
    "announce": "Forehand announces.",
    "flek": "Fleks and announcements against.",
    "play": "The tricks.",
    "review": "After the last trick each seat is asked whether it challenges.",
    "over": "The deal is over.",
}


class MariasPublic(TalonPublic, frozen=True):
    """Holds the public numbers of a deal; `lone` is who last announced or said bad."""

    shown: Annotated[
        int, kinds.card("The trump card, once all have seen it.", none="not all have seen it")
    ] = -1
    talon_by: Annotated[int, kinds.seat("Who discarded last.")] = FOREHAND


State = board.State[MariasPublic]
View = view.View[MariasPublic]


def own_cards(places: Sequence[Sequence[int]], seat: int) -> list[int]:
    """Returns the hand of a seat, as that seat sees it."""
    return [e & 63 for e in places[HAND + seat] if e >= 0]


def full_hand(places: Sequence[Sequence[int]], seat: int) -> list[int]:
    """Returns the hand, and forehand's card on the table. That card counts as held (marias:M3.ANN.4)."""
    laid = [e & 63 for e in places[LAID] if e >= 0] if seat == FOREHAND else []
    return own_cards(places, seat) + laid
