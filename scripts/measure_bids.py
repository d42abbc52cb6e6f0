"""Measures what the contracts of auction Mariáš bring by the odds of a hand: before the talon, and with it.

python scripts/measure_bids.py --deals 3000 --seed 3

In every deal each seat in turn wins the auction at the lowest bid and announces each kind of contract in the suit that
promises most; the talon and the fleks are called by habit, and the cards are played out several times as they lie.
Told are, for each kind and by the odds (their logarithm, by the own hand alone, of the hardest thing announced), the
units an opponent that it brings; hearts count as another suit would. `habit.BEFORE` and `habit.KEPT` are made of
these tables. A third one tells what the lowest bid brings the bidder more than passing, by what its hand promises on
that rung, where everybody else bids and calls by habit: from where it is above zero one should bid (`habit.PASSED`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hlaska.bots.call_rollout import apply_turn
from hlaska.bots.evaluation.hybrid import HybridEvaluator
from hlaska.games import find_game
from hlaska.games.marias_auction import call_policy
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction.call_policy import odds_of
from hlaska.games.marias_auction.contracts import CONTRACTS, RUNGS
from hlaska.games.marias_auction.public import own_cards
from hlaska.kernel import jit
from hlaska.kernel.bits import mask_of
from scripts.measuring import asking, brought, by_habit, walk

PLAYOUTS: Final = 4
LEAST: Final = -3.0  # odds below which nobody would announce it
CAP: Final = 60.0  # units that one case counts at most, at the usual values of betl and durch
BINS: Final = (LEAST, -2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 99.0)
PROMISES: Final = (-99.0, -3.0, -2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 2.0, 4.0, 8.0, 99.0)
KINDS: Final = ("seven", "hundred", "hundred seven", "betl", "durch")
LOWEST: Final = at.BID


class Bid(NamedTuple):
    """A turn of the auction: what the hand promises on the lowest rung, and what bidding brings more than passing."""

    promised: float
    gain: float


class Case(NamedTuple):
    """A contract that was played: its kind, the odds with ten cards and with the talon, and what it brought."""

    kind: str
    before: float
    kept: float
    units: float


def main(argv: Sequence[str] | None = None) -> None:
    asked = asking("What the contracts of auction Mariáš bring.", "licit_traditional", 3000).parse_args(argv)
    jit.start()
    game = find_game("marias_auction", asked.preset)
    rng = Random(asked.seed)
    print("\n".join(told([case for _ in range(asked.deals) for case in cases(game, rng)])))
    print("\n".join(bids_told([bid for _ in range(asked.deals) for bid in bids(game, rng)])))


def cases(game: Any, rng: Random) -> Iterator[Case]:
    """Of one deal."""
    state = next(s for s in walk(game, lambda _: (at.TAP,), rng) if s.pub.phase == "bid")
    judge = HybridEvaluator(game, rng)
    for seat in range(at.SEATS):
        hand = mask_of(own_cards(state.places, seat))
        won: Any = None
        for kind in KINDS:
            before, best = max((odds_of(CONTRACTS[i], hand), i) for i in of_kind(kind))
            if before < LEAST:
                continue
            won = won or winning(game, state, seat)
            if at.PLAY + best in game.legal(won, seat):
                yield played(game, won, best, Case(kind, before, 0.0, 0.0), judge, rng)


def of_kind(kind: str) -> list[int]:
    return [i for i, c in enumerate(CONTRACTS) if RUNGS[c.rung - 1].text.removesuffix(" hearts") == kind]


def winning(game: Any, state: Any, seat: int) -> Any:
    """The state in which a seat has won the auction and picked up the talon."""
    while state.pub.phase != "contract":
        turn = state.pub.turn
        legal = game.legal(state, turn)
        if turn != seat:
            action = at.PASS
        else:
            action = next(a for a in (LOWEST, at.HOLD, at.TAKE) if a in legal)
        state = game.apply(state, turn, action)[0]
    return state


def played(game: Any, state: Any, contract: int, case: Case, judge: HybridEvaluator, rng: Random) -> Case:
    seat = state.pub.turn
    state = game.apply(state, seat, at.PLAY + contract)[0]
    state = apply_turn(game, state, seat, game.adviser.sample_turn(state, seat, rng))
    kept = odds_of(CONTRACTS[contract], mask_of(own_cards(state.places, seat)))
    lucks = [rng.getrandbits(62) for _ in range(PLAYOUTS)]
    factor = game.options.hearts_factor if CONTRACTS[contract].rules.hearts else 1
    units = brought(game, state, seat, judge, lucks) / factor
    cap = CAP * call_policy.price_factor(game.options, CONTRACTS[contract])
    return case._replace(kept=kept, units=max(-cap, min(cap, units)))


def bids(game: Any, rng: Random) -> Iterator[Bid]:
    """Of one deal that is called by habit."""
    judge = HybridEvaluator(game, rng)
    for state in walk(game, lambda state: by_habit(game, state, rng), rng):
        pub, seat = state.pub, state.pub.turn
        legal = game.legal(state, seat)
        if pub.phase != "bid" or at.PASS not in legal or len(legal) < 2:
            continue
        call, rung = call_policy.staying_call(pub, legal)
        lucks = [rng.getrandbits(62) for _ in range(PLAYOUTS)]
        bid, passed = (
            brought(game, game.apply(state, seat, action)[0], seat, judge, lucks)
            for action in (call, at.PASS)
        )
        promised = call_policy.ContractEstimator(
            game.options, mask_of(own_cards(state.places, seat))
        ).estimate_before_talon(rung)
        yield Bid(promised, max(-CAP, min(CAP, bid - passed)))


def told(found: Sequence[Case]) -> list[str]:
    lines = []
    for name in ("before", "kept"):
        lines.append(
            f"odds {'with ten cards' if name == 'before' else 'with the talon'}: units, error (cases)"
        )
        for kind in KINDS:
            some = [case for case in found if case.kind == kind]
            lines += [f"{kind:14} {low:+5.1f} {line}" for low, line in binned(some, name)]
    return lines


def bids_told(found: Sequence[Bid]) -> Iterator[str]:
    yield "bid promises: gain over passing, error (cases)"
    for low, high in pairwise(PROMISES):
        gains = [bid.gain for bid in found if low <= bid.promised < high]
        if gains:
            yield f"{low:+14.1f} {of(gains)}"


def of(units: Sequence[float]) -> str:
    return f"{fmean(units):+6.1f} ± {2 * pstdev(units) / len(units) ** 0.5:4.1f} ({len(units)})"


def binned(some: Sequence[Case], name: str) -> Iterator[tuple[float, str]]:
    for low, high in pairwise(BINS):
        units = [case.units for case in some if low <= getattr(case, name) < high]
        if units:
            yield low, of(units)


if __name__ == "__main__":
    main()
