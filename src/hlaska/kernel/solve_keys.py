"""Sets up a search, and makes keys of positions that ignore what makes no difference.

A position is searched with its ranks in order of strength. A key sees only which of the cards left are higher, who
holds them and what they count: with the eight gone the nine is the new eight. Each word is multiplied before the next
is mixed in; weaker hashes gave wrong values in 5 of 20 000 endings.
"""

from hlaska.kernel.bits import COLUMN, LANE, lowest, popcount
from hlaska.kernel.jit import Words, muladd, rule
from hlaska.kernel.layout import (
    ABOVE,
    AUTO,
    BEST,
    CARD,
    CLOSER,
    DUTIES,
    FORCE,
    FROZEN_POINTS,
    FROZEN_TRICKS,
    HANDS,
    KEEP_BACK,
    KEEP_LAST,
    LAST_POINTS,
    LAYERS,
    LEFT,
    NEXT,
    ORDER,
    PAIR_KING_LATER,
    PAIR_POINTS,
    PAIR_SUITS,
    PAIR_TRUMP,
    PAIRS,
    POINTS,
    POSITION_WORDS,
    QUEEN,
    SEATS,
    SHUT,
    SUIT,
    SWAP,
    TARGET,
    TRICK,
    TRICK_POINTS,
    TRICKS,
    TURN,
    WAIT,
    WON,
    WON_TRICKS,
    WORTH,
)
from hlaska.kernel.play import couples, pair_worth, ranks_above, stock_card
from hlaska.kernel.solve_layout import (
    APART,
    COUNTED,
    COUPLES,
    ENTRY_BITS,
    FEW_BITS,
    HIGH,
    LANES,
    MARKS,
    OUT,
    PAIRING,
    RISING,
    SALT,
    SIDES,
    SLOTS,
    SQUEEZE,
    SQUEEZED,
    STOCKED,
    TABLE,
    TALLY,
    UNIT,
)

ODD = 0x2545_F491_4F6C_DD1D
MORE = 0x1F83_D9AB_FB41_BD6B
FEW = 12  # cards whose positions need a small part of the table, which is nearer to the processor


@rule
def mix_in(word: int, more: int) -> int:
    """Return ``word`` with ``more`` mixed in, both below 63 bits."""
    word = muladd(word ^ more, ODD, MORE)
    return word ^ (word >> 29)


# ---------------------------------------------------------------- the order of the ranks


@rule
def strength(rank: int, above: int) -> int:
    """Return the rank's place among the eight: 0 is beaten by all others."""
    return 7 - popcount(ranks_above(rank, above))


@rule
def by_strength(mask: int, above: int) -> int:
    """Return the cards of ``mask`` with their ranks in order of strength."""
    if above == 0 or mask == 0:
        return mask
    made = 0
    for rank in range(8):
        made |= ((mask >> rank) & COLUMN) << strength(rank, above)
    return made


@rule
def card_by_strength(card: int, above: int) -> int:
    """Return a card or action with its rank in order of strength; -1 stays."""
    if card < 0 or above == 0:
        return card
    return (card & ~7) | strength(card & 7, above)


@rule
def points_by_strength(points: int, above: int) -> int:
    """Return a word of points with its ranks in order of strength."""
    if above == 0:
        return points
    made = 0
    for rank in range(8):
        made |= ((points >> (rank << 2)) & 15) << (strength(rank, above) << 2)
    return made


@rule
def order_by_strength(b: Words) -> None:
    """Make rank order the bit order in the position at ``b``. Then no order word is needed."""
    above = b[ABOVE]
    if above == 0:
        return
    for at in range(HANDS, POSITION_WORDS):
        b[at] = by_strength(b[at], above)
    for seat in range(4):
        b[KEEP_BACK + seat] = by_strength(b[KEEP_BACK + seat], above)
        b[KEEP_LAST + seat] = by_strength(b[KEEP_LAST + seat], above)
        b[CARD + seat] = card_by_strength(b[CARD + seat], above)
    b[FORCE] = by_strength(b[FORCE], above)
    b[BEST] = card_by_strength(b[BEST], above)
    b[POINTS] = points_by_strength(b[POINTS], above)
    b[ABOVE] = 0


# ---------------------------------------------------------------- points


@rule
def card_points(b: Words, card: int) -> int:
    """Return what ``card`` counts in a trick."""
    return (b[POINTS] >> ((card & 7) << 2)) & 15


@rule
def gcd(a: int, b: int) -> int:
    """Return the greatest common divisor."""
    while b:
        a, b = b, a % b
    return a


