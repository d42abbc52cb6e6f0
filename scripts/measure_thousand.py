"""Measures how far hands should bid in Thousand: one seat promises itself more of its cards than usual, or less.

python scripts/measure_thousand.py --shift=-20 --deals 1500 --seed 5

Every deal is bid four times, as usual, and with each seat in turn reckoning so many points more (`DEALT`). What the
contracts bring is the mean of playouts by the rule of thumb, settled by the engine; where the bidding ends as usual
the seat counts nothing. Nobody searches, so that a thousand deals take seconds.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hlaska.bots.call_rollout import supposed
from hlaska.core.game import CALL, Game
from hlaska.games import find_game
from hlaska.games.thousand import call_policy
from hlaska.games.thousand import public as at
from hlaska.games.thousand.call_model import model
from hlaska.kernel import jit
from scripts.measuring import ended

PLAYOUTS: Final = 12


class Bid(NamedTuple):
    """What a bidding came to: who declares, what for, what each seat has of it, and how often the contract is made."""

    declarer: int
    contract: int
    gains: tuple[float, ...]
    made: float


def main(argv: Sequence[str] | None = None) -> None:
    p = argparse.ArgumentParser(description="How far hands should bid in Thousand.")
    p.add_argument("--shift", type=float, default=-20.0, help="points of a promise (default: -20)")
    p.add_argument("--deals", type=int, default=1000)
    p.add_argument("--seed", type=int, default=1)
    asked = p.parse_args(argv)
    jit.start()
    print(told(find_game("thousand"), asked.shift, asked.deals, asked.seed))


def told(game: Game, shift: float, deals: int, seed: int) -> str:
    """What a seat gains by it in a deal, beside the mean of the others, and the contracts of both kinds."""
    rng, gains = Random(seed), []
    usual: list[float] = []
    so: list[float] = []
    for _ in range(deals):
        deck = rng.sample(list(game.pack), len(game.pack))
        luck = rng.getrandbits(62)
        before = bidden(game, deck, -1, shift, luck)
        usual.append(before.made)
        gained = 0.0
        for seat in range(at.SEATS):
            bid = bidden(game, deck, seat, shift, luck)
            if bid[:2] != before[:2]:
                gained += margin(bid, seat) - margin(before, seat)
            if bid.declarer == seat:
                so.append(bid.made)
        gains.append(gained / at.SEATS)
    mean, error = fmean(gains), 1.96 * pstdev(gains) / sqrt(deals)
    kinds = (("so:", so), ("as usual:", usual))
    contracts = ", ".join(
        f"{who} {len(made)} contracts, {sum(made) / max(1, len(made)):.0%} made" for who, made in kinds
    )
    return f"{shift:+g}: {mean:+.2f} ± {error:.2f} points a deal in {deals} deals; {contracts}"


def margin(bid: Bid, seat: int) -> float:
    """What a seat has more than the others on the average."""
    return bid.gains[seat] - fmean(gain for s, gain in enumerate(bid.gains) if s != seat)


def bidden(game: Game, deck: Sequence[int], shifted: int, shift: float, luck: int) -> Bid:
    """One bidding in which a seat (-1: none) reckons with `shift` points more, and what its contract brings."""
    state = game.start(game.opening(), deck)[0]
    while state.pub.turn >= 0 and game.adviser.position(state) is None:
        seat = state.pub.turn
        turn = reckoned(game, state, seat, shift if seat == shifted else 0.0)
        for action in turn or supposed(game, state, seat, game.legal(state, seat), None):
            state = game.apply(state, seat, action)[0]
    ends = ended(game, state, luck, PLAYOUTS)
    declarer = state.pub.declarer
    made = fmean(end[declarer] > 0 for end in ends)
    return Bid(declarer, state.pub.contract, tuple(map(fmean, zip(*ends, strict=True))), made)


def reckoned(game: Game, state: Any, seat: int, shift: float) -> tuple[int, ...]:
    """The call of a seat in the auction that reckons so; () where it does what is usual."""
    if not shift or state.pub.phase != at.AUCTION:
        return ()
    look = replace(model().dealt, base=model().dealt.base + shift)
    call = call_policy.bid(game.options, state.pub, game.legal(state, seat), hand_of(state, seat), look)
    assert call >= CALL
    return (call,)


def hand_of(state: Any, seat: int) -> list[int]:
    return [c & 63 for c in state.places[at.HAND + seat] if c >= 0]


if __name__ == "__main__":
    main()
