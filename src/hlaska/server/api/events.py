"""Serves events over HTTP.

Anybody may look at an event that is no club's; who does something is signed in.

A program with a token acts for its person.
"""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from hlaska.protocol.events import (
    EventBrief,
    EventJournalEntry,
    EventMe,
    EventPage,
    FoundEvent,
    LeaguePage,
    SubmitAct,
)
from hlaska.server.accounts.accounts import NotSignedIn
from hlaska.server.api.accounts import (
    AppRequest,
    events_of,
    is_program,
    people_of,
    table_service_of,
    token_of,
)
from hlaska.server.events.event_store import Person
from hlaska.server.limits.budget import USUAL

JSON: Final = "application/json"


async def _person(request: AppRequest) -> Person | None:
    """Returns who asks; for a program its person, None for a guest. Raises BadToken."""
    token, accounts = token_of(request), people_of(request).accounts
    if is_program(token):
        program = await accounts.programs.account_of(token)
        return Person(program.owner, program.person)
    account = await accounts.account_of(token)
    return Person(account.owner, account.name) if account else None


async def _require_person(request: AppRequest) -> Person:
    """Returns who asks. Raises NotSignedIn, BadToken."""
    person = await _person(request)
    if person is None:
        raise NotSignedIn
    return person


async def _owner(request: AppRequest) -> str:
    """Returns the owner of the account that asks, "" for a guest. Raises BadToken."""
    person = await _person(request)
    return person.owner if person else ""


@get("/api/events", price=USUAL)
async def list_events(request: AppRequest) -> list[EventBrief]:
    """Returns the events that the caller may see, the last changed first."""
    return await events_of(request).list_visible(await _owner(request))


@post("/api/events", price=USUAL)
async def found_event(request: AppRequest, data: JSONBody[FoundEvent]) -> EventPage:
    """Founds an event, whose director asks."""
    person = await _require_person(request)
    return await events_of(request).found(table_service_of(request), data.plan, person, data.club)


@get("/api/events/{event:str}", price=USUAL)
async def show_event(request: AppRequest, event: FromPath[str]) -> Response[EventPage]:
    """Returns all of an event. Who has this page already (If-None-Match) is told so with 304."""
    known = request.headers.get("if-none-match", "")
    owner = await _owner(request)
    tag, page = await events_of(request).page(table_service_of(request), event, owner, known)
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    status = 200 if page else 304
    return Response(page, media_type=JSON, status_code=status, headers=headers)  # type: ignore[arg-type]


@get("/api/events/{event:str}/me", price=USUAL)
async def show_me(request: AppRequest, event: FromPath[str]) -> EventMe:
    """Returns who the caller is in an event."""
    return await events_of(request).me(event, await _person(request))


@get("/api/events/{event:str}/league", price=USUAL)
async def show_league(request: AppRequest, event: FromPath[str]) -> LeaguePage:
    """Returns the league that an event counts for."""
    return await events_of(request).league(table_service_of(request), event, await _owner(request))


@get("/api/events/{event:str}/journal", price=USUAL)
async def show_journal(request: AppRequest, event: FromPath[str]) -> list[EventJournalEntry]:
    """Returns who did what, when and why, the newest first."""
    return list(await events_of(request).journal(event, await _owner(request)))


@get("/api/events/{event:str}/journal.jsonl", price=USUAL, media_type="application/x-ndjson")
async def download_journal(request: AppRequest, event: FromPath[str]) -> str:
    """Returns the journal as it may be told. With it and the secret anybody draws all rounds again."""
    return await events_of(request).journal_text(event, await _owner(request))


@post("/api/events/{event:str}/acts", status_code=200, price=USUAL)
async def submit_act(request: AppRequest, event: FromPath[str], data: JSONBody[SubmitAct]) -> EventPage:
    """Submits an act to an event, and opens the tables that follow from it."""
    person = await _require_person(request)
    await table_service_of(request).hooks.check_accepting_deals()
    seen = None if data.seen < 0 else data.seen
    return await events_of(request).submit(table_service_of(request), event, data.act, person, data.why, seen)


@post("/api/events/{event:str}/open", status_code=200, price=USUAL)
async def open_tables(request: AppRequest, event: FromPath[str]) -> EventPage:
    """Opens drawn tables that are not open yet, as the server ended before it could."""
    person = await _require_person(request)
    await table_service_of(request).hooks.check_accepting_deals()
    return await events_of(request).open_missing(table_service_of(request), event, person)
