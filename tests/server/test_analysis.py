"""Hints and reviews over the wire: who may ask, what is answered, and that it is answered to nobody else."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from hlaska import games
from hlaska.bots import make
from hlaska.bots.analysis.decision_analysis import answer_question
from hlaska.core.errors import Illegal
from hlaska.core.game import Game
from hlaska.core.review import AnalysisRequest, Budget, DecisionAnalysis
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.server.analysis import service as advice
from hlaska.server.analysis.service import AnalysisService
from hlaska.server.api import review_socket as reviews
from hlaska.server.limits import budget
from hlaska.server.limits.budget import Price
from hlaska.server.limits.concurrency import ConcurrencyLimit, WaitingQueue
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tokens import hash_token
from hlaska.table.bots.bot_pool import Busy
from hlaska.table.bots.bot_worker import ValueCards
from hlaska.table.card_luck import value_cards
from hlaska.table.match_state import Chair, MatchState
from hlaska.table.meter import meter_thinking
from hlaska.table.store import MemoryStore, TableMeta
from hlaska.table.table import Table
from tests import exchange
from tests.bots.test_review import played_by
from tests.server.live import Client, Live, live

GAMES = Catalog(("sixtysix", "marias"))
SOLO = [{"name": "Ada"}, {"name": "Max", "kind": "bot", "level": "greedy"}]


@pytest.fixture(scope="module")
def server():
    jit.start()
    before = advice.HINT, advice.REVIEW
    advice.HINT = advice.REVIEW = Budget(4, seed=1)  # type: ignore[misc]  # the time of a test
    with live(catalog=GAMES, make=make) as running:
        yield running
    advice.HINT, advice.REVIEW = before  # type: ignore[misc]


def opened(server: Live, chairs: list[dict[str, str]] = SOLO) -> tuple[str, str]:
    return server.open(chairs, game="sixtysix", preset="schnapsen")


async def to_my_turn(client: Client) -> None:
    while client.last["view"]["pub"]["turn"] != client.last["view"]["seat"] and not client.last["waiting"]:
        await client.get("update")


async def to_the_end(client: Client) -> list[int]:
    """Plays the first thing that may be done; gives how many choices there were each time, but for claims that the
    own points show to be wrong."""
    choices, claim = [], find_game("sixtysix").call("claim")
    await to_my_turn(client)
    while not client.last["waiting"]:
        view, seq = client.last["view"], client.last["seq"]
        legal = view["legal"]
        choices.append(len(legal) - (claim in legal and view["pub"]["points"][view["seat"]] < 66))
        await client.send("act", seq=seq, actions=legal[:1])
        await client.until(seq + 1)
        await to_my_turn(client)
    return choices


async def test_a_hint_comes_to_who_asks_and_is_about_the_own_decision(server):
    table, token = opened(server)
    async with server.ws(table, token) as a, server.ws(table, token) as b:
        client, other = await Client(a).start(), await Client(b).start()
        assert client.hello["hints"]
        await to_my_turn(client)
        view, seq = client.last["view"], client.last["seq"]
        await client.send("hint", seq=seq)
        found = await client.get("hinted")
        assert found["seq"] == seq + 1  # after the line that marks the deal
        hint = found["hint"]
        assert hint["made"] == []
        assert hint["truth"] is None
        assert {tuple(c["actions"]) for c in hint["choices"]} == {(a,) for a in view["legal"]}
        assert hint["choices"][0]["actions"] == hint["best"]
        own = view["places"][client.hello["places"].index(f"hand{view['seat']}")]
        assert hint["hand"] == sorted(e & 63 for e in own)
        await other.send("ping")
        assert (await other.get())["type"] in ("update", "pong")  # and no hint


async def test_whether_anything_can_change_is_told_to_who_is_alone(server):
    table, token = opened(server)
    async with server.ws(table, token) as ws:
        client = await Client(ws).start()
        await to_my_turn(client)
        seq = client.last["seq"]
        await client.send("rest", seq=seq)
        assert await client.get("rested") == {"type": "rested", "seq": seq, "same": False}
        await client.send("rest", seq=seq + 9)
        assert (await client.get("rested"))["same"] is False


async def test_a_hint_is_refused_beside_persons_out_of_turn_and_by_the_host(server):
    table, ada, _ = server.open_two(game="sixtysix", preset="schnapsen")
    async with server.ws(table, ada) as a:
        client = await Client(a).start()
        assert not client.hello["hints"]
        await client.send("hint", seq=client.last["seq"])
        assert (await client.get("refused"))["row"]["key"] == "refused-hint-persons"
        await client.send("rest", seq=client.last["seq"])
        assert (await client.get("refused"))["row"]["key"] == "refused-hint-persons"
    table, token = opened(server)
    async with server.ws(table, token) as a, server.ws(table) as b:
        client, onlooker = await Client(a).start(), await Client(b).start()
        await client.send("hint", seq=client.last["seq"] + 7)
        assert (await client.get("refused"))["kind"] == "stale"
        await onlooker.send("hint", seq=onlooker.last["seq"])
        assert (await onlooker.get("refused"))["row"]["key"] == "refused-hint-persons"
        server.hall.advice._allowed = False
        await client.send("hint", seq=client.last["seq"])
        assert (await client.get("refused"))["row"]["key"] == "refused-hint-off"
        server.hall.advice._allowed = True


async def test_a_review_comes_when_the_deal_is_over_to_who_asks(server):
    table, token = opened(server)
    async with server.ws(table, token) as a, server.ws(table) as b:
        client, onlooker = await Client(a).start(), await Client(b).start()
        await client.send("review")
        assert (await client.get("refused"))["row"]["key"] == "refused-review-deal"
        choices = await to_the_end(client)
        await onlooker.send("review")
        assert (await onlooker.get("refused"))["row"]["key"] == "refused-no-seat"
        await client.send("review", deal=1)
        told = [await client.get("reviewed")]
        while told[-1]["review"] is None:
            told.append(await client.get("reviewed"))
        assert [m["done"] for m in told] == sorted(m["done"] for m in told)
        found = told[-1]["review"]
        assert found["seat"] == client.last["view"]["seat"]
        assert len(found["decisions"]) == sum(n > 1 for n in choices)
        assert found["result"] == pytest.approx(found["expected"] - found["lost"] + found["luck"], abs=0.01)
        assert (found["field"] is None) != jit.is_ready("run_playouts")
        with server.client(cookies={"hlaska": token}) as own:
            (match,) = own.get("/api/me/deals").json()["matches"]
            assert match["deals"][0]["lost"] == found["lost"]
        await onlooker.send("ping")
        while (message := await onlooker.get())["type"] != "pong":
            assert message["type"] == "update"


async def reviewed(ws: Any) -> list[dict[str, Any]]:
    """All that is told on a line for a review."""
    return [json.loads(text) async for text in ws]


async def test_a_deal_of_others_is_reviewed_for_who_may_see_it(server):
    table, token = opened(server)
    away = f"{table}/review?seat=1"
    async with server.ws(table, token) as a:
        client = await Client(a).start()
        async with server.ws(away) as ws:
            (refused,) = await reviewed(ws)
        assert refused["row"]["key"] == "refused-review-deal"
        await to_the_end(client)
        before = set(server.hall.lobby.people())
        async with server.ws(away) as ws:
            await ws.send('{"type": "ping"}')
            *told, last = [m for m in await reviewed(ws) if m["type"] != "pong"]
        assert {m["type"] for m in told} == {"reviewed"}
        assert set(server.hall.lobby.people()) == before  # nobody looks on because of it
        assert last["review"]["seat"] == 1
        async with server.ws(away) as ws:
            assert await reviewed(ws) == [last]  # it is remembered
        with server.client(cookies={"hlaska": token}) as own:
            (match,) = own.get("/api/me/deals").json()["matches"]
            assert "lost" not in match["deals"][0]  # what others look at is none of his statistics
        async with server.ws(f"{table}/review?deal=1", token) as ws:  # and his own seat is looked at as ever
            assert (await reviewed(ws))[-1]["review"]["seat"] == client.last["view"]["seat"]
        for wrong, key in (
            ("seat=9", "refused-no-seat"),
            ("", "refused-no-seat"),
            ("deal=7&seat=0", "refused-review-deal"),
        ):
            async with server.ws(f"{table}/review?{wrong}") as ws:
                assert (await reviewed(ws))[0]["row"]["key"] == key
        async with server.ws("nothing/review?seat=0") as ws:
            assert (await reviewed(ws))[0]["row"]["key"] == "problem-no-table"


async def test_reviews_are_charged_to_the_address_that_asks(server, monkeypatch):
    async def think(question: AnalysisRequest, patience: float) -> DecisionAnalysis | None:
        with meter_thinking():
            await asyncio.sleep(0.001)
        return None

    table, token = opened(server)
    async with server.ws(table, token) as a:
        await to_the_end(await Client(a).start())
    charged: list[tuple[str, str]] = []
    found = server.hall.budget
    monkeypatch.setattr(reviews, "REVIEWED", Price())

    def note(address: str, part: str, n: float) -> None:
        charged.extend([(address, part)] if n > 0 else [])

    monkeypatch.setattr(found, "charge", note)
    monkeypatch.setattr(server.hall.runner, "analyze", think)
    async with server.ws(table, query="/review?deal=1&seat=1") as ws:
        told = await reviewed(ws)
    assert told[-1]["review"]["seat"] == 1
    assert ("127.0.0.1", "thought") in charged
    charged.clear()
    async with server.ws(table, query="/review?deal=1&seat=1") as ws:
        assert (await reviewed(ws))[-1] == told[-1]
    assert ("127.0.0.1", "thought") not in charged  # it was made already
    spent = found._limits["work"]._own
    spent.charge("127.0.0.1", 2 * budget.WORK)
    async with server.ws(table, query="/review?deal=1&seat=1") as ws:
        (said,) = await reviewed(ws)
    assert (said["kind"], said["row"]["key"]) == ("busy", "problem-too-much")
    spent.give_back("127.0.0.1", 2 * budget.WORK)


async def test_who_does_not_read_how_far_a_review_has_come_holds_up_nobody(server, monkeypatch):
    async def nothing(question: AnalysisRequest, patience: float) -> DecisionAnalysis | None:
        return None

    async def forever(message: Any) -> None:
        if message.review is not None:
            made.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(server.hall.runner, "analyze", nothing)
    table, token = opened(server)
    async with server.ws(table, token) as a:
        await to_the_end(await Client(a).start())
    found, told = await server.hall.get_or_read(table), list[Any]()

    async def tell(message: Any) -> None:
        told.append(message)

    few = AnalysisService(server.hall.runner)
    few._room, few._queue = (
        ConcurrencyLimit(1),
        WaitingQueue(1),
    )  # what is held by one is there for nobody else
    for who in (found.meta.chair_of(hash_token(token)), -1):
        made = asyncio.Event()
        stuck = asyncio.create_task(few.review(found, who, 1, forever, 0))
        async with asyncio.timeout(60):
            await made.wait()
            few._found.clear()
            await few.review(found, who, 1, tell, 0)
        assert told[-1].review is not None
        few._found.clear()
        stuck.cancel()
        await asyncio.gather(stuck, return_exceptions=True)


async def test_who_waits_is_told_how_many_are_before():
    queue, told, order = WaitingQueue(3), dict[str, list[int]](), list[str]()
    going = {name: asyncio.Event() for name in "abc"}

    async def come(name: str) -> None:
        def tell(before: int) -> None:
            told.setdefault(name, []).append(before)

        async with queue.turn(tell):
            order.append(name)
            await going[name].wait()

    tasks = {name: asyncio.create_task(come(name)) for name in "abc"}
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await come("d")
    tasks["b"].cancel()  # goes away while he waits
    await asyncio.gather(tasks["b"], return_exceptions=True)
    going["a"].set()
    going["c"].set()
    await asyncio.gather(tasks["a"], tasks["c"])
    assert order == ["a", "c"]
    assert told == {"b": [1], "c": [2, 1]}


async def test_what_cards_are_worth_is_left_out_where_nobody_has_time() -> None:
    class Full:
        async def value_cards(self, asked: ValueCards, patience: float) -> tuple[float, ...]:
            raise Busy

    played = played_by(game := find_game("sixtysix", "schnapsen"), 1)
    assert await value_cards(cast(Any, Full()), game, played, 1) == ()


async def test_one_at_a_time_and_the_table_goes_on(server, monkeypatch):
    asked: list[AnalysisRequest] = []
    done: list[bool] = []  # the server has another event loop

    async def slow(question: AnalysisRequest, patience: float) -> DecisionAnalysis | None:
        asked.append(question)
        for _ in range(0 if done else 500):
            await asyncio.sleep(0.01)
            if done:
                break
        raise Busy

    monkeypatch.setattr(server.hall.runner, "analyze", slow)
    table, token = opened(server)
    async with server.ws(table, token) as a:
        client = await Client(a).start()
        await to_my_turn(client)
        seq = client.last["seq"]
        await client.send("hint", seq=seq)
        await client.send("hint", seq=seq)
        assert (await client.get("refused"))["row"]["key"] == "refused-thinking-already"
        await client.send("act", seq=seq, actions=client.last["view"]["legal"][:1])
        await client.until(seq + 1)
        done.append(True)
        assert (await client.get("refused"))["kind"] == "busy"
    assert [q.state for q in asked] == [None]


async def test_too_many_at_a_time_are_told_to_come_later(server, monkeypatch):
    monkeypatch.setattr(server.hall.advice, "_room", ConcurrencyLimit(0))
    table, token = opened(server)
    async with server.ws(table, token) as a:
        client = await Client(a).start()
        await to_my_turn(client)
        await client.send("hint", seq=client.last["seq"])
        assert (await client.get("refused"))["row"]["key"] == "refused-thinking"


def at_chairs(game: Game, *kinds: str) -> Table:
    """A table with these kinds of chairs."""
    table = Table(TableMeta("t", game.id, "", {}, 1, (), ()), game, MemoryStore())
    table.log.meta = replace(table.meta, chairs=tuple(Chair("x", kind) for kind in kinds))
    return table


def test_who_is_alone() -> None:
    game = find_game("marias")
    assert advice.is_alone(at_chairs(game, "person", "bot", "bot"), 0)
    assert not advice.is_alone(at_chairs(game, "person", "bot", "open"), 0)
    assert not advice.is_alone(at_chairs(game, "person", "person", "bot"), 1)
    assert not advice.is_alone(at_chairs(game, "person", "bot", "bot"), -1)


# ---------------------------------------------------------------- what is hidden
class AtOnce:
    """Weighs in this process, always with the same seed."""

    async def analyze(self, asked: AnalysisRequest, patience: float) -> DecisionAnalysis | None:
        assert asked.state is None
        return answer_question(asked._replace(budget=Budget(2, seed=1)))


class Showing(advice.AnalysisService):
    """A planted leak: what is asked is made of everything."""

    async def hint(self, table: Any, chair: int, seq: int) -> Any:
        state = table.now.state
        whole = replace(table.play.view(table.seat(chair)), places=state.places)
        return answer_question(
            AnalysisRequest(table.game, whole, table.now.steps[0].events, budget=Budget(2, seed=1))
        )


def asked_for(game: Game, now: MatchState, kind: type[advice.AnalysisService]) -> bytes:
    """The hint for the seat on turn, as it is sent."""
    assert now.state is not None
    chair = now.chairs[now.state.pub.turn]
    table = at_chairs(game, *("person" if c == chair else "bot" for c in range(game.players)))
    table.log.now = replace(now, hinted=(chair,))  # so that nothing has to be saved
    made = kind(cast(Any, AtOnce()))
    try:
        return msgspec.json.encode(asyncio.run(made.hint(table, chair, now.seq)))
    except Illegal as error:
        return error.text.encode()


def exchanged(name: str, kind: type[advice.AnalysisService], pairs: int) -> tuple[int, int]:
    """How many hints were compared where two cards changed places that the seat does not see, and how many differed."""
    game, rng = find_game(name), Random(5)
    compared = differ = 0
    while compared < pairs:
        moments = exchange.played(game, rng)[:-1]
        pair = exchange.exchange(game, moments, rng) if moments else None
        turn = pair.true.state.pub.turn if pair is not None and pair.true.state is not None else -1
        if pair is None or turn not in pair.seats:
            continue
        compared += 1
        differ += asked_for(game, pair.true, kind) != asked_for(game, pair.other, kind)
    return compared, differ


@pytest.mark.parametrize("name", list(games.GAMES))
def test_a_hint_does_not_depend_on_a_hidden_card(name: str) -> None:
    assert exchanged(name, advice.AnalysisService, 3) == (3, 0)


def test_a_planted_leak_of_a_hint_is_found() -> None:
    assert exchanged("sixtysix", Showing, 12)[1] > 0
