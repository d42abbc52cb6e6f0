"""`strong`: as `club`, on worlds in which the deal is told again, and with more of them.

Where something has been told that the game can read (`Adviser.retelling`), or nothing can have been told yet
(`Adviser.foreseen`), and it knows what a hand would call (`Adviser.habit`), everybody's later calls are what such a
hand would call in that world, the own ones too. So a
doubling is judged by the money it is expected to bring, answers included: who doubles holds what such a hand holds, and
who does not, does not. Elsewhere calls are judged as `club` judges them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from math import inf
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any, Final

from hlaska.bots.deals import Deals
from hlaska.bots.leaning import leanings
from hlaska.bots.plan import Supposition, after, raises, supposed
from hlaska.bots.planning import BATCH as TREE_BATCH
from hlaska.bots.planning import Planning, plannable
from hlaska.bots.playout import NOISE, Judge
from hlaska.bots.search import BATCH, MOST_BATCH, MOST_WORLDS, PROOF, REPEATS, ClubBot, Turn, Worth, clear
from hlaska.bots.seat import Seat
from hlaska.bots.solved import LEVEL, Solution, Solved
from hlaska.bots.solving import Margins, Solving, decided, deciding, played, total_of
from hlaska.bots.worlds import Worlds
from hlaska.core.game import CALL, Action, Game
from hlaska.kernel import jit
from hlaska.kernel.bits import cards_of
from hlaska.kernel.layout import (
    DONE,
    LAYERS,
    LEFT,
    PAIR_POINTS,
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

CARD_SECONDS: Final = 1.0
CALL_SECONDS: Final = 2.0
ANALYSIS_CARD_SECONDS: Final = 10.0
ANALYSIS_CALL_SECONDS: Final = 20.0
OPEN: Final = 3  # of four worlds, in how many a contract that points decide is judged with all cards open
SURVIVED: Final = 16  # playouts that tell how hard a contract which one trick decides is to beat
MADE: Final = {
    (True, True): (0.6, 0.25), (True, False): (0.15, 0.35), (False, True): (0.05, 0.95), (False, False): (0.02, 0.5),
}  # fmt: skip
"""How many contracts that one trick decides are made, by whether they are to take none (else all) and whether open
cards make them: if no playout survives, and what is added if all do (`scripts/measure_open.py`)."""
AGAINST_THREE: Final = {(True, False): (0.35, 0.35)}
"""The same where three defend, who see less of each other: of 299 contracts for no trick that open cards beat 129 were
made."""
OPEN_POSITIONS: Final = 200_000  # entered at most for one
CLOSING: Final = 0.25  # of the time of a card goes to the question what closing is worth
EVERY_RUNG: Final = 1 << 10
SOLVED: Final = 9  # tricks left, from which on worlds are solved: ten milliseconds each, and then ever less
COPIES_SOLVED: Final = 7  # the same where a pack has copies: two milliseconds, with eight tricks twenty
PLAYED: Final = 1 / 16  # the weight of playouts beside worlds that are solved
MEASURED_PROOF: Final = (
    3.0  # standard errors by which a call must be better than one that was measured to be good
)
RAISED: Final = 0.25  # deviations taken off the mean for the square of the raises of others
ABILITIES: Final = ("told", "model", "solved", "measured", "tree")
"""What `strong` has beside `club`: worlds told again, a learned model, the solver, and calls by what was measured of
them (what hands will call after it, and bids), and a search tree while cards are drawn. Each can be left out, to
measure what it is worth."""


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
        self.deals = Deals if "told" in without else Worlds
        self.solves = "solved" not in without
        self.plans = "tree" not in without
        self.planned: dict[Turn, list[float]] = {}  # the moves judged by a search tree in the latest decision
        self.measures = "measured" not in without
        self.judge: OpenJudge = OpenJudge(game, rng, "model" not in without, self.solves)
        self.leaning = [] if "model" in without else list(game.adviser.leaning())
        self.solved = Solved(game, rng)
        self.solution: Solution | None = None  # of the latest decision
        self.solving = Solving(game)
        self.in_money = (
            False  # whether the cards of the latest decision were judged by worlds solved in money
        )
        self.supposed, self.reading = self.suppositions, False
        self.measured: Turn = ()

    def worths(self, seat: Seat, begun: float | None = None) -> list[Worth]:
        """By solved worlds where the game can be solved. Else as `club`; where the worlds are told again, with
        everybody's later calls by habit."""
        begun = perf_counter() if begun is None else begun
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
        closes = self.solves and not (self.plans and plannable(seat))
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
            return self._tried_most(worths)
        if self.solution is None:
            return (self._drawn(worths) if self.in_money else ()) or super()._best(seat, worths)
        most = max(worth for worth, _ in worths)
        tied = [turn for worth, turn in worths if worth > most - LEVEL]
        ends = [turn for turn in tied if turn[-1] >= CALL and turn[-1] not in self.acts]
        going_on = [turn for turn in tied if turn not in ends]
        if ends and (most > 0 or not going_on):
            return ends[0]
        if len(going_on) == 1:
            return going_on[0]
        moves = [self.acts.get(turn[0], turn[0]) for turn in going_on]
        gains = self.judge.after_moves_loosely(self.solution.worlds[:MOST_BATCH], seat.number, moves, REPEATS)
        return max(zip(map(fmean, gains), going_on, strict=True), key=lambda gain: gain[0])[1]

    def _drawn(self, worths: Sequence[Worth]) -> Turn:
        """Of cards that are equal in solved worlds and to the last playout any one, () for other turns. Where only
        playouts judge, the one that is missed least is better: they do not see what cards are kept for."""
        most = max(worth for worth, _ in worths)
        best = [turn for worth, turn in worths if worth == most]
        single = all(len(turn) == 1 and turn[0] < CALL for turn in best)
        return self.rng.choice(best) if single else ()

    # ------------------------------------------------------------ cards that can be solved
    def _moves(self, seat: Seat, moves: dict[Action, int], end: float) -> list[Worth]:
        """While cards are drawn by a search tree; solved in money where every answer is a card and that fits the time;
        else by playouts."""
        if self.plans and plannable(seat):
            return self._by_tree(seat, moves, end)
        solved = self._solved(seat, moves, end) if len(moves) == len(seat.legal) else []
        self.in_money = bool(solved)
        return solved or self._leaned(seat, moves, super()._moves(seat, moves, end))

    def _by_tree(self, seat: Seat, moves: dict[Action, int], end: float) -> list[Worth]:
        """Cards and acts by a search tree, and beside them what only the engine knows, on the same worlds."""
        planning = Planning(self.game, self.rng, moves, self.judge.solving if self.solves else None)
        calls: dict[Turn, list[float]] = {(a,): [] for a in seat.legal if a not in moves}
        for states in self._worlds(seat.deals, TREE_BATCH, end):
            planning.meet(states)
            for (call,), sample in calls.items():
                sample += self._after_call(states, seat.number, call)
            if planning.clear():
                break
        self.planned = planning.samples()
        self.samples = {**self.planned, **calls}
        return [(fmean(sample), turn) for turn, sample in self.samples.items()]

    def _tried_most(self, worths: Sequence[Worth]) -> Turn:
        """The move that a search tree has tried most often, or a call that brings more, or as much and a gain: that
        ends the deal."""
        means = {turn: worth for worth, turn in worths}
        best = max(self.planned, key=lambda turn: (len(self.planned[turn]), means[turn]))
        calls = [turn for turn in means if turn not in self.planned]
        call = max(calls, key=means.__getitem__, default=best)
        return call if means[call] > means[best] or means[call] == means[best] > 0 else best

    def _leaned(self, seat: Seat, moves: dict[Action, int], worths: list[Worth]) -> list[Worth]:
        """With what a model of a card says beside playouts, where the game has one and nothing but cards is judged."""
        if not self.leaning or len(moves) < len(worths):
            return worths
        position = self.game.adviser.playout(seat.glance)
        assert position is not None  # cards are in play
        more = leanings(self.leaning, position, [a & 63 for a in moves], list(self.samples.values()))
        return [(worth + extra, turn) for (worth, turn), extra in zip(worths, more, strict=True)]

    def _solved(self, seat: Seat, moves: dict[Action, int], end: float) -> list[Worth]:
        """What each card is worth on worlds solved with all cards open; nothing where they cannot be solved in time.

        Open cards know too much: many cards look the same to them that are not. So what playouts on the same worlds
        say, in which others err and see their own cards only, counts with little weight. Where the solver tells no more
        than whether a contract is made, all else that counts is what playouts bring."""
        if not self.solves or not self._soluble(seat):
            return []
        exact: list[list[float]] = [[] for _ in moves]
        played: list[list[float]] = [[] for _ in moves]
        actions = list(moves.values())
        short = self.solving.missing(seat.glance)
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

    def _soluble(self, seat: Seat) -> bool:
        """Whether so few tricks are left that worlds are solved in time; one trick decides much sooner, and while cards
        are drawn there is much more to solve."""
        position = self.game.adviser.playout(seat.glance)
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
        return going_on(self.game, after(self.game, state, seat, turn), luck)


