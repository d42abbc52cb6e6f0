"""Makes computer players, and says what decisions and positions are worth."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from hlaska.bots import make
from hlaska.bots.analysis import open_position
from hlaska.bots.analysis import review as reviews
from hlaska.bots.registry import is_searching, make_repeatable
from hlaska.core import record as records
from hlaska.core.actions import Action
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.review import Budget, DealReview, DecisionAnalysis
from hlaska.kernel import jit
from hlaska.library.deals import Deal
from hlaska.research.matches.play_deal import asyncio_run


# ---------------------------------------------------------------- players
class Player:
    """Plays as a computer player of a level. It gets the view and the events of its seat, never the deal."""

    def __init__(self, level: str, game: Game, seed: int | None = None) -> None:
        """Makes the same as `player(level, game, seed)`."""
        self.level, self.game = level, game
        bot = make(level, game, seed)
        self._bot = bot if seed is None else make(make_repeatable(level), game, seed)

    def choose(self, deal: Deal, seat: int | None = None) -> str:
        """Returns what it would do in a seat (default: the one on turn), as text.

        "" for who is not on turn and silent.
        """
        asked = deal.turn if seat is None else seat
        if is_searching(self.level):
            jit.start()  # else what it looks at would hang on whether something else has been compiled yet
        action = asyncio_run(self._bot.choose(deal.view(asked), deal.events(asked)))
        return "" if action is None else self.game.action_text(action)


def player(level: str, game: Game, seed: int | None = None) -> Player:
    """Makes a computer player: `random`, `greedy`, `beginner`, `casual`, `club`, `strong`, `analysis`.

    A seed makes its choices repeatable on any machine, however busy: it then looks at 64 worlds instead of at the
    clock, or at as many as `club:worlds=200` names. Only with a time, as in `club:time=0.5`, the clock decides. Raises
    BadText.
    """
    return Player(level, game, seed)


# ---------------------------------------------------------------- hints and reviews
class Decision(Struct, frozen=True):
    """Weighs a decision by what its seat could know.

    Amounts are in units of the game. They are what the seat gets where results are paid, else what its side gets more
    than the others.

    seat: who decided.
    made: what was done, "" for a hint.
    best: the best choice.
    worth: what the best choice was expected to bring.
    cost: how much more than what was made; of a hint, than the next best.
    error: the standard error of the cost.
    wrong: whether the cost is beyond its uncertainty.
    choices: all that were looked at with their worth, the best first.
    row: the whole, in ints and smallest units (`hlaska.core.review.DecisionAnalysis`). It has the reasons, the seat's
        hand and the truth with all cards open.
    """

    seat: int
    made: str
    best: str
    worth: float
    cost: float
    error: float
    wrong: bool
    choices: dict[str, float]
    row: DecisionAnalysis


class Review(Struct, frozen=True):
    """Reviews a finished deal as one seat could have played it.

    Amounts are in units of the game, and add up: expected - lost + luck = result.

    result: what the deal brought.
    expected: what the seat could expect before its first decision.
    lost: what its errors cost.
    error: the standard error of `lost`.
    luck: the rest, which came of the cards and the others.
    decisions: those with a choice.
    row: the whole, with the calls of partners explained (`hlaska.core.review.DealReview`).
    field: what everyday players, all chairs alike, get on the average with the same cards.
    """

    seat: int
    result: float
    expected: float
    lost: float
    error: float
    luck: float
    decisions: tuple[Decision, ...]
    row: DealReview
    field: float | None = None


def hint(deal: Deal, *, worlds: int = 32, seconds: float = 0.0, seed: int | None = None) -> Decision:
    """Returns what the seat on turn should do, by what it knows.

    Raises BadText where nobody has a choice.

    worlds: possible deals in which its choices are ranked, four times as many for the best two.
    seconds: how long it thinks instead.
    seed: makes what `worlds` gives repeatable.
    """
    jit.start()  # in plain Python it would take very long
    budget = Budget(0 if seconds else worlds, seconds, seed)
    return _decision(deal.game, reviews.hint(deal.game, _steps_of(deal), budget))


def review(
    deal: Deal, seat: int, *, worlds: int = 32, seconds: float = 0.0, seed: int | None = None
) -> Review:
    """Says what every decision of a seat was worth, and what was luck.

    It is of a finished deal, by what the seat could know. Raises BadText for a deal that is not over and a seat that is
    none.

    worlds, seconds, seed: of each decision, as for `hint`.
    """
    jit.start()
    budget = Budget(0 if seconds else worlds, seconds, seed)
    row = reviews.review(deal.game, _steps_of(deal), seat, budget)
    unit = deal.game.money
    return Review(
        seat=seat,
        result=row.result / unit,
        expected=row.expected / unit,
        lost=row.lost / unit,
        error=row.error / unit,
        luck=row.luck / unit,
        decisions=tuple(_decision(deal.game, one) for one in row.decisions),
        row=row,
        field=None if row.field is None else row.field / unit,
    )


def _decision(game: Game, row: DecisionAnalysis) -> Decision:
    def text(turn: Sequence[Action]) -> str:
        return ", ".join(map(game.action_text, turn))

    return Decision(
        seat=row.seat,
        made=text(row.made),
        best=text(row.best),
        worth=row.worth / game.money,
        cost=row.cost / game.money,
        error=row.error / game.money,
        wrong=row.wrong,
        choices={text(choice.actions): choice.worth / game.money for choice in row.choices},
        row=row,
    )


def _steps_of(deal: Deal) -> records.Played:
    """Replays the deal step by step."""
    after = records.finish(deal.game, deal.match, deal.state, deal.setup)
    return records.Played(deal.match, deal._start, deal._begun, tuple(deal._steps), after)


# ---------------------------------------------------------------- solving
class Solved(Struct, frozen=True):
    """Holds what a position is worth with all cards open.

    Everybody plays as well as can be. The unit is one of these:

    - result: what its side gets more than the other one, in units of the game.
    - contract: 1 where its side reaches what the contract asks of it, else 0.
    - points: what its side takes in tricks from here on.

    seat: who is on turn.
    unit: what is counted.
    value: that of the best action.
    actions: the value of each that may be done.
    """

    seat: int
    unit: str
    value: float
    actions: dict[str, float]


def solve(deal: Deal, *, positions: int = 100_000_000) -> Solved:
    """Solves the cards that are left exactly, with all of them open.

    Raises BadText with the reason where a deal cannot be solved. Then it is over, no card is to be played, too many
    cards are still to be drawn, or the search takes longer.

    positions: the most that are searched, by default some seconds.
    """
    found = open_position.solve_position(deal.game, deal.state, positions)
    if found.why is not None:
        raise BadText(found.text, found.why)
    unit = deal.game.money if found.unit == "result" else 1
    by_action = {deal.game.action_text(action): value / unit for action, value in found.values}
    return Solved(found.seat, found.unit, found.best / unit, by_action)
