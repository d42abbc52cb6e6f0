"""House rules: names they had formerly are understood, wherever an option is named."""

from typing import Any

import pytest

from hlaska.core.errors import BadOptions
from hlaska.core.match import packet_sizes
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


OLD_PACKETS = [
    ("marias", "deal_pattern", "3_2_2_3_2", "3_2_2_3_2"),
    ("sixtysix", "deal_pattern", "3-3", "3"),
    ("sixtysix", "deal_pattern", "2-3-2", "2_3_2"),
    ("marias_thirteen", "t2_packets", "3_3", "3"),
    ("marias_thirteen", "t2_packets", "6", "6"),
    ("marias_thirteen", "t2_packets", "single", "1"),
    ("pinochle", "deal_packet", "2then3", "2_3"),
    ("pinochle_two", "deal_packet", "4", "4"),
]


@pytest.mark.parametrize(("game", "name", "value", "now"), OLD_PACKETS)
def test_packets_of_earlier_are_understood(game, name, value, now):
    """In settings and links as text, in records and tables as values; under the name of today, too."""
    kind: Any = game_class(game).Options
    for called in (name, "packets"):
        assert parse(kind(), [f"{called}={value}"]).packets == now
        assert change(kind(), {called: value}).packets == now
    with pytest.raises(BadOptions, match="packets=single_3: expected one of"):
        parse(kind(), [f"{name}=single_3"])


@pytest.mark.parametrize(
    ("game", "value", "now"),
    [("marias", "four_sit_out", 4), ("marias_auction", "three", 3), ("pinochle_three", "five_sit_out", 5)],
)
def test_players_of_earlier_are_understood(game, value, now):
    kind: Any = game_class(game).Options
    assert parse(kind(), [f"players_mode={value}"]).players == now
    assert change(kind(), {"players_mode": value}).players == now
    assert change(kind(), {"players": now}).players == now
    with pytest.raises(BadOptions, match="players=six: expected one of 3, 4"):
        parse(kind(), ["players_mode=six"])


def test_packets_go_on_until_a_hand_is_full():
    assert packet_sizes("2_3", 20) == (2, 3, 3, 3, 3, 3, 3)
    assert packet_sizes("2_3_2", 6) == (2, 3, 1)
    assert packet_sizes("5", 12) == (5, 5, 2)
    assert packet_sizes("1", 3) == (1, 1, 1)


def test_an_unknown_name_is_answered_with_names_of_today():
    with pytest.raises(BadOptions, match=r"did you mean .*target"):
        parse(game_class("thousand").Options(), ["th_targt=1000"])
