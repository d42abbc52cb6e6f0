"""Playouts, many in one call: from given rows, or with the unknown cards dealt anew each time.

`Playouts` is the way in: it owns the buffers of one thread, checks what compiled code would read unchecked, and
hands back the words of `hlaska.kernel.layout` from ``RESULT`` on for every playout, for a game to settle.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from hlaska.kernel.bits import EVERY, add, popcount
from hlaska.kernel.jit import Buffer, Words, at, hot, rule
from hlaska.kernel.layout import (
    BEST,
    BEST_SEAT,
    CARD,
    COUNT,
    DONE,
    HANDS,
    LAYERS,
    LEADER,
    LED,
    LEFT,
    NEXT,
    RESULT,
    RESULT_HANDS,
    RESULT_WORDS,
    ROW,
    SEATS,
    STOCK,
    SUIT,
    TURN,
)
from hlaska.kernel.play import legal_now, step
from hlaska.kernel.policy import advance, below, choose, mix

# --- a deal, as words: how many cards, how many of them to each place, then card | places << 6 each
ASIDE = 4  # place: out of play, as a talon that was discarded
DRAWN = 5  # place: the stock, in order, in front of the cards already on it
PLACES = 6
DEAL_NEED = 1  # [place]
DEAL_BOUND = 7  # 1: some card may not lie everywhere
DEAL_CARDS = 8
DEAL_MOST = 80

# --- the work space of a call
STATE = 0  # of the random generator
NEED = 1  # [place] cards still wanted
FROM = 7  # [place] the search for a free place: where it came from, plus one
MOVED = 13  # [place] and the card moved there
LIST = 20  # the cards to deal, shuffled
WHERE = LIST + DEAL_MOST  # and their places
BASE = WHERE + DEAL_MOST  # the row with the cards dealt
WORK = BASE + ROW


# ---------------------------------------------------------------- dealing


@rule
def shuffle(w: Words, count: int) -> None:
    """Shuffle the list of ``count`` cards; every order is equally likely."""
    state = w[STATE]
    for i in range(count - 1, 0, -1):
        state = advance(state)
        j = below(state, i + 1)
        w[LIST + i], w[LIST + j] = w[LIST + j], w[LIST + i]
    w[STATE] = state


@rule
def spread(w: Words, count: int) -> None:
    """Give every card a place, in order of the list: right for shuffled cards that may lie anywhere."""
    place = 0
    for i in range(count):
        while w[NEED + place] == 0:
            place += 1
        w[NEED + place] -= 1
        w[WHERE + i] = place


@rule
def pick_place(w: Words, allowed: int) -> int:
    """A place of ``allowed`` with room, drawn in proportion to the room; -1 where there is none."""
    room = 0
    for place in range(PLACES):
        if (allowed >> place) & 1:
            room += w[NEED + place]
    if room == 0:
        return -1
    w[STATE] = advance(w[STATE])
    left = below(w[STATE], room)
    for place in range(PLACES):
        if (allowed >> place) & 1:
            left -= w[NEED + place]
            if left < 0:
                return place
    return -1


@rule
def reach(w: Words, count: int, card: int) -> int:
    """Search how cards can move on to make room for number ``card``; the free place found, or -1."""
    for place in range(PLACES):
        w[FROM + place] = 1 if (w[LIST + card] >> (6 + place)) & 1 else 0
        w[MOVED + place] = card
    for _ in range(PLACES):
        for i in range(count):
            here = w[WHERE + i]
            if here >= 0 and w[FROM + here]:
                for place in range(PLACES):
                    if w[FROM + place] == 0 and (w[LIST + i] >> (6 + place)) & 1:
                        w[FROM + place] = here + 2
                        w[MOVED + place] = i
    for place in range(PLACES):
        if w[FROM + place] and w[NEED + place]:
            return place
    return -1


@rule
def make_room(w: Words, count: int, card: int) -> bool:
    """Place number ``card``, moving others on where needed; False where no deal is possible at all."""
    place = reach(w, count, card)
    if place < 0:
        return False
    w[NEED + place] -= 1
    while w[FROM + place] > 1:
        w[WHERE + w[MOVED + place]] = place
        place = w[FROM + place] - 2
    w[WHERE + card] = place
    return True


@rule
def spread_bound(w: Words, count: int) -> bool:
    """Give every card a place it may have: the most restricted first, then many random exchanges.

    The exchanges are symmetric, so that they lead towards all possible deals being equally likely.
    """
    for i in range(count):
        w[WHERE + i] = -1
    for freedom in range(1, PLACES + 1):
        for i in range(count):
            if popcount(w[LIST + i] >> 6) == freedom:
                place = pick_place(w, w[LIST + i] >> 6)
                if place >= 0:
                    w[NEED + place] -= 1
                    w[WHERE + i] = place
                elif not make_room(w, count, i):
                    return False
    for _ in range(4 * count):
        w[STATE] = advance(w[STATE])
        i = below(w[STATE], count)
        w[STATE] = advance(w[STATE])
        j = below(w[STATE], count)
        one, two = w[WHERE + i], w[WHERE + j]
        if (w[LIST + i] >> (6 + two)) & (w[LIST + j] >> (6 + one)) & 1:
            w[WHERE + i], w[WHERE + j] = two, one
    return True


@rule
def put_stock(w: Words, index: int, card: int) -> None:
    """Write ``card`` as number ``index`` of the stock of the row at BASE."""
    word = BASE + STOCK + index // 10
    shift = 6 * (index - index // 10 * 10)
    w[word] = (w[word] & ~(63 << shift)) | (card << shift)


@rule
def deal_cards(w: Words, d: Words) -> bool:
    """Deal the cards of ``d`` into the row at BASE; False where they do not fit."""
    count = d[0]
    for place in range(PLACES):
        w[NEED + place] = d[DEAL_NEED + place]
    shuffle(w, count)
    if d[DEAL_BOUND] == 0:
        spread(w, count)
    elif not spread_bound(w, count):
        return False
    index = w[BASE + NEXT]
    for i in range(count):
        place = w[WHERE + i]
        if place < ASIDE:
            add(w, BASE + HANDS + 4 * place, w[LIST + i] & 63)
        elif place == DRAWN:
            put_stock(w, index, w[LIST + i] & 63)
            index += 1
    return True


# ---------------------------------------------------------------- playing


@rule
def play_out(b: Words, w: Words, policy: int, noise: int, first: int) -> None:
    """Play the row ``b`` to its end, beginning with action ``first`` where that is not -1."""
    action = first
    while b[DONE] == 0:
        if action < 0:
            w[STATE] = advance(w[STATE])
            action = choose(b, policy, noise, w[STATE])
            if action < 0:
                return
        step(b, action)
        action = -1


@hot
def run_playouts(
    rows: Any, count: int, moves: Any, n_moves: int, repeats: int, deal: Any, policy: int, noise: int, seed: int,
    width: int, out: Any, board: Any, work: Any,
) -> int:  # fmt: skip
    """For each of ``count`` rows, ``repeats`` times: deal, and play out after each of the moves.

    All moves of one repeat meet the same cards and the same luck. Returns the number of playouts written to
    ``out`` (``width`` words each, ordered by row, repeat, move), or -1 where no deal fits.
    """
    r, m, d, o, b, w = at(rows), at(moves), at(deal), at(out), at(board), at(work)
    w[STATE] = mix(seed)
    for i in range(d[0]):
        w[LIST + i] = d[DEAL_CARDS + i]
    done = 0
    for row in range(count):
        for _ in range(repeats):
            for i in range(ROW):
                w[BASE + i] = r[row * ROW + i]
            if d[0] and not deal_cards(w, d):
                return -1
            luck = w[STATE]
            for move in range(n_moves if n_moves else 1):
                for i in range(ROW):
                    b[i] = w[BASE + i]
                w[STATE] = luck
                play_out(b, w, policy, noise, m[move] if n_moves else -1)
                for i in range(width):
                    o[done * width + i] = b[RESULT + i]
                done += 1
    return done


# ---------------------------------------------------------------- the way in


class Deal(NamedTuple):
    """Unknown cards, to be dealt anew for every playout."""

    cards: Sequence[int]
    """The cards, copies repeated; at most 80."""
    needs: Sequence[int]
    """How many go to each seat, then how many aside (place 4) and to the stock (place 5): six numbers."""
    allowed: Sequence[int] = ()
    """For each card the mask of the places where it may lie (bit = place); empty: everywhere."""


class Results:
    """Playouts: ``len(results)`` of them, ``results[i]`` the words from RESULT on."""

    def __init__(self, words: Sequence[int], count: int, width: int, shape: tuple[int, int, int]) -> None:
        self.words, self.count, self.width = words, count, width
        self.shape = shape
        """Rows, repeats and moves (1 where there were none); ordered like that."""

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> Sequence[int]:
        if not 0 <= index < self.count:
            raise IndexError(f"playout {index} of {self.count}")
        return self.words[index * self.width : (index + 1) * self.width]

    def __iter__(self) -> Iterator[Sequence[int]]:
        return (self[i] for i in range(self.count))

    def column(self, word: int) -> Sequence[int]:
        """One word of every playout; ``word`` is its offset in the row (``WON + seat``)."""
        return self.words[word - RESULT : self.count * self.width : self.width]

    def numpy(self) -> Any:
        """All of it as an int64 array of shape (rows, repeats, moves, width); a copy."""
        import numpy

        flat = numpy.array(self.words[: self.count * self.width], dtype=numpy.int64)
        return flat.reshape(*self.shape, self.width)


class Playouts:
    """The buffers of one thread for playouts; make one for each thread, and keep it."""

    def __init__(self) -> None:
        self._board, self._work = Buffer(ROW), Buffer(WORK)
        self._deal = Buffer(DEAL_CARDS + DEAL_MOST)
        self._rows, self._moves, self._out = Buffer(ROW), Buffer(1), Buffer(1)

    def run(
        self,
        rows: Sequence[Sequence[int]],
        seed: int,
        *,
        moves: Sequence[int] = (),
        repeats: int = 1,
        deal: Deal | None = None,
        policy: int = 0,
        noise: int = 0,
        hands: bool = False,
    ) -> Results:
        """Play out every row ``repeats`` times, after each of ``moves`` if any are given.

        ``rows``: rows of one seat to move, with everything known in them. ``deal``: cards dealt anew for each
        repeat. ``policy``: `hlaska.kernel.policy.policy_word`; 0 plays at random. ``noise``: how many of 1024
        sensible decisions are random all the same. ``hands``: also hand back the cards left (RESULT_HANDS
        words instead of RESULT_WORDS). The same arguments give the same results, compiled or not.
        Raises ValueError for a row, move or deal that cannot be.
        """
        for row in rows:
            check_row(row)
            check_moves(row, moves)
        width = RESULT_HANDS if hands else RESULT_WORDS
        total = len(rows) * repeats * max(1, len(moves))
        self._rows = _grown(self._rows, len(rows) * ROW)
        self._moves = _grown(self._moves, len(moves))
        self._out = _grown(self._out, total * width)
        for i, row in enumerate(rows):
            self._rows.put(row, i * ROW)
        self._moves.put(moves)
        self._deal.put(deal_words(deal, rows))
        done = run_playouts(
            self._rows, len(rows), self._moves, len(moves), repeats, self._deal, policy, noise,
            seed & 0x7FFF_FFFF_FFFF_FFFF, width, self._out, self._board, self._work,
        )  # fmt: skip
        if done < 0:
            raise ValueError("no deal of these cards fits the places they may have")
        return Results(
            self._out.words[: total * width], total, width, (len(rows), repeats, max(1, len(moves)))
        )


def _grown(buffer: Buffer, size: int) -> Buffer:
    return buffer if buffer.size >= size else Buffer(size)


def check_row(row: Sequence[int]) -> None:
    """Raise ValueError unless every word of ``row`` that is used as an index or a shift is in its range."""
    if len(row) != ROW:
        raise ValueError(f"a row has {ROW} words, not {len(row)}")
    seats = row[SEATS]
    limits = [
        (SEATS, 2, 4),
        (LAYERS, 1, 4),
        (LEADER, 0, seats - 1),
        (TURN, 0, seats - 1),
        (COUNT, 0, seats - 1),
    ]
    limits += [(LED, -1, 3), (BEST, -1, 55), (BEST_SEAT, -1, seats - 1), (SUIT, -1, 3)]
    limits += [(NEXT, 0, 50), (LEFT, 0, 50 - row[NEXT]), *((CARD + seat, -1, 55) for seat in range(4))]
    for word, low, high in limits:
        if not low <= row[word] <= high:
            raise ValueError(f"word {word} of a row is {row[word]}, not {low} to {high}")
    if any(row[word] & ~EVERY for word in range(HANDS, ROW)):
        raise ValueError("a hand holds a card that does not exist")
    if {row[COUNT] > 0} != {row[LED] >= 0, row[BEST] >= 0, row[BEST_SEAT] >= 0}:
        raise ValueError("the cards on the table do not fit their number")


def check_moves(row: Sequence[int], moves: Sequence[int]) -> None:
    """Raise ValueError for a move that is not legal in ``row``."""
    if not moves or row[DONE]:
        return
    mask = legal_now(list(row))[0]
    for move in moves:
        if not 0 <= move < 128 or not mask >> (move & 63) & 1:
            raise ValueError(f"action {move} is not legal here")


def deal_words(deal: Deal | None, rows: Sequence[Sequence[int]] = ()) -> list[int]:
    """``deal`` as words; ValueError where its numbers do not add up or the stock of a row is too short."""
    if deal is None or not deal.cards:
        return [0] * DEAL_CARDS
    count, every = len(deal.cards), (1 << PLACES) - 1
    allowed = list(deal.allowed) or [every] * count
    needs = [*deal.needs, 0, 0, 0, 0, 0, 0][:PLACES]
    if count > DEAL_MOST or sum(needs) != count or min(needs) < 0 or len(allowed) != count:
        raise ValueError(f"{count} cards cannot be dealt {needs} ways with {len(allowed)} masks")
    if not all(0 <= card < 56 and EVERY >> card & 1 for card in deal.cards):
        raise ValueError("a card to deal does not exist")
    if any(needs[seat] for row in rows for seat in range(row[SEATS], 4)):
        raise ValueError("cards for a seat that does not play")
    if any(row[LEFT] < needs[DRAWN] for row in rows):
        raise ValueError("the stock has fewer cards to draw than are dealt to it")
    room = sum(1 << place for place in range(PLACES) if needs[place])
    masks = [mask & room for mask in allowed]
    bound = int(any(mask != room for mask in masks))
    cards = [card | mask << 6 for card, mask in zip(deal.cards, masks, strict=True)]
    return [count, *needs, bound, *cards]
