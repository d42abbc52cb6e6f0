"""Forms for real cards: filled in from a deal that was played they give the deal's own settlement."""

from __future__ import annotations

import os
import re
from random import Random
from typing import Any

import pytest

from hlaska.core.game import Game, Match
from hlaska.core.public import Item
from hlaska.core.scorecard import Impossible, Scorecard, enter
from hlaska.games import GAMES, find_game, game_class, scoring
from hlaska.games.bezique.settle import NO_MELDS
from tests import laws, told
from tests.forms import by_chair, fill_form
from tests.test_every_game import random_game

SIZES = {"coverage": "3", "nightly": "200"}
DEALS = int(os.environ.get("HLASKA_DEALS", SIZES.get(os.environ.get("HYPOTHESIS_PROFILE", ""), "6")))
PRESETS = [(name, preset) for name in GAMES for preset in game_class(name).presets]

UNASKED = {"sixtysix": {"tricks"}, "thousand": {"tricks", "declared"}}
"""Numbers of items that no form asks: those that no sentence tells, and what a sum of points is made of."""


def side_of(game: Game, pub: Any, seat: int) -> int:
    return game.side(pub, seat) if seat >= 0 else 0


def lines(game: Game, pub: Any, told: dict[str, int]) -> list[tuple[Any, ...]]:
    """The items as they are compared: what is whose, how much, by what factors and with which numbers. Of hands that
    were compared after one trick only whether the contract was won is asked, not the trick."""
    unasked = UNASKED.get(game.id, {"tricks"} if "contract_won" in told else set())

    def line(i: Item) -> tuple[Any, ...]:
        args = {name: n for name, n in i.args.items() if name not in unasked}
        return i.key, side_of(game, pub, i.seat), i.value, i.base, i.factors, args

    return summed(pub.items) if game.id == "bezique" else [line(i) for i in pub.items]


def summed(items: tuple[Item, ...]) -> list[tuple[Any, ...]]:
    """In Bezique players mark points and no combinations: a form asks their sum."""
    declared = [i for i in items if i.key not in NO_MELDS]
    found: dict[tuple[Any, ...], int] = {}
    for i in items:
        key = ("declared", i.seat) if i in declared else (i.key, i.seat, *i.args.items())
        found[key] = found.get(key, 0) + i.value
    return sorted((*map(str, key), n) for key, n in found.items())


def asked(form: Scorecard[Any], told: dict[str, int]) -> dict[str, int]:
    """What a client would send: only fields that are asked."""
    found: dict[str, int] = {}
    for field in form.fields():
        names = [f"{field.name}-{s}" for s in range(form.game.seats)] if field.each else [field.name]
        if all(found.get(name) in values for name, values in field.when):
            found |= {name: told.get(name, field.usual) for name in names}
    return found


def agrees(game: Game, form: Scorecard[Any], match: Match, rng: Random, choose: Any) -> Match:
    trace = laws.play_deal(game, match, laws.shuffled(game, rng), choose)
    played = trace.states()[-1]
    facts = asked(form, fill_form(form, played))
    entered = enter(form, match, by_chair(form.fields(), game.chairs(match), facts))
    assert lines(game, entered.pub, facts) == lines(game, played.pub, facts), facts
    assert entered.pub.result == played.pub.result
    assert trace.after is not None
    for name in ("scores", "first", "notes", "winners"):
        assert getattr(entered.after, name) == getattr(trace.after, name), name
    return entered.after


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_form_settles_as_a_deal_that_was_played(name: str, preset: str) -> None:
    game, rng = find_game(name, preset), Random(5)
    form, match = scoring(game), game.opening()
    for _ in range(DEALS):
        match = agrees(game, form, match, rng, laws.moody(rng))
        if match.winners:
            match = game.opening()


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_every_word_of_a_form_is_written_in_every_language(name: str, preset: str) -> None:
    game = find_game(name, preset)
    for field in scoring(game).fields():
        for phrase in (field.says, field.nobody, *(c.says for c in field.choices)):
            if phrase is not None:
                told.is_said(game, phrase)


