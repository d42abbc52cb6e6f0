"""Goes from deal to deal: scores, who sits where, and who has won.

Source: pinochle:P1.END, P1.VAR.4, P1.VAR.7, P2.END.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from hlaska.core.counters import LARGEST, Count, Counter, packed, unpacked
from hlaska.core.game import Game, Match
from hlaska.core.match import by_player, leaders, scored
from hlaska.core.public import Item
from hlaska.games.pinochle.numbers import target_of
from hlaska.games.pinochle.options import Options
from hlaska.games.pinochle.public import REDEAL, SEATS, PinochlePublic

ROUNDS: Final = 4
"""So many deals make a game where rounds are counted (P1.END.3)."""
GAMES: Final = 3
"""In so many games everybody has had everybody as partner (P1.END.4)."""
DEALS: Final = Counter("deals", "Deals played.")
HERE: Final = Counter(
    "here",
    "Points in the game of four rounds under way; only where partners change after it.",
    each=True,
    low=-LARGEST,
)
COUNTERS: Final[tuple[Counter, ...]] = (DEALS, HERE)


def has_rounds(options: Options) -> bool:
    """Tells whether four deals make a game (P1.END.3). In duplicate they never do (DUP.4)."""
    return options.game_mode == "rounds" and not options.duplicate


def has_partner_changes(options: Options) -> bool:
    """Tells whether four rounds are followed by others with new partners (P1.END.4)."""
    return has_rounds(options) and options.after_rounds == "partners"


def counters(options: Options) -> tuple[Counter, ...]:
    return COUNTERS if has_partner_changes(options) else (DEALS,)


def deals_of(options: Options, match: Match) -> int:
    """Counts how many deals of the match have been played."""
    return int(unpacked(counters(options), SEATS, match.notes)["deals"])


def _round_points(options: Options, match: Match) -> tuple[int, ...]:
    """Returns by player the points in the game of four rounds under way."""
    counted = unpacked(counters(options), SEATS, match.notes)
    return tuple(counted["here"]) if has_partner_changes(options) else match.scores


def seating(options: Options, match: Match) -> tuple[int, ...]:
    """Returns the players by seat.

    After each game of four rounds all but the first player move one chair to the left.
    """
    others = [1, 2, 3]
    moves = deals_of(options, match) // ROUNDS % GAMES if has_partner_changes(options) else 0
    circle = (0, *others[len(others) - moves :], *others[: len(others) - moves])
    at = circle.index(match.first)
    return (*circle[at:], *circle[:at])


def is_match_dependent(options: Options) -> bool:
    """Tells whether a deal needs what the sides had in the game before.

    That is chips passed, points in four rounds, or how far a side is below zero.
    """
    return (
        has_rounds(options) or (options.scoring == "chips" and options.deck == "single") or has_mercy(options)
    )


def has_mercy(options: Options) -> bool:
    """Tells whether a side far below zero has lost (P1.END.5)."""
    return options.mercy is not None and options.game_mode == "points" and not options.duplicate


def sides_below_mercy(options: Options, scores: Sequence[int]) -> list[int]:
    """Returns the sides that are too far below zero to go on (P1.END.5)."""
    return [side for side in (0, 1) if has_mercy(options) and scores[side] <= -(options.mercy or 0)]


def scores_before(options: Options, match: Match) -> tuple[int, ...]:
    """Returns what both sides have in the game before this deal, where needed.

    The side of seat 0 and the other: chips passed, or points in the four rounds under way.
    """
    if not is_match_dependent(options):
        return ()
    mine, other = seating(options, match)[:2]
    here = _round_points(options, match)
    return here[mine], here[other]


def mercy_items(options: Options, pub: PinochlePublic, gains: Sequence[int]) -> tuple[Item, ...]:
    """Returns who has lost the match by being far below zero (P1.END.5). It adds nothing to what the deal scores."""
    if not has_mercy(options) or not pub.had:
        return ()
    scores = [pub.had[side] + gains[side] for side in (0, 1)]
    return tuple(
        Item(
            "item-pinochle-mercy",
            side,
            args={"partner": side + 2, "got": scores[side]},
            rule="pinochle:P1.END.5",
        )
        for side in sides_below_mercy(options, scores)
    )


def next_match(game: Game, match: Match, pub: PinochlePublic) -> Match:
    """Enters a deal into its match. A new deal that was asked for changes nothing (P1.DEAL.3)."""
    if pub.status == REDEAL:
        return match
    options, seats, after = game.options, game.chairs(match), scored(game, match, pub.result)
    deals, scores = deals_of(options, match) + 1, after.scores
    if has_partner_changes(options):
        return _next_round(options, match, scores, by_player(game, match, pub.result))
    declarer = seats[pub.declarer] & 1 if pub.declarer >= 0 else -1
    side = winner(options, (scores[0], scores[1]), declarer, deals)
    winners = () if side is None else tuple(p for p in range(SEATS) if side < 0 or p & 1 == side)
    notes = packed((DEALS,), {"deals": deals})
    return replace(after, notes=notes, winners=winners)


def _next_round(options: Options, match: Match, scores: tuple[int, ...], gains: Sequence[int]) -> Match:
    """Passes the deal to the left, also after a change of chairs. After the third game the most points of all win."""
    deals = deals_of(options, match) + 1
    here = tuple(a + b for a, b in zip(_round_points(options, match), gains, strict=True))
    values: dict[str, Count] = {"deals": deals, "here": here if deals % ROUNDS else (0,) * SEATS}
    after = replace(match, scores=scores, notes=packed(COUNTERS, values))
    winners = leaders(scores) if deals >= ROUNDS * GAMES else ()
    return replace(after, first=seating(options, after)[1], winners=winners)


def winner(options: Options, scores: tuple[int, int], declarer: int, deals: int) -> int | None:
    """Returns the winning side of players 0 and 2 or 1 and 3.

    -1: a draw, both have won; None: the match goes on.

    declarer: the declaring side of the last deal, -1 where there was none.
    """
    if options.game_mode == "rounds" and deals < ROUNDS:
        return None
    if options.game_mode != "points":
        return -1 if scores[0] == scores[1] else int(scores[1] > scores[0])
    there = [side for side in (0, 1) if scores[side] >= target_of(options)]
    lost = sides_below_mercy(options, scores)
    if len(lost) == 1:
        return 1 - lost[0]
    if len(there) < 2 and not lost:
        return there[0] if there else None
    if declarer >= 0 and not lost:
        return declarer
    return None if scores[0] == scores[1] else int(scores[1] > scores[0])
