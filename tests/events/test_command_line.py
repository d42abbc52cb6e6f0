"""An event is run from its journal in a file: each line is kept, and what cannot be is said."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hlaska.cli import main
from hlaska.events.commands import load
from hlaska.events.journal import decode_journal
from hlaska.events.scale import fit_unit
from hlaska.games import find_game
from hlaska.research.matches.ranking_power import SeatResult, card_share, measure_power, play_field


class File:
    def __init__(self, path: Path, capsys: Any) -> None:
        self.path, self.capsys = path, capsys

    def __call__(self, *args: str) -> str:
        assert main(["events", *args]) == 0, self.capsys.readouterr().err
        return str(self.capsys.readouterr().out)

    def new(self, *args: str) -> str:
        return self("new", str(self.path), "--name", "Friday", *args)

    def do(self, *args: str) -> str:
        return self("do", str(self.path), *args)

    def refused(self, *args: str) -> str:
        assert main(["events", *args]) == 1
        return str(self.capsys.readouterr().err)


@pytest.fixture
def file(tmp_path: Path, capsys: Any) -> File:
    return File(tmp_path / "friday.jsonl", capsys)


def test_an_event_from_its_founding_to_its_secret(file: File) -> None:
    file.new("--format", "swiss", "--sizes", "2", "--rounds", "2")
    for name in ("Anna", "Bob", "Cyd", "Dan"):
        file.do("enter", name)
    file.do("start")
    assert "table 2:" in file.do("draw")
    file.do("result", "1", "1", "-3", "3")
    file.do("result", "1", "2", "1", "0")
    file.do("draw")
    found = json.loads(file("show", str(file.path), "--json"))
    assert [one["round"] for one in found["tables"]] == [2, 2]
    assert {one["name"] for one in found["standings"]} == {"Anna", "Bob", "Cyd", "Dan"}
    assert "2 rounds follow" in file("verify", str(file.path))


def test_what_cannot_be_leaves_the_file_as_it_was(file: File) -> None:
    file.new()
    before = file.path.read_bytes()
    for args, says in (
        (("draw",), "start it first"),
        (("leave", "9"), "no entry 9"),
        (("result", "1"), "expected ROUND TABLE POINTS"),
        (("leave", "Anna"), "expected whole numbers"),
        (("undo", "1"), "needs its reason"),
        (("enter",), "expected NAME"),
    ):
        assert says in file.refused("do", str(file.path), *args)
    assert "is there already" in file.refused("new", str(file.path), "--name", "x")
    assert "No such file" in file.refused("show", str(file.path.with_name("other")))
    assert file.path.read_bytes() == before


def test_half_a_line_of_a_killed_program_is_no_line(file: File) -> None:
    file.new()
    file.do("enter", "Anna")
    whole = file.path.read_text("utf-8")
    file.path.write_text(whole + '{"seq":3,"at":1.0,"by":"dir', "utf-8")
    assert "1 entries" in file("show", str(file.path))
    file.do("enter", "Bob")
    event = load(decode_journal(file.path.read_text("utf-8")))
    assert [one.name for one in event.state.entries.values()] == ["Anna", "Bob"]


def test_comparing_takes_the_luck_of_the_cards_away() -> None:
    """A is better by 2 a deal; the cards give everybody in a chair the same, up to 100."""
    rng = Random(1)
    seats = []
    for deal in range(200):
        for chair in range(2):
            cards = rng.randint(-100, 100)
            for table in range(8):
                first = rng.random() < 0.5
                seats.append(SeatResult(deal, chair, table, first, cards + 2 * first + rng.randint(-2, 2)))
    unit, rows = measure_power(seats)
    found = {one.measure: one for one in rows}
    assert unit == fit_unit([Fraction(2)])
    assert found["difference"].gain == pytest.approx(2 * 7 / 8, abs=0.2)
    assert 0 < found["difference"].deals < 20
    assert found["points"].deals == 0 or found["points"].deals > 500
    assert 0 < found["matchpoints"].deals < 30
    assert card_share(seats) > 0.99  # a variance of 3 400 by cards, of 3 by what players do


def test_the_share_of_the_cards_is_nothing_where_they_give_nothing() -> None:
    """Two deals with the means 0 and 10: within each 2 of variance (n - 1), in all 26; 1 - 2 / 26."""
    points = [(0, -1), (0, 1), (1, 9), (1, 11)]
    seats = [SeatResult(deal, 0, table, False, amount) for table, (deal, amount) in enumerate(points)]
    assert card_share(seats) == pytest.approx(1 - 2 / 26)
    assert card_share([SeatResult(deal, 0, table, False, table) for deal in (0, 1) for table in (0, 9)]) == 0


def test_who_sits_out_is_not_compared() -> None:
    game = find_game("sixtysix", "sixty_six_24_three", ["duplicate=true"])
    seats = play_field(game, "greedy", "random", 1, 2, 1)
    assert {seat.chair for seat in seats} == {0, 1}


def test_power_is_measured_by_a_command(capsys: Any) -> None:
    assert (
        main(
            [
                "events",
                "power",
                "schnapsen",
                "--number",
                "3",
                "--tables",
                "2",
                "--a",
                "greedy",
                "--b",
                "random",
                "--json",
            ]
        )
        == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert 0 <= found["card_share"] <= 1
    assert [one["measure"] for one in found["measures"]] == ["points", "difference", "matchpoints", "scale"]
