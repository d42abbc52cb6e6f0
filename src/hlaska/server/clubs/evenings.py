"""Runs evenings: who is there, rounds drawn by lot, and what came of them.

The plan of an evening is one document, changed in one transaction at a time. A round is kept before its tables are
opened. So a server that is killed in between opens what is missing and never draws anew.
"""

from __future__ import annotations

import secrets
from collections import Counter, defaultdict
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from hlaska.core.errors import BadOptions, Phrase
from hlaska.core.match_limit import Limit
from hlaska.events.lots import commit_of, seed_of, table_sizes
from hlaska.protocol.clubs import (
    ClubEvening,
    ClubRules,
    EveningPage,
    EveningRound,
    EveningTable,
    EveningTotal,
    NewEvening,
    WriteResult,
)
from hlaska.server.clubs import pairing as drawing
from hlaska.server.clubs.duplicate import Gain, gains, give_up, is_over, is_pending, let_go
from hlaska.server.clubs.evening_plan import Place, Plan, Round, decks_key, plan_of, plan_text
from hlaska.server.clubs.members import Member, list_members, new_id, require_member
from hlaska.server.clubs.rule_sets import factor_of, game_of, rules_of
from hlaska.server.clubs.season_ledger import add_entry, running_season, sums, value_of
from hlaska.server.clubs.validation import ClubFull, NotNow, number_text, parse_name, parse_number
from hlaska.server.storage.account_database import Repository, in_transaction
from hlaska.server.storage.account_schema import club_evenings, club_lines
from hlaska.server.tables.catalog import Catalog

PEOPLE: Final = 60  # of an evening
ROUNDS: Final = 40
EVENINGS: Final = 1000  # of a club


class UnopenedTable(Struct, frozen=True):
    """Describes a table of a round that is to be opened.

    people: who has its chairs.
    key: what its decks follow from, "" where each table of the round has its own.
    """

    round: int
    place: int
    rules: ClubRules
    limit: Limit
    season: str
    people: tuple[Member, ...]
    key: str = ""


