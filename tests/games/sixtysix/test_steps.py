"""Ends that the steps of points do not tell apart are settled alike."""

from random import Random

import pytest

from hlaska.games import find_game, game_class
from hlaska.kernel import layout as at
from hlaska.kernel.solve_ends import end_of_two, final

PRESETS = list(game_class("sixtysix").presets)
# what a settlement may hang on, beside the presets
SETTINGS = (
    (),
    ("closer_fail_points=by_closer_count",),
    ("closer_fail_basis=at_close",),
    ("closer_success_basis=at_close",),
    ("unclaimed_points=table",),
    ("deal_tie=carry_one",),
)


@pytest.mark.parametrize("preset", PRESETS)
def test_steps_of_points_settle_as_all_points_do(preset: str) -> None:
    rng, told_apart = Random(preset), set()
    for setting in SETTINGS:
        game = find_game("sixtysix", preset, setting)
        state, _ = game.start(game.opening(), game.pack)
        steps = sum(step << 12 * i for i, step in enumerate(game.adviser.payoff_thresholds(state)))
        first = game.adviser.playout_position(state)
        assert first is not None
        for _ in range(300):
            b = list(first)
            b[at.WON : at.WON + 2] = [rng.choice((0, 20, 32, 33, 34, 50, 65, 66, 67, 90)) for _ in (0, 1)]
            b[at.WON_TRICKS : at.WON_TRICKS + 2] = [rng.randrange(3), rng.randrange(3)]
            b[at.LAST_SEAT], b[at.CLOSER] = rng.randrange(2), rng.randrange(-1, 2)
            if b[at.CLOSER] >= 0:
                b[at.FROZEN_TRICKS], b[at.FROZEN_POINTS] = rng.randrange(2), rng.choice((0, 32, 33, 50))
            exact, stepped = end_of_two(b, 0), end_of_two(b, steps)
            paid = game.adviser.payoff(state, final(b, exact))
            assert game.adviser.payoff(state, final(b, stepped)) == paid
            told_apart.add(exact != stepped)
    assert True in told_apart or game.options.match_mode == "raw_points"
