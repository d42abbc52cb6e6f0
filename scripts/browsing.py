"""Starts a server with the page and a headless Chromium beside it. Scripts that look at the page use it."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import Server
from tests.conftest import CHROMIUM_FLAGS, CHROMIUM_NAMES


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """Gives the browser, and the address of the server.

    `HLASKA_CHROMIUM` names another Chromium than the one on PATH.
    """
    path = os.environ.get("HLASKA_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_FLAGS))
        server.start()
        try:
            yield browser, server.address
        finally:
            browser.close()
            server.stop()
