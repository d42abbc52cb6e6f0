"""Opens and locks files of a database, for this account alone.

They are looked at before anything is set, and locked against a second server.

Two locks keep a second server out. One is beside the database and says who has it. It can be removed, and a database
may have two names, so the other is on the database itself.
"""

from __future__ import annotations

import errno
import logging
import os
import stat
from pathlib import Path
from typing import Final

from hlaska.server.storage.file_locks import (
    NO_LINK,
    OPEN,
    keep_others_out,
    lock_byte,
    lock_file,
    read_start,
    write_all,
)
from hlaska.table.store import DatabaseLocked, DatabaseUnavailable

log = logging.getLogger(__name__)

BESIDE: Final = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a database
PLACING: Final = "placing"  # in the folder of a restore, while its files are put where they belong
_HELD: Final[set[tuple[int, int]]] = set()  # databases of this process, by device and inode


def find_leftovers(path: Path) -> list[Path]:
    """Returns what another database of this name has left beside it."""
    found = (path.with_name(f"{path.name}{end}") for end in BESIDE)
    return [one for one in found if os.path.lexists(one)]


def restore_folder(path: Path) -> Path:
    """Returns the folder of a restore that is on its way, or was broken off."""
    return path.with_name(f".{path.name}.restoring")


def check_restored(path: Path) -> None:
    """Raises DatabaseUnavailable where a restore was broken off between two files."""
    if (restore_folder(path) / PLACING).exists():
        raise DatabaseUnavailable(
            str(path),
            f"a restore was broken off; do it again ('hlaska restore --db {path} BACKUP'), "
            f"or remove {restore_folder(path)}",
        )


# ---------------------------------------------------------------- for this account alone
def check_regular(path: Path) -> None:
    """Raises OSError for what is there and is no regular file."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "Is a directory", str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "Not a regular file", str(path))


def open_private(path: Path, more: int = 0) -> int:
    """Opens a regular file that only this account reads, made if need be.

    Whatever the umask says. Returns its descriptor. `more`: flags of `open`. Raises OSError.
    """
    check_regular(path)
    file = os.open(path, OPEN | more, 0o600)  # a pipe that has come since is not waited for
    try:
        if not stat.S_ISREG(os.fstat(file).st_mode):
            raise OSError(errno.EINVAL, "Not a regular file", str(path))
        _keep_others_out(file, path, 0o600)
    except BaseException:
        os.close(file)
        raise
    return file


def make_folder(folder: Path, own: bool) -> None:
    """Makes the folder for this account alone. One that was there is left as it is unless it is our own."""
    there = folder.is_dir()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if own or not there:
        _keep_others_out(folder, folder, 0o700)


def _keep_others_out(file: int | Path, path: Path, mode: int) -> None:
    try:
        keep_others_out(file, mode)
    except PermissionError:
        log.warning("%s belongs to another account, and others may read it", path)


# ---------------------------------------------------------------- one server
class Lock:
    """Locks a database for this process until `close`, or until the process ends.

    It does not matter how it ends. No other descriptor of the database is to be closed meanwhile, since SQLite's locks
    would go with it.

    Raises DatabaseLocked, OSError.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._inode: tuple[int, int] | None = None
        self._steady = False  # whether inodes stay what they are: not on every file system
        self._files = [_beside(path)]
        try:
            self._take(path)
            _write_owner(self._files[0])
        except BaseException:
            self.close()
            raise

    def _take(self, path: Path) -> None:
        """Locks the database itself, under whatever name it has."""
        if path.exists() and _inode(path.stat()) in _HELD:
            raise DatabaseLocked(str(path), str(os.getpid()))
        file = open_private(path)
        self._files.append(file)
        try:
            lock_byte(file)
        except BlockingIOError as error:
            raise DatabaseLocked(str(path)) from error
        self._inode = _inode(os.fstat(file))
        _HELD.add(self._inode)
        self._steady = _inode(path.stat()) == self._inode

    def is_there(self) -> bool:
        """Tells whether the database still has its name.

        What is written to one that was removed or replaced is lost.
        """
        try:
            return not self._steady or _inode(self.path.stat()) == self._inode
        except FileNotFoundError:
            return False

    def close(self) -> None:
        if self._inode is not None:
            _HELD.discard(self._inode)
            self._inode = None
        while self._files:
            os.close(self._files.pop())


def lock_name(path: Path) -> int:
    """Locks the name of a database that is not there yet; returns a descriptor. Raises DatabaseLocked, OSError."""
    file = _beside(path)
    _write_owner(file)
    return file


def _inode(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _beside(path: Path) -> int:
    name = path.with_name(f"{path.name}.lock")
    if name.is_symlink():
        raise OSError(errno.ELOOP, "Is a symbolic link; remove it", str(name))
    file = open_private(name, NO_LINK)
    try:
        lock_file(file)
    except BlockingIOError as error:
        owner = _read_owner(file)
        os.close(file)
        raise DatabaseLocked(str(path), owner) from error
    except BaseException:
        os.close(file)
        raise
    return file


def _read_owner(file: int) -> str:
    """Returns the number of a process that a lock names, "" for anything else."""
    found = read_start(file, 21).strip()
    return found.decode() if found.isdigit() and len(found) < 20 else ""


def _write_owner(file: int) -> None:
    """Says who has the lock. A file that holds something else has another name, too, and is left as it is."""
    if os.fstat(file).st_size and not _read_owner(file):
        return
    write_all(file, str(os.getpid()).encode())
