"""Checks names: no invisible letters, and none that looks like another's.

`skeleton` is what two names share that look alike. It is a small rule, not Unicode's whole table of confusables:
docs/decisions/0023-names.md says what it does not see.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.table.visible_text import is_blank, is_visible, tidy

LONGEST: Final = 24  # letters of an account's name; a guest's has at most 40, as any name at a table

_SCRIPTS: Final = ("LATIN", "GREEK", "CYRILLIC")
# Letters of other alphabets, and signs, that are drawn like Latin letters.
_ALIKE: Final = str.maketrans(
    "авгеёзикмнопрстухьіїјѕһԁԛԝӏүґєαβγεηικνορτυχωłøđŧħıſƒɑɡʟ0135$@|!",
    "abreeenkmhonpctyxbiijshdqwlyreabyenikvoptuxwlodthlffaglolessall",
)
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


class BadName(HlaskaError):
    """Says that a name cannot be shown."""

    def __init__(self, why: str, key: str) -> None:
        super().__init__(f"name: {why}", Phrase(key, {"most": LONGEST}))


def clean(name: str) -> str:
    """Cleans a name as it is kept: NFKC, single spaces. Raises BadName."""
    name = tidy(unicodedata.normalize("NFKC", name))
    if not 0 < len(name) <= LONGEST:
        raise BadName(f"expected 1 to {LONGEST} letters", "problem-name-length")
    if not is_readable(name):
        raise BadName(
            "it has letters that cannot be seen, or none that can be read", "problem-name-invisible"
        )
    if len(_scripts(name)) > 1:
        raise BadName("its letters are of more than one alphabet", "problem-name-mixed")
    return name


def is_readable(name: str) -> bool:
    """Tells whether a name is visible and has a letter or a digit."""
    return is_visible(name) and any(letter.isalnum() for letter in name)


def skeleton(name: str) -> str:
    """Returns a text that is equal for names that look alike.

    Case, accents, spaces and letters that show nothing do not count.
    """
    seen = "".join(letter for letter in name if not is_blank(letter))
    plain = unicodedata.normalize("NFKC", seen).casefold()
    letters = unicodedata.normalize("NFD", plain.translate(_ALIKE))
    bare = "".join(letter for letter in letters if unicodedata.category(letter)[0] != "M").translate(_ALIKE)
    bare = re.sub(r"[\W_]+", "", bare).replace("i", "l")
    for pair, letter in _PAIRS:
        bare = bare.replace(pair, letter)
    return bare or plain


def _scripts(name: str) -> set[str]:
    """Returns the alphabets of a name, of those that have letters that look alike."""
    words = {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}
    return words & set(_SCRIPTS)
