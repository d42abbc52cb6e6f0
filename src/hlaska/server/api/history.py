"""Serves the archive over HTTP: finished deals, and what is told of a person."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Final

from litestar import get
from litestar.params import FromQuery
from litestar.response import Stream

from hlaska.core.errors import BadOptions, HlaskaError, Phrase
from hlaska.protocol.accounts import PersonPage, PersonRating
from hlaska.protocol.deals import ArchivePage, Dealt
from hlaska.server.api.accounts import (
    AppRequest,
    clubs_of,
    displayed_doubt,
    displayed_rating,
    owner_of,
    people_of,
)
from hlaska.server.history.archive import PAGE, SINCE, ArchiveFilter
from hlaska.server.history.export import of_person
from hlaska.server.limits.budget import USUAL
from hlaska.server.tables.service import TableService

LAST: Final = 10  # deals on the page of a person


@get("/api/archive", price=USUAL)
async def show_archive(
    request: AppRequest,
    game: FromQuery[str] = "",
    who: FromQuery[str] = "",
    mine: FromQuery[bool] = False,
    contract: FromQuery[str | None] = None,
    result: FromQuery[str] = "",
    since: FromQuery[float] = 0.0,
    until: FromQuery[float] = SINCE,
    least: FromQuery[int] = 0,
    after: FromQuery[str] = "",
    most: FromQuery[int] = PAGE,
    club: FromQuery[str] = "",
) -> ArchivePage:
    """Returns finished deals that the caller may see.

    They are those of public tables and those of the caller's own, or those of a club that the caller is in.
    """
    _check_game(request, game)
    owner = await owner_of(request)
    if mine and not owner:
        return ArchivePage(())
    if mine and who:
        raise BadOptions("mine, who: one of them")
    held = tuple(await clubs_of(request).sheets.list_embargoed(club, owner)) if club else ()
    whose = owner if mine else ""
    wanted = ArchiveFilter(game, who, whose, contract, result, since, until, least, club=club, held=held)
    return await people_of(request).archive.find(wanted, owner, after, most)


def _check_game(request: AppRequest, game: str) -> None:
    known = request.app.state.hall.catalog.ids
    if game and game not in known:
        raise BadOptions(f"game={game[:40]}: expected one of {', '.join(known)}")


@get("/api/archive/mine", price=USUAL)
async def show_records(request: AppRequest) -> Stream:
    """Streams all own matches as one text of records, while it is made. Raises Busy."""
    table_service: TableService = request.app.state.hall
    owner, exporting = await owner_of(request), people_of(request).exporting
    exporting.check()  # whoever has to come later is told so instead of getting half a file
    headers = {"content-disposition": 'attachment; filename="matches.hlaska"'}
    texts = exporting.parts(of_person(table_service.store, table_service.get_or_read, owner))
    first = await anext(texts)  # a database that does not answer is a problem, and not half a file

    async def all_of_it() -> AsyncIterator[str]:
        yield first
        async for text in texts:
            yield text

    return Stream(all_of_it(), media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/dealt", price=USUAL)
async def show_dealt(request: AppRequest, game: FromQuery[str] = "") -> Dealt:
    """Returns what was dealt here, beside what chance would give.

    Without a game it is of the first one that is counted.
    """
    _check_game(request, game)
    counts = people_of(request).dealt
    found = await counts.count_dealt(game)
    return found if game or not found.games else await counts.count_dealt(found.games[0])


class NoPerson(HlaskaError):
    def __init__(self, name: str) -> None:
        super().__init__(f"nobody here has an account named '{name[:40]}'", Phrase("problem-no-person"))


@get("/api/person", price=USUAL)
async def show_person(request: AppRequest, name: FromQuery[str]) -> PersonPage:
    """Returns what anybody may know of who has an account."""
    people = people_of(request)
    account = await people.accounts.find_by_name(name[:200])
    if account is None or account.barred:
        raise NoPerson(name)
    found = await people.archive.find(
        ArchiveFilter(owner=account.owner, public=True), await owner_of(request), most=LAST
    )
    return PersonPage(
        name=account.name,
        avatar=account.avatar,
        since=month_of(account.created),
        ratings=tuple(
            PersonRating(game, players, displayed_rating(rating), displayed_doubt(rating), rating.deals)
            for game, players, rating in await people.ratings.of(account.owner)
        ),
        results=await people.archive.results(account.owner),
        deals=found.deals,
    )


def month_of(at: float) -> int:
    """Returns the first second of a month. On what day somebody came is nobody's business."""
    day = datetime.fromtimestamp(at, UTC)
    return int(datetime(day.year, day.month, 1, tzinfo=UTC).timestamp())
