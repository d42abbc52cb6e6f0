"""The kernel's position of a deal: duties of both stages, the stock, and where every card is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from hlaska.core.board import MARK
from hlaska.core.kernel_positions import Laid, TrickPositions
from hlaska.games.bezique import melds
from hlaska.games.bezique import public as at
from hlaska.games.bezique.options import Options
from hlaska.games.bezique.public import BeziquePublic
from hlaska.kernel import layout as word
from hlaska.kernel.bits import add
from hlaska.kernel.play import TrickRules
from hlaska.kernel.position import lays_words, new_play, points_word, swap_word

BRISQUE: Final = 10
SEVEN_POINTS: Final = 10  # mariage:BZ.SEVEN.1
SWAP_WHEN: Final = word.BEFORE_DRAW | word.AFTER_TRICK
POINTS: Final = points_word((0, 0, 0, 0, 0, 0, BRISQUE, BRISQUE))  # mariage:BZ.BRISQUE.1
DUTIES: Final = {
    "F1": word.FOLLOW | word.TRUMP,  # mariage:CD.FOLLOW.1
    "F2": word.FOLLOW | word.HEAD | word.HEAD_TRUMP | word.TRUMP,  # mariage:CD.FOLLOW.2
}


def brisques(entries: Any) -> int:
    """Points of the aces and tens among these cards."""
    return sum(BRISQUE for e in entries if e & 15 >= word.TEN)


class BeziquePositions(TrickPositions[BeziquePublic]):
    """Positions under these options."""

    def __init__(self, o: Options) -> None:
        self.form = form = at.FORMS[o.bz_form]
        last = form.last if o.bz_form == "rubicon" or o.bz_last_trick_at == 32 else 0
        rules = TrickRules(DUTIES[o.strict_follow], points=POINTS, last=last)
        layers = len(form.pack) // 32
        pack = sum(1 << c for c in set(form.pack))
        self.last = last
        ways = word.BEFORE_DRAW | word.LAY_ANY | (word.LAY_FREES if o.bz_form == "rubicon" else 0)
        self.lays = lays_words(
            ways, (40, 20), (250, form.plain_sequence), melds.FOUR_POINTS[::-1], form.beziques
        )
        fixed = new_play(rules, [(), ()], layers=layers, tricks=form.tricks, pack=pack)
        fixed[word.AUTO] = 2
        fixed[word.SWAP] = swap_word(word.SEVEN, SWAP_WHEN) if form.upturned else 0
        super().__init__(form.trick_places, fixed, (at.LEAD, at.FOLLOW), at.MELD)

    def full_position(self, pub: BeziquePublic, places: Laid) -> list[int]:
        b = super().full_position(pub, places)
        b[word.WON : word.WON + 2] = pub.won
        return b

    def search_position(self, pub: BeziquePublic, places: Laid) -> list[int]:
        """The whole play with what combinations and sevens will bring: PAIR_POINTS are those still to come."""
        b = self.full_position(pub, places)
        if not b[word.LEFT]:
            return b
        b[word.LAYS : word.LAY_PAIRS + 1] = self.lays
        if self.form.upturned:
            b[word.SWAP] = swap_word(word.SEVEN, SWAP_WHEN, points=SEVEN_POINTS)
        b[word.LAID] = int(pub.melded)
        for seat in (0, 1):
            _put_used(b, seat, places[at.HAND + seat])
        return b

    def won(self, b: Sequence[int]) -> tuple[int, int]:
        """Points of the brisques of each seat, without the last trick."""
        bonus = self.last if b[word.DONE] else 0
        return (
            b[word.WON] - bonus * (b[word.LAST_SEAT] == 0),
            b[word.WON + 1] - bonus * (b[word.LAST_SEAT] == 1),
        )

    def follows(self, pub: BeziquePublic, places: Laid) -> dict[str, Any]:
        found = super().follows(pub, places)
        del found["points"]  # melds are among them
        return {**found, "won": tuple(map(brisques, places[at.WON : at.WON + 2]))}


def _put_used(b: list[int], seat: int, hand: Iterable[int]) -> None:
    """Which cards of a hand have been used in which class of combinations."""
    used = word.USED + 16 * seat
    for e in hand:
        mark = e >> MARK
        if not mark:
            continue
        if mark & melds.RUN or melds.get(mark, melds.FIELDS["marriage"]):
            add(b, used + 4 * word.MARRIAGES, e & 63)
        if melds.get(mark, melds.FIELDS["sequence"]):
            add(b, used + 4 * word.SEQUENCES, e & 63)
        if melds.get(mark, melds.FIELDS["four"]):
            add(b, used + 4 * word.FOURS, e & 63)
        top = melds.get(mark, melds.TOP)
        if top:
            add(b, used + 4 * word.PAIRS_LAID, e & 63)
            b[word.PAIR_LEVEL + seat] = max(b[word.PAIR_LEVEL + seat], top)
