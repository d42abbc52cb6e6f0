"""Says what a contract asks of the players."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from hlaska.families.marias import contracts
from hlaska.families.marias.contracts import Ints, others, two_sevens_by
from hlaska.families.marias.position import NO_TRUMPS, MariasPositions, Shape, kept_sevens, suit_rules
from hlaska.games.marias_four import public as at
from hlaska.games.marias_four.options import Options
from hlaska.games.marias_four.public import MariasFourPublic, team

ALL: Final = (1 << at.SEATS) - 1
Sevens = tuple[int, Ints, int, int]


def is_compared(options: Options, contract: int) -> bool:
    """Tells whether an open contract is compared after the first trick (marias:M3.OPEN.1)."""
    return contract in (contracts.OPEN_BETL, contracts.OPEN_DURCH) and options.open_resolution == "static"


def stop_of(options: Options, contract: int, lone: int, ours: int) -> int:
    """Returns the seats whose trick ends a contract for no trick or all tricks. Source: marias:M3.PLAY.3, P4.VAR.2."""
    if contract in (at.WITH_PARTNER, at.WITH_WISE):
        return ALL & ~ours
    if not options.stop_when_decided:
        return 0
    if contract in (contracts.BETL, contracts.OPEN_BETL):
        return 1 << lone
    return others(lone, at.SEATS) if contract in (contracts.DURCH, contracts.OPEN_DURCH) else 0


def sevens_of(pub: MariasFourPublic) -> Sevens:
    """Returns trumps, who keeps a seven back, and who announced two with which helper."""
    two = two_sevens_by(pub) if pub.levels[contracts.TWO_SEVENS] >= 0 else -1
    keepers = tuple(s for s in (pub.own_seven_by, pub.seven_by, two) if s >= 0)
    return pub.trump, keepers, two, pub.helper


def positions_for(options: Options) -> MariasPositions:
    """Makes the positions under these options."""

    @lru_cache(4096)
    def make_shape(contract: int, lone: int, ours: int, lead: int, sevens: Sevens) -> Shape:
        suited = contract == contracts.SUIT
        open_one = is_compared(options, contract)
        trump, keepers, two, helper = sevens
        back, last = kept_sevens(at.SEATS, trump, keepers, two, helper) if keepers else ((0,) * at.SEATS,) * 2
        return Shape(
            suit_rules(options.marriage_card, options.king_before_over) if suited else NO_TRUMPS,
            leader=lone,
            trump=trump,
            tricks=1 if open_one else at.TRICKS,
            stop=0 if open_one else stop_of(options, contract, lone, ours),
            sides=tuple(ours if ours >> s & 1 else ALL & ~ours for s in range(at.SEATS)),
            back=back,
            last=last,
            force=1 << lead if suited and lead >= 0 else 0,
        )

    def shape(pub: MariasFourPublic, places: Any) -> Shape:
        lead = pub.shown if options.must_lead_trump_card else -1
        return make_shape(pub.contract, int(pub.lone), team(pub, places), lead, sevens_of(pub))

    return MariasPositions(options, at.LAYOUT, at.CODES, shape)
