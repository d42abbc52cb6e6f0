"""Laws of environments: ours keep them, and faults are noticed."""

from __future__ import annotations

import random
import re
import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from hlaska.core.errors import BadText
from hlaska.research import laws
from hlaska.research.pettingzoo import DealEnv
from tests.presets import presets

usual_presets = presets({("sixtysix", "schnapsen"), ("marias", "pagat_voleny")})


@usual_presets
def test_our_environments_keep_them(name: str, preset: str) -> None:
    report = laws.examine(f"aec:hlaska/{name}-v0(preset={preset})", deals=3)
    assert [finding for finding in report.findings.values() if finding.broken or not finding.compared] == []


@usual_presets
def test_our_game_of_openspiel_keeps_them(name: str, preset: str) -> None:
    pytest.importorskip("pyspiel")
    report = laws.examine(f"spiel:hlaska(game={name},preset={preset})", deals=2)
    assert report.broken == []
    assert {finding.law for finding in report.findings.values() if not finding.compared} <= {
        "complete",
        "observe",
    }


# ---------------------------------------------------------------- faults
class Leaking(DealEnv):
    """Shows a card of another hand."""

    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        seat = self.possible_agents.index(agent)
        other = self.episode.view((seat + 1) % self.game.seats).places
        hand = other[self.game.place(f"hand{(seat + 1) % self.game.seats}")]
        seen["observation"][0] += (hand[0] & 63) * 100 if hand else 0
        return seen


class Forgetful(DealEnv):
    """Deals by a chance that no seed reaches."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed=random.SystemRandom().randrange(1 << 40), options=options)


class Fixed(DealEnv):
    """Deals the same whatever the seed."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed=1, options=options)


class Open(DealEnv):
    """Lets who does not act do something."""

    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        if agent != self.agent_selection:
            seen["action_mask"] = np.ones_like(seen["action_mask"])
        return seen


class Restless(DealEnv):
    """Changes what is seen by looking."""

    looks = 0

    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        self.looks += 1
        seen["observation"][0] = self.looks
        return seen


class Blind(DealEnv):
    """Shows nothing, so that what is legal does not follow from what was seen."""

    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        seen["observation"][:] = 0
        return seen


FAULTS = {
    Leaking: "hidden",
    Forgetful: "seeds",
    Fixed: "chance",
    Open: "turns",
    Restless: "looking",
    Blind: "complete",
}


@pytest.mark.parametrize("fault", list(FAULTS))
def test_a_fault_is_noticed(fault: type[DealEnv]) -> None:
    report = laws.examine_aec("fault", lambda: fault("sixtysix", preset="schnapsen"), 6, 1)
    assert FAULTS[fault] in {finding.law for finding in report.broken}
    assert all(finding.example for finding in report.broken)


# ---------------------------------------------------------------- the command
def test_the_command_tells_what_came_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = ModuleType("broken_env")
    broken.env = lambda: Leaking("sixtysix", preset="schnapsen")  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "broken_env", broken)
    assert laws.main(["aec:hlaska/sixtysix-v0(preset=schnapsen)", "--deals", "2"]) == 0
    assert "  seeds     kept, " in capsys.readouterr().out
    assert laws.main(["aec:broken_env", "--deals", "2"]) == 1
    assert "  hidden    BROKEN " in capsys.readouterr().out


def in_module(monkeypatch: pytest.MonkeyPatch, kind: type[DealEnv]) -> None:
    """A module whose environment is of this kind."""
    module = ModuleType("some_env")
    module.env = lambda: kind("sixtysix", preset="schnapsen")  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "some_env", module)


def test_a_leak_is_told_by_its_entry(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    in_module(monkeypatch, Leaking)
    assert laws.main(["aec:some_env", "--deals", "1"]) == 1
    assert re.search(r"first: seat_\d: observation\[0\] [\d.]+ became [\d.]+\n", capsys.readouterr().out)


class NoRandom(DealEnv):
    """Has a resampler of the wrong signature."""

    def resample(self, agent: str) -> Any:  # type: ignore[override]
        return self


class Nothing(DealEnv):
    """Has a resampler that returns nothing."""

    def resample(self, agent: str, rng: random.Random) -> Any:
        return None


class Itself(DealEnv):
    """Has a resampler that returns the environment itself."""

    def resample(self, agent: str, rng: random.Random) -> Any:
        return self


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (NoRandom, "resample failed: TypeError: "),
        (Nothing, "resample returned None, which has no observe(agent)"),
        (Itself, "resample changed the environment itself"),
    ],
)
def test_a_wrong_resampler_is_refused_with_the_right_one(
    kind: type[DealEnv], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    in_module(monkeypatch, kind)
    assert laws.main(["aec:some_env", "--deals", "1"]) == 2
    err = capsys.readouterr().err
    assert err.startswith("'aec:some_env': ")
    assert said in err
    assert "gets the name of an agent and a random.Random, and returns a new environment" in err


def test_a_module_that_makes_no_environment_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = ModuleType("some_env")
    monkeypatch.setitem(sys.modules, "some_env", module)
    assert laws.main(["aec:some_env"]) == 2
    assert "some_env has no function env(), which makes an environment" in capsys.readouterr().err
    module.env = lambda: 1 / 0  # type: ignore[attr-defined]
    assert laws.main(["aec:some_env"]) == 2
    assert "no environment can be made: ZeroDivisionError" in capsys.readouterr().err


def test_a_law_that_compared_nothing_is_a_failure_where_that_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(DealEnv, "resample", None)
    target = "aec:hlaska/sixtysix-v0(preset=schnapsen)"
    assert laws.main([target, "--deals", "2"]) == 0
    assert laws.main([target, "--deals", "2", "--strict"]) == 1
    assert "not compared: hidden (--strict)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("sixtysix", "write aec:ID, aec:MODULE or spiel:GAME"),
        ("aec:no_such_module", "no_such_module"),
        ("aec:a(b", "write aec:ID"),
    ],
)
def test_what_is_no_target_is_refused(target: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert laws.main([target]) == 2
    assert said in capsys.readouterr().err


def test_no_deals_are_refused() -> None:
    with pytest.raises(BadText, match="deals=0"):
        laws.examine("aec:hlaska/sixtysix-v0", deals=0)


def test_a_game_of_openspiel_that_is_none_is_refused() -> None:
    pytest.importorskip("pyspiel")
    with pytest.raises(BadText, match="no_such_game"):
        laws.examine("spiel:no_such_game")


def test_what_no_law_compared_is_said() -> None:
    report = laws.LawReport("target", laws.AEC)
    report.check("masks", True)
    assert "masks     kept, 1: " in report.text()
    assert "seeds     not compared: " in report.text()
