"""List what can be done to an event.

Each act is both a command and what the journal keeps of it.

A tag never changes its meaning: journals are kept for ever. A field may be added with a default.
"""

from __future__ import annotations

from msgspec import Struct

from hlaska.events.model import Plan, Result, Round


class Act(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="act"):
    """Share the form of all acts."""


class Found(Act, frozen=True, tag="found"):
    """Found an event.

    secret: what all draws follow from; it is shown to nobody before the end.
    commit: its SHA-256.
    """

    plan: Plan
    secret: str = ""
    commit: str = ""


class Change(Act, frozen=True, tag="change"):
    """Change what was announced; the format only before the first round."""

    plan: Plan


class Enter(Act, frozen=True, tag="enter"):
    """Enter a person, a pair or a team.

    invite: the director enters somebody whom the list does not name.
    """

    name: str
    members: tuple[str, ...] = ()
    invite: bool = False


class Withdraw(Act, frozen=True, tag="withdraw"):
    """Take an entry out of all draws to come."""

    entry: int


class Return(Act, frozen=True, tag="return"):
    """Take an entry that had left into the draws to come."""

    entry: int


class Substitute(Act, frozen=True, tag="substitute"):
    """Let somebody play in the place of a member of an entry from now on."""

    entry: int
    member: str
    substitute: str


class Start(Act, frozen=True, tag="start"):
    """Start the event: rounds can be drawn."""


class Draw(Act, frozen=True, tag="draw"):
    """Draw the next round; the journal keeps what was drawn."""

    round: Round | None = None


class Seat(Act, frozen=True, tag="seat"):
    """Seat entries that chose each other, in a ladder or an arena. Who challenges is named first."""

    entries: tuple[int, ...]
    round: Round | None = None


class Challenge(Act, frozen=True, tag="challenge"):
    """Ask others for a table of a ladder or an arena. Who asks is named first."""

    entries: tuple[int, ...]


class Accept(Act, frozen=True, tag="accept"):
    """Say yes to a challenge.

    The last yes seats the table.

    challenge: its journal entry.
    entry: the entry that says yes.
    round: the table, as the journal keeps it.
    """

    challenge: int
    entry: int
    round: Round | None = None


class Decline(Act, frozen=True, tag="decline"):
    """Say no to a challenge, or take it back.

    challenge: its journal entry.
    entry: the entry that says no.
    """

    challenge: int
    entry: int


class Record(Act, frozen=True, tag="record"):
    """Record the result of a table."""

    round: int
    table: int
    result: Result


class Merge(Act, frozen=True, tag="merge"):
    """Join the people of one table to another that is in play as well.

    A person who has left loses the chair.

    into: the number of the other table.
    entries: those of the table that comes of it, as the journal keeps them.
    """

    round: int
    table: int
    into: int
    entries: tuple[int, ...] = ()


class Split(Act, frozen=True, tag="split"):
    """Let some of a table play at one of their own. Its `number` is what the journal keeps."""

    round: int
    table: int
    entries: tuple[int, ...]
    number: int = 0


class Confirm(Act, frozen=True, tag="confirm"):
    """Confirm the result that somebody else of the table has typed."""

    round: int
    table: int


class Correct(Act, frozen=True, tag="correct"):
    """Replace the result of a table by a ruling."""

    round: int
    table: int
    result: Result


class Adjust(Act, frozen=True, tag="adjust"):
    """Give points to an entry or take them, by a ruling. A `round` of 0 is for the event."""

    entry: int
    points: int
    round: int = 0


class Rule(Act, frozen=True, tag="rule"):
    """Decide something that changes no figure."""

    text: str
    round: int = 0
    table: int = 0


class Call(Act, frozen=True, tag="call"):
    """Call the director to a table."""

    round: int
    table: int
    text: str = ""


class Answer(Act, frozen=True, tag="answer"):
    """Say that the director has come, or what they answer.

    call: the journal entry of the call.
    """

    call: int
    text: str = ""


class Pause(Act, frozen=True, tag="pause"):
    """Stop the clock of the round."""


class Resume(Act, frozen=True, tag="resume"):
    """Let the clock of the round go on."""


class Extend(Act, frozen=True, tag="extend"):
    """Give the round more minutes, or fewer."""

    minutes: int


class Undo(Act, frozen=True, tag="undo"):
    """Undo an earlier act, which stays in the journal."""

    seq: int


class Finish(Act, frozen=True, tag="finish"):
    """End the event; the secret of its draws is told."""


AnyAct = (
    Found
    | Change
    | Enter
    | Withdraw
    | Return
    | Substitute
    | Start
    | Draw
    | Seat
    | Challenge
    | Accept
    | Decline
    | Record
    | Merge
    | Split
    | Confirm
    | Correct
    | Adjust
    | Rule
    | Call
    | Answer
    | Pause
    | Resume
    | Extend
    | Undo
    | Finish
)


def is_seating(act: AnyAct) -> bool:
    """Tell whether an act has seated tables."""
    return isinstance(act, Draw | Seat) or (isinstance(act, Accept) and act.round is not None)
