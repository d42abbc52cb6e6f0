"""Records every message that scripted tables, a lobby, a club's evening and a review send.

`tests/snapshots/messages.json` has for each script its messages in order, a line each: whom it went to, its kind and a
digest of it. So a change of shape proves to change nothing that is said outside. Chance follows from a seed, and
times are left out.

    python scripts/generate.py --messages      writes the lines anew: after a change that was meant
    python -m tests.messages SCRIPT AT         prints one message in full, to compare two versions of the code
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import httpx

from hlaska.bots import make
from hlaska.core.game import Game
from hlaska.core.review import Budget
from hlaska.games import GAMES
from hlaska.kernel import jit
from hlaska.protocol.tables import NewTable
from hlaska.server.analysis import service as advice
from hlaska.server.api import socket_session as sockets
from hlaska.server.api.table_socket import TableConnection
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.match_state import Chair
from hlaska.table.store import MemoryStore
from hlaska.table.table import Table
from tests import laws
from tests.server.live import toys

PATH: Final = Path(__file__).parent / "snapshots" / "messages.json"
TIMES: Final = {"at", "until", "since", "left", "reserve", "created", "seconds", "time", "ended", "joined"}
COMPANY: Final = {"company", "proposed", "talked", "again"}
DIGITS: Final = 6  # after the point: what compilers may round otherwise lies below
PATIENCE: Final = 5.0  # seconds until a message counts as one that nothing answers
LATER: Final = 8  # actions of the second deal
CLOCK: Final = 1e9  # seconds: no other number in a message is as large
ROUNDS: Final = 60  # turns of the event loop in which all that is on its way arrives
NAMES: Final = ("Ada", "Bob", "Cyd", "Dan")


class Message(NamedTuple):
    """A message that was sent.

    to: whom it went to.
    kind: its tag, or the method and path that it answers.
    body: the message as JSON values, without times.
    """

    to: str
    kind: str
    body: Any

    def line(self) -> str:
        """Returns the message in one line: whom to, kind, digest."""
        text = json.dumps(self.body, sort_keys=True)
        return f"{self.to} {self.kind} {sha256(text.encode()).hexdigest()[:10]}"


class Recording:
    """The messages that were sent so far, in order."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self._came = asyncio.Event()

    def add(self, message: Message) -> None:
        self.messages.append(message)
        self._came.set()

    async def until(self, ready: Callable[[], bool], patience: float | None = None) -> None:
        """Waits until something is so, looking at each message; at most so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while not ready():
                    self._came.clear()
                    await self._came.wait()

    @contextmanager
    def in_order(self) -> Iterator[None]:
        """Sorts what is sent meanwhile by whom it goes to, and what is told of the company after the rest.

        Which of several people is told first, and which of the two tasks of a line speaks first, is left open.
        """
        before = len(self.messages)
        yield
        self.messages[before:] = sorted(
            self.messages[before:], key=lambda message: (message.to, message.kind in COMPANY)
        )


Script = Callable[[Recording], Awaitable[None]]


def without_times(value: Any) -> Any:
    """Returns a JSON value in which times are null and fractions are rounded."""
    if isinstance(value, int | float) and value > CLOCK:
        return None
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: None if key in TIMES else without_times(part) for key, part in value.items()}
    if isinstance(value, list):
        return [without_times(part) for part in value]
    return value


@contextmanager
def fixed_chance(seed: str) -> Iterator[None]:
    """Makes everything in this program that is left to chance follow from a seed."""
    rng = Random(seed)
    fixed = SimpleNamespace(
        SystemRandom=lambda: rng,
        token_hex=lambda size=32: rng.randbytes(size).hex(),
        token_bytes=lambda size=32: rng.randbytes(size),
        token_urlsafe=lambda size=16: rng.randbytes(size).hex()[: size * 4 // 3 + 1],
        choice=rng.choice,
        randbelow=rng.randrange,
        compare_digest=secrets.compare_digest,
    )
    with ExitStack() as stack:
        for name, module in list(sys.modules.items()):
            if not name.startswith("hlaska"):
                continue
            if hasattr(module, "secrets"):
                stack.enter_context(patch.object(module, "secrets", fixed))
            if hasattr(module, "SystemRandom"):
                stack.enter_context(patch.object(module, "SystemRandom", fixed.SystemRandom))
        yield


# ---------------------------------------------------------------- a line to a table
class Listener:
    """Somebody at a table: what the server sends is kept, and answered by `send`."""

    def __init__(self, heard: Recording, hall: TableService, table: str, owner: str, name: str) -> None:
        self._heard, self._name = heard, name
        self._asked: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.kinds: list[str] = []
        self.seq = -1  # where the table stood in the last update
        self._task = asyncio.create_task(TableConnection(self, hall, owner).run(table, -1))

    async def receive(self) -> dict[str, Any]:
        return await self._asked.get()

    async def send_text(self, text: str, /) -> None:
        body = without_times(json.loads(text))
        self.kinds.append(body["type"])
        self.seq = body["seq"] if body["type"] == "update" else self.seq
        self._heard.add(Message(self._name, body["type"], body))

    async def close(self, code: int, reason: str, /) -> None:
        self._heard.add(Message(self._name, "close", [code, reason]))

    async def send(self, kind: str, **fields: Any) -> None:
        """Sends a message and waits until it is answered, and all that follows from it has arrived."""
        before = len(self.kinds)
        text = json.dumps({"type": kind, **fields})
        self._asked.put_nowait({"type": "websocket.receive", "text": text})
        await self._heard.until(lambda: len(self.kinds) > before, PATIENCE)
        await quiet()

    async def until(self, kind: str) -> None:
        """Waits for a message that is made beside the play, such as a hint."""
        await self._heard.until(lambda: kind in self.kinds)
        await quiet()

    async def hang_up(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def quiet() -> None:
    for _ in range(ROUNDS):
        await asyncio.sleep(0)


# ---------------------------------------------------------------- scripts
async def play_table(game: str, heard: Recording) -> None:
    """Plays a deal and the beginning of the next with people in all chairs and somebody who watches."""
    hall = TableService(TableSetup(MemoryStore(), ThreadBotPool(toys), Catalog(), 0.0))
    found: Game[Any] = hall.catalog.make(game, hall.catalog.find(game).Options())
    owners = NAMES[: found.players]
    chairs = (Chair("Ada"), *(Chair("free", "open") for _ in owners[1:]))
    table = await hall.open(NewTable(game=game, chairs=chairs), "Ada")
    async with AsyncExitStack() as stack:
        stack.enter_context(patch.object(sockets, "BURST", 10_000))  # a script is faster than a person
        lines = {}
        for name in (*owners, "Eve"):
            with heard.in_order():
                lines[name] = line = Listener(heard, hall, table.meta.id, name, name)
                stack.push_async_callback(line.hang_up)
                await quiet()
                if name not in ("Ada", "Eve"):
                    await hall.access.sit(table.meta.id, owners.index(name), Chair(name), name)
                    await quiet()
        await _play(table, lines, heard)
        end = len(heard.messages)
    del heard.messages[end:]  # who is told first that somebody has gone is left open
    await hall.close()


async def _play(table: Table, lines: dict[str, Listener], heard: Recording) -> None:
    by_chair = [lines[name] for name in (*table.meta.owners, "Eve")]  # who watches after the chairs
    await _play_deal(table, by_chair, heard, laws.hashed(4), 1000)
    for chair in table.dealer.waiting():
        await _do(table, by_chair, heard, chair, "next")
    if not table.now.is_over:
        await _play_deal(table, by_chair, heard, laws.hashed(3), LATER)


async def _play_deal(
    table: Table, by_chair: list[Listener], heard: Recording, choose: laws.Chooser, most: int
) -> None:
    """Plays a deal to its end, or so many actions of it."""
    for count in range(most):
        state = table.now.state
        if state is None or not table.now.running:
            return
        seat, action = choose(table.game, state, count)
        chair = table.game.chairs(table.now.match)[seat]
        if count in (0, 9):
            with heard.in_order():
                await _ask(table, by_chair[chair], action)
        await _do(table, by_chair, heard, chair, "act", actions=[action])


async def _do(
    table: Table, by_chair: list[Listener], heard: Recording, chair: int, kind: str, **more: Any
) -> None:
    """Sends what somebody does, and waits until everybody knows where the table stands."""
    before = table.seq, table.dealer.waiting()
    with heard.in_order():
        await by_chair[chair].send(kind, seq=table.seq, **more)
        await heard.until(
            lambda: (
                before != (table.seq, table.dealer.waiting())
                and all(line.seq >= table.seq for line in by_chair)
            )
        )
        await quiet()


async def _ask(table: Table, line: Listener, action: int) -> None:
    """Asks for everything that may be asked for at a table, and does what may not be done."""
    await line.send("preview", actions=[action])
    await line.send("act", seq=table.seq, actions=[4000])
    await line.send("act", seq=table.seq + 7, actions=[action])
    await line.send("say", seq=table.seq, text="no such card")
    await line.send("talk", phrase="hello")
    await line.send("talk", text="Good evening.")
    await line.send("sides")
    await line.send("propose", seq=table.seq, chairs=[0], show=False)
    await line.send("consent", n=1, yes=False)
    await line.send("agree", what="pause", yes=True)
    await line.send("agree", what="pause", yes=False)
    await line.send("take_back", seq=table.seq)
    await line.send("resume", since=0)
    await line.send("hint", seq=table.seq)
    await line.send("rest", seq=table.seq)
    await line.send("review", deal=table.now.deal)
    await line.send("no such message")
    await line.send("ping")


async def review_deal(heard: Recording) -> None:
    """Plays a deal against a computer player, with a hint, and has it reviewed."""
    jit.start()
    budget = Budget(4, seed=1)
    with patch.object(advice, "HINT", budget), patch.object(advice, "REVIEW", budget):
        hall = TableService(TableSetup(MemoryStore(), ThreadBotPool(make), Catalog(("sixtysix",)), 0.0))
        chairs = (Chair("Ada"), Chair("Max", "bot", "greedy"))
        table = await hall.open(NewTable(game="sixtysix", preset="schnapsen", chairs=chairs), "Ada")
        line = Listener(heard, hall, table.meta.id, "Ada", "Ada")
        while True:
            await heard.until(
                lambda: line.seq == table.seq and (bool(table.dealer.waiting()) or on_turn(table))
            )
            if table.dealer.waiting():
                break
            if "hinted" not in line.kinds:
                await line.send("hint", seq=table.seq)
                await line.until("hinted")
            assert table.now.state is not None
            action = table.game.legal(table.now.state, table.seat(0))[0]
            await line.send("act", seq=table.seq, actions=[action])
        await line.send("review", deal=1)
        await heard.until(lambda: heard.messages[-1].kind == "reviewed" and heard.messages[-1].body["review"])
        await line.hang_up()
        await hall.close()
    # How many news come between two turns hangs on how fast the other one thinks: only what is asked for is kept.
    heard.messages[:] = [
        message
        for message in heard.messages
        if message.kind in ("hello", "hinted") or message.body.get("review") is not None
    ]


def on_turn(table: Table) -> bool:
    """Whether the first chair is to act."""
    return table.now.running and table.now.state is not None and table.now.turn == table.seat(0)


class Browser:
    """Somebody who asks over HTTP: what is answered is kept."""

    def __init__(self, heard: Recording, client: httpx.AsyncClient, name: str) -> None:
        self._heard, self._client, self._name = heard, client, name

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Asks, keeps what is answered under the path without what stands for a table or a person, and returns it."""
        answer = await self._client.request(method, path, json=body)
        found = answer.json() if "json" in answer.headers.get("content-type", "") else answer.text
        where = "/".join(part for part in path.partition("?")[0].split("/") if not _is_id(part))
        kind = f"{method}_{where}_{answer.status_code}"
        self._heard.add(Message(self._name, kind, without_times(found)))
        return found


