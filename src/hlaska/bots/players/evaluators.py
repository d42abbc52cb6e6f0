"""Says what the choices of a decision are worth.

A player asks its evaluators in the order of its list.

The first that applies answers. Each is named in `NAMES`, so that a player, a review of its decisions and a measurement
of what one of them is worth differ in their lists alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from math import fsum
from operator import mul
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple, Protocol

from hlaska.bots.call_rollout import Supposition, tie_break
from hlaska.bots.decision import DecisionContext, wall_clock
from hlaska.bots.evaluation.best_defence import ARRANGEMENTS, InformationSetSolver
from hlaska.bots.evaluation.endgame import LEVEL, EndgameSolver, EndgameValues
from hlaska.bots.evaluation.halving_tree_search import HalvingTreeSearch
from hlaska.bots.evaluation.hybrid import HybridValueFunction
from hlaska.bots.evaluation.information_set_trees import BATCH as TREE_BATCH
from hlaska.bots.evaluation.information_set_trees import (
    SingleTreeSearch,
    Trees,
    can_search,
    is_far_from_end,
    merge_equal_cards,
)
from hlaska.bots.evaluation.perfect_info import Margins, PerfectInfoSolver
from hlaska.bots.evaluation.playouts import PlayoutValueFunction
from hlaska.bots.evaluation.policy_prior import policy_bonuses
from hlaska.bots.samples import is_clear
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.actions import CALL, Action
from hlaska.core.game import Game
from hlaska.kernel import jit
from hlaska.kernel.acts import LAY
from hlaska.kernel.layout import LAYERS, LEFT, STOP, TRICK, TRICKS
from hlaska.kernel.solve import Unsolvable

MOST_WORLDS: Final = 4096  # keeps memory bounded; time ends a decision
BATCH: Final = 8  # worlds before the first look at the clock; each batch has twice as many, up to ...
MOST_BATCH: Final = 256
REPEATS: Final = 2
CLOSING: Final = 0.25  # of the time of a card goes to the question what closing is worth
SOLVED: Final = 9  # tricks left, from which on worlds are solved: ten milliseconds each, and then ever less
COPIES_SOLVED: Final = 7  # the same where a pack has copies: two milliseconds, with eight tricks twenty
JOINT_POSITIONS: Final = (
    1_000  # positions entered at most where few worlds look alike to one of three or four
)
PLAYOUT_WEIGHT: Final = 1 / 16  # the weight of playouts beside worlds that are solved
ROUNDS: Final = 32  # iterations of a search tree of one move in each world

Turn = tuple[Action, ...]
Worth = tuple[float, Turn]
Key = tuple[Turn, Supposition]
WorldMargins = Callable[[Sequence[Any]], Margins | None]
"""Returns the margins of turns on worlds, a row for each turn; None where they cannot be told."""


class CallSearch(Protocol):
    """Answers what evaluators of cards ask of the search of calls."""

    def suppositions(self, decision: DecisionContext) -> Sequence[Supposition]:
        """Returns what may be supposed of later calls, beside quiet ones."""

    def leaf(
        self, state: Any, decision: DecisionContext, turn: Turn, supposition: Supposition, seed: int
    ) -> Any:
        """Returns the state at which cards are played after a turn.

        seed: a seed for what is left to chance.
        """


class SearchContext:
    """Holds what the evaluators of one player share.

    game, rng: its rules and its chance.
    worlds: how many a decision looks at, at most.
    value_function: what leaves are worth.
    """

    calls: CallSearch
    """How calls are searched; set by the player that has them."""

    def __init__(self, game: Game, rng: Random, worlds: int, value_function: PlayoutValueFunction) -> None:
        self.game, self.rng, self.worlds, self.value_function = game, rng, worlds, value_function
        self.clock: Callable[[], float] = wall_clock
        self.acts = {call: act for act, call in game.calls.acts.items()}

    @property
    def hybrid(self) -> HybridValueFunction:
        """Returns the value function of a player that solves."""
        assert isinstance(self.value_function, HybridValueFunction)
        return self.value_function

    def moves(self, decision: DecisionContext) -> dict[Action, int]:
        """Returns the actions that the kernel plays, each as the kernel has it."""
        return {a: self.acts.get(a, a) for a in decision.legal if a < CALL or self.acts.get(a, LAY) < LAY}

    def draw_seeds(self, count: int) -> list[int]:
        """Draws seeds for playouts."""
        return [self.rng.getrandbits(62) for _ in range(count)]

    def batches(
        self, sampler: WorldSampler, batch: int, end: float, most: int | None = None
    ) -> Iterator[list[Any]]:
        """Yields batches of worlds, each larger than the last, until time or number ends.

        The time is of `clock`.

        While nothing is compiled the first has one world. A batch that would last beyond the end is made smaller.
        `most`: so many in all, instead of the player's number.
        """
        begun, done = self.clock(), 0
        most = self.worlds if most is None else most
        batch = min(batch, most) if jit.is_ready("run_playouts") else 1
        while batch > 0:
            yield sampler.draw_many(batch, self.rng)
            done += batch
            now = self.clock()
            fitting = (end - now) * done / (now - begun)
            batch = int(min(2 * batch, MOST_BATCH, most - done, max(fitting, 0)))

    def margins_after_call(
        self, states: Sequence[Any], decision: DecisionContext, call: Action
    ) -> list[float]:
        """Returns the margin in each state after a call in the middle of the play."""
        leaves = [self.calls.leaf(state, decision, (call,), Supposition(), 0) for state in states]
        rounds = [
            self.value_function.margins(leaves, decision.seat, self.draw_seeds(len(leaves)))
            for _ in range(REPEATS)
        ]
        return [fmean(found) for found in zip(*rounds, strict=True)]


class EvaluationRequest:
    """Holds one decision as the evaluators are asked it.

    begun: when its time began (`clock`).
    card_end: when it ends for a card or an answer.
    call_end: when it ends for other calls.
    amended: turns that were evaluated for themselves, whoever judges the others.
    """

    def __init__(
        self, search: SearchContext, decision: DecisionContext, begun: float, card_end: float, call_end: float
    ) -> None:
        self.search, self.decision, self.begun = search, decision, begun
        self.card_end, self.call_end = card_end, call_end
        self.amended: dict[Turn, tuple[float, list[float]]] = {}

    @cached_property
    def world(self) -> Any:
        """Returns a world, for questions that all worlds answer alike."""
        return self.decision.world_sampler.draw_uniform(self.search.rng)

    @cached_property
    def moves(self) -> dict[Action, int]:
        """Returns the actions that the kernel plays, each as the kernel has it."""
        return self.search.moves(self.decision)

    @property
    def others(self) -> list[Action]:
        """Returns the actions that only the engine knows (claims, combinations)."""
        return [a for a in self.decision.legal if a not in self.moves]

    def amend(self, found: Evaluation) -> Evaluation:
        """Puts in what was evaluated for itself."""
        worths = [
            (self.amended[turn][0] if turn in self.amended else worth, turn) for worth, turn in found.worths
        ]
        samples = {**found.samples, **{turn: margins for turn, (_, margins) in self.amended.items()}}
        return found._replace(worths=worths, samples=samples) if self.amended else found

    @cached_property
    def is_of_cards(self) -> bool:
        """Tells whether cards are in play, and nothing but quiet calls can come between them."""
        is_in_play = self.search.game.adviser.position(self.world) is not None
        is_quiet = not self.others or not self.search.calls.suppositions(self.decision)
        return bool(self.moves) and is_quiet and is_in_play


class Evaluation(NamedTuple):
    """Holds what an evaluator found.

    evaluator: the one that found it, and chooses by it.
    worths: what each turn is worth.
    samples: the margins that it was judged by.
    keys: the supposition by which a turn of calls was judged.
    trees: the margins of the moves that search trees judged.
    plan: the best of these.
    solution: lines of a play that was solved.
    compare: makes, for some of the turns, a function of their margins on other worlds (None where only playouts can).
    sees_hidden: whether turns were judged with all cards open.
    """

    evaluator: Chooser | None = None
    worths: Sequence[Worth] = ()
    samples: Mapping[Turn, list[float]] = {}
    keys: Mapping[Turn, Key] = {}
    trees: Mapping[Turn, list[float]] = {}
    plan: Turn = ()
    solution: EndgameValues | None = None
    compare: Callable[[Sequence[Turn]], WorldMargins | None] | None = None
    sees_hidden: bool = False


class Evaluator(Protocol):
    """Judges the choices of a decision."""

    def evaluate(self, question: EvaluationRequest) -> Evaluation | None:
        """Returns what each choice is worth; None where it does not apply."""


class Chooser(Protocol):
    """Chooses by what it has found."""

    def choose(self, question: EvaluationRequest, found: Evaluation) -> Turn:
        """Returns the best turn of what it found."""


def choose_best(question: EvaluationRequest, worths: Sequence[Worth]) -> Turn:
    """Returns the turn that is worth most; of equal ones what the seat likes better."""
    most = max(worth for worth, _ in worths)
    best = [turn for worth, turn in worths if worth == most]
    if len(best) == 1:
        return best[0]
    game, decision = question.search.game, question.decision
    world = decision.world_sampler.draw_uniform(question.search.rng)
    # who is ahead ends it, who is behind plays on: calls that end a deal come last
    sign = 1 if most > 0 else -1
    return max(best, key=lambda turn: (tie_break(game, world, decision.seat, turn), sign * turn[0]))


# ---------------------------------------------------------------- plays for two that are solved
class Endgame:
    """Solves every turn of a play for two on the same worlds."""

    def __init__(self, solver: EndgameSolver) -> None:
        self.solver = solver

    def evaluate(self, question: EvaluationRequest) -> Evaluation | None:
        decision, search = question.decision, question.search
        solution = self.solver.solve(decision, search.worlds, question.card_end)
        if solution is None:
            return None
        worths = [(worth, turn) for turn, worth in solution.means().items()]
        return Evaluation(self, worths, solution.margins, solution=solution)

    def choose(self, question: EvaluationRequest, found: Evaluation) -> Turn:
        """Returns, of equal lines, one that ends the play with a gain.

        Else the one that brings most where the others do not play as well as can be."""
        assert found.solution is not None  # it has found it
        search, decision = question.search, question.decision
        most = max(worth for worth, _ in found.worths)
        tied = [turn for worth, turn in found.worths if worth > most - LEVEL]
        ends = [turn for turn in tied if turn[-1] >= CALL and turn[-1] not in search.acts]
        going_on = [turn for turn in tied if turn not in ends]
        if ends and (most > 0 or not going_on):
            return ends[0]
        if len(going_on) == 1:
            return going_on[0]
        moves = [search.acts.get(turn[0], turn[0]) for turn in going_on]
        worlds = found.solution.worlds[:MOST_BATCH]
        gains = search.hybrid.after_moves_loosely(worlds, decision.seat, moves, REPEATS)
        return max(zip(map(fmean, gains), going_on, strict=True), key=lambda gain: gain[0])[1]


class StockClosing:
    """Solves what closing the stock is worth, with the same first card in all worlds. Others judge the rest."""

    def __init__(self, solver: EndgameSolver, beside_trees: bool) -> None:
        """Sets up an evaluator. `beside_trees`: search trees know of closing, where they can search."""
        self.solver, self.beside_trees = solver, beside_trees

    def evaluate(self, question: EvaluationRequest) -> Evaluation | None:
        decision = question.decision
        if self.beside_trees and can_search(decision):
            return None
        share = question.begun + CLOSING * (question.card_end - question.begun)
        closing = self.solver.solve_closing(decision, question.search.worlds, share)
        if closing is not None:
            line, best = max(closing.means().items(), key=lambda found: found[1])
            question.amended[line[:1]] = best, closing.margins[line]
        return None


# ---------------------------------------------------------------- search trees
class StockTrees:
    """Searches trees while cards are drawn. What only the engine knows is judged beside them, on the same worlds."""

    def __init__(self, solves: bool) -> None:
        """Sets up an evaluator. `solves`: worlds are solved near the end, not played by the rule of thumb."""
        self.solves = solves

    def evaluate(self, question: EvaluationRequest) -> Evaluation | None:
        if not can_search(question.decision) or not question.is_of_cards:
            return None
        search = question.search
        solving = search.hybrid.solving if self.solves else None
        return self._grow(question, HalvingTreeSearch(search.game, search.rng, question.moves, solving))

    def _grow(
        self, question: EvaluationRequest, planning: HalvingTreeSearch | SingleTreeSearch
    ) -> Evaluation:
        decision, search = question.decision, question.search
        calls: dict[Turn, list[float]] = {(a,): [] for a in question.others}
        for states in search.batches(decision.world_sampler, TREE_BATCH, question.card_end):
            planning.iterate(states)
            for (call,), sample in calls.items():
                sample += search.margins_after_call(states, decision, call)
            if planning.is_clear():
                break
        trees = planning.samples()
        samples = {**trees, **calls}
        return Evaluation(self, mean_worths(samples), samples, trees=trees, plan=planning.best)

    def choose(self, question: EvaluationRequest, found: Evaluation) -> Turn:
        """Returns the best move by search trees, or a call that brings more.

        Also one that brings as much and a gain: that ends the deal."""
        means = {turn: worth for worth, turn in found.worths}
        calls = [turn for turn in means if turn not in found.trees]
        call = max(calls, key=means.__getitem__, default=found.plan)
        best = means[found.plan]
        return call if means[call] > best or means[call] == best > 0 else found.plan


class DoublePackTree(StockTrees):
    """Searches one tree in the long plays of the double pack, until worlds are solved."""

    def evaluate(self, question: EvaluationRequest) -> Evaluation | None:
        decision, search = question.decision, question.search
        if (
            not question.is_of_cards
            or not is_far_from_end(decision)
            or (self.solves and is_soluble(decision))
        ):
            return None
        return self._grow(question, SingleTreeSearch(search.game, search.rng, question.moves))


class SeparateTrees:
    """Searches as `StockTrees`, with as many iterations for every move. Choices are compared world by world."""

    def moves(self, search: SearchContext, decision: DecisionContext) -> dict[Action, int]:
        """Returns the moves that have a tree, by the action."""
        return merge_equal_cards(search.moves(decision))

    def evaluate(self, question: EvaluationRequest) -> Evaluation | None:
        if not can_search(question.decision) or not question.is_of_cards:
            return None
        decision, search = question.decision, question.search
        grown = self.moves(search, decision)
        trees = Trees(search.game, search.rng, search.hybrid.solving)
        samples: dict[Turn, list[float]] = {(a,): [] for a in (*question.moves, *question.others)}
        for states in search.batches(decision.world_sampler, BATCH, question.card_end):
            gains = trees.iterate(states, sorted(set(grown.values())), ROUNDS)
            for a, move in grown.items():
                samples[a,] += gains[move]
            for call in question.others:
                samples[call,] += search.margins_after_call(states, decision, call)
        judged: dict[Turn, list[float]] = {(a,): samples[a,] for a in grown}
        return Evaluation(
            self, mean_worths(samples), samples, trees=judged, compare=partial(self._compare, question)
        )

    def _compare(self, question: EvaluationRequest, turns: Sequence[Turn]) -> WorldMargins | None:
        """Makes trees for these turns; None where one of them has none."""
        search = question.search
        grown = self.moves(search, question.decision)
        moves = [grown[turn[0]] for turn in turns if len(turn) == 1 and turn[0] in grown]
        if len(moves) < len(turns):
            return None
        trees = Trees(search.game, search.rng, search.hybrid.solving)

        def margins(worlds: Sequence[Any]) -> Margins:
            found = trees.iterate(worlds, dict.fromkeys(moves), ROUNDS)
            return [found[move] for move in moves]

        return margins

    def choose(self, question: EvaluationRequest, found: Evaluation) -> Turn:
        return choose_best(question, found.worths)


# ---------------------------------------------------------------- cards on worlds that are solved
class SolvedWorlds:
    """Solves cards on worlds with all cards open, in money, where that fits the time.

    Open cards know too much: many cards look the same to them that are not. So what playouts on the same worlds say, in
    which others err and see their own cards only, counts with little weight. Where the solver tells no more than
    whether a contract is made, all else that counts is what playouts bring.
    """

    def __init__(self, solving: PerfectInfoSolver) -> None:
        self.solving = solving

    def can_solve(self, question: EvaluationRequest) -> bool:
        """Tells whether every answer is a card, and few tricks are left."""
        return question.is_of_cards and not question.others and is_soluble(question.decision)

    def evaluate(self, question: EvaluationRequest) -> Evaluation | None:
        if not self.can_solve(question):
            return None
        decision, search = question.decision, question.search
        actions = list(question.moves.values())
        exact: list[list[float]] = [[] for _ in actions]
        played: list[list[float]] = [[] for _ in actions]
        short = self.solving.missing_points(decision.any_world)
        for states in search.batches(decision.world_sampler, BATCH, question.card_end):
            found = self.solving.margins(states, decision.seat, actions)
            if found is None:
                break
            more, beside = search.hybrid.with_contract(states, decision.seat, actions, REPEATS, short)
            for i, gains in enumerate(found):
                exact[i] += [x + y for x, y in zip(gains, beside[i], strict=True)]
                played[i] += more[i]
            if is_clear(exact):
                break
        if not exact[0]:
            return None
        worths = [mix(fmean(sure), fmean(likely)) for sure, likely in zip(exact, played, strict=True)]
        return self._evaluation(question, worths, exact)

    def _evaluation(
        self, question: EvaluationRequest, worths: Iterable[float], samples: Iterable[list[float]]
    ) -> Evaluation:
        turns: list[Turn] = [(a,) for a in question.moves]
        by_turn = dict(zip(turns, samples, strict=True))
        return Evaluation(
            self,
            list(zip(worths, turns, strict=True)),
            by_turn,
            compare=partial(self._compare, question),
            sees_hidden=True,
        )

    def _compare(self, question: EvaluationRequest, turns: Sequence[Turn]) -> WorldMargins | None:
        """Returns the solver's margins; None where it does not tell all that a card brings."""
        decision, actions = question.decision, [turn[0] for turn in turns]
        if self.solving.missing_points(decision.any_world) > 0:
            return None
        return lambda worlds: self.solving.margins(worlds, decision.seat, actions)

    def choose(self, question: EvaluationRequest, found: Evaluation) -> Turn:
        """Returns any of the cards that are equal to the last playout.

        Where only playouts judge, the one that is missed least is better: they do not see what cards are kept for.
        """
        most = max(worth for worth, _ in found.worths)
        best = [turn for worth, turn in found.worths if worth == most]
        if any(action >= CALL for (action,) in best):
            return choose_best(question, found.worths)
        return question.search.rng.choice(best)


