"""Programs of people: their tokens, where they may sit, how they are shown, and the line by which they play."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import text

from hlaska.core.bot_protocol import event_text, view_text
from hlaska.core.errors import Illegal
from hlaska.core.match_limit import Limit
from hlaska.protocol.tables import NewTable
from hlaska.server.accounts.bot_accounts import MOST, PREFIX, BadToken, ProgramNameTaken, TooManyPrograms
from hlaska.server.accounts.services import AccountServices
from hlaska.server.api.bot_socket import FAULTS, BotConnection
from hlaska.server.history.records import record_text
from hlaska.server.tables.presence import PROGRAM
from hlaska.server.tables.service import TableService
from hlaska.server.tokens import hash_token
from hlaska.table.match_state import Chair
from hlaska.table.presence_state import HERE, SLOW
from hlaska.table.table import Table
from hlaska.table.updates import events_for_seat
from tests.server.live import Client, live
from tests.server.test_people import SECRET, House, accounts_of, database, enter, house
from tests.server.test_presence import Hands, act, hands, room, states, until
from tests.server.test_ratings import played

__all__ = ["database", "hands", "house"]
EXAMPLE = Path(__file__).parents[2] / "examples/programs/online.py"
OPEN = Chair("free", "open")
TABLE = {"game": "toy", "chairs": [{"name": "Ada"}, {"name": "free", "kind": "open"}]}


EVES = {"game": "toy", "chairs": [{"name": "Eve"}, {"name": "free", "kind": "open"}]}


# ---------------------------------------------------------------- tokens
async def made(browser: Any, name: str = "Robot") -> tuple[str, dict[str, str]]:
    """A program of who is signed in there: its id, and the header that it sends."""
    answer = await browser.post("/api/people/programs", json={"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], {"Authorization": f"Bearer {answer.json()['token']}"}


async def test_a_token_is_told_once_and_ends(house: House) -> None:
    async with house.browser() as ada, house.browser() as robot:
        refused = await ada.post("/api/people/programs", json={"name": "Robot"})
        assert (refused.status_code, refused.json()["kind"]) == (401, "not_signed_in")
        await enter(ada, "signup", "Ada")
        name, header = await made(ada)
        token = header["Authorization"].split()[1]
        listed = await ada.get("/api/people/programs")
        assert [(one["id"], one["name"], one["seen"]) for one in listed.json()] == [(name, "Robot", 0)]
        assert token not in listed.text
        assert token not in (await ada.get("/api/people/export")).text
        kept = await house.people.database.run(lambda db: db.execute(text("SELECT * FROM programs")).all())
        assert token not in str(kept)
        assert hash_token(token) in str(kept)
        # It is somebody of its own: nothing of the account is in its reach, and it gets no cookie.
        assert (await robot.get("/api/people/me", headers=header)).json()["name"] == ""
        for path in ("programs", "sessions"):
            assert (await robot.get(f"/api/people/{path}", headers=header)).status_code == 401
        opened = await robot.post("/api/tables", json={"game": "toy"}, headers=header)
        assert (opened.status_code, dict(opened.cookies)) == (201, {})
        assert (await ada.get("/api/people/programs")).json()[0]["seen"] > 0
        assert (await ada.delete(f"/api/people/programs/{name}")).json()["count"] == 1
        gone = await robot.get("/api/me/tables", headers=header)
        assert (gone.status_code, gone.json()["kind"]) == (401, "bad_token")
        assert (await robot.get("/api/me/tables", headers={"Authorization": "Basic YTpi"})).status_code == 200


async def test_names_and_numbers_of_programs(database: Any) -> None:
    accounts = accounts_of(database)
    ada, _ = await accounts.sign_up("Ada", SECRET, "there")
    bob, _ = await accounts.sign_up("Bob", SECRET, "there")
    for name in ("Bob", "b o b"):
        with pytest.raises(ProgramNameTaken):
            await accounts.programs.make(ada.owner, name)
    _, token = await accounts.programs.make(ada.owner, "Robot")
    with pytest.raises(ProgramNameTaken):
        await accounts.programs.make(ada.owner, "R0bot")
    await accounts.programs.make(bob.owner, "Robot")
    for i in range(MOST - 1):
        await accounts.programs.make(ada.owner, f"R {100 + i}")
    with pytest.raises(TooManyPrograms):
        await accounts.programs.make(ada.owner, "one more")
    player = await accounts.owner_of(token)
    assert ada.owner in await accounts.programs.same_person(player)
    assert player in await accounts.programs.same_person(ada.owner)
    assert await accounts.programs.end(bob.owner, (await accounts.programs.account_of(token)).id) == []
    # Who is barred plays by no program either, and what is deleted leaves none.
    assert hash_token(token) in await accounts.bar("Ada", True)
    for wrong in (token, PREFIX, PREFIX + "a" * 22):
        with pytest.raises(BadToken):
            await accounts.owner_of(wrong)
    await accounts.delete(ada)
    assert await accounts.programs.of(ada.owner) == []


# ---------------------------------------------------------------- at which tables, and as whom
async def test_a_program_is_shown_as_one_and_sits_where_it_may(house: House) -> None:
    async with house.browser() as ada, house.browser() as robot, house.browser() as eve:
        await enter(ada, "signup", "Ada")
        _, header = await made(ada)
        sit = {"name": "whoever", "chair": -1}
        people = (await eve.post("/api/tables", json=EVES)).json()["table"]
        refused = await robot.post(f"/api/tables/{people}/sit", json=sit, headers=header)
        assert (refused.status_code, refused.json()["row"]["key"]) == (409, "refused-programs")
        assert (
            await robot.post("/api/practice", json={"text": "", "step": 0, "seat": 0}, headers=header)
        ).json()["row"]["key"] == "refused-programs"
        table = (await eve.post("/api/tables", json=EVES | {"programs": True, "access": "public"})).json()[
            "table"
        ]
        assert (await robot.post(f"/api/tables/{table}/sit", json=sit, headers=header)).status_code == 200
        meta = (await house.hall.get_table(table)).meta
        assert meta.chairs[1] == Chair("Robot", program="Ada")
        assert "Robot (program of Ada)" in await record_text(await house.hall.get_table(table))
        # Nobody else can claim to be one, and one that opens a table is one, too.
        own = [{"name": "Eve", "program": "Ada"}, {"name": "C", "kind": "bot", "program": "Ada"}]
        claimed = (await eve.post("/api/tables", json={"game": "toy", "chairs": own})).json()["table"]
        assert [chair.program for chair in (await house.hall.get_table(claimed)).meta.chairs] == ["", ""]
        for chairs in ({}, {"chairs": [{"name": "Eve"}, {"name": "", "kind": "bot"}]}):
            opened = (await robot.post("/api/tables", json={"game": "toy", **chairs}, headers=header)).json()
            here = (await house.hall.get_table(opened["table"])).meta
            assert (here.chairs[0], here.programs) == (Chair("Robot", program="Ada"), True)


async def test_one_person_has_one_chair_where_it_counts(house: House) -> None:
    async with house.browser() as ada, house.browser() as robot:
        await enter(ada, "signup", "Ada")
        _, header = await made(ada)
        for more in ({"access": "public"}, {"rated": True}):
            table = (await ada.post("/api/tables", json=TABLE | {"programs": True} | more)).json()["table"]
            refused = await robot.post(f"/api/tables/{table}/sit", json={"name": "R"}, headers=header)
            assert refused.json()["row"]["key"] == "refused-own-program"
        # Among friends one may try it.
        table = (await ada.post("/api/tables", json=TABLE | {"programs": True})).json()["table"]
        assert (await robot.post(f"/api/tables/{table}/sit", json={"name": "R"}, headers=header)).is_success
        # Quick seat brings programs only to tables that are open to them, and people only to others.
        seats = [
            (
                await robot.post("/api/lobby/seat", json={"games": ["toy"], "name": "R"}, headers=header)
            ).json(),
            (await ada.post("/api/lobby/seat", json={"games": ["toy"], "name": "Ada"})).json(),
        ]
        assert seats[0]["table"] != seats[1]["table"]


async def test_programs_are_rated_as_themselves(house: House) -> None:
    people = house.people
    ada, _ = await people.accounts.sign_up("Ada", SECRET, "there")
    bob, _ = await people.accounts.sign_up("Bob", SECRET, "there")
    _, token = await people.accounts.programs.make(ada.owner, "Robot")
    robot = await people.accounts.owner_of(token)
    new = NewTable("toy", chairs=(Chair("?"), OPEN), rated=True, programs=True)
    for other, listed in ((ada.owner, []), (bob.owner, [("Robot", "Ada"), ("Bob", "")])):
        table = await house.hall.open(new, other)
        await table.seating.sit(-1, "Robot", robot, program="Ada")
        await played(table, 2)
        await people.ratings.take(table)
        told = await people.ratings.standings("toy", 2)
        assert sorted((one.name, one.program) for one in told) == sorted(listed)
    await people.accounts.delete(ada)
    assert await people.ratings.of(robot) == []


# ---------------------------------------------------------------- the line
class Wire:
    """A line without a network: what is told, in order, and what is answered."""

    def __init__(self) -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.closed, self.ended = 0, asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        text = await self.said.get()
        return (
            {"type": "websocket.disconnect"} if text is None else {"type": "websocket.receive", "text": text}
        )

    async def send_text(self, text: str) -> None:
        if self.closed:
            raise WebSocketDisconnect(detail="closed")
        self.told.put_nowait(json.loads(text))

    async def close(self, code: int, reason: str) -> None:
        self.closed = code
        self.ended.set()
        self.said.put_nowait(None)

    async def get(self, kind: str) -> dict[str, Any]:
        while True:
            message = await self.told.get()
            if message["type"] == kind:
                return message

    def say(self, do: Any) -> None:
        self.said.put_nowait(json.dumps({"do": do}))


@asynccontextmanager
async def on_line(hall: TableService, table: Table, owner: str = "robot") -> AsyncIterator[Wire]:
    wire = Wire()
    running = asyncio.create_task(BotConnection(wire, hall, owner).run(table.meta.id, -1))
    try:
        yield wire
    finally:
        wire.said.put_nowait(None)
        await running


def _beyond(table: Table, seq: int) -> bool:
    return table.seq > seq


async def against(hall: TableService, **more: Any) -> Table:
    """A table of a program in chair 0, which begins, and Bob."""
    new = NewTable("toy", chairs=(Chair("Robot", program="Ada"), OPEN), programs=True, **more)
    table = await hall.open(new, "robot")
    await table.seating.sit(1, "Bob", "bob")
    while table.turn != 0:
        await act(table, 1)
    return table


async def test_a_program_is_asked_as_in_the_arena_and_knows_its_seat_alone() -> None:
    async with room() as hall:
        table = await against(hall, limit=Limit(deals=2))
        async with on_line(hall, table) as wire:
            told, seat, known = await wire.get("hello"), table.seat(0), []
            assert (told["game"], told["seat"], told["deal"], told["protocol"]) == ("toy", seat, 1, 1)
            while not table.now.is_over:
                deal = table.now.deal
                while table.now.running:
                    if table.turn == 1:
                        await act(table, 1)
                        continue
                    ask = await wire.get("ask")
                    view = table.play.view(table.seat(0))
                    assert view is not None
                    on_turn = ask["view"]["turn"] == ask["view"]["seat"]
                    known += ask["events"]
                    if on_turn:
                        assert ask["view"] == json.loads(json.dumps(view_text(table.game, view)))
                        seen = events_for_seat(table.now, table.seat(0))
                        assert known == [event_text(table.game, event) for event in seen]
                        seq = table.seq
                        wire.say(ask["view"]["legal"][0])
                        await until(table, partial(_beyond, table, seq))
                    else:
                        wire.say("")
                over = await wire.get("over")
                assert (over["deal"], over["chair"], over["match"]) == (deal, 0, deal == 2)
                assert over["result"] == list(table.now.sheet[-1].amounts)
                if deal == 1:
                    await table.dealer.mark_ready(1, table.seq)
                    await until(table, lambda: table.now.deal == 2)
                    assert (await wire.get("hello"))["deal"] == 2
                    known = []
            # Another match needs the word of people alone.
            await hall.live.presence(table).agree("bob", "again", True)
            again = await wire.get("again")
            assert (await hall.get_table(again["table"])).meta.chairs[0].program == "Ada"


async def test_what_is_wrong_is_said_and_asked_again_but_not_for_ever() -> None:
    async with room() as hall:
        table = await against(hall)
        async with on_line(hall, table) as wire:
            await wire.get("ask")
            wire.said.put_nowait("QH")
            assert 'an answer is {"do": "QH"}' in (await wire.get("error"))["text"]
            wire.say({"card": 1})
            assert (await wire.get("error"))["kind"] == "bad_message"
            before = table.seq
            wrongs = {"XX": "bad_text", "7S": "illegal", "wave": "illegal", "": "bad_text", "QQ": "lost"}
            for i, (wrong, kind) in enumerate(wrongs.items()):
                wire.say(wrong)
                error = await wire.get("error")
                assert error["kind"] == (kind)
                assert table.now.last_play_seq <= before
                if i < FAULTS - 1:
                    await wire.get("ask")
                    wire.said.put_nowait("x")
                    await wire.get("error")
            await until(table, lambda: states(table)[0] == SLOW)
            while table.now.running:
                if table.turn == 1:
                    await act(table, 1)
                else:
                    await until(table, lambda: table.turn != 0)
            await table.dealer.mark_ready(1, table.seq)
            await until(table, lambda: table.now.deal == 2 and states(table)[0] == HERE)


async def test_who_does_not_answer_is_played_for_until_it_does(hands: Hands) -> None:
    async with room() as hall:
        table = await against(hall)
        async with on_line(hall, table) as wire:
            ask = await wire.get("ask")
            hands.at += PROGRAM
            await hall.live.presence(table).check_timeouts()
            assert (await wire.get("error"))["kind"] == "stalled"
            await until(table, lambda: table.turn == 1 or not table.now.running)
            wire.say(ask["view"]["legal"][0])  # too late for this decision
            assert (await wire.get("error"))["kind"] == "stale"
            await until(table, lambda: states(table)[0] == HERE)
        # Whose line breaks in the middle has its seat again with the next one.
        await table.presence.attend(0, SLOW)
        async with on_line(hall, table):
            await until(table, lambda: states(table)[0] == HERE)


async def test_a_whole_turn_at_once_and_who_has_no_chair() -> None:
    async with room() as hall:
        table = await against(hall)
        while table.now.state is not None and table.now.state.pub.phase != "choice":
            await act(table, table.turn)
            if not table.now.running:
                await table.dealer.mark_ready(0, table.seq)
                await table.dealer.mark_ready(1, table.seq)
        if table.turn == 0:
            async with on_line(hall, table) as wire:
                await wire.get("ask")
                wire.say(["hop", "XX"])
                assert (await wire.get("error"))["kind"] == "bad_text"
                hand = [a for a in (await wire.get("ask"))["view"]["places"]["hand0"] if a[0] != "K"]
                wire.say(["skip", hand[0]])
                await until(table, lambda: table.turn == 1)
        async with on_line(hall, table, "bob") as wire:
            await wire.ended.wait()
            assert wire.closed == 1008
        other = await hall.open(NewTable("toy", chairs=(Chair("Ada"), OPEN)), "ada")
        with pytest.raises(Illegal, match="for people"):
            await other.seating.sit(-1, "Robot", "robot", program="Ada")


# ---------------------------------------------------------------- over a real line
async def test_the_example_plays_a_match() -> None:
    with live() as server, server.client() as client:
        client.post("/api/people/signup", json={"name": "Eve", "password": SECRET}).raise_for_status()
        token = client.post("/api/people/programs", json={"name": "Robot"}).json()["token"]
        table, ada = server.open(TABLE["chairs"], programs=True, limit={"deals": 1})  # type: ignore[arg-type]
        command = [sys.executable, str(EXAMPLE), server.base, table, token]
        program = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        async with server.ws(table, ada) as line:
            person = await Client(line).start()
            await person.play_to_the_end()
            assert person.hello["chairs"][1] == {"name": "Robot", "program": "Eve"}
        said, _ = await program.communicate()
        assert said.startswith(b"the match is over: [")
        async with server.ws(table, headers={"Authorization": f"Bearer {PREFIX}{'x' * 22}"}) as line:
            await line.wait_closed()
            assert line.close_code == 4401


async def test_a_token_that_ends_closes_its_lines() -> None:
    people = AccountServices()
    wire = Wire()
    with people.connect("token", wire, pytest.fail):
        await people.disconnect([hash_token("token")])
    assert wire.closed == 1012
