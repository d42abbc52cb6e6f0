"""Measures whether a player keeps the exact value of endings of Sixty-Six.

These are endings of Mariage, Sixty-Six or Schnapsen in which no card is drawn any more.

python scripts/measure_endings.py --preset schnapsen --deals 1000 --seed 1

Deals are played by chance, a share of them closed. Every decision after the last card was drawn, or after closing, is
put to the player. With nothing left to draw all cards are known: a choice is judged by the engine's settlement of
perfect play. After closing it is judged by the mean of that over every way in which the hidden cards may lie, where
there are at most 64 of them. The player then makes nothing of what the other left undone (`told=0`), so that all of
them count the same. Choices are those of players (`Adviser.lawful`): a claim known to be wrong, which may cost less
than a deal without a trick, is none.
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

from hlaska.bots import make
from hlaska.bots.bot import Bot
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.actions import CALL
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.kernel import layout as at
from hlaska.kernel.solve import Solver, margin
from hlaska.research.matches.play_deal import asyncio_run

MOST: Final = 64  # ways in which cards may lie, of which the player leaves none out
SAME: Final = 1e-9
Heard = list[list[Event]]


class Decision(NamedTuple):
    """Holds what one choice near the end of a deal gave away.

    closed: the stock is closed.
    lost: game points that the choice gives away.
    most: game points that the worst choice would have given away.
    """

    closed: bool
    lost: float
    most: float


def main(argv: Sequence[str] | None = None) -> None:
    """Prints how often the player keeps the value, with nothing to draw and closed."""
    p = argparse.ArgumentParser(description="Whether endings keep their exact value.")
    p.add_argument("--preset", default="schnapsen", help="house rules by name (default: schnapsen)")
    p.add_argument("--player", default="strong:64,told=0")
    p.add_argument("--deals", type=int, default=1000)
    p.add_argument("--closing", type=float, default=0.05, help="how often it is closed where it may be")
    p.add_argument("--seed", type=int, default=1)
    args = p.parse_args(argv)
    jit.start()
    game = find_game("sixtysix", args.preset)
    found = list(
        judge_decisions(game, make(args.player, game, args.seed), args.deals, args.seed, args.closing)
    )
    for closed, name in ((False, "nothing left to draw"), (True, "closed")):
        print(f"{name}: {format_summary([d for d in found if d.closed == closed])}")


def format_summary(found: Sequence[Decision]) -> str:
    """Writes how many decisions matter, how many keep the value, and what is lost."""
    matter = [d for d in found if d.most > SAME]
    kept = sum(d.lost < SAME for d in matter)
    lost = sum(d.lost for d in found)
    return (
        f"{len(found)} decisions, {len(matter)} that matter, {kept} of them keep the value, {lost:.2f} lost"
    )


def judge_decisions(game: Game, bot: Bot, deals: int, seed: int, closing: float) -> Iterator[Decision]:
    """Yields the judged decisions of so many deals."""
    solver, rng = Solver(), Random(seed)
    for _ in range(deals):
        for state, heard in sample_states(game, rng, closing):
            seat = state.pub.turn
            position = game.adviser.playout_position(state)
            view = game.view(state, seat)
            legal = game.adviser.bot_view(view).legal
            if position is None or position[at.LEFT] or len(legal) < 2 or max(state.pub.points) >= 66:
                continue
            every = WorldSampler(game, view, heard[seat]).list_worlds(MOST)
            if every is None:
                continue
            worlds = [game.imagine(view, cards) for cards in every]
            chosen = asyncio_run(bot.choose(view, heard[seat]))
            assert chosen is not None  # it is on turn
            found = {
                a: fmean(solve_margin(game, solver, game.apply(w, seat, a)[0], seat) for w in worlds)
                for a in legal
            }
            best = max(found.values())
            yield Decision(state.pub.closer >= 0, best - found[chosen], best - min(found.values()))


def sample_states(game: Game, rng: Random, closing: float = 0.0) -> Iterator[tuple[Any, Heard]]:
    """Yields the states of a random deal with what each seat has heard.

    closing: the chance to close the stock where that is legal.
    """
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    heard: Heard = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    close, last = game.call("close"), [game.call("claim"), game.call("pass")]
    while state.pub.turn >= 0:
        yield state, heard
        legal = game.legal(state, state.pub.turn)
        kept = [a for a in legal if a < CALL] or [a for a in legal if a not in (close, *last)] or legal
        action = close if close in legal and rng.random() < closing else rng.choice(kept)
        state, events = game.apply(state, state.pub.turn, action)
        heard = [old + [e.for_seat(s) for e in events] for s, old in enumerate(heard)]


def solve_margin(game: Game, solver: Solver, state: Any, seat: int) -> float:
    """Solves for a seat's margin with all cards open; 66 are claimed at once."""
    if state.pub.turn < 0:
        return margin(state.pub.result[: game.seats], 1 << seat)
    claim = game.call("claim")
    for s in (0, 1):
        if state.pub.points[s] >= 66 and claim in game.legal(state, s):
            return solve_margin(game, solver, game.apply(state, s, claim)[0], seat)
    position = game.adviser.playout_position(state)
    if position is None:
        pass_action = game.call("pass")
        return solve_margin(game, solver, game.apply(state, state.pub.turn, pass_action)[0], seat)

    def find_payoff(end: Any) -> Any:
        return game.adviser.payoff(state, end)[:2]

    value = solver.settle(position, find_payoff, game.adviser.payoff_key(state))
    return value if seat == 0 else -value


if __name__ == "__main__":
    main()
