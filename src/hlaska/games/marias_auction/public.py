"""What everybody knows of a deal of auction Mariáš, the places of its cards and the calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core import board, game
from hlaska.core.game import CALL
from hlaska.families.marias.calls import codes
from hlaska.families.marias.items import ITEMS, Layout, TalonPublic
from hlaska.games.marias_auction.ladder import CONTRACTS, RUNGS, contract_text

SEATS: Final = 3
FOREHAND: Final = 0
TRICKS: Final = 10

# ---------------------------------------------------------------- places
PLACES: Final = (
    "deck", "hand0", "hand1", "hand2", "talon", "trick", "won0", "won1", "won2", "aside0", "aside1", "aside2",
)  # fmt: skip
DECK, HAND, TALON, TRICK, WON, ASIDE = 0, 1, 4, 5, 6, 9
ORDERED: Final = frozenset({DECK, TALON, TRICK, WON, WON + 1, WON + 2, ASIDE, ASIDE + 1, ASIDE + 2})
LAYOUT: Final = Layout(SEATS, TRICKS, HAND, TRICK, WON, ASIDE)

# ---------------------------------------------------------------- calls: append only
CALLS: Final = (
    "good",
    "pass",
    "hold",
    "take",
    "give up",
    *(f"bid {rung.text}" for rung in RUNGS),
    *(contract_text(c) for c in CONTRACTS),
    *(f"flek {item}" for item in ITEMS),
    "seven against",
    "hundred against",
    "claim",
    "tap",
    *(f"cut {k}" for k in range(1, 32)),
    *(f"challenge {s}" for s in range(SEATS)),
)
CODES: Final = codes(CALLS)


def _index(text: str) -> int:
    return CALL + CALLS.index(text)


GOOD: Final = CODES.good
PASS: Final = _index("pass")
HOLD: Final = _index("hold")
TAKE: Final = _index("take")
GIVE_UP: Final = _index("give up")
BID: Final = _index("bid seven")  # the twelve rungs
PLAY: Final = _index(contract_text(CONTRACTS[0]))  # the contracts
FLEK: Final = CODES.flek
TAP: Final = _index("tap")
CUT: Final = CODES.cut
CHALLENGE: Final = CODES.challenge


class AuctionPublic(TalonPublic, frozen=True):
    """The public numbers of a deal.

    bid: the highest rung named (1 to 12), 0 none; senior, junior: who bid against each other, -1 after the auction;
    rung: the contract announced; given_up: the lone player has given up; talon_by: who has picked up the talon, -1
    nobody.
    """

    bid: int = 0
    senior: int = -1
    junior: int = -1
    rung: int = 0
    given_up: bool = False
    talon_by: int = -1


State = board.State[AuctionPublic]
View = game.View[AuctionPublic]


def own(places: Sequence[Sequence[int]], seat: int) -> list[int]:
    """The hand of a seat, as that seat sees it."""
    return [e & 63 for e in places[HAND + seat] if e >= 0]
