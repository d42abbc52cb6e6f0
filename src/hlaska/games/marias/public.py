"""What everybody knows of a deal, the places of its cards and the calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core import board, game
from hlaska.core.game import CALL
from hlaska.families.marias.calls import SUITS, codes
from hlaska.families.marias.items import CONTRACTS, ITEMS, Layout, TalonPublic

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
LAYOUT: Final = Layout(SEATS, TRICKS, HAND, TRICK, WON, ASIDE)

# ---------------------------------------------------------------- calls: append only
CALLS: Final = (
    "good",
    "bad",
    *CONTRACTS,
    *(f"durch {s}" for s in SUITS),
    *(f"open durch {s}" for s in SUITS),
    "seven",
    "hundred",
    *(f"two sevens {s}" for s in SUITS),
    *(f"flek {item}" for item in ITEMS),
    "seven against",
    "hundred against",
    "claim",
    *(f"people {i}" for i in range(5)),
    *(f"cut {k}" for k in range(1, 32)),
    *(f"challenge {s}" for s in range(SEATS)),
    *(f"two sevens against {s}" for s in SUITS),
)


def _index(text: str) -> int:
    return CALL + CALLS.index(text)


GOOD: Final = _index("good")
BAD: Final = _index("bad")
NAME: Final = _index("suit")  # the five contracts
DURCH_IN: Final = _index("durch C")  # four suits
OPEN_DURCH_IN: Final = _index("open durch C")
SAY_SEVEN: Final = _index("seven")
SAY_HUNDRED: Final = _index("hundred")
SAY_TWO: Final = _index("two sevens C")
FLEK: Final = _index("flek game")  # the seven items
SAY_SEVEN_AGAINST: Final = _index("seven against")
SAY_HUNDRED_AGAINST: Final = _index("hundred against")
CLAIM: Final = _index("claim")
PEOPLE: Final = _index("people 0")
CUT: Final = _index("cut 1")
CHALLENGE: Final = _index("challenge 0")
CODES: Final = codes(CALLS)


class MariasPublic(TalonPublic, frozen=True):
    """The public numbers of a deal.

    lone: who last announced or said bad; shown: the trump card, once all have seen it; talon_by: who discarded last.
    """

    shown: int = -1
    talon_by: int = FOREHAND


State = board.State[MariasPublic]
View = game.View[MariasPublic]


def own(places: Sequence[Sequence[int]], seat: int) -> list[int]:
    """The hand of a seat, as that seat sees it."""
    return [e & 63 for e in places[HAND + seat] if e >= 0]


def held(places: Sequence[Sequence[int]], seat: int) -> list[int]:
    """The hand, and forehand's card on the table, which counts as held (marias:M3.ANN.4)."""
    laid = [e & 63 for e in places[LAID] if e >= 0] if seat == FOREHAND else []
    return own(places, seat) + laid
