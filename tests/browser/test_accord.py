"""The rest of a deal is proposed from the page, and a computer player that can do no better agrees."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from playwright.sync_api import Page, expect

from hlaska import games
from hlaska.bots.analysis.claim_response import is_claim_acceptable
from hlaska.core.claim_completion import sides
from hlaska.server.history.records import record_text
from hlaska.table.updates import events_for_seat
from tests import laws
from tests.browser.conftest import Server, picture
from tests.browser.play import quick_page, until
from tests.table.test_claim_log import brought

pytestmark = pytest.mark.browser
Open = Callable[..., Page]


async def late() -> tuple[str, int, int]:
    """A record, a step of its deal, and the seat on turn then, which has the rest, as the other one can see."""
    rng = Random("accord in the page")
    while True:
        table = await brought(games.find_game("sixtysix", "schnapsen"), rng)
        game, state, seat = table.game, table.now.state, table.now.turn
        assert state is not None
        held = len(state.places[game.place(f"hand{seat}")])
        to = next(mask for mask in sides(game, state.pub) if mask >> seat & 1)
        other, events = game.view(state, 1 - seat), events_for_seat(table.now, 1 - seat)
        if held > 1 and is_claim_acceptable(game, other, events, to):
            break
    step, choose = table.seq - 1, laws.moody(rng)
    while table.now.running and table.now.state is not None:
        turn, action = choose(game, table.now.state, table.seq)
        await table.submit(turn, table.seq, (action,))
    return await record_text(table), step, seat


def test_what_is_left_is_proposed_and_the_computer_player_agrees(server: Server, open_page: Open) -> None:
    with ThreadPoolExecutor() as threads:  # in this one a browser is at work
        text, step, seat = threads.submit(lambda: asyncio.run(late())).result()
    page = quick_page(open_page, "phone")
    asked = {"text": text, "step": step, "seat": seat, "name": "Jan"}
    made = page.request.post(f"{server.address}/api/practice", data=asked).json()
    page.goto(f"{server.address}/t/{made['table']}")
    until(page, lambda seen: seen["mine"])
    page.keyboard.press("e")
    expect(page.locator("dialog [data-propose]")).to_have_count(2)
    page.check("[data-show-hand]")
    picture(page, "accord-phone")
    page.locator("[data-propose]").first.click()  # the own side is named first
    until(page, lambda seen: seen["next"] or seen["over"])
    deal = page.request.get(f"{server.address}/api/tables/{made['table']}/deals/1").json()
    assert len(deal["actions"]) > step
    tricks = [
        event["seat"]
        for frame in deal["frames"][step:]
        for event in frame["events"]
        if event["kind"] == "trick"
    ]
    assert set(tricks) == {seat}
