"""Draws what fits a rare thing by annealing.

A population is led from how it was made to what it shall fit, in small steps.

Of things drawn at random few or none may fit what was seen; then weighing them tells nothing. So the weights count with
a power that grows from 0 to 1, each time by so little that half of the population would still tell as much; it is drawn
again by what they have grown, and every member then tries to change (steps of Metropolis at this power). Members are
distributed as the weights say for a population large enough; none of those that can be reached is excluded.

Annealed importance sampling with resampling: Del Moral, Doucet and Jasra, Sequential Monte Carlo samplers, Journal of
the Royal Statistical Society B 68 (2006).
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp, log
from random import Random
from typing import Final, Generic, NamedTuple, TypeVar

SHARE: Final = 0.5  # of the population that tells as much after a step
CHANGES: Final = 2  # that every member tries after a step
CLOSE: Final = 12  # halvings by which the size of a step is found
STEPS: Final = 40

T = TypeVar("T")
Proposal = Callable[[T, Random], "Particle[T] | None"]
"""What a member might change to, drawn so that the way back is as likely; None: it stays."""


class Particle(NamedTuple, Generic[T]):
    """Holds a member and how well it fits, more than 0."""

    member: T
    weight: float


def anneal(found: Sequence[Particle[T]], changed: Proposal[T], rng: Random) -> list[Particle[T]]:
    """Returns equally good members, made from ones that were drawn without their weights."""
    power = 0.0
    for _ in range(STEPS):
        logs = [log(one.weight) for one in found]
        more = find_power_step(logs, 1 - power)
        power += more
        found = move_particles(
            resample(found, [exp(more * (x - max(logs))) for x in logs], rng), changed, rng, power
        )
        if power >= 1:
            break
    return list(found)


def find_power_step(logs: Sequence[float], most: float) -> float:
    """Finds by how much the power may grow, at most by `most`."""
    best, least = max(logs), SHARE * len(logs)

    def tells(more: float) -> float:
        return effective_sample_size([exp(more * (x - best)) for x in logs])

    if tells(most) >= least:
        return most
    low, high = 0.0, most
    for _ in range(CLOSE):
        middle = (low + high) / 2
        low, high = (middle, high) if tells(middle) >= least else (low, middle)
    return low or high


def move_particles(
    found: Sequence[Particle[T]], changed: Proposal[T], rng: Random, power: float = 1.0
) -> list[Particle[T]]:
    """Lets every member of the population try to change."""
    return [_move_particle(one, changed, rng, power) for one in found]


def _move_particle(one: Particle[T], changed: Proposal[T], rng: Random, power: float) -> Particle[T]:
    for _ in range(CHANGES):
        other = changed(one.member, rng)
        if other is not None and other.weight >= one.weight * rng.random() ** (1 / power):
            one = other
    return one


def resample(found: Sequence[T], weights: Sequence[float], rng: Random, count: int = 0) -> list[T]:
    """Draws so many in proportion to the weights, as evenly as can be. A number of 0 means as many as there are."""
    count = count or len(found)
    sums = list(accumulate(weights))
    size, start = sums[-1] / count, rng.random()
    return [found[bisect(sums, size * (start + i), hi=len(sums) - 1)] for i in range(count)]


def effective_sample_size(weights: Sequence[float]) -> float:
    """Returns of how many equal ones these weights would tell as much."""
    return sum(weights) ** 2 / sum([w * w for w in weights])
