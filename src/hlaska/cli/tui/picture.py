"""Holds a table as it was told, ready to be drawn.

It says who has what, what lies where, what has happened, all of it in words.

Nothing here knows a rule: it is a fold of `Hello` and `Update`s as the page has it (web/src/lib/picture.svelte.ts).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final, NamedTuple

from hlaska.cli.records import item_parts
from hlaska.core.actions import CALL
from hlaska.core.board import Event, cards_in, mark, seen
from hlaska.core.errors import Phrase
from hlaska.core.explanation import Explanation
from hlaska.core.game import Game
from hlaska.core.options import change
from hlaska.core.public import Item
from hlaska.core.view import View
from hlaska.games import game_class
from hlaska.locales import Language, default_faces, humanize_key
from hlaska.protocol.table_messages import Hello
from hlaska.table.match_state import SheetRow
from hlaska.table.updates import Update

NAMELESS: Final = "?"  # a person who gave no name (docs/protocol.md)
TEN_HIGH: Final = (7, 6, 5, 4, 3, 2, 1, 0)  # ranks as a hand is sorted
HOWS: Final = (0, 2, 3, 1)  # how an action names the first, second ... of copies with different marks


class PlayedCard(NamedTuple):
    seat: int
    card: int


class Trick(NamedTuple):
    cards: tuple[PlayedCard, ...]
    winner: int


class Call(NamedTuple):
    """Holds a call that was made.

    bids: it is an amount of the auction.
    word: it is another word of the auction.
    """

    seat: int
    phrase: Phrase
    action: int
    bids: bool
    word: bool


class LogEntry(NamedTuple):
    seat: int
    phrase: Phrase
    trick: int  # 0 before the first one


class Pile(NamedTuple):
    """Holds equal cards of the own hand.

    With a `mark` that is not 0 they lie on the table and still belong to the hand.
    """

    card: int
    copies: int
    mark: int = 0


@dataclass
class Deal:
    """Holds what has happened in one deal so far."""

    number: int
    chairs: tuple[int, ...]
    lines: list[LogEntry] = field(default_factory=list)
    trick: list[PlayedCard] = field(default_factory=list)
    tricks: list[Trick] = field(default_factory=list)
    calls: list[Call] = field(default_factory=list)

    @property
    def last(self) -> Trick | None:
        return self.tricks[-1] if self.tricks else None

    @property
    def auction(self) -> list[Call]:
        """Returns the calls of the bidding; none where nobody has bid."""
        auction = [call for call in self.calls if call.bids or call.word]
        return auction if any(call.bids for call in auction) else []

    def latest(self, seat: int) -> Call | None:
        """Returns what a seat has said last, until the first trick is taken."""
        return next((c for c in reversed(self.calls) if c.seat == seat), None) if not self.tricks else None


def _is_in_runs(runs: Iterable[tuple[int, int]], action: int) -> bool:
    return any(first <= action <= last for first, last in runs)


def _owner(places: Sequence[str], index: int, kind: str) -> int:
    """Returns the seat whose place of this kind this is, -1 if it is none."""
    name = places[index] if 0 <= index < len(places) else ""
    rest = name.removeprefix(kind)
    return int(rest) if rest != name and rest.isdecimal() else -1


def fold(deal: Deal, hello: Hello, events: Sequence[Event], phrases: Sequence[Phrase | None]) -> None:
    """Adds what happened to a deal."""
    trick = hello.places.index("trick") if "trick" in hello.places else -2
    for event, phrase in zip(events, phrases, strict=True):
        if event.dst == trick and event.src != trick and event.cards:
            seat = event.seat if event.seat >= 0 else _owner(hello.places, event.src, "hand")
            deal.trick.append(PlayedCard(seat, event.cards[0]))
            if phrase is not None:
                deal.lines.append(LogEntry(seat, phrase, len(deal.tricks) + 1))
            continue
        if event.src == trick and event.dst != trick and deal.trick:
            deal.tricks.append(Trick(tuple(deal.trick), event.seat))
            deal.trick = []
        elif event.src == trick and deal.tricks and _owner(hello.places, event.dst, "won") >= 0:
            # Where something was declared some cards stay before their seat: whose pile gets others has won it.
            deal.tricks[-1] = deal.tricks[-1]._replace(winner=event.seat)
        if phrase is None:
            continue
        if event.kind == "call":
            bids, words = (
                _is_in_runs(hello.signs.bids, event.value),
                _is_in_runs(hello.signs.words, event.value),
            )
            deal.calls.append(Call(event.seat, phrase, event.value, bids, words))
        deal.lines.append(LogEntry(event.seat, phrase, 0 if event.kind == "call" else len(deal.tricks)))


def rounds(auction: Sequence[Call], seats: int) -> list[list[list[Call]]]:
    """Returns the calls of the bidding.

    Each line is a round, with a cell for each seat that has the calls of one turn together.
    """
    lines: list[list[list[Call]]] = []
    before = seats
    for call in auction:
        if call.seat < before or not lines:
            lines.append([[] for _ in range(seats)])
        lines[-1][call.seat].append(call)
        before = call.seat
    return lines


def suit_order(present: set[int], trump: int) -> list[int]:
    """Orders suits from left to right. Trumps come first, then colours alternating as far as they can."""
    rest = [suit for suit in (2, 0, 3, 1) if suit in present and suit != trump]
    order = [trump] if trump in present else []
    while rest:
        if order:
            at = next((i for i, s in enumerate(rest) if (s > 1) != (order[-1] > 1)), 0)
        else:  # with two suits of one colour and one of the other, the single one belongs in the middle
            red = sum(s > 1 for s in rest) * 2 >= len(rest)
            at = next((i for i, s in enumerate(rest) if (s > 1) == red), 0)
        order.append(rest.pop(at))
    return order


def sort_hand(cards: Iterable[int], trump: int, ranks: Sequence[int]) -> list[int]:
    every = list(cards)
    suits = suit_order({c >> 4 for c in every}, trump)
    return sorted(every, key=lambda c: (suits.index(c >> 4), ranks.index(c & 15)))


def hand_piles(entries: Sequence[int], trump: int, ranks: Sequence[int]) -> list[Pile]:
    """Returns the own hand in piles.

    Held cards come in order, then those on the table, apart where their marks differ.
    """
    known = [e for e in entries if e >= 0]
    held = sort_hand([e & 63 for e in known if not mark(e)], trump, ranks)
    laid = [(e & 63, mark(e)) for e in known if mark(e)]
    order = sort_hand({card for card, _ in laid}, trump, ranks)
    laid.sort(key=lambda one: (order.index(one[0]), one[1]))
    piles = [Pile(card, len(list(same))) for card, same in groupby(held)]
    return piles + [
        Pile(*one, 0)._replace(copies=len(list(same)), mark=one[1]) for one, same in groupby(laid)
    ]


def game_of(hello: Hello) -> Game:
    """Finds the game of a table, for the words of its calls.

    Raises HlaskaError where this version has no such game.
    """
    game_type = game_class(hello.game)
    made: Callable[..., Game] = game_type
    return made(change(game_type.Options(), hello.options))


class Picture:
    """Draws the table as one reader sees it.

    code: the language.
    faces: of the cards, "" for the usual ones.
    """

    def __init__(self, code: str, faces: str = "") -> None:
        self.code, self.faces = code, faces
        self.hello: Hello | None = None
        self.update: Update | None = None
        self.deal: Deal | None = None
        self.before: list[Deal] = []
        self.sheet: tuple[SheetRow, ...] = ()
        self.tall = 3  # lines of a card as it is drawn
        self.language = self._language(self.name, -1)

    # ------------------------------------------------------------ what is told
    def greet(self, hello: Hello) -> None:
        self.hello = hello
        self.speak(self.code)

    def speak(self, code: str) -> None:
        """Speaks this language from now on."""
        self.code = code
        self.language = self._language(self.name, self.reader)

    def apply_update(self, update: Update) -> None:
        assert self.hello is not None
        if self.deal is None or update.fresh or self.deal.number != update.deal:
            if self.deal is not None and self.deal.number != update.deal:
                self.before.append(self.deal)
            self.deal = Deal(update.deal, update.chairs)
        self.update = update
        fold(self.deal, self.hello, update.events, update.told)
        if update.sheet is not None:
            self.sheet = update.sheet
        self.language.me = self.reader

    # ------------------------------------------------------------ the table in parts
    @property
    def view(self) -> View | None:
        return self.update.view if self.update else None

    @property
    def explain(self) -> Explanation:
        return self.update.explain if self.update else Explanation()

    @property
    def me(self) -> int:
        return self.update.view.seat if self.update else -1

    @property
    def reader(self) -> int:
        """Returns the seat that is called "you". It is the own one, wherever a replay is seen from."""
        chairs = self.update.chairs[: self.seats] if self.update else ()
        return chairs.index(self.my_chair) if self.my_chair in chairs else -1

    @property
    def my_chair(self) -> int:
        return self.hello.me if self.hello else -1

    @property
    def turn(self) -> int:
        return self.update.view.pub.turn if self.update else -1

    @property
    def is_on_turn(self) -> bool:
        return self.me >= 0 and self.turn == self.me

    @property
    def is_deal_over(self) -> bool:
        return self.update is not None and self.turn < 0

    @property
    def trump(self) -> int:
        return self.update.view.pub.trump if self.update else -1

    @property
    def seats(self) -> int:
        return self.hello.seats if self.hello else 0

    @property
    def seat_order(self) -> list[int]:
        """Returns seats as they are drawn: the own one first, then clockwise."""
        return [(i + max(self.me, 0)) % self.seats for i in range(self.seats)]

    @property
    def is_waited_for(self) -> bool:
        """Tells whether the own answer is waited for before the next deal."""
        return self.is_deal_over and self.update is not None and self.my_chair in self.update.waiting

    def entries(self, place: str) -> tuple[int, ...]:
        if self.hello is None or self.update is None or place not in self.hello.places:
            return ()
        return self.update.view.places[self.hello.places.index(place)]

    @property
    def ranks(self) -> tuple[int, ...]:
        return self.explain.order or TEN_HIGH

    @property
    def hand(self) -> list[Pile]:
        return hand_piles(self.entries(f"hand{self.me}"), self.trump, self.ranks) if self.me >= 0 else []

    @property
    def trick(self) -> list[PlayedCard]:
        """Returns the cards on the table. Who played them is taken from the events where they fit."""
        cards = cards_in(self.entries("trick"))
        made = self.deal.trick if self.deal else []
        if tuple(p.card for p in made) == cards:
            return list(made)
        lead = self.update.view.pub.lead if self.update else -1
        return [PlayedCard((lead + i) % self.seats if lead >= 0 else -1, c) for i, c in enumerate(cards)]

    @property
    def is_playing(self) -> bool:
        """Tells whether cards are being played."""
        return bool(self.deal and self.deal.tricks) or bool(self.trick)

    def tricks(self, seat: int) -> int:
        return sum(trick.winner == seat for trick in self.deal.tricks) if self.deal else 0

    def open_cards(self, seat: int) -> list[int]:
        """Returns what lies open before a seat. It is put aside, marked, or of a hand that everybody sees."""
        everybody = (1 << self.seats) - 1
        held = [e for e in self.entries(f"hand{seat}") if e >= 0]
        shown = [e & 63 for e in held if mark(e) or (seat != self.me and seen(e) == everybody)]
        aside = [c for c in cards_in(self.entries(f"aside{seat}")) if c >= 0]
        return [*aside, *sort_hand(shown, self.trump, self.ranks)] if seat != self.me else aside

    def hand_size(self, seat: int) -> int:
        """Returns how many cards a seat holds. What is chosen and not shown yet is still held."""
        hidden = sum(c < 0 for c in cards_in(self.entries(f"aside{seat}")))
        return len(self.entries(f"hand{seat}")) + hidden

    def is_partner(self, seat: int) -> bool:
        sides = self.hello.sides if self.hello else ()
        return bool(sides) and 0 <= self.me != seat and sides[seat] == sides[self.me]

    # ------------------------------------------------------------ names and numbers
    def chair(self, seat: int) -> int:
        return self.update.chairs[seat] if self.update and 0 <= seat < len(self.update.chairs) else seat

    def name(self, seat: int) -> str:
        return self.player(self.chair(seat)) if seat >= 0 else "–"

    def player(self, chair: int) -> str:
        chairs = self.hello.chairs if self.hello else ()
        name = chairs[chair].name if 0 <= chair < len(chairs) else NAMELESS
        if 0 <= chair < len(chairs) and chairs[chair].program:
            return self.language.say("seat-program", name=name)
        if name == NAMELESS:
            return self.language.say("seat-number", n=chair + 1)
        return f"{name} {chair + 1}" if sum(c.name == name for c in chairs) > 1 else name

    def who(self, seat: int) -> str:
        """Returns `You`, or the name."""
        return self.language.say("web-you") if seat == self.reader >= 0 else self.name(seat)

    def who_at(self, chair: int) -> str:
        return self.language.say("web-you") if chair == self.my_chair >= 0 else self.player(chair)

    def score_of(self, chair: int) -> int:
        """Returns the score as it is written down. That is what is left of it where players count down."""
        made = self.update.scores[chair] if self.update else 0
        return self.hello.down - made if self.hello and self.hello.down else made

    def score(self, chair: int) -> str:
        """Returns the score of a chair in figures. A gain has its sign where it is counted up."""
        return self.language.amount(self.score_of(chair), plus=not (self.hello and self.hello.down))

    def seat_summary(self, seat: int) -> list[str]:
        """Returns what a seat has. That is tricks and points of the deal once there are some, and its score."""
        points = self.explain.points
        said = [self.language.say("tricks", n=self.tricks(seat))] if self.deal and self.deal.tricks else []
        if seat < len(points):
            named = f"points-{self.hello.game}" if self.hello else ""
            said.append(self.language.say(named if self.language.has(named) else "points", n=points[seat]))
        score = "web-score-left" if self.hello and self.hello.down else "web-score-of"
        return [*said, self.say(score, score=self.score_of(self.chair(seat)))]

    # ------------------------------------------------------------ words
    def say(self, key: str, **args: object) -> str:
        return self.language.say(key, **args)

    def sentence(self, phrase: Phrase | None) -> str:
        return self.language.sentence(phrase) if phrase is not None else ""

    def hint_of(self, phrase: Phrase) -> str:
        """Returns the second line of a phrase."""
        return self.language.attribute(phrase) or self.language.attribute(phrase, "hint")

    def brief(self, phrase: Phrase, seat: int) -> str:
        """Returns a phrase beside the name of who said it. The name at its beginning and the full stop are left out."""
        me, self.language.me = self.language.me, -1
        try:
            text, name = self.language.sentence(phrase), self.name(seat)
        finally:
            self.language.me = me
        rest = text[len(name) :].lstrip(": ") if text.startswith(name) else text
        return (rest[:1].upper() + rest[1:]).removesuffix(".")

    def short(self, card: int) -> str:
        """Returns a card in letters: `ČSv`, `Q♥`."""
        return self.language.card(card, "short") if card >= 0 else "??"

    def shorts(self, cards: Iterable[int]) -> str:
        every = list(cards)
        hidden = sum(c < 0 for c in every)
        return " ".join([*(self.short(c) for c in every if c >= 0), *([f"??×{hidden}"] if hidden else [])])

    def place(self, name: str) -> str:
        game = self.hello.game if self.hello else ""
        keys = (f"place-{game}-{name}", f"web-place-{name}", f"place-{name}")
        key = next((key for key in keys if self.language.has(key)), "")
        return self.language.say(key) if key else humanize_key(f"place-{name}")

    @property
    def title(self) -> str:
        return self.sentence(self.explain.title)

    @property
    def duty(self) -> str:
        return " ".join(map(self.sentence, self.explain.duties))

    def refusal_reason(self, card: int) -> str:
        """Says why a card of the own hand may not be played: what binds it."""
        duties = (phrase for phrase in self.explain.besides if card in phrase.calls)
        return self.sentence(next(duties, self.explain.duty))

    @property
    def question(self) -> str:
        if self.explain.question is not None:
            return self.sentence(self.explain.question)
        if self.is_deal_over:
            return self.say("web-deal-over")
        if self.update is None:
            return ""
        return (
            self.say("web-your-turn")
            if self.is_on_turn
            else self.say("web-thinking", name=self.name(self.turn))
        )

    def language_of(self, deal: Deal) -> Language:
        """Returns the words for a deal, also where players had other seats."""
        if deal is self.deal:
            return self.language
        seats = deal.chairs[: self.seats]
        names = [self.player(chair) for chair in deal.chairs]
        return self._language(names, seats.index(self.my_chair) if self.my_chair in seats else -1)

    def chair_language(self) -> Language:
        """Returns the words for what is said of chairs, not of seats."""
        chairs = self.hello.chairs if self.hello else ()
        return self._language([self.player(i) for i in range(len(chairs))], self.my_chair)

    def _language(self, names: Sequence[str] | Callable[[int], str], me: int) -> Language:
        hello = self.hello
        faces = self.faces or default_faces(self.code, hello.faces if hello else "german")
        money = hello.money if hello else 1
        return Language(self.code, faces=faces, money=money, names=names, me=me)

    def join_words(self, items: Sequence[str], key: str = "cli-and") -> str:
        """Joins words: `ace, king and ten`; with `cli-or`: `or`."""
        if len(items) < 2:
            return "".join(items)
        return self.say(key, list=", ".join(items[:-1]), last=items[-1])

    def text_of(self, calls: Sequence[int], offered: Iterable[Phrase]) -> str:
        """Returns what a turn is: the words of its button, or its cards and calls."""
        own = [p for p in offered if p.calls and tuple(calls[: len(p.calls)]) == p.calls]
        button = max(own, key=lambda p: len(p.calls), default=None)
        rest = calls[len(button.calls) :] if button is not None else calls
        texts = self.hello.calls if self.hello else ()
        parts = [texts[a - CALL] if a >= CALL else self.language.card(a & 63) for a in rest]
        return self.join_words([*([self.sentence(button)] if button is not None else []), *parts])

    # ------------------------------------------------------------ bidding, stakes, melds
    @property
    def auction(self) -> list[Call]:
        return self.deal.auction if self.deal else []

    def meaning(self, action: int, seat: int = -1) -> str:
        """Returns what a call tells under the system agreed on.

        It is one that `seat` made, or one that may be made now.
        """
        for phrase in self.explain.meanings:
            made = "said" in phrase.args
            if phrase.calls[:1] != (action,) or made != (seat >= 0) or (made and phrase.args["seat"] != seat):
                continue
            if self.hello and phrase.key in self.hello.signs.empty:
                return ""
            return self.brief(phrase, phrase.args.get("seat", self.me))
        return ""

    @property
    def stakes(self) -> list[Phrase]:
        """Returns what stands on the deal, without what calls have told."""
        known = {phrase.key for phrase in self.explain.meanings}
        return [phrase for phrase in self.explain.stakes if phrase.key not in known]

    @property
    def ledger(self) -> list[Phrase]:
        """Returns the phrases that count something for each seat or side: rows of one table."""
        names = self.hello.signs.columns if self.hello else ()
        rows = [p for p in self.stakes if "seat" in p.args and any(name in p.args for name in names)]
        return [p for p in rows if p.key == rows[0].key] if len(rows) > 1 else []

    @property
    def columns(self) -> list[str]:
        names = self.hello.signs.columns if self.hello else ()
        return [name for name in names if self.ledger and name in self.ledger[0].args]

    def melds(self, explain: Explanation | None = None) -> list[tuple[int, list[Phrase]]]:
        """Returns combinations that lie open or were counted, of each seat that has some."""
        every = (explain or self.explain).melds
        by_seat = [
            (s, [p for p in every if p.args.get("seat") == s and not p.calls]) for s in self.seat_order
        ]
        return [(seat, phrases) for seat, phrases in by_seat if phrases]

    # ------------------------------------------------------------ the end of a deal
    @property
    def sheet_columns(self) -> list[tuple[int, ...]]:
        """Returns the chairs of each side, the own first, or each chair.

        Sides where partners sat together in all deals, else chairs.
        """
        if self.hello is None:
            return []
        sides, chairs = self.hello.sides, len(self.hello.chairs)
        deals = [row.chairs for row in self.sheet] + ([self.update.chairs] if self.update else [])
        found = {self._group_chairs(sides, seats) for seats in deals} if sides else set()
        columns = next(iter(found)) if len(found) == 1 else tuple((chair,) for chair in range(chairs))
        return sorted(columns, key=lambda column: self.my_chair not in column)

    @staticmethod
    def _group_chairs(sides: Sequence[int], chairs: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        found = [sorted(c for c, s in zip(chairs, sides, strict=False) if s == side) for side in set(sides)]
        return tuple(sorted(map(tuple, found)))

    def column_name(self, chairs: Sequence[int]) -> str:
        return " + ".join(self.who_at(c) for c in sorted(chairs, key=lambda c: c != self.my_chair))

    @property
    def outcome(self) -> str:
        """Returns the deal in one sentence. It says whose contract it was, and what one pays, receives or scores."""
        assert self.update is not None
        assert self.hello is not None
        result = self.update.view.pub.result
        own = self.update.chairs.index(self.my_chair) if self.my_chair in self.update.chairs else -1
        title = self.explain.title
        said = [f"{self.title}."] if title is not None and "seat" in title.args else []
        if 0 <= own < len(result):
            amount = result[own]
            if self.hello.pays:
                key = "web-you-receive" if amount > 0 else "web-you-pay" if amount < 0 else "web-you-even"
                said.append(self.say(key, amount=abs(amount)))
            elif len(result) == 2:
                theirs = result[1 - own]
                said.append(
                    self.say("web-you-score-other", amount=amount, name=self.name(1 - own), theirs=theirs)
                )
            else:
                said.append(self.say("web-you-score", amount=amount))
        return " ".join(said)

    @property
    def verdict(self) -> str:
        """Returns who has won the match, once it is over."""
        if self.update is None or not self.update.over:
            return ""
        winners = self.update.winners
        if not winners:
            return self.say("web-match-over")
        if winners == (self.my_chair,):
            return self.say("web-match-won-you")
        names = self.join_words([self.who_at(chair) for chair in winners])
        return self.say("web-match-won", names=names, n=len(winners))

    def item(self, item_row: Item) -> tuple[str, str, str]:
        """Returns a row of a settlement.

        It says what it is and whose, its worth, and how that is made (or a second line).
        """
        assert self.hello is not None
        what, worth, made = item_parts(self.language, self.hello.game, item_row)
        return what, worth, made or self.hint_of(item_row.phrase)

    def payment_rows(self) -> list[tuple[str, int]]:
        """Returns what each pays or gets, row by row and in all.

        Only where all rows belong to one seat and results are payments.
        """
        if self.update is None or self.hello is None or not self.hello.pays:
            return []
        items, result = self.update.view.pub.items, self.update.view.pub.result
        seat = items[0].seat if items else -1
        if seat < 0 or any(item.seat != seat for item in items):
            return []
        each = sum(item.value for item in items)
        times = result[seat] // each if each and result[seat] % each == 0 else 0
        name, rows = self.who(seat), list[tuple[str, int]]()
        if len(items) > 1:
            rows.append((self.say("web-owner-total", name=name), each))
        if times > 1:
            rows.append((self.say("web-owner-times", name=name, times=times), each * times))
        return rows
