"""Keys of several words, looked up as compiled code does."""

from __future__ import annotations

from random import Random

from hlaska.kernel.batch.keys import FREE, find_value
from hlaska.kernel.batch.tables import Index


def look_up(index: Index, key: tuple[int, ...]) -> int:
    return find_value(index.buffer.words, list(key), index.words, index.size)


def random_keys(words: int, count: int, seed: int) -> list[tuple[int, ...]]:
    """Keys whose words lie close together or far apart, all different."""
    rng = Random(seed)
    keys = {
        tuple(rng.choice((rng.randrange(4), rng.getrandbits(62))) for _ in range(words)) for _ in range(count)
    }
    return sorted(keys)


def test_every_key_has_its_value_and_no_other_key_has_one() -> None:
    index, keys = Index(3), random_keys(3, 700, 1)
    for value, key in enumerate(keys[:500]):
        assert look_up(index, key) == FREE
        index.put(key, value)
    assert len(index) == 500
    assert index.size >= 1000
    assert [look_up(index, key) for key in keys[:500]] == list(range(500))
    assert {look_up(index, key) for key in keys[500:]} == {FREE}


def test_a_key_can_be_given_another_value() -> None:
    index = Index(2)
    index.put((7, 8), 1)
    index.put((7, 8), 2)
    assert (len(index), look_up(index, (7, 8)), index.get((7, 8))) == (1, 2, 2)


def test_longer_keys_keep_the_values_of_shorter_ones() -> None:
    index, keys = Index(2), random_keys(2, 100, 2)
    for value, key in enumerate(keys):
        index.put(key, value)
    index.widen(4)
    assert [look_up(index, (*key, 0, 0)) for key in keys] == list(range(len(keys)))
    assert look_up(index, (*keys[0], 0, 1)) == FREE
