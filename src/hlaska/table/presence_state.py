"""Keeps who plays each chair and how long each may think.

It is a fold over journal entries, so a restart forgets none of it.

Time is that of the entries. A decision may take `decision` seconds and the first second, the network's; what it
takes beyond that is the chair's reserve, which is whole again with each deal. Nobody is charged for a time in which the
server did not run, or in which the table paused.
"""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from hlaska.core.errors import BadOptions, BadRecord
from hlaska.table.journal_entries import AGREED, CLOCK, HALT, HINTED, PAUSE, PRESENT, PROPOSED, JournalEntry

T = TypeVar("T")

ACCORD: Final = {PROPOSED: 3, AGREED: 2}  # how many numbers entries about accords have

HERE, SLOW, AWAY, LEFT = range(4)  # the person plays; out of time; no page open for a while; left for good
STATES: Final = ("here", "slow", "away", "left")
NETWORK: Final = 1.0  # seconds of a decision that are nobody's: the way there and back
BETWEEN: Final = (
    60.0  # seconds after a deal in which a table with a clock waits for who does not ask for the next
)
PAUSED: Final = 900.0  # seconds after which a table that pauses goes on by itself
LEAST, MOST_DECISION, MOST_RESERVE = 5, 600, 3600  # seconds


class Clock(Struct, frozen=True, omit_defaults=True):
    """Sets seconds for each decision, and a reserve for each chair in each deal.

    decision: 0 for no clock.
    """

    decision: int = 0
    reserve: int = 0


NO_CLOCK: Final = Clock()


def check_clock(clock: Clock) -> None:
    """Raises BadOptions for a clock that is none."""
    if clock.decision and not LEAST <= clock.decision <= MOST_DECISION:
        text = (
            f"clock.decision={clock.decision}: expected {LEAST} to {MOST_DECISION} seconds, or 0 for no clock"
        )
        raise BadOptions(text)
    most = MOST_RESERVE if clock.decision else 0
    if not 0 <= clock.reserve <= most:
        raise BadOptions(f"clock.reserve={clock.reserve}: expected 0 to {most} seconds")


class PresenceState(Struct, frozen=True):
    """Says who plays each chair, and how long each has thought.

    states: by chair.
    used: by chair, the seconds of its reserve that it has used.
    since: when the wait for what is awaited began; while the table is `paused`, how long it had been.
    stopped: when it was paused last.
    """

    states: tuple[int, ...]
    used: tuple[float, ...]
    clock: Clock = NO_CLOCK
    since: float = 0.0
    paused: bool = False
    stopped: float = 0.0

    def free_seconds(self, now: float) -> float:
        """Returns the seconds until the reserve of the deciding chair begins to run.

        They are negative while it does.
        """
        spent = self.since if self.paused else now - self.since
        return self.clock.decision + NETWORK - spent

    def reserve(self, chair: int) -> float:
        """Returns the seconds that a chair had left when the decision that waits began."""
        return self.clock.reserve - self.used[chair]


def new_presence(chairs: int, clock: Clock) -> PresenceState:
    return PresenceState((HERE,) * chairs, (0.0,) * chairs, clock)


def begin_deal(now: PresenceState, at: float) -> PresenceState:
    """Notes that the next deal has begun."""
    return replace(now, used=(0.0,) * len(now.used), since=at)


def end_decision(now: PresenceState, chair: int, at: float) -> PresenceState:
    """Notes that the chair that was waited for has decided."""
    over = min(max(0.0, -now.free_seconds(at)), now.reserve(chair))
    if not now.clock.decision or now.states[chair] != HERE or not over:
        return replace(now, since=at)
    return replace(now, since=at, used=_with_item(now.used, chair, now.used[chair] + over))


def apply_entry(now: PresenceState, entry: JournalEntry, turn: int) -> PresenceState:
    """Applies one of `PRESENCE_ENTRIES`; `turn`: the chair that is waited for. Raises BadRecord."""
    numbers = entry.actions
    if entry.seat == HINTED and len(numbers) == 1 and 0 <= numbers[0] < len(now.states):
        return now
    if entry.seat in ACCORD and len(numbers) == ACCORD[entry.seat] and 0 <= numbers[0] < len(now.states):
        return now
    if entry.seat == HALT and numbers in ((0,), (1,)):
        return replace(now, since=entry.at)
    if entry.seat == CLOCK and not numbers:
        return replace(now, since=0.0 if now.paused else entry.at)
    if entry.seat == PAUSE and numbers in ((0,), (1,)) and now.paused != bool(numbers[0]):
        return replace(now, paused=not now.paused, since=entry.at - now.since, stopped=entry.at)
    if entry.seat != PRESENT or len(numbers) != 2:
        raise BadRecord(f"{entry.seat} {numbers} says nothing of who plays", entry.seq)
    chair, state = numbers
    if not (0 <= chair < len(now.states) and 0 <= state < len(STATES)):
        raise BadRecord(f"chair {chair} cannot be {state}", entry.seq)
    after = replace(now, states=_with_item(now.states, chair, state))
    if state == SLOW:
        after = replace(after, used=_with_item(now.used, chair, float(now.clock.reserve)))
    begins_anew = chair == turn and not now.paused
    return replace(after, since=entry.at) if begins_anew else after


def _with_item(values: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    return (*values[:i], value, *values[i + 1 :])
