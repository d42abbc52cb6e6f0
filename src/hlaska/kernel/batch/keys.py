"""Looks values up by keys of several words, in slots that `hlaska.kernel.batch.tables.Index` fills."""

from typing import Any

from hlaska.kernel.jit import Words, muladd, part, rule

FREE = -1  # value of a slot that is free; no value is negative
SPREAD = 6364136223846793005  # by which keys are spread over the slots
POSITIVE = (1 << 62) - 1


@rule
def spread_key(key: Words, words: int, slots: int) -> int:
    """Return the slot at which to begin looking for a key.

    ``slots``: how many there are, a power of two.
    """
    mixed = words
    for i in range(words):
        mixed = muladd((mixed ^ (mixed >> 31) ^ key[i]) & POSITIVE, SPREAD, i)
    return (mixed ^ (mixed >> 32)) & (slots - 1)


@rule
def find_value(index: Any, key: Words, words: int, slots: int) -> int:
    """Return the value of a key, or FREE where it has none. Each slot is the words of a key, then its value."""
    slot = spread_key(key, words, slots)
    value: int = FREE
    looking = True
    while looking:
        x = part(index, slot * (words + 1))
        value = x[words]
        same = 0
        while value != FREE and same < words and x[same] == key[same]:
            same += 1
        looking = value != FREE and same < words
        slot = (slot + 1) & (slots - 1)
    return value
