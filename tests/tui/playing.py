"""A terminal that is driven by keys: seeded deals, a person who presses what the screen offers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from typing import Any
from zlib import crc32

import pytest
from textual.pilot import Pilot

from hlaska.cli.tui.app import Terminal
from hlaska.cli.tui.choice import Choice
from hlaska.cli.tui.home import Preferences
from hlaska.cli.tui.host import Host, LocalHost
from hlaska.cli.tui.table import TableScreen
from hlaska.cli.tui.widgets import Hand, Sheet
from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.protocol.tables import NewTable
from hlaska.server.tables import opener, rematch
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.bots.bot_worker import decide, make
from hlaska.table.new_table import open_table

PATIENCE = 1500  # looks at the screen until something must have come


class Repeatable(ThreadBotPool):
    """Players whose choices are the same in every run."""

    async def choose(
        self, level: str, game: Game, view: View, events: Sequence[Event], seconds: float | None = None
    ) -> Action | None:
        seed = crc32(f"{view.seat} {len(events)}".encode())
        return await self._await_result(
            self._threads.submit(lambda: decide(make("greedy", game, seed, seconds), view, events))
        )


def choice_calls(choice: Choice) -> list[str]:
    """The first call of each button, as records have it."""
    texts = choice.hello.calls if choice.hello else ()
    return [texts[b.calls[0] - CALL] if b.calls and b.calls[0] >= CALL else "" for b in choice.buttons]


class Player:
    """A person at the keys."""

    def __init__(self, app: Terminal, pilot: Pilot[None]) -> None:
        self.app, self.pilot = app, pilot
        self.wish = ""  # the call to be made as soon as it may be, as records have it

    @property
    def screen(self) -> TableScreen:
        screen = self.app.screen
        assert isinstance(screen, TableScreen), screen
        return screen

    @property
    def choice(self) -> Choice:
        return next(s for s in self.app.screen_stack if isinstance(s, TableScreen)).choice

    async def seated(self) -> None:
        """Waits for the table."""
        await self.until(lambda: any(isinstance(s, TableScreen) for s in self.app.screen_stack))

    async def until(self, there: Callable[[], bool]) -> None:
        """Waits until the screen shows something."""
        for _ in range(PATIENCE):
            if there():
                await self.pilot.pause()
                return
            await self.pilot.pause(0.01)
        raise AssertionError("it did not come")

    async def asked(self) -> bool:
        """Waits for the own turn, or the end of the deal; whether it is the own turn."""
        await self.until(lambda: self.sheet_open or (self.choice.is_on_turn and self.choice.can_send))
        if self.sheet_open and not self.choice.is_deal_over:  # the cards drawn for the deal
            await self.pilot.press("escape")
            return await self.asked()
        return not self.over

    @property
    def sheet_open(self) -> bool:
        return isinstance(self.app.screen, Sheet)

    @property
    def at_table(self) -> bool:
        return isinstance(self.app.screen, TableScreen)

    @property
    def over(self) -> bool:
        return self.sheet_open and self.choice.is_deal_over

    async def card(self, nth: int) -> None:
        """Presses the n-th card of the hand, by keys."""
        while self.app.focused is not self.screen.query_one(Hand):
            await self.pilot.press("tab")
        await self.pilot.press("home", *["right"] * nth, "enter")
        await self.pilot.pause()

    async def turn(self) -> None:
        """One thing that may be done: cards where cards are asked for, else the first call."""
        choice = self.choice
        seq = choice.update.seq if choice.update else -1
        wanted = choice.explain.choose if choice.actions else 0
        while (
            choice.actions and choice.can_send and choice.is_on_turn and len(choice.chosen) < max(wanted, 1)
        ):
            may = [i for i, p in enumerate(choice.hand) if choice.card_actions(p.card, p.mark)]
            await self.card(next(i for i in may if choice.hand[i].card not in choice.chosen))
            if not choice.is_multi_card or not choice.chosen:
                break
        here = choice.update is not None and choice.update.seq == seq
        if choice.can_send and choice.is_on_turn and here and choice.buttons:
            await self.pilot.press(str(self._wished()))
        await self.until(
            lambda: self.over or not choice.update or choice.update.seq != seq or bool(choice.notice)
        )

    async def deal(self) -> None:
        """Plays a deal to its end."""
        while await self.asked():
            await self.turn()

    def _wished(self) -> int:
        """The number of the call one would make if one may, else the first."""
        calls = choice_calls(self.choice)
        return next((n for n, text in enumerate(calls, 1) if self.wish and text.startswith(self.wish)), 1)

    def text(self, selector: str) -> str:
        """What a part of the screen says."""
        return str(self.app.screen.query_one(selector).render())

    def sheet(self) -> str:
        assert isinstance(self.app.screen, Sheet)
        return self.app.screen._body.plain


@asynccontextmanager
async def terminal(
    monkeypatch: pytest.MonkeyPatch,
    new: NewTable | None,
    *,
    seed: int = 1,
    size: tuple[int, int] = (100, 30),
    host: Host | None = None,
    **wishes: Any,
) -> AsyncIterator[Player]:
    """A terminal at a new table, or at the start."""
    shuffled = partial(open_table, shuffle=Random(seed).shuffle)
    for module in (opener, rematch):
        monkeypatch.setattr(module, "open_table", shuffled)
    there = host or LocalHost(0.0, Repeatable())
    app = Terminal(there, Preferences(name="Jan", **wishes), new=new)
    try:
        async with app.run_test(size=size) as pilot:
            player = Player(app, pilot)
            if new is not None:
                player.wish = "flek" if new.game == "marias" else ""  # else nobody plays a game
                await player.seated()
            yield player
    finally:
        await there.close()
