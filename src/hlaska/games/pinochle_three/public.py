"""Holds what everybody knows of a deal, the places of its cards and the calls."""

from __future__ import annotations

from typing import Annotated, Final

from hlaska.core import board, kinds, view
from hlaska.core.calls import Calls
from hlaska.core.tricks import TrickPlaces, TrickPublic
from hlaska.families.pinochle.melds import MELD_LINES
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
    """Returns the call of an amount. First come the tens, then, for the double pack, the numbers between them."""
    if amount % STEP == 0:
        return BID + amount // STEP - 1
    return BID + len(_TENS) + amount - amount // STEP - 1


def amount_of(call: int) -> int:
    """Returns the amount of a bid; 0 for every other call."""
    return AMOUNTS[call - BID] if call >= BID else 0


MADE_ITEMS: Final = tuple(f"item-pinochle_three-{key}" for key in ("won", "made", "granted", "contract"))


PHASES: Final = {
    "auction": "The auction.",
    "unseen": "Who has bid the least takes the widow, or concedes before seeing it.",
    "trump": "The bidder names trumps.",
    "bury": "The bidder buries as many cards as the widow had.",
    "nine": "Each may exchange the nine of trumps for the card turned up.",
    "meld": "Meld is laid.",
    "decide": "The bidder plays, changes everything, or concedes.",
    "grant": "The opponents may give in.",
    "play": "The tricks.",
    "over": "The deal is over.",
}


class PinochleThreePublic(TrickPublic, frozen=True):
    """Holds the public numbers of a deal."""

    high: Annotated[int, kinds.amount("The last bid, 0 for none.", high=TOP_BID)] = 0
    bidder: Annotated[int, kinds.seat("Who made it, later who plays the contract.", none="nobody")] = -1
    out: Annotated[int, kinds.seats("Who has passed.")] = 0
    contract: Annotated[int, kinds.amount("The contract, 0 for none.", high=TOP_BID)] = 0
    changes: Annotated[int, kinds.count("How often the bidder took everything back.", high=CHANGES)] = 0
    told: Annotated[
        tuple[int, ...],
        kinds.parts(
            "What was told of the buried cards.",
            kinds.count(name="trumps", high="cards"),
            kinds.count(name="aces", high="cards"),
            empty="nothing, or it need not be told",
        ),
    ] = ()
    granted: Annotated[int, kinds.seats("Opponents who gave in.")] = 0
    turned: Annotated[int, kinds.card("The card turned up for trumps.", none="none is")] = -1
    nine_by: Annotated[int, kinds.seat("Who exchanged a nine for it.", none="nobody")] = -1
    pool: Annotated[int, kinds.amount("The kitty before the deal.")] = 0
    status: Annotated[str, kinds.word("How the deal was decided.", STATUSES, none="it is not yet")] = ""
    meld: Annotated[tuple[int, ...], kinds.amount("Points in meld.", each="seat")] = (0, 0, 0)
    melds: Annotated[tuple[int, ...], MELD_LINES] = ()


State = board.State[PinochleThreePublic]
View = view.View[PinochleThreePublic]
