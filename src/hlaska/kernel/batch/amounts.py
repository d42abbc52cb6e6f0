"""Makes the calls of many games at once where bids and melds are amounts (`hlaska.research.batch.amount_tables`).

It does what `hlaska.kernel.batch.calls` does for other games, and no rule stands here either. Beside its node a game
has its amounts, and its cards in layers, one for each copy. An edge is a *leaf*: the next node, a program, and the sums
that the amounts become; where amounts decide, a tree of decisions tells it. Before, an action may count melds.
"""

from typing import Any

from hlaska.kernel.batch.amount_words import (
    AMOUNT,
    BEGINNING,
    CARDS_OPEN,
    COUNT,
    COUNT_WORDS,
    FIRST,
    FIRST_TREE,
    GAME_AMOUNTS,
    GAME_CALLS,
    GAME_STAMP,
    GAME_TRICKS,
    LEAF,
    LEAF_CHANGES,
    LEAF_NODE,
    LEAF_PAYS,
    LEAF_PROGRAM,
    LEAF_WORDS,
    MOST_COUNTS,
    NINES,
    NOTHING,
    PLACE,
    PLAY,
    ROW,
    SEAT,
    SHAPE_AMOUNTS,
    SHAPE_AWAY,
    SHAPE_AWAY_AMOUNT,
    SHAPE_CAPTURED,
    SHAPE_COUNTED,
    SHAPE_EDGES,
    SHAPE_HELD,
    SHAPE_HIGH,
    SHAPE_LAYERS,
    SHAPE_LOG,
    SHAPE_RUNGS,
    SHAPE_STOCK,
    SHAPE_SUMS,
    SHAPE_TURNED,
    SUITS_OPEN,
    TOLD_CALLS,
    TRUMP,
    WORK_VALUES,
)
from hlaska.kernel.batch.call_masks import is_masked, kernel_action
from hlaska.kernel.batch.call_words import (
    ALL,
    DEAL_ANSWER,
    DEAL_CALLING,
    DEAL_NODE,
    DEAL_ROW,
    DEAL_RUNG,
    EACH,
    ENDED,
    FIRST_WAY,
    LEADING,
    NODE_BY_HAND,
    NODE_KEPT,
    NODE_KIND,
    NODE_PLAY,
    NODE_TRUMP,
    NODE_TURN,
    NODE_WORDS,
    PLAY_WORDS,
    PROGRAM_WAYS,
    PROGRAM_WORDS,
    ROW_ALLOWED,
    ROW_COUNT,
    SHAPE_DEAL,
    SHAPE_GROUPS,
    SHAPE_HAND,
    SHAPE_LADDER,
    SHAPE_NODE,
    SHAPE_ROW,
    TOLD_CLOSED,
    UNKNOWN,
    WAY_WORDS,
)
from hlaska.kernel.batch.calls import edge_at, is_row_known, sign_of
from hlaska.kernel.batch.seen import list_legal
from hlaska.kernel.batch.settling import find_leaf
from hlaska.kernel.batch.steps import deal
from hlaska.kernel.batch.words import (
    ACTIONS,
    CALL_DRAWN,
    LEGAL_ACTS,
    LEGAL_CALLS,
    LEGAL_CARDS,
    LEGAL_PAIRS,
    LEGAL_WORDS,
    PLANE,
    STATE_BEGUN,
    STATE_WORDS,
)
from hlaska.kernel.bits import COLUMN, popcount
from hlaska.kernel.burying import find_buriable
from hlaska.kernel.jit import Words, at, hot, part, rule
from hlaska.kernel.layout import (
    DONE,
    HANDS,
    LAST_CARD,
    LAST_SEAT,
    LEADER,
    POINTS,
    POSITION_WORDS,
    SEATS,
    STOCK,
    SUIT,
    TRICK,
    TURN,
)
from hlaska.kernel.melds import count_melds


# ---------------------------------------------------------------- cards in layers
@rule
def add_cards(c: Words, at_place: int, layers: int, cards: int) -> None:
    """Add one copy of each of some cards to a place."""
    for layer in range(layers):
        both = c[at_place + layer] & cards
        c[at_place + layer] |= cards
        cards = both


@rule
def take_card(c: Words, at_place: int, layers: int, card: int) -> None:
    """Take one copy of a card from a place."""
    left = 1 << card
    for layer in range(layers - 1, -1, -1):
        taken = c[at_place + layer] & left
        c[at_place + layer] ^= taken
        left ^= taken


@rule
def place_at(s: Words, place: int) -> int:
    """Return the word of a game where the cards of a place begin."""
    return s[SHAPE_HELD] + place * s[SHAPE_LAYERS]


