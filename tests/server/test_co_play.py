"""Signs for the host: numbers beside what chance gives, of what is kept for a while and as hashes only."""

from __future__ import annotations

import re
from hashlib import sha256
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select

from hlaska.bots.analysis.decision_analysis import answer_question
from hlaska.core.cards import parse_card
from hlaska.core.review import AnalysisRequest, Budget, DecisionAnalysis, Truth
from hlaska.server.accounts.services import AccountServices
from hlaska.server.fairness.co_play import KEPT, CoPlayStatistics, Pair, chance_of_hits, chance_of_meetings
from hlaska.server.fairness.collusion_check import CollusionCheck, Tally
from hlaska.server.services import build_services
from hlaska.server.storage.account_schema import deals, dealt_to, notes, places
from hlaska.server.tables.setup import TableSetup
from hlaska.server.tokens import hash_token
from hlaska.table.bots.bot_pool import Busy, ThreadBotPool
from hlaska.table.store import MemoryStore
from tests.bots.test_review import read
from tests.server.live import CATALOG, toys
from tests.server.test_archive import table_of
from tests.server.test_people import ADA, OPEN, SECRET, House, database, enter, house, opened

__all__ = ["database", "house"]
NOW = 1_000_000.0


class Clock:
    now = NOW

    def __call__(self) -> float:
        return self.now


# ---------------------------------------------------------------- chance
def test_how_often_two_meet_by_lot_is_counted_out() -> None:
    tables, one, other = 7, 3, 4
    drawn = [len({0, 1, 2} & set(chosen)) for chosen in combinations(range(tables), other)]
    for least in range(4):
        share = sum(n >= least for n in drawn) / len(drawn)
        assert chance_of_meetings([(tables, one, other)], least) == pytest.approx(share)
    two = [a + b for a in drawn for b in drawn]
    assert chance_of_meetings([(tables, one, other)] * 2, 4) == pytest.approx(
        sum(n >= 4 for n in two) / len(two)
    )
    assert chance_of_meetings([], 0) == 1.0


def test_how_often_so_many_hits_come_by_chance() -> None:
    assert chance_of_hits(0, 9, (1, 8)) == pytest.approx(1.0)
    assert chance_of_hits(3, 3, (1, 8)) == pytest.approx(0.2**3)
    assert chance_of_hits(2, 3, (1, 8)) == pytest.approx(3 * 0.2**2 * 0.8 + 0.2**3)
    assert chance_of_hits(1, 1, (0, 0)) == 0.5  # nothing is known of the others


# ---------------------------------------------------------------- where from
async def kept(database: Any) -> list[tuple[str, str]]:
    rows = await database.run(lambda db: db.execute(select(places)).all())
    return [(row.owner, row.place) for row in rows]


async def test_an_address_is_kept_as_a_hash_whose_key_is_thrown_away(database):
    clock = Clock()
    signs = CoPlayStatistics(database, clock)
    for owner, address in (
        ("a", "203.0.113.1"),
        ("b", "203.0.113.1"),
        ("b", "203.0.113.1"),
        ("c", "203.0.113.2"),
    ):
        await signs.note_seating(owner, address)
    first = dict(await kept(database))
    assert len(first) == 3
    assert first["a"] == first["b"] != first["c"]
    for address, place in (("203.0.113.1", first["a"]), ("203.0.113.2", first["c"])):
        # Nothing of an address, though digits may spell 203 by chance.
        assert re.fullmatch(r"[0-9a-f]{32}", place)
        assert place != sha256(address.encode()).hexdigest()[:32]
    clock.now += KEPT - 1
    await CoPlayStatistics(database, clock).note_seating("d", "203.0.113.2")
    assert dict(await kept(database))["d"] == first["c"]
    clock.now += 1
    await signs.note_seating("a", "203.0.113.1")
    assert [owner for owner, _ in await kept(database)] == ["a"]
    assert (await kept(database))[0][1] != first["a"]


async def test_what_is_kept_goes_with_the_account_and_comes_with_the_guest(database):
    people = AccountServices(database)
    account, _ = await people.accounts.sign_up("Jana", SECRET, "x")
    for owner, address in (("guest", "1"), ("guest", "2"), (account.owner, "2"), ("other", "1")):
        await people.signs.note_seating(owner, address)
    await people.accounts.adopt("guest", account)
    assert len(await people.signs.of(account.owner)) == 2
    assert await people.signs.of("guest") == ()
    await people.accounts.delete(account)
    assert [owner for owner, _ in await kept(database)] == ["other"]


