"""Tabulates the calls of a game, which is asked when a situation first occurs.

A *node* is what everybody knows before an action: the public numbers, and how many cards lie where. A *row* is what a
hand may do there; it hangs on the node and on which cards of `Game.call_dependence` the hand holds. An *edge* is what
an action leads to: the next node, and the ways that cards go, read off the state before and the state after. Where a
row or an edge hangs on hidden cards it is kept for each way in which they may lie. Public numbers that calls only carry
along (`Game.carried_numbers`) stand beside the node, in a word of each deal. So no rule stands here.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from msgspec.structs import replace

from hlaska.core.actions import CALL, Action
from hlaska.core.errors import BadOptions
from hlaska.core.game import CallDependence, Game
from hlaska.kernel import layout
from hlaska.kernel.batch.call_words import (
    ASKED,
    BY_SUIT,
    CALLING,
    DEAL_CARDS,
    DEPENDS,
    EACH,
    ENDED,
    FIRST_HANG,
    FIRST_MASKED,
    INDEXED,
    KEEP,
    LEADING,
    MOST_STOCK,
    NO_CARD,
    NODE_BY_HAND,
    NODE_CARD,
    NODE_KEPT,
    NODE_KIND,
    NODE_PLAY,
    NODE_SETTLED,
    NODE_SUIT_PLACE,
    NODE_TRUMP,
    NODE_TURN,
    NODE_UNSEEN,
    NODE_WORDS,
    PLAY_KEY,
    PLAY_STOCK,
    PLAY_WORDS,
    ROW_ALLOWED,
    ROW_COUNT,
    ROW_DENIED,
    ROW_WORDS,
    UNKNOWN,
    WAYS_SHIFT,
)
from hlaska.kernel.batch.games import Deals, action_number, kernel_actions
from hlaska.kernel.batch.tables import Index, Table
from hlaska.kernel.batch.words import ACTIONS, MASK_WORDS, PLANE, TO_STOCK
from hlaska.kernel.bits import cards_of, mask_of
from hlaska.kernel.play import TrickRules
from hlaska.kernel.position import new_play
from hlaska.research.batch.batch_starts import begin_deal
from hlaska.research.batch.card_programs import CardPrograms, find_ways
from hlaska.research.batch.carried_word import CarriedWord
from hlaska.research.batch.hidden_edges import Hang, HiddenEdges, edge_key, suit_row_key
from hlaska.research.encoding.action_index import ActionIndex
from hlaska.research.encoding.public_numbers import Numbers

if TYPE_CHECKING:
    from numpy.typing import NDArray

NOTHING: Final = -1  # a mask that no hand holds
EVERY_CARD: Final = (1 << 63) - 1  # where one hand may play no card no hand may
Hidden = tuple[int, ...]  # how the hidden cards lie that a row hangs on


class CallTables:
    """Holds what is known so far of the calls of one game under its options.

    calls: those that its options allow, in the order of their columns, which follow those of cards.
    columns: the number of columns of all actions.
    ladder: the column of the lowest bid where bids are amounts, behind all other calls; else `columns`.
    pubs: by node the public numbers.
    paid: by node what each seat gets, where a deal ends.
    asked: how often the game was asked.
    """

    def __init__(self, game: Game) -> None:
        """Raises BadOptions for a game whose calls no table can hold."""
        self.game = game
        self.first = begin_deal(game, game.pack)
        if not has_call_tables(game):
            raise BadOptions(
                f"{game.id}: its calls are not played in a batch under these options; give states in which cards are "
                "played"
            )
        self.calls, self.listed = self._order_calls()
        self.columns, self.edges = ACTIONS + len(self.calls), ACTIONS + self.listed
        self._column = {call: ACTIONS + i for i, call in enumerate(self.calls)}
        self._cards = kernel_actions()
        self.hand = game.place("hand0")
        self.layers = max(map(game.pack.count, game.pack))
        self.carried = CarriedWord(game.carried_numbers())
        self.asked = 0
        # by node
        self.pubs: list[Any] = []
        self.dependences: list[CallDependence] = []
        self.knowers: list[
            tuple[int, ...]
        ] = []  # who has seen the cards of each place, as marks of its entries
        self._nodes: dict[Any, int] = {}
        self.paid = Table([0] * game.seats)
        self.groups = 1  # the most groups of a node
        self.has_unseen_hands = False  # at some node
        self.nodes = Table([*_node_fill(), *[NOTHING] * EACH, *[UNKNOWN] * (2 + self.edges)])
        self.numbers = Numbers(game, ActionIndex(game))
        self._shown: dict[
            tuple[int, int], NDArray[np.float32]
        ] = {}  # by node and numbers carried, a row a seat
        # by row
        self.rows = 0
        self.mask_words = (ACTIONS - FIRST_MASKED + self.listed + 7) // 8
        self.row_table = Table([0] * (ROW_WORDS + self.mask_words + self.listed))
        self._hidden_rows: dict[tuple[int, int, Hidden], int] = {}  # by node, sign or hand, and hidden cards
        self._whole_rows: dict[tuple[Action, ...], int] = {}  # rows of whole hands by what may be called
        # plays by number: the state with which one began, and its position
        self.programs = CardPrograms(game.id)
        self.starts: list[Any] = []
        self.plays = Table([0] * PLAY_WORDS)
        self.begun = Index(PLAY_KEY)  # plays that hang on a card's holder or on numbers carried along
        self.hidden = HiddenEdges(game.id)
        # where a number carried along grows too high: by node, column, numbers and cards
        self._exact_edges: dict[tuple[int, ...], tuple[int, int]] = {}
        # places whose cards are told apart by their order have a slot for each card: the place, and which card of it
        hands = range(self.hand, self.hand + game.seats)
        self.slots = [
            (place, i)
            for place, entries in enumerate(self.first.places)
            if place not in hands
            for i in range(len(entries))
        ]
        self.width = len(game.places) + len(self.slots)
        self._add_tables()
        self._node(self.first, tuple(range(len(self.slots))))

    def _add_tables(self) -> None:
        """Makes tables beside those of calls alone, before the first node is noted."""

    def _order_calls(self) -> tuple[tuple[Action, ...], int]:
        """Returns the calls in the order of their columns, and how many rows list."""
        if len(set(self.game.pack)) < len(self.game.pack):
            raise BadOptions(f"{self.game.id}: the pack has several copies of a card")
        self.ladder = ACTIONS + len(self.game.callable)
        return tuple(self.game.callable), len(self.game.callable)

    # ------------------------------------------------------------ columns of the tables, as arrays
    @property
    def kind(self) -> NDArray[np.int64]:
        """Returns the kind of each node."""
        return self.nodes.rows[:, NODE_KIND]

    @property
    def turn(self) -> NDArray[np.int64]:
        """Returns the seat on turn at each node."""
        return self.nodes.rows[:, NODE_TURN]

    @property
    def trump(self) -> NDArray[np.int64]:
        """Returns the trump suit at each node."""
        return self.nodes.rows[:, NODE_TRUMP]

    @property
    def start_of(self) -> NDArray[np.int64]:
        """Returns the play that each first lead begins; where it is INDEXED, `begun` tells."""
        return self.nodes.rows[:, NODE_PLAY]

    @property
    def by_hand(self) -> NDArray[np.int64]:
        """Tells for each node whether rows hang on more than `masks_of`: ASKED or BY_SUIT."""
        return self.nodes.rows[:, NODE_BY_HAND]

    @property
    def masks_of(self) -> NDArray[np.int64]:
        """Returns the masks on which rows depend, by node, group and number."""
        end = NODE_WORDS + EACH * self.groups
        return self.nodes.rows[:, NODE_WORDS:end].reshape(-1, self.groups, EACH)

    @property
    def row_of(self) -> NDArray[np.int64]:
        """Returns the row by node and sign."""
        first = NODE_WORDS + EACH * self.groups
        return self.nodes.rows[:, first : first + (1 << self.groups)]

    @property
    def edge_of(self) -> NDArray[np.int64]:
        """Returns the edge by node and column, as `edge_word` makes it."""
        return self.nodes.rows[:, NODE_WORDS + EACH * self.groups + (1 << self.groups) :]

    @property
    def allowed(self) -> NDArray[np.int64]:
        """Returns the cards that may be chosen, by row."""
        return self.row_table.rows[:, ROW_ALLOWED]

    @property
    def denied(self) -> NDArray[np.int64]:
        """Returns the cards that may not be chosen, by row."""
        return self.row_table.rows[:, ROW_DENIED]

    @property
    def count(self) -> NDArray[np.int64]:
        """Returns how many calls may be made, by row."""
        return self.row_table.rows[:, ROW_COUNT]

    @property
    def row_calls(self) -> NDArray[np.int64]:
        """Returns the columns of the calls of each row."""
        return self.row_table.rows[:, ROW_WORDS + self.mask_words :]

    @property
    def row_mask(self) -> NDArray[np.int8]:
        """Returns a byte for each call, by row."""
        first = 8 * ROW_WORDS + ACTIONS - FIRST_MASKED
        masks = self.row_table.rows.view(np.int8)[:, first : first + self.listed]
        return masks

    def shape(self) -> tuple[int, ...]:
        """Returns the shape of the tables, as `hlaska.kernel.batch.calls` has it."""
        places, node, row = len(self.game.places), len(self.nodes.fill), len(self.row_table.fill)
        return (
            self.hand, places, len(self.slots), self.groups, node, row, self.mask_words,
            self.deal_words, self.carried.first, self.carried.guards, self.begun.size, self.hidden.index.size,
            int(self.has_unseen_hands), self.columns, self.ladder,
            max(MASK_WORDS - 1 + self.mask_words, (self.columns + 7) // 8),
        )  # fmt: skip

    @property
    def deal_words(self) -> int:
        """Returns how many words compiled code has of a deal."""
        return DEAL_CARDS + self.width

    # ------------------------------------------------------------ numbers of actions
    def number(self, action: Action) -> int:
        """Returns the column of an action, UNKNOWN for a call that is never allowed."""
        return action_number(action) if action < CALL else self._column.get(action, UNKNOWN)

    def action(self, column: int) -> Action:
        """Returns the action of a column, -1 for an act that the game has not."""
        if column >= ACTIONS:
            return self.calls[column - ACTIONS]
        return self._cards[column] if self._cards[column] < CALL else -1

    # ------------------------------------------------------------ states
    def state(self, node: int, cards: Any, carried: int | None = None) -> Any:
        """Makes a state of a node and masks of cards, by place, then by slot.

        carried: the numbers that a deal carries along; None for those that stand for all others.
        """
        pub, count = self.pubs[node], len(self.game.places)
        pub = pub if carried is None else self.carried.fill(pub, carried)
        knowers = self.knowers[node]
        held = [entries(int(mask), knower) for mask, knower in zip(cards[:count], knowers, strict=True)]
        for (place, _), mask in zip(reversed(self.slots), reversed(cards[count:]), strict=True):
            if mask:
                held[place] = entries(int(mask), knowers[place]) + held[place]
        return replace(self.first, pub=pub, places=tuple(held))

    def _node(self, state: Any, slots: tuple[int, ...]) -> int:
        """Returns the number of what everybody knows in a state, perhaps a new one.

        slots: those in which cards are left.
        """
        pub, key = self._key(state, slots)
        found = self._nodes.get(key)
        if found is not None:
            return found
        node = self._nodes[key] = len(self.pubs)
        self.pubs.append(pub)
        self.knowers.append(
            tuple((self.game.knower(place, pub) & 15) << 6 for place in range(len(state.places)))
        )
        self.nodes.reserve(node)
        self.paid.reserve(node)
        self.turn[node], self.trump[node] = pub.turn, KEEP if self.carried.has_trump(pub) else pub.trump
        position = self.game.adviser.position(state) if pub.turn >= 0 else None
        self.kind[node] = ENDED if pub.turn < 0 else CALLING if position is None else LEADING
        dependence = CallDependence() if pub.turn < 0 else self.game.call_dependence(pub)
        assert dependence is not None, (
            f"{self.game.id}: calls in phase '{pub.phase}' hang on more than is told"
        )
        self.dependences.append(dependence)
        self.by_hand[node] = ASKED if dependence.hand is not None else 0
        if dependence.suit_place >= 0:
            self.by_hand[node] = BY_SUIT
            self.nodes.rows[node, NODE_SUIT_PLACE] = dependence.suit_place
        self.nodes.rows[node, NODE_UNSEEN] = dependence.is_hand_unseen
        self.nodes.rows[node, NODE_KEPT] = dependence.kept
        self.has_unseen_hands |= dependence.is_hand_unseen
        self._note_groups(node, dependence.groups)
        if pub.turn < 0:
            self.paid.rows[node] = pub.result[: self.game.seats] or 0
        elif position is not None:
            self.nodes.rows[node, NODE_CARD] = dependence.card if dependence.card >= 0 else NO_CARD
            self.nodes.rows[node, NODE_SETTLED] = self.carried.settled_bits(pub)
            is_indexed = self.carried.guards or dependence.card >= 0
            self.start_of[node] = INDEXED if is_indexed else self._start(state, position, slots)
        return node

    def _key(self, state: Any, slots: tuple[int, ...]) -> tuple[Any, Hashable]:
        """Returns the public numbers of a node, and what tells it from other nodes."""
        pub = self.carried.blank(replace(state.pub, items=()))
        return pub, (pub, tuple(map(len, state.places)), slots)  # how many cards lie where is seen, too

    def _note_groups(self, node: int, groups: Sequence[Sequence[int]]) -> None:
        if len(groups) > self.groups:
            rows = (1 << len(groups)) - (1 << self.groups)
            masks = EACH * (len(groups) - self.groups)
            first = NODE_WORDS + EACH * self.groups
            behind = first + (1 << self.groups)
            self.nodes.widen([first] * masks + [behind] * rows, [NOTHING] * masks + [UNKNOWN] * rows)
            self.groups = len(groups)
        for i, group in enumerate(groups):
            self.masks_of[node, i, : len(group)] = group

    def _start(self, state: Any, position: Sequence[int], slots: tuple[int, ...]) -> int:
        """Keeps how a play begins, without its cards."""
        start = len(self.starts)
        self.starts.append(state)
        self.plays.reserve(start)
        play = self.plays.rows[start]
        play[: layout.HANDS] = position[: layout.HANDS]
        play[layout.STOCK : layout.STOCK + layout.STOCK_WORDS] = 0
        stock = slots[len(slots) - position[layout.LEFT] :] if position[layout.LEFT] else ()
        if len(stock) > MOST_STOCK:
            raise BadOptions(f"{self.game.id}: {len(stock)} cards in a stock are more than a batch deals")
        play[PLAY_STOCK : PLAY_STOCK + 1 + len(stock)] = len(stock), *stock
        return start

    def begin_play(self, node: int, cards: Sequence[int], carried: int) -> int:
        """Returns the play of a node where more than the node decides.

        It is who holds a card, or the numbers that are carried along.
        """
        settled = int(self.nodes.rows[node, NODE_SETTLED])
        key = node, 1 + self._holder(node, cards), carried & settled
        if self.begun.get(key) == UNKNOWN:
            self.asked += 1
            state = self.state(node, cards, carried & settled | self.carried.first & ~settled)
            position = self.game.adviser.position(state)
            assert position is not None
            self.begun.put(key, self._start(state, position, self._left(cards)))
        return self.begun.get(key)

    def _left(self, cards: Sequence[int]) -> tuple[int, ...]:
        """Returns the slots that still have cards."""
        return tuple(i for i, mask in enumerate(cards[len(self.game.places) :]) if mask)

    def public_numbers(
        self, nodes: NDArray[np.int64], turns: NDArray[np.int64], carried: NDArray[np.int64]
    ) -> NDArray[np.float32]:
        """Returns the public numbers of nodes as the seats on turn read them.

        Those that are carried along are among them.
        """
        keys, which = np.unique(np.column_stack([nodes, carried]), axis=0, return_inverse=True)
        shown = np.array([self._shown_at(node, word) for node, word in keys.tolist()])
        found: NDArray[np.float32] = shown[which.reshape(-1), turns]
        return found

    def _shown_at(self, node: int, carried: int) -> NDArray[np.float32]:
        """Returns the public numbers as each seat reads them."""
        found = self._shown.get((node, carried))
        if found is None:
            found = self._shown[node, carried] = np.zeros((self.game.seats, self.numbers.size), np.float32)
            pub = self.carried.fill(self.pubs[node], carried)
            for seat in range(self.game.seats):
                self.numbers.write(found[seat], 0, pub, seat)
        return found

    # ------------------------------------------------------------ hidden cards
    def _holder(self, node: int, cards: Sequence[int]) -> int:
        """Returns the seat with the card on which a node depends.

        It is UNKNOWN where no hand has the card.
        """
        card, hands = self.dependences[node].card, range(self.game.seats)
        return next((s for s in hands if card >= 0 and cards[self.hand + s] >> card & 1), UNKNOWN)

    def _hidden(self, node: int, cards: Sequence[int]) -> Hidden:
        """Says how the hidden cards lie on which the rows of a node hang."""
        return self._holder(node, cards), *(int(cards[place]) for place in self.dependences[node].places)

    def _others(self, node: int, cards: Sequence[int], doing: Action, where: int) -> Iterator[list[int]]:
        """Yields the same cards with another one in a place, or slot."""
        kinds: dict[tuple[int, bool], int] = {}
        kept = int(cards[where]) | int(cards[self.hand + int(self.turn[node])])
        if where >= len(self.game.places):  # what another slot has tells of that slot
            kept |= sum(map(int, cards[len(self.game.places) :]))
        for card in self.game.pack:
            if card != doing and not kept >> card & 1:
                kinds[card >> 4, card & 15 >= layout.TEN] = card
        for here in cards_of(int(cards[where])):
            for card in kinds.values():
                yield _swapped(cards, here, card)

    def _other_holders(self, node: int, cards: Sequence[int], doing: Action) -> Iterator[list[int]]:
        """Yields the same cards with the dependence's card in each other hand."""
        card, holder = self.dependences[node].card, self._holder(node, cards)
        if holder == UNKNOWN or card == doing:
            return
        for seat in range(self.game.seats):
            theirs = [c for c in cards_of(int(cards[self.hand + seat])) if c != doing]
            if seat != holder and theirs:
                yield _swapped(cards, card, theirs[0])

    def _elsewhere(self, node: int, cards: Sequence[int], doing: Action) -> Iterator[list[int]]:
        """Yields the same cards with each hidden one changed that lies in no slot."""
        for place in self.dependences[node].places:
            yield from self._others(node, cards, doing, place)
        yield from self._other_holders(node, cards, doing)

    # ------------------------------------------------------------ asking the game
    def find_row(self, node: int, sign: int, cards: Sequence[int]) -> int:
        """Returns the row of the hand on turn, asked for where it is not known."""
        hand = int(cards[self.hand + int(self.turn[node])])
        if self.by_hand[node] == BY_SUIT:
            return self._find_suit_row(node, hand, cards)
        if self.by_hand[node] or self.row_of[node, sign] == DEPENDS:
            hidden, held = self._hidden(node, cards), self.dependences[node].hand
            key = node, sign if held is None else held(hand, hidden[1:]), hidden
            row = self._hidden_rows.get(key, UNKNOWN)
            if row == UNKNOWN or self._is_strange(node, row, hand):
                row = self._hidden_rows[key] = self._ask_row(node, row, cards)
            return row
        row = int(self.row_of[node, sign])
        if row != UNKNOWN and not self._is_strange(node, row, hand):
            return row
        legal = self._list_legal(node, cards)
        if row == UNKNOWN:
            calls = {action for action in legal if action >= CALL}
            own = self.hand + int(self.turn[node])
            others = (other for other in self._elsewhere(node, cards, UNKNOWN) if other[own] == hand)
            if any(self._legal(node, other) != calls for other in others):
                self.row_of[node, sign] = DEPENDS
                return self.find_row(node, sign, cards)
        self.row_of[node, sign] = row = self._note_row(node, row, cards, legal)
        return row

    def _find_suit_row(self, node: int, hand: int, cards: Sequence[int]) -> int:
        """Returns the row that hangs on a suit of the hand."""
        key = suit_row_key(node, hand, int(cards[self.dependences[node].suit_place]))
        row = self.hidden.index.get(key)
        if row == UNKNOWN or self._is_strange(node, row, hand):
            row = self._ask_row(node, row, cards)
            self.hidden.index.put(key, row)
        return row

    def _is_strange(self, node: int, row: int, hand: int) -> bool:
        """Tells whether a hand holds cards that a row does not know."""
        return self.kind[node] != LEADING and bool(hand & ~int(self.allowed[row] | self.denied[row]))

    def _list_legal(self, node: int, cards: Sequence[int]) -> tuple[Action, ...]:
        """Asks the game what the hand on turn may do."""
        self.asked += 1
        return self.game.legal(self.state(node, cards), int(self.turn[node]))

    def _legal(self, node: int, cards: Sequence[int]) -> set[Action]:
        """Lists what may be called; cards are asked for one by one."""
        return {action for action in self._list_legal(node, cards) if action >= CALL}

    def _ask_row(self, node: int, row: int, cards: Sequence[int]) -> int:
        """Asks what the hand on turn may do; UNKNOWN stands for a new row."""
        return self._note_row(node, row, cards, self._list_legal(node, cards))

    def _note_row(self, node: int, row: int, cards: Sequence[int], legal: Sequence[Action]) -> int:
        """Keeps what the hand on turn may do. Rows of calls alone are shared by all nodes."""
        seat = int(self.turn[node])
        calls = [action for action in legal if action >= CALL]
        may = sum(1 << action for action in legal if action < CALL) if self.kind[node] == CALLING else 0
        if row == UNKNOWN and not may:
            row = self._whole_rows.setdefault(tuple(calls), self.rows)
            row = self._new_row(calls) if row == self.rows else row
        elif row == UNKNOWN:
            row = self._new_row(calls)
        if self.kind[node] == CALLING:  # what may be led the kernel knows
            self.allowed[row] |= may
            self.denied[row] |= int(cards[self.hand + seat]) & ~may if may else EVERY_CARD
        if self.allowed[row] & self.denied[row] or self.count[row] != len(calls):
            raise AssertionError(
                f"{self.game.id}: what may be called hangs on more than `call_dependence` says ({self.pubs[node]})"
            )
        return row

    def _new_row(self, calls: Sequence[Action]) -> int:
        row = self.rows
        self.rows += 1
        self.row_table.reserve(row)
        self.count[row] = len(calls)
        columns = [self._column[call] for call in calls]
        self.row_calls[row, : len(columns)] = columns
        self.row_mask[row, [column - ACTIONS for column in columns]] = 1
        return row

    def find_edge(self, node: int, column: int, cards: Sequence[int], carried: int) -> tuple[int, int]:
        """Returns the next node and the program of an action."""
        edge = int(self.edge_of[node, column])
        if edge == UNKNOWN:
            edge = self._ask_edge(node, column, cards)
        if edge <= FIRST_HANG:
            edge = self._find_hanging_edge(node, column, cards, carried)
        found = edge & (1 << WAYS_SHIFT) - 1, edge >> WAYS_SHIFT
        if not (carried + self.programs.more(found[1])) & self.carried.guards:
            return found
        key = node, column, carried, *cards
        if key not in self._exact_edges:
            self._exact_edges[key] = self._outcome(node, column, cards, carried)
        return self._exact_edges[key]

    def _ask_edge(self, node: int, column: int, cards: Sequence[int]) -> int:
        """Returns what is kept of an action from now on."""
        found = self._outcome(node, column, cards)
        by_numbers = self._is_by_numbers(node, found[0])
        places = self._hidden_places(node, column, cards, found)
        hang = (
            Hang(-1, by_numbers, ())
            if places is None
            else Hang(self.dependences[node].card, by_numbers, places)
        )
        plain = places is None and not by_numbers
        self.edge_of[node, column] = edge_word(*found) if plain else self.hidden.number(hang)
        return int(self.edge_of[node, column])

    def _is_by_numbers(self, node: int, after: int) -> bool:
        """Tells whether what is carried along may decide about what follows."""
        if self.kind[after] == ENDED:
            return self.carried.guards != 0
        return self.carried.is_dropped(self.pubs[node], self.pubs[after])

    def _find_hanging_edge(self, node: int, column: int, cards: Sequence[int], carried: int) -> int:
        """Returns an edge that hangs on hidden cards or on numbers."""
        hang, index = self.hidden.hang(int(self.edge_of[node, column])), self.hidden.index
        holder = self._holder(node, cards) if hang.card >= 0 else UNKNOWN
        key = edge_key(node, column, hang, holder, cards, carried)
        if index.get(key) == UNKNOWN:
            found = self._outcome(node, column, cards, carried if hang.by_numbers else None)
            if self._is_by_numbers(node, found[0]) and not hang.by_numbers:
                self.edge_of[node, column] = self.hidden.number(hang._replace(by_numbers=True))
                return self._find_hanging_edge(node, column, cards, carried)
            index.put(key, edge_word(*found))
        return index.get(key)

    def _hidden_places(
        self, node: int, column: int, cards: Sequence[int], found: tuple[int, int]
    ) -> tuple[int, ...] | None:
        """Returns the places and slots whose hidden cards decide what an action leads to.

        None stands for an action that other hidden cards would not lead elsewhere.
        """
        doing, count = self.action(column), len(self.game.places)
        slots = [
            slot
            for slot, (place, _) in enumerate(self.slots)
            if place in self.dependences[node].places and cards[count + slot]
        ]
        told = [
            count + slot
            for slot in slots
            if any(
                self._outcome(node, column, other) != found
                for other in self._others(node, cards, doing, count + slot)
            )
        ]
        is_hidden = bool(told) or any(
            self._outcome(node, column, other) != found for other in self._elsewhere(node, cards, doing)
        )
        return (*self.dependences[node].places, *told) if is_hidden else None

    def _outcome(
        self, node: int, column: int, cards: Sequence[int], carried: int | None = None
    ) -> tuple[int, int]:
        """Returns the node after an action, and the number of its program."""
        self.asked += 1
        state, action = self.state(node, cards, carried), self.action(column)
        after, _ = self.game.apply(state, int(self.turn[node]), action)
        ways = find_ways(cards, after.places, self.slots, action if action < CALL else UNKNOWN)
        before = self.carried.first if carried is None else carried
        number = self.programs.number(ways, self.carried.read(after.pub) - before)
        gone = {source - len(self.game.places) for source, _, _ in ways}
        return self._node(after, tuple(slot for slot in self._left(cards) if slot not in gone)), number

    # ------------------------------------------------------------ dealing
    def deals(self) -> Deals:
        """Finds how a deck is dealt.

        Cards that go to no hand are laid into the stock, slot by slot.
        """
        ways, rng = list[list[int]](), Random(1)
        for _ in range(4):
            deck = list(self.game.pack)
            rng.shuffle(deck)
            places = begin_deal(self.game, deck).places
            where = {
                entry & 63: (place, i) for place, found in enumerate(places) for i, entry in enumerate(found)
            }
            ways.append([self._way(*where[card]) for card in deck])
        if any(other != ways[0] for other in ways):
            raise BadOptions(f"{self.game.id}: how the cards are dealt hangs on the cards themselves")
        return Deals.deck(self._without_cards(), self.game.pack, ways[0])

    def _way(self, place: int, index: int) -> int:
        seat = place - self.hand
        return seat if 0 <= seat < self.game.seats else TO_STOCK + self.slots.index((place, index))

    def _without_cards(self) -> list[int]:
        """Returns a position without cards, in which nothing has been called."""
        pub, empty = self.first.pub, ((),) * self.game.seats
        pack = mask_of(self.game.pack)
        return new_play(
            TrickRules(0), empty, leader=pub.turn, trump=pub.trump, tricks=self.game.tricks, auto=0, pack=pack,
            layers=self.layers,
        )  # fmt: skip


