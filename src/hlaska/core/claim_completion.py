"""Completes an accord.

Everybody agrees who takes all tricks that are left, and the deal is played to that end.

It is no rule of any game: the engine alone says what may be played, and the actions found here are ordinary ones.
What is asked while an accord is only proposed follows from what everybody knows; with all cards open it is looked at
when nobody has anything more to decide (`find_completion`), or in a world that a seat imagines.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any, Final, NamedTuple

from hlaska.core.actions import CALL, Action
from hlaska.core.board import State
from hlaska.core.errors import Illegal, Phrase
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.core.public import Public, update
from hlaska.kernel import layout as word

STATES: Final = (
    2_000  # looked at until the first way that leads there is taken; about a third of a second ...
)
MOST: Final = 6_000  # ... and until none is looked for any more

Moves = tuple[tuple[int, Action], ...]


class ClaimCompletion(NamedTuple):
    """Holds how a deal is played to its end. It has what each seat does in turn, and what stands then."""

    moves: Moves
    state: State[Any]


def find_obstacle(game: Game, state: State[Any]) -> Phrase | None:
    """Finds why there can be no accord now, by what everybody knows.

    None where there can be one: cards are being played and nobody draws any more.
    """
    position = game.adviser.position(state) if state.pub.turn >= 0 else None
    if position is None:
        return Phrase("refused-accord-play")
    if position[word.LEFT] or position[word.WAIT]:
        return Phrase("refused-accord-draw")
    return None


def sides(game: Game, pub: Public) -> tuple[int, ...]:
    """Returns the masks of the seats that win and lose together.

    It goes by what everybody knows: each seat is in one of them.
    """
    found = dict.fromkeys(game.side(pub, seat) for seat in range(game.seats))
    return tuple(found)


def check(game: Game, state: State[Any], to: int) -> None:
    """Raises Illegal unless these seats (a mask) may claim all that is left now."""
    why = find_obstacle(game, state)
    if why is not None:
        raise Illegal("an accord is for the play of cards, when nobody draws any more", why)
    if to not in sides(game, state.pub):
        raise Illegal("all tricks that are left go to one side", Phrase("refused-accord-side"))


def find_completion(
    game: Game, state: State[Any], to: int, states: int = STATES, most: int = MOST
) -> ClaimCompletion | None:
    """Returns a play in which the seats of a mask take all tricks, or None.

    Everybody plays as well for themselves as that allows. Where more than `states` would have to be looked at, one of
    the ways is taken, not the best, and none is found where it takes more than `most`.
    """
    return _Search(game, to, states, most).best(state)


class _Search:
    def __init__(self, game: Game, to: int, states: int, most: int) -> None:
        self.game, self.to, self.states, self.most = game, to, states, most
        self.found: dict[Hashable, ClaimCompletion | None] = {}

    def best(self, state: State[Any]) -> ClaimCompletion | None:
        if state.pub.turn < 0:
            return ClaimCompletion((), state)
        at = state_key(state)
        if at in self.found:
            return self.found[at]
        if len(self.found) > self.most:
            return None
        self.found[at] = None  # counted as soon as it is looked at
        self.found[at] = found = self._best(state)
        return found

    def _best(self, state: State[Any]) -> ClaimCompletion | None:
        seat, best, worth = state.pub.turn, None, 0.0
        for action, then in self._steps(state):
            end = self.best(then)
            if end is None:
                continue
            gain = average_margin(end.state.pub.result, seat, self.game.seats)
            if best is None or gain > worth:
                best, worth = ClaimCompletion(((seat, action), *end.moves), end.state), gain
            if len(self.found) > self.states:
                break
        return best

    def _steps(self, state: State[Any]) -> Iterator[tuple[Action, State[Any]]]:
        """Yields what the seat on turn may do without losing a trick, best first."""
        seat = state.pub.turn
        for action in sorted(bot_actions(self.game, state), key=self._order(seat)):
            then, events = self.game.apply(state, seat, action)
            if all(event.kind != "trick" or self.to >> event.seat & 1 for event in events):
                yield action, then

    def _order(self, seat: int) -> Callable[[Action], tuple[int, ...]]:
        """Orders actions: cards before calls, those with a declaration first.

        High ones of who is to take the tricks come first, low ones of the others.
        """
        sign = -1 if self.to >> seat & 1 else 1
        return lambda action: (int(action >= CALL), -(action >> 6), sign * (action & 15), action)


def bot_actions(game: Game, state: State[Any]) -> tuple[Action, ...]:
    """Returns what the seat on turn may do by the rules of play."""
    return game.adviser.bot_view(game.view(state, state.pub.turn)).legal


def state_key(state: State[Any]) -> Hashable:
    """Returns a key that is equal where two states are."""
    pub = state.pub
    return (update(pub, items=()), repr(pub.items), state.places) if pub.items else state
