"""The HTTP side of the archive: deals that are over, and what is told of a person."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromQuery

from hlaska.core.errors import BadOptions
from hlaska.server.hall import Hall
from hlaska.server.messages import ArchivePage
from hlaska.server.people.archive import PAGE, SINCE, Wanted
from hlaska.server.people.routes import Asked, owner_of, people_of


@get("/api/archive")
async def show_archive(
    request: Asked,
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
) -> ArchivePage:
    """Deals that are over and that the caller may see: those of public tables, and those he sat at."""
    hall: Hall = request.app.state.hall
    if game and game not in hall.catalog.ids:
        raise BadOptions(f"game={game[:40]}: expected one of {', '.join(hall.catalog.ids)}")
    owner = await owner_of(request)
    if mine and not owner:
        return ArchivePage(())
    if mine and who:
        raise BadOptions("mine, who: one of them")
    wanted = Wanted(game, who, owner if mine else "", contract, result, since, until, least)
    return await people_of(request).archive.find(wanted, owner, after, most)


HANDLERS: Final = (show_archive,)
