"""Lays combinations copy by copy, as the rules have them.

They say which copies serve, which are taken, and what they remember.

A copy is a word, ``card << COPY | mark``. Without a mark it is a card in the hand that nobody has laid; those with one
stand in `MARKED`. Marks are of two kinds. Where its player names the copies (LAY_NAMED) a mark has a field for each use
(`use_mask`). In the standard game a use lasts (mariage:BZ.MELD.3); with LAY_FREES it lasts until the combination is
broken, so uses are numbered (mariage:RB.4); what a sequence or a greater number of pairs forbids lasts in both.
Elsewhere a rule takes the copies, and a mark has the highest level in each class (pinochle:P4B.MELD.4).

Combinations have the numbers of `hlaska.kernel.laying`, whose simpler rule playouts keep.
"""

from hlaska.kernel.bits import lowest, popcount
from hlaska.kernel.jit import Words, rule
from hlaska.kernel.laying import lay_kinds, lay_worth
from hlaska.kernel.layout import (
    FOURS,
    HANDS,
    JACK,
    LAID,
    LAY_ANY,
    LAY_FREES,
    LAY_FRESH,
    LAY_NAMED,
    LAY_OTHERS,
    LAY_RULES,
    MARKED,
    MOST_MARKED,
    NAMING,
    NONE,
    PAIR_POINTS,
    PAIRS_LAID,
    QUEEN,
    SUIT,
    TURN,
)

COPY = 24  # bits of a mark
MARKS = (1 << COPY) - 1
OTHER_PAIR = 1 << QUEEN | 1 << (2 << 4 | JACK)
# --- marks
ON_TABLE = 1
# by use, low digit first: marriage, sequence, four, one to four pairs
USES_FIRST = 0xDCA7541  # where its field begins
USES_BITS = 0x1123213  # how many bits it has
USES = 7
IN_SEQUENCE = 1 << 14  # has been in a sequence
TOP, TOP_BITS = 15, 7  # the greatest number of pairs it has been in
BARRED = 1 << 18  # taken in exchange after this trick
SEVEN_SHOWN = 1 << 19
CHOSEN = 1 << 20  # chosen for the combination being laid


# ---------------------------------------------------------------- the copies of a hand
@rule
def marked_at(seat: int) -> int:
    """Return the word where the marked copies of a seat begin."""
    return MARKED + MOST_MARKED * seat


@rule
def count_marked(b: Words, seat: int) -> int:
    """Count the marked copies of a seat."""
    at, n = marked_at(seat), 0
    while n < MOST_MARKED and b[at + n] != 0:
        n += 1
    return n


@rule
def count_copies(b: Words, seat: int, card: int) -> int:
    """Count the copies of a card in a hand, those on the table included."""
    n = 0
    for layer in range(4):
        n += (b[HANDS + 4 * seat + layer] >> card) & 1
    return n


@rule
def count_unmarked(b: Words, seat: int, card: int) -> int:
    """Count the copies of a card in a hand that bear no mark."""
    at, n = marked_at(seat), count_copies(b, seat, card)
    for i in range(count_marked(b, seat)):
        if b[at + i] >> COPY == card:
            n -= 1
    return n


@rule
def arrange(b: Words, seat: int) -> None:
    """Put the marked copies of a seat in order, less those whose mark has gone."""
    at = marked_at(seat)
    n = 0
    for i in range(MOST_MARKED):
        copy = b[at + i]
        if copy & MARKS:
            j = n
            while j > 0 and b[at + j - 1] > copy:
                b[at + j] = b[at + j - 1]
                j -= 1
            b[at + j] = copy
            n += 1
    for i in range(n, MOST_MARKED):
        b[at + i] = 0


@rule
def mark_copy(b: Words, seat: int, card: int, mark: int) -> None:
    """Put a mark on a copy that has none."""
    at = marked_at(seat)
    b[at + count_marked(b, seat)] = card << COPY | mark
    arrange(b, seat)


@rule
def drop_copy(b: Words, seat: int, card: int, mark: int) -> None:
    """Forget a marked copy that has left the hand."""
    at = marked_at(seat)
    for i in range(count_marked(b, seat)):
        if b[at + i] == card << COPY | mark:
            b[at + i] = 0
            break
    arrange(b, seat)


