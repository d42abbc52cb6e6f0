"""Finds tables in this process or on a server. Both speak the protocol of `docs/protocol.md` to whoever plays."""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from platformdirs import user_data_path
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from hlaska.core.errors import BadText, HlaskaError, Phrase
from hlaska.core.verifiable_shuffle import new_contribution
from hlaska.protocol.deals import AskReplay, PlayOn, Replay
from hlaska.protocol.games import GameBrief, GameInfo, RuleText
from hlaska.protocol.problem import Problem
from hlaska.protocol.table_messages import Fair, Hello, Luck, ToClient, ToServer
from hlaska.protocol.tables import (
    CodeTable,
    Created,
    LobbyPage,
    NewTable,
    QuickSeat,
    Sit,
    TableBrief,
    Ticket,
)
from hlaska.server.api.table_socket import TableConnection
from hlaska.server.history.records import record_text
from hlaska.server.history.replay import replay_of_table, replay_of_text
from hlaska.server.learning.rulebook import rule_text
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.server.tokens import hash_token
from hlaska.table.bots.bot_driver import PACE
from hlaska.table.bots.bot_pool import BotPool, ThreadBotPool
from hlaska.table.store import MemoryStore
from hlaska.table.table import Table

T = TypeVar("T")
RETRY_DELAYS: Final = (1.0, 2.0, 4.0, 8.0, 10.0)  # seconds until a lost line is tried again
TIMEOUT: Final = 10.0  # seconds in which a server must answer
LARGEST: Final = 4 * 1024 * 1024  # bytes of a message of the server
USELESS: Final = 4000  # codes from here on: trying again is of no use
COOKIE: Final = "hlaska"
_TOKEN: Final = re.compile(rf"{COOKIE}=([\w-]{{22}})", re.ASCII)
_decoder = msgspec.json.Decoder(ToClient)


class ConnectionState(Struct, frozen=True):
    """Says what became of a line: `open`, `lost` (it is tried again), `closed` (for good)."""

    state: str


News = ToClient | ConnectionState


class Connection(ABC):
    """Connects to one table: an iterator of what the table says, and `send`."""

    def __init__(self) -> None:
        self._news: asyncio.Queue[News] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def __aiter__(self) -> Connection:
        return self

    async def __anext__(self) -> News:
        return await self._news.get()

    @abstractmethod
    async def send(self, message: ToServer) -> bool:
        """Says it to the table; False while the line is down."""

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class Host(ABC):
    """Opens tables and tells about games. Everything raises HlaskaError with words for what went wrong."""

    is_local = False

    @abstractmethod
    async def games(self) -> list[GameBrief]: ...

    @abstractmethod
    async def info(self, game: str) -> GameInfo: ...

    @abstractmethod
    async def own_tables(self) -> list[TableBrief]:
        """Returns own tables whose match goes on."""

    @abstractmethod
    async def open(self, new: NewTable) -> Created: ...

    @abstractmethod
    async def sit(self, table: str, name: str) -> Created: ...

    async def lobby(self) -> LobbyPage:
        """Returns the public tables, where there is a server."""
        raise NoAnswer("", "tables in this program have no lobby")

    async def quick_seat(self, games: Sequence[str], name: str) -> Created:
        """Finds a chair at a public table of these games, or opens one."""
        raise NoAnswer("", "tables in this program have no lobby")

    async def find(self, code: str) -> str:
        """Finds the table that waits under a code."""
        raise NoAnswer("", "tables in this program have no codes")

    @abstractmethod
    async def open_connection(self, table: str) -> Connection: ...

    @abstractmethod
    async def replay(self, table: str, deal: int, seat: int | None, open: bool) -> Replay: ...

    @abstractmethod
    async def show(self, request: AskReplay) -> Replay:
        """Shows a deal of a record that is brought along."""

    @abstractmethod
    async def play_on(self, request: PlayOn) -> Created:
        """Opens a new table that goes on from a step of a record."""

    @abstractmethod
    async def record(self, table: str) -> str: ...

    @abstractmethod
    async def rule(self, rule: str) -> str: ...

    @abstractmethod
    async def close(self) -> None:
        """Lets go of everything."""


# ---------------------------------------------------------------- in this process
class Pipe:
    """Connects two within one process as a WebSocket does."""

    def __init__(self, news: asyncio.Queue[News]) -> None:
        self.asked: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = news

    async def receive(self) -> dict[str, Any]:
        return await self.asked.get()

    async def send_text(self, text: str) -> None:
        self._news.put_nowait(_decoder.decode(text))

    async def close(self, code: int, reason: str) -> None:
        self._news.put_nowait(ConnectionState("closed"))


class LocalConnection(Connection):
    def __init__(self, table_service: TableService, table: str, token: str) -> None:
        super().__init__()
        self._pipe = Pipe(self._news)
        self._news.put_nowait(ConnectionState("open"))
        self._task = asyncio.create_task(
            TableConnection(self._pipe, table_service, hash_token(token)).run(table, -1)
        )

    async def send(self, message: ToServer) -> bool:
        text = msgspec.json.encode(message).decode()
        self._pipe.asked.put_nowait({"type": "websocket.receive", "text": text})
        return True


