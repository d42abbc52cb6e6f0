"""Counts contracts of Mariáš made that open cards lose, and lost that they make.

python scripts/measure_open.py --kind betl --deals 100 --seed 5 --player strong:4
python scripts/measure_open.py --kind betl --match LOG --match LOG
python scripts/measure_open.py --kind "hundred against" --match LOG

In Mariáš for three forehand announces the contract with every hand that promises a little. Everybody says good, and
the player plays the cards in all seats. Or it looks at contracts in matches of any Mariáš, as they were called and
played.

Told are how many were made: by what open cards say of the deal, by the odds of the hand (0 in matches), and by how many
playouts of the true cards the contract survives, with the straight line through that. `MADE` in
`bots.evaluation.hybrid` is made of these. Of games and hundreds, in matches alone, it tells the same. It adds the mean
squared error of playouts with a share of open cards, for several shares; `open_chances` of the advisers is made of
these.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import count, pairwise
from pathlib import Path
from random import Random
from statistics import fmean, linear_regression
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hlaska.bots.evaluation.hybrid import HybridValueFunction
from hlaska.bots.evaluation.perfect_info import one_trick_goal
from hlaska.bots.evaluation.playouts import PlayoutValueFunction
from hlaska.core.adviser import Contest
from hlaska.core.board import Event, cards_in
from hlaska.core.errors import BadText
from hlaska.families.marias import contracts
from hlaska.families.marias.adviser import MariasAdviser
from hlaska.families.marias.call_policy import PlainOdds
from hlaska.families.marias.hand_values import values
from hlaska.games import find_game
from hlaska.games.marias import public as at
from hlaska.kernel import jit
from hlaska.kernel.bits import mask_of
from hlaska.kernel.layout import STOP
from hlaska.kernel.solve import Solver, TooLong, every_trick, no_trick
from hlaska.research.matches.log import game_of, read
from hlaska.research.matches.play_deal import DuplicateGame, next_action
from hlaska.research.players.player_specs import Player
from scripts.measuring import replay_game

KINDS: Final = {"betl": contracts.BETL, "durch": contracts.DURCH}
CONTESTS: Final = {
    "game": contracts.GAME,
    "hundred": contracts.HUNDRED,
    "hundred against": contracts.HUNDRED_AGAINST,
}
PLAYOUTS: Final = 64
LEAST: Final = -1.5  # odds of the twelve cards from which it is announced
ODDS: Final = (-99.0, -1.5, -1.0, -0.5, 0.0, 0.5, 99.0)
MIXES: Final = (0.0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0)
SHARES: Final = (0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.01)


class Case(NamedTuple):
    """Holds one hand that could be played openly.

    odds: those of the hand.
    open: made with open cards.
    share: the share of playouts in which it is made.
    made: made by the player.
    """

    odds: float
    open: bool
    share: float
    made: bool


def main(argv: Sequence[str] | None = None) -> None:
    """Prints what came of the contracts of fresh deals or of matches."""
    p = argparse.ArgumentParser(description="What open cards say of betls and durchs, and what comes.")
    p.add_argument("--kind", choices=sorted({**KINDS, **CONTESTS}), default="betl")
    p.add_argument("--deals", type=int, default=100)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--player", default="strong:4")
    p.add_argument("--lost", action="store_true", help="only those that open cards lose")
    p.add_argument("--log", type=Path, help="one line of JSON a deal is added to this file")
    p.add_argument(
        "--match", type=Path, action="append", help="a log of the arena, instead of deals played anew"
    )
    args = p.parse_args(argv)
    jit.start()
    if args.match:
        try:
            matches = [case for log in args.match for case in read_match(log, args.kind)]
            print("\n".join((*format_report(matches), *format_mixes(matches))))
        except BadText as e:
            p.error(str(e))
        return
    if args.kind in CONTESTS:
        p.error(f"a {args.kind} is looked at in matches: name a log with --match")
    game = find_game("marias", "pagat_voleny")
    found: list[Case] = []
    for number in count():
        if len(found) == args.deals:
            break
        case = play_contract(game, args, f"{args.seed} {number}")
        found += [] if case is None else [case]
        if case is not None and args.log:
            with args.log.open("a") as file:
                file.write(json.dumps(case) + "\n")
    print("\n".join(format_report(found)))


def play_contract(game: Any, args: Any, seed: str) -> Case | None:
    """Plays the contract in a fresh deal.

    Returns None where the hand promises too little, or is not one that was asked for.
    """
    rng, contract = Random(seed), KINDS[args.kind]
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    heard: list[list[Event]] = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    value = values()[args.kind]
    while state.pub.phase != "play":
        seat = state.pub.turn
        action = game.legal(state, seat)[0]
        if state.pub.phase == "trump":
            twelve = mask_of(cards_in(state.places[at.HAND])) | mask_of(
                e & 63 for e in state.places[at.UNSEEN]
            )
            if PlainOdds(value).best_odds(twelve) < LEAST:
                return None
        elif state.pub.phase == "contract":
            action = at.NAME + contract
        elif state.pub.phase == "discard":
            action = game.adviser.sample_turn(state, seat, rng)[0]
        state = apply_action(game, state, heard, seat, action)
    seeds = [rng.getrandbits(60) << 2 for _ in range(PLAYOUTS)]
    opened = is_made_open(game, state, args.kind)
    if args.lost and opened:
        return None
    share = fmean(m > 0 for m in PlayoutValueFunction(game, rng).margins([state] * PLAYOUTS, 0, seeds))
    odds = value.logit(read_hand(state), -1)
    players = [Player(game, args.player, f"{seed} {s}") for s in range(game.seats)]
    while state.pub.turn >= 0:
        seat, action, _ = next_action(game, state, players, heard)
        state = apply_action(game, state, heard, seat, action)
    return Case(odds, opened, share, state.pub.result[0] > 0)


def read_match(log: Path, kind: str) -> Iterator[Case]:
    """Yields the contracts of a kind that were played in a match. Raises BadText."""
    head, deals = read(log)
    game = game_of(head)
    judge = HybridValueFunction(game, Random(1))
    for one in (one for deal in deals for one in deal.games):
        names = (u.name.removeprefix("open ") for u in one.undertaken)
        made = [u.made for u, name in zip(one.undertaken, names, strict=True) if name == kind]
        state = find_first_lead(game, one) if made else None
        position = None if state is None else game.adviser.playout_position(state)
        said = (
            None
            if position is None
            else (decide_by_trick if position[STOP] else decide_by_points)(judge, kind, state, position)
        )
        if said is not None:
            yield Case(0.0, *said, made[0])


def decide_by_trick(
    judge: HybridValueFunction, kind: str, state: Any, position: list[int]
) -> tuple[bool, float]:
    """Decides whether a contract is made with open cards, and in which share of playouts."""
    opened = not judge.solver.is_at_least(position, one_trick_goal(judge.game, state, position)[1], 1)
    return opened, judge.survival_rate(state, 1, position)


def decide_by_points(
    judge: HybridValueFunction, kind: str, state: Any, position: list[int]
) -> tuple[bool, float] | None:
    """Decides the same of a game or hundred. None where points decide something else, or are not solved in time."""
    adviser = judge.game.adviser
    stake = adviser.stake(state, position) if isinstance(adviser, MariasAdviser) else None
    if stake is None or stake[0] != CONTESTS.get(kind):
        return None
    contest = Contest(*stake[1:])
    try:
        return judge.can_reach(position, contest), judge.reach_rate(state, 1, position, contest)
    except TooLong:
        return None


def find_first_lead(game: Any, one: DuplicateGame) -> Any:
    """Returns the state at which the first card is led, None where none is."""
    deal = replay_game(one)
    states = (deal.start, *(step.state for step in deal.steps))
    return next((s for s in states if s.pub.turn >= 0 and game.adviser.position(s) is not None), None)


def is_made_open(game: Any, state: Any, kind: str) -> bool:
    """Tells whether a contract is made with all cards open."""
    goal = no_trick(0, at.SEATS) if kind == "betl" else every_trick(0, at.SEATS)
    return not Solver().is_at_least(game.adviser.playout_position(state), goal, 1)


def read_hand(state: Any) -> int:
    """Returns the mask of forehand's cards."""
    return mask_of(cards_in(state.places[at.HAND]))


