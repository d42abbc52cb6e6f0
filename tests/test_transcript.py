"""What a listener hears of a whole deal of every game is sentences, in all languages; the page's own code says it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hlaska.games import GAMES
from hlaska.locales import languages
from scripts import transcript

pytestmark = pytest.mark.slow


def test_whole_deals_read_as_sentences(tmp_path: Path) -> None:
    for game in GAMES:
        transcript.write(tmp_path, game, 1)
    assert transcript.say(tmp_path) == 0
    said = {path.stem: path.read_text(encoding="utf-8") for path in tmp_path.glob("*.txt")}
    assert set(said) == {f"{game}-{language}" for game in GAMES for language in languages()}
    # One is told of oneself in the second person, and of one's own tricks.
    assert "You take the trick" in said["pinochle-en"]
    assert "Štych je váš" in said["pinochle-cs"]
    assert "Du machst den Stich" in said["pinochle-de"]
    assert "Štich je váš" in said["pinochle-sk"]
