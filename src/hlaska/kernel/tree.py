"""Searches by a tree over information sets for the cards of a play.

`hlaska.bots.evaluation.information_set_trees` and `hlaska.bots.baselines.ismcts` search by it.

`Tree` is the way in. Each iteration goes down the tree in one world among the actions that are possible in it, adds one
node and plays on by a policy. What the end brings is asked of the caller, once for ends that pay the same
(`TerminalKey`); or (`SolvedEnds`), in a play for two that ends at a target, read from the ends that the solver knows;
there nothing is played on once no card is left to draw: what is left is solved. In one world all is known from there
on; but where the stock was closed it is not, and the tree goes on.

Cowling, Powley and Whitehouse 2012, the variant with one tree from the searching seat's sight: a node knows how often
its action could have been chosen, and the bound of its worth reads that instead of the visits of its parent.
"""

from collections.abc import Callable, Hashable, Sequence
from math import log, sqrt
from typing import Any, Final, NamedTuple

from hlaska.kernel.acts import list_acts, move
from hlaska.kernel.bits import lowest
from hlaska.kernel.dealing import STATE, WORK
from hlaska.kernel.jit import MASK63, Buffer, Words, at, hot, rule
from hlaska.kernel.layout import (
    CLOSER,
    DONE,
    LAST_BEST,
    LAST_CARD,
    LEFT,
    NONE,
    POSITION_WORDS,
    PREV_BEST,
    PREV_SEAT,
    RESULT,
    SEATS,
    TURN,
)
from hlaska.kernel.play import DECLARED, legal_now, pairs_now
from hlaska.kernel.policy import MODEL, mix, next_random, random_below
from hlaska.kernel.rollout import check_moves, check_position, check_stock, play_out
from hlaska.kernel.solve import ENTRY_VALUE, Payoff, Solver, TooLong, solve
from hlaska.kernel.solve_ends import end_of_two, look_up_end
from hlaska.kernel.solve_keys import mix_in
from hlaska.kernel.solve_layout import GAVE_UP, HALT, STEPS

# words of a node; the root is node 0, which is nobody's child, so that 0 also says that there is none
ACTION, SEAT, CHILD, SIBLING, VISITS, OPEN, TOTAL = range(7)
NODE = 8
MOVES = WORK  # [most 64] in the working words: the actions possible now, and with MOST from there the child of each
MOST = 64
KEY = MOVES + 2 * MOST  # [most 32] there, too, what tells an end from others
KEY_MOST = 32
WORKING = KEY + KEY_MOST
DEPTH = 512  # no play of the group has so many actions
WORLD = POSITION_WORDS + 1  # of a world: the position, and the number of its frame, -1: each end is asked

# words of what is known of ends: by what they are told apart, and a table of those that have been settled
MARKS = 0  # mask of the cards whose place in the last two tricks counts
GROUPS = 1  # how many sums of words count, then of each how many words, and which
TABLE = 128
ENDS = 2_048  # entries of the table: a key, of which the frame's number and one comes first, and what is paid
PROBES = 8  # places in which an end may stand
PAID = KEY_MOST
ENTRY = PAID + 4

# words that say how a search stands
NUMBER = 0  # iterations done
WANTED = 1  # and to be done
TRODDEN = 2  # nodes on the way of the iteration in progress, -1: none is
GIVEN = 3  # 1: what its end brings each seat stands from MARGINS on
MARGINS = 4
SUM, SQUARES = 8, 9  # of the margins that the seat on turn at the root has seen
EXPLORE = 10  # how far doubt goes, in thousandths of their deviation
POLICY, NOISE = 11, 12
SOLVING = 13  # 1: ends are those the solver knows
WORLDS, ROOTS = 14, 15  # how many there are
LUCK = 16  # the state of the generator
SLOT = 17  # where the end that was met is to be noted, 0: nowhere
STANDING = 18

FINISHED, UNSETTLED = 0, 1
EXPLORED: Final = 2_000


@rule
def list_actions(b: Words, w: Words) -> int:
    """Write the actions of the seat to move from MOVES on, and say how many.

    Acts come first, then cards, a marriage both declared and not.
    """
    n = list_acts(b, w, MOVES)
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
def find_children(t: Words, w: Words, node: int, n: int) -> int:
    """Find the children of ``node`` for ``n`` actions, and count those without one.

    Counts also that they could be chosen.
    """
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
def add_child(t: Words, w: Words, node: int, n: int, which: int, seat: int) -> int:
    """Add a child of ``node`` for action ``which`` of those without one."""
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
def select_child(t: Words, w: Words, n: int, reach: float) -> int:
    """Return the child with the highest upper confidence bound; ``reach``: how far doubt goes."""
    best, most = 0, 0.0
    for i in range(n):
        child = w[MOVES + MOST + i]
        at_child = child * NODE
        doubt = sqrt(log(t[at_child + OPEN] + 1.0) / t[at_child + VISITS])
        bound = t[at_child + TOTAL] / t[at_child + VISITS] + reach * doubt
        if best == 0 or bound > most:
            best, most = child, bound
    return best


