"""The calls of a game as tables, asked of the game itself when a situation first occurs.

A *node* is what everybody knows before an action: the public numbers, and how many cards lie where. A *row* is what a
hand may do there; it hangs on the node and on which cards of `Game.called_on` the hand holds. An *edge* is what an
action leads to: the next node, and the ways that cards go, read off the state before and the state after. So no rule
stands here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from msgspec.structs import replace

from hlaska.core.errors import BadOptions
from hlaska.core.game import CALL, Action, Game
from hlaska.kernel import layout
from hlaska.kernel.batch.games import Deals, action_number, kernel_actions
from hlaska.kernel.batch.words import ACTIONS, PLANE, TO_STOCK
from hlaska.kernel.bits import cards_of
from hlaska.research.action_index import ActionIndex
from hlaska.research.batch_starts import sample_starts
from hlaska.research.encode import Numbers

if TYPE_CHECKING:
    from numpy.typing import NDArray

CALLING, LEADING, PLAYING, ENDED = range(
    4
)  # kinds of nodes: at the first lead calls may be legal beside cards
UNKNOWN, DEPENDS = (
    -1,
    -2,
)  # of what an action leads to: not asked yet; it hangs on the card that may be turned up
ALL: Final = -1  # a way of all cards of a place; else of the card of the action
FIRST: Final = 64  # nodes and rows there is room for at first
FILLS: Final = {"next": UNKNOWN, "row_of": UNKNOWN}  # what tables have where nothing is known yet
Way = tuple[int, int, int]  # from a place, to a place, ALL or 0 for the card of the action


class CallTables:
    """What is known so far of the calls of one game under its options.

    calls: those that its options allow, in the order of their columns, which follow those of cards; columns: of all
    actions. By node: kind, turn, trump, for ends `paid`, and `shown`, the public numbers as each seat reads them.
    asked: how often the game was asked.
    """

    def __init__(self, game: Game) -> None:
        """Raises BadOptions for a game whose calls no table can hold."""
        if game.called_on is None:
            raise BadOptions(
                f"{game.id}: its calls are not played in a batch under these options; give states in which cards are "
                "played"
            )
        if len(set(game.pack)) < len(game.pack):
            raise BadOptions(f"{game.id}: the pack has several copies of a card")
        self.game, self.groups, self.turned_up = game, tuple(game.called_on), game.turned_up
        self.calls = tuple(game.callable)
        self.columns = ACTIONS + len(self.calls)
        self._column = {call: ACTIONS + i for i, call in enumerate(self.calls)}
        self._cards = kernel_actions()
        self.hand = game.place("hand0")
        self.asked = 0
        # by node
        self.pubs: list[Any] = []
        self._nodes: dict[Any, int] = {}
        self.kind, self.turn, self.trump, self.start_of = (_empty_rows() for _ in range(4))
        self.paid = _empty_rows((game.seats,))
        self.next, self.ways = _empty_rows((self.columns,), UNKNOWN), _empty_rows((self.columns,))
        self.row_of = _empty_rows((1 << len(self.groups),), UNKNOWN)
        self._numbers = Numbers(game, ActionIndex(game))
        self.shown = np.zeros((FIRST, game.seats, self._numbers.size), np.float32)
        # by row
        self.rows = 0
        self.allowed, self.denied, self.count = (_empty_rows() for _ in range(3))
        self.row_calls, self.row_mask = (
            _empty_rows((len(self.calls),)),
            _empty_rows((len(self.calls),), dtype=np.int8),
        )
        # ways of cards by number, 0 for none; plays by number: the state with which one began, and its position
        self.programs: list[tuple[Way, ...]] = [()]
        self._program_numbers: dict[tuple[Way, ...], int] = {(): 0}
        self.starts: list[Any] = []
        self.templates = _empty_rows((layout.POSITION_WORDS,))
        self.by_card: dict[
            tuple[int, int, int], tuple[int, int]
        ] = {}  # of DEPENDS: next node and ways by that card
        self.first = self.begin(game.pack)
        # places whose cards are told apart by their order have a slot for each card: the place, and which card of it
        hands = range(self.hand, self.hand + game.seats)
        self.slots = [
            (place, i)
            for place, entries in enumerate(self.first.places)
            if place not in hands
            for i in range(len(entries))
        ]
        self.width = len(game.places) + len(self.slots)
        self._node(self.first)

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
    def begin(self, deck: Sequence[int]) -> Any:
        """Returns the state in which a deck has been dealt, after the quietest cut."""
        game = self.game
        state = game.start(game.opening(), deck)[0]
        while not any(state.places[self.hand : self.hand + game.seats]):
            state = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])[0]
        return state

    def state(self, node: int, cards: Sequence[int]) -> Any:
        """A state of the game: a node, with a mask of cards for each place, then one for each slot."""
        pub, count = self.pubs[node], len(self.game.places)
        held = [list(cards_of(int(mask))) for mask in cards[:count]]
        for (place, _), mask in zip(reversed(self.slots), reversed(cards[count:]), strict=True):
            held[place][:0] = cards_of(int(mask))
        knowers = [(self.game.knower(place, pub) & 15) << 6 for place in range(count)]
        places = tuple(tuple(card | knowers[place] for card in found) for place, found in enumerate(held))
        return replace(self.first, pub=pub, places=places)

    def _node(self, state: Any) -> int:
        """Returns the number of what everybody knows in a state; a new one where it has not occurred."""
        pub = replace(state.pub, items=())
        key = pub, tuple(map(len, state.places))  # how many cards lie where is seen, too
        found = self._nodes.get(key)
        if found is not None:
            return found
        node = self._nodes[key] = len(self.pubs)
        self.pubs.append(pub)
        for name in ("kind", "turn", "trump", "start_of", "paid", "next", "ways", "row_of", "shown"):
            setattr(self, name, _grow(getattr(self, name), node, FILLS.get(name, 0)))
        self.turn[node], self.trump[node], self.start_of[node] = pub.turn, pub.trump, UNKNOWN
        for seat in range(self.game.seats):
            self._numbers.write(self.shown[node, seat], 0, pub, seat)
        position = self.game.adviser.position(state) if pub.turn >= 0 else None
        self.kind[node] = ENDED if pub.turn < 0 else CALLING if position is None else LEADING
        if pub.turn < 0:
            self.paid[node] = pub.result[: self.game.seats]
        elif position is not None:
            self.start_of[node] = start = len(self.starts)
            self.starts.append(state)
            self.templates = _grow(self.templates, start)
            self.templates[start] = position
            self.templates[start, layout.HANDS :] = 0
        return node

    # ------------------------------------------------------------ asking the game
    def ask_row(self, node: int, sign: int, cards: Sequence[int]) -> int:
        """Asks what the hand on turn may do, and writes it into its row."""
        self.asked += 1
        state, seat = self.state(node, cards), int(self.turn[node])
        legal = self.game.legal(state, seat)
        calls = [action for action in legal if action >= CALL]
        row = int(self.row_of[node, sign])
        if row == UNKNOWN:
            row = self.rows
            self.rows += 1
            for name in ("allowed", "denied", "count", "row_calls", "row_mask"):
                setattr(self, name, _grow(getattr(self, name), row))
            self.row_of[node, sign] = row
            self.count[row] = len(calls)
            columns = [self._column[call] for call in calls]
            self.row_calls[row, : len(columns)] = columns
            self.row_mask[row, [column - ACTIONS for column in columns]] = 1
        if self.kind[node] == CALLING:  # what may be led the kernel knows
            may = sum(1 << action for action in legal if action < CALL)
            self.allowed[row] |= may
            self.denied[row] |= int(cards[self.hand + seat]) & ~may
        if self.allowed[row] & self.denied[row] or self.count[row] != len(calls):
            raise AssertionError(
                f"{self.game.id}: what may be called hangs on more than `called_on` ({state.pub})"
            )
        return row

    def ask_edge(self, node: int, column: int, cards: Sequence[int]) -> None:
        """Asks what an action leads to, and writes it."""
        found = self._outcome(node, column, cards)
        up = int(cards[self.turned_up]) if self.turned_up >= 0 else 0
        if up and (
            self.next[node, column] == DEPENDS
            or any(self._outcome(node, column, other) != found for other in self._others(column, cards))
        ):
            self.next[node, column] = DEPENDS
            self.by_card[node, column, up] = found
        else:
            self.next[node, column], self.ways[node, column] = found

    def _outcome(self, node: int, column: int, cards: Sequence[int]) -> tuple[int, int]:
        """The next node and the number of the ways of cards."""
        self.asked += 1
        state, action = self.state(node, cards), self.action(column)
        after, _ = self.game.apply(state, int(self.turn[node]), action)
        program = self._program(cards, after.places, action if action < CALL else UNKNOWN)
        number = self._program_numbers.setdefault(program, len(self.programs))
        if number == len(self.programs):
            self.programs.append(program)
        return self._node(after), number

    def _others(self, column: int, cards: Sequence[int]) -> Iterator[list[int]]:
        """Yields the same cards with another one in the place that may be turned up."""
        up, doing = int(cards[self.turned_up]), self.action(column)
        suits: dict[int, int] = {}
        for card in self.game.pack:
            if card != doing and 1 << card != up:
                suits[card >> 4] = card
        for card in suits.values():
            other = 1 << card
            yield [
                mask ^ (up | other) if bool(mask & up) != bool(mask & other) else mask
                for mask in map(int, cards)
            ]

    def _program(self, before: Sequence[int], after: Sequence[Sequence[int]], card: int) -> tuple[Way, ...]:
        count = len(self.game.places)
        where = {found: at for at, mask in enumerate(before) for found in cards_of(int(mask))}
        moved: dict[tuple[int, int], set[int]] = {}
        for place, entries in enumerate(after):
            for entry in entries:
                source = where[entry & 63]
                if source != place and not (source >= count and self.slots[source - count][0] == place):
                    moved.setdefault((source, place), set()).add(entry & 63)
        found = []
        for (source, target), cards in sorted(moved.items()):
            if cards == {card & 63}:
                found.append((source, target, 0))
            elif len(cards) == int(before[source]).bit_count():
                found.append((source, target, ALL))
            else:
                raise AssertionError(f"{self.game.id}: which cards an action moves hangs on the cards")
        return tuple(found)

    # ------------------------------------------------------------ dealing
    def deals(self) -> Deals:
        """Finds how a deck is dealt; cards that go to no hand are laid into the stock, slot by slot."""
        ways, rng = list[list[int]](), Random(1)
        for _ in range(4):
            deck = list(self.game.pack)
            rng.shuffle(deck)
            places = self.begin(deck).places
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
        """A position without cards, in which nothing has been called."""
        position = self.game.adviser.position(sample_starts(self.game, 1)[0])
        assert position is not None
        position[layout.HANDS :] = [0] * (layout.POSITION_WORDS - layout.HANDS)
        position[layout.STOCK : layout.STOCK + 11] = [0] * 11
        position[layout.TURN] = position[layout.LEADER] = self.first.pub.turn
        position[layout.SUIT] = self.first.pub.trump
        return position


def card_of(column: NDArray[np.int64]) -> NDArray[np.int64]:
    """The cards that columns below PLANE stand for."""
    found: NDArray[np.int64] = (column % PLANE >> 3 << 4) + (column & 7)
    return found


def _empty_rows(shape: tuple[int, ...] = (), value: int = 0, dtype: Any = np.int64) -> NDArray[Any]:
    return np.full((FIRST, *shape), value, dtype)


def _grow(values: NDArray[Any], index: int, fill: int = 0) -> NDArray[Any]:
    """The same values, with room for one of this index."""
    return values if index < len(values) else np.concatenate([values, np.full_like(values, fill)])
