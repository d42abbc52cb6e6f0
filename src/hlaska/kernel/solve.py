"""Solves exactly what a position is worth with all cards open and everybody's best play.

`Solver` is the way in. It owns the buffer of one thread, checks what compiled code would read unchecked, and answers
for any position of the kernel: the value, whether it is at least so much, and the value of every card. Where cards are
still to be drawn it sees their order, and draws, exchanges and closes as well.
What counts is a `Goal` (whose points, who wants them high) or the settlement of a game that ends at a target, where
the payoff of each end that the search comes to is asked of the engine, once, and kept.
"""

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise
from time import process_time
from typing import Any, Final, NamedTuple

from hlaska.kernel.acts import acts_now
from hlaska.kernel.bits import cards_of, popcount
from hlaska.kernel.jit import Buffer, at, enlarge, hot
from hlaska.kernel.layout import (
    ABOVE,
    AUTO,
    COUNT,
    DONE,
    EARLY,
    HANDS,
    LAST_POINTS,
    LAYERS,
    LAYS,
    LEADER,
    LEFT,
    NO_TRUMP,
    PAIR_POINTS,
    PAIR_TRUMP,
    PAIRS,
    POINTS,
    POSITION_WORDS,
    SEATS,
    SIDE,
    STOP,
    TARGET,
    TRICK,
    TRICK_POINTS,
    TRICKS,
    TURN,
    WON,
)
from hlaska.kernel.play import DECLARED, couples, legal_now, pairs_now
from hlaska.kernel.rollout import check_moves, check_position, check_stock
from hlaska.kernel.solve_ends import MOST_MARKS, final, final_of_sides
from hlaska.kernel.solve_guess import guess_value
from hlaska.kernel.solve_keys import (
    card_by_strength,
    count_points,
    make_salt,
    mix_in,
    order_by_strength,
    set_apart,
)
from hlaska.kernel.solve_layout import (
    COUNTED,
    ENDS,
    ENDS_BITS,
    FRAME,
    FRAMES,
    GAIN,
    GAVE_UP,
    HALT,
    HIGH,
    LIMIT,
    MARKS,
    MOST,
    MOVE,
    NODES,
    OUTCOME,
    SIDES,
    SOLVER,
    STEPS,
    TALLY,
    TWO,
    UNIT,
)
from hlaska.kernel.solve_order import forget
from hlaska.kernel.solve_search import exact, put, search
from hlaska.kernel.solve_stock import inner

ENTRY_TEST, ENTRY_VALUE, ENTRY_MOVES, ENTRY_MOVES_TEST = range(4)
POSITIONS: Final = 100_000_000  # about five seconds of compiled search
CARDS: Final = 80  # all cards of the largest pack


