"""Two processes over one database: whichever one asks, a table is found, and it goes on when its process does not."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from hlaska.server.asgi.connection_limits import ConnectionLimiter
from hlaska.server.storage.postgres import PostgresStore
from tests.server import faults, real
from tests.server.live import Client, Live, live
from tests.server.real import free_port


@contextlib.contextmanager
def serving(url: str) -> Iterator[Live]:
    port = free_port()
    store = PostgresStore(url, f"http://127.0.0.1:{port}")
    with live(shared=store, port=port, door=ConnectionLimiter(0)) as server:
        yield server


@pytest.fixture
async def url(database) -> str:
    made: str = await database()
    return made


@pytest.fixture
def pair(url: str) -> Iterator[tuple[Live, Live]]:
    with serving(url) as a, serving(url) as b:
        yield a, b


def process(server: Live) -> str:
    store: Any = server.hall.store
    return str(store.leases.process)


async def forget(url: str, server: Live) -> None:
    """As if a process had not been heard of for too long."""
    db = await asyncpg.connect(url)
    await db.execute(
        "UPDATE processes SET until = clock_timestamp() - interval '1 s' WHERE id = $1", process(server)
    )
    await db.close()


def on_turn(*clients: Client) -> Client:
    """The one who is on turn."""
    return next(c for c in clients if c.last["view"]["pub"]["turn"] == c.last["view"]["seat"])


async def act(client: Client) -> None:
    last = client.last
    await client.send("act", seq=last["seq"], actions=[last["view"]["legal"][-1]])


@contextlib.asynccontextmanager
async def at(server: Live, table: str, token: str = "", **more: Any) -> Any:
    async with server.ws(table, token, **more) as ws:
        yield await Client(ws).start()


async def both_at(a: Live, b: Live, table: str, ada: str, bob: str) -> None:
    """Two play some actions, each through a process of his own."""
    async with at(a, table, ada) as first, at(b, table, bob) as second:
        for _ in range(4):
            if first.last["waiting"]:
                break
            mine = on_turn(first, second)
            await act(mine)
            seq = mine.last["seq"] + 1
            await asyncio.gather(first.until(seq), second.until(seq))
        assert first.last["seq"] >= 3


async def test_a_table_is_played_at_through_any_process(pair):
    a, b = pair
    table, ada, bob = a.open_two()
    await both_at(a, b, table, ada, bob)
    assert table in a.hall.live.tables
    assert table not in b.hall.live.tables
    with b.client() as client:
        assert client.get(f"/api/tables/{table}/record").text.startswith("Game: toy")
        assert client.get("/api/tables/nothing/record").status_code == 404


async def test_a_chair_is_taken_through_another_process(pair):
    a, b = pair
    table, ada = a.open([{"name": "Ada"}, {"name": "free", "kind": "open"}])
    with b.client() as client:
        answer = client.post(f"/api/tables/{table}/sit", json={"name": "Bob"})
        assert answer.status_code == 200, answer.text
        bob = answer.cookies["hlaska"]
        refused = client.post(
            f"/api/tables/{table}/sit", json={"name": "Eve"}, headers={"origin": "http://evil"}
        )
        assert refused.status_code == 403
    await both_at(b, b, table, ada, bob)


async def test_where_a_process_is_lost_its_tables_go_on_in_another(pair, url):
    a, b = pair
    table, ada, bob = a.open_two()
    await both_at(a, b, table, ada, bob)
    await forget(url, a)
    await both_at(b, b, table, ada, bob)  # b has it now
    assert table in b.hall.live.tables
    seq = b.hall.live.tables[table].table.seq
    assert a.hall.live.tables[table].table.seq < seq


async def test_who_is_at_a_table_that_was_lost_is_sent_away_and_comes_back(pair, url):
    a, b = pair
    table, ada, bob = a.open_two()
    async with at(a, table, ada) as first, at(a, table, bob) as second:
        await forget(url, a)
        async with at(b, table, bob):
            pass
        mine = on_turn(first, second)
        await act(mine)  # to one who does not know yet that he has lost it
        with pytest.raises(ConnectionClosed) as closed:
            await mine.get("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert table not in a.hall.live.tables
    await both_at(a, b, table, ada, bob)


async def test_a_table_that_was_lost_while_it_was_read_is_not_shown(pair, url):
    a, b = pair
    table, ada, bob = a.open_two()
    store: Any = a.hall.store
    store.leases.tables.discard(table)  # it came into memory after this process had begun anew
    await forget(url, a)
    await both_at(b, b, table, ada, bob)
    await both_at(a, b, table, ada, bob)
    assert table not in a.hall.live.tables


async def begin_anew(url: str, server: Live) -> None:
    """As if a process had just learned that it was not heard of for too long."""
    await forget(url, server)
    store: Any = server.hall.store
    before = process(server)
    while process(server) == before:  # an answer may be on its way that is older
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(store.leases._renew(), loop_of(server)))


def loop_of(server: Live) -> asyncio.AbstractEventLoop:
    """That of a server, which runs in a thread of its own."""
    store: Any = server.hall.store
    loop: asyncio.AbstractEventLoop = store.leases._renewing.get_loop()
    return loop


async def told_of_what_is_played_elsewhere(a: Live, b: Live, table: str, ada: str, bob: str) -> None:
    """Who is at a table through one process hears of what is done through the other."""
    async with at(a, table, bob) as second, at(b, table, ada) as first:
        mine, seq = on_turn(first, second), first.last["seq"] + 1
        await act(mine)
        await asyncio.gather(first.until(seq), second.until(seq))


def once(work: Callable[..., Any], then: Callable[[], Any]) -> Callable[..., Any]:
    """The same work; what it has done first is answered after something else."""
    left = [then]

    async def done(*said: Any) -> Any:
        found = await work(*said)
        while left:
            await left.pop()()
        return found

    return done


async def test_a_table_that_is_lost_while_it_is_read_is_followed_by_nobody(pair, url, monkeypatch):
    """Who came to it would wait for ever for what is played elsewhere."""
    a, b = pair
    table, ada, bob = b.open_two()
    await begin_anew(url, b)
    store: Any = a.hall.store
    monkeypatch.setattr(store, "load", once(store.load, lambda: begin_anew(url, a)))
    await told_of_what_is_played_elsewhere(a, b, table, ada, bob)
    assert table in a.hall.live.tables
    assert table not in b.hall.live.tables


async def test_a_table_that_is_lost_while_it_is_opened_is_played_at_elsewhere(pair, url, monkeypatch):
    a, b = pair
    store: Any = a.hall.store
    monkeypatch.setattr(store, "put", once(store.put, lambda: begin_anew(url, a)))
    table, ada = a.open([{"name": "Ada"}, {"name": "free", "kind": "open"}])
    assert table not in a.hall.live.tables
    with b.client() as client:
        bob = client.post(f"/api/tables/{table}/sit", json={"name": "Bob"}).cookies["hlaska"]
    await both_at(a, b, table, ada, bob)
    assert table in b.hall.live.tables


async def test_who_comes_to_a_table_that_is_handed_over_is_told_of_all_that_follows(pair, monkeypatch):
    a, b = pair
    table, ada, bob = a.open_two()
    here, going, gone = a.hall.live.tables[table], asyncio.Event(), asyncio.Event()
    close = here.presence.close

    async def slowly() -> None:
        going.set()
        await gone.wait()
        await close()

    monkeypatch.setattr(here.presence, "close", slowly)
    loop = loop_of(a)
    handing = asyncio.run_coroutine_threadsafe(a.hall.live.release(table, False), loop)
    asyncio.run_coroutine_threadsafe(going.wait(), loop).result(60)
    async with at(a, table, bob) as second:
        loop.call_soon_threadsafe(gone.set)
        assert await asyncio.wrap_future(handing)
        async with at(b, table, ada) as first:
            await act(on_turn(first, second))
            await asyncio.gather(first.until(2), second.until(2))


async def test_a_table_that_is_taken_while_it_is_released_is_taken_anew(pair, url):
    a, b = pair
    table, ada, bob = a.open_two()
    store: Any = a.hall.store
    ask = store._pool.ask

    async def late(work: Any) -> Any:
        store._pool.ask = ask
        assert await store.leases.acquire(table) is None  # before what releases it has come there
        return await ask(work)

    async def release() -> None:
        store._pool.ask = late
        await store.leases.release(table)

    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(release(), loop_of(a)))
    assert not store.leases.has(table)
    await told_of_what_is_played_elsewhere(a, b, table, ada, bob)


async def test_a_process_that_does_not_answer_is_waited_for(pair, url):
    a, b = pair
    table, ada, _ = a.open_two()
    db = await asyncpg.connect(url)
    await db.execute("UPDATE processes SET address = 'http://127.0.0.1:1' WHERE id = $1", process(a))
    await db.close()
    async with b.ws(table, ada) as ws:
        with pytest.raises(ConnectionClosed) as closed:
            await ws.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
    with b.client() as client:
        answer = client.get(f"/api/tables/{table}/record")
        assert (answer.status_code, answer.json()["row"]["key"]) == (503, "table-moved")


async def test_a_database_that_fails_is_told_and_nothing_is_lost(pair, monkeypatch):
    a, b = pair
    table, ada, bob = a.open_two()
    store: Any = a.hall.store
    async with at(a, table, ada) as one, at(a, table, bob) as other:
        first = on_turn(one, other)
        ask: Callable[..., Any] = store._pool.ask

        async def gone(work: Any) -> Any:
            await ask(work)  # it is written, and the answer is lost
            from hlaska.table.store import NotSaved

            raise NotSaved("the database cannot be reached")

        monkeypatch.setattr(store._pool, "ask", gone)
        await act(first)
        assert (await first.get("refused"))["kind"] == "not_saved"
        monkeypatch.setattr(store._pool, "ask", ask)
        await act(first)
        assert (await first.get("refused"))["kind"] == "stale"
        await first.until(2)
    await both_at(b, a, table, ada, bob)


# ---------------------------------------------------------------- what concerns more than one table
async def test_the_lobby_is_the_same_everywhere(pair):
    a, b = pair
    with a.client() as client:
        assert client.get("/api/lobby").json()["tables"] == []  # it lives in a
    chairs = [{"name": "Ada"}, {"name": "free", "kind": "open"}]
    table, ada = b.open(chairs, access="public")
    async with b.ws(table, ada) as ws:
        code = (await Client(ws).get("hello"))["code"]
        for server in (a, b):
            with server.client() as client:
                assert [one["table"] for one in client.get("/api/lobby").json()["tables"]] == [table]
                assert client.get(f"/api/lobby/code/{code}").json()["table"] == table
        with b.client() as client:
            seated = client.post("/api/lobby/seat", json={"games": ["toy"], "name": "Bob"})
            assert seated.json()["table"] == table
    await both_at(a, b, table, ada, seated.cookies["hlaska"])
    assert table in a.hall.live.tables


async def test_own_tables_and_where_one_is_awaited_are_the_same_everywhere(pair):
    a, b = pair
    table, *people = a.open_two()
    for server in (b, a):
        awaited = []
        for person in people:
            with server.client(cookies={"hlaska": person}) as client:
                assert [one["table"] for one in client.get("/api/me/tables").json()] == [table]
                awaited += client.get("/api/me/awaited").json()["tables"]
                assert client.get("/api/me/deals").status_code == 200
                assert client.delete(f"/api/me/deals?table={table}").json() == {"gone": 0, "kept": 1}
        assert [one["table"] for one in awaited] == [table]  # of the one who is on turn
    assert table not in b.hall.live.tables


async def test_a_table_of_another_process_is_deleted_and_given_to_an_account(pair):
    a, b = pair
    table, ada = a.open([{"name": "Ada"}, {"name": "Bot", "kind": "bot"}])
    with b.client(cookies={"hlaska": ada}) as client:
        async with at(a, table, ada):
            assert client.delete(f"/api/me/deals?table={table}").json() == {"gone": 0, "kept": 1}
        for _ in range(1000):  # until a has noticed that she has gone
            if client.delete(f"/api/me/deals?table={table}").json() == {"gone": 1, "kept": 0}:
                break
            await asyncio.sleep(0.01)
        assert client.get("/api/me/tables").json() == []
    table, ada, bob = a.open_two()
    async with at(a, table, ada) as first:
        with b.client(cookies={"hlaska": ada}) as client:
            made = client.post(
                "/api/people/signup", json={"name": "Ada", "password": "correct horse battery"}
            )
            assert made.status_code in (200, 201), made.text
            ada = made.cookies["hlaska"]
        with pytest.raises(ConnectionClosed):
            await first.get("never")
    await both_at(a, b, table, ada, bob)
    with a.client() as client:  # for other processes alone
        assert client.post(f"/inner/let-go/{table}").status_code in (404, 405)


async def test_who_knows_no_secret_does_not_come_from_another_process(pair):
    a, b = pair
    table, ada, _ = a.open_two()
    store: Any = a.hall.store
    forged = {"x-hlaska-onward": "nonsense 1 10.9.8.7"}
    async with at(b, table, ada, headers=forged) as first:
        assert first.hello["me"] == 0
    asked = b.client(headers={"x-hlaska-onward": f"{await_secret(b)} 1 10.9.8.7"})
    with (
        asked as client
    ):  # as from a process that believes the table to be here: it is not sent round and round
        answer = client.get(f"/api/tables/{table}/record")
        assert (answer.status_code, answer.json()["row"]["key"]) == (503, "table-moved")
    assert store.leases._secret == await_secret(b)


def await_secret(server: Live) -> str:
    store: Any = server.hall.store
    return str(store.leases._secret)


async def test_closing_hands_all_tables_on(url):
    with serving(url) as a:
        table, ada, bob = a.open_two()
        with serving(url) as b:
            await both_at(b, b, table, ada, bob)
            assert table in a.hall.live.tables
    with serving(url) as c:
        await both_at(c, c, table, ada, bob)
        assert table in c.hall.live.tables


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_some_faults_lose_nothing():
    """Two processes with a short lease, and faults that are repaired within a second or two. That all goes on
    is waited for, however long it takes on a busy machine."""
    programs, redis = real.postgres_folder(), real.redis_program()
    if programs is None or redis is None:
        pytest.skip(real.NO_POSTGRES if programs is None else real.NO_REDIS)
    names = ("stopped", "database killed", "bus killed")
    plan = faults.Plan(
        1,
        len(names),
        stopped=1.0,
        processes=2,
        tables=3,
        lease=0.6,
        repaired=200.0,
        names=names,
        in_order=True,
    )
    with real.postgres(programs) as database, real.redis(redis) as bus:  # its own, as they are killed
        acknowledged, done = await faults.run(database, plan, bus)
    assert done.done == dict.fromkeys(names, 1)
    assert acknowledged > 0


@pytest.mark.nightly
@pytest.mark.timeout(3600)
async def test_faults_lose_nothing():
    programs, redis = real.postgres_folder(), real.redis_program()
    if programs is None or redis is None:
        pytest.skip(real.NO_POSTGRES if programs is None else real.NO_REDIS)
    with real.postgres(programs, fsync=True) as database, real.redis(redis) as bus:
        acknowledged, done = await faults.run(database, faults.Plan(1, 20, stopped=8.0, at_once=5), bus)
    assert sum(done.done.values()) == 20
    assert acknowledged > 200
