"""Holds a match as a value. It has the house rules, and each deal as a deck (or a position) and its actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

from msgspec import Struct

from hlaska.core.board import Event, State
from hlaska.core.errors import BadGame, BadOptions, BadText
from hlaska.core.game import Game, Match
from hlaska.core.match_limit import NO_LIMIT, Limit
from hlaska.core.options import Value, change
from hlaska.core.verifiable_shuffle import Proof

Find = Callable[[str], type[Game]]  # the class of a game by its id; raises BadText
Numbers = dict[str, Any]


class Setup(Struct, frozen=True, omit_defaults=True):
    """Holds a state written out.

    numbers: the public numbers that differ from those of a fresh deal.
    places: the entries of each, -1 for a card one may not see; a place that is not named is empty.
    """

    numbers: Numbers = {}
    places: dict[str, tuple[int, ...]] = {}


class DealRecord(Struct, frozen=True, omit_defaults=True):
    """Holds one deal of a record.

    moves: (seat, action), seat -1 for the seat on turn.
    result: by seat in the smallest unit, () where it is not given.
    first: the player at seat 0, -1 for whoever comes next.
    proof: how the deck came about.
    """

    deck: tuple[int, ...] = ()
    setup: Setup | None = None
    moves: tuple[tuple[int, int], ...] = ()
    result: tuple[int, ...] = ()
    first: int = -1
    note: str = ""
    proof: Proof | None = None


class Record(Struct, frozen=True, omit_defaults=True):
    """Holds a match, or the first deals of one.

    options: those that differ from the preset.
    chairs: the players' names.
    scores, notes: those of the match before the first deal, by chair.
    draw: the cards drawn for the first deal, by chair (-1: did not draw), one tuple for each time somebody had to draw.
    """

    game: str
    preset: str = ""
    options: dict[str, Value] = {}
    rules: int = 0
    chairs: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    notes: tuple[int, ...] = ()
    note: str = ""
    deals: tuple[DealRecord, ...] = ()
    draw: tuple[tuple[int, ...], ...] = ()
    limit: Limit = NO_LIMIT


class Step(Struct, frozen=True):
    """Holds one action of a replay.

    state, events: after the action and all of `unsaid`.
    unsaid: what older rules did by themselves with it, and the record leaves out.
    """

    seat: int
    action: int
    state: State[Any]
    events: tuple[Event, ...]
    unsaid: tuple[int, ...] = ()


class Played(Struct, frozen=True):
    """Holds one deal replayed.

    before: the match it belongs to.
    after: the match when it is over, else None.
    """

    before: Match
    start: State[Any]
    events: tuple[Event, ...]
    steps: tuple[Step, ...]
    after: Match | None

    @property
    def state(self) -> State[Any]:
        """Returns how the deal stands at the end of the record."""
        return self.steps[-1].state if self.steps else self.start


class Lines(Struct, frozen=True):
    """Says where things stood in the text that a record was read from.

    deals: the line of each deal.
    moves: the lines of its moves.
    results: the line of its result.
    """

    deals: tuple[int, ...] = ()
    moves: tuple[tuple[int, ...], ...] = ()
    results: tuple[int, ...] = ()

    def of_deal(self, deal: int) -> int:
        return self.deals[deal] if deal < len(self.deals) else 0

    def of_move(self, deal: int, move: int) -> int:
        known = deal < len(self.moves) and move < len(self.moves[deal])
        return self.moves[deal][move] if known else 0

    def of_result(self, deal: int) -> int:
        return self.results[deal] if deal < len(self.results) else 0


# ---------------------------------------------------------------- the game of a record
def resolve_game(find: Find, game: str, preset: str) -> tuple[type[Game], str]:
    """Finds the game that a record names, and its preset. A preset's name alone says both. Raises BadText."""
    try:
        return find(game), preset
    except BadGame as e:
        if preset or not e.preset:
            raise
        return find(e.game), e.preset


def preset_of(game_type: type[Game], name: str) -> Struct:
    """Returns the options of a preset, the first one for ''. Raises BadOptions with the names there are."""
    if not name:
        return next(iter(game_type.presets.values()))
    if name not in game_type.presets:
        raise BadOptions(f"{game_type.id} has no preset '{name}'; it has: {', '.join(game_type.presets)}")
    return game_type.presets[name]


def game_of(record: Record, find: Find) -> Game:
    """Returns the game under the options that the record was played with. Raises BadText or BadOptions."""
    game_type: Any = find(record.game)
    made: Game = game_type(change(preset_of(game_type, record.preset), record.options))
    return made


# ---------------------------------------------------------------- money
def amount_text(value: int, money: int) -> str:
    """Writes an amount of smallest units in units: `3`, `-4.5`."""
    whole, rest = divmod(abs(value), money)
    sign = "-" if value < 0 else ""
    decimals = f"{rest / money:g}"[1:] if rest else ""
    return f"{sign}{whole}{decimals}"


def amounts_text(values: Iterable[int], money: int) -> str:
    return " ".join(amount_text(v, money) for v in values)


def parse_amount(text: str, money: int) -> int:
    """Reads what `amount_text` writes. Raises BadText."""
    try:
        value = (
            Fraction(text.replace("−", "-")) * money if len(text) < 16 and "e" not in text.lower() else None
        )
    except (ValueError, ZeroDivisionError):
        value = None
    if value is None or value.denominator != 1:
        raise BadText(f"'{text}' is not an amount; write whole units, or parts of {money} such as 1.5")
    return int(value)
