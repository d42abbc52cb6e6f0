"""Values the cards of a deal by what everyday players get with them.

All chairs are alike.

The deal is played several times, from where its hands lie. Calls are what such a hand would call
(`Adviser.sample_turn`, `Adviser.convention`); where the game knows of neither, a few worlds are looked at once by what
the seat knows, and the choice is the same in every play. Cards are played out in the kernel. Everything is drawn from
the cards: the same deal is worth the same every time.

It knows all cards, so it is for deals that are over.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import inf
from random import Random
from statistics import fmean
from typing import Any, Final

from hlaska.bots.evaluation.hybrid import HybridValueFunction
from hlaska.bots.players.strong import StrongBot
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.review import DealtHands, Turn
from hlaska.core.view import View

PLAYS: Final = 16
WORLDS: Final = 16  # of a choice that has to be looked for


def value_cards(game: Game, lies: DealtHands, plays: int = PLAYS, cap: float = inf) -> tuple[float, ...]:
    """Values by seat how much more it gets than the average (smallest units).

    It is the mean of so many plays. `cap`: what one play counts at most, where a few of them would outweigh all others.
    """
    field = _ReferencePlayers(game, f"{game.id} {lies.state.places}")
    rows = [above_average(field.play(lies), game.seats, cap) for _ in range(plays)]
    return tuple(round(fmean(column), 3) for column in zip(*rows, strict=True))


def above_average(result: Sequence[int], seats: int, cap: float = inf) -> list[float]:
    """Returns by seat how much more it gets than the average of those who play.

    Where results are paid, it is what it gets.
    """
    mean = fmean(result[:seats])
    return [max(-cap, min(cap, one - mean)) for one in result[:seats]]


class _ReferencePlayers:
    """Plays as everyday players, all of one kind, for several plays of one deal."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game, self.seed, self.rng = game, seed, Random(seed)
        # never by worlds solved with open cards: whether that is compiled yet must change nothing
        self.value_function = HybridValueFunction(game, self.rng, opens=False)
        self._chosen: dict[Hashable, Turn] = {}

    def play(self, lies: DealtHands) -> Sequence[int]:
        """Plays the deal once and returns its result."""
        game, state, told = self.game, lies.state, list(lies.events)
        for _ in range(game.bound):
            if state.pub.turn < 0 or game.adviser.position(state) is not None:
                break
            for action in self._turn(state, told):
                state, events = game.apply(state, state.pub.turn, action)
                told += events
        return self.value_function.result(state, self.rng.getrandbits(62))

    def _turn(self, state: Any, told: Sequence[Event]) -> Turn:
        seat, adviser = state.pub.turn, self.game.adviser
        view = adviser.bot_view(self.game.view(state, seat))
        if len(view.legal) == 1:
            return view.legal
        usual = adviser.sample_turn(state, seat, self.rng) or adviser.convention(view).turn
        return usual or self._search_turn(view, [event.for_seat(seat) for event in told])

    def _search_turn(self, view: View, events: Sequence[Event]) -> Turn:
        """Searches for a turn. It is the same one in every play where a seat has seen the same."""
        key = view, tuple(events)
        if key not in self._chosen:
            bot = StrongBot(self.game, Random(f"{self.seed} {len(events)}"), inf, WORLDS, without=("solved",))
            action = bot.decide(view, events)
            self._chosen[key] = view.legal[:1] if action is None else (action,)
        return self._chosen[key]
