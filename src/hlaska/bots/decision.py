"""Holds a seat with what it knows. Everything a decision is made from is found once for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import takewhile
from random import Random
from time import perf_counter
from typing import Any

from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.actions import CALL, Action
from hlaska.core.adviser import Advice
from hlaska.core.board import Event
from hlaska.core.explanation import Explanation
from hlaska.core.game import Game
from hlaska.core.view import View


def wall_clock() -> float:
    """Reads the usual clock by which decisions end: others wait for them."""
    return perf_counter()


class DecisionContext:
    """Serves one decision and is thrown away after it.

    What is not given is found when it is first asked for.

    seat: who decides.
    view: its view, with the actions that players choose among (`Adviser.bot_view`).
    events: all of the deal that the seat may know.
    proven_challenge: a challenge that is proved to be right.
    world_sampler: draws worlds that fit what is known, by a `sampler_class`.
    advice: what is usual.
    """

    def __init__(
        self, game: Game, view: View, events: Sequence[Event], sampler: type[WorldSampler] = WorldSampler
    ) -> None:
        self.sampler_class = sampler
        self.game, self.events, self.seat = game, events, view.seat
        self.proven_challenge: Action | None = game.adviser.proven_challenge(view, events)
        self.view = game.adviser.bot_view(view)

    @cached_property
    def world_sampler(self) -> WorldSampler:
        return self.sampler_class(self.game, self.view, self.events)

    @cached_property
    def any_world(self) -> Any:
        """Returns a world, for questions that all worlds answer alike.

        It takes nothing of a player's luck: a player that goes on without solving then draws the worlds that one which
        never asks draws.
        """
        return self.world_sampler.draw_uniform(Random(0))

    @cached_property
    def advice(self) -> Advice:
        return self.game.adviser.convention(self.view)

    @cached_property
    def explanation(self) -> Explanation:
        return self.game.explainer.explain(self.view)

    @cached_property
    def measured_turn(self) -> tuple[Action, ...]:
        """Returns the turn that was measured to be good; () where nothing was."""
        return tuple(self.game.adviser.measured_turn(self.view))

    @cached_property
    def reads_calls(self) -> bool:
        """Tells whether calls are judged by what hands call.

        So they are where something has been told that the worlds of the seat know of, or nothing can have been told
        yet.
        """
        adviser = self.game.adviser
        told = isinstance(self.world_sampler, BeliefSampler) and self.world_sampler.belief is not None
        return adviser.has_call_policy and (told or adviser.is_first_to_call(self.view))

    @property
    def legal(self) -> tuple[Action, ...]:
        return self.view.legal

    @cached_property
    def truthful_actions(self) -> Sequence[Action]:
        """Returns the legal actions that tell the partner nothing false."""
        return self.game.adviser.truthful_actions(self.view)

    @property
    def is_on_turn(self) -> bool:
        """Tells whether the seat has something to choose among in its turn."""
        return self.view.pub.turn == self.seat and bool(self.legal)

    @property
    def calls(self) -> list[Action]:
        return [a for a in self.legal if a >= CALL]

    def has_no_information(self) -> bool:
        """Tells whether the choice cannot depend on cards.

        So it is with calls only, an empty own hand and no card played (cutting the pack).
        """
        own = self.view.places[self.game.place(f"hand{self.seat}")]
        only_calls = all(a >= CALL for a in self.legal)
        return not own and only_calls and all(e.kind != "play" for e in self.events)

    def count_calls_in_a_row(self) -> int:
        """Counts the last calls in a row that the seat may make, too."""
        kind_of = self.game.calls
        own = {kind_of[a].kind for a in self.calls}
        calls = takewhile(lambda e: e.kind == "call" and e.value >= CALL, reversed(self.events))
        return sum(1 for _ in takewhile(lambda e: kind_of[e.value].kind in own, calls))
