"""Serves the administrator: people, tables, reports, a notice to all, closing. Nothing here tells of cards."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.protocol.admin import (
    AdminAccount,
    AdminPage,
    AdminReport,
    AdminReportGroup,
    AdminReports,
    AdminSigns,
    AdminTable,
    AskHands,
    Bar,
    NewState,
    ReportDone,
    SignLook,
    SignPair,
    SignTally,
)
from hlaska.protocol.problem import Done
from hlaska.server.accounts.abuse_reports import Group
from hlaska.server.accounts.announcements import Status
from hlaska.server.accounts.services import AccountServices
from hlaska.server.api.accounts import AppRequest, people_of, token_of
from hlaska.server.fairness.co_play import chance_of_hits
from hlaska.server.fairness.collusion_check import CollusionCheck, CollusionReport, Tally
from hlaska.server.tables.service import TableService


class NoPair(HlaskaError):
    def __init__(self) -> None:
        super().__init__("these two are not among those who are shown", Phrase("problem-nobody-there"))


class NoReports(HlaskaError):
    def __init__(self) -> None:
        super().__init__("there are no such reports", Phrase("problem-not-found"))


class NotAdmin(HlaskaError):
    def __init__(self) -> None:
        super().__init__("this is for the administrator of this server", Phrase("problem-not-admin"))


async def _people(request: AppRequest) -> AccountServices:
    """Raises NotAdmin unless the administrator asks."""
    people = people_of(request)
    account = await people.accounts.account_of(token_of(request))
    if account is None or not account.admin:
        raise NotAdmin
    return people


@get("/api/admin")
async def show_admin(request: AppRequest) -> AdminPage:
    """Returns all that the administrator's page shows."""
    people = await _people(request)
    table_service: TableService = request.app.state.hall
    state = await people.notes.state()
    return AdminPage(
        notice=state.notice,
        closing=state.closing,
        accounts=tuple(
            AdminAccount(a.name, a.created, seen, a.admin, a.barred)
            for a, seen in await people.accounts.list_newest()
        ),
        tables=tuple(
            AdminTable(t.meta.id, t.meta.game, t.meta.chairs, t.now.deal, t.now.running, t.meta.access)
            for t in table_service.live.here()
        ),
        reports=await _reports(people, False, 0),
    )


# ---------------------------------------------------------------- reports
@get("/api/admin/reports")
async def show_reports(
    request: AppRequest, done: FromQuery[bool] = False, skip: FromQuery[int] = 0
) -> AdminReports:
    """Reports by the person they are about, some groups at a time."""
    return await _reports(await _people(request), done, skip)


@get("/api/admin/reports/{group:str}")
async def show_group(
    request: AppRequest, group: FromPath[str], done: FromQuery[bool] = False, skip: FromQuery[int] = 0
) -> AdminReportGroup:
    """Returns the reports of one person, some at a time."""
    found = await (await _people(request)).reports.group(group, done, max(0, skip))
    if found is None:
        raise NoReports
    return _group(found)


async def _reports(people: AccountServices, done: bool, skip: int) -> AdminReports:
    groups, more = await people.reports.groups(done, max(0, skip))
    return AdminReports(tuple(map(_group, groups)), more, await people.reports.count(done))


def _group(one: Group) -> AdminReportGroup:
    told = tuple(AdminReport(r.id, r.name, r.table, r.text, r.at, r.done) for r in one.reports)
    return AdminReportGroup(one.id, one.names, one.count, one.people, one.at, told)


@post("/api/admin/state", status_code=200)
async def change_state(request: AppRequest, data: JSONBody[NewState]) -> Done:
    """Sets the notice to all, and whether the server closes after these deals."""
    people = await _people(request)
    await people.notes.put(Status(data.notice.strip(), data.closing))
    return Done()


@post("/api/admin/bar", status_code=200)
async def bar(request: AppRequest, data: JSONBody[Bar]) -> Done:
    """Lets an account sign in no longer, and ends its sessions. Or it lets it in again."""
    people = await _people(request)
    ended = await people.accounts.bar(data.name, data.barred)
    await people.disconnect(ended)
    return Done(len(ended))


@post("/api/admin/report", status_code=200)
async def report_done(request: AppRequest, data: JSONBody[ReportDone]) -> Done:
    """Marks a report, or all of a group, as looked at."""
    people = await _people(request)
    return Done(await people.reports.mark_done(data.id, data.group))


# ---------------------------------------------------------------- signs that two play together
def _tally(found: Tally, others: Tally) -> SignTally:
    chance = chance_of_hits(found.hits, found.apart, (others.hits, others.apart))
    return SignTally(found.decisions, found.apart, found.hits, chance)


def _look(found: CollusionReport | None) -> SignLook | None:
    if found is None:
        return None
    people = tuple(_tally(one, found.others) for one in found.people)
    others = SignTally(found.others.decisions, found.others.apart, found.others.hits, 1.0)
    return SignLook(found.deals, found.done, found.skipped, people, others)


@get("/api/admin/signs")
async def show_signs(request: AppRequest) -> AdminSigns:
    """Lists pairs that may play together, with how often chance gives as much."""
    people, hands = await _people(request), _hands(request)
    found = await people.signs.find_pairs()
    pairs = (
        SignPair(
            p.id,
            p.names,
            p.tables,
            p.together,
            round(p.expected, 2),
            p.chance,
            p.same,
            _look(hands.find_report(p)),
        )
        for p in found.pairs
    )
    return AdminSigns(tuple(pairs), found.compared, found.sharing)


@post("/api/admin/hands", status_code=200)
async def look_at_hands(request: AppRequest, data: JSONBody[AskHands]) -> SignLook:
    """Looks at the last deals of a pair, where players think. It takes a minute or two."""
    people, hands = await _people(request), _hands(request)
    pair = next((p for p in (await people.signs.find_pairs()).pairs if p.id == data.id), None)
    if pair is None:
        raise NoPair
    found = _look(await hands.begin(pair, people.signs))
    assert found is not None
    return found


def _hands(request: AppRequest) -> CollusionCheck:
    hands: CollusionCheck = request.app.state.hands
    return hands