@rule
def keep_marks(b: Words, seat: int, bits: int) -> None:
    """Keep only these bits of all marks of a seat."""
    at = marked_at(seat)
    for i in range(count_marked(b, seat)):
        b[at + i] &= ~MARKS | bits
    arrange(b, seat)


@rule
def next_mark(b: Words, seat: int, card: int, above: int) -> int:
    """Return the lowest mark above this one among the copies of a card.

    It is 0 for a copy without a mark, NONE where there is no other copy.

    That a copy is chosen does not matter.
    """
    at, found = marked_at(seat), NONE
    if above < 0 and count_unmarked(b, seat, card) > 0:
        return 0
    for i in range(count_marked(b, seat)):
        mark = b[at + i] & MARKS & ~CHOSEN
        if b[at + i] >> COPY == card and mark > above and (found < 0 or mark < found):
            found = mark
    return found


# ---------------------------------------------------------------- combinations
@rule
def kinds_now(b: Words, lay: int) -> int:
    """Return the kinds of cards that make a combination with these trumps."""
    if lay >= 12 and b[LAY_RULES] & LAY_OTHERS and b[SUIT] >= 0 and b[SUIT] & 1:
        return OTHER_PAIR
    return lay_kinds(lay)


@rule
def copies_needed(lay: int) -> int:
    """Return how many copies of each of its kinds make a combination."""
    return lay - 11 if lay >= 12 else 1


@rule
def lay_size(lay: int) -> int:
    """Count the cards that make a combination."""
    return popcount(lay_kinds(lay)) * copies_needed(lay)


@rule
def use_mask(use: int) -> int:
    """Return the field of a use in a mark."""
    return ((1 << ((USES_BITS >> (4 * use)) & 15)) - 1) << ((USES_FIRST >> (4 * use)) & 15)


@rule
def use_of(lay: int) -> int:
    """Return which use a combination is."""
    return lay >> 2 if lay < 12 else lay - 9


@rule
def level_at(lay: int) -> int:
    """Return where the level of a combination's class stands in a mark.

    The classes are suits, four of a rank, and pairs.
    """
    return 1 if lay < 8 else 3 if lay < 12 else 5


@rule
def level_of(lay: int) -> int:
    """Return the level of a combination in its class."""
    return 2 if lay >> 2 == 1 else 1


@rule
def can_serve(rules: int, mark: int, lay: int) -> bool:
    """Tell whether a copy may be used in a combination (mariage:BZ.MELD.3, BZ.SEVEN.2, RB.4, pinochle:P4B.MELD.4)."""
    if rules & LAY_NAMED == 0:
        return (mark >> level_at(lay)) & 3 < level_of(lay)
    if mark & (BARRED | use_mask(use_of(lay))):
        return False
    if lay < 4:
        return mark & IN_SEQUENCE == 0
    return lay < 12 or (mark >> TOP) & TOP_BITS <= lay - 11


@rule
def is_any_four(b: Words, lay: int) -> bool:
    """Tell whether a combination is four cards of a rank, of any suits."""
    return lay >> 2 == FOURS and b[LAY_RULES] & LAY_ANY != 0


@rule
def can_make(b: Words, lay: int) -> bool:
    """Tell whether the seat to move has copies for a combination."""
    kinds, need = kinds_now(b, lay), copies_needed(lay)
    at, hand, rules = marked_at(b[TURN]), HANDS + 4 * b[TURN], b[LAY_RULES]
    any_four, total = is_any_four(b, lay), 0
    if any_four:
        for layer in range(4):
            total += popcount(b[hand + layer] & kinds)
        if total < 4:
            return False
    elif b[hand + need - 1] & kinds != kinds:
        return False
    fresh, rest = rules & LAY_FRESH == 0, kinds
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        held = count_copies(b, b[TURN], card)
        unmarked = held
        for i in range(count_marked(b, b[TURN])):
            if b[at + i] >> COPY == card:
                unmarked -= 1
                if not can_serve(rules, b[at + i] & MARKS, lay):
                    held -= 1
                    total -= 1
        if held < need and not any_four:
            return False
        fresh = fresh or unmarked > 0
    return fresh and (total >= 4 or not any_four)


