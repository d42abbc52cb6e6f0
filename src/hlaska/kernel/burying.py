"""Says which cards may be buried so that the rest of a hand melds most.

A copy of a card is *loose* where no combination is whole in its layer that it belongs to: without it the hand counts
the same. Fewer cards never meld more, so loose ones may go before all others; but for a bonus that too many kings or
queens can cost (`can_gain`).
"""

from typing import Any

from hlaska.kernel.bits import COLUMN, add, lowest, popcount, remove
from hlaska.kernel.jit import Words, at, hot, part, rule
from hlaska.kernel.layout import ACE, JACK, KING, QUEEN
from hlaska.kernel.layout import NINE as NINE_RANK
from hlaska.kernel.melds import (
    DOUBLE_HOUSE,
    EACH,
    EXTRAS,
    NINE,
    PAIR_RANKS,
    PINOCHLE_KINDS,
    RUN_RANKS,
    copies,
    count_melds,
    of_suit,
)

MOST_BURIED = 5
# --- words to work with: the hand in four layers, its loose cards by layer, then a frame for each card that is tried:
# the hand, how many cards must still go, which ones went, and which are still to be tried
LOOSE = 4
FRAME_LEFT, FRAME_GONE, FRAME_NEXT, FRAME_WORDS = range(4, 8)
FIRST_FRAME = 8
BURYING_WORDS = FIRST_FRAME + (MOST_BURIED + 1) * FRAME_WORDS


@rule
def find_combined(cards: int, has_run: bool, table: Words, trump: int) -> int:
    """Return the cards of a layer that belong to a combination that is whole there.

    ``has_run``: whether the hand has a run. Each combination counts something, perhaps but for the nine.
    """
    used = 0
    for suit in range(4):
        pair = of_suit(PAIR_RANKS, suit)
        if cards & pair == pair or (suit == trump and has_run and table[EXTRAS] == EACH):
            used |= pair
    for rank in (JACK, QUEEN, KING, ACE):
        around = COLUMN << rank
        if cards & around == around:
            used |= around
    if cards & PINOCHLE_KINDS == PINOCHLE_KINDS:
        used |= PINOCHLE_KINDS
    run = of_suit(RUN_RANKS, trump)
    if cards & run == run:
        used |= run
    if table[NINE]:
        used |= of_suit(1 << NINE_RANK, trump)
    return used


@rule
def can_gain(b: Words, table: Words) -> bool:
    """Tell whether a hand may count more with fewer cards.

    Its kings or queens can be too many for a bonus (pinochle:P2.MELD.5).
    """
    if table[DOUBLE_HOUSE] == 0:
        return False
    kings, queens = copies(b, 0, COLUMN << KING), copies(b, 0, COLUMN << QUEEN)
    return min(kings, queens) >= 2 and kings + queens > 4


@rule
def find_loose(b: Words, table: Words, trump: int) -> int:
    """Write which cards of each layer are loose, and return how many there are.

    None is where a hand may gain.
    """
    run = of_suit(RUN_RANKS, trump)
    has_run, gains = b[0] & run == run, can_gain(b, table)
    count = 0
    for layer in range(4):
        cards, loose = b[layer], 0
        if cards and not gains:
            loose = cards & ~find_combined(cards, has_run, table, trump)
        b[LOOSE + layer] = loose
        count += popcount(loose)
    return count


@rule
def collect_loose(b: Words) -> int:
    """Return the kinds of which a copy is loose."""
    return b[LOOSE] | b[LOOSE + 1] | b[LOOSE + 2] | b[LOOSE + 3]


@rule
def count_hand(hand: Any, suit: Any, table: Any, out: Any) -> int:
    """Return what the cards of the hand count."""
    count_melds(hand, suit, 1, table, out)
    points: int = at(out)[0]
    return points


@rule
def find_needless(hand: Any, suit: Any, table: Any, out: Any) -> int:
    """Return the cards of a hand without one of which it counts the same.

    Beside loose ones they can only be of a run, of which fewer may be declared.
    """
    b, trump = at(hand), at(suit)[0]
    found = collect_loose(b)
    run = of_suit(RUN_RANKS, trump)
    if b[0] & run != run:
        return found
    points = count_hand(hand, suit, table, out)
    tried = run & ~found
    while tried:
        card = lowest(tried)
        tried &= tried - 1
        remove(b, 0, card)
        if count_hand(hand, suit, table, out) == points:
            found |= 1 << card
        add(b, 0, card)
    return found


@rule
def give_up_meld(hand: Any, suit: Any, table: Any, out: Any, left: int) -> int:
    """Return the cards that may go where fewer are loose than must go.

    It tries what else could go, in ascending order, as long as the rest counts no less than the best found.
    """
    b, t, trump = at(hand), at(table), at(suit)[0]
    best, found, gone, lowest_tried, frames = -1, 0, 0, 0, 0
    trying = True
    while trying:
        points = count_hand(hand, suit, table, out)
        if points + (t[DOUBLE_HOUSE] if can_gain(b, t) else 0) >= best:
            loose = find_loose(b, t, trump)
            if loose >= left:
                if points > best:
                    best, found = points, 0
                if points == best:
                    found |= gone | (find_needless(hand, suit, table, out) if left else 0)
            else:
                f = part(hand, FIRST_FRAME + frames * FRAME_WORDS)
                f[FRAME_GONE] = gone | collect_loose(b)
                for layer in range(4):
                    f[layer] = b[layer] & ~b[LOOSE + layer]
                f[FRAME_LEFT] = left - loose
                f[FRAME_NEXT] = f[0] & ~((1 << lowest_tried) - 1)
                frames += 1
        while frames and part(hand, FIRST_FRAME + (frames - 1) * FRAME_WORDS)[FRAME_NEXT] == 0:
            frames -= 1
        trying = frames > 0
        if trying:
            f = part(hand, FIRST_FRAME + (frames - 1) * FRAME_WORDS)
            lowest_tried = lowest(f[FRAME_NEXT])
            f[FRAME_NEXT] &= f[FRAME_NEXT] - 1
            for layer in range(4):
                b[layer] = f[layer]
            remove(b, 0, lowest_tried)
            gone, left = f[FRAME_GONE] | 1 << lowest_tried, f[FRAME_LEFT] - 1
    return found


@hot
def find_buriable(hand: Any, suit: Any, table: Any, out: Any, left: int) -> int:
    """Return the cards of a hand that may be buried, as a mask.

    hand: BURYING_WORDS, of which the first are its four layers.
    suit: one word, trumps.
    out: two words, as `count_melds` writes them.
    left: how many are buried in all, at most MOST_BURIED.
    """
    if find_loose(at(hand), at(table), at(suit)[0]) >= left:
        return find_needless(hand, suit, table, out)
    return give_up_meld(hand, suit, table, out, left)