class Evenings(Repository):
    """Keeps the evenings of all clubs."""

    @in_transaction
    def begin(self, db: Connection, club: str, owner: str, new: NewEvening, catalog: Catalog) -> str:
        """Begins an evening and returns its id. Raises NoClub, NotSteward, BadOptions, ClubFull, NotNow, NotSaved."""
        name, made, now = parse_name("name", new.name), new_id(), self._clock()
        require_member(db, club, owner, "steward")
        here = select(func.count()).where(club_evenings.c.club == club)
        if db.execute(here).scalar_one() >= EVENINGS:
            raise ClubFull("evenings", EVENINGS)
        rules = _choose_rules(rules_of(db, club), new)
        if new.same:
            _check_same(new, rules, catalog)
        present = _present(db, club, new.present)
        plan = Plan(rules, new.cards, new.deals, new.minutes, secrets.token_hex(16), present, same=new.same)
        values = {
            "id": made,
            "club": club,
            "season": running_season(db, club),
            "name": name,
            "plan": plan_text(plan),
        }
        db.execute(insert(club_evenings).values(**values, begun=now, ended=0.0))
        return made

    async def of(self, club: str, most: int = 100) -> list[ClubEvening]:
        """Returns the evenings of a club, the newest first."""
        query = select(club_evenings).where(club_evenings.c.club == club)
        newest = query.order_by(club_evenings.c.begun.desc()).limit(most)
        rows = await self.database.run(lambda db: db.execute(newest).all())
        return [ClubEvening(r.id, r.name, r.begun, r.ended, len(plan_of(r).rounds)) for r in rows]

    @in_transaction
    def set_present(
        self, db: Connection, club: str, owner: str, evening: str, members: Sequence[str]
    ) -> None:
        """Sets who is there from the next round on. Raises NoClub, NotSteward, NotNow, ClubFull, NotSaved."""
        plan, _ = _open_plan(db, club, owner, evening)
        _keep(db, evening, replace(plan, present=_present(db, club, members)))

    @in_transaction
    def draw(self, db: Connection, club: str, owner: str, evening: str, anyway: bool) -> None:
        """Draws the next round. Raises NoClub, NotSteward, NotNow, ClubFull, NotSaved."""
        plan, _ = _open_plan(db, club, owner, evening)
        give_up(db, evening, self._clock())
        if len(plan.rounds) >= ROUNDS:
            raise ClubFull("rounds", ROUNDS)
        if plan.same:
            _check_accounts(plan, list_members(db, club))
        if not anyway and not _is_round_over(db, evening, plan):
            raise NotNow("tables of this round go on", "problem-club-round")
        there = {one.id for one in list_members(db, club) if one.is_current}
        plan = replace(plan, present=tuple(member for member in plan.present if member in there))
        _keep(db, evening, replace(plan, rounds=(*plan.rounds, _draw_round(plan, self._clock()))))

    async def check_steward(self, club: str, owner: str, evening: str) -> None:
        """Raises NoClub, NotSteward, NotNow unless a steward asks for an evening that goes on."""
        await self.database.run(lambda db: _open_plan(db, club, owner, evening)[0])

    @in_transaction
    def list_unopened(self, db: Connection, club: str, owner: str, evening: str) -> list[UnopenedTable]:
        """Returns the tables of the last round that are still to be opened.

        Those to be played here, where everybody has an account. Raises
        NoClub, NotSteward, NotNow.
        """
        plan, row = _open_plan(db, club, owner, evening)
        if plan.cards or not plan.rounds:
            return []
        people = {one.id: one for one in list_members(db, club)}
        return [
            UnopenedTable(
                len(plan.rounds),
                i,
                plan.rules[place.rules],
                _limit(plan, plan.rules[place.rules]),
                row.season,
                tuple(people[member] for member in place.members),
                decks_key(plan.secret, len(plan.rounds)) if plan.same else "",
            )
            for i, place in enumerate(plan.rounds[-1].places)
            if not place.table
            and _is_playable_here(place, people)
            and not _is_written(db, evening, len(plan.rounds), i)
        ]

    @in_transaction
    def opened(self, db: Connection, evening: str, note_opened: UnopenedTable, table: str) -> None:
        """Notes at which table here a table of a round is played. Raises NotSaved."""
        row = db.execute(select(club_evenings).where(club_evenings.c.id == evening).with_for_update()).one()
        _keep(db, evening, _with_table(plan_of(row), note_opened.round - 1, note_opened.place, table))

    @in_transaction
    def write(self, db: Connection, club: str, owner: str, evening: str, result: WriteResult) -> None:
        """Writes down what those at a table got with real cards.

        What was written there before is replaced. Raises NoClub, NotSteward, NotNow, BadOptions, NotSaved.
        """
        points = [parse_number(f"points[{i}]", text) for i, text in enumerate(result.points)]
        plan, row = _open_plan(db, club, owner, evening)
        mine = require_member(db, club, owner).me
        place = _place(plan, result)
        if place.table:
            raise NotNow("this table is played here, and its deals count", "problem-club-played-here")
        rules = plan.rules[place.rules]
        amounts = _amounts(rules, points, len(place.members))
        entry = f"{evening}/{result.round}/{result.table}"
        db.execute(delete(club_lines).where(club_lines.c.entry == entry))
        for member, amount in zip(place.members, amounts, strict=True):
            add_entry(
                db, club, row.season, member, entry, at=self._clock(), evening=evening, round=result.round,
                kind="written", deal=result.table, amount=amount, money=rules.money,
                factor=factor_of(rules.factor), author=mine.id,
            )  # fmt: skip

    @in_transaction
    def end(self, db: Connection, club: str, owner: str, evening: str) -> None:
        """Ends an evening: no round is drawn any more.

        What is played still counts. Raises NoClub, NotSteward, NotNow, NotSaved.
        """
        _, row = _open_plan(db, club, owner, evening)
        let_go(db, evening, row.season)
        db.execute(update(club_evenings).where(club_evenings.c.id == evening).values(ended=self._clock()))

    @in_transaction
    def page(self, db: Connection, club: str, owner: str, evening: str) -> tuple[EveningPage, list[Member]]:
        """Returns an evening, and who is or was in its club. Raises NoClub, NotNow."""
        known = require_member(db, club, owner)
        row = _row(db, club, evening)
        give_up(db, row.id, self._clock())
        plan, lines = plan_of(row), _lines_of(db, evening)
        told = [line for line in lines if line.season]
        more = gains(plan, told, _worth)
        held = any(is_pending(db, plan, n, bool(row.ended)) for n in range(1, len(plan.rounds) + 1))
        steward, members = known.me.role != "member", list_members(db, club)
        return EveningPage(
            club=club,
            id=row.id,
            name=row.name,
            unit=known.unit,
            begun=row.begun,
            ended=row.ended,
            steward=steward,
            cards=plan.cards,
            deals=plan.deals,
            minutes=plan.minutes,
            rules=plan.rules,
            members=(),
            present=plan.present,
            rounds=tuple(_round(db, row.id, plan, n, lines, more) for n in range(1, len(plan.rounds) + 1)),
            totals=_totals(plan, told, more),
            sizes=table_sizes(len(plan.present), _allowed_sizes(plan)),
            ready=_is_round_over(db, evening, plan),
            commit=commit_of(plan.secret),
            secret=plan.secret if row.ended and not held else "",
            same=plan.same,
        ), members