class AnalysisBot(StrongBot):
    """`strong` with time to think: for studying, not for a table where others wait."""

    card_seconds, call_seconds = ANALYSIS_CARD_SECONDS, ANALYSIS_CALL_SECONDS


def reads(seat: Seat) -> bool:
    """Whether calls are judged by what hands call: something has been told that the worlds of the seat know of, or
    nothing can have been told yet."""
    told = isinstance(seat.deals, Worlds) and seat.deals.story is not None
    adviser = seat.game.adviser
    return adviser.habitual and (told or adviser.foreseen(seat.view))


def going_on(game: Game, state: Any, luck: int) -> Any:
    """The state at which cards are played or the deal is over, where everybody calls by habit."""
    for number in range(game.bound):
        seat = state.pub.turn
        if seat < 0 or game.adviser.position(state) is not None:
            return state
        usual = game.adviser.habit(state, seat, Random(luck + number))
        state = after(game, state, seat, usual or supposed(game, state, seat, game.legal(state, seat), None))
    return state


def decided_as(made: bool, words: Sequence[int], side: int, need: int) -> Sequence[int]:
    """The words of a result in which the seats of a mask have so many points at least, or (not `made`) fewer."""
    seats = [s for s in range(side.bit_length()) if side >> s & 1]
    total = sum(words[WON + s - RESULT] + words[PAIR_POINTS + s - RESULT] for s in seats)
    wanted = max(total, need) if made else min(total, need - 1)
    if wanted == total:
        return words
    changed = list(words)
    changed[WON + seats[0] - RESULT] += wanted - total
    return changed


