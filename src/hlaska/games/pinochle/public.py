"""What everybody knows of a deal, the places of its cards and the calls."""

from __future__ import annotations

from typing import Final

from hlaska.core import board, game
from hlaska.core.calls import Calls
from hlaska.core.tricks import TrickPlaces, TrickPublic
from hlaska.games.pinochle.options import EVERY_BID, TOP_BID

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
    """The call of an amount. Above 999 there are only tens."""
    return BID + (amount - 1 if amount <= EVERY_BID else EVERY_BID + (amount - EVERY_BID - 1) // 10)


def amount_of(call: int) -> int:
    """The amount of a bid; 0 for every other call."""
    return AMOUNTS[call - BID] if BID <= call < BIDS_END else 0


class PinochlePublic(TrickPublic, frozen=True):
    """The public numbers of a deal. Sides are 0 (seats 0 and 2) and 1.

    said: the calls of the auction, seat | call << 2; high, bidder: the last bid; out: mask of seats that passed;
    told: the seat on turn has made its statement; declarer, contract; wish: the suit asked for; status: how the deal
    was decided (played, thrown_in, not_on_board, no_marriage, meld_below_20, redeal); meld: points by seat; melds: the
    lines of what lies open, as `melds.pack_meld` makes them; systems: the bidding system of each side, an index of
    `options.SYSTEMS`; had: what each side had in the game before the deal, where that tells (`series.needs_before`);
    holders:
    the seat of each side where its chips lay at first; round: deals of the match before this one, in games of rounds.
    """

    said: tuple[int, ...] = ()
    high: int = 0
    bidder: int = -1
    out: int = 0
    told: int = 0
    declarer: int = -1
    contract: int = 0
    wish: int = -1
    status: str = ""
    meld: tuple[int, ...] = (0, 0, 0, 0)
    melds: tuple[int, ...] = ()
    systems: tuple[int, ...] = (0, 0)
    had: tuple[int, ...] = ()
    holders: tuple[int, ...] = ()
    round: int = -1


State = board.State[PinochlePublic]
View = game.View[PinochlePublic]


def partner(seat: int) -> int:
    return (seat + 2) % SEATS


def side_meld(pub: PinochlePublic, side: int) -> int:
    """What the two partners of a side hold in meld."""
    return pub.meld[side] + pub.meld[side + 2]