def _is_id(part: str) -> bool:
    return len(part) >= 8 and any(c.isdigit() for c in part)


async def visit_lobby(heard: Recording) -> None:
    """Opens, lists, finds, joins and leaves tables as people do in the lobby."""
    from tests.server.test_people import House

    house = House()
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(house.browser()) for _ in NAMES]
        ada, bob, cyd, _ = (Browser(heard, client, name) for client, name in zip(people, NAMES, strict=True))
        await ada.ask("GET", "/api/games")
        await ada.ask("GET", "/api/lobby")
        chairs = [{"name": "Ada"}, {"name": "free", "kind": "open"}]
        made = await ada.ask("POST", "/api/tables", {"game": "toy", "chairs": chairs, "access": "public"})
        await bob.ask("GET", "/api/lobby?games=toy")
        code = (await house.hall.get_table(made["table"])).meta.code
        await cyd.ask("GET", f"/api/lobby/code/{code}")
        await cyd.ask("GET", "/api/lobby/code/AAAAAA")
        await bob.ask("POST", "/api/lobby/seat", {"games": ["toy"], "name": "Bob"})
        await cyd.ask("POST", "/api/lobby/seat", {"games": ["chess"], "name": "Cyd"})
        await cyd.ask("POST", "/api/lobby/seat", {"games": ["toy"], "name": "Cyd"})
        await cyd.ask("POST", f"/api/tables/{made['table']}/sit", {"name": "Cyd"})
        for one in (ada, bob, cyd):
            await one.ask("GET", "/api/me/tables")
        await ada.ask("POST", "/api/people/signup", {"name": "Ada", "password": "correct horse"})
        await ada.ask("GET", "/api/people/me")
        await ada.ask("POST", "/api/people/signin", {"name": "Ada", "password": "wrong horse"})
    await house.close()


