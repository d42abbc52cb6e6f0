"""Teaches how to play Mariáš with the thirteenth card well."""

from __future__ import annotations

from hlaska.core.cards import ACE, HEARTS, SEVEN, SPADES, TEN, card_of
from hlaska.core.errors import Phrase
from hlaska.core.tactics import Chapter, none_of, percent
from hlaska.games.marias_thirteen.game import MariasThirteen

HAND = 6


def tactics(game: MariasThirteen) -> tuple[Chapter, ...]:
    unseen = len(game.pack) - HAND - 1  # the thirteenth card lies open
    held = (card_of(SPADES, ACE), card_of(SPADES, SEVEN))
    out = sum(c >> 4 == SPADES for c in game.pack) - len(held) - 1
    free = (len(game.pack) - 2 * HAND) // 2  # tricks while cards are drawn
    suit = {"n": free, "out": out, "none": percent(none_of(out, HAND, unseen))}
    return (
        Chapter(Phrase("tactics-marias_thirteen-suit", suit), held),
        Chapter(
            Phrase("tactics-marias_thirteen-ace", {"his": percent(HAND / unseen)}),
            (card_of(HEARTS, ACE), card_of(HEARTS, TEN)),
        ),
    )
