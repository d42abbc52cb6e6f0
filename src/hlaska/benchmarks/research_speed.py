"""Measures how fast learners get their steps.

It compares batches of the kernel with the frameworks' environments.

All rates are per second of processor time of one core, the best of a few rounds. `ratio` is to plain Python steps of
the kernel in the same run, so that figures of different machines can be compared.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

import numpy as np

from hlaska.games import GAMES, find_game
from hlaska.kernel import batch
from hlaska.kernel.bench import python_steps
from hlaska.research.batch.batch_observation import BatchObservation
from hlaska.research.batch.batch_starts import sample_starts
from hlaska.research.game_batch import GameBatch

ROUNDS: Final = 3
BATCH: Final = 4096
STARTS: Final = 64  # deals that card play begins with
WHOLE_DEALS: Final = 100  # steps: all deals begin at once, so a round must see many of them end
CLAIMED: Final = ("auto_claim=true",)
WHOLE: Final = {  # by preset: the game, and what must be set
    "schnapsen": ("sixtysix", CLAIMED),
    "sixty_six_24": ("sixtysix", CLAIMED),
    "mariage": ("sixtysix", CLAIMED),
    "thousand": ("thousand", ()),
    "pagat_voleny": ("marias", ()),
    "penguin": ("marias", ()),
    "licit_traditional": ("marias_auction", ()),
    "lizany": ("marias_two", ()),
    "four_partner": ("marias_four", ()),
    "bezique": ("bezique", ()),
    "rubicon": ("bezique", ()),
    "two_handed": ("pinochle_two", ()),
    "mfp": ("pinochle", ()),
    "joedog": ("pinochle", ()),
    "double_deck": ("pinochle", ()),
    "auction3": ("pinochle_three", ()),
    "auction3_points": ("pinochle_three", ()),
}
LEARNT: Final = 100_000  # deals after which the tables of calls and ends are measured

Figures = dict[str, Any]


def run(games: Sequence[str] = (), seconds: float = 0.5, count: int = BATCH) -> Figures:
    """Measures everything that is installed; games: only these."""
    names = [name for name in GAMES if not games or name in games]
    python = rate(python_steps, seconds, least=2000)
    batch.start()
    found: Figures = {
        "python_steps_per_second": round(python),
        "compiled": batch.is_compiled(),
        "batch": count,
        "card_play": {name: card_play(name, count, seconds, python) for name in names},
    }
    found["whole_games"] = {
        preset: whole_games(preset, count, seconds, python)
        for preset, (game, _) in WHOLE.items()
        if not games or game in games
    }
    if _has_module("gymnasium"):
        found["gymnasium"] = gymnasium_steps(seconds, python)
    if _has_module("pettingzoo"):
        found["pettingzoo"] = pettingzoo_turns(names, seconds, python)
    if _has_module("pyspiel"):
        found["openspiel"] = openspiel_decisions(seconds, python)
    return found


def rate(work: Callable[[int], int], seconds: float, least: int = 1) -> float:
    """Returns the best rate of ``work(n)``. It does n of something and says how many."""
    n, best = least, 0.0
    for number in range(ROUNDS + 1):
        begin = time.process_time()
        done = work(n)
        took = max(time.process_time() - begin, 1e-9)
        best = max(best, done / took) if number else best  # the first one only warms up
        n = max(least, int(n * seconds / took) if took < seconds else n)
    return best


def _has_module(module: str) -> bool:
    return find_spec(module) is not None


def _with_ratio(value: float, python: float) -> Figures:
    return {"per_second": round(value), "ratio": round(value / python, 3 if value < python else 1)}


# ---------------------------------------------------------------- batches
def card_play(name: str, count: int, seconds: float, python: float) -> Figures:
    """Measures steps of card play. It takes them from outside with what is observed, and inside one call."""
    game = find_game(name)
    starts = sample_starts(game, min(STARTS, count), 1)
    figures: Figures = {}
    for what, planes, packed in (("planes", True, False), ("packed", False, True)):
        made = GameBatch(game, count, starts=starts, planes=planes, masks=planes, packed=packed)
        figures[what] = _with_ratio(_step_rate(made, seconds, settle=False), python)
    made = GameBatch(game, count, starts=starts)
    figures["planes_and_results"] = _with_ratio(_step_rate(made, seconds, settle=True), python)
    made = GameBatch(game, count, starts=starts, planes=False, masks=False)
    figures["inside"] = _with_ratio(_kernel_rate(made, seconds), python)
    return figures


def whole_games(preset: str, count: int, seconds: float, python: float) -> Figures:
    """Measures whole deals from the deck to the settlement, once tables of calls are learnt."""
    name, settings = WHOLE[preset]
    game = find_game(name, preset, settings)
    made, ends = GameBatch(game, count), 0
    made.reset(range(count))
    if made.tables is not None:
        learnt = 0
        while learnt < min(LEARNT, 25 * count):
            learnt += len(made.step_random(anew=True).games)
    asked, settled = made.settlement.asked, made.settlement.settled

    def play(n: int) -> int:
        nonlocal ends
        ends = sum(len(made.step_random(anew=True).games) for _ in range(n))
        return n * count

    steps = rate(play, seconds, WHOLE_DEALS)  # the first round learns most of what ends pay
    ends = 0
    begin, done = time.process_time(), play(100)
    games = ends / (time.process_time() - begin)
    found: Figures = {
        "planes_and_results": _with_ratio(steps, python),
        "games": _with_ratio(games, python),
        "settled_anew": round((made.settlement.settled - settled) / max(1, made.settlement.asked - asked), 4),
    }
    if made.tables is None:
        inside = GameBatch(game, count, planes=False, masks=False)
        return {**found, "inside": _with_ratio(_kernel_rate(inside, seconds), python)}
    misses, begin = made.tables.asked, time.process_time()
    ends = 0
    for _ in range(100):
        ends += len(made.step_random(anew=True, settle=False).games)
    games = ends / (time.process_time() - begin)
    found["games_without_results"] = _with_ratio(games, python)
    found["asked_anew"] = round((made.tables.asked - misses) / done, 6)  # of all steps
    return found


def _step_rate(made: GameBatch, seconds: float, *, settle: bool) -> float:
    made.reset(range(made.count))

    def play(n: int) -> int:
        for _ in range(n):
            made.step_random(anew=True, settle=settle)
        return n * made.count

    return rate(play, seconds, WHOLE_DEALS)


def _kernel_rate(made: GameBatch, seconds: float) -> float:
    made.reset(range(made.count))

    def play(n: int) -> int:
        made.games.play(n)
        return n * made.count

    return rate(play, seconds, 20)


def vectors(seconds: float, count: int = BATCH) -> float:
    """Measures vectors of float32 a second, made of what a batch writes."""
    game = find_game("sixtysix", "schnapsen", CLAIMED)
    made, observation = GameBatch(game, count), BatchObservation(game)
    made.reset(range(count))
    out = np.empty((count, observation.size), np.float32)

    def encode(n: int) -> int:
        for _ in range(n):
            observation.encode(made.seen, out)
        return n * count

    return rate(encode, seconds)


# ---------------------------------------------------------------- the environments of the frameworks
def gymnasium_steps(seconds: float, python: float) -> Figures:
    """Measures as Gymnasium does vector environments. Actions are drawn: a loop in Python, and batches."""
    make_vec = import_module("gymnasium").make_vec
    benchmark_vector_step = import_module("gymnasium.utils.performance").benchmark_vector_step
    from hlaska.research import gym, gym_batch

    rules: Figures = {"preset": "schnapsen", "settings": list(CLAIMED)}
    kinds: dict[str, tuple[str, Figures]] = {
        "loop_of_8": (f"hlaska/sixtysix-v{gym.VERSION}", {"num_envs": 8, "opponents": "random"}),
        "batch": (f"hlaska/sixtysix-batch-v{gym_batch.VERSION}", {"num_envs": BATCH}),
        "batch_of_256": (f"hlaska/sixtysix-batch-v{gym_batch.VERSION}", {"num_envs": 256}),
        "batch_every_seat": (
            f"hlaska/sixtysix-batch-v{gym_batch.VERSION}",
            {"num_envs": BATCH, "opponents": gym_batch.EVERY},
        ),
    }
    figures = {}
    for name, (environment, options) in kinds.items():
        env = make_vec(environment, **rules, **options)
        benchmark_vector_step(env, target_duration=1, seed=2)
        begin, wall = time.process_time(), time.perf_counter()
        steps = benchmark_vector_step(env, target_duration=max(1, round(2 * seconds)), seed=1)
        share = (time.process_time() - begin) / (time.perf_counter() - wall)
        figures[name] = _with_ratio(steps / share, python)
        env.close()
    return figures


def pettingzoo_turns(names: Sequence[str], seconds: float, python: float) -> Figures:
    """Measures turns of environments in which agents act in turn, PettingZoo's own poker beside ours."""
    from hlaska.research.pettingzoo import raw_env

    figures = {}
    for name in names:
        figures[name] = _with_ratio(rate(partial(_turns, raw_env(name)), seconds, 50), python)
    if _has_module("rlcard") and _has_module("pygame"):  # what PettingZoo's own poker needs
        holdem = import_module("pettingzoo.classic.rlcard_envs.texas_holdem").raw_env
        figures["texas_holdem_v4"] = _with_ratio(rate(partial(_turns, holdem()), seconds, 50), python)
    return figures


