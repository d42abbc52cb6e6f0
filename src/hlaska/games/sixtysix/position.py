"""Builds the kernel's position of a deal in progress. By its numbers the kernel judges cards, marriages and tricks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from hlaska.core.kernel_positions import Laid, TrickPositions
from hlaska.core.public import update
from hlaska.core.tricks import pairs_worth
from hlaska.games.sixtysix import public as at
from hlaska.games.sixtysix.options import Options
from hlaska.games.sixtysix.public import SixtySixPublic
from hlaska.games.sixtysix.settle import GOAL, NOBODY, Facts
from hlaska.kernel import layout as word
from hlaska.kernel.bits import mask_of
from hlaska.kernel.play import TrickRules
from hlaska.kernel.position import new_play, points_word, shut_word, swap_word, worth_word

POINTS: Final = points_word((0, 0, 0, 2, 3, 4, 10, 11))  # mariage:CD.VALUE.1
WORTH: Final = worth_word(20, 40)  # mariage:MG.MARR.1
HAND_SIZE: Final = {32: 6, 24: 6, 20: 5}  # mariage:SX.PRESET.1
TALONS: Final = {pack: pack - 2 * hand for pack, hand in HAND_SIZE.items()}  # the indicator included
LOWEST: Final = {32: 0, 24: 2, 20: 3}  # the rank that robs: seven, nine, jack
MOMENTS: Final = {"pre_draw": word.BEFORE_DRAW, "lead": word.ON_LEAD, "both": word.BEFORE_DRAW | word.ON_LEAD}
F1: Final = word.FOLLOW | word.TRUMP  # mariage:CD.FOLLOW.1
F2: Final = word.FOLLOW | word.HEAD | word.HEAD_TRUMP | word.TRUMP  # mariage:CD.FOLLOW.2


def rules_of(options: Options) -> TrickRules:
    """Returns the kernel's rules of these options, the talon not closed."""
    pairs = word.PAIR_QUEEN | word.PAIR_KING | word.PAIR_LEAD
    if not options.closed_marriages:
        pairs |= word.PAIR_STOCK
    if options.marriage_credit == "prior_trick":
        pairs |= word.PAIR_WON
    duties = F1 if options.strict_follow == "F1" else F2
    return TrickRules(duties, 0, 0, POINTS, 0, options.last_trick_bonus, pairs, WORTH)


def pair_points(pairs: int, trump: int) -> int:
    """Counts the points of the marriages in these suits."""
    return pairs_worth(pairs, trump, WORTH)


def talon_left(pub: SixtySixPublic, places: Sequence[Sequence[int]]) -> int:
    """Counts the cards that may still be drawn, the indicator included.

    0 once the talon is closed (mariage:MG.PHASE.1).
    """
    return 0 if pub.closer >= 0 else len(places[at.TALON]) + len(places[at.TRUMP])


def empty_position(options: Options, pack: Sequence[int]) -> list[int]:
    """Returns a position with everything that the options fix."""
    b = new_play(rules_of(options), ((), ()), pack=mask_of(tuple(pack)), tricks=1)
    b[word.TARGET] = GOAL if options.auto_claim else 0
    if has_predraw(options):
        b[word.AUTO] = 2
    if options.rob:
        when = MOMENTS[options.rob_window] | (word.AFTER_TRICK if options.rob_requires_trick else 0)
        b[word.SWAP] = swap_word(LOWEST[options.pack], when, options.rob_min_talon)
    if options.closing:
        when = MOMENTS[options.close_window] | (
            word.NO_LAST if options.last_trick_scope == "exhausted_only" else 0
        )
        b[word.SHUT] = shut_word(when, options.close_min_talon)
    return b


def has_predraw(options: Options) -> bool:
    """Tells whether there is a moment between winning a trick and drawing. Source: mariage:SX.PRESET.2, MG.OPT.1."""
    return (options.rob and options.rob_window != "lead") or (
        options.closing and options.close_window != "lead"
    )


