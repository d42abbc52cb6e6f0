"""Define what an event is made of: its plan, entries, rounds, tables and results.

All values are frozen. Points are whole numbers in the smallest unit of the rules, as everywhere.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from hlaska.core.options import Value

FormatName = Literal["lot", "movement", "swiss", "robin", "knockout", "double", "ladder", "arena"]
EntryKind = Literal["singles", "pairs", "teams"]
Ranking = Literal["points", "wins", "places", "matchpoints", "difference", "scale"]
TieBreak = Literal["wins", "points", "places", "difference", "best", "last", "opponents", "direct"]
ByeScore = Literal["mean", "win", "nothing"]

CONTINUOUS: Final = (
    "ladder",
    "arena",
)  # formats in which no table waits for another; `minutes` are of all of it
COMPARED: Final = ("matchpoints", "difference", "scale")  # rankings by the same chair elsewhere
MOST_ENTRIES: Final = 2000
NAME_LENGTH: Final = 80
TEXT_LENGTH: Final = 1000


class GameRules(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Name the rules of tables that a server opens. They are a game, its preset and the options that differ from it."""

    game: str
    preset: str = ""
    options: dict[str, Value] = {}


class League(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Say how events count for a league.

    name: events of one club, or of one founder, that name it are its events.
    best: the number of best events that count for each, 0 for all.
    drop: the number of worst events that do not count, missed ones first.
    places: points for the first, the second and so on; where it is empty the points of the events themselves.
    teams: the members of each team by its name.
    """

    name: str
    best: int = 0
    drop: int = 0
    places: tuple[int, ...] = ()
    teams: dict[str, tuple[str, ...]] = {}


class Plan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Announce what is played, by whom, in which format.

    `advance` and `consolation` are for knock-outs, `reach` and `part` for ladders. `games`, `same` and `league` are for
    events with a server.

    date: as ISO text.
    sizes: the numbers of people at a table, the usual size first.
    rules: a preset or options in words, as `hlaska play` takes them.
    rounds: the number of rounds, 0 where the director ends it.
    minutes: how long a round is, 0 for no such limit.
    deals: how many a round has, 0 for no such limit.
    money: so many points of results make one, where people play with real cards.
    open: anybody may enter, else the names in `invited`.
    most: the largest number of entries, 0 for any number.
    team_size: the number of entries of a team.
    bye: what sitting out counts as, the format's own where it is empty.
    per_person: the number of entries that one person may have.
    directors: who decides beside the founder.
    ranking: what is added up, the format's own where it is empty.
    tie_breaks: in their order.
    best: the number of best rounds that count.
    drop: the number of worst rounds that do not count.
    unit: that of the scale of differences (`events.scale`).
    advance: how many of a table go on, half of it where it is 0.
    consolation: who is knocked out in the first so many rounds goes on in a cup of its own.
    reach: how many places above one may challenge, 0 for any.
    part: the hundredths of the distance that a win over somebody above takes.
    games: by which rules it opens tables, one for each size; without them people play with real cards and type results.
    same: all tables of a round by the same rules get the same deals.
    league: what it counts for.
    """

    name: str
    format: FormatName
    date: str = ""
    sizes: tuple[int, ...] = (4,)
    kind: EntryKind = "singles"
    rules: str = ""
    rounds: int = 0
    minutes: int = 0
    deals: int = 0
    money: int = 1
    open: bool = True
    invited: tuple[str, ...] = ()
    most: int = 0
    team_size: int = 4
    bye: ByeScore | Literal[""] = ""
    per_person: int = 1
    directors: tuple[str, ...] = ()
    ranking: Ranking | Literal[""] = ""
    tie_breaks: tuple[TieBreak, ...] = ()
    best: int = 0
    drop: int = 0
    unit: int = 0
    advance: int = 0
    consolation: int = 0
    reach: int = 0
    part: int = 50
    games: tuple[GameRules, ...] = ()
    same: bool = False
    league: League | None = None


class Entry(Struct, frozen=True, omit_defaults=True):
    """Name a person or a fixed pair that plays as one.

    team: the team whose sum it counts for, 0 for none.
    since: the first round it could be in.
    present: it is in the next draw.
    """

    id: int
    name: str
    members: tuple[str, ...]
    team: int = 0
    since: int = 1
    present: bool = True


class Team(Struct, frozen=True):
    """Name entries whose results are added up."""

    id: int
    name: str
    entries: tuple[int, ...]


class Table(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Seat entries at a numbered table of a round.

    `advance` and `cup` are for knock-outs.

    entries: in the order of the chairs; the first deals first.
    advance: how many of it go on.
    cup: "title" or "consolation".
    """

    number: int
    entries: tuple[int, ...]
    advance: int = 0
    cup: str = ""


class Round(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Keep what was drawn. It has tables, who sits out, and the seed that all of it follows from."""

    number: int
    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()
    seed: str = ""
    at: float = 0.0


class Result(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Keep what those at a table got, in the order of its entries.

    points: in all.
    deals: the same deal by deal, where they are compared.
    places: from 1, where the points do not say them.
    absent: entries that did not come.
    void: the table was not played.
    by: who typed it.
    confirmed: somebody else of the table, or the director, has agreed.
    """

    points: tuple[int, ...] = ()
    deals: tuple[tuple[int, ...], ...] = ()
    places: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    void: bool = False
    by: str = ""
    confirmed: bool = False


class Adjustment(Struct, frozen=True):
    """Add points to an entry by a decision of the director.

    A penalty is one below zero.

    `round` 0: of the event.
    """

    seq: int
    entry: int
    round: int
    points: int
    why: str


class Ruling(Struct, frozen=True):
    """Keep a decision of the director with its reason; `table` 0: about the event."""

    seq: int
    round: int
    table: int
    text: str


class Call(Struct, frozen=True):
    """Keep who asks for the director, at which table of which round, and why.

    text: the reason.
    answered: the director has come.
    answer: what the director has said.
    """

    seq: int
    by: str
    round: int
    table: int
    text: str
    answered: bool = False
    answer: str = ""


class Challenge(Struct, frozen=True):
    """Keep who asks whom for a table of a ladder or an arena.

    seq: the journal entry.
    entries: those of the table, in the order of its chairs; the first has asked.
    accepted: those of the others who have said yes.
    """

    seq: int
    entries: tuple[int, ...]
    accepted: tuple[int, ...] = ()


class Clock(Struct, frozen=True):
    """Measure a round. It has when it began, how long it is, and the seconds it has stood still."""

    started: float = 0.0
    seconds: float = 0.0
    stopped: float = 0.0
    paused_at: float | None = None

    def remaining(self, now: float) -> float:
        """Return the seconds that are left of the round."""
        return self.seconds - ((self.paused_at or now) - self.started - self.stopped)
