"""Serves tables: opening, sitting down, the lobby, what was played, and the players' sockets."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

from litestar import Response, WebSocket, delete, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from hlaska.core.errors import BadOptions, Illegal, Phrase
from hlaska.protocol.deals import MyDeals, PlayOn, Replay
from hlaska.protocol.tables import (
    Awaited,
    CodeTable,
    Created,
    Forgotten,
    LobbyPage,
    NewTable,
    QuickSeat,
    Sit,
    TableBrief,
    Ticket,
)
from hlaska.server.accounts.bot_accounts import BadToken
from hlaska.server.api.accounts import (
    AppRequest,
    address_of,
    cookies,
    events_of,
    is_program,
    owner_of,
    people_of,
    table_service_of,
    token_of,
)
from hlaska.server.api.bot_socket import BotConnection
from hlaska.server.api.review_socket import ReviewConnection
from hlaska.server.api.socket_session import BAD_TOKEN
from hlaska.server.api.table_socket import TableConnection
from hlaska.server.history.records import record_text
from hlaska.server.history.replay import replay_of_table
from hlaska.server.limits.budget import PLAYED_ON, RECORD, TABLE, USUAL
from hlaska.server.tables.lobby import MOST, LobbyFilter
from hlaska.server.tables.user_tables import EVERY
from hlaska.server.tokens import new_token
from hlaska.table.match_state import Chair
from hlaska.table.new_table import check_name_and_avatar
from hlaska.table.store import NotSaved
from hlaska.table.visible_text import tidy


@get("/api/me/tables", price=USUAL)
async def my_tables(request: AppRequest) -> list[TableBrief]:
    """Returns the caller's tables that go on, newest first."""
    return await table_service_of(request).user_tables.of(await owner_of(request))


@get("/api/me/awaited")
async def awaited_tables(request: AppRequest) -> Awaited:
    """Returns where other persons wait for the caller."""
    state = await people_of(request).notes.state()
    who = await people_of(request).caller_info(token_of(request))
    found = await table_service_of(request).user_tables.list_awaited(who.owner)
    found = await events_of(request).add_awaited(table_service_of(request), who.owner, found)
    among = found.among or who.friends
    return replace(found, among=among, notice=state.notice, closing=state.closing)


@get("/api/me/deals", price=USUAL)
async def my_deals(request: AppRequest, skip: FromQuery[int] = 0) -> MyDeals:
    """Returns what the caller has played, newest tables first, some at a time."""
    return await table_service_of(request).history.of(await owner_of(request), min(max(0, skip), EVERY))


@delete("/api/me/deals", status_code=200, price=USUAL)
async def forget_deals(request: AppRequest, table: FromQuery[str] = "") -> Forgotten:
    """Deletes the caller's tables, or the one that is named."""
    return await table_service_of(request).user_tables.forget(await owner_of(request), table)


@post("/api/fair", status_code=200, sync_to_thread=False)
def promise(request: AppRequest) -> Ticket:
    """Makes a promise for the first deal of a table that is opened soon."""
    return table_service_of(request).tickets.issue(address_of(request))


@post("/api/tables", price=TABLE)
async def open_table(request: AppRequest, data: JSONBody[NewTable]) -> Response[Created]:
    """Opens a table; a guest without a name gets a cookie here."""
    table_service = table_service_of(request)
    table_service.catalog.check(data.game)
    await table_service.hooks.check_accepting_deals()
    token, owner = await _token_and_owner(request)
    shown = any(chair.kind == "open" for chair in data.chairs) or is_program(token)
    chairs = await _prepare_chairs(request, token, data.chairs, shown)
    person = await people_of(request).accounts.resolve_chair(token, Chair("")) if is_program(token) else None
    table = await table_service.open(replace(data, chairs=chairs), owner, person)
    if table.meta.has_open_chair:
        await _note_address(request, owner)
    return Response(Created(table.meta.id, table.meta.chair_of(owner)), cookies=cookies(request, token))


