"""Lays out the position of a play.

It is a short list of int64 words in a fixed order, the same for every game.

Seats are 0..3, seat-indexed fields take four words (``WON + seat``), whatever the number of seats. Cards are
ints (`hlaska.kernel.bits`), -1 where there is none. "Points" are whatever unit the game's ``TrickRules.points``
uses. The order of the words matters in one place: ``RESULT`` to ``HANDS`` is what a playout hands back, so
that ``RESULT_WORDS`` words tell how a play ended and ``RESULT_HANDS`` words tell the cards left as well.
"""

NONE = -1  # no card, no suit, no seat

# --- ranks; a suit's marriage is its king and its queen (the over of the German pack)
SEVEN, EIGHT, NINE, JACK, QUEEN, KING, TEN, ACE = range(8)

# --- duties: bits of TrickRules.duties and TrickRules.early, and the reason `legal` gives
FOLLOW = 1  # holding the suit led: play it
HEAD = 2  # following a plain suit that has not been trumped: beat the best card if able
HEAD_TRUMP = 4  # following when trumps are led: beat the best card if able
TRUMP = 8  # void in the suit led: play a trump if able
OVERTRUMP = 16  # that trump must beat the best trump of the trick if able
NO_TRUMP = 32  # `new_play` ignores the trump it is given; in `early`: the last card drawn is the trump
HEAD_RUFFED = 512  # following a plain suit that has been trumped: beat its best card in the trick if able
# reasons only, never part of TrickRules.duties
KEEP = 64  # the card is kept back while another is legal (marias:G.OBL)
KING_LATER = 128  # the queen of a marriage goes before its king (marias:G.MAR.2)
FORCED = 256  # the first lead is prescribed (marias:M3.PLAY.2)
FREE = 0
STRICT = FOLLOW | HEAD | HEAD_TRUMP | TRUMP | OVERTRUMP  # marias:G.TRICK.2, pinochle:P0.LEGAL.1 `always`

# --- marriages: bits of TrickRules.pairs
PAIR_QUEEN = 1  # may be declared by playing the queen while the king is held
PAIR_KING = 2  # may be declared by playing the king while the queen is held
PAIR_LEAD = 4  # only when leading to a trick
PAIR_WON = 8  # only by a seat that has won a trick
PAIR_STOCK = 16  # only while cards are left to draw
PAIR_TRUMP = 32  # its suit is trumps from that moment on
PAIR_KING_LATER = 64  # holding both, the king may not be played where the queen may (marias:G.MAR.2)

