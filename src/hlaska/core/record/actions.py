"""Reads actions from text.

They are separated by blanks or commas; calls of several words are found by the longest match.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.record.setup import LONGEST

_APART: Final = re.compile(r"[,;|]")
_NUMBER: Final = re.compile(r"\d+\.+")  # of a trick
_SEAT: Final = re.compile(r"(\d{1,2}):(.*)")
MOST_WORDS: Final = 4  # of a card in words: `the ace of hearts`


def read_moves(game: Game, text: str) -> Iterator[tuple[int, int]]:
    """Yields the (seat, action) of a line of actions; seat -1: the seat on turn. Raises BadText."""
    for chunk in _APART.split(text):
        words, at, seat = chunk.split(), 0, -1
        while at < len(words):
            prefix = _SEAT.fullmatch(words[at])
            if _NUMBER.fullmatch(words[at]):
                at += 1
            elif prefix:
                seat, words[at] = int(prefix[1]), prefix[2]
                at += not prefix[2]
            else:
                action, used = _first(game, words, at)
                yield seat, action
                seat, at = -1, at + used
        if seat >= 0:
            raise BadText(f"'{seat}:' without an action")


def _first(game: Game, words: Sequence[str], at: int) -> tuple[int, int]:
    """Finds the action that begins with a word, and how many words it is. Raises BadText."""
    ahead = words[at : at + max(game.calls.words, MOST_WORDS + 1)]
    most = min(game.calls.words, len(ahead))
    for n in range(most, 0, -1):
        call = game.calls.find(" ".join(ahead[:n]))
        if call is not None:
            return call, n
    for n in range(1, most):
        if len(ahead[n]) < 12 and game.calls.find_same_kind(" ".join(ahead[: n + 1])):
            game.parse_action(" ".join(ahead[: n + 1]))  # raises: there is no such amount
    if len(ahead[0]) > LONGEST:
        raise BadText(f"'{ahead[0][:LONGEST]}...' is too long for an action")
    try:
        return game.parse_action(ahead[0]), 1
    except BadText:
        if len(ahead) > MOST_WORDS or len(" ".join(ahead)) > LONGEST:
            raise
    try:
        return game.parse_action(" ".join(ahead)), len(ahead)  # a card in words
    except BadText:
        return game.parse_action(ahead[0]), 1  # raises: says what is wrong with the first word
