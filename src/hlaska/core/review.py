"""Tells what decisions of a deal were worth.

It makes the rows of a review, and the order in which its questions are asked.

Light, because a server asks them of its workers; `hlaska.bots.analysis` answers them. Amounts are parts of the game's
smallest unit: what the seat gets where results are paid, else what its side gets more than the others do.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import takewhile
from math import sqrt
from typing import Any, Final, NamedTuple

from msgspec import Struct

from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event, State, cards_in
from hlaska.core.errors import BadText, Phrase
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.core.record import Played
from hlaska.core.view import View

BEYOND: Final = 2.5  # standard errors by which a choice must be better, or the other one was no error
Turn = tuple[Action, ...]


class Budget(NamedTuple):
    """Says what one decision may cost, in worlds or in seconds.

    worlds: so many to rank the choices in, and four times as many for the two that are compared then; 0 goes by
        seconds.
    seed: makes what `worlds` gives repeatable.
    """

    worlds: int = 32
    seconds: float = 0.0
    seed: int | str | None = None


USUAL: Final = Budget()


# ---------------------------------------------------------------- rows
class Choice(Struct, frozen=True):
    """Values one of the choices of a decision.

    actions: the whole turn.
    worth: what it was expected to bring.
    behind: how much less than the best one.
    error: the standard error of `behind`.
    """

    actions: Turn
    worth: float
    behind: float
    error: float


class Reason(Struct, frozen=True, omit_defaults=True):
    """Says why a choice is better.

    says: the sentence.
    item: the item of the settlement that happens in it (its `what`). What is named `item-…` has the message `why-…`.
    """

    says: Phrase
    item: Phrase | None = None


class Truth(Struct, frozen=True):
    """Says what was possible with all cards open and everybody playing their best.

    It is hindsight, no measure of a decision.

    unit: result (as the other amounts), contract (1: its side reaches what the contract asks) or points (what its side
        takes in tricks from here on).
    made: the value of what was done.
    best: the value of the best actions.
    actions: the best actions.
    """

    unit: str
    made: float
    best: float
    actions: tuple[Action, ...]


class DecisionAnalysis(Struct, frozen=True):
    """Weighs a decision by what its seat could know.

    Amounts are in the game's smallest unit.

    at: its first action, counted from 0 in the deal.
    made: what was done, () for a hint.
    best: the best choice.
    worth: what the best choice was expected to bring.
    cost: how much more that is than what was made (of a hint: than the next best).
    error: the standard error of `cost`.
    wrong: whether the cost is beyond its uncertainty.
    worlds: the number of worlds in which the two were compared.
    choices: all that were looked at, the best first.
    reasons: why the best is better, where it is.
    hand: the cards the seat held.
    truth: with all cards open, only after the deal.
    """

    seat: int
    at: int
    made: Turn
    best: Turn
    worth: float
    cost: float
    error: float
    wrong: bool
    worlds: int
    choices: tuple[Choice, ...]
    reasons: tuple[Reason, ...] = ()
    hand: tuple[int, ...] = ()
    truth: Truth | None = None


class Partner(Struct, frozen=True):
    """Explains a call or pass of a partner.

    weighed: what it was based on: the partner's hand and worths.
    meaning: what it meant by the system of the side, null where there is none.
    usual: what is usual in the game with that hand.
    agreed: whether the side's system says so.
    """

    weighed: DecisionAnalysis
    meaning: Phrase | None
    usual: Turn
    agreed: bool


class DealReview(Struct, frozen=True):
    """Reviews a finished deal as one seat could have played it.

    The amounts add up: expected - lost + luck = result.

    result: what the deal brought the seat.
    expected: what it could expect before its first decision.
    lost: what its errors cost.
    error: the standard error of `lost`.
    luck: the rest, which came of the cards and the others.
    decisions: those with a choice.
    partner: calls of partners.
    field: what everyday players, all chairs alike, get on the average with the same cards, null where that is not
        known.
    """

    seat: int
    result: float
    expected: float
    lost: float
    error: float
    luck: float
    decisions: tuple[DecisionAnalysis, ...]
    partner: tuple[Partner, ...] = ()
    field: float | None = None


# ---------------------------------------------------------------- what the cards are worth
class DealtHands(NamedTuple):
    """Holds a deal as its first hands lie, and what was seen until then."""

    state: State[Any]
    events: tuple[Event, ...]


def find_dealt_hands(game: Game, played: Played) -> DealtHands | None:
    """Finds where somebody first holds cards in a deal.

    Who cuts the pack, and where, is not what a hand is worth.

    None where it ends before.
    """
    hands = [i for i, name in enumerate(game.places) if name.startswith("hand")]
    state, events = played.start, played.events
    for step in played.steps:
        if any(state.places[i] for i in hands):
            return DealtHands(state, events)
        state, events = step.state, (*events, *step.events)
    return None


def field_in_money(game: Game, worth: Sequence[float], seat: int) -> float | None:
    """Returns what the cards of a deal are worth, by seat, None where unknown.

    They count above the average of the table, as the other amounts of a review.
    """
    if not worth:
        return None
    return round(in_money(game, worth[seat] * game.seats / (game.seats - 1), seat), 3)


# ---------------------------------------------------------------- the questions
class AnalysisRequest(NamedTuple):
    """Asks to analyse decisions of one seat.

    view, events: those of the seat.
    run: what the seat did from there on, () for a hint.
    state: everything, for the truth beside it; None while the deal runs.
    at: the action of the deal that it is about.
    """

    game: Game
    view: View
    events: Sequence[Event]
    run: Turn = ()
    state: Any = None
    budget: Budget = USUAL
    at: int = 0


def measure(game: Game, result: Sequence[int], seat: int) -> float:
    """Measures what a result is to a seat.

    It is its own where results are paid, else what its side has more than the others have on the average.
    """
    return in_money(game, average_margin(result, seat, game.seats), seat)


def in_money(game: Game, margin: float, seat: int) -> float:
    """Turns margins of players into money beyond what the others get on the average. Partners are among the others."""
    others = game.seats - 1
    if game.has_payments:
        return margin * others / game.seats
    mates = next((mask for mask in game.partners if mask >> seat & 1), 1 << seat)
    return margin * others / (game.seats - mates.bit_count())


def review_questions(
    game: Game, played: Played, seat: int, budget: Budget
) -> Generator[AnalysisRequest, DecisionAnalysis | None, DealReview]:
    """Yields the questions of a review one by one; each wants its answer sent.

    Raises BadText for a deal that is not over and a seat that there is not.
    """
    check(game, played, seat)
    final = played.state.pub
    mates = [s for s in range(game.seats) if s != seat and game.side(final, seat) >> s & 1]
    meanings = _meanings(game, played)
    rows: list[DecisionAnalysis] = []
    partner: list[Partner] = []
    at = 0
    while at < len(played.steps):
        asked = make_question(game, played, at, (seat, *mates), budget)
        row = None if asked is None else (yield asked)
        if asked is None or row is None:
            at += 1
            continue
        if row.seat == seat:
            rows.append(row)
        elif row.made[0] >= CALL:
            partner.append(_explain_call(game, asked, row, meanings.get(at)))
        at += len(row.made)
    return _sum_up(game, seat, measure(game, final.result, seat), rows, partner)


def check(game: Game, played: Played, seat: int) -> None:
    """Raises BadText unless the deal is over and has this seat."""
    if not 0 <= seat < game.seats:
        raise BadText(f"there is no seat {seat}; seats are 0 to {game.seats - 1}")
    if played.after is None:
        raise BadText(
            "the deal is not over: a review is made of a finished deal, for a running one ask for a hint"
        )


def make_question(
    game: Game, played: Played, at: int, seats: Sequence[int], budget: Budget
) -> AnalysisRequest | None:
    """Makes the question about the decision that begins with an action.

    None where it is none of these seats' or was forced.
    """
    step = played.steps[at]
    state = played.steps[at - 1].state if at else played.start
    if step.seat not in seats or state.pub.turn != step.seat or len(game.legal(state, step.seat)) < 2:
        return None
    own = budget._replace(seed=None if budget.seed is None else f"{budget.seed} {step.seat} {at}")
    run = tuple(s.action for s in takewhile(lambda s: s.seat == step.seat, played.steps[at:]))
    events = [*played.events, *(e for s in played.steps[:at] for e in s.events)]
    seen = [e.for_seat(step.seat) for e in events]
    mine = step.seat == seats[0]
    if not mine and (step.action < CALL or _is_against(game, state.pub, seats[0], step.seat)):
        return None
    return AnalysisRequest(game, game.view(state, step.seat), seen, run, state if mine else None, own, at)


def _is_against(game: Game, pub: Any, one: int, two: int) -> bool:
    """Tells whether later partners are still known to be on different sides."""
    sides = game.side(pub, one), game.side(pub, two)
    return not sides[0] >> two & 1 and max(side.bit_count() for side in sides) > 1


def _meanings(game: Game, played: Played) -> dict[int, Phrase]:
    """Returns what the calls of a deal meant by the systems in force, by place."""
    states = [played.start, *(s.state for s in played.steps)]
    last = next((s for s in reversed(states) if s.pub.turn >= 0), played.start)
    found, at = {}, 0
    for phrase in game.explainer.explain(game.view(last, -1)).meanings:
        if "said" not in phrase.args:
            continue
        called = (phrase.args["seat"], phrase.calls[0])
        while at < len(played.steps) and (played.steps[at].seat, played.steps[at].action) != called:
            at += 1
        found[at] = phrase
        at += 1
    return found


def _explain_call(
    game: Game, request: AnalysisRequest, row: DecisionAnalysis, meaning: Phrase | None
) -> Partner:
    advice = game.adviser.convention(request.view)
    return Partner(row, meaning, advice.turn, advice.agreed)


def _sum_up(
    game: Game, seat: int, result: float, rows: Sequence[DecisionAnalysis], partner: Sequence[Partner]
) -> DealReview:
    wrong = [row for row in rows if row.wrong]
    expected = rows[0].worth if rows else result
    lost = sum(row.cost for row in wrong)
    error = sqrt(sum(row.error**2 for row in wrong))
    luck = result - expected + lost
    return DealReview(
        seat=seat,
        result=result,
        expected=round(expected, 3),
        lost=round(lost, 3),
        error=round(error, 3),
        luck=round(luck, 3),
        decisions=tuple(rows),
        partner=tuple(partner),
    )


def hand_of(game: Game, view: View) -> tuple[int, ...]:
    """Returns the cards that the seat of a view holds."""
    return tuple(sorted(c for c in cards_in(view.places[game.place(f"hand{view.seat}")]) if c >= 0))
