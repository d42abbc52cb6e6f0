"""Events: lists, pages, what is done to them, and their journals."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hlaska.events.acts import AnyAct
from hlaska.events.model import Adjustment, Call, Challenge, Clock, Entry, League, Plan, Result, Ruling, Team

EventStage = Literal["announced", "running", "finished"]


class EventBrief(Struct, frozen=True):
    """An event in a list, from GET /api/events.

    club: whose members alone see it, "" for everybody.
    changed: when something was done to it last, in seconds since 1970.
    mine: the caller plays in it or directs it.
    """

    id: str
    club: str
    name: str
    format: str
    date: str
    entries: int
    rounds: int
    state: EventStage
    changed: float
    mine: bool = False


class FoundEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/events, answered with `EventPage`: a new event, of a club where one is named."""

    plan: Plan
    club: str = ""


class SubmitAct(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/events/{id}/acts, answered with `EventPage`: something is done to an event.

    why: the reason; a ruling needs one.
    seen: the line of the journal that the caller has read up to; with another one nothing is done. -1: whatever.
    """

    act: AnyAct
    why: str = ""
    seen: int = -1


class EventTable(Struct, frozen=True):
    """A table of a round: its entries in the order of the chairs.

    game_table: where it is played on this server, "" for none.
    missing: it could be played here, and was not opened yet.
    result: what came of it, null while nothing is known or told.
    held: the result is told when all tables with the same deals have theirs.
    advancing: who of a knock-out goes on, once there is a result.
    """

    number: int
    entries: tuple[int, ...]
    game_table: str = ""
    result: Result | None = None
    held: bool = False
    missing: bool = False
    advance: int = 0
    cup: str = ""
    advancing: tuple[int, ...] = ()


class EventRound(Struct, frozen=True):
    """A round: its tables, who sits out, and the seed that the draw follows from.

    final: the last table of a knock-out is one of it.
    """

    number: int
    tables: tuple[EventTable, ...]
    byes: tuple[int, ...]
    seed: str
    at: float
    final: bool = False


class EventRank(Struct, frozen=True):
    """The rank of an entry or a team; equal ones share it.

    points: what the event ranks by, a decimal number.
    tie_breaks: decimal numbers in the order of `EventPage.tie_breaks`.
    rounds: what each round counted for an entry, null where it was not in.
    """

    rank: int
    id: int
    points: str
    tie_breaks: tuple[str, ...]
    rounds: tuple[str | None, ...] = ()


class EventPage(Struct, frozen=True):
    """Answer to GET /api/events/{id}, the same for everybody who may see it.

    seq: the last line of the journal.
    commit: SHA-256 of the secret that all draws follow from; secret: itself, when the event is over.
    money: so many points of results make one of the game.
    challenges: those of a ladder or an arena that wait for an answer.
    ranking, tie_breaks: names of what entries are ranked by.
    title, consolation: who of a knock-out is still in for them, () in other formats.
    can_draw: all results are there, and another round comes.
    all_drawn: no round comes any more.
    """

    id: str
    club: str
    seq: int
    plan: Plan
    founder: str
    entries: tuple[Entry, ...]
    teams: tuple[Team, ...]
    rounds: tuple[EventRound, ...]
    standings: tuple[EventRank, ...]
    team_standings: tuple[EventRank, ...]
    ranking: str
    tie_breaks: tuple[str, ...]
    adjustments: tuple[Adjustment, ...]
    rulings: tuple[Ruling, ...]
    calls: tuple[Call, ...]
    challenges: tuple[Challenge, ...]
    clock: Clock
    started: bool
    finished: bool
    can_draw: bool
    all_drawn: bool
    commit: str
    secret: str
    money: int
    title: tuple[int, ...] = ()
    consolation: tuple[int, ...] = ()


class LeagueRank(Struct, frozen=True):
    """The rank of a person or a team in a league; equal ones share it.

    points: the sum of what counts, a decimal number; wins: events won.
    events: its points in each event, null where it was missed; counted: which of them count.
    """

    rank: int
    name: str
    points: str
    wins: int
    events: tuple[str | None, ...]
    counted: tuple[bool, ...]


class LeaguePage(Struct, frozen=True):
    """Answer to GET /api/events/{id}/league: the league that an event counts for.

    league: how events count, as the newest of them says.
    events: all that count for it, in the order of their dates; those that are over have standings.
    money: so many points make one, where events count by their own points.
    """

    league: League
    events: tuple[EventBrief, ...]
    standings: tuple[LeagueRank, ...]
    teams: tuple[LeagueRank, ...]
    money: int


class EventMe(Struct, frozen=True):
    """Answer to GET /api/events/{id}/me: who the caller is there.

    name: what they are called in the event, "" for who is not signed in.
    entries: those they play in.
    opponents: whom they may challenge, in a ladder or an arena that goes on.
    now: seconds since 1970, for the clock; the page is kept and cannot say it.
    """

    name: str = ""
    director: bool = False
    entries: tuple[int, ...] = ()
    now: float = 0.0
    opponents: tuple[int, ...] = ()


class EventJournalEntry(Struct, frozen=True):
    """A line of the journal as GET /api/events/{id}/journal tells it: who did what, when and why.

    round, table: which one it was about, 0 for none.
    entries, names: whom; of a result those who did not come.
    points: of a result, by chair, or what a ruling gave; () while they are not told.
    number: minutes, or the line that was answered or taken back.
    text: what was said or decided.
    """

    seq: int
    at: float
    by: str
    act: str
    why: str = ""
    undone: bool = False
    undoable: bool = False
    round: int = 0
    table: int = 0
    entries: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    number: int = 0
    text: str = ""


class DailyBrief(Struct, frozen=True):
    """The deals of a day in one game, as the list of them tells.

    id: the game, or the preset that people know as a game of its own.
    deals: how many there are, 0 where a match by the game's own rules is played.
    people: how many have begun; finished: how many have played all.
    table: where the caller plays them, "" for who has not begun.
    done: how many deals the caller has played; over: all of them.
    """

    id: str
    game: str
    preset: str
    deals: int
    people: int
    finished: int
    table: str = ""
    done: int = 0
    over: bool = False


class DailyList(Struct, frozen=True):
    """Answer to GET /api/daily.

    day: as YYYY-MM-DD, by UTC.
    renewed: when the next deals come; closes: when the ranking of the day is closed, both in seconds since 1970.
    """

    day: str
    renewed: float
    closes: float
    games: tuple[DailyBrief, ...]


class DailyRank(Struct, frozen=True):
    """The rank of somebody who has finished the deals of a day.

    rank: equal ones share it.
    points: the sum of what each deal was above the mean of all, a decimal number in the game's smallest unit.
    amount: what the deals brought, in that unit.
    """

    rank: int
    name: str
    points: str
    amount: int
    me: bool = False


class DailyDeal(Struct, frozen=True):
    """A deal of the caller beside all who played it.

    amount: what it brought; mean, best: what it brought all others and them, in the game's smallest unit.
    """

    amount: int
    mean: str
    best: int


class DailyPage(Struct, frozen=True):
    """Answer to GET and POST /api/daily/{game}: the deals of a day in a game.

    closes: when the ranking is closed; closed: it is.
    money: so many of the smallest unit make one.
    commit: SHA-256 of the secret that all decks follow from; secret: itself, when the day is over.
    ranking, own: () before the caller has finished or the day is over.
    """

    day: str
    brief: DailyBrief
    closes: float
    closed: bool
    money: int
    commit: str
    secret: str
    ranking: tuple[DailyRank, ...]
    own: tuple[DailyDeal, ...]
