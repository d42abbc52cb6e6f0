"""The whole-deal transcripts of the rules document as record files: they replay, and tell their results."""

from __future__ import annotations

from pathlib import Path

import pytest

from hlaska.core import record as records
from hlaska.games import game_class
from tests.games.worked import examples

RECORDS = sorted((Path(__file__).parents[2] / "records" / "sixtysix").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record, played = records.check_text(text, game_class)
    assert played[0].after is not None
    assert record.rules == game_class("sixtysix").rules_version
    assert records.read(records.write(record, game_class), game_class) == record


def test_every_transcript_is_a_record() -> None:
    wanted = {
        str(e["id"]).lower().replace(".", "-")
        for e in examples("mariage")
        if e["kind"] == "transcript" and str(e["id"]).split(".")[0] in ("MG", "SX", "SN")
    }
    assert wanted == {path.stem for path in RECORDS}
