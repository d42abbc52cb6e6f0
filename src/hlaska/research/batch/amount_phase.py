"""Plays the calls of many deals at once, where bids and melds are amounts.

It goes by `hlaska.research.batch.amount_tables`. What tables know is done by `hlaska.kernel.batch.amounts`.

Beside its node each deal has its amounts, and its cards in layers, one for each copy. Meld is counted by the kernel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from hlaska.kernel import layout
from hlaska.kernel.batch.amount_games import step_amounts
from hlaska.kernel.batch.amount_words import (
    AMOUNT_TOLD,
    COUNT,
    FIRST,
    GAME_AMOUNTS,
    GAME_CALLS,
    GAME_STAMP,
    LEAF,
    SHAPE_COUNTED,
    SHAPE_HELD,
    SHAPE_LOG,
    TOLD_CALLS,
    WORK_VALUES,
)
from hlaska.kernel.batch.amounts import stock_at
from hlaska.kernel.batch.call_words import DEAL_ANSWER, DEAL_NODE, DEAL_SHOWN, DEAL_WAITS, UNKNOWN
from hlaska.kernel.batch.games import Games
from hlaska.kernel.batch.words import CALL_DRAWN
from hlaska.kernel.bits import cards_of
from hlaska.kernel.jit import Buffer
from hlaska.research.batch.amount_tables import LAYER, AmountTables, Dealt
from hlaska.research.batch.call_phase import CallPhase

if TYPE_CHECKING:
    from numpy.typing import NDArray

CALLS: Final = 32  # of a deal that can be noted at first


class AmountPhase(CallPhase):
    """Plays the calls of the deals of a batch where bids and melds are amounts.

    cards: of each deal by place its layers.
    """

    tables: AmountTables

    def __init__(self, tables: AmountTables, games: Games) -> None:
        count, amounts = games.count, tables.amounts
        self._limit, self._log = CALLS, Buffer(count * CALLS)  # calls of a deal that can be noted
        self._done = 0  # plays that ended with the last step
        super().__init__(tables, games)
        self._fixed = Buffer(len(tables.list_fixed()))
        self._fixed.put(tables.list_fixed())
        self._melds = Buffer(len(amounts.table))
        self._melds.put(amounts.table)
        self._work, self._suit, self._points = Buffer(WORK_VALUES + amounts.count + 2), Buffer(1), Buffer(2)
        self._words[:, DEAL_SHOWN] = tables.columns
        shape = tables.shape()
        at, held = shape[SHAPE_COUNTED], shape[SHAPE_HELD]
        self._amounts = self._words[:, GAME_AMOUNTS:at]
        self._counted = self._words[:, at:held].reshape(count, tables.game.seats, tables.layers)
        self.cards = self._words[:, held:].reshape(count, tables.width, tables.layers)
        self._public: dict[int, tuple[int, Any]] = {}  # by deal, with its stamp

    def _sizes(self) -> tuple[int, int, int]:
        return self.tables.game.seats, self.tables.amounts.count, AMOUNT_TOLD

    # ------------------------------------------------------------ going on
    @property
    def ended_amounts(self) -> NDArray[np.int64]:
        """Returns the amounts of the plays that ended with the last step."""
        return self._rows(self._left)[: self._done]

    def _read_results(self, closed: NDArray[np.int64]) -> NDArray[np.int64]:
        return closed.copy()

    def _run(self, waits: int, anew: bool, parts: int) -> int:
        self._widen_log()
        b, tables = self.games.buffers, self._tables()
        done = step_amounts(
            b.positions, b.legal, b.states, b.deals, b.actions, b.ended, b.seen, self._masks, b.packed, *tables,
            self._deals, self._log, self._closed, self._told, self._waiting, self._left, waits, self.games.count,
            int(anew), parts,
        )  # fmt: skip
        self._done = self._done if waits else done
        return done

    def _widen_log(self) -> None:
        """Makes sure that one more call of each deal can be noted."""
        if self._told.words[TOLD_CALLS] < self._limit:
            return
        old = self._rows(self._log)
        self._limit *= 2
        self._log = Buffer(self.games.count * self._limit)
        self._rows(self._log)[:, : old.shape[1]] = old

    def _tables(self) -> tuple[Buffer, ...]:
        tables = self.tables
        return (
            self._set_shape(), tables.nodes.buffer, tables.row_table.buffer, tables.programs.table.buffer,
            tables.plays.buffer, tables.counts_of.buffer, tables.counts.buffer, tables.leaves.buffer,
            tables.sums.buffer, tables.trees.roots.buffer, tables.trees.forks.buffer, self._fixed, self._melds,
            self._work, self._suit, self._points,
        )  # fmt: skip

    def _list_shape(self) -> Sequence[int]:
        shape = [*super()._list_shape()]
        shape[SHAPE_LOG] = self._limit
        return shape

    # ------------------------------------------------------------ what tables do not know
    def _ask(self, deal: int) -> None:
        tables, words = self.tables, self._words[deal]
        waits, node = int(words[DEAL_WAITS]), int(words[DEAL_NODE])
        if waits == FIRST:
            position = self.games.positions[deal].tolist()
            turned = stock_at(position, tables.turned) if tables.turned >= 0 else UNKNOWN
            tables.first_node(position[layout.SUIT], turned)
            self._fixed.put(tables.list_fixed())
            return
        column, dealt = int(self.games.actions[deal]) - CALL_DRAWN, self._dealt(deal)
        if waits == COUNT:
            words[DEAL_ANSWER] = tables.find_counts(node, column, dealt)
        elif waits == LEAF:
            words[DEAL_ANSWER] = tables.find_leaf(node, column, dealt)
        else:
            hand = int(self.cards[deal, self._place_on_turn(node), 0])
            words[DEAL_ANSWER] = self._find_row(node, hand, dealt)

    def _dealt(self, deal: int) -> Dealt:
        cards = [sum(m << LAYER * i for i, m in enumerate(place)) for place in self.cards[deal].tolist()]
        return Dealt(cards, self._amounts[deal].tolist())

    # ------------------------------------------------------------ what is told
    def state(self, deal: int) -> Any:
        return self.tables.state(int(self.node[deal]), self._dealt(deal))

    def called(self) -> NDArray[np.float32]:
        found = np.zeros((self.games.count, self.tables.numbers.size), np.float32)
        stamps = self._words[:, GAME_STAMP].tolist()
        for deal, (seat, stamp) in enumerate(zip(self.games.turn.tolist(), stamps, strict=True)):
            if self._public.get(deal, (UNKNOWN, None))[0] != stamp:
                self._public[deal] = stamp, self.public(deal)
            self.tables.numbers.write(found[deal], 0, self._public[deal][1], seat)
        return found

    def public(self, deal: int) -> Any:
        """Returns the public numbers of the calls of a deal."""
        made = self._rows(self._log)[deal, : self._words[deal, GAME_CALLS]].tolist()
        calls = [(word & 3, self.tables.action(word >> 2)) for word in made]
        cards = [_cards(layers) for layers in self._counted[deal].tolist()]
        return self.tables.public(int(self.node[deal]), self._dealt(deal), calls, cards)


def _cards(layers: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(card for layer in layers for card in cards_of(layer)))
