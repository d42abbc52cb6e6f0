"""Charges the work of a request to the address it comes from.

That is for routes that name their `price`; `unmeasured`: it is what they take, for they work where nothing is measured.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware

from hlaska.server.asgi.connection_limits import client_subnet
from hlaska.server.limits.budget import Budget, Price
from hlaska.table.meter import charge_work

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send


class Metered(ASGIMiddleware):
    """Meters the handlers, as Litestar middleware around them. Raises TooMuch where nothing is left to an address."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        price: Price | None = scope["route_handler"].opt.get("price")
        if price is None:
            await next_app(scope, receive, send)
            return
        address = client_subnet(scope["client"]) if scope["client"] else ""
        budget: Budget = scope["litestar_app"].state.hall.budget
        async with budget.spending(address, price):
            if scope["route_handler"].opt.get("unmeasured"):
                charge_work(price.work)
            await next_app(scope, receive, send)
