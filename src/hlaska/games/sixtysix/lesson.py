"""Mariage, Sixty-Six and Schnapsen for somebody who has never played them."""

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
from hlaska.games.sixtysix.settle import GOAL, SAVED, Facts, failed_close, table, wrong_worth

say: Final = Teach("sixtysix", "mariage")


def lesson(game: SixtySix) -> tuple[Section, ...]:
    o, rules = game.options, rules_in(game.positions.fixed)
    suit = ranks(rules, game.pack)
    return (
        section("aim", _aim(o)),
        section("cards", _cards(game), [suit]),
        section("deal", _deal(game)),
        section(
            "marriages", _marriages(o), marriages(WORTH, say("plain", "MG.MARR.1"), say("royal", "MG.MARR.1"))
        ),
        section("duties", [say(f"strict-{o.strict_follow}", "MG.PLAY.3")], examples=examples(game, rules)),
        section("score", _score(o)),
        section("match", _match(o)),
    )


def _aim(o: Options) -> Iterator[Phrase]:
    yield say("aim-auto" if o.auto_claim else "aim", "MG.CLAIM.1", n=GOAL)


def _cards(game: SixtySix) -> Iterator[Phrase]:
    rules = rules_in(game.positions.fixed)
    yield say("cards", "MG.DECK.1", n=len(game.pack))
    yield say("ten", "CD.RANK.1")
    yield say("total", "CD.VALUE.1", n=points_in(rules, game.pack))
    if rules.last:
        yield say(f"last-{game.options.last_trick_scope}", "MG.SCORE.9", n=rules.last)


def _deal(game: SixtySix) -> Iterator[Phrase]:
    o = game.options
    if o.players == 3:
        yield say("dealer", "M3.PLAYER.1")
    yield say("dealt", "SN.DEAL.1" if o.pack == 20 else "MG.DEAL.1", n=game.hand_size)
    yield say("open", "MG.PLAY.1")
    yield say("draw", "MG.DRAW.1")
    if o.rob:
        yield say(f"rob-{o.rob_window}", "MG.ROB.1", suit=HEARTS, card=card_of(HEARTS, LOWEST[o.pack]))
        if o.rob_requires_trick:
            yield say("rob-trick", "SX.ROB.1")
    if o.closing:
        yield say(f"close-{o.close_window}", "MG.CLOSE.1")
    yield say("end", "MG.PHASE.1")


def _marriages(o: Options) -> Iterator[Phrase]:
    yield say("marriage", "MG.MARR.1")
    yield say(f"credit-{o.marriage_credit}", "MG.MARR.3")
    yield say("marriage-closed" if o.closed_marriages else "marriage-open", "MG.MARR.2")


def _score(o: Options) -> Iterator[Phrase]:
    if not o.auto_claim:
        yield say(f"claim-{o.claim_timing}", "MG.CLAIM.2", n=GOAL)
    one, two, three = (table(*lost).points for lost in ((1, SAVED), (1, 0), (0, 0)))
    yield say("worth", "MG.SCORE.2", one=one, two=two, three=three, saved=SAVED)
    if not o.auto_claim:
        some, none = (wrong_worth(o, Facts((0, SAVED), (1, tricks), 0)).points for tricks in (1, 0))
        equal = o.false_claim != "claimants_value" and some == none
        how = "value" if o.false_claim == "claimants_value" else "flat" if equal else "table"
        yield say(f"wrong-{how}", "MG.SCORE.4", n=some, m=none)
    if o.closing:
        yield from _closing(o)
    yield say(f"unclaimed-{o.unclaimed}", "SN.SCORE.5" if o.unclaimed == "last_trick_one" else "MG.SCORE.7")


def _closing(o: Options) -> Iterator[Phrase]:
    def worth(tricks: int, own: int = 0) -> int:
        return failed_close(o, Facts((own, 0), (1, tricks), closer=0, frozen=(tricks, 0))).points

    if o.closer_fail_points == "by_closer_count":
        yield say("failed-count", "SX.SCORE.3", one=worth(1, SAVED), n=worth(1), m=worth(0), saved=SAVED)
    else:
        yield say(f"failed-{o.closer_fail_basis}", "MG.SCORE.5", n=worth(1), m=worth(0))
    if o.closer_success_basis == "at_close":
        yield say("frozen", "SN.SCORE.1")


def _match(o: Options) -> Iterator[Phrase]:
    if o.duplicate:
        yield say_duplicate("mariage")
    elif o.match_mode == "raw_points":
        yield say("match-raw", "MG.MATCH.2", n=o.raw_target)
    elif o.match_mode == "three_in_a_row":
        yield say("match-row", "MG.MATCH.4")
    else:
        yield say(f"match-{o.score_display}", "MG.MATCH.1", n=o.target)
    if o.match_bummerl > 1 and not o.duplicate:
        yield say("bummerl", "SN.MATCH.3", n=o.match_bummerl)
    if o.players == 3:
        yield say(f"dealer-{o.dealer_scores}", "M3.SCORE.1")
