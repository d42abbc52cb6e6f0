"""Holds what everybody knows of a deal of Thousand, its places and calls."""

from __future__ import annotations

from typing import Annotated, Final

from hlaska.core import board, kinds, view
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
    """Returns the amount of a bid, blind or not; 0 for every other call."""
    if call >= BLIND_AT:
        return BLINDS[call - BLIND_AT]
    return BIDS[call - BID] if call >= BID else 0


CONTRACT_ITEMS: Final = ("item-thousand-made", "item-thousand-failed", "item-thousand-gave-up")


PHASES: Final = {
    BLIND: "Forehand bids without looking, or looks.",
    AUCTION: "The auction.",
    EXCHANGE: "The declarer has the widow and gives each opponent a card.",
    RAISE: "The declarer may raise the contract.",
    NINES: "The opponents are asked for four nines.",
    PLAY: "The tricks.",
    END: "The deal is over.",
}


class ThousandPublic(MarriagePublic, frozen=True):
    """Holds the public numbers of a deal; `points` are those in tricks.

    From the match come scores, bolts, gave, barrel and gold.
    """

    bid: Annotated[int, kinds.amount("The highest bid, 0 for none.", high=HIGHEST_BID)] = 0
    bidder: Annotated[int, kinds.seat("Who has bid it.", none="nobody")] = NOBODY
    out: Annotated[int, kinds.seats("Who has passed.")] = 0
    blind: Annotated[bool, kinds.flag("Whether forehand's blind bid is the highest.")] = False
    contract: Annotated[int, kinds.amount("The contract, 0 during the auction.", high=HIGHEST_BID)] = 0
    declarer: Annotated[int, kinds.seat("Who plays it.", none="nobody during the auction")] = NOBODY
    given: Annotated[int, kinds.count("Cards that the declarer has passed on.", high=2)] = 0
    pairs: tuple[int, ...] = (0, 0, 0)
    bonus: Annotated[tuple[int, int, int], kinds.amount("Points for four aces.", each="seat")] = (0, 0, 0)
    led_aces: Annotated[bool, kinds.flag("Whether an ace must be led now.")] = False
    scores: Annotated[
        tuple[int, int, int],
        kinds.amount("What each has in the match before the deal.", low=-kinds.LARGEST, each="seat"),
    ] = (0, 0, 0)
    bolts: Annotated[tuple[int, int, int], kinds.count("Bolts so far.", each="seat")] = (0, 0, 0)
    gave: Annotated[tuple[int, int, int], kinds.count("Deals given up so far.", each="seat")] = (0, 0, 0)
    barrel: Annotated[
        tuple[int, int, int],
        kinds.count("Tries left on the barrel, 0 for who is not on it.", high="th_barrel_tries", each="seat"),
    ] = (0, 0, 0)
    gold: Annotated[bool, kinds.flag("Whether it is a deal of the golden set.")] = False
    status: Annotated[int, kinds.word("How the deal stands.", STATUSES)] = RUNNING


State = board.State[ThousandPublic]
View = view.View[ThousandPublic]
