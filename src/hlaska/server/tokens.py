"""Makes tokens of guests and sessions: random, and kept only as their hash."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """Makes a token of 128 random bits as 22 letters."""
    return secrets.token_urlsafe(16)


def hash_token(token: str) -> str:
    """Returns what is kept of a token, "" for none. It is enough to know it again, not enough to have it."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""
