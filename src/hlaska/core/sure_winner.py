"""Checks decision by decision what a seat owed its partner, from what the seat knew.

All is said from the view and the events of the seat: nobody is blamed for what it could not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.knowledge import CardKnowledge
from hlaska.core.partner_duties import PartnerDuty, outcome_of
from hlaska.core.view import View
from hlaska.kernel import layout as word
from hlaska.kernel.play import beats

SURE_WINNER: Final = "sure_winner"


def list_partner_duties(
    game: Game, view: View, events: Sequence[Event], action: Action
) -> tuple[PartnerDuty, ...]:
    """Lists what a seat owed its partner, and whether its action kept it.

    A sure winner of the partner comes first, then what the game's conventions ask.

    events: all the seat's events of the deal before the action.
    """
    adviser = game.adviser
    legal = adviser.bot_view(view).legal
    found = check_sure_winner(game, view, events, adviser.known_partners(view), legal, action)
    return (*(() if found is None else (found,)), *adviser.partner_duties(view, action))


def check_sure_winner(
    game: Game, view: View, events: Sequence[Event], partners: int, legal: Sequence[Action], action: Action
) -> PartnerDuty | None:
    """Checks that a partner's sure winner is not headed or ruffed without need.

    The winner is sure if no opponent who still plays can hold a card that beats it, by all that the seat can prove.
    Returns None where there is no such winner, or where a single trick decides the contract, so that taking it may be
    wrong.

    partners: mask of the seats that the seat knows to be on its side.
    legal: what it chooses among.
    """
    made = game.positions
    if made is None or view.pub.phase not in made.phases or action >= CALL or not legal:
        return None
    b = made.seat_position(view.pub, view.places)
    if b[word.STOP] or not b[word.COUNT]:
        return None
    seats, trump, above = game.seats, b[word.SUIT], b[word.ABOVE]
    winner = b[word.LEADER]
    for n in range(1, b[word.COUNT]):
        seat = (b[word.LEADER] + n) % seats
        if beats(b[word.CARD + seat], b[word.CARD + winner], trump, above):
            winner = seat
    best = b[word.CARD + winner]
    if winner == view.seat or not partners >> winner & 1:
        return None
    later = [(view.seat + n) % seats for n in range(1, seats - b[word.COUNT])]
    rivals = [seat for seat in later if not partners >> seat & 1]
    if rivals:
        known = CardKnowledge.of(game, view, events)
        hands = [game.place(f"hand{seat}") for seat in rivals]
        may_hold = [c for hand in hands for c in (*known.fixed[hand], *known.candidates(hand))]
        if any(beats(card, best, trump, above) for card in may_hold):
            return None
    heads = {a: bool(beats(a & 63, best, trump, above)) for a in legal if a < CALL}
    if not any(heads.values()):
        return None
    return PartnerDuty(SURE_WINNER, outcome_of(not heads[action], not all(heads.values())))
