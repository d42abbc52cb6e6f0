"""Teaches partnership pinochle to somebody who has never played it."""

from __future__ import annotations

from hlaska.core.lesson import Section, say_duplicate, section
from hlaska.families.pinochle import lesson as family
from hlaska.families.pinochle.lesson import say
from hlaska.games.pinochle.deal import least_nines, must_ask_nines
from hlaska.games.pinochle.game import Pinochle
from hlaska.games.pinochle.match_rules import has_mercy
from hlaska.games.pinochle.numbers import copies_of, hand_size, least_bid, step_of, target_of, trick_total
from hlaska.games.pinochle.options import Options


def lesson(game: Pinochle) -> tuple[Section, ...]:
    options = game.options
    single = options.deck == "single"
    return (
        section(
            "aim",
            [
                say("aim", "P0.SEAT.1"),
                say("aim-bid" if _has_auction(options) else "aim-turned", "P1.SCORE.1"),
            ],
        ),
        family.cards(
            game, game.positions.fixed, copies_of(options), "P1.COUNT.1" if single else "P2.COUNT.1"
        ),
        section("deal", _deal(options)),
        *([section("bidding", _bidding(options))] if _has_auction(options) else []),
        family.melds([say("meld-all", "P1.MELD.1")], game.table, single),
        family.duties(game, game.positions.fixed, options.heading),
        section("score", _score(options)),
        section("match", _match(options)),
    )


def _has_auction(options: Options) -> bool:
    return options.trump_by == "auction"


def _deal(options: Options) -> family.Phrases:
    yield say("dealt", "P1.DEAL.1" if options.deck == "single" else "P2.DEAL.1", n=hand_size(options))
    if must_ask_nines(options):
        yield say(
            "nines-no-meld" if options.redeal_nines == "five_no_meld" else "nines",
            "P1.DEAL.3",
            n=least_nines(options),
        )
    if _has_auction(options):
        yield say("auction", "P1.BID.6")
        yield say("names-trumps", "P1.TRUMP.1")
        if options.pass_count:
            yield say(f"passing-{options.exchange_mode}", "P1.PASS.1", n=options.pass_count)
    else:
        yield say("turned", "P1.VAR.7")
    yield say("meld-shown", "P1.MELD.6")
    yield say("lead" if _has_auction(options) else "lead-forehand", "P1.PLAY.1", n=hand_size(options))


def _bidding(options: Options) -> family.Phrases:
    yield say("bids", "P1.BID.1")
    yield say("least", "P1.BID.2", n=least_bid(options), step=step_of(options))
    yield say("stuck", "P1.BID.7", n=least_bid(options))
    if options.trump_requirement != "none":
        yield say("needs-marriage", "P2.TRUMP.2")
    yield say("how-much", "P1.SCORE.1", tricks=trick_total(options))


def _score(options: Options) -> family.Phrases:
    if not _has_auction(options):
        yield say("score-turned", "P1.VAR.7")
    else:
        yield say("made", "P1.SCORE.1")
        yield say("set", "P1.SCORE.2")
        yield say("others", "P1.SCORE.3")
    if options.save_meld != "none":
        yield say(f"save-{options.save_meld}", "P1.SCORE.6")
    if _has_auction(options) and options.board_rule:
        yield say("board", "P1.BOARD.1", n=trick_total(options))
    if _has_auction(options) and options.throw_in:
        yield say("throw-in", "P1.BOARD.2")


def _match(options: Options) -> family.Phrases:
    if options.duplicate:
        yield say_duplicate("pinochle")
        return
    if options.deck == "single" and options.scoring == "chips":
        yield say("chips", "P1.VAR.4", n=target_of(options))
    elif options.game_mode == "points":
        yield say("target", "P1.END.1", n=target_of(options))
        if _has_auction(options):
            yield say("both", "P1.END.2")
        if has_mercy(options):
            yield say("mercy", "P1.END.5", n=-(options.mercy or 0))
    else:
        yield say(f"match-{options.game_mode}", "P1.END.3")