# ---------------------------------------------------------------- the plan
def _choose_rules(known: Sequence[ClubRules], new: NewEvening) -> tuple[ClubRules, ...]:
    """Returns the rules of an evening, one for each size. Raises BadOptions."""
    by_id = {one.id: one for one in known}
    rules = tuple(by_id[one] for one in dict.fromkeys(new.rules) if one in by_id)
    sizes = [one.players for one in rules]
    if not rules or len(rules) != len(new.rules) or len(set(sizes)) != len(sizes):
        raise BadOptions(
            "rules: expected rules of the club, one for each size of table", Phrase("problem-club-sizes")
        )
    if not 0 <= new.deals <= 1000 or not 0 <= new.minutes <= 600:
        raise BadOptions("expected at most 1000 deals or 600 minutes", Phrase("problem-club-length"))
    return rules


def _check_same(new: NewEvening, rules: Sequence[ClubRules], catalog: Catalog) -> None:
    """Raises BadOptions where tables could not get the same deals."""
    if new.cards:
        raise BadOptions(
            "same: the same deals are dealt here, not with real cards", Phrase("problem-club-same-cards")
        )
    for one in rules:
        game = game_of(catalog, one, same=True)
        if not game.has_same_deals or game.seating == "draw_high":
            raise BadOptions(
                f"same: by the rules {one.name} the pack is not shuffled for each deal, places go by cards, or "
                "a deal hangs on those before it",
                Phrase("problem-club-same-rules"),
            )


def _check_accounts(plan: Plan, members: Sequence[Member]) -> None:
    """Raises NotNow where somebody who is there cannot sit at a table here."""
    here = {one.id for one in members if one.is_current and not one.owner}
    if here & set(plan.present):
        raise NotNow("the same deals are for who has an account", "problem-club-same-account")


def _present(db: Connection, club: str, members: Sequence[str]) -> tuple[str, ...]:
    there = {one.id for one in list_members(db, club) if one.is_current}
    present = tuple(dict.fromkeys(members))
    if not set(present) <= there:
        raise NotNow("there is no such member", "problem-club-member")
    if len(present) > PEOPLE:
        raise ClubFull("people of an evening", PEOPLE)
    return present


def _draw_round(plan: Plan, at: float) -> Round:
    """Draws the next round. Raises NotNow where too few are there for a table."""
    number = len(plan.rounds) + 1
    met = drawing.meetings([place.members for place in one.places] for one in plan.rounds)
    out = Counter(member for one in plan.rounds for member in one.out)
    seed = seed_of(plan.secret, number)
    drawn = drawing.draw(plan.present, _allowed_sizes(plan), seed, met, out)
    if not drawn.tables:
        raise NotNow("too few people are there for a table", "problem-club-few")
    sizes = _allowed_sizes(plan)
    places = tuple(Place(table, sizes.index(len(table))) for table in drawn.tables)
    return Round(seed, places, drawn.out, at)


def _allowed_sizes(plan: Plan) -> list[int]:
    return [rules.players for rules in plan.rules]


def _limit(plan: Plan, rules: ClubRules) -> Limit:
    return Limit(plan.deals, plan.minutes) if plan.deals or plan.minutes else rules.limit


def _is_playable_here(place: Place, people: dict[str, Member]) -> bool:
    """Tells whether a table can be played on this server."""
    return all(people[member].owner for member in place.members)


def _with_table(plan: Plan, number: int, place: int, table: str) -> Plan:
    one = plan.rounds[number]
    places = tuple(replace(p, table=table) if i == place else p for i, p in enumerate(one.places))
    rounds = tuple(replace(r, places=places) if i == number else r for i, r in enumerate(plan.rounds))
    return replace(plan, rounds=rounds)


def _place(plan: Plan, result: WriteResult) -> Place:
    rounds = plan.rounds
    if 1 <= result.round <= len(rounds) and 0 <= result.table < len(rounds[result.round - 1].places):
        return rounds[result.round - 1].places[result.table]
    raise NotNow("the evening has no such table", "problem-club-place")


def _amounts(rules: ClubRules, points: Sequence[Fraction], people: int) -> list[int]:
    """Converts points of the game to its smallest units. Raises BadOptions."""
    amounts = [value * rules.money for value in points]
    if len(amounts) != people or any(amount.denominator != 1 for amount in amounts):
        parts = "whole numbers" if rules.money == 1 else f"whole {rules.money}ths"
        raise BadOptions(f"points: expected {people} {parts}", Phrase("problem-club-points", {"n": people}))
    over = sum(points, Fraction())
    if rules.pays and over:
        raise BadOptions(
            f"points: what some get others pay, so they add up to 0, not {number_text(over)}",
            Phrase("problem-club-zero"),
        )
    return [int(amount) for amount in amounts]


