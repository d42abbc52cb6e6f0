"""Names the places of the cards and the calls."""

from __future__ import annotations

from typing import Annotated, Final

from hlaska.core import board, kinds, view
from hlaska.core.calls import Calls
from hlaska.families.marias.calls import CUTS, Codes
from hlaska.families.marias.contracts import CONTRACT_KEYS, SUIT, ContractPublic, Layout
from hlaska.kernel import acts

SEATS: Final = 2
FOREHAND: Final = 0
TRICKS: Final = 16
FREE_TRICKS: Final = 10

PLACES: Final = ("talon", "trump", "hand0", "hand1", "trick", "won0", "won1", "aside0", "aside1")
TALON, TURNED, HAND, TRICK, WON, ASIDE = 0, 1, 2, 4, 5, 7
ORDERED: Final = frozenset({TALON, TURNED, TRICK, WON, WON + 1, ASIDE, ASIDE + 1})
LAYOUT: Final = Layout(
    SEATS,
    HAND,
    TRICK,
    WON,
    SEATS,
    stock=(TALON, TURNED),
    to_draw=FREE_TRICKS * SEATS,
    aside=ASIDE,
    tricks=TRICKS,
)

# append only
CALLS: Final = Calls()
GOOD: Final = CALLS.one("good")
EXCHANGE: Final = CALLS.one("exchange")
CUT: Final = CALLS.each("cut", CUTS)
CHALLENGE: Final = CALLS.each("challenge", range(SEATS), blind=True)
WHOLE_ACTS: Final = {EXCHANGE: acts.EXCHANGE}
CODES: Final = Codes(good=GOOD, cut=CUT, challenge=CHALLENGE, challenges=SEATS)


PHASES: Final = {
    "cut": "The pack is cut.",
    "play": "The tricks, at first with drawing and without trumps.",
    "review": "After the last trick each seat is asked whether it challenges.",
    "over": "The deal is over.",
}


class MariasThirteenPublic(ContractPublic, frozen=True):
    """Holds the public numbers of a deal."""

    contract: Annotated[int, kinds.word("The contract, always in a suit.", CONTRACT_KEYS[:1])] = SUIT
    turned: Annotated[
        int,
        kinds.suit("The suit of the card turned up, trump once all are drawn.", none="none is turned up yet"),
    ] = -1


State = board.State[MariasThirteenPublic]
View = view.View[MariasThirteenPublic]
