"""Teaches how to play Thousand well."""

from __future__ import annotations

from hlaska.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, KING, NINE, QUEEN, SPADES, TEN, card_of
from hlaska.core.errors import Phrase
from hlaska.core.tactics import Chapter, none_of, percent
from hlaska.games.thousand.game import Thousand

HAND, WIDOW = 7, 3


def tactics(game: Thousand) -> tuple[Chapter, ...]:
    found = percent(1 - none_of(1, WIDOW, len(game.pack) - HAND))
    spare = (card_of(DIAMONDS, NINE), card_of(SPADES, NINE), card_of(CLUBS, QUEEN))
    return (
        Chapter(Phrase("tactics-thousand-mate", {"n": found}), (card_of(HEARTS, KING),)),
        Chapter(
            Phrase("tactics-thousand-lead"),
            (card_of(HEARTS, ACE), card_of(HEARTS, KING), card_of(HEARTS, QUEEN), card_of(SPADES, ACE)),
        ),
        Chapter(Phrase("tactics-thousand-give"), (card_of(HEARTS, ACE), card_of(HEARTS, TEN), *spare)),
    )
