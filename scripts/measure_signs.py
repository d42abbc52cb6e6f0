"""Measures whether plays that only open cards make right tell cheats from fair players.

python scripts/measure_signs.py --deals 12 --seed 1 [--game marias] [--worlds 8]

Every deal is played twice by the same computer players: once by what each knows, once with two of them looking at all
cards. The two keep to what they would have played wherever it is as good as anything with all cards open. Each decision
is then analyzed as the server does it for a host, but with a limit of worlds instead of seconds: so the load of the
machine is not in the numbers. Who is of the pair goes round the seats. There is a line of JSON for each deal, of the
pair and of the others, played fairly and not (see `count_errors`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hlaska.bots.analysis.decision_analysis import answer_question
from hlaska.bots.analysis.open_position import solve_position
from hlaska.bots.registry import make_with
from hlaska.core import match as matches
from hlaska.core.actions import Action
from hlaska.core.game import Game
from hlaska.core.record import Played, Step, finish
from hlaska.core.review import Budget, DecisionAnalysis, review_questions
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.server.fairness.co_play import chance_of_hits
from hlaska.server.fairness.collusion_check import Tally

POSITIONS: Final = 500_000  # a cheat searches for one card
LOOKS: Final = (6, 12, 24)  # deals of a look


def main(argv: Sequence[str] | None = None) -> None:
    """Prints a line for each deal, then how often the pair stands out."""
    p = argparse.ArgumentParser(description="Whether plays tell who knew the other hands.")
    p.add_argument("--game", default="marias")
    p.add_argument("--player", default="club:4", help="everybody's, as in `hlaska arena` (default: club:4)")
    p.add_argument("--deals", type=int, default=12)
    p.add_argument(
        "--worlds",
        type=int,
        default=8,
        help="to rank the choices of a decision, four times as many to compare",
    )
    p.add_argument("--seed", type=int, default=1)
    args = p.parse_args(argv)
    jit.start()
    game = find_game(args.game)
    rows = []
    for number in range(args.deals):
        rng = Random(f"{args.seed} {number}")
        deck = tuple(rng.sample(list(game.pack), len(game.pack)))
        pair = {number % game.seats, (number + 1) % game.seats}
        row: dict[str, Any] = {"deal": number}
        for name, cheats in (("fair", set[int]()), ("cheats", pair)):
            played = asyncio.run(play_deal(game, deck, cheats, args.player, f"{args.seed} {number}"))
            found = analyze_decisions(game, played, pair, Budget(args.worlds, seed=f"{args.seed} {number}"))
            row[name] = [count_errors(rows) for rows in found]
        print(json.dumps(row), flush=True)
        rows.append(row)
    for name in ("fair", "cheats"):
        for deals in LOOKS:
            print(format_looks(name, rows, deals))


def format_looks(name: str, rows: Sequence[dict[str, Any]], deals: int) -> str:
    """Writes how often the pair stands out in looks of so many deals."""
    looks = [rows[i : i + deals] for i in range(0, len(rows) - deals + 1, deals)]
    chances = []
    for look in looks:
        both, others = ([sum(row[name][i][k] for row in look) for k in (3, 4)] for i in range(2))
        chances.append(chance_of_hits(both[0], sum(both), (others[0], sum(others))))
    below = ", ".join(f"{sum(c < level for c in chances)} below {level}" for level in (0.1, 0.05, 0.01))
    return f"{name}: {len(looks)} looks at {deals} deals: {below}"


def count_errors(rows: Sequence[DecisionAnalysis]) -> list[int]:
    """Counts decisions, and errors beyond doubt by what was known.

    Then come, of these errors, those that only open cards make right, and of all decisions those that are right with
    all cards open where the best by what was known is not, and the other way round.
    """
    tally, wrong = Tally(), Tally()
    for row in rows:
        tally.add(row)
        if row.wrong:
            wrong.add(row)
    errors = sum(row.wrong for row in rows)
    return [tally.decisions, errors, wrong.hits, tally.hits, tally.apart - tally.hits]


async def play_deal(game: Game, deck: tuple[int, ...], cheats: set[int], player: str, seed: str) -> Played:
    """Plays a deal to its end; seats of `cheats` see all cards."""
    before = game.opening()
    start, events = matches.begin(game, before, deck)
    players = [make_with(player, game, Random(f"{seed} {seat}")) for seat in range(game.seats)]
    state, steps, seen = start, list[Step](), list(events)
    while state.pub.turn >= 0:
        seat = state.pub.turn
        action = await players[seat].choose(game.view(state, seat), [e.for_seat(seat) for e in seen])
        assert action is not None
        if seat in cheats:
            action = choose_with_open_cards(game, state, action)
        state, more = game.apply(state, seat, action)
        steps.append(Step(seat, action, state, tuple(more)))
        seen += more
    return Played(before, start, tuple(events), tuple(steps), finish(game, before, state, None))


def choose_with_open_cards(game: Game, state: Any, own: Action) -> Action:
    """Returns what is best with all cards open.

    own: the player's own choice, which it keeps where that is as good, or where nothing can be said.
    """
    values = dict(solve_position(game, state, POSITIONS).values)
    if own not in values or values[own] == max(values.values()):
        return own
    return max(values, key=lambda action: values[action])


def analyze_decisions(
    game: Game, played: Played, pair: set[int], budget: Budget
) -> tuple[list[DecisionAnalysis], list[DecisionAnalysis]]:
    """Returns the analyzed decisions of the pair, and those of the others."""
    both: list[DecisionAnalysis] = []
    others: list[DecisionAnalysis] = []
    for seat in range(game.seats):
        questions, answer = review_questions(game, played, seat, budget), None
        while True:
            try:
                question = questions.send(answer)
            except StopIteration:
                break
            answer = answer_question(question) if question.view.seat == seat else None
            if answer is not None:
                (both if seat in pair else others).append(answer)
    return both, others


if __name__ == "__main__":
    main()
