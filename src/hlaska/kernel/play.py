"""Applies the rules of tricks of every game of the group: plain functions over ints.

This is the only implementation: the engine calls these functions as Python on a list, the playouts and the
solver compile the same source. A *position* is a play as a flat list of words (`hlaska.kernel.layout`); an
*action* is ``how << 6 | card`` with how 1 for "with a declaration".

Equal cards: the one played first wins (pinochle:P0.TRICK.2, mariage:CD.TRICK.2).
"""

from typing import NamedTuple

from hlaska.kernel.bits import COLUMN, EVERY, LANE, add, lowest, remove, suit_of
from hlaska.kernel.jit import Words, inline, rule
from hlaska.kernel.laying import forget
from hlaska.kernel.layout import (
    ABOVE,
    AUTO,
    BEST,
    BEST_SEAT,
    CARD,
    COUNT,
    DONE,
    DUTIES,
    EARLY,
    FOLLOW,
    FORCE,
    FORCED,
    FREE,
    HANDS,
    HEAD,
    HEAD_RUFFED,
    HEAD_TRUMP,
    KEEP,
    KEEP_BACK,
    KEEP_LAST,
    KING_LATER,
    LAID,
    LAST_BEST,
    LAST_CARD,
    LAST_POINTS,
    LAST_SEAT,
    LAYS,
    LEADER,
    LED,
    LEFT,
    NEXT,
    NO_TRUMP,
    NONE,
    ORDER,
    OVERTRUMP,
    PAIR_KING,
    PAIR_KING_LATER,
    PAIR_LEAD,
    PAIR_POINTS,
    PAIR_QUEEN,
    PAIR_STOCK,
    PAIR_SUITS,
    PAIR_TRUMP,
    PAIR_WON,
    PAIRS,
    PLAYED,
    POINTS,
    PREV_BEST,
    PREV_SEAT,
    QUEEN,
    SEATS,
    STOCK,
    STOP,
    SUIT,
    TARGET,
    TRICK,
    TRICK_POINTS,
    TRICKS,
    TRUMP,
    TURN,
    WAIT,
    WON,
    WON_TRICKS,
    WORTH,
)

QUEENS = COLUMN << QUEEN
ORDER_KEPT = (1 << 55) - 1  # eleven marriages, and the new one
DECLARED = 64  # the action of playing a card with a declaration is DECLARED | card


class TrickRules(NamedTuple):
    """Holds what a contract asks, as plain ints. Points are in one unit of the game's choice."""

    duties: int
    """Bits FOLLOW | HEAD | HEAD_TRUMP | TRUMP | OVERTRUMP | NO_TRUMP | HEAD_RUFFED."""
    early: int = 0
    """The same while cards are left to draw (0: any card, mariage:CD.FOLLOW.0); NO_TRUMP: trumps only after that."""
    above: int = 0
    """Eight bits a rank: the ranks that beat it (`order_word`); 0: A T K Q J 9 8 7."""
    points: int = 0
    """Four bits a rank: its points in a trick (`points_word`)."""
    trick: int = 0
    """Points of each trick."""
    last: int = 0
    """Further points of trick number TRICKS."""
    pairs: int = 0
    """Bits PAIR_*: when a marriage may be declared and whether it sets trumps; 0: never."""
    worth: int = 0
    """Eight bits a suit: points of its marriage, then eight bits for the trump suit (`worth_word`)."""


# ---------------------------------------------------------------- cards and tricks


@rule
def ranks_above(rank: int, above: int) -> int:
    """Return a mask of the ranks (8 bits) that beat ``rank`` in its suit."""
    if above == 0:
        return (LANE << (rank + 1)) & LANE
    return (above >> (rank << 3)) & LANE


@rule
def beaters(best: int, trump: int, above: int) -> int:
    """Return a mask of all cards that beat ``best``.

    They are the higher ones of its suit, and trumps where it is none.
    """
    suit = best >> 4
    mask = ranks_above(best & 15, above) << (suit << 4)
    if suit != trump and trump >= 0:
        mask |= LANE << (trump << 4)
    return mask


@rule
def beats(card: int, best: int, trump: int, above: int) -> bool:
    """Tell whether ``card``, played later, beats ``best`` (pinochle:P0.TRICK.3); an equal card does not."""
    return (beaters(best, trump, above) >> card) & 1 == 1


