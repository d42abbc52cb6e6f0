"""Plays the calls of many deals at once, by the tables of one game.

`Games` plays the cards after them.

A deal is in its calls (`calling`) until its cards are played. What tables know is done by `hlaska.kernel.batch.calls`,
cards and calls in one loop; for what they do not know the game is asked here, and the loop goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from hlaska.kernel.batch.call_masks import observe_calls, place_columns, place_draws
from hlaska.kernel.batch.call_words import (
    BEGINNING,
    DEAL_ANSWER,
    DEAL_CALLING,
    DEAL_CARDS,
    DEAL_CARRIED,
    DEAL_NODE,
    DEAL_WAITS,
    EDGE,
    KEY_WORDS,
    PLAY,
    SHAPE_DEAL,
    SHAPE_MASK_WORDS,
    TOLD_CLOSED,
    TOLD_WAITING,
    TOLD_WORDS,
    UNKNOWN,
)
from hlaska.kernel.batch.calls import sign_of, step_calls
from hlaska.kernel.batch.games import Games, IllegalAction, numbers_of
from hlaska.kernel.batch.words import CALL_DRAWN, MASKS, SKIP
from hlaska.kernel.jit import Buffer
from hlaska.research.batch.call_tables import CallTables, edge_word

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Indices = NDArray[np.int64]

OUTSIDE: Final = 1 << 30  # stands for a number that is none


class CallEnds(NamedTuple):
    """Holds the deals that ended with a call.

    games: their numbers.
    results: what each seat gets, a row each.
    """

    games: NDArray[np.int64]
    results: NDArray[np.int64]


class CallPhase:
    """Plays the calls of the deals of a batch.

    node: of each deal the number of what everybody knows of its calls, also while its cards are played.
    calling: which deals are in their calls.
    masks: int8, what is legal, a column for each action.
    """

    def __init__(self, tables: CallTables, games: Games) -> None:
        self.tables, self.games = tables, games
        count, shape = games.count, self._list_shape()
        closed, left, told = self._sizes()
        self._shape, self._told = Buffer(len(shape) + KEY_WORDS), Buffer(told)
        self._deals, self._left = Buffer(count * shape[SHAPE_DEAL]), Buffer(count * left)
        self._closed, self._waiting = Buffer(count * (1 + closed)), Buffer(count)
        self._masks = Buffer(count * shape[SHAPE_MASK_WORDS] if games.parts & MASKS else 1)
        self._words = self._rows(self._deals)
        self._words[:, DEAL_ANSWER] = UNKNOWN
        self.node, self._calling = self._words[:, DEAL_NODE], self._words[:, DEAL_CALLING]
        self.masks = self._make_masks()

    def _sizes(self) -> tuple[int, int, int]:
        """Returns how many words some buffers have.

        They are those of a deal that ended with a call, beside its number, of a play that ended, and of what a step
        tells.
        """
        return 1, self.tables.deal_words, TOLD_WORDS

    def _rows(self, buffer: Buffer) -> NDArray[np.int64]:
        words: NDArray[np.int64] = np.frombuffer(buffer.words, np.int64)
        return words.reshape(self.games.count, -1)

    def _make_masks(self) -> NDArray[np.int8]:
        if not self.games.parts & MASKS:
            return np.zeros((self.games.count, self.tables.columns), np.int8)
        bytes_there = np.frombuffer(self._masks.words, np.int8)
        return bytes_there.reshape(self.games.count, -1)[:, : self.tables.columns]

    @property
    def calling(self) -> NDArray[np.bool_]:
        """Tells which deals are in their calls."""
        found: NDArray[np.bool_] = self._calling != 0
        return found

    # ------------------------------------------------------------ beginning
    def begin(self, which: Indices) -> None:
        """Puts deals that have just been dealt before their first call."""
        self._words[which, DEAL_WAITS] = BEGINNING
        np.frombuffer(self._waiting.words, np.int64)[: len(which)] = which
        if len(which):
            self._run(len(which), anew=False, parts=0)
            self._answer(anew=False, parts=0)

    # ------------------------------------------------------------ going on
    def step(
        self, given: NDArray[Any], marked: NDArray[np.bool_] | None, anew: bool, observed: bool
    ) -> CallEnds:
        """Does an action in every deal, or in those marked.

        With `anew` those that end are dealt anew.

        Raises IllegalAction, with nothing done, for the first that is not legal.
        """
        known = np.where((given >= 0) & (given < self.tables.columns), given, OUTSIDE)
        self.games.actions[:] = known if marked is None else np.where(marked, known, SKIP)
        b, (shape, nodes, rows, *_) = self.games.buffers, self._tables()
        wrong = place_columns(
            b.positions, b.legal, b.actions, shape, nodes, rows, self._deals, self.games.count
        )
        if wrong >= 0:
            raise IllegalAction(wrong, int(given[wrong]), self.games.positions[wrong].tolist())
        return self._step(anew, observed)

    def step_random(self, anew: bool) -> CallEnds:
        """Does a legal action at random in every deal."""
        self._draw()
        return self._step(anew, observed=True)

    def _draw(self) -> None:
        self.games.draw()
        b, (shape, nodes, rows, *_) = self.games.buffers, self._tables()
        place_draws(b.positions, b.actions, shape, nodes, rows, self._deals, self.games.count)

    def draw(self) -> NDArray[np.int64]:
        """Draws a legal action for every deal, as its column."""
        self._draw()
        actions = self.games.actions
        drawn: NDArray[np.int64] = np.where(actions >= CALL_DRAWN, actions - CALL_DRAWN, numbers_of(actions))
        return drawn

    def _step(self, anew: bool, observed: bool) -> CallEnds:
        parts = self.games.parts if observed else 0
        self.games.note_ended(self._run(0, anew, parts))
        self._answer(anew, parts)
        closed = self._rows(self._closed)[: self._told.words[TOLD_CLOSED]]
        return CallEnds(closed[:, 0].copy(), self._read_results(closed[:, 1:]))

    def _read_results(self, closed: NDArray[np.int64]) -> NDArray[np.int64]:
        """Returns what each seat gets for ends with a call."""
        found: NDArray[np.int64] = self.tables.paid.rows[closed[:, 0]]
        return found

    def _run(self, waits: int, anew: bool, parts: int) -> int:
        """Does a step, or goes on with so many deals that wait."""
        b = self.games.buffers
        return step_calls(
            b.positions, b.legal, b.states, b.deals, b.actions, b.ended, b.seen, self._masks, b.packed, *self._tables(),
            self._deals, self._closed, self._told, self._waiting, self._left, waits, self.games.count, int(anew), parts,
        )  # fmt: skip

    def _tables(self) -> tuple[Buffer, ...]:
        """Returns the tables as they are now, since they grow."""
        tables = self.tables
        return (
            self._set_shape(), tables.nodes.buffer, tables.row_table.buffer, tables.programs.table.buffer,
            tables.plays.buffer, tables.begun.buffer, tables.hidden.hangs.buffer, tables.hidden.index.buffer,
        )  # fmt: skip

    def _set_shape(self) -> Buffer:
        self._shape.put(self._list_shape())
        return self._shape

    def _list_shape(self) -> Sequence[int]:
        """Returns the shape of the tables as they are now."""
        return self.tables.shape()

    # ------------------------------------------------------------ what tables do not know
    def _answer(self, anew: bool, parts: int) -> None:
        """Asks the game what deals wait for until none waits."""
        while waits := self._told.words[TOLD_WAITING]:
            for deal in self._waiting.words[:waits].tolist():
                self._ask(deal)
            self._run(waits, anew, parts)

    def _ask(self, deal: int) -> None:
        """Asks the game what a deal waits for."""
        words = self._words[deal]
        waits, node, cards = int(words[DEAL_WAITS]), int(words[DEAL_NODE]), words[DEAL_CARDS:].tolist()
        carried = int(words[DEAL_CARRIED])
        if waits == EDGE:
            column = int(self.games.actions[deal]) - CALL_DRAWN
            words[DEAL_ANSWER] = edge_word(*self.tables.find_edge(node, column, cards, carried))
        elif waits == PLAY:
            words[DEAL_ANSWER] = self.tables.begin_play(node, cards, carried)
        else:
            words[DEAL_ANSWER] = self._find_row(node, cards[self._place_on_turn(node)], cards)

    def _place_on_turn(self, node: int) -> int:
        return self.tables.hand + int(self.tables.turn[node])

    def _find_row(self, node: int, hand: int, dealt: Any) -> int:
        """Returns the row of a hand, each of whose cards is in `hand` once."""
        tables = self.tables
        if tables.by_hand[node]:
            return tables.find_row(node, UNKNOWN, dealt)
        sign = sign_of(tables.nodes.rows[node].tolist(), list(tables.shape()), hand)
        return tables.find_row(node, sign, dealt)

    # ------------------------------------------------------------ what is told
    def observe(self) -> None:
        """Writes what is seen and what is legal."""
        b, (shape, nodes, rows, *_) = self.games.buffers, self._tables()
        observe_calls(
            b.positions, b.legal, b.seen, self._masks, b.packed, shape, nodes, rows, self._deals, 0, self.games.count,
            self.games.parts,
        )  # fmt: skip

    def state(self, deal: int) -> Any:
        """Returns the state of the game in a deal."""
        return self._state(self._words[deal])

    def ended_state(self, index: int) -> Any:
        """Returns the state in which cards were led, of a play that has just ended."""
        return self._state(self._rows(self._left)[index])

    def _state(self, words: NDArray[np.int64]) -> Any:
        cards = words[DEAL_CARDS:].tolist()
        return self.tables.state(int(words[DEAL_NODE]), cards, int(words[DEAL_CARRIED]))

    def called(self) -> NDArray[np.float32]:
        """Returns the public numbers of the calls as the seats to move read them."""
        carried = self._words[:, DEAL_CARRIED]
        return self.tables.public_numbers(self.node, self.games.turn, carried)
