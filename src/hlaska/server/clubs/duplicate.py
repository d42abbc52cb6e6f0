"""Compares tables with the same deals, and says when these may be told.

Lines of a round whose tables are not all over have no season yet: they are in no sheet and no result. The cards of its
deals, and so the secret of the evening, are told when the last of its tables is over. A table where no deal has ended
for two days is given up, and so over. What is played there afterwards counts for nothing, since its cards may be known.
That is for good, so these days are time that was seen to pass (`people.passing`), not what a clock says once. A club
that is dissolved meanwhile is kept, without anybody in it and so seen by nobody, until they all are over.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, delete, exists, func, select, update

from hlaska.server.accounts.elapsed_time import look
from hlaska.server.clubs.evening_plan import Plan, plan_of
from hlaska.server.storage.account_schema import (
    club_evenings,
    club_lines,
    club_members,
    club_rules,
    club_tables,
    clubs,
)

GIVEN_UP: Final = 2 * 86_400.0  # seconds without a deal's end, after which nobody is waited for


class Gain(NamedTuple):
    """Holds what a person got in a chair beyond its mean at the other tables."""

    round: int
    table: str
    member: str
    value: Fraction


# ---------------------------------------------------------------- when they are told
def is_embargoed(db: Connection, table: str) -> bool:
    """Tells whether a table's deals may not be told yet, because others play them."""
    row = db.execute(select(club_tables).where(club_tables.c.game_table == table)).first()
    if row is None or not row.evening:
        return False
    found = _evening(db, row.evening)
    return found is not None and is_pending(db, plan_of(found), row.round, bool(found.ended))


def list_embargoed(db: Connection, club: str) -> list[str]:
    """Returns the tables of a club whose deals may not be told yet."""
    going = select(club_tables.c.evening).where(club_tables.c.club == club, club_tables.c.over.is_(False))
    of_club = select(club_evenings).where(club_evenings.c.club == club)
    found = db.execute(of_club.where((club_evenings.c.ended == 0) | club_evenings.c.id.in_(going))).all()
    return [name for row in found for name in _embargoed_in(db, plan_of(row), bool(row.ended))]


def _embargoed_in(db: Connection, plan: Plan, ended: bool) -> list[str]:
    held = [one for number, one in enumerate(plan.rounds, 1) if is_pending(db, plan, number, ended)]
    return [place.table for one in held for place in one.places if place.table]


def is_pending(db: Connection, plan: Plan, number: int, ended: bool) -> bool:
    """Tells whether a table of a round with the same deals is not over yet.

    Rounds are counted from 1; a table may also still have to be opened. `ended`: no
    table of the evening is opened any more.
    """
    places = plan.rounds[number - 1].places if plan.same else ()
    still = number == len(plan.rounds) and not ended  # one of an earlier round that was not opened never is
    return any(not is_over(db, place.table) for place in places if place.table or still)


def is_over(db: Connection, table: str) -> bool:
    """Tells whether nobody plays at a table any more. One that is not opened yet is not over."""
    if not table:
        return False
    return (
        db.execute(select(club_tables.c.over).where(club_tables.c.game_table == table)).scalar() is not False
    )


def season_for(db: Connection, evening: str, number: int, season: str) -> str:
    """Returns the season of the lines of a table, "" while they are held."""
    found = _evening(db, evening) if evening else None
    held = found is not None and not found.ended and is_pending(db, plan_of(found), number, ended=False)
    return "" if held else season


def give_up(db: Connection, evening: str, now: float) -> None:
    """Ends the tables with the same deals where none has ended for GIVEN_UP."""
    found = _evening(db, evening) if evening else None
    if found is None or not plan_of(found).same:
        return
    last = select(func.max(club_lines.c.at)).where(club_lines.c.game_table == club_tables.c.game_table)
    going = select(club_tables.c.game_table, club_tables.c.at, last.scalar_subquery().label("last")).where(
        club_tables.c.evening == evening, club_tables.c.over.is_(False)
    )
    rows = db.execute(going).all()
    passing = look(db, now) if rows else None
    for row in rows:
        if passing and passing.since(row.last or row.at) >= GIVEN_UP:
            end_table(db, row.game_table)


