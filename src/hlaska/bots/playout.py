"""Playing imagined deals to their end in the kernel, and settling them with the engine's own settlement."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from random import Random
from typing import Any, Final

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
MOST_SETTLED: Final = 4096  # ends that are remembered
AIMS: Final = {0: SCORE, 1: WIN, -1: LOSE}


def policy_of(game: Game, state: Any) -> int:
    """The kernel's policy word for the contract of a state: for points, for every trick, or for none.

    Who plays against a contract for every trick wants tricks, too, and against one for none wants none.
    """
    aims = [game.adviser.prospect(state, seat).aim for seat in range(game.seats)]
    return policy_word([AIMS[next((aim for aim in aims if aim), 0)]] * game.seats)


class Judge:
    """What states at the start of (or during) the play are worth to a seat, by playouts."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.playouts = Playouts()
        self._settled: dict[tuple[Hashable, ...], tuple[int, ...]] = {}
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
        key = self._end(state, position, words)
        if key is None:
            return self.game.adviser.payoff(state, [*position[:RESULT], *words])
        found = self._settled.get(key)
        if found is None:
            if len(self._settled) >= MOST_SETTLED:
                self._settled.clear()
            found = self._settled[key] = self.game.adviser.payoff(state, [*position[:RESULT], *words])
        return found

    def _end(self, state: Any, position: Sequence[int], words: Sequence[int]) -> tuple[Hashable, ...] | None:
        """All that the payoff of a play about points hangs on (`Adviser.marked`, `Adviser.frame`); None: it hangs on
        more, as where the last card drawn makes trumps."""
        fixed = position[SUIT] >= 0 or not position[LEFT]
        about_points = position[POINTS] and not position[TARGET] and fixed
        marks = self.game.adviser.marked(state) if about_points else None
        if marks is None:
            return None
        seats, side = position[SEATS], position[SIDE]
        won = words[WON - RESULT : WON - RESULT + seats]
        ours = sum([n for s, n in enumerate(won) if side >> s & 1])
        told = [words[LAST_BEST - RESULT], words[PREV_BEST - RESULT]]
        told += words[LAST_CARD - RESULT : LAST_CARD - RESULT + seats]
        marked = tuple([c if c >= 0 and marks >> c & 1 else -1 for c in told])
        last = words[LAST_SEAT - RESULT], words[PREV_SEAT - RESULT] if marked[1] >= 0 else -1
        of_all = self.game.adviser.frame(state), tuple(position[SIDE : SIDE + seats]), words[SUIT - RESULT]
        return of_all, ours, sum(won), words[ORDER - RESULT], last, marked
