"""The folder for OpenEnv: one deal through its environment, with a stand-in where OpenEnv is not installed."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

APP = Path(__file__).parents[2] / "examples" / "openenv" / "app.py"


class Base:
    """What OpenEnv's own types do here: they keep what they are given."""

    def __init__(self, **values: Any) -> None:
        self.__dict__.update(values)


def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts modules with the names that the example imports where OpenEnv is not installed."""
    if importlib.util.find_spec("openenv") is not None:
        return
    names = ("openenv", "openenv.core", "openenv.core.env_server")
    modules = {name: ModuleType(name) for name in names}
    interfaces, types = ModuleType(f"{names[2]}.interfaces"), ModuleType(f"{names[2]}.types")
    modules[names[2]].create_fastapi_app = lambda *given: given  # type: ignore[attr-defined]
    interfaces.Environment = type("Environment", (), {})  # type: ignore[attr-defined]
    for name in ("Action", "Observation", "State"):
        setattr(types, name, type(name, (Base,), {}))
    for module in (*modules.values(), interfaces, types):
        monkeypatch.setitem(sys.modules, module.__name__, module)


def test_a_deal_is_played_through_it(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch)
    monkeypatch.setenv("HLASKA_PRESET", "schnapsen")
    monkeypatch.setenv("HLASKA_OPPONENTS", "random")
    spec = importlib.util.spec_from_file_location("open_env_app", APP)
    assert spec is not None
    assert spec.loader is not None
    app = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "open_env_app", app)
    spec.loader.exec_module(app)
    environment = app.CardEnvironment()
    seen, steps = environment.reset(seed=1), 0
    assert "hand1: ?? ?? ?? ?? ??" in seen.prompt
    refused = environment.step(app.CardAction(text="my best card"))
    assert refused.refused
    assert refused.seen["legal"] == seen.seen["legal"]
    while not seen.done:
        seen = environment.step(app.CardAction(text=seen.seen["legal"][0]))
        steps += 1
    assert seen.reward == seen.seen["result"][0]
    assert environment.state.step_count > steps
    environment.close()
    assert app.app


def test_its_file_names_what_is_there() -> None:
    said = (APP.parent / "openenv.yaml").read_text(encoding="utf-8")
    assert "app: app:app" in said
    assert "spec_version: 1" in said
