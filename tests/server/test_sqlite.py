"""What only a journal on a disk can do."""

from __future__ import annotations

import asyncio
import contextlib
import os
import stat
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from hlaska.server.storage.sqlite import SqliteStore
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import DatabaseLocked, DatabaseUnavailable, NotSaved
from hlaska.table.table import Table
from tests.table.test_table import PEOPLE, random_step
from tests.toy import SKIP, Toy


# ---------------------------------------------------------------- on disk
async def test_a_journal_that_is_opened_again_has_everything(tmp_path):
    path = tmp_path / "deep" / "db.sqlite3"
    journal = SqliteStore(path)
    table = await open_table(Toy(), PEOPLE, owner="ada", store=journal)
    rng = Random(1)
    for _ in range(60):
        await random_step(table, rng)
    await journal.close()
    with pytest.raises(NotSaved, match="closed"):
        await random_step(table, rng)
    journal = SqliteStore(path)
    found = await journal.get(table.meta.id)
    assert found == table.meta
    again = Table(found, Toy(), journal)
    await again.log.catch_up()
    assert again.now == table.now
    await journal.close()


async def test_appends_that_wait_share_a_commit(tmp_path):
    journal = SqliteStore(tmp_path / "db.sqlite3")
    commits = 0
    group = journal._run_jobs

    def count(jobs):
        nonlocal commits
        commits += 1
        group(jobs)

    journal._run_jobs = count  # type: ignore[method-assign]
    await asyncio.gather(*(journal.append(f"t{i}", 1, 0, (i,)) for i in range(3000)))
    assert commits < 300
    for i in (0, 1500, 2999):
        assert (await journal.load(f"t{i}"))[0].actions == (i,)
    await journal.close()


async def test_the_settings_of_the_database(tmp_path):
    journal = SqliteStore(tmp_path / "db.sqlite3")
    assert await journal._ask(lambda db: db.execute("PRAGMA journal_mode").fetchone()) == ("wal",)
    assert await journal._ask(lambda db: db.execute("PRAGMA synchronous").fetchone()) == (2,)
    await journal.close()


HOLD = """
import asyncio, sys
from hlaska.server.storage.sqlite import SqliteStore
async def main():
    SqliteStore(sys.argv[1])
    print('open', flush=True)
    sys.stdin.read()
asyncio.run(main())
"""


def test_a_second_process_is_refused_and_told_why(tmp_path):
    path = tmp_path / "db.sqlite3"
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        with pytest.raises(DatabaseLocked, match=f"in use by process {other.pid}") as caught:
            SqliteStore(path)
        other.kill()
    assert "--db" in caught.value.text
    asyncio.run(SqliteStore(path).close())  # the lock ends with the process


async def test_the_same_process_is_refused_too(tmp_path):
    journal = SqliteStore(tmp_path / "db.sqlite3")
    with pytest.raises(DatabaseLocked, match=f"process {os.getpid()}"):
        SqliteStore(tmp_path / "db.sqlite3")
    await journal.close()
    await SqliteStore(tmp_path / "db.sqlite3").close()


async def test_what_is_no_database_is_refused(tmp_path):
    (tmp_path / "text").write_text("this is not a database at all, but long enough to be looked at\n" * 40)
    with pytest.raises(DatabaseUnavailable, match="cannot be used as a database: file is not a database"):
        SqliteStore(tmp_path / "text")
    newer = SqliteStore(tmp_path / "newer")
    await newer._ask(lambda db: db.execute("PRAGMA user_version=99"))
    await newer.close()
    with pytest.raises(DatabaseUnavailable, match="newer version"):
        SqliteStore(tmp_path / "newer")


# ---------------------------------------------------------------- who may read it
def modes(folder: Path) -> dict[str, int]:
    """Of the folder and the files in it."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}


PRIVATE = {
    "own": 0o700,
    "db.sqlite3": 0o600,
    "db.sqlite3-wal": 0o600,
    "db.sqlite3-shm": 0o600,
    "db.sqlite3.lock": 0o600,
}


@pytest.fixture(params=[0o000, 0o022, 0o077])
def umask(request):
    before = os.umask(request.param)
    yield
    os.umask(before)


async def test_nobody_else_reads_a_new_database(tmp_path, umask):
    folder = tmp_path / "own"
    journal = SqliteStore(folder / "db.sqlite3")
    await journal.append("t", 1, 0, (1,))
    assert modes(folder) == PRIVATE
    # What SQLite makes later, as after a checkpoint at the end, is as private.
    await journal.close()
    journal = SqliteStore(folder / "db.sqlite3")
    await journal.append("t", 2, 0, (1,))
    assert modes(folder) == PRIVATE
    await journal.close()


LEFT = """
import asyncio, os, sys
from hlaska.server.storage.sqlite import SqliteStore
async def main():
    journal = SqliteStore(sys.argv[1])
    await journal.append('t', 1, 0, (1,))
    os._exit(9)
