"""Plays the calls of many deals at once, where bids and melds are amounts.

It goes by `hlaska.research.batch.amount_tables`. What tables know is done by `hlaska.kernel.batch.amounts`, cards and
calls in one loop; for what they do not know the game is asked here, and the loop goes on.

Beside its node each deal has its amounts, and its cards in layers, one for each copy. Meld is counted by the kernel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from hlaska.kernel import layout
from hlaska.kernel.batch.amount_games import (
    observe_amounts,
    place_amount_draws,
    place_amounts,
    step_amounts,
)
from hlaska.kernel.batch.amount_words import (
    AMOUNT_SHAPE,
    AMOUNT_TOLD,
    BEGINNING,
    COUNT,
    FIRST,
    GAME_AMOUNTS,
    GAME_ANSWER,
    GAME_CALLING,
    GAME_CALLS,
    GAME_NODE,
    GAME_SHOWN,
    GAME_STAMP,
    GAME_WAITS,
    LEAF,
    SHAPE_COUNTED,
    SHAPE_GAME,
    SHAPE_HELD,
    SHAPE_LOG,
    SHAPE_MASK_WORDS,
    TOLD_CALLS,
    WORK_VALUES,
)
from hlaska.kernel.batch.amounts import stock_at
from hlaska.kernel.batch.calls import TOLD_CLOSED, TOLD_WAITING, UNKNOWN, sign_of
from hlaska.kernel.batch.games import Games, IllegalAction
from hlaska.kernel.batch.words import CALL_DRAWN, MASKS
from hlaska.kernel.bits import cards_of
from hlaska.kernel.jit import Buffer
from hlaska.research.batch.amount_tables import LAYER, AmountTables, Dealt
from hlaska.research.batch.call_phase import CallEnds, find_columns, set_actions

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Indices = NDArray[np.int64]

CALLS: Final = 32  # of a deal that can be noted at first


class AmountPhase:
    """Plays the calls of the deals of a batch, as `hlaska.research.batch.call_phase.CallPhase` does.

    node: of each deal the number of what everybody knows of its calls, also while its cards are played.
    calling: which deals are in their calls.
    masks: int8, what is legal, a column for each action.
    ended_amounts: of the plays that ended with the last step.
    """

    def __init__(self, tables: AmountTables, games: Games) -> None:
        self.tables, self.games = tables, games
        count, seats, amounts = games.count, tables.game.seats, tables.amounts.count
        shape = tables.amount_shape()
        self._shape, self._told = Buffer(AMOUNT_SHAPE), Buffer(AMOUNT_TOLD)
        self._deals, self._left = Buffer(count * shape[SHAPE_GAME]), Buffer(count * amounts)
        self._closed, self._waiting = Buffer(count * (1 + seats)), Buffer(count)
        self._limit, self._log = CALLS, Buffer(count * CALLS)  # calls of a deal that can be noted
        self._fixed = Buffer(len(tables.list_fixed()))
        self._fixed.put(tables.list_fixed())
        self._melds = Buffer(len(tables.amounts.table))
        self._melds.put(tables.amounts.table)
        self._work, self._suit, self._points = Buffer(WORK_VALUES + amounts + 2), Buffer(1), Buffer(2)
        self._masks = Buffer(count * shape[SHAPE_MASK_WORDS] if games.parts & MASKS else 1)
        self._words = _rows(self._deals, count)
        self._words[:, GAME_ANSWER], self._words[:, GAME_SHOWN] = UNKNOWN, tables.columns
        self.node, self._calling = self._words[:, GAME_NODE], self._words[:, GAME_CALLING]
        at, held = shape[SHAPE_COUNTED], shape[SHAPE_HELD]
        self._amounts = self._words[:, GAME_AMOUNTS:at]
        self._counted = self._words[:, at:held].reshape(count, seats, tables.layers)
        self.cards = self._words[:, held:].reshape(count, tables.width, tables.layers)
        self.masks = self._make_masks()
        self.ended_amounts = _rows(self._left, count)[:0]
        self._public: dict[int, tuple[int, Any]] = {}  # by deal, with its stamp

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
        self._words[which, GAME_WAITS] = BEGINNING
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
        set_actions(self.games, given, marked, self.tables.columns)
        shape, nodes, rows, *_ = self._tables()
        b = self.games.buffers
        wrong = place_amounts(
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
        place_amount_draws(b.positions, b.actions, shape, nodes, rows, self._deals, self.games.count)

    def draw(self) -> NDArray[np.int64]:
        """Draws a legal action for every deal, as its column."""
        self._draw()
        return find_columns(self.games)

    def _step(self, anew: bool, observed: bool) -> CallEnds:
        games, parts = self.games, self.games.parts if observed else 0
        done = self._run(0, anew, parts)
        games.note_ended(done)
        self.ended_amounts = _rows(self._left, games.count)[:done]
        self._answer(anew, parts)
        closed = _rows(self._closed, games.count)[: self._told.words[TOLD_CLOSED]]
        return CallEnds(closed[:, 0].copy(), closed[:, 1:].copy())

    def _run(self, waits: int, anew: bool, parts: int) -> int:
        """Does a step, or goes on with so many deals that wait."""
        self._widen_log()
        b, tables = self.games.buffers, self._tables()
        return step_amounts(
            b.positions, b.legal, b.states, b.deals, b.actions, b.ended, b.seen, self._masks, b.packed, *tables,
            self._deals, self._log, self._closed, self._told, self._waiting, self._left, waits, self.games.count,
            int(anew), parts,
        )  # fmt: skip

    def _widen_log(self) -> None:
        """Makes sure that one more call of each deal can be noted."""
        if self._told.words[TOLD_CALLS] < self._limit:
            return
        old = _rows(self._log, self.games.count)
        self._limit *= 2
        self._log = Buffer(self.games.count * self._limit)
        _rows(self._log, self.games.count)[:, : old.shape[1]] = old

    def _tables(self) -> tuple[Buffer, ...]:
        """Returns the tables as they are now, since they grow."""
        tables, shape = self.tables, [*self.tables.amount_shape()]
        shape[SHAPE_LOG] = self._limit
        self._shape.put(shape)
        return (
            self._shape, tables.nodes.buffer, tables.row_table.buffer, tables.programs.table.buffer,
            tables.plays.buffer, tables.counts_of.buffer, tables.counts.buffer, tables.leaves.buffer,
            tables.sums.buffer, tables.trees.roots.buffer, tables.trees.forks.buffer, self._fixed, self._melds,
            self._work, self._suit, self._points,
        )  # fmt: skip

    # ------------------------------------------------------------ what tables do not know
    def _answer(self, anew: bool, parts: int) -> None:
        """Asks the game what deals wait for until none waits."""
        while waits := self._told.words[TOLD_WAITING]:
            for deal in self._waiting.words[:waits].tolist():
                self._ask(deal)
            self._run(waits, anew, parts)

    def _ask(self, deal: int) -> None:
        """Asks the game what a deal waits for."""
        tables, words = self.tables, self._words[deal]
        waits, node = int(words[GAME_WAITS]), int(words[GAME_NODE])
        if waits == FIRST:
            position = self.games.positions[deal].tolist()
            turned = stock_at(position, tables.turned) if tables.turned >= 0 else UNKNOWN
            tables.first_node(position[layout.SUIT], turned)
            self._fixed.put(tables.list_fixed())
            return
        column, dealt = int(self.games.actions[deal]) - CALL_DRAWN, self._dealt(deal)
        if waits == COUNT:
            words[GAME_ANSWER] = tables.find_counts(node, column, dealt)
        elif waits == LEAF:
            words[GAME_ANSWER] = tables.find_leaf(node, column, dealt)
        elif tables.by_hand[node]:
            words[GAME_ANSWER] = tables.find_row(node, UNKNOWN, dealt)
        else:
            hand = int(self.cards[deal, tables.hand + int(tables.turn[node]), 0])
            sign = sign_of(tables.nodes.rows[node].tolist(), list(tables.shape()), hand)
            words[GAME_ANSWER] = tables.find_row(node, sign, dealt)

    def _dealt(self, deal: int) -> Dealt:
        cards = [sum(m << LAYER * i for i, m in enumerate(place)) for place in self.cards[deal].tolist()]
        return Dealt(cards, self._amounts[deal].tolist())

    # ------------------------------------------------------------ what is told
    def observe(self) -> None:
        """Writes what is seen and what is legal."""
        b, (shape, _, rows, *_) = self.games.buffers, self._tables()
        observe_amounts(
            b.positions, b.legal, b.seen, self._masks, b.packed, shape, rows, self._deals, 0, self.games.count,
            self.games.parts,
        )  # fmt: skip

    def state(self, deal: int) -> Any:
        """Returns the state of the game in a deal."""
        return self.tables.state(int(self.node[deal]), self._dealt(deal))

    def called(self) -> NDArray[np.float32]:
        """Returns the public numbers of the calls as the seats to move read them."""
        found = np.zeros((self.games.count, self.tables.numbers.size), np.float32)
        stamps = self._words[:, GAME_STAMP].tolist()
        for deal, (seat, stamp) in enumerate(zip(self.games.turn.tolist(), stamps, strict=True)):
            if self._public.get(deal, (UNKNOWN, None))[0] != stamp:
                self._public[deal] = stamp, self.public(deal)
            self.tables.numbers.write(found[deal], 0, self._public[deal][1], seat)
        return found

    def public(self, deal: int) -> Any:
        """Returns the public numbers of the calls of a deal."""
        made = _rows(self._log, self.games.count)[deal, : self._words[deal, GAME_CALLS]].tolist()
        calls = [(word & 3, self.tables.action(word >> 2)) for word in made]
        cards = [_cards(layers) for layers in self._counted[deal].tolist()]
        return self.tables.public(int(self.node[deal]), self._dealt(deal), calls, cards)


def _rows(buffer: Buffer, count: int) -> NDArray[np.int64]:
    words: NDArray[np.int64] = np.frombuffer(buffer.words, np.int64)
    return words.reshape(count, -1)


def _cards(layers: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(card for layer in layers for card in cards_of(layer)))
