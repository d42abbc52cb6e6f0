"""The HTTP side: games, tables, the page. Litestar and msgspec check what comes in; problems are data."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

from litestar import Litestar, Request, Response, WebSocket, delete, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from hlaska import __version__
from hlaska.core.errors import BadOptions, BadRecord, BadText, HlaskaError, Illegal, Phrase, Stale
from hlaska.core.fair import BadLuck
from hlaska.core.review import Weighed
from hlaska.core.solution import Solution
from hlaska.server import archived, diagram, editor, learning, metrics, pages, scoring
from hlaska.server.catalog import Catalog
from hlaska.server.clubs import routes as club_routes
from hlaska.server.clubs.clubs import Clubs
from hlaska.server.clubs.rules import NoRules
from hlaska.server.clubs.words import BadInvite, ClubFull, NoClub, NotFounder, NotNow, NotSteward
from hlaska.server.door import home
from hlaska.server.guard import ASGIApp, Guard
from hlaska.server.hall import EVERY, Hall, NoTable
from hlaska.server.lobby import MOST, NoCode, TooManyTries, Wanted
from hlaska.server.luck import cards_of
from hlaska.server.messages.answer import Problem
from hlaska.server.messages.deals import (
    AskDiagram,
    AskReplay,
    AskRows,
    AskScore,
    AskSolution,
    Diagram,
    Edited,
    MyDeals,
    PlayOn,
    Replay,
    Sheet,
)
from hlaska.server.messages.games import (
    DecisionDrill,
    Drill,
    FirstDeal,
    GameBrief,
    GameInfo,
    Learn,
    RuleText,
    TrickDrill,
)
from hlaska.server.messages.tables import (
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
from hlaska.server.onward import Onward
from hlaska.server.people import admin, friend_routes, routes
from hlaska.server.people.accounts import NameTaken, NotSignedIn, WrongPassword
from hlaska.server.people.admin import NoPair, NotAdmin
from hlaska.server.people.friends import FriendsFull, NoFriend
from hlaska.server.people.hands import Hands
from hlaska.server.people.limits import TooOften
from hlaska.server.people.lists import ListFull
from hlaska.server.people.names import BadName
from hlaska.server.people.notes import Closing
from hlaska.server.people.passkeys import (
    NoPasskey,
    NoPasskeysHere,
    OldChallenge,
    TooManyPasskeys,
    WrongPasskey,
)
from hlaska.server.people.passwords import BadPassword
from hlaska.server.people.people import People
from hlaska.server.people.programs import BadToken, ProgramNameTaken, TooManyPrograms
from hlaska.server.people.reports import TooManyReports
from hlaska.server.people.routes import (
    Asked,
    NobodyThere,
    address_of,
    cookies,
    is_program,
    owner_of,
    people_of,
    token_of,
)
from hlaska.server.people.tokens import new_token
from hlaska.server.programs import ProgramLine
from hlaska.server.record import NoDeal, record_text
from hlaska.server.replay import replay_of_table, replay_of_text
from hlaska.server.reviews import ReviewLine
from hlaska.server.rulebook import rule_text, rule_title
from hlaska.server.socket import BAD_TOKEN, Connection, clean
from hlaska.server.tickets import NoTicket
from hlaska.table.editor import Rows
from hlaska.table.play import check_shown
from hlaska.table.progress import Chair
from hlaska.table.runner import Busy
from hlaska.table.store import Moved, NotSaved, Taken
from hlaska.table.table import Table

log = logging.getLogger(__name__)

BODY: Final = 64 * 1024
_STATUS: Final[dict[type[HlaskaError], tuple[int, str]]] = {
    BadOptions: (400, "bad_options"),
    BadText: (400, "bad_text"),
    BadRecord: (400, "bad_record"),
    NoCode: (404, "no_code"),
    TooManyTries: (429, "too_many"),
    NoTable: (404, "no_table"),
    NoDeal: (404, "no_deal"),
    BadLuck: (400, "bad_text"),
    NoTicket: (409, "no_ticket"),
    Illegal: (409, "illegal"),
    Stale: (409, "stale"),
    Taken: (409, "stale"),
    NotSaved: (503, "not_saved"),
    Moved: (503, "not_saved"),
    Busy: (503, "busy"),
    BadName: (400, "bad_name"),
    BadPassword: (400, "bad_password"),
    NotSignedIn: (401, "not_signed_in"),
    WrongPassword: (403, "wrong_password"),
    NameTaken: (409, "name_taken"),
    NotAdmin: (403, "not_admin"),
    Closing: (503, "closing"),
    ListFull: (409, "list_full"),
    TooManyReports: (409, "too_many_reports"),
    archived.NoPerson: (404, "no_person"),
    NobodyThere: (409, "nobody_there"),
    NoPair: (409, "nobody_there"),
    TooOften: (429, "too_often"),
    NoClub: (404, "no_club"),
    BadInvite: (404, "no_club"),
    NotSteward: (403, "not_steward"),
    NotFounder: (403, "not_founder"),
    ClubFull: (409, "club_full"),
    NotNow: (409, "not_now"),
    NoRules: (409, "not_now"),
    BadToken: (401, "bad_token"),
    NoFriend: (404, "no_friend"),
    FriendsFull: (409, "friends_full"),
    ProgramNameTaken: (409, "name_taken"),
    TooManyPrograms: (409, "too_many_programs"),
    WrongPasskey: (403, "wrong_passkey"),
    OldChallenge: (409, "old_challenge"),
    NoPasskeysHere: (409, "no_passkeys_here"),
    NoPasskey: (404, "no_passkey"),
    TooManyPasskeys: (409, "too_many_passkeys"),
}


def _hall(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


# ---------------------------------------------------------------- games and tables
@get("/healthz", sync_to_thread=False)
def health() -> dict[str, str]:
    """Alive, and which version."""
    return {"status": "ok", "version": __version__}


@get("/readyz")
async def ready(request: Asked) -> Response[dict[str, str]]:
    """Whether requests should come here: the database answers. Without the bus tables go on, so it is only told of."""
    up = await metrics.answers(_hall(request)) is not None
    bus = _hall(request).bus.state
    status = {"status": "ok" if up else "the database does not answer"} | ({"bus": bus} if bus else {})
    return Response(status, status_code=200 if up else 503)


@get("/metrics", media_type="text/plain; version=0.0.4")
async def show_metrics(request: Asked) -> str:
    """Numbers for Prometheus."""
    return await metrics.prometheus(_hall(request))


@get("/api/games", sync_to_thread=True)
def list_games(request: Asked) -> list[GameBrief]:
    """The games that can be played here."""
    return _hall(request).catalog.briefs()


@get("/api/games/{game:str}", sync_to_thread=True)
def show_game(request: Asked, game: FromPath[str]) -> GameInfo:
    """Options, presets and calls of a game."""
    return _known(request, game).info(game)


@get("/api/games/{game:str}/learn", sync_to_thread=True)
def show_lesson(request: Asked, game: FromPath[str]) -> Learn:
    """What somebody who has never played the game is told, by the rules that the query names."""
    return learning.learn(_known(request, game), game, dict(request.query_params))


@get("/api/games/{game:str}/first", sync_to_thread=True)
def show_first_deal(request: Asked, game: FromPath[str]) -> FirstDeal:
    """A first deal that explains itself."""
    return learning.first_deal(_known(request, game), game)


@get("/api/games/{game:str}/drill", sync_to_thread=True)
def show_drill(request: Asked, game: FromPath[str]) -> Drill:
    """A position to practise on."""
    return learning.drill(_known(request, game), game, dict(request.query_params))


@get("/api/games/{game:str}/trick", sync_to_thread=True)
def show_trick(request: Asked, game: FromPath[str]) -> TrickDrill:
    """A whole trick to practise on."""
    return learning.trick_drill(_known(request, game), game, dict(request.query_params))


@post("/api/games/{game:str}/score", status_code=200, sync_to_thread=True)
def score_deals(request: Asked, game: FromPath[str], data: JSONBody[AskScore]) -> Sheet:
    """Deals that were played with real cards, settled; without any: the form of one."""
    return scoring.sheet(_known(request, game), game, data)


@get("/api/games/{game:str}/edit", sync_to_thread=True)
def show_new_deal(request: Asked, game: FromPath[str]) -> Edited:
    """A deal by chance, to be changed, by the rules that the query names."""
    return editor.new(_known(request, game), game, dict(request.query_params))


@get(["/api/games/{game:str}/bid", "/api/games/{game:str}/lay"], sync_to_thread=True)
def show_decision(request: Asked, game: FromPath[str]) -> DecisionDrill:
    """A decision to practise on: a bid, or which cards to lay away."""
    about = request.url.path.rsplit("/", 1)[1]
    return learning.decision_drill(_known(request, game), game, dict(request.query_params), about)


@get(["/api/games/{game:str}/bid/worth", "/api/games/{game:str}/lay/worth"])
async def weigh_bid(request: Asked, game: FromPath[str]) -> Weighed:
    """What the answer to such a decision is worth, and what would be better."""
    catalog, query = _known(request, game), dict(request.query_params)
    asked = await asyncio.to_thread(
        learning.decision_asked, catalog, game, query, request.url.path.rsplit("/", 2)[1]
    )
    return await _hall(request).advice.weigh(asked)


@get("/api/rules/{rule:str}", sync_to_thread=True)
def show_rule(rule: FromPath[str]) -> RuleText:
    """What a rule says."""
    text = rule_text(rule)
    if not text:
        raise HTTPException(status_code=404, detail=f"there is no rule '{rule[:40]}'")
    return RuleText(rule, text, rule_title(rule))


def _known(request: Asked, game: str) -> Catalog:
    """The catalog, if it has the game. Raises NoGame."""
    catalog = _hall(request).catalog
    if game not in catalog.ids:
        raise NoGame(game, catalog.ids)
    return catalog


@get("/api/me/tables")
async def my_tables(request: Asked) -> list[TableBrief]:
    """The caller's tables that go on, newest first."""
    return await _hall(request).mine(await owner_of(request))


