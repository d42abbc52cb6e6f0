"""The search tree: it counts what it did, finds what is certain, is the same compiled and plain, refuses nonsense."""

import random
from collections.abc import Sequence

import pytest

from hlaska.kernel import jit
from hlaska.kernel import layout as at
from hlaska.kernel.layout import RESULT
from hlaska.kernel.play import step
from hlaska.kernel.tree import DEPTH, Tree, moves_now
from tests.kernel.shapes import SHAPES, Shape

SEVERAL = [shape for shape in SHAPES if shape.name in {"marias", "schnapsen", "pinochle"}]


def worlds_of(shape: Shape, count: int) -> list[list[int]]:
    """Positions in which the seat to move holds the same cards, the others have changed theirs around."""
    rng = random.Random(shape.name)
    first, _ = shape.deal(rng)
    worlds = [first]
    while len(worlds) < count:
        made = list(first)
        hands = [at.HANDS + 4 * seat for seat in range(made[at.SEATS]) if seat != made[at.TURN]]
        kept = [made[hand : hand + 4] for hand in hands]
        rng.shuffle(kept)
        for hand, words in zip(hands, kept, strict=True):
            made[hand : hand + 4] = words
        worlds.append(made)
    return worlds


def margins_of(words: Sequence[int], seats: int) -> list[int]:
    won = [words[at.WON - RESULT + seat] for seat in range(seats)]
    return [won[seat] * seats - sum(won) for seat in range(seats)]


def searched(shape: Shape, iterations: int) -> tuple[Tree, list[list[int]]]:
    worlds = worlds_of(shape, 3)
    tree = Tree(worlds, moves_now(worlds[0]), iterations)
    ends = []
    for number in range(iterations):
        words = tree.descend(number % 3, 5_000, number)
        ends.append(list(words))
        tree.learn(margins_of(words, shape.seats))
    return tree, ends


@pytest.mark.parametrize("shape", SEVERAL, ids=lambda shape: shape.name)
def test_every_iteration_is_played_to_its_end_and_counted_once(shape: Shape) -> None:
    tree, ends = searched(shape, 60)
    tried = tree.tried()
    roots = moves_now(worlds_of(shape, 1)[0])
    assert set(tried) == set(roots)  # each once before any of them twice
    assert sum(one.visits for one in tried.values()) == 60
    assert all(0 <= one.wins <= one.visits for one in tried.values())
    assert all(end[at.DONE - RESULT] == 1 for end in ends)


def best(position: list[int], me: int) -> int:
    """What seat ``me`` takes more than the other in the end, with all cards open and both at their best."""
    if position[at.DONE]:
        return position[at.WON + me] - position[at.WON + 1 - me]
    values = []
    for action in moves_now(position):
        after = list(position)
        step(after, action)
        values.append(best(after, me))
    return max(values) if position[at.TURN] == me else min(values)


def test_in_one_world_it_comes_to_the_best_play() -> None:
    """The last three cards of two hands, ten deals: what it tries most is as good as anything."""
    shape = next(shape for shape in SHAPES if shape.name == "lizany")
    rng, right = random.Random(5), 0
    for _ in range(10):
        position, _ = shape.deal(rng)
        while position[at.TRICKS] - position[at.TRICK] > 3 or position[at.COUNT]:
            step(position, rng.choice(moves_now(position)))
        me, roots = position[at.TURN], moves_now(position)
        tree = Tree([position], roots, 400)
        for number in range(400):
            tree.learn(margins_of(tree.descend(0, 3_000, number), 2))
        tried, worth = tree.tried(), {}
        for action in roots:
            after = list(position)
            step(after, action)
            worth[action] = best(after, me)
        right += worth[max(tried, key=lambda action: tried[action].visits)] == max(worth.values())
    assert right == 10


@pytest.mark.jit
@pytest.mark.nightly  # to compile it takes longer than everything else here
def test_compiled_and_plain_are_the_same() -> None:
    plain = [searched(shape, 40) for shape in SEVERAL]
    assert jit.start(("hlaska.kernel.tree",)), jit.report()
    for shape, (tree, ends) in zip(SEVERAL, plain, strict=True):
        again, others = searched(shape, 40)
        assert others == ends
        assert again._tree.words == tree._tree.words


def test_nonsense_is_refused() -> None:
    worlds = worlds_of(SEVERAL[0], 2)
    roots = moves_now(worlds[0])
    with pytest.raises(ValueError, match="not legal"):
        Tree(worlds, [*roots, 63], 5)
    with pytest.raises(ValueError, match="not 0"):
        Tree(worlds, [], 5)
    tree = Tree(worlds, roots, 1)
    with pytest.raises(IndexError, match="world 2 of 2"):
        tree.descend(2, 0, 1)
    tree.learn(margins_of(tree.descend(0, 0, 1), SEVERAL[0].seats))
    with pytest.raises(ValueError, match="room for 1"):
        tree.descend(0, 0, 1)
    assert DEPTH > at.STOCK_MOST + 4 * 20
