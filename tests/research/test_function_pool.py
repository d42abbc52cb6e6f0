"""A server whose computer players are a function of a file."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from hlaska.cli import main
from hlaska.core.actions import Action
from hlaska.core.game import Game
from hlaska.games import find_game
from hlaska.research.players.function_pool import function_pool


def decision(pool: Any, game: Game) -> Action | None:
    """What a pool does for forehand in the first deal."""
    state, events = game.start(game.opening(), game.pack)
    view = game.view(state, 0)
    try:
        found: Action | None = asyncio.run(
            pool.choose("strong", game, view, [event.for_seat(0) for event in events], 5.0)
        )
    finally:
        pool.close()
    return found


def written(folder: Path, answer: str) -> str:
    path = folder / "mine.py"
    path.write_text(f"def act(asked):\n    return {answer}\n", encoding="utf-8")
    return str(path)


def test_the_function_decides_whatever_level_is_asked_for(tmp_path: Path) -> None:
    game = find_game("sixtysix", "schnapsen")
    state, _ = game.start(game.opening(), game.pack)
    last = game.view(state, 0).legal[-1]
    assert decision(function_pool(written(tmp_path, 'asked["view"]["legal"][-1]')), game) == last


def test_what_it_does_wrong_is_logged_and_a_stand_in_decides(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = find_game("sixtysix", "schnapsen")
    state, _ = game.start(game.opening(), game.pack)
    with caplog.at_level(logging.WARNING):
        action = decision(function_pool("py:" + written(tmp_path, '"ZZ"')), game)
    assert action in game.view(state, 0).legal
    assert "mine.py: nonsense: " in caplog.text
    assert "ZZ" in caplog.text
    assert caplog.text.count("a stand-in decided, as in 1 of 1 decisions so far") == 1


def test_the_command_serves_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from hlaska.server import run

    served: list[Any] = []
    monkeypatch.setattr(run, "serve", lambda **asked: served.append(asked["runner"]))
    path = written(tmp_path, 'asked["view"]["legal"][0]')
    assert main(["serve", "--player", path]) == 0
    game = find_game("thousand")
    state, _ = game.start(game.opening(), game.pack)
    assert decision(served[0], game) == game.view(state, 0).legal[0]
    assert path in capsys.readouterr().out
    assert main(["serve"]) == 0
    assert served[1] is None


def test_a_file_that_is_not_there_is_refused_before_anything_is_served(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from hlaska.server import run

    monkeypatch.setattr(run, "serve", lambda **asked: pytest.fail("it serves"))
    assert main(["serve", "--player", "nothing.py"]) == 1
    assert "there is no file nothing.py" in capsys.readouterr().err
