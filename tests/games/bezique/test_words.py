"""Every key that a deal or a refusal can say has words in both languages, and its numbers suffice for them."""

from __future__ import annotations

from random import Random

import pytest

from hlaska.core.actions import CALL
from hlaska.core.errors import Phrase
from hlaska.core.game import Match
from hlaska.games.bezique.game import Bezique
from tests.games.bezique.play import random_game, walk
from tests.told import is_said

RARE = (
    "sequence",
    "double-bezique",
    "triple-bezique",
    "quadruple-bezique",
    "plain-sequence",
    "sequence-trump",
)
MELDS = ("marriage", "royal", "bezique", *(f"four-{rank}" for rank in ("aces", "kings", "queens", "jacks")))


def phrases_of(game: Bezique, match: Match, rng: Random) -> list[Phrase]:
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
                asked = (*range(CALL, CALL + len(game.calls)), *rng.sample(game.pack, 6))
                found += [game.explainer.explain_refusal(view, a) for a in asked if a not in view.legal]
        found += [Phrase(item.key, item.args) for item in state.pub.items]
    return [phrase for phrase in found if phrase is not None]


@pytest.mark.slow
def test_everything_said_has_words() -> None:
    rng = Random(64)
    said: dict[str, Phrase] = {}
    for n in range(40):
        game = Bezique() if n % 2 else random_game(rng)
        for phrase in phrases_of(game, Match((0, 840)), rng):
            said.setdefault(phrase.key, phrase)
    for kind in ("act", "item", "call"):
        for name in (*RARE, *MELDS):
            if kind == "act" or not name.endswith("-trump"):
                key = f"{kind}-bezique-{name}"
                said.setdefault(key, Phrase(key, {"suit": 2, "points": 40, "seat": 1}))
    assert len(said) > 90
    for phrase in said.values():
        is_said(Bezique(), phrase)
