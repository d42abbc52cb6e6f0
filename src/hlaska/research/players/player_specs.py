"""Makes players of a match from their specs.

They are computer players, a player for the calls and one for the cards, or programs.

`club`, `club:worlds=64`, `ismcts:time=0.5` (`hlaska.bots.registry`); `calls=club/cards=greedy`; `cmd:./program`;
`py:mine.py:act`; after + the bidding system of a side, where the game has such (`club+skip_meld`); after @ a file of
what hands would call, instead of the game's own (`strong:16@call_model.json`).

Players are seeded anew for every decision by (seed, deal, seat, move), so that equal decisions in the games of one deal
meet equal luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from msgspec import Struct

from hlaska.bots.bot import Bot, Forecast, Forecaster
from hlaska.bots.registry import KINDS, is_searching, make_with
from hlaska.core.actions import Action
from hlaska.core.board import Event, unshown
from hlaska.core.call_model import kind_of, read_model, use_parameters
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.research.players.external_bot import ExternalBot, Limits
from hlaska.research.players.function_bot import FUNCTION, FunctionBot

PROGRAM: Final = "cmd:"
NONE: Final = "none"  # the system of a side that has none


class SpecParts(NamedTuple):
    """Holds a spec taken apart.

    calls: the player that makes calls.
    cards: the player that plays cards.
    system: the system for bidding, "" for the game's own.
    model: the file of what hands would call, "" for the game's own.
    """

    calls: str
    cards: str
    system: str = ""
    model: str = ""


def parse_spec(spec: str) -> SpecParts:
    """Raises BadText."""
    spec, model = _with_model(spec)
    for first, second in (("calls=", "/cards="), ("cards=", "/calls=")):
        if spec.startswith(first):
            one, found, other = spec.removeprefix(first).partition(second)
            if not found:
                raise BadText(f"'{spec}': write calls=PLAYER/cards=PLAYER")
            (a, system), (b, same) = _with_system(one), _with_system(other)
            calls, cards = (a, b) if first == "calls=" else (b, a)
            return SpecParts(calls, cards, system or same, model)
    player, system = _with_system(spec)
    return SpecParts(player, player, system, model)


def _with_model(spec: str) -> tuple[str, str]:
    """Splits a spec into a player and the file of its call model. A program's command stays whole."""
    if PROGRAM in spec or FUNCTION in spec:
        return spec, ""
    player, _, model = spec.partition("@")
    return player, model


def _with_system(spec: str) -> tuple[str, str]:
    """Splits a spec into a player and its bidding system; a program's command stays whole."""
    if spec.startswith((PROGRAM, FUNCTION)):
        return spec, ""
    player, _, system = spec.partition("+")
    return player, system


def has_search(spec: str) -> bool:
    """Tells whether a computer player of this spec searches, which the compiled kernel is for.

    Raises BadText for what is no spec; whether there is such a player says `check_spec`.
    """
    found = parse_spec(spec)
    return any(one.partition(":")[0] in KINDS and is_searching(one) for one in (found.calls, found.cards))


class Player:
    """Plays one seat of one deal.

    It is a computer player, or two of which one calls until cards are played and the other plays them.

    forecast: of the latest decision.
    faults: what outside programs did wrong, as (move, kind, text).
    """

    def __init__(self, game: Game, spec: str, seed: str, limits: Limits | None = None) -> None:
        """Makes the player of a spec. `seed`: what the generator is seeded with, beside the move. Raises BadText."""
        self.game, self.seed, self.rng = game, seed, Random()
        found = parse_spec(spec)
        self._calls = _make_bot(game, found.calls, self.rng, limits)
        same = found.calls == found.cards
        self._cards = self._calls if same else _make_bot(game, found.cards, self.rng, limits)
        self._latest: Bot = self._calls
        self._package = type(game).__module__.rpartition(".")[0]
        self._model = read_model_file(self._package, game.id, found.model) if found.model else None

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        self.rng.seed(f"{self.seed} {len(events)}")
        self._latest = (
            self._cards if self._cards is self._calls or is_in_play(self.game, view) else self._calls
        )
        if self._model is None:
            return await self._latest.choose(view, events)
        with use_parameters(self._package, self._model):
            return await self._latest.choose(view, events)

    @property
    def forecast(self) -> Forecast | None:
        return self._latest.forecast if isinstance(self._latest, Forecaster) else None

    @property
    def programs(self) -> list[ExternalBot | FunctionBot]:
        bots = dict.fromkeys((self._calls, self._cards))
        return [bot for bot in bots if isinstance(bot, ExternalBot | FunctionBot)]

    @property
    def faults(self) -> list[tuple[int, str, str]]:
        return [fault for program in self.programs for fault in program.faults]

    @property
    def stood_in(self) -> int:
        """Counts the decisions in its turn that a stand-in made."""
        return sum(program.stood_in for program in self.programs)

    def close(self) -> None:
        """Ends programs, when the deal is over."""
        for program in self.programs:
            program.close()


@cache
def read_model_file(package: str, game: str, file: str) -> Struct:
    """Reads the numbers of a file of a game's call model. Raises BadText."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as e:
        raise BadText(f"{file}: {e.strerror if isinstance(e, OSError) else 'this is no text'}") from None
    parameters: Struct = read_model(text, kind_of(package), game, file).parameters
    return parameters


def _make_bot(game: Game, spec: str, rng: Random, limits: Limits | None) -> Bot:
    if spec.startswith(PROGRAM):
        return ExternalBot(game, spec.removeprefix(PROGRAM), rng, limits or Limits())
    if spec.startswith(FUNCTION):
        return FunctionBot(game, spec.removeprefix(FUNCTION), rng)
    try:
        return make_with(spec, game, rng)
    except BadText as wrong:
        if spec.partition(":")[0].endswith(".py"):
            raise BadText(
                f"'{spec}' is no computer player; a function of this file is {FUNCTION}{spec}, "
                f"a program that reads and writes lines is {PROGRAM}'python {spec}'"
            ) from None
        if "no computer player" not in wrong.text:
            raise
        raise BadText(
            f"{wrong.text}; a function of a Python file is {FUNCTION}FILE.py, a program {PROGRAM}COMMAND"
        ) from None


def is_in_play(game: Game, view: View) -> bool:
    """Tells whether cards are being played to tricks."""
    return game.adviser.position(game.imagine(view, unshown(game.pack, view.places))) is not None


def check_spec(game: Game, spec: str) -> None:
    """Raises BadText for a spec that is none."""
    Player(game, spec, "").close()


def with_systems(game: Game, systems: Sequence[str]) -> list[str]:
    """Returns the options that give even and odd chairs their bidding systems.

    Raises BadText where the game has none.
    """
    if not any(systems):
        return []
    if not game.systems:
        raise BadText(f"{game.id} knows no bidding systems: {', '.join(filter(None, systems))}")
    return [f"{option}={name or NONE}" for option, name in zip(game.systems, systems, strict=True)]
