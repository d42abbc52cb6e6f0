"""Forms for real cards: filled in from a deal that was played they give the deal's own settlement."""

from __future__ import annotations

import os
import re
from random import Random
from typing import Any

import pytest

from hlaska.core.game import Game, Match
from hlaska.core.public import Item
from hlaska.core.scoring import Scoring, by_chair, enter
from hlaska.games import GAMES, find_game, game_class, scoring
from hlaska.games.bezique.settle import NO_MELDS
from tests import laws, told
from tests.test_every_game import random_game

SIZES = {"coverage": "3", "nightly": "200"}
DEALS = int(os.environ.get("HLASKA_DEALS", SIZES.get(os.environ.get("HYPOTHESIS_PROFILE", ""), "6")))
PRESETS = [(name, preset) for name in GAMES for preset in game_class(name).presets]

UNASKED = {"sixtysix": {"tricks"}}
"""Numbers of items that no sentence tells, and no form asks."""


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


def asked(form: Scoring[Any], told: dict[str, int]) -> dict[str, int]:
    """What a client would send: only fields that are asked."""
    found: dict[str, int] = {}
    for field in form.fields():
        names = [f"{field.name}-{s}" for s in range(form.game.seats)] if field.each else [field.name]
        if all(found.get(name) in values for name, values in field.when):
            found |= {name: told.get(name, field.usual) for name in names}
    return found


def agrees(game: Game, form: Scoring[Any], match: Match, rng: Random, choose: Any) -> Match:
    trace = laws.play_deal(game, match, laws.shuffled(game, rng), choose)
    played = trace.states()[-1]
    facts = asked(form, form.facts(trace.start, played))
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
    sources = [p.read_text("utf-8") for p in (told.ROOT / "src/hlaska").rglob("scoring.py")]
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