asyncio.run(main())
"""


async def test_an_old_database_is_closed_to_others_at_the_start(tmp_path):
    folder = tmp_path / "own"
    command = [sys.executable, "-c", LEFT, str(folder / "db.sqlite3")]
    left = await asyncio.to_thread(subprocess.run, command, check=False)
    assert left.returncode == 9
    assert set(modes(folder)) == set(PRIVATE)
    for path in folder.iterdir():
        path.chmod(0o644)
    folder.chmod(0o755)
    journal = SqliteStore(folder / "db.sqlite3")
    assert modes(folder) == PRIVATE | {
        "own": 0o755
    }  # it may hold other things: whoever made it said who may look
    assert len(await journal.load("t")) == 1
    await journal.close()
    journal = SqliteStore(folder / "db.sqlite3", own_folder=True)
    await journal.append("t", 2, 0, (1,))
    assert modes(folder) == PRIVATE
    await journal.close()


@pytest.mark.parametrize(
    ("path", "why"),
    [("file/db", "Not a directory|File exists"), ("file/deep/db", "Not a directory"), ("folder", "Is a directory"),
     ("/proc/none/db", "No such file")],
)  # fmt: skip
async def test_a_database_that_cannot_be_there(tmp_path, path, why):
    (tmp_path / "file").write_text("")
    (tmp_path / "folder").mkdir()
    with pytest.raises(DatabaseUnavailable, match=why) as caught:
        SqliteStore(tmp_path / path)
    assert "\n" not in caught.value.text
    assert "--db" in caught.value.text


async def fill(journal: SqliteStore, size: int) -> int:
    """Appends lines until one is refused, and says how many were kept."""
    kept = 0
    while True:
        try:
            await journal.append("filler", kept + 1, 0, tuple(range(size)))
        except NotSaved as error:
            if "the disk is full" in error.text:
                return kept
            raise
        kept += 1


async def test_a_full_disk_refuses_the_action_and_the_table_lives(tmp_path):
    journal = SqliteStore(tmp_path / "db.sqlite3", max_pages=14)
    table = await open_table(Toy(), PEOPLE, owner="ada", store=journal)
    kept = await fill(journal, 30)
    assert len(await journal.load("filler")) == kept > 20
    refused = 0
    while refused < 5:  # the page that is begun may still take some
        before = table.now
        try:
            await random_step(table, Random(refused))
        except NotSaved:
            assert table.now is before
            refused += 1
    await journal._ask(lambda db: db.execute("PRAGMA max_page_count=100000"))
    rng, deals = Random(1), table.now.deal
    for _ in range(60):
        await random_step(table, rng)
    assert table.now.deal > deals + 2
    again = Table(table.meta, Toy(), journal)
    await again.log.catch_up()
    assert again.now == table.now
    await journal.close()


async def test_a_full_disk_takes_no_chair(tmp_path):
    """Room for who sits there but not for the first deal: both are kept, or neither."""
    journal = SqliteStore(tmp_path / "db.sqlite3", max_pages=40)
    open_chair = (Chair("Ada"), Chair("Bob", "open"))
    tables = [await open_table(Toy(), open_chair, owner="ada", store=journal) for _ in range(120)]
    await fill(journal, 3)
    taken = 0
    for i, table in enumerate(tables):
        with contextlib.suppress(NotSaved):
            assert await table.seating.sit(1, f"Bob{i}", f"bob{i}") == 1
            taken += 1
        assert await journal.get(table.meta.id) == table.meta
        seated = table.meta.chairs[1].kind == "person"
        assert (seated, table.now.deal) == (bool(table.now.deal), len(await journal.load(table.meta.id)))
    assert 0 < taken < len(tables)
    await journal._ask(lambda db: db.execute("PRAGMA max_page_count=100000"))
    for i, table in enumerate(tables):
        if table.meta.has_open_chair:
            assert await table.seating.sit(1, f"Bob{i}", f"bob{i}") == 1
    await journal.close()


def small_disk(folder: Path) -> bool:
    mount = ["mount", "-t", "tmpfs", "-o", "size=300k", "tmpfs", str(folder)]
    return os.geteuid() == 0 and subprocess.run(mount, capture_output=True, check=False).returncode == 0


def test_a_disk_that_is_really_full(tmp_path):
    if not small_disk(tmp_path):
        pytest.skip("no small disk can be mounted here")
    try:
        asyncio.run(use_up(tmp_path))
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)


def fill_disk(filler: Path) -> None:
    with filler.open("wb", buffering=0) as file:
        while file.write(bytes(1000)):
            pass


async def use_up(folder: Path) -> None:
    journal = SqliteStore(folder / "db.sqlite3")
    table = await open_table(Toy(), (Chair("Ada"), Chair("Bob", "open")), owner="ada", store=journal)
    with pytest.raises(OSError, match="No space"):
        fill_disk(folder / "filler")
    kept = await fill(journal, 50)
    assert len(await journal.load("filler")) == kept
    for _ in range(3):
        with pytest.raises(NotSaved):
            await journal.append("filler", kept + 1, 0, tuple(range(200)))
    (folder / "filler").unlink()
    await table.seating.sit(1, "Bob", "bob")
    await table.submit(0, table.seq, (SKIP,))
    await journal.append("filler", kept + 1, 0, (1,))
    await journal.close()
    again = SqliteStore(folder / "db.sqlite3")
    assert len(await again.load("filler")) == kept + 1
    assert [line.seq for line in await again.load(table.meta.id)] == [1, 2]
    await again.close()
