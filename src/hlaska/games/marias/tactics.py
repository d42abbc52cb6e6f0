"""Teaches how to play Mariáš for three well."""

from __future__ import annotations

from hlaska.core.cards import ACE, EIGHT, HEARTS, KING, NINE, SEVEN, SPADES, card_of
from hlaska.core.errors import Phrase
from hlaska.core.tactics import Chapter, all_have, percent
from hlaska.games.marias.game import Marias

SEEN, LATER, HAND = 7, 5, 10  # forehand's first cards, those it sees later, and what is played


def tactics(game: Marias) -> tuple[Chapter, ...]:
    suit = sum(c >> 4 == SPADES for c in game.pack)
    held = tuple(card_of(SPADES, rank) for rank in (ACE, KING, NINE, EIGHT, SEVEN))
    out = suit - len(held)
    split = percent(all_have(out, HAND, 2))
    mate = percent(LATER / (len(game.pack) - SEEN))
    return (
        Chapter(
            Phrase("tactics-marias-seven", {"out": out, "both": split, "one": 100 - split}), held, SPADES
        ),
        Chapter(Phrase("tactics-marias-mate", {"n": mate}), (card_of(HEARTS, KING),)),
        Chapter(Phrase("tactics-marias-flek"), ()),
    )
