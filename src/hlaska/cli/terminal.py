"""Plays a match in the terminal against computer players: `hlaska play`.

It is a follower of a table like the page, and like the page it holds no rules: it shows the view and what the engine
explains about it.
"""

from __future__ import annotations

import asyncio
import json
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec.structs import replace

from hlaska.cli.output import format_event
from hlaska.cli.words import AmbiguousText, Choice, Words
from hlaska.core import record as records
from hlaska.core.actions import CALL
from hlaska.core.board import Event, cards_in
from hlaska.core.cards import KING, card_of
from hlaska.core.errors import BadOptions, BadText, HlaskaError, Phrase, Stale
from hlaska.core.explanation import Explanation
from hlaska.core.game import Game
from hlaska.core.levels import list_levels
from hlaska.core.match_limit import Limit, check_limit
from hlaska.core.seating import Draw
from hlaska.core.view import View
from hlaska.games import GAMES, find_game, game_class
from hlaska.locales import Language, default_faces
from hlaska.table import match_state
from hlaska.table.match_state import Chair, SheetRow
from hlaska.table.new_table import local
from hlaska.table.table import Table
from hlaska.table.updates import Update

NAMES = ("Anna", "Bohdan", "Cecilie")
EXAMPLES = 3  # words that may be said now, in the help
CARD = card_of(2, KING)  # the card that help and refusals name
MOST_CALLS = 12  # shown of a long list, until one asks for all


class Quit(Exception):
    """Says that the person has had enough."""


def play_in_lines(args: Namespace) -> None:
    if args.server or args.table:
        raise BadText("a table of a server is played in a whole terminal: without --plain, --json and pipes")
    if args.game is None:
        raise BadText(f"which game? There are {', '.join(GAMES)}: hlaska play GAME")
    game = make_game(args)
    language = Language(args.lang, faces=args.faces or default_faces(args.lang, game.faces), money=game.money)
    asyncio.run(_play(args, game, language))


def make_game(args: Namespace) -> Game:
    """Makes the game under the house rules asked for. Raises BadText, BadOptions."""
    game = find_game(args.game, args.preset, args.set)
    if args.bots not in list_levels(game):
        raise BadText(
            f"'{args.bots}' is no computer player of this game; there are {', '.join(list_levels(game))}"
        )
    if not 1 <= args.seat <= game.players:
        raise BadOptions(f"--seat {args.seat}: chairs are 1 to {game.players}")
    return game


def chairs_of(args: Namespace, game: Game, language: Language) -> list[Chair]:
    names = iter(NAMES)
    mine = Chair(args.name or language.say("cli-player"))
    return [mine if i == args.seat - 1 else Chair(next(names), "bot", args.bots) for i in range(game.players)]


def limit_of(args: Namespace, game: Game) -> Limit:
    """Returns how long the match is.

    Where the game itself ends it, `--deals` only says when to stop. Raises BadOptions.
    """
    limit = Limit(args.deals if game.is_endless else 0, args.minutes)
    check_limit(game, limit)
    return limit


async def _play(args: Namespace, game: Game, language: Language) -> None:
    chairs = chairs_of(args, game, language)
    preset, limit = args.preset or "", limit_of(args, game)
    async with local(game, chairs, preset=preset, pace=args.pace, limit=limit) as table:
        person = Person(args, game, table, language)
        try:
            await person.sit()
            async with table.follow(person.me) as follower:
                async for update in follower:
                    if not await person.update(update):
                        break
        except Quit:
            pass
        finally:
            if args.record:
                await save_record(args, game, table)


async def save_record(args: Namespace, game: Game, table: Table) -> None:
    lines = match_state.effective_entries(await table.store.load(table.meta.id))
    journal = [(line.seat, line.actions) for line in lines]
    match = match_state.new_match(game, table.meta.first).match
    names = [c.name if c.kind == "person" else f"bot {c.level}" for c in table.meta.chairs]
    preset = args.preset or next(iter(game.presets))
    drawn = table.meta.draw.rounds if table.meta.draw is not None else ()
    record = records.record_of(game, preset, match, names, journal, drawn)
    record = replace(record, limit=match_state.limit_notice(table.now))
    text = records.write(record, game_class)
    try:
        await asyncio.to_thread(Path(args.record).write_text, text, encoding="utf-8")
    except OSError as e:
        raise BadText(f"{args.record}: {e.strerror}") from None