@rule
def go_down(t: Words, b: Words, w: Words, p: Words, own: Words, h: Words) -> int:
    """Go from the root to a new node, an end, or where all is known.

    The nodes on the way are left in ``p``, and their number is returned. At the root only the actions ``own`` are
    tried.
    """
    number = max(1, h[NUMBER])
    mean = h[SUM] / number
    reach = h[EXPLORE] / 1000.0 * sqrt(max(0.0, h[SQUARES] / number - mean * mean))
    node = 0
    steps = 0
    fresh = 0
    while b[DONE] == 0 and fresh == 0:
        n = h[ROOTS]
        if steps == 0:
            for i in range(n):
                w[MOVES + i] = own[i]
        elif h[SOLVING] and b[LEFT] == 0 and b[CLOSER] == NONE:
            break
        else:
            n = list_actions(b, w)
        if n == 0:
            break
        fresh = find_children(t, w, node, n)
        if fresh:
            w[STATE] = next_random(w[STATE])
            node = add_child(t, w, node, n, random_below(w[STATE], fresh), b[TURN])
        else:
            node = select_child(t, w, n, reach)
        p[steps] = node
        steps += 1
        move(b, t[node * NODE + ACTION])
    return steps


@rule
def count_in(t: Words, p: Words, h: Words, options: Words) -> None:
    """Count what an end brought. Each node counts the margin of the seat that chose it."""
    for i in range(h[TRODDEN]):
        node = p[i] * NODE
        margin = h[MARGINS + t[node + SEAT]]
        t[node + VISITS] += 1
        t[node + TOTAL] += margin
    own = h[MARGINS + t[p[0] * NODE + SEAT]]
    h[SUM] += own
    h[SQUARES] += own * own
    options[2 * h[NUMBER]] = p[0]
    options[2 * h[NUMBER] + 1] = own


@rule
def write_key(b: Words, w: Words, k: Words, frame: int) -> int:
    """Write what tells the end at ``b`` from others of its ``frame``; count words. It is written from KEY on."""
    w[KEY] = frame + 1
    n = 1
    at_term = GROUPS + 1
    for _ in range(k[GROUPS]):
        words = k[at_term]
        total = 0
        for i in range(words):
            total += b[k[at_term + 1 + i]]
        at_term += 1 + words
        w[KEY + n] = total
        n += 1
    marks = k[MARKS]
    if marks:
        for seat in range(b[SEATS] + 2):
            word = LAST_CARD + seat
            if seat >= b[SEATS]:
                word = LAST_BEST if seat == b[SEATS] else PREV_BEST
            card = b[word]
            w[KEY + n] = card if card >= 0 and (marks >> card) & 1 else NONE
            n += 1
        w[KEY + n] = b[PREV_SEAT] if w[KEY + n - 1] >= 0 else NONE
        n += 1
    return n


@rule
def find_slot(w: Words, k: Words, n: int) -> int:
    """Return where the end with this key is known, or is to be noted. The key has ``n`` words from KEY on."""
    key = n
    for i in range(n):
        key = mix_in(key, w[KEY + i] & MASK63)
    first = TABLE + (key & (ENDS - 1)) * ENTRY
    for probe in range(PROBES):
        slot = TABLE + ((key + probe) & (ENDS - 1)) * ENTRY
        if k[slot] == 0:
            return slot
        same = 1
        for i in range(n):
            if k[slot + i] != w[KEY + i]:
                same = 0
        if same:
            return slot
    k[first] = 0
    return first


@rule
def has_known_end(b: Words, w: Words, k: Words, h: Words, frame: int) -> bool:
    """Tell whether the end at ``b`` is known; then it stands from MARGINS on."""
    h[SLOT] = 0
    if frame < 0:
        return False
    slot = find_slot(w, k, write_key(b, w, k, frame))
    if k[slot] == 0:
        h[SLOT] = slot
        return False
    for seat in range(b[SEATS]):
        h[MARGINS + seat] = k[slot + PAID + seat]
    return True


