"""What is taken off as luck: only where a measurement says that it tells something."""

from __future__ import annotations

from hlaska.games import GAMES, find_game
from hlaska.table import card_luck


def test_measurements_are_of_games_that_there_are() -> None:
    found = card_luck.read_measurements()
    assert found
    for one in found:
        assert one.game in GAMES
        assert one.preset in find_game(one.game).presets
        assert one.low <= one.share <= one.high < 1
        assert one.cap > 0
        assert one.deals >= 80
        assert one.command


def test_luck_is_taken_off_where_the_interval_is_above_zero() -> None:
    for one in card_luck.read_measurements():
        taken = card_luck.find_measurement(one.game, one.preset)
        assert (taken is not None) == (one.low > 0)
        if taken is not None:
            assert 0 < taken.beta < 1
    assert card_luck.find_measurement("sixtysix", "nothing like it") is None
