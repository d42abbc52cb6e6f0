"""Serves accounts over HTTP. Every change comes by POST, PUT or DELETE, which the guard takes from our page only."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Request, Response, WebSocket, delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, FromQuery, JSONBody

from hlaska.core.errors import BadOptions, HlaskaError, Phrase
from hlaska.core.options import Value
from hlaska.protocol.accounts import (
    AskKey,
    ChangeMe,
    Credentials,
    DeleteMe,
    Enlist,
    Export,
    ExportRating,
    ExportReport,
    ExportTable,
    FriendInfo,
    KeyAsked,
    Listed,
    Me,
    NewPasskey,
    NewPassword,
    NewProgram,
    NewReport,
    PasskeyInfo,
    PasskeyName,
    ProgramInfo,
    ProgramToken,
    RatedPerson,
    Ratings,
    SessionInfo,
    SignedByKey,
    SignOut,
)
from hlaska.protocol.problem import Done
from hlaska.server.accounts.abuse_reports import LONGEST, NotAtTable
from hlaska.server.accounts.accounts import Account, Profile, session_id
from hlaska.server.accounts.block_lists import Entry
from hlaska.server.accounts.bot_accounts import PREFIX
from hlaska.server.accounts.passkeys import ALGORITHMS, Passkey, Site, handle_of, site_of
from hlaska.server.accounts.passwords import check_password
from hlaska.server.accounts.ratings import RankedPlayer
from hlaska.server.accounts.services import AccountServices
from hlaska.server.asgi.connection_limits import client_subnet
from hlaska.server.clubs.service import ClubService
from hlaska.server.events.daily import DailyService
from hlaska.server.events.service import EventService
from hlaska.server.history.records import record_text
from hlaska.server.limits.budget import USUAL
from hlaska.server.tables.chat import who_of
from hlaska.server.tables.service import TableService
from hlaska.server.tokens import hash_token, new_token
from hlaska.table import rating_model
from hlaska.table.new_table import AVATAR
from hlaska.table.store import NotSaved

COOKIE: Final = "hlaska"
YEAR: Final = 365 * 24 * 3600
SETTINGS: Final = 60  # settings of the page, at most
_TOKEN: Final = re.compile(r"[\w-]{22}", re.ASCII)
_SETTING: Final = re.compile(r"[A-Za-z]{1,24}", re.ASCII)
AppRequest = Request[Any, Any, State]


# ---------------------------------------------------------------- who asks
def token_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """Returns the token of a guest, a session or a program, "" for none. That of a program is in no cookie."""
    scheme, _, told = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and is_program(told):
        return told
    token = connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else ""


def clubs_of(connection: Request[Any, Any, Any]) -> ClubService:
    clubs: ClubService = connection.app.state.clubs
    return clubs


def events_of(connection: Request[Any, Any, Any]) -> EventService:
    events: EventService = connection.app.state.events
    return events


def daily_of(connection: Request[Any, Any, Any]) -> DailyService:
    daily: DailyService = connection.app.state.daily
    return daily


def is_program(token: str) -> bool:
    """Tells whether a token is, or claims to be, that of a program."""
    return token.startswith(PREFIX)


def people_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> AccountServices:
    people: AccountServices = connection.app.state.people
    return people


async def owner_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """Returns who asks, "" for one without a token: `Accounts.owner_of`."""
    return await people_of(connection).accounts.owner_of(token_of(connection))


def cookie(request: AppRequest, token: str) -> Cookie:
    """Makes a cookie out of reach of scripts and of other sites.

    It goes only over TLS where the page came so. Behind a proxy that ends TLS it is the browser that says so, by the
    origin that the guard has compared with our name.
    """
    secure = request.url.scheme == "https" or request.headers.get("origin", "").startswith("https://")
    age = YEAR if token else 0
    return Cookie(COOKIE, value=token, max_age=age, path="/", httponly=True, samesite="lax", secure=secure)


def cookies(request: AppRequest, token: str) -> list[Cookie]:
    """Returns what a browser keeps of who it is. A program has its token and keeps nothing."""
    return [] if is_program(token) else [cookie(request, token)]


def table_service_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> TableService:
    table_service: TableService = connection.app.state.hall
    return table_service


def address_of(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """Returns the address that limits are counted by."""
    return client_subnet((request.client.host, request.client.port) if request.client else None)


_DEVICES: Final = (
    ("Edg/", "Edge"), ("Firefox", "Firefox"), ("OPR/", "Opera"), ("Chrome", "Chrome"), ("Safari", "Safari"),
    ("hlaska", "Hláška"),
)  # fmt: skip
_SYSTEMS: Final = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "Mac"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


def device_of(request: AppRequest) -> str:
    """Returns browser and system as a person knows them. It is enough to tell one's devices, and no more is kept."""
    agent = request.headers.get("user-agent", "")
    found = (next((name for mark, name in known if mark in agent), "") for known in (_DEVICES, _SYSTEMS))
    return ", ".join(filter(None, found))


