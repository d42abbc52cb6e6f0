"""Runs play in which combinations are laid copy by copy.

It has what is legal at every moment, and every move, exactly.

Beside cards and the acts of `hlaska.kernel.acts` a seat may lay a combination and name its copies, show a seven, show a
carte blanche or none, take the open card with the last draw, and declare out. Positions have LAY_RULES, and AUTO 2.
"""

from hlaska.kernel.acts import (
    ACT,
    DRAW,
    EXCHANGE,
    LAY,
    can_exchange,
    exchange,
    is_moment,
    swap_card,
)
from hlaska.kernel.bits import COLUMN, lowest
from hlaska.kernel.combinations import (
    BARRED,
    COPY,
    MARKS,
    ON_TABLE,
    SEVEN_SHOWN,
    can_make,
    can_name,
    choose,
    count_chosen,
    count_marked,
    count_unmarked,
    drop_copy,
    free_copies,
    is_any_four,
    keep_marks,
    kinds_now,
    lay_chosen,
    lay_size,
    mark_copy,
    marked_at,
    next_mark,
    take_copies,
)
from hlaska.kernel.jit import Words, rule
from hlaska.kernel.laying import ALL, lay_worth
from hlaska.kernel.layout import (
    ASKED,
    BEFORE_DRAW,
    BLANCHE_WORTH,
    CLAIMS,
    COUNT,
    DONE,
    DRAW_CHOICE,
    GOAL,
    GOAL_WITH_TRICKS,
    JACK,
    KING,
    LAID,
    LAST_DRAWN,
    LAST_POINTS,
    LAST_SEAT,
    LAY_BARS,
    LAY_FREES,
    LAY_NAMED,
    LAY_ONE_RUN,
    LAY_RULES,
    LEADER,
    LEFT,
    MAY_SHOW,
    NAMING,
    NEXT,
    ON_LEAD,
    OVER_AT_ONCE,
    PAIR_POINTS,
    QUEEN,
    SEATS,
    SHOW_ONCE,
    SHOW_PLAYED,
    SHOWN,
    STOCK,
    SUIT,
    SWAP,
    TRICK,
    TRICKS,
    TURN,
    WAIT,
    WON,
)
from hlaska.kernel.play import draw, hand_now, legal_now, step, stock_card

SHOW, PASS, BLANCHE, OUT, DRAW_OPEN = range(LAY + ALL, LAY + ALL + 5)
COURT = COLUMN << JACK | COLUMN << QUEEN | COLUMN << KING
# --- what is legal: words
LEGAL_CARDS = 0  # mask of cards; of several copies that can be told apart the first one, that in the hand
LEGAL_PAIRS = 1  # mask of the cards that may be played with a declaration; or which have a fourth copy
LEGAL_ACTS = 2  # bits: draw, exchange, close, then show and those after it
LEGAL_CALLS = 3  # how many calls are legal beside them; which ones the kernel does not know
LEGAL_SECOND = 4  # mask of the cards of which a second copy may be played
LEGAL_THIRD = 5  # and a third
LEGAL_LAYS = 6  # bits: combinations
LEGAL_WORDS = 7
# by how many copies with lower marks there are: how an action names one, and in which word it is legal
HOWS = (0, 2, 3, 1)
HOW_WORDS = (LEGAL_CARDS, LEGAL_SECOND, LEGAL_THIRD, LEGAL_PAIRS)
ACT_BIT = 3 - SHOW  # a bit of LEGAL_ACTS, less the act


