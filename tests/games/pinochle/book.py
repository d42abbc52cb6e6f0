"""The worked examples of docs/rules/pinochle.md as data (pinochle:P0.EX), and games made from their options."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hlaska.core.cards import parse_card, parse_cards
from hlaska.core.game import Game
from hlaska.games import GAMES, find_game, game_class

RULES: Final = Path(__file__).parents[3] / "docs" / "rules" / "pinochle.md"
BLOCK: Final = re.compile(r"^\*\*(P\w+\.EX\.\d+)\*\* ([^\n]*)\n```\n(.*?)^```", re.M | re.S)
SUITS: Final = "CSHD"


@dataclass(frozen=True)
class Example:
    id: str
    title: str
    fields: dict[str, str]
    kind: str
    """What its `kind:` says."""

    def __getitem__(self, key: str) -> str:
        return self.fields[key]

    def get(self, key: str, default: str = "") -> str:
        return self.fields.get(key, default)

    def numbers(self, key: str) -> dict[str, int]:
        """`declarers=140 defenders=+120` as numbers."""
        return {k: int(v) for k, v in re.findall(r"(\w+)=([+-]?\d+)", self.fields[key])}

    def cards(self, key: str) -> tuple[int, ...]:
        return tuple(sorted(parse_cards(self.fields[key])))

    def suit(self, key: str = "trump") -> int:
        return SUITS.index(self.fields[key]) if key in self.fields else -1


def read() -> list[Example]:
    """Every worked example of the document, in order."""
    found = []
    for id, title, body in BLOCK.findall(RULES.read_text(encoding="utf-8")):
        fields: dict[str, str] = {}
        for line in body.splitlines():
            key, _, value = line.partition(":")
            assert key not in fields, (id, key)
            fields[key.strip()] = value.split("#")[0].strip()
        found.append(Example(id, title, fields, fields["kind"]))
    return found


EXAMPLES: Final = read()
BY_ID: Final = {e.id: e for e in EXAMPLES}


def part(*prefixes: str) -> list[Example]:
    """The examples of some parts of the document."""
    return [e for e in EXAMPLES if e.id.rpartition(".EX.")[0] in prefixes]


def of_kind(examples: list[Example], *kinds: str) -> list[Example]:
    return [e for e in examples if e.kind in kinds]


def game_of(example: Example, default: str = "mfp") -> Any:
    """The game under the example's options."""
    settings = [s.strip() for s in example.get("options").split(",") if s.strip()]
    presets = [s.partition("=")[2] for s in settings if s.startswith("preset=")]
    preset = presets[0] if presets else default
    rest = [s for s in settings if not s.startswith("preset=")]
    return game_with(preset, *rest)


def game_with(preset: str, *settings: str) -> Any:
    """The game that has this preset, with settings."""
    id = next(id for id in GAMES if id.startswith("pinochle") and preset in game_class(id).presets)
    made: Game = find_game(id, preset, settings)
    return made


def seats(dealer: str, players: str) -> dict[str, int]:
    """The seat of each named player: the dealer has the last one."""
    first = players.index(dealer) + 1
    return {players[(first + i) % len(players)]: i for i in range(len(players))}


def card(text: str) -> int:
    return parse_card(text)
