"""Serves clubs over HTTP. All of it is for who is signed in, and all of a club for its members."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from hlaska.protocol.clubs import (
    ChangeClub,
    ClubBrief,
    ClubInvite,
    ClubKey,
    ClubName,
    ClubPage,
    ClubPick,
    DrawRound,
    EveningPage,
    EveningPresent,
    FoundClub,
    NewClubRules,
    NewClubTable,
    NewCorrection,
    NewEvening,
    SeasonSheet,
    WriteResult,
)
from hlaska.protocol.problem import Done
from hlaska.protocol.tables import Created
from hlaska.server.accounts.accounts import Account
from hlaska.server.api.accounts import (
    AppRequest,
    address_of,
    clubs_of,
    events_of,
    owner_of,
    people_of,
    table_service_of,
    token_of,
)
from hlaska.server.clubs.rule_sets import check_rules
from hlaska.server.clubs.service import ClubService, describe_member
from hlaska.server.limits.budget import TABLE, USUAL
from hlaska.table.match_state import Chair
from hlaska.table.new_table import check_name_and_avatar


async def _account(request: AppRequest) -> Account:
    """Returns the account of who asks. Raises NotSignedIn."""
    return await people_of(request).accounts.require_account(token_of(request))


async def _asks(request: AppRequest) -> tuple[ClubService, str]:
    """Returns the club service, and who asks. Raises NotSignedIn."""
    return clubs_of(request), (await _account(request)).owner


# ---------------------------------------------------------------- clubs and members
@get("/api/clubs")
async def my_clubs(request: AppRequest) -> list[ClubBrief]:
    """Returns the clubs of who asks; none for a guest."""
    found = await clubs_of(request).members.of(await owner_of(request))
    return [ClubBrief(one.id, one.name, one.members, one.role) for one in found]


@post("/api/clubs")
async def found_club(request: AppRequest, data: JSONBody[FoundClub]) -> ClubBrief:
    """Founds a club for the caller."""
    clubs, owner = await _asks(request)
    made = await clubs.members.found(owner, data.name, data.unit, data.season)
    return await _brief(clubs, owner, made)


async def _brief(clubs: ClubService, owner: str, club: str) -> ClubBrief:
    found, members = await clubs.members.club(club, owner)
    return ClubBrief(found.id, found.name, sum(one.is_current for one in members), found.me.role)


@post("/api/clubs/invited", status_code=200)
async def invited(request: AppRequest, data: JSONBody[ClubKey]) -> ClubBrief:
    """Returns the club that an invitation leads to. A guest may ask; who joins has an account."""
    found = await clubs_of(request).members.find_invited(
        data.key[:40], await owner_of(request), address_of(request)
    )
    return ClubBrief(found.id, found.name, found.members, found.role)


@post("/api/clubs/join", status_code=200)
async def join(request: AppRequest, data: JSONBody[ClubKey]) -> ClubBrief:
    """Makes who asks a member."""
    clubs, owner = await _asks(request)
    return await _brief(clubs, owner, await clubs.members.join(data.key[:40], owner, address_of(request)))


@get("/api/clubs/{club:str}", price=USUAL)
async def show_club(request: AppRequest, club: FromPath[str]) -> ClubPage:
    """Returns all of a club but its sheets."""
    clubs, owner = await _asks(request)
    found, members = await clubs.members.club(club, owner)
    return ClubPage(
        id=found.id,
        name=found.name,
        unit=found.unit,
        me=found.me.id,
        role=found.me.role,
        invited_until=found.invited_until,
        members=tuple(describe_member(one) for one in members),
        rules=tuple(await clubs.rules.of(club, owner)),
        tables=tuple(await clubs.tables(table_service_of(request), club, owner)),
        seasons=tuple(await clubs.sheets.seasons(club)),
        evenings=tuple(await clubs.evenings.of(club)),
    )


@put("/api/clubs/{club:str}")
async def change_club(request: AppRequest, club: FromPath[str], data: JSONBody[ChangeClub]) -> Done:
    """Gives a club another name or unit."""
    clubs, owner = await _asks(request)
    await clubs.members.change(club, owner, data.name, data.unit)
    return Done()


@delete("/api/clubs/{club:str}", status_code=200)
async def dissolve(request: AppRequest, club: FromPath[str]) -> Done:
    """Dissolves a club; nothing is kept of it."""
    clubs, owner = await _asks(request)
    await clubs.members.dissolve(club, owner)
    return Done()


@post("/api/clubs/{club:str}/invite", status_code=200)
async def invite(request: AppRequest, club: FromPath[str]) -> ClubInvite:
    """Makes a new link; an earlier one is worth nothing."""
    clubs, owner = await _asks(request)
    return ClubInvite(*await clubs.members.invite(club, owner))


@delete("/api/clubs/{club:str}/invite", status_code=200)
async def uninvite(request: AppRequest, club: FromPath[str]) -> Done:
    """Withdraws the link: it leads in no longer."""
    clubs, owner = await _asks(request)
    await clubs.members.uninvite(club, owner)
    return Done()


@post("/api/clubs/{club:str}/members", status_code=200)
async def add_member(request: AppRequest, club: FromPath[str], data: JSONBody[ClubName]) -> Done:
    """Adds a member without an account."""
    clubs, owner = await _asks(request)
    await clubs.members.add(club, owner, data.name)
    return Done(1)


@post("/api/clubs/{club:str}/role", status_code=200)
async def promote(request: AppRequest, club: FromPath[str], data: JSONBody[ClubPick]) -> Done:
    """Gives a member another role."""
    clubs, owner = await _asks(request)
    await clubs.members.promote(club, owner, data.member, data.role)
    return Done()


@post("/api/clubs/{club:str}/remove", status_code=200)
async def remove(request: AppRequest, club: FromPath[str], data: JSONBody[ClubPick]) -> Done:
    """Removes a member, who looks on at the club's tables no longer."""
    clubs, owner = await _asks(request)
    gone = await clubs.members.remove(club, owner, data.member)
    await people_of(request).disconnect(await clubs.session_hashes(gone))
    return Done(1)