class Person:
    """Shows the updates of a table and asks what to do."""

    def __init__(self, args: Namespace, game: Game, table: Table, language: Language) -> None:
        self.args, self.game, self.table = args, game, table
        self.chairs: tuple[int, ...] = tuple(range(game.players))
        faces = args.faces or default_faces(args.lang, game.faces)
        self.language = Language(args.lang, faces=faces, money=game.money, names=self._name, me=self.me)
        self.words = Words(game, self.language)
        self.deal = 0
        self.view: View | None = None  # the last one

    def _name(self, seat: int) -> str:
        """Returns the name of who has a seat."""
        return self.table.meta.chairs[self.chairs[seat]].name if 0 <= seat < len(self.chairs) else "–"

    @property
    def me(self) -> int:
        """Returns the own chair; it gets another number when places are taken."""
        return next(i for i, c in enumerate(self.table.meta.chairs) if c.kind == "person")

    def _who(self, chair: int) -> str:
        """Returns `You`, or the name."""
        return self.language.say("web-you") if chair == self.me else self.table.meta.chairs[chair].name

    # ------------------------------------------------------------ before the first deal
    async def sit(self) -> None:
        """Shows the cards drawn for seats, and asks for the place by choice."""
        drawn = self.table.meta.draw
        if drawn is None:
            return
        self._show_draw(drawn)
        while self.table.seating.chooser == self.me:
            await self._take_place()
        if drawn.chooser >= 0 and not self.args.json:
            for place in range(self.game.players):
                print("  " + self._sentence("draw-sits", n=place + 1, seat=place))

    def _show_draw(self, drawn: Draw) -> None:
        if self.args.json:
            print(json.dumps({"draw": msgspec.to_builtins(drawn)}), flush=True)
            return
        self.language.me = self.me
        print(self.language.say("draw-title"))
        for line in describe_draw(self.language, drawn):
            print("  " + line)

    def _sentence(self, key: str, **args: int) -> str:
        """Returns a sentence about chairs."""
        self.language.me = self.me
        return self.language.sentence(Phrase(key, args))

    async def _take_place(self) -> None:
        drawn = self.table.meta.draw
        assert drawn is not None
        if not self.args.json:
            print(self.language.say("draw-choose"))
            for place in range(self.game.players):
                taken = drawn.ranked[drawn.places.index(place)] if place in drawn.places else -1
                said = "draw-place" if taken < 0 else "draw-sits"
                print(f"  {place + 1}) " + self._sentence(said, n=place + 1, seat=taken))
        line = await self._read_line("> ")
        try:
            await self.table.seating.choose(
                self.me, int(line) - 1 if line.isdecimal() and len(line) < 4 else -1
            )
        except HlaskaError as error:
            print(
                json.dumps({"error": error.text})
                if self.args.json
                else "  " + self.language.sentence(error.phrase)
            )

    # ------------------------------------------------------------ one update
    async def update(self, update: Update) -> bool:
        """Shows what is new and, if asked, acts; False when the match is over."""
        self.chairs, self.language.me = update.chairs, update.view.seat
        fresh = update.deal != self.deal
        self.deal = update.deal
        if self.args.json:
            print(msgspec.json.encode(update).decode(), flush=True)
        else:
            self._show(update, fresh)
        self.view = update.view
        if update.view.pub.turn < 0:
            return await self._next(update)
        if update.view.legal and self._is_on_turn(update):
            await self._act(update)
        return True

    def _is_on_turn(self, update: Update) -> bool:
        """Tells whether the person is on turn. A call out of turn (a claim, a challenge) is not waited for."""
        return bool(update.view.seat == update.view.pub.turn)

    def _show(self, update: Update, fresh: bool) -> None:
        if fresh:
            print("\n" + self.language.say("cli-deal", n=update.deal))
        for event, phrase in zip(update.events, update.told, strict=True):
            if phrase is not None:
                print("  " + format_event(self.language, phrase))
            elif not fresh and self._is_new(update.view, event):
                print("  " + self.language.say("cli-get", cards=self.words.cards(event.cards)))
        if update.view.pub.turn < 0 and update.sheet:
            self._show_settlement(update.sheet[-1], update)

    def _is_new(self, view: View, event: Event) -> bool:
        """Tells whether cards come to the own hand without a word.

        They are drawn, passed, or out of the talon.

        Those that lay open to the seat before do not count.
        """
        if view.seat < 0 or event.dst != self.game.place(f"hand{view.seat}") or event.src == event.dst:
            return False
        lay_open = cards_in(self.view.places[event.src]) if self.view is not None else ()
        return bool(event.cards) and -1 not in event.cards and not set(event.cards) <= set(lay_open)

    def _show_settlement(self, line: SheetRow, update: Update) -> None:
        from hlaska.cli.records import item_text

        print(self.language.say("cli-settlement"))
        for item in line.items:
            print("  " + item_text(self.language, self.game, item))
        for chair, amount in enumerate(line.amounts):
            now, in_all = self.language.amount(amount, plus=True), self._format_score(update.scores[chair])
            print(f"  {self._who(chair):<12} {now:>6}   {in_all:>6}")

    def _show_result(self, update: Update) -> None:
        """Shows who has won, and what each has in all, the highest first."""
        names = [self._who(chair) for chair in range(len(self.table.meta.chairs))]
        won = ", ".join(names[chair] for chair in update.winners)
        print("\n" + self.language.say("cli-match-over", deals=update.deal, names=won, n=len(update.winners)))
        for chair in sorted(range(len(names)), key=lambda c: -update.scores[c]):
            print(f"  {names[chair]:<12} {self._format_score(update.scores[chair]):>6}")

    def _format_score(self, score: int) -> str:
        """Returns a score as players write it. That is what is left of it where they count down."""
        down = self.game.countdown_start
        return self.language.amount(down - score) if down else self.language.amount(score, plus=True)

    async def _next(self, update: Update) -> bool:
        if update.over and not self.args.json:
            self._show_result(update)
        if update.over or 0 < self.args.deals <= update.deal:
            return False
        if not self.args.deals and not self.args.json:
            await self._read_line(self.language.say("cli-next-deal") + " ")
        with suppress(Stale):  # the next deal has begun already
            await self.table.dealer.mark_ready(self.me, update.seq)
        return True

    # ------------------------------------------------------------ acting
    async def _act(self, update: Update) -> None:
        view, choices = update.view, choices_of(self.game, update.view, update.explain)
        if not self.args.json:
            self._ask(update, choices)
        while True:
            line = await self._read_line("> ")
            try:
                actions = self._read(line, choices, update)
                if actions:
                    await self.table.submit(view.seat, update.seq, actions)
                    return
            except Stale:
                return
            except HlaskaError as e:
                self._refuse(e, line, update)

    async def _read_line(self, prompt: str) -> str:
        try:
            text = await asyncio.to_thread(input, "" if self.args.json else prompt)
        except EOFError:
            raise Quit from None
        if text.strip().lower() in ("q", "quit", "exit", "konec"):
            raise Quit
        return text.strip()

    def _refuse(self, error: HlaskaError, line: str, update: Update) -> None:
        """Writes one sentence with the rule, then what is asked."""
        if self.args.json:
            print(json.dumps({"error": error.text}), flush=True)
            return
        if isinstance(error, AmbiguousText):
            said = self.language.say("cli-several", text=line, choices="; ".join(error.labels))
        elif isinstance(error, BadText):
            said = self.language.say("cli-unread", text=line, card=self.words.card(CARD))
        else:
            said = self.language.sentence(error.phrase) if self.language.has(error.phrase.key) else error.text
        print(f"  {said}" + (f"   [{error.phrase.rule}]" if error.phrase.rule else ""))
        print("  " + self._question(update))

    def _question(self, update: Update) -> str:
        asked = update.explain.question
        return self.language.say("cli-your-turn") if asked is None else self.language.sentence(asked)

    def _read(self, text: str, choices: list[Choice], update: Update) -> tuple[int, ...]:
        """Reads the actions that a person's words mean. Returns () when they only asked something, or nothing."""
        if not text:
            return ()
        if text.isdecimal() and 0 < int(text[:4]) <= len(choices):
            return choices[int(text) - 1][1]
        if text.lower() in ("?", "h", "help"):
            self._help(update, choices)
            return ()
        return self.words.read(text, choices)

    def _help(self, update: Update, choices: list[Choice]) -> None:
        """Explains how one answers, what calls mean and what may be said.

        Meanings are those of the convention in force; all is told also as records have it.
        """
        some = choices[:EXAMPLES]
        words = ", ".join(self.words.label(choice) for choice in some)
        recorded = ", ".join(self.game.action_text(actions[0]) for _, actions in some)
        print(self.language.say("cli-help", words=words, card=self.words.card(CARD)))
        print(self.language.say("cli-help-records", words=recorded))
        labels = {actions: self.words.label((phrase, actions)) for phrase, actions in choices}
        for phrase in update.explain.meanings:
            called = labels.get(phrase.calls, self.game.action_text(phrase.calls[0]))
            print(f"  {called}: {self.language.sentence(phrase)}")
        self._ask(update, choices, every=True)

    # ------------------------------------------------------------ showing
    def _ask(self, update: Update, choices: list[Choice], every: bool = False) -> None:
        """Shows what lies on the table, what is asked and what may be chosen.

        With `every` all of it, as records have it.
        """
        view, explain, say = update.view, update.explain, self.language.sentence
        print()
        if explain.title is not None:
            print("  " + say(explain.title))
        for place, entries in zip(self.game.places, view.places, strict=True):
            self._show_place(place, view, entries)
        if explain.duties:
            print("  " + " ".join(map(say, explain.duties)))
        print("  " + self._question(update))
        numbered = list(enumerate(choices, 1))
        named = [(i, choice) for i, choice in numbered if choice[1][0] >= CALL]
        shown = named if every or len(named) <= MOST_CALLS + 1 else named[:MOST_CALLS]
        for i, (phrase, actions) in shown:
            recorded = ", ".join(self.game.action_text(a) for a in actions)
            print(f"   {i:2}) {say(phrase)}" + (f"   [{recorded}]" if every else ""))
        if len(shown) < len(named):
            print("       " + self.language.say("cli-more", n=len(named) - len(shown)))
        cards = [f"{i}) {self.words.label(choice)}" for i, choice in numbered if choice[1][0] < CALL]
        if cards:
            print("   " + self.language.say("cli-cards") + " " + "  ".join(cards))

    def _show_place(self, name: str, view: View, entries: tuple[int, ...]) -> None:
        """Shows a place with the cards one sees. Of other places with hidden cards it shows only how many."""
        cards = cards_in(entries)
        if not cards or name in ("deck", *(f"won{s}" for s in range(4))):
            return
        if name == f"hand{view.seat}":
            shown = sorted(cards, key=_hand_order)
            print(f"  {self.language.say('cli-hand')} {self.words.cards(shown)}")
        elif any(c >= 0 for c in cards):
            print(f"  {self._place_name(name)}: {self.words.cards(cards)}")

    def _place_name(self, name: str) -> str:
        seat = name[-1] if name[-1:].isdecimal() else ""
        key = f"place-{name.removesuffix(seat)}" if seat else f"place-{name}"
        said = self.language.say(key)
        return f"{said} ({self.language.who(int(seat))})" if seat else said


