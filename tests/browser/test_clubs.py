"""A club in the browser: founded, joined by its link, an evening drawn and seated, results and a correction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.test_looks import TARGETS, violations

pytestmark = pytest.mark.browser
Open = Callable[..., Page]


def signed_up(page: Page, server: Server, name: str) -> None:
    answer = page.request.post(
        f"{server.address}/api/people/signup", data={"name": name, "password": "correct horse"}
    )
    assert answer.status == 201, answer.text()


def asked(page: Page, address: str, **data: Any) -> Any:
    answer = page.request.post(address, data=data)
    assert answer.ok, answer.text()
    return answer.json()


def looks_well(page: Page, name: str) -> None:
    picture(page, name)
    if name in ("club-phone", "evening-desktop", "sheet-phone"):  # asked by axe
        assert violations(page) == [], name
    if "phone" in name:
        assert page.evaluate(TARGETS) == [], name


def test_a_club_from_its_founding_to_the_results_of_an_evening(server: Server, open_page: Open) -> None:
    anna = open_page("desktop", reduced_motion="reduce")
    eva = open_page("phone", reduced_motion="reduce", locale="de-DE")
    for page, name in ((anna, "Anna Club"), (eva, "Eva Club")):
        signed_up(page, server, name)
    anna.goto(f"{server.address}/clubs")
    anna.fill("[data-name]", "Thursday")
    anna.keyboard.press("Enter")
    anna.click("[data-invite]")
    eva.goto(anna.input_value("[data-link]"))
    eva.click("[data-join]")
    expect(eva.locator("[data-members] li")).to_have_count(2)

    expect(anna.locator("[data-rules-first]")).to_contain_text("Rules of the club")
    anna.click("[data-new-rules]")
    anna.select_option("[data-game]", "sixtysix")
    anna.fill("[data-rules-name]", "House Sixty-Six")
    anna.fill("[data-factor]", "0,5")
    anna.click("[data-keep]")
    anna.wait_for_selector("[data-open]")
    looks_well(anna, "club-desktop")
    eva.reload()
    eva.wait_for_selector("[data-open]")
    looks_well(eva, "club-phone")

    # One evening here: the seat that was drawn is found from the club.
    anna.click("[data-plan]")
    anna.click("[data-all]")
    anna.click("[data-begin]")
    anna.click("[data-draw]")
    anna.wait_for_selector("[data-place]")
    looks_well(anna, "evening-desktop")
    eva.reload()
    eva.click("[data-table]")
    eva.click("[data-sit]")
    eva.click("[data-room] [data-club]")
    expect(eva.locator("[data-tables]")).to_contain_text("Eva Club")

    # One with real cards: what came of it is written down, and corrected.
    club = anna.url.split("/evening")[0].rsplit("/", 1)[1]
    api = f"{server.address}/api/clubs/{club}"
    told = anna.request.get(api).json()
    people, rules = [one["id"] for one in told["members"]], told["rules"][0]["id"]
    made = asked(anna, f"{api}/evenings", name="Friday", rules=[rules], present=people, cards=True)
    anna.goto(f"{server.address}/club/{club}/evening/{made['id']}")
    anna.click("[data-draw]")
    anna.click("[data-write]")
    for i, points in enumerate(("3", "1")):
        anna.fill(f"[data-points='{i}']", points)
    anna.click("[data-put]")
    expect(anna.locator("[data-results] tbody tr").first).to_contain_text("+1.5")
    anna.goto(f"{server.address}/club/{club}/season/{told['seasons'][0]['id']}")
    anna.click("[data-correct]")
    anna.fill("[data-value]", "-2,25")
    anna.fill("[data-why]", "the room")
    anna.click("[data-put]")
    expect(anna.locator("[data-entries] li.correction")).to_contain_text("the room (Anna Club)")
    looks_well(anna, "sheet-desktop")
    eva.goto(anna.url)
    expect(eva.locator("[data-entries] li.correction")).to_contain_text("Berichtigung")
    looks_well(eva, "sheet-phone")
    eva.goto(f"{server.address}/club/{club}/evening/{made['id']}")
    eva.wait_for_selector("[data-results]")
    looks_well(eva, "evening-phone")