# ---------------------------------------------------------------- who with whom
async def fill(database: Any, tables: list[tuple[str, ...]], **more: Any) -> None:
    """Tables of people in the archive, one deal each."""
    base: dict[str, Any] = {
        "deal": 1, "at": NOW, "game": "toy", "preset": "plain", "changed": 0, "money": 0, "pays": True, "title": "",
        "contract": "", "declarer": -1, "most": 0, "public": True, "practice": False, "rated": False,
    }  # fmt: skip
    sat: dict[str, Any] = {
        "deal": 1,
        "skeleton": "",
        "avatar": "",
        "level": "",
        "program": "",
        "amount": 0,
        "won": False,
    }
    kind = more.pop("kind", "t")

    def work(db: Any) -> None:
        for n, people in enumerate(tables):
            name = f"{kind}{n}"
            db.execute(insert(deals).values(**{**base, **more, "game_table": name}))
            for chair, owner in enumerate(people):
                values = {
                    **sat,
                    "game_table": name,
                    "chair": chair,
                    "seat": chair,
                    "owner": owner,
                    "name": owner.title(),
                }
                if owner.startswith("bot"):
                    values |= {"owner": "", "level": "club"}
                if owner.startswith("program"):
                    values |= {"program": "somebody"}
                db.execute(insert(dealt_to).values(**values))

    await database.run(work)


async def test_two_who_are_always_together_are_found_and_others_are_not(database):
    rng, everybody = Random(1), [f"p{i}" for i in range(10)]
    tables = [tuple(rng.sample(everybody, 3)) for _ in range(60)]
    await fill(database, [*tables, *[("x", "y", rng.choice(everybody)) for _ in range(8)]])
    await fill(database, [("f", "g", "p1")] * 9, kind="own", public=False)  # friends among themselves
    await fill(database, [("program1", "program2", "p1")] * 9, kind="code")
    await fill(database, [("h", "bot", "bot")] * 9, kind="alone")
    found = await CoPlayStatistics(database, Clock()).find_pairs()
    assert found.pairs[0].owners == ("x", "y")
    pair = found.pairs[0]
    assert (pair.names, pair.tables, pair.together) == (("X", "Y"), (8, 8), 8)
    assert pair.expected == pytest.approx(64 / 68)
    assert pair.chance < 1e-8
    assert not pair.same
    by_chance = [one for one in found.pairs[1:] if one.chance < 0.01 / found.compared]
    assert by_chance == []
    assert not {"f", "g", "program1", "h"} & {owner for one in found.pairs for owner in one.owners}


async def test_one_address_is_shown_beside_how_many_share_one(database):
    await fill(database, [("a", "b", "c"), ("a", "c", "d"), ("d", "b", "c")])
    signs = CoPlayStatistics(database, Clock())
    for owner, address in (("a", "home"), ("b", "home"), ("c", "cafe"), ("d", "else")):
        await signs.note_seating(owner, address)
    found = await signs.find_pairs()
    assert [(pair.owners, pair.same, pair.together) for pair in found.pairs] == [(("a", "b"), True, 1)]
    assert found.sharing == pytest.approx(1 / comb(4, 2))
    assert found.compared == 6


# ---------------------------------------------------------------- hands
def row(wrong: bool, made: int, best: int, right: tuple[int, ...], seat: int = 0) -> DecisionAnalysis:
    truth = Truth("result", 0, 0, right)
    return DecisionAnalysis(seat, 0, (made,), (best,), 0.0, 1.0, 0.1, wrong, 32, (), truth=truth)


def counted(*rows: DecisionAnalysis | None) -> tuple[int, int, int]:
    tally = Tally()
    for one in rows:
        assert one is not None
        tally.add(one)
    return tally.decisions, tally.apart, tally.hits


def test_what_counts_is_where_open_cards_tell_what_was_done_from_what_was_best() -> None:
    assert counted(row(True, 1, 2, (1, 3))) == (1, 1, 1)
    assert counted(row(False, 1, 2, (1,))) == (
        1,
        1,
        1,
    )  # no error beyond doubt, as a cheat who is careful makes none
    assert counted(row(True, 1, 2, (2,))) == (1, 1, 0)
    assert counted(row(True, 1, 2, (1, 2)), row(True, 1, 2, (3,)), row(False, 1, 1, (3,))) == (3, 0, 0)
    assert counted(msgspec.structs.replace(row(True, 1, 2, (1,)), truth=None)) == (1, 0, 0)  # it is not known


GUESS = """\
Game: marias
Preset: pagat_voleny
Rules: 1

From: phase=play turn=0 lead=0 trump=H lone=0 contract=0 levels=[0,-1,-1,-1,-1,-1,-1] took=[0,0,0,0,0,0,0]
Place hand0: JS QS AH
Place hand1: 8C QC 8D
Place hand2: 8S 7H TH
Place talon: JH KS
Rest: won0
"""


