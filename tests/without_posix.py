"""Imports the program as Windows would, on a machine that is none, and starts its server.

Run in a process of its own (`python -m tests.without_posix FOLDER PORT`). Modules and functions that Windows does not
have are taken away while the program is imported again; `msvcrt` is stood in for by locks of this system. Only what the
standard library and other packages do on Windows is not shown by it.
"""

from __future__ import annotations

import errno
import importlib
import io
import os
import pkgutil
import signal
import sys
import threading
import time
import types
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import pytest

MISSING: Final = ("fcntl", "resource", "uvloop", "pwd", "grp", "termios", "tty", "pty", "readline")
FUNCTIONS: Final = ("fork", "nice", "getuid", "geteuid", "killpg", "pread", "pwrite", "sysconf", "getppid")
FLAGS: Final = ("O_CLOEXEC", "O_NONBLOCK", "O_NOFOLLOW", "O_DIRECTORY")
OPTIONAL: Final = ("gym", "pettingzoo", "openspiel", "cluster")  # frameworks that need not be installed
DEAL: Final = ("play", "marias", "--bots", "beginner", "--deals", "1", "--pace", "0", "--plain")
MOST: Final = 60.0  # seconds until the server has answered


def stand_in() -> types.ModuleType:
    """Makes a `msvcrt` whose locks are those of this system."""
    import fcntl
    import struct

    def locking(file: int, mode: int, length: int) -> None:
        start = os.lseek(file, 0, os.SEEK_CUR)
        asked = struct.pack("@hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, start, length, 0)
        try:
            fcntl.fcntl(file, fcntl.F_OFD_SETLK, asked)
        except OSError as error:
            raise PermissionError(errno.EACCES, "Permission denied") from error

    made = types.ModuleType("msvcrt")
    vars(made).update(LK_NBLCK=2, LK_LOCK=1, locking=locking)
    return made


def modules() -> list[str]:
    """Returns the names of all modules of the program, without those that need a framework."""
    import hlaska

    found = [one.name for one in pkgutil.walk_packages(hlaska.__path__, "hlaska.")]
    return [name for name in found if not set(OPTIONAL) & set(name.split(".")) and name != "hlaska.__main__"]


def can_import(name: str) -> bool:
    """Imports a module, so that other packages are loaded as this system wants them; False without its framework."""
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        if (error.name or "hlaska").split(".")[0] == "hlaska":
            raise
        return False
    return True


def import_as_windows() -> list[str]:
    """Imports all modules without what Windows does not have; returns their names."""
    names = [name for name in modules() if can_import(name)]
    locks = stand_in()
    for name in [one for one in sys.modules if one.split(".")[0] == "hlaska"]:
        del sys.modules[name]
    for name in MISSING:
        sys.modules[name] = None  # type: ignore[assignment]  # so the import system is told that there is none
    sys.modules["msvcrt"] = locks
    for name in (*FUNCTIONS, *FLAGS):
        delattr(os, name)
    here, sys.platform = sys.platform, "win32"
    try:
        for name in names:
            importlib.import_module(name)
    finally:
        sys.platform = here
    return names


def check_locks(folder: Path) -> None:
    """Checks that a database is one server's only, by the locks of Windows."""
    from hlaska.server.storage.database_files import Lock
    from hlaska.table.store import DatabaseLocked

    path = folder / "locked.sqlite3"
    lock = Lock(path)
    with pytest.raises(DatabaseLocked, match=str(os.getpid())):
        Lock(path)
    lock.close()
    Lock(path).close()


def play_deal(folder: Path) -> None:
    """Plays a deal in a terminal that draws nothing, by the first choice each time, and reads its record."""
    from hlaska.cli import main as hlaska

    record, here = folder / "match.hlaska", sys.stdin
    sys.stdin = io.StringIO("1\n" * 500)
    try:
        code = hlaska([*DEAL, "--record", str(record)])
    finally:
        sys.stdin = here
    assert code == 0
    assert record.read_text(encoding="utf-8").count("\nResult: ") == 1
    assert hlaska(["score", str(record)]) == 0


def ask(port: int, answers: list[bytes]) -> None:
    """Asks the server for its page until it answers, then ends it as Ctrl+C does."""
    end = time.monotonic() + MOST
    while not answers and time.monotonic() < end:
        try:
            with urlopen(f"http://127.0.0.1:{port}/api/games", timeout=5) as answer:
                answers.append(answer.read())
        except OSError:
            time.sleep(0.1)
    signal.raise_signal(signal.SIGINT)


def main(folder: str, port: str) -> None:
    """Imports everything, checks the locks, plays a deal, and serves one answer."""
    names = import_as_windows()
    check_locks(Path(folder))
    play_deal(Path(folder))
    from hlaska.cli import main as hlaska

    answers: list[bytes] = []
    threading.Thread(target=ask, args=(int(port), answers), daemon=True).start()
    code = hlaska(["serve", "--port", port, "--db", str(Path(folder) / "tables.sqlite3")])
    assert answers, "the server has not answered"
    assert b"sixtysix" in answers[0], answers[0][:200]
    print(f"{len(names)} modules, exit code {code}")


if __name__ == "__main__":
    main(*sys.argv[1:])