def _row(db: Connection, club: str, evening: str) -> Row[Any]:
    query = select(club_evenings).where(club_evenings.c.club == club, club_evenings.c.id == evening)
    row = db.execute(query.with_for_update()).first()
    if row is None:
        raise NotNow("the club has no such evening", "problem-club-evening")
    return row


def _open_plan(db: Connection, club: str, owner: str, evening: str) -> tuple[Plan, Row[Any]]:
    """Returns the plan of an evening that goes on, for a steward. Raises NoClub, NotSteward, NotNow."""
    require_member(db, club, owner, "steward")
    row = _row(db, club, evening)
    if row.ended:
        raise NotNow("this evening is over", "problem-club-over")
    return plan_of(row), row


def _keep(db: Connection, evening: str, plan: Plan) -> None:
    db.execute(update(club_evenings).where(club_evenings.c.id == evening).values(plan=plan_text(plan)))


# ---------------------------------------------------------------- what came of it
def _lines_of(db: Connection, evening: str) -> list[Row[Any]]:
    return list(db.execute(select(club_lines).where(club_lines.c.evening == evening)).all())


def _is_written(db: Connection, evening: str, number: int, place: int) -> bool:
    query = select(club_lines.c.id).where(club_lines.c.entry == f"{evening}/{number}/{place}")
    return db.execute(query.limit(1)).first() is not None


def _is_round_over(db: Connection, evening: str, plan: Plan) -> bool:
    """Tells whether all tables of the last round are over, or written down."""
    return not plan.rounds or all(
        _is_over(db, evening, len(plan.rounds), i, place) for i, place in enumerate(plan.rounds[-1].places)
    )


def _is_over(db: Connection, evening: str, number: int, i: int, place: Place) -> bool:
    if not place.table:
        return _is_written(db, evening, number, i)
    return is_over(db, place.table)


def _round(
    db: Connection, evening: str, plan: Plan, number: int, lines: Sequence[Row[Any]], more: Sequence[Gain]
) -> EveningRound:
    one = plan.rounds[number - 1]
    tables = tuple(_table(db, evening, number, i, place, lines, more) for i, place in enumerate(one.places))
    return EveningRound(one.seed, tables, one.out, one.at)


def _table(
    db: Connection,
    evening: str,
    number: int,
    i: int,
    place: Place,
    lines: Sequence[Row[Any]],
    more: Sequence[Gain],
) -> EveningTable:
    entry = f"{evening}/{number}/{i}"
    mine = [row for row in lines if (row.game_table == place.table if place.table else row.entry == entry)]
    told = [row for row in mine if row.season]
    values = sums(told, "member")
    compared = _sum_gains([gain for gain in more if gain.table == place.table])
    return EveningTable(
        members=place.members,
        rules=place.rules,
        table=place.table,
        over=_is_over(db, evening, number, i, place),
        written=bool(mine) and not place.table,
        deals=len({row.entry for row in mine if row.kind == "deal"}),
        values=tuple(number_text(values.get((member,), Fraction())) for member in place.members),
        held=len(told) < len(mine),
        compared=tuple(_exact(compared.get(member)) for member in place.members) if compared else (),
    )


def _worth(line: Row[Any]) -> Fraction:
    return value_of(int(line.amount), line.money, line.factor)


def _sum_gains(more: Sequence[Gain]) -> dict[str, Fraction]:
    """Sums by member what was more than the mean of others, exactly."""
    found: defaultdict[str, Fraction] = defaultdict(Fraction)
    for gain in more:
        found[gain.member] += gain.value
    return dict(found)


def _exact(value: Fraction | None) -> str | None:
    return None if value is None else str(value)


def _totals(plan: Plan, lines: Sequence[Row[Any]], more: Sequence[Gain]) -> tuple[EveningTotal, ...]:
    """Returns what everybody who was there has; who has most comes first.

    Where tables had the same deals, they are ordered by what was more than at the others.
    """
    by_round, all_of_it = sums(lines, "member", "round"), sums(lines, "member")
    people = dict.fromkeys([member for one in plan.rounds for p in one.places for member in p.members])
    people |= dict.fromkeys([*plan.present, *(member for (member,) in all_of_it)])
    deals = Counter(row.member for row in lines if row.kind == "deal")
    compared = _sum_gains(more)

    def total(member: str) -> Fraction:
        return all_of_it.get((member,), Fraction())

    def in_round(member: str, number: int) -> str | None:
        found = by_round.get((member, number))
        return None if found is None else number_text(found)

    return tuple(
        EveningTotal(
            member,
            number_text(total(member)),
            tuple(in_round(member, n) for n in range(1, len(plan.rounds) + 1)),
            deals[member],
            _exact(compared.get(member)),
        )
        for member in sorted(people, key=lambda one: (-compared.get(one, Fraction()), -total(one)))
    )