class OpenJudge(Judge):
    """Cards are played out by a learned model where the game has one, else by the rule of thumb.

    Contracts that one trick decides are judged with all cards open, and by how often players really find what open
    cards know: the rule of thumb of the playouts defends weakly against them. Contracts that points decide
    (`Adviser.needed`) are judged with all cards open in most worlds: of those that they make nearly all are made."""

    retreats = False
    """Whether who wins a contract may still give it up, as during an auction."""

    def __init__(self, game: Game, rng: Random, learned: bool = True, opens: bool = True) -> None:
        """`learned`: by the model; `opens`: with all cards open where one trick decides or nothing is left to draw."""
        super().__init__(game, rng)
        model = game.adviser.model() if learned else ()
        self.opens = opens
        self.modelled = policy_word([MODEL] * game.seats) if model else 0
        self.playouts = Playouts(model)
        self._reach: dict[tuple[int, ...], tuple[float, float]] = {}
        """Of one question, by side and position: the most points that can be taken, and the least that cannot."""

    def outcomes(self, states: Sequence[Any], seat: int, lucks: Sequence[int]) -> list[float]:
        self._reach.clear()
        return super().outcomes(states, seat, lucks)

    def with_contract(
        self, states: Sequence[Any], seat: int, moves: Sequence[Action], repeats: int, short: int
    ) -> tuple[Margins, Margins]:
        """As `after_moves`; and what all but the contract brings, as if it were always made, where `short` points of it
        are missing (`Solving.missing`); nothing where none are."""
        made: Margins = [[0.0] * len(states) for _ in moves]
        if short <= 0:
            return self.after_moves(states, seat, moves, repeats), made
        played: Margins = [[0.0] * len(states) for _ in moves]
        side, need = self.game.adviser.counted(states[0]), self.game.adviser.needed(states[0])
        for move, at, position, words in self._played(states, moves, repeats):
            reached = decided_as(True, words, side, need)
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
    def solving(self) -> Solving:
        return Solving(self.game)

    @cached_property
    def solver(self) -> Solver:
        return Solver(OPEN_POSITIONS)

    def after_moves(
        self, states: Sequence[Any], seat: int, moves: Sequence[Action], repeats: int
    ) -> list[list[float]]:
        """Where all is known once nothing is left to draw, and quickly solved, playouts go no further than that."""
        if not self._ends_known(states[0]):
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
        """The same where the others do not play the end as well as can be."""
        return super().after_moves(states, seat, moves, repeats)

    def _ends_known(self, state: Any) -> bool:
        position = self._position(state)
        drawn = position[SEATS] == 2 and position[TARGET] > 0 and position[LEFT] > 0
        return drawn and self.opens and jit.ready("solve")

    def _outcome(self, state: Any, seat: int, luck: int) -> float:
        if self.opens and state.pub.turn >= 0 and jit.ready("solve"):
            position = self.game.adviser.playout(state)
            if position is not None and position[STOP]:
                return self._decided(state, seat, luck, position)
            if position is not None and position[TRICKS] - position[TRICK] == 1:
                return self._last_trick(state, seat, position)
            if position is not None and luck & 3 < OPEN and self.game.adviser.needed(state):
                return self._contracted(state, seat, luck, position)
        return super()._outcome(state, seat, luck)

    def _contracted(self, state: Any, seat: int, luck: int, position: list[int]) -> float:
        """What it brings where the contract is made if it can be with all cards open, and all else is as a playout has
        it."""
        side, need = self.game.adviser.counted(state), self.game.adviser.needed(state)
        try:
            made = self._made(position, side, need - total_of(position, side))
        except TooLong:
            return super()._outcome(state, seat, luck)
        retreat = self.game.adviser.retreat(state) if self.retreats and not made else ()
        if retreat:
            return self._margin(retreat, seat)
        words = self._ended(state, luck, position)
        words = decided_as(made, words, side, need)
        return self._margin(self._payoff(state, position, words), seat)

    def _made(self, position: list[int], side: int, need: int) -> bool:
        """Whether the seats of a mask can take so many points: asked of one deal for many contracts, of which what is
        known of one often tells the others. Raises TooLong."""
        made, missed = self._reach.get((side, *position), (-inf, inf))
        if not made < need < missed:
            return need <= made
        answer = self.solver.at_least(position, points(side), need)
        if self._ends is not None:
            self._reach[(side, *position)] = (need, missed) if answer else (made, need)
        return answer

    def _last_trick(self, state: Any, seat: int, position: list[int]) -> float:
        """What a single trick brings, such as the first of a contract that is laid open and compared after it: with all
        cards open, as there is little to err in."""

        def best(b: list[int], low: float, high: float) -> float:
            if b[DONE]:
                return self._margin(self.game.adviser.payoff(state, b), seat)
            ours = bool(b[SIDE + b[TURN]] >> seat & 1)
            for card in cards_of(legal_now(b)[0]):
                value = best(played(b, card), low, high)
                low, high = (max(low, value), high) if ours else (low, min(high, value))
                if low >= high:
                    break
            return low if ours else high

        return best(position, -inf, inf)

    def _decided(self, state: Any, seat: int, luck: int, position: list[int]) -> float:
        """What it brings in the mean as it would really be played."""
        try:
            made = self.made(state, luck, position)
        except TooLong:
            return super()._outcome(state, seat, luck)
        gain, loss = (decided(self.game, state, position, seat, taken) for taken in (False, True))
        return made * gain + (1 - made) * loss

    def made(self, state: Any, luck: int, position: list[int]) -> float:
        """The chance that a contract which one trick decides is made as it would really be played, which is mostly as
        with all cards open. Raises TooLong."""
        none, goal = deciding(self.game, state, position)
        lost = self.solver.at_least(position, goal, 1)
        return made_really(none, not lost, self._survived(state, luck, position), position[SEATS])

    def _survived(self, state: Any, luck: int, position: list[int]) -> float:
        """In which share of playouts no seat takes a trick whose trick ends the play."""
        stop = position[STOP]
        taking = [s for s in range(position[SEATS]) if stop >> s & 1]
        policy = self._policy(state)
        done = self.playouts.run([position], luck, repeats=SURVIVED, policy=policy, noise=NOISE)
        return fmean(not any(words[WON_TRICKS + s - RESULT] for s in taking) for words in done)


def made_really(none: bool, open_made: bool, survived: float, seats: int = 3) -> float:
    """The chance that a contract for no trick (`none`) or for all is made, from what open cards say and the share of
    playouts that it survives: players know their own cards only, and what is hard to find they find seldom."""
    known = MADE if seats <= 3 else MADE | AGAINST_THREE
    least, more = known[none, open_made]
    return least + more * survived
