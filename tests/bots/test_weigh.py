"""A decision is weighed also where one of its choices was solved on worlds of its own."""

from __future__ import annotations

from random import Random

import pytest

from hlaska import games
from hlaska.bots.weigh import _choice, judge
from hlaska.core.review import Asked, Budget
from hlaska.table import progress
from hlaska.table.news import seen_events
from tests import laws


def test_choices_on_worlds_of_their_own_are_compared_by_their_means() -> None:
    same = _choice((1,), [1, 2, 3, 4], [2, 3, 4, 5])
    assert (same.worth, same.behind, same.error) == (2.5, 1, 0)
    other = _choice((1,), [1, 2, 3, 4], [2, 4])
    assert (other.worth, other.behind) == (2.5, 0.5)
    assert other.error > 0.5


@pytest.mark.parametrize("seed", range(3))
def test_the_first_lead_of_schnapsen_is_weighed_in_the_time_of_a_hint(seed: int) -> None:
    game = games.find_game("sixtysix", "schnapsen")
    now = progress.deal(game, progress.opening(game), laws.shuffled(game, Random(seed)), 0.0)
    assert now.state is not None
    view = game.view(now.state, now.turn)
    found = judge(Asked(game, view, seen_events(now, now.turn), budget=Budget(0, 0.4)))
    assert found is not None
    assert found.best in [choice.actions for choice in found.choices]
