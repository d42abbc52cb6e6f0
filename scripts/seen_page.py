"""Says who sees the cards of what happens.

It is for the page of a game's house rules, and read off deals that are played.

It is read off deals that are played.

A card that one seat more sees than the rules mean leaks to nobody's surprise but a reader's: here it can be read.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from hlaska.core.actions import CALL
from hlaska.core.board import Event
from hlaska.core.errors import BadOptions
from hlaska.core.game import Game
from hlaska.core.options import change, schema, text

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests import lawful, laws  # noqa: E402

SEEDS: Final = 9  # deals of each preset and chooser
Row = tuple[str, str, str, str]


def seen_table(game_type: type[Game]) -> Iterator[str]:
    """Returns the lines of the section."""
    yield "## Who sees what\n"
    yield (
        "Which cards move, or are shown, after what is done, and who sees them then, whatever a seat knew before. Read "
        "off deals under each preset and with each option changed; a move too rare to be met is missing."
    )
    yield "Calls themselves are heard by everybody.\n"
    yield "| after | event | from | to | who sees the cards |"
    yield "| --- | --- | --- | --- | --- |"
    found: dict[Row, dict[str, set[str]]] = {}
    for game, house, seed in _deals(game_type):
        for row, who in _of_deal(game, seed):
            found.setdefault(row, {}).setdefault(who, set()).add(house)
    for (after, event, src, dst), whos in sorted(found.items(), key=_order):
        yield f"| {after} | `{event}` | {src} | {dst} | {_viewers_text(whos)} |"
    yield ""


def _viewers_text(whos: dict[str, set[str]]) -> str:
    """Says who sees it under the presets. Then it says who else under a house rule of which one."""
    usual = sorted(who for who, houses in whos.items() if "" in houses)
    others = [
        f"{who} with {' or '.join(sorted(houses))}"
        for who, houses in sorted(whos.items())
        if "" not in houses
    ]
    return "; ".join([*usual, *others])


def _order(row: tuple[Row, Any]) -> tuple[int, Row]:
    (after, *_), _ = row
    return ("the deal", "a card").index(after) if after in ("the deal", "a card") else 2, row[0]


def _deals(game_type: Any) -> Iterator[tuple[Game, str, int]]:
    """Yields tables to be looked at.

    They are presets, and the first of them with each option changed, which is named.
    """
    for preset in game_type.presets.values():
        yield from ((game_type(preset), "", seed) for seed in range(SEEDS))
    first = next(iter(game_type.presets.values()))
    for option in schema(game_type.Options):
        for value in lawful.alternatives(option) if option.effect == "rules" else ():
            try:
                game = game_type(change(first, {**option.needs, option.name: value}))
            except BadOptions:
                continue
            yield from ((game, f"`{option.name}` {text(value)}", seed) for seed in (1, 2))


def _of_deal(game: Game, seed: int) -> Iterator[tuple[Row, str]]:
    rng = Random(seed)
    choose = (laws.hashed, laws.hesitant)[seed % 2](seed)
    trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), choose)
    causes = [("the deal", -1), *((_cause(game, s.action), s.seat) for s in trace.steps)]
    for (after, actor), events in zip(causes, trace.batches(), strict=True):
        for event in events:
            if event.cards:
                src, dst = _place(game, event.src), _place(game, event.dst)
                yield (after, event.kind, src, dst), _who(game, event, actor)


def _cause(game: Game, action: int) -> str:
    return f"`{game.calls[action].kind.replace('{}', '…')}`" if action >= CALL else "a card"


def _place(game: Game, place: int) -> str:
    return game.places[place].rstrip("0123456789") if place >= 0 else ""


def _who(game: Game, event: Event, actor: int) -> str:
    """Names the seats that see the cards, by what they have to do with them."""
    everyone = (1 << game.seats) - 1
    if event.to & everyone == everyone:
        return "everybody"
    giver, getter = (_owner(game, p) for p in (event.src, event.dst))
    named = (
        ("who has them", giver),
        ("who gets them", getter),
        ("who acts", actor),
        ("whom it is about", event.seat),
    )
    rest, told = event.to & everyone, []
    for name, seat in named:
        if seat >= 0 and rest >> seat & 1:
            rest &= ~(1 << seat)
            told.append(name)
    if rest:
        partners = game.side(game.start(game.opening(), game.pack)[0].pub, actor) if actor >= 0 else 0
        told.append("the partner" if rest & ~partners == 0 else "another seat")
    return " and ".join(told) or "nobody"


def _owner(game: Game, place: int) -> int:
    name = game.places[place] if place >= 0 else ""
    return int(name[4:]) if name.startswith("hand") else -1
