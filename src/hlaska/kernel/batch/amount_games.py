"""Takes many games a step on whose calls are made by `hlaska.kernel.batch.amounts`.

Where a table has no answer a game is listed in `waiting` with what it waits for; `step_amounts` goes on with it
once it is answered.
"""

from typing import Any

from hlaska.kernel.batch.amount_words import (
    BEGINNING,
    COUNT,
    GAME_AMOUNTS,
    GAME_CALLING,
    GAME_NODE,
    GAME_ROW,
    GAME_RUNG,
    GAME_SHOWN,
    GAME_TRICKS,
    GAME_WAITS,
    NOTHING,
    SHAPE_AMOUNTS,
    SHAPE_CAPTURED,
    SHAPE_COLUMNS,
    SHAPE_GAME,
    SHAPE_LADDER,
    SHAPE_MASK_WORDS,
    SHAPE_RUNGS,
)
from hlaska.kernel.batch.amounts import count_hands, go_on_amounts, take_trick
from hlaska.kernel.batch.calls import (
    CALLING,
    LEADING,
    NODE_KIND,
    ROW_COUNT,
    ROW_WORDS,
    SHAPE_MASK,
    SHAPE_NODE,
    SHAPE_ROW,
    TOLD_CLOSED,
    TOLD_WAITING,
    is_call_legal,
    kernel_action,
)
from hlaska.kernel.batch.seen import observe_games, write_masks
from hlaska.kernel.batch.steps import BLOCK, is_legal, step_games
from hlaska.kernel.batch.words import (
    ACTIONS,
    CALL_DRAWN,
    ENDED_GAME,
    ENDED_POSITION,
    LEGAL_WORDS,
    MASK_WORDS,
    MASKS,
    SKIP,
)
from hlaska.kernel.jit import MASK63, Words, at, hot, part, rule
from hlaska.kernel.layout import DONE, POSITION_WORDS, SUIT, TRICK

ONES = 0x0101_0101_0101_0101  # eight bytes of a mask


# ---------------------------------------------------------------- which actions are legal
@rule
def is_amount_legal(w: Words, c: Words, s: Words, kind: int, r: Words, column: int) -> bool:
    """Tell whether an action is legal in a game that is in its calls."""
    if column >= s[SHAPE_LADDER]:
        return column - s[SHAPE_LADDER] >= c[GAME_RUNG]
    return is_call_legal(w, c, kind, r, column)


@hot
def place_amounts(
    positions: Any, legal: Any, actions: Any, shape: Any, nodes: Any, rows: Any, calls: Any, count: int
) -> int:  # fmt: skip
    """Make actions of the kernel of numbers of actions, as `hlaska.kernel.batch.calls.place_columns` does."""
    s = at(shape)
    for game in range(count):
        a, b = part(actions, game), part(positions, game * POSITION_WORDS)
        column = a[0]
        if column == SKIP:
            continue
        if b[DONE]:
            a[0] = SKIP
            continue
        if column < 0 or column >= s[SHAPE_COLUMNS]:
            return game
        c, w = part(calls, game * s[SHAPE_GAME]), part(legal, game * LEGAL_WORDS)
        if c[GAME_CALLING] == 0:
            if column >= ACTIONS or not is_legal(w, kernel_action(column)):
                return game
            a[0] = kernel_action(column)
            continue
        kind = part(nodes, c[GAME_NODE] * s[SHAPE_NODE])[NODE_KIND]
        if not is_amount_legal(w, c, s, kind, part(rows, c[GAME_ROW] * s[SHAPE_ROW]), column):
            return game
        leads = kind == LEADING and column < ACTIONS
        a[0] = kernel_action(column) if leads else CALL_DRAWN + column
    return -1


@hot
def place_amount_draws(
    positions: Any, actions: Any, shape: Any, nodes: Any, rows: Any, calls: Any, count: int
) -> int:  # fmt: skip
    """Put numbers of actions where `choose_games` has drawn in games that are in their calls."""
    s = at(shape)
    for game in range(count):
        a, c = part(actions, game), part(calls, game * s[SHAPE_GAME])
        if part(positions, game * POSITION_WORDS)[DONE]:
            a[0] = SKIP
        if c[GAME_CALLING] == 0 or a[0] == SKIP:
            continue
        action = a[0]
        if action >= CALL_DRAWN:
            r, index = part(rows, c[GAME_ROW] * s[SHAPE_ROW]), action - CALL_DRAWN
            above = index - r[ROW_COUNT]
            column = s[SHAPE_LADDER] + c[GAME_RUNG] + above
            a[0] = CALL_DRAWN + (r[ROW_WORDS + s[SHAPE_MASK] + index] if above < 0 else column)
        elif part(nodes, c[GAME_NODE] * s[SHAPE_NODE])[NODE_KIND] == CALLING:
            a[0] = CALL_DRAWN + ((action >> 4) << 3) + (action & 7)
    return count


# ---------------------------------------------------------------- what is seen
@rule
def bids_at(s: Words, word: int, lowest: int) -> int:
    """Return what a word of a mask shows of bids, from the lowest one on."""
    behind = lowest - 8 * word
    if behind >= 8:
        return 0
    shown = ONES if behind <= 0 else (ONES << (behind << 3)) & MASK63
    rest = s[SHAPE_COLUMNS] - 8 * word
    return shown & ((1 << (rest << 3)) - 1) if rest < 8 else shown


@rule
def write_bids(m: Words, c: Words, s: Words, lowest: int) -> None:
    """Write the bytes of bids from the lowest one on. Most stand there already."""
    edge, shown = s[SHAPE_LADDER] >> 3, c[GAME_SHOWN]
    m[edge] = m[edge] & ((1 << ((s[SHAPE_LADDER] & 7) << 3)) - 1) | bids_at(s, edge, lowest)
    first, last = min(lowest, shown) >> 3, max(lowest, shown) >> 3
    for word in range(max(first, edge + 1), min(last + 1, s[SHAPE_MASK_WORDS])):
        m[word] = bids_at(s, word, lowest)
    c[GAME_SHOWN] = lowest


