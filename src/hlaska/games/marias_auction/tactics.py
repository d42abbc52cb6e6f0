"""Teaches how to play auction Mariáš well."""

from __future__ import annotations

from hlaska.core.cards import ACE, DIAMONDS, EIGHT, HEARTS, JACK, KING, NINE, SEVEN, SPADES, card_of
from hlaska.core.errors import Phrase
from hlaska.core.tactics import Chapter, all_have, none_of, percent
from hlaska.games.marias_auction.game import MariasAuction

HAND, TALON = 10, 2


def tactics(game: MariasAuction) -> tuple[Chapter, ...]:
    unseen = len(game.pack) - HAND
    suit = sum(c >> 4 == SPADES for c in game.pack)
    four = tuple(card_of(SPADES, rank) for rank in (ACE, KING, NINE, SEVEN))
    trumps = (*four, card_of(SPADES, EIGHT))
    talon = {
        "n": percent(1 - none_of(1, TALON, unseen)),
        "suit": percent(1 - none_of(suit - len(four), TALON, unseen)),
    }
    out = suit - len(trumps)
    both = percent(all_have(out, HAND, 2))
    away = (card_of(DIAMONDS, NINE), card_of(DIAMONDS, JACK), card_of(HEARTS, ACE), card_of(HEARTS, NINE))
    return (
        Chapter(Phrase("tactics-marias_auction-talon", talon), (*four, card_of(HEARTS, KING))),
        Chapter(Phrase("tactics-marias_auction-away"), away, SPADES),
        Chapter(
            Phrase("tactics-marias_auction-seven", {"out": out, "both": both, "one": 100 - both}),
            trumps,
            SPADES,
        ),
    )
