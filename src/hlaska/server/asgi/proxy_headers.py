"""Reads who asks, and how, from the headers of a proxy in front. It alone is believed."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

from hlaska.core.errors import Phrase
from hlaska.protocol.problem import Problem
from hlaska.server.asgi.connection_limits import ConnectionLimiter, client_subnet
from hlaska.server.asgi.security import ASGIApp, Message, Receive, Send, refuse

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

FOR, PROTO = b"x-forwarded-for", b"x-forwarded-proto"
LONGEST: Final = 40  # addresses of a chain that are looked at, from our end
_SCHEMES: Final = {"http": {"https": "https"}, "websocket": {"https": "wss"}}


def read_address(text: str) -> Address | None:
    """Reads an address as proxies write it, also with a port.

    Returns None for what is none.

    One of IPv4 is of IPv4, however it is written.
    """
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


class TrustedProxies:
    """Holds the addresses of proxies that an operator has named."""

    def __init__(self, networks: Iterable[Network] = ()) -> None:
        self._networks = tuple(networks)

    def __bool__(self) -> bool:
        return bool(self._networks)

    def has(self, address: str) -> bool:
        return self._has(read_address(address))

    def _has(self, found: Address | None) -> bool:
        return found is not None and any(found in network for network in self._networks)

    def client(self, chain: str) -> str:
        """Returns the client of a chain of proxies, "" where none can be read.

        Only the end that our own proxies wrote can be believed: it is the last address that is no proxy of ours.
        """
        last = ""
        for text in reversed(chain.split(",")[-LONGEST:]):
            found = read_address(text)
            if found is None:
                return last
            last = str(found)
            if not self._has(found):
                return last
        return last


class ProxyHeadersMiddleware:
    """Shows all others what the proxies tell; nobody else is believed.

    This is ASGI middleware around everything.

    Whoever comes through a proxy is counted here, as the door counts who comes without one.
    """

    def __init__(self, app: ASGIApp, proxies: TrustedProxies, limiter: ConnectionLimiter) -> None:
        self._app, self._proxies, self._door = app, proxies, limiter

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        told = [(name, value.decode("latin-1")) for name, value in scope["headers"] if name in (FOR, PROTO)]
        # Taken out, so that a process to which this is handed on does not read what a client may have made up.
        scope = {**scope, "headers": [header for header in scope["headers"] if header[0] not in (FOR, PROTO)]}
        peer = scope.get("client") or ("", 0)
        if not self._proxies.has(peer[0]):
            await self._app(scope, receive, send)
            return
        proto = next((value for name, value in reversed(told) if name == PROTO), "")
        scheme = _SCHEMES[scope["type"]].get(proto.rpartition(",")[2].strip().lower())
        scope |= {"scheme": scheme} if scheme else {}
        client = self._proxies.client(",".join(value for name, value in told if name == FOR))
        if not client:  # the proxy itself, which looks whether we live
            await self._app(scope, receive, send)
            return
        scope["client"] = (client, 0)
        counted = client_subnet((client, 0))
        if not self._door.enter(counted):
            await refuse(scope, receive, send, 429, _TOO_MANY)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._door.leave(counted)


_TOO_MANY: Final = Problem(
    "too_many", "too many connections from this address; close some of them", Phrase("problem-too-many")
)