def test_every_fault_is_said_in_every_language() -> None:
    """A fault is a key `score-fault-...`; each in the sources is written, and nothing else is."""
    sources = [p.read_text("utf-8") for p in (told.ROOT / "src/hlaska").rglob("scorecard.py")]
    raised = {
        m
        for text in sources
        for m in re.findall(r'Impossible\([^,()]+(?:\([^()]*\))?[^,()]*, "([a-z0-9-]+)"', text)
    }
    written = {
        key.removeprefix("score-fault-") for key in told.keys("en", "score") if key.startswith("score-fault-")
    }
    assert raised | {"number"} == written


@pytest.mark.parametrize("name", GAMES)
def test_forms_under_random_house_rules_settle_as_deals_that_were_played(name: str) -> None:
    for seed in range(2 * DEALS):
        rng = Random(seed)
        game = random_game(name, rng)
        form, match = scoring(game), game.opening()
        for _ in range(2):
            match = agrees(game, form, match, rng, laws.moody(rng))
            if match.winners:
                break


# ---------------------------------------------------------------- what cannot be
FOUR = {"trump": 0, "played": 1, "flek_game": 1, "points": 60}
RUNG = {"contract": 1, "lone": 0, "trump": 0, "points": 60}
SNAPS = {"claimant": 0, "points-0": 66, "points-1": 20}
THOUSAND = {"declarer": 0, "contract": 100, "points-0": 100, "points-1": 15, "points-2": 5}
BID = {"declarer": 0, "contract": 250, "meld-0": 100, "tricks": 150}
UNITS = {"bidder": 0, "contract": 300, "meld_bidder": 100, "tricks": 150}
POINTS = {"bidder": 0, "contract": 200, "points-0": 200, "points-1": 30, "points-2": 20}
TRICKS_16 = {"declared-0": 100, "declared-1": 40, "last": 0, "brisques-0": 10, "brisques-1": 6}

