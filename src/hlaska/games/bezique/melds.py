"""Makes combinations: their cards and points, and which cards may make one.

It also says what a card remembers of it.

The rule is the kernel's (`hlaska.kernel.combinations`); here it is asked about hands. A card that has been laid bears a
mark: the ways it has been used.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from hlaska.core import marked_copies
from hlaska.core.board import MARK
from hlaska.core.kernel_positions import put_cards, put_marked
from hlaska.games.bezique.options import Options
from hlaska.games.bezique.public import BEZIQUE, CALLS, FORMS, SEQUENCE, BeziquePublic, Form
from hlaska.kernel import combinations as kernel
from hlaska.kernel import layout as word
from hlaska.kernel.acts import LAY
from hlaska.kernel.bits import cards_of
from hlaska.kernel.combinations import BARRED, CHOSEN, ON_TABLE, SEVEN_SHOWN, TOP, TOP_BITS
from hlaska.kernel.laying import worth_in
from hlaska.kernel.position import lays_words

__all__ = ("BARRED", "CHOSEN", "ON_TABLE", "SEVEN_SHOWN")

FOUR_POINTS: Final = (100, 80, 60, 40)

Copy = tuple[int, int]  # a card and its mark: copies that differ in it can be told apart
Selection = tuple[Copy, ...]


# ---------------------------------------------------------------- the numbers of the rules
@lru_cache(4)
def lays_of(form: Form) -> list[int]:
    """Returns the kernel's words for what combinations count, from LAYS on."""
    frees = 0 if form.upturned else word.LAY_FREES
    when = word.BEFORE_DRAW | word.LAY_ANY | frees
    return lays_words(when, (40, 20), (250, form.plain_sequence), FOUR_POINTS[::-1], form.beziques)


def rules_of(options: Options) -> int:
    """Returns the kernel's word for how combinations are laid, LAY_RULES."""
    standard = options.bz_form != "rubicon"
    found = lays_of(FORMS[options.bz_form])[0] | word.LAY_NAMED | word.LAY_BARS | word.SHOW_ONCE
    found |= word.LAY_FRESH if options.bz_need_hand_card else 0
    found |= word.LAY_OTHERS if standard and options.bz_bezique_cards == "swap" else 0
    return found | (word.SHOW_PLAYED if standard and options.bz_seven == "when_played" else 0)


@lru_cache(16)
def _empty(options: Options) -> list[int]:
    """Returns a position without cards, to which one hand is added to ask about it."""
    b = [0] * word.POSITION_WORDS
    b[word.LAY_SUITS : word.LAY_PAIRS + 1] = lays_of(FORMS[options.bz_form])[1:]
    b[word.LAY_RULES] = rules_of(options)
    return b


def hand_position(options: Options, trump: int, hand: Sequence[int]) -> list[int]:
    """Returns a position with the cards of one hand, that of seat 0."""
    b = list(_empty(options))
    b[word.SUIT] = trump
    put_cards(b, word.HANDS, hand)
    put_marked(b, 0, hand)
    return b


# ---------------------------------------------------------------- combinations
def lay_of(call: int) -> int:
    """Returns the kernel's number of a combination."""
    return CALLS[call].acts[0] - LAY


def kinds_of(options: Options, call: int, trump: int) -> tuple[int, ...]:
    """Returns the kinds of cards of a combination, ascending (mariage:BZ.MELD.1, BZ.MELD.7)."""
    return tuple(cards_of(kernel.kinds_now(hand_position(options, trump, ()), lay_of(call))))


def copies_of(call: int) -> int:
    """Returns how many copies of each of its kinds make a combination."""
    return kernel.copies_needed(lay_of(call))


def name_of(call: int, trump: int) -> str:
    """Returns the name of a combination, for message keys."""
    if call < SEQUENCE:
        return "royal" if trump in (lay_of(call), -1) else "marriage"
    if call < BEZIQUE:
        return "sequence" if trump in (call - SEQUENCE, -1) else "plain-sequence"
    return CALLS[call].slug


def size_of(call: int) -> int:
    """Returns how many cards make a combination."""
    return kernel.lay_size(lay_of(call))


