"""Plays the calls of many deals at once, where bids and melds are amounts.

It goes by `hlaska.research.amount_tables`.

Beside its node each deal has its amounts, and its cards in layers, one for each copy. Meld is counted by the kernel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from hlaska.kernel import layout
from hlaska.kernel.acts import ACT
from hlaska.kernel.batch.calls import (
    ALL,
    DEPENDS,
    ENDED,
    FIRST_MASKED,
    LEADING,
    UNKNOWN,
)
from hlaska.kernel.batch.games import Games, IllegalAction, numbers_of
from hlaska.kernel.batch.words import (
    ACTIONS,
    CALL_DRAWN,
    DEAL,
    ENDED_GAME,
    ENDED_POSITION,
    LEGAL_ACTS,
    LEGAL_CALLS,
    LEGAL_CARDS,
    LEGAL_PAIRS,
    LIST,
    MASKS,
    PLANE,
    SKIP,
)
from hlaska.kernel.bits import COLUMN, cards_of
from hlaska.kernel.jit import Buffer
from hlaska.kernel.melds import count_melds
from hlaska.research.amount_tables import LAYER, AmountTables, Dealt
from hlaska.research.call_phase import OUTSIDE, CallEnds
from hlaska.research.call_tables import card_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Indices = NDArray[np.int64]

ROOM: Final = 32  # calls of a deal that there is room for at first
HAND: Final = 4  # words of a hand for the kernel, whatever copies there are


class AmountPhase:
    """Plays the calls of the deals of a batch, as `hlaska.research.call_phase.CallPhase` does.

    All of it is arrays of NumPy with a row for each deal.

    held: by deal, place and layer the cards that lie there.
    amounts: by deal.
    counted: by deal and seat the cards whose meld was counted, in layers.
    """

    def __init__(self, tables: AmountTables, games: Games) -> None:
        self.tables, self.games = tables, games
        count, seats = games.count, tables.game.seats
        self.node, self.row = np.zeros(count, np.int64), np.zeros(count, np.int64)
        self.calling = np.zeros(count, bool)
        self.masks = np.zeros((count, tables.columns), np.int8)
        self._hands = slice(tables.hand, tables.hand + seats)
        self.held = np.zeros((count, tables.width, tables.layers), np.int64)
        self.cards = self.held[:, :, 0]
        self.amounts = np.zeros((count, tables.amounts.count), np.int64)
        self.counted = np.zeros((count, seats, tables.layers), np.int64)
        self._calls = np.zeros((count, ROOM), np.int32)  # columns, and whose turn it was
        self._made = np.zeros(count, np.int64)
        self._tricks = np.zeros(count, np.int64)  # tricks that have been noted
        self._bidding: Indices = np.zeros(
            0, np.int64
        )  # deals in which bids were legal when masks were written
        self._public: dict[int, Any] = {}  # by deal, where it was asked for since the last call
        self._hand_words = layout.HANDS + 4 * np.arange(seats)[:, None] + np.arange(tables.layers)
        self._table = Buffer(len(tables.amounts.table))
        self._table.put(tables.amounts.table)
        self._buffers = Buffer(HAND * count), Buffer(count), Buffer(2 * count)
        self.ended_amounts = self.amounts[:0]  # of the plays that ended with the last step

    # ------------------------------------------------------------ beginning
    def begin(self, which: Indices) -> None:
        """Puts deals that have just been dealt before their first call."""
        self._begin(which)
        self.list_legal(which)

    def _begin(self, which: Indices) -> None:
        if not len(which):
            return
        dealt, tables = self.games.positions[which], self.tables
        self.held[which] = 0
        self.held[which, self._hands] = dealt[:, self._hand_words]
        turned = np.full(len(which), UNKNOWN, np.int64)
        for i, place in enumerate(tables.stock_places):
            card = dealt[:, layout.STOCK + i // 10] >> 6 * (i % 10) & 63
            self._add(which, place, (np.int64(1) << card)[:, None])
            if i == tables.turned:
                turned = card
                self._show_hand(which, place)
        self._made[which] = 0
        suits = dealt[:, layout.SUIT]
        for suit, up in set(zip(suits.tolist(), turned.tolist(), strict=True)):
            self.node[which[(suits == suit) & (turned == up)]] = tables.first_node(suit, up)
        self.amounts[which] = tables.first_amounts
        self.calling[which], self._tricks[which] = True, 0
        leads = which[tables.kind[self.node[which]] == LEADING]  # cards are played at once
        if len(leads):
            self._lead(leads)
        self._forget(which)

    def _dealt(self, deal: int) -> Dealt:
        cards = [sum(m << LAYER * i for i, m in enumerate(place)) for place in self.held[deal].tolist()]
        return Dealt(cards, self.amounts[deal].tolist())

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
        asked = (row < 0) | (tables.by_hand[node] != 0) | (strange != 0) & ~leading
        for i in np.flatnonzero(asked).tolist():
            row[i] = tables.find_row(int(node[i]), int(sign[i]), self._dealt(int(which[i])))
        self.row[which] = row
        legal, positions = self.games.legal, self.games.positions
        legal[which, LEGAL_CALLS] = tables.count[row] + len(tables.rungs) - self._rung(which)
        quiet = which if not leading.any() else which[~leading]
        if len(quiet):
            pick = ~leading
            legal[quiet, LEGAL_CARDS] = hand[pick] & tables.allowed[row[pick]]
            legal[quiet, LEGAL_PAIRS] = legal[quiet, LEGAL_ACTS] = 0
            positions[quiet, layout.TURN] = positions[quiet, layout.LEADER] = turn[pick]
            positions[quiet, layout.SUIT] = tables.trump[node[pick]]

    def _sign(self, hand: NDArray[np.int64], node: NDArray[np.int64]) -> NDArray[np.int64]:
        """Returns of which groups of its node a hand holds a mask whole, as bits."""
        masks = self.tables.masks_of[node]
        held = ((hand[:, np.newaxis, np.newaxis] & masks) == masks).any(axis=2)
        found: NDArray[np.int64] = held @ (1 << np.arange(masks.shape[1]))
        return found

    def _rung(self, which: Indices) -> NDArray[np.int64]:
        """Returns the lowest legal bid as an index of the ladder. It is behind the ladder's end where none is legal."""
        tables = self.tables
        high = self.amounts[which, tables.amounts.high]
        rung = np.searchsorted(tables.rungs, high, side="right")
        found: NDArray[np.int64] = np.where(tables.climbs[self.row[which]], rung, len(tables.rungs))
        return found

    def observe(self) -> None:
        """Writes what is seen and what is legal."""
        self.games.observe()
        if self.games.parts & MASKS:
            self._write_masks()

    def _write_masks(self) -> None:
        tables = self.tables
        self.masks[:, :ACTIONS] = self.games.masks
        self.masks[:, ACTIONS : tables.ladder] = 0
        self.masks[self._bidding, tables.ladder :] = 0  # there are hundreds, and few deals bid
        which = np.flatnonzero(self.calling)
        self.masks[which, ACTIONS : tables.ladder] = tables.row_mask[self.row[which], :-1]
        self._bidding = bids = which[tables.climbs[self.row[which]]]
        self.masks[bids, tables.ladder :] = np.arange(len(tables.rungs)) >= self._rung(bids)[:, None]

    def _find_illegal(self, given: NDArray[np.int64], which: Indices) -> int:
        """Finds a deal in its calls whose action is not legal, or UNKNOWN."""
        tables, ladder, column = self.tables, self.tables.ladder, given[which]
        call, bid = column >= ACTIONS, column >= ladder
        wrong = (column < 0) | (column >= tables.columns)
        at = np.flatnonzero(bid & ~wrong)
        wrong[at] = column[at] - ladder < self._rung(which[at])
        at = np.flatnonzero(call & ~bid)
        wrong[at] = tables.row_mask[self.row[which[at]], column[at] - ACTIONS] == 0
        at = np.flatnonzero(~call & ~wrong)
        cards = self.games.legal[which[at], LEGAL_CARDS]
        wrong[at] = (column[at] >= PLANE) | (cards >> card_of(column[at]) & 1 == 0)
        found = np.flatnonzero(wrong)
        return int(which[found[0]]) if len(found) else UNKNOWN

    def _place_calls(self, actions: NDArray[np.int64], columns: NDArray[np.int64]) -> None:
        """Puts the columns of calls that `Games` has drawn by index where they belong."""
        tables = self.tables
        which = np.flatnonzero(actions >= CALL_DRAWN)
        index, row = actions[which] - CALL_DRAWN, self.row[which]
        above = index - tables.count[row]
        listed = tables.row_calls[row, np.where(above < 0, index, 0)]
        columns[which] = np.where(above < 0, listed, tables.ladder + self._rung(which) + above)

    def draw(self) -> NDArray[np.int64]:
        """Draws a legal action for every deal, as its column."""
        actions = self.games.draw()
        columns = numbers_of(actions)
        self._place_calls(actions, columns)
        return columns

    # ------------------------------------------------------------ going on
    def step_random(self, anew: bool) -> CallEnds:
        """Does a legal action at random in every deal."""
        return self.step(self.draw(), None, anew, observed=True)

    def step(
        self, given: NDArray[Any], marked: NDArray[np.bool_] | None, anew: bool, observed: bool
    ) -> CallEnds:
        """Does an action in every deal, or in those marked.

        With `anew` those that end are dealt anew.

        Raises IllegalAction, with nothing done, for the first that is not legal.
        """
        at = np.flatnonzero(self.calling if marked is None else self.calling & marked)
        leads = self._leads(given, at)
        called = np.setdiff1d(at, leads, assume_unique=True) if len(leads) else at
        wrong = self._find_illegal(given, called)
        if wrong >= 0:
            raise IllegalAction(wrong, int(given[wrong]), self.games.positions[wrong].tolist())
        made = np.where((given >= 0) & (given < ACTIONS), _kernel_actions(given), OUTSIDE)
        made[called] = SKIP
        made = made if marked is None else np.where(marked, made, SKIP)
        played = self.games.step(made, anew=anew, skips=True, observed=False).copy()
        self.calling[leads] = False
        self.note_tricks(self.games.ended)
        self.ended_amounts = self.amounts[played]
        ends = self._call(given, called, anew)
        marks = np.zeros(self.games.count, np.int64)
        marks[ends.games] = DEAL if anew else 0
        self._settle_down(played if anew else played[:0], called, marks)
        if observed:
            self.observe()
        return ends

    def _leads(self, given: NDArray[np.int64], which: Indices) -> Indices:
        """Returns the deals in which a card is led now, which ends their calls."""
        leading = self.tables.kind[self.node[which]] == LEADING
        found: Indices = which[leading & (given[which] < ACTIONS)]
        return found

    def _settle_down(self, dealt: Indices, called: Indices, which: NDArray[np.int64]) -> None:
        """Finishes a step.

        It deals anew what ended with a call, lists what is legal, and begins what was dealt.

        dealt: the deals that `Games` has dealt anew.
        called: those in which a call was done.
        which: a word for each deal, marked with DEAL for those that end with a call and are dealt anew.
        """
        leads = called[self.tables.kind[self.node[called]] == LEADING]
        which[leads[self.calling[leads]]] = LIST
        if which.any():
            self.games.refresh(which)
        self._begin(np.concatenate([dealt, np.flatnonzero(which == DEAL)]))
        self.list_legal(np.flatnonzero(self.calling))

    def _call(self, given: NDArray[np.int64], which: Indices, anew: bool) -> CallEnds:
        """Does what deals in their calls do. With `anew` those that end are marked to be dealt anew."""
        tables, node, column = self.tables, self.node[which], given[which]
        edge = np.minimum(column, tables.ladder)
        self._note_calls(which, column, tables.turn[node])
        self._forget(which)
        self._count(which, node, column)
        leaf = tables.leaf_of[node, edge]
        for i in np.flatnonzero(leaf < 0).tolist():
            at, deal = (int(node[i]), int(column[i])), int(which[i])
            if leaf[i] == DEPENDS:
                leaf[i] = tables.branch(*at, self._dealt(deal))
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

    def _count(self, which: Indices, node: Indices, column: Indices) -> None:
        """Counts the meld that actions ask for, into the amounts."""
        tables = self.tables
        counts = tables.counts_of[node, np.minimum(column, tables.ladder)]
        for i in np.flatnonzero(counts < 0).tolist():
            counts[i] = tables.find_counts(int(node[i]), int(column[i]), self._dealt(int(which[i])))
        for number in np.unique(counts[counts > 0]).tolist():
            at = counts == number
            for counted in tables.counts[number]:
                trumps = tables.trump[node[at]] if counted.trump < 0 else np.full(at.sum(), counted.trump)
                self._count_hands(which[at], counted, trumps)

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
        positions[which] = tables.plays.rows[start, : layout.POSITION_WORDS]
        positions[which[:, None, None], self._hand_words] = self.held[which, self._hands]
        self.games.begun[which] = start
        if tables.amounts.laid_away is not None:
            place, amount = tables.amounts.laid_away
            self.amounts[which, amount] = _card_points(
                self.held[which, place], positions[which, layout.POINTS]
            )

    def _move(self, number: int, which: Indices, column: NDArray[np.int64]) -> None:
        for source, target, how in self.tables.programs.ways[number]:
            if how == ALL:
                cards = self.held[which, source]
                self.held[which, source] = 0
            else:
                card = card_of(column) if how == 0 else np.full(len(which), how - 1)
                cards = (np.int64(1) << card)[:, None]
                self._remove(which, source, cards[:, 0])
            self._add(which, target, cards)
            for place in (source, target):
                self._show_hand(which, place)

    def _show_hand(self, which: Indices, place: int) -> None:
        """Writes the cards of a place into the positions, where it is a hand."""
        seat = place - self.tables.hand
        if 0 <= seat < len(self._hand_words):
            self.games.positions[which[:, None], self._hand_words[seat]] = self.held[which, place]

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

    # ------------------------------------------------------------ cards won
    def note_tricks(self, ended: NDArray[Any]) -> None:
        """Keeps the cards won where meld is counted among them."""
        captured, positions = self.tables.amounts.captured, self.games.positions
        if not captured:
            return
        over, last = ended[:, ENDED_GAME], ended[:, ENDED_POSITION:]
        full = np.setdiff1d(np.flatnonzero(positions[:, layout.TRICK] > self._tricks), over)
        self._take_tricks(full, positions[full])
        self._take_tricks(over, last)
        for counted in captured:
            self._count_hands(over, counted, last[:, layout.SUIT])

    def _take_tricks(self, which: Indices, positions: NDArray[Any]) -> None:
        """Lays the cards of the last trick to those of who won it."""
        self._tricks[which] = positions[:, layout.TRICK]
        for counted in self.tables.amounts.captured:
            at = positions[:, layout.LAST_SEAT] == counted.seat
            for seat in range(self.tables.game.seats):
                cards = np.int64(1) << positions[at, layout.LAST_CARD + seat]
                self._add(which[at], counted.place, cards[:, None])

    # ------------------------------------------------------------ states
    def state(self, deal: int) -> Any:
        """Returns the state of the game in which the cards of a deal are led."""
        return self.tables.state(int(self.node[deal]), self._dealt(deal))

    def called(self) -> NDArray[np.float32]:
        """Returns the public numbers of the calls as the seats to move read them."""
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


def _kernel_actions(columns: NDArray[Any]) -> NDArray[np.int64]:
    """Returns the actions of the kernel for columns below ACTIONS."""
    cards = (columns // PLANE << 6) + card_of(columns)
    found: NDArray[np.int64] = np.where(columns >= FIRST_MASKED, columns - FIRST_MASKED + ACT, cards)
    return found


def _card_points(held: NDArray[np.int64], points: NDArray[np.int64]) -> NDArray[np.int64]:
    """Counts what cards in layers are worth in tricks, by the words of their positions."""
    ranks = np.arange(8)
    copies = np.bitwise_count(held[:, :, None] & (COLUMN << ranks)).sum(axis=1, dtype=np.int64)
    found: NDArray[np.int64] = (copies * (points[:, None] >> 4 * ranks & 15)).sum(axis=1)
    return found


def _cards(layers: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(card for layer in layers for card in cards_of(layer)))
