"""Deals of the rules document as record files: they replay, and tell the results that stand there."""

from __future__ import annotations

from pathlib import Path

import pytest

from hlaska.core import record as records
from hlaska.games import game_class

RECORDS = sorted((Path(__file__).parents[2] / "records" / "marias_four").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    record, played = records.check_text(path.read_text(encoding="utf-8"), game_class)
    assert played[0].after is not None
    assert record.deals[0].result
    assert record.rules == game_class("marias_four").rules_version
    assert records.read(records.write(record, game_class), game_class) == record


def test_there_are_records() -> None:
    assert {p.stem for p in RECORDS} >= {"EX.P4.1", "EX.P4.2"}