def test_who_knows_the_other_hands_is_told_from_who_plays_well_by_the_judge_itself() -> None:
    """By what the first seat knows it draws trumps; as one opponent has both of the others and must follow in spades, a
    spade is better."""
    game, played = read(GUESS)
    seen = [event.for_seat(0) for event in played.events]

    def led(card: str) -> DecisionAnalysis | None:
        run = (parse_card(card),)
        return answer_question(
            AnalysisRequest(game, game.view(played.start, 0), seen, run, played.start, Budget(32, seed=1))
        )

    assert counted(led("JS"), led("QS")) == (2, 2, 2)
    assert counted(led("AH")) == (1, 0, 0)


class Judge(ThreadBotPool):
    """Finds the first one always right with open cards alone, and the others never."""

    busy = 0

    async def analyze(self, asked: Any, patience: float) -> DecisionAnalysis | None:
        if self.busy:
            self.busy -= 1
            raise Busy
        return row(True, 1, 2, (1,) if asked.events and asked.view.seat == 0 else (3,), asked.view.seat)


async def test_decisions_are_counted_for_each_of_the_pair(database):
    people = AccountServices(database)
    hall = build_services(TableSetup(MemoryStore(), Judge(toys), CATALOG, 0.0), people=people).hall
    table = await table_of(hall, 3)
    await people.archive.take(table)
    ada, bob = hash_token("ada"), hash_token("bob")
    owners = (min(ada, bob), max(ada, bob))
    pair = Pair(owners, ("", ""), (1, 1), 1, 1.0, 1.0, True)
    judge: Any = hall.runner
    judge.busy = 1
    hands = CollusionCheck(hall.runner, hall.get_or_read)
    look = await hands.begin(pair, people.signs)
    assert await hands.begin(pair, people.signs) is look  # asked twice
    with pytest.raises(Busy):
        await hands.begin(Pair(("a", "b"), ("", ""), (1, 1), 1, 1.0, 1.0, True), people.signs)
    assert hands._task is not None
    await hands._task
    assert (look.deals, look.done, look.skipped) == (3, 3, 1)
    counted = sum(one.decisions for one in look.people)
    assert counted > 3
    assert 0 < sum(one.apart for one in look.people) < counted
    assert [one.hits for one in look.people] == [one.apart for one in look.people]
    assert look.others.decisions == 0
    await hands.close()
    await hall.close()


# ---------------------------------------------------------------- the administrator
async def test_only_the_administrator_sees_them_and_nobody_is_named_by_more_than_a_name(house: House):
    async with house.browser() as boss, house.browser() as ada, house.browser() as bob:
        await house.people.accounts.set_password("Boss", SECRET, admin=True)
        await enter(boss, "signin", "Boss")
        table = await opened(ada, ADA, OPEN)
        assert (await bob.post(f"/api/tables/{table}/sit", json={"name": "Bob"})).status_code == 200
        meta = (await house.hall.get_table(table)).meta
        await fill(house.people.database, [(meta.owners[0], meta.owners[1])], at=house.people.signs._clock())
        for stranger in (ada, bob):
            for ask in (
                stranger.get("/api/admin/signs"),
                stranger.post("/api/admin/hands", json={"id": "x"}),
            ):
                assert (await ask).json()["kind"] == "not_admin"
        answer = await boss.get("/api/admin/signs")
        found = answer.json()
        assert (found["compared"], found["sharing"], len(found["pairs"])) == (1, 1.0, 1)
        assert found["pairs"][0]["same"]
        assert found["pairs"][0]["look"] is None
        assert not any(owner in answer.text for owner in meta.owners)
        assert "127.0.0.1" not in answer.text
        unknown = await boss.post("/api/admin/hands", json={"id": "nobody"})
        assert unknown.json()["kind"] == "nobody_there"
        look = await boss.post("/api/admin/hands", json={"id": found["pairs"][0]["id"]})
        assert look.json()["deals"] == 1
        for _ in range(1000):
            pairs = (await boss.get("/api/admin/signs")).json()["pairs"]
            if pairs[0]["look"]["done"]:
                break
        assert pairs[0]["look"]["people"][0]["decisions"] == 0  # there is no such table: nothing is found
        export = (await ada.get("/api/people/export")).json()
        assert len(export["places"]) == 1


async def test_the_key_is_no_notice(database):
    people = AccountServices(database)
    await people.signs.note_seating("a", "home")
    assert (await people.notes.state()).notice == ""
    rows = await database.run(lambda db: db.execute(select(notes.c.key)).scalars().all())
    assert rows == ["place-key"]