# ---------------------------------------------------------------- copies that can be told apart
@rule
def write_copies(b: Words, w: Words, cards: int) -> None:
    """Write every copy of these cards that can be told from another.

    While copies are named for a combination, those that may be named next.
    """
    at, several = marked_at(b[TURN]), 0
    for i in range(count_marked(b, b[TURN])):
        several |= 1 << (b[at + i] >> COPY)
    if b[NAMING] == 0:
        w[LEGAL_CARDS] |= cards & ~several
        cards &= several
    while cards:
        card, mark = lowest(cards), -1
        cards &= cards - 1
        for index in range(4):
            mark = next_mark(b, b[TURN], card, mark)
            if mark < 0:
                break
            if b[NAMING] == 0 or can_name(b, card, mark):
                w[HOW_WORDS[index]] |= 1 << card


@rule
def mark_played(b: Words, action: int) -> int:
    """Return the mark of the copy that an action names."""
    card, mark = action & 63, -1
    for index in range(4):
        mark = next_mark(b, b[TURN], card, mark)
        if HOWS[index] == action >> 6:
            break
    return mark


# ---------------------------------------------------------------- what is legal
@rule
def is_after_draw(b: Words) -> bool:
    """Tell whether somebody is about to lead after a trick at which cards were drawn."""
    first = b[WAIT] == 0 and b[COUNT] == 0 and b[TRICK] > 0
    return first and b[SEATS] * b[TRICK] <= b[NEXT] + b[LEFT]


@rule
def can_lay_now(b: Words) -> bool:
    """Tell whether this is the moment for one combination (mariage:BZ.MELD.2, pinochle:P4B.MELD.2)."""
    if b[LAID]:
        return False
    if b[WAIT]:
        return b[LAY_RULES] & BEFORE_DRAW != 0
    return b[LAY_RULES] & ON_LEAD != 0 and is_after_draw(b)


@rule
def can_score_seven(b: Words) -> bool:
    """Tell whether the seat to move may exchange or show a lowest trump (mariage:BZ.SEVEN, pinochle:P4B.MELD.6)."""
    if not is_moment(b, b[SWAP]) or (b[SHOWN] and b[LAY_RULES] & SHOW_ONCE):
        return False
    return count_unmarked(b, b[TURN], swap_card(b)) > 0


@rule
def can_show(b: Words) -> bool:
    """Tell whether the seat to move may show a lowest trump: one lies open already."""
    open_card = stock_card(b, b[NEXT] + b[LEFT] - 1)
    return b[LAY_RULES] & SHOW_PLAYED == 0 and open_card == swap_card(b) and can_score_seven(b)


@rule
def can_claim(b: Words) -> bool:
    """Tell whether the winner of the last trick may declare out (pinochle:P4B.SCORE.5).

    That is before drawing, if combinations are laid then.
    """
    if b[LAY_RULES] & CLAIMS == 0 or b[COUNT] or b[TRICK] == 0 or b[LAST_SEAT] != b[TURN]:
        return False
    if b[WAIT]:
        return b[LAY_RULES] & BEFORE_DRAW != 0
    return b[LAY_RULES] & ON_LEAD != 0 or not is_after_draw(b)


@rule
def list_lays(b: Words) -> int:
    """List the combinations that the seat to move may lay now, as bits."""
    found, held = 0, hand_now(b)
    if not can_lay_now(b):
        return 0
    for lay in range(ALL):
        kinds = kinds_now(b, lay)
        may_be = held & kinds == kinds or is_any_four(b, lay)  # most are given up here
        if may_be and lay_worth(b, lay) > 0 and can_make(b, lay):
            found |= 1 << lay
    if b[LAY_RULES] & LAY_ONE_RUN and found & 0xF0:
        found = found & ~0xF0 | 0x10
    return found