WRONG: list[tuple[str, list[str], dict[str, int], str, str]] = [
    (
        "marias",
        ["two_sevens=true"],
        {"trump": 1, "lone": 0, "points": 60, "two": 0, "helper": 1},
        "helper",
        "helper",
    ),
    (
        "marias",
        ["two_sevens=true"],
        {"trump": 1, "lone": 0, "points": 60, "two": 0, "helper": 2, "seven": 1},
        "two",
        "two-and-seven",
    ),
    (
        "marias",
        ["two_sevens=true", "two_sevens_with_hundred=false"],
        {"trump": 1, "lone": 0, "points": 60, "two": 0, "helper": 2, "hundred": 1},
        "two",
        "two-and-hundred",
    ),
    (
        "marias",
        ["against_rule=flek_first_double"],
        {"trump": 1, "lone": 0, "points": 60, "seven_against": 1},
        "flek_game",
        "flek-first",
    ),
    ("marias_two", [], {"trump": 0, "points": 60, "seven_against": 0}, "seven_against", "other-side"),
    ("marias_thirteen", [], {"points": 40, "marriages-0": 80, "marriages-1": 40}, "marriages-0", "marriages"),
    ("marias_four", [], FOUR | {"partner": 1, "seven": 2}, "seven", "own-side"),
    ("marias_four", [], FOUR | {"partner": 1, "seven_against": 1}, "seven_against", "other-side"),
    (
        "marias_four",
        ["partner_durchs=true"],
        {"contract": 5, "lone": 0, "partner": -1, "tricks": 8, "tricks_partner": 0},
        "partner",
        "partner",
    ),
    (
        "marias_four",
        ["partner_durchs=true"],
        {"contract": 5, "lone": 0, "partner": 1, "tricks": 6, "tricks_partner": 3},
        "tricks_partner",
        "tricks",
    ),
    ("marias_four", ["partner_durchs=true"], {"contract": 6, "lone": 0, "tricks": 7}, "last", "who"),
    ("marias_auction", [], {"lone": 0}, "contract", "choose"),
    ("marias_auction", [], RUNG | {"hundred_against": 0}, "hundred_against", "other-side"),
    ("sixtysix", [], {"points-0": 60, "points-1": 50, "no_trick-1": 1}, "no_trick-1", "trick-with-points"),
    ("sixtysix", ["pack=20"], SNAPS | {"points-1": 0}, "points-1", "trick-without-points"),
    ("sixtysix", [], SNAPS | {"points-0": 200, "points-1": 100}, "points-0", "points"),
    (
        "sixtysix",
        [],
        {"points-0": 0, "points-1": 0, "no_trick-0": 1, "no_trick-1": 1},
        "no_trick-0",
        "no-tricks",
    ),
    ("sixtysix", ["closer_success_basis=at_close"], SNAPS | {"closer": 0, "had": 30}, "had", "had"),
    ("thousand", [], THOUSAND | {"points-2": 10}, "points-0", "sum"),
    ("thousand", [], THOUSAND | {"contract": 90}, "contract", "range"),
    ("thousand", ["th_blind=true"], THOUSAND | {"blind": 1}, "contract", "range"),
    ("thousand", ["th_bolt_on=no_trick"], THOUSAND | {"no_trick-1": 1}, "no_trick-1", "trick-with-points"),
    ("pinochle", [], BID | {"contract": 255}, "contract", "bid"),
    ("pinochle", [], BID | {"contract": 500}, "status", "not-on-board"),
    ("pinochle", [], BID | {"status": 2}, "status", "on-board"),
    ("pinochle", [], BID | {"tricks": 250, "nines": 2}, "nines", "nines"),
    (
        "pinochle",
        ["deck=double", "minimum20=true", "pass_count=0", "pass_with_help=false"],
        {"declarer": 0, "contract": 50, "tricks": 30},
        "status",
        "meld-below-20",
    ),
    ("pinochle_three", [], UNITS | {"contract": 305}, "contract", "range"),
    ("pinochle_three", [], UNITS | {"meld_bidder": 300}, "status", "meld-makes"),
    ("pinochle_three", [], UNITS | {"status": 1}, "status", "meld-short"),
    ("pinochle_three", [], UNITS | {"tricks": 240, "buried": 20}, "tricks", "points"),
    ("pinochle_three", ["settle_by=points"], POINTS | {"points-0": 190}, "points-0", "whole"),
    ("pinochle_three", ["settle_by=points"], POINTS | {"no_trick-1": 1}, "no_trick-1", "trick-with-points"),
    (
        "pinochle_two",
        ["declare_out=true"],
        {"claim": 0, "won-0": 200, "won-1": 100},
        "won-0",
        "points",
    ),
    ("bezique", [], TRICKS_16 | {"brisques-1": 5}, "brisques-0", "whole"),
    ("bezique", [], TRICKS_16 | {"last": -1}, "last", "who"),
    ("bezique", [], TRICKS_16 | {"declared-0": 1000}, "winner", "reached"),
    ("bezique", [], {"winner": 1, "declared-1": 500}, "winner", "not-reached"),
    (
        "bezique",
        ["bz_brisque_timing=won"],
        {"winner": 1, "declared-1": 1000, "brisques-0": 12, "brisques-1": 6},
        "brisques-0",
        "points",
    ),
]


@pytest.mark.parametrize(("name", "settings", "answers", "field", "fault"), WRONG)
def test_what_cannot_be_is_refused_with_what_would_be_right(
    name: str, settings: list[str], answers: dict[str, int], field: str, fault: str
) -> None:
    game = find_game(name, None, settings)
    with pytest.raises(Impossible) as refused:
        enter(scoring(game), game.opening(), answers)
    assert (refused.value.field, refused.value.phrase.key) == (field, f"score-fault-{fault}")
    told.is_said(game, refused.value.phrase)


def test_who_sits_out_is_asked_nothing() -> None:
    game = find_game("marias", None, ["players=4"])
    with pytest.raises(Impossible, match="sits out"):
        enter(scoring(game), game.opening(), {"contract": 1, "lone": 3, "tricks": 0})
    suit = {"lone": 0, "trump": 0, "points": 60, "flek_game": 1, "twenties-3": 1}
    with pytest.raises(Impossible) as refused:
        enter(scoring(game), game.opening(), suit)
    assert refused.value.field == "twenties-3"