@rule
def note_end(w: Words, k: Words, h: Words) -> None:
    """Note what the end brings that has been settled."""
    slot = h[SLOT]
    for i in range(KEY_MOST):
        k[slot + i] = w[KEY + i]
    for seat in range(4):
        k[slot + PAID + seat] = h[MARGINS + seat]
    h[SLOT] = 0


@hot
def grow(
    worlds: Any, roots: Any, tree: Any, path: Any, results: Any, board: Any, work: Any, model: Any, solver: Any,
    leaf: Any, value: Any, known: Any, standing: Any,
) -> int:  # fmt: skip
    """Iterate until done, or until an end is met that nobody has settled (UNSETTLED).

    The end is that of ``board``, or while ``SOLVING`` the one that ``solver`` names. Then it goes on where it was.
    """
    r, own, t, p, options = at(worlds), at(roots), at(tree), at(path), at(results)
    b, w, m, s, e, v = at(board), at(work), at(model), at(solver), at(leaf), at(value)
    k, h = at(known), at(standing)
    while h[NUMBER] < h[WANTED]:
        if h[TRODDEN] < 0:
            first = h[NUMBER] % h[WORLDS] * WORLD
            for i in range(POSITION_WORDS):
                b[i] = r[first + i]
            h[LUCK] = next_random(h[LUCK])
            w[STATE] = mix(h[LUCK])
            h[TRODDEN] = go_down(t, b, w, p, own, h)
            play_out(b, w, h[POLICY], h[NOISE], -1, m, h[SOLVING])
        if h[GIVEN]:
            if h[SLOT]:
                note_end(w, k, h)
        elif h[SOLVING] == 0:
            if not has_known_end(b, w, k, h, r[h[NUMBER] % h[WORLDS] * WORLD + POSITION_WORDS]):
                return UNSETTLED
        else:
            s[HALT] = 0
            if b[DONE]:
                v[0] = look_up_end(s, end_of_two(b, s[STEPS]))
            else:
                for i in range(POSITION_WORDS):
                    e[i] = b[i]
                solve(solver, leaf, 0, 1, value, 0, ENTRY_VALUE, 0, value)
            if s[HALT]:
                return UNSETTLED
            h[MARGINS], h[MARGINS + 1] = v[0], -v[0]
        count_in(t, p, h, options)
        h[NUMBER] += 1
        h[TRODDEN] = -1
        h[GIVEN] = 0
    return FINISHED


# ---------------------------------------------------------------- the way in

Settle = Callable[[int, Sequence[int]], Sequence[int]]
"""What each seat gets more than the others, in whole numbers, of an end: the number of its world, and the words of the
end from RESULT on."""


def moves_now(position: Sequence[int]) -> list[int]:
    """Return the kernel's actions of the seat to move, as a tree tries them."""
    check_position(position)
    work = [0] * (MOVES + 2 * MOST)
    return work[MOVES : MOVES + list_actions(list(position), work)]


class SolvedEnds(NamedTuple):
    """Settles by a solver the ends of a play that ends at a target.

    The play is for two. ``payoff`` is asked for each end once; ``frame`` names all that this reads beside the end and
    the steps of points (`Solver.settle`).
    """

    solver: Solver
    payoff: Payoff
    frame: Hashable
    steps: tuple[int, ...] = ()


class TerminalKey:
    """Holds what is known of ends that the caller settles.

    Ends of one frame that are settled alike agree in the sums of words of the ``tally``. They agree in the place of the
    cards of ``marks`` in the last two tricks, too. It is for trees of one thread whose frames are numbered alike.

    Raises ValueError for more words than there is room for.
    """

    def __init__(self, tally: Sequence[Sequence[int]], marks: int = 0) -> None:
        terms = [marks, len(tally), *(word for group in tally for word in (len(group), *group))]
        if len(terms) > TABLE or len(tally) + 8 > KEY_MOST:
            raise ValueError(f"ends are told apart by {KEY_MOST - 8} sums of few words, not {len(tally)}")
        self.buffer = Buffer(TABLE + ENDS * ENTRY)
        self.buffer.put(terms)


