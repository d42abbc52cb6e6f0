"""Deals that are over, told step by step: what each seat was told then, or all cards; nothing of a deal that runs."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from hlaska import games
from hlaska.bots import make
from hlaska.core import record as records
from hlaska.core.board import cards_in, seen
from hlaska.core.errors import BadOptions, BadRecord
from hlaska.core.game import Game
from hlaska.protocol.deals import AskReplay, PlayOn, Replay
from hlaska.server.history.play_from_record import start_from_record
from hlaska.server.history.records import NoDeal, record_text
from hlaska.server.history.replay import replay_of_text
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.table import match_state, position_editor, updates
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.new_table import open_from_deal
from hlaska.table.replay import frames
from hlaska.table.store import MemoryStore
from hlaska.table.table import Table
from tests import laws
from tests.server.live import Client, live
from tests.server.test_http import problem
from tests.told import is_said

every_game = pytest.mark.parametrize("name", list(games.GAMES))


def a_deal(name: str, seed: int) -> tuple[Game, laws.Trace, records.Record]:
    game, rng = games.find_game(name), Random(seed)
    trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.moody(rng))
    log = [(step.seat, step.action) for step in trace.steps]
    deal = records.deal_of(game, trace.match, trace.deck, log)
    preset = next(iter(game.presets))
    return game, trace, records.Record(game.id, preset, {}, game.rules_version, deals=(deal,))


def live_updates(game: Game, trace: laws.Trace, chair: int) -> list[updates.Update]:
    """What a follower was told while the deal was played, one update for each action."""
    now = match_state.deal(game, match_state.new_match(game), trace.deck, 0.0)
    told = [updates.make_update(game, now, chair, updates.ALL, False, ())]
    for step in trace.steps:
        before = now.seq
        now = match_state.apply_action(game, now, step.action, step.seat, before + 1)
        told.append(updates.make_update(game, now, chair, before, False, ()))
    return [one for one in told if one is not None]


@every_game
def test_a_seat_is_told_what_it_was_told_at_the_table(name: str) -> None:
    game, trace, record = a_deal(name, 5)
    played = records.replay(record, games.game_class)[0]
    for seat in range(-1, game.seats):
        chair = game.chairs(trace.match)[seat] if seat >= 0 else -1
        then = live_updates(game, trace, chair)
        again = frames(game, played, 1, seat, all_open=False)
        assert len(again) == len(then) == len(trace.steps) + 1
        for one, other in zip(again, then, strict=True):
            assert (one.view, one.explain, one.events, one.told) == (
                other.view,
                other.explain,
                other.events,
                other.told,
            )
            assert (one.chairs, one.scores, one.fresh) == (other.chairs, other.scores, other.fresh)


@every_game
def test_with_all_cards_open_every_card_is_seen_by_everybody(name: str) -> None:
    game, _, record = a_deal(name, 6)
    played = records.replay(record, games.game_class)[0]
    everyone = (1 << game.seats) - 1
    shut = frames(game, played, 1, 0, all_open=False)
    for i, frame in enumerate(frames(game, played, 1, 0, all_open=True)):
        cards = [e for place in frame.view.places for e in place]
        assert sorted(cards_in(cards)) == sorted(game.pack)
        assert all(seen(e) == everyone for e in cards)
        assert all(card >= 0 for event in frame.events for card in event.cards)
        for phrase in filter(None, frame.told):
            is_said(game, phrase)
        # What is asked is what the seat was asked: it is no advice from the cards of others.
        assert (frame.explain, frame.view.legal) == (shut[i].explain, shut[i].view.legal)


def ask(**asked: Any) -> Replay:
    return asyncio.run(replay_of_text(games.game_class, AskReplay(**asked)))


@every_game
def test_the_record_of_a_step_by_step_deal_gives_the_same_again(name: str) -> None:
    _, _, record = a_deal(name, 7)
    shown = ask(text=records.write(record, games.game_class))
    assert len(shown.frames) == len(shown.actions) + 1
    assert ask(text=shown.record) == shown


def test_each_deal_of_a_match_begins_with_its_scores() -> None:
    """Also where the scores of the match decide what may be bid (thousand:BARREL)."""
    game, rng = games.find_game("thousand"), Random(3)
    match, deals = game.opening(), []
    for _ in range(3):
        trace = laws.play_deal(game, match, laws.shuffled(game, rng), laws.moody(rng))
        deals.append(
            records.deal_of(game, match, trace.deck, [(step.seat, step.action) for step in trace.steps])
        )
        assert trace.after is not None
        match = trace.after
    record = records.Record("thousand", "", {}, game.rules_version, deals=tuple(deals))
    text = records.write(record, games.game_class)
    third = ask(text=text, deal=3, seat=1)
    assert (third.deal, third.deals, third.seat) == (3, 3, 1)
    assert third.frames[0].scores != (0, 0, 0)
    alone = ask(text=third.record, seat=1)
    assert [frame.view for frame in alone.frames] == [frame.view for frame in third.frames]
    assert alone.frames[-1].scores == third.frames[-1].scores


# ---------------------------------------------------------------- over HTTP
@pytest.fixture(scope="module")
def server():
    with live() as running:
        yield running


async def play_to_the_end(client: Client) -> None:
    """One deal; the other chair plays by itself or is this one too."""
    while client.last["view"]["pub"]["turn"] >= 0:
        view = client.last["view"]
        if view["pub"]["turn"] == view["seat"]:
            await client.send("act", seq=client.last["seq"], actions=[view["legal"][0]])
        await client.get("update")


async def a_table_with_a_deal(server: Any, **more: Any) -> tuple[str, str]:
    table, token = server.open(**more)
    async with server.ws(table, token) as ws:
        await play_to_the_end(await Client(ws).start())
    return table, token


async def test_a_deal_of_a_table_step_by_step(server):
    table, token = await a_table_with_a_deal(server)
    with server.client(cookies={"hlaska": token}) as client:
        answer = client.get(f"/api/tables/{table}/deals/1")
        shown = msgspec.json.decode(answer.content, type=dict[str, Any])
        assert (shown["deal"], shown["deals"], shown["open"]) == (1, 1, True)
        own = shown["frames"][0]["chairs"].index(shown["hello"]["me"])
        assert shown["seat"] == own
        assert len(shown["frames"]) == len(shown["actions"]) + 1
        assert "Deck:" in shown["record"]
        other = client.get(f"/api/tables/{table}/deals/1?seat={1 - own}&cards=false").json()
        assert (other["seat"], other["open"], other["hello"]["me"]) == (1 - own, False, shown["hello"]["me"])
        assert -1 in [e for place in other["frames"][0]["view"]["places"] for e in place]
    with server.client() as onlooker:
        assert onlooker.get(f"/api/tables/{table}/deals/1").json()["hello"]["me"] == -1


async def test_what_is_not_there_or_still_runs_is_refused(server):
    table, _ = await a_table_with_a_deal(server)
    with server.client() as client:
        assert "1 to 1" in problem(client.get(f"/api/tables/{table}/deals/2"), 404, "no_deal")
        assert "seats are 0 to 1" in problem(
            client.get(f"/api/tables/{table}/deals/1?seat=7"), 404, "no_deal"
        )
        problem(client.get("/api/tables/nothere/deals/1"), 404, "no_table")
    running, token = server.open()
    with server.client(cookies={"hlaska": token}) as client:
        text = problem(client.get(f"/api/tables/{running}/deals/1"), 409, "illegal")
        assert "still being played" in text


async def test_where_the_pack_goes_on_unshuffled_an_earlier_deal_is_not_told(server):
    table, ada, bob = server.open_two(options={"shuffle_policy": "first_deal_only"})
    async with server.ws(table, ada) as one, server.ws(table, bob) as two:
        clients = [await Client(one).start(), await Client(two).start()]
        while clients[0].last["view"]["pub"]["turn"] >= 0:
            acting = clients[clients[0].last["view"]["pub"]["turn"] != clients[0].last["view"]["seat"]]
            seq = clients[0].last["seq"]
            await acting.until(seq)
            await acting.send("act", seq=seq, actions=[acting.last["view"]["legal"][0]])
            for client in clients:
                await client.until(seq + 1)
        assert [client.last["withheld"] for client in clients] == [True, True]
    with server.client(cookies={"hlaska": ada}) as client:
        assert "unshuffled" in problem(client.get(f"/api/tables/{table}/deals/1"), 409, "illegal")


async def test_a_record_is_shown_and_a_bad_one_says_its_line(server):
    table, _ = await a_table_with_a_deal(server)
    with server.client() as client:
        record = client.get(f"/api/tables/{table}/deals/1").json()["record"]
        shown = client.post("/api/replay", json={"text": record, "seat": 1, "open": False}).json()
        assert (shown["seat"], shown["hello"]["game"], shown["hello"]["me"]) == (1, "toy", -1)
        assert [c["name"] for c in shown["hello"]["chairs"]] != ["?", "?"]
        number = next(i for i, line in enumerate(record.splitlines(), 1) if line.startswith("Result"))
        wrong = record.replace("Result: ", "Result: 9")
        assert f"line {number}: " in problem(
            client.post("/api/replay", json={"text": wrong}), 400, "bad_record"
        )
        for text in ("", "Game: toy", "Game: chess", "Hello", "\x00" * 40):
            assert problem(client.post("/api/replay", json={"text": text}), 400, "bad_record")
        problem(client.post("/api/replay", json={"text": record, "deal": 0}), 404, "no_deal")
        problem(client.post("/api/replay", json={"text": record, "steps": 1}), 400, "bad_request")
        problem(client.post("/api/replay", json={"text": "x" * 70_000}), 413, "too_large")


# ---------------------------------------------------------------- played on
async def test_a_deal_is_played_on_at_a_table_of_its_own(server):
    table, token = await a_table_with_a_deal(server)
    with server.client(cookies={"hlaska": token}) as client:
        shown = client.get(f"/api/tables/{table}/deals/1?cards=false").json()
        body = {"text": shown["record"], "step": 2, "seat": 1, "name": "Eva"}
        answer = client.post("/api/practice", json=body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        sheet = client.get(f"/api/tables/{table}/record").text
    async with server.ws(made["table"], token) as ws:
        client = await Client(ws).start()
        assert client.hello["chairs"][client.hello["me"]]["name"] == "Eva"
        assert [chair.get("kind", "person") for chair in client.hello["chairs"]].count("person") == 1
        assert (client.last["view"]["seat"], client.last["practice"], client.last["back"]) == (1, True, False)
        await play_to_the_end(client)
        assert [row["practice"] for row in client.last["sheet"]] == [True]
        assert not client.last["withheld"]  # alone with computer players
    with server.client(cookies={"hlaska": token}) as client:
        played_on = client.get(f"/api/tables/{made['table']}/deals/1").json()
        assert played_on["practice"]
        assert played_on["actions"][:2] == shown["actions"][:2]
        deck = next(line for line in shown["record"].splitlines() if line.startswith("Deck"))
        assert deck in played_on["record"]
        # The table that it came from has not changed.
        assert client.get(f"/api/tables/{table}/record").text == sheet


@every_game
async def test_every_game_can_be_played_on_from_any_step(name: str) -> None:
    """With the scores of the match; the new table stands where the deal stood, and after a restart too."""
    game, trace, record = a_deal(name, 8)
    store, rng = MemoryStore(), Random(1)
    hall = TableService(TableSetup(store, ThreadBotPool(), Catalog(), pace=0))
    text = records.write(record, games.game_class)
    for step in {0, rng.randrange(len(trace.steps)), len(trace.steps) - 1}:
        asked = PlayOn(text, step, seat=game.seats - 1, level="random")
        begun = start_from_record(games.game_class, asked)
        assert begun.match == trace.match
        table = await hall.opener.play_on(asked, "me")
        stood = trace.states()[step]
        lines = await store.load(table.meta.id)
        fresh = Table(table.meta, game, store)
        fresh.log.now = fresh.log.replay(lines[: step + 1])
        assert fresh.now.state == stood
        assert fresh.now.practice
    await hall.close()


def test_what_cannot_be_played_on_says_why(server):
    _, _, record = a_deal("sixtysix", 3)
    text = records.write(record, games.game_class)
    ended = len(record.deals[0].moves)
    for asked, error in (
        (PlayOn(text, ended, 0), BadOptions),
        (PlayOn(text, -1, 0), BadOptions),
        (PlayOn(text, 999, 0), BadOptions),
        (PlayOn(text, 0, 2), NoDeal),
        (PlayOn(text, 0, 0, deal=2), NoDeal),
        (PlayOn("Game: chess", 0, 0), BadRecord),
    ):
        with pytest.raises(error):
            start_from_record(games.game_class, asked)
    with server.client() as client:
        problem(client.post("/api/practice", json={"text": "x", "step": 0, "seat": 0}), 400, "bad_record")
        problem(client.post("/api/practice", json={"text": "x", "step": 0}), 400, "bad_request")


# ---------------------------------------------------------------- positions
@every_game
async def test_a_position_is_played_from_to_the_end_and_the_match_goes_on(name: str) -> None:
    """It is kept with the table, is its record's beginning, and players know what they would know there."""
    game, trace, record = a_deal(name, 8)
    find, half = games.game_class, len(trace.steps) // 2
    lies = position_editor.check_rows(
        find, position_editor.rows_of_record(find, record, 1, half, lie=True)
    ).record
    assert lies is not None
    begun = start_from_record(find, PlayOn(records.write(lies, find), 0, seat=0, level="random"))
    store = MemoryStore()
    chairs = [match_state.Chair("Eva"), *(match_state.Chair("?", "bot", "random") for _ in begun.chairs[1:])]
    table = await open_from_deal(begun.game, chairs, begun.match, begun.begins, begun.moves, store=store)
    assert table.now.state == trace.states()[half]
    seat = table.now.state.pub.turn
    told = updates.events_for_seat(table.now, seat)
    player = make("club", game, 1, 0.02)
    assert await player.choose(game.view(table.now.state, seat), told) in game.legal(table.now.state, seat)
    while table.now.turn >= 0:
        legal = game.legal(table.now.state, table.now.turn)
        await table.submit(table.now.turn, table.seq, legal[:1])
    fresh = Table(table.meta, game, store)
    await fresh.log.catch_up()
    assert fresh.now == table.now
    text = await record_text(table)
    assert "From:" in text
    (again,) = records.check(records.read(text, find), find)
    assert again.state == table.now.state
    if not table.now.is_over:
        await table.dealer.deal()
        assert table.now.deal == 2
