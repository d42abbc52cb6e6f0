"""Declares the tables of the people's database.

Who changes one adds a migration (`migrations/versions`); a test compares both.

A person is one string everywhere, the *owner*: the hash of a guest's token, or the random name of an account. `at`,
`created`, `seen` and `expires` are seconds since 1970.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex, CreateTable, DDLElement

NAMING: Final = {  # so that a migration can name what it changes, on every database
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata: Final = MetaData(naming_convention=NAMING)


def _when(name: str) -> Column[float]:
    return Column(name, Float(53), nullable=False)


accounts: Final = Table(
    "accounts",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("skeleton", String(80), nullable=False, unique=True),  # of the name: no two look alike
    Column("password", String(200), nullable=False),  # as argon2 writes it, with its parameters
    Column("avatar", String(16), nullable=False),
    Column("settings", Text, nullable=False),  # of the page, as JSON
    Column("admin", Boolean, nullable=False),
    Column("barred", Boolean, nullable=False),  # may not sign in
    _when("created"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token in the cookie
    Column("owner", String(64), ForeignKey(accounts.c.owner, ondelete="CASCADE"), nullable=False),
    Column("device", String(80), nullable=False),
    _when("created"),
    _when("seen"),
    _when("expires"),
    Column("passkey", String(64), nullable=True),  # that it was begun with, and ends with
    Index("ix_sessions_owner", "owner"),
)

lists: Final = Table(
    "lists",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("kind", String(8), nullable=False),  # block, avoid or mute
    Column("other", String(64), nullable=False),
    Column("name", String(40), nullable=False),  # that the other one had then
    _when("at"),
    UniqueConstraint("owner", "kind", "other", name="uq_lists_owner"),
    Index("ix_lists_other", "other"),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(64), nullable=False),  # who reports
    Column("about", String(64), nullable=False),
    Column("name", String(40), nullable=False),  # that the other one had then
    Column("game_table", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("done", Boolean, nullable=False),
    _when("at"),
    Index("ix_reports_about", "about"),
    Index("ix_reports_owner", "owner"),
)

notes: Final = Table(  # what is said to all, and what the whole server does
    "notes",
    metadata,
    Column("key", String(16), primary_key=True),
    Column("text", Text, nullable=False),
    _when("at"),
)

friends: Final = Table(  # who asked, and whom
    "friends",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(64), ForeignKey(accounts.c.owner, ondelete="CASCADE"), nullable=False),
    Column("other", String(64), ForeignKey(accounts.c.owner, ondelete="CASCADE"), nullable=False),
    Column("accepted", Boolean, nullable=False),
    _when("at"),
    UniqueConstraint("owner", "other", name="uq_friends_owner"),
    Index("ix_friends_other", "other"),
)

passkeys: Final = Table(  # that open an account
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of what devices know it by
    Column("owner", String(64), ForeignKey(accounts.c.owner, ondelete="CASCADE"), nullable=False),
    Column("credential", Text, nullable=False),  # what devices know it by, in base64url
    Column("public", Text, nullable=False),  # its public key as COSE writes it, in base64url
    Column(
        "counter", BigInteger, nullable=False
    ),  # how often the device says it has signed, 0 where it does not
    Column("portable", Boolean, nullable=False),  # may be kept for several devices
    Column("synced", Boolean, nullable=False),  # is kept so
    Column("site", String(255), nullable=False),  # name of this server that it is for
    Column("name", String(40), nullable=False),
    _when("created"),
    _when("seen"),
    Index("ix_passkeys_owner", "owner"),
)

challenges: Final = Table(  # that passkeys may sign, each once
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),  # of it, and of what it is for
    _when("expires"),
    Index("ix_challenges_expires", "expires"),
)

programs: Final = Table(  # that play for a person
    "programs",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),  # of its token
    Column("player", String(64), nullable=False, unique=True),  # who it is: an owner of its own
    Column("owner", String(64), ForeignKey(accounts.c.owner, ondelete="CASCADE"), nullable=False),
    Column("name", String(40), nullable=False),
    _when("created"),
    _when("seen"),
    Index("ix_programs_owner", "owner"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("owner", String(80), primary_key=True),  # a person, or computer players by their level
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("deals", Integer, nullable=False),
)

counted: Final = Table(  # deals whose result is in the ratings
    "counted",
    metadata,
    Column("game_table", String(40), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    _when("at"),
)

rated_chairs: Final = Table(  # what a counted deal did to the rating of who had a chair
    "rated_chairs",
    metadata,
    Column("game_table", String(40), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("moved", Float(53), nullable=False),  # by so much went the mean
    Column(
        "cards", Float(53)
    ),  # what the cards were worth to it, smallest units; null where nobody found out
    Column("taken", Float(53), nullable=False),  # off its result, as luck
)

# ---------------------------------------------------------------- clubs (docs/decisions/0027-clubs.md)


def _of_club() -> Column[str]:
    return Column("club", String(16), ForeignKey(clubs.c.id, ondelete="CASCADE"), nullable=False, index=True)


clubs: Final = Table(
    "clubs",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("unit", String(16), nullable=False),  # in which the sheets of its seasons count
    Column("invite", String(64), nullable=False),  # hash of the key that leads in, "" for none
    _when("invite_until"),
    _when("created"),
)

club_members: Final = Table(
    "club_members",
    metadata,
    Column("id", String(16), primary_key=True),  # names a member in sheets and evenings
    _of_club(),
    Column("owner", String(64), nullable=False),  # "" for who has no account, or has deleted it
    Column("name", String(40), nullable=False),  # of who has no account; "" where the account tells it
    Column("role", String(8), nullable=False),  # founder, steward or member
    _when("joined"),
    _when("gone"),  # when he left or was removed, 0 for who is there
    Index("ix_club_members_owner", "owner"),
)

club_rules: Final = Table(
    "club_rules",
    metadata,
    Column("id", String(16), primary_key=True),
    _of_club(),
    Column("saved", Text, nullable=False),  # the rules with their name, as JSON
    _when("at"),
)

club_tables: Final = Table(
    "club_tables",
    metadata,
    Column("game_table", String(40), primary_key=True),
    _of_club(),
    Column("rules", String(40), nullable=False),  # the name they had then
    Column("factor", BigInteger, nullable=False),
    Column("season", String(16), nullable=False),  # of its evening; "": the one that runs when a deal ends
    Column("evening", String(16), nullable=False),  # "" for none
    Column("round", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    _when("at"),
)

club_seasons: Final = Table(
    "club_seasons",
    metadata,
    Column("id", String(16), primary_key=True),
    _of_club(),
    Column("name", String(40), nullable=False),
    _when("begun"),
    _when("ended"),  # 0: it runs
)

# What one person got by one deal, by a result that was written down, or by a correction: in the club's unit it is worth
# amount * factor / (money * FACTOR), exactly.
club_lines: Final = Table(
    "club_lines",
    metadata,
    Column("id", String(80), primary_key=True),
    _of_club(),
    Column("season", String(16), nullable=False),
    Column("evening", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # deal, written or correction
    Column(
        "entry", String(80), nullable=False
    ),  # the same for all lines of one deal, or of one table that was written
    Column("game_table", String(40), nullable=False),
    Column("deal", Integer, nullable=False),
    Column("member", String(16), nullable=False),  # "*": computer players, "": nobody who is known any more
    Column("amount", BigInteger, nullable=False),
    Column("money", Integer, nullable=False),
    Column("factor", BigInteger, nullable=False),
    Column("text", String(200), nullable=False),
    Column("author", String(16), nullable=False),  # the member who wrote it, "" for a deal
    _when("at"),
    Index("ix_club_lines_season", "season"),
    Index("ix_club_lines_evening", "evening"),
)

club_evenings: Final = Table(
    "club_evenings",
    metadata,
    Column("id", String(16), primary_key=True),
    _of_club(),
    Column("season", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    _when("begun"),
    _when("ended"),  # 0: it goes on
    Column("plan", Text, nullable=False),  # rules, who is there, rounds: as JSON
)

events: Final = Table(  # what lists of events show; all else follows from the lines
    "events",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("club", String(16), nullable=False),  # whose members alone see it, "" for everybody
    Column("founder", String(64), nullable=False),  # the owner, "-" where the account is deleted
    Column("name", String(80), nullable=False),
    Column("format", String(16), nullable=False),
    Column("date", String(40), nullable=False),
    Column("seq", Integer, nullable=False),  # of the last line
    Column("renamed", Integer, nullable=False),  # how often a name was taken out of the lines
    Column("entries", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("opened", Integer, nullable=False),  # how many tables of this server
    Column("state", String(10), nullable=False),  # announced, running or finished
    _when("created"),
    _when("changed"),
    Column("league", String(80), nullable=False, server_default=""),  # what it counts for
    Index("ix_events_league", "league"),
    Index("ix_events_state", "state", "changed"),
    Index("ix_events_club", "club"),
)


def _of_event() -> Column[str]:
    return Column("event", String(16), ForeignKey(events.c.id, ondelete="CASCADE"), primary_key=True)


event_lines: Final = Table(  # the journal of an event (`hlaska.events.journal`)
    "event_lines",
    metadata,
    _of_event(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)

event_people: Final = Table(  # whose the names in a journal are
    "event_people",
    metadata,
    _of_event(),
    Column("name", String(80), primary_key=True),
    Column("owner", String(64), nullable=False),  # "" for who has no account, "-" where it was deleted
    Index("ix_event_people_owner", "owner"),
)

event_tables: Final = Table(  # the tables that an event has opened here
    "event_tables",
    metadata,
    Column("game_table", String(40), primary_key=True),
    Column("event", String(16), ForeignKey(events.c.id, ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("chairs", Text, nullable=False),  # the entry that each chair plays for, as JSON
    Column("over", Boolean, nullable=False),
    _when("at"),
    Column(
        "owners", Text, nullable=False, server_default=""
    ),  # hashes of whom each chair is kept for, as JSON
    UniqueConstraint(
        "event", "round", "number", name="uq_event_tables_event"
    ),  # below 0: another took its place
)

dailies: Final = Table(  # the deals of a day in a game, the same for everybody
    "dailies",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("preset", String(40), nullable=False),
    Column("secret", String(64), nullable=False),  # the decks follow from it; told when the day is over
)

daily_tables: Final = Table(  # who plays the deals of a day, and what came of each
    "daily_tables",
    metadata,
    Column("game_table", String(40), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("owner", String(64), nullable=False),  # "-" and a number where the account is deleted
    Column("name", String(80), nullable=False),
    Column("amounts", Text, nullable=False),  # of the person, by deal, as JSON
    Column("over", Boolean, nullable=False),
    _when("at"),
    UniqueConstraint("day", "game", "owner", name="uq_daily_tables_day"),
    Index("ix_daily_tables_owner", "owner"),
)

deals: Final = Table(  # the archive: every deal that is over, once
    "deals",
    metadata,
    Column("game_table", String(40), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    _when("at"),  # it began
    Column("game", String(40), nullable=False),
    Column("preset", String(40), nullable=False),
    Column("changed", Integer, nullable=False),  # options that are not those of the preset
    Column("money", Integer, nullable=False),
    Column("pays", Boolean, nullable=False),
    Column("title", Text, nullable=False),  # a phrase as JSON, "" for none
    Column(
        "contract", String(120), nullable=False
    ),  # names of what was undertaken, with blanks as - and + between
    Column("declarer", Integer, nullable=False),  # chair, -1 for nobody
    Column("most", Integer, nullable=False),  # that a chair got
    Column("public", Boolean, nullable=False),  # anybody may see it
    Column("practice", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Index("ix_deals_at", "at"),
    Index("ix_deals_game", "game", "at"),
)

dealt_to: Final = Table(  # who sat at a deal of the archive
    "dealt_to",
    metadata,
    Column("game_table", String(40), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("owner", String(64), nullable=False),  # "" for a computer player, and for nobody any more
    Column("name", String(40), nullable=False),  # that he had then
    Column("skeleton", String(80), nullable=False),
    Column("avatar", String(16), nullable=False),
    Column("level", String(20), nullable=False),  # of a computer player
    Column("program", String(40), nullable=False),  # whose it is that sat there, "" for none
    Column("seat", Integer, nullable=False),  # -1: sat out
    Column("amount", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Index("ix_dealt_to_owner", "owner"),
)

unarchived: Final = Table(  # tables in use, whose last deals a server that was killed may not have put in
    "unarchived",
    metadata,
    Column("game_table", String(40), primary_key=True),
)

dealt: Final = Table(  # deals whose cards are in the counts of what was dealt; they stay when their tables go
    "dealt",
    metadata,
    Column("game_table", String(40), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Index("ix_dealt_game", "game"),
)

dealt_counts: Final = Table(  # in how many deals something was dealt so many times (`dealt.Key`)
    "dealt_counts",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("pack", String(8), primary_key=True),
    Column("mixed", Boolean, primary_key=True),
    Column("what", String(12), primary_key=True),
    Column("part", Integer, primary_key=True, autoincrement=False),
    Column("size", Integer, primary_key=True, autoincrement=False),
    Column("value", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, nullable=False),
)

# From where people sat down with others, as keyed hashes whose key is thrown away with them.
places: Final = Table(
    "places",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("place", String(32), primary_key=True),
    _when("at"),  # last
)


@cache
def make_statements() -> tuple[str, ...]:
    """Returns the statements that make all tables in a SQLite database that has none."""
    tables = metadata.sorted_tables
    indices = [
        index for table in tables for index in sorted(table.indexes, key=lambda index: str(index.name))
    ]
    made: list[DDLElement] = [*map(CreateTable, tables), *map(CreateIndex, indices)]
    return tuple(str(one.compile(dialect=sqlite.dialect())) for one in made)
