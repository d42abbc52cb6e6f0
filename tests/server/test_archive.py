"""The archive: every deal that is over once, told to who may see it, found by what is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy import update

from hlaska.cli import main
from hlaska.core import record as records
from hlaska.core.errors import BadOptions
from hlaska.core.match_limit import NO_LIMIT, Limit
from hlaska.core.public import Undertaking
from hlaska.protocol.deals import ArchivedDeal
from hlaska.protocol.tables import NewTable
from hlaska.server.accounts.services import AccountServices
from hlaska.server.history import export as collection
from hlaska.server.history.archive import Archive, ArchiveFilter, contract_of, gain_of, rebuild
from hlaska.server.limits.concurrency import Turns
from hlaska.server.storage.account_schema import deals as kept_deals
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables.hooks import TableHooks
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.server.tokens import hash_token
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.match_state import Chair, SheetRow
from hlaska.table.store import MemoryStore, Store
from hlaska.table.table import Table
from tests.server.live import CATALOG, toys
from tests.server.test_people import House, database, enter, house
from tests.server.test_ratings import played
from tests.table.test_table import random_step

__all__ = ["database", "house"]
TWO = (Chair("Ada"), Chair("free", "open"))
ALONE = (Chair("Ada"), Chair("Max", "bot", "club"))
ADA, BOB, EVE = (hash_token(name) for name in ("ada", "bob", "eve"))


@pytest.fixture
async def place(database: Any) -> AsyncIterator[tuple[TableService, Archive]]:
    """A hall whose archive is in each database."""
    archive = AccountServices(database).archive
    hall = hall_with(MemoryStore(), archive)
    yield hall, archive
    await hall.close()


class Archiving(TableHooks):
    """Keeps what is in use, and with `settles` what tables settle, and nothing else."""

    def __init__(self, archive: Archive, settles: bool) -> None:
        self.archive: Archive = archive
        self._settles = settles

    async def on_deal_settled(self, table: Table) -> None:
        if self._settles:
            await self.archive.take(table)


def hall_with(store: Store, archive: Archive, settles: bool = False) -> TableService:
    return TableService(
        TableSetup(store, ThreadBotPool(toys), CATALOG, 0.0), hooks=Archiving(archive, settles)
    )


async def table_of(
    hall: TableService,
    deals: int,
    access: str = "public",
    bob: str = BOB,
    name: str = "Bob",
    limit: Limit = NO_LIMIT,
) -> Table:
    table = await hall.open(NewTable("toy", chairs=TWO, access=access, limit=limit), ADA)
    await table.seating.sit(-1, name, bob)
    await played(table, deals)
    return table


async def all_of(
    archive: Archive, wanted: ArchiveFilter | None = None, asks: str = "", most: int = 30
) -> list[ArchivedDeal]:
    found: list[ArchivedDeal] = []
    after = ""
    while True:
        page = await archive.find(wanted or ArchiveFilter(), asks, after, most)
        found += page.deals
        after = page.next
        if not after:
            return found


async def test_a_deal_is_kept_once_and_told_as_the_score_sheet_has_it(place: Any, database: Any) -> None:
    hall, archive = place
    table = await table_of(hall, 3)
    for keeper in (
        archive,
        archive,
        Archive(database),
    ):  # the last: of a server that has forgotten what it kept
        await keeper.take(table)
    found = await all_of(archive)
    assert [one.deal for one in found] == [3, 2, 1]
    for one, row in zip(found, reversed(table.now.sheet), strict=True):
        assert tuple(person.amount for person in one.chairs) == row.amounts
        assert [person.seat for person in one.chairs] == [row.chairs.index(i) for i in range(2)]
        assert [person.won for person in one.chairs] == [
            gain_of(row, i, table.game.has_payments) > 0 for i in range(2)
        ]
        assert (one.table, one.title, one.public) == (table.meta.id, row.title, True)
        assert [person.name for person in one.chairs] == ["Ada", "Bob"]
    assert ADA not in str(found)


async def test_a_deal_that_several_keep_at_once_is_kept_once(place: Any, database: Any) -> None:
    hall, archive = place
    table = await table_of(hall, 3)
    await asyncio.gather(*(Archive(database).take(table) for _ in range(6)))
    assert [one.deal for one in await all_of(archive)] == [3, 2, 1]


async def test_deals_are_told_to_who_sat_there_and_of_public_tables_to_all(place: Any) -> None:
    hall, archive = place
    tables = {access: await table_of(hall, 1, access) for access in ("public", "code", "private")}
    for table in tables.values():
        await archive.take(table)
    for asks, seen in ((ADA, 3), (BOB, 3), (EVE, 1), ("", 1)):
        assert len(await all_of(archive, asks=asks)) == seen
    assert [one.table for one in await all_of(archive, asks=EVE)] == [tables["public"].meta.id]
    # Neither by a name, nor by what was played, nor by the tables of somebody else.
    for wanted in (
        ArchiveFilter(who="Bob"),
        ArchiveFilter(owner=BOB),
        ArchiveFilter(game="toy"),
        ArchiveFilter(result="won", who="ada"),
    ):
        assert {one.public for one in await all_of(archive, wanted, EVE)} <= {True}
    assert {one.public for one in await all_of(archive, ArchiveFilter(public=True), ADA)} == {True}
    assert [one.chairs[0].me for one in await all_of(archive, asks=ADA)] == [True] * 3


async def test_what_is_asked_for(place: Any) -> None:
    hall, archive = place
    first, second = await table_of(hall, 3), await table_of(hall, 2, name="Čeněk", bob=EVE)
    for table in (first, second):
        await archive.take(table)
    everything = await all_of(archive)
    assert len(everything) == 5
    # Page by page there is nothing else, and nothing twice.
    assert await all_of(archive, most=2) == everything
    assert (await archive.find(ArchiveFilter(game="toy"))).contracts == ("",)
    assert len(await all_of(archive, ArchiveFilter(who="cenek"))) == 2  # accents and case make no difference
    assert len(await all_of(archive, ArchiveFilter(who="enek"))) == 2
    assert len(await all_of(archive, ArchiveFilter(who="%"))) == 0
    assert await all_of(archive, ArchiveFilter(game="marias")) == []
    for wanted in (ArchiveFilter(who="Bob"), ArchiveFilter(owner=BOB)):
        sides = [await all_of(archive, replace(wanted, result=result)) for result in ("won", "lost")]
        assert sum(map(len, sides)) == 3
        for deals, won in zip(sides, (True, False), strict=True):
            assert {one.chairs[1].won for one in deals} <= {won}
    most = max(person.amount for one in everything for person in one.chairs)
    assert await all_of(archive, ArchiveFilter(least=most // everything[0].money + 1)) == []
    times = sorted(one.at for one in everything)
    assert len(await all_of(archive, ArchiveFilter(since=float(times[0]), until=times[-1] + 1.0))) == 5
    assert await all_of(archive, ArchiveFilter(since=times[-1] + 1.0)) == []
    assert await all_of(archive, ArchiveFilter(contract="hundred")) == []


async def test_what_cannot_be_asked_for_is_said(house: House) -> None:
    async with house.browser() as ada:
        for query, says in (
            ("result=drawn", "won or lost"),
            ("contract=%C5%98", "joined by +"),
            ("since=5&until=3", "since before until"),
            ("since=nan", "since before until"),
            ("least=-1", "from 0 to"),
            ("after=x", "what an earlier answer calls next"),
            ("mine=true&who=Bob", "one of them"),
            ("game=chess", "chess"),
        ):
            answer = await ada.get(f"/api/archive?{query}")
            if query.startswith("mine"):  # a stranger has none
                assert (answer.status_code, answer.json()["deals"]) == (200, [])
                await ada.post("/api/tables", json={"game": "toy"})
                answer = await ada.get(f"/api/archive?{query}")
            assert answer.status_code == 400, query
            assert says in answer.json()["text"]
        with pytest.raises(BadOptions):
            await house.people.archive.find(ArchiveFilter(), after="1.5-2-'; DROP TABLE deals")
        assert (await ada.get("/api/archive?most=100000&who=")).status_code == 200


async def test_what_a_killed_server_left_out_is_put_in_when_it_starts(tmp_path: Path) -> None:
    people, path = AccountServices(), tmp_path / "db.sqlite3"
    hall = hall_with(journal := SqliteStore(path), people.archive, settles=True)
    used = await table_of(hall, 0)
    await hall.live.presence(used)._check_safely()  # it is noted that somebody is there
    await played(used, 2)
    for at in hall.live.tables.values():
        await at.stop()
    await journal.close()  # killed: nothing of the two deals was kept
    for part in ("deals", "dealt_to"):
        await people.database.run(lambda db, part=part: db.exec_driver_sql(f"DELETE FROM {part}"))  # type: ignore[misc]
    again = hall_with(SqliteStore(path), AccountServices(people.database).archive)
    await again.live.catch_up_archive()
    assert [one.deal for one in await all_of(people.archive, asks=ADA)] == [2, 1]
    assert await people.archive.list_in_use() == []
    assert again.live.tables == {}  # nobody was set to work there
    await again.close()
    await again.store.close()


async def test_the_archive_is_made_anew_from_the_journals(place: Any) -> None:
    hall, archive = place
    kept, listed_off, alone = await table_of(hall, 2), await table_of(hall, 1), await alone_table(hall, 2)
    for table in (kept, listed_off, alone):
        await archive.take(table)
    before = await all_of(archive, asks=ADA)
    read: list[int] = []
    assert await rebuild(archive, hall.store, hall.get_or_read, read.append) == (5, 0)
    assert await all_of(archive, asks=ADA) == before
    assert read == [3]
    # A table that is no more leaves nothing, one off the own list is not mine again, one that cannot be read stays.
    await hall.store.forget(ADA, alone.meta.id, whole=True)
    await hall.store.forget(ADA, listed_off.meta.id, whole=False)
    await hall.store.append(kept.meta.id, kept.seq + 1, 0, (999,))
    for name in list(hall.live.tables):
        await hall.live.stop(name)
    assert await rebuild(archive, hall.store, hall.get_or_read) == (3, 1)
    assert [one.table for one in await all_of(archive, ArchiveFilter(owner=ADA))] == [kept.meta.id] * 2
    assert len(await all_of(archive)) == 3


async def alone_table(hall: TableService, deals: int) -> Table:
    table = await hall.open(NewTable("toy", chairs=ALONE), ADA)
    rng = Random(3)
    await hall.live.tables[table.meta.id].stop()
    while len(table.now.sheet) < deals:
        await random_step(table, rng)
    return table


async def test_deleting_a_table_or_taking_it_off_the_list(place: Any) -> None:
    hall, archive = place
    alone, ended = await alone_table(hall, 1), await table_of(hall, 0, limit=Limit(deals=1))
    await played(ended, 1)
    assert ended.now.is_over
    for table in (alone, ended):
        await archive.take(table)
    assert (await hall.user_tables.forget(ADA)).gone == 2
    assert await all_of(archive, ArchiveFilter(owner=ADA), ADA) == []
    assert {one.table for one in await all_of(archive, asks=BOB)} == {ended.meta.id}


async def test_a_guest_who_signs_up_keeps_his_deals_and_who_goes_leaves_no_name(house: House) -> None:
    async with house.browser() as ada, house.browser() as bob:
        for one in (ada, bob):
            await one.post("/api/tables", json={"game": "toy"})
        owners = [await house.people.accounts.owner_of(one.cookies["hlaska"]) for one in (ada, bob)]
        table = await house.hall.open(NewTable("toy", chairs=TWO, access="public"), owners[0])
        await table.seating.sit(-1, "Bob", owners[1])
        await played(table, 2)
        await house.people.archive.take(table)
        await enter(bob, "signup", "Bob")
        mine = (await bob.get("/api/archive?mine=true")).json()["deals"]
        assert [(one["table"], one["deal"]) for one in mine] == [(table.meta.id, 2), (table.meta.id, 1)]
        assert [(p["name"], p.get("person", ""), p.get("me", False)) for p in mine[0]["chairs"]] == [
            ("Ada", "", False),
            ("Bob", "Bob", True),
        ]
        assert len((await ada.get("/api/archive?who=bob")).json()["deals"]) == 2
        await bob.post("/api/people/delete", json={"password": "correct horse"})
        found = (await ada.get("/api/archive")).json()["deals"]
        assert [p["name"] for p in found[0]["chairs"]] == ["Ada", "?"]
        assert (await ada.get("/api/archive?who=bob")).json()["deals"] == []
        assert "Bob" not in str(found)


async def test_a_stranger_replays_a_public_deal_and_sets_nobody_to_work(house: House) -> None:
    table = await table_of(house.hall, 1)
    await house.people.archive.take(table)
    name = table.meta.id
    await house.hall.live.stop(name)
    async with house.browser() as eve:
        (deal,) = (await eve.get("/api/archive")).json()["deals"]
        told = await eve.get(f"/api/tables/{deal['table']}/deals/{deal['deal']}")
        assert told.status_code == 200
        assert told.json()["frames"]
    assert house.hall.live.tables == {}


def test_contracts_and_gains() -> None:
    made = (
        Undertaking("seven", 0, True),
        Undertaking("two sevens", 0, True),
        Undertaking("seven against", 1, True),
    )
    row = SheetRow(1, None, (30, -10, -20, 0), (2, 0, 1, 3), (), False, 0, (1, 6, 6), made)
    assert contract_of(row) == "seven+two-sevens"
    assert contract_of(replace(row, declarer=-1)) == "seven+seven-against+two-sevens"
    assert contract_of(replace(row, undertaken=())) == ""
    # Seats 0, 1, 2 are chairs 2, 0, 1; chair 3 sits out.
    assert [gain_of(row, chair, True) for chair in range(4)] == [30, -10, -20, 0]
    assert [gain_of(row, chair, False) for chair in range(3)] == [50, 10, -30]


async def test_the_answers_over_http_have_no_owner(house: House) -> None:
    table = await table_of(house.hall, 1)
    await house.people.archive.take(table)
    async with house.browser() as eve:
        answer: httpx.Response = await eve.get("/api/archive?game=toy&result=won")
        assert answer.status_code == 200
        for secret in (ADA, BOB, "owner", table.meta.key):
            assert secret not in answer.text


async def test_a_person_is_shown_as_far_as_anybody_may_know(house: House) -> None:
    async with house.browser() as ada, house.browser() as eve:
        await enter(ada, "signup", "Ada")
        owner = await house.people.accounts.owner_of(ada.cookies["hlaska"])
        for access, deals in (("public", 3), ("private", 2)):
            table = await house.hall.open(NewTable("toy", chairs=TWO, access=access, rated=True), owner)
            await table.seating.sit(-1, "Bob", BOB)
            await played(table, deals)
            for keeper in (house.people.archive, house.people.ratings):
                await keeper.take(table)
        for one in (eve, ada):  # oneself is shown no more
            answer = await one.get("/api/person?name=ada")
            told = answer.json()
            assert (told["name"], [r["deals"] for r in told["ratings"]]) == ("Ada", [5])
            (result,) = told["results"]
            mine = [p for deal in told["deals"] for p in deal["chairs"] if p.get("person") == "Ada"]
            assert (result["deals"], len(mine)) == (3, 3)
            assert result["won"] == sum(p["won"] for p in mine)
            assert result["total"] == sum(p["amount"] for p in mine)
            assert result["squares"] == sum(p["amount"] ** 2 for p in mine)
            assert told["since"] % 3600 == 0
            for secret in (owner, "seen", "device", "password"):
                assert secret not in answer.text
        assert (await eve.get("/api/person?name=Nobody")).status_code == 404
        assert (await eve.get("/api/person?name=" + "x" * 5000)).status_code in (404, 414)
        await house.people.accounts.bar("Ada", barred=True)
        assert (await eve.get("/api/person?name=Ada")).json()["kind"] == "no_person"
        assert [p["person"] for p in (await eve.get("/api/archive")).json()["deals"][0]["chairs"]] == ["", ""]


async def test_all_own_matches_are_one_file_of_records(house: House) -> None:
    find = CATALOG.find
    async with house.browser() as ada:
        assert (await ada.get("/api/archive/mine")).text == "{ 0 matches }\n"
        await ada.post("/api/tables", json={"game": "toy"})
        owner = await house.people.accounts.owner_of(ada.cookies["hlaska"])
        tables = []
        for deals in (2, 3):
            table = await house.hall.open(NewTable("toy", chairs=TWO), owner)
            await table.seating.sit(-1, "Bob", BOB)
            await played(table, deals)
            tables.append(table)
        answer = await ada.get("/api/archive/mine")
        assert "matches.hlaska" in answer.headers["content-disposition"]
        texts = records.split(answer.text)
        found = [records.read(text, find) for text in texts]
        assert sorted(len(record.deals) for record in found) == [2, 3]
        assert {record.chairs for record in found} == {("Ada", "Bob")}
        for text in texts:
            records.check_text(text, find)  # also with its date and the last line
        assert answer.text.endswith("{ 2 matches }\n")
    async with house.browser() as eve:
        assert (await eve.get("/api/archive/mine")).text == "{ 0 matches }\n"
    # Where many wait one more is told to come later, and not in the middle of it.
    house.people.exporting = Turns(1, 0)
    async with house.browser() as bob:
        for path in ("/api/archive/mine", "/api/people/export"):
            assert (await bob.get(path)).status_code == 503


async def test_a_month_of_a_server_names_nobody(place: Any) -> None:
    hall, _ = place
    both, alone = await table_of(hall, 2), await alone_table(hall, 1)
    at = datetime.fromtimestamp(both.meta.created, UTC)
    texts = [text async for text in collection.of_month(hall.store, hall.get_or_read, (at.year, at.month))]
    found = [records.read(one, CATALOG.find) for one in records.split("".join(texts))]
    assert {record.chairs for record in found} == {
        ("Player 1", "Player 2"),
        ("Player 1", "Computer 2 (club)"),
    }
    for name in ("Ada", "Bob", "Max", ADA, both.meta.id, alone.meta.id):
        assert name not in "".join(texts)
    assert [
        text async for text in collection.of_month(hall.store, hall.get_or_read, (at.year - 1, at.month))
    ] == ["{ 0 matches }\n"]


def test_a_month_and_the_archive_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db, out = str(tmp_path / "db.sqlite3"), tmp_path / "month.hlaska"
    assert main(["archive", "--db", db]) == 0
    assert "0 deals are in the archive" in capsys.readouterr().out
    assert main(["archive", "--db", db, "--month", "2026-11", "--out", str(out)]) == 0
    assert out.read_text() == "{ 0 matches }\n"
    assert (
        main(["archive", "--db", db, "--month", "2026-11", "--out", str(out)]) == 1
    )  # nothing is written over
    assert main(["archive", "--db", db, "--month", "2026-13"]) == 1
    assert "expected a year and a month" in capsys.readouterr().err
    assert main(["archive", "--db", db, "--out", "x"]) == 1


async def test_a_deal_has_the_cards_of_its_own_game(place: Any, database: Any) -> None:
    hall, archive = place
    await archive.take(await table_of(hall, 1))
    for game, faces in (("marias", "bohemian"), ("sixtysix", "german"), ("pinochle", "french")):
        of_this = update(kept_deals).values(game=game)
        await database.run(lambda db, of_this=of_this: db.execute(of_this))
        assert [one.faces for one in await all_of(archive)] == [faces]
