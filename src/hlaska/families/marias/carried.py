"""Names the public numbers of the Mariáš games that calls only carry along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hlaska.core.carried import Carried
from hlaska.core.public import update
from hlaska.families.marias.announcements import top_level
from hlaska.families.marias.contracts import ITEMS, SUIT, UNTOLD, ContractPublic
from hlaska.families.marias.deal import YES

RAISED: Final = ("flek", "play")  # phases in which nothing but announcing and doubling is to come
DOUBLED: Final = 2  # the lowest level from which on only whose turn it is to raise matters
SUITS: Final = 4
RANK, CARD = 15, 63  # bits of a card


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


def _fill_helper(pub: ContractPublic, numbers: Sequence[int]) -> ContractPublic:
    return update(pub, helper=numbers[0] - 1)


CARRIED_HELPER: Final = Carried(
    (SUITS,), lambda pub: (pub.helper + 1,), _fill_helper, lambda pub: pub.phase in RAISED
)
"""Carries the suit of the seven beside trumps once two sevens are announced: that they are the levels say."""


def _is_trump_carried(pub: ContractPublic) -> bool:
    """Tells whether nothing but doubling is left, which hangs on no cards."""
    return pub.phase in RAISED and not pub.left and pub.trump >= 0


CARRIED_TRUMP: Final = Carried(
    (SUITS - 1,),
    lambda pub: (pub.trump,),
    lambda pub, numbers: update(pub, trump=numbers[0]),
    _is_trump_carried,
    has_trump=True,
)
"""Carries the trump suit once nobody may announce any more."""


def _fill_talon(pub: Any, numbers: Sequence[int]) -> Any:
    return update(pub, trump_away=numbers[0] + UNTOLD, sharp_away=numbers[1] + UNTOLD)


CARRIED_TALON: Final = Carried(
    (YES - UNTOLD,) * 2,
    lambda pub: (pub.trump_away - UNTOLD, pub.sharp_away - UNTOLD),
    _fill_talon,
    lambda pub: pub.phase in ("ask", "announce", *RAISED),
    lambda pub: False,
)
"""Carries what the bidder told of the talon: whether trumps, aces or tens lie there (marias:M3.TALON.1)."""


def carried_trump_card(options: Any, is_trump_carried: bool = True) -> Carried:
    """Returns the rank of the trump card that was shown, and sometimes its suit.

    The suit is among it where trumps are carried or there are none.
    While announcements are made and it lies on the table it counts as held (marias:M3.ANN.4). A contract in a suit may
    have to be begun with it (marias:M3.PLAY.2); nothing else hangs on its rank.
    """

    def bits(pub: Any) -> int:
        has_no_use = pub.contract != SUIT and pub.phase in RAISED
        return CARD if has_no_use or (is_trump_carried and _is_trump_carried(pub)) else RANK

    def fill(pub: Any, numbers: Sequence[int]) -> Any:
        return update(pub, shown=pub.shown & ~bits(pub) | numbers[0])

    return Carried(
        (CARD,),
        lambda pub: (pub.shown & bits(pub),),
        fill,
        lambda pub: pub.shown >= 0 and pub.phase != "announce",
        lambda pub: bool(options.must_lead_trump_card and pub.contract == SUIT),
    )
