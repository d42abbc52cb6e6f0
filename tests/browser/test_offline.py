"""The page opens without its server: the shell, the words, and what was read before; a deal says that it needs one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
KEPT = """async (wanted) => {
  const names = (await caches.keys()).filter((name) => name.startsWith('hlaska-'));
  const cache = await caches.open(names[0] ?? 'none');
  const found = await Promise.all(wanted.map((path) => cache.match(path)));
  return names.length === 1 && found.every(Boolean);
}"""


@pytest.mark.timeout(300)
def test_the_page_opens_without_its_server(own_server: Server, open_page: Open) -> None:
    page = open_page("phone", reduced_motion="reduce", service_workers="allow")
    page.goto(own_server.address)
    page.wait_for_selector("[data-play]:enabled")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.goto(f"{own_server.address}/learn/sixtysix")
    read = page.locator("main h1").inner_text()
    page.wait_for_function(KEPT, arg=["/", "/api/games", "/manifest.webmanifest"])
    page.wait_for_load_state("networkidle")

    worker = page.request.get(f"{own_server.address}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"  # a new build is seen at the next visit

    own_server.kill()
    page.goto(f"{own_server.address}/learn/sixtysix")
    expect(page.locator("main h1")).to_have_text(read)
    page.goto(own_server.address)
    expect(page.get_by_role("alert")).to_contain_text("You need it to deal")
    expect(page.locator("[data-play]")).to_be_disabled()
    page.goto(f"{own_server.address}/new/bezique")  # never read before
    expect(page.get_by_role("alert")).to_contain_text("You need it to deal")

    own_server.start()
    page.goto(own_server.address)
    page.wait_for_selector("[data-play]:enabled")
    # Of tables and guests nothing is kept.
    kept = page.evaluate(
        "async () => (await (await caches.open((await caches.keys())[0])).keys()).map((r) => new URL(r.url).pathname)"
    )
    assert [path for path in kept if path.startswith("/api/")]
    assert not [path for path in kept if "/me/" in path or "/tables" in path or path.startswith("/ws")]
