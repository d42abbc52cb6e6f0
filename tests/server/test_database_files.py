"""Files of a database: nothing but a regular file is touched, and one server has a database, whatever its names."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hlaska.cli import main
from hlaska.server.storage.account_database import open_file
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.table.store import DatabaseLocked, DatabaseUnavailable, NotSaved

HOLD = """
import asyncio, sys
from hlaska.server.storage.sqlite import SqliteStore
async def main():
    journal = SqliteStore(sys.argv[1])
    await journal.append('t', 1, 0, (1,))
    print('open', flush=True)
    sys.stdin.read()
asyncio.run(main())
"""


@contextmanager
def served(db: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has the database open; it is killed at the end."""
    command = [sys.executable, "-c", HOLD, str(db)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        yield other
        other.kill()


def no_lock(db: Path) -> Path:
    db.with_name("db.lock").unlink()
    return db


def hard_link(db: Path) -> Path:
    os.link(db, db.with_name("other"))
    return db.with_name("other")


def link_elsewhere(db: Path) -> Path:
    (db.parent / "deep").mkdir()
    (db.parent / "deep" / "db").symlink_to(db)
    return db.parent / "deep" / "db"


def lock_is_another_file(db: Path) -> Path:
    db.with_name("db.lock").unlink()
    db.with_name("db.lock").write_text("mine")
    return db


def lock_is_a_link(db: Path) -> Path:
    db.with_name("theirs").write_text("theirs")
    db.with_name("db.lock").unlink()
    db.with_name("db.lock").symlink_to(db.with_name("theirs"))
    return db


def lock_is_the_database(db: Path) -> Path:
    db.with_name("db.lock").unlink()
    os.link(db, db.with_name("db.lock"))
    return db


def lock_is_renamed(db: Path) -> Path:
    db.with_name("db.lock").rename(db.with_name("gone"))
    return db


@pytest.mark.parametrize(
    "change",
    [
        no_lock,
        hard_link,
        link_elsewhere,
        lock_is_another_file,
        lock_is_a_link,
        lock_is_the_database,
        lock_is_renamed,
    ],
)
def test_one_process_has_a_database_whatever_its_lock_and_its_names_are(
    tmp_path: Path, change: Callable[[Path], Path]
) -> None:
    db = tmp_path / "db"
    with served(db):
        name = change(db)
        before = {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
        for _ in range(2):  # the first try changes nothing for the second
            with pytest.raises(
                (DatabaseLocked, DatabaseUnavailable), match=r"is in use by|Is a symbolic link; remove it"
            ):
                SqliteStore(name)
        assert {path: path.read_bytes() for path in before} == before


async def test_a_database_is_this_process_s_once_under_whatever_name(tmp_path: Path) -> None:
    journal = SqliteStore(tmp_path / "db")
    os.link(tmp_path / "db", tmp_path / "other")
    with pytest.raises(DatabaseLocked, match=f"in use by process {os.getpid()}"):
        SqliteStore(tmp_path / "other")
    await journal.append("t", 1, 0, (1,))
    await journal.close()
    again = SqliteStore(tmp_path / "other")
    assert len(await again.load("t")) == 1
    await again.close()


def test_a_lock_that_holds_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "db.lock").write_text("no number")
    SqliteStore(tmp_path / "db")._lock.close()
    assert (tmp_path / "db.lock").read_text() == "no number"


@pytest.mark.parametrize("replaced", [False, True])
async def test_a_database_that_was_removed_or_replaced_takes_no_line_more(
    tmp_path: Path, replaced: bool
) -> None:
    journal = SqliteStore(tmp_path / "db")
    await journal.append("t", 1, 0, (1,))
    (tmp_path / "db").rename(tmp_path / "gone")
    if replaced:
        (tmp_path / "db").write_bytes(b"")
    with pytest.raises(NotSaved, match="was moved or replaced; start the server anew"):
        await journal.append("t", 2, 0, (1,))
    (tmp_path / "gone").replace(tmp_path / "db")
    await journal.append("t", 2, 0, (1,))
    await journal.close()


# ---------------------------------------------------------------- what is no file
def device(path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root makes devices")
    try:
        os.mknod(path, stat.S_IFCHR | 0o666, os.makedev(1, 3))  # as /dev/null
    except PermissionError:
        pytest.skip("no device can be made here")
    path.chmod(0o666)


def pipe(path: Path) -> None:
    os.mkfifo(path)
    path.chmod(0o666)


@pytest.mark.timeout(60)
@pytest.mark.parametrize("make", [device, pipe, Path.mkdir])
@pytest.mark.parametrize("name", ["db", "db-wal", "db.people", "db.lock"])
def test_what_is_no_regular_file_is_refused_and_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], make: Callable[[Path], None], name: str
) -> None:
    made = tmp_path / name
    make(made)
    mode = made.stat().st_mode
    if name == "db.people":
        with pytest.raises(DatabaseUnavailable, match=r"Not a regular file|Is a directory"):
            open_file(made)
    else:
        assert main(["serve", "--db", str(tmp_path / "db"), "--port", "0"]) == 1
        said = capsys.readouterr().err
        assert "cannot be used as a database: " in said
        assert said.count("\n") == 1
    assert made.stat().st_mode == mode
    assert {path.name for path in tmp_path.iterdir()} <= {name, "db.lock"} - (
        {"db.lock"} if name == "db" else set()
    )
