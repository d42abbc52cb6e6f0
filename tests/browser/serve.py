"""`hlaska serve` with the same deals in every run: `python -m tests.browser.serve PORT DB`

Another `HLASKA_SHUFFLE` in the environment gives others. Decks come from the game, its rules and how many tables of
them the guest has opened; what a computer player chooses by chance comes from its seat and how much has happened.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any
from zlib import crc32

from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.server import run
from hlaska.server.app import make_app
from hlaska.server.asgi.security import ASGIApp, Message, Receive, Send
from hlaska.server.run import serve
from hlaska.server.services import Services
from hlaska.server.tables import opener, rematch
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.bots.bot_worker import decide, make
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.table import Table

CHECKS = "Checks"  # the name of who gets cards as a real server deals them, so that they can be checked
SEED = os.environ.get("HLASKA_SHUFFLE", "1")


class Repeatable(ThreadBotPool):
    async def choose(
        self, level: str, game: Game, view: View, events: Sequence[Event], seconds: float | None = None
    ) -> Action | None:
        seed = crc32(f"{SEED} {view.seat} {len(events)}".encode())
        return await self._await_result(
            self._threads.submit(lambda: decide(make(level, game, seed, seconds), view, events))
        )


opened: Counter[str] = Counter()


async def open_repeatable(game: Game, chairs: Sequence[Chair], *, owner: str, **more: Any) -> Table:
    if chairs[0].name == CHECKS:
        return await open_table(game, chairs, owner=owner, **more)
    opened[f"{owner} {game.id} {game.options}"] += 1
    nth = opened[f"{owner} {game.id} {game.options}"]
    shuffle = Random(f"{SEED} {game.id} {game.options} {nth}").shuffle
    return await open_table(game, chairs, owner=owner, **more, shuffle=shuffle)


class Hours:
    """The server's clock, which a test turns forward by POST /test/later?seconds=N."""

    ahead = 0.0

    def __call__(self) -> float:
        return real() + self.ahead


real, hours = time.time, Hours()


def with_hours(services: Services, *more: Any) -> ASGIApp:
    """The server, and the handle of its clock, which is no part of the product."""
    app, newcomers = make_app(services, *more), count()

    async def turned(scope: Message, receive: Receive, send: Send) -> None:
        if scope.get("path") == "/api/people/signup":
            # All tests of a process come from one address, where a few people an hour may make an account.
            nth = next(newcomers)
            scope = {**scope, "client": (f"10.{nth // 256}.{nth % 256}.1", 1)}
        if scope.get("path") != "/test/later":
            await app(scope, receive, send)
            return
        hours.ahead += float(scope["query_string"].decode().partition("=")[2])
        for table in services.hall.live.here():
            services.hall.live.presence(table).wake()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    return turned


if __name__ == "__main__":
    time.time = hours
    setattr(run, "make_app", with_hours)  # noqa: B010
    for module in (opener, rematch):
        setattr(module, "open_table", open_repeatable)  # noqa: B010  # it is imported there, not exported
    # All tests of a process come from one address.
    serve(port=int(sys.argv[1]), db=sys.argv[2], pace=0, workers=0, allowance=0, runner=Repeatable())