class LocalHost(Host):
    """Hosts tables in this process, with the server's service and without a network. They end with it."""

    is_local = True

    def __init__(self, pace: float = PACE, runner: BotPool | None = None) -> None:
        self._runner = runner or ThreadBotPool()
        self._table_service = TableService(TableSetup(MemoryStore(), self._runner, pace=pace))
        self._token = secrets.token_urlsafe(16)

    async def games(self) -> list[GameBrief]:
        return self._table_service.catalog.briefs()

    async def info(self, game: str) -> GameInfo:
        return self._table_service.catalog.info(game)

    async def own_tables(self) -> list[TableBrief]:
        return await self._table_service.user_tables.of(hash_token(self._token))

    async def open(self, new: NewTable) -> Created:
        table = await self._table_service.open(new, hash_token(self._token))
        return Created(table.meta.id, table.meta.chair_of(hash_token(self._token)))

    async def sit(self, table: str, name: str) -> Created:
        found = await self._table_service.get_table(table)
        return Created(table, await found.seating.sit(-1, name, hash_token(self._token)))

    async def open_connection(self, table: str) -> Connection:
        return LocalConnection(self._table_service, table, self._token)

    async def replay(self, table: str, deal: int, seat: int | None, open: bool) -> Replay:
        found = await self._table_service.get_table(table)
        return await replay_of_table(found, deal, found.meta.chair_of(hash_token(self._token)), seat, open)

    async def show(self, request: AskReplay) -> Replay:
        return await replay_of_text(self._table_service.catalog.find, request)

    async def play_on(self, request: PlayOn) -> Created:
        table = await self._table_service.opener.play_on(request, hash_token(self._token))
        return Created(table.meta.id, table.meta.chair_of(hash_token(self._token)))

    async def record(self, table: str) -> str:
        return await record_text(await self._table_service.get_table(table))

    async def rule(self, rule: str) -> str:
        return await asyncio.to_thread(rule_text, rule)

    async def table(self, table: str) -> Table:
        """Returns the table itself, for its record."""
        return await self._table_service.get_table(table)

    async def close(self) -> None:
        await self._table_service.close()
        self._runner.close()


# ---------------------------------------------------------------- on a server
class NoAnswer(HlaskaError):
    """Says that no server of ours is there, or it cannot be understood."""

    def __init__(self, base: str, why: str) -> None:
        super().__init__(f"no Hláška server answers at {base}: {why}", Phrase("web-no-server"))


def parse_origin(address: str) -> str:
    """Reads `https://host:port` of what a person types for a server. Raises BadText."""
    text = address if "://" in address else f"http://{address}"
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1)
    except ValueError:
        good = False
    if not good:
        raise BadText(f"--server {address}: expected an address such as http://127.0.0.1:8000")
    return f"{parts.scheme}://{parts.netloc}"


class GuestTokens:
    """Remembers who one is at which server. Tokens stand by address in a file that only its owner reads."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_data_path("hlaska", appauthor=False) / "guests.json"

    def get(self, base: str) -> str:
        return self._all().get(base, "")

    def put(self, base: str, token: str) -> None:
        """Keeps a token. Where the file cannot be written it is known until this program ends."""
        known = {**self._all(), base: token}
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.path.with_suffix(".new")
            with open(
                os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8"
            ) as file:
                json.dump(known, file)
            fresh.replace(self.path)

    def _all(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}


class ServerConnection(Connection):
    """Keeps a line that comes back by itself when it is lost."""

    def __init__(self, url: str, headers: Mapping[str, str]) -> None:
        super().__init__()
        self._url, self._headers = url, headers
        self._socket: ClientConnection | None = None
        self._seated = False
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        tries = 0
        while True:
            code = await self._listen()
            if self._socket is not None:
                self._socket, tries = None, 0
            if code >= USELESS:
                self._news.put_nowait(ConnectionState("closed"))
                return
            self._news.put_nowait(ConnectionState("lost"))
            await asyncio.sleep(RETRY_DELAYS[min(tries, len(RETRY_DELAYS) - 1)])
            tries += 1

    async def _listen(self) -> int:
        """Hears the table until the line ends. Returns the code it ended with, 0 where it never began."""
        try:
            async with connect(
                self._url, additional_headers=self._headers, open_timeout=TIMEOUT, max_size=LARGEST
            ) as socket:
                self._socket = socket
                self._news.put_nowait(ConnectionState("open"))
                async for text in socket:
                    message = _decoder.decode(text)
                    self._news.put_nowait(message)
                    await self._add_contribution(message)
                return socket.close_code or 0
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 0
        except InvalidStatus as error:
            return USELESS if error.response.status_code in (403, 404) else 0
        except msgspec.DecodeError:
            return USELESS  # a server that speaks another protocol
        except (OSError, WebSocketException, TimeoutError):
            return 0

    async def _add_contribution(self, message: ToClient) -> None:
        """Answers every promise of a deck with a contribution of one's own."""
        if isinstance(message, Hello):
            self._seated = message.me >= 0
        elif isinstance(message, Fair) and message.commit and self._seated:
            await self.send(Luck(message.deal + 1, new_contribution()))

    async def send(self, message: ToServer) -> bool:
        if self._socket is None:
            return False
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed:
            return False
        return True


