"""Counts what was dealt on this server, beside what chance would give.

Deals are counted whose deck anybody could check. Counted is what lies when the first hands have been dealt (in some
games after the cut). That is aces, sevens and marriages in each hand and in what is left, trumps where one is turned
up, and its suit. How often each number comes in so many deals is binomial, and its probability follows exactly from
pack and hand.

A deal is counted once, in the transaction that notes it, and stays counted when its table is deleted. Who deletes bad
deals would else change the count. A pack that goes on unshuffled is counted when its match is over: before, it would
tell of cards still to come.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, exp, lgamma, log
from typing import Any, Final
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, func, insert, select, update

from hlaska.core.cards import ACE, KING, QUEEN, SEVEN
from hlaska.protocol.deals import Dealt, DealtCell, DealtGroup, DealtRow
from hlaska.server.storage.account_database import Database
from hlaska.server.storage.account_schema import dealt, dealt_counts
from hlaska.table.deal_counts import SUITS, CountKey, count_journal
from hlaska.table.meter import in_thread
from hlaska.table.table import Table

SURE: Final = (
    0.05  # of 100 intervals so many miss by chance alone: all together, where a row is called far off
)
WHAT: Final = ("aces", "sevens", "marriages", "trumps", "turned")


# ---------------------------------------------------------------- what chance gives
@lru_cache(1024)
def chances(what: str, pack: str, size: int) -> tuple[float, ...]:
    """Computes the probability of each count among `size` cards of a pack.

    Counts begin with 0; also the probability of each suit that is turned up.
    """
    each = [int(digit) for digit in pack]
    cards = SUITS * sum(each)
    if what == "turned":
        return (1 / SUITS,) * SUITS
    if what == "marriages":
        return _marriages(each, cards, size)
    if what == "trumps":  # the card that is turned up is one, and in no hand
        return _hypergeometric(cards - 1, sum(each) - 1, size)
    return _hypergeometric(cards, SUITS * each[ACE if what == "aces" else SEVEN], size)


def _hypergeometric(cards: int, good: int, size: int) -> tuple[float, ...]:
    ways = comb(cards, size)
    return tuple(comb(good, k) * comb(cards - good, size - k) / ways for k in range(min(good, size) + 1))


def _marriages(each: Sequence[int], cards: int, size: int) -> tuple[float, ...]:
    """Returns how likely each number of marriages is in a hand.

    That is in how many suits it has a king and an over. The ways are counted suit by suit.
    """
    kings, overs = each[KING], each[QUEEN]
    ways: dict[tuple[int, int], int] = {(0, 0): 1}  # by cards among kings and overs, and suits with both
    for _ in range(SUITS):
        then: defaultdict[tuple[int, int], int] = defaultdict(int)
        for (taken, pairs), n in ways.items():
            for k in range(kings + 1):
                for o in range(overs + 1):
                    then[taken + k + o, pairs + (k > 0 and o > 0)] += n * comb(kings, k) * comb(overs, o)
        ways = dict(then)
    others = cards - SUITS * (kings + overs)
    sums = [0] * (SUITS + 1)
    for (taken, pairs), n in ways.items():
        if taken <= size:
            sums[pairs] += n * comb(others, size - taken)
    return tuple(n / comb(cards, size) for n in sums)


def interval(deals: int, chance: float, missed: float = SURE) -> tuple[int, int]:
    """Computes the interval of a count in `deals`, missing `missed` at both ends together.

    These are quantiles of the binomial distribution.
    """
    if chance <= 0 or chance >= 1 or not deals:
        return (deals, deals) if chance >= 1 else (0, 0)
    middle = min(deals, int((deals + 1) * chance))
    top = lgamma(deals + 1) - lgamma(middle + 1) - lgamma(deals - middle + 1)
    odds, most = chance / (1 - chance), exp(top + middle * log(chance) + (deals - middle) * log(1 - chance))
    below, above, n, p = [most], [], middle, most
    while n > 0 and p > 1e-18:
        p *= n / ((deals - n + 1) * odds)
        n -= 1
        below.append(p)
    lowest, n, p = n, middle, most
    while n < deals and p > 1e-18:
        p *= (deals - n) * odds / (n + 1)
        n += 1
        above.append(p)
    return _quantiles(lowest, [*reversed(below), *above], missed / 2)


def _quantiles(lowest: int, shares: Sequence[float], tail: float) -> tuple[int, int]:
    return lowest + _first(shares, tail), lowest + len(shares) - 1 - _first(shares[::-1], tail)


def _first(shares: Sequence[float], tail: float) -> int:
    """Returns where the sum of shares from the beginning is more than `tail`."""
    so_far = 0.0
    for nth, share in enumerate(shares):
        so_far += share
        if so_far > tail:
            return nth
    return len(shares) - 1


# ---------------------------------------------------------------- what is kept
class DealtCounts:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._seen: WeakKeyDictionary[Table, int] = WeakKeyDictionary()  # deals of it that are counted
        self._told: dict[str, tuple[int, Dealt]] = {}  # by game, with the number of deals it is made of

    async def take(self, table: Table) -> None:
        """Counts the deals of a table that are over since. Raises NotSaved."""
        over, seen = len(table.now.sheet), self._seen.get(table, 0)
        if (
            over == seen or table.log.can_reveal_cards or table.meta.same
        ):  # the same deals count once at most, so not at all
            return
        lines = await table.store.load(table.meta.id)
        found = await in_thread(count_journal, table.game, lines, over)
        name, game = table.meta.id, table.meta.game

        def work(db: Connection) -> None:
            for deal, counts in found.items():
                if deal > seen:
                    _count(db, name, game, deal, counts)

        await self.database.run(work)
        self._seen[table] = over

    async def count_dealt(self, game: str) -> Dealt:
        """Returns all that was dealt in a game, and the games that are counted."""
        query = select(dealt_counts).where(dealt_counts.c.game == game)
        every = select(dealt_counts.c.game).distinct().order_by(dealt_counts.c.game)

        def work(db: Connection) -> tuple[Any, Any, int]:
            known = self._told.get(game)
            n = db.scalar(select(func.count()).select_from(dealt).where(dealt.c.game == game)) or 0
            rows = [] if known and known[0] == n else db.execute(query).all()
            return rows, db.execute(every).scalars().all(), n

        rows, all_games, n = await self.database.run(work)
        if game not in self._told or self._told[game][0] != n:
            groups = await in_thread(_groups, [(CountKey(*row[1:7]), row.n) for row in rows])
            if not n:
                return Dealt(game, tuple(all_games), ())
            self._told[game] = n, Dealt(game, (), groups)
        return Dealt(game, tuple(all_games), self._told[game][1].groups)


def _count(db: Connection, table: str, game: str, deal: int, counts: Counter[CountKey]) -> None:
    if db.execute(select(dealt.c.deal).where(dealt.c.game_table == table, dealt.c.deal == deal)).first():
        return
    db.execute(insert(dealt).values(game_table=table, deal=deal, game=game))
    for key, n in sorted(counts.items()):
        values = {"game": game, **key._asdict()}
        which = [dealt_counts.c[name] == value for name, value in values.items()]
        if db.execute(update(dealt_counts).where(*which).values(n=dealt_counts.c.n + n)).rowcount == 0:
            db.execute(insert(dealt_counts).values(**values, n=n))


def _groups(found: Sequence[tuple[CountKey, int]]) -> tuple[DealtGroup, ...]:
    """Groups what was counted by pack and by whether it was shuffled. Beside each number stands what chance gives."""
    rows: defaultdict[tuple[str, bool, str, int, int], Counter[int]] = defaultdict(Counter)
    for key, n in found:
        rows[key.pack, key.mixed, key.what, key.part, key.size][key.value] += n
    groups: defaultdict[tuple[str, bool], list[DealtRow]] = defaultdict(list)
    cells = sum(len(chances(what, pack, size)) for pack, _, what, _, size in rows)
    for (pack, mixed, what, part, size), seen in sorted(rows.items(), key=_order):
        row = DealtRow(what, part, size, seen.total(), tuple(_cells(seen, chances(what, pack, size), cells)))
        groups[pack, mixed].append(row)
    told = [
        DealtGroup(pack, mixed, max(row.deals for row in of_pack), tuple(of_pack))
        for (pack, mixed), of_pack in groups.items()
    ]
    return tuple(sorted(told, key=lambda group: (-group.mixed, -group.deals, group.pack)))


def _order(row: tuple[tuple[str, bool, str, int, int], Counter[int]]) -> tuple[int, int, int]:
    _, _, what, part, size = row[0]
    return WHAT.index(what), part if part >= 0 else 99, size


def _cells(seen: Counter[int], shares: Sequence[float], cells: int) -> Iterator[DealtCell]:
    deals = seen.total()
    for value, share in enumerate(shares):
        low, high = interval(deals, share)
        least, most = interval(
            deals, share, SURE / cells
        )  # so many are looked at that some are far off by chance
        yield DealtCell(value, seen[value], share, low, high, not least <= seen[value] <= most)
