"""The solver enters as many positions as it did: a count that no busy machine changes.

`python -m tests.kernel.test_solver_nodes` writes the counts of this build.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from hlaska.cli.solve import PARTNERS, THRESHOLD, pinochle_deal, playable_deal
from hlaska.kernel import jit
from hlaska.kernel.bench import suit_deal
from hlaska.kernel.solve import Goal, Solver, no_trick, points

PATH: Final = Path(__file__).parents[1] / "snapshots" / "solver_nodes.json"
MORE: Final = 1.02  # times the positions that were entered
CALLS: Final = {"few": 300, "many": 2500}  # of each kind
Ask = Callable[[Solver, list[int]], int]

pytestmark = [pytest.mark.jit, pytest.mark.slow]


def whole(goal: Goal, solver: Solver, position: list[int]) -> int:
    return solver.value(position, goal)


def reached(goal: Goal, need: int, solver: Solver, position: list[int]) -> int:
    return int(solver.is_at_least(position, goal, need))


KINDS: Final[dict[str, tuple[Callable[[int], list[int]], Ask]]] = {
    "suit value": (suit_deal, partial(whole, points(0b001))),
    "suit threshold": (suit_deal, partial(reached, points(0b001), THRESHOLD)),
    "betl": (lambda seed: playable_deal(seed, True), partial(reached, no_trick(0, 3), 1)),
    "pinochle value": (pinochle_deal, partial(whole, points(PARTNERS[0]))),
}


def counted(kind: str, calls: int) -> dict[str, int]:
    """Returns the positions entered in so many calls, and the sum of their answers, each by its number.

    One solver for all, whose table is kept between them as it is in play."""
    deal, ask = KINDS[kind]
    solver, entered, answers = Solver(), 0, 0
    for seed in range(calls):
        answers += (seed + 1) * ask(solver, deal(seed))
        entered += solver.entered
    return {"entered": entered, "answers": answers}


def stored() -> dict[str, dict[str, dict[str, int]]]:
    found: dict[str, dict[str, dict[str, int]]] = json.loads(PATH.read_text("utf-8"))
    return found


def check(kind: str, size: str) -> None:
    jit.start()
    compare(stored()[size][kind], counted(kind, CALLS[size]))


def compare(was: dict[str, int], now: dict[str, int]) -> None:
    assert now["answers"] == was["answers"], "another value of a position"
    assert now["entered"] <= MORE * was["entered"], "more positions entered than before"


@pytest.mark.parametrize("kind", KINDS)
def test_few_calls_enter_no_more_positions(kind: str) -> None:
    check(kind, "few")


def test_two_percent_more_positions_and_another_value_fail() -> None:
    was = stored()["few"]["suit value"]
    compare(was, was | {"entered": was["entered"] * 102 // 100})
    with pytest.raises(AssertionError, match="more positions"):
        compare(was, was | {"entered": was["entered"] * 102 // 100 + 1})
    with pytest.raises(AssertionError, match="another value"):
        compare(was, was | {"answers": was["answers"] + 1})


@pytest.mark.nightly
@pytest.mark.parametrize("kind", KINDS)
def test_many_calls_enter_no_more_positions(kind: str) -> None:
    check(kind, "many")


if __name__ == "__main__":
    jit.start()
    made = {size: {kind: counted(kind, calls) for kind in KINDS} for size, calls in CALLS.items()}
    PATH.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