@rule
def count_points(b: Words) -> None:
    """Set what is on the table and what is out. Where points alone count, it is in the largest unit that fits."""
    b[PAIRING] = 1 if b[TALLY] == 0 and b[PAIRS] & PAIR_TRUMP and callable_pairs(b) else 0
    if b[TALLY] == 0:
        unit = gcd(b[TRICK_POINTS], b[LAST_POINTS])
        for rank in range(8):
            unit = gcd(unit, (b[POINTS] >> (rank << 2)) & 15)
        for suit in range(4):
            if b[PAIRING]:
                unit = gcd(unit, pair_worth(suit, suit, b[WORTH]))
        b[UNIT] = unit if unit else 1
        points = 0
        for rank in range(8):
            points |= ((b[POINTS] >> (rank << 2)) & 15) // b[UNIT] << (rank << 2)
        b[POINTS] = points
        b[TRICK_POINTS] //= b[UNIT]
        b[LAST_POINTS] //= b[UNIT]
    else:
        b[UNIT] = 1
    b[RISING] = 1
    for rank in range(7):
        if (b[POINTS] >> (rank << 2)) & 15 > (b[POINTS] >> ((rank + 1) << 2)) & 15:
            b[RISING] = 0
    b[TABLE] = 0
    for seat in range(b[SEATS]):
        if b[CARD + seat] >= 0:
            b[TABLE] += card_points(b, b[CARD + seat])
    b[OUT] = b[TABLE] + b[LAST_POINTS] + b[TRICK_POINTS] * (b[TRICKS] - b[TRICK])
    for at in range(HANDS, HANDS + 4 * b[SEATS]):
        for rank in range(8):
            b[OUT] += popcount((b[at] >> rank) & COLUMN) * ((b[POINTS] >> (rank << 2)) & 15)
    if b[PAIRING]:
        queens = callable_pairs(b)
        while queens:
            b[OUT] += marriage_points(b, lowest(queens) >> 4)
            queens &= queens - 1


# ---------------------------------------------------------------- marriages that set trumps


@rule
def callable_pairs(b: Words) -> int:
    """Return the queens that somebody holds with their kings.

    With one pack none of these marriages has been declared.
    """
    queens = 0
    for seat in range(b[SEATS]):
        queens |= couples(b[HANDS + 4 * seat])
    return queens


@rule
def marriage_points(b: Words, suit: int) -> int:
    """Return what a marriage of ``suit`` that makes it trumps counts, in the search's points."""
    return pair_worth(suit, suit, b[WORTH]) // b[UNIT]


@rule
def pair_of(b: Words, layer: int, card: int) -> int:
    """Return what the marriage of ``card`` in the hand at ``layer`` counts, 0 for none.

    It counts where marriages do.
    """
    queens = couples(b[layer]) if b[PAIRING] else 0
    return marriage_points(b, card >> 4) if ((queens | queens << 1) >> card) & 1 else 0


@rule
def has_fixed_trumps(b: Words) -> bool:
    """Tell whether no marriage can be declared any more that sets trumps."""
    return b[PAIRING] == 0 or callable_pairs(b) == 0


# ---------------------------------------------------------------- squeezed ranks


@rule
def squeeze_lane(held: int, left: int, points: int, apart: int) -> int:
    """Push ``held`` of the ranks ``left`` down within runs that count the same. Those ``apart`` stay."""
    made, place = 0, 0
    for rank in range(8):
        if place < rank:
            last = rank - 1
            same = ((points >> (rank << 2)) & 15) == ((points >> (last << 2)) & 15)
            if not same or (apart >> rank) & 1 or (apart >> last) & 1:
                place = rank
        if (left >> rank) & 1:
            made |= ((held >> rank) & 1) << place
            place += 1
    return made


@rule
def make_squeeze(b: Words, points: int, apart: int) -> None:
    """Fill the table of squeezed ranks, for suits without and with ranks ``apart``. Only what has changed is filled."""
    if b[SQUEEZED] == points + 1 and b[SQUEEZED + 1] == apart:
        return
    b[SQUEEZED] = points + 1
    b[SQUEEZED + 1] = apart
    for kind in range(2):
        for left in range(256):
            start = SQUEEZE + (kind << 14) + (left << 6)
            for word in range(64):
                b[start + word] = 0
            held = left
            while True:
                made = squeeze_lane(held, left, points, apart if kind else 0)
                b[start + (held >> 2)] |= made << ((held & 3) << 3)
                if held == 0:
                    break
                held = (held - 1) & left


@rule
def set_apart(b: Words) -> None:
    """Note which cards differ from neighbours by more than points, with their tables."""
    b[APART] = b[MARKS]
    for seat in range(b[SEATS]):
        b[APART] |= b[KEEP_BACK + seat] | b[KEEP_LAST + seat]
    b[COUPLES] = 1 if b[PAIRS] and (b[TALLY] or b[PAIRING] or b[PAIRS] & PAIR_KING_LATER) else 0
    ranks = (3 << QUEEN) if b[COUPLES] else 0
    for suit in range(4):
        ranks |= (b[APART] >> (suit << 4)) & LANE
    make_squeeze(b, b[POINTS], ranks)


