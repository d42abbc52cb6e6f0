"""Teaches how to play Pinochle for two well."""

from __future__ import annotations

from hlaska.core.cards import ACE, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, TEN, card_of
from hlaska.core.errors import Phrase
from hlaska.core.tactics import Chapter, none_of, percent
from hlaska.games.pinochle_two.game import PinochleTwo
from hlaska.games.pinochle_two.public import HAND_SIZE


def tactics(game: PinochleTwo) -> tuple[Chapter, ...]:
    mates = game.pack.count(card_of(DIAMONDS, JACK))
    away = none_of(mates, HAND_SIZE, len(game.pack) - HAND_SIZE - 1)  # the trump card lies open
    run = tuple(card_of(HEARTS, rank) for rank in (ACE, TEN, KING, QUEEN, JACK))
    half = {"n": mates, "his": percent(1 - away), "stock": percent(away)}
    return (
        Chapter(Phrase("tactics-pinochle_two-order"), run, HEARTS),
        Chapter(Phrase("tactics-pinochle_two-mate", half), (card_of(SPADES, QUEEN),)),
        Chapter(Phrase("tactics-pinochle_two-end", {"n": HAND_SIZE})),
    )
