"""The table on a phone: the room belongs to the trick and the hand, and nothing lies over them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from hlaska.games import GAMES
from tests.browser.boxes import watch_deal
from tests.browser.conftest import Server
from tests.browser.play import quick_page

pytestmark = pytest.mark.browser
SIZES = {"phone": (375, 667), "narrow": (360, 640), "side": (667, 375)}
FEW = [
    pytest.param(game, size, 12) for game, size in (("marias_four", "narrow"), ("sixtysix", "side"))
]  # moments of a deal
ALL = [pytest.param(game, size, 120, marks=pytest.mark.nightly) for game in GAMES for size in SIZES]


@pytest.mark.parametrize(("game", "size", "moments"), FEW + ALL)
def test_the_room_belongs_to_the_trick(
    server: Server, open_page: Callable[..., Page], game: str, size: str, moments: int
) -> None:
    """In play a card of the trick is 60 px wide upright, the bar has at most 16 px to spare, nothing is covered."""
    width, height = SIZES[size]
    view = {"viewport": {"width": width, "height": height}}
    glides = size == "narrow"  # a change of stage then takes its time
    page = open_page("phone", **view) if glides else quick_page(open_page, "phone", **view)
    rooms = watch_deal(page, server.address, game, most=moments)
    assert [room.covered for room in rooms if room.covered] == []
    playing = [room for room in rooms if room.playing]
    assert playing, "no trick was played"
    assert min(room.width for room in playing) >= (42 if size == "side" else 60)
    if size != "side":  # there the bar is a column beside the table
        assert max(room.unused for room in playing) <= 16