@rule
def show_hand(b: Words, c: Words, s: Words, place: int) -> None:
    """Write the cards of a place into the position, where it is a hand."""
    seat = place - s[SHAPE_HAND]
    if seat >= 0 and seat < b[SEATS]:
        for layer in range(s[SHAPE_LAYERS]):
            b[HANDS + 4 * seat + layer] = c[place_at(s, place) + layer]


@rule
def move_layers(b: Words, c: Words, s: Words, p: Words, card: int) -> None:
    """Move cards by a program, one way after another; ``card``: that of the action."""
    layers = s[SHAPE_LAYERS]
    for i in range(p[PROGRAM_WAYS]):
        way = FIRST_WAY + WAY_WORDS * i
        source, target, how = place_at(s, p[way]), place_at(s, p[way + 1]), p[way + 2]
        if how == ALL:
            for layer in range(layers):
                cards = c[source + layer]
                c[source + layer] = 0
                add_cards(c, target, layers, cards)
        else:
            moved = card if how == 0 else how - 1
            take_card(c, source, layers, moved)
            add_cards(c, target, layers, 1 << moved)
        show_hand(b, c, s, p[way])
        show_hand(b, c, s, p[way + 1])


@rule
def take_trick(b: Words, c: Words, s: Words, counts: Any) -> None:
    """Lay the cards of the last trick to those that its winner has won."""
    c[GAME_TRICKS] = b[TRICK]
    x = part(counts, s[SHAPE_CAPTURED] * (1 + MOST_COUNTS * COUNT_WORDS))
    for i in range(x[0]):
        if x[1 + i * COUNT_WORDS + SEAT] == b[LAST_SEAT]:
            for seat in range(b[SEATS]):
                place = x[1 + i * COUNT_WORDS + PLACE]
                add_cards(c, place_at(s, place), s[SHAPE_LAYERS], 1 << b[LAST_CARD + seat])


@rule
def lay_out_hand(c: Words, s: Words, place: int, h: Words) -> int:
    """Write the cards of a place as four layers, and return how many there are."""
    count = 0
    for layer in range(4):
        h[layer] = c[place_at(s, place) + layer] if layer < s[SHAPE_LAYERS] else 0
        count += popcount(h[layer])
    return count


@hot
def count_hands(
    calls: Any, shape: Any, counts: Any, melds: Any, work: Any, suit: Any, points: Any, game: int, number: int,
    trump: int,
) -> int:  # fmt: skip
    """Count melds into the amounts of a game.

    ``number``: which ones.
    ``trump``: where counts name no trumps.
    """
    s, h = at(shape), at(work)
    c = part(calls, game * s[SHAPE_DEAL])
    x = part(counts, number * (1 + MOST_COUNTS * COUNT_WORDS))
    for i in range(x[0]):
        y = 1 + i * COUNT_WORDS
        lay_out_hand(c, s, x[y + PLACE], h)
        counted = s[SHAPE_COUNTED] + x[y + SEAT] * s[SHAPE_LAYERS]
        for layer in range(s[SHAPE_LAYERS]):
            c[counted + layer] = h[layer]
        part(suit, 0)[0] = trump if x[y + TRUMP] < 0 else x[y + TRUMP]
        count_melds(work, suit, 1, melds, points)
        c[GAME_AMOUNTS + x[y + AMOUNT]] = part(points, 0)[0]
        if x[y + NINES] >= 0:
            c[GAME_AMOUNTS + x[y + NINES]] = part(points, 0)[1]
    return number


# ---------------------------------------------------------------- what a hand may do
@rule
def find_amount_row(c: Words, n: Words, s: Words, rows: Any) -> int:
    """Return the row of the hand on turn, UNKNOWN where it must be asked for."""
    hand = c[place_at(s, s[SHAPE_HAND] + n[NODE_TURN])]
    if n[NODE_BY_HAND]:
        return UNKNOWN
    row = n[NODE_WORDS + s[SHAPE_GROUPS] * EACH + sign_of(n, s, hand)]
    if n[NODE_KEPT]:
        return row if row >= 0 else UNKNOWN
    return row if is_row_known(n, s, row, hand, rows) else UNKNOWN


@rule
def find_rung(fixed: Words, rungs: int, high: int) -> int:
    """Return the lowest bid above an amount, or how many bids there are."""
    low, up = 0, rungs
    while low < up:
        middle = (low + up) >> 1
        if fixed[middle] > high:
            up = middle
        else:
            low = middle + 1
    return low


@rule
def find_burials(c: Words, s: Words, n: Words, melds: Any, work: Any, suit: Any, points: Any) -> int:
    """Return the cards that the hand on turn may bury."""
    left = lay_out_hand(c, s, s[SHAPE_HAND] + n[NODE_TURN], at(work)) - n[NODE_KEPT]
    at(suit)[0] = n[NODE_TRUMP]
    return find_buriable(work, suit, melds, points, left)


