"""Reviews a finished deal for one seat, and gives a hint for a running one.

`hlaska.core.review` asked, `weigh` answers.
"""

from __future__ import annotations

from msgspec.structs import replace

from hlaska.bots.analysis.card_value import value_cards
from hlaska.bots.analysis.decision_analysis import analyze_decision, answer_question
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.record import Played
from hlaska.core.review import (
    USUAL,
    Budget,
    DealReview,
    DecisionAnalysis,
    field_in_money,
    find_dealt_hands,
    review_questions,
)


def review(game: Game, played: Played, seat: int, budget: Budget = USUAL) -> DealReview:
    """Reviews every decision of a seat in a finished deal, and values its cards.

    Raises BadText for a deal that is not over, a seat that is none.
    """
    asking = review_questions(game, played, seat, budget)
    answer: DecisionAnalysis | None = None
    while True:
        try:
            asked = asking.send(answer)
        except StopIteration as end:
            found: DealReview = end.value
            break
        answer = answer_question(asked)
    lies = find_dealt_hands(game, played)
    cards = () if lies is None else value_cards(game, lies)
    return replace(found, field=field_in_money(game, cards, seat))


def hint(game: Game, played: Played, budget: Budget = USUAL) -> DecisionAnalysis:
    """Says what the seat on turn should do, by what it knows.

    Raises BadText where it has no choice.
    """
    seat = played.state.pub.turn
    if seat < 0:
        raise BadText("the deal is over: nobody is on turn")
    events = [*played.events, *(e for step in played.steps for e in step.events)]
    found = analyze_decision(
        game,
        game.view(played.state, seat),
        [e.for_seat(seat) for e in events],
        budget=budget,
    )
    if found is None:
        only = ", ".join(game.action_text(a) for a in game.legal(played.state, seat)[:4])
        raise BadText(f"seat {seat} has nothing to choose by its cards: {only}")
    return found
