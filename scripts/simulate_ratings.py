"""Measures how soon ratings tell who is better.

A made-up population of known strength plays rated deals of one against two.

    .venv/bin/python scripts/simulate_ratings.py [--seeds 5] [--people 30] [--skill 0.6] [--chance 12] [--measured]

A deal brings the difference of strength and chance, both in units of a game's money with these standard deviations.
Printed is how the ratings go with the strengths (correlation), after so many deals a person: with the result as it is,
and with the share of chance taken off that the expected result of the cards explains. --measured: after how many deals
a person the correlation is 0.6, by the share that was measured in each game (`hlaska.table.card_luck`); all with
the same ratio of skill and chance, so that the games differ in that share alone.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import correlation, fmean, stdev

from hlaska.table.card_luck import read_measurements
from hlaska.table.rating_model import Rating, rate

LOOKS = (30, 100, 300, 600, 1200)  # deals a person
LUCK = (0.0, 0.5, 0.8)  # shares of the variance of chance
SETTLED = 0.6  # the correlation that is waited for
STEPS = range(25, 4001, 25)  # deals a person


def play_population(
    seed: int, people: int, skill: float, chance: float, luck: float, looks: Sequence[int] = LOOKS
) -> list[float]:
    """Returns the correlation at each look."""
    rng = Random(seed)
    strengths = [rng.gauss(0, skill) for _ in range(people)]
    ratings = [Rating() for _ in range(people)]
    found = []
    for deals in range(1, looks[-1] * people // 3 + 1):
        one, two, three = rng.sample(range(people), 3)
        margin = strengths[one] - (strengths[two] + strengths[three]) / 2
        margin += rng.gauss(0, chance * sqrt(1 - luck))
        sides = [[ratings[one]], [ratings[two], ratings[three]]]
        (ratings[one],), (ratings[two], ratings[three]) = rate(sides, [margin, -margin / 2])
        if deals * 3 % people == 0 and deals * 3 // people in looks:
            found.append(correlation(strengths, [one.mu for one in ratings]))
    return found


def find_settling(seeds: int, people: int, skill: float, chance: float, luck: float) -> int | None:
    """Returns the deals a person after which the correlation is that wanted.

    It is the mean of several populations, and the answer None where more would be needed than the last of STEPS.
    """
    runs = [play_population(s, people, skill, chance, luck, STEPS) for s in range(seeds)]
    means = [fmean(run) for run in zip(*runs, strict=True)]
    return next((deals for deals, mean in zip(STEPS, means, strict=True) if mean >= SETTLED), None)


def of_games(asked: argparse.Namespace) -> None:
    known = sorted({max(0.0, one.share) for one in read_measurements()})
    found = {
        luck: find_settling(asked.seeds, asked.people, asked.skill, asked.chance, luck)
        for luck in (0.0, *known)
    }
    before = found[0.0]
    print(f"deals a person until {SETTLED}: {said(before)} with nothing taken off")
    for one in read_measurements():
        deals = found[max(0.0, one.share)]
        ratio = f"{deals / before:.2f}" if deals and before else ""
        print(f"{one.game:16} {one.preset:18} {one.share:5.2f} {said(deals):>9}  {ratio}")


def said(deals: int | None) -> str:
    return f"over {STEPS[-1]}" if deals is None else str(deals)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--people", type=int, default=30)
    parser.add_argument("--skill", type=float, default=0.6)
    parser.add_argument("--chance", type=float, default=12.0)
    parser.add_argument("--measured", action="store_true")
    asked = parser.parse_args()
    if asked.measured:
        of_games(asked)
        return
    print("luck taken off  " + "  ".join(f"{look:>11}" for look in LOOKS) + "   deals a person")
    for luck in LUCK:
        runs = [play_population(s, asked.people, asked.skill, asked.chance, luck) for s in range(asked.seeds)]
        shown = [f"{fmean(run):.2f} ± {stdev(run) / sqrt(len(run)):.2f}" for run in zip(*runs, strict=True)]
        print(f"{luck:14.0%}  " + "  ".join(f"{one:>11}" for one in shown))


if __name__ == "__main__":
    main()
