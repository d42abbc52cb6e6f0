"""Makes the calls of many games at once, by tables that are filled elsewhere (`hlaska.research.batch.call_tables`).

No rule stands here. A *node* is what everybody knows before an action, a *row* what a hand may do there, an *edge* what
an action leads to, a *program* the ways that cards go, a *play* how the cards are led afterwards. Where a table has no
answer the game is listed in `waiting` with what it waits for; `step_calls` goes on with it.
"""

from typing import Any

from hlaska.kernel.batch.call_masks import (
    kernel_action,
    observe_calls,
)
from hlaska.kernel.batch.call_words import (
    ALL,
    ASKED,
    BEGINNING,
    BY_SUIT,
    DEAL_ANSWER,
    DEAL_CALLING,
    DEAL_CARDS,
    DEAL_CARRIED,
    DEAL_NODE,
    DEAL_ROW,
    DEAL_WAITS,
    EACH,
    EDGE,
    EDGE_KEY,
    ENDED,
    FIRST_HANG,
    FIRST_WAY,
    HANG_CARD,
    HANG_COUNT,
    HANG_NUMBERS,
    HANG_PLACES,
    HANG_WORDS,
    INDEXED,
    KEEP,
    LEADING,
    MOST_HANGS,
    NO_CARD,
    NODE_BY_HAND,
    NODE_CARD,
    NODE_KIND,
    NODE_PLAY,
    NODE_SETTLED,
    NODE_SUIT_PLACE,
    NODE_TRUMP,
    NODE_TURN,
    NODE_WORDS,
    NOTHING,
    PLAY,
    PLAY_KEY,
    PLAY_STOCK,
    PLAY_WORDS,
    PROGRAM_MORE,
    PROGRAM_WAYS,
    PROGRAM_WORDS,
    ROW,
    ROW_ALLOWED,
    ROW_COUNT,
    ROW_DENIED,
    SHAPE_CARRIED,
    SHAPE_DEAL,
    SHAPE_EDGES,
    SHAPE_GROUPS,
    SHAPE_GUARDS,
    SHAPE_HAND,
    SHAPE_KEY,
    SHAPE_NODE,
    SHAPE_PLACES,
    SHAPE_PLAYS,
    SHAPE_ROW,
    SHAPE_SLOTS,
    SUIT_ROW,
    TOLD_CLOSED,
    TOLD_WAITING,
    UNKNOWN,
    WAY_WORDS,
    WAYS_SHIFT,
)
from hlaska.kernel.batch.keys import find_value
from hlaska.kernel.batch.seen import list_legal
from hlaska.kernel.batch.steps import BLOCK, deal, step_games
from hlaska.kernel.batch.words import (
    CALL_DRAWN,
    ENDED_GAME,
    ENDED_POSITION,
    LEGAL_ACTS,
    LEGAL_CALLS,
    LEGAL_CARDS,
    LEGAL_PAIRS,
    LEGAL_WORDS,
    PLANE,
    SKIP,
    STATE_BEGUN,
    STATE_WORDS,
)
from hlaska.kernel.bits import lowest
from hlaska.kernel.jit import Words, at, hot, part, rule
from hlaska.kernel.layout import (
    DONE,
    HANDS,
    LEADER,
    POSITION_WORDS,
    SEATS,
    STOCK,
    SUIT,
    TURN,
)


@rule
def edge_at(shape: Words) -> int:
    """Return the first word of the edges of a node."""
    return NODE_WORDS + shape[SHAPE_GROUPS] * EACH + (1 << shape[SHAPE_GROUPS])


# ---------------------------------------------------------------- a call
@rule
def begin_calls(b: Words, c: Words, s: Words) -> None:
    """Put a game that has just been dealt before its first call."""
    cards = s[SHAPE_PLACES] + s[SHAPE_SLOTS]
    for i in range(cards):
        c[DEAL_CARDS + i] = 0
    for seat in range(b[SEATS]):
        c[DEAL_CARDS + s[SHAPE_HAND] + seat] = b[HANDS + 4 * seat]
    for i in range(s[SHAPE_SLOTS]):
        word = i // 10
        card = (b[STOCK + word] >> (6 * (i - 10 * word))) & 63
        c[DEAL_CARDS + s[SHAPE_PLACES] + i] = 1 << card
    c[DEAL_NODE], c[DEAL_CALLING], c[DEAL_CARRIED] = 0, 1, s[SHAPE_CARRIED]


