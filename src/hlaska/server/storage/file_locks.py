"""Locks and flags of files where systems differ: POSIX here, Windows there.

A lock holds until its file is closed or the process ends, however it ends.
"""

from __future__ import annotations

import os
import stat
import struct
import sys
from pathlib import Path
from typing import Final

BYTE: Final = 1 << 40  # that is locked: behind those that SQLite locks; there need be none
_OWNER: Final = 64  # bytes of a lock file that are free to be read and written, whoever holds the lock

# What a system does not have is no flag there. Windows would else translate line ends.
OPEN: Final[int] = (
    os.O_RDWR
    | os.O_CREAT
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_BINARY", 0)
)
NO_LINK: Final[int] = getattr(os, "O_NOFOLLOW", 0)

if sys.platform == "win32":
    import msvcrt

    def lock_file(file: int) -> None:
        """Locks a lock file for this descriptor. Raises BlockingIOError where another has it."""
        _lock_at(file, _OWNER)

    def lock_byte(file: int) -> None:
        """Locks a byte of a database that SQLite does not look at. Raises BlockingIOError where another has it."""
        _lock_at(file, BYTE)

    def _lock_at(file: int, offset: int) -> None:
        os.lseek(file, offset, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:  # Windows says of a lock of others that access is denied
            raise BlockingIOError(error.errno, error.strerror) from error

    def keep_others_out(file: int | Path, mode: int) -> None:
        """Does nothing: who may read a file follows from its folder in the user's profile."""

    def sync_folder(folder: Path) -> None:
        """Does nothing. NTFS keeps a journal of its folders, and they cannot be opened to be synced."""

else:
    import fcntl

    def lock_file(file: int) -> None:
        """Locks a lock file for this descriptor. Raises BlockingIOError where another has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def lock_byte(file: int) -> None:
        """Locks a byte of a database that SQLite does not look at. Raises BlockingIOError where another has it."""
        command = getattr(fcntl, "F_OFD_SETLK", None)
        try:
            if command is None:  # then it ends as soon as this process closes the database anywhere
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, BYTE)
            else:
                fcntl.fcntl(file, command, struct.pack("@hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, BYTE, 1, 0))
        except (BlockingIOError, PermissionError) as error:  # both are said of a lock of others
            raise BlockingIOError(error.errno, error.strerror) from error

    def keep_others_out(file: int | Path, mode: int) -> None:
        """Sets the mode of a file or folder, whatever the umask says. Raises PermissionError where it is another's."""
        if stat.S_IMODE(os.stat(file).st_mode) != mode:
            os.chmod(file, mode)

    def sync_folder(folder: Path) -> None:
        """Syncs a folder, so that renames in it survive a power cut."""
        file = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def read_start(file: int, most: int) -> bytes:
    """Reads at most so many bytes from the start of a file."""
    os.lseek(file, 0, os.SEEK_SET)
    return os.read(file, most)


def write_all(file: int, data: bytes) -> None:
    """Makes these bytes all that a file holds."""
    os.ftruncate(file, 0)
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, data)
