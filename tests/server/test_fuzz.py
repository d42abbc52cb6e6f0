"""Every route of the OpenAPI document, asked what schemathesis makes up of it: nothing is a fault of the server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, Final

import httpx
import pytest
from hypothesis import HealthCheck, given, settings

from hlaska.server import app
from hlaska.server.api import static
from hlaska.server.api.forwarding import ForwardingMiddleware
from hlaska.server.asgi.security import SecurityMiddleware
from tests.server.fuzz import KNOWN, SAMPLES, Place, place, requests

HANDLERS: Final = (
    app.health,
    app.ready,
    *(handler for part in app.PARTS if part is not static for handler in app.list_handlers(part)),
)
ROUTES: Final = sorted(
    f"{method} {path}".replace(":str}", "}").replace(":int}", "}")
    for handler in HANDLERS
    for method in getattr(handler, "http_methods", ())  # lines have none
    for path in handler.paths
)
BODIES: Final = 200  # of a route, in the nightly run
FEW: Final = 6  # of some routes, in every run
SOME: Final = (
    "POST /api/tables",
    "POST /api/people/reports",
    "PUT /api/people/me",
    "POST /api/clubs/{club}/rules",
    "POST /api/clubs/{club}/evenings",
    "POST /api/events",
    "POST /api/events/{event}/acts",
    "POST /api/edit",
    "POST /api/games/{game}/score",
    "GET /api/archive",
    "GET /api/ratings/{game}",
)
JSON: Final = {"content-type": "application/json"}
QUIET: Final = settings(database=None, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def asked() -> Iterator[Place]:
    with place() as found:
        yield found


def ask(where: Place, route: str, many: int, chance: settings) -> None:
    @settings(chance, max_examples=many)
    @given(requests(where.routes[route]))
    def answered(request: Any) -> None:
        answer = where.send(request)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert answer.json()["text"]

    answered()


def test_every_route_is_asked(asked: Place) -> None:
    assert sorted(asked.routes) == ROUTES


@pytest.mark.parametrize("route", SOME)
def test_some_routes_have_no_fault(asked: Place, route: str) -> None:
    ask(asked, route, FEW, settings(QUIET, derandomize=True))


@pytest.mark.nightly
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("route", ROUTES)
def test_no_route_has_a_fault(asked: Place, route: str) -> None:
    ask(asked, route, BODIES, QUIET)


def test_a_body_that_is_no_text_is_refused_on_every_route(asked: Place) -> None:
    """Without a cookie, and wherever in it the bytes stand."""
    bodies = [
        b'{"name": "\xff"}',
        b'{"\xc0\x80": 1}',
        b'{"text": "\xed\xa0\x80"}',
        b'"\xe2\x82',
        b"\xff\xfe{\x00}\x00",
    ]
    routes_with_body = [one for one in asked.routes.values() if one.body]
    assert len(routes_with_body) > 40
    asked.client.cookies.clear()
    for one in routes_with_body:
        for body in bodies:
            path = re.sub(r"{\w+}", "x", str(one.path))
            answer = asked.client.request(one.method.upper(), path, content=body, headers=JSON)
            assert answer.status_code == 400, (one.method, path, body, answer.text)
            assert "not UTF-8" in answer.json()["text"], answer.text
            assert answer.json()["kind"] == "bad_request"


def test_where_a_body_is_no_text_is_told(asked: Place) -> None:
    """Also where the bytes of a letter come in two parts, and where its last one is missing."""

    def send(*parts: bytes) -> str:
        answer = asked.client.post("/api/tables", content=iter(parts), headers=JSON)
        assert answer.status_code == 400
        return str(answer.json()["text"])

    assert "byte 9 belongs" in send(b'{"game":"\xff"}')
    assert "byte 11 belongs" in send(b'{"game":"\xc3', b"\xa1", b'\xa1"}')
    assert "byte 11 belongs" in send(b'{"game":"\xc3', b"\xa1\xe2\x82", b'x"}')
    assert "not UTF-8" in send(b'{"game":"\xc3')
    assert "there is no game 'á" not in send(b"{}")
    whole = asked.client.post(
        "/api/tables",
        content=iter((b'{"game":"\xc3', b'\xa1"}')),
        headers=JSON,
    )
    assert "'á'" in whole.json()["text"]


def test_what_is_known_is_in_the_document(asked: Place) -> None:
    """So that a field or a route that is renamed is not forgotten here."""
    names = set(re.findall(r'["{](\w+)["}]', json.dumps(asked.document)))
    assert set(SAMPLES) <= set(asked.document["paths"])
    assert set(KNOWN) <= names


@pytest.mark.parametrize(
    ("body", "status", "kind"),
    [(b'{"name": "\xff"}', 400, "bad_request"), (b"x" * 100_000, 413, "too_large")],
)
async def test_what_is_for_another_process_is_read_here_first(body: bytes, status: int, kind: str) -> None:
    """And is not sent on where it is no text or endless: nobody answers at that address."""
    hall: Any = SimpleNamespace(
        placement=SimpleNamespace(verify=nothing, secret=nothing), live=SimpleNamespace(address_of=elsewhere)
    )

    async def application(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("it is not for this process")

    transport = httpx.ASGITransport(SecurityMiddleware(ForwardingMiddleware(application, hall)))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        answer = await client.post("/api/tables/abc/sit", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["kind"]) == (status, kind)


async def nothing() -> str:
    return ""


async def elsewhere(_: str) -> str:
    return "http://127.0.0.1:1"
