"""Partnership pinochle for somebody who has never played it."""

from __future__ import annotations

from hlaska.core.lesson import Section, say_duplicate, section
from hlaska.families.pinochle import lesson as family
from hlaska.families.pinochle.lesson import say
from hlaska.games.pinochle.deal import asks_nines, least_nines
from hlaska.games.pinochle.game import Pinochle
from hlaska.games.pinochle.match_rules import has_mercy
from hlaska.games.pinochle.numbers import copies_of, hand_size, least_bid, step_of, target_of, trick_total
from hlaska.games.pinochle.options import Options


def lesson(game: Pinochle) -> tuple[Section, ...]:
    o = game.options
    single = o.deck == "single"
    return (
        section("aim", [say("aim", "P0.SEAT.1"), say("aim-bid" if _bids(o) else "aim-turned", "P1.SCORE.1")]),
        family.cards(game, game.positions.fixed, copies_of(o), "P1.COUNT.1" if single else "P2.COUNT.1"),
        section("deal", _deal(o)),
        *([section("bidding", _bidding(o))] if _bids(o) else []),
        family.melds([say("meld-all", "P1.MELD.1")], game.table, single),
        family.duties(game, game.positions.fixed, o.heading),
        section("score", _score(o)),
        section("match", _match(o)),
    )


def _bids(o: Options) -> bool:
    return o.trump_by == "auction"


def _deal(o: Options) -> family.Told:
    yield say("dealt", "P1.DEAL.1" if o.deck == "single" else "P2.DEAL.1", n=hand_size(o))
    if asks_nines(o):
        yield say(
            "nines-no-meld" if o.redeal_nines == "five_no_meld" else "nines", "P1.DEAL.3", n=least_nines(o)
        )
    if _bids(o):
        yield say("auction", "P1.BID.6")
        yield say("names-trumps", "P1.TRUMP.1")
        if o.pass_count:
            yield say(f"passing-{o.exchange_mode}", "P1.PASS.1", n=o.pass_count)
    else:
        yield say("turned", "P1.VAR.7")
    yield say("meld-shown", "P1.MELD.6")
    yield say("lead" if _bids(o) else "lead-forehand", "P1.PLAY.1", n=hand_size(o))


def _bidding(o: Options) -> family.Told:
    yield say("bids", "P1.BID.1")
    yield say("least", "P1.BID.2", n=least_bid(o), step=step_of(o))
    yield say("stuck", "P1.BID.7", n=least_bid(o))
    if o.trump_requirement != "none":
        yield say("needs-marriage", "P2.TRUMP.2")
    yield say("how-much", "P1.SCORE.1", tricks=trick_total(o))


def _score(o: Options) -> family.Told:
    if not _bids(o):
        yield say("score-turned", "P1.VAR.7")
    else:
        yield say("made", "P1.SCORE.1")
        yield say("set", "P1.SCORE.2")
        yield say("others", "P1.SCORE.3")
    if o.save_meld != "none":
        yield say(f"save-{o.save_meld}", "P1.SCORE.6")
    if _bids(o) and o.board_rule:
        yield say("board", "P1.BOARD.1", n=trick_total(o))
    if _bids(o) and o.throw_in:
        yield say("throw-in", "P1.BOARD.2")


def _match(o: Options) -> family.Told:
    if o.duplicate:
        yield say_duplicate("pinochle")
        return
    if o.deck == "single" and o.scoring == "chips":
        yield say("chips", "P1.VAR.4", n=target_of(o))
    elif o.game_mode == "points":
        yield say("target", "P1.END.1", n=target_of(o))
        if _bids(o):
            yield say("both", "P1.END.2")
        if has_mercy(o):
            yield say("mercy", "P1.END.5", n=-(o.mercy or 0))
    else:
        yield say(f"match-{o.game_mode}", "P1.END.3")
