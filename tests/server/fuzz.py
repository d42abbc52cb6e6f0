"""Requests that schemathesis makes up of the OpenAPI document, sent to a place that has something of everything."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote_from_bytes

import httpx
import schemathesis
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from hlaska.server.accounts.accounts import Accounts
from hlaska.server.accounts.bot_accounts import PREFIX
from hlaska.server.accounts.passwords import Passwords
from hlaska.server.accounts.services import AccountServices
from hlaska.server.limits.rate_limiter import RateLimit
from hlaska.server.limits.token_bucket import TokenBucket
from hlaska.server.storage.account_database import Database
from hlaska.server.tables.catalog import Catalog
from tests.server.live import live
from tests.server.test_people import FAST, SECRET

RECORDS: Final = Path(__file__).parent.parent / "records"
GAMES: Final = ("marias", "sixtysix")
BOSS: Final = "Boss"

# What is called so somewhere in the document is often one of these: by chance alone nothing would ever be found.
# Those in braces are filled in when a request is sent.
KNOWN: Final[dict[str, tuple[Any, ...]]] = {
    "game": GAMES,
    "games": GAMES,
    "preset": ("", "plain"),
    "record": tuple(
        (RECORDS / name).read_text("utf-8") for name in ("marias/EX.CC.1.txt", "sixtysix/mg-ex-15.txt")
    ),
    "text": ("{text}", "12", "\0", "\u3164"),
    "name": (BOSS, "Ada", "\0"),
    "password": (SECRET,),
    "value": ("1", "-0.5", "9" * 30),
    "factor": ("1", "0.0001"),
    "kind": ("person", "bot", "open", "block", "mute"),
    **{
        name: (f"{{{name}}}",)
        for name in ("table", "club", "evening", "season", "rules", "member", "members")
    },
    **dict.fromkeys(("entry", "session", "key", "program", "friend", "id"), ("{entry}", "\0")),
    "code": ("{code}", "ABCDEF"),
    "rule": ("marias:M3.DEAL.1",),
    "deal": (1, 2**63, 10**30),
    "chair": (0, 1, 2**63),
    "players": (2, 3, 2**63),
    "deals": ([{}], 1, 2**63),
    "seat": (0, 2**70),
    "skip": (0, 2**70),
    "since": (0, 1e300, 2**70),
    "least": (0, 2**70),
    "most": (1, -1, 2**70),
}

# Bodies that are taken as they stand: what is made up of them gets further than what is made up of the document.
RECORD: Final = KNOWN["record"][0]
CLIENT: Final = "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0"
SIGNED: Final = {"key": "eA", "client": CLIENT, "data": "eA", "signature": "eA", "handle": "eA"}
TABLE: Final = {
    "game": "marias",
    "preset": "",
    "options": {},
    "chairs": [{"name": "A"}, {"name": "B", "kind": "bot"}, {"name": "C", "kind": "open"}],
    "limit": {"deals": 3, "minutes": 0},
    "pace": "normal",
    "access": "public",
    "chat": "free",
    "clock": {"decision": 20, "reserve": 60},
}
RULES: Final = {"name": "Other", "game": "marias", "limit": {"deals": 3}, "rated": False, "factor": "0.5"}
PRESENT: Final = ["{members}", "{member}", "{present}"]
SAMPLES: Final[dict[str, dict[str, Any]]] = {
    "/api/games/{game}/score": {"preset": "", "options": {}, "first": 0, "deals": [{}]},
    "/api/replay": {"text": RECORD, "deal": 1, "seat": 0, "open": False},
    "/api/edit": {"head": "Game: marias", "rows": ["AH KH", "", "", ""], "numbers": "{}", "moves": ["QH"]},
    "/api/edit/rows": {"text": RECORD, "deal": 1, "step": 3, "lie": False},
    "/api/diagram": {"text": RECORD, "deal": 1, "step": 3, "language": "cs", "faces": "german"},
    "/api/solve": {"text": RECORD, "deal": 1, "step": 30},
    "/api/tables": TABLE,
    "/api/tables/{table}/sit": {"name": "Eva", "chair": 1, "avatar": "owl", "luck": "", "invite": ""},
    "/api/lobby/seat": {"games": ["marias"], "name": "Eva", "avatar": "owl"},
    "/api/practice": {
        "text": RECORD,
        "step": 3,
        "seat": 0,
        "deal": 1,
        "name": "Eva",
        "level": "",
        "then": [],
    },
    "/api/people/passkeys/ask": {"purpose": "add", "password": SECRET},
    "/api/people/passkeys/enter": SIGNED,
    "/api/people/passkeys": {"name": "phone", "client": CLIENT, "attestation": "eA"},
    "/api/people/passkeys/{key}": {"name": "phone"},
    "/api/people/programs": {"name": "Robot"},
    "/api/people/me": {"name": "", "avatar": "owl", "settings": {"sound": True}},
    "/api/people/signup": {"name": "Eva", "password": SECRET, "avatar": "", "settings": {}},
    "/api/people/signin": {"name": BOSS, "password": SECRET},
    "/api/people/signout": {"everywhere": False},
    "/api/people/password": {"new": "staple battery", "old": SECRET, "passkey": SIGNED},
    "/api/people/delete": {"password": SECRET, "passkey": SIGNED},
    "/api/people/lists": {"kind": "mute", "table": "{table}", "chair": 1},
    "/api/people/reports": {"table": "{table}", "chair": 1, "text": "slow"},
    "/api/people/friends": {"name": BOSS, "table": "", "chair": 0},
    "/api/tables/{table}/invite": {"friend": "{entry}", "chair": 1},
    "/api/admin/state": {"notice": "hello", "closing": False},
    "/api/admin/bar": {"name": "Ada", "barred": True},
    "/api/clubs": {"name": "Other", "unit": "€", "season": "Summer"},
    "/api/clubs/{club}": {"name": "Other", "unit": "€"},
    "/api/clubs/{club}/members": {"name": "Kim"},
    "/api/clubs/{club}/role": {"member": "{member}", "role": "steward"},
    "/api/clubs/{club}/remove": {"member": "{member}", "role": "member"},
    "/api/clubs/{club}/rules": RULES,
    "/api/clubs/{club}/tables": {"rules": "{rules}", "computers": 1, "avatar": "owl"},
    "/api/clubs/{club}/seasons": {"name": "Summer"},
    "/api/clubs/{club}/seasons/{season}/corrections": {"member": "{member}", "value": "-0.5", "text": "fine"},
    "/api/clubs/{club}/evenings": {"name": "Monday", "rules": ["{rules}"], "present": PRESENT, "cards": True},
    "/api/clubs/{club}/evenings/{evening}/present": {"members": PRESENT},
    "/api/clubs/{club}/evenings/{evening}/draw": {"anyway": False},
    "/api/clubs/{club}/evenings/{evening}/result": {"round": 1, "table": 0, "points": ["1", "2", "-3"]},
}

# Bytes that are put somewhere into a body.
ODD: Final = (
    b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf0\x9f", b"\x00", b"\\u0000", b"\\ud800", b"\\udc00\\ud800",
    b"1e999", b"-1e999", b"9" * 40, b"9" * 5000, b"-", b"[" * 2000, b'{"":' * 2000, b'"', b"\\", b"\\x", b"NaN",
    b"\xef\xbb\xbf",
)  # fmt: skip


class Place:
    """A server, whose administrator has an account, tables and a club with an evening."""

    def __init__(self, client: httpx.Client, accounts: Accounts) -> None:
        self.client, self.accounts = client, accounts
        self.known: dict[str, str] = {}
        self.cookie = ""
        self.document: dict[str, Any] = client.get("/api/schema/openapi.json").json()
        self.routes = operations(self.document)

    def prepare(self) -> None:
        """Makes anew what a request may have taken away."""
        self.client.cookies.clear()
        asyncio.run(self.accounts.set_password(BOSS, SECRET, admin=True))
        self._post("/api/people/signin", name=BOSS, password=SECRET)
        self._post("/api/admin/state", notice="", closing=False)
        for club in self.client.get("/api/clubs").json():
            self.client.delete(f"/api/clubs/{club['id']}")
        chairs = [{"name": "A"}, {"name": "B", "kind": "open"}, {"name": "C", "kind": "open"}]
        table = self._post("/api/tables", game="marias", access="public", chairs=chairs)["table"]
        club = self._post("/api/clubs", name="Club", unit="€", season="Spring")["id"]
        self._post(f"/api/clubs/{club}/rules", name="R", game="marias", limit={"deals": 3}, factor="1")
        self._post(f"/api/clubs/{club}/members", name="Eva")
        self._post(f"/api/clubs/{club}/members", name="Max")
        page = self.client.get(f"/api/clubs/{club}").json()
        rules, members = page["rules"][0]["id"], [one["id"] for one in page["members"]]
        plan = {"name": "Friday", "rules": [rules], "present": members, "cards": True}
        begun = self._post(f"/api/clubs/{club}/evenings", **plan)
        self.known = {
            "table": table,
            "club": club,
            "rules": rules,
            "member": members[1],
            "members": members[0],
            "present": members[2],
            "season": page["seasons"][0]["id"],
            "evening": begun["id"],
            "entry": "0" * 16,
            "code": "ABCDEF",
            "text": "hello",
        }
        self.cookie = self.client.cookies["hlaska"]

    def _post(self, path: str, **body: Any) -> Any:
        answer = self.client.post(path, json=body)
        assert answer.is_success, (path, answer.text)
        return answer.json()

    def filled(self, text: str) -> str:
        for name, value in self.known.items():
            text = text.replace(f"{{{name}}}", value)
        return text

    def send(self, asked: Asked) -> httpx.Response:
        """Sends a request as it was made up; if it took away what others need, that is made anew."""
        method, path, body, headers = asked
        if body is not None:
            body = self.filled(body.decode("latin-1")).encode("latin-1")
            headers = {"content-type": "application/json"} | headers
        if method == "DELETE" and "/api/me/deals" in path:
            self.known.pop("table", None)
        cookie = {"cookie": f"hlaska={self.cookie}"}
        self.client.cookies.clear()
        told = {name.encode(): value.encode("latin-1") for name, value in (cookie | headers).items()}
        answer = self.client.request(method, self.filled(path), content=body, headers=told)
        if method != "GET" and answer.is_success and not self._whole():
            self.prepare()
        return answer

    def _whole(self) -> bool:
        cookie = {"cookie": f"hlaska={self.cookie}"}
        club = self.client.get(f"/api/clubs/{self.known['club']}", headers=cookie)
        if self.client.get("/api/me/awaited").json()["closing"]:
            return False
        return club.is_success and club.json()["role"] == "founder" and bool(club.json()["rules"])


Asked = tuple[str, str, bytes | None, dict[str, str]]


@contextmanager
def place() -> Iterator[Place]:
    """A place that has no limits: those are others' to test."""
    before = RateLimit.acquire, TokenBucket.take
    RateLimit.acquire = lambda self, key, n=1.0: 0.0  # type: ignore[method-assign]
    TokenBucket.take = lambda self: True  # type: ignore[method-assign]
    try:
        accounts = Accounts(Database(), Passwords(FAST))
        with (
            live(catalog=Catalog(), people=AccountServices(accounts=accounts)) as server,
            server.client() as client,
        ):
            client.timeout = httpx.Timeout(60)
            found = Place(client, accounts)
            found.prepare()
            yield found
    finally:
        RateLimit.acquire, TokenBucket.take = before  # type: ignore[method-assign]


