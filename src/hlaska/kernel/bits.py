"""Holds cards as masks.

A kind of card has one bit, a suit a lane of 16 bits (the lower 8 are used).

A card is ``suit << 4 | rank``: suits C S H D = 0..3, ranks 7 8 9 J Q K T A = 0..7 in every pack, so the
highest bit of a mask is 55 and masks never touch the sign of an int64. Everything here runs as Python and
compiled.
"""

from collections.abc import Iterable

from hlaska.kernel.jit import Words, native, rule

LANE = 0xFF  # the ranks of one suit
EVERY = 0x00FF_00FF_00FF_00FF  # every card there can be
COLUMN = 0x0001_0001_0001_0001  # one rank (the seven) in every suit


@native
def popcount(mask: int) -> int:
    """Count the cards that ``mask`` holds."""
    return mask.bit_count()


@native
def lowest(mask: int) -> int:
    """Return the lowest card number in ``mask``, which must not be empty."""
    return (mask & -mask).bit_length() - 1


@native
def highest(mask: int) -> int:
    """Return the highest card number in ``mask``, which must not be empty."""
    return mask.bit_length() - 1


@rule
def nth(mask: int, index: int) -> int:
    """Return card number ``index`` (0: the lowest) of ``mask``; 0 <= index < popcount(mask)."""
    for _ in range(index):
        mask &= mask - 1
    return lowest(mask)


@rule
def suit_of(mask: int, suit: int) -> int:
    """Return the cards of ``suit`` in ``mask``; none where ``suit`` is -1."""
    if suit < 0:
        return 0
    return mask & (LANE << (suit << 4))


@rule
def add(b: Words, at: int, card: int) -> None:
    """Put one ``card`` into the four layers that start at word ``at``. A fifth copy is lost."""
    bit = 1 << card
    for layer in range(4):
        if b[at + layer] & bit == 0:
            b[at + layer] |= bit
            return


@rule
def remove(b: Words, at: int, card: int) -> None:
    """Take one ``card`` out of the four layers from word ``at`` on, if there."""
    bit = 1 << card
    for layer in range(3, -1, -1):
        if b[at + layer] & bit:
            b[at + layer] ^= bit
            return


def mask_of(cards: Iterable[int]) -> int:
    """Return the mask with the kinds in ``cards``, copies counted once."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> tuple[int, ...]:
    """Return the card numbers in ``mask``, ascending."""
    cards = []
    while mask:
        bit = mask & -mask
        cards.append(bit.bit_length() - 1)
        mask ^= bit
    return tuple(cards)
