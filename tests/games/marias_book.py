"""Whole deals of docs/rules/marias.md with a deck, of any Mariáš game, and a table to play them at."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hlaska.core.actions import Action
from hlaska.core.board import Event, State
from hlaska.core.cards import parse_cards
from hlaska.core.game import Game
from hlaska.core.options import random_options
from hlaska.core.public import Public
from hlaska.games import find_game

RULES = Path(__file__).parents[2] / "docs/rules/marias.md"
LINE = re.compile(r"\s*\d+\. (\w+): ([^-]+?) -> (\w+)(?: \((\d+)\))?(?: \(\+10 last\))?(.*)")
DECLARED = re.compile(r"(\w+) declares (\d+) in (\w)")


class Trick(NamedTuple):
    leader: int
    cards: tuple[int, ...]
    winner: int
    points: int
    declared: tuple[tuple[int, int], ...]
    """(seat, suit)"""


class Deal(NamedTuple):
    deck: tuple[int, ...]
    fields: dict[str, str]
    tricks: tuple[Trick, ...]


def deal(example: str, seats: tuple[str, ...]) -> Deal:
    """The first fenced block of an example, `LIC.7`; `seats`: its names in order."""
    text = RULES.read_text(encoding="utf-8")
    start = text.index(f"**EX.{example} ")
    block = text[text.index("```\n", start) + 4 :]
    block = block[: block.index("```")]
    fields = {head.strip(): rest.strip() for head, _, rest in (x.partition(":") for x in block.splitlines())}
    number = {name: i for i, name in enumerate(seats)}
    tricks = []
    for m in filter(None, map(LINE.match, block.splitlines())):
        told = tuple((number[s], "CSHD".index(suit)) for s, _, suit in DECLARED.findall(m[5]))
        tricks.append(Trick(number[m[1]], parse_cards(m[2]), number[m[3]], int(m[4]), told))
    return Deal(parse_cards(fields["deck (top first)"]), fields, tuple(tricks))


class Table:
    """A deal being played, by seat and text."""

    def __init__(self, game: str, preset: str | None = None, *settings: str) -> None:
        self.game: Game = find_game(game, preset, settings)
        self.match = self.game.opening()
        self.state: State = State(Public("", -1), ())
        self.events: list[Event] = []

    @property
    def pub(self) -> Any:
        return self.state.pub

    def deal(self, deck: tuple[int, ...], cut: int = 10) -> Table:
        """Starts with the pack as it lies after the cut."""
        self.state, _ = self.game.start(self.match, (*deck[-cut:], *deck[:-cut]))
        return self.act(f"cut {cut}")

    def act(self, *actions: str) -> Table:
        """The seat on turn does these things; each must be legal."""
        for text in actions:
            self.do(self.game.parse_action(text))
        return self

    def do(self, action: Action) -> None:
        legal = self.game.legal(self.state, self.pub.turn)
        assert action in legal, f"{self.game.action_text(action)} not in {self.texts()}"
        self.state, events = self.game.apply(self.state, self.pub.turn, action)
        self.events += events

    def texts(self, seat: int | None = None) -> list[str]:
        legal = self.game.legal(self.state, self.pub.turn if seat is None else seat)
        return [self.game.action_text(a) for a in legal]

    def hand(self, seat: int) -> set[int]:
        return {e & 63 for e in self.state.places[self.game.places.index(f"hand{seat}")]}

    def play(self, tricks: tuple[Trick, ...], last: int = 10) -> Table:
        """Plays the tricks and checks who takes them and what they count; `last`: points of the last one."""
        seats = self.game.seats
        for n, trick in enumerate(tricks, 1):
            assert self.pub.turn == trick.leader
            for i, card in enumerate(trick.cards):
                told = ((trick.leader + i) % seats, card >> 4) in trick.declared
                self.do(card | 64 if told and card & 15 == 4 else card)
            event = next(e for e in reversed(self.events) if e.kind == "trick")
            assert (event.seat, event.value) == (
                trick.winner,
                trick.points + (last if n == len(tricks) else 0),
            )
        return self

    def units(self) -> tuple[float, ...]:
        """The result in units."""
        return tuple(r / 2 for r in self.pub.result)


def house(game: Any, rng: Random, number: int) -> Any:
    """A preset for every third deal, else options drawn at random: few, some or all."""
    if number % 3 == 0:
        presets = list(game.presets.values())
        return presets[number // 3 % len(presets)]
    return random_options(game.Options, rng, most=(4, 9, None)[number // 3 % 3])
