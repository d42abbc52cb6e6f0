"""Makes a first guess of what a position is worth, in points.

A search for the value is over soonest where it begins near it.

A guess decides how many searches there are and never what they find.
"""

from hlaska.kernel.bits import LANE, lowest, popcount, suit_of
from hlaska.kernel.jit import Words, rule
from hlaska.kernel.layout import HANDS, LAYERS, SEATS, SUIT, TURN
from hlaska.kernel.solve_keys import card_points
from hlaska.kernel.solve_layout import COUNTED, OUT


@rule
def copies_below(b: Words, mask: int) -> int:
    """Count the cards left that are of the kinds of ``mask``."""
    count = 0
    for at in range(HANDS, HANDS + 4 * b[SEATS]):
        count += popcount(b[at] & mask)
    return count


@rule
def guess_value(b: Words) -> int:
    """Return a guess of what the counted seats get of the points that are out.

    It follows their share of all cards that a card beats, and of the points held.
    """
    trumps = suit_of(-1, b[SUIT])
    plain = copies_below(b, ~trumps)
    power, mine, held, own = 0, 0, 0, 0
    for seat in range(b[SEATS]):
        for at in range(HANDS + 4 * seat, HANDS + 4 * seat + b[LAYERS]):
            rest = b[at]
            while rest:
                card = lowest(rest)
                rest &= rest - 1
                beaten = copies_below(b, (LANE << (card >> 4 << 4)) & ((1 << card) - 1))
                if (trumps >> card) & 1:
                    beaten += plain
                power += beaten
                held += card_points(b, card)
                if (b[COUNTED] >> seat) & 1:
                    mine += beaten
                    own += card_points(b, card)
    share = 70 * mine // max(power, 1) + 42 * own // max(held, 1) - 24  # of 64
    share += 5 if (b[COUNTED] >> b[TURN]) & 1 else 0
    return min(max(share, 0), 64) * b[OUT] >> 6
