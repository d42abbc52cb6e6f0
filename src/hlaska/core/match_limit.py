"""Ends a match that its game does not end. It ends after some deals, or a time (marias:G.MATCH.1)."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from hlaska.core.errors import BadOptions, BadText
from hlaska.core.game import Game, Match
from hlaska.core.match import leaders

MOST_DEALS: Final = 10_000
MOST_MINUTES: Final = 7 * 24 * 60
_PART: Final = re.compile(r"(\d{1,6})\s+(deals?|minutes?)")


class Limit(Struct, frozen=True, omit_defaults=True):
    """Says how long a match is, with 0 for no such limit.

    Where both limits are set, the first that is reached ends the match.

    deals: the match ends when so many are settled.
    minutes: the match ends with the first deal that is settled so long after the first deal began. A deal in play is
        played to its end.
    """

    deals: int = 0
    minutes: int = 0


NO_LIMIT: Final = Limit()


def check_limit(game: Game, limit: Limit) -> None:
    """Raises BadOptions for a limit that a match of this game cannot have."""
    for name, value, most in (("deals", limit.deals, MOST_DEALS), ("minutes", limit.minutes, MOST_MINUTES)):
        if not 0 <= value <= most:
            raise BadOptions(f"limit.{name}={value}: expected 0 (no limit) to {most}")
    if limit != NO_LIMIT and not game.is_endless:
        raise BadOptions(f"limit: a match of {game.id} ends by its own rules here; leave the limit out")


def apply_limit(limit: Limit, match: Match, deals: int, seconds: float) -> Match:
    """Ends the match if its limit is reached after so many deals and seconds.

    The seconds are since its first deal began. Then whoever has most has won; equal totals share (marias:G.MATCH.1,
    D30).
    """
    if match.winners or not deals:
        return match
    time_is_over = 0 < limit.minutes <= seconds / 60
    if time_is_over or 0 < limit.deals <= deals:
        return replace(match, winners=leaders(match.scores))
    return match


def limit_text(limit: Limit) -> str:
    """Writes a limit: `12 deals, 60 minutes`"""
    parts = ((limit.deals, "deal"), (limit.minutes, "minute"))
    return ", ".join(f"{n} {name}{'' if n == 1 else 's'}" for n, name in parts if n)


def read_limit(text: str) -> Limit:
    """Reads what `limit_text` writes. Raises BadText."""
    found: dict[str, int] = {}
    for part in text.split(","):
        told = _PART.fullmatch(part.strip().lower())
        name = told[2].rstrip("s") + "s" if told else ""
        if told is None or name in found:
            raise BadText(
                f"'{part.strip()[:40]}' is no limit; write '12 deals', '60 minutes' or both with a comma"
            )
        found[name] = int(told[1])
    return Limit(**found)
