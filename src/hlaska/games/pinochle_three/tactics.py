"""Teaches how to play Pinochle for three well."""

from __future__ import annotations

from hlaska.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, TEN, card_of
from hlaska.core.errors import Phrase
from hlaska.core.tactics import Chapter, all_have, none_of, percent
from hlaska.games.pinochle_three.game import PinochleThree
from hlaska.games.pinochle_three.options import hand_size, has_widow, is_in_units, widow_size


def tactics(game: PinochleThree) -> tuple[Chapter, ...]:
    return widow(game) if has_widow(game.options) else alone(game)


def widow(game: PinochleThree) -> tuple[Chapter, ...]:
    """Returns chapters on a bidder against two, with cards in the middle."""
    options = game.options
    copies = game.pack.count(card_of(CLUBS, JACK))
    unseen, size = len(game.pack) - hand_size(options), widow_size(options)
    chances = {
        "n": copies,
        "one": percent(1 - none_of(copies, size, unseen)),
        "two": percent(1 - none_of(2 * copies, size, unseen)),
    }
    short = tuple(card_of(CLUBS, rank) for rank in (ACE, TEN, KING, QUEEN))
    bury = (card_of(DIAMONDS, TEN), card_of(DIAMONDS, KING), card_of(HEARTS, ACE), card_of(HEARTS, KING))
    chapters = (
        Chapter(Phrase("tactics-pinochle_three-widow", chances), short),
        Chapter(Phrase("tactics-pinochle_three-bury"), bury, CLUBS),
    )
    if not is_in_units(options):
        return chapters
    # Playing wins the worth p times and loses it twice else, giving up loses it once: even at p = 1/3.
    return (*chapters, Chapter(Phrase("tactics-pinochle_three-concede", {"n": percent(1 / 3)})))


def alone(game: PinochleThree) -> tuple[Chapter, ...]:
    side = tuple(card_of(HEARTS, rank) for rank in (ACE, KING, QUEEN))
    out = sum(c >> 4 == HEARTS for c in game.pack) - len(side)
    both = percent(all_have(out, hand_size(game.options), 2))
    return (Chapter(Phrase("tactics-pinochle_three-turned", {"out": out, "all": both}), side),)
