"""Names the public numbers of the Mariáš games that calls only carry along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hlaska.core.carried import Carried
from hlaska.core.public import update
from hlaska.families.marias.announcements import top_level
from hlaska.families.marias.contracts import ITEMS, ContractPublic

RAISED: Final = ("flek", "play")  # phases in which nothing but announcing and doubling is to come
DOUBLED: Final = 2  # the lowest level from which on only whose turn it is to raise matters
HIGHEST_RANK: Final = 7
SUITS: Final = 4


def carried_levels(options: Any) -> Carried:
    """Returns how often things were doubled beyond the second time.

    Below that legality asks for the level itself (marias:M3.UNPL, M3.ANN.6). A raise to the highest level ends the
    doubling of an item (G.FLEK.2), so the one before it is not carried. An even level is carried where the next one
    is: the raise between them adds nothing.
    """
    last = (top_level(options) - 1 & ~1) - 1

    def base(level: int, chance: int) -> int:
        """Returns the level that stands for this one. Its parity says who may raise it, while anybody may."""
        if not DOUBLED <= level <= last:
            return level
        return DOUBLED + (level & 1 if chance else 0)

    def read(pub: ContractPublic) -> tuple[int, ...]:
        return tuple(n - base(n, chance) for n, chance in zip(pub.levels, pub.chances, strict=True))

    def fill(pub: ContractPublic, numbers: Sequence[int]) -> ContractPublic:
        levels = tuple(
            base(n, chance) + more for n, chance, more in zip(pub.levels, pub.chances, numbers, strict=True)
        )
        return pub if levels == pub.levels else update(pub, levels=levels)

    return Carried((max(0, last - DOUBLED),) * len(ITEMS), read, fill)


def _read_helper(pub: ContractPublic) -> tuple[int, ...]:
    return (pub.helper + 1 if pub.phase in RAISED else 0,)


def _fill_helper(pub: ContractPublic, numbers: Sequence[int]) -> ContractPublic:
    return update(pub, helper=numbers[0] - 1) if pub.phase in RAISED else pub


CARRIED_HELPER: Final = Carried((SUITS,), _read_helper, _fill_helper)
"""Carries the suit of the seven beside trumps once two sevens are announced: that they are the levels say."""


def _read_shown(pub: Any) -> tuple[int, ...]:
    return (pub.shown & 15 if pub.shown >= 0 and pub.phase in RAISED else 0,)


def _fill_shown(pub: Any, numbers: Sequence[int]) -> Any:
    is_carried = pub.shown >= 0 and pub.phase in RAISED
    return update(pub, shown=pub.shown & ~15 | numbers[0]) if is_carried else pub


CARRIED_TRUMP_CARD: Final = Carried((HIGHEST_RANK,), _read_shown, _fill_shown)
"""Carries the rank of the trump card that was shown, once it is back in the hand.

As long as it lies on the table it counts as held (marias:M3.ANN.4); afterwards calls hang on its suit alone.
"""
