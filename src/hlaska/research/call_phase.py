"""The calls of many deals at once: `Games` plays the cards, this the calls before them, by the tables of one game.

A deal is in its calls (`calling`) until its cards are played; `Games` then leaves it as it is. All of it is arrays of
NumPy with a row for each deal, so it needs no compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from hlaska.kernel import layout
from hlaska.kernel.batch.games import Games
from hlaska.kernel.batch.words import (
    ACTIONS,
    CALL_DRAWN,
    DEAL,
    LEGAL_ACTS,
    LEGAL_CALLS,
    LEGAL_CARDS,
    LEGAL_PAIRS,
    LIST,
    PLANE,
)
from hlaska.research.call_tables import ALL, DEPENDS, ENDED, LEADING, UNKNOWN, CallTables, card_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Indices = NDArray[np.int64]


class CallEnds(NamedTuple):
    """The deals that ended with a call. games: their numbers; results: what each seat gets, a row each."""

    games: NDArray[np.int64]
    results: NDArray[np.int64]


class CallPhase:
    """The calls of the deals of a batch.

    node: of each deal the number of what everybody knows of its calls, also while its cards are played; calling: which
    deals are in their calls; masks: int8, what is legal, a column for each action.
    """

    def __init__(self, tables: CallTables, games: Games) -> None:
        self.tables, self.games = tables, games
        count = games.count
        self.node = np.zeros(count, np.int64)
        self.row = np.zeros(count, np.int64)
        self.calling = np.zeros(count, bool)
        self.cards = np.zeros((count, tables.width), np.int64)
        self.masks = np.zeros((count, tables.columns), np.int8)
        seats = tables.game.seats
        self._hands = slice(tables.hand, tables.hand + seats)
        self._words = np.array([layout.HANDS + 4 * seat for seat in range(seats)], np.int64)

    # ------------------------------------------------------------ beginning
    def begin(self, which: Indices) -> None:
        """Puts deals that have just been dealt before their first call."""
        if not len(which):
            return
        dealt = self.games.positions[which]
        cards = np.zeros((len(which), self.cards.shape[1]), np.int64)
        cards[:, self._hands] = dealt[:, self._words]
        first = len(self.tables.game.places)
        for i in range(len(self.tables.slots)):
            cards[:, first + i] = 1 << (dealt[:, layout.STOCK + i // 10] >> 6 * (i % 10) & 63)
        self.cards[which], self.node[which], self.calling[which] = cards, 0, True

    def _dealt(self, deal: int) -> Any:
        """What a deal has beside its node, as tables ask for it."""
        return self.cards[deal].tolist()

    # ------------------------------------------------------------ what is legal
    def list_legal(self, which: Indices) -> None:
        """Writes what is legal, and whose turn it is, in deals in their calls."""
        if not len(which):
            return
        tables, node = self.tables, self.node[which]
        turn = tables.turn[node]
        hand = self.cards[which, tables.hand + turn]
        sign = self._sign(hand, node)
        row = tables.row_of[node, sign]
        leading = tables.kind[node] == LEADING
        strange = hand & ~(tables.allowed[row] | tables.denied[row])
        asked = (row < 0) | tables.by_hand[node] | (strange != 0) & ~leading
        for i in np.flatnonzero(asked).tolist():
            row[i] = tables.find_row(int(node[i]), int(sign[i]), self._dealt(int(which[i])))
        self.row[which] = row
        legal, positions = self.games.legal, self.games.positions
        legal[which, LEGAL_CALLS] = tables.count[row]
        quiet = which if not leading.any() else which[~leading]
        if len(quiet):
            pick = ~leading
            legal[quiet, LEGAL_CARDS] = hand[pick] & tables.allowed[row[pick]]
            legal[quiet, LEGAL_PAIRS] = legal[quiet, LEGAL_ACTS] = 0
            positions[quiet, layout.TURN] = positions[quiet, layout.LEADER] = turn[pick]
            positions[quiet, layout.SUIT] = tables.trump[node[pick]]

    def _sign(self, hand: NDArray[np.int64], node: NDArray[np.int64]) -> NDArray[np.int64]:
        """Of which groups of its node a hand holds a mask whole, as bits."""
        masks = self.tables.masks_of[node]
        held = ((hand[:, np.newaxis, np.newaxis] & masks) == masks).any(axis=2)
        found: NDArray[np.int64] = held @ (1 << np.arange(masks.shape[1]))
        return found

    def write_masks(self) -> None:
        """Writes `masks`, after what `Games` has written for cards."""
        self.masks[:, :ACTIONS] = self.games.masks
        self.masks[:, ACTIONS:] = 0
        which = np.flatnonzero(self.calling)
        self.masks[which, ACTIONS:] = self.tables.row_mask[self.row[which]]

    def find_illegal(self, given: NDArray[np.int64], which: Indices) -> int:
        """Finds a deal in its calls whose action is not legal, or UNKNOWN."""
        column = given[which]
        call = column >= ACTIONS
        wrong = np.zeros(len(which), bool)
        at = np.flatnonzero(call)
        wrong[at] = self.tables.row_mask[self.row[which[at]], column[at] - ACTIONS] == 0
        at = np.flatnonzero(~call)
        cards = self.games.legal[which[at], LEGAL_CARDS]
        wrong[at] = (column[at] >= PLANE) | (cards >> card_of(column[at]) & 1 == 0)
        found = np.flatnonzero(wrong)
        return int(which[found[0]]) if len(found) else UNKNOWN

    def place_calls(self, actions: NDArray[np.int64], columns: NDArray[np.int64]) -> None:
        """Puts the columns of calls that `Games` has drawn by index where they belong."""
        which = np.flatnonzero(actions >= CALL_DRAWN)
        columns[which] = self.tables.row_calls[self.row[which], actions[which] - CALL_DRAWN]

    # ------------------------------------------------------------ going on
    def leads(self, given: NDArray[np.int64], which: Indices) -> Indices:
        """The deals in which a card is led, after which no calls follow; they are in their calls no more."""
        leading = self.tables.kind[self.node[which]] == LEADING
        found: Indices = which[leading & (given[which] < ACTIONS)]
        return found

    def step(self, given: NDArray[np.int64], which: Indices, anew: bool) -> CallEnds:
        """Does what deals in their calls do; with `anew` those that end are marked to be dealt anew by `refresh`."""
        tables, node, column = self.tables, self.node[which], given[which]
        found = tables.next[node, column]
        ways = tables.ways[node, column]
        for i in np.flatnonzero(found < 0).tolist():
            found[i], ways[i] = tables.find_edge(int(node[i]), int(column[i]), self._dealt(int(which[i])))
        for number in np.unique(ways).tolist():
            if number:
                self._move(number, which[ways == number], column[ways == number])
        self.node[which] = found
        kind, positions = tables.kind[found], self.games.positions
        leads = which[kind == LEADING]
        if len(leads):
            self._lead(leads)
        over = which[kind == ENDED]
        self.calling[over] = False
        if not anew:
            positions[over, layout.DONE] = 1
            self.games.legal[over] = 0
        return CallEnds(over, tables.paid[self.node[over]])

    def _lead(self, which: Indices) -> None:
        """Puts deals before their first lead."""
        tables, positions = self.tables, self.games.positions
        start = tables.start_of[self.node[which]]
        for i in np.flatnonzero(start == DEPENDS).tolist():
            start[i] = tables.start_where(int(self.node[which[i]]), self.cards[which[i]].tolist())
        positions[which] = tables.templates[start]
        positions[np.ix_(which, self._words)] = self.cards[which, self._hands]
        stock_of = tables.stock_of[start]
        for number in np.unique(stock_of[stock_of > 0]).tolist():
            self._lay_stock(which[stock_of == number], tables.stocks[number])
        self.games.begun[which] = start

    def _lay_stock(self, which: Indices, slots: tuple[int, ...]) -> None:
        """Lays the cards of slots as the stock, of which nothing has been drawn."""
        first = len(self.tables.game.places)
        for i, slot in enumerate(slots):
            card = np.frexp(self.cards[which, first + slot].astype(np.float64))[1].astype(np.int64) - 1
            self.games.positions[which, layout.STOCK + i // 10] |= card << 6 * (i % 10)

    def state(self, deal: int) -> Any:
        """Returns the state of the game in which the cards of a deal are led."""
        return self.tables.state(int(self.node[deal]), self._dealt(deal))

    def called(self) -> NDArray[np.float32]:
        """Returns the public numbers of the calls as the seats to move read them."""
        return self.tables.public_numbers(self.node, self.games.turn)

    def _move(self, number: int, which: Indices, column: NDArray[np.int64]) -> None:
        program = self.tables.programs[number]
        moved = [
            self.cards[which, source] if how == ALL else np.int64(1) << card_of(column)
            for source, _, how in program
        ]
        for (source, target, _), cards in zip(program, moved, strict=True):
            self.cards[which, source] &= ~cards
            self.cards[which, target] |= cards
            for place in (source, target):
                seat = place - self.tables.hand
                if 0 <= seat < len(self._words):
                    self.games.positions[which, self._words[seat]] = self.cards[which, place]

    def settle_down(self, dealt: Indices, called: Indices, which: NDArray[np.int64]) -> None:
        """After a step: deals anew what ended with a call, lists what is legal, and begins what was dealt.

        dealt: the deals that `Games` has dealt anew; called: those in which a call was done; which: a word for each
        deal, marked with DEAL for those that end with a call and are dealt anew.
        """
        leads = called[self.tables.kind[self.node[called]] == LEADING]
        which[leads[self.calling[leads]]] = LIST
        if which.any():
            self.games.refresh(which)
        self.begin(np.concatenate([dealt, np.flatnonzero(which == DEAL)]))
        self.list_legal(np.flatnonzero(self.calling))
