"""Holds what everybody knows of a deal. That is the places of its cards, the calls and the melds they name."""

from __future__ import annotations

from itertools import count
from typing import Annotated, Final

from hlaska.core import board, kinds, view
from hlaska.core.calls import Calls
from hlaska.core.cards import NINE, card_of
from hlaska.core.tricks import TrickPlaces, TrickPublic
from hlaska.families.pinochle.melds import Lay, make_lay
from hlaska.kernel import acts, melding
from hlaska.kernel.position import lays_words

SEATS: Final = 2
DEALER: Final = 1
HAND_SIZE: Final = 12

PLACES: Final = ("hand0", "hand1", "talon", "trump", "trick", "won0", "won1")
HAND, TALON, TRUMP, TRICK, WON = 0, 2, 3, 4, 5
ORDERED: Final = frozenset({TALON, TRICK, WON, WON + 1})
TRICK_PLACES: Final = TrickPlaces(SEATS, HAND, TRICK, WON, piles=SEATS, stock=(TALON, TRUMP), to_draw=24)

# ---------------------------------------------------------------- calls: append only
_SUITS: Final = "CSHD"
NINE_RULE: Final = "pinochle:P4B.MELD.6"
CALLS: Final = Calls()
DRAW: Final = CALLS.one("draw", act=acts.DRAW)
DRAW_TRUMP: Final = CALLS.one("draw trump")
EXCHANGE: Final = CALLS.one("exchange", act=acts.EXCHANGE, rule=NINE_RULE)
SHOW: Final = CALLS.one("show nine", rule=NINE_RULE)
OUT: Final = CALLS.one("declare out")
# melds, in the order of the kernel but for those around, of which it counts jacks first and before the pinochles
MARRIAGE: Final = CALLS.each("marriage", _SUITS, acts=count(acts.LAY))
FLUSH: Final = CALLS.one("flush", act=range(acts.LAY + 4, acts.LAY + 8))
PINOCHLE: Final = CALLS.one("pinochle", act=acts.LAY + 12)
DOUBLE: Final = CALLS.one("double pinochle", act=acts.LAY + 13)
AROUNDS: Final = CALLS.some(
    "aces around", "kings around", "queens around", "jacks around", acts=count(acts.LAY + 11, -1)
)
MELDS: Final = range(MARRIAGE, AROUNDS + 4)
NINE_POINTS: Final = 10
AROUND_POINTS: Final = (100, 80, 60, 40)
WORTHS: Final = lays_words(0, (40, 20), (150, 0), AROUND_POINTS[::-1], (40, 300))
WHOLE_ACTS: Final = {  # what calls are where combinations are laid copy by copy
    DRAW: acts.DRAW,
    DRAW_TRUMP: melding.DRAW_OPEN,
    EXCHANGE: acts.EXCHANGE,
    SHOW: melding.SHOW,
    OUT: melding.OUT,
    **{call: CALLS[call].acts[0] for call in MELDS},
}


def lay_of(call: int, trump: int) -> Lay:
    """Returns the meld a call names: its cards and points (P4B.MELD.1, P4B.MELD.4, P4B.MELD.7)."""
    return make_lay(CALLS[call].acts[0] - acts.LAY + (trump if call == FLUSH else 0), WORTHS, trump)


def nine_of(trump: int) -> int:
    return card_of(trump, NINE)


PHASES: Final = {
    "play": "The tricks; in the first half cards are drawn after each.",
    "meld": "The winner of a trick may meld, then draws.",
    "draw": "The winner of the twelfth trick chooses the last card or the one turned up.",
    "over": "The deal is over.",
}


class PinochleTwoPublic(TrickPublic, frozen=True):
    """Holds the public numbers of a deal."""

    meld: Annotated[tuple[int, ...], kinds.amount("Points for melds and nines.", each="seat")] = (0, 0)
    laid: Annotated[
        tuple[int, ...],
        kinds.packed(
            "What was laid, in order.",
            [(1, kinds.seat(name="seat")), (12, kinds.call(name="call"))],
            each="list",
            most=32,
        ),
    ] = ()
    melded: Annotated[bool, kinds.flag("Whether a meld has been laid since the last trick.")] = False
    before: Annotated[
        tuple[int, ...],
        kinds.amount("What each has in the match before the deal.", low=-kinds.LARGEST, each="seat"),
    ] = (0, 0)
    goal: Annotated[int, kinds.amount("The score that wins now.")] = 0
    claim: Annotated[int, kinds.seat("Who declared out.", none="nobody")] = -1
    right: Annotated[bool, kinds.flag("Whether it did so rightly.")] = False


State = board.State[PinochleTwoPublic]
View = view.View[PinochleTwoPublic]
