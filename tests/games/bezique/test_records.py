"""Deals as record files: they replay, and tell their results."""

from __future__ import annotations

from pathlib import Path

import pytest

from hlaska.core import record as records
from hlaska.games import game_class

RECORDS = sorted((Path(__file__).parents[2] / "records" / "bezique").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record, played = records.check_text(text, game_class)
    assert played[0].after is not None
    assert record.deals[0].result
    assert record.rules == game_class("bezique").rules
    assert records.read(records.write(record, game_class), game_class) == record


def test_there_are_deals_of_both_forms() -> None:
    presets = [records.read(p.read_text(encoding="utf-8"), game_class).preset for p in RECORDS]
    assert {"bezique", "rubicon"} <= set(presets)
