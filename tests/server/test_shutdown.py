"""How a server ends, and how it starts where it cannot: real processes, told by signals."""

from __future__ import annotations

import contextlib
import os
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.live import Client, Live, is_up
from tests.server.test_kill import free_port

ENDS = (signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.nightly))  # both are taken alike


def hlaska(*args: str, **more: Any) -> subprocess.Popen[str]:
    """`hlaska serve ...` as a user starts it, in a group of its own."""
    command = [sys.executable, "-c", "from hlaska.cli import main; raise SystemExit(main())", "serve", *args]
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True, **more)


def children(process: int) -> list[int]:
    """The processes a process has started and that still live."""
    tasks = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in tasks.read_text(encoding="utf-8").split()]


def lives(process: int) -> bool:
    with contextlib.suppress(OSError):
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return False


def until(wanted: Any, seconds: float = 60) -> Any:
    """What is wanted as soon as it is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = wanted()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("still waiting")


async def listen(ws: ClientConnection) -> None:
    while True:
        await ws.recv()


class Running(Live):
    """A server with a worker for its computer players."""

    def __init__(self, db: Path) -> None:
        super().__init__(free_port(), None)  # type: ignore[arg-type]
        self.process = hlaska("--port", str(self.port), "--db", str(db))
        until(self.answers)

    def answers(self) -> bool:
        assert self.process.poll() is None, self.process.communicate()
        return is_up(self.base)

    def end(self, number: signal.Signals) -> tuple[int, str]:
        """The exit code, and what it said."""
        os.kill(self.process.pid, number)
        _, said = self.process.communicate(timeout=60)
        return self.process.returncode, said


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path / "db.sqlite3")
    yield server
    with contextlib.suppress(ProcessLookupError):
        os.killpg(server.process.pid, signal.SIGKILL)
    server.process.communicate()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("number", ENDS)
async def test_a_signal_ends_the_server_and_its_workers_quietly(running: Running, number: signal.Signals):
    workers = until(lambda: len(found := children(running.process.pid)) > 1 and found)
    table, token = running.open(game="marias")
    async with running.ws(table, token) as ws:
        await Client(ws).start()
        assert running.end(number) == (0, "")
        with pytest.raises(ConnectionClosed) as caught:
            await listen(ws)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1012
    until(lambda: not any(map(lives, workers)))


# ---------------------------------------------------------------- where it cannot start
def test_a_folder_that_cannot_be_written_is_said_in_one_line(tmp_path: Path):
    (tmp_path / "file").write_text("")
    process = hlaska("--port", "0", "--db", str(tmp_path / "file/db.sqlite3"))
    _, said = process.communicate(timeout=60)
    assert process.returncode == 1
    assert said.startswith(f"hlaska: {tmp_path / 'file/db.sqlite3'} cannot be used as a database: ")
    assert said.count("\n") == 1


def test_tables_are_kept_in_the_data_folder_of_the_user_for_him_alone(tmp_path: Path):
    data = tmp_path / "hlaska"
    data.mkdir(mode=0o755)
    port = free_port()
    process = hlaska("--port", str(port), env={**os.environ, "XDG_DATA_HOME": str(tmp_path)})
    try:
        until((data / "tables.sqlite3-wal").exists)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (data, *data.iterdir())}
    finally:
        process.kill()
        process.communicate()
    assert modes.pop("hlaska") == 0o700
    assert set(modes.values()) == {0o600}
