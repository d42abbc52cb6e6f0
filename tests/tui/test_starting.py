"""What the terminal says before it is drawn."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec

import pytest

from hlaska import cli
from hlaska.cli import start_up
from hlaska.core.errors import BadText
from hlaska.locales import Language

LOADED = "hlaska.cli.tui.start_up"


class Loading:
    """Looks at what has been printed when the terminal's program is about to be loaded, and goes no further."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys, self.printed = capsys, ""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != LOADED:
            return None
        self.printed = self.capsys.readouterr().out
        raise BadText("far enough")


@pytest.mark.parametrize("command", [("play",), ("play", "marias"), ("replay", "deal.hlaska")], ids=" ".join)
def test_one_is_told_at_once_what_one_waits_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(start_up, "is_in_terminal", lambda: True)
    monkeypatch.delitem(sys.modules, LOADED, raising=False)
    loading = Loading(capsys)
    monkeypatch.setattr(sys, "meta_path", [loading, *sys.meta_path])
    assert cli.main([*command, "--lang", "de"]) == 1
    assert loading.printed == Language("de").say("cli-starting")
    # What comes then begins at the beginning of the line.
    assert capsys.readouterr().out == "\r\x1b[K"
