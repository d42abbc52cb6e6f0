"""Matches that are kept in a file, and the page that is made of them."""

import json
from pathlib import Path

import pytest

from hlaska.cli import main
from hlaska.core.errors import BadText
from hlaska.core.levels import list_levels
from hlaska.games import GAMES, game_class
from hlaska.research.matches.match_results import MatchResult, add, read
from scripts.strength_page import strength_page


def test_matches_are_kept_and_make_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line a match, with the command that plays it again."""
    path = tmp_path / "matches.jsonl"
    asked = ["arena", "sixtysix", "greedy", "random", "--preset", "schnapsen", "--set", "target=5"]
    for seed in ("4", "5"):
        more = ["--deals", "3", "--workers", "1", "--seed", seed, "--json"]
        assert main([*asked, *more, "--keep", str(path), "--note", "a trial"]) == 0
        told = json.loads(capsys.readouterr().out)
    first, second = read(path)
    assert first.command != second.command
    assert second.command == (
        "hlaska arena sixtysix greedy random --preset schnapsen --set target=5 --deals 3 --seed 5"
    )
    assert [second.mean, second.low, second.high] == [round(told[key], 3) for key in ("mean", "low", "high")]
    page = strength_page(path)
    assert page.count("| schnapsen | 3 |") == 2
    assert f"a trial. `{second.command}`" in page


def test_the_page_begins_with_the_latest_whole_matches_of_strong(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"

    def match(a: str, b: str, mean: float, more: str = "") -> None:
        command = f"hlaska arena sixtysix {a} {b} --preset schnapsen{more} --deals 10 --seed 1"
        add(
            path,
            MatchResult(
                "2026-01-01", "sixtysix", "schnapsen", a, b, 10, mean, mean - 1, mean + 1, (), command
            ),
        )

    match("strong:8", "club:8", 5)
    match("strong:16", "club:16", 0.5)
    match("strong:16,tree=0", "club:16", 6)
    match("strong:16", "calls=greedy/cards=club:16", 7)
    match("strong:16", "club:16", 8, " --casting declarer")
    match("club:16", "greedy", 9)
    match("strong:32", "calls=club:16/cards=ismcts", -2, " --casting every")
    row = next(line for line in strength_page(path).splitlines() if "schnapsen" in line)
    assert row.endswith("| schnapsen | +0.5 [−0.5, 1.5], 10 |  |  | −2 [−3, −1], 10 |")


def test_a_line_that_is_no_match_is_named(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    path.write_text('{"day":"2026-01-01"}\n', encoding="utf-8")
    with pytest.raises(BadText, match="line 1"):
        read(path)


@pytest.mark.parametrize("name", GAMES)
def test_strong_is_offered_where_a_match_has_shown_it(name: str) -> None:
    kept = read(Path(__file__).parents[2] / "docs" / "strength.jsonl")
    shown = [one for one in kept if one.game == name and (stem(one.a), stem(one.b)) == ("strong", "club")]
    assert not game_class(name).strong or any(one.low > 0 for one in shown)
    assert list_levels(game_class(name))[-1] == ("strong" if game_class(name).strong else "club")


def stem(spec: str) -> str:
    return spec.partition(":")[0]
