"""Goes from deal to deal: scores, the kitty, and who has won.

Source: pinochle:P4A.PAY.5, P4A.POINTS.6, P4C.TURN.7, P4C.BID.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from hlaska.core.counters import Counter, packed, unpacked
from hlaska.core.game import Game, Match
from hlaska.core.match import scored
from hlaska.games.pinochle_three import settle
from hlaska.games.pinochle_three.options import RISE, Options, is_in_units, rise_of, target_of
from hlaska.games.pinochle_three.public import PinochleThreePublic

COUNTERS: Final[tuple[Counter, ...]] = (
    Counter("pool", "What lies in the kitty."),
    Counter("risen", "By how much the winning score has risen, because several had reached it.", step=RISE),
)


def counters(options: Options) -> tuple[Counter, ...]:
    return (COUNTERS[0], replace(COUNTERS[1], step=rise_of(options)))


def next_match(game: Game, match: Match, pub: PinochleThreePublic, facts: settle.Facts) -> Match:
    """Enters a deal into its match."""
    options, chairs, after = game.options, game.chairs(match), scored(game, match, pub.result)
    counts = unpacked(COUNTERS, len(chairs), match.notes)
    pool, risen = counts["pool"], counts["risen"]
    if is_in_units(options):
        paid = settle.payment(options, facts).pool if facts.status != "thrown_in" else 0
        pool += len(chairs) * settle.refill(options, facts, pub.pool) - paid
        notes = packed(COUNTERS, {"pool": pool, "risen": risen})
        return replace(after, notes=notes)
    bidder = chairs[facts.bidder] if facts.bidder >= 0 else -1
    done = facts.bidder >= 0 and settle.is_made(options, facts)
    winner, goal = outcome(options, after.scores, bidder, done, target_of(options) + risen)
    winners = () if winner < 0 else (winner,)
    notes = packed(COUNTERS, {"pool": pool, "risen": goal - target_of(options)})
    return replace(after, notes=notes, winners=winners)


def outcome(options: Options, scores: Sequence[int], bidder: int, done: bool, goal: int) -> tuple[int, int]:
    """Returns the winner (-1: none yet) and the target from now on. done: the bidder made the contract."""
    there = [p for p, n in enumerate(scores) if n >= goal]
    if options.win_by_bidding and options.trump_by == "auction":
        return (bidder if done and bidder in there else -1), goal
    if bidder in there:
        return bidder, goal
    while len(there) > 1:
        goal += rise_of(options)
        there = [p for p in there if scores[p] >= goal]
    return (there[0] if there else -1), goal
