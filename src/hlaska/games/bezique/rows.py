"""The kernel's row of a deal: duties of both stages, the stock, and where every card is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hlaska.core.board import Places
from hlaska.core.tricks import lay_trick, put_cards
from hlaska.games.bezique.options import Options
from hlaska.games.bezique.public import FORMS, HAND, MELD, TALON, TRICK, TRUMP, WON
from hlaska.kernel import layout as at
from hlaska.kernel.play import Rules, draw
from hlaska.kernel.row import new_play, points_word, set_stock

BRISQUE: Final = 10
POINTS: Final = points_word((0, 0, 0, 0, 0, 0, BRISQUE, BRISQUE))  # mariage:BZ.BRISQUE.1
DUTIES: Final = {
    "F1": at.FOLLOW | at.TRUMP,  # mariage:CD.FOLLOW.1
    "F2": at.FOLLOW | at.HEAD | at.HEAD_TRUMP | at.TRUMP,  # mariage:CD.FOLLOW.2
}


def brisques(entries: Any) -> int:
    """Points of the aces and tens among these cards."""
    return sum(BRISQUE for e in entries if e & 15 >= at.TEN)


class Rows:
    """Makes rows for one set of options."""

    def __init__(self, o: Options) -> None:
        self.form = form = FORMS[o.bz_form]
        last = form.last if o.bz_form == "rubicon" or o.bz_last_trick_at == 32 else 0
        rules = Rules(DUTIES[o.bz_strict], points=POINTS, last=last)
        layers = len(form.pack) // 32
        pack = sum(1 << c for c in set(form.pack))
        self.last = last
        self.fixed = new_play(rules, [(), ()], layers=layers, tricks=form.tricks, pack=pack)
        self.fixed[at.AUTO] = 1

    def seat_row(self, pub: Any, places: Places) -> list[int]:
        """What the seat to move may do: its own hand, the trick, and how many cards are left to draw."""
        b = self.fixed.copy()
        b[at.SUIT], b[at.LEFT] = pub.trump, len(places[TALON]) + len(places[TRUMP])
        lay_trick(b, pub.lead, places[TRICK])
        put_cards(b, at.HANDS + 4 * pub.turn, places[HAND + pub.turn])
        return b

    def full_row(self, pub: Any, places: Places) -> list[int]:
        """The whole play. While the winner of a trick may meld, the cards that will be drawn are in the hands."""
        b = self.fixed.copy()
        b[at.SUIT] = pub.trump
        lay_trick(b, pub.lead, places[TRICK])
        for seat in (0, 1):
            put_cards(b, at.HANDS + 4 * seat, places[HAND + seat])
        for place in (TRICK, WON, WON + 1):
            put_cards(b, at.PLAYED, places[place])
        b[at.WON : at.WON + 2], b[at.WON_TRICKS : at.WON_TRICKS + 2] = pub.won, pub.taken
        b[at.TRICK] = sum(pub.taken)
        _put_history(b, pub, places)
        self._put_stock(b, places)
        if pub.phase == MELD:
            draw(b)
        return b

    def won(self, b: Sequence[int]) -> tuple[int, int]:
        """Points of the brisques of each seat, without the last trick."""
        bonus = self.last if b[at.DONE] else 0
        return (
            b[at.WON] - bonus * (b[at.LAST_SEAT] == 0),
            b[at.WON + 1] - bonus * (b[at.LAST_SEAT] == 1),
        )

    def _put_stock(self, b: list[int], places: Places) -> None:
        """The stock as the kernel leaves it, nothing where cards have been drawn; the indicator is the last card."""
        left = [e & 63 for e in (*places[TALON], *places[TRUMP])]
        gone = self.form.stock - len(left)
        set_stock(b, [0] * gone + left)
        b[at.NEXT], b[at.LEFT] = gone, len(left)


def _put_history(b: list[int], pub: Any, places: Places) -> None:
    """The last two tricks, as they lie in the piles; forehand led to the first one."""
    last, prev, before = pub.winners
    b[at.LAST_SEAT], b[at.PREV_SEAT] = last, prev
    if last < 0 or len(places[WON + last]) < 2:
        return
    leader = max(prev, 0)
    trick = [e & 63 for e in places[WON + last][-2:]]
    b[at.LAST_CARD + leader], b[at.LAST_CARD + 1 - leader] = trick
    b[at.LAST_BEST] = trick[last != leader]
    if prev < 0:
        return
    older = places[WON + prev][-4:-2] if prev == last else places[WON + prev][-2:]
    if len(older) == 2:
        b[at.PREV_BEST] = older[prev != max(before, 0)] & 63
