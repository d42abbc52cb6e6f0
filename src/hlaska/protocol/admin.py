"""What the administrator sees and says."""

from __future__ import annotations

from msgspec import Struct

from hlaska.table.match_state import Chair


class AdminAccount(Struct, frozen=True):
    """`seen`: when one of its sessions was seen last, 0 for none; `barred`: may not sign in."""

    name: str
    created: float
    seen: float
    admin: bool
    barred: bool


class AdminTable(Struct, frozen=True):
    """A table that somebody is at, or was a moment ago."""

    table: str
    game: str
    chairs: tuple[Chair, ...]
    deal: int
    running: bool
    access: str


class AdminReport(Struct, frozen=True):
    """`name`: of whom it is, at that table."""

    id: str
    name: str
    table: str
    text: str
    at: float
    done: bool


class AdminReportGroup(Struct, frozen=True):
    """The reports of one person, the newest first, as far as they are told; `id` names the group, `names`: that the
    person had in them, `count`: of all of them, `people`: so many have written them, `at`: the newest. Also the answer
    to GET /api/admin/reports/{id}."""

    id: str
    names: tuple[str, ...]
    count: int
    people: int
    at: float
    reports: tuple[AdminReport, ...]


class AdminReports(Struct, frozen=True):
    """Answer to GET /api/admin/reports: groups of reports, whom most people report first, and how many groups come
    after; `count`: all reports that are done, or are not."""

    groups: tuple[AdminReportGroup, ...]
    more: int
    count: int


class AdminPage(Struct, frozen=True):
    """Answer to GET /api/admin, for an administrator: who came last is first; `reports`: those not done."""

    notice: str
    closing: bool
    accounts: tuple[AdminAccount, ...]
    tables: tuple[AdminTable, ...]
    reports: AdminReports


class SignTally(Struct, frozen=True):
    """Decisions of a person in deals with a choice; `apart`: otherwise than is best by what he could know, where with
    all cards open one of both is right and the other wrong; `hits`: of these, those in which he was right; `chance`: of
    so many hits or more, if he had as many as the others."""

    decisions: int
    apart: int
    hits: int
    chance: float


class SignLook(Struct, frozen=True):
    """Hands of a pair that were looked at: `done` of `deals`; `skipped`: decisions that nobody had time for; `people`:
    in the order of the pair; `others`: all other persons of the same deals together (`chance` 1)."""

    deals: int
    done: int
    skipped: int
    people: tuple[SignTally, ...]
    others: SignTally


class SignPair(Struct, frozen=True):
    """Two people who met at tables that anybody could come to. `tables`: of each, with other people; `together`: of
    both; `expected`: as many by chance; `chance`: of so many or more; `same`: both sat down from one address; `look`:
    what was found in their hands, where somebody has asked."""

    id: str
    names: tuple[str, str]
    tables: tuple[int, int]
    together: int
    expected: float
    chance: float
    same: bool
    look: SignLook | None = None


class AdminSigns(Struct, frozen=True):
    """Answer to GET /api/admin/signs: pairs that may play together against others, the most telling first; a host looks
    for himself. `compared`: pairs that met at all; `sharing`: of all pairs of people the share that has an address in
    common."""

    pairs: tuple[SignPair, ...]
    compared: int
    sharing: float


class AskHands(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/hands: the last deals of a pair are looked at; what is found is in its `look`."""

    id: str


class NewState(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/state: what is said to all ("": nothing), and whether no deal begins any more."""

    notice: str
    closing: bool


class Bar(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/bar: whether an account may not sign in."""

    name: str
    barred: bool


class ReportDone(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/report: it has been looked at, or all of a group."""

    id: str = ""
    group: str = ""
