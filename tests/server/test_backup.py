"""A server put aside and brought back: all of it or nothing, whatever lies there and became of the backup."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
import tarfile
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from hlaska.cli import main
from hlaska.server.storage import backup as backups
from hlaska.server.storage.account_database import account_db_path, open_file
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.table.match_state import MatchState
from tests.server.test_transfer import all_is_there, hlaska, played


@pytest.fixture(scope="module")
def put_aside(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, MatchState]]:
    """A backup, and the tables in it."""
    folder = tmp_path_factory.mktemp("source")
    tables = asyncio.run(played(folder / "db"))
    assert main(["backup", "--db", str(folder / "db"), str(folder / "kept")]) == 0
    return folder / "kept", tables


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def rows(db: Path) -> list[str]:
    """All that a database holds, as SQL."""
    with closing(sqlite3.connect(db)) as read:
        return list(read.iterdump())


# ---------------------------------------------------------------- what lies there
@pytest.mark.parametrize("end", ["", "-wal", "-shm", "-journal"])
@pytest.mark.parametrize("name", ["db.sqlite3", "db.people.sqlite3"])
def test_nothing_is_brought_back_beside_what_another_database_has_left(
    tmp_path: Path, put_aside: tuple[Path, Any], capsys: Any, name: str, end: str
) -> None:
    (tmp_path / f"{name}{end}").write_bytes(b"of another one")
    code, said = hlaska(capsys, "restore", "--db", str(tmp_path / "db.sqlite3"), str(put_aside[0]))
    assert code == 1
    assert f"{name}{end}: " in said
    assert ("left of another database" if end else "there already") in said
    assert files(tmp_path) == {f"{name}{end}": b"of another one"}


def test_what_a_killed_server_has_left_is_not_read_into_what_is_brought_back(
    tmp_path: Path, put_aside: tuple[Path, dict[str, MatchState]], capsys: Any
) -> None:
    """As it happened: the database was removed, and its newest lines were still in the file beside it."""
    db = tmp_path / "db.sqlite3"
    script = (
        "import asyncio, os, sys\nfrom hlaska.server.storage.sqlite import SqliteStore\nasync def main():\n"
        "    journal = SqliteStore(sys.argv[1])\n"
        "    for i in range(1, 400): await journal.append('t', i, 0, (1,))\n    os._exit(0)\nasyncio.run(main())"
    )
    subprocess.run([sys.executable, "-c", script, str(db)], check=True)
    db.unlink()
    code, said = hlaska(capsys, "restore", "--db", str(db), str(put_aside[0]))
    assert (code, "db.sqlite3-wal" in said, db.exists()) == (1, True, False)
    for left in ("db.sqlite3-wal", "db.sqlite3-shm"):
        (tmp_path / left).unlink()
    assert hlaska(capsys, "restore", "--db", str(db), str(put_aside[0])) == (0, "")
    asyncio.run(all_is_there(SqliteStore(db), open_file(account_db_path(db)), put_aside[1]))


async def test_a_database_that_is_served_is_not_brought_back_to(
    tmp_path: Path, put_aside: tuple[Path, Any], capsys: Any
) -> None:
    journal = SqliteStore(tmp_path / "db")
    (tmp_path / "db").rename(tmp_path / "gone")
    asked = ("restore", "--db", str(tmp_path / "db"), str(put_aside[0]))
    assert "is in use by process" in (await asyncio.to_thread(hlaska, capsys, *asked))[1]
    await journal.close()


# ---------------------------------------------------------------- what is damaged
def damaged(kept: bytes, seed: int, many: int) -> list[bytes]:
    """With a bit turned, cut off, or with something behind it."""
    rng, found = Random(seed), [b"", kept + b"more", kept + kept]
    for _ in range(many):
        at, spoiled = rng.randrange(len(kept)), bytearray(kept)
        spoiled[at] ^= 1 << rng.randrange(8)
        found += [bytes(spoiled), kept[:at]]
    return found


def tries_all(folder: Path, kept: Path, capsys: Any, many: int, seed: int = 1) -> tuple[int, int]:
    """How many damaged backups were refused, and how many are as good as the whole one. There are no others."""
    target, want = folder / "new" / "db", None
    assert hlaska(capsys, "restore", "--db", str(target), str(kept)) == (0, "")
    want = rows(target), rows(account_db_path(target))
    refused = good = 0
    for i, content in enumerate(damaged(kept.read_bytes(), seed, many)):
        (folder / "spoiled").write_bytes(content)
        target = folder / f"try{i}" / "db"
        code, said = hlaska(capsys, "restore", "--db", str(target), str(folder / "spoiled"))
        if code == 0:
            assert (rows(target), rows(account_db_path(target))) == want
            good += 1
            continue
        refused += 1
        assert (code, said.count("\n"), said.startswith("hlaska: ")) == (1, 1, True), said
        assert not target.parent.exists() or files(target.parent) == {}
    return refused, good


def test_a_damaged_backup_is_refused_whole_or_is_as_good(
    tmp_path: Path, put_aside: tuple[Path, Any], capsys: Any
) -> None:
    refused, good = tries_all(tmp_path, put_aside[0], capsys, 60)
    assert refused > 100
    assert good < 20  # a bit that says nothing, as the time in a header


@pytest.mark.nightly
@pytest.mark.timeout(3600)
def test_thousands_of_damaged_backups(tmp_path: Path, put_aside: tuple[Path, Any], capsys: Any) -> None:
    refused, good = tries_all(tmp_path, put_aside[0], capsys, 2000, 2)
    assert refused > 3500, good


def older(kept: Path, folder: Path) -> Path:
    """As earlier versions wrote it, without digests."""
    with tarfile.open(kept) as packed, tarfile.open(folder / "older", "w:gz") as written:
        for name in (backups.TABLES, backups.PEOPLE):
            written.addfile(packed.getmember(name), packed.extractfile(name))
    return folder / "older"


def test_a_backup_of_an_earlier_version_is_brought_back_and_found_damaged(
    tmp_path: Path, put_aside: tuple[Path, Any], capsys: Any
) -> None:
    refused, good = tries_all(tmp_path, older(put_aside[0], tmp_path), capsys, 40, 3)
    assert refused > 60
    assert good < 20


def with_contents(kept: Path, folder: Path, change: Callable[[dict[str, bytes]], None]) -> Path:
    """The files of a backup, changed, as a tar that is whole."""
    with tarfile.open(kept) as packed:
        found = {name: packed.extractfile(name).read() for name in packed.getnames()}  # type: ignore[union-attr]
    change(found)
    with tarfile.open(folder / "changed", "w:gz") as written:
        for name, content in found.items():
            (folder / "part").write_bytes(content)
            written.add(folder / "part", name)
    return folder / "changed"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda found: found.pop(backups.PEOPLE), "people.sqlite3 is missing"),
        (lambda found: found.update({backups.PEOPLE: b"x" * 4096}), "people.sqlite3 is not what it was"),
        (lambda found: found.pop(backups.TABLES), "tables.sqlite3 is missing"),
        (lambda found: found.update({backups.CONTENTS: b'{"format": 9, "files": {}}'}), "a newer version"),
        (lambda found: found.update({backups.CONTENTS: b"{"}), "is damaged"),
        (dict.clear, "is no backup of Hláška"),
        (
            lambda found: found.update(
                {backups.PEOPLE: b"x" * 4096, backups.CONTENTS: found[backups.CONTENTS].replace(
                    sha256(found[backups.PEOPLE]).hexdigest().encode(), sha256(b"x" * 4096).hexdigest().encode())}
            ),
            "people.sqlite3 in .* is damaged .file is not a database.",
        ),
    ],
)  # fmt: skip
def test_tables_never_come_back_without_their_people(
    tmp_path: Path, put_aside: tuple[Path, Any], capsys: Any, change: Any, why: str
) -> None:
    kept = with_contents(put_aside[0], tmp_path, change)
    code, said = hlaska(capsys, "restore", "--db", str(tmp_path / "new" / "db"), str(kept))
    assert code == 1
    assert re.search(why, said), said
    assert files(tmp_path / "new") == {}


def test_what_is_damaged_where_it_lies_in_the_end_is_taken_away_again(
    tmp_path: Path, put_aside: tuple[Path, Any], capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = backups._damage

    def late(file: Path) -> str:
        return "it is wrong here" if file == tmp_path / "new" / "db.people" else look(file)

    monkeypatch.setattr(backups, "_damage", late)
    code, said = hlaska(capsys, "restore", "--db", str(tmp_path / "new" / "db"), str(put_aside[0]))
    assert (code, "is damaged where it lies now (it is wrong here); nothing was brought back" in said) == (
        1,
        True,
    )
    assert files(tmp_path / "new") == {}


def test_a_damaged_database_is_not_put_aside_as_if_it_were_whole(tmp_path: Path, capsys: Any) -> None:
    asyncio.run(played(tmp_path / "db"))
    with (tmp_path / "db").open("r+b") as spoiled:
        spoiled.seek(4096)
        spoiled.write(bytes(3 * 4096))
    (tmp_path / "text").write_text("no database\n" * 100)
    for name in ("db", "text"):
        code, said = hlaska(capsys, "backup", "--db", str(tmp_path / name), str(tmp_path / "kept"))
        assert (code, "nothing was put aside" in said) == (1, True), said
    assert (
        "No such file"
        in hlaska(capsys, "backup", "--db", str(tmp_path / "db"), str(tmp_path / "no" / "kept"))[1]
    )
    assert not (tmp_path / "kept").exists()
    assert not list(tmp_path.glob(".hlaska-*"))


# ---------------------------------------------------------------- killed in the middle
KILLED = """
import os, sys
from hlaska.cli import main
left = int(sys.argv[1])
def deadly(call):
    def die(*names, **more):
        global left
        left -= 1
        if left < 0:
            os._exit(9)
        call(*names, **more)
    return die
