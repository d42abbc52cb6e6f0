"""Teaches how to play Sixty-Six and Schnapsen well."""

from __future__ import annotations

from hlaska.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, TEN, card_of
from hlaska.core.errors import Phrase
from hlaska.core.tactics import Chapter, none_of, percent
from hlaska.games.sixtysix.game import SixtySix
from hlaska.games.sixtysix.settle import GOAL, SAVED


def tactics(game: SixtySix) -> tuple[Chapter, ...]:
    unseen = len(game.pack) - game.hand_size - 1  # the trump card lies open
    other = game.hand_size / unseen
    trumps = sum(c >> 4 == HEARTS for c in game.pack)
    out = trumps - 3  # two are held, one lies open
    mate = {"his": percent(other), "stock": percent(1 - other), "mine": percent((1 - other) / 2)}
    count = {"n": trumps, "out": out, "none": percent(none_of(out, game.hand_size, unseen))}
    chapters = (
        Chapter(Phrase("tactics-sixtysix-mate", mate), (card_of(SPADES, KING),)),
        Chapter(
            Phrase("tactics-sixtysix-count", count), (card_of(HEARTS, ACE), card_of(HEARTS, KING)), HEARTS
        ),
        Chapter(
            Phrase("tactics-sixtysix-close", {"n": GOAL, "saved": SAVED}),
            (
                card_of(HEARTS, ACE),
                card_of(HEARTS, TEN),
                card_of(CLUBS, ACE),
                card_of(DIAMONDS, ACE),
                card_of(SPADES, JACK),
            ),
            HEARTS,
        ),
    )
    known = Chapter(Phrase("tactics-sixtysix-known", {"n": game.hand_size}))
    early = Chapter(Phrase("tactics-sixtysix-early"), (card_of(SPADES, KING), card_of(SPADES, QUEEN)))
    return (
        *(chapters if game.options.closing else chapters[:2]),
        known,
        *(() if game.options.closed_marriages else (early,)),
    )
