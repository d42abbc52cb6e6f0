"""Deals the cards nobody knows: evenly, into the places each card may have.

A deal of unbound cards is a shuffle. Cards bound to some places are dealt the most restricted first and then
exchanged at random many times, which leads towards all possible deals being equally likely.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hlaska.kernel.bits import EVERY, add, popcount
from hlaska.kernel.jit import Buffer, Words, at, hot, rule
from hlaska.kernel.layout import HANDS, LEFT, NEXT, POSITION_WORDS, SEATS, STOCK
from hlaska.kernel.policy import next_random, random_below

# --- a deal, as words: how many cards, how many of them to each place, then card | places << 6 each
ASIDE = 4  # place: out of play, as a talon that was discarded
DRAWN = 5  # place: the stock, in order, in front of the cards already on it
PLACES = 6
DEAL_NEED = 1  # [place]
DEAL_BOUND = 7  # 1: some card may not lie everywhere
DEAL_CARDS = 8
DEAL_MOST = 128

# --- the work space of a call
STATE = 0  # of the random generator
NEED = 1  # [place] cards still wanted
FROM = 7  # [place] the search for a free place: where it came from, plus one
MOVED = 13  # [place] and the card moved there
LIST = 20  # the cards to deal, shuffled
WHERE = LIST + DEAL_MOST  # and their places
BASE = WHERE + DEAL_MOST  # the position with the cards dealt
WORK = BASE + POSITION_WORDS


# ---------------------------------------------------------------- dealing


@rule
def shuffle(w: Words, count: int) -> None:
    """Shuffle the list of ``count`` cards; every order is equally likely."""
    state = w[STATE]
    for i in range(count - 1, 0, -1):
        state = next_random(state)
        j = random_below(state, i + 1)
        w[LIST + i], w[LIST + j] = w[LIST + j], w[LIST + i]
    w[STATE] = state


@rule
def spread(w: Words, count: int) -> None:
    """Give every card a place, in order of the list. This is right for shuffled cards that may lie anywhere."""
    place = 0
    for i in range(count):
        while w[NEED + place] == 0:
            place += 1
        w[NEED + place] -= 1
        w[WHERE + i] = place


@rule
def pick_place(w: Words, allowed: int) -> int:
    """Draw a place of ``allowed`` with room, in proportion to the room. Return -1 where there is none."""
    room = 0
    for place in range(PLACES):
        if (allowed >> place) & 1:
            room += w[NEED + place]
    if room == 0:
        return -1
    w[STATE] = next_random(w[STATE])
    left = random_below(w[STATE], room)
    for place in range(PLACES):
        if (allowed >> place) & 1:
            left -= w[NEED + place]
            if left < 0:
                return place
    return -1


@rule
def reach(w: Words, count: int, card: int) -> int:
    """Search how cards can move on to make room for number ``card``. Return the free place found, or -1."""
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
    """Place number ``card``, moving others on where needed. Return False where no deal is possible at all."""
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
    """Give every card a place it may have.

    The most restricted come first, then many random exchanges.

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
        w[STATE] = next_random(w[STATE])
        i = random_below(w[STATE], count)
        w[STATE] = next_random(w[STATE])
        j = random_below(w[STATE], count)
        one, two = w[WHERE + i], w[WHERE + j]
        if (w[LIST + i] >> (6 + two)) & (w[LIST + j] >> (6 + one)) & 1:
            w[WHERE + i], w[WHERE + j] = two, one
    return True


