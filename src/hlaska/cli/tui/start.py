"""Asks before a table opens: which game, by which rules, against whom, and how long."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rich.text import Text

from hlaska.cli.games import format_value
from hlaska.cli.tui.home import Home
from hlaska.cli.tui.list_screen import ListScreen, Row
from hlaska.cli.tui.lobby import LobbyScreen
from hlaska.cli.tui.widgets import Ask, Sheet, colours_of
from hlaska.core.errors import HlaskaError, Phrase
from hlaska.core.match_limit import Limit
from hlaska.core.options import Option, Value
from hlaska.protocol.games import GameBrief, GameInfo, PresetInfo
from hlaska.protocol.tables import NewTable, TableBrief
from hlaska.table.match_state import Chair


class StartScreen(ListScreen):
    """Open tables, and the games."""

    def __init__(self, home: Home, games: Sequence[GameBrief], mine: Sequence[TableBrief]) -> None:
        super().__init__(home)
        self._games, self._mine = games, [brief for brief in mine if brief.problem is None]

    def heading(self) -> Text:
        say = self.language.say
        return Text("Hláška\n", "bold").append(say("web-welcome-more"), colours_of(self).quiet)

    def rows(self) -> list[Row]:
        say, rows = self.language.say, list[Row]()
        for brief in self._mine:
            names = ", ".join(chair.name for i, chair in enumerate(brief.chairs) if i != brief.me)
            more = f"{names} · {say('web-deal-number', n=brief.deal)}"
            name = f"{say('web-continue')}: {say(f'game-{brief.game}')}"
            rows.append((self.row_text(len(rows) + 1, name, more), partial(self._go, brief.table)))
        if not self.home.host.is_local:
            rows.append((self.row_text(len(rows) + 1, say("web-lobby"), say("lobby-more")), self._lobby))
        for game in self._games:
            line = f"game-{game.id}-line"
            more = say(line) if self.language.has(line) else say("web-presets", n=len(game.presets))
            name = say(f"game-{game.id}")
            rows.append((self.row_text(len(rows) + 1, name, more), partial(self._choose, game.id)))
        return rows

    def _go(self, table: str) -> None:
        self.app.run_worker(self._go_to_table(table))

    async def _go_to_table(self, table: str) -> None:
        try:
            await self.home.go(table)
        except HlaskaError as error:
            self.problem = self.home.error_text(error)
            self.redraw()

    def _lobby(self) -> None:
        self.run_worker(self._show_lobby())

    async def _show_lobby(self) -> None:
        try:
            page = await self.home.host.lobby()
        except HlaskaError as error:
            self.problem = self.home.error_text(error)
            return self.redraw()
        self.app.push_screen(LobbyScreen(self.home, self._games, page))

    def _choose(self, game: str) -> None:
        self.run_worker(self._show_new_table(game))

    async def _show_new_table(self, game: str) -> None:
        try:
            info = await self.home.host.info(game)
        except HlaskaError as error:
            self.problem = self.home.error_text(error)
            return self.redraw()
        self.app.push_screen(NewTableScreen(self.home, info))


class NewTableScreen(ListScreen):
    """Asks for the rules, the players, and how long the match is."""

    def __init__(self, home: Home, info: GameInfo) -> None:
        super().__init__(home)
        self.info = info
        self.preset: PresetInfo = info.presets[0]
        self.changes: dict[str, Value] = {}
        self.levels: list[str] = []
        self.open: set[int] = set()  # chairs that are left open for people
        self.seat = 0
        self.limit = Limit()

    # ------------------------------------------------------------ what stands there
    def heading(self) -> Text:
        name = self.language.say(f"game-{self.info.id}")
        return Text(self.language.say("web-new-title", game=name), "bold")

    def preset_name(self, preset: PresetInfo) -> str:
        return self.language.say(f"preset-{self.info.id}-{preset.name}")

    def level(self, chair: int) -> str:
        if chair < len(self.levels):
            return self.levels[chair]
        return (
            self.home.preferences.level
            if self.home.preferences.level in self.info.levels
            else self.info.usual
        )

    def rows(self) -> list[Row]:
        say, rows = self.language.say, list[Row]()

        def add(name: str, more: str, act: Callable[[], None]) -> None:
            rows.append((self.row_text(len(rows) + 1, name, more), act))

        differs = say("web-changed-rules", n=len(self.changes)) if self.changes else ""
        add(say("web-sit-down"), "", self._sit_down)
        add(say("web-rules"), self.preset_name(self.preset), self._choose_preset)
        add(say("web-all-rules", n=len(self.info.options)), differs, self._all_rules)
        add(say("web-name"), self.home.own_name(), self._ask_name)
        add(say("cli-seat"), str(self.seat + 1), self._choose_seat)
        others = [chair for chair in range(self.preset.players) if chair != self.seat]
        for n, chair in enumerate(others, 1):
            more = say("cli-open-chair") if chair in self.open else say(f"level-{self.level(chair)}")
            add(say("cli-computer", n=n), more, partial(self._choose_level, chair))
        if self.preset.endless:
            add(say("web-length"), self._length_text(), self._ask_length)
        return rows

    def _length_text(self) -> str:
        say, limit = self.language.say, self.limit
        if limit.deals:
            return say("web-length-n-deals", n=limit.deals)
        return say("web-length-n-minutes", n=limit.minutes) if limit.minutes else say("web-length-none")

    # ------------------------------------------------------------ what is chosen
    def _pick(self, title: str, offers: Sequence[str], then: Callable[[int], None]) -> None:
        def chosen(found: int | None) -> None:
            if found is not None and found >= 0:
                then(found)
                self.redraw()

        self.app.push_screen(Sheet(title, Text(), offers), chosen)

    def _ask(self, title: str, value: str, then: Callable[[str], None], more: str = "") -> None:
        def typed(text: str | None) -> None:
            if text is not None:
                then(text.strip())
                self.redraw()

        self.app.push_screen(Ask(title, value, more), typed)

    def _choose_preset(self) -> None:
        def chosen(n: int) -> None:
            self.preset, self.changes = self.info.presets[n], {}
            self.seat = min(self.seat, self.preset.players - 1)
            self.open = {chair for chair in self.open if chair < self.preset.players}
            self.limit = self.limit if self.preset.endless else Limit()

        self._pick(self.language.say("web-rules"), [self.preset_name(p) for p in self.info.presets], chosen)

    def _all_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.home, self), lambda _: self.redraw())

    def _ask_name(self) -> None:
        def typed(text: str) -> None:
            self.home.preferences.name = text[:40]

        self._ask(self.language.say("web-name"), self.home.own_name(), typed)

    def _choose_seat(self) -> None:
        def chosen(n: int) -> None:
            self.seat = n
            self.open.discard(n)

        players = self.preset.players
        self._pick(self.language.say("cli-seat"), [str(n + 1) for n in range(players)], chosen)

    def _choose_level(self, chair: int) -> None:
        say, levels = self.language.say, self.info.levels
        offers = [say(f"level-{level}") for level in levels]
        if not self.home.host.is_local:
            offers.append(say("cli-open-chair"))

        def chosen(n: int) -> None:
            self.levels = [self.level(c) for c in range(self.preset.players)]
            self.open.discard(chair)
            if n < len(levels):
                self.levels[chair] = levels[n]
            else:
                self.open.add(chair)

        self._pick(say("web-level"), offers, chosen)

    def _ask_length(self) -> None:
        say = self.language.say
        kinds = ["web-length-none", "web-length-deals", "web-length-minutes"]

        def typed(kind: str) -> Callable[[str], None]:
            def take(text: str) -> None:
                n = int(text) if text.isdecimal() and len(text) < 6 else 0
                self.limit = Limit(deals=n) if kind == "web-length-deals" else Limit(minutes=n)

            return take

        def chosen(n: int) -> None:
            if not n:
                self.limit = Limit()
            else:
                self._ask(say(kinds[n]), "", typed(kinds[n]), say("web-length-count"))

        self._pick(say("web-length-ends"), [say(kind) for kind in kinds], chosen)

    def _sit_down(self) -> None:
        self.app.run_worker(self._open())  # it outlives this screen

    async def _open(self) -> None:
        chairs = tuple(self._chair(i) for i in range(self.preset.players))
        new = NewTable(self.info.id, self.preset.name, dict(self.changes), chairs, self.limit)
        try:
            await self.home.open(new)
        except HlaskaError as error:
            self.problem = self.language.say(
                "web-problem", text=self.home.error_text(error) + f" ({error.text})"
            )
            self.redraw()

    def _chair(self, i: int) -> Chair:
        if i == self.seat:
            return Chair(self.home.own_name())
        return Chair("?", "open") if i in self.open else Chair("", "bot", self.level(i))


class RulesScreen(ListScreen):
    """Shows all house rules of a table that is to be opened."""

    def __init__(self, home: Home, table: NewTableScreen) -> None:
        super().__init__(home)
        self.table = table

    def heading(self) -> Text:
        return Text(self.language.say("web-all-rules", n=len(self.table.info.options)), "bold")

    def keys(self) -> Sequence[tuple[str, str]]:
        return [("Enter", "cli-choose"), ("Esc", "web-close")]

    def _value(self, option: Option) -> Value:
        return self.table.changes.get(option.name, self.table.preset.options[option.name])

    def _title(self, option: Option) -> str:
        return self.language.say(self.language.option_key(self.table.info.id, option.name))

    def rows(self) -> list[Row]:
        rows, colours = list[Row](), colours_of(self)
        for option in self.table.info.options:
            value = format_value(self.language, self.table.info.id, option, self._value(option))
            changed = option.name in self.table.changes
            text = Text(" ● " if changed else "   ", colours.turn).append(self._title(option), colours.ink)
            text.append(f"  {value}", f"bold {colours.turn}" if changed else colours.quiet)
            rows.append((text, partial(self._change, option)))
        return rows

    def _change(self, option: Option) -> None:
        """Asks for a value of a rule: one of several, or a number."""
        language, game = self.language, self.table.info.id
        key = language.option_key(game, option.name)
        values: list[Value] = [True, False] if option.kind == "bool" else [*option.choices]
        if option.nullable and values:
            values.append(None)
        if not values:
            return self._number(option, key)

        def chosen(found: int | None) -> None:
            if found is not None and found >= 0:
                self._set(option, values[found])

        offers = [format_value(language, game, option, value) for value in values]
        help = Text(language.attribute(Phrase(key), "help"))
        self.app.push_screen(Sheet(self._title(option), help, offers), chosen)

    def _number(self, option: Option, key: str) -> None:
        value = self._value(option)
        low, high = option.low, option.high
        span = f"{'' if low is None else low}–{'' if high is None else high}"

        def typed(text: str | None) -> None:
            if text is None:
                return
            text = text.strip()
            if option.nullable and not text:
                return self._set(option, None)
            good = text.lstrip("-").isdecimal() and len(text) < 10
            if not good or (low is not None and int(text) < low) or (high is not None and int(text) > high):
                self.problem = self.language.say("cli-number", text=text, span=span)
                return self.redraw()
            self._set(option, int(text))

        more = f"{self.language.attribute(Phrase(key), 'help')} ({span})"
        self.app.push_screen(Ask(self._title(option), "" if value is None else str(value), more), typed)

    def _set(self, option: Option, value: Value) -> None:
        self.problem = ""
        usual = self.table.preset.options[option.name]
        changes = {name: v for name, v in self.table.changes.items() if name != option.name}
        self.table.changes = changes if value == usual else {**changes, option.name: value}
        self.redraw()
