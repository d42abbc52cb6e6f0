"""Declares what is said of events: lists, pages, acts and journals."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hlaska.events.acts import AnyAct
from hlaska.events.model import Adjustment, Call, Challenge, Clock, Entry, League, Plan, Result, Ruling, Team

EventStage = Literal["announced", "running", "finished"]


class EventBrief(Struct, frozen=True):
    """Describes an event in a list, from GET /api/events.

    club: the club whose members alone see it, "" for everybody.
    entries, rounds: how many there are.
    changed: when anybody last changed it, in seconds since 1970.
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
    """Founds an event with POST /api/events, answered with `EventPage`.

    club: the id of the club whose event it is, "" for none.
    """

    plan: Plan
    club: str = ""


class SubmitAct(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes an event with POST /api/events/{id}/acts, answered with `EventPage`.

    why: the reason; a ruling needs one.
    seen: the last journal entry that the caller has read, -1 for any. If another one is the last, nothing is done.
    """

    act: AnyAct
    why: str = ""
    seen: int = -1


class EventTable(Struct, frozen=True):
    """Describes a table of a round.

    entries: in the order of the chairs.
    game_table: the table of this server where it is played, "" for none.
    result: null while there is none, or it is held back.
    held: the result is sent when all tables with the same deals have theirs.
    missing: it could be played here, and was not opened yet.
    advance: how many of a knock-out's table go on.
    cup: what a knock-out's table plays for, "title" or "consolation", "" in other formats.
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
    """Describes a round of an event.

    byes: who sits out.
    seed: what the draw follows from.
    at: when it was drawn, in seconds since 1970.
    final: the last table of a knock-out belongs to it.
    """

    number: int
    tables: tuple[EventTable, ...]
    byes: tuple[int, ...]
    seed: str
    at: float
    final: bool = False


class EventRank(Struct, frozen=True):
    """Gives the rank of an entry or a team.

    rank: equal ones share it.
    id: the number of the entry or team.
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
    """Answers GET /api/events/{id}, the same for everybody who may see it.

    seq: the number of the last journal entry.
    ranking: the name of what entries are ranked by.
    tie_breaks: the names of what ranks equal ones.
    challenges: those of a ladder or an arena that wait for an answer.
    can_draw: all results are there, and another round comes.
    all_drawn: no other round comes.
    commit: SHA-256 of the secret that all draws follow from.
    secret: that secret, "" until the event is over.
    money: so many points of results make one of the game.
    title, consolation: who of a knock-out is still in for them, () in other formats.
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
    """Gives the rank of a person or a team in a league.

    rank: equal ones share it.
    points: the sum of what counts, a decimal number.
    wins: the number of events won.
    events: the points in each event, null where it was missed.
    counted: which events count.
    """

    rank: int
    name: str
    points: str
    wins: int
    events: tuple[str | None, ...]
    counted: tuple[bool, ...]


class LeaguePage(Struct, frozen=True):
    """Answers GET /api/events/{id}/league with the league that an event counts for.

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
    """Answers GET /api/events/{id}/me with who the caller is there.

    name: what they are called in the event, "" for who is not signed in.
    director: they direct it.
    entries: those they play in.
    now: seconds since 1970, for the clock; the page is kept and cannot say it.
    opponents: whom they may challenge, in a ladder or an arena that goes on.
    """

    name: str = ""
    director: bool = False
    entries: tuple[int, ...] = ()
    now: float = 0.0
    opponents: tuple[int, ...] = ()


class EventJournalEntry(Struct, frozen=True):
    """Says who did what, when and why, from GET /api/events/{id}/journal.

    by: who did it.
    undone: it was taken back.
    undoable: it can be taken back.
    round, table: those that it was about, 0 for none.
    entries, names: those that it was about; of a result those who did not come.
    points: of a result, by chair, or what a ruling gave; () while they are held back.
    number: minutes, or the entry that was answered or taken back.
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
    """Describes the deals of a day in one game, as their list does.

    id: the game, or the preset that people know as a game of its own.
    deals: how many there are, 0 where a match by the game's own rules is played.
    people: how many have begun.
    finished: how many have played all.
    table: where the caller plays them, "" for who has not begun.
    done: how many deals the caller has played.
    over: the caller has played all of them.
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
    """Answers GET /api/daily.

    Times are seconds since 1970.

    day: as YYYY-MM-DD, by UTC.
    renewed: when the next deals come.
    closes: when the ranking of the day is closed.
    """

    day: str
    renewed: float
    closes: float
    games: tuple[DailyBrief, ...]


class DailyRank(Struct, frozen=True):
    """Gives the rank of who has finished the deals of a day.

    rank: equal ones share it.
    points: the sum of what each deal was above the mean of all, a decimal number in the game's smallest unit.
    amount: what the deals brought, in that unit.
    me: it is the caller.
    """

    rank: int
    name: str
    points: str
    amount: int
    me: bool = False


class DailyDeal(Struct, frozen=True):
    """Compares a deal of the caller with all who played it, in smallest units.

    amount: what it brought the caller.
    mean: what it brought all, on average, a decimal number.
    best: the most that it brought anybody.
    """

    amount: int
    mean: str
    best: int


class DailyPage(Struct, frozen=True):
    """Answers GET and POST /api/daily/{game} with the deals of a day in a game.

    closes: when the ranking is closed, in seconds since 1970.
    closed: the ranking is closed.
    money: smallest units in a unit.
    commit: SHA-256 of the secret that all decks follow from.
    secret: that secret, "" until the day is over.
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
