"""Declares answers to a request where nothing else is to be told."""

from __future__ import annotations

from msgspec import Struct, field

from hlaska.core.errors import Phrase


class Problem(Struct, frozen=True):
    """Answers every HTTP request that fails, with a status of 400 and up.

    kind: bad_options, bad_request, no_game, no_table, not_yours, not_found, ...
    text: what was wrong, in English.
    phrase: the same for a client that translates.
    """

    kind: str
    text: str
    phrase: Phrase = field(name="row")


class Done(Struct, frozen=True):
    """Says that it is done, and nothing else."""

    count: int = 0
