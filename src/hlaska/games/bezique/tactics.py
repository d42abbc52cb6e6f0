"""Teaches how to play Bezique and Rubicon Bezique well."""

from __future__ import annotations

from hlaska.core.cards import CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, TEN, card_of
from hlaska.core.errors import Phrase
from hlaska.core.tactics import Chapter, none_of, percent
from hlaska.games.bezique.game import Bezique
from hlaska.games.bezique.settle import RUBICON


def tactics(game: Bezique) -> tuple[Chapter, ...]:
    hand = sum(game.form.packets)
    mates = game.pack.count(card_of(DIAMONDS, JACK))
    unseen = len(game.pack) - hand - game.form.upturned
    his = percent(1 - none_of(mates, hand, unseen))
    kings = tuple(card_of(suit, KING) for suit in (SPADES, HEARTS, CLUBS))
    chapters = (
        Chapter(Phrase("tactics-bezique-save", {"n": mates, "his": his}), (card_of(SPADES, QUEEN), *kings)),
        Chapter(Phrase("tactics-bezique-win"), (card_of(HEARTS, TEN),)),
        Chapter(Phrase("tactics-bezique-end", {"n": hand})),
    )
    if not game.rubicon:
        return chapters
    return (*chapters, Chapter(Phrase("tactics-bezique-rubicon", {"n": RUBICON}), (*kings, kings[0])))