# --- who plays, and the trick on the table
SEATS = 0  # 2..4
LAYERS = 1  # copies of each kind in the pack, 1..4
LEADER = 2  # seat that led or leads to this trick
TURN = 3  # seat to play; after the end the winner of the last trick
COUNT = 4  # cards on the table, 0..SEATS-1
CARD = 5  # [seat] the card each seat has played to this trick
LED = 9  # suit led, NONE before the lead
BEST = 10  # the card winning the trick so far
BEST_SEAT = 11  # who played it
# --- what the contract asks: TrickRules, spread out
DUTIES = 12
EARLY = 13
ABOVE = 14
POINTS = 15
TRICK_POINTS = 16
LAST_POINTS = 17
PAIRS = 18
WORTH = 19
TRICKS = 20  # tricks this play has
STOP = 21  # mask of seats: the play ends when one of them wins a trick (betl, durch)
TARGET = 22  # the play ends when a seat has this many points, marriages included; 0: never
FORCE = 23  # mask of cards, one of which is led first; 0: free
KEEP_BACK = 24  # [seat] cards kept back while another card is legal
KEEP_LAST = 28  # [seat] those of them kept back longest
SIDE = 32  # [seat] mask of seats on this seat's side, itself included: only for policies
# --- drawing games
AUTO = 36  # 1: `step` draws after each trick; 2: the trick's winner says when, see WAIT; 0: the game calls `draw`
NEXT = 37  # index of the next card of the stock
LEFT = 38  # cards still to be drawn
STOCK = 39  # ten cards of six bits in each word, first card lowest
STOCK_WORDS = 11
STOCK_MOST = 110  # cards in a stock: four packs less two hands of nine (mariage:RB.1)
# --- what has been played
PACK = 50  # mask of the kinds in play: only for policies
PLAYED = 51  # four layers, like a hand: the cards played to tricks
# --- what else a seat on lead may do: hlaska.kernel.acts, hlaska.kernel.laying
WAIT = 55  # 1: a trick has been won, and its winner may act before it draws
SWAP = 56  # the exchange of a card for the last one of the stock, of its suit (`swap_word`); 0: none
SHUT = 57  # closing the stock (`shut_word`); 0: never
LAYS = 58  # when combinations are laid in playouts, and bits LAY_*; 0: never
LAY_SUITS = 59  # 12 bits each: marriage of trumps, another one, sequence of trumps, another one
LAY_FOURS = 60  # 12 bits each: four jacks, queens, kings, aces
LAY_PAIRS = 61  # 15 bits each: one to four times queen of spades and jack of diamonds
LAID = 62  # 1: something has been laid since the last trick
PAIR_LEVEL = 63  # [seat 0, 1] how many of those pairs its greatest laid one had
USED = 65  # [seat * 16 + class * 4 + layer] cards that have been laid in a class, for seats 0 and 1
# --- the words of USED where combinations are laid copy by copy (hlaska.kernel.combinations); LAYS is 0 then
MARKED = 65  # [seat * MOST_MARKED + index] copies of a hand that bear marks, ascending: card << COPY | mark; 0: none
MOST_MARKED = 12
LAY_RULES = 89  # bits LAY_* and when, points from LAST_DRAWN and BLANCHE_WORTH on; 0: none are laid so
NAMING = 90  # 1 + the combination whose cards its player is naming; 0: none
SHOWN = 91  # 1: a seven has been scored since the last trick
MAY_SHOW = 92  # mask of the seats that may still show a carte blanche
ASKED = 93  # mask of those that are to be asked now
GOAL = 94  # [seat 0, 1] the points with which it ends the deal at once; 0: never
# --- how it went (RESULT_WORDS words)
RESULT = 97
SUIT = RESULT  # trump suit or NONE
DONE = 98  # 1: the play is over; OVER_AT_ONCE: before its last trick counted
TRICK = 99  # tricks completed
LAST_SEAT = 100  # winner of the last completed trick
LAST_BEST = 101  # the card that won it
LAST_CARD = 102  # [seat] the cards of it
PREV_SEAT = 106  # winner of the trick before
PREV_BEST = 107  # the card that won that one
ORDER = 108  # marriages declared, in order, five bits each (16 | seat << 2 | suit), the latest lowest
WON = 109  # [seat] points in tricks, bonuses included
WON_TRICKS = 113  # [seat] tricks won
PAIR_SUITS = 117  # [seat] mask of the suits of its declared marriages (bit = suit)
PAIR_POINTS = 121  # [seat] points for them, and for what was laid and exchanged
CLOSER = 125  # who closed the stock, NONE: nobody
FROZEN_TRICKS = 126  # tricks of the other seat at that moment
FROZEN_POINTS = 127  # and its points
# --- the cards held
HANDS = 128  # [seat * 4 + layer]; layer k: the kinds of which the seat holds more than k
POSITION_WORDS = 144  # words in a position
RESULT_WORDS = HANDS - RESULT  # 31
RESULT_HANDS = POSITION_WORDS - RESULT  # 47

# --- moments and conditions: bits of SWAP and SHUT (the rank, the points and the least cards left above them)
BEFORE_DRAW = 1  # while a draw is due; the first lead of all is such a moment, and ON_LEAD, too
ON_LEAD = 2  # when about to lead
AFTER_TRICK = 4  # only by a seat that has won a trick
IN_TRICK = 8  # also when playing to a trick
NO_LAST = 16  # of SHUT: once closed, the last trick has no points of its own
# --- bits of LAYS, beside BEFORE_DRAW and ON_LEAD: when, for who has won a trick
LAY_ANY = 4  # four of a rank may be of any suits, not only one of each
LAY_FREES = 8  # a combination that is broken can be made again (mariage:RB.4)
# --- bits of LAY_RULES beside those
LAY_NAMED = 1 << 4  # its player names the copies (mariage:BZ.MELD.2); else a rule does (pinochle:P4B.MELD.8)
LAY_FRESH = 1 << 5  # one card must come from the hand (mariage:BZ.MELD.6, pinochle:P4B.MELD.3)
LAY_OTHERS = 1 << 6  # in spades and diamonds the pair is of the other two suits (mariage:BZ.MELD.7)
LAY_BARS = 1 << 7  # a card taken in exchange serves after the next draw (mariage:BZ.SEVEN.2)
LAY_ONE_RUN = 1 << 8  # the sequence is one act whatever is trumps
SHOW_ONCE = 1 << 9  # one seven after a trick (mariage:BZ.SEVEN.2)
SHOW_PLAYED = 1 << 10  # a seven scores when it is played, and is not shown (mariage:BZ.SEVEN.3)
DRAW_CHOICE = 1 << 11  # who has won chooses between the last two cards (pinochle:P4B.HALF1.3)
CLAIMS = 1 << 12  # the winner of a trick may declare out (pinochle:P4B.SCORE.5)
GOAL_WITH_TRICKS = 1 << 13  # points in tricks count towards GOAL at once (mariage:BZ.BRISQUE.1)
LAST_DRAWN = 16  # from this bit on: points for the trick before the last draw (mariage:BZ.LAST.1), eight bits
BLANCHE_WORTH = 24  # and of a carte blanche (mariage:RB.3)
OVER_AT_ONCE = 2
# --- classes of combinations
MARRIAGES, SEQUENCES, FOURS, PAIRS_LAID = range(4)
