"""Both Mariáš games for two: everything told has words, buttons are whole legal turns, deals of all house rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hlaska.core import record as records
from hlaska.core.actions import CALL
from hlaska.core.board import Event, State
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.core.options import random_options
from hlaska.games import find_game, game_class
from hlaska.locales import Language, languages
from tests import laws
from tests.told import is_said

GAMES = ("marias_two", "marias_thirteen")
DEALS = 160
RECORDS = sorted(p for name in GAMES for p in (Path(__file__).parents[1] / "records" / name).glob("*.txt"))
LOCALES = Path(__file__).parents[2] / "src/hlaska/locales"
each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("language", languages())


def some_game(name: str, rng: Random) -> Game:
    """The preset for every other deal, else house rules at random."""
    game_type: Any = game_class(name)
    made: Game = game_type(random_options(game_type.Options, rng) if rng.random() < 0.5 else None)
    return made


def states(name: str, number: int) -> Iterator[tuple[Game, State, list[Event]]]:
    rng = Random(number)
    game = some_game(name, rng)
    trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.moody(rng))
    for state, batch in zip(trace.states(), trace.batches(), strict=True):
        yield game, state, batch


def told(game: Game, state: State, events: list[Event], rng: Random) -> Iterator[Phrase]:
    for seat in (-1, 0, 1):
        view = game.view(state, seat)
        explanation = game.explainer.explain(view)
        yield from (r for r in (explanation.question, explanation.title, explanation.duty) if r is not None)
        yield from (*explanation.calls, *explanation.melds, *explanation.stakes)
        found = (game.explainer.explain_event(state.pub, event.for_seat(seat)) for event in events)
        yield from (phrase for phrase in found if phrase is not None)
        for action in (*rng.sample(range(CALL + len(game.calls)), 5), CALL + 1):
            if seat >= 0 and action not in view.legal:
                why = game.explainer.explain_refusal(view, action)
                assert why is not None
                yield why
    for item in state.pub.items:
        yield Phrase(item.key, item.args | {"seat": item.seat, "value": item.value, "base": item.base})
        yield from (Phrase(Language().factor_key(game.id, why), {"n": n}) for why, n in item.factors)


@cache
def phrases(name: str) -> tuple[Phrase, ...]:
    found: dict[str, Phrase] = {}
    rng = Random(1)
    for number in range(DEALS):
        for game, state, events in states(name, number):
            for phrase in told(game, state, events, rng):
                found.setdefault(f"{phrase.key} {sorted(phrase.args)}", phrase)
    return tuple(found.values())


@pytest.mark.slow
@each_game
def test_everything_that_is_told_has_words(name: str) -> None:
    for phrase in phrases(name):
        is_said(find_game(name), phrase)


@pytest.mark.slow
@each_game
@each_language
def test_nobody_else_pays(name: str, language: str) -> None:
    """Two play: nothing is paid by each of several."""
    words = Language(language, money=2, names=("Anna", "Petr"))
    for phrase in phrases(name):
        text = " ".join((words.sentence(phrase), words.attribute(phrase), words.attribute(phrase, "confirm")))
        assert not re.search(r"\beach\b(?! ten)|každého", text), (phrase, text)


@pytest.mark.slow
@each_game
@each_language
def test_every_message_is_one_that_is_told(name: str, language: str) -> None:
    text = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z][\w-]*) =", text, re.M)
    assert len(keys) == len(set(keys))
    seen = {phrase.key for phrase in phrases(name)}
    rest = [k for k in keys if k not in seen and not re.match(r"game-|preset-|option-|place-", k)]
    assert not [k for k in rest if not k.endswith(("-you", "-high"))]


@pytest.mark.slow
@each_game
def test_marriages_and_sevens_occur(name: str) -> None:
    """The random deals above reach what they are meant to reach."""
    keys = {phrase.key for phrase in phrases(name)}
    assert {
        "meld-marias-marriage",
        "event-marias-marriage",
        "duty-head",
        "duty-trump",
    } <= keys
    assert "item-marias-revoke" in keys
    if name == "marias_two":
        assert {"item-marias-seven-won", "item-marias-hundred-made", "duty-marias-keep-seven"} <= keys
    else:
        assert {"act-marias_thirteen-exchange", "event-marias_thirteen-exchange"} <= keys


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    """It replays, its result is the document's, and it comes back from its text."""
    record, played = records.check_text(path.read_text(encoding="utf-8"), game_class)
    assert played[0].after is not None
    assert record.deals[0].result
    assert record.rules == game_class(record.game).rules_version
    assert records.read(records.write(record, game_class), game_class) == record


def test_there_is_a_record_of_each_game() -> None:
    assert {path.parent.name for path in RECORDS} == set(GAMES)


@each_game
def test_the_pack_is_carried_on(name: str) -> None:
    """The next deal is dealt from the gathered piles, by the other player (marias:G.SEAT.1, G.GATHER.1)."""
    game = find_game(name)
    rng = Random(3)
    trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.moody(rng))
    assert trace.after is not None
    assert trace.after.first == 1
    assert sorted(trace.after.pack[0]) == sorted(game.pack)
    assert sum(trace.after.scores) == 0
