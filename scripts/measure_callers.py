"""Matches of calls alone: what the calls of one player bring more than those of another, on the same deals.

python scripts/measure_callers.py marias strong:16 club:16 --deals 100 --seed 1

Every deal is called with every assignment of both to the seats, as in the arena. The cards are not played by anybody:
what a call leads to is the mean of many playouts of the true cards, so that luck in the cards does not count and a deal
takes a tenth of the time. `habit` is a player who calls as everybody is supposed to (`Adviser.habit`), without search.
A decision that two of the games have in common is made once. Told are the mean over deals with its interval, the same
with every game capped, how much of both comes from games in which A plays the contract, in which B does, and in which
nobody, what came of the contracts, and the games in which A lost most.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hlaska.bots.evaluation.hybrid import HybridValueFunction
from hlaska.core.actions import CALL
from hlaska.core.errors import BadText
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.research.matches.casting import assignments
from hlaska.research.matches.play_deal import asyncio_run
from hlaska.research.matches.statistics import mean_of
from hlaska.research.players.player_specs import Player

PLAYOUTS: Final = 64
CAP: Final = 30.0
WORST: Final = 10
HABIT: Final = "habit"


class Called(NamedTuple):
    """Holds one game of a deal.

    units: by seat.
    declarer: the seat that played, -1 for nobody.
    title: what was called, with its doublings.
    """

    players: str
    units: tuple[float, ...]
    declarer: int
    title: str


class Habit:
    """Calls by habit alone."""

    def __init__(self, game: Any, luck: str) -> None:
        self.game, self.luck = game, luck
        self.rng = Random()
        self.rest: list[int] = []

    def call(self, state: Any, seat: int, number: int) -> int:
        """One action of a turn."""
        legal = self.game.legal(state, seat)
        if self.rest:
            return self.rest.pop(0)
        self.rng.seed(f"{self.luck} {number}")
        usual = self.game.adviser.sample_turn(state, seat, self.rng)
        first, *self.rest = usual or legal[:1]
        return int(first)


def main(argv: Sequence[str] | None = None) -> None:
    p = argparse.ArgumentParser(description="What the calls of A bring more than those of B.")
    p.add_argument("game")
    p.add_argument("a")
    p.add_argument("b")
    p.add_argument("--preset", default="")
    p.add_argument("--deals", type=int, default=100)
    p.add_argument("--first", type=int, default=0, help="the number of the first deal")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--log", type=Path, help="one line of JSON a deal is added to this file")
    asked = p.parse_args(argv)
    jit.start()
    try:
        game = find_game(asked.game, asked.preset)
    except BadText as e:
        p.error(str(e))
    deals = []
    for number in range(asked.first, asked.first + asked.deals):
        deals.append(list(called(game, asked, number)))
        if asked.log:
            with asked.log.open("a") as file:
                file.write(json.dumps({"deal": number, "games": deals[-1]}) + "\n")
    print("\n".join(told(deals, asked.seed)))


# ---------------------------------------------------------------- one deal
def called(game: Any, asked: Any, number: int) -> Iterator[Called]:
    """A deal in all assignments."""
    deck = list(game.pack)
    Random(f"{asked.seed} {number}").shuffle(deck)
    known: dict[Any, int] = {}
    ends: dict[Any, tuple[float, ...]] = {}
    for seats in assignments(game, "every"):
        specs = [(asked.a, asked.b)[who] for who in seats]
        yield one_game(
            game, specs, "".join("AB"[who] for who in seats), deck, f"{asked.seed} {number}", known, ends
        )


def one_game(
    game: Any, specs: Sequence[str], players: str, deck: Sequence[int], luck: str, known: dict[Any, int],
    ends: dict[Any, tuple[float, ...]],
) -> Called:  # fmt: skip
    state, events = game.start(game.opening(), deck)
    seen = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    callers = [
        Habit(game, f"{luck} {s}") if spec == HABIT else Player(game, spec, f"{luck} {s}")
        for s, spec in enumerate(specs)
    ]
    log: list[tuple[int, int]] = []
    while state.pub.turn >= 0 and game.adviser.position(state) is None:
        seat = state.pub.turn
        key = specs[seat], seat, tuple(log)
        caller = callers[seat]
        if key not in known:
            if isinstance(caller, Habit):
                known[key] = caller.call(state, seat, len(log))
            else:
                known[key] = asyncio_run(caller.choose(game.view(state, seat), seen[seat]))
        action = known[key]
        log.append((seat, action))
        state, events = game.apply(state, seat, action)
        for s in range(game.seats):
            seen[s] += [e.for_seat(s) for e in events]
    if tuple(log) not in ends:
        ends[tuple(log)] = units(game, state, luck)
    return Called(players, ends[tuple(log)], game.declarer(state.pub), title(game, log))


def units(game: Any, state: Any, luck: str) -> tuple[float, ...]:
    """What the seats get, as margins (more than the others in the mean), in units."""
    rng = Random(luck)
    judge = HybridValueFunction(game, rng)
    lucks = [rng.getrandbits(62) for _ in range(PLAYOUTS if state.pub.turn >= 0 else 1)]
    return tuple(fmean(judge.margins([state] * len(lucks), s, lucks)) / game.money for s in range(game.seats))


def title(game: Any, log: Sequence[tuple[int, int]]) -> str:
    """What was announced, and a star for each time it was doubled."""
    calls = [game.calls[action] for _, action in log if action >= CALL]
    return " ".join(f"{call.about}{'*' if call.raises else ''}" for call in calls if call.about)


# ---------------------------------------------------------------- what came of it
def told(deals: Sequence[Sequence[Called]], seed: int) -> list[str]:
    lines = []
    for name, cap in (("as played", inf), (f"each game capped at {CAP:g}", CAP)):
        lines.append(f"A more than B, {name} ({len(deals)} deals)")
        for part, who in (("all", "AB-"), ("A plays it", "A"), ("B plays it", "B"), ("nobody plays", "-")):
            found = mean_of([score(deal, cap, who) for deal in deals], seed)
            lines.append(f"  {part:12} {found.mean:+7.2f} [{found.low:+.2f}, {found.high:+.2f}]")
    games = [one for deal in deals for one in deal]
    return [*lines, *of_contracts(games), *worst(games)]


def score(deal: Sequence[Called], cap: float, who: str) -> float:
    """Returns what A gets more than B a deal, where one of `who` declares."""
    return sum(gap(one, cap) for one in deal if played_by(one) in who) / len(deal)


def played_by(one: Called) -> str:
    return one.players[one.declarer] if one.declarer >= 0 else "-"


def gap(one: Called, cap: float) -> float:
    units = [max(-cap, min(cap, u)) for u in one.units]
    ours, theirs = ([u for u, who in zip(units, one.players, strict=True) if who == name] for name in "AB")
    return fmean(ours) - fmean(theirs)


def of_contracts(games: Sequence[Called]) -> Iterator[str]:
    found: dict[tuple[str, str], list[float]] = {}
    for one in games:
        said = " ".join(dict.fromkeys(one.title.replace("*", "").split()))
        if one.declarer >= 0:
            margin = one.units[one.declarer] / len(one.players)
            found.setdefault((said, played_by(one)), []).append(max(-CAP, min(CAP, margin)))
    yield f"doubled or announced, who plays it: games, units an opponent (each capped at {CAP:g})"
    for (said, who), units in sorted(found.items()):
        yield f"  {said or '-':30} {who} {len(units):5} {fmean(units):+7.1f}"


def worst(games: Sequence[Called]) -> Iterator[str]:
    yield "A lost most"
    for one in sorted(games, key=lambda one: gap(one, inf))[:WORST]:
        yield f"  {gap(one, inf):+8.1f} {one.players} {one.declarer} {one.title}"


if __name__ == "__main__":
    main()