async def _token_and_owner(request: AppRequest) -> tuple[str, str]:
    """Returns the asker's token, a new one where there is none, and the owner."""
    token = token_of(request) or new_token()
    return token, await people_of(request).accounts.owner_of(token)


async def _prepare_chairs(
    request: AppRequest, token: str, chairs: tuple[Chair, ...], shown: bool
) -> tuple[Chair, ...]:
    """Returns the chairs, nobody's program but who is one.

    Where they are `shown` to others, persons are under the name they may have there. Raises NameTaken.
    """
    plain = [replace(chair, program="") for chair in chairs]
    accounts = people_of(request).accounts
    return tuple(
        [await accounts.resolve_chair(token, c) if shown and c.kind == "person" else c for c in plain]
    )


async def _note_address(request: AppRequest, owner: str) -> None:
    """Notes from where somebody has sat down with other people. They sit, whether that could be kept or not."""
    with suppress(NotSaved):
        await people_of(request).signs.note_seating(owner, address_of(request))


@post("/api/tables/{table:str}/sit", status_code=200, price=USUAL)
async def sit(request: AppRequest, table: FromPath[str], data: JSONBody[Sit]) -> Response[Created]:
    """Takes an open chair."""
    await table_service_of(request).hooks.check_accepting_deals()
    token, owner = await _token_and_owner(request)
    people = people_of(request)
    person = await people.accounts.resolve_chair(token, Chair(tidy(data.name), avatar=data.avatar))
    check_name_and_avatar(max(data.chair, 0), person)
    apart, kin = (
        await people.lists.owners_apart(owner, "block"),
        await people.accounts.programs.same_person(owner),
    )
    me = await table_service_of(request).access.sit(
        table, data.chair, person, owner, data.luck, data.invite, apart, kin
    )
    await _note_address(request, owner)
    return Response(Created(table, me), cookies=cookies(request, token))


# ---------------------------------------------------------------- the lobby
@get("/api/lobby")
async def show_lobby(
    request: AppRequest,
    games: FromQuery[str] = "",
    free: FromQuery[bool] = False,
    usual: FromQuery[bool] = False,
    name: FromQuery[str] = "",
    rated: FromQuery[bool | None] = None,
    clock: FromQuery[bool | None] = None,
    since: FromQuery[int] = 0,
    most: FromQuery[int] = MOST,
) -> LobbyPage:
    """Returns the public tables where somebody is, or what has changed in the list."""
    lobby, who = table_service_of(request).lobby, await people_of(request).caller_info(token_of(request))
    await lobby.free_abandoned_chairs()
    wanted = LobbyFilter(tuple(filter(None, games[:400].split(","))), free, usual, name[:40], rated, clock)
    return lobby.page(who.owner, wanted, since, min(most, EVERY), who.apart)


@post("/api/lobby/seat", status_code=200, price=TABLE)
async def quick_seat(request: AppRequest, data: JSONBody[QuickSeat]) -> Response[Created]:
    """Takes a chair at the fullest public table of some games, or a new one."""
    table_service, person = table_service_of(request), Chair(tidy(data.name), avatar=data.avatar)
    table_service.catalog.check(*data.games)
    if not data.games:
        raise BadOptions("games: name at least one")
    await table_service.hooks.check_accepting_deals()
    token, owner = await _token_and_owner(request)
    person = await people_of(request).accounts.resolve_chair(token, person)
    check_name_and_avatar(0, person)
    lists, kin = people_of(request).lists, await people_of(request).accounts.programs.same_person(owner)
    apart = await lists.owners_apart(owner, "block") | await lists.owners_apart(owner, "avoid") | kin
    table = await table_service.lobby.quick(data.games, person, owner, apart)
    await _note_address(request, owner)
    return Response(Created(table.meta.id, table.meta.chair_of(owner)), cookies=cookies(request, token))


@get("/api/lobby/code/{code:str}")
async def find_code(request: AppRequest, code: FromPath[str]) -> CodeTable:
    """Returns the table that waits under a code."""
    return CodeTable(await table_service_of(request).lobby.find(code, address_of(request)))


