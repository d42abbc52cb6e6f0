"""Measures how often hints and `club` agree where both have a clear best choice.

    python scripts/measure_hints.py [GAME[:PRESET]...] [--positions N] [--worlds N] [--seed S] [--json FILE]

Positions come from deals that `club` plays against itself. A choice is clear where it leads every other one by more
than 2.5 standard errors, world by world. Every position in which the two differ is printed with what each expected.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from hlaska.bots import make
from hlaska.bots.analysis.decision_analysis import analyze_decision
from hlaska.bots.players.evaluators import Turn
from hlaska.bots.players.search import ClubBot
from hlaska.bots.samples import deviation
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.review import BEYOND, Budget, DecisionAnalysis
from hlaska.core.view import View
from hlaska.games import GAMES, find_game
from hlaska.kernel import jit

POSITIONS: Final = 500
WORLDS: Final = 32
PLAYING: Final = 8  # worlds of the players that lead from one position to the next
SHOWN: Final = 4  # choices of each, where they differ
MOST_DEALS: Final = 10  # for each position that is asked for: a game without clear choices ends, too


class Position(NamedTuple):
    """Holds one decision of a seat.

    deal: its number.
    at: how many decisions of the deal came before.
    view: what the seat sees.
    events: what it has heard.
    """

    deal: int
    at: int
    view: View[Any]
    events: Sequence[Event]


class Answer(NamedTuple):
    """Holds what the hint and `club` say in one position.

    both_clear: whether both have a clear best choice.
    """

    position: Position
    hint: DecisionAnalysis
    club: Turn
    worths: dict[Turn, float]
    both_clear: bool

    @property
    def is_same(self) -> bool:
        """Tells whether both choose the same.

        Several cards count in any order; of calls the first one of the turn counts.
        """
        best, other = self.hint.best, self.club
        return best[0] == other[0] or set(other) <= set(best) or set(best) <= set(other)


def find_positions(game: Game, seed: int) -> Iterator[Position]:
    """Yields the decisions with a choice of deals that `club` plays against itself, without end."""
    deal = 0
    while True:
        rng = Random(f"{game.id} {seed} {deal}")
        deck = list(game.pack)
        rng.shuffle(deck)
        state, events = game.start(game.opening(), deck)
        heard, at = list(events), 0
        bot = make(f"club:{PLAYING}", game, rng.getrandbits(32))
        assert isinstance(bot, ClubBot)
        while state.pub.turn >= 0:
            seat = state.pub.turn
            view, seen = game.view(state, seat), [e.for_seat(seat) for e in heard]
            if len(view.legal) > 1:
                yield Position(deal, at, view, seen)
            action = bot.decide(view, seen)
            assert action is not None, "who is on turn chooses"
            state, more = game.apply(state, seat, action)
            heard, at = [*heard, *more], at + 1
        deal += 1


def ask_both(game: Game, one: Position, worlds: int) -> Answer | None:
    """Asks both in one position; None where there is nothing to choose."""
    seed = hash((one.deal, one.at)) & 0xFFFFFFFF
    hint = analyze_decision(game, one.view, one.events, budget=Budget(worlds, seed=seed))
    if hint is None:
        return None
    bot = make(f"club:{worlds}", game, seed)
    assert isinstance(bot, ClubBot)
    action = bot.decide(one.view, one.events)
    assert action is not None, "who is on turn chooses"
    chosen = bot.turn or (action,)
    worths = {turn: fmean(sample) for turn, sample in bot.evaluation.samples.items() if sample}
    is_clear = not bot.turn or has_clear_lead(bot.evaluation.samples, chosen)
    return Answer(one, hint, chosen, worths, hint.wrong and is_clear)


def has_clear_lead(samples: Mapping[Turn, list[float]], best: Turn) -> bool:
    """Tells whether a choice beats every other one beyond its uncertainty."""
    own = samples[best]
    gaps = [
        [x - y for x, y in zip(own, sample, strict=False)] for turn, sample in samples.items() if turn != best
    ]
    return all(fmean(gap) > BEYOND * deviation(gap) / len(gap) ** 0.5 for gap in gaps)


def format_answer(game: Game, found: Answer) -> str:
    """Describes in one line how the two differ."""

    def format_turn(turn: Turn) -> str:
        return "+".join(map(game.action_text, turn))

    one, hint = found.position, found.hint
    worths = {c.actions: c.worth / game.money for c in hint.choices}
    said = " ".join(f"{format_turn(t)}:{w:+.2f}" for t, w in list(worths.items())[:SHOWN])
    ranked = sorted(found.worths.items(), key=lambda entry: -entry[1])
    others = " ".join(f"{format_turn(t)}:{w / game.money:+.2f}" for t, w in ranked[:SHOWN])
    where = f"deal {one.deal} step {one.at} {one.view.pub.phase}"
    return f"  {where}: hint {format_turn(hint.best)} ({said}); club {format_turn(found.club)} ({others})"


def measure(game: Game, count: int, worlds: int, seed: int) -> list[Answer]:
    """Asks both until so many positions had a clear choice for both."""
    found: list[Answer] = []
    clear = 0
    for one in find_positions(game, seed):
        if clear >= count or one.deal >= MOST_DEALS * count:
            break
        answer = ask_both(game, one, worlds)
        if answer is not None:
            found.append(answer)
            clear += answer.both_clear
    return found


def main() -> None:
    """Measures the games that are named, or each game with its first preset."""
    p = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    p.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME[:PRESET]")
    p.add_argument("--positions", type=int, default=POSITIONS)
    p.add_argument("--worlds", type=int, default=WORLDS)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--json", type=Path)
    args = p.parse_args()
    jit.start()
    rows = []
    for name in args.games:
        game_id, _, preset = name.partition(":")
        game = find_game(game_id, preset or None)
        found = measure(game, args.positions, args.worlds, args.seed)
        clear = [one for one in found if one.both_clear]
        agreed = sum(one.is_same for one in clear)
        phases = Counter(one.position.view.pub.phase for one in clear)
        rows.append({"game": name, "positions": len(found), "clear": len(clear), "same": agreed})
        share = 100 * agreed / len(clear) if clear else 0.0
        all_agreed = sum(one.is_same for one in found)
        print(f"{name}: {agreed} of {len(clear)} clear ({share:.1f} %), {all_agreed} of all {len(found)}")
        print(f"  clear by phase: {dict(phases)}", flush=True)
        for one in clear:
            if not one.is_same:
                print(format_answer(game, one), flush=True)
    if args.json:
        args.json.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
