"""Runs `hlaska play` in a whole terminal, with Textual.

It leads from the start to a table, and keeps how a person plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from hlaska.cli.tui.home import Preferences
from hlaska.cli.tui.host import Host
from hlaska.cli.tui.picture import Picture
from hlaska.cli.tui.replay import ReplayScreen, record_fetcher
from hlaska.cli.tui.start import StartScreen
from hlaska.cli.tui.table import TableScreen
from hlaska.core.errors import HlaskaError
from hlaska.locales import Language, languages
from hlaska.protocol.deals import Replay
from hlaska.protocol.table_messages import Hello
from hlaska.protocol.tables import NewTable

DARK: Final = Theme(
    name="hlaska-dark",
    dark=True,
    primary="#7cc9b0",
    accent="#ffcb5c",
    warning="#ffcb5c",
    error="#ff9c8f",
    foreground="#ecefe9",
    background="#17342d",
    surface="#1a2320",
    panel="#10251f",
)
LIGHT: Final = Theme(
    name="hlaska-light",
    dark=False,
    primary="#1f5a4b",
    accent="#8a5300",
    warning="#8a5300",
    error="#a3261b",
    foreground="#1f2623",
    background="#dfe9e2",
    surface="#fffdf8",
    panel="#cfdfd6",
)


class Terminal(App[None]):
    """Runs the terminal.

    It opens a table, goes to one, looks at a deal, or shows the start.

    new: the table to open at once.
    table: the one to go to.
    replay: a deal to be looked at.
    """

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Hláška"
    CSS_PATH = "style.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "language", show=False),
        Binding("f3", "colours", show=False),
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(
        self,
        host: Host,
        preferences: Preferences,
        *,
        new: NewTable | None = None,
        table: str = "",
        replay: Replay | None = None,
        source: str = "",
    ) -> None:
        super().__init__()
        self.host, self.preferences = host, preferences
        self._new, self._go, self._shown, self._source = new, table, replay, source
        self.last: str = ""  # the table one has played at last
        self.problem: HlaskaError | None = None  # why it ended before it began

    @property
    def language(self) -> Language:
        return Language(self.preferences.language)

    def on_mount(self) -> None:
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name
        self.run_worker(self._begin())

    async def _begin(self) -> None:
        try:
            if self._shown is not None:
                await self._show_replay(self._shown)
            elif self._new is not None:
                await self.open(self._new)
            elif self._go:
                await self.go(self._go)
            else:
                await self.to_start()
        except HlaskaError as error:
            self.problem = error
            self.exit()

    # ------------------------------------------------------------ from screen to screen
    async def to_start(self) -> None:
        games = await self.host.games()
        mine = await self.host.own_tables()
        await self._show_screen(StartScreen(self, games, mine))

    async def open(self, new: NewTable) -> None:
        """Opens a new table. Raises HlaskaError."""
        self._new = new
        await self.go((await self.host.open(new)).table)

    async def go(self, table: str) -> None:
        """Goes to a table. Raises HlaskaError."""
        self.last = table
        line = await self.host.open_connection(table)
        await self._show_screen(TableScreen(self, table, line))

    async def _show_replay(self, replay: Replay) -> None:
        await self._show_screen(ReplayScreen(self, replay, record_fetcher(self.host, self._source)))

    async def _show_screen(self, screen: Screen[None]) -> None:
        """Shows this screen in place of all others but the empty one below."""
        while len(self.screen_stack) > 1:
            await self.pop_screen()
        await self.push_screen(screen)

    async def rematch(self) -> None:
        """Opens a new match with the same rules and players.

        Where these are not known, it shows the start.
        """
        if self._new is not None:
            await self.open(self._new)
        else:
            await self.to_start()

    # ------------------------------------------------------------ what everybody asks
    def game_name(self, hello: Hello | None) -> str:
        """Returns the name of the game and of its rules."""
        return self.language.rules_name(hello.game, hello.preset) if hello else self.TITLE or ""

    def own_name(self) -> str:
        return self.preferences.name or self.language.say("cli-player")

    def error_text(self, error: HlaskaError) -> str:
        """Says what went wrong, in the reader's language where it has words."""
        language = self.language
        return language.sentence(error.phrase) if language.has(error.phrase.key) else error.text

    def action_language(self) -> None:
        """Changes to the next language."""
        every: Sequence[str] = languages()
        self.preferences.language = every[(every.index(self.preferences.language) + 1) % len(every)]
        for screen in self.screen_stack:
            speak = getattr(screen, "speak", None)
            if speak is not None:
                speak(self.preferences.language)

    def action_colours(self) -> None:
        """Changes to dark, or light."""
        self.theme = LIGHT.name if self.current_theme.dark else DARK.name
        self.action_redraw()

    def action_redraw(self) -> None:
        for screen in self.screen_stack:
            redraw = getattr(screen, "redraw", None)
            if redraw is not None:
                redraw()

    def picture(self) -> Picture:
        return Picture(self.preferences.language, self.preferences.faces)
