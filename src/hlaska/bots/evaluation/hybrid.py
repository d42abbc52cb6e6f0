"""Evaluates leaves of a search of `strong`. Playouts value them, corrected by what the solver knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from math import inf
from random import Random
from statistics import fmean
from typing import Any, Final

from hlaska.bots.evaluation.perfect_info import (
    Margins,
    PerfectInfoSolver,
    one_trick_goal,
    one_trick_margin,
    play_move,
)
from hlaska.bots.evaluation.playouts import NOISE, BinaryOutcome, PlayoutValueFunction, certain_outcome
from hlaska.core.actions import Action
from hlaska.core.adviser import Contest
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.kernel import jit
from hlaska.kernel.bits import cards_of
from hlaska.kernel.layout import (
    DONE,
    LEFT,
    PAIR_POINTS,
    PAIR_TRUMP,
    PAIRS,
    RESULT,
    SEATS,
    SIDE,
    STOP,
    TARGET,
    TRICK,
    TRICKS,
    TURN,
    WON,
    WON_TRICKS,
)
from hlaska.kernel.play import legal_now
from hlaska.kernel.policy import MODEL, SCORE, policy_word
from hlaska.kernel.rollout import Playouts
from hlaska.kernel.solve import Solver, TooLong, points

SURVIVAL_PLAYOUTS: Final = 16  # playouts that tell how hard a contract is to beat
MADE: Final = {
    (True, True): (0.6, 0.25), (True, False): (0.15, 0.35), (False, True): (0.05, 0.95), (False, False): (0.02, 0.5),
}  # fmt: skip
"""How many contracts that one trick decides are made, by whether they are to take none (else all) and whether open
cards make them: if no playout survives, and what is added if all do (`scripts/measure_open.py`)."""
AGAINST_THREE: Final = {(True, False): (0.22, 0.33)}
"""The same where three defend, who see less of each other: of 486 contracts for no trick that open cards beat 194 were
made (`scripts/measure_open.py --match`)."""
OPEN_POSITIONS: Final = 200_000  # entered at most for one
SEATS_AT_MOST: Final = 4


def with_contest_outcome(made: bool, words: Sequence[int], contest: Contest, pairs: bool) -> Sequence[int]:
    """Returns the words of a result that just wins or misses a contest.

    The seats of the contest reach its total, or (not `made`) do not. `pairs`: whether marriages count for that.
    """
    ours = seats_of(contest.side)
    total = sum_points(words, ours, pairs)
    wanted = max(total, contest.total) if made else min(total, contest.total - contest.unit)
    if wanted == total:
        return words
    changed = list(words)
    changed[WON + ours[0] - RESULT] += wanted - total
    if contest.shared:
        theirs = [s for s in range(SEATS_AT_MOST) if s not in ours]
        if not 0 <= wanted <= total + sum_points(words, theirs, pairs):
            return words  # marriages have decided it: no trick can
        changed[WON + max(theirs, key=lambda s: words[WON + s - RESULT]) - RESULT] -= wanted - total
    return changed


def seats_of(side: int) -> list[int]:
    return [s for s in range(SEATS_AT_MOST) if side >> s & 1]


def has_pair_points(position: Sequence[int]) -> bool:
    """Tells whether marriages are points of the play, as the solver counts them."""
    return bool(position[PAIRS] & PAIR_TRUMP)


def sum_points(words: Sequence[int], seats: Sequence[int], pairs: bool) -> int:
    """Sums what some seats have in the words of a result; `pairs`: with marriages."""
    return sum(words[WON + s - RESULT] + pairs * words[PAIR_POINTS + s - RESULT] for s in seats)


class HybridValueFunction(PlayoutValueFunction):
    """Plays cards out by a learned model, else by the rule of thumb.

    Contracts that one trick decides are judged with all cards open, and by how often players really find what open
    cards know: the rule of thumb of the playouts defends weakly against them. Of what points decide (`Adviser.contest`)
    both are asked, a playout and open cards, and by what they say it counts as made with so much of a chance.
    """

    can_surrender = False
    """Whether who wins a contract may still give it up, as during an auction."""

    def __init__(
        self, game: Game, rng: Random, learned: bool = True, opens: bool = True, contests: bool = True
    ) -> None:
        """Sets up a value function.

        learned: by the model.
        opens: with all cards open where one trick decides or nothing is left to draw.
        contests: asking open cards also of what points decide.
        """
        super().__init__(game, rng)
        model = game.adviser.model() if learned else ()
        self.opens, self.contests = opens, contests
        self.modelled = policy_word([MODEL] * game.seats) if model else 0
        self.playouts = Playouts(model)
        self._reach: dict[tuple[int, ...], tuple[float, float]] = {}
        """Of one question, by side and position: the most points that can be taken, and the least that cannot."""

    def prepare(self, view: View) -> None:
        """Notes what is the same in all worlds of a decision."""
        self.can_surrender = self.game.declarer(view.pub) < 0

    def binary_outcomes(self, states: Sequence[Any], seat: int, seeds: Sequence[int]) -> list[BinaryOutcome]:
        self._reach.clear()
        return super().binary_outcomes(states, seat, seeds)

    def with_contract(
        self, states: Sequence[Any], seat: int, moves: Sequence[Action], repeats: int, short: int
    ) -> tuple[Margins, Margins]:
        """Returns `after_moves`, and what all but the contract brings, as if it were always made.

        `short` points of it are missing (`PerfectInfoSolver.missing_points`); nothing where none are.
        """
        made: Margins = [[0.0] * len(states) for _ in moves]
        if short <= 0:
            return self.after_moves(states, seat, moves, repeats), made
        played: Margins = [[0.0] * len(states) for _ in moves]
        positions, done = self._play_out(states, moves, repeats)
        contest = self.game.adviser.contest(states[0], positions[0])
        assert contest is not None  # points are missing
        for i, words in enumerate(done):
            move, at = i % len(moves), i // (repeats * len(moves))
            position = positions[at]
            reached = with_contest_outcome(True, words, contest, has_pair_points(position))
            margin = self._margin(self._payoff(states[at], position, reached), seat) / repeats
            made[move][at] += margin
            if reached is not words:
                margin = self._margin(self._payoff(states[at], position, words), seat) / repeats
            played[move][at] += margin
        return played, made

    def _policy(self, state: Any) -> int:
        usual = super()._policy(state)
        return self.modelled or usual if usual == policy_word([SCORE] * self.game.seats) else usual

    @cached_property
    def solving(self) -> PerfectInfoSolver:
        return PerfectInfoSolver(self.game)

    @cached_property
    def solver(self) -> Solver:
        return Solver(OPEN_POSITIONS)

    def after_moves(
        self, states: Sequence[Any], seat: int, moves: Sequence[Action], repeats: int
    ) -> list[list[float]]:
        """Plays out no further than to where all is known and quickly solved.

        That is where nothing is left to draw.
        """
        if not self._has_known_ends(states[0]):
            return self.after_moves_loosely(states, seat, moves, repeats)
        positions = [self._position(state) for state in states]
        ends = self.playouts.run(
            positions,
            self.rng.getrandbits(62),
            moves=moves,
            repeats=repeats,
            policy=self._policy(states[0]),
            noise=NOISE,
            drawing=True,
        )
        each = repeats * len(moves)
        origins = [state for state in states for _ in range(each)]
        gains = self.solving.ends(origins, ends, seat)
        return [
            [fmean(gains[at * each + i : (at + 1) * each : len(moves)]) for at in range(len(states))]
            for i in range(len(moves))
        ]

    def after_moves_loosely(
        self, states: Sequence[Any], seat: int, moves: Sequence[Action], repeats: int
    ) -> list[list[float]]:
        """Returns `after_moves` where the others do not play the end as well as can be."""
        return super().after_moves(states, seat, moves, repeats)

    def _has_known_ends(self, state: Any) -> bool:
        position = self._position(state)
        drawn = position[SEATS] == 2 and position[TARGET] > 0 and position[LEFT] > 0
        return drawn and self.opens and jit.is_ready("solve")

    def binary_outcome(self, state: Any, seat: int, seed: int) -> BinaryOutcome:
        if self.opens and state.pub.turn >= 0 and jit.is_ready("solve"):
            position = self.game.adviser.playout_position(state)
            if position is not None and position[STOP]:
                return self._one_trick_outcome(state, seat, seed, position)
            if position is not None and position[TRICKS] - position[TRICK] == 1:
                return certain_outcome(self._solve_last_trick(state, seat, position))
            contest = self.game.adviser.contest(state, position) if position and self.contests else None
            if position is not None and contest is not None:
                return self._contest_outcome(state, seat, seed, position, contest)
        return super().binary_outcome(state, seat, seed)

    def _contest_outcome(
        self, state: Any, seat: int, seed: int, position: list[int], contest: Contest
    ) -> BinaryOutcome:
        """Returns what it brings by how likely good players reach the total.

        That hangs on whether a playout does and open cards can; all else is as the playout has it.
        """
        try:
            possible = self.can_reach(position, contest)
        except TooLong:
            return super().binary_outcome(state, seat, seed)
        words = self._run_playout(state, seed, position)
        pairs = has_pair_points(position)
        reached = sum_points(words, seats_of(contest.side), pairs) >= contest.total
        retreat = self.game.adviser.surrender_payoff(state) if self.can_surrender and not possible else ()

        def brings(made: bool) -> float:
            if retreat and not made:
                return self._margin(retreat, seat)
            return self._margin(
                self._payoff(state, position, with_contest_outcome(made, words, contest, pairs)), seat
            )

        return self.make_outcome(contest.chances[reached][possible], brings, seed)

    def make_outcome(self, chance: float, brings: Callable[[bool], float], seed: int) -> BinaryOutcome:
        """Makes the outcome of something that is reached with this chance."""
        return BinaryOutcome(chance, brings(True) if chance else 0.0, brings(False) if chance < 1 else 0.0)

    def can_reach(self, position: list[int], contest: Contest) -> bool:
        """Tells whether a contest can be won.

        It is asked of one deal for many contracts: what is known of one often tells the others.

        Raises TooLong.
        """
        need = contest.total - sum_points(
            position[RESULT:], seats_of(contest.side), has_pair_points(position)
        )
        made, missed = self._reach.get((contest.side, *position), (-inf, inf))
        if not made < need < missed:
            return need <= made
        answer = self.solver.is_at_least(position, points(contest.side), need)
        if self._playout_cache is not None:
            self._reach[(contest.side, *position)] = (need, missed) if answer else (made, need)
        return answer

    def reach_rate(self, state: Any, seed: int, position: list[int], contest: Contest) -> float:
        """Returns in which share of playouts the total of a contest is reached."""
        pairs, policy, ours = has_pair_points(position), self._policy(state), seats_of(contest.side)
        done = self.playouts.run([position], seed, repeats=SURVIVAL_PLAYOUTS, policy=policy, noise=NOISE)
        return fmean(sum_points(words, ours, pairs) >= contest.total for words in done)

    def _solve_last_trick(self, state: Any, seat: int, position: list[int]) -> float:
        """Returns what a single trick brings, with all cards open.

        Such as the first of a contract that is laid open and compared after it: with all cards open, as there
        is little to err in.
        """

        def best(b: list[int], low: float, high: float) -> float:
            if b[DONE]:
                return self._margin(self.game.adviser.payoff(state, b), seat)
            ours = bool(b[SIDE + b[TURN]] >> seat & 1)
            for card in cards_of(legal_now(b)[0]):
                value = best(play_move(b, card), low, high)
                low, high = (max(low, value), high) if ours else (low, min(high, value))
                if low >= high:
                    break
            return low if ours else high

        return best(position, -inf, inf)

    def _one_trick_outcome(self, state: Any, seat: int, seed: int, position: list[int]) -> BinaryOutcome:
        """Returns the outcome as the play would really go on."""
        try:
            made = self.success_chance(state, seed, position)
        except TooLong:
            return super().binary_outcome(state, seat, seed)
        gain, loss = (one_trick_margin(self.game, state, position, seat, taken) for taken in (False, True))
        return BinaryOutcome(made, gain, loss)

    def success_chance(self, state: Any, seed: int, position: list[int]) -> float:
        """Returns the chance that a contract which one trick decides is really made.

        Which is mostly as with all cards open. Raises TooLong.
        """
        none, goal = one_trick_goal(self.game, state, position)
        lost = self.solver.is_at_least(position, goal, 1)
        return calibrated_success(none, not lost, self.survival_rate(state, seed, position), position[SEATS])

    def survival_rate(self, state: Any, seed: int, position: list[int]) -> float:
        """Returns the share of playouts in which no seat takes a trick ending the play."""
        stop = position[STOP]
        taking = [s for s in range(position[SEATS]) if stop >> s & 1]
        policy = self._policy(state)
        done = self.playouts.run([position], seed, repeats=SURVIVAL_PLAYOUTS, policy=policy, noise=NOISE)
        return fmean(not any(words[WON_TRICKS + s - RESULT] for s in taking) for words in done)


def calibrated_success(none: bool, open_made: bool, survived: float, seats: int = 3) -> float:
    """Returns the chance that a contract for no trick (`none`) or for all is made.

    From what open cards say and the share of playouts that it survives: players know their own cards only, and
    what is hard to find they find seldom.
    """
    known = MADE if seats <= 3 else MADE | AGAINST_THREE
    least, more = known[none, open_made]
    return least + more * survived
