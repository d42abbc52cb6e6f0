"""Gathers the pack after a deal, for games that do not shuffle between deals. Source: marias:G.GATHER.1."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Cards = tuple[int, ...]


def sort_for_gathering(cards: Iterable[int]) -> Cards:
    """Sorts cards for gathering.

    Suits go C S H D, ranks A T K O U 9 8 7.

    Source: marias:G.CARD.6.
    """
    return tuple(sorted(cards, key=lambda c: (c >> 4, -(c & 15))))


def seat_pile(won: Iterable[int], laid_out: Iterable[int], hand: Iterable[int]) -> Cards:
    """Returns a seat's pile: its tricks, its marriages, then its unplayed cards.

    Tricks lie as played, marriages as declared, unplayed cards sorted.
    """
    return (*won, *laid_out, *sort_for_gathering(hand))


def gather_piles(piles: Sequence[Cards], at_random: bool) -> tuple[Cards, ...]:
    """Returns what the match carries: one pile, or several to join in random order."""
    some = tuple(p for p in piles if p)
    return some if at_random else (tuple(c for p in some for c in p),)
