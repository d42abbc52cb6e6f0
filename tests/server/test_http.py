"""Games, tables and the page over HTTP."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from socket import gethostname
from typing import Any

import pytest
from msgspec import inspect

from hlaska.server import run
from hlaska.server.app import make_app
from hlaska.server.asgi import static_files as pages
from hlaska.server.services import build_services
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.store import MemoryStore
from tests.server.live import CATALOG, live, toys


@pytest.fixture(scope="module")
def server():
    with live() as running:
        yield running


@pytest.fixture
def client(server):
    with server.client() as found:
        yield found


def problem(answer, status: int, kind: str) -> str:
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert set(body) == {"kind", "text", "row"}
    assert body["kind"] == kind, body
    assert body["row"]["key"]
    assert "Traceback" not in answer.text
    assert "site-packages" not in answer.text
    return str(body["text"])


def test_the_games(client):
    (toy,) = client.get("/api/games").json()
    assert toy == {"id": "toy", "presets": ["plain", "short"], "first_in": {}, "known": []}
    info = client.get("/api/games/toy").json()
    assert [o["name"] for o in info["options"]] == ["target", "wave", "shuffle_policy"]
    assert info["presets"][1]["changes"] == {"target": 3}
    assert info["calls"] == ["hop", "skip", "wave"]
    assert info["levels"] == ["club", "casual", "beginner", "greedy", "random"]
    assert (info["usual"], info["easy"]) == ("club", "casual")
    assert client.get("/api/games/toy").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in client.get("/api/games").headers
    assert "toy" in problem(client.get("/api/games/chess"), 404, "no_game")


def test_health(client):
    assert client.get("/healthz").json()["status"] == "ok"


def test_a_table_is_opened_and_found_again(server, client):
    answer = client.post("/api/tables", json={"game": "toy", "options": {"target": 9}})
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(client.cookies["hlaska"]) == 22
    table = answer.json()["table"]
    second = client.post(
        "/api/tables", json={"game": "toy", "chairs": [{"name": "Ada"}, {"name": "B", "kind": "bot"}]}
    )
    assert client.cookies["hlaska"] == second.cookies["hlaska"]
    mine = client.get("/api/me/tables").json()
    assert [m["table"] for m in mine] == [second.json()["table"], table]
    assert (mine[1]["changes"], mine[1]["deal"], mine[1]["preset"]) == ({"target": 9}, 1, "plain")
    assert {c["name"] for c in mine[0]["chairs"]} == {"Ada", "B"}
    with server.client() as stranger:
        assert stranger.get("/api/me/tables").json() == []


def test_a_limit_is_chosen_and_told(client):
    """marias:G.MATCH.1; `endless` says where there may be one"""
    assert [p["endless"] for p in client.get("/api/games/toy").json()["presets"]] == [True, False]
    answer = client.post("/api/tables", json={"game": "toy", "limit": {"deals": 6, "minutes": 90}})
    assert answer.status_code == 201


@pytest.mark.parametrize(
    ("body", "kind", "says"),
    [
        ({"game": "toy", "limit": {"deals": -1}}, "bad_options", "limit.deals=-1: expected 0"),
        ({"game": "toy", "preset": "short", "limit": {"deals": 3}}, "bad_options", "ends by its own rules"),
        ({"game": "chess"}, "no_game", "toy"),
        ({"game": "toy", "preset": "nope"}, "bad_options", "plain"),
        ({"game": "toy", "options": {"targett": 3}}, "bad_options", "did you mean target"),
        ({"game": "toy", "options": {"target": 99}}, "bad_options", "from 0 to 50"),
        ({"game": "toy", "options": {"wave": 1}}, "bad_options", "true or false"),
        ({"game": "toy", "options": {"wave": [1]}}, "bad_options", "wave"),
        ({"game": "toy", "chairs": [{"name": "A"}]}, "bad_options", "has 2"),
        ({"game": "toy", "chairs": [{"name": "A"}] * 2}, "bad_options", "one person"),
        ({"game": "toy", "chairs": [{"name": "A", "kind": "bot"}] * 2}, "bad_options", "one person"),
        (
            {"game": "toy", "chairs": [{"name": "A"}, {"name": "B", "kind": "king"}]},
            "bad_options",
            "person, bot, open",
        ),
        (
            {"game": "toy", "chairs": [{"name": "A"}, {"name": "", "kind": "bot", "level": "x"}]},
            "bad_options",
            "club",
        ),
        (
            {"game": "toy", "chairs": [{"name": "A\u202eB"}, {"name": "", "kind": "bot"}]},
            "bad_options",
            "printable",
        ),
        ({"game": "toy", "chairs": [{"name": "A" * 50}, {"name": "", "kind": "bot"}]}, "bad_options", "40"),
        ({"game": "toy", "chairs": [{"name": "A"}] * 900}, "bad_options", "one person"),
        ({"game": 5}, "bad_request", "str"),
        (
            {"gmae": "toy"},
            "bad_request",
            "body: Object contains unknown field `gmae`; it may have game, preset",
        ),
        (
            {"game": "toy", "clock": {"seconds": 15}},
            "bad_request",
            "clock: Object contains unknown field `seconds`; it may have decision, reserve",
        ),
        (
            {"game": "toy", "limit": {"deals": 3, "hours": 1}},
            "bad_request",
            "limit: Object contains unknown field",
        ),
        (
            {"game": "toy", "chairs": [{"name": "A"}, {"name": "B", "kindd": "bot"}]},
            "bad_request",
            "chairs[1]: Object contains unknown field `kindd`; it may have name, kind",
        ),
        ({}, "bad_request", "game"),
        ([], "bad_request", "object"),
    ],
)
def test_a_table_that_cannot_be(client, body, kind, says):
    answer = client.post("/api/tables", json=body)
    assert says in problem(answer, 404 if kind == "no_game" else 400, kind)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 5000, b'{"game": "\\ud800"}', b"null"])
def test_bodies_that_are_not_json(client, content):
    answer = client.post("/api/tables", content=content, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 404)
    assert set(answer.json()) == {"kind", "text", "row"}


@pytest.mark.parametrize("content", [b"", b" \n"])
def test_an_empty_body_is_told_what_it_ought_to_hold(client, content):
    answer = client.post("/api/tables", content=content, headers={"content-type": "application/json"})
    says = problem(answer, 400, "bad_request")
    assert says.startswith("body: it is empty; expected a JSON object with game, preset")


Tags = tuple[tuple[tuple[str | int, ...], str, object], ...]


def structs_in(
    kind: inspect.Type, path: tuple[str | int, ...] = (), tags: Tags = ()
) -> Iterator[tuple[tuple[str | int, ...], str, Tags]]:
    """Where in a body of this type objects may be, one of the fields each may have, and the tags on the way.

    Of one kind of several no field is named."""
    match kind:
        case inspect.StructType(fields=fields, tag=tag, tag_field=tag_field):
            tags = (*tags, (path, str(tag_field), tag)) if tag is not None else tags
            yield path, fields[0].encode_name if fields and not tags else "", tags
            for field in fields:
                yield from structs_in(field.type, (*path, field.encode_name), tags)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from structs_in(item, (*path, 0), tags)
        case inspect.DictType(value_type=value):
            yield from structs_in(value, (*path, "a"), tags)
        case inspect.UnionType(types=types):
            for one in types:
                yield from structs_in(one, path, tags)


def holding(path: tuple[str | int, ...], inner: dict[str, object], tags: Tags = ()) -> object:
    found: object = inner
    for depth in range(len(path), -1, -1):
        for at, name, tag in tags:
            if at == path[:depth] and isinstance(found, dict):
                found = {name: tag, **found}
        if depth:
            step = path[depth - 1]
            found = [found] if isinstance(step, int) else {step: found}
    return found


def test_no_request_takes_a_field_that_there_is_not_anywhere_in_its_body(client):
    app: Any = make_app(build_services(TableSetup(MemoryStore(), ThreadBotPool(toys), CATALOG)))
    looked_at = 0
    for route in app._app.routes:
        for handler in getattr(route, "route_handlers", ()):
            body = handler.parsed_data_field
            if body is None:
                continue
            address = re.sub(r"\{[^}]*\}", "1", route.path_format)
            for path, right, tags in structs_in(inspect.type_info(body.annotation)):
                asked = holding(path, {"nonsense": 1}, tags)
                answer = client.request(next(iter(handler.http_methods)), address, json=asked)
                says = problem(answer, 400, "bad_request")
                assert "unknown field `nonsense`" in says, (address, path)
                assert right in says
                looked_at += len(path) > 0
    assert looked_at >= 5


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b'{"game": "\\ud800"}', "a letter in it does"),
        (b'{"game": "x', "ends too early"),
        (b"{x", "this is no JSON"),
    ],
)
def test_what_is_no_json_is_told_plainly(client, content, says):
    answer = client.post("/api/tables", content=content, headers={"content-type": "application/json"})
    assert says in problem(answer, 400, "bad_request")


@pytest.mark.parametrize("query", ["", "?=false", "?x=1"])
def test_a_parameter_that_is_missing_is_named(client, query):
    answer = client.get(f"/api/person{query}")
    assert (answer.status_code, answer.json()["kind"]) == (400, "bad_request")
    assert "parameter 'name'" in answer.json()["text"]


def test_a_body_that_is_too_large(client):
    answer = client.post("/api/tables", json={"game": "x" * 100_000})
    problem(answer, 413, "too_large")


def test_what_is_not_there(client):
    problem(client.get("/api/nothing"), 404, "not_found")
    problem(client.get("/nothing"), 404, "not_found")
    answer = client.get("/nothing", headers={"accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert (
        "<!doctype html>" in answer.text.lower()
    )  # a person gets the page, which knows no such address either
    problem(client.get("/api/nothing", headers={"accept": "text/html"}), 404, "not_found")
    problem(client.get("/api/tables/nope/record"), 404, "no_table")
    problem(client.post("/api/tables/nope/sit", json={"name": "A"}), 404, "no_table")
    problem(client.delete("/api/games"), 405, "bad_method")
    problem(client.post("/api/games"), 405, "bad_method")


@pytest.mark.parametrize("token", ["x", "x" * 22 + "y", "ä" * 22, "'; DROP TABLE lines; --", ""])
def test_a_token_that_is_none(client, token):
    answer = client.get("/api/me/tables", headers={"Cookie": f"hlaska={token}".encode()})
    assert answer.json() == []


def test_sitting_down(server, client):
    table, ada = server.open([{"name": "Ada"}, {"name": "free", "kind": "open"}])
    with server.client(cookies={"hlaska": ada}) as again:
        problem(again.post(f"/api/tables/{table}/sit", json={"name": "Ada"}), 409, "illegal")
    assert client.post(f"/api/tables/{table}/sit", json={"name": "Bob"}).json() == {"table": table, "me": 1}
    client.cookies.clear()
    problem(client.post(f"/api/tables/{table}/sit", json={"name": "Eve"}), 409, "illegal")
    problem(client.post(f"/api/tables/{table}/sit", json={"name": " "}), 400, "bad_options")


def test_the_record_has_finished_deals_only(server, client):
    table, _ = server.open()
    answer = client.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    assert answer.text.startswith("Game: toy")
    assert "Deck" not in answer.text


# ---------------------------------------------------------------- who may ask
@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "localhost.evil", "", "[", "127.0.0.1.nip.io"]
)
def test_other_names_are_refused(client, host):
    problem(client.get("/api/games", headers={"host": host}), 403, "bad_host")
    problem(client.get("/", headers={"host": host}), 403, "bad_host")


@pytest.mark.parametrize("host", ["localhost", "localhost:99", "127.0.0.1", "[::1]:8000", "192.168.1.7"])
def test_own_names_are_answered(client, host):
    assert client.get("/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "file://", "http://["]
)
def test_posts_from_other_sites_are_refused(client, origin):
    answer = client.post("/api/tables", json={"game": "toy"}, headers={"origin": origin})
    problem(answer, 403, "bad_origin")


@pytest.mark.parametrize("site", ["cross-site", "same-site", "Cross-Site"])
def test_what_a_browser_sends_from_elsewhere_is_refused_without_an_origin(client, site):
    for ask in (client.post, client.put, client.delete):
        problem(ask("/api/people/lists", headers={"sec-fetch-site": site}), 403, "bad_origin")
    assert client.get("/", headers={"sec-fetch-site": site}).status_code == 200  # a link leads here


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_what_is_not_called_json_is_refused(client, kind):
    body, headers = b'{"game": "toy"}', {"content-type": kind} if kind else {}
    says = problem(client.post("/api/tables", content=body, headers=headers), 415, "bad_type")
    assert "Content-Type: application/json" in says
    headers |= {"transfer-encoding": "chunked"}
    problem(client.post("/api/tables", content=iter([body]), headers=headers), 415, "bad_type")


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_posts_from_the_own_page_are_taken(server, client, site):
    for headers in ({"origin": server.base}, {"sec-fetch-site": site}):
        answer = client.post("/api/tables", json={"game": "toy"}, headers=headers)
        assert answer.status_code == 201
    headers = {"content-type": "application/json; charset=utf-8"}
    assert client.post("/api/tables", content=b'{"game": "toy"}', headers=headers).status_code == 201


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing", "/healthz"])
def test_every_answer_has_the_security_headers(client, path):
    headers = client.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "form-action 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"]
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz", "/nothing", "/api/tables/nope/record"])
def test_head_is_get_without_a_body(client, path):
    whole, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    same = {"content-type", "content-length", "etag", "cache-control", "content-security-policy"}
    assert {k: head.headers.get(k) for k in same} == {k: whole.headers.get(k) for k in same}
    assert client.get(path).content == whole.content  # the line is still in step


def test_head_of_what_is_only_for_post(client):
    assert client.head("/api/tables").status_code == 405
    assert client.head("/", headers={"host": "evil.example"}).status_code == 403


# ---------------------------------------------------------------- the page
@pytest.fixture
def dist(tmp_path, monkeypatch):
    (tmp_path / "dist/assets").mkdir(parents=True)
    (tmp_path / "dist/index.html").write_text("<!doctype html><p>page" + " " * 500)
    (tmp_path / "dist/assets/app-1234.js").write_text("1;" * 500)
    (tmp_path / "dist/.stamp").write_text("secret")
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "dist/link.txt").symlink_to(tmp_path / "secret.txt")
    (tmp_path / "locales/cs").mkdir(parents=True)
    (tmp_path / "locales/cs/common.ftl").write_text("hello = Ahoj")
    (tmp_path / "locales/__init__.py").write_text("")
    monkeypatch.setattr(pages, "DIST", tmp_path / "dist")
    monkeypatch.setattr(pages, "LOCALES", tmp_path / "locales")
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/new/toy", "/t/abc", "/t/abc/score", "/new"])
def test_the_page_answers_its_own_addresses(client, dist, path):
    answer = client.get(path)
    assert answer.text.startswith("<!doctype html><p>page")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-encoding"] == "gzip"
    again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_built_files_are_kept_for_long(client, dist):
    answer = client.get("/assets/app-1234.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]


def test_messages_are_served_by_language(client, dist):
    answer = client.get("/locales/cs/common.ftl")
    assert answer.text == "hello = Ahoj"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["/.stamp", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/link.txt",
     "/assets", "/locales/__init__.py", "/locales/cs", "/%00", "/assets/..%2f..%2fsecret.txt",
     "/locales/..%2fdist%2findex.html"],
)  # fmt: skip
def test_nothing_else_is_served(client, dist, path):
    answer = client.get(path)
    assert answer.status_code in (400, 404)
    assert "secret" not in answer.text.replace("secret.txt", "")


def test_without_a_built_page_it_says_so(client, dist):
    (dist / "dist/index.html").unlink()
    assert "page.py build" in client.get("/").text


def test_the_same_as_openapi(client):
    schema = client.get("/api/schema/openapi.json").json()
    assert {"/api/games", "/api/tables", "/api/tables/{table}/sit", "/api/me/tables"} <= set(schema["paths"])
    assert "game" in str(schema["components"]["schemas"]["NewTable"]["required"])


def test_names_of_a_server():
    assert run.host_names("127.0.0.1") == ["127.0.0.1"]
    assert run.host_names("cards.example") == ["cards.example"]
    assert gethostname() in run.host_names("0.0.0.0")


def test_one_is_told_where_others_wait_and_nobody_else_is(server):
    with server.client() as ada, server.client() as bob, server.client() as eve:
        alone = ada.post("/api/tables", json={"game": "toy"}).json()["table"]
        lists: dict[str, list[object]] = {
            name: [] for name in ("tables", "invited", "seats", "challenges", "calls", "events")
        }
        quiet = {**lists, "among": False, "notice": "", "closing": False}
        assert ada.get("/api/me/awaited").json() == quiet
        chairs = [{"name": "Ada"}, {"name": "", "kind": "open"}]
        table = ada.post("/api/tables", json={"game": "toy", "chairs": chairs}).json()["table"]
        assert bob.post(f"/api/tables/{table}/sit", json={"name": "Bob"}).status_code == 200
        told = [client.get("/api/me/awaited").json() for client in (ada, bob, eve)]
        assert [found["among"] for found in told] == [True, True, False]
        waiting = [found["tables"] for found in told]
        assert sorted(waiting, key=len) == [[], [], [{"table": table, "game": "toy"}]]
        assert waiting[2] == []
        assert alone != table


def test_every_screen_of_the_page_is_served_by_its_address() -> None:
    """The page's own list of screens: whoever opens the address of one anew gets the page, and no 404."""
    source = (Path(__file__).parents[2] / "web/src/App.svelte").read_text(encoding="utf-8")
    patterns = re.findall(r'^ {4}\["/([^"]*)", ', source, re.MULTILINE)
    assert len(patterns) > 20
    assert {pattern.partition("/")[0] for pattern in patterns} == set(pages.ROUTES)
