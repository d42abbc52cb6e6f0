"""Teaches Mariage, Sixty-Six and Schnapsen to somebody who has never played them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hlaska.core.cards import HEARTS, card_of
from hlaska.core.errors import Phrase
from hlaska.core.lesson import (
    Section,
    Teach,
    examples,
    marriages,
    points_in,
    ranks,
    rules_in,
    say_duplicate,
    section,
)
from hlaska.games.sixtysix.game import SixtySix
from hlaska.games.sixtysix.options import Options
from hlaska.games.sixtysix.position import LOWEST, WORTH
from hlaska.games.sixtysix.settle import GOAL, SAVED, Facts, failed_close_value, lost_deal_value, wrong_worth

say: Final = Teach("sixtysix", "mariage")


def lesson(game: SixtySix) -> tuple[Section, ...]:
    options, rules = game.options, rules_in(game.positions.fixed)
    suit = ranks(rules, game.pack)
    return (
        section("aim", _aim(options)),
        section("cards", _cards(game), [suit]),
        section("deal", _deal(game)),
        section(
            "marriages",
            _marriages(options),
            marriages(WORTH, say("plain", "MG.MARR.1"), say("royal", "MG.MARR.1")),
        ),
        section(
            "duties", [say(f"strict-{options.strict_follow}", "MG.PLAY.3")], examples=examples(game, rules)
        ),
        section("score", _score(options)),
        section("match", _match(options)),
    )


def _aim(options: Options) -> Iterator[Phrase]:
    yield say("aim-auto" if options.auto_claim else "aim", "MG.CLAIM.1", n=GOAL)


def _cards(game: SixtySix) -> Iterator[Phrase]:
    rules = rules_in(game.positions.fixed)
    yield say("cards", "MG.DECK.1", n=len(game.pack))
    yield say("ten", "CD.RANK.1")
    yield say("total", "CD.VALUE.1", n=points_in(rules, game.pack))
    if rules.last:
        yield say(f"last-{game.options.last_trick_scope}", "MG.SCORE.9", n=rules.last)


def _deal(game: SixtySix) -> Iterator[Phrase]:
    options = game.options
    if options.players == 3:
        yield say("dealer", "M3.PLAYER.1")
    yield say("dealt", "SN.DEAL.1" if options.pack == 20 else "MG.DEAL.1", n=game.hand_size)
    yield say("open", "MG.PLAY.1")
    yield say("draw", "MG.DRAW.1")
    if options.rob:
        yield say(
            f"rob-{options.rob_window}", "MG.ROB.1", suit=HEARTS, card=card_of(HEARTS, LOWEST[options.pack])
        )
        if options.rob_requires_trick:
            yield say("rob-trick", "SX.ROB.1")
    if options.closing:
        yield say(f"close-{options.close_window}", "MG.CLOSE.1")
    yield say("end", "MG.PHASE.1")


def _marriages(options: Options) -> Iterator[Phrase]:
    yield say("marriage", "MG.MARR.1")
    yield say(f"credit-{options.marriage_credit}", "MG.MARR.3")
    yield say("marriage-closed" if options.closed_marriages else "marriage-open", "MG.MARR.2")


def _score(options: Options) -> Iterator[Phrase]:
    if not options.auto_claim:
        yield say(f"claim-{options.claim_timing}", "MG.CLAIM.2", n=GOAL)
    one, two, three = (lost_deal_value(*lost).points for lost in ((1, SAVED), (1, 0), (0, 0)))
    yield say("worth", "MG.SCORE.2", one=one, two=two, three=three, saved=SAVED)
    if not options.auto_claim:
        some, none = (wrong_worth(options, Facts((0, SAVED), (1, tricks), 0)).points for tricks in (1, 0))
        equal = options.false_claim != "claimants_value" and some == none
        how = "value" if options.false_claim == "claimants_value" else "flat" if equal else "table"
        yield say(f"wrong-{how}", "MG.SCORE.4", n=some, m=none)
    if options.closing:
        yield from _closing(options)
    yield say(
        f"unclaimed-{options.unclaimed}",
        "SN.SCORE.5" if options.unclaimed == "last_trick_one" else "MG.SCORE.7",
    )


def _closing(options: Options) -> Iterator[Phrase]:
    def worth(tricks: int, own: int = 0) -> int:
        return failed_close_value(options, Facts((own, 0), (1, tricks), closer=0, frozen=(tricks, 0))).points

    if options.closer_fail_points == "by_closer_count":
        yield say("failed-count", "SX.SCORE.3", one=worth(1, SAVED), n=worth(1), m=worth(0), saved=SAVED)
    else:
        yield say(f"failed-{options.closer_fail_basis}", "MG.SCORE.5", n=worth(1), m=worth(0))
    if options.closer_success_basis == "at_close":
        yield say("frozen", "SN.SCORE.1")


def _match(options: Options) -> Iterator[Phrase]:
    if options.duplicate:
        yield say_duplicate("mariage")
    elif options.match_mode == "raw_points":
        yield say("match-raw", "MG.MATCH.2", n=options.raw_target)
    elif options.match_mode == "three_in_a_row":
        yield say("match-row", "MG.MATCH.4")
    else:
        yield say(f"match-{options.score_display}", "MG.MATCH.1", n=options.target)
    if options.match_bummerl > 1 and not options.duplicate:
        yield say("bummerl", "SN.MATCH.3", n=options.match_bummerl)
    if options.players == 3:
        yield say(f"dealer-{options.dealer_scores}", "M3.SCORE.1")