def give_up_all(db: Connection, club: str, now: float) -> None:
    """Gives up tables, as `give_up`, in all evenings of a club."""
    going = select(club_tables.c.evening).where(club_tables.c.club == club, club_tables.c.over.is_(False))
    for evening in db.execute(going.distinct()).scalars().all():
        give_up(db, evening, now)


def end_table(db: Connection, table: str) -> None:
    """Notes that a table of a club is over."""
    here = club_tables.c.game_table == table
    db.execute(update(club_tables).where(here).values(over=True))
    release(db, table)
    _drop_if_dissolved(db, db.execute(select(club_tables.c.club).where(here)).scalar() or "")


def release(db: Connection, table: str) -> None:
    """Releases what was held of a round into the sheet, after its last table."""
    row = db.execute(select(club_tables).where(club_tables.c.game_table == table)).first()
    if row is not None and row.evening and season_for(db, row.evening, row.round, row.season):
        let_go(db, row.evening, row.season, row.round)


def let_go(db: Connection, evening: str, season: str, number: int = 0) -> None:
    """Puts what was held of a round (0: of all) into a season's sheet."""
    here = [club_lines.c.evening == evening, club_lines.c.season == ""]
    here += [club_lines.c.round == number] if number else []
    db.execute(update(club_lines).where(*here).values(season=season))


# ---------------------------------------------------------------- a club that is no more
def dissolve(db: Connection, club: str, now: float) -> None:
    """Forgets a club, now or when its tables with the same deals are over."""
    give_up_all(db, club, now)
    for part in (club_members, club_rules):
        db.execute(delete(part).where(part.c.club == club))
    db.execute(update(clubs).where(clubs.c.id == club).values(name="", invite="", invite_until=0.0))
    going = (club_evenings.c.club == club, club_evenings.c.ended == 0)
    db.execute(update(club_evenings).where(*going).values(ended=now))
    _drop_if_dissolved(db, club)


def drop_dissolved(db: Connection, now: float) -> None:
    """Forgets dissolved clubs that wait for tables that nobody goes on with."""
    left = select(clubs.c.id).where(~exists().where(club_members.c.club == clubs.c.id))
    for club in db.execute(left).scalars().all():
        give_up_all(db, club, now)
        _drop_if_dissolved(db, club)


def _drop_if_dissolved(db: Connection, club: str) -> None:
    dissolved = db.execute(select(club_members.c.id).where(club_members.c.club == club)).first() is None
    if dissolved and not list_embargoed(db, club):
        db.execute(delete(clubs).where(clubs.c.id == club))


def _evening(db: Connection, evening: str) -> Row[Any] | None:
    return db.execute(select(club_evenings).where(club_evenings.c.id == evening)).first()


# ---------------------------------------------------------------- who has made more of it
def gains(plan: Plan, lines: Sequence[Row[Any]], worth: Any) -> list[Gain]:
    """Compares each deal and chair that two tables played by the same rules.

    A gain is the difference from the mean of the others. `worth`: what a line is worth in the club's unit, exactly.
    """
    rules = {
        place.table: place.rules for one in plan.rounds for place in one.places if plan.same and place.table
    }
    same: defaultdict[tuple[int, int, int, str], list[Row[Any]]] = defaultdict(list)
    for line in lines:
        if line.kind == "deal" and line.game_table in rules:
            chair = line.id.rpartition("/")[2]
            same[line.round, rules[line.game_table], line.deal, chair].append(line)
    return [
        Gain(line.round, line.game_table, line.member, _more(worth(line), [worth(one) for one in rows]))
        for rows in same.values()
        if len(rows) > 1
        for line in rows
    ]


def _more(mine: Fraction, all_of_them: Sequence[Fraction]) -> Fraction:
    """Returns how much one is more than the mean of the others."""
    return mine - (sum(all_of_them, Fraction()) - mine) / (len(all_of_them) - 1)
