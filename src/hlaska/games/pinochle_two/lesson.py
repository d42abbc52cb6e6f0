"""Teaches two-handed pinochle to somebody who has never played it."""

from __future__ import annotations

from hlaska.core.cards import CLUBS, HEARTS, card_of
from hlaska.core.errors import Phrase
from hlaska.core.lesson import Row, Section, say_duplicate, section
from hlaska.families.pinochle import lesson as family
from hlaska.families.pinochle.lesson import say
from hlaska.games.pinochle_two import public as at
from hlaska.games.pinochle_two.game import PinochleTwo
from hlaska.games.pinochle_two.options import Options

HAND = 12


def lesson(game: PinochleTwo) -> tuple[Section, ...]:
    options = game.options
    return (
        section("aim", [say("two-aim", "P4B.SCORE.3")]),
        family.cards(game, game.positions.fixed, 2, "P4B.SCORE.1"),
        section("deal", _deal(options)),
        section("melds", _melds(options), _rows(options)),
        family.duties(game, game.positions.fixed, options.heading),
        section("score", _score(options)),
        section("match", _match(options)),
    )


def _deal(options: Options) -> family.Phrases:
    yield say("two-dealt", "P4B.DEAL.1", n=HAND)
    yield say("two-open", "P4B.HALF1.1")
    yield say(f"two-meld-{options.meld_when}", "P4B.HALF1.2")
    yield say("two-nine", "P4B.MELD.6", n=at.NINE_POINTS)
    yield say("two-rest", "P4B.HALF2.1", n=HAND)


def _melds(options: Options) -> family.Phrases:
    yield say("two-one", "P4B.MELD.2")
    yield say("two-again", "P4B.MELD.4")


def _rows(options: Options) -> list[Row]:
    """Returns what each meld counts, with hearts as trumps."""
    calls = {
        "run": at.FLUSH,
        "royal": at.MARRIAGE + HEARTS,
        "plain": at.MARRIAGE + CLUBS,
        "pinochle": at.PINOCHLE,
    }
    calls |= {name: at.AROUNDS + i for i, name in enumerate(("aces", "kings", "queens", "jacks"))}
    rows = []
    for name, call in calls.items():
        lay = at.lay_of(call, HEARTS)
        double = at.lay_of(call + 1, HEARTS).points if name == "pinochle" and options.double_meld_bonus else 0
        rows.append(Row(tuple(reversed(lay.cards)), (lay.points,), say(f"meld-{name}", "P4B.MELD.1"), double))
    nine = card_of(HEARTS, at.nine_of(0))
    return [*rows, Row((nine,), (at.NINE_POINTS,), say("meld-nine", "P4B.MELD.6"))]


def _score(options: Options) -> list[Phrase]:
    return [say("two-score", "P4B.SCORE.3"), say(f"two-round-{options.round_tricks}", "P4B.SCORE.2")]


def _match(options: Options) -> family.Phrases:
    if options.duplicate:
        yield say_duplicate("pinochle")
        return
    if options.game_mode == "single_deal":
        yield say("match-single_deal", "P4B.SCORE.4")
        return
    yield say("target-alone", "P4B.SCORE.4", n=options.target)
    if options.declare_out:
        yield say("two-declare", "P4B.SCORE.5")