def has_call_tables(game: Game) -> bool:
    """Tells whether the calls of a game fit into tables under its options."""
    return game.call_dependence(game.start(game.opening(), game.pack)[0].pub) is not None


def edge_word(node: int, program: int) -> int:
    """Packs an edge into a word.

    It is the next node, and the program by which cards move.
    """
    return program << WAYS_SHIFT | node


def _node_fill() -> list[int]:
    """Returns the first words of a node of which nothing is known yet."""
    fill = [0] * NODE_WORDS
    fill[NODE_PLAY] = UNKNOWN
    return fill


def card_of(column: NDArray[np.int64]) -> NDArray[np.int64]:
    """Returns the cards that columns below PLANE stand for."""
    found: NDArray[np.int64] = (column % PLANE >> 3 << 4) + (column & 7)
    return found


@cache
def _suit_entries(suit: int, held: int, knower: int) -> tuple[int, ...]:
    """Returns the entries of the cards of a suit, whose ranks a byte says."""
    return tuple(suit << 4 | rank | knower for rank in range(8) if held >> rank & 1)


def entries(mask: int, knower: int) -> tuple[int, ...]:
    """Returns the cards of a mask as entries that say which seats have seen them."""
    found: tuple[int, ...] = ()
    suit = 0
    while mask:
        if mask & 255:
            found += _suit_entries(suit, mask & 255, knower)
        mask, suit = mask >> 16, suit + 1
    return found


def _swapped(cards: Sequence[int], one: int, other: int) -> list[int]:
    """Returns the same masks of cards with two cards in each other's place."""
    both = 1 << one | 1 << other
    return [mask ^ both if (mask >> one ^ mask >> other) & 1 else mask for mask in map(int, cards)]
