"""Duplicate matches: fair to both sides, and honest about how sure they are."""

import json
from pathlib import Path
from random import Random

import pytest

from hlaska.bots import make
from hlaska.cli import main
from hlaska.core.errors import BadText
from hlaska.games import find_game
from hlaska.research.arena import Spec, assignments, bootstrap, duplicate, match, play_deal
from hlaska.research.kept import read
from scripts.strength_page import strength_page


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_sides_are_treated_alike(seats: int) -> None:
    """Every assignment comes with its mirror, and each side holds each seat equally often."""
    all_of_them = assignments(seats)
    assert {tuple(1 - side for side in sides) for sides in all_of_them} == set(all_of_them)
    for seat in range(seats):
        assert sum(sides[seat] for sides in all_of_them) * 2 == len(all_of_them)


def test_partners_are_of_one_kind() -> None:
    assert all(sides[0] == sides[2] and sides[1] == sides[3] for sides in assignments(4))


def test_the_interval_holds_the_mean_and_narrows_with_more_deals() -> None:
    rng = Random(3)
    values = [rng.gauss(1, 2) for _ in range(800)]
    few, many = bootstrap(values[:50], Random(1)), bootstrap(values, Random(1))
    assert few[0] < sum(values[:50]) / 50 < few[1]
    assert many[1] - many[0] < few[1] - few[0]


def test_a_deal_is_repeatable_and_its_mirror_is_the_opposite() -> None:
    spec = Spec("marias", "pagat_voleny")
    one = duplicate(spec, "greedy", "random", 1, 2)
    assert one.difference == duplicate(spec, "greedy", "random", 1, 2).difference
    assert duplicate(spec, "greedy", "greedy", 1, 2).difference == 0


def test_club_is_repeatable_with_a_number_of_worlds() -> None:
    spec = Spec("sixtysix", "schnapsen")
    one = duplicate(spec, "club:8", "club:2", 1, 2)
    assert one.difference == duplicate(spec, "club:8", "club:2", 1, 2).difference


def test_a_deal_may_take_as_many_actions_as_the_game_says() -> None:
    """And not one more: the bound of a game is met exactly."""
    game = find_game("pinochle_three")
    for bound in range(game.bound):
        game.bound = bound
        clock: list[list[float]] = [[] for _ in range(game.seats)]
        bots = [make("random", game, seat) for seat in range(game.seats)]
        try:
            play_deal(game, game.pack, bots, clock)
        except AssertionError:
            continue
        assert sum(map(len, clock)) == bound
        return
    pytest.fail("no deal ended")


def test_the_command_refuses_what_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "marias", "genius", "random"]) == 1
    assert "random, greedy, club" in capsys.readouterr().err
    assert main(["arena", "marias", "greedy", "random", "--deals", "0"]) == 1
    assert "at least 1" in capsys.readouterr().err


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


def test_a_line_that_is_no_match_is_named(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    path.write_text('{"day":"2026-01-01"}\n', encoding="utf-8")
    with pytest.raises(BadText, match="line 1"):
        read(path)


def test_each_side_bids_by_its_own_system() -> None:
    """Duplicate deals of one level with and without a system; where a game has none, it is refused."""
    spec = Spec("pinochle", "double_deck")
    assert spec.make(("skip_meld", "")).options.their_system == "none"
    assert spec.make(("", "jim_davis")).options.bidding_system == "none"
    same = [duplicate(spec, "greedy", "greedy", 1, n).difference for n in range(4)]
    other = [duplicate(spec, "greedy+skip_meld", "greedy", 1, n).difference for n in range(4)]
    assert same != other
    with pytest.raises(BadText, match="no bidding systems"):
        match(Spec("marias", "pagat_voleny"), "greedy+skip_meld", "greedy", 1, workers=1)