@get("/api/me/awaited")
async def awaited_tables(request: Asked) -> Awaited:
    """Where other persons wait for the caller."""
    state = await people_of(request).notes.state()
    who = await people_of(request).looking(token_of(request))
    found = await _hall(request).awaited(who.owner)
    among = found.among or who.friends
    return replace(found, among=among, notice=state.notice, closing=state.closing)


@get("/api/me/deals")
async def my_deals(request: Asked, skip: FromQuery[int] = 0) -> MyDeals:
    """What the caller has played, newest tables first, some at a time."""
    return await _hall(request).results.of(await owner_of(request), min(max(0, skip), EVERY))


@delete("/api/me/deals", status_code=200)
async def forget_deals(request: Asked, table: FromQuery[str] = "") -> Forgotten:
    """Deletes the caller's tables, or the one that is named."""
    return await _hall(request).forget(await owner_of(request), table)


@post("/api/fair", status_code=200, sync_to_thread=False)
def promise(request: Asked) -> Ticket:
    """A promise for the first deal of a table that is opened soon."""
    return _hall(request).tickets.give()


@post("/api/tables")
async def open_table(request: Asked, data: JSONBody[NewTable]) -> Response[Created]:
    """Opens a table; a guest without a name gets his cookie here."""
    hall = _hall(request)
    if data.game not in hall.catalog.ids:
        raise NoGame(data.game, hall.catalog.ids)
    await _hall(request).check_open()
    token, owner = await _known_or_new(request)
    shown = any(chair.kind == "open" for chair in data.chairs) or is_program(token)
    chairs = await _seated(request, token, data.chairs, shown)
    person = await people_of(request).accounts.shown(token, Chair("")) if is_program(token) else None
    table = await hall.open(replace(data, chairs=chairs), owner, person)
    if table.meta.open:
        await _came(request, owner)
    return Response(Created(table.meta.id, table.meta.owner(owner)), cookies=cookies(request, token))


