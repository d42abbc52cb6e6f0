"""Measures how fast each game is here.

It is its engine in plain Python, and its playouts and settlements as search uses them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from hlaska.bots.call_rollout import Supposition, rollout_calls
from hlaska.bots.evaluation.playouts import NOISE, policy_of
from hlaska.core.game import Game
from hlaska.core.match import next_deck
from hlaska.core.view import View
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.kernel.bench import ROUNDS, rate
from hlaska.kernel.layout import COUNT, RESULT, SEATS, TRICK
from hlaska.kernel.rollout import Playouts, Results, run_playouts

REFERENCE: Final = "marias"  # what the ratios of all games refer to
DEALS: Final = 8  # deals a rate is taken over
TRIES: Final = 400
SAMPLE: Final = 200  # playouts that are looked at one by one

Rates = dict[str, Any]
Work = Callable[[int], int]  # does so many of something, and says how many


# ---------------------------------------------------------------- the engine
def measure_engine(name: str, seconds: float) -> Rates:
    """Measures actions a second in plain Python.

    They are legal and apply, with the view of the seat to move, with all views; and the microseconds of an explanation.
    """
    rates = {views: _action_rate(name, views, seconds / 3) for views in (0, 1, -1)}
    told = {"explanation_us": round(1e6 / rate(make_explaining(find_game(name)), seconds / 3 / ROUNDS), 1)}
    return {"actions_per_second": rates[0], "with_one_view": rates[1], "with_all_views": rates[-1], **told}


def _action_rate(name: str, views: int, seconds: float) -> int:
    game, rng = find_game(name), Random(1)
    match = game.opening()
    count, spent = 0, 0.0
    while spent < seconds:
        state, _ = game.start(match, next_deck(game, match, rng.shuffle))
        begin = time.perf_counter()
        count += play_out(game, state, rng, views)
        spent += time.perf_counter() - begin
    return round(count / spent)


def play_out(game: Game, state: Any, rng: Random, views: int) -> int:
    """Plays a deal at random to its end, and counts its actions.

    views: 0 makes none, 1 that of the seat on turn, -1 those of all seats.
    """
    count = 0
    while state.pub.turn >= 0:
        seat = state.pub.turn
        legal = game.view(state, seat).legal if views else game.legal(state, seat)
        state, _ = game.apply(state, seat, legal[rng.randrange(len(legal))])
        if views < 0:
            for s in range(game.seats):
                if s != seat:
                    game.view(state, s)
        count += 1
    return count


def make_explaining(game: Game) -> Work:
    """Returns what explains the views of all seats in a few deals played at random."""
    rng, match = Random(1), game.opening()
    views: list[View] = []
    for _ in range(DEALS):
        state, _ = game.start(match, next_deck(game, match, rng.shuffle))
        while state.pub.turn >= 0:
            views += [game.view(state, seat) for seat in range(game.seats)]
            state, _ = game.apply(state, state.pub.turn, rng.choice(game.legal(state, state.pub.turn)))

    def explain(n: int) -> int:
        rounds = -(-n // len(views))  # all of them each time: some are told quicker than others
        for view in views * rounds:
            game.explainer.explain(view)
        return rounds * len(views)

    return explain


# ---------------------------------------------------------------- playouts and settlements
def measure_playouts(name: str, seconds: float) -> Rates:
    """Measures playouts, their cards and settlements a second in one thread.

    At random, and by the rule of thumb.

    They begin where the play does, in a few deals of the default preset that are bid quietly (and doubled once, so
    that none ends unplayed), on the positions that `club` plays on. Compiled where that is possible, and as plain
    Python.
    """
    game = find_game(name)
    states = first_leads(game)
    positions = [position_of(game, state) for state in states]
    words = {"random": 0, "policy": policy_of(game, states[0])}
    cards = {p: _mean_cards(positions, word) for p, word in words.items()}
    with plain_python():
        plain = {p: round(rate(make_playing(positions, word), seconds)) for p, word in words.items()}
    found: Rates = {"cards_per_playout": cards, "python_playouts_per_second": plain}
    if jit.start():
        rates = {p: round(rate(make_playing(positions, word), seconds)) for p, word in words.items()}
        found["playouts_per_second"] = rates
        found["cards_per_second"] = {p: round(rates[p] * cards[p]) for p in words}
        found["ratio_to_python"] = {p: round(rates[p] / plain[p], 1) for p in words}
    settle = make_settling(game, states, positions, words["policy"])
    found["settlements_per_second"] = round(rate(settle, seconds))
    return found


def with_ratios(rates: dict[str, Rates]) -> dict[str, Rates]:
    """Adds to the rates the ratio of each to that of the reference game."""
    base = rates[REFERENCE]
    return {name: {**found, f"ratio_to_{REFERENCE}": _ratios(found, base)} for name, found in rates.items()}


def _ratios(found: Rates, base: Rates) -> Rates:
    of = {k: v for k, v in found.items() if k.endswith(("_per_second", "_us")) or k.startswith("with_")}
    return {
        k: {p: round(v[p] / base[k][p], 2) for p in v} if isinstance(v, dict) else round(v / base[k], 2)
        for k, v in of.items()
    }


def first_leads(game: Game) -> list[Any]:
    """Returns states before the first card, the same in every run."""
    rng, match, found = Random(1), game.opening(), []
    for _ in range(TRIES):
        state, _ = game.start(match, next_deck(game, match, rng.shuffle))
        state = rollout_calls(game, state, -1, Supposition(raised=True))
        if state.pub.turn >= 0:
            found.append(state)
        if len(found) == DEALS:
            break
    return found


@contextmanager
def plain_python() -> Iterator[None]:
    """Runs playouts as ordinary Python, as long as this lasts."""
    compiled, run_playouts.compiled = run_playouts.compiled, None
    try:
        yield
    finally:
        run_playouts.compiled = compiled


def position_of(game: Game, state: Any) -> list[int]:
    """Returns the position of the kernel in which the first card is to be played."""
    position = game.adviser.playout_position(state)
    assert position is not None  # `first_leads` ends where cards are played
    return position


def _run(runner: Playouts, positions: Sequence[Sequence[int]], policy: int, n: int) -> Results:
    """Plays at least `n` playouts, the same number from every position."""
    return runner.run(
        positions, n, repeats=-(-n // len(positions)), policy=policy, noise=NOISE if policy else 0, hands=True
    )


def make_playing(positions: Sequence[Sequence[int]], policy: int) -> Work:
    """Returns what plays so many playouts of these positions."""
    runner = Playouts()
    return lambda n: len(_run(runner, positions, policy, n))


def _mean_cards(positions: Sequence[Sequence[int]], policy: int) -> float:
    """Returns the mean number of cards in a playout.

    They are those of the tricks it completed, less what lay on the table already.
    """
    done = _run(Playouts(), positions, policy, SAMPLE)
    begun = sum(position[TRICK] * position[SEATS] + position[COUNT] for position in positions) / len(
        positions
    )
    return round(sum(done.column(TRICK)) / len(done) * positions[0][SEATS] - begun, 1)


def make_settling(game: Game, states: Sequence[Any], positions: Sequence[Sequence[int]], policy: int) -> Work:
    """Returns what settles so many ends of playouts."""
    done = _run(Playouts(), positions, policy, SAMPLE)
    repeats = len(done) // len(positions)
    ended = [
        (states[i // repeats], [*positions[i // repeats][:RESULT], *words]) for i, words in enumerate(done)
    ]

    def settle(n: int) -> int:
        for i in range(n):
            state, words = ended[i % len(ended)]
            game.adviser.payoff(state, words)
        return n

    return settle
