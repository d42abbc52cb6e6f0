"""Teaches partnership Mariáš to somebody who has never played it."""

from __future__ import annotations

from hlaska.core.lesson import Section, section
from hlaska.families.marias import lesson as family
from hlaska.families.marias.lesson import Phrases, say
from hlaska.games.marias_four.game import MariasFour
from hlaska.games.marias_four.options import Options

FIRST, HAND = 4, 8


def lesson(game: MariasFour) -> tuple[Section, ...]:
    options = game.options
    names: tuple[str, ...] = ("game", "seven", "hundred", "betl", "durch")
    names += ("open_betl", "open_durch") if options.open_contracts else ()
    return (
        section("aim", [say("four-aim", "P4.CALL.2"), say("four-partner", "P4.CALL.2")]),
        family.cards(game, no_trumps=True),
        section("deal", _deal(options)),
        section("bidding", _calls(options)),
        family.melds(options),
        family.duties(game),
        section("score", family.pay(options), family.prices(options, names)),
        family.match(options),
    )


def _deal(options: Options) -> Phrases:
    yield say("four-dealt", "P4.DEAL.1", first=FIRST, n=HAND)
    yield say("four-call-own" if options.call_own_card else "four-call", "P4.CALL.1")
    yield say("four-contract", "P4.CON.1")
    yield say("four-answers", "P4.ASK.1")
    yield say("four-lead", "P4.PLAY.1", n=HAND)


def _calls(options: Options) -> Phrases:
    yield say("betl", "M3.CON.1")
    if options.open_contracts:
        yield say("open", "M3.OPEN.1")
    if options.partner_durchs:
        yield say("four-durchs", "P4.VAR.1")
    yield from family.announcements(options)
    yield say("against", "P4.ANN.1")
