"""Names the words of a batch.

They say what is legal, what a seat sees, and where the cards of a deck go.

All of it is int64 words that NumPy reads as bytes or int16 without a copy.
"""

from hlaska.kernel.melding import (
    LEGAL_ACTS,
    LEGAL_CALLS,
    LEGAL_CARDS,
    LEGAL_LAYS,
    LEGAL_PAIRS,
    LEGAL_SECOND,
    LEGAL_THIRD,
    LEGAL_WORDS,
)

__all__ = (
    "LEGAL_ACTS",
    "LEGAL_CALLS",
    "LEGAL_CARDS",
    "LEGAL_LAYS",
    "LEGAL_PAIRS",
    "LEGAL_SECOND",
    "LEGAL_THIRD",
    "LEGAL_WORDS",
)

ACTS = 3  # acts that a batch offers, from `hlaska.kernel.acts.ACT` on; those of combinations not counted

# --- the same as bytes: an action's number is its byte
PLANE_WORDS = 4  # a plane of cards: a byte a card, eight a suit
PLANE = 8 * PLANE_WORDS  # bytes of a plane
MASK_WORDS = 2 * PLANE_WORDS + 1  # cards, cards with a declaration, acts
MASK_BYTES = 8 * MASK_WORDS
ACTIONS = 2 * PLANE + ACTS  # numbers of actions that mean something
# where combinations are laid: behind the acts those of `hlaska.kernel.melding` up to byte 71, then two planes of second
# and third copies, then sixteen combinations
SECOND_AT = MASK_WORDS
THIRD_AT = SECOND_AT + PLANE_WORDS
LAYS_AT = THIRD_AT + PLANE_WORDS
MELD_MASK_WORDS = LAYS_AT + 2
MELD_ACTIONS = 8 * MELD_MASK_WORDS

# --- what the seat to move sees, as planes and numbers; seats are counted from it
SEEN_HAND = (
    0  # a plane: how often it holds each card; then a plane for each card of the trick, then the cards played
)
HEAD_WORDS = 7  # words after the planes:
HEAD_SUITS = 0  # bytes: trump suit one-hot, then who leads or led one-hot
HEAD_PAIRS = 1  # two words of bytes: suits of declared marriages, four for each seat
HEAD_TRICKS = 3  # int16: tricks won
HEAD_POINTS = 4  # int16: points in tricks
HEAD_PAIR_POINTS = 5  # int16: points for marriages, and for what was laid and exchanged
HEAD_STOCK = (
    6  # int16: cards left to draw, tricks completed, whether a draw is due, who closed + 1 (0: nobody)
)

# --- and where a card of the stock lies open: a plane of it, after those

# --- and where combinations are laid, words after that
# by seat from the one to move: planes of the cards that lie open, then those used in each class of combinations
MELD_LAID = 0
MELD_PLANES = 5
MELD_NAMED = 2 * MELD_PLANES * PLANE_WORDS  # a plane: the cards named for the combination being laid
MELD_NAMING = MELD_NAMED + PLANE_WORDS  # two words of bytes: the combination being laid, one-hot
MELD_NUMBERS = (
    MELD_NAMING + 2
)  # int16: points that end the deal, by seat; whether something was laid, a seven scored
MELD_WORDS = MELD_NUMBERS + 1

# --- the same packed: layers of the hand, layers of the cards played, then
PACKED_TRICK = (
    0  # bytes: the cards of the trick as played + 1, 0: none; then trump + 1, leader, the open card + 1
)
PACKED_PAIRS = 1  # int16: suits of declared marriages as a mask
PACKED_TRICKS = 2  # from here on as HEAD_TRICKS to HEAD_STOCK
PACKED_WORDS = 6  # words after the layers
MELD_PACKED = (
    25  # where combinations are laid: the marked copies of the seat to move, of the other, and NAMING
)

# --- what is remembered of each game beside its position
STATE_DEALS = 0  # generator of deals
STATE_BEGUN = 1  # index in the pool of the position it began with
STATE_CHOICES = 2  # generator of random choices
STATE_WORDS = 3

# --- a game that has ended: its number, then the index in the pool, then its position
ENDED_GAME, ENDED_BEGUN, ENDED_POSITION = 0, 1, 2

SKIP = -1  # an action for a game that stays as it is
CALL_DRAWN = 1024  # and the index of a call among those that are legal: it was drawn, and is not done here

# --- what `refresh_games` does with a game
STAY, DEAL, LIST = 0, 1, 2  # nothing; deals anew; writes what is legal

# --- what `observe_games` writes: bits
PLANES, MASKS, PACKED = 1, 2, 4
MELDS = 8  # with what is beside them where combinations are laid
OPEN = 16  # with the open card of the stock

# --- how cards are dealt: words of a buffer
DEALS_KIND = 0  # POOL or DECK
DEALS_COUNT = 1  # positions of the pool, or cards of the pack
DEALS_UP = 2  # index of the card of the deck that makes trumps, -1: none
DEALS_PAYS = 3  # rank | seat << 4 | points << 8: that card pays a seat if it has this rank; 0: nothing
DEALS_START = (
    4  # positions of the pool; or the pack, where each card of a deck goes, the deck, the empty position
)
POOL, DECK = 0, 1
TO_STOCK = 16  # a card goes to a seat, or to this + its index in the stock
