"""Tells where players expect other things of their calls than what comes of them.

python scripts/measure_forecasts.py LOG --worlds 16

Reads a log of the arena. Of every call of the first game of a deal that its player judged by what hands call, four
chances of a gain stand beside each other, and the margin in units (each case capped): what it told; what fresh worlds
tell of the same call, which differs by chance (before players told by worlds that nothing was chosen by, it was less by
as much as the best of several turns looks better than it is); the true cards
with everybody's later calls by habit and played out, which differ from worlds by what those get wrong of the hands;
and what came, which differs from that by how others really called and played. Silence (good) is counted by its phase,
and apart for the lone player and the others.
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
from scripts.measuring import called_on, replayed

CAP: Final = 90.0  # units of margin that one case counts at most: a doubled hundred would outweigh all others
GOOD: Final = "good"


class Case(NamedTuple):
    """A call: what it is counted as; its chance of a gain and its margin in units as told, on fresh worlds, on the true
    cards, and as they came."""

    kind: str
    chances: tuple[float, ...]
    units: tuple[float, ...]


def main(argv: Sequence[str] | None = None) -> None:
    p = argparse.ArgumentParser(description="Where what players expect of their calls goes wrong.")
    p.add_argument("log", type=Path)
    p.add_argument(
        "--worlds", type=int, default=16, help="for each call, and as many playouts of the true cards"
    )
    p.add_argument("--first", type=int, default=0, help="the number of the first deal")
    p.add_argument("--deals", type=int, default=1_000_000, help="at most so many")
    p.add_argument("--seed", type=int, default=1)
    asked = p.parse_args(argv)
    jit.start()
    try:
        head, deals = read(asked.log)
    except BadText as e:
        p.error(str(e))
    game = game_of(head)
    rng = Random(asked.seed)
    some = [deal.games[0] for deal in deals if asked.first <= deal.deal < asked.first + asked.deals]
    print("\n".join(told([case for one in some for case in cases(game, one, asked.worlds, rng)])))


# ---------------------------------------------------------------- the calls of a deal
def cases(game: Any, one: DuplicateGame, worlds: int, rng: Random) -> Iterator[Case]:
    """Of one game."""
    deal = replayed(one)
    said = {s.move: s for s in one.said if s.chance is not None}
    state, heard = deal.start, [[e.for_seat(s) for e in deal.events] for s in range(game.seats)]
    for number, step in enumerate(deal.steps):
        if number in said and state.pub.turn == step.seat:
            seat = DecisionContext(game, game.view(state, step.seat), heard[step.seat], BeliefSampler)
            turn = turn_of(game, state, deal.steps[number:])
            if seat.reads_calls:
                yield judged(
                    one, said[number], state, seat, turn, [rng.getrandbits(62) for _ in range(worlds)]
                )
        state = step.state
        heard = [old + [e.for_seat(s) for e in step.events] for s, old in enumerate(heard)]


def turn_of(game: Any, state: Any, steps: Sequence[Step]) -> tuple[int, ...]:
    """What a seat calls in the turn that begins at a state: up to good, or a single action where none closes it."""
    phase, seat, turn = state.pub.phase, state.pub.turn, []
    for step in steps:
        if (state.pub.phase, state.pub.turn) != (phase, seat):
            break
        turn.append(step.action)
        state = step.state
    closed = turn[-1] in game.calls and game.calls[turn[-1]].text == GOOD
    return tuple(turn if closed else turn[:1])


def judged(
    one: DuplicateGame,
    said: CallNote,
    state: Any,
    seat: DecisionContext,
    turn: Sequence[int],
    lucks: Sequence[int],
) -> Case:
    game, number = seat.game, seat.seat
    judge = HybridValueFunction(game, Random(lucks[0]))

    def ends(before: Sequence[Any]) -> list[Forecast]:
        return judge.forecasts(called_on(game, before, number, turn, lucks), number, lucks)

    rng = Random(lucks[0])
    fresh, true = ends([seat.world_sampler.draw(rng) for _ in lucks]), ends([state] * len(lucks))
    came = margin(game, one, number)
    assert said.chance is not None
    assert said.margin is not None
    margins = [said.margin], *([one.margin for one in some] for some in (fresh, true)), [came]
    chances = said.chance, mean_forecast(fresh).chance, mean_forecast(true).chance, float(came > 0)
    units = tuple(units_of(game, some) for some in margins)
    return Case(kind_of(game, said, state), chances, units)


def units_of(game: Any, margins: Sequence[float]) -> float:
    return fmean(max(-CAP, min(CAP, m / game.money)) for m in margins)


def kind_of(game: Any, said: CallNote, state: Any) -> str:
    if said.kind != GOOD:
        return name_of(said)
    return f"good, {state.pub.phase}, {'alone' if game.declarer(state.pub) == said.seat else 'against'}"


# ---------------------------------------------------------------- what they add up to
def told(found: Sequence[Case]) -> Iterator[str]:
    yield f"{'call':28} cases   chance: told fresh  true  came   units: told  fresh   true   came"
    for kind in sorted({case.kind for case in found}):
        some = [case for case in found if case.kind == kind]
        chances = " ".join(f"{fmean(c):5.2f}" for c in zip(*(case.chances for case in some), strict=True))
        units = " ".join(f"{fmean(u):+6.1f}" for u in zip(*(case.units for case in some), strict=True))
        yield f"{kind:28} {len(some):5}         {chances}        {units}"


if __name__ == "__main__":
    main()
