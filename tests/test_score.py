"""What `hlaska score` says of deals that are over and of those that are not: whole in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hlaska.cli import main
from hlaska.cli import records as shown
from hlaska.core import record as records
from hlaska.core.errors import Phrase
from hlaska.games import GAMES, find_game, game_class
from hlaska.locales import Language
from tests.laws import moody, play_deal, shuffled
from tests.presets import two_presets

FOLDER = Path(__file__).parent / "records"
MARK = re.compile(r"⟦[^⟦⟧]*⟧")
CARD = re.compile(r"[7-9TJQKA][CSHD],?")
PLAIN = re.compile(r"\[[a-z]+:[A-Z0-9.]+[a-z]?\]")  # a rule id


class Marked(Language):
    """Says each message between marks, without English where the language has none."""

    def __init__(self, language: str, **kwargs: Any) -> None:
        super().__init__(language, **kwargs)
        self._bundles = self._bundles[:1]

    def _say(self, key: str, args: dict[str, Any], person: str = "") -> str:
        assert self.has(key), f"no message {key} in {self.code}"
        return f"⟦{super()._say(key, args, person)}⟧"

    def attribute(self, phrase: Phrase, name: str = "detail") -> str:
        text = super().attribute(phrase, name)
        return f"⟦{text}⟧" if text else ""


def outside(text: str) -> str:
    """The words that no message said; cards, and rules that are quoted, are the same in every language."""
    while MARK.search(text):
        text = MARK.sub(" ", text)
    words = PLAIN.sub(" ", text).split()
    return " ".join(word for word in words if any(map(str.isalpha, word)) and not CARD.fullmatch(word))


def some_deals(name: str, preset: str, deals: int) -> Iterator[str]:
    """Records: one that stops in the middle, then whole deals."""
    game, rng = find_game(name, preset), Random(7)
    for nth in range(deals):
        trace = play_deal(game, game.opening(), shuffled(game, rng), moody(rng))
        steps = trace.steps if nth else trace.steps[: len(trace.steps) * 2 // 3]
        journal = [(-1, trace.deck), *((step.seat, (step.action,)) for step in steps)]
        made = records.record_of(game, preset, game.opening(), (), journal)
        yield records.write(made, game_class)


def said_by(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """The lines that a command prints, each message between marks."""
    monkeypatch.setattr(shown, "Language", Marked)
    assert main(list(words)) == 0, capsys.readouterr().err
    return capsys.readouterr().out.splitlines()


@two_presets
def test_a_score_is_whole_in_its_language(
    name: str,
    preset: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    profile: str,
) -> None:
    path = tmp_path / "deal.txt"
    for text in some_deals(name, preset, 30 if profile == "nightly" else 2):
        path.write_text(text, encoding="utf-8")
        for language in ("cs", "de", "sk"):
            lines = said_by(monkeypatch, capsys, "score", str(path), "--lang", language)
            assert [outside(line) for line in lines if outside(line)] == [], lines


@pytest.mark.parametrize("name", GAMES)
def test_replays_and_what_is_legal_are_whole_in_their_language(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deal.txt"
    path.write_text(next(some_deals(name, next(iter(game_class(name).presets)), 1)), encoding="utf-8")
    for command in ("replay", "legal"):
        lines = said_by(monkeypatch, capsys, command, str(path), "--lang", "cs")
        lines = [re.sub(r"^ *\d+\. \d: [^⟦]*", "", line) for line in lines]  # actions are the same in all
        assert [outside(line) for line in lines if outside(line)] == [], lines


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def test_a_deal_that_is_not_over_tells_points_and_melds(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "deal.txt"
    text = (FOLDER / "thousand/th-ex-1.txt").read_text(encoding="utf-8")
    path.write_text(text[: text.index("3. AS")], encoding="utf-8")
    said = run(capsys, "score", str(path), "--lang", "de")
    assert "  nicht zu Ende; Platz 1 ist am Zug\n" in said
    assert "  Punkte: Platz 0 116, Platz 1 14, Platz 2 0\n" in said
    assert "  Meldungen: Platz 0: Ansage in Herz: 100\n" in said


HUNDRED = """Game: marias
Preset: pagat_voleny
Options: hundred_both_sides=true unplayed_plain=false hundred_step=add_equal

Deck: 8S 9C JD TD 7S 8H 7C TC AS JC 7H TS KS 9H JH KH AC QC 8C KC TH AH KD QH AD QS 7D 9D 8D JS QD 9S

cut 16, AC, suit, 7S, 8H, good, good, hundred, good, good, good
1. AC 7C 8S   2. QC+ TC TS   3. AS KS 8C   4. KC JC 9H
5. TH 7H JH   6. AH QH KH   7. KD AD 8D   8. QS JS 9C
9. JD 7D QD   10. 9S TD 9D
"""
RUN = """Game: pinochle
Preset: mfp

Deck: QD QC AC TS AD JD 9D AS QS AC TC QH AD KS AH TS JC JH TH 9D QS QD 9C KC KH KD KD JH KC KS JD TD AH
Deck: KH QH 9C 9H 9S TH JS TD QC JC 9S TC 9H AS JS

bid 250, bid 260, bid 270, bid 280, bid 290, pass with help, pass with help, bid 300, bid 310, pass
trump D, AS, AH, JD, TD, QC, 9S, KS, 9H, meld, meld, meld, meld, play
1. AD JD 9D QD
"""
AROSE = [
    (
        HUNDRED,
        "Hundred failed, seat 0: −8 (40 in cards + 40 for the marriage = 80 points (100 needed): 20 short; "
        "1 step of ten)",
    ),
    (RUN, "seat 0: Run: 190 = 150 + 1 × 40, Aces around: 100; seat 1: Marriage in clubs: 20"),
]


@pytest.mark.parametrize(("text", "says"), AROSE)
def test_amounts_say_how_they_arose(
    text: str, says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "deal.txt"
    path.write_text(text, encoding="utf-8")
    assert says in run(capsys, "score", str(path))
