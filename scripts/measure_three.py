"""Measures how far hands should go in Pinochle for three: one seat bids further than usual or less far, or takes the
widow, where it may be left unseen, with a better or a worse hand.

python scripts/measure_three.py --taken=99 --deals 1500 --seed 2

Every deal is bid four times, as usual and with each seat in turn going so far (tens of points; with the double pack,
points). What the contracts bring is the mean of playouts by the rule of thumb, settled by the engine; where a deal is
called alike it counts nothing. Nobody searches, so that a thousand deals take a minute.
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

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hlaska.bots.call_rollout import supposed
from hlaska.core.board import cards_in
from hlaska.core.match import average_margin
from hlaska.games import find_game
from hlaska.games.pinochle_three import public as at
from hlaska.games.pinochle_three.call_model import model
from hlaska.games.pinochle_three.call_policy import limit
from hlaska.games.pinochle_three.game import PinochleThree
from hlaska.games.pinochle_three.options import scale
from hlaska.kernel import jit
from scripts.measuring import ended

PLAYOUTS: Final = 12
Calls = tuple[int, ...]


class Going(NamedTuple):
    """How far a seat goes beyond its limit: in the auction, and to take the widow."""

    reach: float = 0.0
    taken: float = model().taken


def main(argv: Sequence[str] | None = None) -> None:
    p = argparse.ArgumentParser(description="How far hands should go in Pinochle for three.")
    p.add_argument("--preset", default="auction3", help="house rules by name (default: auction3)")
    p.add_argument("--reach", type=float, default=0.0, help="further than the limit of the hand (default: 0)")
    p.add_argument(
        "--taken", type=float, default=model().taken, help="how much a limit may lack (default: the usual)"
    )
    p.add_argument("--deals", type=int, default=1000)
    p.add_argument("--seed", type=int, default=1)
    asked = p.parse_args(argv)
    game = find_game("pinochle_three", asked.preset)
    assert isinstance(game, PinochleThree)
    jit.start()
    print(told(game, Going(asked.reach, asked.taken), asked.deals, asked.seed))


def told(game: PinochleThree, going: Going, deals: int, seed: int) -> str:
    """What a seat gains by it in a deal, as its margin over the others, in units."""
    rng, gains, differ = Random(seed), [], 0
    for _ in range(deals):
        deck = rng.sample(list(game.pack), len(game.pack))
        luck = rng.getrandbits(62)
        usual, calls = bidden(game, deck, -1, going)
        before = margins(game, usual, luck)
        gained = 0.0
        for seat in range(at.SEATS):
            state, other = bidden(game, deck, seat, going)
            if other != calls:
                gained += margins(game, state, luck)[seat] - before[seat]
                differ += 1
        gains.append(gained / at.SEATS)
    mean, error = fmean(gains), 1.96 * pstdev(gains) / sqrt(deals)
    return (
        f"{going}: {mean:+.2f} ± {error:.2f} a deal in {deals} deals; "
        f"{differ} of {deals * at.SEATS} were called otherwise"
    )


def bidden(game: PinochleThree, deck: Sequence[int], bold: int, going: Going) -> tuple[Any, Calls]:
    """The state at which cards are played or the deal is over, and the calls, where one seat (-1: none) goes so far."""
    state, calls = game.start(game.opening(), deck)[0], list[int]()
    while state.pub.turn >= 0 and game.adviser.position(state) is None:
        seat = state.pub.turn
        turn = call(game, state, seat, going) if seat == bold else ()
        for action in turn or supposed(game, state, seat, game.legal(state, seat), None):
            calls.append(action)
            state = game.apply(state, seat, action)[0]
    return state, tuple(calls)


def call(game: PinochleThree, state: Any, seat: int, going: Going) -> Calls:
    """The call of a seat that goes so far; () where that does not matter."""
    pub, ten = state.pub, scale(game.options)
    most = limit(game, cards_in(state.places[at.HAND + seat]))
    if pub.phase == "unseen":
        return (at.TAKE if most + going.taken * ten >= pub.contract else at.CONCEDE,)
    if pub.phase != "auction":
        return ()
    first, *more = game.legal(state, seat)
    if first != at.PASS:
        return (first,)
    return (more[0] if more and at.amount_of(more[0]) <= most + going.reach * ten else at.PASS,)


def margins(game: PinochleThree, state: Any, luck: int) -> list[float]:
    """What each seat has more than the others on the average."""
    ends = ended(game, state, luck, PLAYOUTS)
    return [fmean(average_margin(end, seat, at.SEATS) for end in ends) for seat in range(at.SEATS)]


if __name__ == "__main__":
    main()
