"""Tells where players expect other things of their calls than what comes of them.

python scripts/measure_forecasts.py LOG --worlds 16

Reads a log of the arena. Looked at is every call of the first game of a deal that its player judged by what hands call.
Four chances of a gain stand beside each other, and four margins in units (each case capped):

- told: what the player expected;
- fresh: the same on fresh worlds, which differs by chance alone (in logs of older versions it is less as well, as the
  best of several turns looks better than it is);
- true: the true cards, with everybody's later calls by the call policy and the cards played out; it differs from fresh
  by what worlds get wrong of the hands;
- came: what came, which differs from true by how others really called and played.

Silence (good) is counted by its phase, and apart for the lone player and the others.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hlaska.bots.bot import Forecast, mean_forecast
from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.hybrid import HybridValueFunction
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.core.errors import BadText
from hlaska.core.record.model import Step
from hlaska.kernel import jit
from hlaska.research.matches.calibration import margin, name_of
from hlaska.research.matches.log import game_of, read
from hlaska.research.matches.play_deal import CallNote, DuplicateGame
from scripts.measuring import replay_game, roll_out_turn

CAP: Final = 90.0  # units of margin that one case counts at most: a doubled hundred would outweigh all others
GOOD: Final = "good"


class Case(NamedTuple):
    """Holds what was expected of one call, and what came of it.

    Both tuples have four numbers: as told, on fresh worlds, on the true cards, and as they came.

    kind: what the call is counted as.
    chances: of a gain.
    units: the margin, in units.
    """

    kind: str
    chances: tuple[float, ...]
    units: tuple[float, ...]


def main(argv: Sequence[str] | None = None) -> None:
    """Prints what was expected of the calls in a log, and what came of them."""
    p = argparse.ArgumentParser(description="Where what players expect of their calls goes wrong.")
    p.add_argument("log", type=Path)
    p.add_argument(
        "--worlds", type=int, default=16, help="for each call, and as many playouts of the true cards"
    )
    p.add_argument("--first", type=int, default=0, help="the number of the first deal")
    p.add_argument("--deals", type=int, default=1_000_000, help="at most so many")
    p.add_argument("--seed", type=int, default=1)
    args = p.parse_args(argv)
    jit.start()
    try:
        head, deals = read(args.log)
    except BadText as e:
        p.error(str(e))
    game = game_of(head)
    rng = Random(args.seed)
    some = [deal.games[0] for deal in deals if args.first <= deal.deal < args.first + args.deals]
    print(
        "\n".join(format_report([case for one in some for case in find_cases(game, one, args.worlds, rng)]))
    )


# ---------------------------------------------------------------- the calls of a deal
def find_cases(game: Any, one: DuplicateGame, worlds: int, rng: Random) -> Iterator[Case]:
    """Yields the calls of one game that its players judged by what hands call."""
    deal = replay_game(one)
    said = {s.move: s for s in one.said if s.chance is not None}
    state, heard = deal.start, [[e.for_seat(s) for e in deal.events] for s in range(game.seats)]
    for number, step in enumerate(deal.steps):
        if number in said and state.pub.turn == step.seat:
            seat = DecisionContext(game, game.view(state, step.seat), heard[step.seat], BeliefSampler)
            turn = find_turn(game, state, deal.steps[number:])
            if seat.reads_calls:
                yield judge_call(
                    one, said[number], state, seat, turn, [rng.getrandbits(62) for _ in range(worlds)]
                )
        state = step.state
        heard = [old + [e.for_seat(s) for e in step.events] for s, old in enumerate(heard)]


def find_turn(game: Any, state: Any, steps: Sequence[Step]) -> tuple[int, ...]:
    """Returns what a seat calls in the turn that begins at a state.

    It goes up to good; it is a single action where no good ends it.
    """
    phase, seat, turn = state.pub.phase, state.pub.turn, []
    for step in steps:
        if (state.pub.phase, state.pub.turn) != (phase, seat):
            break
        turn.append(step.action)
        state = step.state
    closed = turn[-1] in game.calls and game.calls[turn[-1]].text == GOOD
    return tuple(turn if closed else turn[:1])


def judge_call(
    one: DuplicateGame,
    said: CallNote,
    state: Any,
    seat: DecisionContext,
    turn: Sequence[int],
    seeds: Sequence[int],
) -> Case:
    """Compares what a player expected of a call with fresh worlds and true cards.

    seeds: one for each world and for each playout of the true cards.
    """
    game, number = seat.game, seat.seat
    judge = HybridValueFunction(game, Random(seeds[0]))

    def forecast(before: Sequence[Any]) -> list[Forecast]:
        return judge.forecasts(roll_out_turn(game, before, number, turn, seeds), number, seeds)

    rng = Random(seeds[0])
    fresh, true = forecast([seat.world_sampler.draw(rng) for _ in seeds]), forecast([state] * len(seeds))
    came = margin(game, one, number)
    assert said.chance is not None
    assert said.margin is not None
    margins = [said.margin], *([one.margin for one in some] for some in (fresh, true)), [came]
    chances = said.chance, mean_forecast(fresh).chance, mean_forecast(true).chance, float(came > 0)
    units = tuple(average_units(game, some) for some in margins)
    return Case(name_kind(game, said, state), chances, units)


def average_units(game: Any, margins: Sequence[float]) -> float:
    """Returns the mean of margins in units, each capped."""
    return fmean(max(-CAP, min(CAP, m / game.money)) for m in margins)


def name_kind(game: Any, said: CallNote, state: Any) -> str:
    """Returns what a call is counted as."""
    if said.kind != GOOD:
        return name_of(said)
    return f"good, {state.pub.phase}, {'alone' if game.declarer(state.pub) == said.seat else 'against'}"


# ---------------------------------------------------------------- what they add up to
def format_report(found: Sequence[Case]) -> Iterator[str]:
    """Writes a line for each kind of call, with means over its cases."""
    yield f"{'call':28} cases   chance: told fresh  true  came   units: told  fresh   true   came"
    for kind in sorted({case.kind for case in found}):
        some = [case for case in found if case.kind == kind]
        chances = " ".join(f"{fmean(c):5.2f}" for c in zip(*(case.chances for case in some), strict=True))
        units = " ".join(f"{fmean(u):+6.1f}" for u in zip(*(case.units for case in some), strict=True))
        yield f"{kind:28} {len(some):5}         {chances}        {units}"


if __name__ == "__main__":
    main()
