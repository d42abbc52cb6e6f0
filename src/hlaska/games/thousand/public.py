"""What everybody knows of a deal of Thousand, the places of its cards and the calls."""

from __future__ import annotations

from typing import Final

from hlaska.core import board, game
from hlaska.core.bidding import ladder
from hlaska.core.calls import Calls
from hlaska.core.tricks import MarriagePublic, TrickPlaces
from hlaska.games.thousand.options import BLIND_BID, HIGHEST_BID, LOWEST_BID

SEATS: Final = 3
TRICKS: Final = 8
NOBODY: Final = -1

PLACES: Final = ("hand0", "hand1", "hand2", "widow", "trick", "won0", "won1", "won2")
HAND, WIDOW, TRICK, WON = 0, 3, 4, 5
ORDERED: Final = frozenset({WIDOW, TRICK, WON, WON + 1, WON + 2})
TRICK_PLACES: Final = TrickPlaces(SEATS, HAND, TRICK, WON, piles=SEATS, cover_at_lead=True)

BLIND, AUCTION, EXCHANGE, RAISE, NINES, PLAY, END = (
    "blind",
    "auction",
    "exchange",
    "raise",
    "nines",
    "play",
    "end",
)
RUNNING, PLAYED, GIVEN_UP, REDEAL = range(4)
STATUSES: Final = ("running", "played", "given_up", "redeal")

BIDS: Final = ladder(LOWEST_BID, ((HIGHEST_BID, 5),))
BLINDS: Final = ladder(BLIND_BID, ((HIGHEST_BID, 5),))
CALLS: Final = Calls()
PASS: Final = CALLS.one("pass", rule="mariage:TH.BID.1", auction="word")
KEEP: Final = CALLS.one("keep", rule="mariage:TH.RAISE.1")
GIVE_UP: Final = CALLS.one("give up", rule="mariage:TH.ROSPIS.1")
PLAY_ON: Final = CALLS.one("play on", rule="mariage:TH.NINES.1")
ASK_REDEAL: Final = CALLS.one("redeal", rule="mariage:TH.NINES.1")
ACES: Final = CALLS.one("aces", rule="mariage:TH.MARR.4")
LOOK: Final = CALLS.one("look", rule="mariage:TH.BID.3")
BID: Final = CALLS.ladder("bid", BIDS)
BLIND_AT: Final = CALLS.each(
    "blind", BLINDS, auction="bid"
)  # one chance to say any of them: players look at all


def bid_call(amount: int) -> int:
    return BID + (amount - BIDS[0]) // 5


def blind_call(amount: int) -> int:
    return BLIND_AT + (amount - BLINDS[0]) // 5


def amount_of(call: int) -> int:
    """The amount of a bid, blind or not; 0 for every other call."""
    if call >= BLIND_AT:
        return BLINDS[call - BLIND_AT]
    return BIDS[call - BID] if call >= BID else 0


CONTRACT_ITEMS: Final = ("item-thousand-made", "item-thousand-failed", "item-thousand-gave-up")


class ThousandPublic(MarriagePublic, frozen=True):
    """The public numbers of a deal, by seat where there are three. `points` are those in tricks.

    bid, bidder: the highest bid; out: mask of the seats that have passed; blind: forehand's blind bid is the highest;
    contract, declarer: once the auction is over; given: cards the declarer has passed on; bonus: points for four aces;
    led_aces: an ace must be led now. From the match: scores, bolts, gave (deals given up), barrel (tries left, 0: not
    on it), gold.
    """

    bid: int = 0
    bidder: int = NOBODY
    out: int = 0
    blind: bool = False
    contract: int = 0
    declarer: int = NOBODY
    given: int = 0
    pairs: tuple[int, ...] = (0, 0, 0)
    bonus: tuple[int, int, int] = (0, 0, 0)
    led_aces: bool = False
    scores: tuple[int, int, int] = (0, 0, 0)
    bolts: tuple[int, int, int] = (0, 0, 0)
    gave: tuple[int, int, int] = (0, 0, 0)
    barrel: tuple[int, int, int] = (0, 0, 0)
    gold: bool = False
    status: int = RUNNING


State = board.State[ThousandPublic]
View = game.View[ThousandPublic]
