"""Builds the kernel's position of a deal. It holds the duties of both stages, the stock, and where every card is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hlaska.core.board import MARK
from hlaska.core.kernel_positions import Laid, TrickPositions, put_cards, put_marked, put_used
from hlaska.core.stock import lay_open_card
from hlaska.games.bezique import melds, settle
from hlaska.games.bezique import public as at
from hlaska.games.bezique.options import Options
from hlaska.games.bezique.public import BeziquePublic
from hlaska.kernel import layout as word
from hlaska.kernel.play import TrickRules
from hlaska.kernel.position import new_play, points_word, swap_word

BRISQUE: Final = 10
SEVEN_POINTS: Final = 10  # mariage:BZ.SEVEN.1
BLANCHE_POINTS: Final = 50  # mariage:RB.3
LAST_DRAWN_POINTS: Final = 10  # mariage:BZ.LAST.1
SWAP_WHEN: Final = word.BEFORE_DRAW | word.AFTER_TRICK
SEVENS: Final = swap_word(word.SEVEN, SWAP_WHEN, points=SEVEN_POINTS)
POINTS: Final = points_word((0, 0, 0, 0, 0, 0, BRISQUE, BRISQUE))  # mariage:BZ.BRISQUE.1
DUTIES: Final = {
    "F1": word.FOLLOW | word.TRUMP,  # mariage:CD.FOLLOW.1
    "F2": word.FOLLOW | word.HEAD | word.HEAD_TRUMP | word.TRUMP,  # mariage:CD.FOLLOW.2
}


def brisques(entries: Any) -> int:
    """Counts the points of the aces and tens among these cards."""
    return sum(BRISQUE for e in entries if e & 15 >= word.TEN)


class BeziquePositions(TrickPositions[BeziquePublic]):
    """Builds positions under these options."""

    def __init__(self, options: Options) -> None:
        self.form = form = at.FORMS[options.bz_form]
        last = form.last if options.bz_form == "rubicon" or options.bz_last_trick_at == 32 else 0
        rules = TrickRules(DUTIES[options.strict_follow], points=POINTS, last=last)
        layers = len(form.pack) // 32
        pack = sum(1 << c for c in set(form.pack))
        self.last = last
        self.lays = melds.lays_of(form)
        self.counts_tricks = options.bz_brisque_timing == "won" and options.bz_form != "rubicon"
        self.target = settle.target_at_once(options)
        late = LAST_DRAWN_POINTS if options.bz_form != "rubicon" and options.bz_last_trick_at == 24 else 0
        self.rules = melds.rules_of(options) | late << word.LAST_DRAWN | BLANCHE_POINTS << word.BLANCHE_WORTH
        self.rules |= word.GOAL_WITH_TRICKS if self.counts_tricks else 0
        fixed = new_play(rules, [(), ()], layers=layers, tricks=form.tricks, pack=pack)
        fixed[word.AUTO] = 2
        fixed[word.SWAP] = swap_word(word.SEVEN, SWAP_WHEN) if form.upturned else 0
        super().__init__(form.trick_places, fixed, (at.LEAD, at.FOLLOW), at.MELD)

    def full_position(self, pub: BeziquePublic, places: Laid) -> list[int]:
        b = super().full_position(pub, places)
        b[word.WON : word.WON + 2] = pub.won
        return b

    def search_position(self, pub: BeziquePublic, places: Laid) -> list[int]:
        """Returns the whole play with what combinations and sevens will bring. PAIR_POINTS are those still to come."""
        b = self.full_position(pub, places)
        if not b[word.LEFT]:
            return b
        b[word.LAYS : word.LAY_PAIRS + 1] = self.lays
        if self.form.upturned:
            b[word.SWAP] = SEVENS
        b[word.LAID] = int(pub.melded)
        for seat in (0, 1):
            put_used(b, seat, places[at.HAND + seat], self.rules)
            tops = [melds.pairs_of(e >> MARK) for e in places[at.HAND + seat] if e >> MARK > 0]
            b[word.PAIR_LEVEL + seat] = max(tops, default=0)
        return b

    def laying_position(self, pub: BeziquePublic, places: Laid) -> list[int]:
        """Returns what the seat on turn may lay, name, show or exchange after a trick.

        It holds its own hand and nothing that is hidden.
        """
        b, hand = list(self.fixed), places[at.HAND + pub.turn]
        b[word.TURN] = b[word.LEADER] = pub.turn
        put_cards(b, word.HANDS + 4 * pub.turn, hand)
        put_marked(b, pub.turn, hand)
        b[word.WON_TRICKS : word.WON_TRICKS + at.SEATS] = pub.taken
        b[word.TRICK] = sum(pub.taken)
        lay_open_card(b, self.at, places)
        return self._put_rules(b, pub)

    def whole_position(self, pub: BeziquePublic, places: Laid) -> list[int]:
        b = self.full_position(pub, places)
        b[word.LEADER], b[word.TURN] = pub.lead, pub.turn
        for seat in (0, 1):
            put_marked(b, seat, places[at.HAND + seat])
            b[word.PAIR_POINTS + seat] = pub.points[seat] - (pub.won[seat] if self.counts_tricks else 0)
            b[word.GOAL + seat] = max(0, self.target - pub.before[seat])
        return self._put_rules(b, pub)

    def _put_rules(self, b: list[int], pub: BeziquePublic) -> list[int]:
        """Writes how combinations are laid, and what was done since the last trick."""
        b[word.SUIT], b[word.WAIT] = pub.trump, int(pub.phase in (at.MELD, at.LAY))
        b[word.LAY_SUITS : word.LAY_PAIRS + 1] = self.lays[1:]
        b[word.LAY_RULES] = self.rules
        b[word.SWAP] = SEVENS if self.form.upturned else 0
        b[word.LAID], b[word.SHOWN] = int(pub.melded), int(pub.sevened)
        b[word.NAMING] = melds.lay_of(pub.laying) + 1 if pub.laying >= 0 else 0
        b[word.MAY_SHOW], b[word.ASKED] = pub.blanche, pub.asked
        return b

    def brisques_won(self, b: Sequence[int]) -> tuple[int, int]:
        """Returns the points of each seat's brisques, without the last trick."""
        bonus = self.last if b[word.TRICK] == b[word.TRICKS] else 0
        return (
            b[word.WON] - bonus * (b[word.LAST_SEAT] == 0),
            b[word.WON + 1] - bonus * (b[word.LAST_SEAT] == 1),
        )

    def derive_numbers(self, pub: BeziquePublic, places: Laid) -> dict[str, Any]:
        found = super().derive_numbers(pub, places)
        del found["points"]  # melds are among them
        return {**found, "won": tuple(map(brisques, places[at.WON : at.WON + 2]))}
