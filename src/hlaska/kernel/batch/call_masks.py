"""Tells which actions of games in their calls are legal, as columns, draws and masks.

No rule stands here: a row of a table says it.
"""

from typing import Any

from hlaska.kernel.acts import ACT
from hlaska.kernel.batch.call_words import (
    CALLING,
    DEAL_CALLING,
    DEAL_NODE,
    DEAL_ROW,
    DEAL_RUNG,
    DEAL_SHOWN,
    FIRST_MASKED,
    LEADING,
    NODE_KIND,
    NODE_UNSEEN,
    ONES,
    ROW_COUNT,
    ROW_WORDS,
    SHAPE_COLUMNS,
    SHAPE_DEAL,
    SHAPE_LADDER,
    SHAPE_MASK,
    SHAPE_MASK_WORDS,
    SHAPE_NODE,
    SHAPE_ROW,
    SHAPE_UNSEEN,
)
from hlaska.kernel.batch.seen import observe_games, write_masks
from hlaska.kernel.batch.steps import is_legal
from hlaska.kernel.batch.words import (
    ACTIONS,
    CALL_DRAWN,
    LEGAL_CARDS,
    LEGAL_WORDS,
    MASK_WORDS,
    MASKS,
    PLANE,
    SKIP,
)
from hlaska.kernel.jit import MASK63, Words, at, hot, part, rule
from hlaska.kernel.layout import (
    DONE,
    HANDS,
    POSITION_WORDS,
    TURN,
)


@rule
def kernel_action(column: int) -> int:
    """Return the action of the kernel for the number of one."""
    if column >= FIRST_MASKED:
        return ACT + column - FIRST_MASKED
    return (column >> 5) << 6 | ((column >> 3) & 3) << 4 | (column & 7)


@rule
def is_masked(r: Words, column: int) -> bool:
    """Tell whether the mask of a row has an action."""
    byte = column - FIRST_MASKED
    return (r[ROW_WORDS + (byte >> 3)] >> ((byte & 7) << 3)) & 1 == 1


@rule
def is_call_legal(w: Words, c: Words, s: Words, kind: int, r: Words, column: int) -> bool:
    """Tell whether an action is legal in a game that is in its calls."""
    if column >= s[SHAPE_LADDER]:
        return column - s[SHAPE_LADDER] >= c[DEAL_RUNG]
    if column >= ACTIONS:
        return is_masked(r, column)
    if kind == LEADING:
        return is_legal(w, kernel_action(column))
    return column < PLANE and (w[LEGAL_CARDS] >> kernel_action(column)) & 1 == 1


@hot
def place_columns(
    positions: Any, legal: Any, actions: Any, shape: Any, nodes: Any, rows: Any, calls: Any, count: int
) -> int:  # fmt: skip
    """Make actions of the kernel of numbers of actions.

    Calls become CALL_DRAWN and more. Returned is the first game whose action is wrong, or -1. SKIP stays, and of a game
    that is over the number is not looked at.
    """
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
        c, w = part(calls, game * s[SHAPE_DEAL]), part(legal, game * LEGAL_WORDS)
        if c[DEAL_CALLING] == 0:
            if column >= ACTIONS or not is_legal(w, kernel_action(column)):
                return game
            a[0] = kernel_action(column)
            continue
        kind = part(nodes, c[DEAL_NODE] * s[SHAPE_NODE])[NODE_KIND]
        if not is_call_legal(w, c, s, kind, part(rows, c[DEAL_ROW] * s[SHAPE_ROW]), column):
            return game
        leads = kind == LEADING and column < ACTIONS
        a[0] = kernel_action(column) if leads else CALL_DRAWN + column
    return -1


