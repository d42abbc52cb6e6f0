"""The built page, servers to play on, and positions to look at."""

from __future__ import annotations

import fcntl
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from scripts import page as page_sources

expect.set_options(timeout=60_000)  # until what should be shown is: a busy machine takes its time
ROOT = Path(__file__).resolve().parents[2]
ARTEFACTS = Path(os.environ.get("HLASKA_ARTEFACTS", ROOT / "build/browser"))
SIZES = {"phone": (375, 667), "tablet": (768, 1024), "desktop": (1440, 900)}


def page_tool(*args: str) -> None:
    subprocess.run(
        [sys.executable, "scripts/page.py", *args], cwd=ROOT, check=True, stdout=subprocess.DEVNULL
    )


@pytest.fixture(scope="session")
def built() -> Path:
    """The page as it is shipped."""
    page_tool("build")
    return ROOT / "src/hlaska/web/dist"


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a page of a size; whatever it throws fails the test."""
    thrown: list[str] = []
    contexts = []

    def opened(size: str = "desktop", **more: Any) -> Page:
        width, height = SIZES[size]
        touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
        # What is kept for a day without a network is no part of other tests, and each would fetch it anew.
        usual = {
            "viewport": {"width": width, "height": height},
            "locale": "en-GB",
            "service_workers": "block",
        }
        settings: dict[str, Any] = {**usual, **touch, **more}
        context = browser.new_context(**settings)
        contexts.append(context)
        context.set_default_timeout(90_000)
        page = context.new_page()
        page.on("pageerror", lambda error: thrown.append(str(error)))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert thrown == []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`hlaska serve` without pauses, with the same deals in every run; may be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.db = folder / "tables.sqlite3"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        args = [sys.executable, "-m", "tests.browser.serve", str(self.port), str(self.db)]
        self._process = subprocess.Popen(args, cwd=ROOT)
        end = time.monotonic() + 120
        while time.monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self._process.poll() is None, "the server has ended"
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As `kill -9` does."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(60)
            self._process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Iterator[Server]:
    """One for all tests of this process: each test is another guest, with tables of its own."""
    yield from _running(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(tmp_path: Path, built: Path) -> Iterator[Server]:
    """One for a test that kills it."""
    yield from _running(tmp_path)


def _running(folder: Path) -> Iterator[Server]:
    found = Server(folder)
    found.start()
    yield found
    found.stop()


class _Files(SimpleHTTPRequestHandler):
    """Files, and the page itself for every other address."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}  # noqa: RUF012

    def translate_path(self, path: str) -> str:
        found = super().translate_path(path)
        return found if Path(found).is_file() else str(Path(self.directory) / "index.html")

    def log_message(self, format: str, *args: object) -> None:
        pass


def build_positions() -> Path:
    """Builds the page with its drawn positions once for all processes; returns its folder."""
    out, stamp = ROOT / "build/positions", ROOT / "build/positions.stamp"
    stamp.parent.mkdir(exist_ok=True)
    with stamp.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        now = page_sources.digest(page_sources.sources())
        if page_sources.read_stamp(stamp) != now:
            how = ("--mode", "fixture", "--outDir", str(out), "--emptyOutDir", "--logLevel=warn")
            page_tool("npm", "run", "--silent", "build", "--", *how)
            stamp.write_text(now, encoding="utf-8")
    return out


@pytest.fixture(scope="session")
def positions() -> Iterator[str]:
    """The page with its drawn positions, without a server of tables: `<address>/dev/fixture/<name>`."""
    out = build_positions()
    web = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=str(out)))
    thread = threading.Thread(target=web.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{web.server_port}/dev/fixture"
    web.shutdown()
    web.server_close()
    thread.join()


def picture(page: Page, name: str, **how: Any) -> None:
    """Keeps a picture for people to look at where HLASKA_ARTEFACTS names a folder; it is compared with nothing."""
    if "HLASKA_ARTEFACTS" in os.environ:
        page.screenshot(path=ARTEFACTS / f"{name}.png", **how)
