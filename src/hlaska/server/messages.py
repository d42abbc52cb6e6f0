"""Everything that crosses the wire between the page and the server. `web/src/protocol.ts` is generated from here.

One direction: the client sends what it wants; the server answers every client with updates numbered by `seq`, the same
numbers for every seat. A `view` is complete by itself; `events` and `told` only say how it came about.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hlaska.core.errors import Row
from hlaska.core.game import Event, Explanation, Item, View

PROTOCOL = 1


class Chair(Struct, frozen=True, omit_defaults=True):
    """A player's chair at the table; kind is `person`, `bot` or `open`, level the bot's."""

    name: str
    kind: str = "person"
    level: str = ""


class SheetRow(Struct, frozen=True):
    """One settled deal of the score sheet: amounts by chair in the smallest unit, and the items they are made of."""

    deal: int
    title: Row | None
    amounts: tuple[int, ...]
    chairs: tuple[int, ...]
    items: tuple[Item, ...]


# ---------------------------------------------------------------- server to client
class Hello(Struct, frozen=True, tag="hello"):
    """First message on a socket. `me` is the own chair, -1 for an onlooker; `money` smallest units make one unit;
    `calls` are the texts of the calls, action = 256 + index."""

    table: str
    game: str
    preset: str
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    me: int
    money: int
    places: tuple[str, ...]
    calls: tuple[str, ...]
    protocol: int = PROTOCOL


class Update(Struct, frozen=True, tag="update"):
    """The table as this client may know it at `seq`.

    deal: number of the deal, from 1; chairs: the chair of each seat (seats first, then who sits out); events: what
    happened since the last update, redacted, and `told` the words for each of them (null: nothing to say);
    scores by chair; sheet: all settled deals (only when it grew or at first, else null); over: the match has ended;
    waiting: chairs that have not asked for the next deal when the deal is over; fresh: the client asked for a whole
    view, so `events` do not continue what it had.
    """

    seq: int
    deal: int
    chairs: tuple[int, ...]
    events: tuple[Event, ...]
    told: tuple[Row | None, ...]
    view: View
    explain: Explanation
    scores: tuple[int, ...]
    sheet: tuple[SheetRow, ...] | None = None
    waiting: tuple[int, ...] = ()
    over: bool = False
    fresh: bool = False


class Refused(Struct, frozen=True, tag="refused"):
    """An action or message was refused and nothing happened. kind: illegal, stale, bad_text, bad_message, busy."""

    kind: str
    row: Row
    text: str
    seq: int


class Previewed(Struct, frozen=True, tag="previewed"):
    """What would stand after `actions`, as far as the seat could know it."""

    actions: tuple[int, ...]
    view: View
    explain: Explanation


class Pong(Struct, frozen=True, tag="pong"):
    """Answer to a ping."""


# ---------------------------------------------------------------- client to server
class Act(Struct, frozen=True, tag="act"):
    """Do these actions together, all or none, at the table as it was at `seq`."""

    seq: int
    actions: tuple[int, ...]


class Say(Struct, frozen=True, tag="say"):
    """The same in words of the command line: `KS`, `flek hundred, good`."""

    seq: int
    text: str


class Next(Struct, frozen=True, tag="next"):
    """The deal is settled: this chair is ready for the next one."""

    seq: int


class Preview(Struct, frozen=True, tag="preview"):
    """What would be legal after these actions?"""

    actions: tuple[int, ...]


class Resume(Struct, frozen=True, tag="resume"):
    """Send what happened after `since` (-1: the whole view)."""

    since: int = -1


class Ping(Struct, frozen=True, tag="ping"):
    """Is the line alive?"""


ToClient = Hello | Update | Refused | Previewed | Pong
ToServer = Act | Say | Next | Preview | Resume | Ping
