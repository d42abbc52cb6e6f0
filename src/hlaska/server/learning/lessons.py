"""Makes lessons, positions to practise on and rules, under the address's options."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from hlaska import games
from hlaska.core import options
from hlaska.core.errors import BadOptions, Phrase
from hlaska.core.game import Game
from hlaska.core.levels import USUAL
from hlaska.core.review import AnalysisRequest
from hlaska.core.tutorial import play_tutorial
from hlaska.protocol.games import DecisionDrill, Drill, FirstDeal, Learn, Refusal, TrickDrill
from hlaska.protocol.table_messages import Hello
from hlaska.server.analysis.service import HINT
from hlaska.server.history.records import NoDeal
from hlaska.server.history.replay import replay_of_record
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.seat_setup import NAMES
from hlaska.table.drill import DrillDecision, find_bidding, find_laying, find_position, find_trick
from hlaska.table.match_state import Chair
from hlaska.table.preview import explain_refusal

DECISIONS: Final[Mapping[str, Callable[[Game, int], DrillDecision | None]]] = {
    "bid": find_bidding,
    "lay": find_laying,
}
_NOT_OPTIONS: Final = ("preset", "seed", "actions")


def make_lesson(catalog: Catalog, name: str, query: Mapping[str, str]) -> Learn:
    """Makes the lesson of a game. Raises BadOptions."""
    preset, defaults, game = parse_game(catalog, name, query)
    sections = games.lesson(game) if name in games.GAMES else ()
    game_options = game.options
    changes = options.difference(game_options, defaults)
    return Learn(
        name,
        preset,
        asdict(game_options),
        changes,
        game.money,
        game.faces,
        sections,
        first=games.first(name) is not None,
        bids=find_bidding(game, 0) is not None,
        lays=find_laying(game, 0) is not None,
        tactics=games.tactics(game),
    )


def make_first_deal(catalog: Catalog, name: str) -> FirstDeal:
    """Makes the first deal of a game, which explains itself. Raises NoDeal where there is none."""
    first = games.first(name)
    if first is None:
        raise NoDeal(f"{name} has no first deal that explains itself")
    game = games.find_game(name, first.preset)
    chairs = game.chairs(game.opening())
    others = iter(NAMES)
    names = (
        "?" if chair == chairs[first.seat] else f"{next(others)} ({USUAL})" for chair in range(game.players)
    )
    found = play_tutorial(game, first, tuple(names))
    replay = replay_of_record(catalog.find, found.record, first.seat, chairs[first.seat])
    return FirstDeal(replay, found.steps, found.end)


def make_drill(catalog: Catalog, name: str, query: Mapping[str, str]) -> Drill:
    """Makes a position of a game; the same seed gives the same one. Raises BadOptions."""
    preset, _, game = parse_game(catalog, name, query)
    found = find_position(game, parse_seed(query))
    if found is None:
        return Drill(None, None)
    return Drill(
        _hello(game, preset, found.update.chairs[found.seat]),
        found.update,
        tuple(Refusal(card, why) for card, why in found.refusals),
    )


def make_trick_drill(catalog: Catalog, name: str, query: Mapping[str, str]) -> TrickDrill:
    """Makes a whole trick of a game; the same seed gives the same one. Raises BadOptions."""
    preset, _, game = parse_game(catalog, name, query)
    found = find_trick(game, parse_seed(query))
    if found is None:
        return TrickDrill(game.faces, preset)
    args = {"card": found.cards[found.best], "suit": found.cards[0] >> 4}
    why = Phrase(f"learn-trick-{found.why}", args)
    return TrickDrill(
        game.faces, preset, found.trump, found.cards, found.best, why, found.worth, found.worths
    )


def make_decision_drill(catalog: Catalog, name: str, query: Mapping[str, str], about: str) -> DecisionDrill:
    """Makes a decision before the first card, one of `DECISIONS`.

    The same seed gives the same one. Raises BadOptions.
    """
    preset, _, game = parse_game(catalog, name, query)
    found = DECISIONS[about](game, parse_seed(query))
    if found is None:
        return DecisionDrill(None, None)
    return DecisionDrill(_hello(game, preset, found.update.chairs[found.seat]), found.update)


def parse_decision(catalog: Catalog, name: str, query: Mapping[str, str], about: str) -> AnalysisRequest:
    """Reads which answer to such a drill is to be weighed. Raises BadOptions, Illegal."""
    _, _, game = parse_game(catalog, name, query)
    found = DECISIONS[about](game, parse_seed(query))
    actions = query.get("actions", "")
    if found is None or not re.fullmatch(r"\d{1,5}(,\d{1,5}){0,19}", actions, re.ASCII):
        raise BadOptions("actions: expected one to twenty whole numbers, separated by commas")
    run, state = tuple(map(int, actions.split(","))), found.state
    for action in run:
        if state.pub.turn != found.seat or action not in game.legal(state, found.seat):
            raise explain_refusal(game, game.view(state, found.seat), action)
        state, _ = game.apply(state, found.seat, action)
    return AnalysisRequest(game, found.update.view, found.update.events, run, budget=HINT)


def parse_seed(query: Mapping[str, str]) -> int:
    seed = query.get("seed", "0")
    if not re.fullmatch(r"\d{1,9}", seed, re.ASCII):
        raise BadOptions("seed: expected a whole number of at most nine digits")
    return int(seed)


def parse_game(catalog: Catalog, name: str, query: Mapping[str, str]) -> tuple[str, Struct, Game]:
    """Reads preset, its options, and the game under those that the address names."""
    game_type = catalog.find(name)
    preset = query.get("preset") or next(iter(game_type.presets))
    defaults = games.preset_of(game_type, preset)
    settings = [f"{key}={value}" for key, value in query.items() if key not in _NOT_OPTIONS]
    return preset, defaults, catalog.make(name, options.parse(defaults, settings))


def _hello(game: Game, preset: str, me: int) -> Hello:
    others = iter(NAMES)
    chairs = tuple(Chair("?") if chair == me else Chair(next(others), "bot") for chair in range(game.players))
    return Hello(
        table="", game=game.id, preset=preset, options=asdict(game.options), chairs=chairs, me=me,
        money=game.money,
        pays=game.has_payments, faces=game.faces, seats=game.seats, places=game.places, stock=game.explainer.stock,
        sides=game.explainer.sides, signs=game.explainer.signs, calls=game.calls.texts,
    )  # fmt: skip