async def _known_or_new(request: Asked) -> tuple[str, str]:
    """The token of who asks, a new one where there is none, and who it is."""
    token = token_of(request) or new_token()
    return token, await people_of(request).accounts.owner_of(token)


async def _seated(request: Asked, token: str, chairs: tuple[Chair, ...], shown: bool) -> tuple[Chair, ...]:
    """The chairs, nobody's program but who is one; where they are `shown` to others, persons under the name they may
    have there. Raises NameTaken."""
    plain = [replace(chair, program="") for chair in chairs]
    accounts = people_of(request).accounts
    return tuple([await accounts.shown(token, c) if shown and c.kind == "person" else c for c in plain])


async def _came(request: Asked, owner: str) -> None:
    """From where somebody has sat down with other people; he sits, whether that could be kept or not."""
    with suppress(NotSaved):
        await people_of(request).signs.sat_down(owner, address_of(request))


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(request: Asked, table: FromPath[str], data: JSONBody[Sit]) -> Response[Created]:
    """Takes an open chair."""
    await _hall(request).check_open()
    token, owner = await _known_or_new(request)
    people = people_of(request)
    person = await people.accounts.shown(token, Chair(data.name.strip(), avatar=data.avatar))
    check_shown(max(data.chair, 0), person)
    apart, kin = await people.lists.apart(owner, "block"), await people.accounts.programs.kin(owner)
    me = await _hall(request).sit(table, data.chair, person, owner, data.luck, data.invite, apart, kin)
    await _came(request, owner)
    return Response(Created(table, me), cookies=cookies(request, token))


