"""Settles ends of plays by the game's own settlement, asked once for all alike ends.

Which ends are alike a game's adviser says. `read_end` names all that its payoff reads, and the factors that multiply
its parts, such as doublings; parts are kept, so that ends are alike under any factors. Where it does not say,
`payoff_words` names the sums of words that its payoff reads, `payoff_thresholds` the totals from which on it differs,
`payoff_key` what it reads beside them. What is known is looked up by `hlaska.kernel.batch.ends`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from hlaska.core.adviser import EndReading, Tally
from hlaska.core.game import Game
from hlaska.kernel.batch.ends import (
    ALONE,
    COMPARED,
    KIND_COUNT,
    KIND_READINGS,
    KIND_WORDS,
    LAST_TRICK,
    MARKED,
    MARRIAGES,
    ORDER_OF,
    SHAPE_WORDS,
    START_CARDS,
    START_FACTORS,
    START_FRAME,
    START_KIND,
    STEP,
    SUM,
    TRICK_BEFORE,
    UNKNOWN,
    look_up_ends,
)
from hlaska.kernel.batch.games import Games
from hlaska.kernel.batch.tables import Index, Table
from hlaska.kernel.batch.words import ENDED_BEGUN, ENDED_POSITION
from hlaska.kernel.jit import Buffer
from hlaska.kernel.layout import NONE, PAIR_POINTS, WON

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST: Final = 1 << 18  # ends that are kept
FIRST_START: Final = (UNKNOWN, 0, *(NONE,) * MARKED, 1)  # a start that is not known
Reading = tuple[int, int, int]  # as `hlaska.kernel.batch.ends` has them


class SettlementCache:
    """Settles ends of `hlaska.kernel.batch.games.Games.ended`. It says what each seat gets.

    asked: how many ends there were.
    settled: for how many of them the game was asked.
    """

    def __init__(
        self,
        game: Game,
        games: Games,
        starts: Sequence[Any],
        state_of: Callable[[int], Any] | None = None,
    ) -> None:
        """Begins without any known end.

        starts: the states from which plays begin, in the order of the pool. More may be added to it.
        state_of: the state in which the cards of an end were led, by its index, where it is not one of those card by
        card.
        """
        self.game, self.starts, self._games, self._state_of = game, starts, games, state_of
        self.asked = self.settled = 0
        self._start_table = Table(FIRST_START)
        self._kinds: list[tuple[Reading, ...]] = []
        self._kind_table = Table([0] * KIND_WORDS)
        self._frames: dict[Hashable, int] = {}
        self._numbers: dict[tuple[int, ...], int] = {}  # where a row of numbers begins
        self._number_table = Table([0])
        self._number_count = 0
        self._factors = 1
        self._parts = Table([0] * game.seats)  # by end, what each seat gets for each factor
        self._index = Index(1)  # of ends by key
        self._shape, self._key = Buffer(SHAPE_WORDS), Buffer(2 + KIND_WORDS)
        self._paid = Buffer(games.count * game.seats)

    def results(self, rows: NDArray[Any]) -> NDArray[np.int64]:
        """Returns what each seat gets, a row for each end.

        rows: all ends of the last step, or none.
        """
        count, seats = len(rows), self.game.seats
        self.asked += count
        paid: NDArray[np.int64] = np.frombuffer(self._paid.words, np.int64).reshape(-1, seats)
        done = 0
        if count:
            self._start_table.reserve(len(self.starts) - 1)
        while done < count:
            self._shape.put((seats, self._index.words, self._factors, self._index.size))
            done = look_up_ends(
                self._games.buffers.ended, self._shape, self._start_table.buffer, self._kind_table.buffer,
                self._number_table.buffer, self._parts.buffer, self._index.buffer, self._key, self._paid, done, count,
            )  # fmt: skip
            if done < count:
                done = self._learn(done, rows[done], paid)
        return paid[:count].copy()

    def _learn(self, index: int, row: NDArray[Any], paid: NDArray[np.int64]) -> int:
        """Asks the game about an end; the end to go on with."""
        start = int(row[ENDED_BEGUN])
        words = self._start_table.rows[start]
        if words[START_KIND] == UNKNOWN:
            self._note_start(start, row[ENDED_POSITION:].tolist())
            return index
        self.settled += 1
        state, position = self._state(index, start), row[ENDED_POSITION:].tolist()
        if words[START_KIND] == ALONE:
            paid[index] = self.game.adviser.payoff(state, position)[: self.game.seats]
            return index + 1
        parts = [part[: self.game.seats] for part in self.game.adviser.payoff_parts(state, position)]
        if len(self._index) < MOST:
            self._keep(parts)
            return index
        factors = words[START_FACTORS : START_FACTORS + len(parts)]
        paid[index] = (np.array(parts) * factors[:, np.newaxis]).sum(axis=0)
        return index + 1

    def _state(self, index: int, start: int) -> Any:
        return self.starts[start] if self._state_of is None else self._state_of(index)

    # ------------------------------------------------------------ which are alike
    def _note_start(self, start: int, position: list[int]) -> None:
        """Asks what is read of the ends of a start, `position` being one of them."""
        adviser, state = self.game.adviser, self.starts[start]
        reading = adviser.read_end(state, position)
        if reading is None:
            tally = None if adviser.last_trick_cards(state) else adviser.payoff_words(state, position)
            steps = adviser.payoff_thresholds(state)
            reading = None if tally is None else EndReading(tally, frame=adviser.payoff_key(state))
            readings = () if tally is None else tuple(self._total_readings(tally, steps))
        else:
            readings = tuple(self._end_readings(reading))
        if reading is None:
            self._start_table.rows[start, START_KIND] = ALONE
            return
        self._widen_tables(len(readings), len(reading.factors))
        words = self._start_table.rows[start]
        words[START_KIND] = self._number_kind(readings)
        words[START_FRAME] = self._frames.setdefault(reading.frame, len(self._frames))
        words[START_CARDS : START_CARDS + MARKED] = reading.last_card, reading.card_before
        words[START_FACTORS:] = 0
        words[START_FACTORS : START_FACTORS + len(reading.factors)] = reading.factors

    def _end_readings(self, reading: EndReading) -> Iterator[Reading]:
        for group in reading.sums:
            yield SUM, self._first_number(group), len(group)
        if reading.sides:
            yield MARRIAGES, sum(side << seat for seat, side in enumerate(reading.sides)), 0
        if reading.last_card >= 0:
            yield LAST_TRICK, 0, 0
        if reading.card_before >= 0:
            yield TRICK_BEFORE, 0, 0
        if reading.compared >= 0:
            yield COMPARED, reading.compared, 0

    def _total_readings(self, tally: Tally, steps: Sequence[int]) -> Iterator[Reading]:
        totals: list[int] = []
        for group in tally:
            seats = [word - WON for word in group if WON <= word < WON + self.game.seats]
            if steps and len(seats) == 1 and PAIR_POINTS + seats[0] in {w for one in tally for w in one}:
                yield STEP, seats[0], self._first_number((len(steps), *steps))
                yield from ((ORDER_OF, seats[0], other) for other in totals)
                totals.append(seats[0])
            else:
                yield SUM, self._first_number(group), len(group)

    def _first_number(self, row: Sequence[int]) -> int:
        """Returns where a row of numbers begins in the table of numbers."""
        first = self._numbers.setdefault(tuple(row), self._number_count)
        if first == self._number_count:
            self._number_count += len(row)
            self._number_table.reserve(self._number_count - 1)
            self._number_table.rows[first : self._number_count, 0] = row
        return first

    def _number_kind(self, readings: tuple[Reading, ...]) -> int:
        if readings not in self._kinds:
            self._kinds.append(readings)
            kind = len(self._kinds) - 1
            self._kind_table.reserve(kind)
            flat = [number for reading in readings for number in reading]
            words = self._kind_table.rows[kind]
            words[KIND_COUNT] = len(readings)
            words[KIND_READINGS : KIND_READINGS + len(flat)] = flat
        return self._kinds.index(readings)

    def _widen_tables(self, readings: int, factors: int) -> None:
        """Makes tables wide enough for so many readings and factors."""
        if 1 + readings > self._index.words:
            self._index.widen(1 + readings)
        more = factors - self._factors
        if more > 0:
            width = more * self.game.seats
            self._parts.widen([len(self._parts.fill)] * width, [0] * width)
            self._start_table.widen([len(self._start_table.fill)] * more, [0] * more)
            self._factors = factors

    # ------------------------------------------------------------ what is known
    def _keep(self, parts: Sequence[Sequence[int]]) -> None:
        """Keeps the parts that the end pays whose key was written last."""
        end, flat = len(self._index), [pay for part in parts for pay in part]
        self._parts.reserve(end)
        self._parts.rows[end, : len(flat)] = flat
        self._index.put(self._key.words[: self._index.words].tolist(), end)
