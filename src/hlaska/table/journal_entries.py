"""Says what an entry of a table's journal holds, and who acts in it."""

from __future__ import annotations

from typing import Final, NamedTuple

DEAL: Final = -1  # the seat of an entry that holds a deck
TAKE_BACK: Final = -2  # the seat of an entry that takes back; its number is the first entry taken back

# Seats of entries that change nothing on the table: who plays, the clock, who was helped, what was agreed on.
PRESENT: Final = -3  # its two numbers: a chair, and one of the states of `presence_state`
PAUSE: Final = -4  # its one number: 1, the table pauses; 0, it goes on
CLOCK: Final = -5  # the server has started again: the decision that waits has its whole time
HINTED: Final = -6  # its one number: the chair that has asked for a hint in this deal
# A chair proposes an accord (`core.claim_completion`): chair, mask of seats, 1 where it shows its hand.
PROPOSED: Final = -7
AGREED: Final = -8  # everybody wants it: chair and mask; the actions that lead there are the next entries
HALT: Final = -9  # its one number: 1, the director has ended the match; 0, it goes on
PRESENCE_ENTRIES: Final = (PRESENT, PAUSE, CLOCK, HINTED, PROPOSED, AGREED, HALT)


class JournalEntry(NamedTuple):
    """Holds one entry of the journal: what a seat did together.

    seq: its number, from 1.
    seat: who acted; DEAL, TAKE_BACK or one of PRESENCE_ENTRIES for what no seat does.
    actions: what was done. Of DEAL: the deck, and behind it what each chair has added to the shuffle where anybody can
        check it (`core.verifiable_shuffle`, as numbers). Of TAKE_BACK: the first entry taken back.
    at: seconds since 1970.
    """

    seq: int
    seat: int
    actions: tuple[int, ...]
    at: float = 0.0
