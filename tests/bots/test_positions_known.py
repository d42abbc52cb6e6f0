"""Positions with a choice that is known to be better: they can be played, and what is chosen is counted."""

from __future__ import annotations

import pytest

from hlaska.benchmarks import positions
from hlaska.benchmarks.positions import count_choices, names, parse, read, set_up
from hlaska.cli import main
from hlaska.core.errors import BadText


@pytest.mark.parametrize("name", names())
def test_the_turns_of_a_position_can_be_played(name: str) -> None:
    position = read(name)
    game, played, turns = set_up(name, position)
    assert len(game.legal(played.state, played.state.pub.turn)) > 1
    assert len(turns["right"]) + len(turns["wrong"]) >= 1
    assert not {tuple(sorted(turn)) for turn in turns["right"]} & {
        tuple(sorted(turn)) for turn in turns["wrong"]
    }


def test_what_is_chosen_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "marias-trumps-with-the-seven"
    _, _, turns = set_up(name, read(name))
    made = iter([turns["right"][0], turns["wrong"][0], turns["right"][1]])
    monkeypatch.setattr(positions, "choose", lambda *_: next(made))
    found = count_choices(name, "greedy", 3)
    assert (found.right, found.wrong) == (2, 1)
    assert found.chosen == {"7S": 1, "9S": 1, "JH": 1}


def test_cards_of_a_turn_count_in_any_order() -> None:
    name = "pinochle-pass-clubs"
    game, _, turns = set_up(name, read(name))
    cards = [game.parse_action(card) for card in ["9D", "AH", "QD", "AH"]]
    assert positions._is_same(cards, turns["right"][0])
    assert not positions._is_same(cards, turns["wrong"][0])


def test_a_player_makes_its_whole_turn() -> None:
    found = count_choices("pinochle-pass-clubs", "greedy", 1)
    assert [len(turn.split()) for turn in found.chosen] == [4]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("why = ", "x.toml"),
        ('why = "a"\nsource = "b"\n', "record"),
        ('why = "a"\nsource = "b"\nrecord = ""\n', "in right or in wrong"),
        ('why = "a"\nsource = "b"\nrecord = ""\nright = ["7S"]\nbest = 1\n', "best"),
    ],
)
def test_a_file_that_is_no_position_is_refused_in_words(text: str, says: str) -> None:
    with pytest.raises(BadText, match=says):
        parse("x", text)


def test_a_turn_that_is_not_legal_is_refused_in_words() -> None:
    name = "marias-trumps-with-the-seven"
    wrong = parse("x", f'why = "a"\nsource = "b"\nright = ["AC"]\nrecord = """{read(name).record}"""')
    with pytest.raises(BadText, match="'AC' is not legal there"):
        set_up("x", wrong)
    with pytest.raises(BadText, match="there is no position 'x'; there are marias"):
        read("x")


def test_the_command_prints_a_row_a_position(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("hlaska.cli.positions.names", lambda: ["pinochle-pass-clubs"])
    assert main(["bench", "positions", "--level", "greedy", "--seeds", "2"]) == 0
    assert "pinochle-pass-clubs  " in capsys.readouterr().out
    assert main(["bench", "positions", "--level", "nobody"]) == 1
    assert "'nobody' is no computer player" in capsys.readouterr().err