@inline
def legal(hand: int, led: int, best: int, trump: int, duties: int, above: int) -> tuple[int, int]:
    """Return the cards of ``hand`` that may be played, and the duty behind it.

    The duty excludes the others (0: none is excluded).

    ``hand`` is a mask (layer 0), ``led`` the suit led or -1 for a lead, ``best`` the card winning the trick.
    Heading does not bind a seat that follows a plain lead already trumped (`under_trump` does). HEAD without FOLLOW,
    and OVERTRUMP without TRUMP, mean nothing. Sources: marias:G.TRICK.2, pinochle:P0.LEGAL.1, mariage:CD.FOLLOW.0 to 3.
    """
    mask = hand
    duty = 0
    head = 0
    if led >= 0:
        follow = suit_of(hand, led)
        if follow:
            if duties & FOLLOW:
                mask, duty = follow, FOLLOW
                head = HEAD_TRUMP if led == trump else HEAD
        else:
            follow = suit_of(hand, trump)
            if follow and duties & TRUMP:
                mask, duty = follow, TRUMP
                head = OVERTRUMP
        if duty and duties & head and best >> 4 == lowest(follow) >> 4:
            higher = follow & beaters(best, trump, above)
            if higher:
                mask, duty = higher, head
    if mask == hand:
        duty = 0
    return mask, duty


# ---------------------------------------------------------------- marriages


@rule
def marriage(hand: int, card: int, trump: int, worth: int) -> int:
    """Return the points of the marriage ``card`` makes with its partner, both in ``hand``.

    They are 0 where there is none.
    """
    suit = card >> 4
    pair = 3 << ((suit << 4) + QUEEN)
    if (hand & pair) != pair or (pair >> card) & 1 == 0:
        return 0
    return pair_worth(suit, trump, worth)


@rule
def pair_worth(suit: int, trump: int, worth: int) -> int:
    """Return the points of a marriage of ``suit``."""
    royal = (worth >> 32) & 0xFF
    if suit == trump and royal:
        return royal
    return (worth >> (suit << 3)) & 0xFF


@rule
def couples(hand: int) -> int:
    """Return a mask of the queens whose kings are in ``hand`` with them. Shifted left by one it is the kings."""
    return (hand >> 1) & hand & QUEENS


# ---------------------------------------------------------------- the seat to move, read from a position


@rule
def hand_now(b: Words) -> int:
    """Return a mask of the kinds the seat to move holds."""
    return b[HANDS + 4 * b[TURN]]


@rule
def duties_now(b: Words) -> int:
    """Return the duties in force: the early ones while cards are left to draw."""
    return b[EARLY] if b[LEFT] > 0 else b[DUTIES]


@rule
def best_led(b: Words) -> int:
    """Return the best card of the suit led that lies in the trick. It is NONE before the lead."""
    best, seat = NONE, b[LEADER]
    for _ in range(b[COUNT]):
        card = b[CARD + seat]
        if card >> 4 == b[LED] and (best < 0 or beats(card, best, NONE, b[ABOVE])):
            best = card
        seat = seat + 1 if seat + 1 < b[SEATS] else 0
    return best


@rule
def under_trump(b: Words, hand: int) -> int:
    """Return cards of ``hand`` that head the suit led where it has been trumped (pinochle:P0.LEGAL.4).

    It is 0 where none does.
    """
    if b[LED] < 0 or b[BEST] >> 4 == b[LED]:
        return 0
    return suit_of(hand, b[LED]) & beaters(best_led(b), NONE, b[ABOVE])


@inline
def legal_to_trick(b: Words, hand: int) -> tuple[int, int]:
    """Apply `legal` for the seat to move and the trick, with heading under a trump."""
    duties = duties_now(b)
    mask, duty = legal(hand, b[LED], b[BEST], b[SUIT], duties, b[ABOVE])
    if duties & HEAD_RUFFED:
        higher = under_trump(b, hand)
        if higher:
            mask, duty = higher, HEAD_RUFFED if higher != hand else FREE
    return mask, duty


@rule
def keep_back(mask: int, back: int, last: int) -> int:
    """Return ``mask`` without cards to be kept back, as far as something remains (marias:G.OBL.1, G.OBL.2)."""
    rest = mask & ~back
    if rest == 0:
        rest = mask & ~last
    return rest if rest else mask


