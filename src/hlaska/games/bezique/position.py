"""The kernel's position of a deal: duties of both stages, the stock, and where every card is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from hlaska.core.board import MARK, Places
from hlaska.core.tricks import lay_trick, put_cards, whole_tricks
from hlaska.games.bezique import melds
from hlaska.games.bezique import public as at
from hlaska.games.bezique.options import Options
from hlaska.games.bezique.public import BeziquePublic
from hlaska.kernel import layout as word
from hlaska.kernel.bits import add
from hlaska.kernel.play import TrickRules
from hlaska.kernel.position import lays_words, new_play, points_word, set_stock, swap_word

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


class Positions:
    """Makes positions for one set of options."""

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
        self.fixed = new_play(rules, [(), ()], layers=layers, tricks=form.tricks, pack=pack)
        self.fixed[word.AUTO] = 2
        self.fixed[word.SWAP] = swap_word(word.SEVEN, SWAP_WHEN) if form.upturned else 0

    def seat_position(self, pub: BeziquePublic, places: Places) -> list[int]:
        """What the seat to move may do: its own hand, the trick, and how many cards are left to draw."""
        b = self.fixed.copy()
        b[word.SUIT], b[word.LEFT] = pub.trump, len(places[at.TALON]) + len(places[at.TRUMP])
        lay_trick(b, pub.lead, places[at.TRICK])
        put_cards(b, word.HANDS + 4 * pub.turn, places[at.HAND + pub.turn])
        return b

    def count_position(self, pub: BeziquePublic, places: Places) -> list[int]:
        """The trick on the table and what the tricks so far have brought, no other cards: to count on with."""
        b = self.fixed.copy()
        b[word.SUIT] = pub.trump
        lay_trick(b, pub.lead, places[at.TRICK])
        b[word.WON : word.WON + 2], b[word.WON_TRICKS : word.WON_TRICKS + 2] = pub.won, pub.taken
        b[word.TRICK] = sum(pub.taken)
        return b

    def full_position(self, pub: BeziquePublic, places: Places) -> list[int]:
        """The whole play."""
        b = self.count_position(pub, places)
        for seat in (0, 1):
            put_cards(b, word.HANDS + 4 * seat, places[at.HAND + seat])
        for place in (at.TRICK, at.WON, at.WON + 1):
            put_cards(b, word.PLAYED, places[place])
        _put_history(b, pub, places)
        self._put_stock(b, places)
        b[word.WAIT] = int(pub.phase == at.MELD)
        return b

    def search_position(self, pub: BeziquePublic, places: Places) -> list[int]:
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

    def from_piles(self, pub: BeziquePublic, places: Places) -> dict[str, Any]:
        """The public numbers that follow from the cards won and those on the table. Raises BadText."""
        piles = places[at.WON : at.WON + 2]
        for i, pile in enumerate(piles):
            whole_tricks(f"won{i}", len(pile), 2)
        found: dict[str, Any] = {"taken": tuple(len(pile) // 2 for pile in piles)}
        found["won"] = tuple(brisques(pile) for pile in piles)
        asked = {at.LEAD: 0, at.FOLLOW: 1}
        return {**found, "turn": (pub.lead + asked[pub.phase]) % 2} if pub.phase in asked else found

    def _put_stock(self, b: list[int], places: Places) -> None:
        """The stock as the kernel leaves it, nothing where cards have been drawn; the indicator is the last card."""
        left = [e & 63 for e in (*places[at.TALON], *places[at.TRUMP])]
        gone = self.form.stock - len(left)
        set_stock(b, [0] * gone + left, b[word.AUTO])
        b[word.NEXT], b[word.LEFT] = gone, len(left)


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


def _put_history(b: list[int], pub: BeziquePublic, places: Places) -> None:
    """The last two tricks, as they lie in the piles; forehand led to the first one."""
    last, prev, before = pub.winners
    b[word.LAST_SEAT], b[word.PREV_SEAT] = last, prev
    if last < 0 or len(places[at.WON + last]) < 2:
        return
    leader = max(prev, 0)
    trick = [e & 63 for e in places[at.WON + last][-2:]]
    b[word.LAST_CARD + leader], b[word.LAST_CARD + 1 - leader] = trick
    b[word.LAST_BEST] = trick[last != leader]
    if prev < 0:
        return
    older = places[at.WON + prev][-4:-2] if prev == last else places[at.WON + prev][-2:]
    if len(older) == 2:
        b[word.PREV_BEST] = older[prev != max(before, 0)] & 63
