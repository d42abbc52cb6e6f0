"""Teaches auction Mariáš to somebody who has never played it."""

from __future__ import annotations

from hlaska.core.lesson import Section, section
from hlaska.families.marias import lesson as family
from hlaska.families.marias.lesson import Phrases, say
from hlaska.games.marias_auction.contracts import RUNGS
from hlaska.games.marias_auction.game import MariasAuction
from hlaska.games.marias_auction.options import Options

HAND, TALON = 10, 2


def lesson(game: MariasAuction) -> tuple[Section, ...]:
    options = game.options
    names: tuple[str, ...] = ("game", "seven", "hundred", "betl", "durch")
    names += ("two_sevens",) if options.lic_schedule == "traditional" else ()
    return (
        section("aim", [say("auction-aim", "LIC.AUC.4"), say("auction-defence", "LIC.AUC.4")]),
        family.cards(game, no_trumps=True),
        section("deal", _deal(options)),
        section("bidding", _bids(options)),
        family.melds(options),
        family.duties(game),
        section("score", family.pay(options), family.prices(options, names)),
        family.match(options),
    )


def _deal(options: Options) -> Phrases:
    yield from family.seats(options)
    yield say("auction-dealt", "LIC.DEAL.1", n=HAND, talon=TALON)
    yield say("auction-bids", "LIC.AUC.1")
    yield say("auction-talon-sharp" if options.sharp_in_talon else "auction-talon", "LIC.TAL.2", n=TALON)
    yield say("auction-announce", "LIC.TAL.2")
    yield say(f"auction-lead-{options.lic_first_lead}", "LIC.PLAY.1")


def _bids(options: Options) -> Phrases:
    yield say("auction-rungs", "LIC.LAD.1", n=len(RUNGS))
    yield say("auction-jump" if options.lic_jump_bids else "auction-step", "LIC.AUC.3")
    yield say("auction-give-up", "LIC.GIVE.1", n=options.give_up_value)
    yield say("betl", "M3.CON.1")
    yield from family.announcements(options)
    if options.lic_against_allowed:
        yield say("against", "M3.ANN.3")
