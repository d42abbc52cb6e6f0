"""Counts how much time was seen to pass.

So what is given up after days is not given up because a clock was set.

Each process looks at the database's clock every ten minutes and writes down when. Where the clock is far from the last
look, it was set, or nobody ran: of that time FAR counts and no more.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, func, insert, select, update

from hlaska.server.storage.account_schema import club_lines, club_tables, notes

LOOKS: Final = 600.0  # seconds between two looks
FAR: Final = 6 * 3600.0  # seconds without a look, of which more do not count
BACK: Final = 60.0  # seconds by which a clock may be set back without a word
KEPT: Final = 100  # times that it was far, the newest
_KEY: Final = "time-seen"


class ElapsedTime(Struct, frozen=True):
    """Holds what is known of the computer's clock.

    seen: when the clock was read last, in seconds since 1970.
    jumps: where it jumped far then, from when to when.
    """

    seen: float
    jumps: tuple[tuple[float, float], ...] = ()

    def at(self, now: float) -> ElapsedTime:
        """Adds a look at the clock."""
        if -BACK <= now - self.seen <= FAR:
            return replace(self, seen=now)
        return ElapsedTime(now, (*self.jumps, (self.seen, now))[-KEPT:])

    def since(self, at: float) -> float:
        """Returns the seconds that were seen to pass since `at`. Each jump adds at most FAR more than there were."""
        passed = self.seen - at
        for before, after in self.jumps:
            if after > before:
                passed -= max(0.0, after - max(at, before) - FAR)
            elif at < after:  # later it may have been written before the clock was set back, or since
                passed += before - after
        return passed

    @property
    def sure(self) -> float:
        """Returns a time: what was due by then is due for certain."""
        return self.seen - sum(max(0.0, after - before - FAR) for before, after in self.jumps)


def look(db: Connection, now: float) -> ElapsedTime:
    """Looks at the clock, writes it down, and returns what was seen to pass."""
    found = _load(db)
    if found is None:
        found = ElapsedTime(_newest(db, now)).at(now)
        db.execute(insert(notes).values(key=_KEY, text=_text(found), at=now))
        return found
    then = found.at(now)
    if then.jumps != found.jumps or now - found.seen > LOOKS / 2:
        then = (_load(db, change=True) or found).at(now)
        db.execute(update(notes).where(notes.c.key == _KEY).values(text=_text(then), at=now))
    return then


def _load(db: Connection, change: bool = False) -> ElapsedTime | None:
    query = select(notes.c.text).where(notes.c.key == _KEY)
    text = db.execute(query.with_for_update() if change else query).scalar()
    return None if text is None else msgspec.json.decode(text, type=ElapsedTime)


def _text(found: ElapsedTime) -> str:
    return msgspec.json.encode(found).decode()


def _newest(db: Connection, now: float) -> float:
    """Returns when anything was written last that may be given up.

    It stands for the time before the first look; `now` where nothing was written.
    """
    found = [db.execute(select(func.max(table.c.at))).scalar() for table in (club_lines, club_tables)]
    return max((at for at in found if at is not None), default=now)