def describe_draw(language: Language, drawn: Draw, places: int = 0) -> list[str]:
    """Says which cards were drawn for the deal, and who deals.

    With `places` also who sits where, in a language that names chairs.
    """

    def say(key: str, **args: int) -> str:
        return language.sentence(Phrase(key, args))

    lines: list[str] = []
    for i, cards in enumerate(drawn.rounds):
        lines += [language.say("draw-again")] if i else []
        lines += [say("draw-card", seat=chair, card=card) for chair, card in enumerate(cards) if card >= 0]
    lines.append(say("draw-deals", seat=drawn.ranked[0]))
    return lines + [say("draw-sits", n=place + 1, seat=place) for place in range(places)]


def choices_of(game: Game, view: View, explain: Explanation) -> list[Choice]:
    """Returns what may be chosen.

    These are the buttons (phrases with the actions that go with them), then every other call, then the cards.
    """
    legal = view.legal
    choices = [
        (phrase, phrase.calls) for phrase in explain.calls if phrase.calls and phrase.calls[0] in legal
    ]
    named = {calls[0] for _, calls in choices}
    rungs = [phrase for phrase in explain.calls if "bid" in phrase.args]
    choices += [(_rung(game, a, rungs), (a,)) for a in legal if a not in named and a >= CALL]
    melds = {m.calls: m for m in explain.melds}
    cards = sorted((a for a in legal if a not in named and a < CALL), key=_hand_order)
    return choices + [(melds.get((a,), Phrase("act-play", {"card": a & 63})), (a,)) for a in cards]


def _rung(game: Game, action: int, rungs: Sequence[Phrase]) -> Phrase:
    """Names an amount without a button by the highest that has one."""
    return replace(rungs[-1], args={**rungs[-1].args, "bid": game.calls[action].amount}, calls=(action,))


def _hand_order(action: int) -> tuple[int, int, int]:
    """Orders cards in a hand: by suit, high ones first."""
    return (action >> 4 & 3, -(action & 15), action >> 6)
