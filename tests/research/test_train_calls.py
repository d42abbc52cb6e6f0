"""`hlaska train calls`: what hands would call is fitted anew from a seed, and two models play each other."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from datetime import date
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hlaska.cli import main
from hlaska.core.call_fit import Fitting, PlainParameters, Trial
from hlaska.core.call_model import CallModel, load_model, read_model, to_text
from hlaska.core.errors import BadText
from hlaska.games import GAMES, find_game
from hlaska.games.marias.call_model import PACKAGE, Parameters, model
from hlaska.games.marias_auction.call_model import KINDS
from hlaska.games.pinochle.call_model import Parameters as PinochleParameters
from hlaska.research.players.player_specs import Player, check_spec, parse_spec
from hlaska.research.training import train_calls
from hlaska.research.training.train_calls import Case, fit, train

DAY = date(2026, 11, 27)
SEED = 3


def silent(line: str) -> None:
    assert line


# ---------------------------------------------------------------- the fit
def test_a_fit_finds_the_bars_and_the_slope_that_made_the_cases() -> None:
    rng, slope, bars = Random(SEED), 2.0, {"one": 0.5, "other": -1.0}
    cases = []
    for _ in range(6000):
        kind, odds = rng.choice(list(bars)), rng.uniform(-3, 3)
        pays = rng.random() < 1 / (1 + exp(-slope * (odds - bars[kind])))
        cases.append(Case("group", kind, (odds,), float(pays), 1.0))
    found = fit(cases)
    assert found.slopes[0] == pytest.approx(slope, abs=0.2)
    for kind, bar in bars.items():
        assert -found.bases[kind] / found.slopes[0] == pytest.approx(bar, abs=0.1)
        assert found.has(kind)
    assert not found.has("third")


def test_a_case_counts_as_much_as_it_gains() -> None:
    """Where seldom much is won and often little lost, a call pays in the mean."""
    cases = [Case("g", "k", (1.0,), 1.0, 10.0), *[Case("g", "k", (1.0,), 0.0, 1.0)] * 3]
    found = fit(cases * 50)
    assert found.bases["k"] + found.slopes[0] > 0.5


# ---------------------------------------------------------------- games
@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_calls, "WORLDS", 2)
    monkeypatch.setattr(train_calls, "CURVE_DEALS", 1)
    monkeypatch.setattr("hlaska.core.call_fit.LEAST", 2)


@pytest.mark.jit
@pytest.mark.slow
@pytest.mark.usefixtures("few")
def test_another_seed_makes_another_file() -> None:
    """The same text as the command writes, below; of another seed another one."""
    text, other = (to_text(train("marias", 6, seed, silent, day=DAY)) for seed in (SEED, SEED + 1))
    assert text != other
    made = read_model(text, Parameters, "marias", "made")
    source, before = made.sources[0], load_model(PACKAGE)
    fresh = [name for s in made.sources if s.date == DAY for name in s.parameters]
    assert source.command == f"hlaska train calls marias --deals 6 --seed {SEED}"
    assert (source.date, source.seed, source.deals) == (DAY, SEED, 6)
    for name in Parameters.__struct_fields__:
        same = getattr(made.parameters, name) == getattr(before.parameters, name)
        assert same or name in fresh, name


def attempted(game: str) -> tuple[CallModel[Any] | None, str]:
    """Returns the model that few deals make, or what was said where they make none."""
    try:
        return train(game, 2, SEED, silent, day=DAY), ""
    except BadText as e:
        return None, str(e)


@pytest.mark.jit
@pytest.mark.nightly
@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("game", GAMES)
def test_every_game_that_calls_has_a_fit_by_the_same_command(game: str) -> None:
    """With few deals, so that nothing may be fitted; then it says so."""
    made, said = attempted(game)
    if made is None:
        assert re.search("too few to fit anything; take more deals", said)
        return
    kind = type(made.parameters)
    assert issubclass(kind, PlainParameters) or kind.__module__ == f"hlaska.games.{game}.call_model"
    assert read_model(to_text(made), kind, game, "made") == made


@pytest.mark.jit
@pytest.mark.slow
@pytest.mark.usefixtures("few")
def test_a_plain_fit_says_how_likely_a_hand_calls() -> None:
    made = train("bezique", 3, SEED, silent, day=DAY).parameters
    assert isinstance(made, PlainParameters)
    assert made.calls
    for kind in made.calls:
        assert made.least <= made.chance(kind, [0, 7, 20]) <= 1 - made.least
    assert made.chance("nothing of the kind", [0]) == made.least


@pytest.mark.jit
@pytest.mark.slow
@pytest.mark.usefixtures("few")
def test_a_side_in_pinochle_makes_more_with_more_meld() -> None:
    made = train("pinochle", 8, SEED, silent, day=DAY).parameters
    assert isinstance(made, PinochleParameters)
    assert made.weights["single"].none.meld > 0.3
    assert (
        made.weights["double"].four == load_model("hlaska.games.pinochle").parameters.weights["double"].four
    )


@pytest.mark.jit
@pytest.mark.slow
@pytest.mark.usefixtures("few")
def test_curves_of_auction_marias_are_fitted_with_the_bids_that_go_by_them() -> None:
    said: list[str] = []
    made = train("marias_auction", 6, SEED, said.append, day=DAY)
    before = load_model("hlaska.games.marias_auction").parameters
    assert [line.split(":")[0] for line in said[:8]] == [
        f"{curve} {kind}" for curve in ("before", "kept") for kind in KINDS
    ]
    for curve in ("before", "kept"):
        fitted = getattr(made.parameters, curve)
        assert fitted != getattr(before, curve)
        assert all(list(values) == sorted(values) for values in fitted.values())
    assert made.parameters.passed != before.passed
    by_name = {name: source for source in made.sources for name in source.parameters}
    assert by_name["kept"].how.startswith("Fitted: what contracts bring")
    assert by_name["passed"].how.startswith("Fitted: calls compared with leaving them")
    assert by_name["odds"].command == ""  # where the curves bend is not fitted


def test_what_was_fitted_before_is_in_force_when_calls_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []

    def trials(game: Any, state: Any, rng: Random) -> Iterator[Trial]:
        seen.append(model().climb)
        return iter(())

    first = Fitting(("pagat_voleny",), trials, lambda before, fits: {"climb": 2.5}, how="First.")
    then = Fitting(("pagat_voleny",), trials, lambda before, fits: {"alone": before.climb}, first=first)
    monkeypatch.setattr(train_calls, "call_fitting", lambda game: then)
    made = train("marias", 1, SEED, silent, day=DAY)
    assert sorted(set(seen)) == [1.0, 2.5]
    assert seen == sorted(seen)
    assert model().climb == 1.0
    assert (made.parameters.climb, made.parameters.alone) == (2.5, 2.5)
    assert [(source.parameters, source.how) for source in made.sources[:2]] == [
        (("climb",), "First."),
        (("alone",), then.how),
    ]


# ---------------------------------------------------------------- the command
@pytest.mark.jit
@pytest.mark.slow
def test_the_command_writes_the_file_and_refuses_what_it_cannot_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], few: None
) -> None:
    file = tmp_path / "made.json"
    asked = ["train", "calls", "marias", "--deals", "6", "--seed", str(SEED), "--date", "2026-11-27"]
    assert main([*asked, "--write", str(file)]) == 0
    assert "cases, base" in capsys.readouterr().out
    assert file.read_text("utf-8") == to_text(train("marias", 6, SEED, silent, day=DAY))
    for wrong, said in (
        (["train", "calls", "marias", "--deals", "0"], "0 deals are too few"),
        (["train", "calls", "marias", "--date", "today"], "'today' is no day; write it as 2026-11-27"),
        (["train", "calls", "whist"], "'whist' is not a game"),
    ):
        assert main(wrong) == 1
        assert said in capsys.readouterr().err


# ---------------------------------------------------------------- two models against each other
def test_a_player_expects_calls_by_its_own_file(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text(to_text(load_model(PACKAGE)).replace('"climb": 1.0', '"climb": 2.5'), encoding="utf-8")
    assert parse_spec(f"calls=club/cards=greedy@{file}").model == str(file)
    game = find_game("marias")
    player = Player(game, f"greedy@{file}", "luck")
    seen: list[float] = []

    class Spy:
        forecast = None

        async def choose(self, view: object, events: object) -> None:
            seen.append(model().climb)

    player._calls = player._cards = Spy()
    state, events = game.start(game.opening(), game.pack)
    view = game.view(state, state.pub.turn)
    coroutine = player.choose(view, [e.for_seat(view.seat) for e in events])
    with pytest.raises(StopIteration):
        coroutine.send(None)
    assert seen == [2.5]
    assert model().climb == 1.0


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadText, match="No such file"):
        check_spec(find_game("marias"), f"club@{tmp_path / 'none.json'}")
    (tmp_path / "empty.json").write_text("{}")
    with pytest.raises(BadText, match="bezique has no call model"):
        check_spec(find_game("bezique"), f"club@{tmp_path / 'empty.json'}")


@pytest.mark.jit
@pytest.mark.slow
@pytest.mark.usefixtures("few")
def test_a_new_game_gets_its_file_by_the_same_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Before and after it declares the plain numbers; what is fitted anew keeps its other sources."""
    package = tmp_path / "fresh"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text(
        "from hlaska.games.bezique.game import Bezique\n\n\nclass Fresh(Bezique):\n    pass\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(GAMES, "fresh", "fresh.game:Fresh")
    first = train("fresh", 2, SEED, silent, day=DAY)
    (package / "call_model.json").write_text(to_text(first), encoding="utf-8")
    (package / "call_model.py").write_text("from hlaska.core.call_fit import PlainParameters as Parameters\n")
    importlib.invalidate_caches()
    again = train("fresh", 2, SEED + 1, silent, day=DAY)
    assert again.parameters.calls.keys() >= first.parameters.calls.keys()
    assert [source.parameters for source in again.sources] == [("calls",), ("least",)]
    assert [source.seed for source in again.sources] == [SEED + 1, None]


def test_what_players_leave_undone_is_counted_as_it_is() -> None:
    found = fit([Case("rob", "rob", (), float(n % 4 == 0), 1.0) for n in range(400)])
    assert 1 / (1 + exp(-found.bases["rob"])) == pytest.approx(0.25, abs=0.01)
    assert found.slopes == ()


@pytest.mark.jit
@pytest.mark.slow
@pytest.mark.usefixtures("few")
def test_sixty_six_counts_marriages_and_exchanges() -> None:
    said: list[str] = []
    made = train("sixtysix", 8, SEED, said.append, day=DAY)
    assert {line.split(",")[0] for line in said} == {"declare", "exchange"}
    assert made.sources[0].parameters == ("silent", "kept")
    assert made.parameters != load_model("hlaska.games.sixtysix").parameters
