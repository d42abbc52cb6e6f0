"""Takes many games a step on whose calls are made by `hlaska.kernel.batch.amounts`.

Where a table has no answer a game is listed in `waiting` with what it waits for; `step_amounts` goes on with it
once it is answered.
"""

from typing import Any

from hlaska.kernel.batch.amount_words import (
    BEGINNING,
    COUNT,
    GAME_AMOUNTS,
    GAME_TRICKS,
    NOTHING,
    SHAPE_AMOUNTS,
    SHAPE_CAPTURED,
)
from hlaska.kernel.batch.amounts import count_hands, go_on_amounts, take_trick
from hlaska.kernel.batch.call_masks import observe_calls
from hlaska.kernel.batch.call_words import DEAL_CALLING, DEAL_WAITS, SHAPE_DEAL, TOLD_CLOSED, TOLD_WAITING
from hlaska.kernel.batch.steps import BLOCK, step_games
from hlaska.kernel.batch.words import (
    CALL_DRAWN,
    ENDED_GAME,
    ENDED_POSITION,
    SKIP,
)
from hlaska.kernel.jit import at, hot, part, rule
from hlaska.kernel.layout import POSITION_WORDS, SUIT, TRICK


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
            part(calls, game * s[SHAPE_DEAL])[DEAL_CALLING] = 0
    was = done
    done = step_games(positions, legal, states, deals, actions, ended, first, count, anew, done)
    for i in range(was, done):
        e = i * (ENDED_POSITION + POSITION_WORDS)
        game, last = part(ended, e)[ENDED_GAME], part(ended, e + ENDED_POSITION)
        c = part(calls, game * s[SHAPE_DEAL])
        if captured:
            take_trick(last, c, s, counts)
            count_hands(calls, shape, counts, melds, work, suit, points, game, captured, last[SUIT])
        z = part(left, i * s[SHAPE_AMOUNTS])
        for word in range(s[SHAPE_AMOUNTS]):
            z[word] = c[GAME_AMOUNTS + word]
        if anew:
            c[DEAL_WAITS] = BEGINNING
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

    ``actions`` are as `place_columns` and `place_draws` leave them. Of a play that ends the amounts are kept in
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
            c, action = part(calls, game * s[SHAPE_DEAL]), part(actions, game)[0]
            b = part(positions, game * POSITION_WORDS)
            stage = c[DEAL_WAITS] if waits or action < CALL_DRAWN else COUNT
            if stage == NOTHING:
                if captured and c[DEAL_CALLING] == 0 and b[TRICK] > c[GAME_TRICKS]:
                    take_trick(b, c, s, counts)
                continue
            c[DEAL_WAITS] = go_on_amounts(
                positions, legal, states, deals, actions, shape, nodes, rows, programs, plays, asked, counts, leaves,
                sums, roots, forks, fixed, melds, work, suit, points, calls, log, closed, told, game, stage, anew,
            )  # fmt: skip
            if c[DEAL_WAITS] != NOTHING:
                part(waiting, t[TOLD_WAITING])[0] = game
                t[TOLD_WAITING] += 1
        if parts:
            observe_calls(positions, legal, seen, masks, packed, shape, nodes, rows, calls, block, n, parts)
        first += n
    return done
