"""Know who the names in an event are: a journal has names, accounts have owners.

A name that was an account's stays its own in this event. When the account is deleted its name goes out of the journal,
and nobody who takes it later is the same person.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, select, update

from hlaska.events.acts import AnyAct, Change, Enter, Found, Substitute
from hlaska.server.names import skeleton
from hlaska.server.storage.account_schema import accounts, daily_tables, event_lines, event_people, events

FORGOTTEN: Final = "-"  # the owner of a name whose account is deleted
_NAMES: Final = ("by", "name", "member", "substitute")  # fields of a journal that hold a name
_LISTS: Final = ("members", "directors", "invited")


def name_in(db: Connection, event: str, owner: str, account: str) -> str:
    """Return what an account is called in an event. It is its own name there, else the account's if nobody has it."""
    here = event_people.c.event == event
    own = db.execute(select(event_people.c.name).where(here, event_people.c.owner == owner)).scalar()
    if own is not None:
        return str(own)
    taken = set(db.execute(select(event_people.c.name).where(here)).scalars())
    return next(name for name in _variants(account) if name not in taken or _is_free(db, event, name))


def _variants(name: str) -> Iterable[str]:
    yield name
    yield from (f"{name} ({n})" for n in range(2, 10_000))


def _is_free(db: Connection, event: str, name: str) -> bool:
    """Tell whether a name was typed for somebody without an account."""
    where = (event_people.c.event == event, event_people.c.name == name)
    return db.execute(select(event_people.c.owner).where(*where)).scalar() == ""


def names_of(act: AnyAct) -> tuple[str, ...]:
    """Return the people that an act brings into an event."""
    if isinstance(act, Enter):
        return act.members or (act.name,)
    if isinstance(act, Substitute):
        return (act.substitute,)
    if isinstance(act, Found | Change):
        return act.plan.directors
    return ()


def link(db: Connection, event: str, names: Iterable[str], own: Mapping[str, str]) -> None:
    """Keep whose the names are. `own`: owners that are known; another name is that of the account called so."""
    for name in names:
        owner = own.get(name) or _account_called(db, name)
        where = (event_people.c.event == event, event_people.c.name == name)
        known = db.execute(select(event_people.c.owner).where(*where)).scalar()
        if known is None:
            if owner and _has_name(db, event, owner):
                owner = ""  # one person has one name
            db.execute(insert(event_people).values(event=event, name=name, owner=owner))
        elif known == "" and owner and not _has_name(db, event, owner):
            db.execute(update(event_people).where(*where).values(owner=owner))


def _account_called(db: Connection, name: str) -> str:
    found = db.execute(select(accounts.c.owner, accounts.c.name).where(accounts.c.skeleton == skeleton(name)))
    row = found.first()
    return str(row.owner) if row is not None and row.name == name else ""


def _has_name(db: Connection, event: str, owner: str) -> bool:
    where = (event_people.c.event == event, event_people.c.owner == owner)
    return db.execute(select(event_people.c.name).where(*where)).first() is not None


def owners_in(db: Connection, event: str) -> dict[str, str]:
    """Return the owners of the names in an event that have an account."""
    query = select(event_people.c.name, event_people.c.owner).where(event_people.c.event == event)
    return {row.name: row.owner for row in db.execute(query) if row.owner not in ("", FORGOTTEN)}


def forget(db: Connection, owner: str) -> None:
    """Take the name of a deleted account out of all journals. What it has played stays."""
    db.execute(update(events).where(events.c.founder == owner).values(founder=FORGOTTEN))
    rows = db.execute(select(event_people).where(event_people.c.owner == owner)).all()
    for row in rows:
        known = set(
            db.execute(select(event_people.c.name).where(event_people.c.event == row.event)).scalars()
        )
        new = next(f"… {n}" for n in range(1, 100_000) if f"… {n}" not in known)
        where = (event_people.c.event == row.event, event_people.c.name == row.name)
        db.execute(update(event_people).where(*where).values(owner=FORGOTTEN, name=new))
        db.execute(update(events).where(events.c.id == row.event).values(renamed=events.c.renamed + 1))
        _rename_in_lines(db, row.event, row.name, new)
    _forget_dailies(db, owner)


def _forget_dailies(db: Connection, owner: str) -> None:
    """Take a name out of the rankings of days; results stay."""
    tables = list(
        db.execute(select(daily_tables.c.game_table).where(daily_tables.c.owner == owner)).scalars()
    )
    for table in tables:
        here = update(daily_tables).where(daily_tables.c.game_table == table)
        db.execute(here.values(owner=f"{FORGOTTEN}{table}", name="…"))


def _rename_in_lines(db: Connection, event: str, old: str, new: str) -> None:
    lines = db.execute(select(event_lines).where(event_lines.c.event == event)).all()
    for row in lines:
        said = msgspec.json.decode(row.line)
        changed = msgspec.json.encode(_rename(said, old, new)).decode()
        if changed != row.line:
            where = (event_lines.c.event == event, event_lines.c.seq == row.seq)
            db.execute(update(event_lines).where(*where).values(line=changed))


def _rename(value: Any, old: str, new: str, field: str = "") -> Any:
    """Return a line of a journal with another name for somebody."""
    if isinstance(value, dict):
        fields = value if field != "plan" else {key: value[key] for key in _LISTS if key in value}
        return {**value, **{key: _rename(part, old, new, key) for key, part in fields.items()}}
    if isinstance(value, list):
        return [_rename(part, old, new, "name" if field in _LISTS else "") for part in value]
    return new if value == old and field in _NAMES else value
