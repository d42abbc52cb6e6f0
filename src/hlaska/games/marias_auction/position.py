"""Says what a contract asks of the players."""

from __future__ import annotations

from typing import Any

from hlaska.families.marias.contracts import BETL, DURCH, SEVEN, SUIT, TWO_SEVENS, others
from hlaska.families.marias.position import NO_TRUMPS, MariasPositions, Shape, kept_sevens, suit_rules
from hlaska.games.marias_auction.options import Options
from hlaska.games.marias_auction.public import CODES, FOREHAND, LAYOUT, SEATS, TRICKS, MariasAuctionPublic


def leader(options: Options, pub: MariasAuctionPublic) -> int:
    """Returns who leads to the first trick (marias:LIC.PLAY.1)."""
    return FOREHAND if options.lic_first_lead == "forehand" and pub.contract == SUIT else int(pub.lone)


def stop_of(options: Options, pub: MariasAuctionPublic) -> int:
    """Returns the seats whose trick ends a betl or durch (marias:M3.PLAY.3)."""
    stops = {BETL: 1 << int(pub.lone), DURCH: others(pub.lone, SEATS)}
    return stops.get(pub.contract, 0) if options.stop_when_decided else 0


def shape_of(options: Options, pub: MariasAuctionPublic) -> Shape:
    """Returns everything that the contract and the announcements fix."""
    lone, suited = int(pub.lone), pub.contract == SUIT
    keepers = [lone] if max(pub.levels[SEVEN], pub.levels[TWO_SEVENS]) >= 0 else []
    keepers += [pub.seven_by] if pub.seven_by >= 0 else []
    back, last = kept_sevens(SEATS, pub.trump, keepers, lone, pub.helper) if keepers else ((0,) * SEATS,) * 2
    return Shape(
        suit_rules(options.marriage_card, options.king_before_over) if suited else NO_TRUMPS,
        leader=leader(options, pub),
        trump=pub.trump,
        tricks=TRICKS,
        stop=stop_of(options, pub),
        sides=tuple(1 << s if s == lone else others(lone, SEATS) for s in range(SEATS)),
        back=back,
        last=last,
    )


def positions_for(options: Options) -> MariasPositions:
    """Makes the positions under these options; what a contract fixes is made once."""
    made: dict[tuple[int, ...], Shape] = {}

    def shape(pub: MariasAuctionPublic, places: Any) -> Shape:
        key = (pub.contract, pub.trump, pub.lone, pub.helper, pub.seven_by, pub.levels[SEVEN] >= 0)
        found = made.get(key)
        if found is None:
            found = made[key] = shape_of(options, pub)
        return found

    return MariasPositions(options, LAYOUT, CODES, shape)
