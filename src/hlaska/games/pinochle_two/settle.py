"""Settles a deal, and says who has won the match (pinochle:P4B.SCORE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from hlaska.core.counters import Counter, packed, unpacked
from hlaska.core.game import Game, Match
from hlaska.core.match import leaders, scored
from hlaska.core.public import Item, update
from hlaska.games.pinochle_two.options import Options, round_points
from hlaska.games.pinochle_two.public import SEATS, PinochleTwoPublic

RISE: Final = 250
COUNTERS: Final = (
    Counter("risen", "By how much the winning score has risen, because both had reached it.", step=RISE),
)


def items(options: Options, pub: PinochleTwoPublic, points: Sequence[int]) -> tuple[Item, ...]:
    """Returns each seat's meld and points in tricks.

    Who declares out counts tricks as they are (P4B.SCORE.3, P4B.SCORE.5).
    """
    found: list[Item] = []
    if pub.claim >= 0:
        args = {"got": total(pub, pub.claim), "goal": pub.goal}
        key = "out" if pub.right else "out-wrong"
        found.append(Item(f"item-pinochle_two-{key}", pub.claim, args=args, rule="pinochle:P4B.SCORE.5"))
    for seat in range(SEATS):
        raw = points[seat]
        counted = raw if pub.claim >= 0 else round_points(options, raw)
        found.append(Item("item-pinochle_two-meld", seat, pub.meld[seat], pub.meld[seat]))
        found.append(Item("item-pinochle_two-tricks", seat, counted, raw, rule="pinochle:P4B.SCORE.2"))
    return tuple(found)


def result(told: Sequence[Item]) -> tuple[int, int]:
    """Returns what each seat scores."""
    return (sum(r.value for r in told if r.seat == 0), sum(r.value for r in told if r.seat == 1))


def total(pub: PinochleTwoPublic, seat: int) -> int:
    """Returns what a seat has if it declares out now.

    That is earlier deals, meld, and tricks already won, unrounded.
    """
    return int(pub.before[seat] + pub.meld[seat] + pub.points[seat])


def claim_out(pub: PinochleTwoPublic, seat: int) -> PinochleTwoPublic:
    """Notes that a seat has declared out, rightly or not (P4B.SCORE.5)."""
    return update(pub, claim=seat, right=total(pub, seat) >= pub.goal)


def settle_deal(options: Options, pub: PinochleTwoPublic) -> PinochleTwoPublic:
    """Settles a deal that is over, in its public numbers."""
    told = items(options, pub, pub.points)
    return update(pub, phase="over", turn=-1, items=told, result=result(told))


def next_match(game: Game, match: Match, pub: PinochleTwoPublic) -> Match:
    """Returns the match after a deal."""
    options, after = game.options, scored(game, match, pub.result)
    goal = options.target + unpacked(COUNTERS, SEATS, match.notes)["risen"]
    claimed = -1
    if pub.claim >= 0:
        claimed = (match.first + (pub.claim if pub.right else 1 - pub.claim)) % SEATS
    winners, goal = outcome(options, after.scores, goal, claimed)
    notes = packed(COUNTERS, {"risen": goal - options.target})
    return replace(after, notes=notes, winners=winners)


def outcome(
    options: Options, scores: Sequence[int], goal: int, claimed: int = -1
) -> tuple[tuple[int, ...], int]:
    """Returns the winners, and the winning score from now on (P4B.SCORE.4).

    No winners: the match goes on; both: a draw.
    """
    if claimed >= 0:
        return (claimed,), goal
    if options.game_mode == "single_deal":
        return leaders(scores), goal
    there = [p for p, n in enumerate(scores) if n >= goal]
    while len(there) > 1:
        goal += RISE
        there = [p for p in there if scores[p] >= goal]
    return tuple(there), goal
