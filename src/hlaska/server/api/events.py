"""The HTTP side of events. Anybody may look at an event that is no club's; who does something is signed in."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from hlaska.protocol.events import EventBrief, EventJournalEntry, EventMe, EventPage, FoundEvent, SubmitAct
from hlaska.server.accounts.accounts import Account
from hlaska.server.api.accounts import Asked, events_of, hall_of, owner_of, people_of, token_of
from hlaska.server.events.event_store import Person
from hlaska.server.limits.budget import USUAL

JSON: Final = "application/json"


def _person(account: Account) -> Person:
    return Person(account.owner, account.name)


async def _signed_in(request: Asked) -> Person:
    """Who asks. Raises NotSignedIn."""
    return _person(await people_of(request).accounts.signed_in(token_of(request)))


@get("/api/events", price=USUAL)
async def list_events(request: Asked) -> list[EventBrief]:
    """The events that the caller may see, the last changed first."""
    return await events_of(request).list_visible(await owner_of(request))


@post("/api/events", price=USUAL)
async def found_event(request: Asked, data: JSONBody[FoundEvent]) -> EventPage:
    """A new event, whose director asks."""
    person = await _signed_in(request)
    return await events_of(request).found(hall_of(request), data.plan, person, data.club)


@get("/api/events/{event:str}", price=USUAL)
async def show_event(request: Asked, event: FromPath[str]) -> Response[EventPage]:
    """All of an event. Who has this page already (If-None-Match) is told so with 304."""
    known = request.headers.get("if-none-match", "")
    owner = await owner_of(request)
    tag, page = await events_of(request).page(hall_of(request), event, owner, known)
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    status = 200 if page else 304
    return Response(page, media_type=JSON, status_code=status, headers=headers)  # type: ignore[arg-type]


@get("/api/events/{event:str}/me", price=USUAL)
async def show_me(request: Asked, event: FromPath[str]) -> EventMe:
    """Who the caller is in an event."""
    account = await people_of(request).accounts.account_of(token_of(request))
    return await events_of(request).me(event, _person(account) if account else None)


@get("/api/events/{event:str}/journal", price=USUAL)
async def show_journal(request: Asked, event: FromPath[str]) -> list[EventJournalEntry]:
    """Who did what, when and why, the newest first."""
    return list(await events_of(request).journal(event, await owner_of(request)))


@get("/api/events/{event:str}/journal.jsonl", price=USUAL, media_type="application/x-ndjson")
async def download_journal(request: Asked, event: FromPath[str]) -> str:
    """The journal as it may be told: with it and the secret anybody draws all rounds again."""
    return await events_of(request).journal_text(event, await owner_of(request))


@post("/api/events/{event:str}/acts", status_code=200, price=USUAL)
async def submit_act(request: Asked, event: FromPath[str], data: JSONBody[SubmitAct]) -> EventPage:
    """Something is done to an event; the tables that follow from it are opened."""
    person = await _signed_in(request)
    await hall_of(request).hooks.check_accepting_deals()
    seen = None if data.seen < 0 else data.seen
    return await events_of(request).submit(hall_of(request), event, data.act, person, data.why, seen)


@post("/api/events/{event:str}/open", status_code=200, price=USUAL)
async def open_tables(request: Asked, event: FromPath[str]) -> EventPage:
    """Opens drawn tables that are not open yet, as the server ended before it could."""
    person = await _signed_in(request)
    await hall_of(request).hooks.check_accepting_deals()
    return await events_of(request).open_missing(hall_of(request), event, person)


HANDLERS: Final = (
    list_events,
    found_event,
    show_event,
    show_me,
    show_journal,
    download_journal,
    submit_act,
    open_tables,
)
