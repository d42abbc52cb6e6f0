"""Holds what everybody knows of a deal, the places of its cards and the calls."""

from __future__ import annotations

from itertools import count
from typing import Annotated, Final, NamedTuple

from hlaska.core import board, kinds, view
from hlaska.core.calls import Calls
from hlaska.core.cards import ACE, JACK, KING, PACK_64, QUEEN, pack
from hlaska.core.tricks import TrickPlaces, TrickPublic
from hlaska.kernel import acts, melding

PLACES: Final = ("hand0", "hand1", "talon", "trump", "trick", "won0", "won1")
HAND, TALON, TRUMP, TRICK, WON = 0, 2, 3, 4, 5
ORDERED: Final = frozenset({TALON, TRICK, WON, WON + 1})
SEATS: Final = 2

# ---------------------------------------------------------------- calls: append only
FOURS: Final = (ACE, KING, QUEEN, JACK)
_SUITS: Final = "CSHD"
CALLS: Final = Calls()
DRAW: Final = CALLS.one("draw", act=acts.DRAW)
PASS: Final = CALLS.one("pass")
EXCHANGE: Final = CALLS.one("exchange", act=acts.EXCHANGE)
SHOW: Final = CALLS.one("show seven")
BLANCHE: Final = CALLS.one("carte blanche")
# combinations, in the order of the kernel but for the four, of which it counts jacks first
MARRIAGE: Final = CALLS.each("marriage", _SUITS, acts=count(acts.LAY))
SEQUENCE: Final = CALLS.each("sequence", _SUITS, acts=count(acts.LAY + 4))
BEZIQUE: Final = CALLS.some(
    "bezique", "double bezique", "triple bezique", "quadruple bezique", acts=count(acts.LAY + 12)
)
FOUR: Final = CALLS.some(
    "four aces", "four kings", "four queens", "four jacks", acts=count(acts.LAY + 11, -1)
)
MELDS: Final = range(MARRIAGE, FOUR + 4)
WHOLE_ACTS: Final = {  # what calls are where combinations are laid copy by copy
    DRAW: acts.DRAW,
    PASS: melding.PASS,
    EXCHANGE: acts.EXCHANGE,
    SHOW: melding.SHOW,
    BLANCHE: melding.BLANCHE,
    **{call: CALLS[call].acts[0] for call in MELDS},
}

# ---------------------------------------------------------------- phases
LEAD, FOLLOW, MELD, LAY, SHOWING, END = "lead", "follow", "meld", "lay", "blanche", "end"


class Form(NamedTuple):
    """Holds the numbers of a form of the game (mariage:BZ.DECK.1, BZ.DEAL.1, RB.1, RB.3, RB.5).

    packets: cards dealt at a time.
    upturned: a card is turned up for trumps.
    last: points of the last trick.
    beziques: points of a bezique, a double one ...
    plain_sequence: points of a sequence that is not in trumps.
    """

    pack: tuple[int, ...]
    packets: tuple[int, ...]
    upturned: bool
    last: int
    beziques: tuple[int, ...]
    plain_sequence: int

    @property
    def hand(self) -> int:
        return sum(self.packets)

    @property
    def tricks(self) -> int:
        return len(self.pack) // 2

    @property
    def trick_places(self) -> TrickPlaces:
        """Returns the places of tricks; the indicator, where there is one, is drawn last."""
        to_draw = len(self.pack) - 2 * self.hand
        return TrickPlaces(
            SEATS, HAND, TRICK, WON, piles=SEATS, cover_at_lead=True, stock=(TALON, TRUMP), to_draw=to_draw
        )


FORMS: Final = {
    "bezique": Form(PACK_64, (3, 2, 3), True, 10, (40, 500), 0),
    "rubicon": Form(pack(range(8), 4), (3, 3, 3), False, 50, (40, 500, 1500, 4500), 150),
}


PHASES: Final = {
    SHOWING: "Who has neither king, queen nor jack may show a carte blanche.",
    LEAD: "Who has won the last trick leads.",
    FOLLOW: "The other one plays to the card led.",
    MELD: "The winner of a trick may lay a combination, then draws.",
    LAY: "The cards of a combination are chosen one by one.",
    END: "The deal is over.",
}


class BeziquePublic(TrickPublic, frozen=True):
    """Holds the public numbers of a deal; `points` are those of this deal, melds included."""

    taken: tuple[int, ...] = (0, 0)
    won: Annotated[
        tuple[int, ...], kinds.amount("Points of the brisques taken, counted or not.", each="seat")
    ] = (
        0,
        0,
    )
    before: Annotated[
        tuple[int, int],
        kinds.amount("What each has in the match before the deal.", low=-kinds.LARGEST, each="seat"),
    ] = (0, 0)
    melded: Annotated[bool, kinds.flag("Whether a combination has been scored after this trick.")] = False
    sevened: Annotated[bool, kinds.flag("Whether a seven has been scored after this trick.")] = False
    laying: Annotated[int, kinds.call("The combination whose cards are being chosen.", none="none is")] = -1
    blanche: Annotated[int, kinds.seats("Who may still show a carte blanche.")] = 0
    asked: Annotated[int, kinds.seats("Which of them are still to be asked now.")] = 0
    winner: Annotated[int, kinds.seat("Who has reached the target or won the deal.", none="nobody")] = -1


State = board.State[BeziquePublic]
View = view.View[BeziquePublic]
