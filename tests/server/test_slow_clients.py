"""Nothing that others need is held while something is sent to a client that does not read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from hlaska.server.accounts import services as people
from hlaska.server.asgi.security import ASGIApp, Message
from hlaska.server.limits.concurrency import Turns, send_beside
from tests.server.test_clubs import good
from tests.server.test_people import House, enter, house, opened

__all__ = ["house"]


class Stuck:
    """A client that reads only the first messages of what it is sent."""

    def __init__(self, app: ASGIApp, path: str, token: str, reads: int, kind: str = "http") -> None:
        headers = [(b"host", b"house"), (b"cookie", f"hlaska={token}".encode())]
        scope: Message = {
            "type": kind, "path": path, "raw_path": path.encode(), "query_string": b"", "headers": headers,
            "scheme": "http" if kind == "http" else "ws", "client": ("10.0.0.1", 1),
            "server": ("house", 80), "subprotocols": [], "http_version": "1.1", "root_path": "", "state": {},
        }  # fmt: skip
        self.reads, self.full = reads, asyncio.Event()
        self.says: asyncio.Queue[Message] = asyncio.Queue()
        if kind == "http":
            scope["method"] = "GET"
            self.says.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        else:
            self.says.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self.says.get, self._read))

    async def stand(self) -> None:
        """Until there is something that it does not read."""
        full = asyncio.ensure_future(self.full.wait())
        await asyncio.wait([full, self.task], return_when=asyncio.FIRST_COMPLETED)
        full.cancel()
        assert self.full.is_set()
        assert not self.task.done()

    async def _read(self, message: Message) -> None:
        self.reads -= 1
        if self.reads < 0:
            self.full.set()
            await asyncio.Event().wait()

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def test_who_does_not_read_an_export_holds_up_nobody(house: House) -> None:
    async with house.browser() as ada:
        await opened(ada)
        token = ada.cookies["hlaska"]
        stuck = [Stuck(house.app, "/api/archive/mine", token, 1) for _ in range(people.EXPORTS)]
        for one in stuck:
            await one.stand()
        async with asyncio.timeout(60):
            assert (await ada.get("/api/archive/mine")).text.endswith("matches }\n")
            assert (await good(await ada.get("/api/people/export")))["tables"]
        for one in stuck:
            await one.close()


async def test_a_part_is_made_in_a_turn_that_ends_before_it_is_sent() -> None:
    turns = Turns(1, 1)

    async def made() -> AsyncIterator[int]:
        for part in range(2):
            assert turns._free.locked()
            yield part

    async with asyncio.timeout(60):
        first, second = turns.parts(made()), turns.parts(made())
        assert [await anext(first), await anext(second), await anext(first)] == [0, 0, 1]
        assert [part async for part in second] == [1]
        assert [part async for part in first] == []


async def test_what_is_told_meanwhile_is_sent_as_it_can_be_read_and_the_newest_alone() -> None:
    sent, may = list[int](), asyncio.Event()

    async def send(message: int) -> None:
        sent.append(message)
        await may.wait()

    async with send_beside(send) as tell:
        for message in range(3):
            tell(message)
        await asyncio.sleep(0)
        tell(3)
        tell(4)
        may.set()
        for _ in range(9):
            await asyncio.sleep(0)
    assert sent == [2, 4]


async def test_who_does_not_read_that_a_session_has_ended_is_heard_no_longer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that cannot be closed would go on to be obeyed, and who ends the session would wait for its client."""
    monkeypatch.setattr(people, "CLOSING", 0.01)
    async with house.browser() as ada, house.browser() as thief:
        await enter(ada, "signup")
        await enter(thief, "signin")
        table = await opened(ada)
        line = Stuck(house.app, f"/ws/{table}", thief.cookies["hlaska"], 1, "websocket")
        await line.stand()
        async with asyncio.timeout(60):
            await good(
                await ada.post("/api/people/password", json={"old": "correct horse", "new": "another horse"})
            )
            await line.task  # and it ends quietly
        assert not house.people._lines
        assert (await house.hall.get_table(table)).feed.followers == 0


async def test_who_goes_by_himself_is_not_taken_for_one_whose_session_has_ended(house: House) -> None:
    async with house.browser() as ada:
        table = await opened(ada)
        line: Any = Stuck(house.app, f"/ws/{table}", ada.cookies["hlaska"], 1, "websocket")
        await line.stand()
        line.task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await line.task
