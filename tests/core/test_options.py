"""House rules: names they had formerly are understood, wherever an option is named."""

import pytest

from hlaska.core.errors import BadOptions
from hlaska.core.options import change, parse, schema
from hlaska.games import GAMES, game_class

RENAMED = [(g, o) for g in GAMES for o in schema(game_class(g).Options) if o.formerly]


@pytest.mark.parametrize(("game", "option"), RENAMED, ids=lambda x: getattr(x, "formerly", x))
def test_a_name_of_earlier_is_understood(game, option):
    kind = game_class(game).Options
    other = not option.default if option.kind == "bool" else (option.choices or (option.low,))[-1]
    text = str(other).lower() if option.kind == "bool" else str(other)
    now = parse(kind(), [f"{option.name}={text}"])
    assert now != kind()
    assert parse(kind(), [f"{option.formerly}={text}"]) == now
    assert change(kind(), {option.formerly: getattr(now, option.name)}) == now


def test_names_of_earlier_are_no_names_of_today():
    assert len(RENAMED) >= 7
    for game, option in RENAMED:
        assert option.formerly not in {o.name for o in schema(game_class(game).Options)}


def test_an_unknown_name_is_answered_with_names_of_today():
    with pytest.raises(BadOptions, match=r"did you mean .*target"):
        parse(game_class("thousand").Options(), ["th_targt=1000"])