# ---------------------------------------------------------------- signing up, in and out
@get("/api/people/me")
async def show_me(request: AppRequest) -> Me:
    """Returns the account of who asks; without a name for a guest."""
    account = await people_of(request).accounts.account_of(token_of(request))
    return _me(account) if account else Me()


@post("/api/people/signup")
async def sign_up(request: AppRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Makes an account; what the guest had is its own from now on."""
    profile = Profile(data.name, _avatar(data.avatar), _settings(data.settings))
    accounts = people_of(request).accounts
    made = await accounts.sign_up(data.name, data.password, address_of(request), device_of(request), profile)
    return await _sign_in_response(request, *made)


@post("/api/people/signin", status_code=200)
async def sign_in(request: AppRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Begins a session of an account; what the guest had joins it."""
    accounts = people_of(request).accounts
    found = await accounts.sign_in(data.name, data.password, address_of(request), device_of(request))
    return await _sign_in_response(request, *found)


async def _sign_in_response(request: AppRequest, account: Account, token: str) -> Response[Me]:
    people, before = people_of(request), token_of(request)
    if before and not await people.accounts.sign_out(before):  # it was no session: a guest
        guest = hash_token(before)
        await people.accounts.adopt(guest, account)
        await table_service_of(request).user_tables.adopt(guest, account.owner)
    # The lines of who he was are closed when the browser has the new cookie.
    then = BackgroundTask(people.disconnect, [hash_token(before)]) if before else None
    return Response(_me(account), cookies=[cookie(request, token)], background=then)


@post("/api/people/signout", status_code=200)
async def sign_out(request: AppRequest, data: JSONBody[SignOut]) -> Response[Done]:
    """Ends this session, or all of the account. The browser is a new guest then."""
    people, token = people_of(request), token_of(request)
    if data.everywhere:
        ended = await people.accounts.end_sessions(await people.accounts.require_account(token))
    else:
        ended = await people.accounts.sign_out(token)
    then = BackgroundTask(people.disconnect, ended)
    # A guest keeps his cookie: it is all that he has.
    fresh = [cookie(request, new_token())] if ended else []
    return Response(Done(len(ended)), cookies=fresh, background=then)


@post("/api/people/password", status_code=200)
async def change_password(request: AppRequest, data: JSONBody[NewPassword]) -> Done:
    """Sets another password; all other sessions end."""
    people, token = people_of(request), token_of(request)
    account = await people.accounts.require_account(token)
    check_password(data.new, account.name)  # first: what is proven is proven once
    await _check_proof(request, account, data.old, data.passkey)
    ended = await people.accounts.change_password(account, data.new, token)
    await people.disconnect(ended)
    return Done(len(ended))


async def _check_proof(
    request: AppRequest, account: Account, password: str, signed: SignedByKey | None
) -> None:
    """Raises WrongPassword or WrongPasskey unless it is the account's."""
    accounts = people_of(request).accounts
    if signed is None:
        await accounts.verify_password(account, password)
        return
    bound, address = hash_token(token_of(request)), address_of(request)
    await accounts.passkeys.verify("prove", _site(request), bound, signed, address, account.owner)


@get("/api/people/sessions")
async def show_sessions(request: AppRequest) -> list[SessionInfo]:
    """Returns where the account is signed in, the newest seen first."""
    people, token = people_of(request), token_of(request)
    return await _sessions(people, await people.accounts.require_account(token), token)


async def _sessions(people: AccountServices, account: Account, token: str) -> list[SessionInfo]:
    own = session_id(hash_token(token))
    found = await people.accounts.sessions(account)
    return [SessionInfo(s.id, s.device, s.created, s.seen, s.id == own) for s in found]


@delete("/api/people/sessions/{session:str}", status_code=200)
async def end_session(request: AppRequest, session: FromPath[str]) -> Done:
    """Signs another device out."""
    people = people_of(request)
    ended = await people.accounts.end_session(
        await people.accounts.require_account(token_of(request)), session
    )
    await people.disconnect(ended)
    return Done(len(ended))


# ---------------------------------------------------------------- passkeys
def _site(request: AppRequest) -> Site:
    return site_of(request.headers.get("origin", ""))


@post("/api/people/passkeys/ask", status_code=200)
async def ask_key(request: AppRequest, data: JSONBody[AskKey]) -> Response[KeyAsked]:
    """Makes a challenge for a passkey.

    A browser that has no token yet gets one, since only the one that asked may answer.
    """
    accounts, site, address = people_of(request).accounts, _site(request), address_of(request)
    if data.purpose == "enter":
        token = token_of(request) or new_token()
        challenge = await accounts.passkeys.create_challenge("enter", site, hash_token(token), address)
        return Response(KeyAsked(challenge, site.name), cookies=cookies(request, token))
    token = token_of(request)
    account = await accounts.require_account(token)
    if data.purpose == "add":  # an open session alone is no reason to be let in for ever
        await accounts.verify_password(account, data.password)
    known = await accounts.passkeys.list_credential_ids(account.owner, site)
    challenge = await accounts.passkeys.create_challenge(
        data.purpose, site, hash_token(token), address, account.owner
    )
    about = (ALGORITHMS, handle_of(account.owner), account.name, tuple(known))
    return Response(KeyAsked(challenge, site.name, *about))


@post("/api/people/passkeys/enter", status_code=200)
async def enter_by_key(request: AppRequest, data: JSONBody[SignedByKey]) -> Response[Me]:
    """Begins a session of a passkey's account; what the guest had joins it."""
    accounts, bound = people_of(request).accounts, hash_token(token_of(request))
    proven = await accounts.passkeys.verify("enter", _site(request), bound, data, address_of(request))
    return await _sign_in_response(request, *await accounts.sign_in_by_key(proven.key, device_of(request)))


@get("/api/people/passkeys")
async def show_passkeys(request: AppRequest) -> list[PasskeyInfo]:
    """Returns the passkeys of the account, the oldest first."""
    people = people_of(request)
    return await _passkeys(people, (await people.accounts.require_account(token_of(request))).owner)


@post("/api/people/passkeys")
async def add_passkey(request: AppRequest, data: JSONBody[NewPasskey]) -> PasskeyInfo:
    """Adds a passkey that opens the account from now on."""
    accounts, token = people_of(request).accounts, token_of(request)
    account = await accounts.require_account(token)
    site, bound = _site(request), hash_token(token)
    return _passkey(await accounts.passkeys.add(account.owner, site, bound, data, address_of(request)))


@put("/api/people/passkeys/{key:str}")
async def name_passkey(request: AppRequest, key: FromPath[str], data: JSONBody[PasskeyName]) -> Done:
    """Gives a passkey another name."""
    accounts = people_of(request).accounts
    account = await accounts.require_account(token_of(request))
    await accounts.passkeys.rename(account.owner, key[:16], data.name)
    return Done(1)


@delete("/api/people/passkeys/{key:str}", status_code=200)
async def remove_passkey(request: AppRequest, key: FromPath[str]) -> Done:
    """Removes a passkey, and ends the other sessions that were begun with it."""
    people, token = people_of(request), token_of(request)
    account = await people.accounts.require_account(token)
    await people.disconnect(await people.accounts.passkeys.remove(account.owner, key[:16], token))
    return Done(1)


async def _passkeys(people: AccountServices, owner: str) -> list[PasskeyInfo]:
    return [_passkey(one) for one in await people.accounts.passkeys.of(owner)]


def _passkey(one: Passkey) -> PasskeyInfo:
    return PasskeyInfo(one.id, one.name, one.site, one.synced, one.created, one.seen)


# ---------------------------------------------------------------- the account
@put("/api/people/me")
async def change_me(request: AppRequest, data: JSONBody[ChangeMe]) -> Me:
    """Changes name, picture, or settings of the page."""
    accounts = people_of(request).accounts
    account = await accounts.require_account(token_of(request))
    profile = Profile(data.name, _avatar(data.avatar), _settings(data.settings))
    return _me(await accounts.change_profile(account, profile))


def _me(account: Account) -> Me:
    return Me(account.name, account.avatar, account.settings, account.admin, account.created)


def _avatar(name: str) -> str:
    if not re.fullmatch(AVATAR, name):
        raise BadOptions("avatar: expected at most 16 small letters")
    return name


def _settings(found: dict[str, Value]) -> dict[str, Value]:
    """Raises BadOptions unless they are few, by short names and with short values."""
    for name, value in found.items():
        if not _SETTING.fullmatch(name) or len(str(value)) > 40:
            raise BadOptions(f"settings.{name[:24]}: expected a name of letters and a value of at most 40")
    if len(found) > SETTINGS:
        raise BadOptions(f"settings: expected at most {SETTINGS}, not {len(found)}")
    return found


# ---------------------------------------------------------------- programs
@get("/api/people/programs")
async def show_programs(request: AppRequest) -> list[ProgramInfo]:
    """Returns the programs of the account, the oldest first."""
    people = people_of(request)
    return await _programs(people, (await people.accounts.require_account(token_of(request))).owner)


@post("/api/people/programs")
async def make_program(request: AppRequest, data: JSONBody[NewProgram]) -> ProgramToken:
    """Makes a program and returns its token; nobody is told it again."""
    accounts = people_of(request).accounts
    account = await accounts.require_account(token_of(request))
    return ProgramToken(*await accounts.programs.make(account.owner, data.name))


@delete("/api/people/programs/{program:str}", status_code=200)
async def end_program(request: AppRequest, program: FromPath[str]) -> Done:
    """Ends a program: its token is worth nothing, and its connections are closed."""
    people = people_of(request)
    account = await people.accounts.require_account(token_of(request))
    ended = await people.accounts.programs.end(account.owner, program[:16])
    await people.disconnect(ended)
    return Done(len(ended))


async def _programs(people: AccountServices, owner: str) -> list[ProgramInfo]:
    return [ProgramInfo(p.id, p.name, p.created, p.seen) for p in await people.accounts.programs.of(owner)]


# ---------------------------------------------------------------- all that is kept about oneself
@get("/api/people/export", price=USUAL)
async def export(request: AppRequest) -> Response[Export]:
    """Returns all that is kept of the caller, as one file. Guests may ask, too."""
    people, table_service, token = people_of(request), table_service_of(request), token_of(request)
    account = await people.accounts.account_of(token)
    owner = account.owner if account else hash_token(token)
    tables: list[ExportTable] = []
    skip = unreadable = 0
    people.exporting.check()
    while skip >= 0:
        async with people.exporting.turn():
            page = await table_service.history.of(owner, skip)
            tables += [
                ExportTable(played, await _record(table_service, played.table)) for played in page.matches
            ]
        skip, unreadable = page.next, unreadable + page.unreadable
    async with people.exporting.turn():
        all_of_it = Export(
            me=_me(account) if account else Me(),
            sessions=tuple(await _sessions(people, account, token)) if account else (),
            lists=tuple(_list_entry(entry) for entry in await people.lists.of(owner)),
            reports=tuple(
                ExportReport(r.name, r.table, r.text, r.at, r.done)
                for r in (await people.reports.of(owner) if owner else ())
            ),
            tables=tuple(tables),
            unreadable=unreadable,
            places=await people.signs.of(owner),
            ratings=tuple(
                ExportRating(game, players, displayed_rating(found), displayed_doubt(found), found.deals)
                for game, players, found in await people.ratings.of(owner)
            ),
            clubs=await clubs_of(request).export(owner),
            events=(*await events_of(request).export(owner), *await daily_of(request).export(owner)),
            programs=tuple(await _programs(people, owner)),
            passkeys=tuple(await _passkeys(people, owner)),
            friends=tuple(
                FriendInfo(f.id, f.name, f.avatar, f.state) for f in await people.friends.of(owner)
            ),
        )
    return Response(all_of_it, headers={"content-disposition": 'attachment; filename="hlaska.json"'})


async def _record(table_service: TableService, table: str) -> str:
    try:
        return await record_text(await table_service.get_or_read(table))
    except NotSaved:
        raise
    except HlaskaError:  # it would tell of cards still in play
        return ""


@post("/api/people/delete", status_code=200)
async def delete_me(request: AppRequest, data: JSONBody[DeleteMe]) -> Response[Done]:
    """Keeps nothing of an account; at tables with others its chair has nobody's name. The browser is a new guest."""
    people, token = people_of(request), token_of(request)
    account = await people.accounts.require_account(token)
    await _check_proof(request, account, data.password, data.passkey)
    ended = await people.accounts.end_sessions(account)
    for program in await people.accounts.programs.of(account.owner):
        await people.disconnect(await people.accounts.programs.end(account.owner, program.id))
        await table_service_of(request).user_tables.forget_person(program.player)
    await people.disconnect(ended)
    await table_service_of(request).user_tables.forget_person(account.owner)
    await people.accounts.delete(account)
    return Response(Done(len(ended)), cookies=[cookie(request, new_token())])


# ---------------------------------------------------------------- others
@get("/api/people/lists")
async def show_lists(request: AppRequest) -> list[Listed]:
    """Returns whom one blocks, avoids and mutes, newest first."""
    return [_list_entry(entry) for entry in await people_of(request).lists.of(await owner_of(request))]


@post("/api/people/lists", status_code=200)
async def enlist(request: AppRequest, data: JSONBody[Enlist]) -> Listed:
    """Blocks, avoids or mutes whoever has a chair at a table."""
    owner = await owner_of(request)
    other, name = await find_person(request, owner, data.table, data.chair)
    people = people_of(request)
    await people.listed.take(address_of(request))
    entry = await people.lists.add(owner, data.kind, other, name)
    if data.kind == "block":
        await people.friends.part(owner, other)
    await people.invalidate()
    return _list_entry(entry)


@delete("/api/people/lists/{entry:str}", status_code=200)
async def take_off(request: AppRequest, entry: FromPath[str]) -> Done:
    """Takes an entry off one's lists."""
    people = people_of(request)
    dropped = await people.lists.drop(await owner_of(request), entry[:16])
    await people.invalidate()
    return Done(int(dropped))


@post("/api/people/reports", status_code=200)
async def report(request: AppRequest, data: JSONBody[NewReport]) -> Done:
    """Reports a person at a table where one sits or sat."""
    owner = await owner_of(request)
    if not table_service_of(request).user_tables.has_sat(
        await table_service_of(request).look_at(data.table, owner), owner
    ):
        raise NotAtTable
    other, name = await find_person(request, owner, data.table, data.chair)
    text = data.text.strip()
    if not 0 < len(text) <= LONGEST:
        raise BadOptions(f"text: expected 1 to {LONGEST} letters")
    address = address_of(request)
    await people_of(request).reports.add(owner, other, name, data.table, text, address)
    return Done(1)


class NobodyThere(HlaskaError):
    def __init__(self) -> None:
        text = "no other person has this chair"
        super().__init__(text, Phrase("problem-nobody-there"))


async def find_person(request: AppRequest, owner: str, table: str, chair: int) -> tuple[str, str]:
    """Returns who another person at a table is, and their name there. Raises NobodyThere, NoTable."""
    meta = (await table_service_of(request).look_at(table, owner)).meta
    other = meta.owners[chair] if 0 <= chair < len(meta.owners) else ""
    if not owner or not other or other == owner:
        raise NobodyThere
    return other, meta.chairs[chair].name


# ---------------------------------------------------------------- ratings
@get("/api/ratings/{game:str}", price=USUAL)
async def show_ratings(
    request: AppRequest, game: FromPath[str], players: FromQuery[int] = 0, club: FromQuery[str] = ""
) -> Ratings:
    """Returns who is how good at a game.

    `players` 0: of the number that most are rated for; `club`: of its members, for one of them.
    """
    people, game_type = people_of(request), table_service_of(request).catalog.find(game)
    counts = await people.ratings.player_counts(game_type.id)
    shown = players or (counts[0] if counts else 0)
    owner = await owner_of(request)
    among = await clubs_of(request).members.owners(club, owner) if club else None
    found = await people.ratings.standings(game_type.id, shown, owner, among)
    return Ratings(
        game_type.id, shown, tuple(sorted(counts)), tuple(_rated_person(one, owner) for one in found)
    )


def _rated_person(one: RankedPlayer, owner: str) -> RatedPerson:
    rating = one.rating
    mine = bool(owner) and one.owner == owner
    about = (displayed_rating(rating), displayed_doubt(rating), rating.deals)
    return RatedPerson(one.name, one.avatar, one.level, *about, mine, one.program)


def displayed_rating(rating: rating_model.Rating) -> int:
    """Returns a rating as it is shown: 1500 to begin with."""
    return rating_model.START + rating_model.displayed_change(rating.mu - rating_model.MEAN)


def displayed_doubt(rating: rating_model.Rating) -> int:
    """Returns two deviations of a rating, in the points that are shown."""
    return round(2 * rating_model.POINT * rating.sigma)


def _list_entry(entry: Entry) -> Listed:
    return Listed(
        entry.id, entry.kind, entry.name, entry.at, who_of(entry.other) if entry.kind == "mute" else ""
    )
