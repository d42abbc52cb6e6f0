"""Recognizes passwords that are tried first by whoever guesses.

They are words that people choose, with digits around them or written with digits, what fingers do on a keyboard, and
dates. The list is short and our own, made of what such words are about. It is no list of passwords that were stolen
somewhere, and knows none of those.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final

LEAST: Final = 3  # keys in a row that count as one

# As they are when accents are gone. Shorter words than a password are here too: digits make them long enough.
WORDS: Final = frozenset(Path(__file__).with_suffix(".txt").read_text().split())
_ROWS: Final = (
    "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm", "1234567890", "0123456789",
    "abcdefghijklmnopqrstuvwxyz", "1qaz2wsx3edc4rfv5tgb6yhn7ujm", "q1w2e3r4t5z6u7", "1q2w3e4r5t6y7u8i",
    "1q2w3e4r5t6z7u8i", "741852963", "147258369", "159357",
)  # fmt: skip
_RUNS: Final = frozenset(
    row[i : i + LEAST]
    for way in (_ROWS, [r[::-1] for r in _ROWS])
    for row in way
    for i in range(len(row) - LEAST + 1)
)
_MEANT: Final = str.maketrans("013457@$!", "oieastasi")
_DATE: Final = re.compile(
    r"(0?[1-9]|[12]\d|3[01])(0?[1-9]|1[0-2])(19|20)?\d\d|(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])"
)


def is_guessable(password: str) -> bool:
    """Tells whether a password is among those that are tried first."""
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", password).casefold())
    plain = "".join(sign for sign in letters if sign.isalnum() or sign in "@$!")
    known = re.sub(r"[^a-z0-9]", "", plain)
    return (
        any(_is_word(text) for text in (known, plain.translate(_MEANT)))
        or len(set(plain)) < 3
        or _is_repetition(plain)
        or _is_run(plain)
        or _DATE.fullmatch(known) is not None
    )


def _is_word(text: str) -> bool:
    """Tells whether a text is a known word, once or several times, between digits.

    Other letters beside it make it another text.
    """
    bare = re.sub(r"^\d*(.*?)\d*$", r"\1", text)
    if bare.rstrip("ai") in WORDS:  # an exclamation mark at the end that was taken for a letter
        return True
    return any(bare == word * (len(bare) // len(word)) for word in WORDS if bare.startswith(word))


def _is_repetition(text: str) -> bool:
    """Tells whether a text is the same few letters again and again."""
    return any(
        text == (text[:size] * len(text))[: len(text)] for size in range(1, min(4, len(text) // 2) + 1)
    )


def _is_run(text: str) -> bool:
    """Tells whether all but one key lies in runs of keyboard, alphabet or digits."""
    at = alone = 0
    while at < len(text):
        end = at
        while text[end : end + LEAST] in _RUNS:
            end += 1
        if end == at:
            alone, at = alone + 1, at + 1
        else:
            at = end + LEAST - 1
    return alone <= 1