async def hold_evening(heard: Recording) -> None:
    """Founds a club, draws an evening with the same deals at two tables, and plays it to its end."""
    from tests.server.test_club_duplicate import Evening
    from tests.server.test_people import House

    house = House()
    async with AsyncExitStack() as stack:
        evening = await Evening(house, stack).make(*NAMES)
        ada, bob = (
            Browser(heard, browser, name)
            for browser, name in zip(evening.browsers.values(), NAMES[:2], strict=False)
        )
        await ada.ask("GET", evening.club)
        tables = await evening.drawn()
        for look in range(3):
            await ada.ask("GET", evening.path)
            await bob.ask("GET", evening.club)
            if look < len(tables):
                await evening.play(tables[look])
        await ada.ask("POST", f"{evening.path}/draw", {})
        await bob.ask("POST", f"{evening.path}/draw", {})
        for one in (ada, bob):
            await one.ask("GET", f"{evening.club}/seasons/{evening.season}?whole=true")
            await one.ask("GET", f"/api/tables/{tables[0].meta.id}/deals/1")
    await house.close()


SCRIPTS: Final[dict[str, Script]] = {
    **{f"table-{game}": partial(play_table, game) for game in GAMES},
    "review": review_deal,
    "lobby": visit_lobby,
    "evening": hold_evening,
}


