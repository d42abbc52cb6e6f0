"""Counts the combinations of a hand, exactly.

It has plain functions over the four layers of a hand.

Layer k of a hand holds the kinds of which it has more than k, so the number of disjoint copies of a set of kinds is
the number of layers that hold the whole set. Melds of different types never compete for cards, and of one type only
runs and royal marriages do: trying every number of runs is therefore exact (pinochle:P0.MELD.2, P0.MELD.3).

A *table* is twelve words: the values of one to four copies of each combination, twelve bits a copy, and how a run
treats what lies beside it. `hlaska.families.pinochle.melds.table_words` makes one.
"""

from hlaska.kernel.bits import COLUMN
from hlaska.kernel.jit import Words, at, hot, rule
from hlaska.kernel.layout import ACE, JACK, KING, NONE, QUEEN, TEN
from hlaska.kernel.layout import NINE as NINE_RANK

# --- the words of a table
RUN = 0  # A T K Q J of trumps
ROYAL = 1  # K Q of trumps
PLAIN = 2  # K Q of another suit
NINE = 3  # the nine of trumps
PINOCHLE = 4  # jack of diamonds, queen of spades
ACES = 5  # one of each suit
KINGS = 6
QUEENS = 7
JACKS = 8
EXTRAS = 9  # what kings and queens of trumps beside runs count, see below
HOUSE = 10  # bonus for K Q in every suit
DOUBLE_HOUSE = 11  # bonus for two K Q in every suit
TABLE = 12

# --- values of EXTRAS
PAIRS_LEFT = 0  # royal marriages of the kings and queens that are not in a run
EACH = 1  # beside one run each single king and queen more, at most one of each, counts like a royal marriage
ALL_PAIRS = 2  # royal marriages of all kings and queens, in runs or not, if one is not in a run
EVERY_PAIR = 3  # royal marriages of all kings and queens, in runs or not

VALUE_BITS = 12
RUN_RANKS = 1 << JACK | 1 << QUEEN | 1 << KING | 1 << TEN | 1 << ACE
PAIR_RANKS = 1 << QUEEN | 1 << KING
PINOCHLE_KINDS = 1 << (1 << 4 | QUEEN) | 1 << (3 << 4 | JACK)


@rule
def copies(b: Words, hand: int, kinds: int) -> int:
    """Count the disjoint copies of the set ``kinds`` in the layers from word ``hand`` on."""
    n = 0
    while n < 4 and b[hand + n] & kinds == kinds:
        n += 1
    return n


@rule
def value(word: int, n: int) -> int:
    """Return what ``n`` (0 to 4) copies count by a word of a table."""
    if n == 0:
        return 0
    return (word >> (VALUE_BITS * (n - 1))) & 0xFFF


@rule
def of_suit(ranks: int, suit: int) -> int:
    """Return the kinds of some ranks in one suit."""
    return ranks << (suit << 4)


@rule
def pairs(b: Words, hand: int, suit: int) -> int:
    """Count the marriages of a suit that the hand holds."""
    return copies(b, hand, of_suit(PAIR_RANKS, suit))


@rule
def extras(b: Words, hand: int, table: Words, trump: int, runs: int) -> int:
    """Return what the kings and queens of trumps count beside ``runs`` declared runs (pinochle:P1.MELD.3, P2.TT.2)."""
    held = pairs(b, hand, trump)
    mode = table[EXTRAS]
    if mode == EVERY_PAIR:
        return value(table[ROYAL], held)
    if mode == EACH and runs:
        king = copies(b, hand, of_suit(1 << KING, trump)) > runs
        queen = copies(b, hand, of_suit(1 << QUEEN, trump)) > runs
        return value(table[ROYAL], 1) * (int(king) + int(queen)) if runs == 1 else 0
    if mode == ALL_PAIRS:
        return value(table[ROYAL], held) if runs == 0 or held > runs else 0
    return value(table[ROYAL], held - runs)


@rule
def house(b: Words, hand: int, table: Words, trump: int, runs: int) -> int:
    """Return the bonus for marriages in all suits, those in runs not counted (pinochle:P2.MELD.5)."""
    if table[HOUSE] == 0 and table[DOUBLE_HOUSE] == 0:
        return 0
    least = 4
    for suit in range(4):
        n = pairs(b, hand, suit)
        if suit == trump:
            n -= runs
        least = min(n, least)
    kings = copies(b, hand, COLUMN << KING)
    queens = copies(b, hand, COLUMN << QUEEN)
    if least >= 2 and kings == 2 and queens == 2:
        return table[DOUBLE_HOUSE]
    return table[HOUSE] if least >= 1 else 0


@rule
def with_runs(b: Words, hand: int, table: Words, trump: int, runs: int) -> int:
    """Return what counts with exactly ``runs`` runs declared and depends on their number."""
    beside = extras(b, hand, table, trump, runs) + house(b, hand, table, trump, runs)
    return value(table[RUN], runs) + beside


@rule
def best_runs(b: Words, hand: int, table: Words, trump: int) -> int:
    """Return how many runs to declare for the greatest count; on a tie the most."""
    if trump < 0:
        return 0
    chosen = 0
    most = -1
    for runs in range(copies(b, hand, of_suit(RUN_RANKS, trump)) + 1):
        worth = with_runs(b, hand, table, trump, runs)
        if worth >= most:
            chosen, most = runs, worth
    return chosen


@rule
def nines(b: Words, hand: int, table: Words, trump: int) -> int:
    """Return what the nines of trumps count."""
    return value(table[NINE], copies(b, hand, of_suit(1 << NINE_RANK, trump))) if trump >= 0 else 0


@rule
def meld(b: Words, hand: int, table: Words, trump: int) -> int:
    """Return the greatest count of a hand, with trumps (or none: -1)."""
    points = value(table[PINOCHLE], copies(b, hand, PINOCHLE_KINDS))
    points += value(table[ACES], copies(b, hand, COLUMN << ACE))
    points += value(table[KINGS], copies(b, hand, COLUMN << KING))
    points += value(table[QUEENS], copies(b, hand, COLUMN << QUEEN))
    points += value(table[JACKS], copies(b, hand, COLUMN << JACK))
    for suit in range(4):
        if suit != trump:
            points += value(table[PLAIN], pairs(b, hand, suit))
    if trump >= 0:
        points += nines(b, hand, table, trump)
        points += with_runs(b, hand, table, trump, best_runs(b, hand, table, trump))
    return points


@hot
def meld_all(buffer: int, count: int, table: int, out: int) -> int:
    """Count the melds of ``count`` hands, four layers each, one behind the other.

    For each hand there are five words of ``out``: with trumps C S H D, and without. Returns the sum of the words
    written.
    """
    b = at(buffer)
    t = at(table)
    o = at(out)
    total = 0
    for i in range(count):
        for trump in range(4):
            points = meld(b, 4 * i, t, trump)
            o[5 * i + trump] = points
            total += points
        points = meld(b, 4 * i, t, NONE)
        o[5 * i + 4] = points
        total += points
    return total


@hot
def count_melds(buffer: int, trumps: int, count: int, table: int, out: int) -> int:
    """Count the melds of ``count`` hands as in `meld_all`, each with its own trumps.

    For each hand there are two words of ``out``: all that it counts, and its nines of trumps.
    """
    b = at(buffer)
    t = at(table)
    suits = at(trumps)
    o = at(out)
    for i in range(count):
        o[2 * i] = meld(b, 4 * i, t, suits[i])
        o[2 * i + 1] = nines(b, 4 * i, t, suits[i])
    return count
