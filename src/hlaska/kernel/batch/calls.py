"""Makes the calls of many games at once, by tables that are filled elsewhere (`hlaska.research.batch.call_tables`).

No rule stands here. A *node* is what everybody knows before an action, a *row* what a hand may do there, an *edge* what
an action leads to, a *program* the ways that cards go, a *play* how the cards are led afterwards. Where a table has no
answer the game is listed in `waiting` with what it waits for; `step_calls` goes on with it.
"""

from typing import Any

from hlaska.kernel.acts import ACT
from hlaska.kernel.batch.keys import find_value
from hlaska.kernel.batch.seen import list_legal, observe_games, write_masks
from hlaska.kernel.batch.steps import BLOCK, deal, is_legal, step_games
from hlaska.kernel.batch.words import (
    ACTIONS,
    CALL_DRAWN,
    ENDED_GAME,
    ENDED_POSITION,
    LEGAL_ACTS,
    LEGAL_CALLS,
    LEGAL_CARDS,
    LEGAL_PAIRS,
    LEGAL_WORDS,
    MASK_WORDS,
    MASKS,
    PLANE,
    SKIP,
    STATE_BEGUN,
    STATE_WORDS,
)
from hlaska.kernel.bits import lowest
from hlaska.kernel.jit import MASK63, Words, at, hot, part, rule
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

CALLING, LEADING, PLAYING, ENDED = range(
    4
)  # kinds of nodes: at the first lead calls may be legal beside cards
UNKNOWN, DEPENDS = -1, -2  # of a row, an edge or a play: not asked yet; it hangs on hidden cards
INDEXED = -3  # of a play: it hangs on who holds a card, or on the numbers that are carried along
ALL = -1  # a way of all cards of a place; else of the card of the action
EACH = 4  # masks of a group, one of which must be held
MOST_WAYS = 16  # ways of a program
MOST_STOCK = 40  # slots of a stock

# --- the shape of the tables of one game
SHAPE_HAND = 0  # the place of the first hand; there is one for each seat
SHAPE_PLACES = 1  # places; behind them come slots, each with one card
SHAPE_SLOTS = 2
SHAPE_GROUPS = 3  # groups of masks of a node
SHAPE_NODE = 4  # words of a node
SHAPE_ROW = 5  # words of a row
SHAPE_MASK = 6  # words of the mask of a row: bytes of actions from number 64 on
SHAPE_DEAL = 7  # words of a game
SHAPE_CARRIED = 8  # the numbers that a game begins with
SHAPE_GUARDS = 9  # bits of its numbers, one of which is set where a number has grown too high
SHAPE_PLAYS = 10  # slots of the index of plays
SHAPE_EDGES = 11  # slots of the index of edges
SHAPE_UNSEEN = 12  # whether there are nodes at which a hand was not looked at
SHAPE_COLUMNS = 13  # numbers of actions
SHAPE_LADDER = 14  # number of the lowest bid where bids are amounts, else SHAPE_COLUMNS
SHAPE_MASK_WORDS = 15  # words of a whole mask
SHAPE_KEY = 16  # a key to look up
KEY_WORDS = 13
SHAPE_WORDS = SHAPE_KEY + KEY_WORDS
# --- a node: then EACH masks for each group, a row for each sign, and an edge for each action
(
    NODE_KIND,
    NODE_TURN,
    NODE_TRUMP,
    NODE_PLAY,
    NODE_CARD,
    NODE_BY_HAND,
    NODE_SUIT_PLACE,
    NODE_UNSEEN,
    NODE_SETTLED,
    NODE_KEPT,
    NODE_WORDS,
) = range(11)
# of NODE_CARD: its play hangs on no card's holder (NODE_SETTLED: the bits of numbers on which it hangs); of NODE_TRUMP:
# trumps are those of the node before
NO_CARD, KEEP = 64, -2
# of NODE_KEPT: how many cards a hand keeps that may bury by its meld (only where bids and melds are amounts), or 0
# of NODE_BY_HAND: rows are asked for; they hang on the suit of the hand that the card of NODE_SUIT_PLACE has
ASKED, BY_SUIT = 1, 2
WAYS_SHIFT = 32  # an edge: the next node, and from this bit on its program
# --- a row: then its mask, and the numbers of its calls
ROW_ALLOWED, ROW_DENIED, ROW_COUNT, ROW_WORDS = range(4)
FIRST_MASKED = 64  # number of the first action of a row's mask
# --- a program: how many ways, what is added to the numbers of the game, then for each way source, target, ALL or 0,
# and a word to work with
PROGRAM_WAYS, PROGRAM_MORE, FIRST_WAY = range(3)
WAY_WORDS = 4
PROGRAM_WORDS = FIRST_WAY + MOST_WAYS * WAY_WORDS
# --- a play: its position without cards, how many slots are its stock, and these
PLAY_STOCK = POSITION_WORDS
PLAY_WORDS = PLAY_STOCK + 1 + MOST_STOCK
# --- keys: of a play its node, who holds the node's card, and the numbers carried along; of an edge its node and
# number, who holds the card, the numbers carried along + 1 or 0, and the cards that lie where it hangs on them; of a
# row its node, SUIT_ROW, cards of the hand in the suit of a card, and that card
PLAY_KEY = 3
SUIT_ROW = 1 << 20  # stands where an edge has its number
EDGE_KEY = KEY_WORDS
# --- what an edge hangs on that is FIRST_HANG or below: a card or NO_CARD, whether numbers carried along, how many
# places and slots, and which
FIRST_HANG = -3
HANG_CARD, HANG_NUMBERS, HANG_COUNT, HANG_PLACES = range(4)
MOST_HANGS = EDGE_KEY - 4
HANG_WORDS = HANG_PLACES + MOST_HANGS
# --- a game: whether it is in its calls; what it waits for, and the answer; the numbers that it carries along; then its
# cards by place and slot
DEAL_NODE, DEAL_ROW, DEAL_CALLING, DEAL_WAITS, DEAL_ANSWER, DEAL_CARRIED, DEAL_CARDS = range(7)
# where bids are amounts, in place of the last two: the lowest legal bid, or how many there are; and the number of the
# lowest bid that its mask shows, or how many actions there are
DEAL_RUNG, DEAL_SHOWN = 5, 6
ONES = 0x0101_0101_0101_0101  # eight bytes of a mask
NOTHING, BEGINNING, EDGE, PLAY, ROW = range(5)  # what a game waits for
# --- what a step tells
TOLD_WAITING, TOLD_CLOSED, TOLD_WORDS = range(3)  # how many games wait, how many ended with a call


@rule
def edge_at(shape: Words) -> int:
    """Return the first word of the edges of a node."""
    return NODE_WORDS + shape[SHAPE_GROUPS] * EACH + (1 << shape[SHAPE_GROUPS])


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


# ---------------------------------------------------------------- which actions are legal
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
