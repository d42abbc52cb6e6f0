"""Weighs one decision by what its seat could know.

This is for a hint, and for a review of each decision.

The choices are ranked as `strong` ranks them, on worlds told again where the game can tell. Then the best one and the
one that was made (for a hint: the next best) are compared anew on other worlds: on those it was chosen by, the best of
many would look better than it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot, inf, sqrt
from random import Random, SystemRandom
from statistics import fmean
from time import perf_counter
from typing import Any, Final

from msgspec.structs import replace

from hlaska.bots.analysis.reasons import Comparison, Outcome, find_reasons
from hlaska.bots.baselines.pimc import PLAIN, make_solver_query
from hlaska.bots.call_rollout import Supposition, apply_turn, candidates, choose_default_turn
from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.endgame import FEW, EndgameValues
from hlaska.bots.evaluation.hybrid import HybridValueFunction
from hlaska.bots.evaluation.playouts import BinaryOutcome, certain_outcome
from hlaska.bots.players.call_search import decisive_key
from hlaska.bots.players.evaluators import (
    BATCH,
    MOST_WORLDS,
    REPEATS,
    Key,
    Turn,
)
from hlaska.bots.players.search import ClubBot
from hlaska.bots.players.strong import REVIEW, StrongBot
from hlaska.bots.samples import deviation
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.core.actions import CALL
from hlaska.core.board import Event
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.core.public import Item
from hlaska.core.review import (
    BEYOND,
    USUAL,
    AnalysisRequest,
    Budget,
    Choice,
    DecisionAnalysis,
    Reason,
    Truth,
    hand_of,
    in_money,
)
from hlaska.core.view import View
from hlaska.kernel import jit
from hlaska.kernel.acts import CLOSE
from hlaska.kernel.layout import LEFT, RESULT
from hlaska.kernel.solve import Solver, Unsolvable

AGAIN: Final = 4  # worlds of the comparison for each of the ranking
RANKING: Final = 0.5  # of the seconds
LIKING: Final = 0.2  # of the seconds, more, for which of equal choices is named
OPEN: Final = 500_000  # positions searched at most for the truth of one decision
ENOUGH: Final = 8  # worlds without which nothing is called an error, unless they are all there are
NOTHING: Final = 1e-6  # of the smallest unit


# ---------------------------------------------------------------- one decision
def answer_question(request: AnalysisRequest) -> DecisionAnalysis | None:
    """Answers a question of a review or a hint. Returns None where there was nothing to decide."""
    row = analyze_decision(request.game, request.view, request.events, request.run, request.budget)
    if row is None:
        return None
    return replace(
        row, at=request.at, truth=find_truth(request.game, request.state, row.made) if request.state else None
    )


def analyze_decision(
    game: Game, view: View, events: Sequence[Event], run: Turn = (), budget: Budget = USUAL
) -> DecisionAnalysis | None:
    """Weighs what a seat had to decide on turn. run: what it did from there on, () where it has not decided yet.

    Sees nothing but the view and the events of the seat. None where there was no choice.
    """
    decision = DecisionContext(game, view, events, BeliefSampler)
    if not decision.is_on_turn or len(decision.legal) < 2 or decision.has_no_information():
        return None
    scales = DecisionAnalyzer(game, budget)
    ranked = scales.rank(decision)
    made = find_taken_turn(decision, run, [choice.actions for choice in ranked]) if run else ()
    best = ranked[0].actions
    other = made or (ranked[1].actions if len(ranked) > 1 else best)
    compared = scales.compare(decision, best, other) if best != other else None
    if made:
        return _summarize(decision, made, ranked, compared)
    liked = usual_choice(decision, budget)
    if compared is not None and _is_wrong(compared) and liked != best:
        compared = compared._replace(played=scales.playout_gaps(decision, compared.worlds, best, liked))
    if not _is_wrong(compared):
        ranked = put_liked_first(ranked, liked)
    return _summarize(
        decision, (), complete_choice(decision, ranked), compared if ranked[0].actions == best else None
    )


# ---------------------------------------------------------------- a hint
def usual_choice(decision: DecisionContext, budget: Budget) -> Turn:
    """Returns what `club` does in this position."""
    club = ClubBot(
        decision.game,
        SystemRandom() if budget.seed is None else Random(budget.seed),
        inf if budget.worlds else budget.seconds * LIKING,
        budget.worlds or MOST_WORLDS,
    )
    club.decide(decision.view, decision.events)
    return club.turn


def put_liked_first(ranked: list[Choice], liked: Turn) -> list[Choice]:
    """Puts first, of choices that may be equally good, the one that is liked.

    A hint and the players at the table are then of one mind, and what chance put first says nothing."""
    first = next((c for c in ranked if c.actions == liked and c.behind <= BEYOND * c.error), ranked[0])
    return [first, *(choice for choice in ranked if choice is not first)]


def complete_choice(decision: DecisionContext, ranked: list[Choice]) -> list[Choice]:
    """Names all the cards of the first choice, where several are chosen."""
    best = ranked[0].actions
    wanted = decision.explanation.choose
    if best[0] >= CALL or len(best) >= wanted:
        return ranked
    game = decision.game
    state = apply_turn(game, decision.any_world, decision.seat, best)
    while len(best) < wanted and state.pub.turn == decision.seat:
        more = choose_default_turn(game, state, decision.seat, game.legal(state, decision.seat), None)
        more = more[: wanted - len(best)]
        state, best = apply_turn(game, state, decision.seat, more), (*best, *more)
    return [replace(ranked[0], actions=best), *ranked[1:]]


def find_taken_turn(decision: DecisionContext, run: Turn, ranked: Sequence[Turn]) -> Turn:
    """Finds the turn that begins what a seat did. It is the longest of its choices, with a discard in any order."""
    choices = [*ranked, *candidates(decision)]
    found = [c for c in choices if c == run[: len(c)]]
    if run[0] < CALL:
        found += [c for c in choices if c == tuple(sorted(run[: len(c)]))]
    return max(found, key=len, default=run[:1])


def _summarize(
    decision: DecisionContext, made: Turn, ranked: Sequence[Choice], compared: Comparison | None
) -> DecisionAnalysis:
    best = ranked[0]
    worth, cost, error, worlds = best.worth, 0.0, 0.0, 0
    if compared is not None:
        gaps = compared.gaps
        worth, cost = fmean(o.margin for o in compared.best), fmean(gaps)
        error, worlds = compared.error, len(gaps)
    wrong = _is_wrong(compared)
    why = find_reasons(decision, compared) if compared is not None and wrong else ()
    return DecisionAnalysis(
        seat=decision.seat,
        at=0,
        made=made,
        best=best.actions,
        worth=round(worth, 3),
        cost=round(cost, 3),
        error=round(error, 3),
        wrong=wrong,
        worlds=worlds,
        choices=tuple(ranked),
        reasons=(*_agreement_reasons(decision, best.actions), *why),
        hand=hand_of(decision.game, decision.view),
    )


def _is_wrong(compared: Comparison | None) -> bool:
    """Tells whether the best of two is clearly better, and playouts do not deny it."""
    if compared is None or not (compared.whole or len(compared.gaps) >= ENOUGH):
        return False
    return fmean(compared.gaps) > BEYOND * compared.error + NOTHING and not _is_contradicted(compared.played)


def _is_contradicted(played: Sequence[float]) -> bool:
    """Tells whether playouts say clearly that the other choice is better."""
    return bool(played) and -fmean(played) > BEYOND * deviation(played) / sqrt(len(played)) + NOTHING


def _agreement_reasons(decision: DecisionContext, best: Turn) -> tuple[Reason, ...]:
    """Says that the partner reads a message in a call. A player keeps to it whatever it seems to be worth; cards that
    are passed are by no bidding system."""
    is_kept = decision.advice.agreed and best == decision.advice.turn and best[0] >= CALL
    return (Reason(Phrase("why-agreed")),) if is_kept else ()


# ---------------------------------------------------------------- the scales
class RecordingValueFunction(HybridValueFunction):
    """Tells by which items what it plays out is settled."""

    def outcome(self, state: Any, seat: int, seed: int) -> Outcome:
        """Returns what one playout brings the seat, and by which items."""
        self.last_end = None
        margin = self.binary_outcome(state, seat, seed).margin
        return Outcome(in_money(self.game, margin, seat), self._items(state), self.game.side(state.pub, seat))

    def make_outcome(self, chance: float, brings: Callable[[bool], float], seed: int) -> BinaryOutcome:
        """Draws one of both by chance: an outcome is one that has items."""
        return certain_outcome(brings(Random(seed).random() < chance))

    def _items(self, state: Any) -> tuple[Item, ...]:
        """Returns the items of the end that was settled last, else those of the state."""
        if self.last_end is None:
            found: tuple[Item, ...] = state.pub.items
            return found
        begun, position, words = self.last_end
        return self.game.adviser.items(begun, [*position[:RESULT], *words])


class DecisionAnalyzer:
    """Asks the evaluators of `strong` what each choice is worth, instead of which it makes."""

    def __init__(self, game: Game, budget: Budget) -> None:
        rng = SystemRandom() if budget.seed is None else Random(budget.seed)
        seconds = inf if budget.worlds else budget.seconds * RANKING
        self.game, self.budget, self.recorder = game, budget, RecordingValueFunction(game, rng)
        self.player = StrongBot(
            game,
            rng,
            seconds,
            budget.worlds or MOST_WORLDS,
            without=("halving",),  # choices are compared world by world
            names=REVIEW,
            value_function=self.recorder,
        )
        self.search, self.calls = self.player.search, self.player.calls

    def rank(self, decision: DecisionContext) -> list[Choice]:
        """Returns the choices, the best one first.

        What is agreed with the partner is the best, whatever it seems to be worth: a message that is not kept to is
        worth nothing.
        """
        worths = {turn: worth for worth, turn in self.player.evaluate(decision)}
        best = self.player.best_turn()
        if decision.advice.agreed:
            usual = decision.advice.turn
            best = next((t for t in (usual, tuple(sorted(usual)), usual[:1]) if t in worths), best)
        order = sorted(worths, key=lambda turn: (turn != best, -worths[turn]))
        found = self.player.evaluation.samples
        samples = {turn: [in_money(self.game, m, decision.seat) for m in found[turn]] for turn in order}
        return [_choice(turn, sample, samples[best]) for turn, sample in samples.items()]

    def compare(self, decision: DecisionContext, best: Turn, other: Turn) -> Comparison:
        """Compares two choices on the same worlds, with the same luck. They are solved where they were ranked so."""
        self.search.worlds = min(AGAIN * self.budget.worlds or MOST_WORLDS, MOST_WORLDS)
        end = perf_counter() + (inf if self.budget.worlds else self.budget.seconds * (1 - RANKING))
        found = self.player.evaluation
        if found.solution is not None and other in found.solution.margins:
            return self._compare_solved(found.solution, decision, best, other, end)
        if not found.trees and self._is_closing(best) != self._is_closing(other):
            closing = self.player.endgame.solve_closing(decision, self.search.worlds, end)
            if closing is not None:
                return self._compare_closing(closing, decision, best, other)
        return self._compare_playouts(decision, best, other, end)

    def _is_closing(self, turn: Turn) -> bool:
        return turn[0] >= CALL and CLOSE in self.game.calls[turn[0]].acts

    def _compare_closing(
        self, closing: EndgameValues, decision: DecisionContext, best: Turn, other: Turn
    ) -> Comparison:
        """Compares closing the stock, solved with the same first card in all worlds.

        The other choice is compared by playouts.
        """
        line = max(closing.margins.values(), key=fmean)
        closed = [self._outcome_of(decision, margin) for margin in line]
        goes_on = [
            self.recorder.outcome(
                self.calls.leaf(world, decision, turn, Supposition(), luck), decision.seat, luck
            )
            for turn in (other if self._is_closing(best) else best,)
            for world in closing.worlds
            for luck in self.search.draw_seeds(1)
        ]
        return Comparison(
            closing.worlds, *((closed, goes_on) if self._is_closing(best) else (goes_on, closed))
        )

    def _compare_solved(
        self, solution: EndgameValues, decision: DecisionContext, best: Turn, other: Turn, end: float
    ) -> Comparison:
        """Compares by a solved play for two, on all worlds where they are few."""
        worlds = self.search.worlds
        every = decision.world_sampler.list_worlds(max(worlds, FEW))
        if every is None or len(every) > len(solution.worlds):
            solution = self.player.endgame.solve(decision, worlds, end) or solution
        one, two = (
            [self._outcome_of(decision, margin) for margin in solution.margins[turn]]
            for turn in (best, other)
        )
        return Comparison(solution.worlds, one, two, every is not None and len(every) == len(one))

    def _compare_playouts(self, decision: DecisionContext, best: Turn, other: Turn, end: float) -> Comparison:
        """Compares by playouts, with the items they end with.

        What cards bring is by solved worlds where they can be solved, and by search trees where choices were ranked so.
        """
        keys = [(turn, s) for turn in (best, other) for s in self.calls.distinct_suppositions(decision, turn)]
        found: dict[Key, list[Outcome]] = {key: [] for key in keys}
        exact: tuple[list[float], list[float]] = [], []
        worlds: list[Any] = []
        compare = self.player.evaluation.compare
        better = compare((best, other)) if compare else None
        for states in self.search.batches(decision.world_sampler, BATCH, end):
            for state in states:
                luck = self.search.rng.getrandbits(62)
                for key in keys:
                    leaf = self.calls.leaf(state, decision, *key, luck)
                    found[key].append(self.recorder.outcome(leaf, decision.seat, luck))
            worlds += states
            margins = better(states) if better else None
            better = better if margins else None
            for sure, more in zip(exact, margins or (), strict=False):
                sure += more
        means = {key: fmean(o.margin for o in outcomes) for key, outcomes in found.items()}
        one, two = (found[decisive_key(means, turn)] for turn in (best, other))
        if better:
            one, two = (self._with_margins(decision, *pair) for pair in zip((one, two), exact, strict=True))
        return Comparison(worlds, one, two, played=self._contradicting_gaps(decision, worlds, best, other))

    def _contradicting_gaps(
        self, decision: DecisionContext, worlds: Sequence[Any], best: Turn, other: Turn
    ) -> Sequence[float]:
        """Returns what the best of two cards brings more in playouts.

        Only where solved worlds had ranked them. Players do not see the cards by which an open world is solved: where
        they clearly fare better with the other card, the solver has not shown an error.
        """
        if not self.player.evaluation.sees_hidden:
            return ()
        return self.playout_gaps(decision, worlds, best, other)

    def playout_gaps(
        self, decision: DecisionContext, worlds: Sequence[Any], best: Turn, other: Turn
    ) -> Sequence[float]:
        """Returns what the best of two cards brings more in playouts.

        Nothing where one is no card.
        """
        actions = [turn[0] for turn in (best, other) if turn and turn[0] < CALL]
        if len(actions) < 2 or self.game.adviser.playout_position(worlds[0]) is None:
            return ()
        one, two = self.search.hybrid.after_moves_loosely(worlds, decision.seat, actions, REPEATS)
        return [x - y for x, y in zip(one, two, strict=True)]

    def _outcome_of(self, decision: DecisionContext, margin: float) -> Outcome:
        return Outcome(
            in_money(self.game, margin, decision.seat), (), self.game.side(decision.view.pub, decision.seat)
        )

    def _with_margins(
        self, decision: DecisionContext, outcomes: Sequence[Outcome], margins: Sequence[float]
    ) -> list[Outcome]:
        """Replaces the margins of outcomes by those of the solver."""
        values = (in_money(self.game, margin, decision.seat) for margin in margins)
        return [outcome._replace(margin=value) for outcome, value in zip(outcomes, values, strict=True)]


def _choice(turn: Turn, sample: Sequence[float], best: Sequence[float]) -> Choice:
    return Choice(
        turn, round(fmean(sample), 3), round(fmean(best) - fmean(sample), 3), round(_doubt(best, sample), 3)
    )


def _doubt(best: Sequence[float], sample: Sequence[float]) -> float:
    """Returns the standard error of how much the best is better.

    It is taken world by world, except where a choice was solved on worlds of its own, as closing the stock is.
    """
    if len(best) == len(sample):
        return deviation([b - x for b, x in zip(best, sample, strict=True)]) / sqrt(len(best))
    return hypot(*(deviation(own) / sqrt(len(own)) for own in (best, sample)))


# ---------------------------------------------------------------- with all cards open
def find_truth(game: Game, state: Any, made: Turn) -> Truth | None:
    """Finds what was possible with all cards open.

    None where no card was played, and where the solver would take too long, as while cards are drawn.
    """
    position = game.adviser.playout_position(state)
    if position is None or position[LEFT] or made[0] >= CALL:
        return None
    solver = Solver(OPEN if jit.is_ready("solve") else PLAIN)
    try:
        unit, values = make_solver_query(game, state, position, money=True)(solver)
    except Unsolvable:
        return None
    legal = {a: values[a if a in values else a & 63] for a in game.legal(state, state.pub.turn) if a < CALL}
    # where results are paid, what a side gets more is twice what it gets, and each of it gets a part
    seat = state.pub.turn
    parts = 2 * game.side(state.pub, seat).bit_count() if unit == "result" and game.has_payments else 1
    best = max(legal.values())
    return Truth(
        unit, legal[made[0]] / parts, best / parts, tuple(a for a, value in legal.items() if value == best)
    )