@rule
def put_stock(w: Words, index: int, card: int) -> None:
    """Write ``card`` as number ``index`` of the stock of the position at BASE."""
    word = BASE + STOCK + index // 10
    shift = 6 * (index - index // 10 * 10)
    w[word] = (w[word] & ~(63 << shift)) | (card << shift)


@rule
def find_places(w: Words, d: Words) -> bool:
    """Give every card of ``d``, which are in the list, a place. Return False where they do not fit."""
    count = d[0]
    for place in range(PLACES):
        w[NEED + place] = d[DEAL_NEED + place]
    shuffle(w, count)
    if d[DEAL_BOUND] == 0:
        spread(w, count)
        return True
    return spread_bound(w, count)


@rule
def deal_cards(w: Words, d: Words) -> bool:
    """Deal the cards of ``d`` into the position at BASE. Return False where they do not fit."""
    count = d[0]
    if not find_places(w, d):
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


# ---------------------------------------------------------------- what is to be dealt


class Dealing(NamedTuple):
    """Holds unknown cards, to be dealt anew for every playout."""

    cards: Sequence[int]
    """The cards, copies repeated; at most DEAL_MOST."""
    needs: Sequence[int]
    """How many go to each seat, then how many aside (place 4) and to the stock (place 5): six numbers."""
    allowed: Sequence[int] = ()
    """For each card the mask of the places where it may lie (bit = place); empty: everywhere."""


def deal_words(deal: Dealing | None, positions: Sequence[Sequence[int]] = ()) -> list[int]:
    """Return ``deal`` as words.

    Raises ValueError where its numbers do not add up or the stock of a position is too short.
    """
    if deal is None or not deal.cards:
        return [0] * DEAL_CARDS
    count, every = len(deal.cards), (1 << PLACES) - 1
    allowed = list(deal.allowed) or [every] * count
    needs = [*deal.needs, 0, 0, 0, 0, 0, 0][:PLACES]
    if count > DEAL_MOST or sum(needs) != count or min(needs) < 0 or len(allowed) != count:
        raise ValueError(f"{count} cards cannot be dealt {needs} ways with {len(allowed)} masks")
    if not all(0 <= card < 56 and EVERY >> card & 1 for card in deal.cards):
        raise ValueError("a card to deal does not exist")
    if any(needs[seat] for position in positions for seat in range(position[SEATS], 4)):
        raise ValueError("cards for a seat that does not play")
    if any(position[LEFT] < needs[DRAWN] for position in positions):
        raise ValueError("the stock has fewer cards to draw than are dealt to it")
    room = sum(1 << place for place in range(PLACES) if needs[place])
    masks = [mask & room for mask in allowed]
    bound = int(any(mask != room for mask in masks))
    cards = [card | mask << 6 for card, mask in zip(deal.cards, masks, strict=True)]
    return [count, *needs, bound, *cards]


@hot
def deal_worlds(deal: Any, seeds: Any, count: int, row: Any, size: int, work: Any, out: Any) -> int:
    """Deal the cards of ``deal`` (`deal_words`) once for each of ``count`` seeds.

    Return how many deals there are, which is fewer where one does not fit.

    A deal is a ``row`` of ``size`` words, the first PLACES of which say where the cards of a place begin in it; the
    cards of a place come there in random order, and all else is copied.
    """
    d, s, r, w, o = at(deal), at(seeds), at(row), at(work), at(out)
    for done in range(count):
        w[STATE] = s[done]
        for i in range(d[0]):
            w[LIST + i] = d[DEAL_CARDS + i]
        if not find_places(w, d):
            return done
        base = done * size
        for i in range(size):
            o[base + i] = r[i]
        for i in range(d[0] - 1, -1, -1):
            place = w[WHERE + i]
            o[base + o[base + place]] = w[LIST + i] & 63
            o[base + place] += 1
    return count


class Dealer:
    """Deals the same cards (`deal_words`) again and again; for one thread.

    ``row``: what a deal looks like, one word for each spot; the cards of place number p begin at ``firsts[p]``, all
    other words stay. What the numbers of the places mean is the caller's affair. Raises ValueError where the cards of a
    place have no room in the row.
    """

    def __init__(self, words: Sequence[int], row: Sequence[int], firsts: Sequence[int]) -> None:
        needs = words[DEAL_NEED : DEAL_NEED + PLACES]
        spots = [*firsts, *[0] * (PLACES - len(firsts))]
        if any(need and not 0 <= first <= len(row) - need for first, need in zip(spots, needs, strict=True)):
            raise ValueError(f"a row of {len(row)} has no room for {needs} cards from {spots} on")
        self._deal, self._row, self._work = Buffer(len(words)), Buffer(PLACES + len(row)), Buffer(BASE)
        self._seeds, self._out = Buffer(1), Buffer(PLACES + len(row))
        self._deal.put(words)
        self._row.put([*(PLACES + first for first in spots), *row])

    def deals(self, seeds: Sequence[int]) -> list[list[int]]:
        """Return a row for each seed (0 to 2 ** 63 - 1).

        Rows end before the first seed for which the cards do not fit.
        """
        size = self._row.size
        if self._seeds.size < len(seeds):
            self._seeds, self._out = Buffer(len(seeds)), Buffer(size * len(seeds))
        self._seeds.put(seeds)
        done = deal_worlds(self._deal, self._seeds, len(seeds), self._row, size, self._work, self._out)
        words = self._out.words
        return [words[i * size + PLACES : (i + 1) * size].tolist() for i in range(done)]
