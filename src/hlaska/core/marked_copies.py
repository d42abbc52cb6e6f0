"""Handles copies of a card that everybody can tell apart by their marks.

It has the actions that name one of them.

A card that lies on the table, or has been laid in a combination, is another thing to play than its equal in the hand.
`ignored`: bits of the marks that tell nothing apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from hlaska.core.board import MARK
from hlaska.kernel import melding
from hlaska.kernel.bits import cards_of
from hlaska.kernel.jit import Words

HOWS: Final = melding.HOWS  # how an action names the first, second ... of the copies with different marks
WAYS: Final = tuple(tuple(sorted(how << 6 for how in HOWS[:n])) for n in range(5))
"""By how many copies can be told apart: what is added to a card to make the actions that play it."""


def copies_of(hand: Iterable[int], card: int, ignored: int = 0) -> list[int]:
    """Returns the different marks among the copies of a card in a hand.

    One in the hand (no mark) comes before those on the table.
    """
    return sorted({e >> MARK & ~ignored for e in hand if e >= 0 and e & 63 == card})


def actions_for(hand: Iterable[int], mask: int, ignored: int = 0) -> tuple[int, ...]:
    """Returns every action that plays a card of the mask, card by card."""
    marks: dict[int, set[int]] = {}
    for e in hand:
        if e >= 0 and mask >> (e & 63) & 1:
            marks.setdefault(e & 63, set()).add(e >> MARK & ~ignored)
    return tuple([way | c for c in sorted(marks) for way in WAYS[len(marks[c])]])


def action_for(hand: Iterable[int], card: int, mark: int, ignored: int = 0) -> int:
    """Returns the action that names the copy with this mark."""
    return HOWS[copies_of(hand, card, ignored).index(mark)] << 6 | card


def mark_for(hand: Sequence[int], action: int, ignored: int = 0) -> int:
    """Returns the mark of the copy that an action names."""
    return copies_of(hand, action & 63, ignored)[HOWS.index(action >> 6)]


def place_of(action: int) -> tuple[int, int]:
    """Returns where an action stands in the order of `actions_for`, by card and copy."""
    return action & 63, HOWS.index(action >> 6)


# ---------------------------------------------------------------- what the kernel lists of them
def listed_cards(legal: Words) -> tuple[int, ...]:
    """Lists every action with a card of what `hlaska.kernel.melding` lists as legal, card by card."""
    masks = [legal[word] for word in melding.HOW_WORDS]
    cards = cards_of(masks[0] | masks[1] | masks[2] | masks[3])
    return tuple(
        [how << 6 | c for c in cards for how, mask in zip(HOWS, masks, strict=True) if mask >> c & 1]
    )


def listed_calls(order: Sequence[int], acts: Mapping[int, int], legal: Words) -> tuple[int, ...]:
    """Lists the calls of what is legal, in this order. `acts`: as `Game.whole_acts`."""
    if not legal[melding.LEGAL_ACTS] and not legal[melding.LEGAL_LAYS]:
        return ()
    return tuple([call for call in order if melding.is_listed(legal, acts[call])])