def operations(document: dict[str, Any]) -> dict[str, Any]:
    """What can be asked, by method and path."""
    found = [
        one.ok()
        for one in schemathesis.openapi.from_dict(document).get_all_operations()
        if isinstance(one, Ok)
    ]
    return {f"{one.method.upper()} {one.path}": one for one in found}


@st.composite
def requests(draw: st.DrawFn, operation: Any) -> Asked:
    """A request to one route: as the document says or not, often of what there is, some with bytes that fit nowhere."""
    modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    possible = [modes[0], *modes] if _has_input(operation) else modes[:1]
    case = draw(operation.as_strategy(generation_mode=draw(st.sampled_from(possible))))
    path = str(operation.path)
    for name, value in (case.path_parameters or {}).items():
        path = path.replace(f"{{{name}}}", draw(_part(name, str(value))))
    query = {name: draw(_known(name, value)) for name, value in dict(case.query or {}).items()}
    if query or "/games/" in path:
        path += "?" + draw(_query(query))
    body = None
    if operation.body:
        plain = case.body if not isinstance(case.body, schemathesis.core.NotSet) else {}
        sample = SAMPLES.get(operation.path)
        if sample and draw(st.booleans()):
            plain = draw(_varied(sample, plain))
        body = plain if isinstance(plain, bytes) else json.dumps(draw(_filled(plain))).encode()
        body = draw(_odd(body))
    return operation.method.upper(), path, body, draw(_headers)


