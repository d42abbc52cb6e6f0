"""Duplicate matches between two players: who is stronger, by how much, and how sure that is.

Every deal is played with every assignment of A and B to the seats (not all the same; with four seats the two in which
they alternate, so that partners are of one kind); the score of a deal is the mean result of the seats A held minus that
of the seats B held, in the game's own money. The deal is the unit of statistics; the interval is a bootstrap over
deals. A player may name the bidding system of its side, where a game has such: `club+skip_meld`. Players draw from
generators seeded by (seed, deal, assignment, seat); a match is the same every time where no player goes by the clock:
`club:64` looks at 64 worlds, `club` at as many as its time allows.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from msgspec import Struct

from hlaska.bots import make
from hlaska.bots.bot import Bot
from hlaska.core.board import Event
from hlaska.core.errors import BadText
from hlaska.core.game import Action, Game
from hlaska.games import find_game
from hlaska.kernel import jit

BOOTSTRAPS = 2_000
NONE = "none"  # the system of a side that has none


class Spec(NamedTuple):
    """What a worker needs to make a game again: its id, the preset's name and the options that differ."""

    game: str
    preset: str
    settings: tuple[str, ...] = ()

    def make(self, systems: Sequence[str] = ()) -> Game:
        """The game; `systems`: the bidding system of even and of odd chairs, as the options say where none is named.
        Raises BadText where the game has none."""
        game = find_game(self.game, self.preset, self.settings)
        if not any(systems):
            return game
        if not game.systems:
            raise BadText(f"{self.game} knows no bidding systems: {', '.join(filter(None, systems))}")
        said = [f"{option}={name or NONE}" for option, name in zip(game.systems, systems, strict=True)]
        return find_game(self.game, self.preset, (*self.settings, *said))


class Score(NamedTuple):
    """One duplicate deal: A's mean minus B's (units), decisions and seconds each took."""

    difference: float
    decisions: tuple[int, int]
    seconds: tuple[float, float]


class Report(Struct, frozen=True):
    """The outcome of a match between two players; amounts in units of the game's money, times in seconds."""

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


def play_deal(
    game: Game, deck: Sequence[int], bots: Sequence[Bot], clock: list[list[float]]
) -> tuple[int, ...]:
    """Plays one deal to its end and returns the results by seat. `clock[seat]` collects seconds per decision."""
    state, events = game.start(game.opening(), deck)
    seen: list[list[Event]] = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    for _ in range(game.bound + 1):  # the last time round nothing is done: the deal is over
        if state.pub.turn < 0:
            return tuple(state.pub.result[: game.seats])
        seat, action = next_action(game, state, bots, seen, clock)
        state, events = game.apply(state, seat, action)
        for s in range(game.seats):
            seen[s] += [e.for_seat(s) for e in events]
    raise AssertionError(f"{game.id}: a deal went on beyond its bound of {game.bound} actions")


def next_action(
    game: Game, state: Any, bots: Sequence[Bot], seen: Sequence[Sequence[Event]], clock: list[list[float]]
) -> tuple[int, Action]:
    """Who does what: a seat that may call out of turn and wants to, else the seat on turn, whose time is taken."""
    turn = state.pub.turn
    for seat in range(game.seats):
        legal = game.legal(state, seat) if seat != turn else ()
        action = asyncio_run(bots[seat].choose(game.view(state, seat), seen[seat])) if legal else None
        if action is not None:
            return seat, _checked(action, legal)
    view = game.view(state, turn)
    began = perf_counter()
    action = asyncio_run(bots[turn].choose(view, seen[turn]))
    clock[turn].append(perf_counter() - began)
    return turn, _checked(action, view.legal)


def _checked(action: Action | None, legal: Sequence[Action]) -> Action:
    if action is None or action not in legal:
        raise AssertionError(f"a player chose {action}, legal were {legal}")
    return action


def asyncio_run(choice: Any) -> Any:
    """Runs a choice that never waits for anything, without the cost of a loop; else with one."""
    try:
        choice.send(None)
    except StopIteration as done:
        return done.value
    return asyncio.run(choice)


def assignments(seats: int) -> list[tuple[int, ...]]:
    """Who holds each seat (0: A, 1: B) in the games of one duplicate deal; A and B are treated alike."""
    if seats == 4:
        return [(0, 1, 0, 1), (1, 0, 1, 0)]
    return [sides for sides in product((0, 1), repeat=seats) if len(set(sides)) > 1]


def named(player: str) -> tuple[str, str]:
    """The level and the bidding system of a player such as `club+skip_meld`; "" where none is named."""
    level, _, system = player.partition("+")
    return level, system


def duplicate(spec: Spec, a: str, b: str, seed: int, number: int) -> Score:
    """One deal with every assignment of A and B to its seats."""
    players = named(a), named(b)
    game = spec.make()
    deck = list(game.pack)
    Random(f"{seed} {number}").shuffle(deck)
    means, counts, times = [], [0, 0], [0.0, 0.0]
    for sides in assignments(game.seats):
        game = spec.make([players[side][1] for side in sides[:2]])
        bots = [
            make(players[side][0], game, Random(f"{seed} {number} {sides} {seat}").getrandbits(60))
            for seat, side in enumerate(sides)
        ]
        clock: list[list[float]] = [[] for _ in sides]
        result = play_deal(game, deck, bots, clock)
        for seat, side in enumerate(sides):
            counts[side] += len(clock[seat])
            times[side] += sum(clock[seat])
        sums = [[result[s] for s, side in enumerate(sides) if side == who] for who in (0, 1)]
        means.append(sum(sums[0]) / len(sums[0]) - sum(sums[1]) / len(sums[1]))
    return Score(sum(means) / len(means) / game.money, (counts[0], counts[1]), (times[0], times[1]))


def bootstrap(values: Sequence[float], rng: Random, rounds: int = BOOTSTRAPS) -> tuple[float, float]:
    """The 95 % interval of the mean by resampling deals: heavy tails (doubled hundreds) are kept."""
    import numpy as np

    data = np.asarray(values)
    picks = np.random.default_rng(rng.getrandbits(62)).integers(0, len(data), (rounds, len(data)))
    low, high = np.percentile(data[picks].mean(axis=1), [2.5, 97.5])
    return float(low), float(high)


def _work(args: tuple[Spec, str, str, int, int]) -> Score:
    return duplicate(*args)


def _scores(tasks: Sequence[tuple[Spec, str, str, int, int]], workers: int) -> Iterable[Score]:
    if workers < 2:
        jit.start()
        yield from map(_work, tasks)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=jit.start) as pool:
        yield from pool.map(_work, tasks, chunksize=1)


def match(spec: Spec, a: str, b: str, deals: int, seed: int = 1, workers: int | None = None) -> Report:
    """A against B over `deals` duplicate deals. Raises BadText for a level there is not, or no deals."""
    if deals < 1:
        raise BadText(f"{deals} deals are too few; at least 1")
    for player in (a, b):
        level, system = named(player)
        make(level, spec.make((system, "")))
    tasks = [(spec, a, b, seed, number) for number in range(deals)]
    scores = list(_scores(tasks, workers or os.cpu_count() or 1))
    values = [s.difference for s in scores]
    mean = sum(values) / len(values)
    low, high = bootstrap(values, Random(seed))
    deviation = (sum((v - mean) ** 2 for v in values) / max(1, len(values) - 1)) ** 0.5
    each = [sum(s.seconds[i] for s in scores) / max(1, sum(s.decisions[i] for s in scores)) for i in (0, 1)]
    return Report(spec.game, spec.preset, a, b, deals, mean, low, high, deviation, each[0], each[1], seed)
