"""Teaches how to play Mariáš for two well."""

from __future__ import annotations

from hlaska.core.cards import ACE, EIGHT, HEARTS, KING, SPADES, TEN, card_of
from hlaska.core.errors import Phrase
from hlaska.core.tactics import Chapter, percent
from hlaska.games.marias_two.game import MariasTwo

HAND = 8


def tactics(game: MariasTwo) -> tuple[Chapter, ...]:
    other = HAND / (len(game.pack) - HAND)
    mate = {"his": percent(other), "stock": percent(1 - other), "mine": percent((1 - other) / 2)}
    return (
        Chapter(Phrase("tactics-marias_two-mate", mate), (card_of(HEARTS, KING),)),
        Chapter(
            Phrase("tactics-marias_two-draw"),
            (card_of(SPADES, ACE), card_of(SPADES, TEN), card_of(HEARTS, EIGHT)),
        ),
        Chapter(Phrase("tactics-marias_two-known", {"n": HAND})),
    )
