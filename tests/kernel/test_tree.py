"""The search tree: it counts what it did, finds what is certain, is the same compiled and plain, refuses nonsense."""

import random
from collections.abc import Sequence

import pytest

from hlaska.kernel import jit
from hlaska.kernel import layout as at
from hlaska.kernel.acts import CLOSE
from hlaska.kernel.layout import RESULT
from hlaska.kernel.play import step, total
from hlaska.kernel.policy import MODEL, SCORE, policy_word
from hlaska.kernel.position import shut_word
from hlaska.kernel.solve import Solver, Unsolvable
from hlaska.kernel.tree import CHILD, DEPTH, ENDS, NODE, SIBLING, SolvedEnds, TerminalKey, Tree, moves_now
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


def searched(shape: Shape, iterations: int, together: int) -> tuple[Tree, list[list[int]]]:
    """A tree grown in steps of so many iterations, and the ends it came to."""
    worlds, ends = worlds_of(shape, 3), list[list[int]]()

    def settle(_world: int, words: Sequence[int]) -> list[int]:
        ends.append(list(words))
        return margins_of(words, shape.seats)

    tree = Tree(moves_now(worlds[0]), 5)
    tree.set_worlds(worlds)
    for _ in range(iterations // together):
        tree.grow(together, settle)
    return tree, ends


@pytest.mark.parametrize("shape", SEVERAL, ids=lambda shape: shape.name)
def test_every_iteration_is_played_to_its_end_and_counted_once(shape: Shape) -> None:
    tree, ends = searched(shape, 60, 20)
    samples = tree.samples()
    assert all(
        samples[move] for move in moves_now(worlds_of(shape, 1)[0])
    )  # each once before any of them twice
    me = worlds_of(shape, 1)[0][at.TURN]
    assert sorted(m for sample in samples.values() for m in sample) == sorted(
        margins_of(end, shape.seats)[me] for end in ends
    )
    assert len(ends) == 60
    assert all(end[at.DONE - RESULT] == 1 for end in ends)


@pytest.mark.parametrize("shape", SEVERAL, ids=lambda shape: shape.name)
def test_iterations_at_once_are_those_one_after_the_other(shape: Shape) -> None:
    assert searched(shape, 30, 1)[1] == searched(shape, 30, 15)[1]


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


@pytest.mark.slow
def test_in_one_world_it_comes_to_the_best_play() -> None:
    """The last three cards of two hands, ten deals: what it tries most is as good as anything."""
    shape = next(shape for shape in SHAPES if shape.name == "lizany")
    rng, right = random.Random(5), 0
    for _ in range(10):
        position, _ = shape.deal(rng)
        while position[at.TRICKS] - position[at.TRICK] > 3 or position[at.COUNT]:
            step(position, rng.choice(moves_now(position)))
        me, roots = position[at.TURN], moves_now(position)
        tree, worth = Tree(roots, 5), {}
        tree.set_worlds([position])
        tree.grow(400, lambda _world, words: margins_of(words, 2))
        tried = tree.samples()
        for action in roots:
            after = list(position)
            step(after, action)
            worth[action] = best(after, me)
        right += worth[max(tried, key=lambda action: len(tried[action]))] == max(worth.values())
    assert right == 10


# ---------------------------------------------------------------- ends that are settled alike


def settled_once(shape: Shape, frames: Sequence[int], iterations: int) -> tuple[Tree, int]:
    """A tree that knows by what ends are told apart, and how often it asked; each world pays otherwise. () for frames:
    one that does not know."""
    worlds, asked = worlds_of(shape, max(3, len(frames))), 0
    tally = [(at.WON + seat,) for seat in range(shape.seats)]
    marks = 1 << 0 | 1 << 32

    def settle(world: int, words: Sequence[int]) -> list[int]:
        nonlocal asked
        asked += 1
        last = words[at.LAST_BEST - RESULT]
        more = 5 if last >= 0 and marks >> last & 1 else 0
        before = words[at.PREV_BEST - RESULT]
        more += words[at.PREV_SEAT - RESULT] + 1 if before >= 0 and marks >> before & 1 else 0
        cards = words[at.LAST_CARD - RESULT : at.LAST_CARD - RESULT + shape.seats]
        more += sum(seat + 1 for seat, c in enumerate(cards) if c >= 0 and marks >> c & 1)
        return [more + margin + 100 * world for margin in margins_of(words, shape.seats)]

    tree = Tree(moves_now(worlds[0]), 5, terminal_key=TerminalKey(tally, marks) if frames else None)
    tree.set_worlds(worlds, frames)
    tree.grow(iterations, settle)
    return tree, asked


@pytest.mark.parametrize("shape", SEVERAL, ids=lambda shape: shape.name)
def test_ends_that_pay_the_same_are_asked_once(shape: Shape) -> None:
    told, asked = settled_once(shape, [0, 1, 2], 200)
    plain, every = settled_once(shape, (), 200)
    assert told.samples() == plain.samples()
    assert asked < every == 200
    half, more = settled_once(shape, [0, -1, 1], 200)
    assert half.samples() == plain.samples()
    assert asked < more < 200


@pytest.mark.jit
def test_more_ends_than_there_is_room_for_take_the_place_of_others() -> None:
    jit.start()
    shape = SEVERAL[0]
    told, asked = settled_once(shape, range(200), 20_000)
    assert ENDS < asked < 20_000
    plain, _ = settled_once(shape, [-1] * 200, 20_000)
    assert told.samples() == plain.samples()


# ---------------------------------------------------------------- what is known is solved


def score(end: Sequence[int]) -> tuple[int, int]:
    """One point for who reaches the target or takes the last trick, two where the other has not half of it."""
    totals = total(list(end), 0), total(list(end), 1)
    winner = next((seat for seat in (0, 1) if totals[seat] >= 66), end[at.LAST_SEAT])
    worth = 1 if totals[1 - winner] >= 33 else 2
    return (worth, 0) if winner == 0 else (0, worth)


def drawing(left: int, seed: int) -> list[int]:
    """Schnapsen with so many cards left to draw, before a lead."""
    shape = next(shape for shape in SHAPES if shape.name == "schnapsen")
    rng = random.Random(seed)
    while True:
        position, _ = shape.deal(rng)
        while not position[at.DONE] and position[at.LEFT] > left:
            step(position, rng.choice(moves_now(position)))
        if not position[at.DONE]:
            return position


def planned(seed: int, iterations: int, steps: tuple[int, ...] = ()) -> dict[int, list[int]]:
    position = drawing(2, seed)
    tree = Tree(
        moves_now(position),
        seed,
        policy=policy_word([SCORE, SCORE]),
        ends=SolvedEnds(Solver(), score, "", steps),
    )
    tree.set_worlds([position])
    tree.grow(iterations)
    return tree.samples()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_what_is_left_when_nothing_is_drawn_any_more_is_solved(seed: int) -> None:
    """With two cards to draw that everybody knows, the tree comes to what the solver says of the whole."""
    position = drawing(2, seed)
    exact = Solver().settle_moves(position, score, "")
    sign = 1 if position[at.TURN] == 0 else -1
    values = {move: sign * value for move, value in exact.items()}
    samples = planned(seed, 250)
    chosen = max(samples, key=lambda move: len(samples[move]))
    assert values[chosen] == max(values.values())
    assert len(samples[chosen]) > 1
    assert samples[chosen][-1] == values[chosen]


def test_steps_of_points_change_no_settlement() -> None:
    assert planned(1, 40) == planned(1, 40, (33, 66))


def test_what_was_closed_is_not_taken_for_known() -> None:
    """After closing the tree goes on: it knows who holds what in no world, so that it chooses in all of them alike."""
    position = drawing(6, 4)
    position[at.SHUT] = shut_word(at.ON_LEAD, 2)
    ends = SolvedEnds(Solver(), score, "")
    tree = Tree([CLOSE], 1, policy=policy_word([SCORE, SCORE]), ends=ends)
    tree.set_worlds([position])
    tree.grow(40)
    words = tree._tree.words
    depth = {0: 0}
    for node in range(words[0]):
        child = words[node * NODE + CHILD]
        while child:
            depth[child] = depth[node] + 1
            child = words[child * NODE + SIBLING]
    assert max(depth.values()) > 2


@pytest.mark.jit
@pytest.mark.nightly  # to compile it takes longer than everything else here
def test_compiled_and_plain_are_the_same() -> None:
    plain = [searched(shape, 40, 40) for shape in SEVERAL]
    known = [planned(seed, 12) for seed in range(3)]
    assert jit.start(), jit.report()
    for shape, (tree, ends) in zip(SEVERAL, plain, strict=True):
        again, others = searched(shape, 40, 40)
        assert others == ends
        assert again._tree.words == tree._tree.words
    assert [planned(seed, 12) for seed in range(3)] == known


def test_nonsense_is_refused() -> None:
    worlds = worlds_of(SEVERAL[0], 2)
    roots = moves_now(worlds[0])
    with pytest.raises(ValueError, match="not legal"):
        Tree([*roots, 63], 5).set_worlds(worlds)
    with pytest.raises(ValueError, match="not 0"):
        Tree([], 5)
    with pytest.raises(ValueError, match="sums of few words, not 40"):
        TerminalKey([(at.WON,)] * 40)
    with pytest.raises(ValueError, match="nothing tells ends"):
        Tree(roots, 5).set_worlds(worlds, [0, 0])
    with pytest.raises(ValueError, match="without a model"):
        Tree(roots, 5, policy=policy_word([MODEL]))
    lizany = worlds_of(next(shape for shape in SHAPES if shape.name == "lizany"), 1)
    tree = Tree(moves_now(lizany[0]), 5, ends=SolvedEnds(Solver(), score, ""))
    with pytest.raises(Unsolvable, match="cards are still to be drawn"):
        tree.set_worlds(lizany)
    assert DEPTH > at.STOCK_MOST + 4 * 20
