"""Makes and reads positions in plain Python. A game does it once a deal, never inside a hot loop."""

from collections.abc import Iterable, Sequence

from hlaska.kernel.bits import EVERY, mask_of
from hlaska.kernel.jit import Words
from hlaska.kernel.layout import (
    AUTO,
    BEST,
    BEST_SEAT,
    CARD,
    CLOSER,
    DUTIES,
    FORCE,
    HANDS,
    LAST_BEST,
    LAST_CARD,
    LAST_SEAT,
    LAYERS,
    LEADER,
    LED,
    LEFT,
    NEXT,
    NO_TRUMP,
    NONE,
    ORDER,
    PACK,
    POSITION_WORDS,
    PREV_BEST,
    PREV_SEAT,
    SEATS,
    SIDE,
    STOCK,
    STOCK_MOST,
    STOP,
    SUIT,
    TARGET,
    TRICKS,
    TURN,
    WORTH,
)
from hlaska.kernel.play import TrickRules


def order_word(ranks: Sequence[int]) -> int:
    """Return the ``above`` word of an order given as ranks from low to high."""
    word = 0
    for i, low in enumerate(ranks):
        for high in ranks[i + 1 :]:
            word |= 1 << (8 * low + high)
    return word


def points_word(values: Sequence[int]) -> int:
    """Pack eight values 0..15, from the seven to the ace, as ``points``."""
    if len(values) != 8 or not all(0 <= v <= 15 for v in values):
        raise ValueError(f"eight values of 0 to 15, for 7 8 9 J Q K T A, not {values!r}")
    return sum(v << (4 * rank) for rank, v in enumerate(values))


def worth_word(plain: int | Sequence[int], trump: int = 0) -> int:
    """Return the ``worth`` word.

    It has points of a marriage, one for all suits or C S H D. A ``trump`` of 0 makes no difference.
    """
    values = [plain] * 4 if isinstance(plain, int) else list(plain)
    if len(values) != 4 or not all(0 <= v <= 255 for v in [*values, trump]):
        raise ValueError(f"values of 0 to 255, one or four, not {plain!r} and {trump!r}")
    return sum(v << (8 * suit) for suit, v in enumerate([*values, trump]))


def swap_word(rank: int, when: int, least: int = 1, points: int = 0) -> int:
    """Return the ``SWAP`` word for an exchange of this rank of trumps.

    It may be exchanged at the moments ``when`` while at least ``least`` cards are left to draw, for so many points.
    """
    return when | rank << 4 | least << 8 | points << 12


def shut_word(when: int, least: int = 1) -> int:
    """Return the ``SHUT`` word for closing the stock.

    It may be closed at the moments ``when`` while at least ``least`` cards are left.
    """
    return when | least << 8


def lays_words(
    when: int,
    marriages: Sequence[int],
    sequences: Sequence[int],
    fours: Sequence[int],
    couples: Sequence[int],
) -> list[int]:
    """Return the words from ``LAYS`` to ``LAY_PAIRS``.

    Points: of a marriage and of a sequence in trumps and in another suit, of four jacks, queens, kings, aces, and of
    one to four times queen of spades and jack of diamonds.
    """
    suits = sum(n << 12 * i for i, n in enumerate((*marriages, *sequences)))
    return [
        when,
        suits,
        sum(n << 12 * i for i, n in enumerate(fours)),
        sum(n << 15 * i for i, n in enumerate(couples)),
    ]


NO_TRUMP_RANKS = (0, 1, 2, 6, 3, 4, 5, 7)  # from low to high: A K O U T 9 8 7 (marias:G.CARD.2)
NO_TRUMP_ORDER = order_word(NO_TRUMP_RANKS)


