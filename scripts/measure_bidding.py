"""Measures how far hands should bid in partnership Pinochle: one side reaches further than usual, or less far.

python scripts/measure_bidding.py --reach=-3,-3,-3,1.35 --preset stonebridge --deals 1000 --seed 5

Every deal is bid twice, with either side reaching so (opening, along, alone, mate: `conventions.Reach`) and the other
one as usual. What the two contracts bring is the mean of playouts by the rule of thumb, settled by the engine; where
both biddings end alike the deal counts nothing. Nobody searches, so that thousands of deals take minutes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hlaska.bots.call_rollout import Supposition, rollout_calls
from hlaska.core.board import cards_in
from hlaska.games import find_game
from hlaska.games.pinochle import public as at
from hlaska.games.pinochle.call_model import Reach
from hlaska.games.pinochle.call_policy import reach_of
from hlaska.games.pinochle.conventions import choose, system_of
from hlaska.games.pinochle.game import Pinochle
from hlaska.kernel import jit
from scripts.measuring import ended

PLAYOUTS: Final = 12


class Bid(NamedTuple):
    """What a bidding came to: who declares, what for, what seats 0 and 2 gain, and how often the contract is made."""

    declarer: int
    contract: int
    gain: float
    made: float


def main(argv: Sequence[str] | None = None) -> None:
    asked = _asked(argv)
    game = find_game("pinochle", asked.preset, asked.set or ())
    assert isinstance(game, Pinochle)
    reach = asked.reach or reach_of(game.options)
    jit.start()
    print(told(game, reach, asked.deals, asked.seed))


def _asked(argv: Sequence[str] | None) -> argparse.Namespace:
    p = argparse.ArgumentParser(description="How far hands should bid in partnership Pinochle.")
    p.add_argument("--preset", default="mfp", help="house rules by name (default: mfp)")
    p.add_argument("--set", metavar="NAME=VALUE", action="append", help="change an option; may be repeated")
    p.add_argument(
        "--reach",
        type=reach_in,
        help="opening,along,alone,mate of the one side (default: what strong takes for good)",
    )
    p.add_argument("--deals", type=int, default=1000)
    p.add_argument("--seed", type=int, default=1)
    return p.parse_args(argv)


def reach_in(text: str) -> Reach:
    """`-3,-3,2,1.1`. Raises ArgumentTypeError."""
    try:
        return Reach(*map(float, text.split(",")))
    except (TypeError, ValueError):
        raise argparse.ArgumentTypeError(
            f"'{text}': four numbers, {','.join(Reach.__struct_fields__)}, such as -3,-3,2,1.1"
        ) from None


def told(game: Pinochle, reach: Reach, deals: int, seed: int) -> str:
    """The gain of reaching so, a deal, and the contracts of either side."""
    rng = Random(seed)
    gains: list[float] = []
    sides: tuple[list[float], list[float]] = [], []  # how often made, of who reaches so and of the others
    for _ in range(deals):
        deck = list(game.pack)
        rng.shuffle(deck)
        both = [bidden(game, deck, side, reach, Random(rng.getrandbits(32))) for side in (0, 1)]
        alike = both[0][:2] == both[1][:2]
        gains.append(0.0 if alike else (both[0].gain - both[1].gain) / 2)
        for side, bid in enumerate(both):
            sides[bid.declarer & 1 != side].append(bid.made)
    mean, error = fmean(gains), 1.96 * pstdev(gains) / sqrt(deals)
    contracts = ", ".join(
        f"{who} {len(made)} contracts, {sum(made) / max(1, len(made)):.0%} made"
        for who, made in zip(("so:", "as usual:"), sides, strict=True)
    )
    return f"{reach}: {mean:+.2f} ± {error:.2f} points a deal in {deals} deals; {contracts}"


def bidden(game: Pinochle, deck: Sequence[int], side: int, reach: Reach, rng: Random) -> Bid:
    """One bidding in which the seats of a side reach so, and what its contract brings."""
    state = game.start(game.opening(), deck)[0]
    while state.pub.phase == "auction":
        seat = state.pub.turn
        hand, system = cards_in(state.places[at.HAND + seat]), system_of(game.options, state.pub, seat)
        how = reach if seat & 1 == side else None
        call = choose(game.options, game.table, state.pub, seat, hand, system, how)[0]
        state = game.apply(state, seat, call)[0]
    declarer, contract = state.pub.declarer, state.pub.contract
    state = rollout_calls(game, state, declarer, Supposition())
    ends = ended(game, state, rng.getrandbits(62), PLAYOUTS)
    made = [result[declarer] > 0 for result in ends]
    return Bid(declarer, contract, fmean(end[0] - end[1] for end in ends), fmean(made))


if __name__ == "__main__":
    main()
