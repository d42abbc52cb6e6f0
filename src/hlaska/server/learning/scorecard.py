"""Settles deals played with real cards: a game's form, and a sheet of them. Nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec.structs import asdict, replace

from hlaska import games
from hlaska.core import options
from hlaska.core.cards import Faces
from hlaska.core.errors import BadOptions
from hlaska.core.game import Match
from hlaska.core.match import by_player
from hlaska.core.scorecard import Impossible, Scorecard, enter
from hlaska.locales import Language
from hlaska.protocol.deals import AskScore, Fault, ScoredDeal, Sheet
from hlaska.server.tables.catalog import Catalog

MOST: Final = 250
"""So many deals are on one sheet: enough for a long night, and settled within a second."""


@cache
def _english(faces: Faces) -> Language:
    """Loads English when it is first needed. Reading its messages takes half a second."""
    return Language(faces=faces)


def sheet(catalog: Catalog, name: str, request: AskScore) -> Sheet:
    """Returns the form of a game under its options, and the deals as settled. Raises BadOptions."""
    game_type = catalog.find(name)
    preset = request.preset or next(iter(game_type.presets))
    defaults = games.preset_of(game_type, preset)
    game = catalog.make(name, options.change(defaults, request.options))
    if not 0 <= request.first < game.players:
        raise BadOptions(f"first={request.first}: expected a player from 0 to {game.players - 1}")
    if len(request.deals) > MOST:
        raise BadOptions(f"deals: a sheet holds {MOST} deals; begin a new sheet")
    form = games.scoring(game)
    rows, match, fault = settle(form, request.first, request.deals)
    return Sheet(
        game=name,
        preset=preset,
        options=asdict(game.options),
        changes=options.difference(game.options, defaults),
        money=game.money,
        pays=game.has_payments,
        down=game.countdown_start,
        faces=game.faces,
        players=game.players,
        seats=game.seats,
        fields=form.fields(),
        rows=rows,
        coming=game.chairs(match),
        fault=fault,
    )


def settle(
    form: Scorecard[Any], first: int, deals: Sequence[dict[str, int]]
) -> tuple[tuple[ScoredDeal, ...], Match, Fault | None]:
    """Settles deals up to the first that cannot be; returns also its fault."""
    game, rows = form.game, list[ScoredDeal]()
    match, number = replace(game.opening(), first=first), 1
    for at, answers in enumerate(deals):
        try:
            entered = enter(form, match, answers)
        except Impossible as e:
            return tuple(rows), match, Fault(at, e.field, e.phrase, _english(game.faces).sentence(e.phrase))
        after = entered.after
        result = by_player(game, match, entered.pub.result)
        rows.append(
            ScoredDeal(
                match=number,
                chairs=entered.chairs,
                items=entered.pub.items,
                result=result,
                scores=after.scores,
                counts=_counts(game.counters_by_name(after)),
                winners=after.winners,
            )
        )
        match = after
        if after.winners:
            match, number = replace(game.opening(), first=after.first), number + 1
    return tuple(rows), match, None


def _counts(counts: dict[str, Any]) -> dict[str, tuple[int, ...]]:
    """Returns what is counted beside the scores, by player."""
    return {name: tuple(value) for name, value in counts.items() if isinstance(value, tuple) and any(value)}