def _turns(env: Any, n: int) -> int:
    rng, done = Random(1), 0
    while done < n:
        env.reset(seed=rng.randrange(1 << 31))
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]).tolist())))
            done += 1
            del agent
    return done


def openspiel_decisions(seconds: float, python: float) -> Figures:
    """Measures decisions with the information state as string and tensor, and worlds drawn for players."""
    pyspiel = import_module("pyspiel")
    import_module("hlaska.research.openspiel")  # registers the games
    game = pyspiel.load_game("hlaska(game=sixtysix,preset=schnapsen,decks=1000)")
    rng = Random(1)

    def decide(n: int) -> int:
        done = 0
        while done < n:
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    player = state.current_player()
                    state.information_state_string(player)
                    state.information_state_tensor(player)
                    done += 1
                state.apply_action(rng.choice(state.legal_actions()))
        return done

    middle = game.new_initial_state()
    while len(middle.history()) < 9:  # the deck, and eight actions; a deal may end sooner
        middle.apply_action(rng.choice(middle.legal_actions()))
        middle = game.new_initial_state() if middle.is_terminal() else middle

    def resample(n: int) -> int:
        for _ in range(n):
            middle.resample_from_infostate(middle.current_player(), rng.random)
        return n

    figures: Figures = {"schnapsen_decisions": _with_ratio(rate(decide, seconds, 50), python)}
    figures["schnapsen_resample_ms"] = round(1e3 / rate(resample, seconds, 5), 2)
    return figures