# ---------------------------------------------------------------- the lobby
@get("/api/lobby")
async def show_lobby(
    request: Asked,
    games: FromQuery[str] = "",
    free: FromQuery[bool] = False,
    usual: FromQuery[bool] = False,
    name: FromQuery[str] = "",
    rated: FromQuery[bool | None] = None,
    clock: FromQuery[bool | None] = None,
    since: FromQuery[int] = 0,
    most: FromQuery[int] = MOST,
) -> LobbyPage:
    """The public tables where somebody is, or what has changed in the list."""
    lobby, who = _hall(request).lobby, await people_of(request).looking(token_of(request))
    await lobby.tidy()
    wanted = Wanted(tuple(filter(None, games[:400].split(","))), free, usual, name[:40], rated, clock)
    return lobby.page(who.owner, wanted, since, min(most, EVERY), who.apart)


@post("/api/lobby/seat", status_code=200)
async def quick_seat(request: Asked, data: JSONBody[QuickSeat]) -> Response[Created]:
    """A chair at the fullest public table of some games, or at a new one."""
    hall, person = _hall(request), Chair(data.name.strip(), avatar=data.avatar)
    for game in data.games:
        if game not in hall.catalog.ids:
            raise NoGame(game, hall.catalog.ids)
    if not data.games:
        raise BadOptions("games: name at least one")
    await _hall(request).check_open()
    token, owner = await _known_or_new(request)
    person = await people_of(request).accounts.shown(token, person)
    check_shown(0, person)
    lists, kin = people_of(request).lists, await people_of(request).accounts.programs.kin(owner)
    apart = await lists.apart(owner, "block") | await lists.apart(owner, "avoid") | kin
    table = await hall.lobby.quick(data.games, person, owner, apart)
    await _came(request, owner)
    return Response(Created(table.meta.id, table.meta.owner(owner)), cookies=cookies(request, token))


@get("/api/lobby/code/{code:str}", sync_to_thread=False)
def find_code(request: Asked, code: FromPath[str]) -> CodeTable:
    """The table that waits under a code."""
    client = (request.client.host, request.client.port) if request.client else None
    return CodeTable(_hall(request).lobby.find(code, home(client)))


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def show_record(request: Asked, table: FromPath[str]) -> str:
    """The match as a text record, as far as it tells nothing of the running deal."""
    return await record_text(await _hall(request).seen(table, await owner_of(request)))


# ---------------------------------------------------------------- deals step by step
@get("/api/tables/{table:str}/deals/{deal:int}")
async def show_deal(
    request: Asked,
    table: FromPath[str],
    deal: FromPath[int],
    seat: FromQuery[int | None] = None,
    cards: FromQuery[bool] = True,
) -> Replay:
    """A deal that is over, step by step: from a seat (the caller's own one, if none is named) or with all cards."""
    hall = _hall(request)
    owner = await owner_of(request)
    found = await hall.looked_at(table, owner)
    return await replay_of_table(found, deal, found.meta.owner(owner), seat, cards)


@post("/api/replay", status_code=200)
async def show_text(request: Asked, data: JSONBody[AskReplay]) -> Replay:
    """A deal of a record, step by step."""
    return await replay_of_text(_hall(request).catalog.find, data)


