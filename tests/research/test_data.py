"""Data sets: rows that the engine confirms, the same bytes from the same seed, going on, refusals in words."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
import pyarrow
import pyarrow.parquet as pq
import pytest

from hlaska.bots.analysis.open_position import solve_position
from hlaska.cli import main
from hlaska.core.cards import parse_card
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.games import find_game
from hlaska.research.data import CARD, DataSetSummary, load, make
from hlaska.research.datasets import data_rows, parquet
from hlaska.research.datasets.data_columns import cards_of, public_values
from hlaska.research.datasets.data_rows import FORMS, UNITS, Source, batch_size, columns_of
from hlaska.research.datasets.quick_deal import is_quick
from hlaska.research.matches.arena import Spec
from tests.presets import usual_presets

SCHNAPSEN = Spec("sixtysix", "schnapsen")
PART = "part-00001.parquet"


def deals(folder: Path, *, seed: int = 1, number: int = 7, workers: int = 1, **more: Any) -> DataSetSummary:
    return make(
        "deals", SCHNAPSEN, folder, number, seed=seed, player="random", part=3, workers=workers, **more
    )


def replayed(game: Game, row: dict[str, Any]) -> Iterator[Any]:
    """Every state of a row: before each action, and after the last one."""
    state, _ = game.start(game.opening(), [parse_card(card) for card in row["deck"]])
    yield state
    for seat, text in zip(row["seats"], row["actions"], strict=True):
        action = game.parse_action(text)
        assert action in game.legal(state, seat)
        state, _ = game.apply(state, seat, action)
        yield state


# ---------------------------------------------------------------- what rows say
@usual_presets
def test_rows_say_what_the_engine_says(name: str, preset: str, tmp_path: Path) -> None:
    spec = Spec(name, preset)
    game = spec.make()
    for form in FORMS:
        player = None if form == "endings" else "random"
        made = make(form, spec, tmp_path / form, 2, player=player, cards=3, workers=1)
        rows = load(made.folder).to_pylist()
        assert len(rows) == made.rows
        columns = [column.name for column in FORMS[form].columns(game)]
        assert all(list(row) == columns for row in rows)
        for row in rows:
            CHECKS[form](game, row)


def whole_deal(game: Game, row: dict[str, Any]) -> None:
    *_, last = replayed(game, row)
    assert last.pub.turn < 0
    assert row["pub_result"] == list(last.pub.result)
    assert row["pub_items"] == [{"key": i.key, "seat": i.seat, "value": i.value} for i in last.pub.items]
    assert row.items() >= public_values(game, last.pub).items()


def ending(game: Game, row: dict[str, Any]) -> None:
    *_, last = replayed(game, row)
    assert row["seat"] == last.pub.turn
    for place, entries in zip(game.places, last.places, strict=True):
        assert row[f"place_{place}"] == cards_of(entry & 63 for entry in entries)
    assert set(row["moves"]) <= {game.action_text(action) for action in game.legal(last, row["seat"])}
    assert row["value"] == max(row["values"])
    assert len(row["values"]) == len(row["moves"])
    assert row["unit"] in ("money", "points")


def call(game: Game, row: dict[str, Any]) -> None:
    assert row["call"] in row["legal"]
    assert game.parse_action(row["call"]) in game.callable
    assert len(row["hand"]) <= len(game.pack)


CHECKS = {"deals": whole_deal, "endings": ending, "calls": call}


def test_values_of_endings_are_those_of_every_line_of_play() -> None:
    """An oracle: all that can be played is played through the engine."""
    spec = Spec("sixtysix", "schnapsen", ("auto_claim=true", "closing=false"))
    game = spec.make()
    for number in range(6):
        (row,) = FORMS["endings"].rows(Source(spec, "random", 5, 3), number)
        *_, state = replayed(game, row)
        seat = row["seat"]
        values = [
            best(game, game.apply(state, seat, game.parse_action(text))[0], seat) for text in row["moves"]
        ]
        assert row["values"] == values


def best(game: Game, state: Any, seat: int) -> int:
    """What a seat gets more than the other one, both playing as well as can be."""
    turn = state.pub.turn
    if turn < 0:
        mine, other = state.pub.result[seat], state.pub.result[1 - seat]
        return int(mine - other)
    values = [best(game, game.apply(state, turn, a)[0], seat) for a in game.legal(state, turn)]
    return max(values) if turn == seat else min(values)


@usual_presets
def test_endings_of_one_deal_are_worth_what_each_is_alone(name: str, preset: str) -> None:
    """One solver goes from each to the next; here each has one of its own."""
    spec = Spec(name, preset)
    game = spec.make()
    player = "quick" if is_quick(game) else "greedy"
    rows = FORMS["endings"].rows(Source(spec, player, 2, 3, per_deal=8), 0)
    for row in rows:
        ending(game, row)
        *_, state = replayed(game, row)
        alone = solve_position(game, state, 10_000_000, compile_now=False)
        assert row["moves"] == [game.action_text(action) for action, _ in alone.values]
        assert row["values"] == [value for _, value in alone.values]
        assert (row["seat"], row["unit"]) == (alone.seat, UNITS[alone.unit])
        assert len(row["moves"]) > 1  # there is something to choose
    deals = [list(found) for _, found in groupby(rows, lambda row: row["deal"])]
    assert len(rows) == batch_size(8)
    assert [found[0]["ending"] for found in deals] == [found[0]["deal"] for found in deals]
    assert all(len(found) <= 8 and len({str(row["deck"]) for row in found}) == 1 for found in deals)
    assert len({str(found[0]["deck"]) for found in deals}) == len(deals) < len(rows)


def test_calls_have_what_was_expected_and_what_came() -> None:
    spec = Spec("thousand", "thousand")
    rows = FORMS["calls"].rows(Source(spec, "club:4", 1), 0)
    game = spec.make()
    (deal,) = FORMS["deals"].rows(Source(spec, "club:4", 1), 0)
    states = list(replayed(game, deal))
    assert len(rows) == sum(game.parse_action(text) >= 256 for text in deal["actions"])
    assert any(row["chance"] is not None for row in rows)
    for row in rows:
        assert deal["actions"][row["move"]] == row["call"]
        before = states[row["move"]]
        hand = before.places[game.place(f"hand{row['seat']}")]
        assert row["hand"] == cards_of(entry & 63 for entry in hand)
        assert row["margin"] == average_margin(deal["pub_result"], row["seat"], game.seats)
        if row["chance"] is not None:
            assert 0 <= row["chance"] <= 1


# ---------------------------------------------------------------- the same bytes
def test_the_same_seed_gives_the_same_bytes_whoever_makes_them(tmp_path: Path) -> None:
    alone, shared = deals(tmp_path / "a"), deals(tmp_path / "b", workers=2)
    assert (alone.files, alone.rows) == (3, 7)
    assert alone.sha256 == shared.sha256
    assert deals(tmp_path / "c", seed=2).sha256 != alone.sha256


def test_it_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    def stop(done: int, of: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        deals(tmp_path / "a", progress=stop)
    there = sorted(path.name for path in (tmp_path / "a").iterdir())
    assert there == ["part-00000.parquet"]
    steps: list[tuple[int, int]] = []
    on = deals(tmp_path / "a", progress=lambda done, of: steps.append((done, of)))
    assert steps == [(4, 7), (5, 7), (6, 7), (7, 7)]
    assert on.sha256 == deals(tmp_path / "b").sha256


def endings(folder: Path, *, number: int = 150, part: int = 70, **more: Any) -> DataSetSummary:
    return make(
        "endings", SCHNAPSEN, folder, number, cards=3, per_deal=6, part=part, **{"workers": 1, **more}
    )


def test_several_endings_of_a_deal_are_the_same_whoever_makes_them(tmp_path: Path) -> None:
    """Neither how files are cut nor where the work was interrupted changes a row."""
    steps: list[tuple[int, int]] = []

    def stop(done: int, of: int) -> None:
        steps.append((done, of))
        if done > 100:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        endings(tmp_path / "a", progress=stop)
    assert steps == [(66, 150), (70, 150), (132, 150)]
    assert [path.name for path in (tmp_path / "a").iterdir()] == ["part-00000.parquet"]
    on = endings(tmp_path / "a", progress=lambda done, of: steps.append((done, of)))
    assert steps[3:] == [(132, 150), (140, 150), (150, 150)]
    assert (on.files, on.rows) == (3, 150)
    assert on.sha256 == endings(tmp_path / "b", workers=2).sha256
    rows = load(on.folder).to_pylist()
    assert [row["ending"] for row in rows] == list(range(150))
    assert rows == load(endings(tmp_path / "c", part=1000).folder).to_pylist()
    assert rows[:20] == load(endings(tmp_path / "d", number=20).folder).to_pylist()


def test_endings_of_deals_of_their_own_are_as_they_were(tmp_path: Path) -> None:
    made = make("endings", SCHNAPSEN, tmp_path, 2, cards=2, workers=1)
    assert "per_deal" not in json.loads(parquet.origin_of(tmp_path / "part-00000.parquet"))
    assert "deal" not in load(made.folder).column_names
    assert "--per-deal" not in (tmp_path / CARD).read_text("utf-8")
    with pytest.raises(BadText, match="per_deal is 1 there, 3 here"):
        make("endings", SCHNAPSEN, tmp_path, 2, cards=2, per_deal=3, workers=1)


def test_what_is_whole_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = deals(tmp_path)
    monkeypatch.setattr(data_rows, "play_deal", None)
    assert deals(tmp_path) == first


@pytest.mark.parametrize("per_deal", [1, 3])
def test_the_card_tells_each_column_and_the_command_that_makes_the_same(
    per_deal: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = Spec("sixtysix", "schnapsen", ("auto_claim=true",))
    made = make("endings", spec, tmp_path / "a", 2, seed=3, cards=2, per_deal=per_deal, part=2, workers=1)
    card = (tmp_path / "a" / CARD).read_text("utf-8")
    for column in columns_of("endings", Source(spec, "quick", 3, 2, per_deal)):
        assert f"| `{column.name}` | {column.type} |" in card
    assert ("at most 3 of one deal" in card) == (per_deal == 3)
    assert "license: cc0-1.0" in card
    assert made.sha256 in card
    assert "places in `deck`, from 0: `hand0` 0-2, 7-8; `hand1` 3-5, 9-10; `talon` 11-19; `trump` 6 |" in card
    command = next(line.split("`")[1] for line in card.splitlines() if line.startswith("| command"))
    words = shlex.split(command)[1:]
    assert main([*words, "--write", str(tmp_path / "b"), "--workers", "1", "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["sha256"] == made.sha256


# ---------------------------------------------------------------- bad input
def test_a_folder_with_other_data_is_refused(tmp_path: Path) -> None:
    deals(tmp_path)
    with pytest.raises(BadText, match=r"part-00000\.parquet: other data: seed is 1 there, 2 here"):
        deals(tmp_path, seed=2)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"number": 0}, "number=0: a whole number of at least 1"),
        ({"seed": -1}, "seed=-1: a whole number from 0 to"),
        ({"per_deal": 0}, "per_deal=0: a whole number of at least 1"),
        ({"per_deal": 1001}, "per_deal=1001: at most 1000, more than the endings of any deal"),
    ],
)
def test_numbers_out_of_range_are_refused_with_nothing_done(
    more: dict[str, int], says: str, tmp_path: Path
) -> None:
    with pytest.raises(BadText, match=says):
        deals(tmp_path / "new", **more)
    assert not (tmp_path / "new").exists()


def test_a_file_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    deals(tmp_path)
    path = tmp_path / PART
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(
        BadText, match=r"part-00001\.parquet: cut off, or no Parquet file .*delete it and run"
    ):
        load(tmp_path)
    with pytest.raises(BadText, match="cut off"):
        deals(tmp_path)
    path.unlink()
    assert deals(tmp_path).rows == 7


def test_rows_that_are_damaged_are_refused(tmp_path: Path) -> None:
    deals(tmp_path)
    path = tmp_path / PART
    data = bytearray(path.read_bytes())
    data[60] ^= 255  # within the first page
    path.write_bytes(data)
    with pytest.raises(BadText, match=r"part-00001\.parquet: damaged"):
        load(tmp_path)


def test_a_part_that_is_missing_is_named(tmp_path: Path) -> None:
    deals(tmp_path)
    (tmp_path / PART).unlink()
    with pytest.raises(BadText, match=r"part-00001\.parquet is missing: run the command of"):
        load(tmp_path)


def test_data_of_another_version_are_refused(tmp_path: Path) -> None:
    deals(tmp_path)
    for version, says in (
        (2, "data of version 2; this hlaska reads version 1: take a newer one"),
        (0, "anew"),
    ):
        rewrite(tmp_path / PART, {"data": version})
        with pytest.raises(BadText, match=says):
            load(tmp_path)


def rewrite(path: Path, origin: dict[str, Any]) -> None:
    columns = FORMS["deals"].columns(SCHNAPSEN.make())
    parquet.write(path, columns, [], msgspec.json.encode(origin))


def test_parquet_files_of_others_and_folders_without_data_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadText, match="no folder with a data set"):
        load(tmp_path)
    pq.write_table(pyarrow.table({"a": [1]}), tmp_path / "part-00000.parquet")
    with pytest.raises(BadText, match="none of hlaska's data sets"):
        load(tmp_path)


def test_without_the_package_it_says_which_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "hlaska.research.datasets.parquet")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delattr("hlaska.research.datasets.parquet")
    command = ["data", "deals", "schnapsen", "--number", "1", "--write", str(tmp_path / "x")]
    assert main(command) == 1
    assert "pip install 'hlaska[data]'" in capsys.readouterr().err


@pytest.mark.parametrize("per_deal", [1, 4])
def test_no_ending_that_can_be_solved_is_an_error(per_deal: int) -> None:
    source = Source(Spec("marias", "pagat_voleny"), "greedy", 1, 3, per_deal)
    with pytest.raises(BadText, match="50 deals of marias by greedy had no ending with at most 3 cards"):
        FORMS["endings"].rows(source, 0)


def test_a_game_named_by_its_preset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "x"
    command = ["data", "deals", "schnapsen", "--number", "1", "--write", str(out), "--workers", "1"]
    assert main(command) == 0
    assert str(out / CARD) in capsys.readouterr().out
    assert find_game("sixtysix", "schnapsen").parse_action(load(out).to_pylist()[0]["actions"][0]) >= 0
