"""The terminal has words for all it says, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hlaska.cli.tui
from hlaska.cli.tui.choice import SAYS
from hlaska.cli.tui.table import KEYS, OWN_KEYS
from hlaska.locales import Language, languages

SOURCES = sorted(Path(hlaska.cli.tui.__file__).parent.glob("*.py"))
KEY = re.compile(r'"((?:web|cli|draw|refused|problem|seat|accord|company)-[a-z_-]+[a-z])"')


@pytest.mark.parametrize("language", languages())
def test_every_word_is_there(language: str) -> None:
    said = {key for path in SOURCES for key in KEY.findall(path.read_text(encoding="utf-8"))}
    said |= {f"web-keyname-{name}" for name, _ in KEYS} | {f"web-key-{name}" for _, name in KEYS}
    said |= {f"cli-key-{name}" for _, name in OWN_KEYS} | {f"web-key-{key}" for key in SAYS}
    assert len(said) > 80
    words = Language(language)
    missing = [key for key in sorted(said) if not words._bundles[0].has_message(key)]
    assert missing == []
