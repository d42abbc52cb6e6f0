"""Draws parts of the screens.

They are the hand, the list of what may be said, sheets over the table, and the table itself.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from hlaska.cli.tui import draw
from hlaska.cli.tui.choice import Choice
from hlaska.cli.tui.draw import DARK, LIGHT, RAISE, Canvas, Colours

WIDE: Final = 112  # columns from which the log stands beside the table
BROAD: Final = 64  # columns from which what is played for stands beside the trick


def fit_screen(screen: Screen[None], choice: Choice, size: Size) -> None:
    """Computes what fits beside the table in a window, and how high cards are."""
    screen.query_one("#rail").display = size.width >= WIDE
    screen.set_class(size.width < BROAD, "narrow")
    choice.tall = draw.TALL if size.height >= draw.ROOM else draw.LOW


class ChoiceScreen(Screen[None]):
    """Shows what a `Choice` knows of a table."""

    choice: Choice

    @abstractmethod
    def redraw(self) -> None:
        """Draws everything anew."""

    def on_resize(self, event: events.Resize) -> None:
        fit_screen(self, self.choice, event.size)
        self.call_after_refresh(self.redraw)

    def open_sheet(self, title: str, body: Text, end: bool = False) -> None:
        self.app.push_screen(Sheet(title, body, [self.choice.say("web-close")], end))

    def speak(self, code: str) -> None:
        self.choice.speak(code)
        self.redraw()


class Hand(Widget, can_focus=True):
    """Shows the own cards. Arrows go from card to card, Enter or a click plays or chooses one."""

    class Pressed(Message):
        """Says that a card was pressed."""

        def __init__(self, card: int, mark: int) -> None:
            super().__init__()
            self.card, self.mark = card, mark

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("home", "step(-99)", show=False),
        Binding("end", "step(99)", show=False),
        Binding("enter,space", "press", show=False),
    ]

    def __init__(self, choice: Choice) -> None:
        super().__init__(id="hand")
        self.choice = choice
        self.cursor = 0

    @property
    def colours(self) -> Colours:
        return colours_of(self)

    def _boxes(self, width: int) -> list[tuple[int, int]]:
        return draw.lay_hand(len(self.choice.hand), draw.card_width(self.choice), width)

    @property
    def _lift(self) -> int:
        """Returns the lines that some card stands higher."""
        return RAISE if self.choice.hand else 0

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        boxes = self._boxes(width)
        return (max((row for _, row in boxes), default=-1) + 1) * (self.choice.tall + self._lift)

    def render(self) -> Text:
        piles, boxes = self.choice.hand, self._boxes(self.size.width)
        self.cursor = max(0, min(self.cursor, len(piles) - 1))
        high = self.choice.tall + self._lift
        canvas = Canvas(self.size.width, max(1, len({row for _, row in boxes}) * high))
        last = len(piles) - 1
        order = [i for i in range(len(piles)) if i != self.cursor or not self.has_focus]
        for i in [*order, *([self.cursor] if self.has_focus and last >= 0 else [])]:
            self._paint(canvas, i, *boxes[i])
        return canvas.text()

    def _paint(self, canvas: Canvas, i: int, x: int, row: int) -> None:
        choice, pile = self.choice, self.choice.hand[i]
        chosen = pile.card in choice.chosen
        legal = bool(choice.card_actions(pile.card, pile.mark))
        up = chosen or (choice.has_unplayable and legal)
        y = row * (self.choice.tall + self._lift) + (0 if up else self._lift)
        state = "chosen" if chosen else "off" if choice.has_unplayable and not legal else ""
        taken = choice.chosen.count(pile.card)
        foot = (
            f"{taken}/{pile.copies}"
            if chosen and pile.copies > 1
            else f"×{pile.copies}"
            if pile.copies > 1
            else ""
        )
        if pile.mark and not foot:
            foot = "▔"
        focus, top = self.has_focus and i == self.cursor, draw.hand_top(choice, pile)
        draw.paint_card(
            canvas, x, y, choice, pile.card, self.colours, state=state, focus=focus, top=top, foot=foot
        )

    # ------------------------------------------------------------ keys and clicks
    def action_step(self, by: int) -> None:
        self.go(self.cursor + by)

    def action_row(self, by: int) -> None:
        """Goes to the card above or below. There is nothing above the first row but the other parts of the screen."""
        boxes = self._boxes(self.size.width)
        if not boxes:
            return
        x, row = boxes[self.cursor]
        there = [i for i, (_, r) in enumerate(boxes) if r == row + by]
        if there:
            self.go(min(there, key=lambda i: abs(boxes[i][0] - x)))

    def go(self, to: int) -> None:
        self.cursor = max(0, min(to, len(self.choice.hand) - 1))
        self.refresh()

    def go_to_suit(self, suit: int) -> None:
        """Moves to the first card of a suit, then to the next ones."""
        at = [i for i, pile in enumerate(self.choice.hand) if pile.card >> 4 == suit]
        if at:
            self.go(next((i for i in at if i > self.cursor), at[0]))

    def action_press(self) -> None:
        if self.choice.hand:
            pile = self.choice.hand[self.cursor]
            self.post_message(self.Pressed(pile.card, pile.mark))

    def on_click(self, event: events.Click) -> None:
        found = self._card_at(event.x, event.y)
        if found >= 0:
            self.go(found)
            self.action_press()

    def _card_at(self, x: int, y: int) -> int:
        """Finds the card at a place, -1 for none. Of cards over each other it finds the upper one."""
        card, high = draw.card_width(self.choice), self.choice.tall + self._lift
        boxes = self._boxes(self.size.width)
        hit = [i for i, (left, row) in enumerate(boxes) if left <= x < left + card and row == y // high]
        return hit[-1] if hit else -1


class Calls(OptionList):
    """Lists what may be said or done besides playing a card. Each has one line, with its number."""

    def __init__(self, id: str = "calls") -> None:
        super().__init__(id=id, markup=False)
        self._shown: list[str] = []

    def show(self, lines: Sequence[Text]) -> None:
        """Shows other lines; what is highlighted stays where nothing has changed."""
        told = [line.markup for line in lines]
        if told == self._shown:
            return
        fresh = len(told) != len(self._shown)
        at = self.highlighted
        self._shown = told
        self.clear_options()
        self.add_options([Option(line) for line in lines])
        self.highlighted = (0 if fresh or at is None else at) if lines else None


class Sheet(ModalScreen[int]):
    """Shows something over the table: a title, a text that scrolls, and buttons below.

    Answers which, -1: it was closed.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss(-1)", show=False),
        Binding("up", "scroll(-1)", show=False, priority=True),
        Binding("down", "scroll(1)", show=False, priority=True),
        Binding("pageup", "scroll(-10)", show=False, priority=True),
        Binding("pagedown", "scroll(10)", show=False, priority=True),
        Binding("tab,right", "pick(1)", show=False, priority=True),
        Binding("shift+tab,left", "pick(-1)", show=False, priority=True),
        *[Binding(str(n), f"nth({n})", show=False) for n in range(1, 10)],
    ]

    def __init__(self, title: str, body: Text, buttons: Sequence[str], end: bool = False) -> None:
        super().__init__()
        self._title, self._body, self._buttons, self._end = title, body, buttons, end

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield Static(Text(self._title, "bold"), id="sheet-title")
            with VerticalScroll(id="sheet-body", can_focus=False):
                yield Static(self._body)
            buttons = Calls("sheet-buttons")
            buttons.show(number_lines(self._buttons, colours_of(self)))
            yield buttons

    def on_mount(self) -> None:
        self.query_one(Calls).focus()
        if self._end:
            body = self.query_one("#sheet-body", VerticalScroll)
            self.call_after_refresh(body.scroll_end, animate=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)

    def action_nth(self, n: int) -> None:
        if n <= len(self._buttons):
            self.dismiss(n - 1)

    def action_scroll(self, by: int) -> None:
        """Scrolls through the text; where all of it is seen, goes from button to button."""
        body = self.query_one("#sheet-body", VerticalScroll)
        if not body.max_scroll_y:
            return self.action_pick(1 if by > 0 else -1)
        body.scroll_relative(y=by, animate=False)

    def action_pick(self, by: int) -> None:
        calls = self.query_one(Calls)
        calls.highlighted = ((calls.highlighted or 0) + by) % len(self._buttons)