@rule
def write_calls(b: Words, w: Words) -> None:
    """Write which acts and combinations are legal for the seat to move."""
    w[LEGAL_ACTS] = w[LEGAL_LAYS] = 0
    if b[ASKED]:
        w[LEGAL_ACTS] = 1 << (PASS + ACT_BIT) | int(hand_now(b) & COURT == 0) << (BLANCHE + ACT_BIT)
        return
    if b[COUNT] or b[NAMING]:
        return
    acts = 0
    if b[WAIT]:
        chooses = b[LEFT] == b[SEATS] and b[LAY_RULES] & DRAW_CHOICE != 0
        acts = 1 | int(chooses) << (DRAW_OPEN + ACT_BIT)
    w[LEGAL_LAYS] = list_lays(b)
    if can_score_seven(b):
        acts |= int(can_exchange(b)) << (EXCHANGE - ACT) | int(can_show(b)) << (SHOW + ACT_BIT)
    w[LEGAL_ACTS] = acts | int(can_claim(b)) << (OUT + ACT_BIT)


@rule
def write_melding(b: Words, w: Words) -> None:
    """Write the words of what the seat to move may do. Nothing is legal once the play is over."""
    for word in range(LEGAL_WORDS):
        w[word] = 0
    if b[DONE]:
        return
    write_calls(b, w)
    if b[NAMING]:
        write_copies(b, w, kinds_now(b, b[NAMING] - 1) & hand_now(b))
    elif b[ASKED] == 0 and b[WAIT] == 0:
        write_copies(b, w, legal_now(b)[0])


@rule
def is_listed(w: Words, act: int) -> bool:
    """Tell whether an act is among the legal ones."""
    if act >= SHOW:
        return (w[LEGAL_ACTS] >> (act + ACT_BIT)) & 1 == 1
    if act >= LAY:
        return (w[LEGAL_LAYS] >> (act - LAY)) & 1 == 1
    return (w[LEGAL_ACTS] >> (act - ACT)) & 1 == 1


# ---------------------------------------------------------------- points
@rule
def account(b: Words, seat: int) -> int:
    """Return the points of a seat that count towards its goal."""
    points = b[PAIR_POINTS + seat]
    if b[LAY_RULES] & GOAL_WITH_TRICKS:
        points += b[WON + seat]
        if b[TRICK] == b[TRICKS] and b[LAST_SEAT] == seat:
            points -= b[LAST_POINTS]  # entered after them
    return points


@rule
def enter(b: Words, seat: int, points: int) -> None:
    """Give points to a seat; with its goal the deal is over (mariage:BZ.END.1)."""
    b[PAIR_POINTS + seat] += points
    if b[GOAL + seat] > 0 and account(b, seat) >= b[GOAL + seat]:
        b[DONE] = OVER_AT_ONCE


# ---------------------------------------------------------------- moves
@rule
def play_copy(b: Words, action: int) -> None:
    """Play a copy of a card."""
    seat, card, mark = b[TURN], action & 63, mark_played(b, action)
    if mark:
        drop_copy(b, seat, card, mark)
    if b[LAY_RULES] & SHOW_PLAYED and b[LEFT] > 0 and card == swap_card(b):
        enter(b, seat, b[SWAP] >> 12)
        if b[DONE]:
            return
    step(b, card)
    if mark and b[LAY_RULES] & LAY_FREES:
        free_copies(b, seat, mark)
    if b[COUNT] == 1 and b[LEFT] == 0:
        take_up(b, 0)
    if b[COUNT] == 0:
        end_trick(b)


@rule
def take_up(b: Words, bits: int) -> None:
    """Take up what lies on the table: of marks only these bits remain."""
    for seat in range(2):
        keep_marks(b, seat, bits)


@rule
def end_trick(b: Words) -> None:
    """Give the winner of a trick what it counts at once. It may act, or draws."""
    b[SHOWN] = 0
    enter(b, b[TURN], 0)
    if b[DONE] != OVER_AT_ONCE and b[LEFT] == b[SEATS]:
        enter(b, b[TURN], (b[LAY_RULES] >> LAST_DRAWN) & 255)
    chooses = b[LAY_RULES] & DRAW_CHOICE != 0 and b[LEFT] == b[SEATS]
    if b[WAIT] and b[LAY_RULES] & ON_LEAD and not chooses:
        b[WAIT] = 0
        draw(b)


