"""What a first visit on a phone loads stays within the budget of the page (docs/ui.md, section 17)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from scripts.measure_page import LIMITS, LOADS, visit_first
from tests.browser.conftest import Server

pytestmark = pytest.mark.browser


def test_a_first_visit_on_a_phone_loads_no_more_than_it_may(browser: Browser, server: Server) -> None:
    found = visit_first(browser, server.address, "phone")
    assert all(found[name] > 0 for name in ("scripts kB", "styles kB", "words kB", "deck kB")), found
    over = {name: found[name] for name in LOADS if found[name] > LIMITS[name]}
    assert not over, f"more than {LIMITS}: load parts of the table with what needs them (table/lazyParts.ts)"
