"""Solves positions exactly, with all cards open: `hlaska solve`.

How fast that goes is measured by `hlaska bench solver`.
"""

from __future__ import annotations

import random
import time
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from statistics import quantiles
from typing import Any, Final

from hlaska.bots.analysis.open_position import solve_position
from hlaska.cli.output import format_table, print_json
from hlaska.cli.records import load
from hlaska.core import record as records
from hlaska.core.errors import BadRecord, BadText
from hlaska.core.game import Game
from hlaska.core.record import amount_text
from hlaska.games import find_game, game_class
from hlaska.kernel import jit
from hlaska.kernel import layout as word
from hlaska.kernel.acts import close
from hlaska.kernel.bench import SIDES, suit_deal
from hlaska.kernel.bits import EVERY, cards_of
from hlaska.kernel.play import TrickRules
from hlaska.kernel.position import NO_TRUMP_ORDER, NO_TRUMP_RANKS, new_play, points_word
from hlaska.kernel.solve import Solver, every_trick, no_trick, points, solve


# ---------------------------------------------------------------- hlaska solve
def solve_record(args: Namespace) -> None:
    """Solves the position at the end of a record. Raises BadRecord, BadText."""
    record, lines = load(args.file)
    game = records.game_of(record, game_class)
    if not record.deals:
        raise BadRecord("the record has no deal")
    if not records.is_whole(record.deals[-1]):
        raise BadRecord(
            "some cards of the last deal are hidden (??): only a deal with all cards known is solved"
        )
    state = records.check(record, game_class, lines)[-1].state
    found = solve_state(game, state, args.positions)
    if args.json:
        print_json(found)
        return
    print(f"seat {found['seat']} is on turn; {MEANS[found['unit']]}")
    shown = partial(amount_text, money=game.money) if found["unit"] == "result" else str
    best = found["value"]
    print(
        format_table([(a, shown(v), "best" if v == best else "") for a, v in found["actions"].items()], "  ")
    )


MEANS: Final = {
    "result": "what its side gets more than the other one, all cards open and all playing as well as can be:",
    "contract": "1 where its side reaches what the contract asks of it, all cards open, else 0:",
    "points": "points in tricks its side takes from here on, all cards open and the others against it:",
}


def solve_state(game: Game, state: Any, positions: int) -> dict[str, Any]:
    """Solves a state: its value for the seat on turn, and each card's. Raises BadText."""
    found = solve_position(game, state, positions)
    if found.why is not None:
        raise BadText(found.text)
    by_action = {game.action_text(action): value for action, value in found.values}
    return {"seat": found.seat, "unit": found.unit, "value": found.best, "actions": by_action}


# ---------------------------------------------------------------- hlaska bench solver
NO_TRUMPS: Final = TrickRules(word.FOLLOW | word.HEAD | word.NO_TRUMP, above=NO_TRUMP_ORDER)
PINOCHLE: Final = TrickRules(word.STRICT, points=points_word((0, 0, 0, 0, 0, 1, 1, 1)), last=1)
THRESHOLD: Final = 50  # of 90 points in tricks
PARTNERS: Final = (0b0101, 0b1010, 0b0101, 0b1010)


def no_trump_deal(seed: int) -> list[int]:
    """Deals three random hands of ten for a betl or a durch of seat 0."""
    position = suit_deal(seed)
    hands = [cards_of(position[word.HANDS + 4 * seat]) for seat in range(3)]
    return new_play(NO_TRUMPS, hands, sides=SIDES)


def playable_deal(seed: int, betl: bool) -> list[int]:
    """Deals a hand that one would play. It is the best of eight times twelve cards, less the two worst."""
    rng = random.Random(seed)
    decks = [rng.sample(cards_of(EVERY), 32) for _ in range(8)]

    def weak(card: int) -> int:
        place = NO_TRUMP_RANKS.index(card & 7)
        return place if betl else 7 - place

    def weakness(deck: list[int]) -> int:
        return sum(weak(card) ** 2 for card in sorted(deck[:12], key=weak)[:10])

    deck = min(decks, key=weakness)
    hand = sorted(deck[:12], key=weak)[:10]
    return new_play(NO_TRUMPS, [hand, deck[12:22], deck[22:]], sides=SIDES)


