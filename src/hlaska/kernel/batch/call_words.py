"""Names the words of tables of calls, and of games in their calls."""

from hlaska.kernel.layout import POSITION_WORDS

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
