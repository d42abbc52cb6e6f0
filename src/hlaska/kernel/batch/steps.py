"""Takes many games a step on.

Actions are checked and done, plays that are over are dealt anew, and legal actions are drawn at random.
"""

from typing import Any

from hlaska.kernel.acts import ACT, LAY, move
from hlaska.kernel.batch.seen import list_legal, observe_games
from hlaska.kernel.batch.words import (
    ACTS,
    CALL_DRAWN,
    DEAL,
    DEALS_COUNT,
    DEALS_KIND,
    DEALS_PAYS,
    DEALS_START,
    DEALS_UP,
    DECK,
    ENDED_BEGUN,
    ENDED_GAME,
    ENDED_POSITION,
    LEGAL_ACTS,
    LEGAL_CALLS,
    LEGAL_CARDS,
    LEGAL_LAYS,
    LEGAL_PAIRS,
    LEGAL_SECOND,
    LEGAL_THIRD,
    LEGAL_WORDS,
    SKIP,
    STATE_BEGUN,
    STATE_CHOICES,
    STATE_DEALS,
    STATE_WORDS,
    STAY,
    TO_STOCK,
)
from hlaska.kernel.bits import add, popcount
from hlaska.kernel.jit import Words, hot, part, rule
from hlaska.kernel.layout import DONE, HANDS, LAY_RULES, PAIR_POINTS, POSITION_WORDS, STOCK, SUIT
from hlaska.kernel.melding import ACT_BIT, DRAW_OPEN, is_listed, move_melding
from hlaska.kernel.policy import mix, next_random, random_below

BLOCK = 32  # games whose positions stay in the processor's cache


# ---------------------------------------------------------------- dealing
@rule
def shuffle(d: Words, deck: int, n: int, state: int) -> int:
    """Shuffle ``n`` cards from word ``deck`` on; the state of the generator afterwards."""
    for i in range(n - 1, 0, -1):
        state = next_random(state)
        other = random_below(state, i + 1)
        d[deck + i], d[deck + other] = d[deck + other], d[deck + i]
    return state


