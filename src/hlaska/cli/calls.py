"""Lists the calls of a game with what each means. The command line and the documents use it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.calls import format_some
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.locales import Language


def call_rows(
    game: Game[Any], language: Language, actions: Iterable[Action] = ()
) -> Iterator[tuple[str, str]]:
    """Yields the texts of each kind of call, and what the first means.

    actions: the calls; by default all that the options allow.
    """
    pub = game.start(game.opening(), game.pack)[0].pub
    for _, group in groupby(actions or game.callable, lambda action: game.calls[action].kind):
        calls = [(action, game.calls[action]) for action in group]
        action, first = calls[0]
        means = _meaning(game, pub, action, language)
        yield format_some([call for _, call in calls]), means if len(calls) == 1 else f"{first.text}: {means}"


def _meaning(game: Game[Any], pub: Any, action: Action, language: Language) -> str:
    """Returns what a call says to its player, with the second line of its button."""
    call = game.calls[action]
    told = game.explainer.explain_event(pub, Event("call", 0, action))
    phrase = told or Phrase(f"act-{game.explainer.key}-{call.slug}")
    button = Phrase(phrase.key.replace("call-", "act-", 1), phrase.args)
    more = "doubles the stake" if call.raises else _without_numbers(language.attribute(button))
    said = language.sentence(phrase).rstrip(".")
    return f"{said}: {more}." if more else f"{said}."


def _without_numbers(detail: str) -> str:
    """Returns the parts of a detail without a number. They are true in every position."""
    parts = detail.split(", ")
    return ", ".join(part for part in parts if " " in part and not any(map(str.isdecimal, part)))
