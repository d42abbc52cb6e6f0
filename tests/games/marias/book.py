"""The whole deals of docs/rules/marias.md as data: hands, tricks, declarations and counts as they stand there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.cards import parse_cards
from hlaska.core.game import Game, Match
from hlaska.games import find_game
from hlaska.games.marias.public import State

RULES = Path(__file__).parents[3] / "docs/rules/marias.md"
SEATS = {"FH": 0, "MH": 1, "D": 2}
LINE = re.compile(r"\s*\d+\. (\w+): ([^-]+?) -> (\w+)(?: \((\d+)\))?(?: \(\+10 last\))?(.*)")
DECLARED = re.compile(r"(\w+) declares (\d+) in (\w)")


class Trick(NamedTuple):
    leader: int
    cards: tuple[int, ...]
    winner: int
    points: int
    declared: tuple[int, ...]
    """(seat, points, suit), flat; or empty."""


class Deal(NamedTuple):
    first: tuple[int, ...]
    second: tuple[int, ...]
    trump: int
    talons: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, ...], ...]
    dealt: dict[int, tuple[int, ...]]
    tricks: tuple[Trick, ...]
    counted: tuple[int, int]
    pack: tuple[int, ...]

    def deck(self) -> tuple[int, ...]:
        """A pack that deals these hands in the pattern 7_5: the one that is told, if any."""
        if self.pack:
            return self.pack
        mh, d = (self.dealt.get(s, self.hands[s]) for s in (1, 2))
        return (*self.first, *mh[:5], *d[:5], *self.second, *mh[5:], *d[5:])


def deal(name: str) -> Deal:
    """The deal of an example, `M3.4`."""
    text = RULES.read_text(encoding="utf-8")
    start = text.index(f"**EX.{name} ")
    block = text[text.index("```\n", start) + 4 :]
    return _read(block[: block.index("```")])


def _read(block: str) -> Deal:
    fields: dict[str, str] = {}
    for line in block.splitlines():
        head, _, rest = line.partition(":")
        fields.setdefault(head.strip(), rest.strip())
    first, _, second = fields["FH first seven"].partition("| second packet:")
    trump, talons = _talk(block)
    hands = tuple(parse_cards(fields[seat]) for seat in SEATS)
    dealt = {
        SEATS[s]: parse_cards(fields[f"{s} before the talon"])
        for s in SEATS
        if f"{s} before the talon" in fields
    }
    count = re.search(r"card points: FH (\d+), MH\+D (\d+)", block)
    counted = (int(count[1]), int(count[2])) if count else (-1, -1)
    tricks, pack = tuple(_tricks(block)), parse_cards(fields.get("deck (top first)", ""))
    return Deal(parse_cards(first), parse_cards(second), trump, talons, hands, dealt, tricks, counted, pack)


def _talk(block: str) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """The trump card and the talons in order: forehand's, then the taker's."""
    trump = re.search(r"trump card (\w\w)", block)
    assert trump is not None
    found = re.findall(r"(?:talon|discards|new talon:) (\w\w \w\w)(?:\n|$)", block)
    return parse_cards(trump[1])[0], tuple(parse_cards(t) for t in found)


def _tricks(block: str) -> Iterator[Trick]:
    for line in block.splitlines():
        m = LINE.match(line)
        if m is None:
            continue
        told = [(SEATS[s], int(n), "CSHD".index(suit)) for s, n, suit in DECLARED.findall(m[5])]
        assert len(told) < 2
        declared = told[0] if told else ()
        yield Trick(SEATS[m[1]], parse_cards(m[2]), SEATS[m[3]], int(m[4] or 0), declared)


class Table:
    """A deal being played, by seat and text."""

    def __init__(self, preset: str = "pagat_voleny", *settings: str) -> None:
        self.game: Game = find_game("marias", preset, settings)
        self.match: Match = self.game.opening()
        self.state: State | None = None
        self.events: list[Event] = []

    @property
    def pub(self) -> Any:
        assert self.state is not None
        return self.state.pub

    def deal(self, deck: tuple[int, ...], cut: int = 10) -> Table:
        """Starts with the pack as it lies after the cut."""
        self.state, _ = self.game.start(self.match, (*deck[-cut:], *deck[:-cut]))
        self.act(f"cut {cut}")
        return self

    def act(self, *actions: str) -> Table:
        """The seat on turn does these things; each must be legal."""
        for text in actions:
            self.do(self.game.parse_action(text))
        return self

    def do(self, action: Action) -> None:
        assert self.state is not None
        legal = self.game.legal(self.state, self.pub.turn)
        assert action in legal, f"{self.game.action_text(action)} not in {self.texts()}"
        self.state, events = self.game.apply(self.state, self.pub.turn, action)
        self.events += events

    def texts(self) -> list[str]:
        assert self.state is not None
        return [self.game.action_text(a) for a in self.game.legal(self.state, self.pub.turn)]

    def play(self, deal: Deal) -> Table:
        """Plays the tricks of the deal and checks who takes them, what they count and what is legal."""
        for trick in deal.tricks:
            assert self.pub.turn == trick.leader
            for i, card in enumerate(trick.cards):
                told = trick.declared[:1] == ((trick.leader + i) % 3,)
                declared = told and card >> 4 == trick.declared[2]
                self.do(card | 64 if declared else card)
            event = next(e for e in reversed(self.events) if e.kind == "trick")
            last = 10 if len(self.pub.took) == 10 and self.pub.contract == 0 else 0
            assert (event.seat, event.value) == (trick.winner, trick.points + last)
        return self

    def units(self) -> tuple[float, ...]:
        """The result in units."""
        return tuple(r / 2 for r in self.pub.result)
