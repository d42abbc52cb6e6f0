"""What a client is told so that it reads none of a game's own numbers: points, the order of the ranks, a closed stock,
whether results are payments."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from hlaska.core.game import Game
from hlaska.families.marias.contracts import TEN_LOW
from hlaska.games import find_game
from tests import laws
from tests.laws import Trace
from tests.presets import two_presets
from tests.snapshot import played


def all_told(trace: Trace) -> list[tuple[bool, bool, tuple[int, ...]]]:
    """Of each state: whether the deal is over, whether the stock is closed, the points."""
    found = []
    for at in range(len(trace.steps) + 1):
        told = [trace.game.explainer.explain(trace.view(at, seat)) for seat in range(-1, trace.game.seats)]
        assert len({(e.points, e.closed, e.order) for e in told}) == 1, "everybody is told the same"
        found.append((trace.states()[at].pub.turn < 0, told[0].closed, told[0].points))
    return found


@two_presets
def test_points_are_told_by_seat_and_never_shrink(name: str, preset: str) -> None:
    game = find_game(name, preset)
    told = [points for _, _, points in all_told(played(game, 0))]
    assert {len(points) for points in told} <= {0, game.seats}
    for before, after in pairwise(told):
        assert all(a >= b for a, b in zip(after, before, strict=False)), (before, after)


def no_pool(game: Game) -> bool:
    return not getattr(game.options, "kitty", False)


@two_presets
def test_what_some_receive_others_pay_where_results_are_payments(name: str, preset: str) -> None:
    game = find_game(name, preset)
    sums = [sum(played(game, deal).states()[-1].pub.result) for deal in range(6)]
    if not game.has_payments:
        assert any(sums), "each scores its own, and yet every deal adds up to nothing"
    elif no_pool(game):
        assert not any(sums)


def test_a_closed_talon_is_told() -> None:
    game = find_game("sixtysix", "schnapsen")
    close = game.call("close")
    for deal in range(40):
        trace = laws.play_deal(game, laws.some_match(game, deal), _deck(game, deal), laws.hashed(deal))
        done = [at for at, step in enumerate(trace.steps) if step.action == close]
        closed = [c for _, c, _ in all_told(trace)]
        first = done[0] + 1 if done else len(closed)
        assert closed == [at >= first for at in range(len(closed))]
        if done:
            return
    pytest.fail("nobody has closed")


def _deck(game: Game, deal: int) -> tuple[int, ...]:
    return laws.shuffled(game, Random(deal))


def test_the_order_of_the_ranks_follows_the_contract() -> None:
    game = find_game("marias", "pagat_voleny")
    orders = set()
    for deal in range(30):
        trace = played(game, deal)
        for at, state in enumerate(trace.states()):
            low = state.pub.contract > 0 and state.pub.trump < 0
            order = game.explainer.explain(trace.view(at, -1)).order
            assert order == (TEN_LOW if low else ())
            orders.add(order)
    assert orders == {(), TEN_LOW}