@rule
def special_cards(b: Words) -> int:
    """Return the cards left that differ from their neighbours by more than points."""
    found = b[APART]
    if b[COUPLES]:
        for seat in range(b[SEATS]):
            queens = couples(b[HANDS + 4 * seat])
            found |= queens | (queens << 1)
    return found


# ---------------------------------------------------------------- keys


@rule
def make_salt(b: Words) -> None:
    """Hash what stays the same, so that one table serves many searches."""
    salt = mix_in(b[SEATS] << 8 | b[LAYERS] << 4 | b[TALLY], b[DUTIES])
    salt = mix_in(mix_in(mix_in(salt, b[SUIT] + 1 | b[HIGH] << 8), b[COUNTED]), b[MARKS])
    for at in (POINTS, TRICK_POINTS, LAST_POINTS, PAIRS, WORTH, TARGET):
        salt = mix_in(salt, b[at])
    stock = mix_in(mix_in(b[AUTO], b[SWAP]), b[SHUT])
    for index in range(b[NEXT], b[NEXT] + b[LEFT]):
        stock = mix_in(stock, stock_card(b, index))
    b[STOCKED] = stock
    for seat in range(b[SEATS]):
        salt = mix_in(mix_in(salt, b[KEEP_BACK + seat]), b[KEEP_LAST + seat])
    b[SALT] = salt
    few = b[LEFT] == 0 and b[SEATS] * (b[TRICKS] - b[TRICK]) <= FEW
    b[SLOTS] = (1 << (FEW_BITS if few else ENTRY_BITS)) - 1


@rule
def squeeze_mask(b: Words, mask: int) -> int:
    """Return ``mask`` with its ranks squeezed, eight bits a suit."""
    made = 0
    for suit in range(4):
        held = (mask >> (suit << 4)) & LANE
        made |= ((b[b[LANES + suit] + (held >> 2)] >> ((held & 3) << 3)) & LANE) << (suit << 3)
    return made


@rule
def key_now(b: Words) -> int:
    """Return the key of the position, with no card on the table."""
    if b[LEFT]:
        return add_settlement_key(b, drawing_key(b))
    left = 0
    for seat in range(b[SEATS]):
        left |= b[HANDS + 4 * seat]
    apart = special_cards(b) & left
    key = mix_in(b[SALT], b[TURN] | (b[TRICKS] - b[TRICK]) << 8)
    kinds = 0
    for suit in range(4):
        kind = 1 if (apart >> (suit << 4)) & LANE else 0
        kinds |= kind << suit
        b[LANES + suit] = SQUEEZE + (kind << 14) + (((left >> (suit << 4)) & LANE) << 6)
    key = mix_in(key, b[FORCE] << 4 | kinds)
    if b[PAIRING]:
        may = 0
        for seat in range(b[SEATS]):
            if b[WON_TRICKS + seat] and couples(b[HANDS + 4 * seat]):
                may |= 1 << seat
        key = mix_in(key, (b[SUIT] + 1) << 4 | may)
    for seat in range(b[SEATS]):
        for layer in range(b[LAYERS]):
            key = mix_in(key, squeeze_mask(b, b[HANDS + 4 * seat + layer]))
    return add_settlement_key(b, key)


@rule
def drawing_key(b: Words) -> int:
    """Return the part of a key for hands and stock while cards are drawn. Every card is itself."""
    last = stock_card(b, b[NEXT] + b[LEFT] - 1)
    key = mix_in(b[SALT], b[TURN] | b[WAIT] << 4 | b[LEFT] << 8 | last << 16)
    key = mix_in(key, b[STOCKED])
    for seat in range(b[SEATS]):
        key = mix_in(key, b[HANDS + 4 * seat])
    return key


@rule
def add_settlement_key(b: Words, key: int) -> int:
    """Return ``key`` with what a settlement tells apart mixed in."""
    if b[TALLY] == SIDES:
        ours, points = 0, 0
        for seat in range(b[SEATS]):
            points += b[WON + seat]
            ours += b[WON + seat] * ((b[HIGH] >> seat) & 1)
        key = mix_in(mix_in(key, ours << 12 | points), b[ORDER])
    elif b[TALLY]:
        closed = b[CLOSER] + 1 | b[FROZEN_TRICKS] << 3 | b[FROZEN_POINTS] << 9
        for seat in range(b[SEATS]):
            key = mix_in(key, b[WON + seat] << 20 | b[PAIR_POINTS + seat] << 4 | b[PAIR_SUITS + seat])
            key = mix_in(key, b[WON_TRICKS + seat] | closed << 8)
    return key