@hot
def observe_amounts(
    positions: Any, legal: Any, seen: Any, masks: Any, packed: Any, shape: Any, rows: Any, calls: Any, first: int,
    count: int, parts: int,
) -> int:  # fmt: skip
    """Write what is seen and legal, calls too, of ``count`` games from ``first`` on."""
    s = at(shape)
    observe_games(positions, legal, seen, masks, packed, first, count, parts & ~MASKS)
    if parts & MASKS:
        words = s[SHAPE_MASK_WORDS]
        for game in range(first, first + count):
            m, c = part(masks, game * words), part(calls, game * s[SHAPE_GAME])
            write_masks(part(legal, game * LEGAL_WORDS), m, MASKS)
            lowest = s[SHAPE_COLUMNS]
            if c[GAME_CALLING]:
                r = part(rows, c[GAME_ROW] * s[SHAPE_ROW] + ROW_WORDS)
                m[MASK_WORDS - 1] |= r[0]
                for i in range(1, s[SHAPE_MASK]):
                    m[MASK_WORDS - 1 + i] = r[i]
                if c[GAME_RUNG] < s[SHAPE_RUNGS]:
                    lowest = s[SHAPE_LADDER] + c[GAME_RUNG]
            else:
                for i in range(1, s[SHAPE_MASK]):
                    m[MASK_WORDS - 1 + i] = 0
            write_bids(m, c, s, lowest)
    return count


# ---------------------------------------------------------------- many games
@rule
def play_amounts(
    positions: Any, legal: Any, states: Any, deals: Any, actions: Any, ended: Any, shape: Any, counts: Any, melds: Any,
    work: Any, suit: Any, points: Any, calls: Any, left: Any, first: int, count: int, anew: int, done: int,
) -> int:  # fmt: skip
    """Do what is played in some games, and return how many plays have ended."""
    s = at(shape)
    captured = s[SHAPE_CAPTURED]
    for game in range(first, first + count):
        action = part(actions, game)[0]
        if action != SKIP and action < CALL_DRAWN:
            part(calls, game * s[SHAPE_GAME])[GAME_CALLING] = 0
    was = done
    done = step_games(positions, legal, states, deals, actions, ended, first, count, anew, done)
    for i in range(was, done):
        e = i * (ENDED_POSITION + POSITION_WORDS)
        game, last = part(ended, e)[ENDED_GAME], part(ended, e + ENDED_POSITION)
        c = part(calls, game * s[SHAPE_GAME])
        if captured:
            take_trick(last, c, s, counts)
            count_hands(calls, shape, counts, melds, work, suit, points, game, captured, last[SUIT])
        z = part(left, i * s[SHAPE_AMOUNTS])
        for word in range(s[SHAPE_AMOUNTS]):
            z[word] = c[GAME_AMOUNTS + word]
        if anew:
            c[GAME_WAITS] = BEGINNING
    return done


@hot
def step_amounts(
    positions: Any, legal: Any, states: Any, deals: Any, actions: Any, ended: Any, seen: Any, masks: Any, packed: Any,
    shape: Any, nodes: Any, rows: Any, programs: Any, plays: Any, asked: Any, counts: Any, leaves: Any, sums: Any,
    roots: Any, forks: Any, fixed: Any, melds: Any, work: Any, suit: Any, points: Any, calls: Any, log: Any,
    closed: Any, told: Any, waiting: Any, left: Any, waits: int, count: int, anew: int, parts: int,
) -> int:  # fmt: skip
    """Do an action in every game, and return how many plays have ended.

    With ``waits`` not 0 it goes on with so many games that wait instead.

    ``actions`` are as `place_amounts` and `place_amount_draws` leave them. Of a play that ends the amounts are kept in
    ``left``; of a game that ended with a call its number and what each seat gets in ``closed``. What is asked for is
    written.
    """
    s, t = at(shape), at(told)
    t[TOLD_WAITING] = 0
    if waits == 0:
        t[TOLD_CLOSED] = 0
    captured = s[SHAPE_CAPTURED]
    done = first = 0
    while first < (waits if waits else count):
        block = part(waiting, first)[0] if waits else first
        n = 1 if waits else BLOCK if count - first > BLOCK else count - first
        if waits == 0:
            done = play_amounts(
                positions, legal, states, deals, actions, ended, shape, counts, melds, work, suit, points, calls, left,
                first, n, anew, done,
            )  # fmt: skip
        for game in range(block, block + n):
            c, action = part(calls, game * s[SHAPE_GAME]), part(actions, game)[0]
            b = part(positions, game * POSITION_WORDS)
            stage = c[GAME_WAITS] if waits or action < CALL_DRAWN else COUNT
            if stage == NOTHING:
                if captured and c[GAME_CALLING] == 0 and b[TRICK] > c[GAME_TRICKS]:
                    take_trick(b, c, s, counts)
                continue
            c[GAME_WAITS] = go_on_amounts(
                positions, legal, states, deals, actions, shape, nodes, rows, programs, plays, asked, counts, leaves,
                sums, roots, forks, fixed, melds, work, suit, points, calls, log, closed, told, game, stage, anew,
            )  # fmt: skip
            if c[GAME_WAITS] != NOTHING:
                part(waiting, t[TOLD_WAITING])[0] = game
                t[TOLD_WAITING] += 1
        if parts:
            observe_amounts(positions, legal, seen, masks, packed, shape, rows, calls, block, n, parts)
        first += n
    return done
