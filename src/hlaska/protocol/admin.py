"""Declares what the administrator sees and says."""

from __future__ import annotations

from msgspec import Struct

from hlaska.table.match_state import Chair


class AdminAccount(Struct, frozen=True):
    """Describes an account to an administrator.

    seen: when one of its sessions was used last, 0 for never.
    barred: may not sign in.
    """

    name: str
    created: float
    seen: float
    admin: bool
    barred: bool


class AdminTable(Struct, frozen=True):
    """Describes a table that somebody is at, or was a moment ago."""

    table: str
    game: str
    chairs: tuple[Chair, ...]
    deal: int
    running: bool
    access: str


class AdminReport(Struct, frozen=True):
    """Holds one report of a person at a table.

    name: what the reported person was called at that table.
    """

    id: str
    name: str
    table: str
    text: str
    at: float
    done: bool


class AdminReportGroup(Struct, frozen=True):
    """Groups the reports of one person, the newest first.

    It is also the answer to GET /api/admin/reports/{id}.

    id: names the group.
    names: those that the person had in them.
    count: the number of all reports of the group.
    people: the number of people who have written them.
    at: when the newest was written.
    reports: the first of them.
    """

    id: str
    names: tuple[str, ...]
    count: int
    people: int
    at: float
    reports: tuple[AdminReport, ...]


class AdminReports(Struct, frozen=True):
    """Answers GET /api/admin/reports with groups of reports.

    groups: the person whom most people report comes first.
    more: the number of groups that follow.
    count: all reports that are done, or all that are not, as was asked.
    """

    groups: tuple[AdminReportGroup, ...]
    more: int
    count: int


class AdminPage(Struct, frozen=True):
    """Answers GET /api/admin, for an administrator.

    Who came last is first.

    notice: what is said to all, "" for nothing.
    closing: no deal begins any more.
    reports: those not done.
    """

    notice: str
    closing: bool
    accounts: tuple[AdminAccount, ...]
    tables: tuple[AdminTable, ...]
    reports: AdminReports


class SignTally(Struct, frozen=True):
    """Counts the decisions of a person in deals with a choice.

    A decision is apart if the best action by what the player could know is another one than theirs. Only decisions
    count where, with all cards open, one of the two is right and the other wrong.

    decisions: the number of all decisions.
    apart: the number of those that are apart.
    hits: of these, those in which the player was right.
    chance: of so many hits or more, at the rate of the other people.
    """

    decisions: int
    apart: int
    hits: int
    chance: float


class SignLook(Struct, frozen=True):
    """Holds what was found in the hands of a pair.

    deals: the number of deals to look at.
    done: the number of those that were looked at.
    skipped: decisions for which the server had no time.
    people: one tally for each, in the order of the pair.
    others: all other persons of the same deals together (`chance` 1).
    """

    deals: int
    done: int
    skipped: int
    people: tuple[SignTally, ...]
    others: SignTally


class SignPair(Struct, frozen=True):
    """Describes two people who met at tables that anybody could come to.

    tables: the number of tables of each, with other people.
    together: the number of tables of both.
    expected: as many by chance.
    chance: of so many or more.
    same: both sat down from one address.
    look: what was found in their hands, null where nobody has asked.
    """

    id: str
    names: tuple[str, str]
    tables: tuple[int, int]
    together: int
    expected: float
    chance: float
    same: bool
    look: SignLook | None = None


class AdminSigns(Struct, frozen=True):
    """Answers GET /api/admin/signs with pairs that may play together against others.

    A host looks at them and judges.

    pairs: the most telling first.
    compared: the number of pairs that met at all.
    sharing: the share of all pairs of people that have an address in common.
    """

    pairs: tuple[SignPair, ...]
    compared: int
    sharing: float


class AskHands(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks with POST /api/admin/hands to look at the last deals of a pair.

    What is found is in its `look`.
    """

    id: str


class NewState(Struct, frozen=True, forbid_unknown_fields=True):
    """Sets what holds for all with POST /api/admin/state.

    notice: what is said to all, "" for nothing.
    closing: no deal begins any more.
    """

    notice: str
    closing: bool


class Bar(Struct, frozen=True, forbid_unknown_fields=True):
    """Says with POST /api/admin/bar whether an account may not sign in."""

    name: str
    barred: bool


class ReportDone(Struct, frozen=True, forbid_unknown_fields=True):
    """Marks a report, or all of a group, as done with POST /api/admin/report."""

    id: str = ""
    group: str = ""