class Tree:
    """Grows a tree for one decision.

    roots: the first actions compared, possible in all its worlds.
    seed: of its chance.
    policy, noise: of what is played on, as `Playouts.run` has them.
    explore: how far doubt goes, in thousandths of the deviation of what it brings.
    ends: None where the caller settles.
    terminal_key: None where the caller settles every end by itself.

    Raises ValueError for roots that cannot be.
    """

    def __init__(
        self,
        roots: Sequence[int],
        seed: int,
        *,
        policy: int = 0,
        noise: int = 0,
        explore: int = EXPLORED,
        ends: SolvedEnds | None = None,
        terminal_key: TerminalKey | None = None,
    ) -> None:
        if not 0 < len(roots) <= MOST:
            raise ValueError(f"1 to {MOST} first actions can be compared, not {len(roots)}")
        if any(policy >> 4 * seat & 15 == MODEL for seat in range(4)):
            raise ValueError("a tree plays on without a model")
        self.roots, self.ends = tuple(roots), ends
        self._worlds, self._roots = Buffer(1), Buffer(len(roots))
        self._roots.put(roots)
        self._tree, self._results, self._path = Buffer(NODE), Buffer(1), Buffer(DEPTH)
        self._tree.put([1])
        self._board, self._work, self._model = Buffer(POSITION_WORDS), Buffer(WORKING), Buffer(1)
        self._solver = ends.solver.board if ends else Buffer(1)
        self._leaf, self._value, self._standing = Buffer(POSITION_WORDS), Buffer(1), Buffer(STANDING)
        self._told = terminal_key
        self._known = terminal_key.buffer if terminal_key else Buffer(1)
        words = self._standing.words
        words[TRODDEN], words[EXPLORE], words[ROOTS] = -1, explore, len(roots)
        words[POLICY], words[NOISE], words[SOLVING] = policy, noise, int(ends is not None)
        words[LUCK] = mix(seed & MASK63)

    def set_worlds(self, worlds: Sequence[Sequence[int]], frames: Sequence[int] = ()) -> None:
        """Set the worlds of the iterations to come, met in turn.

        They are positions with everything known in them, the same seat to move in each. ``frames``: for each world the
        number of all that settling reads beside the end; -1: every end of it is asked; () the same for all. Raises
        ValueError for a world that cannot be, or cannot be settled.
        """
        if max(frames, default=NONE) >= 0 and self._told is None:
            raise ValueError("nothing tells ends of one frame apart")
        for position in worlds:
            check_position(position)
            check_stock(position, 0)
            check_moves(position, self.roots)
        if self.ends:
            self.ends.solver.begin(worlds, self.ends.frame, steps=self.ends.steps)
        self._worlds = enlarge(self._worlds, len(worlds) * WORLD)
        for i, (position, frame) in enumerate(zip(worlds, frames or [NONE] * len(worlds), strict=True)):
            self._worlds.put([*position, frame], i * WORLD)
        self._standing.words[WORLDS] = len(worlds)

    def grow(self, iterations: int, settle: Settle | None = None) -> None:
        """Run so many iterations more; ``settle`` where there are no `SolvedEnds`. Raises `TooLong`."""
        words = self._standing.words
        words[WANTED] = words[NUMBER] + iterations
        self._tree = enlarge(self._tree, (words[WANTED] + 1) * NODE)
        self._results = enlarge(self._results, 2 * words[WANTED])
        while grow(
            self._worlds, self._roots, self._tree, self._path, self._results, self._board, self._work, self._model,
            self._solver, self._leaf, self._value, self._known, self._standing,
        ):  # fmt: skip
            self._settle(settle)

    def _settle(self, settle: Settle | None) -> None:
        """Find out what the end that was met brings."""
        words = self._standing.words
        if self.ends is None and settle is not None:
            world = words[NUMBER] % words[WORLDS]
            self._standing.put(settle(world, self._board.words[RESULT:]), MARGINS)
            words[GIVEN] = 1
        elif self.ends is None or self._solver.words[HALT] == GAVE_UP:  # nobody settles
            raise TooLong("what is left once nothing is drawn was not solved")
        else:
            self.ends.solver.learn(self._board.words, self.ends.payoff)

    def margins(self, begun: int) -> list[int]:
        """Return what each iteration from number ``begun`` on brought the seat to move."""
        return list(self._results.words[2 * begun + 1 : 2 * self._standing.words[NUMBER] : 2])

    def samples(self) -> dict[int, list[int]]:
        """Return what each iteration brought the seat to move, by first action.

        It is [] for one that has not been tried.
        """
        found: dict[int, list[int]] = {action: [] for action in self.roots}
        for i in range(0, 2 * self._standing.words[NUMBER], 2):
            node, margin = self._results.words[i : i + 2]
            found[self._tree.words[node * NODE + ACTION]].append(margin)
        return found


def enlarge(buffer: Buffer, size: int) -> Buffer:
    """Return the buffer, or one of twice the size at least with the same words."""
    if buffer.size >= size:
        return buffer
    made = Buffer(max(size, 2 * buffer.size))
    made.put(buffer.words)
    return made