def apply_action(game: Any, state: Any, heard: list[list[Event]], seat: int, action: int) -> Any:
    """Returns the next state, and adds its events to what each seat has heard."""
    state, events = game.apply(state, seat, action)
    for s in range(game.seats):
        heard[s] += [e.for_seat(s) for e in events]
    return state


def format_report(found: Sequence[Case]) -> Iterator[str]:
    """Writes how many were made, apart for what open cards make and lose."""
    for opened in (True, False):
        some = [case for case in found if case.open == opened]
        yield f"with open cards {'made' if opened else 'lost'}: {sum(c.made for c in some)} of {len(some)} made"
        yield "  by odds      " + format_bins(some, "odds", ODDS)
        yield "  by playouts  " + format_bins(some, "share", SHARES)
        if len({case.share for case in some}) > 1:
            slope, least = linear_regression([c.share for c in some], [float(c.made) for c in some])
            yield f"  in a line    {least:.2f} + {slope:.2f} x playouts"


def format_mixes(found: Sequence[Case]) -> Iterator[str]:
    """Writes the mean squared error of playouts mixed with a share of open cards."""
    errors = (
        f"{w:g}: {fmean(((1 - w) * c.share + w * c.open - c.made) ** 2 for c in found):.3f}" for w in MIXES
    )
    means = (fmean(getattr(c, name) for c in found) for name in ("share", "open", "made"))
    yield "playouts {:.2f}, open cards {:.2f}, made {:.2f}".format(*means)
    yield "squared error by the share of open cards  " + "  ".join(errors)


def format_bins(some: Sequence[Case], name: str, bins: Sequence[float]) -> str:
    """Writes how many were made in each range of one field."""
    parts = []
    for low, high in pairwise(bins):
        within = [case.made for case in some if low <= getattr(case, name) < high]
        parts.append(f"{low:g}: {sum(within)}/{len(within)}")
    return "  ".join(parts)


if __name__ == "__main__":
    main()