@rule
def draw_two(b: Words) -> None:
    """Draw for both seats, and ask who may still show a carte blanche (mariage:RB.3)."""
    draw(b)
    b[WAIT] = b[LAID] = b[SHOWN] = 0
    if b[LEFT]:
        take_up(b, MARKS & ~BARRED)
        b[ASKED] = b[MAY_SHOW]
        ask(b)
    elif b[LAY_RULES] & BEFORE_DRAW:
        take_up(b, 0)


@rule
def swap_last(b: Words) -> None:
    """Exchange the last two cards of the stock with each other."""
    one, other = b[NEXT], b[NEXT] + 1
    both = stock_card(b, one) ^ stock_card(b, other)
    b[STOCK + one // 10] ^= both << (6 * (one - one // 10 * 10))
    b[STOCK + other // 10] ^= both << (6 * (other - other // 10 * 10))


@rule
def ask(b: Words) -> None:
    """Set whose turn it is. It is a seat asked for a carte blanche, the leader first, or else the leader."""
    other = 1 - b[LEADER]
    only_other = (b[ASKED] >> b[LEADER]) & 1 == 0 and (b[ASKED] >> other) & 1 == 1
    b[TURN] = other if only_other else b[LEADER]


@rule
def answer(b: Words, shows: bool) -> None:
    """Show a carte blanche for the seat to move, or end its chances to (mariage:RB.3)."""
    seat = b[TURN]
    b[ASKED] &= ~(1 << seat)
    if shows:
        enter(b, seat, (b[LAY_RULES] >> BLANCHE_WORTH) & 255)
    else:
        b[MAY_SHOW] &= ~(1 << seat)
    ask(b)


@rule
def score_seven(b: Words, shows: bool) -> None:
    """Show the lowest trump, or exchange it for the open card."""
    seat, card, rules = b[TURN], swap_card(b), b[LAY_RULES]
    if rules & SHOW_ONCE:
        b[SHOWN] = 1
    mark, points = SEVEN_SHOWN if rules & LAY_NAMED else ON_TABLE, b[SWAP] >> 12
    if not shows:
        card, mark, points = stock_card(b, b[NEXT] + b[LEFT] - 1), BARRED if rules & LAY_BARS else 0, 0
        exchange(b)  # enters its points
    if mark:
        mark_copy(b, seat, card, mark)
    enter(b, seat, points)


@rule
def lay_down(b: Words, lay: int) -> None:
    """Lay a combination for the seat to move, or begin to name its copies."""
    if b[LAY_RULES] & LAY_ONE_RUN and lay == 4:
        lay += b[SUIT]
    if b[LAY_RULES] & LAY_NAMED:
        b[NAMING] = lay + 1
        return
    take_copies(b, lay)
    lay_chosen(b, lay)


@rule
def name_copy(b: Words, action: int) -> None:
    """Name one more copy of the combination; with the last one it lies there."""
    seat, lay = b[TURN], b[NAMING] - 1
    choose(b, seat, action & 63, mark_played(b, action))
    if count_chosen(b, seat) == lay_size(lay):
        lay_chosen(b, lay)
        enter(b, seat, 0)


@rule
def move_melding(b: Words, action: int) -> None:
    """Play a card, name one, or do an act for the seat to move.

    The ``action`` must be legal.

    The position changes in place.
    """
    if action < ACT:
        if b[NAMING]:
            name_copy(b, action)
        else:
            play_copy(b, action)
    elif action in (DRAW, DRAW_OPEN):
        if action == DRAW_OPEN:
            swap_last(b)
        draw_two(b)
    elif action in (EXCHANGE, SHOW):
        score_seven(b, action == SHOW)
    elif action == OUT:
        b[DONE] = OVER_AT_ONCE
    elif action in (PASS, BLANCHE):
        answer(b, action == BLANCHE)
    else:
        lay_down(b, action - LAY)
