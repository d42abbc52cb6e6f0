"""Sums up the deals of a match: means with intervals, contracts, doublings, time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from msgspec import Struct

from hlaska.core.game import Game
from hlaska.core.public import Undertaking
from hlaska.research.matches.casting import mean, seat_mask
from hlaska.research.matches.log import DuplicateDeal
from hlaska.research.matches.play_deal import CallNote, DuplicateGame

BOOTSTRAPS: Final = 2_000
NOTABLE: Final = 0.01  # share of decisions by a stand-in from which on a score is not the player's own
SURE: Final = 1.96  # standard errors of a 95 % interval


class Mean(Struct, frozen=True):
    """Holds a mean with its 95 % interval over deals."""

    mean: float
    low: float
    high: float


class ContractCounts(Struct, frozen=True):
    """Counts what a player undertook, and how often it was made.

    The mean is what it brought each time (units, against each opponent).
    """

    player: str
    name: str
    count: int
    made: int
    mean: float


class DoublingCounts(Struct, frozen=True):
    """Counts doublings of one thing at one level by a player.

    count: the number of doublings.
    won: the number of those that were won.
    gain: what they brought in all (units), by the part of the settlement that the doubling added.
    """

    player: str
    about: str
    level: int
    count: int
    won: int
    gain: float


class FaultCounts(Struct, frozen=True):
    """Counts what an outside player did wrong."""

    player: str
    kind: str
    count: int
    first: str


# ---------------------------------------------------------------- means
def bootstrap(values: Sequence[float], rng: Random, rounds: int = BOOTSTRAPS) -> tuple[float, float]:
    """Estimates the 95 % interval of the mean by resampling deals. Heavy tails (doubled hundreds) are kept."""
    import numpy as np

    data = np.asarray(values)
    generator = np.random.default_rng(rng.getrandbits(62))
    picks = (generator.integers(0, len(data), (100, len(data))) for _ in range(-(-rounds // 100)))
    low, high = np.percentile(np.concatenate([data[p].mean(axis=1) for p in picks]), [2.5, 97.5])
    return float(low), float(high)


def mean_of(values: Sequence[float], seed: int) -> Mean:
    low, high = bootstrap(values, Random(seed))
    return Mean(sum(values) / len(values), low, high)


def wilson_interval(made: int, count: int) -> tuple[float, float]:
    """Returns the 95 % interval of a share (Wilson).

    It also holds for few and for all or none.
    """
    if not count:
        return 0.0, 1.0
    p, z = made / count, SURE * SURE / count
    centre, half = p + z / 2, SURE * sqrt(p * (1 - p) / count + z / (4 * count))
    return max(0.0, (centre - half) / (1 + z)), min(1.0, (centre + half) / (1 + z))


def deal_score(game: Game, games: Sequence[DuplicateGame], cap: float | None = None) -> float:
    """Returns what A gets more than B in a duplicate deal (units).

    It is the mean over its games of the mean result of A's seats less that of B's. Of a role it is what the role gets
    more where A plays it.

    Who sits out is neither. `cap`: each item of a settlement counts so much at most.
    """
    results = [one.result[: game.seats] if cap is None else cap_result(game, one, cap) for one in games]
    return deal_score_of(game, games, results)


def deal_score_of(game: Game, games: Sequence[DuplicateGame], results: Sequence[Sequence[float]]) -> float:
    """Scores the deal as if its games had ended with these results.

    If the results of all the games are added up, so are the scores.
    """
    if not any(one.role for one in games):
        gaps = [_gap(result, seat_mask(one.players, "A")) for one, result in zip(games, results, strict=True)]
        gaps = gaps if all("A" in one.players and "B" in one.players for one in games) else [0.0]
        return sum(gaps) / len(gaps) / game.money
    given, usual = (_gap(result, one.role) for one, result in zip(games, results, strict=True))
    return (given - usual) / game.money


def _gap(result: Sequence[float], ours: int) -> float:
    """Returns the mean result of some seats less that of the others."""
    every = (1 << len(result)) - 1
    return mean(result, ours) - mean(result, every & ~ours) if ours and every & ~ours else 0.0


def cap_result(game: Game, one: DuplicateGame, cap: float) -> list[float]:
    """Returns the results if each item of the settlement counted at most `cap` units.

    Where results are payments, an item is what its side gains less the others pay less, one for each of the larger side
    (marias:G.PAY.1); elsewhere its side scores it.
    """
    most, seats = cap * game.money, range(game.seats)
    result = [float(amount) for amount in one.result[: game.seats]]
    for item in one.items:
        change = max(-most, min(most, item.value)) - item.value
        if not change or not 0 <= item.seat < game.seats:
            continue
        ours = [seat for seat in seats if one.sides[item.seat] >> seat & 1]
        theirs = [seat for seat in seats if seat not in ours] if game.has_payments else []
        if game.has_payments and not theirs:
            continue
        each = max(len(ours), len(theirs)) if game.has_payments else len(ours)
        for seat in ours:
            result[seat] += change * each / len(ours)
        for seat in theirs:
            result[seat] -= change * each / len(theirs)
    return result


# ---------------------------------------------------------------- contracts and doublings
def count_contracts(game: Game, deals: Iterable[DuplicateDeal]) -> list[ContractCounts]:
    """Counts contracts by player and name."""
    found: dict[tuple[str, str], list[Undertaking]] = {}
    for one in games_of(deals):
        for made in one.undertaken:
            found.setdefault((one.players[made.seat], made.name), []).append(made)
    return [
        ContractCounts(
            player,
            name,
            len(some),
            sum(u.made for u in some),
            sum(u.value for u in some) / len(some) / game.money,
        )
        for (player, name), some in sorted(found.items())
    ]


class DoublingOutcome(NamedTuple):
    """Holds a doubling that was said, and what came of it.

    It says whether it was won, and what it brought to its side in the smallest unit.
    """

    said: CallNote
    won: bool
    gain: float


def doubling_outcomes(one: DuplicateGame) -> Iterator[DoublingOutcome]:
    """Yields every doubling of a game whose fate is told.

    The first doubling is of the other side, the second of the own, and so on; of an amount doubled n times the first
    added one part of 2 to the n, the second two, the third four.
    """
    announced = {
        said.about: said.move for said in one.said if not said.level
    }  # the last that was said of each
    for said in one.said:
        about = next((u for u in one.undertaken if said.level and said.about in (u.about, u.name)), None)
        if about is None or said.move < announced.get(said.about, 0):
            continue  # it was overcalled
        won = about.made == (said.level % 2 == 0)
        added = abs(about.value) * 2 ** (said.level - 1) / 2**about.level
        yield DoublingOutcome(said, won, added if won else -added)


def count_doublings(game: Game, deals: Iterable[DuplicateDeal]) -> list[DoublingCounts]:
    """Counts doublings by player, thing and level."""
    found: dict[tuple[int, str, int], list[DoublingOutcome]] = {}
    for one in games_of(deals):
        for outcome in doubling_outcomes(one):
            said = outcome.said
            found.setdefault((said.by, said.about, said.level), []).append(outcome)
    return [
        DoublingCounts(
            "AB"[by],
            about,
            level,
            len(some),
            sum(o.won for o in some),
            sum(o.gain for o in some) / game.money,
        )
        for (by, about, level), some in sorted(found.items())
    ]


def count_faults(deals: Iterable[DuplicateDeal]) -> list[FaultCounts]:
    """Counts faults by player and kind, with the words of the first."""
    found: dict[tuple[int, str], list[str]] = {}
    for one in games_of(deals):
        for fault in one.faults:
            found.setdefault((fault.by, fault.kind), []).append(fault.text)
    return [FaultCounts("AB"[by], kind, len(texts), texts[0]) for (by, kind), texts in sorted(found.items())]


def games_of(deals: Iterable[DuplicateDeal]) -> Iterator[DuplicateGame]:
    for deal in deals:
        yield from deal.games
