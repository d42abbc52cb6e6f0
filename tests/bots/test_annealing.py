"""Members led to what is rare are spread over it as their weights say, and none of it is left out."""

from collections import Counter
from math import exp
from random import Random

import pytest

from hlaska.bots.sampling.annealing import (
    Particle,
    anneal,
    effective_sample_size,
    find_power_step,
    move_particles,
    resample,
)

BITS = 14
RARE = 12  # ones at least: 106 of 16384 numbers


def weight(number: int) -> float:
    ones = number.bit_count()
    return 1.0 if ones >= RARE else exp(2 * (ones - RARE)) * 1e-3


def changed(number: int, rng: Random) -> Particle[int] | None:
    if rng.random() < 0.1:
        return None
    other = number ^ 1 << rng.randrange(BITS)
    return Particle(other, weight(other))


def population(count: int, rng: Random) -> list[Particle[int]]:
    return [Particle(number, weight(number)) for number in (rng.getrandbits(BITS) for _ in range(count))]


def test_a_population_is_led_to_what_is_rare() -> None:
    rng = Random(1)
    first = population(600, rng)
    found = anneal(first, changed, rng)
    true = {
        ones: sum(weight(n) for n in range(1 << BITS) if n.bit_count() == ones) for ones in range(BITS + 1)
    }
    told = Counter(one.member.bit_count() for one in found)
    assert sum(one.member.bit_count() >= RARE for one in first) < 20
    for ones, share in true.items():
        assert told[ones] / len(found) == pytest.approx(share / sum(true.values()), abs=0.08)
    assert len({one.member for one in found}) > 90
    assert all(one.weight == weight(one.member) for one in found)


def test_what_fits_alike_stays_as_it_was_drawn() -> None:
    rng = Random(2)
    first = [Particle(number, 1.0) for number in range(50)]
    assert sorted(anneal(first, lambda member, rng: None, rng)) == first
    assert move_particles(first, lambda member, rng: None, rng) == first


def test_a_step_leaves_half_of_the_population_telling() -> None:
    rng = Random(3)
    logs = [rng.gauss(0, 20) for _ in range(500)]
    more = find_power_step(logs, 1.0)
    assert 0 < more < 1
    assert effective_sample_size([exp(more * x) for x in logs]) == pytest.approx(250, abs=5)
    assert find_power_step([0.0] * 10, 0.3) == 0.3


def test_members_are_drawn_evenly_in_proportion_to_their_weights() -> None:
    found = Counter(resample("abc", [1.0, 2.0, 5.0], Random(4), 80))
    assert found == {"a": 10, "b": 20, "c": 50}