def _has_input(operation: Any) -> bool:
    return bool(operation.body or operation.path_parameters or operation.query)


_PLAIN: Final[dict[str, str]] = {}
_headers: Final = st.sampled_from(
    (
        *[_PLAIN] * 90,
        {"authorization": f"bearer {PREFIX}{'x' * 22}"},
        {"authorization": "bearer \xff"},
        {"cookie": "hlaska=\xff"},
        {"accept-encoding": "\xff"},
        {"content-type": "text/plain"},
        {"content-type": "multipart/form-data"},
        {"origin": "http://\xff"},
    )
)


@st.composite
def _part(draw: st.DrawFn, name: str, value: str) -> str:
    odd = st.sampled_from(("%ff", "%00", "%2e%2e", "%F0%9F", "x" * 3000, "9" * 30, "-1"))
    known = st.sampled_from([str(one) for one in KNOWN.get(name, ("",))]).map(
        lambda one: one.replace("\0", "%00")
    )
    return draw(st.one_of(known, known, st.just(value), odd))


@st.composite
def _query(draw: st.DrawFn, query: dict[str, Any]) -> str:
    more = draw(st.lists(st.tuples(st.binary(max_size=6), st.binary(max_size=6)), max_size=2))
    pairs = [(name.encode(), str(value).encode("utf-8", "replace")) for name, value in query.items()] + more
    return "&".join(f"{quote_from_bytes(name)}={quote_from_bytes(value)}" for name, value in pairs)


