"""A game has the files that it needs; what it has not is missed by nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from hlaska import games
from hlaska.core.errors import BadText
from tests.toy import Toy


def test_a_game_needs_no_lesson_hands_tactics_or_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "toy", "tests.toy:Toy")
    assert games.hands("toy") == {}
    assert games.first("toy") is None
    assert games.tactics(Toy()) == ()
    assert games.lesson(Toy()) == ()
    with pytest.raises(BadText, match="toy has no form for real cards"):
        games.scoring(Toy())


def test_a_file_that_cannot_be_imported_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Not a game without it."""
    monkeypatch.syspath_prepend(str(tmp_path))
    folder = tmp_path / "half"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "practice_hands.py").write_text("import nothing_of_the_kind\n")
    monkeypatch.setitem(games.GAMES, "half", "half.game:Half")
    with pytest.raises(ModuleNotFoundError, match="nothing_of_the_kind"):
        games.hands("half")
