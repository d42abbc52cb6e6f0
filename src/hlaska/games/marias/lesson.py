"""Teaches Mariáš for three to somebody who has never played it."""

from __future__ import annotations

from hlaska.core.errors import Phrase
from hlaska.core.lesson import Section, section
from hlaska.families.marias import lesson as family
from hlaska.families.marias.lesson import Phrases, say
from hlaska.games.marias.game import Marias
from hlaska.games.marias.options import Options

FIRST, FOREHAND, OTHERS = 7, 12, 10  # cards that forehand chooses trumps from, and has; those of the others


def lesson(game: Marias) -> tuple[Section, ...]:
    options = game.options
    names: tuple[str, ...] = ("game", "seven", "hundred", "betl", "durch")
    names += ("open_betl", "open_durch") if options.open_contracts else ()
    names += ("two_sevens",) if options.two_sevens else ()
    return (
        section("aim", [say("aim", "M3.CON.1"), say("aim-one", "M3.SEAT.1")]),
        family.cards(game, no_trumps=True),
        section("deal", _deal(options)),
        section("bidding", _calls(options)),
        family.melds(options),
        family.duties(game),
        section("score", [*family.pay(options), *_unplayed_phrases(options)], family.prices(options, names)),
        family.match(options),
    )


def _deal(options: Options) -> Phrases:
    yield from family.seats(options)
    yield say("dealt", "M3.DEAL.1", n=FOREHAND, first=FIRST, rest=FOREHAND - FIRST, others=OTHERS)
    yield say(f"trump-{options.trump_card_face}", "M3.TRUMP.1", first=FIRST)
    yield say("talon-sharp" if options.sharp_in_talon else "talon", "M3.TALON.1")
    yield say("contract", "M3.CON.2")
    yield say("answers", "M3.ASK.2")
    yield say("announce", "M3.ANN.1")
    yield say("lead", "M3.PLAY.1")


def _calls(options: Options) -> Phrases:
    yield say("betl" if options.durch_trump == "none" else "betl-trump", "M3.CON.1")
    if options.open_contracts:
        yield say("open", "M3.OPEN.1")
    if options.taker_takes_talon:
        yield say("bad", "M3.ASK.4")
    yield from family.announcements(options)
    yield say("against", "M3.ANN.3")


def _unplayed_phrases(options: Options) -> list[Phrase]:
    return [say("unplayed", "M3.UNPL.1", n=options.game_value)] if options.unplayed_plain else []
