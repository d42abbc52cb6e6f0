"""Shows a deal that is over, step by step. It is seen from each seat, with all cards or its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from hlaska.cli.output import format_event
from hlaska.cli.tui import draw
from hlaska.cli.tui.choice import Choice
from hlaska.cli.tui.home import Home
from hlaska.cli.tui.host import Host
from hlaska.cli.tui.widgets import ChoiceScreen, Hand, TableView, colours_of
from hlaska.core.errors import HlaskaError
from hlaska.protocol.deals import AskReplay, PlayOn, Replay

Fetch = Callable[[int, int, bool], Awaitable[Replay]]  # a deal, from a seat, with all cards


def table_fetcher(host: Host, table: str) -> Fetch:
    """Fetches deals of a table."""

    async def fetch(deal: int, seat: int, open: bool) -> Replay:
        return await host.replay(table, deal, seat, open)

    return fetch


def record_fetcher(host: Host, text: str) -> Fetch:
    """Fetches deals of a record."""

    async def fetch(deal: int, seat: int, open: bool) -> Replay:
        return await host.show(AskReplay(text, deal, seat, open))

    return fetch


class ReplayScreen(ChoiceScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,space,enter", "step(1)", show=False),
        Binding("up", "trick(-1)", show=False),
        Binding("down", "trick(1)", show=False),
        Binding("home", "step(-9999)", show=False),
        Binding("end", "step(9999)", show=False),
        Binding("a", "open", show=False),
        Binding("v,tab", "seat", show=False),
        Binding("pageup,left_square_bracket", "deal(-1)", show=False),
        Binding("pagedown,right_square_bracket", "deal(1)", show=False),
        Binding("g", "log", show=False),
        Binding("o", "result", show=False),
        Binding("p", "play", show=False),
        Binding("question_mark", "keys", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, home: Home, replay: Replay, fetch: Fetch) -> None:
        super().__init__()
        self.home, self.replay, self._fetch = home, replay, fetch
        self.choice = Choice(home.preferences.language, home.preferences.faces, lambda _: None, lambda: None)
        self.step = 0
        self._problem = ""
        self._go_to(0)

    def compose(self) -> ComposeResult:
        with Horizontal(id="all"):
            with Vertical(id="main"):
                yield TableView(self.choice, self._heading)
                yield Static(id="own")
                hand = Hand(self.choice)
                hand.can_focus = False
                yield hand
                yield Static(id="said")
                yield Static(id="question")
                yield Static(id="keys")
            with VerticalScroll(id="rail", can_focus=False):
                yield Static(id="log")

    def _heading(self) -> str:
        return f"{self.home.game_name(self.replay.hello)} · {self.choice.say('web-replay')}"

    def on_mount(self) -> None:
        self.redraw()

    # ------------------------------------------------------------ where one stands
    def _go_to(self, step: int) -> None:
        """Folds the frames up to a step."""
        frames = self.replay.frames
        self.step = max(0, min(step, len(frames) - 1))
        self.choice.deal = None
        self.choice.greet(self.replay.hello)
        for frame in frames[: self.step + 1]:
            self.choice.apply_update(frame)

    def action_step(self, by: int) -> None:
        at = self.step + by
        self._problem = ""
        if at < 0 < -by < 99:
            self._problem = self.choice.say("replay-at-start")
        elif at >= len(self.replay.frames) and by < 99:
            self._problem = self.choice.say("replay-at-end")
        self._go_to(at)
        self.redraw()

    def action_trick(self, by: int) -> None:
        """Goes to where the next trick, or the one before, begins."""
        taken = [0, *self._trick_ends(), len(self.replay.frames) - 1]
        there = [step for step in taken if (step > self.step if by > 0 else step < self.step)]
        if there:
            self._problem = ""
            self._go_to(min(there) if by > 0 else max(there))
            self.redraw()

    def _trick_ends(self) -> list[int]:
        """Returns the steps with which a trick was taken."""
        places = self.replay.hello.places
        trick = places.index("trick") if "trick" in places else -2
        frames = enumerate(self.replay.frames)
        return [i for i, f in frames if any(e.src == trick and e.dst != trick for e in f.events)]

    def action_open(self) -> None:
        self._ask(self.replay.deal, self.replay.seat, not self.replay.open)

    def action_seat(self) -> None:
        self._ask(self.replay.deal, (self.replay.seat + 1) % self.replay.hello.seats, self.replay.open)

    def action_deal(self, by: int) -> None:
        deal = self.replay.deal + by
        if 1 <= deal <= self.replay.deals:
            self._ask(deal, self.replay.seat, self.replay.open, 0)

    def _ask(self, deal: int, seat: int, open: bool, step: int = -1) -> None:
        self.run_worker(self._show(deal, seat, open, self.step if step < 0 else step), exclusive=True)

    async def _show(self, deal: int, seat: int, open: bool, step: int) -> None:
        try:
            self.replay = await self._fetch(deal, seat, open)
            self._problem = ""
        except HlaskaError as error:
            self._problem = self.home.error_text(error)
        self._go_to(step)
        self.redraw()

    def action_play(self) -> None:
        """Opens a table with these cards from this step, at the seat shown."""
        self.app.run_worker(self._play_on())  # it outlives this screen

    async def _play_on(self) -> None:
        replay = self.replay
        asked = PlayOn(replay.record, self.step, max(replay.seat, 0), name=self.home.own_name())
        try:
            made = await self.home.host.play_on(asked)
            await self.home.go(made.table)
        except HlaskaError as error:
            self._problem = self.home.error_text(error)
            self.redraw()

    # ------------------------------------------------------------ what is drawn
    def redraw(self) -> None:
        choice, colours = self.choice, colours_of(self)
        view = self.query_one(TableView)
        view.draw()
        self.call_after_refresh(view.draw_trick)
        self.query_one("#own", Static).update(draw.own_seat(choice, colours))
        self.query_one(Hand).refresh(layout=True)
        self.query_one("#said", Static).update(
            Text(self._problem, colours.turn) if self._problem else self._event_text()
        )
        self.query_one("#question", Static).update(self._position_text(colours))
        self.query_one("#keys", Static).update(self._key_hints(colours))
        self.query_one("#log", Static).update(draw.log_text(choice, colours))
        self.query_one("#rail", VerticalScroll).scroll_end(animate=False)

    def _event_text(self) -> Text:
        """Says what happened with this step."""
        phrases = [p for p in self.replay.frames[self.step].told if p is not None]
        if not self.step:
            return Text(self.choice.say("replay-dealt"), "bold")
        return Text(" ".join(format_event(self.choice.language, p) for p in phrases[-6:]), "bold")

    def _position_text(self, colours: draw.Colours) -> Text:
        say, frames = self.choice.say, self.replay.frames
        parts = [say("replay-step", n=self.step, of=len(frames) - 1)]
        parts.append(f"{say('replay-seat')}: {self.choice.who(self.replay.seat)}")
        if self.replay.open:
            parts.append(say("replay-open"))
        if self.replay.deals > 1:
            parts.append(say("web-deal-of", n=self.replay.deal, all=self.replay.deals))
        return Text(" · ").join([Text(part, colours.ink) for part in parts])

    def _key_hints(self, colours: draw.Colours) -> Text:
        say, parts = self.choice.say, []
        keys = [
            ("←→", "cli-key-steps"),
            ("↑↓", "cli-key-tricks"),
            ("V", "replay-seat"),
            ("A", "replay-open"),
        ]
        ended = self.step == len(self.replay.frames) - 1
        keys.append(("O", "web-result") if ended else ("P", "replay-play"))
        for key, word in [*keys, ("G", "web-log"), ("Q", "cli-quit")]:
            parts.append(Text(f" {key} ", f"bold {colours.turn}").append(say(word), colours.quiet))
        return Text(" ").join(parts)

    # ------------------------------------------------------------ sheets
    def action_log(self) -> None:
        self.open_sheet(self.choice.say("web-log"), draw.log_text(self.choice, colours_of(self)), end=True)

    def action_result(self) -> None:
        if self.choice.is_deal_over:
            title = self.choice.say("web-deal-end", n=self.replay.deal)
            self.open_sheet(title, draw.settlement(self.choice, colours_of(self)))

    def action_keys(self) -> None:
        say = self.choice.say
        rows = [["← →", say("cli-key-steps")], ["↑ ↓", say("cli-key-tricks")], ["V", say("replay-seat")]]
        rows += [
            ["A", say("replay-open")],
            ["[ ]", f"{say('replay-deal-before')}, {say('replay-deal-after')}"],
        ]
        rows += [
            ["P", say("replay-play")],
            ["O", say("web-result")],
            ["G", say("web-log")],
            ["F2", say("cli-key-language")],
        ]
        rows += [["F3", say("cli-key-theme")], ["Q", say("cli-key-quit")]]
        self.open_sheet(say("web-keys"), draw.columns(rows, right=2))

    def action_leave(self) -> None:
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit()
