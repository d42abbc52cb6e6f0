"""Tokens of guests and sessions: random, and kept only as their hash."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """128 random bits as 22 letters."""
    return secrets.token_urlsafe(16)


def hash_token(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to have it. "" for none."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""
