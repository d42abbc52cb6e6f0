"""`hlaska play`: a match in the terminal against computer players. It is a follower of a table like the page, and like
the page it holds no rules: it shows the view and what the engine explains about it."""

from __future__ import annotations

import asyncio
import json
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec.structs import replace

from hlaska.cli.output import told
from hlaska.core import record as records
from hlaska.core.board import Event, cards_in
from hlaska.core.cards import card_text, cards_text
from hlaska.core.errors import BadOptions, BadText, HlaskaError, Phrase, Stale
from hlaska.core.game import CALL, Game, View
from hlaska.core.levels import LEVELS
from hlaska.core.limit import Limit, check_limit
from hlaska.core.seating import Draw
from hlaska.games import find_game, game_class
from hlaska.locales import Language
from hlaska.table import progress
from hlaska.table.news import Update
from hlaska.table.play import local
from hlaska.table.progress import Chair, SheetRow
from hlaska.table.table import Table

NAMES = ("Anna", "Bohdan", "Cecilie")
HELP = "cli-help"
EXAMPLES = 3  # words that may be said now, in the help
MOST_CALLS = 12  # shown of a long list, until one asks for all


class Quit(Exception):
    """The person has had enough."""


def play(asked: Namespace) -> None:
    game = find_game(asked.game, asked.preset, asked.set)
    if asked.bots not in LEVELS:
        raise BadText(f"'{asked.bots}' is no computer player; there are {', '.join(LEVELS)}")
    if not 0 <= asked.seat < game.players:
        raise BadOptions(f"--seat {asked.seat}: chairs are 0 to {game.players - 1}")
    language = Language(asked.lang, faces=asked.faces or game.faces, money=game.money)
    asyncio.run(_play(asked, game, language))


def _chairs(asked: Namespace, game: Game, language: Language) -> list[Chair]:
    names = iter(NAMES)
    mine = Chair(asked.name or language.say("cli-player"))
    return [mine if i == asked.seat else Chair(next(names), "bot", asked.bots) for i in range(game.players)]


def _limit(asked: Namespace, game: Game) -> Limit:
    """How long the match is. Where the game itself ends it, `--deals` only says when to stop. Raises BadOptions."""
    limit = Limit(asked.deals if game.endless else 0, asked.minutes)
    check_limit(game, limit)
    return limit


async def _play(asked: Namespace, game: Game, language: Language) -> None:
    chairs = _chairs(asked, game, language)
    preset, limit = asked.preset or "", _limit(asked, game)
    async with local(game, chairs, preset=preset, pace=asked.pace, limit=limit) as table:
        person = Person(asked, game, table, language)
        try:
            await person.sit()
            async with table.follow(person.me) as follower:
                async for update in follower:
                    if not await person.update(update):
                        break
        except Quit:
            pass
        finally:
            if asked.record:
                await _save(asked, game, table)


async def _save(asked: Namespace, game: Game, table: Table) -> None:
    journal = [(line.seat, line.actions) for line in await table.store.load(table.meta.id)]
    match = progress.opening(game, table.meta.first).match
    names = [c.name if c.kind == "person" else f"bot {c.level}" for c in table.meta.chairs]
    preset = asked.preset or next(iter(game.presets))
    drawn = table.meta.draw.rounds if table.meta.draw is not None else ()
    record = records.record_of(game, preset, match, names, journal, drawn)
    record = replace(record, limit=progress.limit_told(table.now))
    text = records.write(record, game_class)
    try:
        await asyncio.to_thread(Path(asked.record).write_text, text, encoding="utf-8")
    except OSError as e:
        raise BadText(f"{asked.record}: {e.strerror}") from None