@rule
def lay_deck(b: Words, d: Words, deck: int) -> None:
    """Put the cards of a deck where they are dealt.

    ``b`` has all that the rules fix and no cards.
    """
    n = d[DEALS_COUNT]
    for i in range(n):
        card, to = d[deck + i], d[DEALS_START + n + i]
        if to < TO_STOCK:
            add(b, HANDS + 4 * to, card)
        else:
            index = to - TO_STOCK
            b[STOCK + index // 10] |= card << (6 * (index - index // 10 * 10))
    if d[DEALS_UP] >= 0:
        up, pays = d[deck + d[DEALS_UP]], d[DEALS_PAYS]
        b[SUIT] = up >> 4
        if pays and up & 15 == pays & 15:
            b[PAIR_POINTS + ((pays >> 4) & 15)] += pays >> 8


@rule
def deal(b: Words, d: Words, s: Words) -> None:
    """Begin a play at random.

    It is a position of the pool, or a deck that is shuffled and dealt.
    """
    n = d[DEALS_COUNT]
    if d[DEALS_KIND] != DECK:
        s[STATE_DEALS] = next_random(s[STATE_DEALS])
        s[STATE_BEGUN] = random_below(s[STATE_DEALS], n)
        start = DEALS_START + s[STATE_BEGUN] * POSITION_WORDS
        for i in range(POSITION_WORDS):
            b[i] = d[start + i]
        return
    deck, empty = DEALS_START + 2 * n, DEALS_START + 3 * n
    for i in range(n):
        d[deck + i] = d[DEALS_START + i]
    s[STATE_DEALS] = shuffle(d, deck, n, s[STATE_DEALS])
    for i in range(POSITION_WORDS):
        b[i] = d[empty + i]
    lay_deck(b, d, deck)


@hot
def deal_games(
    positions: Any, legal: Any, states: Any, deals: Any, seeds: Any, which: Any, count: int
) -> int:
    """Deal the games of which ``which`` is not 0 by their seeds."""
    for game in range(count):
        if part(which, game)[0]:
            b, s = part(positions, game * POSITION_WORDS), part(states, game * STATE_WORDS)
            s[STATE_DEALS] = mix(part(seeds, game)[0])
            s[STATE_CHOICES] = mix(s[STATE_DEALS])
            deal(b, part(deals, 0), s)
            list_legal(positions, legal, game)
    return count


@hot
def refresh_games(positions: Any, legal: Any, states: Any, deals: Any, which: Any, count: int) -> int:
    """Deal anew where ``which`` is DEAL, list what is legal where it is LIST."""
    for game in range(count):
        what = part(which, game)[0]
        b = part(positions, game * POSITION_WORDS)
        if what == DEAL:
            deal(b, part(deals, 0), part(states, game * STATE_WORDS))
        if what != STAY:
            list_legal(positions, legal, game)
    return count


# ---------------------------------------------------------------- acting
@rule
def is_legal(w: Words, action: int) -> bool:
    """Tell whether an action is among the legal ones."""
    if action < 0 or action > DRAW_OPEN:
        return False
    if action >= ACT:
        return is_listed(w, action)
    how = action >> 6
    mask = (
        w[LEGAL_CARDS]
        if how == 0
        else w[LEGAL_PAIRS]
        if how == 1
        else w[LEGAL_SECOND]
        if how == 2
        else w[LEGAL_THIRD]
    )
    return (mask >> (action & 63)) & 1 == 1


@hot
def find_illegal(positions: Any, legal: Any, actions: Any, skips: int, first: int, count: int) -> int:
    """Find the first game from ``first`` on whose action is not legal, or -1.

    A game that is over may have any. ``skips``: games may be left as they are by SKIP.
    """
    for game in range(first, count):
        action = part(actions, game)[0]
        if part(positions, game * POSITION_WORDS)[DONE] or (skips and action == SKIP):
            continue
        if not is_legal(part(legal, game * LEGAL_WORDS), action):
            return game
    return -1


@hot
def move_one(positions: Any, game: int, action: int) -> int:
    """Do an action in a game in which combinations are laid.

    It is linked where it is called, not compiled again.
    """
    move_melding(part(positions, game * POSITION_WORDS), action)
    return game


@hot
def step_games(
    positions: Any, legal: Any, states: Any, deals: Any, actions: Any, ended: Any, first: int, count: int, anew: int,
    done: int,
) -> int:  # fmt: skip
    """Do an action in each of ``count`` games from ``first`` on.

    Those that are over stay as they are.

    A game that ends is written to ``ended``, its number and its position, after the ``done`` that are there; with
    ``anew`` it is dealt anew. Returns how many are there then.
    """
    for game in range(first, first + count):
        b, action = part(positions, game * POSITION_WORDS), part(actions, game)[0]
        if b[DONE] == 0 and action != SKIP and action < CALL_DRAWN:
            if b[LAY_RULES]:
                move_one(positions, game, action)
            else:
                move(b, action)
            if b[DONE]:
                e, s = part(ended, done * (ENDED_POSITION + POSITION_WORDS)), part(states, game * STATE_WORDS)
                e[ENDED_GAME], e[ENDED_BEGUN] = game, s[STATE_BEGUN]
                for i in range(POSITION_WORDS):
                    e[ENDED_POSITION + i] = b[i]
                done += 1
                if anew:
                    deal(b, part(deals, 0), s)
            list_legal(positions, legal, game)
    return done


@rule
def select(mask: int, index: int) -> int:
    """Return what `nth` does, by halving: without a branch that depends on chance."""
    at, width = 0, 32
    while width:
        low = popcount(mask & ((1 << width) - 1))
        up = int(index >= low)
        index -= low * up
        mask >>= width * up
        at += width * up
        width >>= 1
    return at


@rule
def choose_call(w: Words, at: int) -> int:
    """Return which act, copy or combination beside cards and declarations comes at this place."""
    acts = popcount(w[LEGAL_ACTS])
    if at < acts:
        bit = select(w[LEGAL_ACTS], at)
        return ACT + bit if bit < ACTS else bit - ACT_BIT
    at -= acts
    for how in range(2, 4):
        mask = w[LEGAL_SECOND] if how == 2 else w[LEGAL_THIRD]
        if at < popcount(mask):
            return how << 6 | select(mask, at)
        at -= popcount(mask)
    if at < popcount(w[LEGAL_LAYS]):
        return LAY + select(w[LEGAL_LAYS], at)
    return CALL_DRAWN + at - popcount(w[LEGAL_LAYS])


@hot
def choose_games(legal: Any, states: Any, actions: Any, first: int, count: int) -> int:
    """Draw one of the legal actions, all as likely, for ``count`` games."""
    for game in range(first, first + count):
        w, s, a = part(legal, game * LEGAL_WORDS), part(states, game * STATE_WORDS), part(actions, game)
        cards, pairs = popcount(w[LEGAL_CARDS]), popcount(w[LEGAL_PAIRS])
        n = cards + pairs + popcount(w[LEGAL_ACTS]) + w[LEGAL_CALLS]
        n += popcount(w[LEGAL_SECOND]) + popcount(w[LEGAL_THIRD]) + popcount(w[LEGAL_LAYS])
        if n:
            s[STATE_CHOICES] = next_random(s[STATE_CHOICES])
            at = random_below(s[STATE_CHOICES], n)
            if at < cards:
                a[0] = select(w[LEGAL_CARDS], at)
            elif at < cards + pairs:
                a[0] = 1 << 6 | select(w[LEGAL_PAIRS], at - cards)
            else:
                a[0] = choose_call(w, at - cards - pairs)
    return count


# ---------------------------------------------------------------- in blocks, so that positions stay in the cache
@hot
def step_and_observe(
    positions: Any, legal: Any, states: Any, deals: Any, actions: Any, ended: Any, seen: Any, masks: Any, packed: Any,
    count: int, anew: int, parts: int,
) -> int:  # fmt: skip
    """Do an action in every game, and return how many games have ended.

    What is asked for is written."""
    done = first = 0
    while first < count:
        n = BLOCK if count - first > BLOCK else count - first
        done = step_games(positions, legal, states, deals, actions, ended, first, n, anew, done)
        if parts:
            observe_games(positions, legal, seen, masks, packed, first, n, parts)
        first += n
    return done


@hot
def play_games(
    positions: Any, legal: Any, states: Any, deals: Any, actions: Any, ended: Any, seen: Any, masks: Any, packed: Any,
    count: int, steps: int, parts: int,
) -> int:  # fmt: skip
    """Play every game ``steps`` actions on at random, dealing anew; how many games have ended.

    Of games that end only the last ones of a block are left in ``ended``.
    """
    total = first = 0
    while first < count:
        n = BLOCK if count - first > BLOCK else count - first
        for _ in range(steps):
            choose_games(legal, states, actions, first, n)
            total += step_games(positions, legal, states, deals, actions, ended, first, n, 1, 0)
            if parts:
                observe_games(positions, legal, seen, masks, packed, first, n, parts)
        first += n
    return total
