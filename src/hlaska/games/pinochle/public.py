"""Holds what everybody knows of a deal, the places of its cards and the calls."""

from __future__ import annotations

from typing import Annotated, Final

from hlaska.core import board, kinds, view
from hlaska.core.calls import Calls
from hlaska.core.tricks import TrickPlaces, TrickPublic
from hlaska.families.pinochle.melds import MELD_LINES
from hlaska.games.pinochle.options import EVERY_BID, SYSTEMS, TOP_BID

SEATS: Final = 4
DEALER: Final = 3
ALL: Final = 15

# ---------------------------------------------------------------- places
PLACES: Final = (
    "deck", "hand0", "hand1", "hand2", "hand3", "aside0", "aside1", "aside2", "aside3", "trick", "won0", "won1",
)  # fmt: skip
DECK, HAND, ASIDE, TRICK, WON = 0, 1, 5, 9, 10  # aside: cards chosen to be passed or laid; won: by side
ORDERED: Final = frozenset({DECK, TRICK, WON, WON + 1})
TRICK_PLACES: Final = TrickPlaces(SEATS, HAND, TRICK, WON, piles=2)

REDEAL: Final = "redeal"
STATUSES: Final = ("played", "thrown_in", "not_on_board", "no_marriage", "meld_below_20", REDEAL)

# ---------------------------------------------------------------- calls: append only
_RANKS: Final = ("aces", "kings", "queens", "jacks")
AMOUNTS: Final = (*range(1, EVERY_BID + 1), *range(EVERY_BID + 1, TOP_BID + 1, 10))
CALLS: Final = Calls()
PASS: Final = CALLS.one("pass", auction="word")
HELP: Final = CALLS.one("pass with help", auction="word")
NAME: Final = CALLS.suits("trump")
NO_MARRIAGE: Final = CALLS.one("no marriage", blind=True)  # others' meld may be announced with it
NO_WISH: Final = CALLS.one("no wish")
WISH: Final = CALLS.suits("wish", rule="pinochle:P2.PASS.3")
GO_ON: Final = CALLS.one("play")
THROW_IN: Final = CALLS.one("throw in")
LAY: Final = CALLS.one("meld", blind=True)  # others' meld may be laid with it
INFO: Final = CALLS.each(
    "say meld", range(10, 210, 10), auction="word"
)  # what is told about a hand, up to the bids
CALLS.one("say run", auction="word")
CALLS.each("say {} around", _RANKS, auction="word")
CALLS.each("say double {} around", _RANKS, auction="word")
CALLS.one("say pinochle", auction="word")
CALLS.one("say double pinochle", auction="word")
CALLS.each("say {} marriages", range(1, 9), auction="word")
CALLS.each("say {} aces", range(1, 17), auction="word")
CALLS.one("say want trumps", auction="word")
BID: Final = CALLS.ladder("bid", AMOUNTS)
BIDS_END: Final = BID + len(AMOUNTS)
PLAY_ON: Final = CALLS.one("play on", rule="pinochle:P1.DEAL.3")
ASK_REDEAL: Final = CALLS.one("redeal", rule="pinochle:P1.DEAL.3")


def bid_call(amount: int) -> int:
    """Returns the call of an amount. Above 999 there are only tens."""
    return BID + (amount - 1 if amount <= EVERY_BID else EVERY_BID + (amount - EVERY_BID - 1) // 10)


def amount_of(call: int) -> int:
    """Returns the amount of a bid; 0 for every other call."""
    return AMOUNTS[call - BID] if BID <= call < BIDS_END else 0


def is_said(call: int) -> bool:
    """Tells whether a call belongs to an auction."""
    return call in (PASS, HELP) or INFO <= call < BIDS_END


PHASES: Final = {
    "nines": "Each may have the cards dealt anew for its nines.",
    "auction": "The auction.",
    "wish": "The declarer may ask for a suit.",
    "trump": "The declarer names trumps.",
    "pass": "Partners pass each other cards.",
    "meld": "Each lays its meld.",
    "decide": "The declarer plays or throws in.",
    "play": "The tricks.",
    "over": "The deal is over.",
}


class PinochlePublic(TrickPublic, frozen=True):
    """Holds the public numbers of a deal. Sides are 0 (seats 0 and 2) and 1."""

    said: Annotated[
        tuple[int, ...],
        kinds.packed(
            "The calls of the auction, in order.",
            [(2, kinds.seat(name="seat")), (12, kinds.call(name="call"))],
            each="list",
        ),
    ] = ()
    high: Annotated[int, kinds.amount("The last bid, 0 for none.", high=TOP_BID)] = 0
    bidder: Annotated[int, kinds.seat("Who made it.", none="nobody")] = -1
    out: Annotated[int, kinds.seats("Who has passed.")] = 0
    told: Annotated[int, kinds.word("Whether the seat on turn has made its statement.", ("no", "yes"))] = 0
    declarer: Annotated[int, kinds.seat("Who plays the contract.", none="nobody, or not yet")] = -1
    contract: Annotated[int, kinds.amount("The contract, 0 for none.", high=TOP_BID)] = 0
    wish: Annotated[int, kinds.suit("The suit that the declarer asked for.", none="none")] = -1
    status: Annotated[str, kinds.word("How the deal was decided.", STATUSES, none="it is not yet")] = ""
    meld: Annotated[tuple[int, ...], kinds.amount("Points in meld.", each="seat")] = (0, 0, 0, 0)
    melds: Annotated[tuple[int, ...], MELD_LINES] = ()
    systems: Annotated[
        tuple[int, ...], kinds.word("The bidding system of each side.", SYSTEMS, each="side")
    ] = (0, 0)
    had: Annotated[
        tuple[int, ...],
        kinds.amount(
            "What each side had in the game before the deal.",
            low=-kinds.LARGEST,
            each="side",
            empty="the deal does not need it",
        ),
    ] = ()
    holders: Annotated[
        tuple[int, ...],
        kinds.seat("Where the chips of each side lay at first.", each="side", empty="there are no chips"),
    ] = ()
    round: Annotated[
        int, kinds.count("Deals of the match before this one.", none="the game is not one of rounds")
    ] = -1


State = board.State[PinochlePublic]
View = view.View[PinochlePublic]


def partner(seat: int) -> int:
    return (seat + 2) % SEATS


def side_meld(pub: PinochlePublic, side: int) -> int:
    """Returns what the two partners of a side hold in meld."""
    return pub.meld[side] + pub.meld[side + 2]
