"""Teaches Pinochle for three to somebody who has never played it."""

from __future__ import annotations

from hlaska.core.lesson import Section, say_duplicate, section
from hlaska.families.pinochle import lesson as family
from hlaska.families.pinochle.lesson import say
from hlaska.games.pinochle_three.game import PinochleThree
from hlaska.games.pinochle_three.options import (
    Options,
    hand_size,
    has_widow,
    is_in_units,
    least_bid,
    target_of,
    trick_total,
    unit_of,
    widow_size,
)


def lesson(game: PinochleThree) -> tuple[Section, ...]:
    options = game.options
    single = options.deck == "single"
    alone = "three-aim-units" if is_in_units(options) else "three-aim-points"
    shown = "captured" if options.meld_timing == "captured" else "bidder" if is_in_units(options) else "each"
    return (
        section("aim", [say(alone if _has_auction(options) else "three-aim-turned", "P4A.POINTS.1")]),
        family.cards(game, game.positions.fixed, 2 if single else 4, "P4A.COUNT.1"),
        section("deal", _deal(options)),
        *([section("bidding", _bidding(options))] if _has_auction(options) else []),
        family.melds([say(f"three-meld-{shown}", "P4A.MELD.1")], game.table, single),
        family.duties(game, game.positions.fixed, options.heading),
        section("score", _score(options)),
        section("match", _match(options)),
    )


def _has_auction(options: Options) -> bool:
    return options.trump_by == "auction"


def _deal(options: Options) -> family.Phrases:
    if options.players > 3:
        yield say("three-sits-out", "P4A.DEAL.1", n=options.players - 3)
    yield say("dealt", "P4A.DEAL.2", n=hand_size(options))
    if has_widow(options):
        yield say("three-widow", "P4A.DEAL.2", n=widow_size(options))
    if _has_auction(options):
        yield say("auction", "P4A.BID.1")
        if has_widow(options):
            yield say("three-bury", "P4A.WIDOW.3", n=widow_size(options))
        else:
            yield say("names-trumps", "P4C.BID.1")
    else:
        yield say("turned", "P4C.TURN.1")
    yield say("lead" if _has_auction(options) else "lead-forehand", "P4A.PLAY.3", n=hand_size(options))


def _bidding(options: Options) -> family.Phrases:
    yield say("bids", "P4A.BID.1")
    yield say("three-least", "P4A.BID.1", n=least_bid(options))
    if is_in_units(options) and options.forced_opening:
        yield say("three-forced", "P4A.BID.2", n=least_bid(options))
    yield say("how-much", "P4A.COUNT.2", tricks=trick_total(options))


def _score(options: Options) -> family.Phrases:
    if not _has_auction(options):
        yield say("three-score-turned", "P4C.TURN.3")
        return
    if is_in_units(options):
        n = least_bid(options)
        yield say("three-units", "P4A.PAY.2", bid=n, n=unit_of(options, n))
        yield say("three-double", "P4A.PAY.4")
        yield say("three-concede", "P4A.PLAY.2")
        return
    yield say("made", "P4A.POINTS.4")
    yield say("set", "P4A.POINTS.4")
    yield say(f"three-save-{options.meld_saved_by}", "P4A.POINTS.3")
    yield say("three-concede-points", "P4A.POINTS.5")


def _match(options: Options) -> family.Phrases:
    if options.duplicate:
        yield say_duplicate("pinochle")
        return
    if is_in_units(options):
        yield say("three-endless", "P4A.PAY.1")
        return
    yield say("target-alone", "P4A.POINTS.6", n=target_of(options))
    if _has_auction(options) and options.win_by_bidding:
        yield say("three-bid-out", "P4C.BID.3")
