"""A tournament in three browsers: a director on a phone, a player on another one, and the wall of the hall."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.play import asks_sooner
from tests.browser.test_clubs import asked, signed_up
from tests.browser.test_looks import TARGETS, violations

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
NAMES = ("Cyril", "Dana", "Emil", "Frida", "Gustav", "Hana", "Ivo")


def targets(page: Page) -> Any:
    """Find what is too small to press, or covered, from the top of a page."""
    page.evaluate("scrollTo(0, 0)")
    return page.evaluate(TARGETS)


def record_the_rest(director: Page, api: str, number: int) -> None:
    """Type the results of all tables of a round that have none."""
    page = director.request.get(api).json()
    for table in page["rounds"][number - 1]["tables"]:
        if table["result"] is None:
            points = [30 - 10 * i for i in range(len(table["entries"]))]
            act: dict[str, Any] = {"act": "record", "round": number, "table": table["number"]}
            asked(director, f"{api}/acts", act=act | {"result": {"points": points, "confirmed": True}})


def start_schnapsen(server: Server, director: Page, people: list[tuple[Page, str]], **plan: Any) -> str:
    """Found and start a tournament of two at a table in which these enter, and return its address in the API."""
    games = [{"game": "sixtysix", "preset": "schnapsen"}]
    found = asked(director, f"{server.address}/api/events", plan={"sizes": [2], "games": games} | plan)
    api = f"{server.address}/api/events/{found['id']}"
    for page, name in people:
        asked(page, f"{api}/acts", act={"act": "enter", "name": name})
    asked(director, f"{api}/acts", act={"act": "start"})
    return api


def test_an_evening_of_nine_at_three_tables(server: Server, open_page: Open) -> None:
    director = asks_sooner(open_page("phone", reduced_motion="reduce"))
    player = asks_sooner(open_page("phone", reduced_motion="reduce", locale="cs-CZ"))
    wall = asks_sooner(open_page("desktop", reduced_motion="reduce"))
    for page, name in ((director, "Anna Direct"), (player, "Bohumil")):
        signed_up(page, server, name)

    director.goto(f"{server.address}/events")
    director.click("[data-new-event]")
    director.fill("[data-name]", "Friday at the Inn")
    director.select_option("[data-where]", "cards")
    director.select_option("[data-size]", "3")
    director.fill("[data-rules]", "Thousand, to 1000")
    director.select_option("[data-length]", "minutes")
    director.fill("[data-count]", "70")
    picture(director, "event-new-phone")
    assert targets(director) == []
    assert violations(director) == []
    director.click("[data-found]")
    director.wait_for_selector("[data-start]")
    api = f"{server.address}/api/events/{director.url.rsplit('/', 1)[1]}"

    director.click("[data-enter]")
    director.fill("[data-add='0']", NAMES[0])
    director.click("[data-add-go]")
    director.wait_for_selector(f"[data-entry='{NAMES[0]}']")
    director.click("details:has([data-many]) summary")
    director.fill("[data-many]", "\n".join(NAMES[1:]))
    director.click("[data-many-go]")
    director.wait_for_selector(f"[data-entry='{NAMES[-1]}']")
    player.goto(director.url)
    player.click("[data-enter]")
    expect(player.locator("[data-entry]")).to_have_count(9)

    expect(director.locator("[data-entry]")).to_have_count(9)
    director.click("[data-start]")
    director.click("[data-draw]")
    expect(director.locator("[data-place]")).to_have_count(3)
    wall.goto(f"{director.url}/wall")
    expect(wall.locator("[role=timer]")).to_have_text(re.compile(r"\d+:\d\d"))
    picture(wall, "event-wall-desktop")
    assert violations(wall) == []

    # The player types the result, the director is called and confirms it.
    player.click("[data-call]")
    player.locator("form .field .input").last.fill("mis-deal")
    player.locator("form .btn.primary").last.click()
    expect(director.locator(".call")).to_contain_text("Bohumil")
    director.locator(".call button").click()
    player.click("[data-type]")
    picture(player, "event-result-phone")
    for i, points in enumerate(("120", "-40", "-80")):
        player.fill(f"[data-result-form] [data-points='{i}']", points)
    player.click("[data-put]")
    expect(player.locator("[data-put]")).to_have_count(0)
    mine = director.locator("[data-place]").filter(has_text="Bohumil")
    mine.locator(".btn.primary").click()
    expect(mine.locator(".btn.primary")).to_have_count(0)
    record_the_rest(director, api, 1)
    picture(director, "event-director-phone")
    assert targets(director) == []
    assert violations(director) == []

    # Somebody comes late, somebody leaves: eight more rounds could follow, one is enough.
    director.fill("[data-add='0']", "Late Lída")
    director.click("[data-add-go]")
    director.wait_for_selector("[data-entry='Late Lída']")
    director.click("[data-entry='Ivo'] [data-leaves]")
    director.click("[data-entry='Ivo'] [data-leaves]")
    expect(director.locator("[data-entry='Ivo'].gone")).to_have_count(1)
    director.click("[data-draw]")
    expect(director.locator("h2", has_text="Round 2")).to_be_visible()
    assert {"Late Lída"} <= {
        name
        for table in director.request.get(api).json()["rounds"][1]["tables"]
        for name in (
            one["name"]
            for one in director.request.get(api).json()["entries"]
            if one["id"] in table["entries"]
        )
    }
    director.click("[data-pause]")
    expect(wall.locator("[role=timer]")).to_have_text("paused")
    director.click("[data-resume]")
    record_the_rest(director, api, 2)
    director.reload()
    director.click("[data-ruling]")
    director.locator("[data-ruling-form] select").select_option(label="Bohumil")
    director.fill("[data-adjust]", "-10")
    director.fill("[data-ruling-form] [data-why]", "late at the table")
    director.locator("[data-ruling-form] .btn.primary").click()
    expect(director.locator(".rulings")).to_contain_text("late at the table")
    director.click("[data-finish]")
    director.click("[data-finish]")
    expect(director.locator("h2", has_text="Final standings")).to_be_visible()
    expect(wall.locator("h2", has_text="Final standings")).to_be_visible()
    picture(player, "event-player-phone")
    for size, (width, height) in {
        "landscape": (667, 375),
        "tablet": (768, 1024),
        "wide": (1440, 900),
    }.items():
        director.set_viewport_size({"width": width, "height": height})
        picture(director, f"event-{size}")
    director.click("[data-journal] summary")
    expect(director.locator("[data-journal] li").first).to_be_visible()
    director.goto(f"{server.address}/events")
    expect(director.locator("[data-event]").first).to_contain_text("Friday at the Inn")
    picture(director, "events-wide")


def test_two_find_their_table_in_a_tournament_here(server: Server, open_page: Open) -> None:
    anna, eva = open_page("desktop", reduced_motion="reduce"), open_page("phone", reduced_motion="reduce")
    for page, name in ((anna, "Anna Swiss"), (eva, "Eva Swiss")):
        asks_sooner(page)
        signed_up(page, server, name)
    anna.goto(f"{server.address}/events/new")
    anna.fill("[data-name]", "Schnapsen Open")
    anna.locator("[data-format=swiss]").check()
    anna.select_option("[data-game]", "schnapsen")
    expect(anna.locator("[data-preset]")).to_have_value("schnapsen")
    picture(anna, "event-new-desktop")
    anna.click("[data-found]")
    anna.click("[data-enter]")
    eva.goto(anna.url)
    eva.click("[data-enter]")
    expect(anna.locator("[data-entry]")).to_have_count(2)
    anna.click("[data-start]")
    anna.click("[data-draw]")
    for page in (eva, anna):
        page.click("[data-go]")
        page.click("[data-sit]")
    expect(anna.locator("[data-sit]")).to_have_count(0)
    expect(anna.get_by_role("region", name="Your hand")).to_be_visible()
    anna.goto(f"{server.address}/events")
    anna.click("[data-event] >> nth=0")
    picture(anna, "event-here-desktop")


def test_who_is_elsewhere_on_the_page_is_called_to_their_table(server: Server, open_page: Open) -> None:
    director = asks_sooner(open_page("desktop", reduced_motion="reduce"))
    player = asks_sooner(open_page("phone", reduced_motion="reduce", locale="de-DE"))
    for page, name in ((director, "Anna Leads"), (player, "Bohumil Plays")):
        signed_up(page, server, name)
    people = [(director, "Anna Leads"), (player, "Bohumil Plays")]
    api = start_schnapsen(server, director, people, name="Schnapsen am Freitag in der Linde", format="swiss")
    asked(director, f"{api}/acts", act={"act": "draw"})
    player.goto(f"{server.address}/learn")
    seat = player.locator("[data-awaited-seat]")
    expect(seat).to_contain_text("Dein Tisch ist bereit")
    picture(player, "event-awaited-phone")
    assert targets(player) == []
    seat.click()
    player.wait_for_selector("[data-bar]")
    expect(player.locator("[data-awaited-seat]")).to_have_count(0)


def test_the_director_is_called_from_a_table_and_rules(server: Server, open_page: Open) -> None:
    director = asks_sooner(open_page("desktop", reduced_motion="reduce"))
    player = asks_sooner(open_page("phone", reduced_motion="reduce"))
    other = asks_sooner(open_page("desktop", reduced_motion="reduce"))
    people = [(director, "Alena Rules"), (player, "Bela Calls"), (other, "Cenek Waits")]
    for page, name in people:
        signed_up(page, server, name)
    api = start_schnapsen(server, director, people[1:], name="Cup of the house", format="knockout")
    asked(director, f"{api}/acts", act={"act": "draw"})
    for page in (player, other):
        page.goto(api.replace("/api/events/", "/event/"))
        page.click("[data-go]")
        if page is player:
            picture(player, "event-room-phone")
        page.click("[data-sit]")
    player.wait_for_selector("[data-bar]")

    director.goto(f"{server.address}/learn")
    player.get_by_role("button", name="Menu").click()
    player.click("[data-event-open]")
    player.locator("form .input").fill("They play too slowly")
    picture(player, "event-call-phone")
    assert targets(player) == []
    assert violations(player) == []
    player.click("[data-call]")
    call = director.locator("[data-awaited-call]")
    expect(call).to_contain_text("Bela Calls", timeout=40_000)
    picture(director, "event-called-desktop")
    call.click()
    director.fill("[data-answer-text]", "I am coming")
    picture(director, "event-answer-desktop")
    director.click("[data-answer]")
    expect(player.locator("[data-answer]")).to_contain_text("I am coming")
    player.keyboard.press("Escape")
    director.click("[data-write]")
    picture(director, "event-winner-desktop")
    director.click("[data-wins='0']")
    for page in (player, other):
        expect(page.locator("[data-halted]")).to_be_visible()
    picture(player, "event-halted-phone")
    assert violations(player) == []
    director.click("[data-finish]")
    director.click("[data-finish]")
    expect(director.locator("[data-winner]")).to_be_visible()
    picture(director, "event-winner-end-desktop")


def test_a_challenge_on_a_ladder_is_accepted_on_a_phone(server: Server, open_page: Open) -> None:
    challenger = asks_sooner(open_page("desktop", reduced_motion="reduce"))
    challenged = asks_sooner(open_page("phone", reduced_motion="reduce"))
    people = [(challenger, "Agnes Climbs"), (challenged, "Boris Above")]
    for page, name in people:
        signed_up(page, server, name)
    api = start_schnapsen(server, challenger, people[::-1], name="Ladder of the house", format="ladder")
    challenger.goto(api.replace("/api/events/", "/event/"))
    challenger.select_option("[data-whom]", label="Boris Above")
    picture(challenger, "event-challenge-desktop")
    challenger.click("[data-challenge-go]")
    expect(challenger.locator("[data-take-back]")).to_be_visible()
    challenged.goto(f"{server.address}/learn")
    call = challenged.locator("[data-awaited-challenge]")
    expect(call).to_contain_text("Agnes Climbs challenges you")
    call.click()
    expect(challenged.locator("[data-challenge]")).to_be_visible()
    assert targets(challenged) == []
    assert violations(challenged) == []
    picture(challenged, "event-challenge-phone")
    challenged.click("[data-accept]")
    expect(challenged.locator("[data-go]")).to_be_visible()
    expect(challenger.locator("[data-go]")).to_be_visible(timeout=15_000)


def test_an_event_with_the_same_deals_in_a_game_with_scores(server: Server, open_page: Open) -> None:
    """Thousand ends by itself; with the same deals a round has deals, and results go on the scale."""
    page = open_page("phone", reduced_motion="reduce")
    signed_up(page, server, "Karla")
    page.goto(f"{server.address}/events")
    page.click("[data-new-event]")
    page.fill("[data-name]", "Duplicate")
    page.select_option("[data-game]", "thousand")
    page.wait_for_selector("[data-preset] option[value=polish]", state="attached")
    assert page.locator("[data-length]").count() == 0
    page.click("details summary")
    assert page.locator("[data-ranking] option[value=scale]").count() == 0
    page.check("[data-same]")
    page.select_option("[data-length]", "deals")
    page.fill("[data-count]", "6")
    page.select_option("[data-ranking]", "scale")
    assert violations(page) == []
    page.click("[data-found]")
    page.wait_for_selector("[data-start]")
    plan = page.request.get(f"{server.address}/api/events/{page.url.rsplit('/', 1)[1]}").json()["plan"]
    assert (plan["same"], plan["deals"], plan["ranking"]) == (True, 6, "scale")
    assert plan["unit"] > 0


def test_a_league_of_two_tournaments(server: Server, open_page: Open) -> None:
    director = open_page("phone", reduced_motion="reduce", locale="cs-CZ")
    signed_up(director, server, "Anna Adds")
    league = {"name": "Podzimní liga", "best": 1, "places": [5, 3, 1]}
    for month, points in (("09", [120, -40, -80]), ("10", [-10, 50, -40])):
        plan = {"name": f"Turnaj {month}", "format": "lot", "sizes": [3], "date": f"2026-{month}-01"}
        found = asked(director, f"{server.address}/api/events", plan=plan | {"league": league})
        acts: list[dict[str, Any]] = [{"act": "enter", "name": name} for name in NAMES[:3]]
        acts += [{"act": "start"}, {"act": "draw"}]
        acts += [{"act": "record", "round": 1, "table": 1, "result": {"points": points, "confirmed": True}}]
        for act in [*acts, {"act": "finish"}]:
            asked(director, f"{server.address}/api/events/{found['id']}/acts", act=act)
    director.goto(f"{server.address}/event/{found['id']}")
    director.click("[data-league]")
    expect(director.locator("[data-league-standings] tbody tr")).to_have_count(3)
    picture(director, "league-phone")
    assert violations(director) == []
    assert targets(director) == []
