"""Teaches Thousand to somebody who has never played it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hlaska.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, couple
from hlaska.core.errors import Phrase
from hlaska.core.lesson import (
    Row,
    Section,
    Teach,
    examples,
    points_in,
    ranks,
    rules_in,
    say_duplicate,
    section,
)
from hlaska.games.thousand.game import Thousand
from hlaska.games.thousand.options import Options
from hlaska.games.thousand.position import WORTH
from hlaska.games.thousand.public import TRICKS
from hlaska.kernel.play import pair_worth

say: Final = Teach("thousand", "mariage")
HAND, WIDOW = 7, 3


def lesson(game: Thousand) -> tuple[Section, ...]:
    options, rules = game.options, rules_in(game.positions.fixed)
    total = points_in(rules, game.pack)
    cards = [
        say("cards", "TH.DECK.1", n=len(game.pack)),
        say("ten", "CD.RANK.1"),
        say("total", "TH.DECK.1", n=total),
    ]
    suits = (HEARTS, DIAMONDS, CLUBS, SPADES)
    rows = [
        Row(couple(s), (pair_worth(s, -1, WORTH),), say("marriage-of", "TH.MARR.1", suit=s)) for s in suits
    ]
    duty = say("strict-beat" if options.th_must_beat else "strict", "TH.PLAY.3")
    return (
        section("aim", [say("aim", "TH.SCORE.4", n=options.target), say("aim-declarer", "TH.SCORE.2")]),
        section("cards", cards, [ranks(rules, game.pack)]),
        section("deal", _deal(options)),
        section("bidding", _bidding(options, total)),
        section("marriages", _marriages(options), rows),
        section("duties", [duty], examples=examples(game, rules)),
        section("score", _score(options)),
        section("match", _match(options)),
    )


def _deal(options: Options) -> Iterator[Phrase]:
    yield say("dealt", "TH.DEAL.1", n=HAND, widow=WIDOW)
    yield say("auction", "TH.BID.1", n=options.min_bid, step=options.bid_step)
    yield say("widow", "TH.WIDOW.1", n=HAND + WIDOW)
    if options.th_rospis:
        yield say("rospis", "TH.ROSPIS.1")
    yield say("give", "TH.PASS.1", n=TRICKS)
    yield say("raise", "TH.RAISE.1")
    yield say("lead", "TH.PLAY.1", n=TRICKS)


def _bidding(options: Options, total: int) -> Iterator[Phrase]:
    yield say("forced", "TH.BID.1", n=options.min_bid)
    yield say(f"cap-{options.th_bid_cap}", "TH.BID.2", n=total)
    if options.th_blind:
        yield say("blind", "TH.BID.3")


def _marriages(options: Options) -> Iterator[Phrase]:
    yield say("marriage", "TH.MARR.1")
    yield say("marriage-first" if options.th_first_trick_marriage else "marriage-later", "TH.MARR.2")
    yield say("new-trumps", "TH.MARR.3")
    if options.th_ace_marriage:
        yield say("aces", "TH.MARR.4", n=options.th_ace_marriage)


def _score(options: Options) -> Iterator[Phrase]:
    yield say(f"declarer-{options.th_declarer_scores}", "TH.SCORE.2")
    yield say("opponents", "TH.SCORE.3", n=options.th_rounding)
    if options.th_bolts and not options.duplicate:
        yield say("bolts", "TH.BOLT.1")


def _match(options: Options) -> Iterator[Phrase]:
    if options.duplicate:
        yield say_duplicate("mariage")
        return
    yield say("match", "TH.END.1", n=options.target)
    if options.th_barrel:
        yield say("barrel", "TH.BARREL.1", n=options.th_barrel_at, tries=options.th_barrel_tries)
        yield say(f"barrel-{options.th_barrel_fall}", "TH.BARREL.2")
    if options.th_silent_at:
        yield say("silent", "TH.SILENT.1", n=options.th_silent_at)
    if options.th_reset_555:
        yield say("reset", "TH.RESET.1")
    if options.th_gold_set:
        yield say("gold", "TH.GOLD.1")
