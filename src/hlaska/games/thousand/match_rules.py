"""Goes from deal to deal of Thousand: what one starts from and leaves. Source: mariage:TH.SCORE.5."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from hlaska.core.counters import Counter, packed, unpacked
from hlaska.core.game import Game, Match
from hlaska.core.match import by_player
from hlaska.core.public import update
from hlaska.games.thousand.options import Options
from hlaska.games.thousand.position import pair_points
from hlaska.games.thousand.public import END, GIVEN_UP, REDEAL, SEATS, ThousandPublic
from hlaska.games.thousand.settle import Facts, Three, settle

GOLDEN = 3  # deals of the golden set, one for each dealer


COUNTERS: Final = (
    Counter("deals", "Deals that were scored."),
    Counter("bolts", "Bolts so far; every third costs 120.", each=True),
    Counter("gave", "Deals given up so far.", each=True),
    Counter("barrel", "Tries left on the barrel; 0 for who is not on it.", each=True, high="th_barrel_tries"),
)


class MatchCounters(Struct, frozen=True):
    """Holds the counters of `COUNTERS`."""

    deals: int = 0
    bolts: Three = (0, 0, 0)
    gave: Three = (0, 0, 0)
    barrel: Three = (0, 0, 0)

    @classmethod
    def of(cls, match: Match) -> MatchCounters:
        return cls(**unpacked(COUNTERS, SEATS, match.notes))

    def pack(self) -> tuple[int, ...]:
        return packed(COUNTERS, asdict(self))


def start_numbers(game: Game, match: Match) -> dict[str, Any]:
    """Returns what public numbers of a new deal take from the match, by seat."""
    notes, seats = MatchCounters.of(match), game.chairs(match)

    def by_seat(values: Sequence[int]) -> tuple[int, ...]:
        return tuple(values[p] for p in seats)

    return {
        "scores": by_seat(match.scores),
        "bolts": by_seat(notes.bolts),
        "gave": by_seat(notes.gave),
        "barrel": by_seat(notes.barrel),
        "gold": game.options.th_gold_set and notes.deals < GOLDEN and not game.is_duplicate,
    }


def facts(pub: ThousandPublic, points: Three | None = None, tricks: Three | None = None) -> Facts:
    """Returns the facts of a deal that is over, to be settled.

    With points and tricks they are as if it ended with these.
    """
    a, b, c = (pair_points(pub.pairs[s]) + pub.bonus[s] for s in range(SEATS))
    declared = a, b, c
    if points is None:
        a, b, c = map(add, pub.points, declared)
        points = a, b, c
    if tricks is None:
        a, b, c = pub.taken
        tricks = a, b, c
    return Facts(
        declarer=pub.declarer,
        contract=pub.contract,
        points=points,
        tricks=tricks,
        given_up=pub.status == GIVEN_UP,
        blind=pub.blind,
        gold=pub.gold,
        scores=pub.scores,
        bolts=pub.bolts,
        gave=pub.gave,
        barrel=pub.barrel,
        declared=declared,
    )


def settle_deal(options: Options, pub: ThousandPublic) -> ThousandPublic:
    """Settles a deal that is over, in its public numbers. A redeal changes nothing."""
    pub = update(pub, phase=END, turn=-1)
    if pub.status == REDEAL:
        return update(pub, result=(0,) * SEATS)
    s = settle(options, facts(pub))
    return update(
        pub, items=s.items, result=tuple(new - old for new, old in zip(s.scores, pub.scores, strict=True))
    )


def next_match(game: Game, match: Match, pub: ThousandPublic) -> Match:
    """Enters a deal into its match. A redeal changes nothing and is dealt by the same dealer (mariage:TH.PLAYER.1)."""
    if pub.status == REDEAL:
        return match
    s = settle(game.options, facts(pub))

    def players(values: Sequence[int]) -> Three:
        a, b, c = by_player(game, match, values)
        return a, b, c

    notes = MatchCounters(
        MatchCounters.of(match).deals + 1, players(s.bolts), players(s.gave), players(s.barrel)
    )
    winners = (game.chairs(match)[s.winner],) if s.winner >= 0 else ()
    return Match(players(s.scores), (match.first + 1) % SEATS, notes.pack(), match.pack, winners)