@hot
def solve(
    board: Any,
    positions: Any,
    first: int,
    count: int,
    moves: Any,
    n_moves: int,
    what: int,
    need: int,
    out: Any,
) -> int:
    """Solve positions from ``first`` to ``count``.

    Return how many are solved, which is fewer where the search stopped (HALT).

    ``what``: 0 whether each is worth at least ``need``, 1 its value, 2 the value after each of the ``moves``, 3 whether
    that is at least ``need``.
    One word a position goes to ``out``, or one a move.
    """
    b, r, m, o = at(board), at(positions), at(moves), at(out)
    for done in range(first, count):
        for i in range(POSITION_WORDS):
            b[i] = r[done * POSITION_WORDS + i]
        above = b[ABOVE]
        order_by_strength(b)
        count_points(b)
        set_apart(b)
        make_salt(b)
        forget(b)
        b[NODES] = 0
        b[HALT] = 0
        if what == 0:
            asked = need if b[TALLY] else -(-need // b[UNIT])
            o[done] = 1 if search(b, FRAMES, asked) >= asked else 0
        elif what == 1:
            guess = need if b[TALLY] else guess_value(b)
            o[done] = exact(b, FRAMES, guess) * b[UNIT]
        else:
            asked = -(-need // b[UNIT])
            guess = need if b[TALLY] else guess_value(b)
            for i in range(n_moves):
                for word in range(POSITION_WORDS):
                    b[word] = r[done * POSITION_WORDS + word]
                order_by_strength(b)
                count_points(b)
                action = inner(card_by_strength(m[i], above))
                b[FRAMES + MOVE] = action
                put(b, FRAMES, action)
                gain = b[FRAMES + GAIN]
                if what == 2:
                    guess = exact(b, FRAMES + FRAME, guess - gain) + gain
                    o[done * n_moves + i] = guess * b[UNIT]
                else:
                    left = asked - gain
                    o[done * n_moves + i] = 1 if left <= 0 or search(b, FRAMES + FRAME, left) >= left else 0
                if b[HALT]:
                    return done
        if b[HALT]:
            return done
    return count


# ---------------------------------------------------------------- what is asked


class Goal(NamedTuple):
    """Says what a position is judged by.

    It is points of the seats of one mask, which the seats of another want high.
    """

    counted: int
    high: int
    tricks: bool = False
    """Count tricks instead of points."""


def points(side: int) -> Goal:
    """Return the goal of points in tricks for ``side`` from here on, last trick included.

    Its seats want many. Marriages that set trumps count with them, and anybody may declare one: they are part of the
    play.
    """
    return Goal(side, side)


def no_trick(declarer: int, seats: int) -> Goal:
    """Return the goal of tricks of one seat that wants none. At least 1 is a betl lost (marias:M3.PLAY)."""
    return Goal(1 << declarer, ((1 << seats) - 1) & ~(1 << declarer), tricks=True)


def every_trick(declarer: int, seats: int) -> Goal:
    """Return the goal of tricks against one seat that wants all. At least 1 is a durch lost."""
    others = ((1 << seats) - 1) & ~(1 << declarer)
    return Goal(others, others, tricks=True)


Payoff = Callable[[Sequence[int]], Sequence[int]]
"""What each seat gets if the play ends with this position, as `Adviser.payoff` says."""


class Unsolvable(ValueError):
    """Says that a position cannot be solved, and why."""


class TooLong(Unsolvable):
    """Says that there are more positions than were allowed."""


class Solver:
    """Solves exactly with the buffer of one thread (1.7 MB). Its table is kept from one position to the next."""

    def __init__(self, positions: int = POSITIONS) -> None:
        """Set the limit ``positions``: after so many entered for one question the answer is `TooLong`."""
        self.positions = positions
        self.timed, self.seconds = False, 0.0
        """Whether it notes the processor time spent searching, and how much so far; to ask for it takes longer than to
        solve a small ending on some systems."""
        self.searches = 0
        """How often it has searched."""
        self.board, self._asked, self._moves, self._out = (
            Buffer(SOLVER),
            Buffer(POSITION_WORDS),
            Buffer(1),
            Buffer(1),
        )
        self._frames = 0
        self._settled: tuple[Hashable, int] = ("", 0)

    @property
    def entered(self) -> int:
        """Count the positions entered for the last question."""
        return self.board.words[NODES]

    # ------------------------------------------------------------ points
    def value(self, position: Sequence[int], goal: Goal) -> int:
        """Return what the counted seats get from here on. Raises `Unsolvable`."""
        return self.value_many([position], goal)[0]

    def value_many(self, positions: Sequence[Sequence[int]], goal: Goal) -> list[int]:
        """Return what `value` does, of many positions in one call."""
        return self._solve([_prepare_goal(position, goal) for position in positions], goal, ENTRY_VALUE, 0)

    def is_at_least(self, position: Sequence[int], goal: Goal, need: int) -> bool:
        """Tell whether the counted seats get ``need`` or more from here on.

        It is several times cheaper than the value.
        """
        return self.at_least_many([position], goal, need)[0]

    def at_least_many(self, positions: Sequence[Sequence[int]], goal: Goal, need: int) -> list[bool]:
        """Tell what `is_at_least` does, of many positions in one call."""
        found = self._solve([_prepare_goal(position, goal) for position in positions], goal, ENTRY_TEST, need)
        return [value == 1 for value in found]

    def moves(self, position: Sequence[int], goal: Goal) -> dict[int, int]:
        """Return the value after each legal card, and each with a marriage. Marriages count where they set trumps."""
        most = 2 * DECLARED if position[PAIRS] & PAIR_TRUMP else DECLARED
        cards = [action for action in actions_of(position) if action < most]
        return dict(zip(cards, self.moves_many([position], goal, cards)[0], strict=True))

    def moves_many(
        self, positions: Sequence[Sequence[int]], goal: Goal, cards: Sequence[int]
    ) -> list[list[int]]:
        """Do the same for many positions in one call, after each of ``cards``.

        Each card must be possible in all of them.
        """
        found = self._of_moves(positions, goal, cards, ENTRY_MOVES, 0)
        return [found[i : i + len(cards)] for i in range(0, len(found), len(cards))]

    def moves_at_least_many(
        self, positions: Sequence[Sequence[int]], goal: Goal, cards: Sequence[int], need: int
    ) -> list[list[bool]]:
        """Tell whether the counted seats get ``need`` from here on, for many positions.

        By position, after each of ``cards``, possible in all of them.
        """
        found = self._of_moves(positions, goal, cards, ENTRY_MOVES_TEST, need)
        return [[value == 1 for value in found[i : i + len(cards)]] for i in range(0, len(found), len(cards))]

    def _of_moves(
        self, positions: Sequence[Sequence[int]], goal: Goal, cards: Sequence[int], what: int, need: int
    ) -> list[int]:
        declared = {card for card in cards if card >= DECLARED}
        if any(declared - set(actions_of(position)) for position in positions if declared):
            raise Unsolvable("the moves of one question are possible in all its positions")
        return self._solve([_prepare_goal(position, goal) for position in positions], goal, what, need, cards)

    def _solve(
        self, positions: list[list[int]], goal: Goal, what: int, need: int, moves: Sequence[int] = ()
    ) -> list[int]:
        words = self.board.words
        words[TALLY], words[COUNTED], words[HIGH], words[MARKS] = 0, goal.counted, goal.high, 0
        return self._run(positions, what, need, moves)

    # ------------------------------------------------------------ settlement
    def settle(
        self,
        position: Sequence[int],
        payoff: Payoff,
        frame: Hashable,
        marks: int = 0,
        steps: Sequence[int] = (),
    ) -> int:
        """Return what the side of seat 0 gets more than the others.

        The play is one for two that ends at a target, or one between two sides that is played to its last trick.

        payoff: asked for each end that the search comes to.
        frame: names all that it reads besides the points, tricks, marriages, last trick and closing of the end
        (options, fleks). Where it is equal, known ends are kept.
        marks: mask of at most two cards whose place in the last two tricks counts, such as the trump seven.
        steps: at most four totals in ascending order, from which on a play that ends at a target is settled otherwise.
        Between two of them only who has more may count. It is () where every point may.
        """
        return self.settle_many([position], payoff, frame, marks, steps)[0]

    def settle_many(
        self,
        positions: Sequence[Sequence[int]],
        payoff: Payoff,
        frame: Hashable,
        marks: int = 0,
        steps: Sequence[int] = (),
    ) -> list[int]:
        """Settle many positions of one frame in one call."""
        return self._settle(positions, payoff, frame, ENTRY_VALUE, (), marks, steps)

    def settle_moves(
        self,
        position: Sequence[int],
        payoff: Payoff,
        frame: Hashable,
        marks: int = 0,
        steps: Sequence[int] = (),
    ) -> dict[int, int]:
        """Settle after each legal action, declarations included (`hlaska.kernel.play.DECLARED`)."""
        actions = actions_of(position)
        found = self._settle([position], payoff, frame, ENTRY_MOVES, actions, marks, steps)
        return dict(zip(actions, found, strict=True))

    def settle_moves_many(
        self,
        positions: Sequence[Sequence[int]],
        moves: Sequence[int],
        payoff: Payoff,
        frame: Hashable,
        marks: int = 0,
        steps: Sequence[int] = (),
    ) -> list[list[int]]:
        """Do the same for many positions of one frame, after each of ``moves``.

        Each move must be possible in all of them.
        """
        if any(set(moves) - set(actions_of(position)) for position in positions):
            raise Unsolvable("the moves of one question are possible in all its positions")
        found = self._settle(positions, payoff, frame, ENTRY_MOVES, moves, marks, steps)
        return [found[i : i + len(moves)] for i in range(0, len(found), len(moves))]

    def _settle(
        self,
        positions: Sequence[Sequence[int]],
        payoff: Payoff,
        frame: Hashable,
        what: int,
        moves: Sequence[int],
        marks: int,
        steps: Sequence[int],
    ) -> list[int]:
        made = self.begin(positions, frame, marks, steps)
        return self._run(made, what, 0, moves, payoff)

    def begin(
        self,
        positions: Sequence[Sequence[int]],
        frame: Hashable,
        marks: int = 0,
        steps: Sequence[int] = (),
    ) -> list[list[int]]:
        """Get ready for settlements in plays of one frame; copies of their positions. Raises `Unsolvable`."""
        made = [_prepare_settlement(position, marks) for position in positions]
        words = self.board.words
        side = made[0][SIDE] if made else 1
        if any(position[SIDE] != side for position in made):
            raise Unsolvable("positions of one question have the same sides")
        words[STEPS] = sum(step << 12 * i for i, step in enumerate(steps))
        if self._settled[0] != (frame, words[STEPS]):
            self._forget((frame, words[STEPS]))
            self._frames += 1
        words[TALLY] = TWO if made and made[0][TARGET] else SIDES
        words[COUNTED], words[HIGH] = self._frames, side
        words[MARKS], words[LIMIT] = marks, self.positions
        return made

    def _forget(self, frame: Hashable) -> None:
        """Forget the settlements that are known."""
        self.board.words[ENDS : ENDS + (2 << ENDS_BITS)] = Buffer(2 << ENDS_BITS).words
        self._settled = (frame, 0)

    def learn(self, position: Sequence[int], payoff: Payoff) -> None:
        """Ask what the end that halted the search settles, and keep it.

        position: any of the play.
        """
        words = self.board.words
        if self._settled[1] > 1 << (ENDS_BITS - 1):
            self._forget(self._settled[0])
        outcome = words[OUTCOME]
        side, marks = words[HIGH], words[MARKS]
        two = words[TALLY] == TWO
        end = final(position, outcome) if two else final_of_sides(position, outcome, side, marks)
        value = margin(payoff(end), side)
        if not -MOST < value < MOST:
            raise Unsolvable(f"a settlement of {value} is out of range: less than {MOST} can be compared")
        slot = mix_in(0, outcome) & ((1 << ENDS_BITS) - 1)
        while words[ENDS + 2 * slot]:
            slot = (slot + 1) & ((1 << ENDS_BITS) - 1)
        words[ENDS + 2 * slot], words[ENDS + 2 * slot + 1] = outcome, value
        self._settled = (self._settled[0], self._settled[1] + 1)

    # ------------------------------------------------------------ both
    def _run(
        self,
        positions: list[list[int]],
        what: int,
        need: int,
        moves: Sequence[int],
        payoff: Payoff | None = None,
    ) -> list[int]:
        for position in positions:
            check_moves(position, [move for move in moves if move < DECLARED])
        width = max(1, len(moves))
        self._asked, self._moves = (
            enlarge(self._asked, len(positions) * POSITION_WORDS),
            enlarge(self._moves, len(moves)),
        )
        self._out = enlarge(self._out, len(positions) * width)
        for i, position in enumerate(positions):
            self._asked.put(position, i * POSITION_WORDS)
        self._moves.put(moves)
        self.board.words[LIMIT] = self.positions
        done = 0
        while True:
            began = process_time() if self.timed else 0.0
            self.searches += 1
            done = solve(
                self.board, self._asked, done, len(positions), self._moves, len(moves), what, need, self._out
            )
            self.seconds += process_time() - began if self.timed else 0.0
            if done == len(positions):
                return list(self._out.words[: len(positions) * width])
            if self.board.words[HALT] == GAVE_UP or payoff is None:
                raise TooLong(_too_long_text(positions[done], self.positions))
            self.learn(positions[done], payoff)


def actions_of(position: Sequence[int]) -> list[int]:
    """Return what the seat on turn may do. Cards come first, then cards with a declaration, then acts."""
    b = list(position)
    mask = legal_now(b)[0]
    return [*cards_of(mask), *(DECLARED | card for card in cards_of(pairs_now(b) & mask)), *acts_now(b)]


def margin(result: Sequence[int], side: int = 1) -> int:
    """Return what the seats of ``side`` get more than the others."""
    return sum(value if side >> seat & 1 else -value for seat, value in enumerate(result))


# ---------------------------------------------------------------- what can be solved


def _prepare_goal(position: Sequence[int], goal: Goal) -> list[int]:
    """Return a copy of ``position`` that ends with its cards and counts what ``goal`` asks. Raises `Unsolvable`."""
    _check(position)
    b = list(position)
    every = (1 << b[SEATS]) - 1
    if goal.counted & ~every or goal.high & ~every:
        raise Unsolvable(f"a goal for other seats than the {b[SEATS]} there are")
    if not goal.tricks and b[STOP]:
        raise Unsolvable("this play ends with a trick, not by points: ask for `no_trick` or `every_trick`")
    if not goal.tricks and b[TARGET]:
        raise Unsolvable(f"this play ends at {b[TARGET]} points: ask for its settlement")
    pairs = b[PAIRS] & PAIR_TRUMP and any(couples(b[HANDS + 4 * seat]) for seat in range(b[SEATS]))
    if pairs and (goal.tricks or b[LAYERS] > 1):
        raise Unsolvable(
            "while a marriage may set trumps points are solved, with one pack, not who takes a trick"
        )
    if goal.tricks:
        b[POINTS], b[TRICK_POINTS], b[LAST_POINTS] = 0, 1, 0
    b[STOP] = b[TARGET] = 0
    return b


def _prepare_settlement(position: Sequence[int], marks: int) -> list[int]:
    """Return a copy of ``position`` for the search that keeps the totals. Raises `Unsolvable`."""
    _check(position, drawing=bool(position[TARGET]))
    if position[TARGET]:
        if position[SEATS] != 2 or position[SIDE] != 1 or marks:
            raise Unsolvable("a play that ends at a target is settled for two seats, without marked cards")
    elif position[STOP] or not position[POINTS]:
        raise Unsolvable("this play is not about points: ask for `no_trick` or `every_trick`")
    elif position[ABOVE] or (position[LAYERS] > 1 and marks):
        raise Unsolvable(
            "a play between sides is settled without another order of ranks, and with marked cards in one pack only"
        )
    if position[PAIRS] & PAIR_TRUMP or popcount(marks) > MOST_MARKS:
        raise Unsolvable("no marriages that set trumps, and at most two marked cards, are settled")
    if any(position[WON + seat] + position[PAIR_POINTS + seat] > 2000 for seat in range(position[SEATS])):
        raise Unsolvable("more points than a deal has")
    return list(position)


def _check(position: Sequence[int], drawing: bool = False) -> None:
    """Raise `Unsolvable` unless every card of the play is known.

    It is in a hand or on the table, or where ``drawing`` is solved in the stock.
    """
    try:
        check_position(position)
        check_stock(position, 0)
    except ValueError as e:
        raise Unsolvable(str(e)) from None
    if position[DONE]:
        raise Unsolvable("the play is over")
    if position[LEFT] and not (drawing and _can_draw(position)):
        raise Unsolvable(
            f"{position[LEFT]} cards are still to be drawn: only a closed or exhausted stock is solved"
        )
    if position[ABOVE] and position[PAIRS]:
        raise Unsolvable("marriages under another order of the ranks are not solved")
    if position[TURN] != (position[LEADER] + position[COUNT]) % position[SEATS]:
        raise Unsolvable(f"seat {position[TURN]} cannot be on turn")
    left = position[TRICKS] - position[TRICK]
    for seat in range(position[SEATS]):
        layers = position[HANDS + 4 * seat : HANDS + 4 * seat + 4]
        if any(upper & ~lower for lower, upper in pairwise(layers)) or any(layers[position[LAYERS] :]):
            raise Unsolvable(f"seat {seat} holds more copies of a card than there are")
        played = (seat - position[LEADER]) % position[SEATS] < position[COUNT]
        held, due = sum(map(popcount, layers)), left - played - position[LEFT] // position[SEATS]
        if held != due:
            what = "the others are unknown" if held < due else "more than it can play"
            raise Unsolvable(f"seat {seat} has {held} cards and {due} still to play: {what}")
    if left < 1 or left * position[SEATS] > CARDS:
        raise Unsolvable(f"{left} tricks are left; 1 to {CARDS // position[SEATS]} can be solved")


def _can_draw(position: Sequence[int]) -> bool:
    """Tell whether the search can draw.

    It needs two seats, one pack, trumps known, nothing to lay, and a card for each.
    """
    pair = position[SEATS] == 2 and position[LAYERS] == 1 and position[LEFT] % 2 == 0
    return pair and not position[LAYS] and not position[EARLY] & NO_TRUMP and position[AUTO] > 0


def _too_long_text(position: Sequence[int], positions: int) -> str:
    left = position[TRICKS] - position[TRICK]
    return f"not solved within {positions} positions with {left} tricks left: play on, or allow more"
