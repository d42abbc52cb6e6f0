"""Builds the kernel's position of a deal.

It holds the duties of both halves, the stock, where every card is, and what has been laid.
"""

from __future__ import annotations

from hlaska.core.kernel_positions import Laid, TrickPositions, put_marked
from hlaska.core.stock import lay_open_card
from hlaska.families.pinochle.duties import DUTIES
from hlaska.games.pinochle_two import public as at
from hlaska.games.pinochle_two.options import LAST, POINTS_OF, Options, can_declare_out
from hlaska.games.pinochle_two.public import PinochleTwoPublic
from hlaska.kernel import layout as word
from hlaska.kernel.bits import mask_of
from hlaska.kernel.play import TrickRules
from hlaska.kernel.position import lays_words, new_play, points_word, swap_word

TRICKS = 24


class PinochleTwoPositions(TrickPositions[PinochleTwoPublic]):
    """Builds positions under these options."""

    def __init__(self, options: Options, pack: tuple[int, ...]) -> None:
        rules = TrickRules(
            DUTIES[options.heading], points=points_word(POINTS_OF[options.card_points]), last=LAST
        )
        fixed = new_play(rules, [(), ()], layers=2, tricks=TRICKS, pack=mask_of(pack))
        before = options.meld_when == "before_draw"
        self.when = word.BEFORE_DRAW if before else word.ON_LEAD
        fixed[word.AUTO] = 2 if before else 1
        fixed[word.SWAP] = swap_word(word.NINE, self.when | word.AFTER_TRICK)
        level = (40, 300) if options.double_meld_bonus else (40,)
        self.lays = lays_words(self.when, (40, 20), (150, 0), at.AROUND_POINTS[::-1], level)
        self.nines = swap_word(word.NINE, self.when | word.AFTER_TRICK, points=at.NINE_POINTS)
        self.rules = self.when | word.LAY_FRESH | word.LAY_ONE_RUN
        self.rules |= word.DRAW_CHOICE if options.last_draw == "choice" else 0
        self.rules |= word.CLAIMS if can_declare_out(options) else 0
        # while the last card is chosen there is no position: the kernel would draw it by itself
        super().__init__(at.TRICK_PLACES, fixed, waiting="meld")

    def laying_position(self, pub: PinochleTwoPublic, places: Laid) -> list[int]:
        """Returns what the seat on turn may do. It holds its own hand and the trick, nothing that is hidden."""
        b, seat = self.seat_position(pub, places), pub.turn
        put_marked(b, seat, places[at.HAND + seat])
        b[word.TRICK], b[word.LAST_SEAT] = sum(pub.taken), pub.last_by
        lay_open_card(b, self.at, places)
        return self._put_rules(b, pub)

    def whole_position(self, pub: PinochleTwoPublic, places: Laid) -> list[int]:
        b = self.full_position(pub, places)
        for seat in range(at.SEATS):
            put_marked(b, seat, places[at.HAND + seat])
            b[word.PAIR_POINTS + seat] = pub.meld[seat]
        return self._put_rules(b, pub)

    def _put_rules(self, b: list[int], pub: PinochleTwoPublic) -> list[int]:
        """Writes how melds are laid, and whether one was since the last trick."""
        b[word.AUTO], b[word.WAIT] = 2, int(pub.phase in ("meld", "draw"))
        b[word.LAY_SUITS : word.LAY_PAIRS + 1] = self.lays[1:]
        b[word.LAY_RULES], b[word.SWAP] = self.rules, self.nines
        b[word.LAID] = int(pub.melded and (pub.phase == "meld" or self.when == word.ON_LEAD))
        return b