class AlikeWorlds(SolvedWorlds):
    """Chooses the same card for all worlds that look alike, where these are few."""

    def evaluate(self, question: EvaluationRequest) -> Evaluation | None:
        if not self.can_solve(question):
            return None
        decision, search, actions = question.decision, question.search, list(question.moves.values())
        every = decision.world_sampler.list_worlds(ARRANGEMENTS)
        if every is None or len(every) < 2 or not jit.is_ready("solve"):
            return None
        states = [decision.world_sampler.imagine(cards) for cards in every]
        weights = [decision.world_sampler.weight(cards, search.rng) for cards in every]
        positions = [b for b in map(search.game.adviser.playout_position, states) if b is not None]
        together = InformationSetSolver(self.solving, decision.seat, JOINT_POSITIONS)
        try:
            margins = [list(together.solve_after(states, positions, a, weights)) for a in actions]
        except Unsolvable:
            return None
        played = search.hybrid.after_moves_loosely(states, decision.seat, actions, REPEATS)
        whole = fsum(weights)
        sure, likely = ([fsum(map(mul, weights, row)) / whole for row in rows] for rows in (margins, played))
        return self._evaluation(question, map(mix, sure, likely), margins)


def mix(exact: float, played: float) -> float:
    """Weighs what is solved and what playouts say."""
    return (1 - PLAYOUT_WEIGHT) * exact + PLAYOUT_WEIGHT * played