def worth_of(form: Form, call: int, trump: int) -> int:
    """Returns the points of a combination, 0 where the form lacks it. Source: mariage:BZ.MELD.1, RB.2, RB.3."""
    _, suits, fours, pairs = lays_of(form)
    return worth_in(suits, fours, pairs, trump, lay_of(call))


# ---------------------------------------------------------------- which cards may make one
def copy_of(entry: int) -> Copy:
    """Returns what tells copies of a card apart, without whether it is being laid."""
    return entry & 63, entry >> MARK & ~CHOSEN


def can_make(options: Options, trump: int, hand: Sequence[int], call: int, *, fresh: bool) -> bool:
    """Tells whether a hand has cards for a combination. fresh: whether one of them must come from the hand, if ever."""
    b = hand_position(options, trump, hand)
    if not fresh:
        b[word.LAY_RULES] &= ~word.LAY_FRESH
    return kernel.can_make(b, lay_of(call))


def selections(options: Options, pub: BeziquePublic, hand: Sequence[int], call: int) -> list[Selection]:
    """Lists every distinguishable choice of cards for a combination, ascending. Cards not seen are left out."""
    b = hand_position(options, pub.trump, [e & ~(CHOSEN << MARK) if e >= 0 else e for e in hand])
    if not kernel.can_make(b, lay_of(call)):
        return []
    b[word.NAMING] = lay_of(call) + 1
    return sorted(_named(b, (), size_of(call)))


def _named(b: list[int], begun: Selection, size: int) -> list[Selection]:
    """Returns the choices of cards that begin with these."""
    if len(begun) == size:
        return [begun]
    found: list[Selection] = []
    for card in cards_of(kernel.kinds_now(b, b[word.NAMING] - 1) & b[word.HANDS]):
        mark = kernel.next_mark(b, 0, card, -1)
        while mark >= 0:
            if kernel.can_name(b, card, mark):
                after = list(b)
                kernel.choose(after, 0, card, mark)
                found += _named(after, (*begun, (card, mark)), size)
            mark = kernel.next_mark(b, 0, card, mark)
    return found


def possible(options: Options, pub: BeziquePublic, hand: Sequence[int], call: int) -> list[Selection]:
    """Returns the choices of cards for a combination that may be scored now.

    There are none where the form does not have it.
    """
    return selections(options, pub, hand, call) if worth_of(FORMS[options.bz_form], call, pub.trump) else []


def chosen(hand: Iterable[int]) -> Selection:
    """Returns the cards chosen so far for the combination that is being laid."""
    return tuple(sorted(copy_of(e) for e in hand if e >= 0 and e >> MARK & CHOSEN))


def usual(choices: Sequence[Selection]) -> Selection:
    """Returns the choice that spends least: cards that have been used most. They are good for least else."""
    return min(choices, key=lambda s: (-sum(m.bit_count() for _, m in s), s))


# ---------------------------------------------------------------- telling copies apart
def action_for(hand: Sequence[int], copy: Copy) -> int:
    """Returns the action that names a copy; that it is being laid does not matter."""
    return marked_copies.action_for(hand, *copy, CHOSEN)


def usual_rest(options: Options, pub: BeziquePublic, hand: Sequence[int]) -> tuple[int, ...]:
    """Names the rest of the combination being laid so that it spends least."""
    begun = chosen(hand)
    choices = [s for s in possible(options, pub, hand, pub.laying) if s[: len(begun)] == begun]
    return tuple(action_for(hand, copy) for copy in usual(choices)[len(begun) :])


# ---------------------------------------------------------------- what a card remembers
def next_number(options: Options, hand: Sequence[int], call: int) -> int:
    """Returns a number for a combination that no card of the hand bears. It is 1 where uses last for good."""
    if options.bz_form != "rubicon":
        return 1
    return kernel.new_number(hand_position(options, -1, hand), kernel.use_of(lay_of(call)))


def used_in(mark: int, call: int, number: int) -> int:
    """Returns the mark of a card after it has been laid in a combination."""
    return kernel.mark_laid(word.LAY_NAMED, mark, lay_of(call), number)


def freed(mark: int, played: int) -> int:
    """Returns a card's mark after one marked `played` has gone. Combinations of both are broken (mariage:RB.4)."""
    return kernel.mark_freed(mark, played)


def pairs_of(mark: int) -> int:
    """Returns the highest bezique that a card has been in; 0: none."""
    return mark >> TOP & TOP_BITS
