"""What a request is answered with where nothing else is to be told."""

from __future__ import annotations

from msgspec import Struct, field

from hlaska.core.errors import Phrase


class Problem(Struct, frozen=True):
    """Every HTTP answer of 400 and up. kind: bad_options, bad_request, no_game, no_table, not_yours, not_found, ..."""

    kind: str
    text: str
    phrase: Phrase = field(name="row")


class Done(Struct, frozen=True):
    """It is done, and there is nothing else to say."""

    count: int = 0
