"""The administrator's side: people, tables, reports, a notice to all, closing. Nothing here tells of cards."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import JSONBody

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.server.hall import Hall
from hlaska.server.messages import (
    AdminAccount,
    AdminPage,
    AdminReport,
    AdminTable,
    Bar,
    Done,
    NewState,
    ReportDone,
)
from hlaska.server.people.notes import Status
from hlaska.server.people.people import People
from hlaska.server.people.routes import Asked, people_of, token_of


class NotAdmin(HlaskaError):
    def __init__(self) -> None:
        super().__init__("this is for the administrator of this server", Phrase("problem-not-admin"))


async def _people(request: Asked) -> People:
    """Raises NotAdmin unless the administrator asks."""
    people = people_of(request)
    account = await people.accounts.account_of(token_of(request))
    if account is None or not account.admin:
        raise NotAdmin
    return people


@get("/api/admin")
async def show_admin(request: Asked) -> AdminPage:
    """All that the administrator's page shows."""
    people = await _people(request)
    hall: Hall = request.app.state.hall
    state = await people.notes.state()
    return AdminPage(
        notice=state.notice,
        closing=state.closing,
        accounts=tuple(
            AdminAccount(a.name, a.created, seen, a.admin, a.barred)
            for a, seen in await people.accounts.all()
        ),
        tables=tuple(
            AdminTable(t.meta.id, t.meta.game, t.meta.chairs, t.now.deal, t.now.running, t.meta.access)
            for t in hall.here()
        ),
        reports=tuple(
            AdminReport(r.id, r.name, r.table, r.text, r.at, r.done) for r in await people.reports.all()
        ),
    )


@post("/api/admin/state", status_code=200)
async def change_state(request: Asked, data: JSONBody[NewState]) -> Done:
    """What is said to all, and whether the server closes after the deals in play."""
    people = await _people(request)
    await people.notes.put(Status(data.notice.strip(), data.closing))
    return Done()


@post("/api/admin/bar", status_code=200)
async def bar(request: Asked, data: JSONBody[Bar]) -> Done:
    """Lets an account sign in no longer, and ends its sessions; or lets it in again."""
    people = await _people(request)
    ended = await people.accounts.bar(data.name, data.barred)
    await people.hang_up(ended)
    return Done(len(ended))


@post("/api/admin/report", status_code=200)
async def report_done(request: Asked, data: JSONBody[ReportDone]) -> Done:
    """A report has been looked at."""
    people = await _people(request)
    return Done(int(await people.reports.done(data.id)))


HANDLERS: Final = (show_admin, change_state, bar, report_done)