# ---------------------------------------------------------------- what is kept
async def record(script: str) -> list[Message]:
    """Returns the messages that a script brings about."""
    heard = Recording()
    with fixed_chance(script):
        await SCRIPTS[script](heard)
    return heard.messages


def stored() -> dict[str, list[str]]:
    """Returns the lines that were written, by script; {} where there are none yet."""
    found: dict[str, list[str]] = json.loads(PATH.read_text("utf-8")) if PATH.exists() else {}
    return found


def first_difference(script: str, messages: list[Message]) -> str:
    """Returns a sentence on the first message that is not as it was written; "" where all are."""
    was, now = stored().get(script, []), [message.line() for message in messages]
    for at, (old, new) in enumerate(zip(was, now, strict=False)):
        if old != new:
            return (
                f"{script}: message {at} was '{old}' and is '{new}'.\nLook: python -m tests.messages {script} {at}\n"
                "If it was meant: python scripts/generate.py --messages"
            )
    if len(was) != len(now):
        return f"{script}: {len(was)} messages were sent, now {len(now)}"
    return ""


def write() -> Iterator[Path]:
    """Writes the lines of all scripts anew; yields the file if it has changed."""
    made = {script: [message.line() for message in asyncio.run(record(script))] for script in SCRIPTS}
    if made != stored():
        PATH.write_text(json.dumps(made, indent=0) + "\n", "utf-8")
        yield PATH


if __name__ == "__main__":
    name, number = sys.argv[1:]
    print(json.dumps(asyncio.run(record(name))[int(number)], indent=1, ensure_ascii=False))