def new_play(
    rules: TrickRules,
    hands: Sequence[Iterable[int]],
    *,
    leader: int = 0,
    trump: int = NONE,
    layers: int = 1,
    tricks: int = 0,
    stop: int = 0,
    target: int = 0,
    force: int = 0,
    sides: Sequence[int] = (),
    stock: Sequence[int] = (),
    auto: int = 1,
    pack: int = 0,
) -> list[int]:
    """Make a position (POSITION_WORDS words) at the lead to the first trick.

    Cards kept back are set afterwards: ``b[KEEP_BACK + seat]``, ``b[KEEP_LAST + seat]``. Raises ValueError for more
    cards, seats or copies than a position holds.

    hands: the cards of each seat, in any order, copies repeated. A card of -1 (unknown) is left out, to be dealt by
    `hlaska.kernel.rollout`.
    layers: copies of a kind in the pack.
    tricks: tricks this play has. With 0 it is as many as the leader's cards and share of the stock make.
    stop: mask of seats. The play ends when one of them wins a trick.
    force: mask of cards. The first lead is one of them.
    sides: for each seat the mask of its side (default: everyone alone).
    stock: cards to be drawn, first first.
    auto: the word AUTO, whether `step` draws.
    pack: mask of the kinds in play, default all cards given.
    """
    deal = [[card for card in hand if card >= 0] for hand in hands]
    seats = len(deal)
    if not 2 <= seats <= 4 or not 1 <= layers <= 4 or not 0 <= leader < seats:
        raise ValueError(f"no position for {seats} seats, leader {leader}, {layers} copies of a kind")
    b = [0] * POSITION_WORDS
    b[SEATS], b[LAYERS], b[LEADER], b[TURN] = seats, layers, leader, leader
    for at in (LED, BEST, BEST_SEAT, LAST_SEAT, LAST_BEST, PREV_SEAT, PREV_BEST, CLOSER):
        b[at] = NONE
    b[CARD : CARD + 4] = b[LAST_CARD : LAST_CARD + 4] = [NONE] * 4
    b[DUTIES : WORTH + 1] = list(rules)
    b[SUIT] = NONE if rules.duties & NO_TRUMP else trump
    b[STOP], b[TARGET], b[FORCE] = stop, target, force
    b[TRICKS] = tricks or len(deal[leader]) + len(stock) // seats
    b[SIDE : SIDE + 4] = [*(sides or [1 << seat for seat in range(seats)]), 0, 0, 0][:4]
    for seat, hand in enumerate(deal):
        b[HANDS + 4 * seat : HANDS + 4 * seat + 4] = hand_words(hand, layers)
    set_stock(b, stock, auto)
    b[PACK] = pack or mask_of([card for cards in (*deal, stock) for card in cards if card >= 0])
    return b


def hand_words(cards: Iterable[int], layers: int = 1) -> list[int]:
    """Return the four layers of a hand.

    Raises ValueError where a kind occurs more than ``layers`` times or is no card.
    """
    words = [0, 0, 0, 0]
    for card in cards:
        if not 0 <= card < 56 or not EVERY >> card & 1:
            raise ValueError(f"{card} is no card")
        if words[layers - 1] >> card & 1:
            raise ValueError(f"card {card} occurs more than {layers} times in a hand")
        layer = 0
        while words[layer] >> card & 1:
            layer += 1
        words[layer] |= 1 << card
    return words


def set_stock(b: Words, cards: Sequence[int], auto: int = 1) -> None:
    """Put ``cards`` on the stock of ``b``, first to be drawn first. There are at most STOCK_MOST, and -1 is unknown."""
    if len(cards) > STOCK_MOST:
        raise ValueError(f"{len(cards)} cards in a stock of at most {STOCK_MOST}")
    for word in range(STOCK_MOST // 10):
        packed = 0
        for card in reversed(cards[10 * word : 10 * word + 10]):
            packed = packed << 6 | card & 63
        b[STOCK + word] = packed
    b[NEXT], b[LEFT], b[AUTO] = 0, len(cards), int(auto)


def marriages(b: Words) -> tuple[tuple[int, int], ...]:
    """Return the marriages declared so far as (seat, suit), in order (marias:G.VAL.2 `first_declared`)."""
    found = []
    word = b[ORDER]
    while word:
        found.append((word >> 2 & 3, word & 3))
        word >>= 5
    return tuple(reversed(found))