@post("/api/practice")
async def play_on(request: Asked, data: JSONBody[PlayOn]) -> Response[Created]:
    """Opens a table, for practice, that begins with a deal of a record as it stood at a step."""
    await _hall(request).check_open()
    token, owner = await _known_or_new(request)
    if is_program(token):
        raise Illegal("this table is for people, not for programs", Phrase("refused-programs"))
    table = await _hall(request).play_on(data, owner)
    return Response(Created(table.meta.id, table.meta.owner(owner)), cookies=cookies(request, token))


@post("/api/edit", status_code=200, sync_to_thread=True)
def edit_rows(request: Asked, data: JSONBody[Rows]) -> Edited:
    """Rows of cards as a position, and what is wrong with them."""
    return editor.edited(_hall(request).catalog.find, data)


@post("/api/edit/rows", status_code=200, sync_to_thread=True)
def edit_text(request: Asked, data: JSONBody[AskRows]) -> Edited:
    """A deal of a record as rows of cards."""
    return editor.of_text(_hall(request).catalog.find, data)


@post("/api/diagram", status_code=200, sync_to_thread=True)
def show_diagram(request: Asked, data: JSONBody[AskDiagram]) -> Diagram:
    """A step of a record as a picture to be printed."""
    return diagram.of_text(_hall(request).catalog.find, data)


@post("/api/solve", status_code=200)
async def solve(request: Asked, data: JSONBody[AskSolution]) -> Solution:
    """What a position is worth with all cards open."""
    hall = _hall(request)
    return await hall.solving.solve(hall.catalog.find, data)


@websocket("/ws/{table:str}")
async def follow(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], since: FromQuery[str] = "-1"
) -> None:
    """A client of a table; `?since=` continues where an earlier line ended."""
    await _on_line(socket, Connection, table, _number(since))


