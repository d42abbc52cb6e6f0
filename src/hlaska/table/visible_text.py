"""Checks what can be seen of a name.

It is the one rule for guests, accounts, programs, clubs and whatever else people name.

And what is written for people of a text that may be anybody's, so that it cannot do anything but be read.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect
from functools import cache
from typing import Final

from hlaska.table.ignorable import IGNORABLE

MARKS: Final = 2  # on one letter: enough for every language, too few to draw over the lines above and below

_FIRST: Final = [first for first, _ in IGNORABLE]
# Letters and signs that are drawn as nothing though they are not ignorable: their names say so.
_BLANK: Final = re.compile(r" BLANK$|^(HANGUL|KHITAN) .*FILLER$|NULL NOTEHEAD$")
# These choose how the sign before them is drawn. Telephones put them behind pictures, and nobody knows of it.
_FORM: Final = re.compile(r"VARIATION SELECTOR|^ZERO WIDTH (NON-)?JOINER$")


def tidy(name: str) -> str:
    """Gives a name as it is kept. It has single spaces, and lacks what only chooses how a sign is drawn."""
    return " ".join("".join(sign for sign in name if not _is_form(sign)).split())


def is_visible(name: str) -> bool:
    """Tells whether a name shows something and hides nothing.

    It has no blank letter, no control, and few marks on a letter.
    """
    if not name.isprintable() or any(map(is_blank, name)):
        return False
    kinds = "".join(unicodedata.category(sign)[0] for sign in unicodedata.normalize("NFD", name))
    shown = kinds.replace("Z", "").replace("M", "")
    return bool(shown) and "M" * (MARKS + 1) not in kinds and not kinds.startswith("M")


def escape(text: str, most: int) -> str:
    """Gives the first `most` characters as one printable line. Others are written as \\n, \\x1b or \\u2028."""
    shown, left = "".join(map(_escape, text[:most])), len(text) - most
    return shown if left <= 0 else f"{shown}... ({left} more)"


def _escape(sign: str) -> str:
    return sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii")


@cache
def is_blank(sign: str) -> bool:
    """Tells whether a letter or sign shows nothing, other than a space."""
    at = bisect(_FIRST, ord(sign)) - 1
    ignorable = at >= 0 and ord(sign) <= IGNORABLE[at][1]
    return ignorable or bool(_BLANK.search(unicodedata.name(sign, "")))


@cache
def _is_form(sign: str) -> bool:
    return bool(_FORM.search(unicodedata.name(sign, "")))
