"""The places of the cards and the calls."""

from __future__ import annotations

from typing import Final

from hlaska.core import board, game
from hlaska.core.game import CALL
from hlaska.families.marias.calls import SUITS, codes
from hlaska.families.marias.items import ITEMS, ContractPublic, Layout

SEATS: Final = 2
FOREHAND, DEALER = 0, 1
TRICKS: Final = 16
STOCK_SIZE: Final = 16

PLACES: Final = ("talon", "hand0", "hand1", "trick", "won0", "won1", "aside0", "aside1")
TALON, HAND, TRICK, WON, ASIDE = 0, 1, 3, 4, 6
ORDERED: Final = frozenset({TALON, TRICK, WON, WON + 1, ASIDE, ASIDE + 1})
LAYOUT: Final = Layout(SEATS, TRICKS, HAND, TRICK, WON, ASIDE)

# append only; contracts without trumps are never raised here, their calls keep the family's order
CALLS: Final = (
    "good",
    "seven",
    "hundred",
    *(f"flek {item}" for item in ITEMS),
    "seven against",
    "hundred against",
    *(f"trump {s}" for s in SUITS),
    *(f"cut {k}" for k in range(1, 32)),
    *(f"challenge {s}" for s in range(SEATS)),
    *(f"two sevens {s}" for s in SUITS),
    *(f"two sevens against {s}" for s in SUITS),
)
CODES: Final = codes(CALLS)
GOOD: Final = CODES.good
NAME_TRUMP: Final = CALL + CALLS.index("trump C")  # four suits


class TwoPublic(ContractPublic, frozen=True):
    """The public numbers of a deal; `lone` is the non-dealer, who plays the contract."""


State = board.State[TwoPublic]
View = game.View[TwoPublic]