@rule
def move_cards(b: Words, c: Words, s: Words, p: Words, card: int) -> None:
    """Move cards by a program; ``card``: that of the action."""
    for i in range(p[PROGRAM_WAYS]):
        way = FIRST_WAY + WAY_WORDS * i
        p[way + 3] = c[DEAL_CARDS + p[way]] if p[way + 2] == ALL else 1 << card
    for i in range(p[PROGRAM_WAYS]):
        way = FIRST_WAY + WAY_WORDS * i
        cards = p[way + 3]
        c[DEAL_CARDS + p[way]] &= ~cards
        c[DEAL_CARDS + p[way + 1]] |= cards
        for side in range(2):
            place = p[way + side]
            seat = place - s[SHAPE_HAND]
            if seat >= 0 and seat < b[SEATS]:
                b[HANDS + 4 * seat] = c[DEAL_CARDS + place]


@rule
def lead_cards(b: Words, c: Words, s: Words, p: Words) -> None:
    """Put a game before its first lead, by a play."""
    for i in range(HANDS):
        b[i] = p[i]
    for seat in range(b[SEATS]):
        b[HANDS + 4 * seat] = c[DEAL_CARDS + s[SHAPE_HAND] + seat]
        for layer in range(1, 4):
            b[HANDS + 4 * seat + layer] = 0
    for i in range(4 * b[SEATS], POSITION_WORDS - HANDS):
        b[HANDS + i] = 0
    for i in range(p[PLAY_STOCK]):
        word = i // 10
        card = lowest(c[DEAL_CARDS + s[SHAPE_PLACES] + p[PLAY_STOCK + 1 + i]])
        b[STOCK + word] |= card << (6 * (i - 10 * word))


@rule
def holder_of(b: Words, c: Words, s: Words, card: int) -> int:
    """Return the seat that holds a card, or UNKNOWN."""
    found = UNKNOWN
    for seat in range(b[SEATS]):
        if card < NO_CARD and (c[DEAL_CARDS + s[SHAPE_HAND] + seat] >> card) & 1:
            found = seat
    return found


@rule
def find_play(b: Words, c: Words, shape: Any, n: Words, index: Any) -> int:
    """Return the play that begins at a node, or UNKNOWN.

    It goes by who holds the node's card and by the numbers carried along.
    """
    s, key = at(shape), part(shape, SHAPE_KEY)
    key[0], key[1] = c[DEAL_NODE], 1 + holder_of(b, c, s, n[NODE_CARD])
    key[2] = c[DEAL_CARRIED] & n[NODE_SETTLED]
    return find_value(index, key, PLAY_KEY, s[SHAPE_PLAYS])


@rule
def find_edge(b: Words, c: Words, shape: Any, hang: Words, column: int, index: Any) -> int:
    """Return the edge that hangs on hidden cards or on numbers, or UNKNOWN."""
    s, key = at(shape), part(shape, SHAPE_KEY)
    key[0], key[1], key[2] = c[DEAL_NODE], column, 1 + holder_of(b, c, s, hang[HANG_CARD])
    key[3] = c[DEAL_CARRIED] + 1 if hang[HANG_NUMBERS] else 0
    for i in range(MOST_HANGS):
        key[4 + i] = c[DEAL_CARDS + hang[HANG_PLACES + i]] if i < hang[HANG_COUNT] else 0
    return find_value(index, key, EDGE_KEY, s[SHAPE_EDGES])


@rule
def sign_of(n: Words, s: Words, hand: int) -> int:
    """Return of which groups of its node a hand holds a mask whole, as bits."""
    sign = 0
    for group in range(s[SHAPE_GROUPS]):
        for i in range(EACH):
            mask = n[NODE_WORDS + group * EACH + i]
            if hand & mask == mask:
                sign |= 1 << group
    return sign


@rule
def suit_cards(hand: int, card: int) -> int:
    """Return the cards of a hand in the suit of a card, both as masks."""
    return hand & (0xFF << (lowest(card) >> 4 << 4))