class ServerHost(Host):
    """Asks a server over HTTP as the page does. `base`: see `parse_origin`."""

    def __init__(self, base: str, guests: GuestTokens | None = None) -> None:
        self._base, self._guests = base, guests or GuestTokens()
        self._token = self._guests.get(base)

    async def games(self) -> list[GameBrief]:
        return await self._get("/api/games", list[GameBrief])

    async def info(self, game: str) -> GameInfo:
        return await self._get(f"/api/games/{quote(game)}", GameInfo)

    async def own_tables(self) -> list[TableBrief]:
        return await self._get("/api/me/tables", list[TableBrief])

    async def open(self, new: NewTable) -> Created:
        ticket = self._read(await self._ask("/api/fair", b"{}"), Ticket)
        try:
            return await self._post(
                "/api/tables", replace(new, ticket=ticket.ticket, luck=new_contribution()), Created
            )
        except HlaskaError as error:
            if error.phrase.key != "problem-no-ticket":
                raise
        return await self._post("/api/tables", new, Created)

    async def sit(self, table: str, name: str) -> Created:
        return await self._post(f"/api/tables/{quote(table)}/sit", Sit(name), Created)

    async def lobby(self) -> LobbyPage:
        return await self._get("/api/lobby", LobbyPage)

    async def quick_seat(self, games: Sequence[str], name: str) -> Created:
        return await self._post("/api/lobby/seat", QuickSeat(tuple(games), name), Created)

    async def find(self, code: str) -> str:
        return (await self._get(f"/api/lobby/code/{quote(code, safe='')}", CodeTable)).table

    async def open_connection(self, table: str) -> Connection:
        url = f"ws{self._base.removeprefix('http')}/ws/{quote(table)}"
        return ServerConnection(url, self._headers())

    async def replay(self, table: str, deal: int, seat: int | None, open: bool) -> Replay:
        asked = {"cards": "true" if open else "false"} | ({} if seat is None else {"seat": str(seat)})
        return await self._get(f"/api/tables/{quote(table)}/deals/{deal}?{urlencode(asked)}", Replay)

    async def show(self, request: AskReplay) -> Replay:
        return await self._post("/api/replay", request, Replay)

    async def play_on(self, request: PlayOn) -> Created:
        return await self._post("/api/practice", request, Created)

    async def record(self, table: str) -> str:
        return (await self._ask(f"/api/tables/{quote(table)}/record")).decode("utf-8", "replace")

    async def rule(self, rule: str) -> str:
        return (await self._get(f"/api/rules/{quote(rule)}", RuleText)).text

    async def close(self) -> None:
        """Does nothing: a line is closed by who has it."""

    # ------------------------------------------------------------ over HTTP
    async def _get(self, path: str, kind: type[T]) -> T:
        return self._read(await self._ask(path), kind)

    async def _post(self, path: str, body: Struct, kind: type[T]) -> T:
        return self._read(await self._ask(path, msgspec.json.encode(body)), kind)

    def _read(self, data: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(data, type=kind)
        except msgspec.DecodeError as error:
            raise NoAnswer(self._base, f"it speaks otherwise ({error})") from None

    async def _ask(self, path: str, body: bytes | None = None) -> bytes:
        data, token = await asyncio.to_thread(self._fetch, path, body)
        if token and token != self._token:
            self._token = token
            self._guests.put(self._base, token)
        return data

    def _fetch(self, path: str, body: bytes | None) -> tuple[bytes, str]:
        """Fetches the answer, and the token that came with it. Raises HlaskaError."""
        headers = {**self._headers(), "Content-Type": "application/json"}
        try:
            with urlopen(Request(self._base + path, body, headers), timeout=TIMEOUT) as answer:
                found = _TOKEN.search(answer.headers.get("Set-Cookie", ""))
                return answer.read(), found[1] if found else ""
        except HTTPError as error:
            raise self._read_problem(error) from None
        except URLError as error:
            raise NoAnswer(self._base, str(error.reason)) from None
        except (OSError, HTTPException) as error:
            raise NoAnswer(self._base, str(error) or type(error).__name__) from None

    def _read_problem(self, error: HTTPError) -> HlaskaError:
        try:
            problem = msgspec.json.decode(error.read(), type=Problem)
        except (OSError, msgspec.DecodeError):
            return NoAnswer(self._base, f"HTTP {error.code}")
        return HlaskaError(problem.text, problem.phrase)

    def _headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self._token}"} if self._token else {}
