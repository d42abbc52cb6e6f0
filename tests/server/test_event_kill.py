"""A server killed at random moments of an event: what it has acknowledged is there, and nobody sits twice."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from hlaska.events.commands import is_verified
from hlaska.events.journal import decode_journal
from tests.server.test_kill import Player, Served, done_by
from tests.server.test_people import SECRET

NAMES = ("Ada", "Bob", "Cyd", "Dan")
PLAN = {"name": "Friday", "format": "swiss", "sizes": [2], "games": [{"game": "toy"}], "deals": 2}
GONE = (httpx.TransportError, httpx.RemoteProtocolError)


class Director:
    """Ada's browser, which runs the event and goes on after the server was killed."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.people = {name: server.client(timeout=10) for name in NAMES}
        for name, browser in self.people.items():
            self.ask(browser, "POST", "/api/people/signup", {"name": name, "password": SECRET})
        self.path = "/api/events/" + str(self.do("POST", "/api/events", {"plan": PLAN})["id"])

    def ask(self, browser: httpx.Client, how: str, path: str, body: Any = None) -> Any:
        answer = browser.request(how, path, json=body)
        assert answer.is_success, f"{path}: {answer.text}"
        return answer.text if path.endswith("jsonl") else answer.json()

    def do(self, how: str, path: str, body: Any = None) -> Any:
        return self.ask(self.people["Ada"], how, path, body)

    def act(self, act: str, **fields: Any) -> Any:
        return self.do("POST", f"{self.path}/acts", {"act": {"act": act, **fields}, "why": "so it is"})

    def page(self) -> Any:
        return self.do("GET", self.path)

    def close(self) -> None:
        for browser in self.people.values():
            browser.close()


def kill_during(server: Served, work: Callable[[], None], seconds: float) -> None:
    """Kills the server while something is asked of it, and starts it again."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except GONE:
            pass
        except BaseException as error:
            failed.append(error)

    working = threading.Thread(target=run)
    working.start()
    time.sleep(seconds)
    server.kill()
    working.join(30)
    assert not working.is_alive()
    assert not failed, failed[0]
    server.start()


def enter_until_killed(director: Director, told: list[str], number: int) -> None:
    while True:
        name = f"Guest {number}.{len(told)}"
        director.act("enter", name=name)
        told.append(name)


def check_tables(page: Any) -> None:
    """Nobody sits twice in a round, and each table is played at one place."""
    for played in page["rounds"]:
        seated = [one for table in played["tables"] for one in table["entries"]] + played["byes"]
        assert sorted(seated) == sorted(set(seated)), f"somebody sits twice: {seated}"
        places = [table["game_table"] for table in played["tables"] if table["game_table"]]
        assert len(set(places)) == len(places)


def players_of(director: Director, page: Any, rng: Random) -> list[Player]:
    """Everybody sits down at their table of the last round."""
    names = {one["id"]: one["name"] for one in page["entries"]}
    players = []
    for place in page["rounds"][-1]["tables"]:
        table = place["game_table"]
        assert table, "a table is missing"
        for name in (names[one] for one in place["entries"]):
            director.ask(director.people[name], "POST", f"/api/tables/{table}/sit", {"name": name})
            token = director.people[name].cookies["hlaska"]
            players.append(Player(table, token, Random(rng.random())))
    return players


async def play_to_the_end(director: Director, players: list[Player], rng: Random, kills: int) -> None:
    """Plays a round through several kills, until all its results are known."""
    server = director.server
    playing = [asyncio.create_task(player.play(server)) for player in players]
    for _ in range(1200):
        await asyncio.sleep(0.05)
        if kills and done_by(players) > 2 + rng.randrange(6):
            kills -= 1
            await asyncio.to_thread(server.kill)
            await asyncio.gather(*playing)
            await asyncio.to_thread(server.start)
            playing = [asyncio.create_task(player.play(server)) for player in players]
        page = await asyncio.to_thread(director.page)
        if all(table["result"] for table in page["rounds"][-1]["tables"]):
            break
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert all(table["result"] for table in page["rounds"][-1]["tables"]), "a round that does not end"


def kill_an_event(db: Path, seed: int, times: int, rounds: int) -> int:
    """Enters, draws and plays through kills; returns how many entries were acknowledged."""
    rng, server = Random(seed), Served(db)
    server.start()
    director = Director(server)
    told: list[str] = list(NAMES)
    try:
        for name in NAMES:
            director.act("enter", name=name)
        for number in range(times):
            own: list[str] = []
            entering = partial(enter_until_killed, director, own, number)
            kill_during(server, entering, rng.uniform(0.02, 0.5))
            told += own
            found = [one["name"] for one in director.page()["entries"]]
            assert [name for name in found if name in told] == told, "an entry is lost, or is there twice"
            assert len(found) <= len(told) + number + 1, "more than one was not answered"
        for one in director.page()["entries"][len(NAMES) :]:
            director.act("withdraw", entry=one["id"])
        director.act("start")
        for number in range(1, rounds + 1):
            time_left = 0.06
            while len((page := director.page())["rounds"]) < number:
                kill_during(server, lambda: director.act("draw"), rng.uniform(0, time_left))
                check_tables(director.page())
                time_left *= 2  # on a busy machine no draw would ever come to its end
            page = director.do("POST", f"{director.path}/open")
            check_tables(page)
            asyncio.run(play_to_the_end(director, players_of(director, page, rng), rng, min(times, 1)))
        ended = director.act("finish")
        journal = decode_journal(director.do("GET", f"{director.path}/journal.jsonl"))
        assert is_verified(journal)
        assert len(ended["rounds"]) == rounds
    finally:
        director.close()
        server.kill()
    return len(told)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_an_event_of_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    assert kill_an_event(tmp_path / "db.sqlite3", 1, 1, 1) > len(NAMES)


@pytest.mark.nightly
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(8))
def test_events_killed_often_have_lost_nothing(tmp_path: Path, seed: int) -> None:
    assert kill_an_event(tmp_path / "db.sqlite3", 100 + seed, 4, 3) > len(NAMES)
