"""What everybody knows of a deal, the places of its cards and the calls."""

from __future__ import annotations

from typing import Any, Final

from hlaska.core import board, game
from hlaska.core.game import CALL
from hlaska.core.tricks import TrickPublic
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

STATUSES: Final = ("played", "thrown_in", "not_on_board", "no_marriage", "meld_below_20")

# ---------------------------------------------------------------- calls: append only
_SUITS: Final = "CSHD"
_RANKS: Final = ("aces", "kings", "queens", "jacks")
INFOS: Final = (
    *(f"say meld {n}" for n in range(10, 210, 10)),
    "say run",
    *(f"say {r} around" for r in _RANKS),
    *(f"say double {r} around" for r in _RANKS),
    "say pinochle",
    "say double pinochle",
    *(f"say {n} marriages" for n in range(1, 9)),
    *(f"say {n} aces" for n in range(1, 17)),
    "say want trumps",
)
AMOUNTS: Final = (*range(1, EVERY_BID + 1), *range(EVERY_BID + 1, TOP_BID + 1, 10))
CALLS: Final = (
    "pass",
    "pass with help",
    *(f"trump {s}" for s in _SUITS),
    "no marriage",
    "no wish",
    *(f"wish {s}" for s in _SUITS),
    "play",
    "throw in",
    "meld",
    *INFOS,
    *(f"bid {n}" for n in AMOUNTS),
)


def _index(text: str) -> int:
    return CALL + CALLS.index(text)


PASS: Final = _index("pass")
HELP: Final = _index("pass with help")
NAME: Final = _index("trump C")  # four suits
NO_MARRIAGE: Final = _index("no marriage")
NO_WISH: Final = _index("no wish")
WISH: Final = _index("wish C")  # four suits
GO_ON: Final = _index("play")
THROW_IN: Final = _index("throw in")
LAY: Final = _index("meld")
INFO: Final = _index(INFOS[0])  # as many as INFOS
BID: Final = _index("bid 1")  # as many as AMOUNTS


def bid_call(amount: int) -> int:
    """The call of an amount. Above 999 there are only tens."""
    return BID + (amount - 1 if amount <= EVERY_BID else EVERY_BID + (amount - EVERY_BID - 1) // 10)


def amount_of(call: int) -> int:
    """The amount of a bid; 0 for every other call."""
    return AMOUNTS[call - BID] if call >= BID else 0


class PinochlePublic(TrickPublic, frozen=True):
    """The public numbers of a deal. Sides are 0 (seats 0 and 2) and 1.

    said: the calls of the auction, seat | call << 2; high, bidder: the last bid; out: mask of seats that passed;
    told: the seat on turn has made its statement; declarer, contract; wish: the suit asked for; status: how the deal
    was decided (played, thrown_in, not_on_board, no_marriage, meld_below_20); meld: points by seat; melds: the lines
    of what lies open, as `melds.pack_meld` makes them; systems: the bidding system of each side, an index of
    `options.SYSTEMS`; had: what each side had in the game before the deal, with chips and in games of rounds;
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


def side_meld(pub: Any, side: int) -> int:
    """What the two partners of a side hold in meld."""
    return int(pub.meld[side] + pub.meld[side + 2])
