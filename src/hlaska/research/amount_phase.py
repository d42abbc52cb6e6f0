"""The calls of many deals at once, of games in which bids and melds are amounts, by `hlaska.research.amount_tables`.

Beside its node each deal has its amounts, and its cards in layers, one for each copy. Meld is counted by the kernel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from hlaska.kernel import layout
from hlaska.kernel.batch.games import Games
from hlaska.kernel.batch.words import ACTIONS, CALL_DRAWN, LEGAL_CALLS
from hlaska.kernel.bits import COLUMN, cards_of
from hlaska.kernel.jit import Buffer
from hlaska.kernel.melds import count_melds
from hlaska.research.amount_tables import LAYER, AmountTables, Dealt
from hlaska.research.call_phase import CallEnds, CallPhase
from hlaska.research.call_tables import ALL, DEPENDS, ENDED, LEADING, UNKNOWN, card_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Indices = NDArray[np.int64]

ROOM: Final = 32  # calls of a deal that there is room for at first
HAND: Final = 4  # words of a hand for the kernel, whatever copies there are


class AmountPhase(CallPhase):
    """The calls of the deals of a batch.

    held: by deal, place and layer the cards that lie there; amounts: by deal. counted: by deal and seat the cards whose
    meld was counted, in layers.
    """

    tables: AmountTables

    def __init__(self, tables: AmountTables, games: Games) -> None:
        super().__init__(tables, games)
        count, seats = games.count, tables.game.seats
        self.held = np.zeros((count, tables.width, tables.layers), np.int64)
        self.cards = self.held[:, :, 0]
        self.amounts = np.zeros((count, tables.amounts.count), np.int64)
        self.counted = np.zeros((count, seats, tables.layers), np.int64)
        self._calls = np.zeros((count, ROOM), np.int32)  # columns, and whose turn it was
        self._made = np.zeros(count, np.int64)
        self._bidding: Indices = np.zeros(
            0, np.int64
        )  # deals in which bids were legal when masks were written
        self._public: dict[int, Any] = {}  # by deal, where it was asked for since the last call
        self._hand_words = layout.HANDS + 4 * np.arange(seats)[:, None] + np.arange(tables.layers)
        self._table = Buffer(len(tables.amounts.table))
        self._table.put(tables.amounts.table)
        self._buffers = Buffer(HAND * count), Buffer(count), Buffer(2 * count)

    # ------------------------------------------------------------ beginning
    def begin(self, which: Indices) -> None:
        if not len(which):
            return
        dealt, tables = self.games.positions[which], self.tables
        self.held[which] = 0
        self.held[which, self._hands] = dealt[:, self._hand_words]
        for i, place in enumerate(tables.stock_places):
            card = dealt[:, layout.STOCK + i // 10] >> 6 * (i % 10) & 63
            self._add(which, place, (np.int64(1) << card)[:, None])
        self._made[which] = 0
        suits = dealt[:, layout.SUIT]
        for suit in np.unique(suits).tolist():
            at = which[suits == suit]
            self.node[at] = tables.first_node(suit)
        self.amounts[which] = tables.first_amounts
        self.calling[which] = True
        self._forget(which)

    def _dealt(self, deal: int) -> Dealt:
        cards = [sum(m << LAYER * i for i, m in enumerate(place)) for place in self.held[deal].tolist()]
        return Dealt(cards, self.amounts[deal].tolist())

    # ------------------------------------------------------------ what is legal
    def list_legal(self, which: Indices) -> None:
        super().list_legal(which)
        if len(which):
            self.games.legal[which, LEGAL_CALLS] += len(self.tables.rungs) - self._rung(which)

    def _rung(self, which: Indices) -> NDArray[np.int64]:
        """The lowest bid that is legal, as an index of the ladder; behind its end where none is."""
        tables = self.tables
        high = self.amounts[which, tables.amounts.high]
        rung = np.searchsorted(tables.rungs, high, side="right")
        found: NDArray[np.int64] = np.where(tables.climbs[self.row[which]], rung, len(tables.rungs))
        return found

    def write_masks(self) -> None:
        tables = self.tables
        self.masks[:, :ACTIONS] = self.games.masks
        self.masks[:, ACTIONS : tables.ladder] = 0
        self.masks[self._bidding, tables.ladder :] = 0  # there are hundreds, and few deals bid
        which = np.flatnonzero(self.calling)
        self.masks[which, ACTIONS : tables.ladder] = tables.row_mask[self.row[which], :-1]
        self._bidding = bids = which[tables.climbs[self.row[which]]]
        self.masks[bids, tables.ladder :] = np.arange(len(tables.rungs)) >= self._rung(bids)[:, None]

    def find_illegal(self, given: NDArray[np.int64], which: Indices) -> int:
        ladder = self.tables.ladder
        bids = which[given[which] >= ladder]
        low = bids[given[bids] - ladder < self._rung(bids)]
        others = which[given[which] < ladder]
        found = super().find_illegal(given, others)
        return min((f for f in (found, *low[:1].tolist()) if f >= 0), default=UNKNOWN)

    def place_calls(self, actions: NDArray[np.int64], columns: NDArray[np.int64]) -> None:
        tables = self.tables
        which = np.flatnonzero(actions >= CALL_DRAWN)
        index, row = actions[which] - CALL_DRAWN, self.row[which]
        above = index - tables.count[row]
        listed = tables.row_calls[row, np.where(above < 0, index, 0)]
        columns[which] = np.where(above < 0, listed, tables.ladder + self._rung(which) + above)

    # ------------------------------------------------------------ going on
    def step(self, given: NDArray[np.int64], which: Indices, anew: bool) -> CallEnds:
        tables, node, column = self.tables, self.node[which], given[which]
        edge = np.minimum(column, tables.ladder)
        self._note_calls(which, column, tables.turn[node])
        self._forget(which)
        self._count(which, node, edge)
        leaf = tables.leaf_of[node, edge]
        for i in np.flatnonzero(leaf < 0).tolist():
            at, deal = (int(node[i]), int(column[i])), int(which[i])
            if leaf[i] == DEPENDS:
                leaf[i] = tables.branch(*at, self.amounts[deal].tolist())
            if leaf[i] < 0:
                leaf[i] = tables.find_leaf(*at, self._dealt(deal))
        ways = tables.leaf_ways[leaf]
        for number in np.unique(ways[ways > 0]).tolist():
            self._move(number, which[ways == number], column[ways == number])
        values = np.column_stack([self.amounts[which], tables.bid_of[column], np.ones_like(column)])
        changes = tables.leaf_changes[leaf]
        for number in np.unique(changes[changes > 0]).tolist():
            at = changes == number
            for index, terms in tables.changes[number]:
                self.amounts[which[at], index] = values[at] @ np.array(terms)
        self.node[which] = found = tables.leaf_next[leaf]
        kind = tables.kind[found]
        leads = which[kind == LEADING]
        if len(leads):
            self._lead(leads)
        return self._end(which, kind == ENDED, tables.leaf_pays[leaf], values, anew)

    def _end(
        self, which: Indices, over: NDArray[np.bool_], pays: Indices, values: NDArray[np.int64], anew: bool
    ) -> CallEnds:
        """Ends deals, and pays them by the sums of their leaves."""
        games, tables = which[over], self.tables
        results = np.zeros((len(games), tables.game.seats), np.int64)
        for number in np.unique(pays[over]).tolist():
            at = np.flatnonzero(pays[over] == number)
            results[at] = values[over][at] @ np.array(tables.pays[number]).T[:, : tables.game.seats]
        self.calling[games] = False
        if not anew:
            self.games.positions[games, layout.DONE] = 1
            self.games.legal[games] = 0
        return CallEnds(games, results)

    def _note_calls(self, which: Indices, column: Indices, turn: Indices) -> None:
        """Keeps calls, not the cards chosen between them, for `public`."""
        at = column >= ACTIONS
        calls = which[at]
        if len(calls) and self._made[calls].max() == self._calls.shape[1]:
            self._calls = np.concatenate([self._calls, np.zeros_like(self._calls)], axis=1)
        self._calls[calls, self._made[calls]] = column[at] << 2 | turn[at]
        self._made[calls] += 1

    def _count(self, which: Indices, node: Indices, edge: Indices) -> None:
        """Counts the meld that actions ask for, into the amounts."""
        tables = self.tables
        counts = tables.counts_of[node, edge]
        for i in np.flatnonzero(counts < 0).tolist():
            counts[i] = tables.find_counts(int(node[i]), int(edge[i]))
        for number in np.unique(counts[counts > 0]).tolist():
            at = counts == number
            for counted in tables.counts[number]:
                self._count_hands(which[at], counted, tables.trump[node[at]])

    def _count_hands(self, which: Indices, counted: Any, trumps: Indices) -> None:
        hands, suits, out = self._buffers
        held = self.held[which, counted.place]
        n, layers = held.shape
        words = np.frombuffer(hands.words, np.int64)[: HAND * n].reshape(n, HAND)
        words[:, :layers] = held
        np.frombuffer(suits.words, np.int64)[:n] = trumps
        count_melds(hands, suits, n, self._table, out)
        points = np.frombuffer(out.words, np.int64)[: 2 * n].reshape(n, 2)
        self.amounts[which, counted.points] = points[:, 0]
        if counted.nines >= 0:
            self.amounts[which, counted.nines] = points[:, 1]
        self.counted[which, counted.seat] = held

    # ------------------------------------------------------------ cards in layers
    def _lead(self, which: Indices) -> None:
        """Puts deals before their first lead."""
        tables, positions = self.tables, self.games.positions
        start = tables.start_of[self.node[which]]
        positions[which] = tables.templates[start]
        positions[which[:, None, None], self._hand_words] = self.held[which, self._hands]
        self.games.begun[which] = start
        if tables.amounts.laid_away is not None:
            place, amount = tables.amounts.laid_away
            self.amounts[which, amount] = _card_points(
                self.held[which, place], positions[which, layout.POINTS]
            )

    def _move(self, number: int, which: Indices, column: NDArray[np.int64]) -> None:
        for source, target, how in self.tables.programs[number]:
            if how == ALL:
                cards = self.held[which, source]
                self.held[which, source] = 0
            else:
                cards = (np.int64(1) << card_of(column))[:, None]
                self._remove(which, source, cards[:, 0])
            self._add(which, target, cards)
            for place in (source, target):
                seat = place - self.tables.hand
                if 0 <= seat < len(self._words):
                    words = self._hand_words[seat]
                    self.games.positions[which[:, None], words] = self.held[which, place]

    def _add(self, which: Indices, place: int, cards: NDArray[np.int64]) -> None:
        """Adds cards in layers to those of a place."""
        found = self.held[which, place]
        for layer in range(cards.shape[1]):
            more = cards[:, layer].copy()
            for under in range(found.shape[1]):
                both = found[:, under] & more
                found[:, under] |= more
                more = both
        self.held[which, place] = found

    def _remove(self, which: Indices, place: int, cards: NDArray[np.int64]) -> None:
        """Takes one copy of a card out of each place."""
        found, left = self.held[which, place], cards.copy()
        for layer in reversed(range(found.shape[1])):
            taken = found[:, layer] & left
            found[:, layer] ^= taken
            left ^= taken
        self.held[which, place] = found

    # ------------------------------------------------------------ states
    def state(self, deal: int) -> Any:
        """Returns the state of the game in which the cards of a deal are led."""
        return self.tables.state(int(self.node[deal]), self._dealt(deal))

    def called(self) -> NDArray[np.float32]:
        found = np.zeros((self.games.count, self.tables.numbers.size), np.float32)
        for deal, seat in enumerate(self.games.turn.tolist()):
            if deal not in self._public:
                self._public[deal] = self.public(deal)
            self.tables.numbers.write(found[deal], 0, self._public[deal], seat)
        return found

    def _forget(self, which: Indices) -> None:
        for deal in which.tolist() if self._public else ():
            self._public.pop(deal, None)

    def public(self, deal: int) -> Any:
        """Returns the public numbers of the calls of a deal."""
        made = self._calls[deal, : self._made[deal]].tolist()
        calls = [(word & 3, self.tables.action(word >> 2)) for word in made]
        cards = [_cards(layers) for layers in self.counted[deal].tolist()]
        return self.tables.public(int(self.node[deal]), self._dealt(deal), calls, cards)


def _card_points(held: NDArray[np.int64], points: NDArray[np.int64]) -> NDArray[np.int64]:
    """What cards in layers count in tricks, by the words of their positions."""
    ranks = np.arange(8)
    copies = np.bitwise_count(held[:, :, None] & (COLUMN << ranks)).sum(axis=1, dtype=np.int64)
    found: NDArray[np.int64] = (copies * (points[:, None] >> 4 * ranks & 15)).sum(axis=1)
    return found


def _cards(layers: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(card for layer in layers for card in cards_of(layer)))
