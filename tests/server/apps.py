"""The server's application for tests, whose routes are registered once in each process.

To register them takes a quarter of a second each time; `test_http` and `test_protocol` make theirs as the server does.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any

from litestar import Litestar
from litestar.events.emitter import SimpleEventEmitter

from hlaska.server import app
from hlaska.server.asgi.security import ASGIApp
from hlaska.server.services import Services

_first: dict[bool, Litestar] = {}  # by whether it answers /metrics


def make_app(services: Services, hosts: Iterable[str] = (), watched: bool = False) -> ASGIApp:
    """Makes the application of these services, with the routes of the first one."""

    def again(handlers: list[Any], **settings: Any) -> Litestar:
        if watched not in _first:
            _first[watched] = Litestar(handlers, **settings | {"lifespan": []})
        made = copy(_first[watched])
        made.state = settings["state"]
        made.event_emitter = SimpleEventEmitter([])
        made._lifespan_managers = list(settings["lifespan"])
        made.asgi_router = copy(made.asgi_router)
        made.asgi_router.app = made
        made.asgi_handler = made._create_asgi_handler()
        return made

    made: ASGIApp = app.make_app(services, hosts, watched, again)
    return made
