"""The play of the rules document as a record file: it starts from a position, replays, and tells its result."""

from __future__ import annotations

from pathlib import Path

import pytest

from hlaska.core import record as records
from hlaska.games import game_class

RECORDS = sorted((Path(__file__).parents[2] / "records" / "thousand").glob("*.txt"))


def test_there_is_one() -> None:
    assert [path.stem for path in RECORDS] == ["th-ex-1"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    record, played = records.check_text(path.read_text(encoding="utf-8"), game_class)
    assert played[0].after is not None
    assert record.rules == game_class("thousand").rules_version
    assert records.read(records.write(record, game_class), game_class) == record
