"""Runs playouts, many in one call.

They start from given positions, or with the unknown cards dealt anew each time.

`Playouts` is the way in: it owns the buffers of one thread, checks what compiled code would read unchecked, and
hands back the words of `hlaska.kernel.layout` from ``RESULT`` on for every playout, for a game to settle.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from hlaska.kernel.acts import ACT, acts_now, move
from hlaska.kernel.bits import EVERY
from hlaska.kernel.dealing import (
    BASE,
    DEAL_CARDS,
    DEAL_MOST,
    DEAL_NEED,
    DRAWN,
    LIST,
    STATE,
    WORK,
    Dealing,
    deal_cards,
    deal_words,
)
from hlaska.kernel.jit import Buffer, Words, at, enlarge, hot, rule
from hlaska.kernel.layout import (
    BEST,
    BEST_SEAT,
    CARD,
    COUNT,
    DONE,
    HANDS,
    LAID,
    LAY_RULES,
    LAYERS,
    LAYS,
    LEADER,
    LED,
    LEFT,
    NEXT,
    PAIR_LEVEL,
    POSITION_WORDS,
    RESULT,
    RESULT_HANDS,
    RESULT_WORDS,
    SEATS,
    STOCK_MOST,
    SUIT,
    TURN,
    USED,
    WAIT,
)
from hlaska.kernel.model import MODEL_WORDS
from hlaska.kernel.play import legal_now, stock_card
from hlaska.kernel.policy import MODEL, choose, mix, next_random

# ---------------------------------------------------------------- playing


@rule
def play_out(b: Words, w: Words, policy: int, noise: int, first: int, model: Words, drawing: int) -> None:
    """Play the position ``b`` to its end, beginning with ``first`` unless that is -1.

    ``drawing``: 1 only as long as cards are left to draw.
    """
    action = first
    while b[DONE] == 0:
        if action < 0:
            if drawing and b[LEFT] == 0:
                return
            w[STATE] = next_random(w[STATE])
            action = choose(b, policy, noise, w[STATE], model)
            if action < 0:
                return
        move(b, action)
        action = -1


@hot
def run_playouts(
    positions: Any, count: int, moves: Any, n_moves: int, repeats: int, deal: Any, policy: int, noise: int, seed: int,
    drawing: int, width: int, out: Any, board: Any, work: Any, model: Any,
) -> int:  # fmt: skip
    """Play out after each of the moves, ``repeats`` times for each of ``count`` positions.

    Cards are dealt anew for each repeat. ``drawing``: 1 only as long as cards are left to draw.

    All moves of one repeat meet the same cards and the same luck. Returns the number of playouts written to
    ``out`` (``width`` words each, ordered by position, repeat, move), or -1 where no deal fits.
    """
    r, m, d, o, b, w = at(positions), at(moves), at(deal), at(out), at(board), at(work)
    learned = at(model)
    start = 0 if width == POSITION_WORDS else RESULT
    w[STATE] = mix(seed)
    for i in range(d[0]):
        w[LIST + i] = d[DEAL_CARDS + i]
    done = 0
    for index in range(count):
        for _ in range(repeats):
            for i in range(POSITION_WORDS):
                w[BASE + i] = r[index * POSITION_WORDS + i]
            if d[0] and not deal_cards(w, d):
                return -1
            luck = w[STATE]
            for number in range(n_moves if n_moves else 1):
                for i in range(POSITION_WORDS):
                    b[i] = w[BASE + i]
                w[STATE] = luck
                play_out(b, w, policy, noise, m[number] if n_moves else -1, learned, drawing)
                for i in range(width):
                    o[done * width + i] = b[start + i]
                done += 1
    return done


# ---------------------------------------------------------------- the way in


class Results:
    """Holds playouts: ``len(results)`` of them, ``results[i]`` the words from RESULT on, or the whole position."""

    def __init__(self, words: Sequence[int], count: int, width: int, shape: tuple[int, int, int]) -> None:
        self.words, self.count, self.width = words, count, width
        self.shape = shape
        """Positions, repeats and moves (1 where there were none); ordered like that."""

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> Sequence[int]:
        if not 0 <= index < self.count:
            raise IndexError(f"playout {index} of {self.count}")
        return self.words[index * self.width : (index + 1) * self.width]

    def __iter__(self) -> Iterator[Sequence[int]]:
        return (self[i] for i in range(self.count))

    def column(self, word: int) -> Sequence[int]:
        """Return one word of every playout. ``word`` is its offset in the position (``WON + seat``)."""
        start = 0 if self.width == POSITION_WORDS else RESULT
        return self.words[word - start : self.count * self.width : self.width]

    def numpy(self) -> Any:
        """Return all of it as an int64 array of shape (positions, repeats, moves, width). It is a copy."""
        import numpy

        flat = numpy.array(self.words[: self.count * self.width], dtype=numpy.int64)
        return flat.reshape(*self.shape, self.width)


class Playouts:
    """Runs playouts with the buffers of one thread. Make one for each thread, and keep it."""

    def __init__(self, model: Sequence[int] = ()) -> None:
        """Take ``model``: the tables of `hlaska.kernel.model`, for seats whose aim is MODEL."""
        if model and len(model) != MODEL_WORDS:
            raise ValueError(f"a model has {MODEL_WORDS} numbers, not {len(model)}")
        self._learned, self._model = bool(model), Buffer(max(1, len(model)))
        self._model.put(model)
        self._board, self._work = Buffer(POSITION_WORDS), Buffer(WORK)
        self._deal = Buffer(DEAL_CARDS + DEAL_MOST)
        self._positions, self._moves, self._out = Buffer(POSITION_WORDS), Buffer(1), Buffer(1)

    def run(
        self,
        positions: Sequence[Sequence[int]],
        seed: int,
        *,
        moves: Sequence[int] = (),
        repeats: int = 1,
        deal: Dealing | None = None,
        policy: int = 0,
        noise: int = 0,
        hands: bool = False,
        drawing: bool = False,
    ) -> Results:
        """Play out every position ``repeats`` times, after each of ``moves`` if any are given.

        The same arguments give the same results, compiled or not. Raises ValueError for a position, move or deal that
        cannot be, and for MODEL without a model.

        positions: positions of one seat to move, with everything known in them.
        deal: cards dealt anew for each repeat.
        policy: `hlaska.kernel.policy.policy_word`, where 0 plays at random.
        noise: how many of 1024 sensible decisions are random all the same.
        hands: also hand back the cards left (RESULT_HANDS words instead of RESULT_WORDS).
        drawing: play on only as long as cards are left to draw, and hand back whole positions, over or not.
        """
        if not self._learned and any(policy >> 4 * seat & 15 == MODEL for seat in range(4)):
            raise ValueError("no model was given for these playouts")
        dealt = deal_words(deal, positions)
        for position in positions:
            check_position(position)
            check_stock(position, dealt[DEAL_NEED + DRAWN])
            check_moves(position, moves)
        width = RESULT_HANDS if hands else RESULT_WORDS
        if drawing:
            width = POSITION_WORDS
        total = len(positions) * repeats * max(1, len(moves))
        self._positions = enlarge(self._positions, len(positions) * POSITION_WORDS)
        self._moves = enlarge(self._moves, len(moves))
        self._out = enlarge(self._out, total * width)
        for i, position in enumerate(positions):
            self._positions.put(position, i * POSITION_WORDS)
        self._moves.put(moves)
        self._deal.put(dealt)
        done = run_playouts(
            self._positions, len(positions), self._moves, len(moves), repeats, self._deal, policy, noise,
            seed & 0x7FFF_FFFF_FFFF_FFFF, int(drawing), width, self._out, self._board, self._work, self._model,
        )  # fmt: skip
        if done < 0:
            raise ValueError("no deal of these cards fits the places they may have")
        return Results(
            self._out.words[: total * width], total, width, (len(positions), repeats, max(1, len(moves)))
        )


def check_position(position: Sequence[int]) -> None:
    """Raise ValueError unless every index or shift of ``position`` is in range."""
    if len(position) != POSITION_WORDS:
        raise ValueError(f"a position has {POSITION_WORDS} words, not {len(position)}")
    seats = position[SEATS]
    for word, low, high in limits(seats):
        if not low <= position[word] <= high:
            raise ValueError(f"word {word} of a position is {position[word]}, not {low} to {high}")
    if not 0 <= position[LEFT] <= STOCK_MOST - position[NEXT]:
        raise ValueError(f"{position[LEFT]} cards of a stock are left after {position[NEXT]}: word {LEFT}")
    if position[LAYS] and seats != 2:
        raise ValueError("combinations are laid by two seats")
    used = position[USED:RESULT] if position[LAYS] or not position[LAY_RULES] else ()
    if any(map((~EVERY).__and__, (*position[HANDS:POSITION_WORDS], *used))):
        raise ValueError("a hand holds a card that does not exist")
    if {position[COUNT] > 0} != {position[LED] >= 0, position[BEST] >= 0, position[BEST_SEAT] >= 0}:
        raise ValueError("the cards on the table do not fit their number")


@lru_cache(8)
def limits(seats: int) -> tuple[tuple[int, int, int], ...]:
    """Return least and greatest values of words used as index or shift. Those of the stock are left out but one."""
    named = (
        (SEATS, 2, 4),
        (LAYERS, 1, 4),
        (LEADER, 0, seats - 1),
        (TURN, 0, seats - 1),
        (COUNT, 0, seats - 1),
    )
    trick = ((LED, -1, 3), (BEST, -1, 55), (BEST_SEAT, -1, seats - 1), (SUIT, -1, 3), (NEXT, 0, STOCK_MOST))
    played = [(CARD + seat, -1, 55) for seat in range(4)]
    return (*named, *trick, *played, (WAIT, 0, 1), (LAID, 0, 1), (PAIR_LEVEL, 0, 4), (PAIR_LEVEL + 1, 0, 4))


def check_stock(position: Sequence[int], dealt: int) -> None:
    """Raise ValueError for a card to draw that does not exist or was not dealt. Cards dealt are the first ``dealt``."""
    b = list(position)
    for index in range(b[NEXT] + dealt, b[NEXT] + b[LEFT]):
        if not EVERY >> stock_card(b, index) & 1:
            raise ValueError(f"card {index} of the stock is unknown")


def check_moves(position: Sequence[int], moves: Sequence[int]) -> None:
    """Raise ValueError for a move that is not legal in ``position``.

    Ways 2 and 3 of playing it (which copy) are one card here.
    """
    if not moves or position[DONE]:
        return
    mask = legal_now(list(position))[0]
    acts = acts_now(list(position)) if max(moves) >= ACT else ()
    for action in moves:
        possible = action in acts if action >= ACT else action >= 0 and mask >> (action & 63) & 1
        if not possible:
            raise ValueError(f"action {action} is not legal here")
