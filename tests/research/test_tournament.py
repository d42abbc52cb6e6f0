"""Players that are functions of a file, and the tournament of a class with its page."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hlaska.cli import main
from hlaska.core.errors import BadText
from hlaska.research.matches.arena import Match, Spec, make_report, play
from hlaska.research.matches.tournament import format_page, hold
from hlaska.research.players.function_bot import load

SCHNAPSEN = Spec("sixtysix", "schnapsen")
FIRST = 'def act(asked):\n    return asked["view"]["legal"][0]\n'


def written(folder: Path, text: str, name: str = "mine.py") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return f"py:{path}"


def test_a_function_plays_and_is_told_what_a_program_is_told(tmp_path: Path) -> None:
    text = """
SEEN = []
def act(asked):
    SEEN.append(asked)
    return asked["view"]["legal"][0]
"""
    spec = written(tmp_path, text)
    match = Match(SCHNAPSEN, spec, "random")
    found = make_report(match, play(match, 2, 1))
    assert found.faults == ()
    seen = load(spec.removeprefix("py:")).__globals__["SEEN"]
    assert {"game", "options", "seat", "events", "view"} <= set(seen[0])
    other = f"hand{1 - seen[0]['seat']}"
    assert set(seen[0]["view"]["places"].get(other, ["??"])) == {"??"}


def test_a_function_of_another_name(tmp_path: Path) -> None:
    spec = written(tmp_path, FIRST.replace("act", "mine")) + ":mine"
    match = Match(SCHNAPSEN, spec, "random")
    assert make_report(match, play(match, 1, 1)).faults == ()


@pytest.mark.parametrize(
    ("answer", "kind", "says"),
    [
        ("'ZZ'", "nonsense", "ZZ"),
        ("7", "nonsense", "an answer is a text"),
        ("''", "nonsense", "no action in its own turn"),
        ("1 / 0", "crashed", "ZeroDivisionError"),
    ],
)
def test_what_a_function_does_wrong_is_counted_and_the_deal_goes_on(
    answer: str, kind: str, says: str, tmp_path: Path
) -> None:
    spec = written(tmp_path, f"def act(asked):\n    return {answer}\n")
    match = Match(SCHNAPSEN, spec, "random")
    found = make_report(match, play(match, 1, 1))
    assert {fault.kind for fault in found.faults} == {kind}
    assert says in found.faults[0].first
    assert found.stand_in_a == 1
    assert found.stand_in_b == 0


FAILS_LATE = """\
def helper(asked):
    return {}["nolegal"]

def act(asked):
    return helper(asked)