def pinochle_deal(seed: int) -> list[int]:
    """Deals Pinochle for four partners with eight cards each."""
    deck = [suit << 4 | rank for suit in range(4) for rank in range(2, 8)] * 2
    random.Random(seed).shuffle(deck)
    return new_play(PINOCHLE, [deck[8 * s : 8 * s + 8] for s in range(4)], trump=2, layers=2, sides=PARTNERS)


def closed_deals(game: Game, seeds: range) -> tuple[Any, list[list[int]]]:
    """Deals Schnapsen closed by forehand before the first lead, five cards each.

    With them a state that settles such a deal.
    """
    positions = []
    for seed in seeds:
        deck = list(game.pack)
        random.Random(seed).shuffle(deck)
        state, _ = game.start(game.opening(), deck)
        position = game.adviser.playout_position(state)
        assert position is not None  # the first lead
        close(position)
        positions.append(position)
    return state, positions


def measure_rates(deals: int) -> dict[str, Any]:
    """Returns deals a second of one core's time, milliseconds a deal, and positions a deal.

    The deals are random and seeded.
    """
    seeds = range(2 * deals)
    suit, plain, partners = (
        [make(seed) for seed in seeds] for make in (suit_deal, no_trump_deal, pinochle_deal)
    )
    whole, none, every = points(0b001), no_trick(0, 3), every_trick(0, 3)
    return {
        "marias_value": _time_solves(suit, lambda solver, positions: solver.value_many(positions, whole)),
        "marias_threshold": _time_solves(
            suit, lambda solver, positions: solver.at_least_many(positions, whole, THRESHOLD)
        ),
        "betl": _time_solves(plain, lambda solver, positions: solver.at_least_many(positions, none, 1)),
        "durch": _time_solves(plain, lambda solver, positions: solver.at_least_many(positions, every, 1)),
        "betl_chosen": _time_solves(
            [playable_deal(seed, True) for seed in seeds],
            lambda solver, positions: solver.at_least_many(positions, none, 1),
        ),
        "durch_chosen": _time_solves(
            [playable_deal(seed, False) for seed in seeds],
            lambda solver, positions: solver.at_least_many(positions, every, 1),
        ),
        "schnapsen_closed": _schnapsen(deals),
        "pinochle_eight_cards": _time_solves(
            partners, lambda solver, positions: solver.value_many(positions, points(0b0101))
        ),
    }


def _schnapsen(deals: int) -> dict[str, float]:
    """Measures the settlement of a closed stock.

    It solves other deals first, so that most ends are known as they are in a long match.
    """
    game, solver = find_game("sixtysix", "schnapsen"), Solver()
    state, positions = closed_deals(game, range(4 * deals))
    payoff = partial(game.adviser.payoff, state)
    solver.settle_many(positions[2 * deals :], payoff, "bench")
    return _time_solves(
        positions[: 2 * deals], lambda one, some: one.settle_many(some, payoff, "bench"), solver
    )


def _time_solves(
    positions: list[list[int]], work: Callable[[Solver, list[list[int]]], Any], solver: Solver | None = None
) -> dict[str, float]:
    """Solves half of the positions in one call, and the others one by one.

    The first give the rate (of the search alone, and with checking and copying them in Python), the others the
    spread; by processor time.
    """
    solver, half = solver or Solver(), len(positions) // 2
    solver.timed = True
    began, searched = time.process_time(), solver.seconds
    work(solver, positions[:half])
    took = max(time.process_time() - began, 1e-9)
    searched = max(solver.seconds - searched, 1e-9)
    each, entered = [], 0
    for position in positions[half:]:
        one = time.process_time()
        work(solver, [position])
        each.append(1000 * (time.process_time() - one))
        entered += solver.entered
    return {
        "per_second": round(half / searched, 1),
        "with_python_per_second": round(half / took, 1),
        "mean_ms": round(1000 * searched / half, 4),
        "p95_ms": round(quantiles(each, n=20)[-1], 4),
        "positions": round(entered / half),
    }


def bench_solver(deals: int = 300) -> dict[str, Any]:
    """Measures the rates and how long the solver takes to compile.

    In plain Python it takes two deals where there is no compiler.
    """
    compiled = jit.start()
    found: dict[str, Any] = {"compiled": compiled, "deals": deals if compiled else 2}
    if compiled:
        found["ready_seconds"] = round(jit.report()["seconds"][solve.name], 2)
        found["from_cache"] = jit.report()["cached"][solve.name]
    return found | measure_rates(found["deals"])
