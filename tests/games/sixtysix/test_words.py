"""Every key that a deal or a refusal can say has words in both languages, and its numbers suffice for them."""

from __future__ import annotations

from random import Random

import pytest

from hlaska.core.actions import CALL
from hlaska.core.board import cards_in
from hlaska.core.errors import Phrase
from hlaska.core.game import Match
from hlaska.games.sixtysix.game import SixtySix
from hlaska.games.sixtysix.public import HAND, View
from tests.games.sixtysix.play import random_game, walk
from tests.told import is_said


def phrases_of(game: SixtySix, match: Match, rng: Random) -> list[Phrase]:
    """Everything that one deal says to anybody, refusals included."""
    found: list[Phrase | None] = []
    for state, events in walk(game, match, rng):
        found += [
            game.explainer.explain_event(state.pub, e.for_seat(seat)) for e in events for seat in (-1, 0, 1)
        ]
        for seat in (-1, 0, 1):
            view = game.view(state, seat)
            said = game.explainer.explain(view)
            found += [said.question, said.title, said.duty, *said.calls, *said.melds, *said.stakes]
            if seat >= 0:
                cards = rng.sample((*game.pack, *(64 | c for c in game.pack)), 6)
                asked = (*range(CALL, CALL + len(game.calls)), *cards, *(64 | c for c in hand(view)))
                found += [game.explainer.explain_refusal(view, a) for a in asked if a not in view.legal]
        for item in state.pub.items:
            found.append(Phrase(item.key, {**item.args, "seat": item.seat, "value": item.value}))
            found += [Phrase(f"factor-sixtysix-{why}") for why, _ in item.factors]
    return [phrase for phrase in found if phrase is not None]


def hand(view: View) -> list[int]:
    return [c for c in cards_in(view.places[HAND + view.seat]) if c >= 0]


@pytest.mark.slow
def test_everything_said_has_words() -> None:
    rng = Random(66)
    said: dict[str, Phrase] = {}
    for _ in range(60):
        game = random_game(rng)
        for phrase in phrases_of(game, game.opening(), rng):
            said.setdefault(phrase.key, phrase)
    assert len(said) > 65
    for phrase in said.values():
        is_said(SixtySix(), phrase)
