"""Serves the deals of the day over HTTP. Anybody may look; who plays them is signed in, and a person."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery

from hlaska.protocol.events import DailyList, DailyPage
from hlaska.server.accounts.accounts import NotSignedIn
from hlaska.server.api.accounts import AppRequest, daily_of, is_program, people_of, table_service_of, token_of
from hlaska.server.events.event_store import Person
from hlaska.server.events.problems import DailyForPeople
from hlaska.server.limits.budget import TABLE, USUAL


async def _owner(request: AppRequest) -> str:
    """Returns the owner of the account that asks, "" for a guest or a program."""
    token = token_of(request)
    account = None if is_program(token) else await people_of(request).accounts.account_of(token)
    return account.owner if account else ""


@get("/api/daily", price=USUAL)
async def list_dailies(request: AppRequest) -> DailyList:
    """Returns the games that have deals of the day, and how far the caller is."""
    return await daily_of(request).list_today(table_service_of(request).catalog, await _owner(request))


@get("/api/daily/{game:str}", price=USUAL)
async def show_daily(request: AppRequest, game: FromPath[str], day: FromQuery[str] = "") -> DailyPage:
    """Returns the deals of a day, and the ranking for who may see it."""
    return await daily_of(request).page(table_service_of(request).catalog, game, await _owner(request), day)


@post("/api/daily/{game:str}", status_code=200, price=TABLE)
async def play_daily(request: AppRequest, game: FromPath[str]) -> DailyPage:
    """Opens a table with the deals of the day, the same one each time."""
    token = token_of(request)
    if is_program(token):
        raise DailyForPeople
    account = await people_of(request).accounts.account_of(token)
    if account is None:
        raise NotSignedIn
    await table_service_of(request).hooks.check_accepting_deals()
    person = Person(account.owner, account.name)
    return await daily_of(request).open(table_service_of(request), game, person, account.avatar)