class SixtySixPositions(TrickPositions[SixtySixPublic]):
    """Builds positions under these options."""

    def __init__(self, options: Options, pack: Sequence[int]) -> None:
        places = replace(at.TRICK_PLACES, to_draw=TALONS[options.pack])
        super().__init__(places, empty_position(options, pack), (at.LEAD, at.FOLLOW), at.PREDRAW)
        self.options = options

    def base_position(self, pub: SixtySixPublic, places: Laid) -> list[int]:
        """Returns a position with who has closed, and so how many tricks there are."""
        b = list(self.fixed)
        b[word.CLOSER], b[word.FROZEN_TRICKS], b[word.FROZEN_POINTS] = pub.closer, *pub.frozen
        if self.options.last_trick_scope == "exhausted_only" and pub.closer >= 0:
            b[word.LAST_POINTS] = 0  # mariage:MG.SCORE.9
        played = len(places[at.HAND]) + len(places[at.HAND + 1]) + len(places[at.TRICK])
        won = len(places[at.WON]) + len(places[at.WON + 1])
        b[word.TRICKS] = (played + won + talon_left(pub, places)) // 2
        return b

    def is_closed(self, pub: SixtySixPublic) -> bool:
        return pub.closer >= 0

    def full_position(self, pub: SixtySixPublic, places: Laid) -> list[int]:
        b = super().full_position(pub, places)
        b[word.WON : word.WON + 2] = pub.won
        return b

    def derive_numbers(self, pub: SixtySixPublic, places: Laid) -> dict[str, Any]:
        """Derives the numbers of tricks, and those of marriages."""
        found = super().derive_numbers(pub, places)
        found["won"] = found.pop("points")
        found["pairs"] = tuple(sum({1 << (m & 3) for m in pub.melds if m >> 2 == seat}) for seat in (0, 1))
        return {**found, "points": totals(update(pub, **found))}


def facts(pub: SixtySixPublic, claimant: int = NOBODY) -> Facts:
    """Returns the facts of a deal by which it is scored."""
    totals = (pub.points[0], pub.points[1])
    taken = (pub.taken[0], pub.taken[1])
    return Facts(totals, taken, claimant, pub.closer, pub.frozen, pub.last_by)


def facts_of_position(b: Sequence[int]) -> Facts:
    """Reads the facts off a position that is over, or its words from RESULT on.

    Playouts give those words.

    Search positions end when somebody has 66, and so do players who see it: there the claim counts as made. In a whole
    position without that target nobody has claimed.
    """
    whole = len(b) == word.POSITION_WORDS
    r = b[word.RESULT :] if whole else b
    taken = (r[word.WON_TRICKS - word.RESULT], r[word.WON_TRICKS + 1 - word.RESULT])
    totals = tuple(
        r[word.WON + seat - word.RESULT] + (r[word.PAIR_POINTS + seat - word.RESULT] if taken[seat] else 0)
        for seat in (0, 1)
    )
    last = r[word.LAST_SEAT - word.RESULT]
    able = [seat for seat in (last, 1 - last) if totals[seat] >= GOAL] if last >= 0 else []
    claimant = able[0] if able and (not whole or b[word.TARGET]) else NOBODY
    frozen = (r[word.FROZEN_TRICKS - word.RESULT], r[word.FROZEN_POINTS - word.RESULT])
    return Facts((totals[0], totals[1]), taken, claimant, r[word.CLOSER - word.RESULT], frozen, last)


# ---------------------------------------------------------------- what the cards say
def totals(pub: SixtySixPublic) -> tuple[int, ...]:
    """Counts points in tricks, and in marriages as soon as there is a trick. Source: mariage:MG.MARR.3."""
    return tuple(pub.won[s] + (pair_points(pub.pairs[s], pub.trump) if pub.taken[s] else 0) for s in (0, 1))