@rule
def write_amount_calls(b: Words, w: Words, c: Words, s: Words, n: Words, r: Words, fixed: Words) -> None:
    """Write what the hand on turn may do in its calls, and its turn."""
    rungs = s[SHAPE_RUNGS]
    climbs = is_masked(r, s[SHAPE_LADDER])
    c[DEAL_RUNG] = find_rung(fixed, rungs, c[GAME_AMOUNTS + s[SHAPE_HIGH]]) if climbs else rungs
    w[LEGAL_CALLS] = r[ROW_COUNT] + rungs - c[DEAL_RUNG]
    if n[NODE_KIND] == LEADING:
        return
    w[LEGAL_CARDS] = c[place_at(s, s[SHAPE_HAND] + n[NODE_TURN])] & r[ROW_ALLOWED]
    w[LEGAL_PAIRS] = w[LEGAL_ACTS] = 0
    b[TURN] = b[LEADER] = n[NODE_TURN]
    b[SUIT] = n[NODE_TRUMP]


# ---------------------------------------------------------------- a call
@rule
def begin_amounts(b: Words, c: Words, s: Words, fixed: Words, amounts: Words) -> None:
    """Lay the cards of a game that has just been dealt, and set its amounts."""
    for i in range(s[SHAPE_COUNTED], s[SHAPE_DEAL]):
        c[i] = 0
    for seat in range(b[SEATS]):
        for layer in range(s[SHAPE_LAYERS]):
            c[place_at(s, s[SHAPE_HAND] + seat) + layer] = b[HANDS + 4 * seat + layer]
    for i in range(s[SHAPE_STOCK]):
        place = fixed[s[SHAPE_RUNGS] + i]
        add_cards(c, place_at(s, place), s[SHAPE_LAYERS], 1 << stock_at(b, i))
        if i == s[SHAPE_TURNED]:
            show_hand(b, c, s, place)
    for i in range(s[SHAPE_AMOUNTS]):
        c[GAME_AMOUNTS + i] = amounts[i]
    c[GAME_CALLS] = c[GAME_TRICKS] = 0
    c[DEAL_CALLING] = 1


@rule
def stock_at(b: Words, index: int) -> int:
    """Return a card of the stock by its place there."""
    word = index // 10
    return (b[STOCK + word] >> (6 * (index - 10 * word))) & 63


@rule
def first_at(b: Words, s: Words) -> int:
    """Return where the first node of a game stands among those."""
    turned = stock_at(b, s[SHAPE_TURNED]) if s[SHAPE_TURNED] >= 0 else UNKNOWN
    return (b[SUIT] + 1) * CARDS_OPEN + turned + 1


@rule
def lead_amounts(b: Words, c: Words, s: Words, p: Words) -> None:
    """Put a game before its first lead, and count what was laid away."""
    for i in range(POSITION_WORDS):
        b[i] = p[i]
    for seat in range(b[SEATS]):
        show_hand(b, c, s, s[SHAPE_HAND] + seat)
    if s[SHAPE_AWAY] >= 0:
        total = 0
        for layer in range(s[SHAPE_LAYERS]):
            held = c[place_at(s, s[SHAPE_AWAY]) + layer]
            for rank in range(8):
                total += popcount(held & (COLUMN << rank)) * ((b[POINTS] >> (4 * rank)) & 15)
        c[GAME_AMOUNTS + s[SHAPE_AWAY_AMOUNT]] = total


@rule
def add_sums(x: Words, s: Words, values: Words, found: Words) -> None:
    """Write what sums of values become."""
    width = s[SHAPE_AMOUNTS] + 2
    for i in range(x[0]):
        start = 1 + i * (1 + width)
        total = 0
        for k in range(width):
            total += x[start + 1 + k] * values[k]
        found[x[start]] = total


@rule
def find_edge_leaf(n: Words, s: Words, column: int, roots: Any, forks: Any, values: Words) -> int:
    """Return the leaf of an action, UNKNOWN where it must be asked for."""
    ladder = s[SHAPE_LADDER]
    edge = n[edge_at(s) + (ladder if column > ladder else column)]
    if edge > FIRST_TREE:
        return edge if edge >= 0 else UNKNOWN
    tree = (FIRST_TREE - edge) >> 1
    if (FIRST_TREE - edge) & 1:
        tree += column - ladder
    return find_leaf(forks, part(roots, tree)[0], values, s[SHAPE_AMOUNTS] + 2)


