"""Clubs: members, rules by name, seasons, evenings."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from hlaska.core.match_limit import NO_LIMIT, Limit
from hlaska.core.options import Value
from hlaska.table.match_state import Chair

ClubRole = Literal["founder", "steward", "member"]


class ClubBrief(Struct, frozen=True):
    """A club, from GET /api/clubs, POST /api/clubs/invited and /join. `role` "": the caller is not in it."""

    id: str
    name: str
    members: int
    role: ClubRole | Literal[""] = ""


class FoundClub(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs, answered with `ClubBrief`. `unit`: what its sheets count in, a word for people; `season`: the
    name of its first one."""

    name: str
    unit: str
    season: str


class ChangeClub(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/clubs/{id}: for stewards."""

    name: str
    unit: str


class ClubKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a link that leads into a club: POST /api/clubs/invited (which one?) and /join."""

    key: str


class ClubInvite(Struct, frozen=True):
    """Answer to POST /api/clubs/{id}/invite, told once: the `key` of the link that leads in, `until` when."""

    key: str
    until: float


class ClubMember(Struct, frozen=True):
    """Who is or was in a club. `name` "": the account is deleted; `account`: he can sit at tables here; `gone`: when he
    left, 0 for who is there; times are seconds since 1970."""

    id: str
    name: str
    avatar: str
    role: ClubRole
    account: bool
    joined: float
    gone: float = 0.0


class ClubName(Struct, frozen=True, forbid_unknown_fields=True):
    """A name: of who has no account and plays with real cards (POST /api/clubs/{id}/members), of the season that begins
    now (/seasons)."""

    name: str


class ClubPick(Struct, frozen=True, forbid_unknown_fields=True):
    """A member: POST /api/clubs/{id}/remove; with his new `role`: /role."""

    member: str
    role: ClubRole = "member"


class ClubRules(Struct, frozen=True):
    """Rules of a club by their name: `options` change the preset; `limit`: how long a match is that has no end of its
    own; `rated`: its deals change ratings; `factor`: what one point of the game is worth in the club's unit, a decimal
    number; `players` have chairs, `money` smallest units make a point, `pays`: what some receive others pay."""

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
    """POST /api/clubs/{id}/rules: new rules, or others in the place of `id`."""

    name: str
    game: str
    id: str = ""
    preset: str = ""
    options: dict[str, Any] = {}
    limit: Limit = NO_LIMIT
    rated: bool = False
    factor: str = "1"


class NewClubTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/tables, answered with `Created`: a table by rules of the club whose chairs are for members,
    `computers` of them for computer players."""

    rules: str
    computers: int = 0
    avatar: str = ""


class ClubTable(Struct, frozen=True):
    """A table of a club that goes on. `rules`: their name; `me`: the own chair, or the one that is kept for the caller,
    -1 for none; `evening` "": none."""

    table: str
    game: str
    rules: str
    chairs: tuple[Chair, ...]
    deal: int
    me: int
    evening: str = ""


class ClubSeason(Struct, frozen=True):
    """`ended` 0: it runs."""

    id: str
    name: str
    begun: float
    ended: float = 0.0


class ClubEvening(Struct, frozen=True):
    """`ended` 0: it goes on; so many `rounds` have been drawn."""

    id: str
    name: str
    begun: float
    ended: float
    rounds: int


class ClubPage(Struct, frozen=True):
    """Answer to GET /api/clubs/{id}, for its members: `me` is the caller among them; `invited_until`: a link leads in
    until then, 0: there is none; the newest of tables, seasons and evenings first."""

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
    """What a member has in a season, in the club's unit as decimal numbers: by `deals` played, by results that were
    `written` down, by `corrections`. `member` "*": computer players; "": people whose account is deleted."""

    member: str
    total: str
    played: str
    written: str
    corrected: str
    deals: int


class SheetEntry(Struct, frozen=True):
    """One deal, one result that was written down, or one correction: what each member got by it, in the club's unit.
    `author`: the member who wrote it, "" for a deal."""

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
    """Answer to GET /api/clubs/{id}/seasons/{season}?all=true: who has most first; the newest entries first, all of
    them or the newest 50, `more` than those told."""

    season: ClubSeason
    totals: tuple[SheetTotal, ...]
    entries: tuple[SheetEntry, ...]
    more: int = 0


class NewCorrection(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/seasons/{season}/corrections: a steward adds `value` in the club's unit to what a member
    has, and says why. Nothing is ever taken out of a sheet; another correction puts it right."""

    member: str
    value: str
    text: str


class NewEvening(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/evenings, answered with `EveningPage`. `rules`: for each size of table one, the usual size
    first; `present`: members; `cards`: it is played with real cards and results are written down; a round has so many
    `deals` or `minutes` (0: as the rules have it), where the game has no end of its own; `same`: all tables of a round
    by the same rules get the same deals."""

    name: str
    rules: tuple[str, ...]
    present: tuple[str, ...] = ()
    cards: bool = False
    deals: int = 0
    minutes: int = 0
    same: bool = False


class EveningPresent(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/evenings/{evening}/present: who is there from the next round on."""

    members: tuple[str, ...]


class DrawRound(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/evenings/{evening}/draw: the next round. `anyway`: though tables of this one go on."""

    anyway: bool = False


class WriteResult(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/evenings/{evening}/result: what those at a table (from 0) of a round (from 1) got there, in
    points of the game as decimal numbers, in their order."""

    round: int
    table: int
    points: tuple[str, ...]


class EveningTable(Struct, frozen=True):
    """A table of a round: `members` in the order of the chairs, `rules` of the evening (from 0). `table`: where it is
    played here, "" with real cards; `written`: its result was written down; `values` in the club's unit;
    `held`: they are told when all tables with the same deals are over; `compared`: what each got more than the mean of
    his chair at those tables, deal by deal, as `7/3` or `-2`, null where there is none; () while nothing is."""

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
    """`seed`: what the draw follows from (docs/clubs.md); `out`: who sits out."""

    seed: str
    tables: tuple[EveningTable, ...]
    out: tuple[str, ...]
    at: float


class EveningTotal(Struct, frozen=True):
    """What a member has in an evening, in the club's unit: in all and by round (null: nothing
    yet, sat out, or was not there); `compared`: the sum over all tables (`EveningTable`), null where there is none."""

    member: str
    total: str
    rounds: tuple[str | None, ...]
    deals: int
    compared: str | None = None


class EveningPage(Struct, frozen=True):
    """Answer to GET /api/clubs/{id}/evenings/{evening}. `commit`: SHA-256 of the secret that the seeds follow from;
    `secret`: itself, once the evening is over; `sizes` of the tables if the next round were drawn now; `ready`: all
    tables of the last round are over; `same`: tables of a round by the same rules have the same deals; totals: who has
    most first."""

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