"""


def test_a_score_that_is_a_stand_ins_is_said_above_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = written(tmp_path, FAILS_LATE, "bad.py")
    assert main(["arena", "schnapsen", spec, "random", "--deals", "1", "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert (
        "WARNING: 100% of A's decisions are a stand-in's, not its own: crashed, bad.py, line 2: KeyError"
        in out
    )
    assert out.index("WARNING") < out.index("A less B")
    assert main(["tournament", "schnapsen", spec, "random", "--deals", "1", "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("WARNING: up to 100% of the decisions of py:")
    assert "bad.py, line 2: KeyError" in out.splitlines()[0]


def test_few_decisions_of_a_stand_in_need_no_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        main(["arena", "schnapsen", written(tmp_path, FIRST), "random", "--deals", "1", "--workers", "1"])
        == 0
    )
    assert "WARNING" not in capsys.readouterr().out


def test_a_file_without_its_kind_is_refused_with_the_right_spec(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "schnapsen", "mine.py", "random", "--deals", "1"]) == 1
    assert "a function of this file is py:mine.py" in capsys.readouterr().err
    assert main(["arena", "schnapsen", "expert", "random", "--deals", "1"]) == 1
    assert "a function of a Python file is py:FILE.py, a program cmd:COMMAND" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("py:nothing.py", "there is no file nothing.py"),
        ("py:mine", "write py:mine.py"),
    ],
)
def test_a_file_that_is_not_there_is_refused_in_words(spec: str, says: str) -> None:
    with pytest.raises(BadText, match=says):
        play(Match(SCHNAPSEN, spec, "random"), 1, 1)


def test_a_file_without_the_function_or_with_a_mistake_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadText, match="has no function act"):
        play(Match(SCHNAPSEN, written(tmp_path, "x = 1\n", "empty.py"), "random"), 1, 1)
    with pytest.raises(BadText, match="cannot be loaded: SyntaxError"):
        play(Match(SCHNAPSEN, written(tmp_path, "def act(:\n", "broken.py"), "random"), 1, 1)


def test_a_class_is_one_object_for_each_seat_of_a_deal(tmp_path: Path) -> None:
    """What a seat notes is its own; the lines of docs/bots.md play without a fault."""
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    (tmp_path / "mine.py").write_text(text.split("```python\n")[2].split("```")[0])
    deals = play(Match(SCHNAPSEN, f"py:{tmp_path / 'mine.py'}:Careful", "greedy"), 3, workers=1)
    assert not [fault for deal in deals for one in deal.games for fault in one.faults]
    (tmp_path / "notes.py").write_text(
        "class Mine:\n"
        "    made = 0\n"
        "    def __init__(self):\n"
        "        Mine.made += 1\n"
        "        self.seats = set()\n"
        "    def act(self, asked):\n"
        "        self.seats.add((asked['seat'], asked['events'][0]['kind']))\n"
        "        assert len({seat for seat, _ in self.seats}) == 1\n"
        "        return asked['view']['legal'][0]\n"
        "class Idle:\n"
        "    pass\n"
        "class Broken:\n"
        "    def __init__(self):\n"
        "        raise ValueError('no file')\n"
    )
    spec = f"py:{tmp_path / 'notes.py'}"
    deals = play(Match(SCHNAPSEN, f"{spec}:Mine", "greedy"), 2, workers=1)
    assert not [fault for deal in deals for one in deal.games for fault in one.faults]
    with pytest.raises(BadText, match="has no method act"):
        play(Match(SCHNAPSEN, f"{spec}:Idle", "greedy"), 1, workers=1)
    with pytest.raises(BadText, match=r"cannot be made: notes\.py, line 14: ValueError: no file"):
        play(Match(SCHNAPSEN, f"{spec}:Broken", "greedy"), 1, workers=1)


def test_everybody_meets_everybody(tmp_path: Path) -> None:
    found = hold(SCHNAPSEN, [written(tmp_path, FIRST), "random", "greedy"], 6, workers=1)
    assert found.rows[0].player == "greedy"
    means = [row.mean.mean for row in found.rows]
    assert means == sorted(means, reverse=True)
    assert sum(means) == pytest.approx(0)
    for i, row in enumerate(found.rows):
        assert row.against[i] is None
        for j, other in enumerate(found.rows):
            if i != j:
                value, back = row.against[j], other.against[i]
                assert value is not None
                assert back is not None
                assert value == pytest.approx(-back)
    assert all(len(values) == 6 for values in found.by_deal.values())


@pytest.mark.parametrize("players", [["random"], ["random", "random"]])
def test_a_tournament_needs_two_different_players(players: list[str]) -> None:
    with pytest.raises(BadText, match="two or more different players"):
        hold(SCHNAPSEN, players, 1, workers=1)


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)


def test_the_page_needs_nothing_else_and_escapes_names(tmp_path: Path) -> None:
    folder = tmp_path / "a<b>"
    folder.mkdir()
    text = format_page(hold(SCHNAPSEN, [written(folder, FIRST), "random"], 3, workers=1))
    found = Tags()
    found.feed(text)
    assert "<h1>Mariage, Sixty-Six, Schnapsen · Schnapsen</h1>" in text
    assert found.tags.count("svg") == 2
    assert found.tags.count("polyline") == 2
    assert not {"script", "link", "img"} & set(found.tags)
    assert "a<b>" not in text
    assert "a&lt;b&gt;" in text


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "class.html"
    command = ["tournament", "sixtysix", "--preset", "schnapsen", written(tmp_path, FIRST), "random"]
    assert main([*command, "--deals", "2", "--workers", "1", "--page", str(out)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].split()[:2] == ["player", "units"]
    beaten, beat = (float(line.split()[-1]) for line in told[-2:])
    assert beaten == -beat
    assert out.read_text("utf-8").startswith("<!doctype html>")
    assert main([*command, "--deals", "2", "--workers", "1", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["rows"]) == 2
    assert main([*command, "--deals", "1", "--workers", "1", "--page", str(tmp_path / "no" / "x.html")]) == 1
    assert "x.html" in capsys.readouterr().err
