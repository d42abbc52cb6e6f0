"""Every key that a deal or a refusal can say has words in both languages, and its numbers suffice for them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hlaska.core.board import cards_in
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Match
from hlaska.core.options import schema
from hlaska.games.sixtysix.game import SixtySix
from hlaska.games.sixtysix.pub import HAND, View
from hlaska.locales import Words
from tests.games.sixtysix.play import random_game, walk
from tests.games.told import names_option


def rows_of(game: SixtySix, match: Match, rng: Random) -> list[Row]:
    """Everything that one deal says to anybody, refusals included."""
    found: list[Row | None] = []
    for state, events in walk(game, match, rng):
        found += [game.tell(state.pub, e.for_seat(seat)) for e in events for seat in (-1, 0, 1)]
        for seat in (-1, 0, 1):
            view = game.view(state, seat)
            said = game.explain(view)
            found += [said.question, said.title, said.duty, *said.calls, *said.melds, *said.stakes]
            if seat >= 0:
                cards = rng.sample((*game.pack, *(64 | c for c in game.pack)), 6)
                asked = (*range(CALL, CALL + len(game.calls)), *cards, *(64 | c for c in hand(view)))
                found += [game.forbids(view, a) for a in asked if a not in view.legal]
        for item in state.pub.items:
            found.append(Row(item.key, {**item.args, "seat": item.seat, "value": item.value}))
            found += [Row(f"factor-sixtysix-{why}") for why, _ in item.factors]
    return [row for row in found if row is not None]


def hand(view: View) -> list[int]:
    return [c for c in cards_in(view.places[HAND + view.seat]) if c >= 0]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_everything_said_has_words(language: str) -> None:
    rng, words = Random(66), Words(language, names=("Anna", "Petr", "Jana"))
    said: dict[str, Row] = {}
    for _ in range(60):
        game = random_game(rng)
        for row in rows_of(game, game.opening(), rng):
            said.setdefault(row.key, row)
    assert len(said) > 65
    for row in said.values():
        assert words.has(row.key), row.key
        for text in (words.row(row), words.second(row), words.second(row, "confirm")):
            assert "{" not in text, (row, text)
        assert words.row(row)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_presets_and_choices_have_names(language: str) -> None:
    words: Any = Words(language)
    for preset in SixtySix.presets:
        assert words.has(f"preset-sixtysix-{preset}")
    for option in schema(SixtySix.Options):
        assert language == "en" or names_option(words, "sixtysix", option.name)
        if option.kind == "choice" and option.name != "deal_pattern":
            assert all(names_option(words, "sixtysix", f"{option.name}-{c}") for c in option.choices)
