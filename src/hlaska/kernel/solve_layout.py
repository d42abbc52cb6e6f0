"""Lays out where the solver keeps everything.

There is one buffer, so that compiled code passes one address and nothing else.

The position that is searched lies at its start with the layout of every position, so that `legal_now` and the other
rules read it as they read any other. Behind it: what is asked, a frame for each card of the line being searched, the
history, the table that squeezes ranks, the known settlements and the table of positions.
"""

from hlaska.kernel.layout import POSITION_WORDS

# --- what is asked
TALLY = POSITION_WORDS  # 0: points counted from here on; else the settlement: TWO, SIDES
COUNTED = POSITION_WORDS + 1  # mask of the seats whose points count
HIGH = POSITION_WORDS + 2  # mask of the seats that want the value high
LIMIT = POSITION_WORDS + 3  # positions after which the search gives up
# --- how the search stands
NODES = POSITION_WORDS + 4  # positions entered
HALT = POSITION_WORDS + 5  # 0, or why the search stopped: GAVE_UP, UNSETTLED
OUT = POSITION_WORDS + 6  # points not yet in won tricks, bonuses included
TABLE = POSITION_WORDS + 7  # points of the cards on the table
SALT = POSITION_WORDS + 8  # hash of all that stays the same during a search
APART = POSITION_WORDS + 9  # cards that no neighbour may stand for: kept back
COUPLES = POSITION_WORDS + 10  # 1: king and queen of a hand differ from their neighbours
UNIT = POSITION_WORDS + 11  # points that one point of the search stands for
OUTCOME = POSITION_WORDS + 12  # the end whose settlement is missing
SQUEEZED = POSITION_WORDS + 13  # what the table of squeezed ranks was made for, and its second word
LANES = POSITION_WORDS + 15  # [suit] where a suit's squeezed ranks begin
RISING = POSITION_WORDS + 19  # 1: no card counts less than a lower one
STOCKED = POSITION_WORDS + 21  # hash of the stock as it lay at first
MARKS = POSITION_WORDS + 20  # cards whose place in the last two tricks a settlement of SIDES tells
PAIRING = POSITION_WORDS + 22  # 1: marriages that set trumps count like points in tricks
STEPS = (
    POSITION_WORDS + 23
)  # totals from which on a settlement of TWO differs, twelve bits each; 0: by every point
SLOTS = POSITION_WORDS + 24  # mask of the table entries in use

TWO, SIDES = 1, 2
GAVE_UP, UNSETTLED = 1, 2
ACTING = 128  # an act in the search is this and its place among the acts: fewer bits than the kernel's number

# --- frames: one for each card played in the line being searched
FRAMES = POSITION_WORDS + 32
FRAME = 27
NEED = 0  # the value asked for: at least so much?
VALUE = 1  # the best value so far
PLAIN = 2  # mask of cards still to be tried
PAIRED = 3  # and of those with a declaration
MOVE = 4  # the action being tried
TOP = 5  # the action that was best
SLOT = 6  # word of the position's table entry; 0: none
KEY = 7
GAIN = 8  # what MOVE has brought at once
LAYER = 9  # the word MOVE's card came from
KEPT = 10  # words of the position as they were before MOVE
ACTS = 24  # mask of acts still to be tried: bit 0 draw, 1 exchange, 2 close
DREW = 25  # the cards that MOVE has drawn, six bits each, and 1 above them; 0: none
COVERED = 26  # the card that lay where MOVE's card lies, where the duty HEAD_RUFFED looks at the trick
DEPTH = 82  # four hands of twenty cards, and what follows the last one

HISTORY = FRAMES + DEPTH * FRAME  # [part * 256 + seat * 64 + card] how often it settled the matter
HISTORY_WORDS = 9 * 256
SQUEEZE = HISTORY + HISTORY_WORDS  # [kind << 14 | left << 6 | held >> 2] four bytes each: the ranks, squeezed
ENDS = SQUEEZE + (2 << 14)  # known settlements: outcome, value
ENDS_BITS = 14
ENTRIES = ENDS + (2 << ENDS_BITS)  # positions: key, then bounds and best action
ENTRY_BITS = 16
FEW_BITS = 12  # of the entries in use where few cards are left
SOLVER = ENTRIES + (2 << ENTRY_BITS)  # words in all

MOST = 1 << 26  # values are below this, and above its negative
OPEN = -(1 << 30)  # no value yet
