"""Behind a proxy: its word is taken for who asks, nobody else's is."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from ipaddress import ip_network
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hlaska.cli import parser
from hlaska.server import run
from hlaska.server.asgi import proxy_headers as proxies
from hlaska.server.asgi.connection_limits import ConnectionLimiter
from hlaska.server.asgi.proxy_headers import ProxyHeadersMiddleware, TrustedProxies
from tests.server.live import Live, live

HERE = TrustedProxies([ip_network("127.0.0.1")])
SOME = TrustedProxies([ip_network("10.0.0.0/24"), ip_network("2001:db8::/64")])
TLS = {"x-forwarded-proto": "https"}


@contextlib.contextmanager
def behind(named: TrustedProxies, most: int | None = None) -> Iterator[Live]:
    """A server with proxies in front, and none to count its connections at the door."""
    with live(
        door=run.make_limiter(1, named), behind=lambda app: run.wrap_in_proxies(app, named, most)
    ) as server:
        yield server


@pytest.fixture(scope="module")
def server() -> Iterator[Live]:
    with behind(HERE) as found:
        yield found


@pytest.mark.parametrize(
    ("chain", "client"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("1.1.1.1, 203.0.113.9", "203.0.113.9"),  # what stands before it anybody can have written
        ("203.0.113.9, 10.0.0.7", "203.0.113.9"),
        ("203.0.113.9:4711, [2001:db8::7]:80", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("[2001:db9::1]:443", "2001:db9::1"),
        ("10.0.0.8, 10.0.0.7", "10.0.0.8"),
        ("evil, 10.0.0.7", "10.0.0.7"),
        ("evil", ""),
        ("", ""),
        (", ,", ""),
        ("203.0.113.9, " + ", ".join(["10.0.0.7"] * 1000), "10.0.0.7"),
    ],
)
def test_the_client_is_the_last_one_that_is_no_proxy_of_ours(chain, client):
    assert SOME.client(chain) == client


async def nothing(*_: object) -> Any:
    return None


async def through(peer: str, *headers: tuple[str, str], kind: str = "http") -> dict[str, Any]:
    seen: dict[str, Any] = {}

    async def app(scope, receive, send) -> None:
        seen.update(scope)

    told = [(name.encode(), value.encode()) for name, value in headers]
    scheme = {"http": "http", "websocket": "ws"}[kind]
    scope = {"type": kind, "scheme": scheme, "client": (peer, 1), "headers": [(b"host", b"a"), *told]}
    await ProxyHeadersMiddleware(app, SOME, ConnectionLimiter())(scope, nothing, nothing)
    assert seen["headers"] == [(b"host", b"a")]  # taken out: a process that it is handed on to believes us
    return seen


async def test_what_a_stranger_says_of_himself_is_not_believed():
    scope = await through("203.0.113.1", ("x-forwarded-for", "10.9.9.9"), ("x-forwarded-proto", "https"))
    assert (scope["client"], scope["scheme"]) == (("203.0.113.1", 1), "http")


async def test_what_a_proxy_says_is_believed():
    told = ("x-forwarded-for", "198.51.100.2"), ("x-forwarded-for", "203.0.113.1")
    scope = await through("10.0.0.1", *told, ("x-forwarded-proto", "http, https"))
    assert (scope["client"], scope["scheme"]) == (("203.0.113.1", 0), "https")
    assert (await through("10.0.0.1", ("x-forwarded-proto", "https"), kind="websocket"))["scheme"] == "wss"
    assert (await through("10.0.0.1", ("x-forwarded-proto", "gopher")))["scheme"] == "http"


def test_the_cookie_goes_over_tls_alone_where_the_page_did(server):
    with server.client() as client:
        body = {"game": "toy"}
        assert "Secure" in client.post("/api/tables", json=body, headers=TLS).headers["set-cookie"]
        assert "Secure" not in client.post("/api/tables", json=body).headers["set-cookie"]


@pytest.mark.parametrize(("origin", "status"), [("https://localhost", 201), ("http://localhost", 403)])
def test_what_came_over_tls_comes_from_a_page_that_did(server, origin, status):
    headers = {**TLS, "host": "localhost", "origin": origin}
    answer = httpx.post(f"{server.base}/api/tables", json={"game": "toy"}, headers=headers, verify=False)
    assert answer.status_code == status


async def test_so_does_a_line(server):
    table, token = server.open()
    told = {**TLS, "Host": "localhost", "Origin": "http://localhost"}
    with pytest.raises(InvalidStatus):
        async with server.ws(table, token, headers=told):
            pass
    async with server.ws(table, token, headers={**told, "Origin": "https://localhost"}) as line:
        assert await line.recv()


async def test_limits_are_of_each_address_behind_the_proxy(server):
    async with httpx.AsyncClient(base_url=server.base, verify=False) as client:

        async def wrong(address: str) -> int:
            # The first is what a client may have made up: it is not looked at.
            headers = {"x-forwarded-for": f"198.51.100.9, {address}"}
            return (await client.get("/api/lobby/code/AAAAAA", headers=headers)).status_code

        assert [await wrong("203.0.113.1") for _ in range(11)] == [404] * 10 + [429]
        assert await wrong("203.0.113.2") == 404


async def test_connections_are_counted_for_each_address_behind_the_proxy():
    """The door counts none of the proxy's own, though it lets one in of an address."""
    with behind(HERE, most=2) as server:
        table, token = server.open()

        def line(address: str) -> Any:
            return server.ws(table, token, headers={"X-Forwarded-For": address})

        async with line("203.0.113.1"), line("203.0.113.1"), line("203.0.113.2"):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with line("203.0.113.1") as refused:
                    await refused.recv()
            with server.client(headers={"x-forwarded-for": "203.0.113.1"}) as client:
                answer = client.get("/healthz")
                assert (answer.status_code, answer.json()["kind"]) == (429, "too_many")
            with server.client() as proxy:
                assert proxy.get("/readyz").status_code == 200
        with server.client(headers={"x-forwarded-for": "203.0.113.1"}) as client:
            assert client.get("/healthz").status_code == 200


def test_proxies_are_named_by_the_operator_alone(capsys):
    asked = parser().parse_args(["serve", "--proxy", "127.0.0.1", "--proxy", "10.0.0.0/24"])
    assert TrustedProxies(asked.proxy).has("10.0.0.9")
    assert not TrustedProxies(asked.proxy).has("10.0.1.9")
    assert not TrustedProxies(parser().parse_args(["serve"]).proxy)
    with pytest.raises(SystemExit):
        parser().parse_args(["serve", "--proxy", "caddy"])
    assert "expected an address as 127.0.0.1" in capsys.readouterr().err


def test_an_address_is_the_same_however_it_is_written():
    assert [
        str(proxies.read_address(text)) for text in ("10.0.0.1", "10.0.0.1:80", "[::ffff:10.0.0.1]:80")
    ] == ["10.0.0.1"] * 3
    assert proxies.read_address("fe80::1%eth0") is not None
    assert proxies.read_address("caddy") is None
