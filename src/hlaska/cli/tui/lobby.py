"""Shows the lobby of a server in the terminal: public tables, quick seat, a code."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from rich.text import Text

from hlaska.cli.tui.home import Home
from hlaska.cli.tui.list_screen import ListScreen, Row
from hlaska.cli.tui.widgets import Ask, colours_of
from hlaska.core.errors import HlaskaError
from hlaska.protocol.games import GameBrief
from hlaska.protocol.tables import LobbyPage, LobbyTable

REFRESH_SECONDS: Final = 3.0  # seconds until the list is asked for again


class LobbyScreen(ListScreen):
    """Shows who is here, and where a chair is free."""

    def __init__(self, home: Home, games: Sequence[GameBrief], page: LobbyPage) -> None:
        super().__init__(home)
        self._games, self._page = games, page

    def on_mount(self) -> None:
        super().on_mount()
        self.set_interval(REFRESH_SECONDS, self._look)

    def heading(self) -> Text:
        say, here = self.language.say, self._page.here
        text = say("lobby-here", n=here) if here > 1 else say("lobby-here-none")
        return Text(f"{say('web-lobby')}\n", "bold").append(text, colours_of(self).quiet)

    def rows(self) -> list[Row]:
        say, rows = self.language.say, list[Row]()
        rows.append((self.row_text(1, say("lobby-quick"), say("lobby-quick-more")), self._quick))
        rows.append((self.row_text(2, say("lobby-code"), say("lobby-code-more")), self._code))
        known = {table.table: table for table in self._page.tables}
        for name in self._page.order:
            rows.append((self._table_row(len(rows) + 1, known[name]), partial(self._sit, known[name])))
        if not self._page.order:
            rows.append((Text(f"    {say('lobby-none')}", colours_of(self).quiet), self._nothing))
        return rows

    def _table_row(self, n: int, table: LobbyTable) -> Text:
        say, game = self.language.say, self.language.rules_name(table.game, table.preset)
        names = [
            say("lobby-bot", name=chair.name)
            if chair.kind == "bot"
            else say("seat-program", name=chair.name)
            if chair.program
            else chair.name
            for chair in table.chairs
            if chair.kind != "open"
        ]
        state = say("lobby-free", n=table.free) if table.free else say("lobby-playing", n=table.deal)
        rated = [say("lobby-rated")] if table.rated else []
        clock = [say("lobby-clock", n=table.clock.decision)] if table.clock.decision else []
        return self.row_text(n, game, " · ".join([", ".join(names), state, *rated, *clock]))

    # ------------------------------------------------------------ what may be done
    def _nothing(self) -> None:
        return None

    def _look(self) -> None:
        self.run_worker(self._do(self._refresh), group="look", exclusive=True)

    async def _refresh(self) -> None:
        self._page = await self.home.host.lobby()
        self.redraw()

    def _sit(self, table: LobbyTable) -> None:
        """Leads to the table, with a free chair unless one has it already."""
        free = table.free > 0 and table.table not in self._page.mine
        self.app.run_worker(self._do(partial(self._go_to_table, table.table, free)))

    async def _go_to_table(self, table: str, sit: bool) -> None:
        if sit:
            await self.home.host.sit(table, self.home.own_name())
        await self.home.go(table)

    def _quick(self) -> None:
        self.app.run_worker(self._do(self._take_quick_seat))

    async def _take_quick_seat(self) -> None:
        games = tuple(game.id for game in self._games)
        await self.home.go((await self.home.host.quick_seat(games, self.home.own_name())).table)

    def _code(self) -> None:
        self.app.run_worker(self._do(self._ask_code))

    async def _ask_code(self) -> None:
        asked = Ask(self.language.say("lobby-code-label"), "", self.language.say("lobby-code-more"))
        code = await self.app.push_screen_wait(asked)
        if code:
            await self.home.go(await self.home.host.find(code))

    async def _do(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except HlaskaError as error:
            self.problem = self.home.error_text(error)
            self.redraw()
