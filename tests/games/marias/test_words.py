"""Every key that a deal can show has words in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from hlaska.core.actions import CALL
from hlaska.core.board import Event
from hlaska.core.errors import Phrase
from hlaska.games.marias.game import Marias
from hlaska.games.marias.public import State
from hlaska.locales import languages
from tests.games.marias.chance import deal, house
from tests.told import is_said

pytestmark = pytest.mark.slow
LANGUAGES = [name for name in languages() if (Path("src/hlaska/locales") / name / "marias.ftl").exists()]
DEALS = 400


def phrases_of(game: Marias, state: State, events: list[Event], rng: Random) -> Iterator[Phrase]:
    for seat in range(-1, 3):
        view = game.view(state, seat)
        told = game.explainer.explain(view)
        yield from (r for r in (told.question, told.title, told.duty) if r is not None)
        yield from (*told.calls, *told.melds, *told.stakes)
        yield Phrase(told.verb, {"card": 5})
        for event in events:
            phrase = game.explainer.explain_event(state.pub, event.for_seat(seat))
            if phrase is not None:
                yield phrase
        for action in rng.sample(range(CALL + len(game.calls)), 5):
            if seat >= 0 and action not in view.legal:
                why = game.explainer.explain_refusal(view, action)
                assert why is not None
                yield why
    for item in state.pub.items:
        yield Phrase(item.key, item.args | {"seat": item.seat, "value": item.value, "base": item.base})
        yield from (Phrase(f"factor-marias-{why}", {"n": n}) for why, n in item.factors)


@cache
def phrases() -> tuple[Phrase, ...]:
    found: dict[str, Phrase] = {}
    for number in range(DEALS):
        rng = Random(number)
        game = Marias(house(rng, number))
        for state, events in deal(game, rng):
            for phrase in phrases_of(game, state, events, rng):
                found.setdefault(f"{phrase.key} {sorted(phrase.args)}", phrase)
    return tuple(found.values())


def test_everything_that_is_told_has_words() -> None:
    for phrase in phrases():
        is_said(Marias(), phrase)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_one_that_is_told(language: str) -> None:
    """Nothing rots in the files: what is not a helper, a name or a variant is shown by some deal or by name here."""
    path = Path("src/hlaska/locales") / language / "marias.ftl"
    keys = re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.M)
    assert len(keys) == len(set(keys))
    told = {phrase.key for phrase in phrases()}
    spare = [k for k in keys if k not in told and not re.match(r"marias-|game-|preset-|option-|group-", k)]
    spare = [k for k in spare if not k.endswith(("-you", "-many", "-high"))]
    assert len(spare) < 12, spare  # deals at random do not show everything
