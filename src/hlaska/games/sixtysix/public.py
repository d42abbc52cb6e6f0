"""The public numbers of a deal, the names of its places, and its calls."""

from __future__ import annotations

from typing import Final

from hlaska.core import board, game
from hlaska.core.calls import Calls
from hlaska.core.tricks import MarriagePublic, TrickPlaces
from hlaska.games.sixtysix.settle import NOBODY
from hlaska.kernel import acts

PLACES: Final = ("hand0", "hand1", "talon", "trump", "trick", "won0", "won1")
HAND, TALON, TRUMP, TRICK, WON = 0, 2, 3, 4, 5
ORDERED: Final = frozenset({TALON, TRICK, WON, WON + 1})
SEATS: Final = 2
TRICK_PLACES: Final = TrickPlaces(
    SEATS, HAND, TRICK, WON, piles=SEATS, cover_at_lead=True, stock=(TALON, TRUMP)
)

CALLS: Final = Calls()
DRAW: Final = CALLS.one("draw", act=acts.DRAW, rule="mariage:MG.PHASE.3")
PASS: Final = CALLS.one("pass", rule="mariage:MG.CLAIM.4")
ROB: Final = CALLS.one("rob", act=acts.EXCHANGE, rule="mariage:MG.ROB.1")
CLOSE: Final = CALLS.one("close", act=acts.CLOSE, about="close")
CLAIM: Final = CALLS.one("claim")

LEAD, FOLLOW, PREDRAW, FINAL, END = "lead", "follow", "predraw", "final", "end"


class SixtySixPublic(MarriagePublic, frozen=True):
    """What everybody knows of a deal. By seat: `points` the totals of mariage:MG.SCORE.1, `won` those in tricks.

    shown: the suit of the marriage just led from, until it is answered; robbed: who exchanged the trump card; closer:
    who closed the talon, `frozen` the tricks and the total of the other then.
    carried: points that the next winner collects; room: the most that the chair which sits out may score; standing:
    what of the match a seat sees in no score (`ladder.standing_of`), nothing where there is no such count.
    outcome: an index of `settle.OUTCOMES`, winner, worth and offender the verdict without the carried points.
    """

    taken: tuple[int, ...] = (0, 0)
    pairs: tuple[int, ...] = (0, 0)
    won: tuple[int, ...] = (0, 0)
    shown: int = -1
    robbed: int = NOBODY
    closer: int = NOBODY
    frozen: tuple[int, int] = (0, 0)
    carried: int = 0
    room: int = 0
    standing: tuple[int, ...] = ()
    outcome: int = -1
    winner: int = NOBODY
    worth: int = 0
    offender: int = NOBODY


State = board.State[SixtySixPublic]
View = game.View[SixtySixPublic]
