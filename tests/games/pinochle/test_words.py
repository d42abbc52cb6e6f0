"""Every key that a deal or a refusal can say has words in both languages, and its numbers suffice for them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hlaska.core.actions import CALL
from hlaska.core.errors import BadOptions, Phrase
from hlaska.core.options import random_options
from hlaska.games import GAMES, find_game, game_class
from tests import laws
from tests.told import is_said

MINE = [id for id in GAMES if id.startswith("pinochle")]
GAME = pytest.mark.parametrize("id", MINE)


def some_game(id: str, rng: Random) -> Any:
    """A preset or random house rules."""
    game_type: Any = game_class(id)
    while True:
        try:
            if rng.random() < 0.4:
                return game_type(rng.choice(list(game_type.presets.values())))
            return game_type(random_options(game_type.Options, rng, rng.choice((None, 4))))
        except BadOptions:
            continue


def phrases_of(game: Any, rng: Random) -> list[Phrase]:
    """What one deal says to anybody, some refusals included."""
    trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.moody(rng))
    found: list[Phrase | None] = []
    for state, events in zip(trace.states(), trace.batches(), strict=True):
        found += [
            game.explainer.explain_event(state.pub, e.for_seat(seat)) for e in events for seat in (-1, 0, 1)
        ]
        seats = (-1, state.pub.turn) if state.pub.turn >= 0 else (-1, 0)
        for seat in seats:
            view = game.view(state, seat)
            said = game.explainer.explain(view)
            found += [said.question, said.title, said.duty, *said.calls, *said.melds, *said.stakes]
            if seat >= 0 and state.pub.turn >= 0:
                others = rng.sample((*range(CALL, CALL + len(game.calls)), *game.pack), 8)
                found += [game.explainer.explain_refusal(view, a) for a in others if a not in view.legal]
        found += [Phrase(i.key, {**i.args, "seat": i.seat, "value": i.value}) for i in state.pub.items]
        found += [Phrase(f"factor-{game.id}-{why}") for i in state.pub.items for why, _ in i.factors]
        if game.explainer.explain(game.view(state, 0)).verb != "act-play":
            verb = game.explainer.explain(game.view(state, 0)).verb
            found += [Phrase(verb, {"card": game.pack[0]})]
    return [phrase for phrase in found if phrase is not None]


@pytest.mark.slow
@GAME
def test_everything_said_has_words(id: str) -> None:
    rng = Random(48)
    said: dict[str, Phrase] = {}
    for _ in range(60):
        for phrase in phrases_of(some_game(id, rng), rng):
            said.setdefault(phrase.key, phrase)
    assert len(said) > 40
    for phrase in said.values():
        is_said(find_game(id), phrase)
