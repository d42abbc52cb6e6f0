"""Says what a contract asks of the players of a deal of three."""

from __future__ import annotations

from typing import Any

from hlaska.families.marias import contracts
from hlaska.families.marias.contracts import others, two_sevens_by
from hlaska.families.marias.position import (
    ALL_TRICKS,
    NO_TRUMPS,
    MariasPositions,
    Shape,
    kept_sevens,
    suit_rules,
)
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import CODES, LAYOUT, SEATS, TRICKS, MariasPublic
from hlaska.kernel.play import TrickRules


def rules_for(options: Options, pub: MariasPublic) -> TrickRules:
    """Returns the rules of tricks under a contract (marias:G.TRICK, M3.SCORE.6, PG.7)."""
    if pub.contract == contracts.SUIT:
        return suit_rules(options.marriage_card, options.king_before_over)
    return ALL_TRICKS if pub.trump >= 0 else NO_TRUMPS


def is_compared(options: Options, pub: MariasPublic) -> bool:
    """Tells whether an open contract is compared after the first trick (marias:M3.OPEN.1)."""
    return pub.contract in (contracts.OPEN_BETL, contracts.OPEN_DURCH) and options.open_resolution == "static"


def stop_of(options: Options, pub: MariasPublic) -> int:
    """Returns the seats whose trick ends a betl or durch (marias:M3.PLAY.3)."""
    if not options.stop_when_decided or is_compared(options, pub):
        return 0
    if pub.contract in (contracts.BETL, contracts.OPEN_BETL):
        return 1 << int(pub.lone)
    return others(pub.lone, SEATS) if pub.contract in (contracts.DURCH, contracts.OPEN_DURCH) else 0


def shape_of(options: Options, pub: MariasPublic) -> Shape:
    """Returns all that the contract and the announcements fix. The lone player leads (marias:M3.PLAY.1, M3.PLAY.2)."""
    lone = int(pub.lone)
    two = two_sevens_by(pub)
    keepers = [lone] if pub.levels[contracts.SEVEN] >= 0 else []
    keepers += [two] if pub.levels[contracts.TWO_SEVENS] >= 0 else []
    keepers += [pub.seven_by] if pub.seven_by >= 0 else []
    back, last = kept_sevens(SEATS, pub.trump, keepers, two, pub.helper) if keepers else ((0,) * SEATS,) * 2
    forced = options.must_lead_trump_card and pub.contract == contracts.SUIT
    return Shape(
        rules_for(options, pub),
        leader=lone,
        trump=pub.trump,
        tricks=1 if is_compared(options, pub) else TRICKS,
        stop=stop_of(options, pub),
        sides=tuple(1 << s if s == lone else others(lone, SEATS) for s in range(SEATS)),
        back=back,
        last=last,
        force=1 << pub.shown if forced else 0,
    )


def positions_for(options: Options) -> MariasPositions:
    """Makes the positions under these options; what a contract fixes is made once."""
    made: dict[tuple[int, ...], Shape] = {}

    def shape(pub: MariasPublic, places: Any) -> Shape:
        sevens = (pub.helper, pub.two_by, pub.seven_by, pub.levels[contracts.SEVEN] >= 0)
        key = (pub.contract, pub.trump, pub.lone, *sevens, pub.shown)
        found = made.get(key)
        if found is None:
            if len(made) > 4096:
                made.clear()
            found = made[key] = shape_of(options, pub)
        return found

    return MariasPositions(options, LAYOUT, CODES, shape)
