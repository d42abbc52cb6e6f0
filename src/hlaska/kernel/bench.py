"""Measures how fast the kernel is here: what `hlaska bench kernel` reports.

Rates are the best of a few short rounds in this process, so that other work on the machine disturbs them
less; the plain Python playout of the same run is the baseline that ratios refer to. Start-up times and memory
are taken in fresh interpreters, cold with an empty folder for all compiled code (Python's too), warm with the
one the cold run filled.
"""

import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hlaska.kernel import jit
from hlaska.kernel.bits import EVERY, cards_of, nth, popcount
from hlaska.kernel.dealing import Dealing
from hlaska.kernel.layout import DONE, PAIR_QUEEN, STRICT
from hlaska.kernel.play import TrickRules, legal_now, step
from hlaska.kernel.policy import SCORE, policy_word
from hlaska.kernel.position import new_play, points_word, worth_word
from hlaska.kernel.rollout import Playouts, run_playouts

ROUNDS = 5
SUIT_DEAL = TrickRules(
    STRICT,
    points=points_word((0, 0, 0, 0, 0, 0, 10, 10)),
    last=10,
    pairs=PAIR_QUEEN,
    worth=worth_word(20, 40),
)
SIDES = (0b001, 0b110, 0b110)
CHILD = """
import json, sys, time
begin = time.perf_counter()
from hlaska.kernel import jit
from hlaska.kernel.bench import memory, suit_deal
from hlaska.kernel.play import legal_now
position = suit_deal(1)
imported = time.perf_counter()
legal_now(position)
first = time.perf_counter()
plain = memory()
thread = jit.start_background()
while thread.is_alive() and not jit.is_ready("run_playouts"):
    time.sleep(0.002)
ready = time.perf_counter()
thread.join()
print(json.dumps({
    "import": imported - begin, "first_legal_move": first - begin, "compiled_playouts": ready - begin,
    "memory_plain_mb": plain, "memory_mb": memory(), "report": jit.report(),
}))
"""


def suit_deal(seed: int) -> list[int]:
    """Deal a Mariáš suit contract. It has three hands of ten, two cards in the talon, and hearts as trumps."""
    deck = list(cards_of(EVERY))
    random.Random(seed).shuffle(deck)
    return new_play(SUIT_DEAL, [deck[:10], deck[10:20], deck[20:30]], trump=2, sides=SIDES, pack=EVERY)


def fresh_deal() -> tuple[list[int], Dealing]:
    """Return the same contract with all 32 cards to deal anew for each playout."""
    position = new_play(SUIT_DEAL, [[], [], []], trump=2, tricks=10, sides=SIDES, pack=EVERY)
    return position, Dealing(cards_of(EVERY), [10, 10, 10, 0, 2, 0])


def memory() -> float:
    """Return the megabytes this process holds; 0 where the system does not tell."""
    if sys.platform != "linux":
        return 0.0
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Return the best rate of ``work(n)`` in rounds of about ``seconds``. It does n of something and says how many."""
    n, best = 20, 0.0
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        done = work(n)
        took = max(time.perf_counter() - begin, 1e-9)
        best = max(best, done / took)
        n = max(20, int(best * seconds))
    return best


def playout_rates(seconds: float) -> dict[str, int]:
    """Measure playouts a second, one thread, batched.

    Deals are fixed and fresh, played at random and with good sense.
    """
    runner, position = Playouts(), suit_deal(1)
    empty, deal = fresh_deal()
    sense = policy_word([SCORE] * 3)
    kinds: dict[str, Callable[[int], int]] = {
        "fixed": lambda n: len(runner.run([position], n, repeats=n)),
        "fresh": lambda n: len(runner.run([empty], n, repeats=n, deal=deal)),
        "policy_fixed": lambda n: len(runner.run([position], n, repeats=n, policy=sense, noise=100)),
        "policy_fresh": lambda n: len(runner.run([empty], n, repeats=n, policy=sense, noise=100, deal=deal)),
    }
    return {name: round(rate(work, seconds)) for name, work in kinds.items()}


def python_steps(n: int) -> int:
    """Play whole deals card by card in plain Python until ``n`` cards are played. Return how many were."""
    rng, start, done = random.Random(1), suit_deal(1), 0
    while done < n:
        position = start.copy()
        while not position[DONE]:
            mask = legal_now(position)[0]
            step(position, nth(mask, rng.randrange(popcount(mask))))
            done += 1
    return done


def start_up(folder: str) -> dict[str, Any]:
    """Measure what a fresh interpreter needs: seconds, megabytes.

    ``folder`` is for all that is compiled, byte code too.
    """
    env = {**os.environ, "NUMBA_CACHE_DIR": folder, "PYTHONPYCACHEPREFIX": folder}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-c", CHILD],
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def round_numbers(found: dict[str, Any]) -> dict[str, float]:
    """Return the numbers of `start_up`, to milliseconds and tenths of a megabyte."""
    return {k: round(v, 1 if k.endswith("_mb") else 3) for k, v in found.items() if isinstance(v, float)}


def run(seconds: float = 0.2) -> dict[str, Any]:
    """Measure everything, as plain numbers: rates per second, times in seconds, memory in megabytes.

    ``seconds``: length of one round of one rate. Takes about fifteen seconds, most of it compiling.
    """
    compiled, run_playouts.compiled = run_playouts.compiled, None
    try:
        plain = playout_rates(seconds)
    finally:
        run_playouts.compiled = compiled
    found: dict[str, Any] = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "compiled": jit.is_available(),
        "python_steps_per_second": round(rate(python_steps, seconds)),
        "python_playouts_per_second": plain,
    }
    with tempfile.TemporaryDirectory(prefix="hlaska-bench-") as folder:
        cold = start_up(folder)
        found["cold"] = round_numbers(cold)
        found["warm"] = round_numbers(start_up(folder))
    if cold["report"]["error"]:
        found["error"] = cold["report"]["error"]
    if jit.start():
        rates = playout_rates(seconds)
        found["playouts_per_second"] = rates
        found["ratio_to_python"] = {name: round(rates[name] / plain[name], 1) for name in rates}
    return found
