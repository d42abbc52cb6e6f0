"""Declares what is said of clubs: members, rules by name, seasons, evenings."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from hlaska.core.match_limit import NO_LIMIT, Limit
from hlaska.core.options import Value
from hlaska.table.match_state import Chair

ClubRole = Literal["founder", "steward", "member"]


class ClubBrief(Struct, frozen=True):
    """Describes a club, from GET /api/clubs, POST /api/clubs/invited and /join.

    role: that of the caller, "" for who is not in it.
    """

    id: str
    name: str
    members: int
    role: ClubRole | Literal[""] = ""


class FoundClub(Struct, frozen=True, forbid_unknown_fields=True):
    """Founds a club with POST /api/clubs, answered with `ClubBrief`.

    unit: what its sheets count in, a word for people.
    season: the name of its first season.
    """

    name: str
    unit: str
    season: str


class ChangeClub(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes a club with PUT /api/clubs/{id}, for stewards."""

    name: str
    unit: str


class ClubKey(Struct, frozen=True, forbid_unknown_fields=True):
    """Holds the key of a link that leads into a club.

    POST /api/clubs/invited asks which club it is, POST /api/clubs/join joins it.
    """

    key: str


class ClubInvite(Struct, frozen=True):
    """Answers POST /api/clubs/{id}/invite, once.

    key: that of the link that leads in.
    until: when the link ends, in seconds since 1970.
    """

    key: str
    until: float


class ClubMember(Struct, frozen=True):
    """Describes who is or was in a club.

    Times are seconds since 1970.

    name: "" where the account is deleted.
    account: the member can sit at tables here.
    gone: when the member left, 0 for who is there.
    """

    id: str
    name: str
    avatar: str
    role: ClubRole
    account: bool
    joined: float
    gone: float = 0.0


class ClubName(Struct, frozen=True, forbid_unknown_fields=True):
    """Gives a name to a new member or a new season.

    A member without an account plays with real cards (POST /api/clubs/{id}/members). A season begins now (POST
    /api/clubs/{id}/seasons).
    """

    name: str


class ClubPick(Struct, frozen=True, forbid_unknown_fields=True):
    """Picks a member of a club.

    POST /api/clubs/{id}/remove takes the member out, POST /api/clubs/{id}/role gives them the new `role`.
    """

    member: str
    role: ClubRole = "member"


class ClubRules(Struct, frozen=True):
    """Holds rules of a club under a name.

    options: what changes the preset.
    limit: how long a match is that has no end of its own.
    rated: its deals change ratings.
    factor: what one point of the game is worth in the club's unit, a decimal number.
    players: how many have chairs.
    money: smallest units in a point.
    pays: what some receive others pay.
    """

    id: str
    name: str
    game: str
    preset: str
    options: dict[str, Value]
    limit: Limit
    rated: bool
    factor: str
    players: int
    money: int
    pays: bool


class NewClubRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Adds rules with POST /api/clubs/{id}/rules.

    id: of the rules whose place the new ones take, "" for none.
    preset: "" for the usual one.
    options: what changes the preset.
    factor: as in `ClubRules`.
    """

    name: str
    game: str
    id: str = ""
    preset: str = ""
    options: dict[str, Any] = {}
    limit: Limit = NO_LIMIT
    rated: bool = False
    factor: str = "1"


class NewClubTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a table by rules of a club with POST /api/clubs/{id}/tables, answered with `Created`.

    Its chairs are for members.

    rules: the id of the rules.
    computers: the number of chairs that are for computer players.
    """

    rules: str
    computers: int = 0
    avatar: str = ""


class ClubTable(Struct, frozen=True):
    """Describes a table of a club that is still in play.

    rules: the name of the rules.
    me: the caller's chair, or the one that is kept for the caller, -1 for none.
    evening: the evening that it belongs to, "" for none.
    """

    table: str
    game: str
    rules: str
    chairs: tuple[Chair, ...]
    deal: int
    me: int
    evening: str = ""


class ClubSeason(Struct, frozen=True):
    """Describes a season of a club.

    ended: 0 while it runs.
    """

    id: str
    name: str
    begun: float
    ended: float = 0.0


class ClubEvening(Struct, frozen=True):
    """Describes an evening of a club in a list.

    ended: 0 while it goes on.
    rounds: the number of rounds that have been drawn.
    """

    id: str
    name: str
    begun: float
    ended: float
    rounds: int


class ClubPage(Struct, frozen=True):
    """Answers GET /api/clubs/{id}, for its members.

    Tables, seasons and evenings stand with the newest first.

    me: the caller among `members`.
    invited_until: until when a link leads in, 0 where there is none.
    """

    id: str
    name: str
    unit: str
    me: str
    role: ClubRole
    invited_until: float
    members: tuple[ClubMember, ...]
    rules: tuple[ClubRules, ...]
    tables: tuple[ClubTable, ...]
    seasons: tuple[ClubSeason, ...]
    evenings: tuple[ClubEvening, ...]


