"""Hashes passwords by argon2id beside the event loop, few at a time."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.server.accounts.common_passwords import is_guessable
from hlaska.server.limits.concurrency import ConcurrencyLimit

SHORTEST: Final = 8
LONGEST: Final = 200
EDGES: Final = "0123456789 .,!?*+-_#"  # what is put around a name to make it a password
AT_ONCE: Final = 2  # hashed at a time: each takes a core and 19 MiB
WAITING: Final = 20  # that are hashed or wait for it; more are told to come later
# argon2id with 19 MiB, two passes, one lane: the least that OWASP's cheat sheet names, about 30 ms of a core.
USUAL: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


class BadPassword(HlaskaError):
    """Says that a password cannot be taken."""

    def __init__(self, why: str, key: str) -> None:
        super().__init__(f"password: {why}", Phrase(key, {"least": SHORTEST, "most": LONGEST}))


def check_password(password: str, name: str) -> None:
    """Raises BadPassword for one that cannot be taken for this name."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadPassword(f"expected {SHORTEST} to {LONGEST} letters", "problem-password-length")
    if password.strip(EDGES).casefold() == name.casefold() or is_guessable(password):
        raise BadPassword("it is too easy to guess", "problem-password-easy")


class Passwords:
    """Hashes and checks passwords. `hasher`: with other parameters, for tests."""

    def __init__(self, hasher: PasswordHasher = USUAL) -> None:
        self._hasher, self._free, self._room = hasher, asyncio.Semaphore(AT_ONCE), ConcurrencyLimit(WAITING)
        self._nobody = ""  # the hash that is compared with where there is no account

    async def hash(self, password: str) -> str:
        """Returns what is kept of a password. Raises Busy."""
        with self._room.place():
            async with self._free:
                return await asyncio.to_thread(self._hasher.hash, _bytes(password))

    async def is_correct(self, kept: str | None, password: str) -> bool:
        """Tells whether it is the password. The work is the same where there is no account (None). Raises Busy."""
        if not self._nobody:
            self._nobody = await self.hash("nobody")
        with self._room.place():
            async with self._free:
                found = await asyncio.to_thread(self._verify, kept or self._nobody, password)
        return found and kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Tells whether a hash was made with other parameters than now."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _bytes(password))
        except (VerifyMismatchError, InvalidHashError):
            return False


def _bytes(password: str) -> bytes:
    """Returns the bytes of a password, the same however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
