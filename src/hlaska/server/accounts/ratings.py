"""Rates players by game and number of players.

The deals of rated tables count, each once.

A table is looked at when a deal of it ends and when it comes back. The deals that have been counted are remembered in
the same transaction as what they changed. So a server that is killed in between counts none twice and leaves none out.

What the cards of a deal were worth is found first, where it is known to tell something of a result
(`hlaska.table.card_luck`). This is done when the deal is over, beside the table, which waits for nothing. It is kept
with what was counted, so that counting anew would give the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, true, update

from hlaska.server.accounts.bot_accounts import people_behind
from hlaska.server.storage.account_database import Database, Repository
from hlaska.server.storage.account_schema import accounts, counted, programs, rated_chairs, ratings
from hlaska.table.match_state import SheetRow
from hlaska.table.rating_model import Rating, gains_of, rate, sides_of
from hlaska.table.store import TableMeta
from hlaska.table.table import Table

LEVEL: Final = "level:"  # of the computer players of one level, who are rated as one person
LISTED: Final = 200
CROWD: Final = 32  # tables waiting to be counted

log = logging.getLogger(__name__)


class Cards(NamedTuple):
    """Holds what a deal's cards were worth by chair, in smallest units.

    `worth` is as the results of the game are told, `taken` what is taken off a result as luck.
    """

    worth: tuple[float, ...]
    taken: tuple[float, ...]


async def _unknown(table: Table, row: SheetRow) -> Cards | None:
    return None


class RankedPlayer(Struct, frozen=True):
    """Holds a place in the list of a game.

    It is an account by `name`, the `program` of one (whose it is), or the computer players of a `level`.
    """

    owner: str
    name: str
    avatar: str
    level: str
    rating: Rating
    program: str = ""


class Ratings(Repository):
    """Keeps the ratings of all players.

    clock: seconds since 1970, instead of the database's.
    cards: finds out what the cards of a deal that is over were worth, where that is of use. It may take a while.
    """

    def __init__(self, database: Database, clock: Callable[[], float] | None = None) -> None:
        super().__init__(database, clock)
        self.cards: Callable[[Table, SheetRow], Awaitable[Cards | None]] = _unknown
        self._one = asyncio.Lock()
        self._later: dict[str, asyncio.Task[None]] = {}  # by table
        self._seen: WeakKeyDictionary[Table, int] = WeakKeyDictionary()  # rows of its sheet that are counted

    def begin(self, table: Table) -> None:
        """Begins `take` beside all else. What fails is tried again when the table is looked at the next time."""
        name = table.meta.id
        if table.meta.rated and name not in self._later and self._seen.get(table, 0) < len(table.now.sheet):
            self._later[name] = asyncio.create_task(self._take_quietly(table), name="ratings")

    async def _take_quietly(self, table: Table) -> None:
        try:
            while self._seen.get(table, 0) < len(table.now.sheet):
                await self.take(table)
        except Exception as error:  # a full disk above all
            log.warning("table %s: ratings: %s", table.meta.id, type(error).__name__)
        finally:
            self._later.pop(table.meta.id, None)

    async def close(self) -> None:
        """Stops counting; the rest is left to the next look at the table."""
        tasks = list(self._later.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def take(self, table: Table) -> None:
        """Counts what a table has settled since, deal by deal. Raises NotSaved."""
        if not table.meta.rated:
            return
        async with self._one:
            rows, seen = table.now.sheet, self._seen.get(table, 0)
            done = await self._counted_deals(table.meta.id) if seen < len(rows) else set[int]()
            for row in rows[seen:]:
                if row.deal not in done:
                    cards = None if row.practice else await self._value_cards(table, row)
                    work = partial(_count, meta=table.meta, row=row, cards=cards, at=self._clock())
                    await self.database.run(work)
                self._seen[table] = self._seen.get(table, 0) + 1

    async def _counted_deals(self, name: str) -> set[int]:
        query = select(counted.c.deal).where(counted.c.game_table == name)
        return set(await self.database.run(lambda db: db.execute(query).scalars().all()))

    async def _value_cards(self, table: Table, row: SheetRow) -> Cards | None:
        """Values the cards of a deal; not to know it stops no rating."""
        if len(self._later) > CROWD:
            return None
        try:
            return await self.cards(table, row)
        except Exception as error:
            log.error(
                "deal %d of %s: its cards are counted for nothing", row.deal, table.meta.id, exc_info=error
            )
            return None

    async def standings(
        self, game: str, players: int, owner: str = "", among: Sequence[str] | None = None
    ) -> list[RankedPlayer]:
        """Returns the best first, by what is as good as certain.

        Listed are people with an account and their programs, and computer players by level. `owner` is listed also as a
        guest, whose name is then ""; `among`: only these people.
        """
        whose = accounts.alias()
        query = (
            select(
                ratings,
                accounts.c.name,
                accounts.c.avatar,
                programs.c.name.label("program"),
                whose.c.name.label("person"),
            )
            .outerjoin(accounts, accounts.c.owner == ratings.c.owner)
            .outerjoin(programs, programs.c.player == ratings.c.owner)
            .outerjoin(whose, whose.c.owner == programs.c.owner)
            .where(ratings.c.game == game, ratings.c.players == players)
            .where(
                accounts.c.name.is_not(None)
                | programs.c.name.is_not(None)
                | ratings.c.owner.startswith(LEVEL, autoescape=True)
                | (ratings.c.owner == owner)
            )
            .where(true() if among is None else ratings.c.owner.in_(among))
            .order_by((ratings.c.mu - 2 * ratings.c.sigma).desc(), ratings.c.owner)
            .limit(LISTED)
        )
        found = await self.database.run(lambda db: db.execute(query).all())
        return [
            RankedPlayer(
                row.owner,
                row.name or row.program or "",
                row.avatar or "",
                row.owner.removeprefix(LEVEL) if row.owner.startswith(LEVEL) else "",
                Rating(row.mu, row.sigma, row.deals),
                row.person or "",
            )
            for row in found
        ]

    async def player_counts(self, game: str) -> list[int]:
        """Returns for how many players somebody is rated, the number with most people first."""
        many = func.count()
        query = (
            select(ratings.c.players).where(ratings.c.game == game).group_by(ratings.c.players)
        ).order_by(many.desc(), ratings.c.players)
        return list(await self.database.run(lambda db: db.execute(query).scalars().all()))

    async def of(self, owner: str) -> list[tuple[str, int, Rating]]:
        """Returns all ratings of a person: game, players, rating."""
        query = select(ratings).where(ratings.c.owner == owner).order_by(ratings.c.game, ratings.c.players)
        found = await self.database.run(lambda db: db.execute(query).all() if owner else [])
        return [(row.game, row.players, Rating(row.mu, row.sigma, row.deals)) for row in found]


def _count(db: Connection, meta: TableMeta, row: SheetRow, cards: Cards | None, at: float) -> None:
    done = select(counted.c.deal).where(counted.c.game_table == meta.id, counted.c.deal == row.deal)
    if db.execute(done).first() is not None:
        return
    db.execute(insert(counted).values(game_table=meta.id, deal=row.deal, at=at))
    sides = sides_of(row)
    owners = [[_rated_owner(meta, chair) for chair in side] for side in sides]
    everybody = [owner for side in owners for owner in side]
    people = [owner for owner in everybody if not owner.startswith(LEVEL)]
    if row.practice or not all(everybody) or not _is_apart(db, people):
        return
    key = (meta.game, len(everybody))
    before = [[_rating(db, owner, *key) for owner in side] for side in owners]
    after = rate(before, gains_of(row, sides, cards.taken if cards else ()))
    changes: dict[str, list[tuple[Rating, Rating]]] = {}
    for chairs, side, olds, news in zip(sides, owners, before, after, strict=True):
        for chair, owner, old, new in zip(chairs, side, olds, news, strict=True):
            changes.setdefault(owner, []).append((old, new))
            _note(db, meta.id, row.deal, chair, new.mu - old.mu, cards)
    for owner, moved in changes.items():
        _write(db, owner, *key, _merge_ratings(moved))


def _note(db: Connection, name: str, deal: int, chair: int, moved: float, cards: Cards | None) -> None:
    worth, taken = (cards.worth[chair], cards.taken[chair]) if cards else (None, 0.0)
    db.execute(
        insert(rated_chairs).values(
            game_table=name, deal=deal, chair=chair, moved=moved, cards=worth, taken=taken
        )
    )


def _is_apart(db: Connection, owners: Sequence[str]) -> bool:
    """Tells whether two or more people played, each alone or by one program.

    Nobody is rated for playing with their own program.
    """
    people = set(people_behind(db, owners).values())
    return len(owners) > 1 and len(people) == len(owners)


def _rated_owner(meta: TableMeta, chair: int) -> str:
    """Returns whom a chair counts for, "" for nobody. Who has left it for good still counts."""
    if meta.chairs[chair].kind == "bot":
        return LEVEL + meta.chairs[chair].level
    return meta.owners[chair] if meta.owners else ""


def _merge_ratings(moved: Sequence[tuple[Rating, Rating]]) -> Rating:
    """Merges the ratings of several chairs, as for two computer players of a level. The moves add up."""
    old = moved[0][0]
    mu = old.mu + sum(new.mu - before.mu for before, new in moved)
    return Rating(mu, min(new.sigma for _, new in moved), old.deals + len(moved))


def _rating(db: Connection, owner: str, game: str, players: int) -> Rating:
    query = select(ratings).where(*_which(owner, game, players)).with_for_update()
    row = db.execute(query).first()
    return Rating() if row is None else Rating(row.mu, row.sigma, row.deals)


def _write(db: Connection, owner: str, game: str, players: int, rating: Rating) -> None:
    values = {"mu": rating.mu, "sigma": rating.sigma, "deals": rating.deals}
    if db.execute(update(ratings).where(*_which(owner, game, players)).values(**values)).rowcount == 0:
        db.execute(insert(ratings).values(owner=owner, game=game, players=players, **values))


def _which(owner: str, game: str, players: int) -> tuple[Any, ...]:
    return ratings.c.owner == owner, ratings.c.game == game, ratings.c.players == players


def forget(db: Connection, owner: str) -> None:
    """Keeps no rating of a person."""
    db.execute(delete(ratings).where(ratings.c.owner == owner))


def hand_over(db: Connection, guest: str, owner: str) -> None:
    """Gives an account the ratings of a guest in games in which it has none. The others are dropped."""
    for row in db.execute(select(ratings).where(ratings.c.owner == guest)).all():
        if db.execute(select(ratings.c.owner).where(*_which(owner, row.game, row.players))).first() is None:
            _write(db, owner, row.game, row.players, Rating(row.mu, row.sigma, row.deals))
    forget(db, guest)