@get("/api/tables/{table:str}/record", media_type="text/plain", price=RECORD)
async def show_record(request: AppRequest, table: FromPath[str]) -> str:
    """Shows the match as a text record, without what tells of the running deal."""
    return await record_text(await table_service_of(request).visit(table, await owner_of(request)))


# ---------------------------------------------------------------- deals step by step
@get("/api/tables/{table:str}/deals/{deal:int}", price=RECORD)
async def show_deal(
    request: AppRequest,
    table: FromPath[str],
    deal: FromPath[int],
    seat: FromQuery[int | None] = None,
    cards: FromQuery[bool] = True,
) -> Replay:
    """Returns a finished deal step by step, from a seat or with all cards.

    The seat is the caller's own one, if none is named.
    """
    table_service = table_service_of(request)
    owner = await owner_of(request)
    found = await table_service.look_at(table, owner)
    return await replay_of_table(found, deal, found.meta.chair_of(owner), seat, cards)


@post("/api/practice", price=PLAYED_ON)
async def play_on(request: AppRequest, data: JSONBody[PlayOn]) -> Response[Created]:
    """Opens a table, for practice, that begins within a deal of a record."""
    await table_service_of(request).hooks.check_accepting_deals()
    token, owner = await _token_and_owner(request)
    if is_program(token):
        raise Illegal("this table is for people, not for programs", Phrase("refused-programs"))
    table = await table_service_of(request).opener.play_on(data, owner)
    return Response(Created(table.meta.id, table.meta.chair_of(owner)), cookies=cookies(request, token))


# ---------------------------------------------------------------- lines
@websocket("/ws/{table:str}")
async def follow(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], since: FromQuery[str] = "-1"
) -> None:
    """Serves a client of a table; `?since=` continues where an earlier connection ended."""
    await _serve_socket(socket, TableConnection, table, _parse_number(since))


@websocket("/ws/{table:str}/program")
async def play_by_program(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Serves a program that has a chair of a table (docs/bots.md)."""
    await _serve_socket(socket, BotConnection, table, -1)


@websocket("/ws/{table:str}/review")
async def review_deal(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    deal: FromQuery[str] = "",
    seat: FromQuery[str] = "",
) -> None:
    """Serves a review of a deal that is over. `?deal=` counts from 1, else the last one; `?seat=`, else the own one."""
    async with _identify(socket) as owner:
        if owner is not None:
            line = ReviewConnection(socket, table_service_of(socket), owner, address_of(socket))
            await line.run(table, _parse_number(deal), _parse_number(seat))


def _parse_number(text: str) -> int:
    """Parses a number of an address, -1 for what is none."""
    return int(text) if re.fullmatch(r"\d{1,9}", text, re.ASCII) else -1


async def _serve_socket(
    socket: WebSocket[Any, Any, Any], kind: type[TableConnection | BotConnection], table: str, since: int
) -> None:
    async with _identify(socket) as owner:
        if owner is not None:
            await kind(socket, table_service_of(socket), owner, address_of(socket)).run(table, since)


@asynccontextmanager
async def _identify(socket: WebSocket[Any, Any, Any]) -> AsyncIterator[str | None]:
    """Yields who is on a connection that begins, as long as they are that.

    It yields None where their token is none, and then it has ended.
    """
    await socket.accept()
    try:
        owner = await owner_of(socket)
    except BadToken as error:
        await socket.close(BAD_TOKEN, error.text)
        yield None
        return
    with _end_quietly() as end, people_of(socket).connect(token_of(socket), socket, end):
        yield owner


@contextmanager
def _end_quietly() -> Iterator[Callable[[], None]]:
    """Lets a call of what the block is given end it, at once and quietly."""
    task, called = asyncio.current_task(), False
    assert task is not None

    def end() -> None:
        nonlocal called
        called = True
        task.cancel()

    try:
        yield end
    except asyncio.CancelledError:
        if not called:
            raise
        task.uncancel()