@websocket("/ws/{table:str}/program")
async def play_by_program(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """A program that has a chair of a table (docs/bots.md)."""
    await _on_line(socket, ProgramLine, table, -1)


@websocket("/ws/{table:str}/review")
async def review_deal(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    deal: FromQuery[str] = "",
    seat: FromQuery[str] = "",
) -> None:
    """A review of a deal that is over: `?deal=` from 1, else the last one; `?seat=`, else the own one."""
    async with _who(socket) as owner:
        if owner is not None:
            line = ReviewLine(socket, _hall(socket), owner, address_of(socket))
            await line.run(table, _number(deal), _number(seat))


def _number(text: str) -> int:
    """A number of an address, -1 for what is none."""
    return int(text) if re.fullmatch(r"\d{1,9}", text, re.ASCII) else -1


async def _on_line(socket: WebSocket[Any, Any, Any], kind: type[Connection], table: str, since: int) -> None:
    async with _who(socket) as owner:
        if owner is not None:
            await kind(socket, _hall(socket), owner).run(table, since)


@asynccontextmanager
async def _who(socket: WebSocket[Any, Any, Any]) -> AsyncIterator[str | None]:
    """Who is on a line that begins, as long as he is that; None where his token is none, and then it has ended."""
    await socket.accept()
    try:
        owner = await owner_of(socket)
    except BadToken as error:
        await socket.close(BAD_TOKEN, error.text)
        yield None
        return
    with people_of(socket).on_line(token_of(socket), socket):
        yield owner


@get("/", sync_to_thread=True, include_in_schema=False, packed=True)  # files are kept compressed
def start(request: Asked) -> Response[bytes]:
    """The page."""
    return _page(request, "")


@get("/{path:path}", sync_to_thread=True, include_in_schema=False, packed=True)
def page(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """The page under its other addresses, its parts and its messages."""
    return _page(request, path)


def _page(request: Asked, path: str) -> Response[bytes]:
    found = None if path.startswith("/api") else pages.find(path)
    missing = found is None and "text/html" in request.headers.get("accept", "")
    if missing:  # a person reads the page, which shows the way back
        found = pages.find("")
    if found is None:
        raise HTTPException(status_code=404, detail=f"there is nothing at {path}")
    headers = {"etag": found.etag, "cache-control": found.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.etag and not missing:
        return Response(b"", status_code=304, headers=headers)
    packed = "gzip" in request.headers.get("accept-encoding", "") and len(found.packed) < len(found.body)
    if packed:
        headers["content-encoding"] = "gzip"
    status = 404 if missing else 200
    return Response(
        found.packed if packed else found.body, status_code=status, media_type=found.kind, headers=headers
    )


# ---------------------------------------------------------------- problems
class NoGame(HlaskaError):
    def __init__(self, game: str, known: Iterable[str]) -> None:
        super().__init__(
            f"there is no game '{game[:40]}'; there are {', '.join(known)}", Phrase("problem-no-game")
        )


def _answer(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def _hlaska_error(_: Request[Any, Any, Any], error: HlaskaError) -> Response[Problem]:
    status, kind = (
        (404, "no_game") if isinstance(error, NoGame) else _STATUS.get(type(error), (400, "bad_request"))
    )
    return _answer(status, Problem(kind, clean(error.text), error.phrase))


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    kind = {404: "not_found", 405: "bad_method", 413: "too_large"}.get(status, "bad_request")
    text = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        text = (
            "; ".join(
                f"{e.get('key', 'body')}: {e.get('message')}" for e in error.extra if isinstance(e, dict)
            )
            or text
        )
    if status >= 500:
        return _unexpected(_, error)
    return _answer(status, Problem(kind, clean(text), Phrase(f"problem-{kind.replace('_', '-')}")))


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    return _answer(
        400, Problem("bad_request", "the body is nested too deeply", Phrase("problem-bad-request"))
    )


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    code = secrets.token_hex(4)
    log.error("%s %s: error %s", request.method, request.url.path, code, exc_info=error)
    return _answer(500, Problem("error", f"something is wrong here (code {code})", Phrase("problem-error")))


# ---------------------------------------------------------------- the application
def make_app(
    hall: Hall, hosts: Iterable[str] = (), people: People | None = None, watched: bool = False
) -> ASGIApp:
    """The whole server as an ASGI application; `hosts`: names it goes by, beside its addresses; `people`: who has an
    account, without it they are forgotten with the process; `watched`: whether /metrics is answered."""
    known = people or People()
    hall.check_open = known.notes.check_open
    hall.archive = known.archive
    clubs = Clubs(known.database, bus=known.bus)

    async def settled(table: Table) -> None:
        await known.archive.take(table)
        await known.dealt.take(table)
        known.ratings.begin(table)
        await clubs.sheets.take(table)

    hall.settled = settled
    known.ratings.cards = partial(cards_of, hall.runner)
    hall.in_club, hall.went_on, hall.held = clubs.members.sees, clubs.again, clubs.sheets.held
    hall.given_up = clubs.sheets.given_up

    hands = Hands(hall.runner, hall.stored)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        hall.runner.start()
        hall.bus.start(hall.lobby.people)
        catching_up = asyncio.create_task(hall.catch_up_archive(), name="archive")
        try:
            yield
        finally:
            catching_up.cancel()
            await asyncio.gather(catching_up, return_exceptions=True)
            await hands.close()
            await hall.close()
            await known.ratings.close()
            hall.runner.close()
            await hall.bus.close()
            await hall.store.close()
            await known.database.close()

    app = Litestar(
        [
            health,
            ready,
            *([show_metrics] if watched else []),
            list_games,
            show_game,
            show_lesson,
            show_first_deal,
            show_drill,
            show_trick,
            show_decision,
            weigh_bid,
            score_deals,
            show_rule,
            my_tables,
            awaited_tables,
            my_deals,
            forget_deals,
            promise,
            open_table,
            sit,
            show_lobby,
            quick_seat,
            find_code,
            show_record,
            show_deal,
            show_text,
            show_new_deal,
            edit_rows,
            edit_text,
            solve,
            show_diagram,
            play_on,
            follow,
            play_by_program,
            review_deal,
            start,
            page,
            *routes.HANDLERS,
            *archived.HANDLERS,
            *friend_routes.HANDLERS,
            *admin.HANDLERS,
            *club_routes.HANDLERS,
        ],
        state=State({"hall": hall, "people": known, "clubs": clubs, "hands": hands}),
        lifespan=[life],
        request_max_body_size=BODY,
        compression_config=CompressionConfig("gzip", exclude_opt_key="packed"),
        exception_handlers={
            HlaskaError: _hlaska_error,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _unexpected,
        },
        openapi_config=OpenAPIConfig(
            "Hláška", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
        debug=False,
    )
    handling: Any = Onward(app, hall) if hall.homes.shared else app  # type: ignore[arg-type]
    return Guard(handling, hosts)