class SheetTotal(Struct, frozen=True):
    """Says what a member has in a season, in the club's unit as decimal numbers.

    member: "*" for computer players, "" for people whose account is deleted.
    played: from deals that were played here.
    written: from results that were written down.
    corrected: from corrections.
    deals: the number of deals played.
    """

    member: str
    total: str
    played: str
    written: str
    corrected: str
    deals: int


class SheetEntry(Struct, frozen=True):
    """Holds one deal, one result that was written down, or one correction.

    values: what each member got by it, in the club's unit.
    author: the member who wrote it, "" for a deal.
    """

    at: float
    kind: Literal["deal", "written", "correction"]
    values: dict[str, str]
    table: str = ""
    deal: int = 0
    evening: str = ""
    round: int = 0
    text: str = ""
    author: str = ""


class SeasonSheet(Struct, frozen=True):
    """Answers GET /api/clubs/{id}/seasons/{season}?all=true.

    totals: who has most comes first.
    entries: the newest first, all of them or the newest 50.
    more: the number of entries that are left out.
    """

    season: ClubSeason
    totals: tuple[SheetTotal, ...]
    entries: tuple[SheetEntry, ...]
    more: int = 0


class NewCorrection(Struct, frozen=True, forbid_unknown_fields=True):
    """Corrects a sheet with POST /api/clubs/{id}/seasons/{season}/corrections, for stewards.

    Nothing is ever taken out of a sheet; another correction puts it right.

    value: what is added to the member's total, in the club's unit.
    text: the reason.
    """

    member: str
    value: str
    text: str


class NewEvening(Struct, frozen=True, forbid_unknown_fields=True):
    """Opens an evening with POST /api/clubs/{id}/evenings, answered with `EveningPage`.

    `deals` and `minutes` are for games that have no end of their own.

    rules: one for each size of table, the usual size first.
    present: the members who are there.
    cards: it is played with real cards and results are written down.
    deals: the length of a round, 0 as the rules have it.
    minutes: the length of a round, 0 as the rules have it.
    same: all tables of a round by the same rules get the same deals.
    """

    name: str
    rules: tuple[str, ...]
    present: tuple[str, ...] = ()
    cards: bool = False
    deals: int = 0
    minutes: int = 0
    same: bool = False


class EveningPresent(Struct, frozen=True, forbid_unknown_fields=True):
    """Says who is there from the next round on, with POST /api/clubs/{id}/evenings/{evening}/present."""

    members: tuple[str, ...]


class DrawRound(Struct, frozen=True, forbid_unknown_fields=True):
    """Draws the next round with POST /api/clubs/{id}/evenings/{evening}/draw.

    anyway: though tables of the round before are still in play.
    """

    anyway: bool = False


class WriteResult(Struct, frozen=True, forbid_unknown_fields=True):
    """Writes down a result with POST /api/clubs/{id}/evenings/{evening}/result.

    round: its number, from 1.
    table: its number in the round, from 0.
    points: what each member got, in the order of the table, in points of the game as decimal numbers.
    """

    round: int
    table: int
    points: tuple[str, ...]


class EveningTable(Struct, frozen=True):
    """Describes a table of a round.

    members: in the order of the chairs.
    rules: the index among the rules of the evening, from 0.
    table: where it is played here, "" with real cards.
    written: its result was written down.
    values: by member, in the club's unit.
    held: the values are sent when all tables with the same deals are over.
    compared: by member, deal by deal, how much more than the mean of that chair at those tables, as `7/3` or `-2`. Null
        where there is none; () while nothing is compared.
    """

    members: tuple[str, ...]
    rules: int
    table: str
    over: bool
    written: bool
    deals: int
    values: tuple[str, ...]
    held: bool = False
    compared: tuple[str | None, ...] = ()


class EveningRound(Struct, frozen=True):
    """Describes a round of an evening.

    seed: what the draw follows from (docs/clubs.md).
    out: who sits out.
    at: when it was drawn, in seconds since 1970.
    """

    seed: str
    tables: tuple[EveningTable, ...]
    out: tuple[str, ...]
    at: float


class EveningTotal(Struct, frozen=True):
    """Says what a member has in an evening, in the club's unit.

    rounds: by round; null where there is no result yet, or the member sat out or was not there.
    compared: the sum over all tables (`EveningTable`), null where there is none.
    """

    member: str
    total: str
    rounds: tuple[str | None, ...]
    deals: int
    compared: str | None = None


class EveningPage(Struct, frozen=True):
    """Answers GET /api/clubs/{id}/evenings/{evening}.

    steward: the caller is one.
    totals: who has most comes first.
    sizes: those of the tables if the next round were drawn now.
    ready: all tables of the last round are over.
    commit: SHA-256 of the secret that the seeds follow from.
    secret: that secret, "" until the evening is over.
    same: tables of a round by the same rules have the same deals.
    """

    club: str
    id: str
    name: str
    unit: str
    begun: float
    ended: float
    steward: bool
    cards: bool
    deals: int
    minutes: int
    rules: tuple[ClubRules, ...]
    members: tuple[ClubMember, ...]
    present: tuple[str, ...]
    rounds: tuple[EveningRound, ...]
    totals: tuple[EveningTotal, ...]
    sizes: tuple[int, ...]
    ready: bool
    commit: str
    secret: str = ""
    same: bool = False
