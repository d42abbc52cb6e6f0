"""Declares tables as they are opened, listed, found and waited for."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hlaska.core.errors import Phrase
from hlaska.core.match_limit import NO_LIMIT, Limit
from hlaska.core.options import Value
from hlaska.protocol.accounts import InvitedTo
from hlaska.table.match_state import Chair
from hlaska.table.presence_state import NO_CLOCK, Clock


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a table with POST /api/tables.

    `ticket` and `luck` are for a shuffle that can be checked (docs/fair.md).

    preset: "" for the usual one.
    options: what changes the preset.
    chairs: one of kind `person` is the caller's; none: the caller and computer players.
    limit: how long a match is that has no end of its own.
    pace: how fast the computer players are, slow, normal or fast.
    hand: a kind of hand (`GameInfo.hands`) that the caller gets in the first deal, "" for any. That deal is then for
        practice, alone with computer players.
    access: who may come to its open chairs, private (who has the link), code (who has the link or the code) or public
        (anybody).
    chat: what may be said at the table, free, phrases or none.
    clock: seconds for each decision, 0 for any time, and a reserve for each person in each deal.
    ticket: that of the answer to POST /api/fair.
    luck: 15 hexadecimal digits that the caller adds to the first shuffle, once that answer has said what the server
        promises.
    rated: its deals change the ratings of who plays, two people at least.
    programs: programs of people may take open chairs.
    successors: who leaves for good may be followed by somebody else, where it is not rated.
    """

    game: str
    preset: str = ""
    options: dict[str, Any] = {}
    chairs: tuple[Chair, ...] = ()
    limit: Limit = NO_LIMIT
    pace: str = "normal"
    hand: str = ""
    access: str = "private"
    chat: str = "free"
    clock: Clock = NO_CLOCK
    ticket: str = ""
    luck: str = ""
    rated: bool = False
    programs: bool = False
    successors: bool = False


class Ticket(Struct, frozen=True):
    """Answers POST /api/fair, for one table opened soon.

    ticket: to be named when the table is opened.
    commit: SHA-256 of the secret of its first deal.
    """

    ticket: str
    commit: str


class Created(Struct, frozen=True):
    """Answers POST /api/tables, POST /api/tables/{id}/sit and POST /api/lobby/seat.

    me: the own chair.
    """

    table: str
    me: int


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes a chair of kind `open` with POST /api/tables/{id}/sit.

    chair: -1 for the first that is open and kept for nobody.
    luck: what this person adds to the first shuffle, as in the message `luck`.
    invite: the key of an invitation, which leads to its chair, "" for none.
    """

    name: str
    chair: int = -1
    avatar: str = ""
    luck: str = ""
    invite: str = ""


class QuickSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a chair at a public table of one of these games.

    The request is POST /api/lobby/seat. The table is one by the usual rules, the fullest of them. Where there is none,
    a new one is opened, of the first game.
    """

    games: tuple[str, ...]
    name: str
    avatar: str = ""


class LobbyTable(Struct, frozen=True, omit_defaults=True):
    """Describes a public table where somebody is.

    changes: options that differ from the preset.
    free: the number of open chairs that are kept for nobody.
    deal: 0 while it waits for others.
    rated: its deals change ratings.
    programs: programs may sit down.
    left: the number of chairs left for good that somebody else may take over.
    """

    table: str
    game: str
    preset: str
    chairs: tuple[Chair, ...]
    changes: dict[str, Value] = {}
    free: int = 0
    deal: int = 0
    limit: Limit = NO_LIMIT
    pace: str = "normal"
    rated: bool = False
    programs: bool = False
    clock: Clock = NO_CLOCK
    left: int = 0


class LobbyPage(Struct, frozen=True):
    """Lists the first public tables, from GET /api/lobby?games=a,b&since=V&most=N.

    A client that does not know a name in `order` asks again without `since`.

    here: the number of people who are at tables of this server or look at this list.
    order: the names of the tables, those with open chairs first, the fullest of them first.
    tables: those of them that have changed after the `version` that was named as `since` (0: all).
    more: the number of tables that follow.
    mine: those of `order` where the caller has a chair.
    """

    version: int
    here: int
    order: tuple[str, ...]
    tables: tuple[LobbyTable, ...]
    more: int = 0
    mine: tuple[str, ...] = ()


class CodeTable(Struct, frozen=True):
    """Names the table that waits under a code, from GET /api/lobby/code/{code}."""

    table: str


class TableBrief(Struct, frozen=True):
    """Describes an own table in a list, from GET /api/me/tables, newest first.

    me: the own chair.
    turn: the chair to act, -1 for nobody.
    mine: the table waits for the caller's turn, or for their word that the next deal may begin.
    problem: why the table cannot be shown; then nothing else is known of it. Else null.
    """

    table: str
    game: str = ""
    preset: str = ""
    changes: dict[str, Value] = {}
    chairs: tuple[Chair, ...] = ()
    me: int = -1
    deal: int = 0
    turn: int = -1
    mine: bool = False
    scores: tuple[int, ...] = ()
    over: bool = False
    created: int = 0
    problem: Phrase | None = None


class Forgotten(Struct, frozen=True):
    """Answers DELETE /api/me/deals.

    gone: the number of tables that were deleted.
    kept: the number of those that go on with other people or are open in a window.
    """

    gone: int
    kept: int


class AwaitedTable(Struct, frozen=True):
    """Names a table where other persons wait for the caller."""

    table: str
    game: str


class AwaitedSeat(Struct, frozen=True):
    """Names a table of an event where a chair is kept for the caller.

    event: the id of the event.
    name: its name.
    table: where to sit down.
    """

    event: str
    name: str
    table: str


class AwaitedAnswer(Struct, frozen=True):
    """Names an event in which the caller is challenged and has not answered.

    event: the id of the event.
    name: its name.
    by: who challenges.
    """

    event: str
    name: str
    by: str


class AwaitedCall(Struct, frozen=True):
    """Names a table of an event that has called the caller, who directs it.

    event: the id of the event.
    name: its name.
    table: the number of the table.
    by: who calls.
    """

    event: str
    name: str
    table: int
    by: str


class RunningEvent(Struct, frozen=True):
    """Names an event that goes on and that the caller plays in or directs."""

    event: str
    name: str


class Awaited(Struct, frozen=True):
    """Says where other persons wait for the caller, from GET /api/me/awaited.

    among: asking again may be of use, as the caller plays with other persons, or in an event, or has friends.
    notice: what the administrator says to all.
    closing: no deal begins any more, those in play go on.
    invited: tables where friends keep a chair for the caller.
    seats: tables where events keep one.
    challenges: events in which somebody waits for the caller's answer.
    calls: those that wait for a director.
    events: those that go on and that the caller plays in or directs.
    """

    tables: tuple[AwaitedTable, ...] = ()
    among: bool = False
    notice: str = ""
    closing: bool = False
    invited: tuple[InvitedTo, ...] = ()
    seats: tuple[AwaitedSeat, ...] = ()
    challenges: tuple[AwaitedAnswer, ...] = ()
    calls: tuple[AwaitedCall, ...] = ()
    events: tuple[RunningEvent, ...] = ()
