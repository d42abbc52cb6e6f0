"""Makes something to be seen on every screen away from a table.

That is an account with a friend, a program, deals in the archive and a club with its evenings. Scripts that look at the
page use it, at a server of `scripts.browsing`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, BrowserContext, Page, Response

from tests.browser.play import played

OF_A_GAME: Final = (
    "new/{}",
    "learn/{}",
    "learn/{}/short",
    "learn/{}/first",
    "learn/{}/drill",
    "learn/{}/tricks",
    "learn/{}/tactics",
    "learn/{}/bid",
    "edit/{}",
    "score/{}",
)
NAMES: Final = ("Anna", "Boris", "Cecilie")
QUIET: Final = 200  # milliseconds without a request until a screen has all it asks for


def staged(browser: Browser, home: str) -> tuple[list[Any], dict[str, str]]:
    """Returns cookies of the account of Anna, and where the screens are by their names."""
    contexts = [browser.new_context(locale="en-GB") for _ in NAMES]
    for context, name in zip(contexts, NAMES, strict=True):
        _request(context, f"{home}/api/people/signup", name=name, password="correct horse")
    anna, boris, _ = contexts
    for friend in contexts[1:]:
        _request(friend, f"{home}/api/people/friends", name=NAMES[0])
    _request(anna, f"{home}/api/people/friends", name=NAMES[1])
    _request(anna, f"{home}/api/people/programs", name="Robot")
    table = _play(anna, home)
    _request(
        boris,
        f"{home}/api/tables",
        game="pinochle",
        chairs=[{"name": NAMES[1]}, *3 * [{"name": "", "kind": "open"}]],
        access="public",
    )
    club, season, evening, here = _club(contexts, home)
    cookies: list[Any] = list(anna.cookies())
    for context in contexts:
        context.close()
    return cookies, {
        "start": "",
        "lobby": "lobby",
        "ratings": "ratings",
        "archive": "archive",
        "dealt": "dealt",
        "person": f"people/{NAMES[0]}",
        "stats": "me/stats",
        "replay": f"d/{table}/1",
        "replay-text": "replay",
        "settings": "settings",
        "account": "me/account",
        "scorer": "score",
        "clubs": "clubs",
        "club": f"club/{club}",
        "season": f"club/{club}/season/{season}",
        "evening-cards": f"club/{club}/evening/{evening}",
        "evening-here": f"club/{club}/evening/{here}",
    }


def of_games(games: Sequence[str]) -> dict[str, str]:
    """Lists the screens that every game has."""
    return {path.format(game).replace("/", "-"): path.format(game) for game in games for path in OF_A_GAME}


def settled(page: Page) -> None:
    """Waits until a screen asks for nothing more."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(QUIET)


def _request(context: BrowserContext, address: str, **data: Any) -> Any:
    answer: Response | Any = context.request.post(address, data=data)
    if not answer.ok:
        raise SystemExit(f"{address}: {answer.status} {answer.text()}")
    return answer.json()


def _play(context: BrowserContext, home: str) -> str:
    page = context.new_page()
    played(page, home, "marias", 2)
    table = played(page, home, "sixtysix", 1)
    page.close()
    return table


def _club(contexts: Sequence[BrowserContext], home: str) -> tuple[str, str, str, str]:
    """Founds a club of all. It has a season with a correction, an evening with real cards and one at tables here."""
    anna = contexts[0]
    club = _request(anna, f"{home}/api/clubs", name="Thursday", unit="crowns", season="Winter")["id"]
    address = f"{home}/api/clubs/{club}"
    key = _request(anna, f"{address}/invite")["key"]
    for other in contexts[1:]:
        _request(other, f"{home}/api/clubs/join", key=key)
    _request(anna, f"{address}/rules", name="House rules", game="marias", preset="", factor="0.5")
    told = anna.request.get(address).json()
    rules, people = [told["rules"][0]["id"]], [one["id"] for one in told["members"]]
    season = told["seasons"][0]["id"]
    evening = {"rules": rules, "present": people}
    cards = _request(anna, f"{address}/evenings", name="Friday", cards=True, **evening)["id"]
    _request(anna, f"{address}/evenings/{cards}/draw")
    result = {"round": 1, "table": 0, "points": ["6", "-2", "-4"]}
    _request(anna, f"{address}/evenings/{cards}/result", **result)
    here = _request(anna, f"{address}/evenings", name="Saturday", **evening)["id"]
    _request(anna, f"{address}/evenings/{here}/draw")
    correction = {"member": people[1], "value": "-2.25", "text": "the room"}
    _request(anna, f"{address}/seasons/{season}/corrections", **correction)
    return club, season, cards, here
