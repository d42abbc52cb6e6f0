"""A search tree over information sets for the cards of a play, one iteration a call (`hlaska.bots.ismcts`).

`Tree` is the way in. Each iteration goes down the tree in one world among the actions that are possible in it, adds one
node and plays the rest at random; then the caller says what the end brought each seat. `jit.MODULES` does not name this
module: only who asks for a tree has it compiled.

Cowling, Powley and Whitehouse 2012, the variant with one tree from the searching seat's sight: a node knows how often
its action could have been chosen, and the bound of its worth reads that instead of the visits of its parent.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, NamedTuple

from hlaska.kernel.acts import CLOSE, DRAW, EXCHANGE, LAY, can_close, can_exchange, can_lay, move
from hlaska.kernel.bits import lowest
from hlaska.kernel.dealing import STATE, WORK
from hlaska.kernel.jit import Buffer, Words, at, hot, rule
from hlaska.kernel.laying import NOTHING
from hlaska.kernel.layout import COUNT, DONE, LEFT, POSITION_WORDS, RESULT, TURN, WAIT
from hlaska.kernel.play import DECLARED, legal_now, pairs_now
from hlaska.kernel.policy import below, mix, next_random
from hlaska.kernel.rollout import check_moves, check_position, check_stock, play_out

# words of a node; the root is node 0, which is nobody's child, so that 0 also says that there is none
ACTION, SEAT, CHILD, SIBLING, VISITS, OPEN, TOTAL, WINS = range(8)
NODE = 8
MOVES = WORK  # [most 64] in the working words: the actions possible now, and with MOST from there the child of each
MOST = 64
DEPTH = 512  # no play of the group has so many actions


@rule
def offered(b: Words, w: Words) -> int:
    """Write the actions of the seat to move from MOVES on, and say how many: before a lead acts (of combinations the
    best one), then cards, a marriage both declared and not."""
    n = 0
    if b[LEFT] > 0 and b[COUNT] == 0:
        lay = can_lay(b)
        if lay != NOTHING:
            w[MOVES] = LAY + lay
            n = 1
        if can_exchange(b):
            w[MOVES + n] = EXCHANGE
            n += 1
        if can_close(b):
            w[MOVES + n] = CLOSE
            n += 1
        if b[WAIT]:
            w[MOVES + n] = DRAW
            n += 1
    mask = legal_now(b)[0]
    pairs = pairs_now(b) & mask
    while mask:
        card = lowest(mask)
        w[MOVES + n] = card
        n += 1
        if (pairs >> card) & 1:
            w[MOVES + n] = card | DECLARED
            n += 1
        mask &= mask - 1
    return n


@rule
def met(t: Words, w: Words, node: int, n: int) -> int:
    """Find the children of ``node`` for the ``n`` actions possible, count that they could be chosen, and say how many
    actions have none yet."""
    fresh = n
    for i in range(n):
        w[MOVES + MOST + i] = 0
    child = t[node * NODE + CHILD]
    while child:
        for i in range(n):
            if w[MOVES + i] == t[child * NODE + ACTION]:
                w[MOVES + MOST + i] = child
                t[child * NODE + OPEN] += 1
                fresh -= 1
        child = t[child * NODE + SIBLING]
    return fresh


@rule
def grown(t: Words, w: Words, node: int, n: int, which: int, seat: int) -> int:
    """A new child of ``node`` for the action that is number ``which`` of those without one."""
    i = 0
    while w[MOVES + MOST + i] or which:
        if w[MOVES + MOST + i] == 0:
            which -= 1
        i += 1
    child = t[0]  # the root's action is no action: it counts the nodes
    t[0] += 1
    for word in range(NODE):
        t[child * NODE + word] = 0
    t[child * NODE + ACTION] = w[MOVES + i]
    t[child * NODE + SEAT] = seat
    t[child * NODE + SIBLING] = t[node * NODE + CHILD]
    t[node * NODE + CHILD] = child
    return child


@rule
def promising(t: Words, w: Words, n: int, reach: int) -> int:
    """The child with the highest upper confidence bound; ``reach``: how far doubt goes, in thousandths of a margin."""
    best, most = 0, 0.0
    for i in range(n):
        child = w[MOVES + MOST + i]
        at_child = child * NODE
        doubt = sqrt(log(t[at_child + OPEN] + 1.0) / t[at_child + VISITS])
        bound = t[at_child + TOTAL] / t[at_child + VISITS] + reach / 1000.0 * doubt
        if best == 0 or bound > most:
            best, most = child, bound
    return best


@hot
def descend(
    worlds: Any, index: int, tree: Any, roots: Any, n_roots: int, reach: int, seed: int, path: Any, board: Any,
    work: Any, model: Any,
) -> int:  # fmt: skip
    """One iteration in world number ``index``: the end it comes to is left in ``board``, the nodes on its way in
    ``path``, and their number is returned. At the root only ``roots`` are tried."""
    r, t, b, w, p, m, own = at(worlds), at(tree), at(board), at(work), at(path), at(model), at(roots)
    for i in range(POSITION_WORDS):
        b[i] = r[index * POSITION_WORDS + i]
    w[STATE] = mix(seed)
    node = 0
    steps = 0
    fresh = 0
    while b[DONE] == 0 and fresh == 0:
        n = n_roots
        if steps == 0:
            for i in range(n_roots):
                w[MOVES + i] = own[i]
        else:
            n = offered(b, w)
        if n == 0:
            break
        fresh = met(t, w, node, n)
        if fresh:
            w[STATE] = next_random(w[STATE])
            node = grown(t, w, node, n, below(w[STATE], fresh), b[TURN])
        else:
            node = promising(t, w, n, reach)
        p[steps] = node
        steps += 1
        move(b, t[node * NODE + ACTION])
    play_out(b, w, 0, 0, -1, m, 0)
    return steps


@hot
def learn(tree: Any, path: Any, steps: int, margins: Any) -> int:
    """Count what an end brought: each node by the margin of the seat that chose it. Returns the number of nodes."""
    t, p, m = at(tree), at(path), at(margins)
    count: int = t[0]
    for i in range(steps):
        node = p[i] * NODE
        margin = m[t[node + SEAT]]
        t[node + VISITS] += 1
        t[node + TOTAL] += margin
        if margin > 0:
            t[node + WINS] += 1
    return count


# ---------------------------------------------------------------- the way in


def moves_now(position: Sequence[int]) -> list[int]:
    """The actions of the kernel that the seat to move may take, as a tree tries them."""
    check_position(position)
    work = [0] * (MOVES + 2 * MOST)
    return work[MOVES : MOVES + offered(list(position), work)]


class Tried(NamedTuple):
    """What is known of a first action: how often it was taken, what that brought its seat in all, how often a gain."""

    visits: int
    total: int
    wins: int


class Tree:
    """A tree for one decision. ``worlds``: positions with everything known in them, the same seat to move in each;
    ``roots``: the first actions compared, possible in all of them; ``iterations``: room for so many.

    Raises ValueError for a position or an action that cannot be.
    """

    def __init__(self, worlds: Sequence[Sequence[int]], roots: Sequence[int], iterations: int) -> None:
        for position in worlds:
            check_position(position)
            check_stock(position, 0)
            check_moves(position, roots)
        if not 0 < len(roots) <= MOST:
            raise ValueError(f"1 to {MOST} first actions can be compared, not {len(roots)}")
        self.roots, self.room, self.count = tuple(roots), iterations, len(worlds)
        self._worlds, self._roots = Buffer(len(worlds) * POSITION_WORDS), Buffer(len(roots))
        for i, position in enumerate(worlds):
            self._worlds.put(position, i * POSITION_WORDS)
        self._roots.put(roots)
        self._tree, self._path = Buffer((iterations + 1) * NODE), Buffer(DEPTH)
        self._tree.put([1])
        self._board, self._work = Buffer(POSITION_WORDS), Buffer(MOVES + 2 * MOST)
        self._margins, self._model = Buffer(4), Buffer(1)
        self._steps = 0

    def descend(self, index: int, reach: int, seed: int) -> Sequence[int]:
        """Begin an iteration in world ``index``; the words from RESULT on of the end it comes to. ``reach``: how far
        doubt goes, in thousandths of a margin."""
        if not 0 <= index < self.count:
            raise IndexError(f"world {index} of {self.count}")
        if self._tree.words[0] > self.room:
            raise ValueError(f"this tree has room for {self.room} iterations")
        self._steps = descend(
            self._worlds, index, self._tree, self._roots, len(self.roots), reach, seed & 0x7FFF_FFFF_FFFF_FFFF,
            self._path, self._board, self._work, self._model,
        )  # fmt: skip
        return self._board.words[RESULT:]

    def learn(self, margins: Sequence[int]) -> None:
        """End the iteration: what its end brought each seat."""
        self._margins.put(margins)
        learn(self._tree, self._path, self._steps, self._margins)
        self._steps = 0

    def tried(self) -> dict[int, Tried]:
        """What is known of the first actions that have been taken."""
        t, found = self._tree.words, dict[int, Tried]()
        node = t[CHILD]
        while node:
            words = t[node * NODE : (node + 1) * NODE]
            found[words[ACTION]] = Tried(words[VISITS], words[TOTAL], words[WINS])
            node = words[SIBLING]
        return found
