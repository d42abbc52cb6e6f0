"""Searches trees over information sets: `ismcts`, a baseline.

It is Monte Carlo tree search (Cowling, Powley and Whitehouse 2012).

One tree from the seat's own sight. Each iteration draws a world that fits what the seat knows, goes down the tree among
the actions that are legal in it, adds one node, and plays the rest at random in the kernel; calls still to come are
quiet, or what is usual in the game. What each seat's actions are worth is that seat's own margin.

Where cards are played the tree is the kernel's (`hlaska.kernel.tree`), a hundred times as fast as with the engine: its
worlds are drawn beforehand, at most WORLDS of them, and met in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from time import thread_time
from typing import Any, Final

from hlaska.bots.bot import Forecast, make_forecast
from hlaska.bots.call_rollout import MOST_RUNGS, Supposition, card_move, is_rung, rollout_calls
from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.terminal_payoffs import TerminalPayoffs
from hlaska.bots.players.certain_claims import certain_claim
from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.core.view import View
from hlaska.kernel.layout import RESULT
from hlaska.kernel.rollout import Playouts
from hlaska.kernel.tree import Tree, moves_now

ITERATIONS: Final = 10_000
WORLDS: Final = 1_000
LOOK: Final = 16  # iterations between two looks at the clock
EXPLORE: Final = 0.7  # of the range of results seen


class Node:
    """Counts what came of an action.

    visits: iterations through it.
    open: iterations in which it could have been chosen.
    total: sum of the margins of the seat that chose it.
    wins: how many of them were wins.
    """

    __slots__ = ("children", "open", "total", "visits", "wins")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.visits = self.open = self.wins = 0
        self.total = 0.0


class IsmctsBot:
    """Chooses the action tried most often. It does `iterations` iterations, or as many as fit into `seconds`."""

    def __init__(self, game: Game, rng: Random, seconds: float, iterations: int = ITERATIONS) -> None:
        self.game, self.rng, self.seconds, self.iterations = game, rng, seconds, iterations
        self.playouts = Playouts()
        self.forecast: Forecast | None = None
        self.low, self.high = 0.0, 1.0  # of the margins seen in this decision
        self.acts = {call: act for act, call in game.calls.acts.items()}

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        end = thread_time() + self.seconds
        self.forecast = None
        decision = DecisionContext(self.game, view, events)
        if decision.proven_challenge is not None:
            return decision.proven_challenge
        if not decision.is_on_turn:
            return certain_claim(decision, self.rng)
        if len(decision.legal) == 1 or decision.has_no_information():
            return self.rng.choice(decision.legal)
        return self._search_cards(decision, end) or self._search_calls(decision, end)

    # ------------------------------------------------------------ cards of a trick, and acts: the kernel's tree
    def _search_cards(self, decision: DecisionContext, end: float) -> Action | None:
        """Finds the card or act tried most often, or a claim that is certain. None where no cards are being played."""
        first = decision.world_sampler.draw_uniform(self.rng)
        position = self.game.adviser.playout_position(first)
        if position is None or self.game.adviser.position(first) is None:
            return None
        roots = {self._move(a): a for a in reversed(decision.legal) if a < CALL or a in self.acts}
        possible = moves_now(position)
        roots = {move: a for move, a in roots.items() if move in possible}
        if not roots:
            return None
        certain = certain_claim(decision, self.rng)
        if certain is not None:
            return certain
        states = [first, *decision.world_sampler.draw_many(min(WORLDS, self.iterations) - 1, self.rng)]
        return roots[self._search_tree(decision, states, sorted(roots), end)]

    def _move(self, action: Action) -> int:
        """Returns the kernel's action. Which of two equal cards is played makes no difference there."""
        if action >= CALL:
            return self.acts[action]
        return card_move(action)

    def _search_tree(
        self, decision: DecisionContext, states: Sequence[Any], roots: Sequence[int], end: float
    ) -> int:
        """Searches the tree and returns the first action tried most often."""
        ends = TerminalPayoffs(self.game)
        frames = ends.set_worlds(states)
        tree = Tree(roots, self.rng.getrandbits(62), terminal_key=ends.terminal_key)
        tree.set_worlds(ends.positions, frames)
        for done in range(0, self.iterations, LOOK):
            if done and thread_time() > end:
                break
            tree.grow(min(LOOK, self.iterations - done), ends.margins)
        samples = tree.samples()
        best = max(samples, key=lambda move: len(samples[move]))
        sample = [margin / (self.game.seats - 1) for margin in samples[best]]
        self.forecast = make_forecast(sample)
        return best

    # ------------------------------------------------------------ anything else: the engine's
    def _search_calls(self, decision: DecisionContext, end: float) -> Action:
        root = self._grow_tree(decision, end)
        best, node = max(root.children.items(), key=lambda item: item[1].visits)
        self.forecast = Forecast(node.total / node.visits, node.wins / node.visits)
        return best

    def _grow_tree(self, decision: DecisionContext, end: float) -> Node:
        root, (self.low, self.high) = Node(), (0.0, 1.0)
        for number in range(self.iterations):
            if number and thread_time() > end:
                break
            self._iterate(root, decision, decision.world_sampler.draw(self.rng))
        return root

    def _iterate(self, root: Node, decision: DecisionContext, world: Any) -> None:
        node, path, state = root, list[tuple[Node, int]](), world
        while state.pub.turn >= 0:
            turn = state.pub.turn
            actions = self._limit_rungs(decision.legal if node is root else self._legal(state, turn))
            fresh = [a for a in actions if a not in node.children]
            action = self.rng.choice(fresh) if fresh else self._select(node, actions)
            for a in actions:
                if a in node.children:
                    node.children[a].open += 1
            if fresh:
                node.children[action] = Node()
            node = node.children[action]
            path.append((node, turn))
            state = self.game.apply(state, turn, action)[0]
            if fresh:
                break
        self._backpropagate(path, self._result(state, decision.seat))

    def _legal(self, state: Any, turn: int) -> Sequence[Action]:
        return self.game.adviser.bot_view(self.game.view(state, turn)).legal

    def _limit_rungs(self, legal: Sequence[Action]) -> list[Action]:
        """Returns the actions looked at: of a ladder of bids only the lowest."""
        rungs = [a for a in legal if is_rung(self.game, a)][:MOST_RUNGS]
        return [a for a in legal if not is_rung(self.game, a)] + rungs

    def _select(self, node: Node, actions: Sequence[Action]) -> Action:
        """Returns the action with the highest upper confidence bound."""
        reach = EXPLORE * (self.high - self.low)

        def bound(action: Action) -> float:
            child = node.children[action]
            return child.total / child.visits + reach * sqrt(log(child.open + 1) / child.visits)

        return max(actions, key=bound)

    def _result(self, state: Any, me: int) -> Sequence[int]:
        """Returns what each seat gets if all goes on at random."""
        end = rollout_calls(self.game, state, me, Supposition())
        if end.pub.turn < 0:
            return tuple(end.pub.result)
        position = self.game.adviser.playout_position(end)
        assert position is not None  # where `rollout_calls` stops cards are played
        words = self.playouts.run([position], self.rng.getrandbits(62), hands=True)[0]
        return self.game.adviser.payoff(end, [*position[:RESULT], *words])

    def _backpropagate(self, path: Sequence[tuple[Node, int]], result: Sequence[int]) -> None:
        seats = self.game.seats
        margins = [average_margin(result, seat, seats) for seat in range(seats)]
        self.low, self.high = min(self.low, *margins), max(self.high, *margins)
        for node, turn in path:
            node.visits += 1
            node.total += margins[turn]
            node.wins += margins[turn] > 0
