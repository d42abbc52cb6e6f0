"""What everybody knows of a deal, the places of its cards and the calls."""

from __future__ import annotations

from typing import Final

from hlaska.core import board, game
from hlaska.core.calls import Calls
from hlaska.core.tricks import TrickPlaces, TrickPublic
from hlaska.games.pinochle_three.options import EVERY_BID, STEP, TOP_BID

SEATS: Final = 3
DEALER: Final = 2
CHANGES: Final = 3
"""How often the bidder may take everything back before the first lead (P4A.WIDOW.3)."""

# ---------------------------------------------------------------- places
PLACES: Final = ("deck", "hand0", "hand1", "hand2", "widow", "buried", "trick", "won0", "won1", "won2")
DECK, HAND, WIDOW, BURIED, TRICK, WON = 0, 1, 4, 5, 6, 7
ORDERED: Final = frozenset({DECK, TRICK, WON, WON + 1, WON + 2})
TRICK_PLACES: Final = TrickPlaces(SEATS, HAND, TRICK, WON, piles=SEATS)

# ---------------------------------------------------------------- calls: append only
_TENS: Final = tuple(range(STEP, TOP_BID + 1, STEP))
AMOUNTS: Final = (*_TENS, *(n for n in range(1, EVERY_BID + 1) if n % STEP))
CALLS: Final = Calls()
PASS: Final = CALLS.one("pass", auction="word")
TAKE: Final = CALLS.one("take")
CONCEDE: Final = CALLS.one("concede")
NAME: Final = CALLS.suits("trump")
LAY: Final = CALLS.one("meld")
GO_ON: Final = CALLS.one("play")
CHANGE: Final = CALLS.one("change")
GIVE_IN: Final = CALLS.one("give in")
KEEP: Final = CALLS.one("keep")
NO_EXCHANGE: Final = CALLS.one("no exchange")
EXCHANGE: Final = CALLS.one("exchange")
BID: Final = CALLS.ladder("bid", AMOUNTS)

STATUSES: Final = ("played", "made", "granted", "conceded", "conceded_unseen", "thrown_in")


def bid_call(amount: int) -> int:
    """The call of an amount: first come the tens, then, for the double pack, the numbers between them."""
    if amount % STEP == 0:
        return BID + amount // STEP - 1
    return BID + len(_TENS) + amount - amount // STEP - 1


def amount_of(call: int) -> int:
    """The amount of a bid; 0 for every other call."""
    return AMOUNTS[call - BID] if call >= BID else 0


MADE_ITEMS: Final = tuple(f"item-pinochle_three-{key}" for key in ("won", "made", "granted", "contract"))


class PinochleThreePublic(TrickPublic, frozen=True):
    """The public numbers of a deal.

    high, bidder, out: the auction; contract; changes: how often the bidder took everything back; told: trumps and aces
    among the buried cards, where they must be told; granted: opponents who gave in; turned: the turned card; nine_by:
    who exchanged a nine for it; pool: the kitty before the deal; status: how the deal was decided; meld: points by
    seat; melds: the lines of what lies open.
    """

    high: int = 0
    bidder: int = -1
    out: int = 0
    contract: int = 0
    changes: int = 0
    told: tuple[int, ...] = ()
    granted: int = 0
    turned: int = -1
    nine_by: int = -1
    pool: int = 0
    status: str = ""
    meld: tuple[int, ...] = (0, 0, 0)
    melds: tuple[int, ...] = ()


State = board.State[PinochleThreePublic]
View = game.View[PinochleThreePublic]