@post("/api/clubs/{club:str}/leave", status_code=200)
async def leave(request: AppRequest, club: FromPath[str]) -> Done:
    """Ends the membership of who asks."""
    clubs, owner = await _asks(request)
    await clubs.members.leave(club, owner)
    await people_of(request).disconnect(await clubs.session_hashes(owner))
    return Done(1)


# ---------------------------------------------------------------- rules and tables
@post("/api/clubs/{club:str}/rules", status_code=200)
async def keep_rules(request: AppRequest, club: FromPath[str], data: JSONBody[NewClubRules]) -> Done:
    """Keeps new rules, or changes those with this id."""
    clubs, owner = await _asks(request)
    await clubs.rules.keep(
        club, owner, check_rules(table_service_of(request).catalog, replace(data, id=data.id[:16]))
    )
    return Done(1)


@delete("/api/clubs/{club:str}/rules/{rules:str}", status_code=200)
async def drop_rules(request: AppRequest, club: FromPath[str], rules: FromPath[str]) -> Done:
    """Drops rules of a club; what was played by them stays."""
    clubs, owner = await _asks(request)
    return Done(int(await clubs.rules.drop(club, owner, rules)))


@post("/api/clubs/{club:str}/tables", price=TABLE)
async def open_table(request: AppRequest, club: FromPath[str], data: JSONBody[NewClubTable]) -> Created:
    """Opens a table of the club."""
    await table_service_of(request).hooks.check_accepting_deals()
    clubs, account = clubs_of(request), await _account(request)
    check_name_and_avatar(0, Chair(account.name, avatar=data.avatar))
    table = await clubs.open(table_service_of(request), club, account.owner, account.name, data)
    return Created(table.meta.id, table.meta.chair_of(account.owner))


# ---------------------------------------------------------------- seasons
@post("/api/clubs/{club:str}/seasons", status_code=200)
async def begin_season(request: AppRequest, club: FromPath[str], data: JSONBody[ClubName]) -> Done:
    """Begins a new season, which ends the one before."""
    clubs, owner = await _asks(request)
    await clubs.sheets.begin(club, owner, data.name)
    return Done(1)


@get("/api/clubs/{club:str}/seasons/{season:str}", price=USUAL)
async def show_sheet(
    request: AppRequest, club: FromPath[str], season: FromPath[str], whole: FromQuery[bool] = False
) -> SeasonSheet:
    """Returns the sheet of a season; `whole`: with all its entries."""
    clubs, owner = await _asks(request)
    return await clubs.sheets.sheet(club, owner, season, whole)


