"""Teaches how to play partnership Mariáš well."""

from __future__ import annotations

from hlaska.core.cards import ACE, EIGHT, HEARTS, KING, NINE, SEVEN, SPADES, card_of
from hlaska.core.errors import Phrase
from hlaska.core.tactics import Chapter, all_have, none_of, percent
from hlaska.games.marias_four.game import MariasFour

FIRST, LATER, HAND = 4, 4, 8  # forehand's first cards, those it sees later, and what is played


def tactics(game: MariasFour) -> tuple[Chapter, ...]:
    suit = sum(c >> 4 == SPADES for c in game.pack)
    three = tuple(card_of(SPADES, rank) for rank in (ACE, KING, NINE))
    side = tuple(card_of(HEARTS, rank) for rank in (ACE, EIGHT, SEVEN))
    more = percent(1 - none_of(suit - len(three), LATER, len(game.pack) - FIRST))
    out = suit - len(side)
    return (
        Chapter(Phrase("tactics-marias_four-trump", {"n": more}), three),
        Chapter(
            Phrase("tactics-marias_four-ace", {"out": out, "all": percent(all_have(out, HAND, 3))}), side
        ),
        Chapter(Phrase("tactics-marias_four-partner")),
    )
