"""Names what is wrong with requests to a club, and checks texts written there."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from hlaska.core.errors import BadOptions, HlaskaError, Phrase
from hlaska.server.names import is_readable
from hlaska.table.visible_text import is_visible, tidy

FACTOR: Final = 10_000  # parts of the club's unit, in which factors are kept
_NUMBER: Final = re.compile(r"([-\u2212+]?)(\d{1,9})(?:[.,](\d{1,4}))?", re.ASCII)


class NoClub(HlaskaError):
    """Says that there is no such club for the caller. It may be one of others: nobody is told which."""

    def __init__(self) -> None:
        super().__init__("you are in no such club", Phrase("problem-no-club"))


class NotSteward(HlaskaError):
    def __init__(self) -> None:
        super().__init__("this is for the stewards of the club", Phrase("problem-not-steward"))


class NotFounder(HlaskaError):
    def __init__(self) -> None:
        super().__init__("this is for the founder of the club", Phrase("problem-not-founder"))


class BadInvite(HlaskaError):
    def __init__(self) -> None:
        text = "this link leads to no club any more; ask for a new one"
        super().__init__(text, Phrase("problem-club-invite"))


class ClubFull(HlaskaError):
    """Says that a club, or a person, has as many as may be.

    `what`: members, rules, clubs, evenings or people of an evening.
    """

    def __init__(self, what: str, most: int) -> None:
        super().__init__(f"{what}: at most {most}", Phrase("problem-club-full", {"most": most}))


class NotNow(HlaskaError):
    """Says that it cannot be done as things stand. `key`: the words that say why."""

    def __init__(self, text: str, key: str) -> None:
        super().__init__(text, Phrase(key))


def parse_name(what: str, text: str, most: int = 40) -> str:
    """Reads a name as it is kept. Raises BadOptions."""
    name = tidy(text)
    if not 0 < len(name) <= most or not is_readable(name):
        raise BadOptions(
            f"{what}: expected 1 to {most} letters that can be seen",
            Phrase("problem-club-name", {"most": most}),
        )
    return name


def parse_unit(text: str) -> str:
    """Reads a club's unit: letters, or a sign such as € alone. Raises BadOptions."""
    name = tidy(text)
    if not 0 < len(name) <= 16 or not is_visible(name):
        raise BadOptions(
            "unit: expected 1 to 16 letters that can be seen", Phrase("problem-club-name", {"most": 16})
        )
    return name


def parse_number(what: str, text: str) -> Fraction:
    """Reads a decimal number, with a point or a comma and four places at most. Raises BadOptions."""
    found = _NUMBER.fullmatch(text.strip())
    if found is None:
        text = f"{what}: expected a number such as 12 or -0.5, with at most nine digits and four behind the point"
        raise BadOptions(text, Phrase("problem-club-number"))
    sign, whole, rest = found[1], found[2], found[3] or ""
    value = Fraction(int(whole + rest), 10 ** len(rest))
    return -value if sign in ("-", "\u2212") else value


def number_text(value: Fraction) -> str:
    """Writes a decimal number, exact, as `12`, `-0.5`. More than nine places (never of a game there is) are rounded."""
    scaled = round(abs(value) * 10**9)
    whole, rest = divmod(scaled, 10**9)
    places = f"{rest:09}".rstrip("0")
    return ("-" if value < 0 and scaled else "") + str(whole) + (f".{places}" if places else "")
