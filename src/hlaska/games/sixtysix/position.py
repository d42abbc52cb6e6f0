"""The kernel's position of a deal in progress: the numbers by which the kernel judges cards, marriages and tricks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hlaska.core.board import Places
from hlaska.core.tricks import whole_tricks
from hlaska.games.sixtysix.options import Options
from hlaska.games.sixtysix.public import FINAL, HAND, LEAD, PREDRAW, TALON, TRICK, TRUMP, WON, SixtySixPublic
from hlaska.games.sixtysix.public import FOLLOW as ANSWER
from hlaska.games.sixtysix.settle import GOAL, NOBODY, Stand
from hlaska.kernel import layout as word
from hlaska.kernel.bits import mask_of
from hlaska.kernel.play import TrickRules, beats, pair_worth
from hlaska.kernel.position import new_play, points_word, set_stock, shut_word, swap_word, worth_word

POINTS: Final = points_word((0, 0, 0, 2, 3, 4, 10, 11))  # mariage:CD.VALUE.1
WORTH: Final = worth_word(20, 40)  # mariage:MG.MARR.1
HAND_SIZE: Final = {32: 6, 24: 6, 20: 5}  # mariage:SX.PRESET.1
TALONS: Final = {pack: pack - 2 * hand for pack, hand in HAND_SIZE.items()}  # the indicator included
LOWEST: Final = {32: 0, 24: 2, 20: 3}  # the rank that robs: seven, nine, jack
MOMENTS: Final = {"pre_draw": word.BEFORE_DRAW, "lead": word.ON_LEAD, "both": word.BEFORE_DRAW | word.ON_LEAD}
F1: Final = word.FOLLOW | word.TRUMP  # mariage:CD.FOLLOW.1
F2: Final = word.FOLLOW | word.HEAD | word.HEAD_TRUMP | word.TRUMP  # mariage:CD.FOLLOW.2


def rules_of(o: Options) -> TrickRules:
    """The kernel's rules of these options, the talon not closed."""
    pairs = word.PAIR_QUEEN | word.PAIR_KING | word.PAIR_LEAD
    if not o.closed_marriages:
        pairs |= word.PAIR_STOCK
    if o.marriage_credit == "prior_trick":
        pairs |= word.PAIR_WON
    duties = F1 if o.strict_follow == "F1" else F2
    return TrickRules(duties, 0, 0, POINTS, 0, o.last_trick_bonus, pairs, WORTH)


def pair_points(pairs: int, trump: int) -> int:
    """Points of the marriages in these suits."""
    return sum(pair_worth(s, trump, WORTH) for s in range(4) if pairs >> s & 1)


def talon_left(pub: SixtySixPublic, places: Places) -> int:
    """Cards that may still be drawn, the indicator included; 0 once the talon is closed (mariage:MG.PHASE.1)."""
    return 0 if pub.closer >= 0 else len(places[TALON]) + len(places[TRUMP])


def empty_position(o: Options, pack: Sequence[int]) -> list[int]:
    """A position with everything that the options fix."""
    b = new_play(rules_of(o), ((), ()), pack=mask_of(tuple(pack)), tricks=1)
    b[word.TARGET] = GOAL if o.auto_claim else 0
    if has_predraw(o):
        b[word.AUTO] = 2
    if o.rob:
        when = MOMENTS[o.rob_window] | (word.AFTER_TRICK if o.rob_requires_trick else 0)
        b[word.SWAP] = swap_word(LOWEST[o.pack], when, o.rob_min_talon)
    if o.closing:
        when = MOMENTS[o.close_window] | (word.NO_LAST if o.last_trick_scope == "exhausted_only" else 0)
        b[word.SHUT] = shut_word(when, o.close_min_talon)
    return b


def has_predraw(o: Options) -> bool:
    """Whether there is a moment between winning a trick and drawing (mariage:SX.PRESET.2, MG.OPT.1)."""
    return (o.rob and o.rob_window != "lead") or (o.closing and o.close_window != "lead")


def make_position(
    o: Options, fixed: Sequence[int], pub: SixtySixPublic, places: Places, seats: Sequence[int]
) -> list[int]:
    """The position of this deal with the hands of some seats only: one seat's own hand is enough to ask what is legal.

    The stock and the tricks gone by are left out: who only asks or plays one card does not need them.
    """
    b = list(fixed)
    b[word.LEADER], b[word.TURN] = pub.lead, pub.last if pub.phase == FINAL else pub.turn
    b[word.SUIT] = pub.trump
    for seat in seats:
        b[word.HANDS + 4 * seat] = _mask(places[HAND + seat])
    if places[TRICK]:
        card = places[TRICK][0] & 63
        b[word.COUNT], b[word.LED], b[word.BEST], b[word.BEST_SEAT] = 1, card >> 4, card, pub.lead
        b[word.CARD + pub.lead] = card
    b[word.LEFT] = talon_left(pub, places)
    b[word.WON : word.WON + 2], b[word.WON_TRICKS : word.WON_TRICKS + 2] = pub.won, pub.tricks
    b[word.CLOSER], b[word.FROZEN_TRICKS], b[word.FROZEN_POINTS] = pub.closer, *pub.frozen
    if any(pub.pairs):
        _put_melds(b, pub)
    if o.last_trick_scope == "exhausted_only" and pub.closer >= 0:
        b[word.LAST_POINTS] = 0  # mariage:MG.SCORE.9
    b[word.TRICK] = sum(pub.tricks)
    b[word.TRICKS] = b[word.TRICK] + max(len(places[HAND]), len(places[HAND + 1])) + b[word.LEFT] // 2
    b[word.DONE] = int(b[word.TRICK] == b[word.TRICKS])
    return b


