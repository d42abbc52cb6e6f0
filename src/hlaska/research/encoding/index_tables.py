"""Describes each index of an action and of an observation under given rules, for people."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from hlaska.core.actions import CALL
from hlaska.core.game import Game
from hlaska.research.encoding.action_index import ActionIndex, Rung
from hlaska.research.encoding.observation import Encoder


def action_rows(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """Yields ranges of indices of actions, with what they share."""
    index = ActionIndex(game)
    for what, group in groupby(range(index.size), lambda i: _what(index, i)):
        numbers = list(group)
        yield _range(numbers[0], numbers[-1]), what or index.text(numbers[0])


def observation_rows(game: Game[Any]) -> Iterator[tuple[str, str, str, str]]:
    """Yields the parts of an observation with recall: indices, name, shape, values."""
    for span in Encoder(game, recall=True).spans:
        yield _range(span.start, span.stop - 1), span.name, "×".join(map(str, span.shape)), span.help


def _what(index: ActionIndex, i: int) -> str:
    """Returns what neighbours in the index have in common.

    A call's own text is its alone, but for the numbers in it.
    """
    entry = index.entries[i]
    if isinstance(entry, Rung):
        ladder = entry.ladder.removesuffix(" {}")
        return f"`{ladder}`, so many steps above the lowest amount that may be bid"
    if entry >= CALL:
        call = index.game.calls[entry]
        return f"`{call.kind}` for each" if "{}" in call.kind else f"`{call.text}`"
    how = entry >> 6
    if how == 0:
        return "a card"
    return (
        "king or queen with a declaration"
        if how == 1 and _has_single_copies(index)
        else f"a copy of a card, `#{how}`"
    )


def _has_single_copies(index: ActionIndex) -> bool:
    return len(set(index.game.pack)) == len(index.game.pack)


def _range(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"