# ---------------------------------------------------------------- naming the copies
@rule
def can_name(b: Words, card: int, mark: int) -> bool:
    """Tell whether the seat to move may name this copy next for its combination.

    Copies are named ascending, so that those left must suffice (mariage:BZ.MELD.2).
    """
    lay, rules, at = b[NAMING] - 1, b[LAY_RULES], marked_at(b[TURN])
    kinds, copy = kinds_now(b, lay), card << COPY | mark
    if (kinds >> card) & 1 == 0 or not can_serve(rules, mark, lay):
        return False
    any_four = is_any_four(b, lay)
    need, fresh, there = (4 if any_four else copies_needed(lay)), mark == 0 or rules & LAY_FRESH == 0, False
    left, done, later = 0, 0, False  # copies from this one on, those chosen of the group, fresh ones after it
    rest = kinds
    while rest:
        other = lowest(rest)
        rest &= rest - 1
        unmarked, named = count_copies(b, b[TURN], other), 0
        for i in range(count_marked(b, b[TURN])):
            one = b[at + i] & ~CHOSEN
            if one >> COPY != other:
                continue
            unmarked -= 1
            if b[at + i] & CHOSEN:
                named += 1
                fresh = fresh or one & MARKS == 0
                if one > copy:
                    return False
            elif can_serve(rules, one & MARKS, lay):
                there = there or one == copy
                left += int(one >= copy and (any_four or other == card))
        there = there or (mark == 0 and other == card and unmarked > 0)
        later = later or (other > card and unmarked > 0)
        if any_four:
            left += unmarked if other << COPY >= copy else 0
            done += named
        elif other == card:
            left += unmarked if mark == 0 else 0
            done = named
        elif other < card and named < need:
            return False
    if any_four and done + 1 == need:
        later = False
    return there and done < need and left >= need - done and (fresh or later)


@rule
def count_chosen(b: Words, seat: int) -> int:
    """Count the copies that have been chosen for the combination being laid."""
    at, n = marked_at(seat), 0
    for i in range(count_marked(b, seat)):
        n += int(b[at + i] & CHOSEN != 0)
    return n


@rule
def choose(b: Words, seat: int, card: int, mark: int) -> None:
    """Choose one more copy for the combination being laid."""
    if mark == 0:
        mark_copy(b, seat, card, CHOSEN)
        return
    at = marked_at(seat)
    for i in range(count_marked(b, seat)):
        if b[at + i] == card << COPY | mark:
            b[at + i] |= CHOSEN
            break
    arrange(b, seat)


# ---------------------------------------------------------------- taking them by rule
@rule
def most_used(b: Words, card: int, lay: int) -> int:
    """Find the mark of the copy on the table that is good for least else.

    Return 0 where there is none.

    It is one that is not chosen yet and serves.
    """
    at, best, most = marked_at(b[TURN]), 0, -1
    for i in range(count_marked(b, b[TURN])):
        mark = b[at + i] & MARKS
        if b[at + i] >> COPY != card or mark & CHOSEN or not can_serve(b[LAY_RULES], mark, lay):
            continue
        if popcount(mark) > most:  # ascending: of marks with as many bits the lowest
            best, most = mark, popcount(mark)
    return best


@rule
def take_copies(b: Words, lay: int) -> None:
    """Choose the copies for a combination that can be made (pinochle:P4B.MELD.8)."""
    kinds, fresh = kinds_now(b, lay), False
    rest = kinds
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        for _ in range(copies_needed(lay)):
            mark = most_used(b, card, lay)
            choose(b, b[TURN], card, mark)
            fresh = fresh or mark == 0
    if fresh or b[LAY_RULES] & LAY_FRESH == 0:
        return
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        if count_unmarked(b, b[TURN], card) > 0:
            take_from_hand(b, card)
            return


@rule
def take_from_hand(b: Words, card: int) -> None:
    """Exchange the chosen copy that has been used most for one in the hand."""
    at, best, most = marked_at(b[TURN]), 0, -1
    for i in range(count_marked(b, b[TURN])):
        if b[at + i] >> COPY == card and b[at + i] & CHOSEN and popcount(b[at + i] & MARKS) > most:
            best, most = i, popcount(b[at + i] & MARKS)
    b[at + best] &= ~CHOSEN
    choose(b, b[TURN], card, 0)


