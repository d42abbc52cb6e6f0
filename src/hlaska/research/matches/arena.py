"""Plays duplicate matches between two players.

It says who is stronger, by how much, and how sure that is.

Every deal is played in several castings (`hlaska.research.matches.casting`); the score of a deal is what A gets more
than B, in the game's own money. The deal is the unit of statistics; the interval is a bootstrap over deals. Luck is
common: the same decision in two games of a deal draws the same numbers. A match is the same every time where no player
goes by the clock: `club:worlds=64` looks at 64 worlds, `club` at as many as its time allows.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from msgspec import Struct

from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.options import difference as options_apart
from hlaska.games import find_game
from hlaska.research.matches import cluster as clusters
from hlaska.research.matches.casting import USUAL, Casting, castings
from hlaska.research.matches.log import VERSION, DuplicateDeal, Head, Log
from hlaska.research.matches.partner_report import DutyCounts
from hlaska.research.matches.play_deal import Cast, DuplicateGame, ThinkingTime, play_game
from hlaska.research.matches.statistics import (
    ContractCounts,
    DoublingCounts,
    FaultCounts,
    Mean,
    count_contracts,
    count_doublings,
    count_faults,
    deal_score,
    games_of,
    mean_of,
)
from hlaska.research.matches.worker_pool import T, Work, WorkerPool, distribute, in_process, process_pool
from hlaska.research.players.external_bot import Limits, end_shared_programs
from hlaska.research.players.player_specs import Player, check_spec, has_search, parse_spec, with_systems

CAP: Final = 30.0  # units of an item of the settlement, in the capped means of games that are paid
Progress = Callable[[int, int], None]  # deals done, deals in all


class Spec(NamedTuple):
    """Names the game that a worker makes, its preset and the options that differ."""

    game: str
    preset: str
    settings: tuple[str, ...] = ()

    def make(self, systems: Sequence[str] = ()) -> Game:
        """Makes the game.

        `systems`: the bidding system of even and of odd chairs, as the options say where none is named.

        Raises BadText where the game has none.
        """
        game = find_game(self.game, self.preset, self.settings)
        said = with_systems(game, systems)
        return find_game(self.game, self.preset, (*self.settings, *said)) if said else game


class Match(NamedTuple):
    """Describes how two players meet; `limits` are for programs."""

    spec: Spec
    a: str
    b: str
    casting: str = USUAL
    seed: int = 1
    limits: Limits = Limits()

    @property
    def has_search(self) -> bool:
        """Tells whether a player of this match searches. Raises BadText for what is no spec."""
        return has_search(self.a) or has_search(self.b)

    def head(self) -> Head:
        """Returns the first line of the log of this match."""
        game = self.spec.make()
        options = options_apart(game.options, game.presets[self.spec.preset])
        return Head(
            VERSION,
            self.spec.game,
            self.spec.preset,
            options,
            game.rules_version,
            self.a,
            self.b,
            self.casting,
            self.seed,
        )


class Report(Struct, frozen=True):
    """Reports a match.

    Amounts are in units of the game's money, times in seconds.

    mean, low, high, deviation: of what A gets more than B a deal.
    cap: each item of a settlement counts so much at most in `capped`, null for none.
    capped: the same with that cap, null where results are scored, not paid.
    """

    game: str
    preset: str
    a: str
    b: str
    deals: int
    mean: float
    low: float
    high: float
    deviation: float
    seconds_a: float
    seconds_b: float
    seed: int
    casting: str
    cap: float | None
    capped: Mean | None
    longest_a: float
    longest_b: float
    contracts: tuple[ContractCounts, ...]
    doubled: tuple[DoublingCounts, ...]
    faults: tuple[FaultCounts, ...]
    partner: tuple[DutyCounts, ...] | None = None
    """What partners owed each other; null where that was not asked for."""
    stand_in_a: float = 0.0
    """The share of A's decisions that a stand-in made."""
    stand_in_b: float = 0.0
    """The share of B's decisions that a stand-in made."""


# ---------------------------------------------------------------- one deal
def play_duplicate(match: Match, number: int) -> DuplicateDeal:
    """Plays one deal in all its castings."""
    game = match.spec.make()
    deck = list(game.pack)
    Random(f"{match.seed} {number}").shuffle(deck)
    games = tuple(_play_game(match, number, deck, casting) for casting in castings(game, match.casting))
    return DuplicateDeal(number, deal_score(game, games), games)


def _play_game(match: Match, number: int, deck: Sequence[int], casting: Casting) -> DuplicateGame:
    specs = match.a, match.b
    game = match.spec.make([parse_spec(specs[who]).system for who in casting.seats[:2]])

    def make_player(who: int, seat: int) -> Player:
        return Player(game, specs[who], f"{match.seed} {number} {seat}", match.limits)

    return play_game(game, match.spec.preset, deck, Cast(casting, make_player))


