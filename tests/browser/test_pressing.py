"""How the tests press: what has gone, or is offered no more, is no fault of the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.play import press

pytestmark = pytest.mark.browser


def test_what_is_offered_no_more_is_not_waited_for(open_page: Callable[..., Page]) -> None:
    page = open_page("desktop")
    page.set_content("<button id=free>a</button><button id=off aria-disabled=true>b</button>")
    assert press(page, "#free")
    assert not press(page, "#off")
    assert not press(page, "#gone")
