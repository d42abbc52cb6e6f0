"""Supposes, on an imagined world, the calls and discards that are still to come.

Nobody's hidden cards are used for anybody's choice: each seat's supposed choice reads its own hand only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from math import comb
from typing import Any, Final, NamedTuple

from hlaska.bots.decision import DecisionContext
from hlaska.core.actions import CALL, Action
from hlaska.core.adviser import Prospect
from hlaska.core.board import cards_in
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.kernel.play import ranks_above

MOST_CHOICES: Final = 80
MOST_RUNGS: Final = 2  # of a ladder of bids the lowest, and the usual one
MOST_FREE: Final = 8  # of a ladder on which nobody else bids


class Supposition(NamedTuple):
    """Supposes what follows: the own aim and whether the stakes are raised.

    The aim is None for whatever the contract says; it is the first opponent who can that raises.
    """

    aim: int | None = None
    raised: bool = False


def candidates(decision: DecisionContext) -> list[tuple[Action, ...]]:
    """Lists the choices of the seat on turn.

    Each is the whole turn where an explanation names it; cards in combinations; and what is usual."""
    game, usual, legal = decision.game, decision.advice.turn, decision.truthful_actions
    calls = [a for a in legal if a >= CALL and not is_rung(game, a)]
    calls += [a for a in legal if is_rung(game, a)][:MOST_RUNGS]
    cards = [a for a in legal if a < CALL]
    explanation = decision.explanation
    turns = [
        phrase.calls for phrase in explanation.calls if phrase.calls and all(a >= CALL for a in phrase.calls)
    ]
    found = [turn for turn in turns if turn[0] in calls]
    found += [(a,) for a in calls if all(turn[0] != a for turn in found)]
    found += [usual] if usual and usual not in found and usual[0] >= CALL else []
    if explanation.choose < 2:
        return found + [(a,) for a in cards]
    return found + (list_exchanges(decision, usual) or _list_combinations(cards, explanation.choose))


def list_exchanges(decision: DecisionContext, turn: Sequence[Action]) -> list[tuple[Action, ...]]:
    """Lists a choice of several cards and those that differ in one.

    Returns () where all combinations can be looked at, and where the turn is no such choice.
    """
    hand = cards_in(decision.view.places[decision.game.place(f"hand{decision.seat}")])
    held = [c for c in hand if c in decision.legal]
    count = decision.explanation.choose
    if len(turn) != count or count < 2 or turn[0] >= CALL or comb(len(held), count) <= MOST_CHOICES:
        return []
    return [tuple(sorted(turn)), *swaps(turn, held)]


def is_choice_of_several(decision: DecisionContext) -> bool:
    """Tells whether several cards are chosen, in too many ways to look at all."""
    return bool(list_exchanges(decision, decision.advice.turn))


def is_rung(game: Game, action: Action) -> bool:
    """Tells whether an action is an amount on a ladder of bids."""
    return action >= CALL and game.calls[action].ladder


def free_rungs(decision: DecisionContext, world: Any, most: int = MOST_FREE) -> list[tuple[Action, ...]]:
    """Lists higher amounts for a seat that bids against nobody any more.

    They raise its contract: about so many, spread over the ladder."""
    game = decision.game
    rungs = [a for a in decision.truthful_actions if is_rung(game, a)][MOST_RUNGS:]
    if not rungs:
        return []
    then = game.apply(world, decision.seat, rungs[0])[0]
    if then.pub.turn >= 0 and any(is_rung(game, a) for a in game.legal(then, then.pub.turn)):
        return []
    return [(a,) for a in rungs[:: 1 + len(rungs) // most]]


def tie_break(game: Game, world: Any, seat: int, turn: Sequence[Action]) -> int:
    """Compares two turns of the same worth for a seat.

    The greater number is liked better.

    Cards missed less are, and lower bids.
    """
    if turn[0] >= CALL:
        return -turn[0] if is_rung(game, turn[0]) else 0
    if len(turn) < 2:
        return 0
    loss = discard_cost(game, world, seat, game.adviser.prospect(world, seat))
    return -sum(loss(a)[0] for a in turn)


def _list_combinations(cards: Sequence[Action], choose: int) -> list[tuple[Action, ...]]:
    """Lists combinations in ascending order. It has only the first card of each where there would be too many."""
    several = [
        tuple(c) for _, c in zip(range(MOST_CHOICES + 1), combinations(sorted(cards), choose), strict=False)
    ]
    return several if several and len(several) <= MOST_CHOICES else [(a,) for a in cards]


def swaps(turn: Sequence[Action], cards: Sequence[Action]) -> list[tuple[Action, ...]]:
    """Lists the turns that differ from this one in a single card, each once."""
    spare = Counter(cards) - Counter(turn)
    kept = [[*turn[:i], *turn[i + 1 :]] for i in range(len(turn))]
    found = dict.fromkeys(tuple(sorted([*rest, card])) for rest in kept for card in sorted(spare))
    return [other for other in found if other != tuple(sorted(turn))]


def is_raise(game: Game, action: Action) -> bool:
    """Tells whether an action doubles something."""
    return action >= CALL and game.calls[action].raises


def card_move(action: Action) -> int:
    """Returns a card as the kernel plays it.

    Which of two equal ones makes no difference there, whether a marriage is declared does.
    """
    return action if action >> 6 < 2 else action & 63


def apply_turn(game: Game, state: Any, seat: int, turn: Sequence[Action]) -> Any:
    """Returns the state after a seat has taken a whole turn."""
    for action in turn:
        state = game.apply(state, seat, action)[0]
    return state


def rollout_calls(game: Game, state: Any, me: int, supposition: Supposition) -> Any:
    """Returns the state at which cards are played, if all call as is supposed.

    Or at which the deal is over; what is not supposed goes on as is usual, or quietly.
    """
    raised = supposition.raised
    for _ in range(game.bound):
        seat = state.pub.turn
        if seat < 0 or game.adviser.position(state) is not None:
            return state
        legal = game.legal(state, seat)
        if raised and seat != me:
            doubling = next((a for a in legal if is_raise(game, a)), None)
            if doubling is not None:
                state, raised = game.apply(state, seat, doubling)[0], False
                continue
        state = apply_turn(
            game,
            state,
            seat,
            choose_default_turn(game, state, seat, legal, supposition.aim if seat == me else None),
        )
    return state


def choose_default_turn(
    game: Game, state: Any, seat: int, legal: Sequence[Action], aim: int | None
) -> tuple[Action, ...]:
    """Chooses what a seat is supposed to do. That is what is usual in the game, or else its quiet choice."""
    usual: tuple[Action, ...] = ()
    if game.adviser.has_convention:
        view = View(seat, state.pub, game.redact(state.places, seat), tuple(legal))
        usual = game.adviser.convention(view).turn
    return usual or (choose_quietly(game, state, seat, legal, aim),)


def choose_quietly(game: Game, state: Any, seat: int, legal: Sequence[Action], aim: int | None) -> Action:
    """Makes the supposed choice of a seat.

    It is the quiet call, or the call that leads to the aim, or the card least missed.
    """
    if legal[0] < CALL:
        prospect = game.adviser.prospect(state, seat)
        return cheapest_discard(
            game, state, seat, legal, prospect if aim is None else prospect._replace(aim=aim)
        )
    if aim is not None and game.adviser.prospect(state, seat).aim != aim:
        for a in legal:
            if a >= CALL and game.adviser.prospect(game.apply(state, seat, a)[0], seat).aim == aim:
                return a
    return legal[0]


def cheapest_discard(
    game: Game, state: Any, seat: int, legal: Sequence[Action], prospect: Prospect
) -> Action:
    """Returns the card least missed among the legal ones."""
    return min(legal, key=discard_cost(game, state, seat, prospect))


def discard_cost(
    game: Game, state: Any, seat: int, prospect: Prospect
) -> Callable[[Action], tuple[int, int]]:
    """Measures how much a seat misses a card.

    For points that is least for one of a short plain suit, for no trick the riskiest card, for every trick the card
    most likely to be beaten.
    """
    hand = [c for c in cards_in(state.places[game.place(f"hand{seat}")]) if c >= 0]
    held = sum(1 << c for c in set(hand))
    pack = sum(1 << c for c in set(game.pack))

    def loss(action: Action) -> tuple[int, int]:
        c = action & 63
        lane = 0xFF << (c >> 4 << 4)
        above = ranks_above(c & 15, prospect.above) << (c >> 4 << 4) & pack
        below = lane & pack & ~above & ~(1 << c)
        if prospect.aim < 0:
            return -(below & ~held).bit_count(), -(above & held).bit_count()
        if prospect.aim > 0:
            return -(above & ~held).bit_count(), (lane & held).bit_count()
        return _keep_value(c, held, lane, prospect.trump), c

    return loss


def _keep_value(c: int, held: int, lane: int, trump: int) -> int:
    """Weighs a card in a contract about points. Trumps, aces, tens, marriages and long suits are worth keeping."""
    couple = 3 << (c >> 4 << 4) + 4
    worth = (lane & held).bit_count() * 2 + (c & 15)
    worth += 100 if c >> 4 == trump else 0
    worth += 40 if held & couple == couple and couple >> c & 1 else 0
    return worth + (30 if c & 15 >= 6 else 0)
