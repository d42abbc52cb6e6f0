"""A game with something changed in it, to see whether tests notice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any

from hlaska.core.adviser import Adviser
from hlaska.core.explainer import Explainer
from hlaska.core.game import Game

PARTS = {"explainer": Explainer, "adviser": Adviser}


def planted(honest: Game, members: Mapping[str, Any]) -> Game:
    """The same game with some members replaced: its own, or those of its explainer or adviser. A method that replaces
    another gets the honest game first."""
    own = {key: _asked(value, honest) if callable(value) else value for key, value in members.items()}
    changes = {
        part: {key: own.pop(key) for key in members if hasattr(kind, key)} for part, kind in PARTS.items()
    }

    def init(self: Any, house: Any = None) -> None:
        super(kind, self).__init__(house)
        for part, change in changes.items():
            if change:
                setattr(self, part, _with(getattr(self, part), change))
        if "calls" in members:
            self.explainer.calls = members["calls"]

    kind: Any = type("Planted", (type(honest),), {**own, "__init__": init})
    made: Game = kind(honest.options)
    return made


def _asked(method: Callable[..., Any], honest: Game) -> Callable[..., Any]:
    return lambda self, *args: method(honest, *args)


def _with(part: Any, members: Mapping[str, Any]) -> Any:
    made = copy(part)
    made.__class__ = type("Planted", (type(part),), dict(members))
    return made
