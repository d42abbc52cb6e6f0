"""Names the words of a batch whose bids and melds are amounts (`hlaska.kernel.batch.amounts`)."""

from hlaska.kernel.batch.call_words import DEAL_SHOWN, SHAPE_WORDS, TOLD_WORDS
from hlaska.kernel.burying import BURYING_WORDS

# --- the shape of the tables, behind that of `hlaska.kernel.batch.calls`
(
    SHAPE_LAYERS,  # copies of a card
    SHAPE_AMOUNTS,  # amounts of a game
    SHAPE_COUNTED,  # word of a game where the cards counted begin, by seat
    SHAPE_HELD,  # and where its cards begin, by place
    SHAPE_RUNGS,  # bids
    SHAPE_HIGH,  # the amount that bids must exceed
    SHAPE_STOCK,  # cards that are dealt elsewhere than to hands
    SHAPE_TURNED,  # which of them is turned up, -1 for none
    SHAPE_EDGES,  # edges of a node
    SHAPE_CAPTURED,  # number of the counts of cards won, 0 for none
    SHAPE_AWAY,  # a place whose cards have points once cards are led, -1 for none
    SHAPE_AWAY_AMOUNT,  # the amount that these are
    SHAPE_LOG,  # calls of a game that can be noted
    SHAPE_SUMS,  # words of some sums
    AMOUNT_SHAPE,
) = range(SHAPE_WORDS, SHAPE_WORDS + 15)
# --- what hardly changes: the heights of bids, the places of the stock, first nodes by suit and card turned up, and the
# amounts with which a game begins
SUITS_OPEN, CARDS_OPEN = 5, 65  # none among them
# --- a leaf
LEAF_NODE, LEAF_PROGRAM, LEAF_CHANGES, LEAF_PAYS, LEAF_WORDS = range(5)
# --- an edge that is FIRST_TREE or below hangs on amounts: twice its tree; and 1 where each bid has one of its own
FIRST_TREE = -3
# --- sums: how many; then for each what it becomes, and a factor for each amount, for the bid, and for 1
# --- counts: how many; then for each seat, place, amount of its points and of its nines, and trumps, or -1
SEAT, PLACE, AMOUNT, NINES, TRUMP, COUNT_WORDS = range(6)
MOST_COUNTS = 4
# --- words to work with: a hand in four layers and what it may bury, then the values that are added
WORK_VALUES = BURYING_WORDS
# --- a game, behind the words that all have: tricks whose cards are noted, calls that are noted, and how often it has
# changed; then its amounts, the cards counted by seat, and its cards by place
GAME_TRICKS, GAME_CALLS, GAME_STAMP, GAME_AMOUNTS = range(DEAL_SHOWN + 1, DEAL_SHOWN + 5)
NOTHING, BEGINNING, FIRST, COUNT, LEAF, PLAY, ROW = range(7)  # what a game waits for
# --- what a step tells beside that of `hlaska.kernel.batch.calls`: the most calls noted of a game
TOLD_CALLS = TOLD_WORDS
AMOUNT_TOLD = TOLD_WORDS + 1
