"""Holds the public numbers of a deal, the names of its places, and its calls."""

from __future__ import annotations

from typing import Annotated, Final

from hlaska.core import board, kinds, view
from hlaska.core.calls import Calls
from hlaska.core.tricks import MarriagePublic, TrickPlaces
from hlaska.games.sixtysix.settle import NOBODY, OUTCOMES
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


PHASES: Final = {
    LEAD: "Who has won the last trick leads.",
    FOLLOW: "The other one plays to the card led.",
    PREDRAW: "The winner of a trick may exchange or close before drawing.",
    FINAL: "After the last trick each may claim 66.",
    END: "The deal is over.",
}


class SixtySixPublic(MarriagePublic, frozen=True):
    """Holds what everybody knows of a deal; `points` are the totals of mariage:MG.SCORE.1."""

    taken: tuple[int, ...] = (0, 0)
    pairs: tuple[int, ...] = (0, 0)
    won: Annotated[tuple[int, ...], kinds.amount("Points in tricks.", each="seat")] = (0, 0)
    shown: Annotated[
        int,
        kinds.suit("The suit of the marriage just led from, until it is answered.", none="none was led from"),
    ] = -1
    robbed: Annotated[int, kinds.seat("Who exchanged the trump card.", none="nobody")] = NOBODY
    closer: Annotated[int, kinds.seat("Who closed the talon.", none="nobody")] = NOBODY
    frozen: Annotated[
        tuple[int, int],
        kinds.parts(
            "What the other one had when the talon was closed.",
            kinds.count(name="tricks", high="tricks"),
            kinds.amount(name="points"),
        ),
    ] = (0, 0)
    carried: Annotated[int, kinds.amount("Game points that the next winner collects.")] = 0
    room: Annotated[int, kinds.amount("The most that the chair which sits out may score.")] = 0
    standing: Annotated[
        tuple[int, ...],
        kinds.count("What a match counts beside its score.", each="seat", empty="nothing is counted"),
    ] = ()
    outcome: Annotated[int, kinds.word("How the deal ended.", OUTCOMES, none="it is not over")] = -1
    winner: Annotated[int, kinds.seat("Who has won the deal.", none="nobody")] = NOBODY
    worth: Annotated[int, kinds.amount("Game points of the deal, without those carried.")] = 0
    offender: Annotated[int, kinds.seat("Who adds no card points.", none="nobody")] = NOBODY


State = board.State[SixtySixPublic]
View = view.View[SixtySixPublic]