os.replace, os.unlink = deadly(os.replace), deadly(os.unlink)
main(["restore", "--db", sys.argv[2], sys.argv[3]])
"""


@pytest.mark.parametrize("done", [0, 1, 2, 3])
def test_a_restore_that_is_killed_between_two_files_is_neither_served_nor_in_the_way(
    tmp_path: Path,
    put_aside: tuple[Path, dict[str, MatchState]],
    capsys: Any,
    monkeypatch: pytest.MonkeyPatch,
    done: int,
) -> None:
    """Before it says that it begins, between that and the first file, between both, before it is done."""
    db = tmp_path / "db"
    killed = [sys.executable, "-c", KILLED, str(done), str(db), str(put_aside[0])]
    assert subprocess.run(killed, check=False).returncode == 9
    assert [path.exists() for path in (db, account_db_path(db))] == [done > 2, done > 1]
    if done:
        for asked in (("serve", "--port", "0"), ("archive",), ("admin", "Ada")):
            monkeypatch.setattr("sys.stdin", StringIO("correct horse battery\n"))
            code, said = hlaska(capsys, asked[0], "--db", str(db), *asked[1:])
            assert (code, "a restore was broken off; do it again" in said) == (1, True)
        assert "broken off" in hlaska(capsys, "backup", "--db", str(db), str(tmp_path / "kept"))[1]
    assert hlaska(capsys, "restore", "--db", str(db), str(put_aside[0])) == (0, "")
    asyncio.run(all_is_there(SqliteStore(db), open_file(account_db_path(db)), put_aside[1]))
    assert {path.name for path in tmp_path.iterdir()} == {"db", "db.people", "db.lock"}


def test_a_full_disk_leaves_nothing_behind(
    tmp_path: Path, put_aside: tuple[Path, Any], capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    code, said = hlaska(capsys, "restore", "--db", str(tmp_path / "new" / "db"), str(put_aside[0]))
    assert (code, "No space left on device; nothing was done" in said) == (1, True)
    assert files(tmp_path / "new") == {}


# ---------------------------------------------------------------- PostgreSQL
def test_a_damaged_backup_of_a_postgresql_is_refused(
    tmp_path: Path, postgres_server: Any, capsys: Any
) -> None:
    async def make(name: str) -> str:
        db = await asyncpg.connect(postgres_server.url)
        await db.execute(f"CREATE DATABASE {name}")
        await db.close()
        return str(postgres_server.url).replace("/postgres", f"/{name}")

    first, second = (asyncio.run(make(f"damaged{i}")) for i in range(2))
    asyncio.run(played(tmp_path / "db"))
    assert hlaska(capsys, "move-db", str(tmp_path / "db"), first)[0] == 0
    assert hlaska(capsys, "backup", "--db", first, str(tmp_path / "kept"))[0] == 0
    kept, rng = (tmp_path / "kept").read_bytes(), Random(1)
    for _ in range(20):
        at = rng.randrange(2048, len(kept) - 10240)  # the dump itself
        spoiled = bytearray(kept)
        spoiled[at] ^= 16
        for content in (bytes(spoiled), kept[:at]):
            (tmp_path / "spoiled").write_bytes(content)
            code, said = hlaska(capsys, "restore", "--db", second, str(tmp_path / "spoiled"))
            assert (code, "is damaged" in said, said.count("\n")) == (1, True, 1), said
    with tarfile.open(tmp_path / "kept") as packed:  # as earlier versions wrote it
        (tmp_path / "older").write_bytes(packed.extractfile(backups.DUMP).read())  # type: ignore[union-attr]
    assert hlaska(capsys, "restore", "--db", second, str(tmp_path / "older")) == (0, "")
