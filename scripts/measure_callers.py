"""Measures what the calls of one player bring more than those of another.

python scripts/measure_callers.py marias strong:16 club:16 --deals 100 --seed 1

Every deal is called with every assignment of both to the seats, as in the arena. Nobody plays the cards: what calls
lead to is the mean of many playouts of the true cards. So luck in the play does not count, and a deal takes a tenth of
the time. `habit` is a player without search, who calls as everybody is supposed to (`Adviser.sample_turn`). A decision
that two of the games have in common is made once.

The report gives the mean over deals with its interval, and the same with every game capped. It says how much of both
comes from games in which A plays the contract, in which B does, and in which nobody does. Then it lists what came of
the contracts, and the games in which A lost most.
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


class CalledGame(NamedTuple):
    """Holds one game of a deal.

    units: by seat.
    declarer: the seat that played, -1 for nobody.
    title: what was called, with its doublings.
    """

    players: str
    units: tuple[float, ...]
    declarer: int
    title: str


class CallPolicyPlayer:
    """Calls by the call policy of the game alone, without search."""

    def __init__(self, game: Any, seed: str) -> None:
        self.game, self.seed = game, seed
        self.rng = Random()
        self.rest: list[int] = []

    def call(self, state: Any, seat: int, number: int) -> int:
        """Returns the next action of a turn. number: of actions in the deal so far."""
        legal = self.game.legal(state, seat)
        if self.rest:
            return self.rest.pop(0)
        self.rng.seed(f"{self.seed} {number}")
        turn = self.game.adviser.sample_turn(state, seat, self.rng)
        first, *self.rest = turn or legal[:1]
        return int(first)


def main(argv: Sequence[str] | None = None) -> None:
    """Calls the deals and prints the report."""
    p = argparse.ArgumentParser(description="What the calls of A bring more than those of B.")
    p.add_argument("game")
    p.add_argument("a")
    p.add_argument("b")
    p.add_argument("--preset", default="")
    p.add_argument("--deals", type=int, default=100)
    p.add_argument("--first", type=int, default=0, help="the number of the first deal")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--log", type=Path, help="one line of JSON a deal is added to this file")
    args = p.parse_args(argv)
    jit.start()
    try:
        game = find_game(args.game, args.preset)
    except BadText as e:
        p.error(str(e))
    deals = []
    for number in range(args.first, args.first + args.deals):
        deals.append(list(call_deal(game, args, number)))
        if args.log:
            with args.log.open("a") as file:
                file.write(json.dumps({"deal": number, "games": deals[-1]}) + "\n")
    print("\n".join(format_report(deals, args.seed)))


# ---------------------------------------------------------------- one deal
def call_deal(game: Any, args: Any, number: int) -> Iterator[CalledGame]:
    """Yields the games of one deal, one for each assignment of the seats."""
    deck = list(game.pack)
    Random(f"{args.seed} {number}").shuffle(deck)
    known: dict[Any, int] = {}
    ends: dict[Any, tuple[float, ...]] = {}
    for seats in assignments(game, "every"):
        specs = [(args.a, args.b)[who] for who in seats]
        yield call_game(
            game, specs, "".join("AB"[who] for who in seats), deck, f"{args.seed} {number}", known, ends
        )


def call_game(
    game: Any, specs: Sequence[str], players: str, deck: Sequence[int], seed: str, known: dict[Any, int],
    ends: dict[Any, tuple[float, ...]],
) -> CalledGame:  # fmt: skip
    """Calls one game of a deal and evaluates how it ended.

    players: who has each seat, as letters A and B.
    known: decisions of earlier games of the deal, by spec, seat and the calls before.
    ends: what the seats got, by all calls of a game.
    """
    state, events = game.start(game.opening(), deck)
    seen = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    callers = [
        CallPolicyPlayer(game, f"{seed} {s}") if spec == HABIT else Player(game, spec, f"{seed} {s}")
        for s, spec in enumerate(specs)
    ]
    log: list[tuple[int, int]] = []
    while state.pub.turn >= 0 and game.adviser.position(state) is None:
        seat = state.pub.turn
        key = specs[seat], seat, tuple(log)
        caller = callers[seat]
        if key not in known:
            if isinstance(caller, CallPolicyPlayer):
                known[key] = caller.call(state, seat, len(log))
            else:
                known[key] = asyncio_run(caller.choose(game.view(state, seat), seen[seat]))
        action = known[key]
        log.append((seat, action))
        state, events = game.apply(state, seat, action)
        for s in range(game.seats):
            seen[s] += [e.for_seat(s) for e in events]
    if tuple(log) not in ends:
        ends[tuple(log)] = evaluate_state(game, state, seed)
    return CalledGame(players, ends[tuple(log)], game.declarer(state.pub), format_title(game, log))


def evaluate_state(game: Any, state: Any, seed: str) -> tuple[float, ...]:
    """Returns by how many units each seat gets more than the mean of the others."""
    rng = Random(seed)
    evaluator = HybridValueFunction(game, rng)
    seeds = [rng.getrandbits(62) for _ in range(PLAYOUTS if state.pub.turn >= 0 else 1)]
    return tuple(
        fmean(evaluator.margins([state] * len(seeds), s, seeds)) / game.money for s in range(game.seats)
    )


def format_title(game: Any, log: Sequence[tuple[int, int]]) -> str:
    """Writes what was announced, with a star for each time it was doubled."""
    calls = [game.calls[action] for _, action in log if action >= CALL]
    return " ".join(f"{call.about}{'*' if call.raises else ''}" for call in calls if call.about)


# ---------------------------------------------------------------- what came of it
def format_report(deals: Sequence[Sequence[CalledGame]], seed: int) -> list[str]:
    """Writes the report, a line each."""
    lines = []
    for name, cap in (("as played", inf), (f"each game capped at {CAP:g}", CAP)):
        lines.append(f"A more than B, {name} ({len(deals)} deals)")
        for part, who in (("all", "AB-"), ("A plays it", "A"), ("B plays it", "B"), ("nobody plays", "-")):
            found = mean_of([score_deal(deal, cap, who) for deal in deals], seed)
            lines.append(f"  {part:12} {found.mean:+7.2f} [{found.low:+.2f}, {found.high:+.2f}]")
    games = [one for deal in deals for one in deal]
    return [*lines, *format_contracts(games), *format_worst(games)]


def score_deal(deal: Sequence[CalledGame], cap: float, who: str) -> float:
    """Returns what A gets more than B a deal, where one of `who` declares."""
    return sum(compare_players(one, cap) for one in deal if find_declarer(one) in who) / len(deal)


def find_declarer(one: CalledGame) -> str:
    """Returns which player plays the contract: A, B, or - for nobody."""
    return one.players[one.declarer] if one.declarer >= 0 else "-"


def compare_players(one: CalledGame, cap: float) -> float:
    """Returns how much more A gets than B by seat, each capped."""
    units = [max(-cap, min(cap, u)) for u in one.units]
    ours, theirs = ([u for u, who in zip(units, one.players, strict=True) if who == name] for name in "AB")
    return fmean(ours) - fmean(theirs)


def format_contracts(games: Sequence[CalledGame]) -> Iterator[str]:
    """Writes what contracts brought, by what was announced and by who played."""
    found: dict[tuple[str, str], list[float]] = {}
    for one in games:
        said = " ".join(dict.fromkeys(one.title.replace("*", "").split()))
        if one.declarer >= 0:
            margin = one.units[one.declarer] / len(one.players)
            found.setdefault((said, find_declarer(one)), []).append(max(-CAP, min(CAP, margin)))
    yield f"doubled or announced, who plays it: games, units an opponent (each capped at {CAP:g})"
    for (said, who), units in sorted(found.items()):
        yield f"  {said or '-':30} {who} {len(units):5} {fmean(units):+7.1f}"


def format_worst(games: Sequence[CalledGame]) -> Iterator[str]:
    """Writes the games in which A lost most to B."""
    yield "A lost most"
    for one in sorted(games, key=lambda one: compare_players(one, inf))[:WORST]:
        yield f"  {compare_players(one, inf):+8.1f} {one.players} {one.declarer} {one.title}"


if __name__ == "__main__":
    main()
