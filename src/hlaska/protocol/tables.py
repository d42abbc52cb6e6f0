"""Tables: opened, listed, found, waited for."""

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
    """Opens a table: POST /api/tables. `preset` "": the usual one; `options` change it; one chair of kind `person` is
    the caller's. No chairs: the caller and computer players. `limit`: how long a match is that has
    no end of its own; `pace` of the computer players: slow, normal or fast; `hand`: a kind of hand (`GameInfo.hands`)
    that the caller gets in the first deal, which is then for practice, alone with computer players; `access`: who may
    come to its open chairs, private (who has the link), code (who has the link or the code) or public (anybody);
    `chat`: what may be said at the table, free, phrases or none; `clock`: seconds for each decision, 0 for
    any time, and a reserve for each person in each deal; `ticket` of POST
    /api/fair and the `luck` that the caller adds to the first shuffle, 15 hexadecimal digits, after it has read there
    what the server has promised; `rated`: its deals change the ratings of who plays, two people at least; `programs`:
    programs of people may take open chairs; `successors`: who leaves for good may be followed by somebody else, where
    it is not rated."""

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
    """Answer to POST /api/fair, for one table opened soon; `commit`: SHA-256 of the secret of its first deal."""

    ticket: str
    commit: str


class Created(Struct, frozen=True):
    """Answer to POST /api/tables, POST /api/tables/{id}/sit and POST /api/lobby/seat; `me` is the own chair."""

    table: str
    me: int


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes a chair of kind `open`: POST /api/tables/{id}/sit. chair -1: the first that is open and kept for nobody;
    `invite`: the key of an invitation, which leads to its chair; `luck`: what this person
    adds to the first shuffle, as in the message `luck`."""

    name: str
    chair: int = -1
    avatar: str = ""
    luck: str = ""
    invite: str = ""


class QuickSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a chair at a public table of one of these games.

    By its usual rules, at the fullest one; else a new one is opened, of the first game: POST /api/lobby/seat.
    """

    games: tuple[str, ...]
    name: str
    avatar: str = ""


class LobbyTable(Struct, frozen=True, omit_defaults=True):
    """A public table where somebody is. `changes`: what differs from the preset; `free`: how many open chairs are kept
    for nobody;
    `deal`: 0 while it waits for others; `rated`: its deals change ratings; `programs`: programs may sit down;
    `left`: so many have left for good and may be followed."""

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
    """The first public tables: GET /api/lobby?games=a,b&since=V&most=N. `order`: their names, those with open chairs
    first, the fullest of them first; `tables`: those of them that have changed after the `version` that was named as
    `since` (0: all). Who finds a name in `order` that he does not know asks again without `since`. `more`: how many
    tables follow; `mine`: those shown where the caller has a chair; `here`: how many people are at tables of this
    server or look at this list."""

    version: int
    here: int
    order: tuple[str, ...]
    tables: tuple[LobbyTable, ...]
    more: int = 0
    mine: tuple[str, ...] = ()


class CodeTable(Struct, frozen=True):
    """The table that waits under a code: GET /api/lobby/code/{code}."""

    table: str


class TableBrief(Struct, frozen=True):
    """An own table: GET /api/me/tables, newest first. `turn` is the chair to act (-1: nobody), `mine`: it is the
    caller's turn, or the caller's word that the next deal may begin. `problem`: why the table cannot be shown, and
    then nothing else is known of it."""

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
    """Answer to DELETE /api/me/deals: how many tables were deleted, and how many were kept because they go on with
    other people or are open in a window."""

    gone: int
    kept: int


class AwaitedTable(Struct, frozen=True):
    """A table where other persons wait for the caller."""

    table: str
    game: str


class AwaitedSeat(Struct, frozen=True):
    """A table of an event where a chair is kept for the caller.

    event, name: which event.
    table: where to sit down.
    """

    event: str
    name: str
    table: str


class AwaitedAnswer(Struct, frozen=True):
    """An event in which the caller is challenged and has not answered.

    event, name: which event; by: who challenges.
    """

    event: str
    name: str
    by: str


class AwaitedCall(Struct, frozen=True):
    """A table of an event that has called the caller, who directs it.

    event, name: which event; table: its number; by: who calls.
    """

    event: str
    name: str
    table: int
    by: str


class RunningEvent(Struct, frozen=True):
    """An event that goes on and that the caller plays in or directs."""

    event: str
    name: str


class Awaited(Struct, frozen=True):
    """Where other persons wait for the caller: GET /api/me/awaited.

    among: asking again may be of use: the caller plays with other persons, or in an event, or has friends.
    invited: where friends keep a chair for the caller; seats: where events do.
    challenges: events in which somebody waits for the caller's answer; calls: those that wait for a director.
    events: those that go on and that the caller has to do with.
    notice: what the administrator says to all.
    closing: no deal begins any more, those in play go on.
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
