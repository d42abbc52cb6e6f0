"""Plays imagined deals to their end in the kernel, and settles them by the engine."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from itertools import chain
from operator import add
from random import Random
from typing import Any, Final, NamedTuple

from hlaska.bots.bot import Forecast
from hlaska.core.actions import Action
from hlaska.core.adviser import Tally
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.core.view import View
from hlaska.kernel.layout import LAST_BEST, LAST_CARD, NONE, PREV_BEST, PREV_SEAT, RESULT, SEATS
from hlaska.kernel.policy import LOSE, SCORE, WIN, policy_word
from hlaska.kernel.rollout import Playouts, Results

NOISE: Final = (
    100  # of 1024 sensible decisions, how many are random: others do not always follow the rule of thumb
)
MOST_FRAMES: Final = 64  # kinds of plays of which ends are remembered ...
MOST_ENDS: Final = 1 << 14  # ... and how many of each
KINDS: Final = 64  # numbers of cards
AIMS: Final = {0: SCORE, 1: WIN, -1: LOSE}

Key = tuple[int, ...]  # of an end


def policy_of(game: Game, state: Any) -> int:
    """Returns the kernel's policy word for a contract.

    It plays for points, for every trick, or for none.

    Who plays against a contract for every trick wants tricks, too, and against one for none wants none.
    """
    aims = [game.adviser.prospect(state, seat).aim for seat in range(game.seats)]
    return _policy_word(next((aim for aim in aims if aim), 0), game.seats)


@lru_cache(64)
def _policy_word(aim: int, seats: int) -> int:
    return policy_word([AIMS[aim]] * seats)


class TerminalCache(NamedTuple):
    """Keeps how plays from a state end.

    tally: as in `Adviser.payoff_words`, None where every end is settled by itself.
    cards: the words of the last two tricks that show marked cards, () where none are.
    kept: by card (and for none) itself where it is marked, else -1.
    known: by their key what ends pay.
    """

    state: Any
    tally: Tally | None
    cards: tuple[int, ...]
    kept: tuple[int, ...]
    known: dict[Key, tuple[int, ...]]

    @property
    def word_key(self) -> tuple[object, ...]:
        """Returns a key; where it is equal, the same words tell of ends."""
        return self.tally, self.kept

    def keys(self, column: Callable[[int], Sequence[int]]) -> list[Key]:
        """Returns of each of some ends all that its payoff depends on beside `Adviser.payoff_key`.

        `column`: one word (`hlaska.kernel.layout`) of all of them.
        """
        kept, parts = self.kept, [_sum_columns(column, group) for group in self.tally or ()]
        for card in self.cards:
            parts.append([kept[c] for c in column(card)])
        if self.cards:
            before = zip(column(PREV_BEST), column(PREV_SEAT), strict=True)
            parts.append([seat if kept[c] >= 0 else NONE for c, seat in before])
        return list(zip(*parts, strict=True))


def _sum_columns(column: Callable[[int], Sequence[int]], group: Sequence[int]) -> Sequence[int]:
    if len(group) == 1:
        return column(group[0])
    if len(group) == 2:
        return list(map(add, column(group[0]), column(group[1])))
    return [sum(each) for each in zip(*map(column, group), strict=True)]


@lru_cache(64)
def _marked_cards(marks: int) -> tuple[int, ...]:
    return (*(c if marks >> c & 1 else NONE for c in range(KINDS)), NONE)


class BinaryOutcome(NamedTuple):
    """Holds a seat's margins if something is made, with this chance, or missed."""

    chance: float
    made: float
    missed: float

    @property
    def margin(self) -> float:
        """Returns the mean."""
        return self.chance * self.made + (1 - self.chance) * self.missed

    @property
    def gain_chance(self) -> float:
        """Returns the chance that the seat gains.

        Who wins 10 in one of three cases and else loses 5 expects nothing, but to gain in one of three.
        """
        return self.chance * (self.made > 0) + (1 - self.chance) * (self.missed > 0)


def certain_outcome(margin: float) -> BinaryOutcome:
    """Makes an outcome without chance."""
    return BinaryOutcome(1.0, margin, margin)


