"""Makes and reads the code by which one joins a table that waits. It is read as people write it."""

from __future__ import annotations

import secrets
from typing import Final

from hlaska.core.errors import BadText, Phrase

LETTERS: Final = "ABCDEFGHJKMPRSTUWXYZ"  # none that look or sound alike: no I, L, N, O, Q, V
LENGTH: Final = 6


def new_join_code() -> str:
    """Draws a code, short enough to be said: one of 64 million."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_join_code(text: str) -> str:
    """Reads a code in any case, with spaces or hyphens. Raises BadText."""
    code = "".join(text.split()).replace("-", "").upper()
    if len(code) != LENGTH or not set(code) <= set(LETTERS):
        raise BadText(
            f"'{text[:20]}' is no code; a code has {LENGTH} of the letters {LETTERS}",
            Phrase("problem-bad-code", {"n": LENGTH}),
        )
    return code
