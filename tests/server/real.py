"""A real PostgreSQL and a real Redis for tests: found by variable, then on PATH, then where Debian puts them; each
started in a folder of its own on a free port of this machine, and ended with the tests."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

NO_POSTGRES = (
    "a real server is missing: no PostgreSQL on PATH or in /usr/lib/postgresql; HLASKA_POSTGRES names one"
)
ACCOUNT = "postgres", "nobody"  # PostgreSQL does not run as root; one of these is there
SETTINGS = {
    "max_connections": "60",
    "shared_buffers": "16MB",
    "dynamic_shared_memory_type": "posix",
    "log_min_messages": "fatal",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def postgres_folder() -> Path | None:
    """Where `initdb` and `postgres` are: HLASKA_POSTGRES, PATH, /usr/lib/postgresql."""
    named = os.environ.get("HLASKA_POSTGRES")
    on_path = shutil.which("initdb")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parent.name), reverse=True)
    places = [Path(named)] if named else [*([Path(on_path).resolve().parent] if on_path else ()), *debian]
    return next((p for p in places if (p / "initdb").exists() and (p / "postgres").exists()), None)


NO_REDIS = "a real server is missing: no redis-server on PATH; HLASKA_REDIS names one"


def redis_program() -> str | None:
    """HLASKA_REDIS, else on PATH, where Debian puts it, too."""
    return os.environ.get("HLASKA_REDIS") or shutil.which("redis-server")


class RedisServer:
    """One that keeps nothing on disk; it can be killed, stopped for a while and started again."""

    def __init__(self, program: str, folder: Path) -> None:
        self.program, self.folder, self.port = program, folder, free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        told = ("--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(self.folder))
        self.process = subprocess.Popen(
            [self.program, "--port", str(self.port), *told],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(6000):
            assert self.process.poll() is None, "Redis did not start"
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.02)
        raise AssertionError("Redis does not answer")

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def redis(program: str) -> Iterator[RedisServer]:
    """A Redis that has been started."""
    with tempfile.TemporaryDirectory(prefix="hlaska-redis-") as name:
        server = RedisServer(program, Path(name))
        server.start()
        try:
            yield server
        finally:
            server.kill()


class PostgresServer:
    """A cluster in a folder; it can be ended, killed and started again."""

    def __init__(self, programs: Path, folder: Path, fsync: bool = False) -> None:
        self.settings = SETTINGS | {"fsync": "on" if fsync else "off"}
        self.programs, self.folder, self.port = programs, folder, free_port()
        self.url = f"postgresql://hlaska@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None
        options = ("--username=hlaska", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C")
        subprocess.run(self._as_account("initdb", *options, str(folder)), check=True, capture_output=True)

    def _as_account(self, program: str, *more: str) -> Sequence[str]:
        command = [str(self.programs / program), *more]
        if os.geteuid() != 0:
            return command
        return ["setpriv", f"--reuid={account()}", f"--regid={account()}", "--clear-groups", *command]

    def start(self) -> None:
        for _ in range(6000):
            if self.process is None or self.process.poll() is not None:
                self._begin()  # again, where a process of one that was killed is left: it keeps the memory
            if self._ready():
                return
            time.sleep(0.02)
        raise AssertionError("PostgreSQL does not answer")

    def _begin(self) -> None:
        settings = [part for name, value in self.settings.items() for part in ("-c", f"{name}={value}")]
        listen = ("-D", str(self.folder), "-h", "127.0.0.1", "-p", str(self.port), "-k", "")
        self.process = subprocess.Popen(
            self._as_account("postgres", *listen, *settings),
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def _ready(self) -> bool:
        """It writes so into the last line of a file."""
        with contextlib.suppress(OSError, ValueError):  # it may just be made, and empty
            pid, *_, said = (self.folder / "postmaster.pid").read_text().split()
            return said == "ready" and self.process is not None and pid == str(self.process.pid)
        return False

    def kill(self) -> None:
        """As a power cut does, but for the disk."""
        if self.process is None:
            return
        self.signal(signal.SIGKILL)  # who is left keeps the memory, and the next start waits for that
        self.process.wait()
        self.process = None

    def signal(self, number: signal.Signals) -> None:
        """To all of its processes."""
        assert self.process is not None
        pid = self.process.pid
        children: list[str] = []
        with contextlib.suppress(FileNotFoundError):  # it has ended by itself
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
        for one in (pid, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, number)


def account() -> str:
    names = {line.partition(":")[0] for line in Path("/etc/passwd").read_text(encoding="utf-8").splitlines()}
    return next(name for name in ACCOUNT if name in names)


@contextmanager
def postgres(programs: Path, fsync: bool = False) -> Iterator[PostgresServer]:
    """A PostgreSQL that has been started. fsync: whether a line is on the disk before it is acknowledged."""
    # Not in the tests' own folder, which the account of the server may not enter.
    with tempfile.TemporaryDirectory(prefix="hlaska-pg-") as name:
        if os.geteuid() == 0:
            shutil.chown(name, account(), account())
        server = PostgresServer(programs, Path(name) / "data", fsync)
        server.start()
        try:
            yield server
        finally:
            server.kill()
