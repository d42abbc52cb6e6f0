"""Pinochle for three for somebody who has never played it."""

from __future__ import annotations

from hlaska.core.lesson import Section, say_duplicate, section
from hlaska.families.pinochle import lesson as family
from hlaska.families.pinochle.lesson import say
from hlaska.games.pinochle_three.game import PinochleThree
from hlaska.games.pinochle_three.options import (
    Options,
    hand_size,
    has_widow,
    in_units,
    least_bid,
    target_of,
    trick_total,
    unit_of,
    widow_size,
)


def lesson(game: PinochleThree) -> tuple[Section, ...]:
    o = game.options
    single = o.deck == "single"
    alone = "three-aim-units" if in_units(o) else "three-aim-points"
    shown = "captured" if o.meld_timing == "captured" else "bidder" if in_units(o) else "each"
    return (
        section("aim", [say(alone if _bids(o) else "three-aim-turned", "P4A.POINTS.1")]),
        family.cards(game, game.positions.fixed, 2 if single else 4, "P4A.COUNT.1"),
        section("deal", _deal(o)),
        *([section("bidding", _bidding(o))] if _bids(o) else []),
        family.melds([say(f"three-meld-{shown}", "P4A.MELD.1")], game.table, single),
        family.duties(game, game.positions.fixed, o.heading),
        section("score", _score(o)),
        section("match", _match(o)),
    )


def _bids(o: Options) -> bool:
    return o.trump_by == "auction"


def _deal(o: Options) -> family.Told:
    if o.players > 3:
        yield say("three-sits-out", "P4A.DEAL.1", n=o.players - 3)
    yield say("dealt", "P4A.DEAL.2", n=hand_size(o))
    if has_widow(o):
        yield say("three-widow", "P4A.DEAL.2", n=widow_size(o))
    if _bids(o):
        yield say("auction", "P4A.BID.1")
        if has_widow(o):
            yield say("three-bury", "P4A.WIDOW.3", n=widow_size(o))
        else:
            yield say("names-trumps", "P4C.BID.1")
    else:
        yield say("turned", "P4C.TURN.1")
    yield say("lead" if _bids(o) else "lead-forehand", "P4A.PLAY.3", n=hand_size(o))


def _bidding(o: Options) -> family.Told:
    yield say("bids", "P4A.BID.1")
    yield say("three-least", "P4A.BID.1", n=least_bid(o))
    if in_units(o) and o.forced_opening:
        yield say("three-forced", "P4A.BID.2", n=least_bid(o))
    yield say("how-much", "P4A.COUNT.2", tricks=trick_total(o))


def _score(o: Options) -> family.Told:
    if not _bids(o):
        yield say("three-score-turned", "P4C.TURN.3")
        return
    if in_units(o):
        n = least_bid(o)
        yield say("three-units", "P4A.PAY.2", bid=n, n=unit_of(o, n))
        yield say("three-double", "P4A.PAY.4")
        yield say("three-concede", "P4A.PLAY.2")
        return
    yield say("made", "P4A.POINTS.4")
    yield say("set", "P4A.POINTS.4")
    yield say(f"three-save-{o.meld_saved_by}", "P4A.POINTS.3")
    yield say("three-concede-points", "P4A.POINTS.5")


def _match(o: Options) -> family.Told:
    if o.duplicate:
        yield say_duplicate("pinochle")
        return
    if in_units(o):
        yield say("three-endless", "P4A.PAY.1")
        return
    yield say("target-alone", "P4A.POINTS.6", n=target_of(o))
    if _bids(o) and o.win_by_bidding:
        yield say("three-bid-out", "P4C.BID.3")
