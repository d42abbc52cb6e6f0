"""From deal to deal: scores, and who has won (pinochle:P1.END, P1.VAR.4, P1.VAR.7, P2.END)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hlaska.core.counters import Counter, packed, unpacked
from hlaska.core.game import Match
from hlaska.games.pinochle.numbers import target_of, unit
from hlaska.games.pinochle.options import Options
from hlaska.games.pinochle.public import SEATS, PinochlePublic

ROUNDS: Final = 4
COUNTERS: Final = (Counter("deals", "Deals played."),)


def finish(o: Options, match: Match, pub: PinochlePublic) -> Match:
    """The match after a deal."""
    gains = [pub.result[(p - match.first) % SEATS] for p in range(SEATS)]
    scores = tuple(a + b for a, b in zip(match.scores, gains, strict=True))
    deals = unpacked(COUNTERS, SEATS, match.notes)["deals"] + 1
    declarer = (match.first + pub.declarer) & 1 if pub.declarer >= 0 else -1
    side = winner(o, (scores[0], scores[1]), declarer, deals)
    winners = () if side is None else tuple(p for p in range(SEATS) if side < 0 or p & 1 == side)
    notes = packed(COUNTERS, {"deals": deals})
    return replace(match, scores=scores, first=(match.first + 1) % SEATS, notes=notes, winners=winners)


def winner(o: Options, scores: tuple[int, int], declarer: int, deals: int) -> int | None:
    """The winning side of players 0 and 2 or 1 and 3; -1: a draw, both have won; None: the match goes on.

    declarer: the declaring side of the last deal, -1 where there was none.
    """
    if o.game_mode == "rounds" and deals < ROUNDS:
        return None
    if o.game_mode != "points":
        return -1 if scores[0] == scores[1] else int(scores[1] > scores[0])
    there = [side for side in (0, 1) if scores[side] >= target_of(o)]
    if len(there) < 2:
        return there[0] if there else None
    if declarer >= 0:
        return declarer
    return None if scores[0] == scores[1] else int(scores[1] > scores[0])


def chips(o: Options, points: int) -> tuple[int, int]:
    """The coloured and white chips across the table after so many points (P1.VAR.4)."""
    ten = unit(o)
    passed = min(max(points, 0), 150 * ten)
    coloured = min(14, passed // (10 * ten))
    return coloured, (passed - 10 * ten * coloured) // ten
