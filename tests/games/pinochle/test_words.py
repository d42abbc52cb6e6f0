"""Every key that a deal or a refusal can say has words in both languages, and its numbers suffice for them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hlaska.core.errors import BadOptions, Row
from hlaska.core.game import CALL
from hlaska.core.options import random_options, schema
from hlaska.games import GAMES, game_class
from hlaska.locales import Words
from tests import laws
from tests.games.told import names_option

MINE = [id for id in GAMES if id.startswith("pinochle")]
LANGUAGES = pytest.mark.parametrize("language", ["en", "cs"])
GAME = pytest.mark.parametrize("id", MINE)


def some_game(id: str, rng: Random) -> Any:
    """A preset or random house rules."""
    kind: Any = game_class(id)
    while True:
        try:
            if rng.random() < 0.4:
                return kind(rng.choice(list(kind.presets.values())))
            return kind(random_options(kind.Options, rng, rng.choice((None, 4))))
        except BadOptions:
            continue


def rows_of(game: Any, rng: Random) -> list[Row]:
    """What one deal says to anybody, some refusals included."""
    trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.moody(rng))
    found: list[Row | None] = []
    for state, events in zip(trace.states(), trace.batches(), strict=True):
        found += [game.tell(state.pub, e.for_seat(seat)) for e in events for seat in (-1, 0, 1)]
        seats = (-1, state.pub.turn) if state.pub.turn >= 0 else (-1, 0)
        for seat in seats:
            view = game.view(state, seat)
            said = game.explain(view)
            found += [said.question, said.title, said.duty, *said.calls, *said.melds, *said.stakes]
            if seat >= 0 and state.pub.turn >= 0:
                others = rng.sample((*range(CALL, CALL + len(game.calls)), *game.pack), 8)
                found += [game.forbids(view, a) for a in others if a not in view.legal]
        found += [Row(i.key, {**i.args, "seat": i.seat, "value": i.value}) for i in state.pub.items]
        found += [Row(f"factor-{game.id}-{why}") for i in state.pub.items for why, _ in i.factors]
        if game.explain(game.view(state, 0)).verb != "act-play":
            verb = game.explain(game.view(state, 0)).verb
            found += [Row(verb, {"card": game.pack[0]})]
    return [row for row in found if row is not None]


@LANGUAGES
@GAME
def test_everything_said_has_words(id: str, language: str) -> None:
    rng, words = Random(48), Words(language, faces="french", names=("Anna", "Petr", "Jana", "Ota"))
    said: dict[str, Row] = {}
    for _ in range(60):
        for row in rows_of(some_game(id, rng), rng):
            said.setdefault(row.key, row)
    assert len(said) > 40
    for row in said.values():
        assert words.has(row.key), row.key
        for text in (words.row(row), words.second(row), words.second(row, "confirm")):
            assert "{" not in text, (row, text)
        assert words.row(row)


@LANGUAGES
@GAME
def test_presets_and_choices_have_names(id: str, language: str) -> None:
    words, kind = Words(language), game_class(id)
    assert words.has(f"game-{id}")
    assert words.has(f"game-{id}-line")
    for preset in kind.presets:
        assert words.has(f"preset-{id}-{preset}")
    for option in schema(kind.Options):
        assert language == "en" or names_option(words, id, option.name), option.name
        if option.kind == "choice":
            missing = [c for c in option.choices if not names_option(words, id, f"{option.name}-{c}")]
            assert not missing, option.name


def keys(language: str, id: str) -> set[str]:
    """The keys of a game's own messages, those of the options left out."""
    from pathlib import Path

    import hlaska.locales as locales

    text = (Path(locales.__file__).parent / language / f"{id}.ftl").read_text(encoding="utf-8")
    names = [line.partition(" =")[0] for line in text.splitlines() if " =" in line and line[:1].isalpha()]
    assert len(names) == len(set(names)), "a key is there twice"
    return {name for name in names if not name.startswith("option-") and not name.endswith("-you")}


@GAME
def test_both_languages_say_the_same_things(id: str) -> None:
    assert keys("en", id) == keys("cs", id)
