"""Playing imagined deals to their end in the kernel, and settling them with the engine's own settlement."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from hlaska.core.game import Action, Game
from hlaska.core.match import average_margin
from hlaska.kernel.layout import (
    LAST_BEST,
    LAST_CARD,
    LAST_SEAT,
    LEFT,
    ORDER,
    POINTS,
    PREV_BEST,
    PREV_SEAT,
    RESULT,
    SEATS,
    SIDE,
    SUIT,
    TARGET,
    WON,
)
from hlaska.kernel.policy import LOSE, SCORE, WIN, policy_word
from hlaska.kernel.rollout import Playouts

NOISE: Final = (
    100  # of 1024 sensible decisions, how many are random: others do not always follow the rule of thumb
)
MOST_FRAMES: Final = 64  # kinds of plays of which ends are remembered
AIMS: Final = {0: SCORE, 1: WIN, -1: LOSE}


def policy_of(game: Game, state: Any) -> int:
    """The kernel's policy word for the contract of a state: for points, for every trick, or for none.

    Who plays against a contract for every trick wants tricks, too, and against one for none wants none.
    """
    aims = [game.adviser.prospect(state, seat).aim for seat in range(game.seats)]
    return policy_word([AIMS[next((aim for aim in aims if aim), 0)]] * game.seats)


class Ends(NamedTuple):
    """How plays from a state end. side: mask of seat 0's side; marks: of the cards whose place in the last two tricks
    counts (`Adviser.marked`); known: by their key what they pay, None where they have no key."""

    state: Any
    seats: int
    side: int
    marks: int
    known: dict[tuple[Hashable, ...], tuple[int, ...]] | None

    def key(self, words: Sequence[int]) -> tuple[Hashable, ...]:
        """All that the payoff of an end hangs on beside what `Adviser.frame` names: the points of both sides, the
        marriages, trumps, and who had the marked cards in the last two tricks. `words`: from RESULT on."""
        won = words[WON - RESULT : WON - RESULT + self.seats]
        ours = sum([n for s, n in enumerate(won) if self.side >> s & 1])
        last = words[LAST_CARD - RESULT : LAST_CARD - RESULT + self.seats]
        told = [c if c >= 0 and self.marks >> c & 1 else -1 for c in last]
        best, before = words[LAST_BEST - RESULT], words[PREV_BEST - RESULT]
        told.append(best if best >= 0 and self.marks >> best & 1 else -1)
        if before >= 0 and self.marks >> before & 1:
            told += [before, words[PREV_SEAT - RESULT]]
        return ours, sum(won), words[SUIT - RESULT], words[ORDER - RESULT], words[LAST_SEAT - RESULT], *told


class Judge:
    """What states at the start of (or during) the play are worth to a seat, by playouts."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.playouts = Playouts()
        self._settled: dict[tuple[Hashable, ...], dict[tuple[Hashable, ...], tuple[int, ...]]] = {}
        self._latest: Ends | None = None
        self._ends: dict[tuple[int, ...], Sequence[int]] | None = (
            None  # of playouts, while many states are judged
        )

    def after_moves(
        self, states: Sequence[Any], seat: int, moves: Sequence[Action], repeats: int
    ) -> list[list[float]]:
        """For each card or act of the kernel, by state: the seat's margin after it, the mean of `repeats` playouts."""
        sums = [[0.0] * len(states) for _ in moves]
        for move, at, position, words in self._played(states, moves, repeats):
            sums[move][at] += self._margin(self._payoff(states[at], position, words), seat)
        return [[s / repeats for s in of_move] for of_move in sums]

    def _played(
        self, states: Sequence[Any], moves: Sequence[Action], repeats: int
    ) -> Iterator[tuple[int, int, list[int], Sequence[int]]]:
        """Each playout: the number of its move and of its state, the position it began at and the words it ended in."""
        positions = [self._position(state) for state in states]
        policy = self._policy(states[0])
        seed = self.rng.getrandbits(62)
        done = self.playouts.run(
            positions, seed, moves=moves, repeats=repeats, policy=policy, noise=NOISE, hands=True
        )
        for i, words in enumerate(done):
            at = i // (repeats * len(moves))
            yield i % len(moves), at, positions[at], words

    def outcomes(self, states: Sequence[Any], seat: int, lucks: Sequence[int]) -> list[float]:
        """The seat's margin in each state: its result where the deal is over, else that of one playout. `lucks`: a
        seed for each; states with the same one meet the same chances, so that only what differs in them tells."""
        self._ends = {}
        found = [self._outcome(state, seat, luck) for state, luck in zip(states, lucks, strict=True)]
        self._ends = None
        return found

    def result(self, state: Any, luck: int) -> Sequence[int]:
        """What each seat gets: where the deal is over as it is, else by one playout."""
        if state.pub.turn < 0:
            return tuple(state.pub.result)
        position = self._position(state)
        return self._payoff(state, position, self._ended(state, luck, position))

    def _outcome(self, state: Any, seat: int, luck: int) -> float:
        return self._margin(self.result(state, luck), seat)

    def _ended(self, state: Any, luck: int, position: list[int]) -> Sequence[int]:
        """The words that one playout of a state ends in; states that differ by stakes alone end in the same."""
        policy, known = self._policy(state), self._ends
        key = (policy, luck, *position)
        found = known.get(key) if known is not None else None
        if found is None:
            found = self.playouts.run([position], luck, policy=policy, noise=NOISE, hands=True)[0]
            if known is not None:
                known[key] = found
        return found

    def _policy(self, state: Any) -> int:
        """How the seats choose their cards."""
        return policy_of(self.game, state)

    def _margin(self, result: Sequence[int], seat: int) -> float:
        return average_margin(result, seat, self.game.seats)

    def _position(self, state: Any) -> list[int]:
        position = self.game.adviser.playout(state)
        assert position is not None  # callers come here with cards in play
        return position

    def _payoff(self, state: Any, position: Sequence[int], words: Sequence[int]) -> tuple[int, ...]:
        """What each seat gets; many playouts end alike, and that is settled once."""
        if self._latest is None or self._latest.state is not state:
            self._latest = self._ends_of(state, position)
        ends = self._latest
        if ends.known is None:
            return self.game.adviser.payoff(state, [*position[:RESULT], *words])
        key = ends.key(words)
        found = ends.known.get(key)
        if found is None:
            found = ends.known[key] = self.game.adviser.payoff(state, [*position[:RESULT], *words])
        return found

    def _ends_of(self, state: Any, position: Sequence[int]) -> Ends:
        """The ends that are known of plays like that of a state: none where more counts than `Ends.key` tells, as where
        the last card drawn makes trumps."""
        seats, side = position[SEATS], position[SIDE]
        fixed = position[SUIT] >= 0 or not position[LEFT]
        about_points = position[POINTS] and not position[TARGET] and fixed
        marks = self.game.adviser.marked(state) if about_points else None
        if marks is None:
            return Ends(state, seats, side, 0, None)
        if len(self._settled) >= MOST_FRAMES:
            self._settled.clear()
        frame = self.game.adviser.frame(state), tuple(position[SIDE : SIDE + seats])
        return Ends(state, seats, side, marks, self._settled.setdefault(frame, {}))