class Ask(ModalScreen[str | None]):
    """Asks for a line of text."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, value: str, more: str = "") -> None:
        super().__init__(classes="sheet")
        self._title, self._value, self._more = title, value, more

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield Static(Text(self._title, "bold"), id="sheet-title")
            if self._more:
                yield Static(self._more)
            yield Input(self._value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)


class TableView(Vertical):
    """Shows the table without what may be done.

    It has title, plates, the middle, and in a wide window the log beside it.
    """

    def __init__(self, choice: Choice, name: Callable[[], str]) -> None:
        super().__init__(id="view")
        self.choice, self._head = choice, name

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Horizontal(id="plates")
        with Horizontal(id="centre"):
            with Vertical(id="middle"):
                yield Static(id="trick")
                yield Static(id="piles")
            with VerticalScroll(id="info", can_focus=False):
                yield Static(id="told")

    def draw(self) -> None:
        choice, colours = self.choice, colours_of(self)
        self.query_one("#title", Static).update(draw.title_bar(choice, colours, self._head()))
        self._draw_plates(colours)
        told = draw.info(choice, colours)
        info = self.query_one("#info")
        info.display = bool(told.plain)
        info.set_class(bool(choice.columns), "table")
        self.query_one("#told", Static).update(told)
        piles = draw.piles(choice, colours)
        self.query_one("#piles", Static).update(piles)
        self.query_one("#piles").display = bool(piles.plain)
        self.draw_trick()

    def draw_trick(self) -> None:
        middle = self.query_one("#trick", Static)
        width, height = middle.size
        middle.update(draw.trick(self.choice, colours_of(self), max(width, 12), height))

    def _draw_plates(self, colours: Colours) -> None:
        choice, box = self.choice, self.query_one("#plates", Horizontal)
        others = [seat for seat in choice.seat_order if seat != choice.me] if choice.update else []
        texts = [draw.plate(choice, seat, colours) for seat in others] + draw.resting_plates(choice, colours)
        plates = list(box.query(".plate").results(Static))
        if len(plates) != len(texts):
            box.remove_children()
            plates = [Static(classes="plate") for _ in texts]
            box.mount_all(plates)
        for plate, text in zip(plates, texts, strict=True):
            plate.update(text)
        for plate, seat in zip(plates, others, strict=False):
            plate.set_class(choice.turn == seat, "turn")


def colours_of(widget: Widget) -> Colours:
    return DARK if widget.app.current_theme.dark else LIGHT


def number_lines(labels: Sequence[str], colours: Colours) -> list[Text]:
    """Numbers lines with the keys that choose them."""
    lines = []
    for n, label in enumerate(labels, 1):
        line = Text(f" {n if n < 10 else ' '}  ", colours.turn)
        lines.append(line.append(label, colours.ink))
    return lines
