"""How soon ratings tell who is better: a made-up population of known strength plays rated deals of one against two.

    .venv/bin/python scripts/simulate_ratings.py [--seeds 5] [--people 30] [--skill 0.6] [--chance 12]

A deal brings the difference of strength and chance, both in units of a game's money with these standard deviations.
Printed is how the ratings go with the strengths (correlation), after so many deals a person: with the result as it is,
and with the share of chance taken off that the expected result of the cards explains.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from statistics import correlation, fmean, stdev

from hlaska.table.ratings import Rating, rated

LOOKS = (30, 100, 300, 600, 1200)  # deals a person
LUCK = (0.0, 0.5, 0.8)  # shares of the variance of chance


def played(seed: int, people: int, skill: float, chance: float, luck: float) -> list[float]:
    """The correlation at each look."""
    rng = Random(seed)
    strengths = [rng.gauss(0, skill) for _ in range(people)]
    ratings = [Rating() for _ in range(people)]
    found = []
    for deals in range(1, LOOKS[-1] * people // 3 + 1):
        one, two, three = rng.sample(range(people), 3)
        margin = strengths[one] - (strengths[two] + strengths[three]) / 2
        margin += rng.gauss(0, chance * sqrt(1 - luck))
        sides = [[ratings[one]], [ratings[two], ratings[three]]]
        (ratings[one],), (ratings[two], ratings[three]) = rated(sides, [margin, -margin / 2])
        if deals * 3 % people == 0 and deals * 3 // people in LOOKS:
            found.append(correlation(strengths, [one.mu for one in ratings]))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--people", type=int, default=30)
    parser.add_argument("--skill", type=float, default=0.6)
    parser.add_argument("--chance", type=float, default=12.0)
    asked = parser.parse_args()
    print("luck taken off  " + "  ".join(f"{look:>11}" for look in LOOKS) + "   deals a person")
    for luck in LUCK:
        runs = [played(s, asked.people, asked.skill, asked.chance, luck) for s in range(asked.seeds)]
        shown = [f"{fmean(run):.2f} ± {stdev(run) / sqrt(len(run)):.2f}" for run in zip(*runs, strict=True)]
        print(f"{luck:14.0%}  " + "  ".join(f"{one:>11}" for one in shown))


if __name__ == "__main__":
    main()