@st.composite
def _known(draw: st.DrawFn, name: str, value: Any) -> Any:
    return draw(st.sampled_from(KNOWN[name])) if name in KNOWN and not draw(st.integers(0, 7)) else value


@st.composite
def _filled(draw: st.DrawFn, value: Any) -> Any:
    if isinstance(value, dict):
        return {name: draw(_known(name, draw(_filled(one)))) for name, one in value.items()}
    if isinstance(value, list):
        return [draw(_filled(one)) for one in value]
    return value


_TEXTS: Final = ("", "\0", "\u3164", "x" * 3000, "{member}")
_NUMBERS: Final = (0, -1, 2**31, 2**63, 10**40, 0.5, 1e300, True, None)
_ANY: Final[st.SearchStrategy[Any]] = st.sampled_from(
    (*_TEXTS, *_NUMBERS, [], {}, [[]], [{}], [""], {"": ""})
)


@st.composite
def _varied(draw: st.DrawFn, sample: Any, other: Any) -> Any:
    """A body that is taken, with some of it as in another or as nothing is."""
    if isinstance(sample, dict):
        found = {name: draw(_varied(value, None)) for name, value in sample.items()}
        strange = other if isinstance(other, dict) else {}
        return found | {name: value for name, value in strange.items() if not draw(st.integers(0, 5))}
    if isinstance(sample, list):
        return [draw(_varied(one, None)) for one in sample] * draw(st.sampled_from((1, 1, 1, 0, 2, 50)))
    return draw(_ANY) if not draw(st.integers(0, 11)) else sample


@st.composite
def _odd(draw: st.DrawFn, body: bytes) -> bytes:
    if draw(st.integers(0, 4)):
        return body
    quotes = [i + 1 for i, byte in enumerate(body) if byte in b'":,[{']
    at = draw(st.sampled_from(quotes)) if quotes else 0
    return body[:at] + draw(st.sampled_from(ODD)) + body[at:]