@inline
def legal_now(b: Words) -> tuple[int, int]:
    """Return the legal cards of the seat to move, and the duty that binds.

    It is the last that excluded a card.

    Adds to `legal` what binds a seat beyond the trick: a forced first lead (overrides all else,
    marias:M3.PLAY.2), the queen before the king (marias:G.MAR.2), cards kept back (marias:G.OBL). No card is legal
    while a draw is due.
    """
    if b[WAIT]:
        return 0, FREE
    hand = hand_now(b)
    if b[FORCE] & hand and b[COUNT] == 0:
        return b[FORCE] & hand, FORCED
    mask, duty = legal_to_trick(b, hand)
    if b[PAIRS] & PAIR_KING_LATER:
        kings = ((couples(hand) & mask) << 1) & mask
        if kings:
            mask, duty = mask & ~kings, KING_LATER
    seat = b[TURN]
    if b[KEEP_BACK + seat] & mask:
        rest = keep_back(mask, b[KEEP_BACK + seat], b[KEEP_LAST + seat])
        if rest != mask:
            mask, duty = rest, KEEP
    return mask, duty


@rule
def pairs_now(b: Words) -> int:
    """Return cards with which the seat to move may declare, legal or not (marias:G.MAR, mariage:TH.MARR.1)."""
    pairs = b[PAIRS]
    if pairs == 0:
        return 0
    seat = b[TURN]
    queens = couples(hand_now(b))
    if queens == 0 or (pairs & PAIR_LEAD and b[COUNT] > 0):
        return 0
    if (pairs & PAIR_WON and b[WON_TRICKS + seat] == 0) or (pairs & PAIR_STOCK and b[LEFT] == 0):
        return 0
    for suit in range(4):
        if (b[PAIR_SUITS + seat] >> suit) & 1:
            queens &= ~(LANE << (suit << 4))
    mask = 0
    if pairs & PAIR_QUEEN:
        mask |= queens
    if pairs & PAIR_KING:
        mask |= queens << 1
    return mask


def duty_against(b: Words, card: int) -> int:
    """Return the duty that forbids ``card`` (held by the seat to move) right now.

    It is 0 where it is legal.

    Finer than `legal_now`: a card of another suit is refused by FOLLOW or TRUMP even where heading binds too.
    """
    mask, duty = legal_now(b)
    if mask >> card & 1:
        return 0
    if duty == FORCED:
        return FORCED
    hand, suit = hand_now(b), card >> 4
    plain, why = legal_to_trick(b, hand)
    if plain >> card & 1:
        kings = couples(hand) << 1 if b[PAIRS] & PAIR_KING_LATER else 0
        return KING_LATER if kings >> card & 1 and plain >> (card - 1) & 1 else KEEP
    if why in (HEAD, HEAD_TRUMP, HEAD_RUFFED) and suit != b[LED]:
        return FOLLOW
    return TRUMP if why == OVERTRUMP and suit != b[SUIT] else why


# ---------------------------------------------------------------- a card is played


@rule
def total(b: Words, seat: int) -> int:
    """Return the points of ``seat``.

    They are tricks, and marriages as soon as it has won a trick (mariage:MG.MARR.3).
    """
    if b[WON_TRICKS + seat]:
        return b[WON + seat] + b[PAIR_POINTS + seat]
    return b[WON + seat]


@rule
def declare(b: Words, seat: int, suit: int) -> None:
    """Note the marriage of ``suit`` for ``seat``; it counts whoever wins the trick (marias:G.MAR.1)."""
    if b[PAIRS] & PAIR_TRUMP:
        b[SUIT] = suit
    b[PAIR_POINTS + seat] += pair_worth(suit, b[SUIT], b[WORTH])
    b[PAIR_SUITS + seat] |= 1 << suit
    b[ORDER] = ((b[ORDER] & ORDER_KEPT) << 5) | 16 | (seat << 2) | suit