@hot
def place_draws(
    positions: Any, actions: Any, shape: Any, nodes: Any, rows: Any, calls: Any, count: int
) -> int:  # fmt: skip
    """Put numbers of actions where `choose_games` has drawn in games that are in their calls."""
    s = at(shape)
    for game in range(count):
        a, c = part(actions, game), part(calls, game * s[SHAPE_DEAL])
        if part(positions, game * POSITION_WORDS)[DONE]:
            a[0] = SKIP
        if c[DEAL_CALLING] == 0 or a[0] == SKIP:
            continue
        action = a[0]
        if action >= CALL_DRAWN:
            r, index = part(rows, c[DEAL_ROW] * s[SHAPE_ROW]), action - CALL_DRAWN
            if index < r[ROW_COUNT]:
                a[0] = CALL_DRAWN + r[ROW_WORDS + s[SHAPE_MASK] + index]
            else:
                a[0] = action + s[SHAPE_LADDER] + c[DEAL_RUNG] - r[ROW_COUNT]
        elif part(nodes, c[DEAL_NODE] * s[SHAPE_NODE])[NODE_KIND] == CALLING:
            a[0] = CALL_DRAWN + ((action >> 4) << 3) + (action & 7)
    return count


@rule
def hide_hands(
    positions: Any, legal: Any, seen: Any, masks: Any, packed: Any, shape: Any, nodes: Any, calls: Any, first: int,
    count: int, parts: int,
) -> None:  # fmt: skip
    """Write anew what is seen where a hand was not looked at."""
    s = at(shape)
    for game in range(first, first + count if s[SHAPE_UNSEEN] and parts else first):
        c = part(calls, game * s[SHAPE_DEAL])
        if c[DEAL_CALLING] and part(nodes, c[DEAL_NODE] * s[SHAPE_NODE])[NODE_UNSEEN]:
            b = part(positions, game * POSITION_WORDS)
            where = HANDS + 4 * b[TURN]
            hand = b[where]
            b[where] = 0
            observe_games(positions, legal, seen, masks, packed, game, 1, parts)
            b[where] = hand


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
    edge, shown = s[SHAPE_LADDER] >> 3, c[DEAL_SHOWN]
    m[edge] = m[edge] & ((1 << ((s[SHAPE_LADDER] & 7) << 3)) - 1) | bids_at(s, edge, lowest)
    first, last = min(lowest, shown) >> 3, max(lowest, shown) >> 3
    for word in range(max(first, edge + 1), min(last + 1, s[SHAPE_MASK_WORDS])):
        m[word] = bids_at(s, word, lowest)
    c[DEAL_SHOWN] = lowest


@hot
def observe_calls(
    positions: Any, legal: Any, seen: Any, masks: Any, packed: Any, shape: Any, nodes: Any, rows: Any, calls: Any,
    first: int, count: int, parts: int,
) -> int:  # fmt: skip
    """Write what is seen and legal, calls too, of ``count`` games from ``first`` on."""
    s = at(shape)
    observe_games(positions, legal, seen, masks, packed, first, count, parts & ~MASKS)
    hide_hands(positions, legal, seen, masks, packed, shape, nodes, calls, first, count, parts & ~MASKS)
    if parts & MASKS:
        for game in range(first, first + count):
            m, c = part(masks, game * s[SHAPE_MASK_WORDS]), part(calls, game * s[SHAPE_DEAL])
            write_masks(part(legal, game * LEGAL_WORDS), m, MASKS)
            if c[DEAL_CALLING]:
                r = part(rows, c[DEAL_ROW] * s[SHAPE_ROW] + ROW_WORDS)
                m[MASK_WORDS - 1] |= r[0]
                for i in range(1, s[SHAPE_MASK]):
                    m[MASK_WORDS - 1 + i] = r[i]
            else:
                for i in range(1, s[SHAPE_MASK]):
                    m[MASK_WORDS - 1 + i] = 0
            if s[SHAPE_LADDER] < s[SHAPE_COLUMNS]:
                write_bids(m, c, s, s[SHAPE_LADDER] + c[DEAL_RUNG] if c[DEAL_CALLING] else s[SHAPE_COLUMNS])
    return count
