"""Shows the screen of a table. It has what lies there, what is asked, and what may be done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, ClassVar, Final, get_args

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.css.query import NoMatches
from textual.events import Key
from textual.widgets import Input, OptionList, Static

from hlaska.cli.terminal import describe_draw
from hlaska.cli.tui import draw
from hlaska.cli.tui.choice import SAYS, Button, Choice
from hlaska.cli.tui.home import Home
from hlaska.cli.tui.host import Connection
from hlaska.cli.tui.replay import ReplayScreen, table_fetcher
from hlaska.cli.tui.widgets import (
    Ask,
    Calls,
    ChoiceScreen,
    Hand,
    Sheet,
    TableView,
    colours_of,
    number_lines,
)
from hlaska.core.errors import HlaskaError, Phrase
from hlaska.protocol.table_messages import (
    Give,
    Here,
    Propose,
    Reviewed,
    Said,
    Sided,
    Sides,
    Talk,
    ToServer,
)
from hlaska.table.updates import Update

KEYS: Final = (
    ("arrows", "arrows"),
    ("enter", "enter"),
    ("digits", "digits"),
    ("plus", "plus"),
    ("s", "s"),
    ("slash", "slash"),
    ("esc", "esc"),
    ("i", "i"),
    ("z", "z"),
    ("e", "e"),
)
"""Keys whose words the page has too: `web-keyname-...` and `web-key-...`."""
OWN_KEYS: Final = (
    ("Y", "why"),
    ("G", "log"),
    ("O", "sheet"),
    ("V", "replay"),
    ("K", "talk"),
    ("X", "people"),
    ("F2", "language"),
    ("F3", "theme"),
    ("Q", "quit"),
)

Offer = tuple[Text, Callable[[], None]]  # a line of the list, and what it does


class TableScreen(ChoiceScreen):
    """Shows one table. It ends when its line is closed and the person goes, or with `q`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(str(n), f"nth({n})", show=False) for n in range(1, 10)],
        *[Binding(key, f"say('{key}')", show=False) for key in SAYS],
        Binding("plus,equals_sign", "rung(1)", show=False),
        Binding("minus", "rung(-1)", show=False),
        Binding("escape", "unchoose", show=False),
        Binding("s", "suit", show=False),
        Binding("slash", "command", show=False),
        Binding("question_mark", "keys", show=False),
        Binding("i", "hint", show=False),
        Binding("z", "back", show=False),
        Binding("y", "why", show=False),
        Binding("g", "log", show=False),
        Binding("o", "sheet", show=False),
        Binding("v", "replay", show=False),
        Binding("n", "next", show=False),
        Binding("k", "talk", show=False),
        Binding("x", "people", show=False),
        Binding("e", "rest", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, home: Home, table: str, connection: Connection) -> None:
        super().__init__()
        self.home, self.table, self._connection = home, table, connection
        self.choice = Choice(
            home.preferences.language, home.preferences.faces, self._send, self._redraw_if_mounted
        )
        self._rung: dict[str, int] = {}
        self._more = False  # what would certainly fail is shown too
        self._armed: Button | None = None  # asked for once, and not yet sure
        self._offered: list[Offer] = []
        self._seq = -1
        self._told = 0  # deals whose end was shown
        self._drawn = False  # the cards for places were shown
        self._suit = False  # the next letter is that of a suit
        self._sending: set[asyncio.Task[bool]] = set()

    # ------------------------------------------------------------ the screen
    def compose(self) -> ComposeResult:
        with Horizontal(id="all"):
            with Vertical(id="main"):
                yield TableView(self.choice, lambda: self.home.game_name(self.choice.hello))
                yield Static(id="own")
                yield Static(id="people")
                yield Static(id="said")
                yield Hand(self.choice)
                yield Static(id="question")
                yield Calls()
                yield Input(id="command")
                yield Static(id="keys")
            with VerticalScroll(id="rail", can_focus=False):
                yield Static(id="log")

    def on_mount(self) -> None:
        self.query_one("#command").display = False
        self.query_one(Hand).focus()
        self.run_worker(self._hear(), exclusive=True)
        self.set_interval(1.0, self._tick)

    async def on_unmount(self) -> None:
        await self._connection.close()

    async def _hear(self) -> None:
        async for news in self._connection:
            self.choice.hear(news)

    def _tick(self) -> None:
        """Moves the clock on."""
        if self.choice.people.is_clock_running:
            self._draw_people(colours_of(self))

    def _send(self, message: ToServer) -> None:
        task = asyncio.ensure_future(self._connection.send(message))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def _redraw_if_mounted(self) -> None:
        """Draws what has come. A server may tell something while the screen is still put up, or already taken down,
        part by part; a screen that is up draws everything at its first size."""
        if self.is_mounted:
            with suppress(NoMatches):
                self.redraw()

    def redraw(self) -> None:
        """Draws everything anew, from what was told."""
        choice, colours = self.choice, colours_of(self)
        update = choice.update
        if update is not None and update.seq != self._seq:
            self._seq, self._rung, self._more, self._armed = update.seq, {}, False, None
        self.query_one(TableView).draw()
        self.query_one("#own", Static).update(draw.own_seat(choice, colours))
        self._draw_people(colours)
        self._draw_notice(colours)
        self.query_one("#question", Static).update(self._question(colours))
        self._offered = self._offers()
        calls = self.query_one(Calls)
        calls.show([line for line, _ in self._offered])
        calls.display = bool(self._offered)
        self.query_one(Hand).refresh(layout=True)
        self.query_one("#keys", Static).update(self._key_hints(colours))
        self.query_one("#log", Static).update(draw.log_text(choice, colours))
        self.query_one("#rail", VerticalScroll).scroll_end(animate=False)
        self.call_after_refresh(self.query_one(TableView).draw_trick)
        self._focus_active_part()
        if update is not None:
            self._show_automatically(update)
        if choice.people.next:
            table, choice.people.next = choice.people.next, ""
            self.app.run_worker(self._try(self.home.go(table)))
        if choice.reviewed is not None:
            reviewed, choice.reviewed = choice.reviewed, None
            self.run_worker(self._show_review(reviewed))
        if choice.sided is not None:
            sided, choice.sided = choice.sided, None
            self.run_worker(self._propose(sided))

    def _focus_active_part(self) -> None:
        """Focuses where something can be done: the list while only calls are asked for."""
        calls, hand = self.query_one(Calls), self.query_one(Hand)
        focus = self.focused
        if focus is calls and not calls.display:
            hand.focus()
        elif focus is hand and calls.display and not self.choice.actions and self._offered:
            calls.focus()
        elif focus is calls and self.choice.actions and not self.choice.buttons:
            hand.focus()

    def _show_automatically(self, update: Update) -> None:
        """Shows by itself what one must not miss. These are the cards drawn for places, and the end of a deal."""
        hello = self.choice.hello
        if hello is not None and hello.draw is not None and not self._drawn and update.deal == 1:
            self._drawn = True
            if not self.choice.is_deal_over:
                self.action_drawn()
        if self.choice.is_deal_over and self._told != update.deal:
            self._told = update.deal
            self.action_result()

    # ------------------------------------------------------------ lines of words
    def _draw_people(self, colours: draw.Colours) -> None:
        choice = self.choice
        text = choice.people.status(choice.language, choice.my_chair, choice.player)
        line = self.query_one("#people", Static)
        line.update(Text(text, colours.quiet))
        line.display = bool(text)

    def _draw_notice(self, colours: draw.Colours) -> None:
        choice, said = self.choice, Text("")
        if choice.notice:
            said = Text(choice.notice, colours.turn)
        elif choice.duty and choice.is_on_turn:
            said = Text(choice.duty).append(f"  Y {choice.say('web-why')}", colours.quiet)
        self.query_one("#said", Static).update(said)

    def _question(self, colours: draw.Colours) -> Text:
        choice = self.choice
        if choice.connection in ("lost", "connecting"):
            key = "web-connection-lost" if choice.connection == "lost" else "web-loading"
            return Text(choice.say(key), f"bold {colours.turn}")
        if choice.update is None:
            return Text(choice.failure or self._waiting_text(), "bold")
        if choice.connection == "closed":
            return Text(choice.say("web-connection-closed"), f"bold {colours.loss}")
        if choice.is_deal_over and not choice.update.over and not choice.is_waited_for:
            return Text(choice.say("web-waiting-others"), "bold")
        text = choice.verdict or choice.question
        return Text(text, f"bold {colours.turn}" if choice.is_on_turn else "bold")

    def _waiting_text(self) -> str:
        """Says what is waited for before the first deal."""
        hello = self.choice.hello
        if hello is None:
            return self.choice.say("web-loading")
        if any(chair.kind == "open" for chair in hello.chairs):
            return self.choice.say("cli-open-chairs", table=hello.table)
        if hello.draw is not None and hello.draw.chooser >= 0:
            own = hello.draw.chooser == hello.me
            return self.choice.say("draw-choose") if own else self.choice.say("web-waiting-others")
        return self.choice.say("web-loading")

    def _key_hints(self, colours: draw.Colours) -> Text:
        choice, parts = self.choice, []
        wanted = [("?", "web-keys"), ("/", "web-command")]
        wanted += [("I", "web-hint")] if choice.may_hint else []
        wanted += [("Z", "web-take-back")] if choice.may_take_back else []
        wanted += [("K", "web-talk"), ("X", "web-people")] if choice.people.has_presence else []
        wanted += [("L", "web-last-trick"), ("G", "web-log"), ("O", "web-score"), ("Q", "cli-quit")]
        for key, word in wanted:
            parts.append(Text(f" {key} ", f"bold {colours.turn}").append(choice.say(word), colours.quiet))
        return Text(" ").join(parts)

    # ------------------------------------------------------------ what may be done
    def _offers(self) -> list[Offer]:
        """Returns the lines of the list, each with what it does."""
        choice, hello = self.choice, self.choice.hello
        if hello is None or choice.connection != "open":
            return (
                self._number_offers([("web-to-start", self.action_leave)])
                if choice.connection == "closed"
                else []
            )
        if hello.me < 0 and any(chair.kind == "open" for chair in hello.chairs):
            return self._number_offers([("cli-sit", self._sit), ("cli-quit", self.action_leave)])
        if choice.update is None:
            return self._place_offers() or self._chair_offers()
        if choice.is_deal_over:
            return self._deal_end_offers()
        if choice.people.presence_of(choice.my_chair) != "here":
            return self._number_offers([("company-here", partial(self._send, Here()))])
        return self._button_offers()

    def _number_offers(self, offers: list[tuple[str, Callable[[], None]]]) -> list[Offer]:
        lines = number_lines([self.choice.say(key) for key, _ in offers], colours_of(self))
        return [(line, act) for line, (_, act) in zip(lines, offers, strict=True)]

    def _place_offers(self) -> list[Offer]:
        """Returns the places that are free, for who is to choose one."""
        hello = self.choice.hello
        if hello is None or hello.draw is None or hello.draw.chooser != hello.me:
            return []
        free = hello.draw.free
        lines = number_lines([self.choice.say("draw-place", n=place + 1) for place in free], colours_of(self))
        return [
            (line, partial(self.choice.take_place, place)) for line, place in zip(lines, free, strict=True)
        ]

    def _chair_offers(self) -> list[Offer]:
        """Open chairs that who opened the table may give to computer players."""
        hello = self.choice.hello
        if hello is None or not hello.host:
            return []
        free = [i for i, chair in enumerate(hello.chairs) if chair.kind == "open"]
        level = self.home.preferences.level
        lines = number_lines([self.choice.say("cli-give", n=i + 1) for i in free], colours_of(self))
        return [
            (line, partial(self._send, Give(i, level=level))) for line, i in zip(lines, free, strict=True)
        ]

    def _deal_end_offers(self) -> list[Offer]:
        update = self.choice.update
        offers: list[tuple[str, Callable[[], None]]] = []
        if self.choice.is_waited_for and not self._has_played_enough():
            offers.append(("web-next-deal", self.action_next))
        if update is not None and update.over and self.choice.my_chair >= 0:
            offers += self._people_offers() or [("web-new-match", self.action_again)]
        offers.append(("web-result", self.action_result))
        offers.append(("web-replay", self.action_replay))
        if self.choice.my_chair >= 0:
            offers.append(("replay-review", self.choice.ask_review))
        return self._number_offers([*offers, ("cli-quit", self.action_leave)])

    def _people_offers(self) -> list[tuple[str, Callable[[], None]]]:
        """Returns what may be said to all the people at the table."""
        choice, update = self.choice, self.choice.update
        offers = choice.people.offers(choice.my_chair, update is not None, bool(update and update.over))
        return [(key, partial(self._send, message)) for key, message in offers]

    def _has_played_enough(self) -> bool:
        """Tells whether as many deals were played as the command line asked for."""
        update = self.choice.update
        return update is not None and 0 < self.home.preferences.deals <= update.deal

    def _button_offers(self) -> list[Offer]:
        every = self.choice.buttons
        shown: list[Button] = []
        for button in every:
            rungs = [b for b in every if b.ladder and b.ladder == button.ladder]
            if rungs and rungs[min(self._rung.get(button.ladder, 0), len(rungs) - 1)] is not button:
                continue
            if not button.vain or self._more:
                shown.append(button)
        lines = number_lines([self._label(b, every) for b in shown], colours_of(self))
        offers: list[Offer] = [
            (self._add_hint(line, button), partial(self._press, button))
            for line, button in zip(lines, shown, strict=True)
        ]
        if not self._more and any(b.vain for b in every):
            label = number_lines([*[""] * len(offers), self.choice.say("web-more-calls")], colours_of(self))[
                -1
            ]
            offers.append((label, self._show_more))
        return offers

    def _label(self, button: Button, every: list[Button]) -> str:
        if button is self._armed:
            return button.confirm
        if not button.ladder:
            return button.label
        rungs = [b.rung for b in every if b.ladder == button.ladder]
        return f"{button.label}   −/+ {rungs[0]}…{rungs[-1]}"

    def _add_hint(self, line: Text, button: Button) -> Text:
        colours = colours_of(self)
        if button.cards:
            line.append("  " + self.choice.shorts(button.cards), colours.turn)
        if button.hint:
            line.append(f"  {button.hint}", colours.quiet)
        return line

    def _press(self, button: Button) -> None:
        if button.disabled:
            return self.choice.refuse(button.hint or self.choice.say("web-refused"))
        if button.confirm and self._armed is not button and not self._is_confirmed(button):
            self._armed = button
            return self.redraw()
        self.choice.submit(button.calls)

    def _is_confirmed(self, button: Button) -> bool:
        return self._armed is not None and self._armed.calls == button.calls

    def _show_more(self) -> None:
        self._more = True
        self.redraw()

    # ------------------------------------------------------------ keys
    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.action_nth(event.option_index + 1)

    def action_nth(self, n: int) -> None:
        if n <= len(self._offered):
            self._offered[n - 1][1]()

    def action_rung(self, by: int) -> None:
        """Steps on the first ladder."""
        every = self.choice.buttons
        ladder = next((b.ladder for b in every if b.ladder), "")
        if ladder:
            most = sum(b.ladder == ladder for b in every) - 1
            self._rung[ladder] = max(0, min(most, self._rung.get(ladder, 0) + by))
            self._armed = None
            self.redraw()

    def on_hand_pressed(self, event: Hand.Pressed) -> None:
        self._armed = None
        self.choice.press(event.card, event.mark)

    def action_unchoose(self) -> None:
        self._armed, self._suit = None, False
        self.choice.unchoose()

    def action_say(self, key: str) -> None:
        if self._suit:
            return self._go_to_suit(key)
        if self.choice.update is not None:
            self.choice.refuse(self.choice.answer(key))

    def action_suit(self) -> None:
        if self._suit:
            return self._go_to_suit("s")
        self._suit = True
        self.choice.refuse(self.choice.say("web-key-s", letters=self._suit_letters()))

    def _suit_letters(self) -> str:
        french = self.choice.language.faces == "french"
        return self.choice.say("web-suit-letters-french" if french else "web-suit-letters")

    def _go_to_suit(self, key: str) -> None:
        self._suit = False
        letters = self._suit_letters().lower()
        self.choice.unchoose()
        if key in letters:
            self.query_one(Hand).go_to_suit(letters.index(key))
            self.query_one(Hand).focus()

    def on_key(self, event: Key) -> None:
        character = event.character
        if self._suit and character and character.lower() in self._suit_letters().lower():
            event.stop()
            event.prevent_default()
            self._go_to_suit(character.lower())

    def action_hint(self) -> None:
        self.choice.ask_hint()

    def action_back(self) -> None:
        self.choice.take_back()

    def action_command(self) -> None:
        box = self.query_one("#command", Input)
        choice = self.choice
        words = self._offered[0][0].plain.strip().lstrip("0123456789 ") if choice.buttons else ""
        box.placeholder = words or choice.say("web-command")
        box.display = True
        box.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.input.clear()
        event.input.display = False
        self.query_one(Hand).focus()
        self.choice.command(event.value)

    def action_next(self) -> None:
        if self.choice.is_waited_for:
            self.choice.ready()

    # ------------------------------------------------------------ sheets
    def action_keys(self) -> None:
        choice = self.choice
        letters = self._suit_letters()
        rows = [
            [choice.say(f"web-keyname-{a}"), choice.say(f"web-key-{b}", letters=letters)] for a, b in KEYS
        ]
        rows += [[key, choice.say(f"cli-key-{word}")] for key, word in OWN_KEYS]
        rows += [[key.upper(), choice.say(f"web-key-{key}")] for key in SAYS]
        self.open_sheet(choice.say("web-keys"), draw.columns(rows, right=2))

    def action_log(self) -> None:
        self.open_sheet(
            self.choice.say("web-log"), draw.log_text(self.choice, colours_of(self), True), end=True
        )

    def action_sheet(self) -> None:
        self.open_sheet(self.choice.say("web-score"), draw.sheet(self.choice, colours_of(self)), end=True)

    def action_drawn(self) -> None:
        hello = self.choice.hello
        if hello is not None and hello.draw is not None:
            places = len(hello.chairs) if len(hello.draw.ranked) > 1 else 0
            lines = describe_draw(self.choice.chair_language(), hello.draw, places)
            self.open_sheet(self.choice.say("draw-title"), Text("\n".join(lines)))

    def action_talk(self) -> None:
        """Shows what was said, and a line of one's own."""
        self.run_worker(self._talk())

    async def _talk(self) -> None:
        choice, hello = self.choice, self.choice.hello
        if hello is None or hello.chat == "none" or not choice.people.has_presence:
            return choice.refuse(choice.say("refused-talk-off"))
        lines = [choice.people.chat_text(choice.language, line) for line in choice.people.lines]
        choice.people.mark_read()
        said, title = "\n".join(lines) or choice.say("talk-empty"), choice.say("web-talk")
        if hello.chat == "free" and hello.me >= 0:
            text = await self.app.push_screen_wait(Ask(title, "", said))
            if text and text.strip():
                self._send(Talk(text.strip()))
            return self.redraw()
        phrases = [phrase for phrase in get_args(Said) if phrase] if hello.me >= 0 else []
        labels = [choice.say(f"talk-phrase-{phrase}") for phrase in phrases] or [choice.say("web-close")]
        found = await self.app.push_screen_wait(Sheet(title, Text(said), labels))
        if phrases and found >= 0:
            self._send(Talk(phrase=phrases[found]))
        self.redraw()

    def action_people(self) -> None:
        """Shows who is at the table, and what one may say to all of them."""
        if self.choice.hello is not None and self.choice.people.has_presence:
            self.run_worker(self._people())

    async def _people(self) -> None:
        choice, hello, wishes = self.choice, self.choice.hello, self._people_offers()
        assert hello is not None
        lines = choice.people.seat_texts(choice.language, hello, choice.player)
        labels = [choice.say(key) for key, _ in wishes]
        sheet = Sheet(choice.say("web-people"), Text("\n".join(lines)), [*labels, choice.say("web-close")])
        found = await self.app.push_screen_wait(sheet)
        if 0 <= found < len(wishes):
            wishes[found][1]()

    def action_rest(self) -> None:
        """Proposes who takes the rest of the deal, or answers what is proposed."""
        choice = self.choice
        if choice.my_chair < 0 or choice.update is None or choice.is_deal_over:
            return choice.refuse(choice.say("refused-accord-play"))
        if choice.people.open_offer is None:
            return self._send(Sides())
        self.run_worker(self._answer())

    async def _answer(self) -> None:
        choice = self.choice
        answers = choice.people.answers(choice.my_chair)
        labels = [*(choice.say(key) for key, _ in answers), choice.say("web-close")]
        said = Text(choice.people.offer_text(choice.language, choice.player))
        found = await self.app.push_screen_wait(Sheet(choice.say("web-accord"), said, labels))
        if 0 <= found < len(answers):
            self._send(answers[found][1])

    async def _propose(self, sided: Sided) -> None:
        """Asks who is to take the rest, with the own hand shown or not."""
        choice, show = self.choice, False
        if sided.why is not None:
            return choice.refuse(choice.sentence(sided.why))
        sides = [self._side_text(side) for side in sided.sides]
        deal = choice.update.deal if choice.update is not None else 0
        said = [choice.say("accord-about"), choice.say("accord-left", left=sided.left)]
        said += filter(None, [choice.people.shown_hand_text(choice.language, choice.player, deal)])
        while True:
            box = f"[{'x' if show else ' '}] {choice.say('accord-show')}"
            labels = [*sides, box, choice.say("web-close")]
            sheet = Sheet(choice.say("web-accord"), Text("\n\n".join(said)), labels)
            found = await self.app.push_screen_wait(sheet)
            if found == len(sides):
                show = not show
                continue
            if 0 <= found < len(sides) and choice.update is not None:
                self._send(Propose(choice.update.seq, sided.sides[found], show))
            return

    def _side_text(self, chairs: tuple[int, ...]) -> str:
        """Says what is proposed for the chairs of a side."""
        choice = self.choice
        names = choice.join_words([choice.player(chair) for chair in chairs if chair != choice.my_chair])
        if choice.my_chair not in chairs:
            return choice.say("accord-theirs", names=names)
        return choice.say("accord-ours", names=names) if names else choice.say("accord-mine")

    def action_why(self) -> None:
        """Explains why only these cards may be played.

        The duty stands in plain words, and the rule for who wants it exactly.
        """
        duty = self.choice.explain.duty
        if duty is None or not duty.rule:
            return self.choice.refuse(self.choice.answer("d"))
        self.run_worker(self._show_why(duty))

    async def _show_why(self, duty: Phrase) -> None:
        choice = self.choice
        word = Phrase(f"word-{duty.key.replace('-', '_')}")
        said = [Text(choice.answer("d"), "bold")]
        if hint := choice.hint_of(duty):
            said.append(Text(hint))
        if choice.language.has(word.key):
            said.append(Text(f"{choice.sentence(word)}: {choice.language.attribute(word, 'help')}"))
        buttons = [choice.say("web-close"), choice.say("web-rule", rule=duty.rule)]
        sheet = Sheet(choice.say("web-why-title"), Text("\n\n").join(said), buttons)
        if await self.app.push_screen_wait(sheet) == 1:
            await self._show_rule(duty.rule)

    async def _show_rule(self, rule: str) -> None:
        choice = self.choice
        try:
            text = await self.home.host.rule(rule)
        except HlaskaError as error:
            return choice.refuse(error.text)
        self.open_sheet(choice.say("web-rule", rule=rule), Text(text))

    def action_result(self) -> None:
        if not self.choice.is_deal_over or self.app.screen is not self:
            return
        self.run_worker(self._result(), group="result", exclusive=True)

    async def _result(self) -> None:
        choice, update = self.choice, self.choice.update
        assert update is not None
        offers = [o for o in self._deal_end_offers() if o[1] != self.action_result]
        labels = [line.plain.strip().lstrip("0123456789 ") for line, _ in offers]
        title = choice.say("web-deal-end", n=update.deal)
        found = await self.app.push_screen_wait(
            Sheet(title, draw.settlement(choice, colours_of(self)), labels)
        )
        if found >= 0:
            offers[found][1]()

    async def _show_review(self, reviewed: Reviewed) -> None:
        """Shows luck and errors, and what each decision was worth."""
        choice, found = self.choice, reviewed.review
        if found is None:
            return
        try:  # the words of what was offered then
            frames = (await self.home.host.replay(self.table, reviewed.deal, None, False)).frames
        except HlaskaError:
            frames = ()

        def find_offers(at: int) -> list[Phrase]:
            explain = frames[at].explain if at < len(frames) else choice.explain
            return [*explain.calls, *explain.melds]

        self.open_sheet(choice.say("replay-review"), Text("\n".join(choice.review_lines(found, find_offers))))

    def action_replay(self) -> None:
        """Shows the last deal that is over, step by step."""
        update = self.choice.update
        over = update.deal - (0 if self.choice.is_deal_over else 1) if update is not None else 0
        if over < 1:
            return self.choice.refuse(self.choice.say("problem-no-deal"))
        self.run_worker(self._replay(over))

    async def _replay(self, deal: int) -> None:
        try:
            first = await self.home.host.replay(self.table, deal, None, True)
        except HlaskaError as error:
            return self.choice.refuse(self.home.error_text(error))
        self.app.push_screen(ReplayScreen(self.home, first, table_fetcher(self.home.host, self.table)))

    def action_again(self) -> None:
        self.app.run_worker(self._try(self.home.rematch()))

    def _sit(self) -> None:
        self.app.run_worker(self._try(self._take_chair()))

    async def _take_chair(self) -> None:
        await self.home.host.sit(self.table, self.home.own_name())
        await self.home.go(self.table)  # the line is an onlooker's until it is opened anew

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except HlaskaError as error:
            self.choice.refuse(self.home.error_text(error))

    def action_leave(self) -> None:
        """Ends the program; a match on a server goes on from there."""
        self.app.exit()