def _put_melds(b: list[int], pub: SixtySixPublic) -> None:
    for seat in (0, 1):
        b[word.PAIR_SUITS + seat] = pub.pairs[seat]
        b[word.PAIR_POINTS + seat] = pair_points(pub.pairs[seat], pub.trump)
    for meld in pub.melds:
        b[word.ORDER] = b[word.ORDER] << 5 | 16 | meld


def put_stock(b: list[int], pub: SixtySixPublic, places: Places, full: int) -> None:
    """The stock as the kernel leaves it: nothing where cards have been drawn. A closed talon is as good as drawn."""
    left = talon_left(pub, places)
    cards = [e & 63 if e >= 0 else -1 for e in (*places[TALON], *places[TRUMP])] if left else []
    set_stock(b, [0] * (full - left) + cards, b[word.AUTO])
    b[word.NEXT], b[word.LEFT] = full - left, left
    b[word.WAIT] = int(pub.phase == PREDRAW)


def put_history(b: list[int], pub: SixtySixPublic, places: Places) -> None:
    """The words about tricks gone by, which only a whole state knows."""
    b[word.PLAYED] = _mask(places[TRICK]) | _mask(places[WON]) | _mask(places[WON + 1])
    b[word.LAST_SEAT], b[word.PREV_SEAT] = pub.last, pub.prev
    b[word.LAST_BEST] = b[word.PREV_BEST] = word.NONE
    if pub.last < 0 or len(places[WON + pub.last]) < 2:
        return
    trick = [e & 63 for e in places[WON + pub.last][-2:]]
    leader = max(pub.prev, 0)  # forehand led to the first trick
    b[word.LAST_CARD + leader], b[word.LAST_CARD + 1 - leader] = trick
    b[word.LAST_BEST] = _better(trick, pub.trump)
    if pub.prev < 0:
        return
    before = places[WON + pub.prev][-4:-2] if pub.prev == pub.last else places[WON + pub.prev][-2:]
    if len(before) == 2:
        b[word.PREV_BEST] = _better([e & 63 for e in before], pub.trump)


def stand(pub: SixtySixPublic, claimant: int = NOBODY) -> Stand:
    """The deal as it stands, to be scored."""
    totals = (pub.points[0], pub.points[1])
    return Stand(totals, pub.tricks, claimant, pub.closer, pub.frozen, pub.last)


def stand_of_position(b: Sequence[int]) -> Stand:
    """The same from a position that is over, or from its words from RESULT on, which is what playouts give.

    Search positions end when somebody has 66, and so do players who see it: there the claim counts as made. In a whole
    position without that target nobody has claimed.
    """
    whole = len(b) == word.POSITION_WORDS
    r = b[word.RESULT :] if whole else b
    tricks = (r[word.WON_TRICKS - word.RESULT], r[word.WON_TRICKS + 1 - word.RESULT])
    totals = tuple(
        r[word.WON + seat - word.RESULT] + (r[word.PAIR_POINTS + seat - word.RESULT] if tricks[seat] else 0)
        for seat in (0, 1)
    )
    last = r[word.LAST_SEAT - word.RESULT]
    able = [seat for seat in (last, 1 - last) if totals[seat] >= GOAL] if last >= 0 else []
    claimant = able[0] if able and (not whole or b[word.TARGET]) else NOBODY
    frozen = (r[word.FROZEN_TRICKS - word.RESULT], r[word.FROZEN_POINTS - word.RESULT])
    return Stand((totals[0], totals[1]), tricks, claimant, r[word.CLOSER - word.RESULT], frozen, last)


# ---------------------------------------------------------------- what the cards say
def from_piles(o: Options, pub: SixtySixPublic, places: Places) -> dict[str, Any]:
    """The public numbers that follow from the cards won and the marriages. Raises BadText for half a trick."""
    piles, out = places[WON : WON + 2], not (places[HAND] or places[HAND + 1] or places[TRICK])
    for i, pile in enumerate(piles):
        whole_tricks(f"won{i}", len(pile), 2)
    tricks = tuple(len(pile) // 2 for pile in piles)
    won = [sum(POINTS >> 4 * (e & 15) & 15 for e in pile) for pile in piles]
    if out and pub.last >= 0 and (pub.closer < 0 or o.last_trick_scope != "exhausted_only"):
        won[pub.last] += o.last_trick_bonus
    pairs = tuple(sum({1 << (m & 3) for m in pub.melds if m >> 2 == seat}) for seat in (0, 1))
    points = tuple(won[s] + (pair_points(pairs[s], pub.trump) if tricks[s] else 0) for s in (0, 1))
    found: dict[str, Any] = {"tricks": tricks, "won": tuple(won), "pairs": pairs, "points": points}
    asked = {LEAD: 0, ANSWER: 1}
    return {**found, "turn": (pub.lead + asked[pub.phase]) % 2} if pub.phase in asked else found


def _mask(entries: Sequence[int]) -> int:
    bits = 0
    for e in entries:
        if e >= 0:
            bits |= 1 << (e & 63)
    return bits


def _better(trick: Sequence[int], trump: int) -> int:
    return trick[1] if beats(trick[1], trick[0], trump, 0) else trick[0]
