"""Teaches Mariáš for two with a stock to somebody who has never played it."""

from __future__ import annotations

from hlaska.core.lesson import Section, section
from hlaska.families.marias import lesson as family
from hlaska.families.marias.lesson import say
from hlaska.games.marias_two.game import MariasTwo

FIRST, HAND, STOCK = 4, 8, 16


def lesson(game: MariasTwo) -> tuple[Section, ...]:
    options = game.options
    names = ("game", "seven", "hundred", *(("two_sevens",) if options.two_sevens else ()))
    steps = [
        say("two-dealt", "L2.DEAL.1", first=FIRST, n=HAND, stock=STOCK),
        say("two-announce", "L2.ANN.1"),
        say("two-draw", "L2.PLAY.1"),
        say("two-rest", "L2.PLAY.2", n=HAND),
    ]
    return (
        section("aim", [say("two-aim", "L2.CON.1")]),
        family.cards(game, no_trumps=False),
        section("deal", steps),
        section("bidding", family.announcements(options)),
        family.melds(options, no_trumps=False),
        family.duties(game),
        section("score", family.pay(options), family.prices(options, names)),
        family.match(options),
    )
