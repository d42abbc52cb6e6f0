"""The complete hands of docs/rules/marias.md, parts 7 and 8, as data, and a table to play them at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from hlaska.core.actions import Action
from hlaska.core.board import Event, State, cards_in
from hlaska.core.cards import parse_cards
from hlaska.core.game import Game, Match
from hlaska.core.public import Public
from hlaska.games import find_game

RULES = Path(__file__).parents[2] / "docs/rules/marias.md"
SEATS = {"N": 0, "D": 1}
LINE = re.compile(r"\s*\d+\. (\w): (\w\w) (\w\w) -> (\w) \((\d+)\)(.*)")
DECLARED = re.compile(r"\[(\w) declares (\d+) in (\w)\]")
DRAWN = re.compile(r"draws: (\w) (\w\w), (\w) (\w\w)")
EXCHANGED = re.compile(r"\[(\w) first exchanges (\w\w) for (\w\w)\]")


class Trick(NamedTuple):
    leader: int
    cards: tuple[int, ...]
    winner: int
    points: int
    declared: dict[int, int]
    """The suit by seat."""
    drawn: tuple[tuple[int, int], ...]
    """(seat, card), in order."""
    exchanger: int


class Deal(NamedTuple):
    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    tricks: tuple[Trick, ...]
    points: tuple[int, int]
    text: str


def deal(name: str) -> Deal:
    """The deal of an example, `L2.1`."""
    rules = RULES.read_text(encoding="utf-8")
    start = rules.index("```\n", rules.index(f"**EX.{name} ")) + 4
    text = rules[start : rules.index("```", start)]
    fields = dict(line.split(":", 1) for line in text.splitlines() if re.match(r"(deck|N|D)\b[^:]*:", line))
    counted = re.search(r"card points: N (\d+), D (\d+)", text)
    assert counted is not None
    hands = tuple(parse_cards(fields[seat]) for seat in SEATS)
    points = (int(counted[1]), int(counted[2]))
    return Deal(parse_cards(fields["deck (top first)"]), hands, tuple(_tricks(text)), points, text)


def _tricks(text: str) -> Iterator[Trick]:
    for line in text.splitlines():
        m = LINE.match(line)
        if m is None:
            continue
        rest = m[6]
        declared = {SEATS[s]: "CSHD".index(suit) for s, _, suit in DECLARED.findall(rest)}
        draws, exchange = DRAWN.search(rest), EXCHANGED.search(rest)
        drawn = tuple((SEATS[draws[i]], parse_cards(draws[i + 1])[0]) for i in (1, 3)) if draws else ()
        exchanger = SEATS[exchange[1]] if exchange else -1
        cards = parse_cards(f"{m[2]} {m[3]}")
        yield Trick(SEATS[m[1]], cards, SEATS[m[4]], int(m[5]), declared, drawn, exchanger)


class Table:
    """A deal being played, by texts."""

    def __init__(self, game: str, *settings: str) -> None:
        self.game: Game = find_game(game, None, settings)
        self.match: Match = self.game.opening()
        self.state: State[Any] = State(Public("", -1), ())
        self.events: list[Event] = []
        self.journal: list[tuple[int, tuple[Action, ...]]] = []

    @property
    def pub(self) -> Any:
        return self.state.pub

    def deal(self, deck: tuple[int, ...], cut: int = 10) -> Table:
        """Starts with the pack as it lies after the cut."""
        pack = (*deck[-cut:], *deck[:-cut])
        self.state, _ = self.game.start(self.match, pack)
        self.journal = [(-1, pack)]
        return self.act(f"cut {cut}")

    def act(self, *actions: str) -> Table:
        for text in actions:
            self.do(self.game.parse_action(text))
        return self

    def do(self, action: Action) -> None:
        """The seat on turn does it; it must be legal."""
        seat, legal = self.pub.turn, self.game.legal(self.state, self.pub.turn)
        assert action in legal, f"{self.game.action_text(action)} not in {self.texts()}"
        self.state, events = self.game.apply(self.state, seat, action)
        self.journal.append((seat, (action,)))
        self.events += events

    def texts(self) -> list[str]:
        return [self.game.action_text(a) for a in self.game.legal(self.state, self.pub.turn)]

    def hand(self, seat: int) -> set[int]:
        return set(cards_in(self.state.places[self.game.place(f"hand{seat}")]))

    def cards(self) -> set[int]:
        """What the seat on turn may play."""
        return {a & 63 for a in self.game.legal(self.state, self.pub.turn) if a < 256}

    def trick(self, trick: Trick) -> None:
        """Plays a trick and checks who takes it, what it counts and what is drawn."""
        assert self.pub.turn == trick.leader
        self.events.clear()
        for i, card in enumerate(trick.cards):
            seat = (trick.leader + i) % 2
            assert self.pub.turn == seat
            if trick.exchanger == seat:
                self.act("exchange")
            self.do(card | 64 if trick.declared.get(seat) == card >> 4 and card & 15 == 4 else card)
        told = next(e for e in self.events if e.kind == "trick")
        last = 10 if len(self.pub.took) == 16 else 0
        assert (told.seat, told.value) == (trick.winner, trick.points + last)
        assert tuple((e.seat, e.cards[0]) for e in self.events if e.kind == "draw") == trick.drawn

    def units(self) -> tuple[float, ...]:
        """The result in units."""
        return tuple(r / 2 for r in self.pub.result)