def chosen_copies(b: Words, seat: int) -> tuple[tuple[int, int], ...]:
    """Return the cards chosen for the combination being laid, ascending, with their marks."""
    at = marked_at(seat)
    marked = [b[at + i] & ~CHOSEN for i in range(count_marked(b, seat)) if b[at + i] & CHOSEN]
    return tuple((copy >> COPY, copy & MARKS) for copy in sorted(marked))


# ---------------------------------------------------------------- what copies remember
@rule
def field_of(mark: int, use: int) -> int:
    """Return a mark's number for the combination of this use; 0: none."""
    return (mark & use_mask(use)) >> ((USES_FIRST >> (4 * use)) & 15)


@rule
def classes_of(rules: int, mark: int) -> int:
    """Return the classes of combinations in which a copy has been used, as bits.

    A sequence is a use of marriages, too.
    """
    if rules & LAY_NAMED == 0:
        suits = (mark >> level_at(0)) & 3
        return (
            int(suits > 0)
            | int(suits > 1) << 1
            | int((mark >> level_at(8)) & 3 > 0) << FOURS
            | int((mark >> level_at(12)) & 3 > 0) << PAIRS_LAID
        )
    found = int(mark & (use_mask(0) | IN_SEQUENCE) != 0) | int(mark & use_mask(1) != 0) << 1
    return found | int(mark & use_mask(2) != 0) << FOURS | int((mark >> TOP) & TOP_BITS > 0) << PAIRS_LAID


@rule
def new_number(b: Words, use: int) -> int:
    """Return a number for a combination that no copy of the seat to move bears."""
    at, taken = marked_at(b[TURN]), 1
    for i in range(count_marked(b, b[TURN])):
        taken |= 1 << field_of(b[at + i] & MARKS, use)
    return lowest(~taken & 0xFFFF)


@rule
def mark_laid(rules: int, mark: int, lay: int, number: int) -> int:
    """Return the mark of a copy after it has been laid in a combination."""
    mark = mark & ~CHOSEN | ON_TABLE
    if rules & LAY_NAMED == 0:
        return mark & ~(3 << level_at(lay)) | level_of(lay) << level_at(lay)
    use = use_of(lay)
    mark = mark & ~use_mask(use) | number << ((USES_FIRST >> (4 * use)) & 15)
    if lay >> 2 == 1:
        mark |= IN_SEQUENCE
    if lay >= 12:
        mark = mark & ~(TOP_BITS << TOP) | max((mark >> TOP) & TOP_BITS, lay - 11) << TOP
    return mark


@rule
def mark_freed(mark: int, played: int) -> int:
    """Return the mark of a copy after one with mark ``played`` has gone.

    Combinations of both are broken (mariage:RB.4).
    """
    for use in range(USES):
        number = field_of(played, use)
        if number and field_of(mark, use) == number:
            mark &= ~use_mask(use)
    return mark


@rule
def free_copies(b: Words, seat: int, played: int) -> None:
    """Free the companions of a copy that has been played."""
    at = marked_at(seat)
    for i in range(count_marked(b, seat)):
        b[at + i] = b[at + i] & ~MARKS | mark_freed(b[at + i] & MARKS, played)
    arrange(b, seat)


@rule
def lay_chosen(b: Words, lay: int) -> None:
    """Lay the combination of the chosen copies. Its points count, it may make trumps, and its copies remember it."""
    seat, rules = b[TURN], b[LAY_RULES]
    at, number = marked_at(seat), 1
    if rules & LAY_FREES:
        number = new_number(b, use_of(lay))
    for i in range(count_marked(b, seat)):
        if b[at + i] & CHOSEN:
            b[at + i] = b[at + i] & ~MARKS | mark_laid(rules, b[at + i] & MARKS, lay, number)
    arrange(b, seat)
    b[PAIR_POINTS + seat] += lay_worth(b, lay)
    if lay < 8 and b[SUIT] < 0:
        b[SUIT] = lay & 3
    b[LAID], b[NAMING] = 1, 0
