"""Keeps positions whose better choice is known, and counts how often a player makes it.

A position is a file `<name>.toml`:

    why     one sentence: what is hard about it
    source  how the better choice was found
    right   turns that are right, each as records write its actions, in any order; [] where only wrong ones are known
    wrong   turns that are known to be wrong, or the action that they begin with
    record  a record that stops where somebody has to decide
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from hlaska.bots import make
from hlaska.core import record as records
from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.errors import BadText, HlaskaError
from hlaska.core.game import Game
from hlaska.core.record import Played
from hlaska.games import game_class
from hlaska.table.bots.bot_worker import decide

FIRST_SEED: Final = 1
MOST: Final = 12  # actions of a turn


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """Hold what a file says.

    why: what is hard about it.
    source: how the better choice was found.
    record: a record that stops at the decision.
    right: turns that are right.
    wrong: turns that are wrong, or how they begin.
    """

    why: str
    source: str
    record: str
    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()


class Choices(Struct, frozen=True):
    """Count what a player chose in a position, by seed.

    name: of the position.
    game: its id.
    right, wrong: how often it chose so; of the rest nothing is known.
    chosen: each turn it chose, with its number.
    """

    name: str
    game: str
    right: int
    wrong: int
    chosen: dict[str, int]


def names() -> list[str]:
    """Return the names of all positions."""
    found = files(__package__).iterdir()
    return sorted(file.name.removesuffix(".toml") for file in found if file.name.endswith(".toml"))


def read(name: str) -> Position:
    """Read a position by name. Raises BadText."""
    if name not in names():
        raise BadText(f"there is no position '{name}'; there are {', '.join(names())}")
    text = files(__package__).joinpath(f"{name}.toml").read_text("utf-8")
    return parse(name, text)


def parse(name: str, text: str) -> Position:
    """Read a position of its text. Raises BadText, which names the file."""
    try:
        found = msgspec.convert(tomllib.loads(text), Position)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadText(f"{name}.toml: {error}") from None
    if not (found.right or found.wrong):
        raise BadText(f"{name}.toml: expected a turn in right or in wrong")
    return found


def set_up(name: str, position: Position) -> tuple[Game, Played, dict[str, list[tuple[Action, ...]]]]:
    """Replay a position: its game, the deal so far, and its turns as actions. Raises BadText, which names the file."""
    try:
        record, lines = records.read_lines(position.record, game_class)
        game = records.game_of(record, game_class)
        played = records.check(record, game_class, lines)[-1]
        turns = {
            "right": [parse_turn(game, played, text) for text in position.right],
            "wrong": [parse_turn(game, played, text) for text in position.wrong],
        }
    except HlaskaError as error:
        raise BadText(f"{name}.toml: {error.text}") from None
    return game, played, turns


def parse_turn(game: Game, played: Played, text: str) -> tuple[Action, ...]:
    """Read a turn and check that it can be made. Raises BadText, Illegal."""
    state, found = played.state, []
    seat = state.pub.turn
    for move in _moves(game, text):
        if move not in game.legal(state, seat):
            raise BadText(f"'{text}' cannot be played: '{game.action_text(move)}' is not legal there")
        found.append(move)
        state, _ = game.apply(state, seat, move)
    return tuple(found)


def _moves(game: Game, text: str) -> Iterator[Action]:
    """Read a call, or cards apart by spaces."""
    try:
        yield game.parse_action(text)
    except BadText:
        for part in text.split(" "):
            yield game.parse_action(part)


def seen_events(played: Played, seat: int) -> list[Event]:
    """Returns all events of a deal as a seat may know them."""
    steps = (e for step in played.steps for e in step.events)
    return [e.for_seat(seat) for e in (*played.events, *steps)]


def choose(game: Game, played: Played, level: str, seed: int, most: int) -> tuple[Action, ...]:
    """Let a player make its turn, at most so many actions."""
    state = played.state
    seat, phase = state.pub.turn, state.pub.phase
    events = seen_events(played, seat)
    bot = make(level, game, Random(seed).getrandbits(32))
    chosen: list[Action] = []
    while len(chosen) < most and (state.pub.turn, state.pub.phase) == (seat, phase):
        action = decide(bot, game.view(state, seat), events)
        if action is None:
            raise BadText(f"{level} makes no choice where it is on turn")
        state, more = game.apply(state, seat, action)
        events += [e.for_seat(seat) for e in more]
        chosen.append(action)
    return tuple(chosen)


def count_choices(name: str, level: str, seeds: int) -> Choices:
    """Let a player decide a position with so many seeds. Raises BadText."""
    game, played, turns = set_up(name, read(name))
    most = max(len(turn) for turn in (*turns["right"], *turns["wrong"]))
    counts = {"right": 0, "wrong": 0}
    chosen: dict[str, int] = {}
    for seed in range(FIRST_SEED, FIRST_SEED + seeds):
        made = choose(game, played, level, seed, min(most, MOST))
        text = " ".join(game.action_text(action) for action in made)
        chosen[text] = chosen.get(text, 0) + 1
        for kind, known in turns.items():
            counts[kind] += any(_is_same(made, turn) for turn in known)
    return Choices(name, game.id, counts["right"], counts["wrong"], dict(sorted(chosen.items())))


def _is_same(made: Sequence[Action], turn: Sequence[Action]) -> bool:
    """Tell whether a turn is the known one, or begins with it."""
    return sorted(made[: len(turn)]) == sorted(turn)
