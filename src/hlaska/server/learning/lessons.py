"""What is taught: lessons, positions to practise on and rules, under the options that the address names."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from hlaska import games
from hlaska.core import options
from hlaska.core.errors import BadOptions, Phrase
from hlaska.core.game import Game
from hlaska.core.levels import USUAL
from hlaska.core.options import values_by_name
from hlaska.core.review import Asked
from hlaska.core.tutorial import told
from hlaska.protocol.games import DecisionDrill, Drill, FirstDeal, Learn, Refusal, TrickDrill
from hlaska.protocol.table_messages import Hello
from hlaska.server.analysis.service import HINT
from hlaska.server.history.records import NoDeal
from hlaska.server.history.replay import replay_of_record
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.seat_setup import NAMES
from hlaska.table.drill import Decision, bidding, laying, position, trick
from hlaska.table.match_state import Chair
from hlaska.table.preview import refusal

DECISIONS: Final[Mapping[str, Callable[[Game, int], Decision | None]]] = {"bid": bidding, "lay": laying}
_NOT_OPTIONS: Final = ("preset", "seed", "actions")


def learn(catalog: Catalog, name: str, asked: Mapping[str, str]) -> Learn:
    """The lesson of a game. Raises BadOptions."""
    preset, usual, game = asked_game(catalog, name, asked)
    sections = games.lesson(game) if name in games.GAMES else ()
    chosen = game.options
    changes = options.difference(chosen, usual)
    return Learn(
        name,
        preset,
        values_by_name(chosen),
        changes,
        game.money,
        game.faces,
        sections,
        first=games.first(name) is not None,
        bids=bidding(game, 0) is not None,
        lays=laying(game, 0) is not None,
        tactics=games.tactics(game),
    )


def first_deal(catalog: Catalog, name: str) -> FirstDeal:
    """The first deal of a game, which explains itself. Raises NoDeal where there is none."""
    first = games.first(name)
    if first is None:
        raise NoDeal(f"{name} has no first deal that explains itself")
    game = games.find_game(name, first.preset)
    chairs = game.chairs(game.opening())
    others = iter(NAMES)
    names = (
        "?" if chair == chairs[first.seat] else f"{next(others)} ({USUAL})" for chair in range(game.players)
    )
    found = told(game, first, tuple(names))
    replay = replay_of_record(catalog.find, found.record, first.seat, chairs[first.seat])
    return FirstDeal(replay, found.steps, found.end)


def drill(catalog: Catalog, name: str, asked: Mapping[str, str]) -> Drill:
    """A position of a game; the same seed gives the same one. Raises BadOptions."""
    preset, _, game = asked_game(catalog, name, asked)
    found = position(game, asked_seed(asked))
    if found is None:
        return Drill(None, None)
    return Drill(
        _hello(game, preset, found.update.chairs[found.seat]),
        found.update,
        tuple(Refusal(card, why) for card, why in found.refusals),
    )


def trick_drill(catalog: Catalog, name: str, asked: Mapping[str, str]) -> TrickDrill:
    """A whole trick of a game; the same seed gives the same one. Raises BadOptions."""
    preset, _, game = asked_game(catalog, name, asked)
    found = trick(game, asked_seed(asked))
    if found is None:
        return TrickDrill(game.faces, preset)
    args = {"card": found.cards[found.best], "suit": found.cards[0] >> 4}
    why = Phrase(f"learn-trick-{found.why}", args)
    return TrickDrill(
        game.faces, preset, found.trump, found.cards, found.best, why, found.worth, found.worths
    )


def decision_drill(catalog: Catalog, name: str, asked: Mapping[str, str], about: str) -> DecisionDrill:
    """A decision before the first card, one of `DECISIONS`; the same seed gives the same one. Raises BadOptions."""
    preset, _, game = asked_game(catalog, name, asked)
    found = DECISIONS[about](game, asked_seed(asked))
    if found is None:
        return DecisionDrill(None, None)
    return DecisionDrill(_hello(game, preset, found.update.chairs[found.seat]), found.update)


def decision_asked(catalog: Catalog, name: str, asked: Mapping[str, str], about: str) -> Asked:
    """What is to be weighed of the answer to such a drill. Raises BadOptions, Illegal."""
    _, _, game = asked_game(catalog, name, asked)
    found = DECISIONS[about](game, asked_seed(asked))
    actions = asked.get("actions", "")
    if found is None or not re.fullmatch(r"\d{1,5}(,\d{1,5}){0,19}", actions, re.ASCII):
        raise BadOptions("actions: expected one to twenty whole numbers, separated by commas")
    run, state = tuple(map(int, actions.split(","))), found.state
    for action in run:
        if state.pub.turn != found.seat or action not in game.legal(state, found.seat):
            raise refusal(game, game.view(state, found.seat), action)
        state, _ = game.apply(state, found.seat, action)
    return Asked(game, found.update.view, found.update.events, run, budget=HINT)


def asked_seed(asked: Mapping[str, str]) -> int:
    seed = asked.get("seed", "0")
    if not re.fullmatch(r"\d{1,9}", seed, re.ASCII):
        raise BadOptions("seed: expected a whole number of at most nine digits")
    return int(seed)


def asked_game(catalog: Catalog, name: str, asked: Mapping[str, str]) -> tuple[str, Struct, Game]:
    """The preset, its options, and the game under those that the address names."""
    kind = catalog.find(name)
    preset = asked.get("preset") or next(iter(kind.presets))
    usual = games.preset_of(kind, preset)
    settings = [f"{key}={value}" for key, value in asked.items() if key not in _NOT_OPTIONS]
    return preset, usual, catalog.make(name, options.parse(usual, settings))


def _hello(game: Game, preset: str, me: int) -> Hello:
    others = iter(NAMES)
    chairs = tuple(Chair("?") if chair == me else Chair(next(others), "bot") for chair in range(game.players))
    return Hello(
        table="", game=game.id, preset=preset, options=values_by_name(game.options), chairs=chairs, me=me,
        money=game.money,
        pays=game.pays, faces=game.faces, seats=game.seats, places=game.places, stock=game.explainer.stock,
        sides=game.explainer.sides, signs=game.explainer.signs, calls=game.calls.texts,
    )  # fmt: skip
