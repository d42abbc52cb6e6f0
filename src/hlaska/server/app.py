"""Puts the HTTP side together. Litestar and msgspec check what comes in; problems are data."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from types import ModuleType
from typing import Any, Final

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from hlaska._version import __version__
from hlaska.server.api import accounts as routes
from hlaska.server.api import admin, metrics
from hlaska.server.api import clubs as club_routes
from hlaska.server.api import daily as daily_routes
from hlaska.server.api import errors as problems
from hlaska.server.api import events as event_routes
from hlaska.server.api import friends as friend_routes
from hlaska.server.api import games as game_routes
from hlaska.server.api import history as archived
from hlaska.server.api import static as page_routes
from hlaska.server.api import tables as table_routes
from hlaska.server.api.accounts import AppRequest, table_service_of
from hlaska.server.api.forwarding import ForwardingMiddleware
from hlaska.server.asgi.request_bodies import check_body
from hlaska.server.asgi.security import BODY, ASGIApp, SecurityMiddleware
from hlaska.server.limits.budget import SCHEMA
from hlaska.server.limits.metered import Metered
from hlaska.server.services import Services
from hlaska.table.store import NotSaved

log = logging.getLogger(__name__)

PARTS: Final = (
    game_routes,
    table_routes,
    page_routes,
    routes,
    archived,
    friend_routes,
    admin,
    club_routes,
    event_routes,
    daily_routes,
)
"""The modules that serve something."""


# ---------------------------------------------------------------- whether the server is well
@get("/healthz", sync_to_thread=False)
def health() -> dict[str, str]:
    """Says that the server is alive, and which version it is."""
    return {"status": "ok", "version": __version__}


@get("/readyz")
async def ready(request: AppRequest) -> Response[dict[str, str]]:
    """Tells whether requests should come here: the database answers.

    Without the bus tables go on, so it is only told of.
    """
    up = await metrics.answers(table_service_of(request)) is not None
    bus = table_service_of(request).bus.state
    status = {"status": "ok" if up else "the database does not answer"} | ({"bus": bus} if bus else {})
    return Response(status, status_code=200 if up else 503)


@get("/metrics", media_type="text/plain; version=0.0.4")
async def show_metrics(request: AppRequest) -> str:
    """Returns numbers for Prometheus."""
    return await metrics.prometheus(table_service_of(request))


# ---------------------------------------------------------------- the application
def list_handlers(module: ModuleType) -> list[BaseRouteHandler]:
    """Returns what a module serves, in the order in which it stands there."""
    return [one for one in vars(module).values() if isinstance(one, BaseRouteHandler)]


async def _catch_up(services: Services) -> None:
    """Does what was left undone when a server ended."""
    await services.hall.live.catch_up_archive()
    try:
        await services.clubs.sheets.drop_dissolved()
        await services.events.tables.catch_up(services.hall)
        await services.daily.catch_up(services.hall)
    except NotSaved as error:  # it is done when the server starts again
        log.warning("clubs and events: %s", error.text)


def make_app(
    services: Services,
    hosts: Iterable[str] = (),
    watched: bool = False,
    register: Callable[..., Litestar] = Litestar,
) -> ASGIApp:
    """Makes the whole server an ASGI application.

    hosts: names it goes by, beside its addresses.
    watched: whether /metrics is answered.
    register: makes an application of handlers and settings.
    """
    table_service, people, clubs = services.hall, services.people, services.clubs

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        table_service.runner.start()
        table_service.bus.start(table_service.lobby.people)
        working = [
            asyncio.create_task(_catch_up(services), name="archive"),
            asyncio.create_task(people.watch_time(), name="time"),
        ]
        try:
            yield
        finally:
            for task in working:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)
            await services.collusion.close()
            await table_service.close()
            await people.ratings.close()
            table_service.runner.close()
            await table_service.bus.close()
            await table_service.store.close()
            await people.database.close()

    app = register(
        [
            health,
            ready,
            *([show_metrics] if watched else []),
            *(handler for module in PARTS for handler in list_handlers(module)),
        ],
        state=State(
            {
                "hall": table_service,
                "people": people,
                "clubs": clubs,
                "events": services.events,
                "daily": services.daily,
                "hands": services.collusion,
            }
        ),
        lifespan=[life],
        before_request=check_body,
        middleware=[Metered()],
        request_max_body_size=BODY,
        compression_config=CompressionConfig("gzip", exclude_opt_key="packed"),
        exception_handlers=problems.HANDLERS,
        openapi_config=OpenAPIConfig(
            "Hláška",
            __version__,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            openapi_router=Router(
                "/api/schema",
                route_handlers=[],
                opt={"price": SCHEMA, "unmeasured": True},
                include_in_schema=False,
            ),
        ),
        logging_config=None,
        debug=False,
    )
    handling: Any = ForwardingMiddleware(app, table_service) if table_service.placement.is_shared else app  # type: ignore[arg-type]
    return SecurityMiddleware(handling, hosts)