class Person:
    """Shows the updates of a table and asks what to do."""

    def __init__(self, asked: Namespace, game: Game, table: Table, language: Language) -> None:
        self.asked, self.game, self.table = asked, game, table
        self.language = Language(
            asked.lang, faces=asked.faces or game.faces, money=game.money, names=self._name
        )
        self.chairs: tuple[int, ...] = tuple(range(game.players))
        self.deal = 0
        self.view: View | None = None  # the last one

    def _name(self, seat: int) -> str:
        """The name of who has a seat."""
        return self.table.meta.chairs[self.chairs[seat]].name if 0 <= seat < len(self.chairs) else "–"

    @property
    def me(self) -> int:
        """The own chair; it gets another number when places are taken."""
        return next(i for i, c in enumerate(self.table.meta.chairs) if c.kind == "person")

    # ------------------------------------------------------------ before the first deal
    async def sit(self) -> None:
        """Shows the cards drawn for the deal, and asks for the place where they give a choice."""
        drawn = self.table.meta.draw
        if drawn is None:
            return
        self._drawn(drawn)
        while self.table.chooser == self.me:
            await self._take_place()
        if drawn.chooser >= 0 and not self.asked.json:
            for place in range(self.game.players):
                print("  " + self.language.say("draw-sits", n=place + 1, seat=place))

    def _drawn(self, drawn: Draw) -> None:
        if self.asked.json:
            print(json.dumps({"draw": msgspec.to_builtins(drawn)}), flush=True)
            return
        print(self.language.say("draw-title"))
        for i, cards in enumerate(drawn.rounds):
            if i:
                print("  " + self.language.say("draw-again"))
            for chair, card in enumerate(cards):
                if card >= 0:
                    print("  " + self.language.say("draw-card", seat=chair, card=card))
        print("  " + self.language.say("draw-deals", seat=drawn.ranked[0]))

    async def _take_place(self) -> None:
        drawn = self.table.meta.draw
        assert drawn is not None
        if not self.asked.json:
            print(self.language.say("draw-choose"))
            for place in range(self.game.players):
                taken = drawn.ranked[drawn.places.index(place)] if place in drawn.places else -1
                said = "draw-place" if taken < 0 else "draw-sits"
                print(f"  {place + 1}) " + self.language.say(said, n=place + 1, seat=taken))
        line = await self._line("> ")
        try:
            await self.table.choose(self.me, int(line) - 1 if line.isdecimal() and len(line) < 4 else -1)
        except HlaskaError as error:
            print(
                json.dumps({"error": error.text})
                if self.asked.json
                else "  " + self.language.sentence(error.phrase)
            )

    # ------------------------------------------------------------ one update
    async def update(self, update: Update) -> bool:
        """Shows what is new and, if asked, acts; False when the match is over."""
        self.chairs = update.chairs
        fresh = update.deal != self.deal
        self.deal = update.deal
        if self.asked.json:
            print(msgspec.json.encode(update).decode(), flush=True)
        else:
            self._show(update, fresh)
        self.view = update.view
        if update.view.pub.turn < 0:
            return await self._next(update)
        if update.view.legal and self._asked_now(update):
            await self._act(update)
        return True

    def _asked_now(self, update: Update) -> bool:
        """On turn; a call out of turn (a claim, a challenge) is not waited for."""
        return bool(update.view.seat == update.view.pub.turn)

    def _show(self, update: Update, fresh: bool) -> None:
        if fresh:
            print("\n" + self.language.say("cli-deal", n=update.deal))
        for event, phrase in zip(update.events, update.told, strict=True):
            if phrase is not None:
                print("  " + told(self.language, phrase))
            elif not fresh and self._is_new(update.view, event):
                print("  " + self.language.say("cli-get", cards=cards_text(event.cards)))
        if update.view.pub.turn < 0 and update.sheet:
            self._settle(update.sheet[-1], update)

    def _is_new(self, view: View, event: Event) -> bool:
        """Whether cards come to the own hand without a word: drawn, passed, or out of the talon; not those that lay
        open to the seat before."""
        if view.seat < 0 or event.dst != self.game.place(f"hand{view.seat}") or event.src == event.dst:
            return False
        lay_open = cards_in(self.view.places[event.src]) if self.view is not None else ()
        return bool(event.cards) and -1 not in event.cards and not set(event.cards) <= set(lay_open)

    def _settle(self, line: SheetRow, update: Update) -> None:
        from hlaska.cli.records import item_text

        print(self.language.say("cli-settlement"))
        for item in line.items:
            print("  " + item_text(self.language, self.game, item))
        for chair, amount in enumerate(line.amounts):
            name, total = self.table.meta.chairs[chair].name, update.scores[chair]
            now, in_all = (self.language.amount(n, plus=True) for n in (amount, total))
            print(f"  {name:<12} {now:>6}   {in_all:>6}")

    def _end(self, update: Update) -> None:
        """Who has won, and what each has in all, the highest first."""
        names = [chair.name for chair in self.table.meta.chairs]
        won = ", ".join(names[chair] for chair in update.winners)
        print("\n" + self.language.say("cli-match-over", deals=update.deal, names=won, n=len(update.winners)))
        for chair in sorted(range(len(names)), key=lambda c: -update.scores[c]):
            print(f"  {names[chair]:<12} {self.language.amount(update.scores[chair], plus=True):>6}")

    async def _next(self, update: Update) -> bool:
        if update.over and not self.asked.json:
            self._end(update)
        if update.over or 0 < self.asked.deals <= update.deal:
            return False
        if not self.asked.deals and not self.asked.json:
            await self._line(self.language.say("cli-next-deal") + " ")
        with suppress(Stale):  # the next deal has begun already
            await self.table.ready(self.me, update.seq)
        return True

    # ------------------------------------------------------------ acting
    async def _act(self, update: Update) -> None:
        view, choices = update.view, self._choices(update)
        if not self.asked.json:
            self._ask(update, choices)
        while True:
            line = await self._line("> ")
            try:
                actions = self._read(line, choices, update)
                if actions:
                    await self.table.submit(view.seat, update.seq, actions)
                    return
            except Stale:
                return
            except HlaskaError as e:
                self._refuse(e, line, update)

    async def _line(self, prompt: str) -> str:
        try:
            text = await asyncio.to_thread(input, "" if self.asked.json else prompt)
        except EOFError:
            raise Quit from None
        if text.strip().lower() in ("q", "quit", "exit", "konec"):
            raise Quit
        return text.strip()

    def _refuse(self, error: HlaskaError, line: str, update: Update) -> None:
        """One sentence with the rule, then what is asked."""
        if self.asked.json:
            print(json.dumps({"error": error.text}), flush=True)
            return
        if isinstance(error, BadText):
            said = self.language.say("cli-unread", text=line)
        else:
            said = self.language.sentence(error.phrase) if self.language.has(error.phrase.key) else error.text
        print(f"  {said}" + (f"   [{error.phrase.rule}]" if error.phrase.rule else ""))
        print("  " + self._question(update))

    def _question(self, update: Update) -> str:
        asked = update.explain.question
        return self.language.say("cli-your-turn") if asked is None else self.language.sentence(asked)

    def _choices(self, update: Update) -> list[tuple[Phrase, tuple[int, ...]]]:
        """The buttons: phrases with the actions that go with them, then every other call, then the cards."""
        legal = update.view.legal
        phrases = [
            (phrase, phrase.calls)
            for phrase in update.explain.calls
            if phrase.calls and phrase.calls[0] in legal
        ]
        named = {calls[0] for _, calls in phrases}
        phrases += [(Phrase(_call_key(self.game, a)), (a,)) for a in legal if a not in named and a >= CALL]
        melds = {m.calls: m for m in update.explain.melds}
        cards = sorted((a for a in legal if a not in named and a < CALL), key=_in_hand)
        return phrases + [(melds.get((a,), Phrase("act-play", {"card": a & 63})), (a,)) for a in cards]

    def _read(
        self, text: str, choices: list[tuple[Phrase, tuple[int, ...]]], update: Update
    ) -> tuple[int, ...]:
        """The actions that a person's words mean; () when they only asked something."""
        if text.isdecimal() and 0 < int(text[:4]) <= len(choices):
            return choices[int(text) - 1][1]
        if text.lower() in ("", "?", "h", "help"):
            texts = [self.game.action_text(calls[0]) for _, calls in choices]
            print(self.language.say(HELP, words=", ".join(texts[:EXAMPLES])))
            for phrase in update.explain.meanings:
                print(f"  {self.game.action_text(phrase.calls[0])}: {self.language.sentence(phrase)}")
            self._ask(update, choices, most=len(choices))
            return ()
        return tuple(action for _, action in records.read_moves(self.game, text))

    # ------------------------------------------------------------ showing
    def _ask(
        self, update: Update, choices: list[tuple[Phrase, tuple[int, ...]]], most: int = MOST_CALLS
    ) -> None:
        view, explain, say = update.view, update.explain, self.language.sentence
        print()
        if explain.title is not None:
            print("  " + say(explain.title))
        for place, entries in zip(self.game.places, view.places, strict=True):
            self._place(place, view, entries)
        if explain.duty is not None:
            print("  " + say(explain.duty))
        print("  " + self._question(update))
        texts = [", ".join(self.game.action_text(a) for a in calls) for _, calls in choices]
        cards = [f"{i}) {texts[i - 1]}" for i, (_, calls) in enumerate(choices, 1) if calls[0] < CALL]
        named = [(i, phrase) for i, (phrase, calls) in enumerate(choices, 1) if calls[0] >= CALL]
        shown = named if len(named) <= most + 1 else named[:most]
        for i, phrase in shown:
            print(f"   {i:2}) {say(phrase)}   [{texts[i - 1]}]")
        if len(shown) < len(named):
            print("       " + self.language.say("cli-more", n=len(named) - len(shown)))
        if cards:
            print("   " + self.language.say("cli-cards") + " " + "  ".join(cards))

    def _place(self, name: str, view: View, entries: tuple[int, ...]) -> None:
        """A place with the cards one sees; of other places with hidden cards only how many."""
        cards = cards_in(entries)
        if not cards or name in ("deck", *(f"won{s}" for s in range(4))):
            return
        if name == f"hand{view.seat}":
            shown = sorted(cards, key=_in_hand)
            print(f"  {self.language.say('cli-hand')} {cards_text(shown)}")
        elif any(c >= 0 for c in cards):
            print(f"  {self._place_name(name)}: {' '.join(card_text(c) for c in cards)}")

    def _place_name(self, name: str) -> str:
        seat = name[-1] if name[-1:].isdecimal() else ""
        key = f"place-{name.removesuffix(seat)}" if seat else f"place-{name}"
        said = self.language.say(key)
        return f"{said} ({self._name(int(seat))})" if seat else said


def _in_hand(action: int) -> tuple[int, int, int]:
    """The order of cards in a hand: by suit, high ones first."""
    return (action >> 4 & 3, -(action & 15), action >> 6)


def _call_key(game: Game, action: int) -> str:
    return f"call-{game.id}-{game.calls[action].slug}"