# ---------------------------------------------------------------- many deals
def play(
    match: Match,
    deals: int,
    workers: int | None = None,
    log: Path | None = None,
    progress: Progress | None = None,
    cluster: str | None = None,
) -> list[DuplicateDeal]:
    """Plays so many duplicate deals and returns them in order, those of the log included.

    Raises BadText for players or a casting that there are not, no deals, a log that is not of this match, and a cluster
    that does not answer.

    workers: the number of processes.
    cluster: the address of a cluster that plays instead, or `local` for one of this machine, of so many processes.
    """
    if deals < 1:
        raise BadText(f"{deals} deals are too few; at least 1")
    clusters.check_workers(cluster, workers)
    _check(match)
    written = None if log is None else Log(log, match.head())
    found = {} if written is None else {deal.deal: deal for deal in written.deals}
    numbers = [number for number in range(deals) if number not in found]
    try:
        with closing(_play_numbers(match, numbers, workers, cluster)) as done:
            for deal in done:
                found[deal.deal] = deal
                if written is not None:
                    written.add(deal)
                if progress is not None:
                    progress(deals - len(numbers) + sum(n in found for n in numbers), deals)
    finally:
        end_shared_programs()
        if written is not None:
            written.close()
    return [found[number] for number in range(deals)]


def _check(match: Match) -> None:
    castings(match.spec.make(), match.casting)
    for spec in (match.a, match.b):
        check_spec(match.spec.make((parse_spec(spec).system, "")), spec)


def _play_numbers(
    match: Match, numbers: Sequence[int], workers: int | None, cluster: str | None
) -> Generator[DuplicateDeal, None, None]:
    """Yields the deals of these numbers, in the order in which they are done."""
    if not numbers:
        return
    count = min(workers or os.cpu_count() or 1, len(numbers))
    work = partial(play_duplicate, match)
    with open_workers(work, match.spec.game, count, cluster, compiled=match.has_search) as players:
        yield from distribute(numbers, players)


def open_workers(
    work: Work[T], game: str, count: int, cluster: str | None, *, compiled: bool = True
) -> AbstractContextManager[WorkerPool[T]]:
    """Offers who plays deals of a game.

    It is this process, so many processes, or a cluster at an address.

    compiled: with the compiled kernel, which a cluster always has.
    """
    if cluster is not None:
        return clusters.open_cluster(work, game, cluster, count)
    return in_process(work, compiled) if count < 2 else process_pool(work, count, compiled)


# ---------------------------------------------------------------- what came of it
def make_report(match: Match, deals: Sequence[DuplicateDeal], cap: float | None = None) -> Report:
    """Makes the report of these deals. `cap`: default `CAP` where results are paid."""
    game = match.spec.make()
    cap = CAP if cap is None and game.has_payments else cap
    values = [deal.difference for deal in deals]
    mean = mean_of(values, match.seed)
    deviation = (sum((v - mean.mean) ** 2 for v in values) / max(1, len(values) - 1)) ** 0.5
    limited = [deal_score(game, deal.games, cap) for deal in deals] if cap is not None else []
    a, b = (_sum_thought(deals, who) for who in (0, 1))
    return Report(
        game=match.spec.game,
        preset=match.spec.preset,
        a=match.a,
        b=match.b,
        deals=len(deals),
        mean=mean.mean,
        low=mean.low,
        high=mean.high,
        deviation=deviation,
        seconds_a=a.seconds / max(1, a.decisions),
        seconds_b=b.seconds / max(1, b.decisions),
        seed=match.seed,
        casting=match.casting,
        cap=cap,
        capped=mean_of(limited, match.seed) if limited else None,
        longest_a=a.longest,
        longest_b=b.longest,
        contracts=tuple(count_contracts(game, deals)),
        doubled=tuple(count_doublings(game, deals)),
        faults=tuple(count_faults(deals)),
        stand_in_a=_count_stand_ins(deals, 0) / max(1, a.decisions),
        stand_in_b=_count_stand_ins(deals, 1) / max(1, b.decisions),
    )


def _count_stand_ins(deals: Sequence[DuplicateDeal], who: int) -> int:
    return sum(one.stood_in[who] for one in games_of(deals))


def _sum_thought(deals: Sequence[DuplicateDeal], who: int) -> ThinkingTime:
    """Sums the thinking of a player. Of a role only A's is counted, and B's of both games."""
    some = [one.thought[who] for one in games_of(deals)]
    return ThinkingTime(
        sum(t.decisions for t in some),
        sum(t.seconds for t in some),
        max((t.longest for t in some), default=0.0),
    )