@rule
def find_suit_row(c: Words, n: Words, hand: int, shape: Any, index: Any) -> int:
    """Return the row that hangs on a suit of the hand, or UNKNOWN."""
    s, key = at(shape), part(shape, SHAPE_KEY)
    card = c[DEAL_CARDS + n[NODE_SUIT_PLACE]]
    key[0], key[1], key[2], key[3] = c[DEAL_NODE], SUIT_ROW, suit_cards(hand, card), card
    for i in range(4, EDGE_KEY):
        key[i] = 0
    return find_value(index, key, EDGE_KEY, s[SHAPE_EDGES])


@rule
def is_row_known(n: Words, s: Words, row: int, hand: int, rows: Any) -> bool:
    """Tell whether a row says what each card of a hand may do."""
    if row < 0:
        return False
    r = part(rows, row * s[SHAPE_ROW])
    return n[NODE_KIND] == LEADING or hand & ~(r[ROW_ALLOWED] | r[ROW_DENIED]) == 0


@rule
def find_row(c: Words, n: Words, shape: Any, rows: Any, index: Any) -> int:
    """Return the row of the hand on turn, UNKNOWN where it must be asked for."""
    s = at(shape)
    hand = c[DEAL_CARDS + s[SHAPE_HAND] + n[NODE_TURN]]
    if n[NODE_BY_HAND] == ASKED:
        return UNKNOWN
    if n[NODE_BY_HAND] == BY_SUIT:
        row = find_suit_row(c, n, hand, shape, index)
    else:
        row = n[NODE_WORDS + s[SHAPE_GROUPS] * EACH + sign_of(n, s, hand)]
    return row if is_row_known(n, s, row, hand, rows) else UNKNOWN


@rule
def write_calls(b: Words, w: Words, c: Words, n: Words, r: Words, hand: int) -> None:
    """Write what a hand may do in its calls, and whose turn it is."""
    w[LEGAL_CALLS] = r[ROW_COUNT]
    if n[NODE_KIND] == LEADING:
        return
    w[LEGAL_CARDS] = hand & r[ROW_ALLOWED]
    w[LEGAL_PAIRS] = w[LEGAL_ACTS] = 0
    b[TURN] = b[LEADER] = n[NODE_TURN]
    if n[NODE_TRUMP] != KEEP:
        b[SUIT] = n[NODE_TRUMP]


@hot
def go_on(
    positions: Any, legal: Any, states: Any, deals: Any, actions: Any, shape: Any, nodes: Any, rows: Any,
    programs: Any, plays: Any, begun: Any, hangs: Any, hidden: Any, calls: Any, closed: Any, told: Any, game: int,
    stage: int, anew: int,
) -> int:  # fmt: skip
    """Take a game on in its calls, and return what it waits for then."""
    s, t = at(shape), at(told)
    b, w = part(positions, game * POSITION_WORDS), part(legal, game * LEGAL_WORDS)
    c = part(calls, game * s[SHAPE_DEAL])
    answer = c[DEAL_ANSWER]
    c[DEAL_ANSWER] = UNKNOWN
    if stage == BEGINNING:
        begin_calls(b, c, s)
        stage = ROW
    if stage == EDGE:
        column = part(actions, game)[0] - CALL_DRAWN
        edge = answer if answer >= 0 else part(nodes, c[DEAL_NODE] * s[SHAPE_NODE])[edge_at(s) + column]
        if edge <= FIRST_HANG:
            edge = find_edge(b, c, shape, part(hangs, (FIRST_HANG - edge) * HANG_WORDS), column, hidden)
        if edge < 0:
            return EDGE
        program = edge >> WAYS_SHIFT
        if program:
            p = part(programs, program * PROGRAM_WORDS)
            if answer < 0 and (c[DEAL_CARRIED] + p[PROGRAM_MORE]) & s[SHAPE_GUARDS]:
                return EDGE
            c[DEAL_CARRIED] += p[PROGRAM_MORE]
            move_cards(b, c, s, p, kernel_action(column) if column < PLANE else 0)
        answer = UNKNOWN
        c[DEAL_NODE] = edge & ((1 << WAYS_SHIFT) - 1)
        kind = part(nodes, c[DEAL_NODE] * s[SHAPE_NODE])[NODE_KIND]
        stage = PLAY if kind == LEADING else ROW
        if kind == ENDED:
            z = part(closed, 2 * t[TOLD_CLOSED])
            z[0], z[1] = game, c[DEAL_NODE]
            t[TOLD_CLOSED] += 1
            if anew:
                deal(b, part(deals, 0), part(states, game * STATE_WORDS))
                list_legal(positions, legal, game)
                begin_calls(b, c, s)
            else:
                c[DEAL_CALLING], b[DONE] = 0, 1
                for i in range(LEGAL_WORDS):
                    w[i] = 0
                return NOTHING
    n = part(nodes, c[DEAL_NODE] * s[SHAPE_NODE])
    if stage == PLAY:
        play = answer if answer >= 0 else n[NODE_PLAY]
        answer = UNKNOWN
        if play == INDEXED:
            play = find_play(b, c, shape, n, begun)
        if play < 0:
            return PLAY
        lead_cards(b, c, s, part(plays, play * PLAY_WORDS))
        part(states, game * STATE_WORDS)[STATE_BEGUN] = play
        list_legal(positions, legal, game)
    row = answer if answer >= 0 else find_row(c, n, shape, rows, hidden)
    if row < 0:
        return ROW
    c[DEAL_ROW] = row
    hand = c[DEAL_CARDS + s[SHAPE_HAND] + n[NODE_TURN]]
    write_calls(b, w, c, n, part(rows, row * s[SHAPE_ROW]), hand)
    return NOTHING


