"""Measures how much of the results of deals the worth of their cards explains.

    hlaska arena thousand club:2 club:2 --casting alone --deals 240 --seed 1515 --log thousand.jsonl
    python scripts/measure_card_values.py thousand.jsonl [more logs of that game and preset] [--keep] [--deals N]

Deals come from logs of the arena, whoever played them; `hlaska.bots.analysis.card_value` says what their cards are
worth. A result is what a seat got more than the table did on the average. It counts CAP times the usual one at most, in
what was played and in each play of the field, so that a few doubled deals do not outweigh all others. Told are

- the share of the variance of results that is gone where β times the worth of the cards is taken off, β fitted on one
  half of the deals and judged on the other, both ways round, with its 95 % interval by bootstrap over deals;
- where deals were played several times, the share of the variance that any number could explain that depends on the
  cards alone (results of the same seat in the same deal by other players);
- the processor time of one deal.

--keep adds a line to src/hlaska/table/luck.jsonl, which says to the server what to take off.
"""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import fmean, median, variance
from time import process_time
from typing import Final, NamedTuple

import msgspec

from hlaska.bots.analysis.card_value import PLAYS, above_average, value_cards
from hlaska.core import record as records
from hlaska.core.game import Game
from hlaska.core.review import DealtHands, find_dealt_hands
from hlaska.games import game_class
from hlaska.kernel import jit
from hlaska.research.matches import log
from hlaska.table.card_luck import FILE, Measurement

CAP: Final = 3.0
RESAMPLES: Final = 2000


class Deal(NamedTuple):
    """Holds one deal, by seat.

    cards: what its cards are worth.
    made: what was made of them, for each time that it was played.
    seconds: of processor time that the worth took.
    """

    cards: tuple[float, ...]
    made: tuple[tuple[float, ...], ...]
    seconds: float


class Sums(NamedTuple):
    """Holds sums over the seats of one deal, as means over its plays.

    Results are y, what the cards are worth is x; the mean of either is 0.

    yy: sum of y².
    xy: sum of xy.
    xx: sum of x².
    """

    yy: float
    xy: float
    xx: float


# ---------------------------------------------------------------- the deals
def read_hands(text: bytes) -> tuple[Game, DealtHands]:
    """Returns the game of a logged deal, and its hands as dealt."""
    record = records.from_json(text, game_class)
    game = records.game_of(record, game_class)
    found = find_dealt_hands(game, records.replay(record, game_class)[0])
    assert found is not None  # the arena plays to the end
    return game, found


def read_deals(paths: Sequence[Path], most: int) -> tuple[log.Head, float, list[Deal]]:
    """Reads logs and values the cards of their deals.

    Returns the head of the first log, the cap in smallest units, and the deals. Exits where logs are of other rules.
    """
    heads, found = [], []
    for path in paths:
        head, played = log.read(path)
        heads.append((head.game, head.preset, head.options))
        found += [one.games for one in played]
    if any(head != heads[0] for head in heads):
        raise SystemExit("these logs are not all of one game under the same rules")
    by_cards: dict[str, tuple[Game, DealtHands, list[Sequence[int]]]] = {}
    for one in (game for games in found[: most or None] for game in games):
        game, hands = read_hands(bytes(one.record))
        key = str(hands.state.places)
        by_cards.setdefault(key, (game, hands, []))[2].append(one.result)
    seats = next(iter(by_cards.values()))[0].seats
    typical = median(
        abs(x) for _, _, made in by_cards.values() for one in made for x in above_average(one, seats)
    )
    cap = round(CAP * typical, 1)
    return log.read(paths[0])[0], cap, [_value_deal(*one, cap) for one in by_cards.values()]


def _value_deal(game: Game, hands: DealtHands, made: Sequence[Sequence[int]], cap: float) -> Deal:
    began = process_time()
    cards = value_cards(game, hands, PLAYS, cap)
    took = process_time() - began
    return Deal(cards, tuple(tuple(above_average(one, game.seats, cap)) for one in made), took)


# ---------------------------------------------------------------- what they tell
def sum_products(deal: Deal) -> Sums:
    """Sums products of results and worths; a deal played more often counts no more."""
    n = len(deal.made)
    pairs = [(y, x) for one in deal.made for y, x in zip(one, deal.cards, strict=True)]
    return Sums(
        sum(y * y for y, _ in pairs) / n, sum(x * y for y, x in pairs) / n, sum(x * x for x in deal.cards)
    )


def fit_slope(of: Sequence[Sums]) -> float:
    """Returns the least-squares slope of results on worths."""
    return sum(one.xy for one in of) / max(1e-9, sum(one.xx for one in of))


def sum_residuals(of: Sequence[Sums], beta: float) -> float:
    """Sums the squares of results less beta times the worth."""
    return sum(one.yy - 2 * beta * one.xy + beta * beta * one.xx for one in of)


def find_explained_share(halves: Sequence[Sequence[Sums]], betas: Sequence[float]) -> float:
    """Returns the share of the variance that is gone.

    betas: for each half, fitted on the other.
    """
    rest = sum(sum_residuals(half, beta) for half, beta in zip(halves, betas, strict=True))
    return 1 - rest / max(1e-9, sum(one.yy for half in halves for one in half))


def bootstrap_interval(
    halves: Sequence[Sequence[Sums]], betas: Sequence[float], seed: int = 1
) -> tuple[float, float]:
    """Returns the 95 % interval of the share, by resampled deals."""
    rng = Random(seed)
    found = sorted(
        find_explained_share([rng.choices(half, k=len(half)) for half in halves], betas)
        for _ in range(RESAMPLES)
    )
    return found[RESAMPLES * 25 // 1000], found[RESAMPLES * 975 // 1000]


def find_possible_share(deals: Sequence[Deal]) -> float | None:
    """Returns the share common to all plays of a deal. It is None where none was played twice."""
    several = [deal for deal in deals if len(deal.made) > 1]
    if not several:
        return None
    within = fmean(variance(column) for deal in several for column in zip(*deal.made, strict=True))
    return 1 - within / max(1e-9, fmean(y * y for deal in several for one in deal.made for y in one))


# ---------------------------------------------------------------- the command
def main(argv: Sequence[str] | None = None) -> None:
    """Prints one measurement as JSON, and keeps it where that is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("logs", nargs="+", type=Path)
    parser.add_argument("--deals", type=int, default=0, help="the first so many (default: all)")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--note", default="", help="a sentence to be kept with it")
    args = parser.parse_args(argv)
    jit.start()
    head, cap, deals = read_deals(args.logs, args.deals)
    every = [sum_products(deal) for deal in deals]
    halves = every[::2], every[1::2]
    betas = fit_slope(halves[1]), fit_slope(halves[0])
    low, high = bootstrap_interval(halves, betas)
    most = find_possible_share(deals)
    found = Measurement(
        day=datetime.now(UTC).date().isoformat(),
        game=head.game,
        preset=head.preset,
        deals=len(deals),
        plays=PLAYS,
        cap=cap,
        beta=round(fit_slope(every), 3),
        share=round(find_explained_share(halves, betas), 3),
        low=round(low, 3),
        high=round(high, 3),
        possible=None if most is None else round(most, 3),
        seconds=round(fmean(deal.seconds for deal in deals), 4),
        command=shlex.join(["scripts/measure_card_values.py", *(path.name for path in args.logs)]),
        note=args.note,
    )
    line = msgspec.json.encode(found).decode()
    print(line)
    if args.keep:
        with FILE.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


if __name__ == "__main__":
    main()
