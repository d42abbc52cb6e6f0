"""Finds signs that two people may play together against a third.

They are for the host to look at, never a judgement.

From where somebody sat down with others is kept as a keyed hash, 30 days at most. Then the key goes, and all that was
kept with it. Who met whom is read from the archive. Beside each number stands how often chance alone gives it.
"""

from __future__ import annotations

import secrets
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from hmac import digest
from itertools import combinations
from math import comb, exp, lgamma
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, or_, select, update

from hlaska.server.storage.account_database import Database, Repository, in_transaction
from hlaska.server.storage.account_schema import deals, dealt_to, notes, places

DAY: Final = 86_400.0
KEPT: Final = 30 * DAY  # a key, and the hashes made with it
SEEN: Final = 90 * DAY  # of the archive that is looked at
SAID: Final = 10_000  # places that this process has written down a moment ago
LEAST: Final = 3  # tables together, where nothing else speaks
RARE: Final = 0.01  # chance of so many tables together, above which a pair is not shown
MOST: Final = 30  # pairs shown
ROWS: Final = 200_000  # of the archive, the newest
_KEY: Final = "place-key"

Meetings = dict[str, list[frozenset[str]]]  # by game, the people of each table


class Pair(Struct, frozen=True):
    """Describes two people who were at tables that anybody could come to.

    owners, names: in one order.
    tables: the number of tables of each, with other people.
    together: the number of tables of both.
    expected: as many by chance.
    chance: of so many or more.
    same: both sat down from one address.
    """

    owners: tuple[str, str]
    names: tuple[str, str]
    tables: tuple[int, int]
    together: int
    expected: float
    chance: float
    same: bool

    @property
    def id(self) -> str:
        """Names the pair to the administrator, and nobody in it."""
        return sha256(" ".join(("pair", *self.owners)).encode()).hexdigest()[:16]


class CoPlayReport(Struct, frozen=True):
    """Holds the pairs that may play together against others.

    pairs: the most telling first.
    compared: the number of pairs that were at a table together.
    sharing: of all pairs of people of whom an address is known, the share that has one in common.
    """

    pairs: tuple[Pair, ...]
    compared: int
    sharing: float


class CoPlayStatistics(Repository):
    """Keeps who sat with whom, and from where.

    clock: seconds since 1970, instead of the database's.
    """

    def __init__(self, database: Database, clock: Callable[[], float] | None = None) -> None:
        super().__init__(database, clock)
        self._said: dict[tuple[str, str], float] = {}

    # ------------------------------------------------------------ where from
    async def note_seating(self, owner: str, address: str) -> None:
        """Notes that somebody has sat down with other people. Raises NotSaved."""
        if not owner or not address or self._clock() - self._said.get((owner, address), -DAY) < DAY:
            return
        await self.database.run(lambda db: self._keep(db, owner, address))
        if len(self._said) >= SAID:
            self._said.clear()
        self._said[(owner, address)] = self._clock()

    def _keep(self, db: Connection, owner: str, address: str) -> None:
        place = digest(self._key(db), address.encode(), "sha256").hex()[:32]
        which = places.c.owner == owner, places.c.place == place
        if db.execute(update(places).where(*which).values(at=self._clock())).rowcount == 0:
            db.execute(insert(places).values(owner=owner, place=place, at=self._clock()))

    def _key(self, db: Connection) -> bytes:
        """Returns the key of these days. An old one goes with all that was kept by it."""
        row = db.execute(select(notes).where(notes.c.key == _KEY)).first()
        if (
            row is not None and -DAY < self._clock() - row.at < KEPT
        ):  # one of the future would be kept too long
            return bytes.fromhex(row.text)
        db.execute(delete(notes).where(notes.c.key == _KEY))
        db.execute(delete(places))
        made = secrets.token_hex(32)
        db.execute(insert(notes).values(key=_KEY, text=made, at=self._clock()))
        return bytes.fromhex(made)

    async def of(self, owner: str) -> tuple[float, ...]:
        """Returns when somebody sat down last from each place that is kept."""
        query = select(places.c.at).where(places.c.owner == owner).order_by(places.c.at.desc())
        return tuple(await self.database.run(lambda db: db.execute(query).scalars().all() if owner else []))

    # ------------------------------------------------------------ who with whom
    @in_transaction
    def find_pairs(self, db: Connection) -> CoPlayReport:
        """Returns the pairs that a host may want to look at."""
        now = self._clock()
        names, meetings = _read_meetings(db, now - SEEN)
        lived: defaultdict[str, set[str]] = defaultdict(set)
        for owner, place in db.execute(
            select(places.c.owner, places.c.place).where(places.c.at > now - KEPT)
        ):
            lived[place].add(owner)
        return _rank_pairs(meetings, lived.values(), names)

    async def deals_of(self, pair: Pair, most: int) -> list[tuple[str, int]]:
        """Returns the last deals that both had a seat at: table and number."""
        one, other = (
            select(dealt_to.c.game_table, dealt_to.c.deal)
            .where(dealt_to.c.owner == owner, dealt_to.c.seat >= 0)
            .subquery()
            for owner in pair.owners
        )
        both = (one.c.game_table == other.c.game_table) & (one.c.deal == other.c.deal)
        held = (deals.c.game_table == one.c.game_table) & (deals.c.deal == one.c.deal)
        query = select(one).join(other, both).join(deals, held).where(deals.c.practice.is_(False))
        query = query.order_by(deals.c.at.desc(), one.c.deal.desc()).limit(most)
        rows = await self.database.run(lambda db: db.execute(query).all())
        return [(row[0], row[1]) for row in rows]