# ---------------------------------------------------------------- many games
@rule
def play_calls(
    positions: Any, legal: Any, states: Any, deals: Any, actions: Any, ended: Any, shape: Any, calls: Any, left: Any,
    first: int, count: int, anew: int, done: int,
) -> int:  # fmt: skip
    """Do what is played in some games, and return how many plays have ended."""
    s = at(shape)
    for game in range(first, first + count):
        action = part(actions, game)[0]
        if action != SKIP and action < CALL_DRAWN:
            part(calls, game * s[SHAPE_DEAL])[DEAL_CALLING] = 0
    was = done
    done = step_games(positions, legal, states, deals, actions, ended, first, count, anew, done)
    for i in range(was, done):
        game = part(ended, i * (ENDED_POSITION + POSITION_WORDS))[ENDED_GAME]
        c, z = part(calls, game * s[SHAPE_DEAL]), part(left, i * s[SHAPE_DEAL])
        for word in range(s[SHAPE_DEAL]):
            z[word] = c[word]
        if anew:
            c[DEAL_WAITS] = BEGINNING
    return done


@hot
def step_calls(
    positions: Any, legal: Any, states: Any, deals: Any, actions: Any, ended: Any, seen: Any, masks: Any, packed: Any,
    shape: Any, nodes: Any, rows: Any, programs: Any, plays: Any, begun: Any, hangs: Any, hidden: Any, calls: Any,
    closed: Any, told: Any, waiting: Any, left: Any, waits: int, count: int, anew: int, parts: int,
) -> int:  # fmt: skip
    """Do an action in every game, and return how many plays have ended.

    With ``waits`` not 0 it goes on with so many games that wait instead.

    Actions are cards and calls. What is asked for is written. ``actions`` are as `place_columns` and `place_draws`
    leave them. Of a play that ends the words of its calls are kept in ``left``; of a game that ended with a call its
    number and its node in ``closed``.
    """
    s, t = at(shape), at(told)
    t[TOLD_WAITING] = 0
    if waits == 0:
        t[TOLD_CLOSED] = 0
    done = first = 0
    while first < (waits if waits else count):
        block = part(waiting, first)[0] if waits else first
        n = 1 if waits else BLOCK if count - first > BLOCK else count - first
        if waits == 0:
            done = play_calls(
                positions, legal, states, deals, actions, ended, shape, calls, left, first, n, anew, done
            )
        for game in range(block, block + n):
            c, action = part(calls, game * s[SHAPE_DEAL]), part(actions, game)[0]
            stage = c[DEAL_WAITS] if waits or action < CALL_DRAWN else EDGE
            if stage == NOTHING:
                continue
            c[DEAL_WAITS] = go_on(
                positions, legal, states, deals, actions, shape, nodes, rows, programs, plays, begun, hangs, hidden,
                calls, closed, told, game, stage, anew,
            )  # fmt: skip
            if c[DEAL_WAITS] != NOTHING:
                part(waiting, t[TOLD_WAITING])[0] = game
                t[TOLD_WAITING] += 1
        if parts:
            observe_calls(positions, legal, seen, masks, packed, shape, nodes, rows, calls, block, n, parts)
        first += n
    return done
