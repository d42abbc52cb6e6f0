"""What one has played: counted, filtered, looked at again, saved and deleted."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.play import becomes, played
from tests.browser.test_looks import violations

pytestmark = pytest.mark.browser
Open = Callable[..., Page]

WIDER = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.timeout(400)
def test_statistics_of_two_games(server: Server, open_page: Open) -> None:
    page = open_page("phone", reduced_motion="reduce")
    page.goto(f"{server.address}/me/stats")
    expect(page.get_by_text("You have not finished a deal yet")).to_be_visible()
    becomes(lambda: violations(page), [])
    table = played(page, server.address, "marias", deals=4)
    played(page, server.address, "sixtysix", deals=2)
    page.goto(server.address)
    page.click("a[href='/me/stats']")
    page.wait_for_selector("[data-csv]")
    becomes(lambda: violations(page), [])
    page.select_option("[data-filter=game]", "marias")
    label = page.get_attribute("[data-curve]", "aria-label") or ""
    assert "After 4 deals" in label
    for by in ("role", "seat", "partner", "level", "rules", "contract"):
        page.select_option("[data-filter=by]", by)
        page.wait_for_url(f"**/me/stats?**by={by}*")
    becomes(lambda: page.evaluate(WIDER), 0)
    becomes(lambda: violations(page), [])
    picture(page, "stats-phone")
    assert page.locator("[data-best] li").count() == 4
    with page.expect_download() as download:
        page.click("[data-csv]")
    rows = list(csv.DictReader(io.StringIO(Path(download.value.path()).read_text("utf-8-sig"))))
    assert [(row["game"], row["deal"], row["table"]) for row in rows] == [
        ("marias", str(n), table) for n in range(1, 5)
    ]
    # The sheet of the match has the same deals, for spreadsheets too.
    page.goto(f"{server.address}/t/{table}/score")
    with page.expect_download() as download:
        page.click("[data-sheet-csv]")
    sheet = Path(download.value.path()).read_text("utf-8-sig").splitlines()
    assert [line.split(",")[0] for line in sheet] == ["Deal", "1", "2", "3", "4"]
    if page.locator("[data-contract]").count():
        page.select_option("[data-contract]", index=1)
        becomes(lambda: 0 < page.locator("[data-replay-deal]").count() < 4, True)
    page.goto(f"{server.address}/me/stats?game=marias")
    # A deal leads to its replay; what another guest has played is not there.
    page.click("[data-best] li >> nth=0 >> a")
    page.wait_for_selector("[data-replay]")
    other = open_page("desktop")
    other.goto(f"{server.address}/me/stats")
    expect(other.get_by_text("You have not finished a deal yet")).to_be_visible()
    # Deleting asks once more.
    page.goto(f"{server.address}/me/stats")
    page.click("[data-delete-all]")
    expect(page.locator("[data-delete-all]")).to_have_text("Press again to delete")
    page.click("[data-delete-all]")
    expect(page.locator("[data-deleted]")).to_have_text("2 matches deleted.")
    expect(page.get_by_text("You have not finished a deal yet")).to_be_visible()
