"""What an earlier version kept can be gone on with: its database brings every table back, its records are read."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from hlaska.core import record as records
from hlaska.core.board import cards_in
from hlaska.core.errors import BadRecord
from hlaska.games import game_class
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables.catalog import Catalog
from hlaska.table.table import Table

OLD = Path(__file__).parent.parent / "old"
TABLES: dict[str, dict[str, Any]] = json.loads((OLD / "tables.json").read_text("utf-8"))
RECORDS = sorted((OLD / "records").glob("*.txt"))
# What was a call then and is none now: who comes back to it is told that it was made under rules 1.
GONE = {"stonebridge": "'pass with help' is not legal .*made under rules 1; these are rules 2"}


async def test_every_table_comes_back_as_it_stood(tmp_path: Path) -> None:
    shutil.copy(OLD / "tables.db", tmp_path / "tables.sqlite3")
    journal = SqliteStore(tmp_path / "tables.sqlite3")
    for name, was in TABLES.items():
        meta = await journal.get(name)
        assert meta is not None
        game = Catalog().restore(meta)
        table = Table(meta, game, journal)
        if was["preset"] in GONE:
            with pytest.raises(BadRecord):
                await table.log.catch_up()
            continue
        await table.log.catch_up()
        state = table.now.state
        assert state is not None
        assert (meta.game, table.seq) == (was["game"], was["seq"])
        assert list(table.now.match.scores) == was["scores"], was["preset"]
        assert [list(row.amounts) for row in table.now.sheet] == was["sheet"], was["preset"]
        assert [list(cards_in(p)) for p in state.places] == was["places"], was["preset"]
        assert (state.pub.phase, state.pub.turn) == (was["phase"], was["turn"]), was["preset"]
        if table.now.running:
            legal = game.legal(state, state.pub.turn)
            await table.submit(state.pub.turn, table.seq, legal[:1])  # and it goes on
            assert table.seq == was["seq"] + 1
    await journal.close()


def test_there_is_a_table_and_a_record_of_every_preset_of_then() -> None:
    assert {p.stem for p in RECORDS} == {t["preset"] for t in TABLES.values()}
    assert len(RECORDS) == 34


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: p.stem)
def test_every_record_is_read(path: Path) -> None:
    text = path.read_text("utf-8")
    if path.stem in GONE:
        with pytest.raises(BadRecord, match=GONE[path.stem]):
            records.check_text(text, game_class)
        return
    record, played = records.check_text(text, game_class)
    was = next(t for t in TABLES.values() if t["preset"] == path.stem)
    done = [list(p.state.pub.result) for p in played if p.after is not None]
    assert len(done) == len(was["sheet"])
    assert record.rules >= 1
