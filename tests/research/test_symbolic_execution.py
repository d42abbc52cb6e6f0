"""Symbolic execution: what is kept of a function is what it returns for any numbers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hlaska.kernel.batch.settling import UNKNOWN
from hlaska.research.batch.decision_trees import DecisionTrees
from hlaska.research.batch.symbolic_execution import Path, evaluate


def pay(bid: Any, meld: Any, points: Any) -> tuple[Any, Any]:
    """A settlement in small."""
    if points and meld + points >= bid:
        return 2 * meld + points - 3, max(0, 7 - points)
    return -bid, (1 if meld == points else 0) + (4 if not bid < 10 else 0)


def test_leaves_pay_what_the_function_pays() -> None:
    rng, trees, leaves = Random(1), DecisionTrees(4), list[Any]()
    tree = trees.plant()
    for _ in range(3000):
        values = [rng.randrange(25), rng.randrange(12), rng.randrange(12)]
        leaf = trees.find(tree, values)
        if leaf == UNKNOWN:
            path = Path(values)
            leaf = len(leaves)
            leaves.append([path.terms(paid) for paid in pay(*path.symbols())])
            trees.add(tree, path, leaf)
            assert trees.find(tree, values) == leaf
        assert tuple(evaluate(terms, values) for terms in leaves[leaf]) == pay(*values)
    assert len(leaves) < 12


def test_a_function_without_comparisons_has_one_leaf() -> None:
    trees, path = DecisionTrees(3), Path([3, 4])
    tree = trees.plant()
    one, other = path.symbols()
    assert path.terms(one - 2 * other + 5) == (1, -2, 5)
    assert path.terms(8 - one) == (-1, 0, 8)
    assert 3 * path.symbols()[0] - one - one - one == 0
    assert not path.comparisons
    trees.add(tree, path, 6)
    assert trees.find(tree, [100, -1]) == 6


def test_equal_symbols_are_no_key() -> None:
    path = Path([1])
    (one,), (other,) = path.symbols(), path.symbols()
    assert hash(one) != hash(other)


def test_a_quotient_is_a_further_number() -> None:
    path = Path([17, 4], 1)
    one, other = path.symbols()
    tens = (one + 5) // 10
    assert path.values == [17, 4, 2]
    assert path.terms(tens * 10 + other) == (0, 1, 10, 0)
    assert path.terms((10 * tens + 5) // 10) == path.terms((one + 5) // 10) == path.terms(tens)
    with pytest.raises(TypeError, match="there are 1 quotients already"):
        other // 3
    assert list(path.steps.values()) == [True]


def test_the_amount_of_a_symbol_goes_one_way() -> None:
    path = Path([-3])
    assert path.terms(abs(path.symbols()[0])) == (-1, 0)
    assert list(path.comparisons.values()) == [True]


@pytest.mark.parametrize(
    "use", [lambda n: n * n, lambda n: n // 2, lambda n: [0, 1][n], lambda n: 1 << n, range]
)
def test_what_is_no_sum_is_refused(use: Any) -> None:
    with pytest.raises(TypeError):
        use(Path([1]).symbols()[0])
