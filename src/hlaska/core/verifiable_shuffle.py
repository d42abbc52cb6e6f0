"""Makes a deck that anyone can check.

It follows from a secret that was promised before, and from what each player adds.

docs/fair.md says the same so that it can be written again elsewhere. Everything that is hashed is ASCII text: each step
can be done by hand with `printf %s TEXT | sha256sum`.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final

from msgspec import Struct

from hlaska.core.cards import cards_text
from hlaska.core.errors import BadText, Phrase
from hlaska.core.game import Shuffle

NOTHING: Final = -1  # the number of a player's luck who added none
_LUCK: Final = re.compile(r"[0-9a-f]{15}")  # 60 bits, which a line of the journal holds as a number
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_DRAWS: Final = 8  # 32-bit numbers in a digest


class BadContribution(BadText):
    """Says that what was sent is not a player's contribution."""

    def __init__(self, text: str) -> None:
        super().__init__(
            f"luck '{text[:40]}': expected 15 hexadecimal digits, 0-9 and a-f", Phrase("refused-luck")
        )


class Proof(Struct, frozen=True):
    """Shows how a deal's deck came about.

    commit: SHA-256 of the secret, shown before the deal.
    secret: shown after the deal.
    seal: SHA-256 of secret and deck, shown before anybody acted.
    lucks: what each chair added, "" for nothing.
    """

    commit: str
    secret: str
    seal: str
    lucks: tuple[str, ...]


# ---------------------------------------------------------------- secrets and promises
def new_key() -> str:
    """Makes the key of all secrets of a table. It is 32 random bytes in hexadecimal digits, never told."""
    return secrets.token_hex(32)


def secret_of(key: str, deal: int) -> str:
    """Makes the secret of the deal of this number. It tells nothing of the key nor of another deal's."""
    return hmac.digest(bytes.fromhex(key), f"deal {deal}".encode(), "sha256").hex()


def opening_shuffle(key: str) -> Shuffle:
    """Returns the shuffle that says who deals first where tables share a key.

    It is as of a deal 0 without contributions.
    """
    return shuffler(secret_of(key, 0), ())


def commit_of(secret: str) -> str:
    """Returns the commitment to a secret, which is told before its deal."""
    return _digest(secret)


def seal_of(secret: str, deck: Sequence[int]) -> str:
    """Returns the seal of a deck, told when the deck lies on the table."""
    return _digest(f"{secret} {cards_text(deck)}")


def proof_of(key: str, deal: int, deck: Sequence[int], lucks: Sequence[int]) -> Proof:
    """Makes the proof of a deal of a table; lucks by chair as numbers."""
    secret = secret_of(key, deal)
    return Proof(commit_of(secret), secret, seal_of(secret, deck), tuple(map(contribution_text, lucks)))


def fault(proof: Proof, deck: Sequence[int]) -> str:
    """Names what of a proof is wrong, as far as it shows without its match. It is `secret`, `deck` or ""."""
    if commit_of(proof.secret) != proof.commit:
        return "secret"
    return "deck" if seal_of(proof.secret, deck) != proof.seal else ""


def is_digest(text: str) -> bool:
    """Tells whether it is a SHA-256 in hexadecimal digits."""
    return _DIGEST.fullmatch(text) is not None


# ---------------------------------------------------------------- what players add
def new_contribution() -> str:
    """Makes 60 random bits, for a program that plays for a person."""
    return secrets.token_hex(8)[:15]


def contribution_number(text: str) -> int:
    """Reads a player's contribution as a number, NOTHING for "". Raises BadContribution."""
    if text and not _LUCK.fullmatch(text):
        raise BadContribution(text)
    return int(text, 16) if text else NOTHING


def contribution_text(number: int) -> str:
    """Writes what `contribution_number` reads."""
    return "" if number == NOTHING else f"{number:015x}"


# ---------------------------------------------------------------- the shuffle
def shuffler(secret: str, lucks: Sequence[str]) -> Shuffle:
    """Returns the shuffle of a secret and of what each chair added, "" for nothing."""
    numbers = _numbers(_digest(" ".join((secret, *(luck or "-" for luck in lucks)))))

    def below(limit: int) -> int:
        bound = 2**32 - 2**32 % limit  # above it the small numbers would come more often
        return next(n for n in numbers if n < bound) % limit

    def shuffle(cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    return shuffle


def _numbers(seed: str) -> Iterator[int]:
    """Yields 32-bit numbers without end."""
    block = 0
    while True:
        digest = sha256(f"{seed} {block}".encode()).digest()
        yield from (int.from_bytes(digest[4 * i : 4 * i + 4]) for i in range(_DRAWS))
        block += 1


def _digest(text: str) -> str:
    return sha256(text.encode("ascii")).hexdigest()
