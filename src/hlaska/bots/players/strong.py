"""`strong`: as `club`, on worlds in which the deal is told again, and with more of them.

Where something has been told that the game can read (`Adviser.retelling`), or nothing can have been told yet
(`Adviser.foreseen`), and it knows what a hand would call (`Adviser.habit`), everybody's later calls are what such a
hand would call in that world, the own ones too. So a
doubling is judged by the money it is expected to bring, answers included: who doubles holds what such a hand holds, and
who does not, does not. Elsewhere calls are judged as `club` judges them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil, fsum, log2
from operator import mul
from random import Random
from statistics import fmean
from typing import Any, Final

from hlaska.bots.call_rollout import Supposition, after, raises, supposed
from hlaska.bots.decision import Seat
from hlaska.bots.evaluation.endgame import LEVEL, EndgameSolver, Solution
from hlaska.bots.evaluation.hybrid import HybridEvaluator
from hlaska.bots.evaluation.information_set import ARRANGEMENTS, InformationSetSolver
from hlaska.bots.evaluation.perfect_info import PerfectInfoSolver
from hlaska.bots.evaluation.policy_prior import policy_bonuses
from hlaska.bots.evaluation.tree_search import BATCH as TREE_BATCH
from hlaska.bots.evaluation.tree_search import HalvingTreeSearch, SingleTreeSearch, can_search, far_from_end
from hlaska.bots.players.search import (
    BATCH,
    MOST_BATCH,
    MOST_WORLDS,
    PROOF,
    REPEATS,
    SAMPLE,
    ClubBot,
    Key,
    Turn,
    Worth,
    decisive,
    risk_adjusted,
)
from hlaska.bots.samples import clear, deviation
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.game import CALL, Action, Game
from hlaska.kernel import jit
from hlaska.kernel.layout import LAYERS, LEFT, STOP, TRICK, TRICKS
from hlaska.kernel.solve import Unsolvable

CARD_SECONDS: Final = 1.0
CALL_SECONDS: Final = 2.0
ANALYSIS_CARD_SECONDS: Final = 10.0
ANALYSIS_CALL_SECONDS: Final = 20.0
CLOSING: Final = 0.25  # of the time of a card goes to the question what closing is worth
EVERY_RUNG: Final = 1 << 10
NEAR: Final = 0.5  # standard errors by which calls may differ that are as good as equal
KEPT: Final = 2  # turns that no round of sequential halving drops
SOLVED: Final = 9  # tricks left, from which on worlds are solved: ten milliseconds each, and then ever less
COPIES_SOLVED: Final = 7  # the same where a pack has copies: two milliseconds, with eight tricks twenty
TOGETHER: Final = 1_000  # positions entered at most where few worlds look alike to one of three or four
PLAYED: Final = 1 / 16  # the weight of playouts beside worlds that are solved
MEASURED_PROOF: Final = (
    3.0  # standard errors by which a call must be better than one that was measured to be good
)
RAISED: Final = 0.25  # deviations taken off the mean for the square of the raises of others
ABILITIES: Final = ("told", "model", "solved", "measured", "tree", "open", "alike", "halving")
"""What `strong` has beside `club`: worlds told again, a learned model, the solver, and calls by what was measured of
them (what hands will call after it, and bids), a search tree while cards are drawn, what points decide judged by open
cards beside playouts, the same card in worlds that look alike, and more worlds for
the calls that are close. Each can be left out, to measure what it is
worth."""


class StrongBot(ClubBot):
    """Average result over worlds told again."""

    card_seconds, call_seconds = CARD_SECONDS, CALL_SECONDS

    def __init__(
        self,
        game: Game,
        rng: Random,
        seconds: float | None = None,
        worlds: int = MOST_WORLDS,
        without: Collection[str] = (),
    ) -> None:
        """`without`: what it does not use (`ABILITIES`), to measure what that is worth."""
        super().__init__(game, rng, seconds, worlds)
        self.deals = WorldSampler if "told" in without else BeliefSampler
        self.solves = "solved" not in without
        self.plans = "tree" not in without
        self.planned: dict[Turn, list[float]] = {}
        self.plan: Turn = ()
        """Of the latest decision the moves judged by search trees, and the best of them."""
        self.measures = "measured" not in without
        self.judge: HybridEvaluator = HybridEvaluator(
            game, rng, "model" not in without, self.solves, "open" not in without
        )
        self.leaning = [] if "model" in without else list(game.adviser.leaning())
        self.alike, self.halves = "alike" not in without, "halving" not in without
        self.solved = EndgameSolver(game, rng, self.alike)
        self.solution: Solution | None = None  # of the latest decision
        self.solving = PerfectInfoSolver(game)
        self.in_money = (
            False  # whether the cards of the latest decision were judged by worlds solved in money
        )
        self.supposed, self.reading = self.suppositions, False
        self.measured: Turn = ()

    def count_processor_time(self) -> None:
        """Counts it for solved endings, too."""
        super().count_processor_time()
        self.solved.clock = self.clock

    def worths(self, seat: Seat, begun: float | None = None) -> list[Worth]:
        """By solved worlds where the game can be solved. Else as `club`; where the worlds are told again, with
        everybody's later calls by habit."""
        begun = self.clock() if begun is None else begun
        end = begun + self._usual(self.card_seconds)
        self.in_money, self.planned = False, {}
        self.judge.retreats = self.game.declarer(seat.view.pub) < 0
        self.solution = self.solved.solution(seat, self.worlds, end) if self.solves else None
        if self.solution is not None:
            self.samples = self.solution.margins
            return [(worth, turn) for turn, worth in self.solution.means().items()]
        self.reading = self.measures and reads(seat)
        self.suppositions = [] if self.reading else self.supposed
        share = begun + CLOSING * (end - begun)
        closes = self.solves and not (self.plans and can_search(seat))
        closing = self.solved.closing(seat, self.worlds, share) if closes else None
        worths = super().worths(seat, begun)
        return worths if closing is None else self._with_closing(worths, closing)

    def _with_closing(self, worths: list[Worth], closing: Solution) -> list[Worth]:
        """A stock that is closed is solved, with the same first card in all worlds."""
        line, best = max(closing.means().items(), key=lambda found: found[1])
        self.samples[line[:1]] = closing.margins[line]
        return [(best if turn == line[:1] else worth, turn) for worth, turn in worths]

    def _best(self, seat: Seat, worths: Sequence[Worth]) -> Turn:
        """Of equal lines of a solved play one that ends it with a gain, else the one that brings most where the others
        do not play as well as can be."""
        if self.planned:
            return self._planned_best(worths)
        if self.keys and self.halves:
            return super()._best(seat, self._steady(worths))
        if self.solution is None:
            return (self._drawn(worths) if self.in_money else ()) or super()._best(seat, worths)
        most = max(worth for worth, _ in worths)
        tied = [turn for worth, turn in worths if worth > most - LEVEL]
        ends = [turn for turn in tied if turn[-1] >= CALL and turn[-1] not in self.acts]
        rollout_by_call_policy = [turn for turn in tied if turn not in ends]
        if ends and (most > 0 or not rollout_by_call_policy):
            return ends[0]
        if len(rollout_by_call_policy) == 1:
            return rollout_by_call_policy[0]
        moves = [self.acts.get(turn[0], turn[0]) for turn in rollout_by_call_policy]
        gains = self.judge.after_moves_loosely(self.solution.worlds[:MOST_BATCH], seat.number, moves, REPEATS)
        return max(zip(map(fmean, gains), rollout_by_call_policy, strict=True), key=lambda gain: gain[0])[1]

    def _steady(self, worths: Sequence[Worth]) -> list[Worth]:
        """Of calls that are as good as equal keeps the one whose results differ least."""
        most, best = max(worths, key=lambda worth: worth[0])
        own = self.samples[best]
        near = []
        for worth, turn in worths:
            gap = [x - y for x, y in zip(own, self.samples[turn], strict=False)]
            if most - worth <= NEAR * deviation(gap) / min(len(gap), SAMPLE) ** 0.5:
                near.append((deviation(self.samples[turn]), worth, turn))
        least = min(near)[0]
        return [(most, turn) for spread, _, turn in near if spread == least]

    def _drawn(self, worths: Sequence[Worth]) -> Turn:
        """Of cards that are equal in solved worlds and to the last playout any one, () for other turns. Where only
        playouts judge, the one that is missed least is better: they do not see what cards are kept for."""
        most = max(worth for worth, _ in worths)
        best = [turn for worth, turn in worths if worth == most]
        single = all(len(turn) == 1 and turn[0] < CALL for turn in best)
        return self.rng.choice(best) if single else ()

    # ------------------------------------------------------------ cards that can be solved
    def _moves(self, seat: Seat, moves: dict[Action, int], end: float) -> list[Worth]:
        """By search trees while cards are drawn, and with the double pack until it is solved; solved in money where
        every answer is a card and that fits the time; else by playouts."""
        if self.plans and can_search(seat):
            return self._by_tree(seat, moves, end)
        if self.plans and far_from_end(seat) and not (self.solves and self._soluble(seat)):
            return self._planned(seat, moves, SingleTreeSearch(self.game, self.rng, moves), end)
        solved = self._solved(seat, moves, end) if len(moves) == len(seat.legal) else []
        self.in_money = bool(solved)
        return solved or self._leaned(seat, moves, super()._moves(seat, moves, end))

    def _by_tree(self, seat: Seat, moves: dict[Action, int], end: float) -> list[Worth]:
        """Cards and acts by search trees, and beside them what only the engine knows, on the same worlds."""
        planning = HalvingTreeSearch(self.game, self.rng, moves, self.judge.solving if self.solves else None)
        return self._planned(seat, moves, planning, end)

    def _planned(
        self, seat: Seat, moves: dict[Action, int], planning: HalvingTreeSearch | SingleTreeSearch, end: float
    ) -> list[Worth]:
        calls: dict[Turn, list[float]] = {(a,): [] for a in seat.legal if a not in moves}
        for states in self._worlds(seat.deals, TREE_BATCH, end):
            planning.meet(states)
            for (call,), sample in calls.items():
                sample += self._after_call(states, seat.number, call)
            if planning.clear():
                break
        self.planned, self.plan = planning.samples(), planning.best
        self.samples = {**self.planned, **calls}
        return [(fmean(sample), turn) for turn, sample in self.samples.items()]

    def _planned_best(self, worths: Sequence[Worth]) -> Turn:
        """The best move by search trees, or a call that brings more, or as much and a gain: that ends the deal."""
        means = {turn: worth for worth, turn in worths}
        calls = [turn for turn in means if turn not in self.planned]
        call = max(calls, key=means.__getitem__, default=self.plan)
        best = means[self.plan]
        return call if means[call] > best or means[call] == best > 0 else self.plan

    def _leaned(self, seat: Seat, moves: dict[Action, int], worths: list[Worth]) -> list[Worth]:
        """With what a model of a card says beside playouts, where the game has one and nothing but cards is judged."""
        if not self.leaning or len(moves) < len(worths):
            return worths
        position = self.game.adviser.playout(seat.any_world)
        assert position is not None  # cards are in play
        more = policy_bonuses(self.leaning, position, [a & 63 for a in moves], list(self.samples.values()))
        return [(worth + extra, turn) for (worth, turn), extra in zip(worths, more, strict=True)]

    def _solved(self, seat: Seat, moves: dict[Action, int], end: float) -> list[Worth]:
        """What each card is worth on worlds solved with all cards open; nothing where they cannot be solved in time.

        Open cards know too much: many cards look the same to them that are not. So what playouts on the same worlds
        say, in which others err and see their own cards only, counts with little weight. Where the solver tells no more
        than whether a contract is made, all else that counts is what playouts bring."""
        if not self.solves or not self._soluble(seat):
            return []
        actions = list(moves.values())
        together = self._solved_together(seat, actions) if self.alike else []
        if together:
            self.samples = {(a,): sample for a, (_, sample) in zip(moves, together, strict=True)}
            return [(worth, (a,)) for a, (worth, _) in zip(moves, together, strict=True)]
        exact: list[list[float]] = [[] for _ in moves]
        played: list[list[float]] = [[] for _ in moves]
        short = self.solving.missing(seat.any_world)
        for states in self._worlds(seat.deals, BATCH, end):
            found = self.solving.margins(states, seat.number, actions)
            if found is None:
                break
            more, beside = self.judge.with_contract(states, seat.number, actions, REPEATS, short)
            for i, gains in enumerate(found):
                exact[i] += [x + y for x, y in zip(gains, beside[i], strict=True)]
                played[i] += more[i]
            if clear(exact):
                break
        if not exact[0]:
            return []
        self.samples = {(a,): sample for a, sample in zip(moves, exact, strict=True)}
        shares = 1 - PLAYED, PLAYED
        worths = [
            shares[0] * fmean(sure) + shares[1] * fmean(likely)
            for sure, likely in zip(exact, played, strict=True)
        ]
        return [(worth, (a,)) for worth, a in zip(worths, moves, strict=True)]

    def _solved_together(self, seat: Seat, actions: Sequence[Action]) -> list[tuple[float, list[float]]]:
        """Returns the worth and margins of each card where few worlds look alike.

        The same cards are chosen in all of them. [] where they are one or many, or take too long.
        """
        every = seat.deals.every(ARRANGEMENTS)
        if every is None or len(every) < 2 or not jit.ready("solve"):
            return []
        states = [seat.deals.imagined(cards) for cards in every]
        weights = [seat.deals.weight(cards, self.rng) for cards in every]
        positions = [b for b in map(self.game.adviser.playout, states) if b is not None]
        solving = InformationSetSolver(self.solving, seat.number, TOGETHER)
        try:
            margins = [list(solving.after(states, positions, a, weights)) for a in actions]
        except Unsolvable:
            return []
        played = self.judge.after_moves_loosely(states, seat.number, actions, REPEATS)
        whole = fsum(weights)
        sure, likely = ([fsum(map(mul, weights, row)) / whole for row in rows] for rows in (margins, played))
        worths = [(1 - PLAYED) * x + PLAYED * y for x, y in zip(sure, likely, strict=True)]
        return list(zip(worths, margins, strict=True))

    def _soluble(self, seat: Seat) -> bool:
        """Whether so few tricks are left that worlds are solved in time; one trick decides much sooner, and while cards
        are drawn there is much more to solve."""
        position = self.game.adviser.playout(seat.any_world)
        if position is None or position[LEFT]:
            return False
        most = SOLVED if position[LAYERS] == 1 else COPIES_SOLVED
        return bool(position[STOP]) or position[TRICKS] - position[TRICK] <= most

    # ------------------------------------------------------------ calls
    def _turns(self, seat: Seat, turns: Sequence[Turn], end: float) -> list[Worth]:
        self.measured = self.game.adviser.measured(seat.view) if self.measures else ()
        self.proof = MEASURED_PROOF if self.measured else PROOF
        more = [self.measured] if self.measured and self.measured not in turns else []
        distinct = self.game.adviser.distinct(seat.view)
        return super()._turns(seat, [*(turn for turn in turns if turn[0] in distinct), *more], end)

    def _is_by_own_hand(self, seat: Seat, turn: Turn) -> bool:
        """Whether it announces something in the contract that there is, where others' calls are read.

        Their hands decide less than the own one, and quiet hopes for a doubling deviate more than any announcement."""
        if not self.reading or not self.halves:
            return False
        calls = [self.game.calls[a] for a in turn if a >= CALL]
        said = [call for call in calls if call.about and not call.ladder and not call.auction]
        if not said or any(call.raises for call in calls):
            return False
        then = after(self.game, seat.any_world, seat.number, turn)
        aims = [self.game.adviser.prospect(state, seat.number).aim for state in (seat.any_world, then)]
        return aims[0] == aims[1]

    def _sample_turns(
        self, seat: Seat, turns: Sequence[Turn], gains: dict[Key, list[float]], caution: float, end: float
    ) -> Sequence[Turn]:
        """By sequential halving: after each round the worse half is dropped, and the others get more worlds.

        All rounds cost what as many worlds for every turn would; the turn that needs no proof stays.
        With one batch of worlds at most all turns get them."""
        if not self.halves or len(turns) <= KEPT or self.worlds <= BATCH:
            return super()._sample_turns(seat, turns, gains, caution, end)
        usual, left = self._unproved(seat), list(turns)
        rounds = ceil(log2(len(turns) / KEPT)) + 1
        for n in range(rounds):
            most = self.worlds * len(turns) // (rounds * len(left))
            most = min(max(most, BATCH, self.worlds // rounds), MOST_WORLDS)
            now = self.clock()
            batches = self._worlds(seat.deals, BATCH, now + (end - now) / (rounds - n), most)
            is_clear = bool(self._sample_on(seat, left, gains, caution, batches))
            if is_clear or n == rounds - 1 or self.clock() > end:
                break
            judged = {key: risk_adjusted(found, caution) for key, found in gains.items() if key[0] in left}
            order = sorted(left, key=lambda turn: -judged[decisive(judged, turn)])
            kept = order[: max(KEPT, (len(left) + 1) // 2)]
            left = [turn for turn in left if turn in kept or turn == usual]
        return left

    def _rungs(self, world: Any) -> int:
        """All of them where contracts are solved: a step or two between them is much of what a hand makes."""
        return EVERY_RUNG if self.game.adviser.needed(world) else super()._rungs(world)

    def _caution(self, seat: Seat, turns: Sequence[Turn]) -> float:
        """None for the first to double: the worlds know why he should not. A raise that others have made says more the
        higher it is, and more than a habit of calling tells."""
        if not self.reading:
            return super()._caution(seat, turns)
        said = [e for e in seat.events if e.kind == "call" and e.seat != seat.number]
        others = sum(raises(self.game, e.value) for e in said)
        return RAISED * others**2

    def _unproved(self, seat: Seat) -> Turn:
        """What was measured to be good. Else where calls are read it is the quiet one: a doubled hundred that fails is
        paid by so many times that the best of several turns is easily one of luck. No card is quieter than another."""
        if self.measured or not self.reading:
            return self.measured or super()._unproved(seat)
        return seat.legal[:1] if seat.legal[0] >= CALL else ()

    def _leaf(self, state: Any, seat: int, turn: Turn, supposition: Supposition, luck: int) -> Any:
        if not self.reading:
            return super()._leaf(state, seat, turn, supposition, luck)
        return rollout_by_call_policy(self.game, after(self.game, state, seat, turn), luck)


class AnalysisBot(StrongBot):
    """`strong` with time to think: for studying, not for a table where others wait."""

    card_seconds, call_seconds = ANALYSIS_CARD_SECONDS, ANALYSIS_CALL_SECONDS


def reads(seat: Seat) -> bool:
    """Whether calls are judged by what hands call: something has been told that the worlds of the seat know of, or
    nothing can have been told yet."""
    told = isinstance(seat.deals, BeliefSampler) and seat.deals.story is not None
    adviser = seat.game.adviser
    return adviser.habitual and (told or adviser.foreseen(seat.view))


def rollout_by_call_policy(game: Game, state: Any, luck: int) -> Any:
    """The state at which cards are played or the deal is over, where everybody calls by habit."""
    for number in range(game.bound):
        seat = state.pub.turn
        if seat < 0 or game.adviser.position(state) is not None:
            return state
        usual = game.adviser.habit(state, seat, Random(luck + number))
        state = after(game, state, seat, usual or supposed(game, state, seat, game.legal(state, seat), None))
    return state
