"""Teaches Mariáš for two with a card turned up to newcomers."""

from __future__ import annotations

from hlaska.core.lesson import Section, section
from hlaska.families.marias import lesson as family
from hlaska.families.marias.lesson import say
from hlaska.games.marias_thirteen.game import MariasThirteen

HAND, OPEN_TRICKS = 6, 10


def lesson(game: MariasThirteen) -> tuple[Section, ...]:
    options = game.options
    steps = [
        say("turned-dealt", "T2.DEAL.1", n=HAND),
        say("turned-draw", "T2.PLAY.1", n=OPEN_TRICKS),
        say("turned-exchange", "T2.PLAY.2"),
        say("turned-rest", "T2.PLAY.3", n=HAND),
    ]
    return (
        section("aim", [say("turned-aim", "T2.SCORE.1")]),
        family.cards(game, no_trumps=False),
        section("deal", steps),
        family.melds(options, say("turned-marriage", "T2.MAR.1"), no_trumps=False),
        family.duties(game, sevens=False),
        section("score", [say("turned-worth", "T2.SCORE.1")], family.prices(options, ("game",))),
        family.match(options),
    )
