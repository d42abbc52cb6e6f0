"""Says what every screen of the terminal asks of the application that shows it."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from hlaska.cli.tui.host import Host
from hlaska.core.errors import HlaskaError
from hlaska.locales import Language
from hlaska.protocol.table_messages import Hello
from hlaska.protocol.tables import NewTable


class Preferences(Struct):
    """Holds how a person plays.

    language: in which everything is said.
    faces: of the cards, "" the usual ones.
    name: what tables call the person.
    level: of computer players.
    deals: after how many the command line stops, 0: it asks.
    """

    language: str = "en"
    faces: str = ""
    name: str = ""
    level: str = ""
    deals: int = 0


class Home(Protocol):
    """Leads from screen to screen, and has what all of them need.

    `cli.tui.app.Terminal` is one; no screen needs to know it.
    """

    @property
    def host(self) -> Host:
        """Returns where tables are."""

    @property
    def preferences(self) -> Preferences:
        """Returns how the person plays; a screen may change it."""

    @property
    def language(self) -> Language:
        """Returns the language in which everything is said."""

    async def open(self, new: NewTable) -> None:
        """Opens a new table. Raises HlaskaError."""

    async def go(self, table: str) -> None:
        """Goes to a table. Raises HlaskaError."""

    async def rematch(self) -> None:
        """Opens a new match with the same rules and players.

        Where these are not known, it shows the start.
        """

    def game_name(self, hello: Hello | None) -> str:
        """Returns the name of the game and of its rules."""

    def own_name(self) -> str:
        """Returns what tables call the person."""

    def error_text(self, error: HlaskaError) -> str:
        """Says what went wrong, in the reader's language where it has words."""
