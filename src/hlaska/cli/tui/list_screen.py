"""Shows a heading and a list from which one chooses, before a table opens."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static

from hlaska.cli.tui.home import Home
from hlaska.cli.tui.widgets import Calls, colours_of
from hlaska.locales import Language

Row = tuple[Text, Callable[[], None]]  # a line of the list, and what it does


class ListScreen(Screen[None]):
    """Shows a heading and a list, each line of which does something."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(str(n), f"nth({n})", show=False) for n in range(1, 10)],
        Binding("q", "leave", show=False),
        Binding("escape", "back", show=False),
    ]

    def __init__(self, home: Home) -> None:
        super().__init__()
        self.home = home
        self._rows: list[Row] = []
        self.problem = ""

    @property
    def language(self) -> Language:
        return self.home.language

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(id="heading", classes="heading")
            yield Calls()
            yield Static(id="line", classes="line")

    def on_mount(self) -> None:
        self.redraw()
        self.query_one(Calls).focus()

    @abstractmethod
    def heading(self) -> Text:
        """Returns what stands above the list."""

    @abstractmethod
    def rows(self) -> list[Row]:
        """Returns the lines of the list."""

    def redraw(self) -> None:
        colours = colours_of(self)
        self._rows = self.rows()
        self.query_one("#heading", Static).update(self.heading())
        self.query_one(Calls).show([line for line, _ in self._rows])
        keys = Text(self.problem + "\n\n" if self.problem else "", colours.turn)
        for key, word in self.keys():
            keys.append(f" {key} ", f"bold {colours.turn}").append(
                self.language.say(word) + " ", colours.quiet
            )
        self.query_one("#line", Static).update(keys)

    def keys(self) -> Sequence[tuple[str, str]]:
        return [
            ("Enter", "cli-choose"),
            ("F2", "cli-key-language"),
            ("F3", "cli-key-theme"),
            ("Q", "cli-quit"),
        ]

    def speak(self, code: str) -> None:
        self.redraw()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self._rows[event.option_index][1]()

    def action_nth(self, n: int) -> None:
        if n <= len(self._rows):
            self._rows[n - 1][1]()

    def action_back(self) -> None:
        if len(self.app.screen_stack) > 2:
            self.dismiss()

    def action_leave(self) -> None:
        self.app.exit()

    def row_text(self, n: int, name: str, more: str = "") -> Text:
        colours = colours_of(self)
        text = Text(f" {n}  " if n < 10 else "    ", colours.turn).append(name, colours.ink)
        return text.append(f"  {more}", colours.quiet) if more else text
