"""Tabulates calls of games in which bids and melds are amounts.

Their packs may have several copies of a card.

An amount, such as a bid or what a meld counts, is kept for each deal beside its node (`Game.amounts`). So a node
does not tell bids of different height apart, nor one meld from another. What an action leads to is asked of the game by
symbolic execution, with symbols in place of amounts: it is a *leaf*, the next node, the ways that cards go, and sums
that the amounts become. Where comparisons of amounts decide, an action has several leaves and a tree of decisions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event
from hlaska.core.call_amounts import Counted, make_call_amounts
from hlaska.core.errors import BadOptions
from hlaska.core.game import Game
from hlaska.kernel.batch.amount_words import (
    CARDS_OPEN,
    COUNT_WORDS,
    FIRST_TREE,
    GAME_AMOUNTS,
    LEAF_WORDS,
    MOST_COUNTS,
    SUITS_OPEN,
)
from hlaska.kernel.batch.call_words import ALL, CALLING, DEPENDS, SHAPE_WORDS, UNKNOWN
from hlaska.kernel.batch.games import Deals
from hlaska.kernel.batch.tables import Numbered, Table
from hlaska.kernel.batch.words import ACTIONS, TO_STOCK
from hlaska.kernel.bits import EVERY, cards_of
from hlaska.kernel.burying import MOST_BURIED
from hlaska.research.batch.batch_starts import begin_deal
from hlaska.research.batch.call_tables import EVERY_CARD, CallTables, entries
from hlaska.research.batch.card_programs import Way
from hlaska.research.batch.decision_trees import DecisionTrees
from hlaska.research.batch.symbolic_execution import Path, Terms, evaluate

if TYPE_CHECKING:
    from numpy.typing import NDArray

LAYER: Final = 64  # bits from one layer of a place to the next, where its cards are one number
DECKS: Final = 64  # random decks that show where each card of a deck goes


class Dealt(NamedTuple):
    """Holds what a deal has beside its node.

    cards: by place a number with its layers.
    amounts: one after another.
    """

    cards: Sequence[int]
    amounts: Sequence[int]


class AmountTables(CallTables):
    """Holds what is known so far of the calls of one game with amounts.

    rungs: the amounts of the bids, ascending.
    counts_of: by node and edge, which meld is counted before, as a number of `counts`.
    leaves, sums, counts, trees: as compiled code has them.
    """

    def __init__(self, game: Game) -> None:
        """Raises BadOptions for a game whose calls no table can hold."""
        amounts = make_call_amounts(game)
        assert amounts is not None, f"{game.id} has no amounts"
        self.amounts = amounts
        super().__init__(game)
        self.width = len(game.places)
        self.first_amounts = amounts.read(self.first.pub)

    def _order_calls(self) -> tuple[tuple[Action, ...], int]:
        game = self.game
        plain = [call for call in game.callable if not game.calls[call].ladder]
        bids = sorted((call for call in game.callable if game.calls[call].ladder), key=self._amount)
        self.ladder = ACTIONS + len(plain)
        self.rungs = np.array([self._amount(call) for call in bids], np.int64)
        return (*plain, *bids), len(plain) + 1  # all bids have one edge

    def _amount(self, call: Action) -> int:
        """Returns the amount of a bid, 0 for every other action."""
        return self.game.calls[call].amount if call >= CALL and self.game.calls[call].ladder else 0

    def _add_tables(self) -> None:
        count = self.amounts.count
        self._values = count + 2  # the amounts, that of the action, and 1
        self.counts_of = Table([UNKNOWN] * self.edges)
        self.counts = Numbered([0] * (1 + MOST_COUNTS * COUNT_WORDS))
        self.sums = Numbered([0] * (1 + max(count, self.game.seats) * (1 + self._values)))
        self.leaves = Numbered([0] * LEAF_WORDS)
        self.trees = DecisionTrees(self._values)
        self._trees: dict[tuple[int, int, int], int] = {}  # by node, edge and outcome
        self._bid_trees: dict[
            int, int
        ] = {}  # by node at which a bid's height decides the tree of the lowest bid
        self._firsts: dict[tuple[int, int], int] = {}
        self.captured = self._count_number(self.amounts.captured)

    @property
    def climbs(self) -> NDArray[np.int8]:
        """Tells by row whether bids above the last one are legal."""
        return self.row_mask[:, -1]

    def _count_number(self, counted: Sequence[Counted]) -> int:
        return self.counts.number((len(counted), *(word for one in counted for word in one)))

    def _sums_number(self, sums: Sequence[tuple[int, Terms]]) -> int:
        return self.sums.number((len(sums), *(word for index, terms in sums for word in (index, *terms))))

    # ------------------------------------------------------------ states
    def state(self, node: int, cards: Any, carried: int | None = None) -> Any:
        """Makes a state of a node and what a deal has beside it (`Dealt`)."""
        dealt: Dealt = cards
        pub = self.amounts.fill(self.pubs[node], dealt.amounts)
        knowers = self.knowers[node]
        held = [
            tuple(
                sorted(
                    entry
                    for layer in range(self.layers)
                    for entry in entries(mask >> LAYER * layer & EVERY, knower)
                )
            )
            for mask, knower in zip(dealt.cards, knowers, strict=True)
        ]
        return replace(self.first, pub=pub, places=tuple(held))

    def _key(self, state: Any, slots: tuple[int, ...]) -> tuple[Any, Hashable]:
        pub = self._blank(state.pub)
        return pub, (pub, self.amounts.sizes(pub, tuple(map(len, state.places))))

    def _blank(self, pub: Any) -> Any:
        """Returns the public numbers without amounts and without the result of an ended deal."""
        blank = self.amounts.blank(replace(pub, items=()))
        return replace(blank, result=()) if pub.turn < 0 else blank

    def _node(self, state: Any, slots: tuple[int, ...]) -> int:
        node = super()._node(state, slots)
        self.counts_of.reserve(node)
        kept = self.dependences[node].kept
        if kept and len(state.places[self.hand + state.pub.turn]) - kept > MOST_BURIED:
            raise BadOptions(f"{self.game.id}: more than {MOST_BURIED} cards are buried")
        return node

    def first_node(self, suit: int, turned: int = UNKNOWN) -> int:
        """Returns the node of deals that have just been dealt.

        suit: trumps, or UNKNOWN.
        turned: the card turned up, or UNKNOWN.
        """
        key = suit, turned
        if key not in self._firsts:
            self._firsts[key] = 0 if key == self._opening(self.first.pub) else self._other_first(key)
        return self._firsts[key]

    def _opening(self, pub: Any) -> tuple[int, int]:
        """Returns trumps and the card turned up of a deal that has just been dealt."""
        return pub.trump, self.amounts.turned_card(pub)

    def _other_first(self, key: tuple[int, int]) -> int:
        rng, deck = Random(str(key)), list(self.game.pack)
        while True:
            rng.shuffle(deck)
            state = begin_deal(self.game, deck)
            if self._opening(state.pub) == key:
                return self._node(state, ())

    # ------------------------------------------------------------ rows
    def _is_strange(self, node: int, row: int, hand: int) -> bool:
        """Tells whether a hand holds cards that a row does not know.

        What may be buried no row says.
        """
        return not self.dependences[node].kept and super()._is_strange(node, row, hand)

    def find_row(self, node: int, sign: int, dealt: Any) -> int:
        """Returns the row of the hand on turn, asked for where it is not known."""
        hand = dealt.cards[self.hand + int(self.turn[node])]
        held = self.dependences[node].hand
        if held is not None:
            key = node, held(hand, ()), ()
            row = self._hidden_rows.get(key, UNKNOWN)
            if row == UNKNOWN or self._is_strange(node, row, hand & EVERY):
                row = self._hidden_rows[key] = self._ask_row(node, row, dealt)
            return row
        row = int(self.row_of[node, sign])
        if row == UNKNOWN or self._is_strange(node, row, hand & EVERY):
            self.row_of[node, sign] = row = self._ask_row(node, row, dealt)
        return row

    def _ask_row(self, node: int, row: int, dealt: Any) -> int:
        self.asked += 1
        seat = int(self.turn[node])
        blank = dealt._replace(amounts=(0,) * self.amounts.count)
        legal = self.game.legal(self.state(node, blank), seat)
        calls = [action for action in legal if action >= CALL]
        listed = [action for action in calls if self._column[action] < self.ladder]
        climbs = len(calls) > len(listed)
        may = sum(1 << action for action in legal if action < CALL) if self.kind[node] == CALLING else 0
        if row == UNKNOWN:
            row = self._new_row(listed)
            self.climbs[row] = climbs
        if self.kind[node] == CALLING and not self.dependences[node].kept:
            hand = dealt.cards[self.hand + seat] & EVERY
            self.allowed[row] |= may
            self.denied[row] |= hand & ~may if may or not hand else EVERY_CARD
        strange = bool(self.allowed[row] & self.denied[row]) or self.count[row] != len(listed)
        if strange or not self._is_as_expected(node, row, dealt):
            raise AssertionError(
                f"{self.game.id}: what may be called hangs on more than is told ({self.pubs[node]})"
            )
        return row

    def _is_as_expected(self, node: int, row: int, dealt: Any) -> bool:
        """Tells whether a row allows what the game does, whatever the amounts are."""
        return self._legal(node, dealt) == self._expected(row, dealt)

    def _expected(self, row: int, dealt: Dealt) -> set[Action]:
        """Returns the calls that a row allows over the last bid."""
        listed = {self.calls[i] for i in np.flatnonzero(self.row_mask[row, :-1]).tolist()}
        above = self.rungs > dealt.amounts[self.amounts.high]
        bids = np.flatnonzero(above).tolist() if self.climbs[row] else []
        return listed | {self.calls[self.listed - 1 + i] for i in bids}

    # ------------------------------------------------------------ edges
    def outcome(self, node: int, column: int, dealt: Dealt) -> int:
        """Returns what of the cards an action leads to hangs on, 0 for nothing."""
        told = self.dependences[node].outcome
        return 0 if told is None else told(self.action(column), dealt.cards)

    def find_counts(self, node: int, column: int, dealt: Dealt) -> int:
        """Returns which meld an action counts, as an index of `counts`."""
        outcome = self.outcome(node, column, dealt)
        number = self._count_number(self.amounts.melds_of(self.pubs[node], self.action(column), outcome))
        if self.dependences[node].outcome is None:
            self.counts_of.rows[node, min(column, self.ladder)] = number
        return number

    def find_leaf(self, node: int, column: int, dealt: Dealt) -> int:
        """Returns the leaf that an action leads to; its meld has been counted."""
        edge, action, outcome = (
            min(column, self.ladder),
            self.action(column),
            self.outcome(node, column, dealt),
        )
        tree = self._tree(node, column, outcome)
        known = self.trees.find(tree, (*dealt.amounts, self._amount(action)))
        if known != UNKNOWN:
            return known
        path, leaf = self._ask_leaf(node, action, dealt, outcome)
        bids = edge == self.ladder
        if bids and node not in self._bid_trees and self._is_by_height(node, column, dealt, leaf):
            self._bid_trees[node] = self.trees.plant(len(self.rungs))
            tree = self._tree(node, column, outcome)
        self.trees.add(tree, path, leaf)
        if self.dependences[node].outcome is not None:
            self.edge_of[node, edge] = DEPENDS
        elif bids and node in self._bid_trees:
            self.edge_of[node, edge] = FIRST_TREE - 2 * self._bid_trees[node] - 1
        else:
            self.edge_of[node, edge] = FIRST_TREE - 2 * tree if path.comparisons else leaf
        return leaf

    def _tree(self, node: int, column: int, outcome: int) -> int:
        """Returns the tree of an action, perhaps a new one."""
        if column >= self.ladder and node in self._bid_trees and not outcome:
            return self._bid_trees[node] + column - self.ladder
        key = node, min(column, self.ladder), outcome
        if key not in self._trees:
            self._trees[key] = self.trees.plant()
        return self._trees[key]

    def _is_by_height(self, node: int, column: int, dealt: Dealt, leaf: int) -> bool:
        """Tells whether the lowest other bid leads elsewhere."""
        others = np.flatnonzero(self.rungs > dealt.amounts[self.amounts.high]) + self.ladder
        other = next((int(o) for o in others if o != column), UNKNOWN)
        return other != UNKNOWN and self._ask_leaf(node, self.action(other), dealt, 0)[1] != leaf

    def _ask_leaf(self, node: int, action: Action, dealt: Dealt, outcome: int) -> tuple[Path, int]:
        self.asked += 1
        seat, amount = int(self.turn[node]), self._amount(action)
        before = list(dealt.amounts)
        for counted in self.amounts.melds_of(self.pubs[node], action, outcome):
            before[counted.points] = 0
            if counted.nines >= 0:
                before[counted.nines] = 0
        state = self.state(node, dealt._replace(amounts=before))
        after, events = self.game.apply(state, seat, action)
        path = Path((*dealt.amounts, amount))
        symbols = path.symbols()
        pub = self.amounts.fill(self.pubs[node], symbols[:-1])
        followed = self.amounts.follow(pub, action, outcome)
        if followed is None:
            followed = self.game.apply(replace(state, pub=pub), seat, action)[0].pub
        sums = [path.terms(value) for value in self.amounts.read(followed)]
        pays = tuple(path.terms(value) for value in followed.result) if after.pub.turn < 0 else ()
        self._check_symbols(after.pub, followed, path, sums, pays)
        if self._column.get(action, 0) >= self.ladder:
            bid, call = path.terms(amount), symbols[-1].terms
            sums = [call if terms == bid else terms for terms in sums]
        changes = [(i, terms) for i, terms in enumerate(sums) if terms != symbols[i].terms]
        program = self._moves(node, dealt.cards, events, action if action < CALL else UNKNOWN)
        number = self.programs.number(program)
        paid = list(enumerate(pays[: self.game.seats]))
        words = self._node(after, ()), number, self._sums_number(changes), self._sums_number(paid)
        return path, self.leaves.number(words)

    def _check_symbols(
        self, pub: Any, followed: Any, path: Path, sums: Sequence[Terms], pays: Sequence[Terms]
    ) -> None:
        """Raises AssertionError where the game says another thing of symbols than of numbers."""
        numbers = tuple(evaluate(terms, path.values) for terms in sums)
        paid = tuple(evaluate(terms, path.values) for terms in pays)
        same = pub.turn < 0 or self._blank(pub) == self._blank(followed)
        if not same or numbers != self.amounts.read(pub) or (pub.turn < 0 and paid != tuple(pub.result)):
            raise AssertionError(f"{self.game.id}: amounts do not follow as they are told to ({pub})")

    def _moves(self, node: int, before: Sequence[int], events: Sequence[Event], card: int) -> tuple[Way, ...]:
        """Reads off the events of an action how its cards go, one move after another.

        A card that public numbers name is told as 1 more than it."""
        named = self.amounts.named_cards(self.pubs[node])
        held = [Counter(c % LAYER for c in cards_of(mask)) for mask in before]
        found = list[Way]()
        for event in events:
            source, target = event.src, event.dst
            if source < 0 or target < 0 or source == target:
                continue
            cards = Counter(event.cards)
            if event.cards == (card & 63,) and card >= 0:
                found.append((source, target, 0))
            elif len(event.cards) == 1 and event.cards[0] in named:
                found.append((source, target, 1 + event.cards[0]))
            elif cards == held[source]:
                found.append((source, target, ALL))
            else:
                raise AssertionError(f"{self.game.id}: which cards an action moves hangs on the cards")
            held[source] -= cards
            held[target] += cards
        return tuple(found)

    # ------------------------------------------------------------ for compiled code
    @property
    def deal_words(self) -> int:
        """Returns how many words compiled code has of a deal."""
        return GAME_AMOUNTS + self.amounts.count + (self.game.seats + self.width) * self.layers

    def shape(self) -> tuple[int, ...]:
        """Returns the shape of the tables, as `hlaska.kernel.batch.amounts` has it, but for the calls noted."""
        place, amount = self.amounts.laid_away or (UNKNOWN, 0)
        counted = GAME_AMOUNTS + self.amounts.count
        shape = super().shape()
        return (
            *shape, *[0] * (SHAPE_WORDS - len(shape)), self.layers, self.amounts.count, counted,
            counted + self.game.seats * self.layers, len(self.rungs), self.amounts.high, len(self.stock_places),
            self.turned, self.edges, self.captured, place, amount, 0, len(self.sums.fill),
        )  # fmt: skip

    def list_fixed(self) -> list[int]:
        """Returns what hardly changes, in the order of `hlaska.kernel.batch.amounts`."""
        firsts = [UNKNOWN] * (SUITS_OPEN * CARDS_OPEN)
        for (suit, turned), node in self._firsts.items():
            firsts[(suit + 1) * CARDS_OPEN + turned + 1] = node
        return [*self.rungs.tolist(), *self.stock_places, *firsts, *self.first_amounts]

    # ------------------------------------------------------------ what is told
    def public(self, node: int, dealt: Dealt, calls: Sequence[tuple[int, Action]], counted: Any) -> Any:
        """Returns the public numbers of a deal."""
        return self.amounts.restore(self.pubs[node], dealt.amounts, calls, counted)

    # ------------------------------------------------------------ dealing
    def deals(self) -> Deals:
        """Finds how a deck is dealt.

        Cards that go to no hand, and the one that is turned up, are laid into the stock, of which `stock_places` tells
        the places; turned: index of that card in the stock, or UNKNOWN."""
        game, rng, deck = self.game, Random(1), list(self.game.pack)
        fits = [set(range(len(game.places))) for _ in deck]
        trumps, ups = set(range(len(deck))), set(range(len(deck)))
        for _ in range(DECKS):
            rng.shuffle(deck)
            state = begin_deal(game, deck)
            held = [{entry & 63 for entry in place} for place in state.places]
            for i, card in enumerate(deck):
                fits[i] &= {place for place, cards in enumerate(held) if card in cards}
                if card >> 4 != state.pub.trump:
                    trumps.discard(i)
                if card != self.amounts.turned_card(state.pub):
                    ups.discard(i)
        if any(len(places) != 1 for places in fits):
            raise BadOptions(f"{game.id}: how the cards are dealt hangs on the cards themselves")
        self.stock_places: list[int] = []
        self.turned = UNKNOWN
        ways = [self._deal_to(places.pop(), i in ups) for i, places in enumerate(fits)]
        return Deals.deck(self._without_cards(), game.pack, ways, max(trumps, default=UNKNOWN))

    def _deal_to(self, place: int, is_turned: bool) -> int:
        seat = place - self.hand
        if 0 <= seat < self.game.seats and not is_turned:
            return seat
        if is_turned:
            self.turned = len(self.stock_places)
        self.stock_places.append(place)
        return TO_STOCK + len(self.stock_places) - 1