@rule
def draw(b: Words) -> None:
    """Draw a card from the stock for every seat, the leader first (marias:L2.PLAY.1, mariage:MG.DRAW.1).

    A drawn card leaves no trace in the stock: who makes the same position later cannot know the order of those cards.
    Where there are no trumps while cards are left to draw, the suit of the last one is trump from then on
    (marias:T2.PLAY.3).
    """
    seat, card = b[LEADER], NONE
    for _ in range(b[SEATS]):
        index = b[NEXT]
        card = stock_card(b, index)
        add(b, HANDS + 4 * seat, card)
        b[STOCK + index // 10] ^= card << (6 * (index - index // 10 * 10))
        b[NEXT] += 1
        b[LEFT] -= 1
        seat = seat + 1 if seat + 1 < b[SEATS] else 0
    if b[EARLY] & NO_TRUMP and b[LEFT] == 0:
        b[SUIT] = card >> 4


@rule
def stock_card(b: Words, index: int) -> int:
    """Return card number ``index`` of the stock."""
    word = index // 10
    return (b[STOCK + word] >> (6 * (index - 10 * word))) & 63


@rule
def close_trick(b: Words) -> None:
    """Close a full trick: count it, remember it, and let its winner lead (marias:G.TRICK.3)."""
    winner = b[BEST_SEAT]
    points = b[TRICK_POINTS]
    for seat in range(b[SEATS]):
        card = b[CARD + seat]
        points += (b[POINTS] >> ((card & 15) << 2)) & 15
        b[LAST_CARD + seat] = card
        b[CARD + seat] = NONE
    b[PREV_SEAT] = b[LAST_SEAT]
    b[PREV_BEST] = b[LAST_BEST]
    b[LAST_SEAT] = winner
    b[LAST_BEST] = b[BEST]
    b[TRICK] += 1
    b[LAID] = 0
    if b[TRICK] == b[TRICKS]:
        points += b[LAST_POINTS]
        b[DONE] = 1
    b[WON + winner] += points
    b[WON_TRICKS + winner] += 1
    if (b[STOP] >> winner) & 1:
        b[DONE] = 1
    b[LEADER] = winner
    b[TURN] = winner
    b[COUNT] = 0
    b[LED] = NONE
    b[BEST] = NONE
    b[BEST_SEAT] = NONE


@rule
def step(b: Words, action: int) -> None:
    """Play the legal ``action`` for the seat to move; changes the position in place.

    ``action`` is ``how << 6 | card``; how 1 declares the card's marriage where PAIRS is set. After the last
    card of a trick the trick is closed and, where AUTO is set and cards are left, every seat draws or is about to.
    """
    card = action & 63
    seat = b[TURN]
    if action >> 6 == 1 and b[PAIRS]:
        declare(b, seat, card >> 4)
    remove(b, HANDS + 4 * seat, card)
    add(b, PLAYED, card)
    if b[LAYS]:
        forget(b, seat, card)
    b[FORCE] = 0
    b[CARD + seat] = card
    b[COUNT] += 1
    if b[COUNT] == 1:
        b[LED] = card >> 4
        b[BEST] = card
        b[BEST_SEAT] = seat
    elif beats(card, b[BEST], b[SUIT], b[ABOVE]):
        b[BEST] = card
        b[BEST_SEAT] = seat
    if b[COUNT] < b[SEATS]:
        b[TURN] = seat + 1 if seat + 1 < b[SEATS] else 0
    else:
        close_trick(b)
        if b[TARGET] and total(b, b[TURN]) >= b[TARGET]:
            b[DONE] = 1
        if b[AUTO] and b[LEFT] > 0 and b[DONE] == 0:
            if b[AUTO] == 1:
                draw(b)
            else:
                b[WAIT] = 1
    if b[TARGET] and total(b, seat) >= b[TARGET]:
        b[DONE] = 1


# ---------------------------------------------------------------- open hands


@rule
def lower_than_some(hand: int, above: int) -> int:
    """Return all cards that some card of ``hand`` beats in its suit. An open betl fears them (marias:M3.OPEN.1)."""
    mask = 0
    rest = EVERY
    while rest:
        card = lowest(rest)
        if beaters(card, NONE, above) & hand:
            mask |= 1 << card
        rest &= rest - 1
    return mask


@rule
def higher_than_some(hand: int, above: int) -> int:
    """Return all cards that beat some card of ``hand`` in its suit. An open durch fears them (marias:M3.OPEN.1)."""
    mask = 0
    while hand:
        mask |= beaters(lowest(hand), NONE, above)
        hand &= hand - 1
    return mask