def is_soluble(decision: DecisionContext) -> bool:
    """Tells whether so few tricks are left that worlds are solved in time.

    One trick decides much sooner, and while cards are drawn there is much more to solve."""
    position = decision.game.adviser.playout_position(decision.any_world)
    if position is None or position[LEFT]:
        return False
    most = SOLVED if position[LAYERS] == 1 else COPIES_SOLVED
    return bool(position[STOP]) or position[TRICKS] - position[TRICK] <= most


# ---------------------------------------------------------------- cards by playouts
class CardPlayouts:
    """Plays every card and act on every world in one call of the kernel.

    Beside them what only the engine knows (claims, combinations), on the same worlds.
    """

    def evaluate(self, question: EvaluationRequest) -> Evaluation | None:
        if not question.is_of_cards:
            return None
        decision, search = question.decision, question.search
        calls, moves = question.others, question.moves
        samples: list[list[float]] = [[] for _ in (*moves, *calls)]
        for states in search.batches(decision.world_sampler, BATCH, question.card_end):
            gains = search.value_function.after_moves(states, decision.seat, list(moves.values()), REPEATS)
            gains += [search.margins_after_call(states, decision, call) for call in calls]
            for sample, more in zip(samples, gains, strict=True):
                sample += more
            if is_clear(samples):
                break
        by_turn: dict[Turn, list[float]] = {
            (a,): sample for a, sample in zip((*moves, *calls), samples, strict=True)
        }
        return Evaluation(self, mean_worths(by_turn), by_turn)

    def choose(self, question: EvaluationRequest, found: Evaluation) -> Turn:
        return choose_best(question, found.worths)


class CardPlayoutsWithPrior(CardPlayouts):
    """Adds to playouts what a model of a card says, where the game has one.

    Only where nothing but cards is judged.
    """

    def __init__(self, prior: Sequence[int]) -> None:
        self.prior = prior

    def evaluate(self, question: EvaluationRequest) -> Evaluation | None:
        if not self.prior or not question.is_of_cards or question.others:
            return None
        found = super().evaluate(question)
        assert found is not None  # cards are in play
        position = question.search.game.adviser.playout_position(question.decision.any_world)
        assert position is not None
        cards = [a & 63 for a in question.moves]
        more = policy_bonuses(list(self.prior), position, cards, list(found.samples.values()))
        worths = [(worth + extra, turn) for (worth, turn), extra in zip(found.worths, more, strict=True)]
        return found._replace(worths=worths)


def mean_worths(samples: Mapping[Turn, Sequence[float]]) -> list[Worth]:
    """Returns the mean of each sample with its turn."""
    return [(fmean(sample), turn) for turn, sample in samples.items()]
