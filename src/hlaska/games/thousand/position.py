"""Builds the kernel's position of a play of Thousand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hlaska.core.kernel_positions import TrickPositions, lay_marriages
from hlaska.core.tricks import pairs_worth
from hlaska.games.thousand.options import Options
from hlaska.games.thousand.public import SEATS, TRICKS, ThousandPublic
from hlaska.kernel import layout as word
from hlaska.kernel.bits import COLUMN
from hlaska.kernel.layout import FOLLOW, PAIR_KING, PAIR_LEAD, PAIR_QUEEN, PAIR_TRUMP, PAIR_WON, STRICT
from hlaska.kernel.play import TrickRules
from hlaska.kernel.position import new_play, points_word, worth_word

POINTS: Final = points_word((0, 0, 0, 2, 3, 4, 10, 11))  # mariage:CD.VALUE.1
WORTH: Final = worth_word((60, 40, 100, 80))  # clubs, spades, hearts, diamonds (mariage:TH.MARR.1)
FOUR_ACES: Final = COLUMN << word.ACE


def rules_of(options: Options) -> TrickRules:
    pairs = PAIR_QUEEN | PAIR_KING | PAIR_LEAD | PAIR_TRUMP
    if not options.th_first_trick_marriage:
        pairs |= PAIR_WON
    duties = STRICT if options.th_must_beat else FOLLOW | word.TRUMP
    return TrickRules(duties, points=POINTS, pairs=pairs, worth=WORTH)


def empty_position(options: Options, pack: Sequence[int]) -> list[int]:
    """Returns a position with everything that the options fix."""
    kinds = sum(1 << c for c in pack)
    return new_play(rules_of(options), ((),) * SEATS, tricks=TRICKS, pack=kinds)


@lru_cache(16)
def pair_points(pairs: int) -> int:
    """Returns what these marriages are worth, a bit for each suit."""
    return pairs_worth(pairs, -1, WORTH)


class ThousandPositions(TrickPositions[ThousandPublic]):
    """Builds positions, with whether an ace must be led now (mariage:TH.MARR.4)."""

    def lay_declared(self, b: list[int], pub: ThousandPublic) -> list[int]:
        if pub.led_aces:
            b[word.FORCE] = FOUR_ACES
        return lay_marriages(b, pub)