@post("/api/clubs/{club:str}/seasons/{season:str}/corrections", status_code=200)
async def correct(
    request: AppRequest, club: FromPath[str], season: FromPath[str], data: JSONBody[NewCorrection]
) -> Done:
    """Adds something to what a member has."""
    clubs, owner = await _asks(request)
    await clubs.sheets.correct(club, owner, season, data.member, data.value, data.text)
    return Done(1)


# ---------------------------------------------------------------- evenings
@post("/api/clubs/{club:str}/evenings")
async def begin_evening(request: AppRequest, club: FromPath[str], data: JSONBody[NewEvening]) -> EveningPage:
    """Begins a new evening."""
    clubs, owner = await _asks(request)
    return await _evening(
        clubs, owner, club, await clubs.evenings.begin(club, owner, data, table_service_of(request).catalog)
    )


@get("/api/clubs/{club:str}/evenings/{evening:str}", price=USUAL)
async def show_evening(request: AppRequest, club: FromPath[str], evening: FromPath[str]) -> EveningPage:
    """Returns an evening: who is there, the rounds, and what came of them."""
    clubs, owner = await _asks(request)
    return await _evening(clubs, owner, club, evening)


@post("/api/clubs/{club:str}/evenings/{evening:str}/present", status_code=200)
async def be_present(
    request: AppRequest, club: FromPath[str], evening: FromPath[str], data: JSONBody[EveningPresent]
) -> EveningPage:
    """Sets who is there from the next round on."""
    clubs, owner = await _asks(request)
    await clubs.evenings.set_present(club, owner, evening, data.members)
    return await _evening(clubs, owner, club, evening)


@post("/api/clubs/{club:str}/evenings/{evening:str}/draw", status_code=200, price=TABLE)
async def draw_round(
    request: AppRequest, club: FromPath[str], evening: FromPath[str], data: JSONBody[DrawRound]
) -> EveningPage:
    """Draws the next round, and opens its tables."""
    clubs, owner = await _asks(request)
    await table_service_of(request).hooks.check_accepting_deals()
    await clubs.evenings.draw(club, owner, evening, data.anyway)
    await clubs.open_round(table_service_of(request), club, owner, evening)
    return await _evening(clubs, owner, club, evening)


@post("/api/clubs/{club:str}/evenings/{evening:str}/open", status_code=200, price=TABLE)
async def open_round(request: AppRequest, club: FromPath[str], evening: FromPath[str]) -> EveningPage:
    """Opens what is missing of a round's tables, where the server ended before it could."""
    clubs, owner = await _asks(request)
    await table_service_of(request).hooks.check_accepting_deals()
    await clubs.open_round(table_service_of(request), club, owner, evening)
    return await _evening(clubs, owner, club, evening)


@post("/api/tables/{table:str}/stand-ins", status_code=200)
async def stand_in(request: AppRequest, table: FromPath[str]) -> Done:
    """Fills empty chairs of a drawn table of an evening or event with computer players.

    The table is asked, so that the process where it lives does it.
    """
    clubs, owner = await _asks(request)
    of_event = await events_of(request).stand_in(table_service_of(request), owner, table)
    if of_event is not None:
        return Done(of_event)
    return Done(await clubs.stand_in(table_service_of(request), owner, table))


@post("/api/clubs/{club:str}/evenings/{evening:str}/result", status_code=200)
async def write_result(
    request: AppRequest, club: FromPath[str], evening: FromPath[str], data: JSONBody[WriteResult]
) -> EveningPage:
    """Writes down what came of a table with real cards."""
    clubs, owner = await _asks(request)
    await clubs.evenings.write(club, owner, evening, data)
    return await _evening(clubs, owner, club, evening)


@post("/api/clubs/{club:str}/evenings/{evening:str}/end", status_code=200)
async def end_evening(request: AppRequest, club: FromPath[str], evening: FromPath[str]) -> EveningPage:
    """Ends an evening: no round is drawn any more."""
    clubs, owner = await _asks(request)
    await clubs.evenings.end(club, owner, evening)
    return await _evening(clubs, owner, club, evening)


async def _evening(clubs: ClubService, owner: str, club: str, evening: str) -> EveningPage:
    page, members = await clubs.evenings.page(club, owner, evening)
    return replace(page, members=tuple(describe_member(one) for one in members))
