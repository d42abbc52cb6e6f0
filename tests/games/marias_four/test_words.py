"""Every key that a deal of partnership Mariáš can show has words."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from hlaska.core.errors import Phrase
from hlaska.core.view import View
from hlaska.games.marias_four.game import MariasFour
from hlaska.games.marias_four.public import NAME, PLACES, WITH_PARTNER, WITH_WISE, MariasFourPublic
from tests.games import told
from tests.games.marias_book import house
from tests.games.marias_four.test_examples import finished

pytestmark = pytest.mark.slow
LANGUAGES = told.languages_of("marias_four")


DURCHS = [
    (WITH_PARTNER, (1, 1, 1, 3, 1, 3, 1, 1)),
    (WITH_PARTNER, (1, 1, 1, 1, 1, 1, 2)),
    (WITH_PARTNER, (0,)),
    (WITH_WISE, (1,) * 8),
    (WITH_WISE, (0,)),
]


@cache
def phrases() -> tuple[Phrase, ...]:
    """What deals at random show, and how durchs end that hardly ever succeed there."""
    rngs = [(Random(n), n) for n in range(400)]
    found = told.all_phrases((MariasFour(house(MariasFour, rng, n)), rng) for rng, n in rngs)
    items = [i for contract, took in DURCHS for i in finished(contract, took, partner=3).items]
    own_card = MariasFour().explainer.no_call(durch_to_name(), NAME)
    assert own_card is not None
    return (
        *found,
        own_card,
        *(Phrase(i.key, i.args | {"seat": i.seat, "value": i.value, "base": i.base}) for i in items),
    )


def durch_to_name() -> View[MariasFourPublic]:
    """The view of who plays a durch with a partner and names a card."""
    return View(0, MariasFourPublic("name", 0, contract=WITH_PARTNER), ((),) * len(PLACES))


def test_everything_that_is_told_has_words() -> None:
    told.check_words(MariasFour(), phrases())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_one_that_is_told(language: str) -> None:
    assert not told.unused("marias_four", language, phrases())