@hot
def go_on_amounts(
    positions: Any, legal: Any, states: Any, deals: Any, actions: Any, shape: Any, nodes: Any, rows: Any,
    programs: Any, plays: Any, asked: Any, counts: Any, leaves: Any, sums: Any, roots: Any, forks: Any, fixed: Any,
    melds: Any, work: Any, suit: Any, points: Any, calls: Any, log: Any, closed: Any, told: Any, game: int, stage: int,
    anew: int,
) -> int:  # fmt: skip
    """Take a game on in its calls, and return what it waits for then."""
    s, t = at(shape), at(told)
    b, w = part(positions, game * POSITION_WORDS), part(legal, game * LEGAL_WORDS)
    c, values = part(calls, game * s[SHAPE_DEAL]), part(work, WORK_VALUES)
    firsts = s[SHAPE_RUNGS] + s[SHAPE_STOCK]
    answer = c[DEAL_ANSWER]
    c[DEAL_ANSWER] = UNKNOWN
    c[GAME_STAMP] += 1
    n = part(nodes, c[DEAL_NODE] * s[SHAPE_NODE])
    column = part(actions, game)[0] - CALL_DRAWN
    if stage == COUNT:
        edge = s[SHAPE_LADDER] if column > s[SHAPE_LADDER] else column
        number = answer if answer >= 0 else part(asked, c[DEAL_NODE] * s[SHAPE_EDGES])[edge]
        answer = UNKNOWN
        if number < 0:
            return COUNT
        if column >= ACTIONS:
            part(log, game * s[SHAPE_LOG])[c[GAME_CALLS]] = column << 2 | n[NODE_TURN]
            c[GAME_CALLS] += 1
            t[TOLD_CALLS] = max(t[TOLD_CALLS], c[GAME_CALLS])
        if number:
            count_hands(calls, shape, counts, melds, work, suit, points, game, number, n[NODE_TRUMP])
        stage = LEAF
    if stage == LEAF:
        amounts, ladder = s[SHAPE_AMOUNTS], s[SHAPE_LADDER]
        for i in range(amounts):
            values[i] = c[GAME_AMOUNTS + i]
        values[amounts] = part(fixed, 0)[column - ladder] if column >= ladder else 0
        values[amounts + 1] = 1
        leaf = answer if answer >= 0 else find_edge_leaf(n, s, column, roots, forks, values)
        answer = UNKNOWN
        if leaf < 0:
            return LEAF
        x = part(leaves, leaf * LEAF_WORDS)
        if x[LEAF_PROGRAM]:
            card = kernel_action(column) if column < PLANE else 0
            move_layers(b, c, s, part(programs, x[LEAF_PROGRAM] * PROGRAM_WORDS), card)
        becoming = part(calls, game * s[SHAPE_DEAL] + GAME_AMOUNTS)
        add_sums(part(sums, x[LEAF_CHANGES] * s[SHAPE_SUMS]), s, values, becoming)
        c[DEAL_NODE] = x[LEAF_NODE]
        n = part(nodes, c[DEAL_NODE] * s[SHAPE_NODE])
        stage = PLAY if n[NODE_KIND] == LEADING else ROW
        if n[NODE_KIND] == ENDED:
            start = t[TOLD_CLOSED] * (1 + b[SEATS])
            part(closed, start)[0] = game
            add_sums(part(sums, x[LEAF_PAYS] * s[SHAPE_SUMS]), s, values, part(closed, start + 1))
            t[TOLD_CLOSED] += 1
            if anew == 0:
                c[DEAL_CALLING], b[DONE] = 0, 1
                for i in range(LEGAL_WORDS):
                    w[i] = 0
                return NOTHING
            deal(b, part(deals, 0), part(states, game * STATE_WORDS))
            stage = BEGINNING
    if stage == BEGINNING:
        begin_amounts(b, c, s, part(fixed, 0), part(fixed, firsts + SUITS_OPEN * CARDS_OPEN))
        stage = FIRST
    if stage == FIRST:
        node = part(fixed, firsts)[first_at(b, s)]
        if node < 0:
            return FIRST
        c[DEAL_NODE] = node
        n = part(nodes, node * s[SHAPE_NODE])
        stage = PLAY if n[NODE_KIND] == LEADING else ROW
    if stage == PLAY:
        lead_amounts(b, c, s, part(plays, n[NODE_PLAY] * PLAY_WORDS))
        part(states, game * STATE_WORDS)[STATE_BEGUN] = n[NODE_PLAY]
        list_legal(positions, legal, game)
    row = answer if answer >= 0 else find_amount_row(c, n, s, rows)
    if row < 0:
        return ROW
    c[DEAL_ROW] = row
    write_amount_calls(b, w, c, s, n, part(rows, row * s[SHAPE_ROW]), part(fixed, 0))
    if n[NODE_KEPT]:
        w[LEGAL_CARDS] = find_burials(c, s, n, melds, work, suit, points)
    return NOTHING
