"""What everybody knows of a deal of auction Mariáš, the places of its cards and the calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core import board, game
from hlaska.core.calls import Calls
from hlaska.families.marias.calls import CUTS, Codes
from hlaska.families.marias.items import ITEMS, Layout, TalonPublic
from hlaska.games.marias_auction.contracts import CONTRACTS, RUNGS, contract_text

SEATS: Final = 3
FOREHAND: Final = 0
TRICKS: Final = 10

# ---------------------------------------------------------------- places
PLACES: Final = (
    "deck", "hand0", "hand1", "hand2", "talon", "trick", "won0", "won1", "won2", "aside0", "aside1", "aside2",
)  # fmt: skip
DECK, HAND, TALON, TRICK, WON, ASIDE = 0, 1, 4, 5, 6, 9
ORDERED: Final = frozenset({DECK, TALON, TRICK, WON, WON + 1, WON + 2, ASIDE, ASIDE + 1, ASIDE + 2})
LAYOUT: Final = Layout(SEATS, HAND, TRICK, WON, SEATS, aside=ASIDE, tricks=TRICKS)

# ---------------------------------------------------------------- calls: append only
CALLS: Final = Calls()
GOOD: Final = CALLS.one("good")
PASS: Final = CALLS.one("pass", auction="word")
HOLD: Final = CALLS.one("hold", auction="word")
TAKE: Final = CALLS.one("take")
GIVE_UP: Final = CALLS.one("give up")
BID: Final = CALLS.each("bid", [rung.text for rung in RUNGS], auction="bid")
PLAY: Final = CALLS.each("play", map(contract_text, CONTRACTS))
FLEK: Final = CALLS.each("flek", ITEMS, raises=True, about=ITEMS)
SAY_SEVEN_AGAINST: Final = CALLS.one("seven against", about="seven against")
SAY_HUNDRED_AGAINST: Final = CALLS.one("hundred against", about="hundred against")
CLAIM: Final = CALLS.one("claim", blind=True)
TAP: Final = CALLS.one("tap")
CUT: Final = CALLS.each("cut", CUTS)
CHALLENGE: Final = CALLS.each("challenge", range(SEATS), blind=True)
CODES: Final = Codes(
    good=GOOD, flek=FLEK, seven_against=SAY_SEVEN_AGAINST, hundred_against=SAY_HUNDRED_AGAINST, claim=CLAIM,
    cut=CUT, challenge=CHALLENGE, challenges=SEATS,
)  # fmt: skip


class MariasAuctionPublic(TalonPublic, frozen=True):
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


State = board.State[MariasAuctionPublic]
View = game.View[MariasAuctionPublic]


def own(places: Sequence[Sequence[int]], seat: int) -> list[int]:
    """The hand of a seat, as that seat sees it."""
    return [e & 63 for e in places[HAND + seat] if e >= 0]