def _read_meetings(db: Connection, since: float) -> tuple[dict[str, str], Meetings]:
    """Returns names by owner, and by game who sat at each table open to anybody. Programs are left out."""
    query = (
        select(deals.c.game, deals.c.game_table, dealt_to.c.owner, dealt_to.c.name)
        .join(dealt_to, (dealt_to.c.game_table == deals.c.game_table) & (dealt_to.c.deal == deals.c.deal))
        .where(deals.c.at > since, deals.c.practice.is_(False), or_(deals.c.public, deals.c.rated))
        .where(dealt_to.c.owner != "", dealt_to.c.program == "")
        .distinct()
        .order_by(deals.c.game_table.desc())
        .limit(ROWS)
    )
    names: dict[str, str] = {}
    tables: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for game, table, owner, name in db.execute(query):
        names[owner] = name
        tables[(game, table)].add(owner)
    meetings: Meetings = {}
    for (game, _), people in tables.items():
        if len(people) > 1:
            meetings.setdefault(game, []).append(frozenset(people))
    return names, meetings


def _rank_pairs(meetings: Meetings, lived: Iterable[set[str]], names: dict[str, str]) -> CoPlayReport:
    here = [sorted(people) for people in lived]
    same = {pair for people in here for pair in combinations(people, 2)}
    known = len({owner for people in here for owner in people})
    seated = {game: Counter(one for people in tables for one in people) for game, tables in meetings.items()}
    together: Counter[tuple[str, str]] = Counter()
    for tables in meetings.values():
        together.update(pair for people in tables for pair in combinations(sorted(people), 2))
    pairs = []
    for owners, count in together.items():
        drawn = [
            (len(meetings[game]), of[owners[0]], of[owners[1]])
            for game, of in seated.items()
            if of[owners[0]] and of[owners[1]]
        ]
        chance = chance_of_meetings(drawn, count)
        if owners in same or (count >= LEAST and chance < RARE):
            tables_of = tuple(sum(of[owner] for of in seated.values()) for owner in owners)
            pairs.append(
                Pair(
                    owners,
                    (names[owners[0]], names[owners[1]]),
                    (tables_of[0], tables_of[1]),
                    count,
                    sum(a * b / n for n, a, b in drawn),
                    chance,
                    owners in same,
                )
            )
    pairs.sort(key=lambda pair: (not pair.same, pair.chance, pair.owners))
    sharing = len(same) / comb(known, 2) if known > 1 else 0.0
    return CoPlayReport(tuple(pairs[:MOST]), len(together), sharing)


def chance_of_meetings(drawn: Sequence[tuple[int, int, int]], least: int) -> float:
    """Computes the chance that two people meet at `least` tables drawn by lot.

    drawn: of each game its tables, and how many of them each of both was at.
    """
    spread = [1.0]
    for tables, one, other in drawn:
        here = [_hypergeometric(tables, one, other, k) for k in range(min(one, other) + 1)]
        joined = [0.0] * (len(spread) + len(here) - 1)
        for i, p in enumerate(spread):
            for k, q in enumerate(here):
                joined[i + k] += p * q
        spread = joined
    return min(1.0, sum(spread[least:]))


def _hypergeometric(tables: int, one: int, other: int, both: int) -> float:
    """Returns the hypergeometric probability of `both` tables together.

    Of `tables`, `one` were the first one's; the other one's are drawn from all.
    """
    if both < one + other - tables or both > min(one, other):
        return 0.0
    return exp(_log_comb(one, both) + _log_comb(tables - one, other - both) - _log_comb(tables, other))


def _log_comb(n: int, k: int) -> float:
    return lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)


def chance_of_hits(hits: int, apart: int, others: tuple[int, int]) -> float:
    """Computes the chance of so many hits or more among decisions `apart`.

    Each is a hit as often as with the others (hits, apart), of whom one more of either kind is supposed. Where nothing
    is known of them, that is one in two.
    """
    rate = (others[0] + 1) / (others[1] + 2)
    return min(1.0, sum(comb(apart, k) * rate**k * (1 - rate) ** (apart - k) for k in range(hits, apart + 1)))


def forget(db: Connection, owner: str) -> None:
    """Keeps no place of a person."""
    db.execute(delete(places).where(places.c.owner == owner))


def hand_over(db: Connection, guest: str, owner: str) -> None:
    """Gives a guest's places to the account."""
    own = select(places.c.place).where(places.c.owner == owner)
    db.execute(delete(places).where(places.c.owner == guest, places.c.place.in_(own)))
    changed: dict[str, Any] = {"owner": owner}
    db.execute(update(places).where(places.c.owner == guest).values(**changed))
