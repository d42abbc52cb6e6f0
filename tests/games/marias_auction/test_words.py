"""Every key that a deal of auction Mariáš can show has words."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from hlaska.core.errors import Phrase
from hlaska.games.marias_auction.game import MariasAuction
from tests.games import told
from tests.games.marias_auction.test_examples import dealt, table
from tests.games.marias_book import house

pytestmark = pytest.mark.slow
LANGUAGES = told.languages_of("marias_auction")


@cache
def phrases() -> tuple[Phrase, ...]:
    rngs = [(Random(n), n) for n in range(240)]
    found = told.all_phrases((MariasAuction(house(MariasAuction, rng, n)), rng) for rng, n in rngs)
    t = table(deck=dealt("C7", "S7", "H7", "D7")).act("pass", "pass", "take")
    refused = t.game.explainer.explain_refusal(t.game.view(t.state, 0), t.game.call("play seven S"))
    assert refused is not None
    return (*found, refused)


def test_everything_that_is_told_has_words() -> None:
    told.check_words(MariasAuction(), phrases())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_one_that_is_told(language: str) -> None:
    assert not told.unused("marias_auction", language, phrases())
