"""A tree whose ends are settled once for all that pay the same comes to what one does that asks for each."""

from random import Random
from typing import Any

import pytest

from hlaska.bots.evaluation.playouts import NOISE, policy_of
from hlaska.bots.evaluation.terminal_payoffs import TerminalPayoffs
from hlaska.games import GAMES, find_game
from hlaska.kernel import jit
from hlaska.kernel.layout import NONE
from hlaska.kernel.tree import Tree, moves_now
from tests.bots.test_sampler import in_play

ITERATIONS = 400


def grown(game: Any, states: list[Any], roots: list[int], told: bool) -> tuple[dict[int, list[int]], int]:
    """What a tree found, and how often it asked."""
    ends, asked = TerminalPayoffs(game), 0
    frames = ends.set_worlds(states)
    known = ends.terminal_key if told else None
    tree = Tree(roots, 3, policy=policy_of(game, states[0]), noise=NOISE, terminal_key=known)
    tree.set_worlds(ends.positions, frames if told else ())

    def settle(at: int, words: Any) -> list[int]:
        nonlocal asked
        asked += 1
        return ends.margins(at, words)

    tree.grow(ITERATIONS, settle)
    return tree.samples(), asked


@pytest.mark.jit
@pytest.mark.parametrize(("name", "preset"), [(n, p) for n in GAMES for p in find_game(n).presets])
def test_ends_that_pay_the_same_are_settled_once_and_rightly(name: str, preset: str) -> None:
    jit.start()
    rng, game = Random(f"{name} {preset}"), find_game(name, preset)
    for _, deals in in_play(game, rng, 3):
        states = deals.draw_many(6, rng)
        roots = moves_now(game.adviser.playout_position(states[0]) or [])
        samples, asked = grown(game, states, roots, told=True)
        plain, every = grown(game, states, roots, told=False)
        assert samples == plain
        assert every == ITERATIONS
        known = TerminalPayoffs(game)
        if NONE not in known.set_worlds(states):
            assert asked < ITERATIONS