class PlayoutValueFunction:
    """Evaluates states at the start of the play, or during it, by playouts."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.playouts = Playouts()
        self._frames: dict[Hashable, dict[Key, tuple[int, ...]]] = {}
        """What ends pay, of plays that pay the same."""
        self._latest: TerminalCache | None = None
        self.last_end: tuple[Any, Sequence[int], Sequence[int]] | None = None
        """The end that was settled last: the state, the position and the words of its play."""
        self._playout_cache: dict[tuple[int, ...], Sequence[int]] | None = (
            None  # of playouts, while many states are judged
        )

    def prepare(self, view: View) -> None:
        """Does nothing: nothing of a decision is noted before it."""

    def after_moves(
        self, states: Sequence[Any], seat: int, moves: Sequence[Action], repeats: int
    ) -> list[list[float]]:
        """Returns the seat's margin after each card or act of the kernel, by state.

        It is the mean of `repeats` playouts.
        """
        positions, done = self._play_out(states, moves, repeats)
        keys: dict[Hashable, list[Key]] = {}
        paid = [self._payoffs(state, positions[at], at, done, keys) for at, state in enumerate(states)]
        worth = {result: self._margin(result, seat) for result in set(chain.from_iterable(paid))}
        found = [[worth[result] for result in of_state] for of_state in paid]
        return [[sum(gains[i :: len(moves)]) / repeats for gains in found] for i in range(len(moves))]

    def _play_out(
        self, states: Sequence[Any], moves: Sequence[Action], repeats: int
    ) -> tuple[list[list[int]], Results]:
        """Plays the states out after each of the moves; returns their positions and the playouts."""
        positions = [self._position(state) for state in states]
        policy, seed = self._policy(states[0]), self.rng.getrandbits(62)
        return positions, self.playouts.run(
            positions, seed, moves=moves, repeats=repeats, policy=policy, noise=NOISE, hands=True
        )

    def _payoffs(
        self, state: Any, position: Sequence[int], at: int, done: Results, keys: dict[Hashable, list[Key]]
    ) -> list[tuple[int, ...]]:
        """Returns what each playout of state number `at` pays. `keys`: the key of the end of each playout."""
        ends, each = self._terminal_cache(state, position), done.count // done.shape[0]
        numbers = range(at * each, (at + 1) * each)
        if ends.tally is None:
            return [self._settle(ends, position, done[i]) for i in numbers]
        if ends.word_key not in keys:
            keys[ends.word_key] = ends.keys(done.column)
        known, told = ends.known, keys[ends.word_key]
        return [known.get(told[i]) or self._find_payoff(ends, told[i], position, done[i]) for i in numbers]

    def margins(self, states: Sequence[Any], seat: int, seeds: Sequence[int]) -> list[float]:
        """Returns the seat's margin in each state.

        It is its result where the deal is over, else that of one playout.

        `seeds`: a seed for each; states with the same one meet the same chances, so that only what differs in them
        tells.
        """
        return [one.margin for one in self.binary_outcomes(states, seat, seeds)]

    def forecasts(self, states: Sequence[Any], seat: int, seeds: Sequence[int]) -> list[Forecast]:
        """Returns forecasts: `margins`, each with the chance that the seat gains."""
        return [Forecast(one.margin, one.gain_chance) for one in self.binary_outcomes(states, seat, seeds)]

    def binary_outcomes(self, states: Sequence[Any], seat: int, seeds: Sequence[int]) -> list[BinaryOutcome]:
        """Returns what each state holds for the seat, as `margins` does."""
        self._playout_cache = {}
        found = [self.binary_outcome(state, seat, luck) for state, luck in zip(states, seeds, strict=True)]
        self._playout_cache = None
        return found

    def result(self, state: Any, seed: int) -> Sequence[int]:
        """Returns what each seat gets. A deal that is over is taken as it is, any other is played out once."""
        if state.pub.turn < 0:
            return tuple(state.pub.result)
        position = self._position(state)
        return self._payoff(state, position, self._run_playout(state, seed, position))

    def binary_outcome(self, state: Any, seat: int, seed: int) -> BinaryOutcome:
        """Returns what a state holds for a seat."""
        return certain_outcome(self._margin(self.result(state, seed), seat))

    def _run_playout(self, state: Any, seed: int, position: list[int]) -> Sequence[int]:
        """Returns the words that one playout of a state ends in. States that differ by stakes alone end in the same."""
        policy, known = self._policy(state), self._playout_cache
        key = (policy, seed, *position)
        found = known.get(key) if known is not None else None
        if found is None:
            found = self.playouts.run([position], seed, policy=policy, noise=NOISE, hands=True)[0]
            if known is not None:
                known[key] = found
        return found

    def _policy(self, state: Any) -> int:
        """Returns how the seats choose their cards."""
        return policy_of(self.game, state)

    def _margin(self, result: Sequence[int], seat: int) -> float:
        return average_margin(result, seat, self.game.seats)

    def _position(self, state: Any) -> list[int]:
        position = self.game.adviser.playout_position(state)
        assert position is not None  # callers come here with cards in play
        return position

    def _payoff(self, state: Any, position: Sequence[int], words: Sequence[int]) -> tuple[int, ...]:
        """Returns what each seat gets. Many playouts end alike, and that is settled once."""
        self.last_end = (state, position, words)
        if self._latest is None or self._latest.state is not state:
            self._latest = self._terminal_cache(state, position)
        ends = self._latest
        if ends.tally is None:
            return self._settle(ends, position, words)
        key = ends.keys(lambda word: words[word - RESULT : word - RESULT + 1])[0]
        return self._find_payoff(ends, key, position, words)

    def _find_payoff(
        self, ends: TerminalCache, key: Key, position: Sequence[int], words: Sequence[int]
    ) -> tuple[int, ...]:
        """Returns what an end with this key pays each seat."""
        found = ends.known.get(key)
        if found is None:
            found = ends.known[key] = self._settle(ends, position, words)
        return found

    def _settle(self, ends: TerminalCache, position: Sequence[int], words: Sequence[int]) -> tuple[int, ...]:
        return self.game.adviser.payoff(ends.state, [*position[:RESULT], *words])

    def _terminal_cache(self, state: Any, position: Sequence[int]) -> TerminalCache:
        """Returns how plays like that of a state end, and what is known of it."""
        adviser, seats = self.game.adviser, position[SEATS]
        tally = adviser.payoff_words(state, position)
        if tally is None:
            return TerminalCache(state, None, (), (), {})
        marks = adviser.last_trick_cards(state) or 0
        frame = adviser.payoff_key(state), tally, marks
        if frame not in self._frames:
            if len(self._frames) >= MOST_FRAMES:
                self._frames.clear()
            self._frames[frame] = {}
        known = self._frames[frame]
        if len(known) > MOST_ENDS:
            known.clear()
        cards = (*range(LAST_CARD, LAST_CARD + seats), LAST_BEST, PREV_BEST) if marks else ()
        return TerminalCache(state, tally, cards, _marked_cards(marks), known)
