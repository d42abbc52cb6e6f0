"""Holds `Games`: the buffers of a batch, and the checks that compiled code leaves out.

Arrays are views of the buffers, so they change with every step; copy what is to stay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hlaska.kernel.acts import ACT, LAY
from hlaska.kernel.batch.seen import mask_words, observe_games, packed_words, seen_words, write_legal
from hlaska.kernel.batch.steps import (
    choose_games,
    deal_games,
    find_illegal,
    lay_deck,
    play_games,
    refresh_games,
    step_and_observe,
)
from hlaska.kernel.batch.words import (
    DEALS_START,
    DECK,
    ENDED_GAME,
    ENDED_POSITION,
    LEGAL_WORDS,
    MASKS,
    MELDS,
    OPEN,
    PACKED,
    PLANE,
    PLANES,
    POOL,
    STATE_BEGUN,
    STATE_WORDS,
)
from hlaska.kernel.jit import Buffer
from hlaska.kernel.laying import ALL
from hlaska.kernel.layout import DONE, LAY_RULES, LAYERS, POSITION_WORDS, SEATS, SWAP, TURN
from hlaska.kernel.melding import DRAW_OPEN, SHOW, write_melding
from hlaska.kernel.rollout import check_position, check_stock

if TYPE_CHECKING:
    from numpy.typing import NDArray

ENDED_WIDTH: Final = ENDED_POSITION + POSITION_WORDS
SEEDS: Final = 1 << 63  # one more than the greatest seed
MOST: Final = 1 << 20  # games in a batch


class IllegalAction(ValueError):
    """Says that an action is not legal.

    game: the number of the game.
    action: as it was given.
    position: where it stands.
    """

    def __init__(self, game: int, action: int, position: Sequence[int]) -> None:
        super().__init__(f"game {game}: action {action} is not legal")
        self.game, self.action, self.position = game, action, list(position)


class Deals:
    """Says how plays begin.

    They do from a pool of positions, or with a deck that is shuffled and dealt."""

    def __init__(self, words: Sequence[int], start: Sequence[int]) -> None:
        """Keep the words of the buffer; ``start``: a position with which a play begins.

        melds: whether combinations are laid copy by copy; opens: whether the last card of the stock lies open.
        """
        self.words, self.seats, self.layers = tuple(words), start[SEATS], start[LAYERS]
        self.melds = start[LAY_RULES] != 0
        self.opens = self.melds or start[SWAP] != 0

    @classmethod
    def pool(cls, positions: Sequence[Sequence[int]]) -> Deals:
        """Plays that begin with one of these positions. Raises ValueError unless all are of one game."""
        if not positions:
            raise ValueError("no positions to begin with")
        for position in positions:
            check_position(position)
            check_stock(position, 0)
            if position[DONE]:
                raise ValueError("a play that is over cannot begin")
        shapes = {(position[SEATS], position[LAYERS]) for position in positions}
        if len(shapes) > 1:
            raise ValueError("positions of different numbers of seats or copies")
        words = [POOL, len(positions), -1, 0, *(word for position in positions for word in position)]
        return cls(words, positions[0])

    @classmethod
    def deck(
        cls, empty: Sequence[int], pack: Sequence[int], places: Sequence[int], up: int = -1, pays: int = 0
    ) -> Deals:
        """Makes plays that begin with a dealt deck.

        empty: a position with no cards.
        places: where each card of a deck goes, a seat or TO_STOCK + index.
        up: which card of the deck makes trumps.
        pays: what it pays, as in DEALS_PAYS.
        """
        check_position(empty)
        if len(places) != len(pack) or not -1 <= up < len(pack):
            raise ValueError(f"{len(places)} places and card {up} turned up, for {len(pack)} cards")
        words = [DECK, len(pack), up, pays, *pack, *places, *pack, *empty]
        return cls(words, empty)


class GameBuffers(NamedTuple):
    """Holds the buffers of a batch of games, as entry points take them."""

    positions: Buffer
    legal: Buffer
    states: Buffer
    deals: Buffer
    actions: Buffer
    ended: Buffer
    seen: Buffer
    packed: Buffer


class Games:
    """Runs ``count`` plays side by side.

    Every array has them in its first axis and changes with each step.

    seen: int8, what the seat to move sees (`hlaska.kernel.batch.words`).
    masks: int8, 1 for each action that is legal.
    packed: int64, what is seen in few words.
    legal: int64, what is legal in few words.
    turn: int64, the seat to move.
    done: int64, whether a play is over.
    begun: int64, with which position of a pool they began.
    parts: which of PLANES, MASKS and PACKED are written; the others have no columns.
    """

    def __init__(self, deals: Deals, count: int, parts: int = PLANES | MASKS) -> None:
        if not 1 <= count <= MOST:
            raise ValueError(f"{count} games: 1 to {MOST}")
        if not 0 <= parts <= PLANES | MASKS | PACKED:
            raise ValueError(f"parts={parts}: a sum of {PLANES}, {MASKS} and {PACKED}")
        beside = (OPEN if deals.opens else 0) | (MELDS if deals.melds else 0)
        self.deals, self.count, self.parts = deals, count, parts | beside
        self.seen_words = seen_words(deals.seats, self.parts)
        self.packed_words = packed_words(deals.layers, self.parts)
        width = mask_words(self.parts)
        self.actions_there = meld_actions() if deals.melds else kernel_actions()
        self._positions, self._legal = Buffer(count * POSITION_WORDS), Buffer(count * LEGAL_WORDS)
        self._states, self._which = Buffer(count * STATE_WORDS), Buffer(count)
        self._actions, self._seeds = Buffer(count), Buffer(count)
        self._ended = Buffer(count * ENDED_WIDTH)
        self._seen = Buffer(count * self.seen_words if parts & PLANES else 1)
        self._masks = Buffer(count * width if parts & MASKS else 1)
        self._packed = Buffer(count * self.packed_words if parts & PACKED else 1)
        self._deals = Buffer(len(deals.words))
        self._deals.put(deals.words)
        self.positions = _array(self._positions, count, POSITION_WORDS)
        self.legal = _array(self._legal, count, LEGAL_WORDS)
        self.actions = _array(self._actions, count, 1)[:, 0]
        self.turn, self.done = self.positions[:, TURN], self.positions[:, DONE]
        self.seen = _bytes(self._seen, count, self.seen_words if parts & PLANES else 0)
        there = len(self.actions_there)
        self.masks = _bytes(self._masks, count, width if parts & MASKS else 0)[:, :there]
        self.packed = _array(self._packed, count, self.packed_words if parts & PACKED else 0)
        self.begun = _array(self._states, count, STATE_WORDS)[:, STATE_BEGUN]
        self._all_ended = _array(self._ended, count, ENDED_WIDTH)
        self._last = self._all_ended[:0]
        self.positions[:, DONE] = 1  # until something is dealt

    # ------------------------------------------------------------ beginning
    def reset(
        self, seeds: Sequence[int] | NDArray[Any], which: Sequence[bool] | NDArray[Any] | None = None
    ) -> None:
        """Deal by a seed for each game, or only the games marked in ``which``. Raises ValueError for other seeds."""
        if len(seeds) != self.count or (which is not None and len(which) != self.count):
            raise ValueError(f"{len(seeds)} seeds for {self.count} games: one for each")
        _array(self._seeds, self.count, 1)[:, 0] = check_seeds(seeds)
        _array(self._which, self.count, 1)[:, 0] = 1 if which is None else which
        deal_games(
            self._positions, self._legal, self._states, self._deals, self._seeds, self._which, self.count
        )
        self._last = self._all_ended[:0]
        self.observe()

    def refresh(self, which: NDArray[Any]) -> None:
        """Deal anew where ``which`` is DEAL, and list what is legal where it is LIST.

        `observe` has to follow.
        """
        _array(self._which, self.count, 1)[:, 0] = which
        refresh_games(self._positions, self._legal, self._states, self._deals, self._which, self.count)

    def set_position(self, game: int, position: Sequence[int]) -> None:
        """Go on from a position in one game; `observe` afterwards. Raises ValueError for one that cannot be."""
        check_position(position)
        check_stock(position, 0)
        if (position[SEATS], position[LAYERS]) != (self.deals.seats, self.deals.layers):
            raise ValueError("a position of another number of seats or copies")
        self.positions[self._game(game)] = position
        row = [0] * LEGAL_WORDS
        (write_melding if position[LAY_RULES] else write_legal)(list(position), row)
        self.legal[game] = row

    def set_deck(self, game: int, deck: Sequence[int]) -> None:
        """Deal a given deck in one game; `observe` afterwards. Raises ValueError where it is not of the pack."""
        words = list(self.deals.words)
        n = words[1]
        if words[0] != DECK or sorted(deck) != sorted(words[DEALS_START : DEALS_START + n]):
            raise ValueError(
                "a deck holds every card of the pack, and only games that begin with a deck take one"
            )
        words[DEALS_START + 2 * n : DEALS_START + 3 * n] = deck
        position = words[DEALS_START + 3 * n :]
        lay_deck(position, words, DEALS_START + 2 * n)
        self.set_position(game, position)

    # ------------------------------------------------------------ going on
    def step(
        self,
        actions: Sequence[int] | NDArray[Any] | None = None,
        *,
        anew: bool = False,
        skips: bool = False,
        observed: bool = True,
    ) -> NDArray[Any]:
        """Do an action in every game, and return the numbers of games that ended.

        They are actions of the kernel, or those in `actions`.

        With ``anew`` those are dealt anew at once; with ``skips`` an action of SKIP leaves a game as it is; without
        ``observed`` what is seen is not written. Games that were over stay so, whatever their action. Raises
        IllegalAction, with nothing done in any game, for the first action that is not legal.
        """
        if actions is not None:
            if len(actions) != self.count:
                raise ValueError(f"{len(actions)} actions for {self.count} games: one for each")
            self.actions[:] = actions
        wrong = find_illegal(self._positions, self._legal, self._actions, int(skips), 0, self.count)
        if wrong >= 0:
            raise IllegalAction(wrong, int(self.actions[wrong]), self.positions[wrong].tolist())
        done = step_and_observe(
            self._positions, self._legal, self._states, self._deals, self._actions, self._ended, self._seen,
            self._masks, self._packed, self.count, int(anew), self.parts if observed else 0,
        )  # fmt: skip
        self._last = self._all_ended[:done]
        return self._last[:, ENDED_GAME]

    def note_ended(self, done: int) -> None:
        """Note how many games ended with a step that was done with `buffers`."""
        self._last = self._all_ended[:done]

    @property
    def buffers(self) -> GameBuffers:
        """Return the buffers of all games, for entry points beside those here."""
        return GameBuffers(
            self._positions, self._legal, self._states, self._deals, self._actions, self._ended, self._seen,
            self._packed,
        )  # fmt: skip

    @property
    def ended(self) -> NDArray[Any]:
        """Return the games that ended with the last step.

        Each has a row: number, index in the pool, position.
        """
        return self._last

    def draw(self) -> NDArray[Any]:
        """Draw a legal action for every game into `actions`.

        Of a game that is over it stays as it was.
        """
        choose_games(self._legal, self._states, self._actions, 0, self.count)
        return self.actions

    def play(self, steps: int) -> int:
        """Play all games ``steps`` actions on at random, and return how many ended.

        It is one call; games that end are dealt anew.
        """
        if steps < 0:
            raise ValueError(f"{steps} steps")
        self._last = self._all_ended[:0]
        return play_games(
            self._positions, self._legal, self._states, self._deals, self._actions, self._ended, self._seen,
            self._masks, self._packed, self.count, steps, self.parts,
        )  # fmt: skip

    def observe(self) -> None:
        """Write what is seen and what is legal, as `step` does."""
        observe_games(
            self._positions, self._legal, self._seen, self._masks, self._packed, 0, self.count, self.parts
        )

    def _game(self, game: int) -> int:
        if not 0 <= game < self.count:
            raise ValueError(f"game {game}: there are games 0 to {self.count - 1}")
        return game


def check_seed(seed: Any) -> int:
    """Check a seed: a whole number from 0 to 2**63 - 1."""
    if isinstance(seed, bool) or int(seed) != seed or not 0 <= seed < SEEDS:
        raise ValueError(f"seed {seed}: a whole number from 0 to 2**63 - 1")
    return int(seed)


def check_seeds(seeds: Sequence[int] | NDArray[Any]) -> Any:
    """Check a seed for each game."""
    import numpy

    if isinstance(seeds, numpy.ndarray) and seeds.dtype == numpy.int64 and (seeds >= 0).all():
        return seeds
    return [check_seed(seed) for seed in seeds]


def action_number(action: int) -> int:
    """Return the byte of `Games.masks` for an action, but for those of combinations."""
    if action >= ACT:
        return 2 * PLANE + action - ACT
    return (action >> 6) * PLANE + ((action >> 4 & 3) << 3) + (action & 7)


def numbers_of(actions: NDArray[Any]) -> NDArray[Any]:
    """Return the bytes of `Games.masks` for actions, but for those of combinations."""
    import numpy

    cards = (actions >> 6) * PLANE + ((actions >> 4 & 3) << 3) + (actions & 7)
    return numpy.where(actions >= ACT, actions - ACT + 2 * PLANE, cards)


def kernel_actions() -> list[int]:
    """Return the action of the kernel for each byte of `Games.masks`."""
    cards = [suit << 4 | rank for suit in range(4) for rank in range(8)]
    return [*cards, *(1 << 6 | card for card in cards), 256, 257, 258]


def meld_actions() -> list[int]:
    """Return the same where combinations are laid copy by copy."""
    copies = [how << 6 | suit << 4 | rank for how in (2, 3) for suit in range(4) for rank in range(8)]
    lays = range(LAY, LAY + ALL)
    return [*kernel_actions(), *range(SHOW, DRAW_OPEN + 1), *copies, *lays]


def _array(buffer: Buffer, count: int, width: int) -> NDArray[Any]:
    import numpy

    return numpy.frombuffer(buffer.words, numpy.int64)[: count * width].reshape(count, width)


def _bytes(buffer: Buffer, count: int, width: int) -> NDArray[Any]:
    import numpy

    return numpy.frombuffer(buffer.words, numpy.int8)[: 8 * count * width].reshape(count, 8 * width)
