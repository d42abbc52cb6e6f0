"""Teaches how to play partnership Pinochle well."""

from __future__ import annotations

from hlaska.core.cards import ACE, CLUBS, HEARTS, JACK, KING, QUEEN, TEN, card_of
from hlaska.core.errors import Phrase
from hlaska.core.tactics import Chapter, all_have, none_of, percent
from hlaska.games.pinochle.game import Pinochle

SINGLE = 2  # of each card in the single pack


def tactics(game: Pinochle) -> tuple[Chapter, ...]:
    pack, hand = game.pack, len(game.pack) // game.seats
    copies = pack.count(card_of(CLUBS, JACK))
    suit = sum(c >> 4 == HEARTS for c in pack)
    side = (card_of(HEARTS, ACE), card_of(HEARTS, KING), card_of(HEARTS, QUEEN))
    run = tuple(card_of(CLUBS, rank) for rank in (ACE, TEN, KING, QUEEN))
    has = percent(1 - none_of(copies, hand, len(pack) - hand))
    rounds = percent(all_have(suit - len(side), hand, game.seats - 1))
    five = tuple(card_of(HEARTS, rank) for rank in (ACE, ACE, TEN, KING, QUEEN))
    spread = percent(all_have(suit - len(five), hand, game.seats - 1))
    double = Chapter(
        Phrase("tactics-pinochle-double", {"n": copies, "out": suit - len(five), "all": spread}), five
    )
    return (
        Chapter(Phrase("tactics-pinochle-run", {"n": copies, "has": has}), (*run, *side), CLUBS),
        Chapter(Phrase("tactics-pinochle-ace", {"out": suit - len(side), "all": rounds}), side),
        Chapter(Phrase("tactics-pinochle-trumps", {"n": suit}), run, CLUBS),
        *((double,) if copies > SINGLE else ()),
    )
