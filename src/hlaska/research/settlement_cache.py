"""Settles ends of plays by the game's own settlement, asked once for all alike ends.

Which ends are alike a game's adviser says. `read_end` names all that its payoff reads, and the factors that multiply
its parts, such as doublings; parts are kept, so that ends are alike under any factors. Where it does not say,
`payoff_words` names the sums of words that its payoff reads, `steps` the totals from which on it differs, `frame` what
it reads beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from hlaska.core.adviser import EndReading, Tally
from hlaska.core.game import Game
from hlaska.kernel.batch.words import ENDED_BEGUN, ENDED_POSITION
from hlaska.kernel.bits import cards_of
from hlaska.kernel.layout import (
    LAST_BEST,
    LAST_CARD,
    NONE,
    ORDER,
    PAIR_POINTS,
    PREV_BEST,
    PREV_SEAT,
    SUIT,
    WON,
    WON_TRICKS,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST: Final = 1 << 18  # ends that are kept
MULTIPLIERS: Final = tuple(pow(6364136223846793005, i + 1, 1 << 63) for i in range(32))
UNKNOWN: Final = -1  # kind of a start: not asked yet
MARKED: Final = 2  # cards whose place in the last two tricks counts, at most


class Likeness(NamedTuple):
    """Says when ends of plays from some starts are alike.

    tally: groups of words whose sum counts.
    steps: totals between which nothing differs.
    sides: as in `hlaska.core.adviser.EndReading`.
    outcome: whether more is read.
    factors: the number of factors.
    """

    tally: Tally
    steps: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()
    outcome: bool = False
    factors: int = 1


class SettlementCache:
    """Settles ends of `hlaska.kernel.batch.games.Games.ended`. It says what each seat gets.

    asked: how many ends there were.
    settled: for how many of them the game was asked.
    """

    def __init__(
        self, game: Game, starts: Sequence[Any], state_of: Callable[[int], Any] | None = None
    ) -> None:
        """Begins without any known end.

        starts: the states from which plays begin, in the order of the pool. More may be added to it.
        state_of: the state in which the cards of an end were led, by its index, where it is not one of those card by
        card.
        """
        self.game, self.starts, self._state_of = game, starts, state_of
        self.asked = self.settled = 0
        self._alike: list[Likeness | None] = []
        self._kind = np.full(len(self.starts), UNKNOWN, np.int64)  # by start: index in _alike
        self._frames: dict[Hashable, int] = {}
        self._known: list[dict[int, int]] = []  # by kind: where the end of a fingerprint is
        self._keys: list[NDArray[np.int64]] = []
        self._paid: list[NDArray[np.int64]] = []  # by kind: of each end kept a row of each factor, by seat
        self._factors: list[tuple[int, ...]] = [(1,)] * len(self.starts)  # by start
        self._cards = np.full((len(self.starts), MARKED), NONE, np.int64)  # by start
        self._outcomes: dict[int, Callable[[Sequence[int]], int]] = {}  # by start
        self._frame = np.zeros(len(self.starts), np.int64)  # by start

    def results(self, rows: NDArray[Any]) -> NDArray[np.int64]:
        """Returns what each seat gets, a row for each end."""
        self.asked += len(rows)
        paid = np.zeros((len(rows), self.game.seats), np.int64)
        if not len(rows):
            return paid
        begun = rows[:, ENDED_BEGUN]
        if len(self._kind) < len(self.starts):
            self._extend_starts()
        kinds = self._kind[begun]
        if (kinds == UNKNOWN).any():
            for start in np.unique(begun[kinds == UNKNOWN]).tolist():
                self._kind[start] = self._kind_of(start, rows[np.flatnonzero(begun == start)[0]])
            kinds = self._kind[begun]
        for kind in np.unique(kinds).tolist() if len(self._alike) > 1 else [0]:
            at = np.flatnonzero(kinds == kind)
            alike = self._alike[kind]
            if alike is None:
                paid[at] = [self._settle(i, rows[i]) for i in at.tolist()]
            else:
                paid[at] = self._look_up(kind, alike, at, rows if len(at) == len(rows) else rows[at])
        return paid

    def _extend_starts(self) -> None:
        more = max(64, len(self.starts)) - len(self._kind) + len(self._kind) // 2
        self._kind = np.append(self._kind, np.full(more, UNKNOWN))
        self._frame = np.append(self._frame, np.zeros(len(self._kind) - len(self._frame), np.int64))
        fresh = np.full((len(self._kind) - len(self._cards), MARKED), NONE, np.int64)
        self._cards = np.concatenate([self._cards, fresh])
        self._factors += [(1,)] * (len(self._kind) - len(self._factors))

    def _state(self, index: int, row: NDArray[Any]) -> Any:
        if self._state_of is None:
            return self.starts[int(row[ENDED_BEGUN])]
        return self._state_of(index)

    def _settle(self, index: int, row: NDArray[Any]) -> tuple[int, ...]:
        self.settled += 1
        return tuple(
            self.game.adviser.payoff(self._state(index, row), row[ENDED_POSITION:].tolist())[
                : self.game.seats
            ]
        )

    def _settle_parts(self, index: int, row: NDArray[Any]) -> tuple[tuple[int, ...], ...]:
        """Returns what each seat gets for each factor."""
        self.settled += 1
        parts = self.game.adviser.payoff_parts(self._state(index, row), row[ENDED_POSITION:].tolist())
        return tuple(part[: self.game.seats] for part in parts)

    # ------------------------------------------------------------ which are alike
    def _kind_of(self, start: int, row: NDArray[Any]) -> int:
        state, adviser = self.starts[start], self.game.adviser
        reading = adviser.read_end(state, row[ENDED_POSITION:].tolist())
        alike = self._tallied(start, row) if reading is None else self._read(start, reading)
        if alike not in self._alike:
            self._alike.append(alike)
            self._known.append({})
            self._keys.append(np.zeros((1, 0), np.int64))
            self._paid.append(np.zeros((0, 1, self.game.seats), np.int64))
        return self._alike.index(alike)

    def _read(self, start: int, reading: EndReading) -> Likeness:
        self._frame[start] = self._frames.setdefault(reading.frame, len(self._frames))
        self._factors[start] = reading.factors
        has_outcome = reading.outcome is not None
        if reading.outcome is not None:
            self._outcomes[start] = reading.outcome
        cards = list(cards_of(reading.cards))
        self._cards[start, : len(cards)] = cards
        return Likeness(reading.sums, (), reading.sides, has_outcome, len(reading.factors))

    def _tallied(self, start: int, row: NDArray[Any]) -> Likeness | None:
        state, adviser = self.starts[start], self.game.adviser
        tally = (
            None
            if adviser.last_trick_cards(state)
            else adviser.payoff_words(state, row[ENDED_POSITION:].tolist())
        )
        if tally is None:
            return None
        self._frame[start] = self._frames.setdefault(adviser.payoff_key(state), len(self._frames))
        return Likeness(tally, adviser.payoff_thresholds(state))

    def _key(self, alike: Likeness, rows: NDArray[Any]) -> NDArray[np.int64]:
        """Returns all that the payoffs of ends depend on, a column for each end."""
        needed = {word for group in alike.tally for word in group} | set(range(WON_TRICKS, WON_TRICKS + 4))
        words = _words(rows, sorted(needed))
        columns: list[NDArray[Any]] = [self._frame[rows[:, ENDED_BEGUN]]]
        totals: list[NDArray[Any]] = []
        for group in alike.tally:
            seats = [word - WON for word in group if WON <= word < WON + self.game.seats]
            if alike.steps and len(seats) == 1 and PAIR_POINTS + seats[0] in words:
                total = _total(words, seats[0])
                columns.append(np.searchsorted(alike.steps, total, side="right"))
                totals.append(total)
            else:
                columns.append(np.sum([words[word] for word in group], axis=0))
        columns += [np.sign(one - other) for i, one in enumerate(totals) for other in totals[:i]]
        if alike.sides:
            columns.append(_marriages(rows, alike.sides))
            columns += _last_tricks(rows, self._cards[rows[:, ENDED_BEGUN]], self.game.seats)
        if alike.outcome:
            ends = zip(rows[:, ENDED_BEGUN].tolist(), rows[:, ENDED_POSITION:].tolist(), strict=True)
            columns.append(np.array([int(self._outcomes[start](end)) for start, end in ends]))
        return np.array(columns)

    # ------------------------------------------------------------ what is known
    def _look_up(
        self, kind: int, alike: Likeness, at: NDArray[np.int64], rows: NDArray[Any]
    ) -> NDArray[np.int64]:
        known, keys = self._known[kind], self._key(alike, rows)
        prints = (np.array(MULTIPLIERS[: len(keys)], np.int64) @ keys).tolist()
        found = np.array([known.get(one, UNKNOWN) for one in prints], np.int64)
        if (found < 0).any():
            for i in np.flatnonzero(found < 0).tolist():
                found[i] = known.get(prints[i], UNKNOWN)
                if found[i] < 0 and len(known) < MOST:
                    found[i] = self._keep(
                        kind, prints[i], keys[:, i], self._settle_parts(int(at[i]), rows[i])
                    )
        parts = self._paid[kind][found]
        factors = np.array([self._factors[start] for start in rows[:, ENDED_BEGUN].tolist()], np.int64)
        paid: NDArray[np.int64] = (parts * factors[:, :, np.newaxis]).sum(axis=1)
        # an end that only has the fingerprint of another one is settled by itself, and so is one that was not kept
        strange = (found < 0) | (self._keys[kind][:, found] != keys).any(axis=0)
        for i in np.flatnonzero(strange).tolist():
            paid[i] = self._settle(int(at[i]), rows[i])
        return paid

    def _keep(
        self, kind: int, fingerprint: int, key: NDArray[Any], parts: tuple[tuple[int, ...], ...]
    ) -> int:
        known = self._known[kind]
        at = len(known)
        if at >= len(self._paid[kind]):
            size = max(1024, 2 * at)
            keys = np.zeros((len(key), size), np.int64)
            paid = np.zeros((size, len(parts), self.game.seats), np.int64)
            if at:
                keys[:, :at], paid[:at] = self._keys[kind], self._paid[kind]
            self._keys[kind], self._paid[kind] = keys, paid
        self._keys[kind][:, at], self._paid[kind][at] = key, parts
        known[fingerprint] = at
        return at


def _words(rows: NDArray[Any], words: Sequence[int]) -> dict[int, NDArray[Any]]:
    """Extracts words of the positions of ends, an array each."""
    return dict(zip(words, rows[:, [ENDED_POSITION + word for word in words]].T.copy(), strict=True))


def _marriages(rows: NDArray[Any], sides: Sequence[int]) -> NDArray[Any]:
    """Reads the marriages in their order, by side and as trumps or plain."""
    order, trump = rows[:, ENDED_POSITION + ORDER], rows[:, ENDED_POSITION + SUIT]
    side_of = np.zeros(4, np.int64)
    side_of[: len(sides)] = sides
    found = np.zeros(len(rows), np.int64)
    while order.any():
        entry = order & 31
        told = 4 | side_of[entry >> 2 & 3] << 1 | ((entry & 3) == trump)
        found, order = np.where(entry > 0, found << 3 | told, found), order >> 5
    return found


def _last_tricks(rows: NDArray[Any], cards: NDArray[np.int64], seats: int) -> list[NDArray[Any]]:
    """Reads who played each card last, whether it won, and who won before with it."""
    at = _words(rows, [LAST_BEST, PREV_BEST, PREV_SEAT, *range(LAST_CARD, LAST_CARD + seats)])
    found: list[NDArray[Any]] = []
    for card in cards.T:
        holder = np.sum([(seat + 1) * (at[LAST_CARD + seat] == card) for seat in range(seats)], axis=0)
        before = (at[PREV_SEAT] + 1) * (at[PREV_BEST] == card)
        found.append(np.where(card == NONE, 0, holder + 8 * (at[LAST_BEST] == card) + 16 * before))
    return found


def _total(words: Mapping[int, NDArray[Any]], seat: int) -> NDArray[Any]:
    """Counts the points of a seat, as `hlaska.kernel.play.total` does."""
    won, pairs = words[WON + seat], words[PAIR_POINTS + seat]
    total: NDArray[Any] = won + pairs * (words[WON_TRICKS + seat] > 0)
    return total
