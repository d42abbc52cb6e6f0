"""What people say at a table: who may, what, how often, and that nobody else is told."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from hlaska.core.errors import HlaskaError
from hlaska.locales import Language
from hlaska.protocol.table_messages import Said
from hlaska.server.tables.chat import BURST, EVERY, KEPT, LONGEST, ChatRoom, TooOften
from hlaska.table.match_state import Chair
from hlaska.table.store import TableMeta
from tests.server.live import Client, live


def table(chat: str = "free") -> TableMeta:
    chairs = (Chair("Ada"), Chair("Bob"), Chair("Karel", "bot", "club"))
    return TableMeta("t", "toy", "", {}, 1, chairs, ("ada", "bob", ""), chat=chat)


class Hands:
    """A clock that is turned by hand."""

    at = 100.0

    def __call__(self) -> float:
        return self.at


@pytest.mark.parametrize(
    ("chat", "owner", "text", "phrase", "why"),
    [
        ("free", "eve", "psst", "", "refused-talk-seat"),
        ("free", "", "", "hello", "refused-talk-seat"),
        ("phrases", "ada", "hearts!", "", "refused-talk-off"),
        ("none", "ada", "", "hello", "refused-talk-off"),
        ("free", "ada", "", "", "refused-talk-text"),
        ("free", "ada", " \n\t ", "", "refused-talk-text"),
        ("free", "ada", "\u3164 \u2800", "", "refused-talk-text"),
        ("free", "ada", "hi", "hello", "refused-talk-text"),
        ("free", "ada", "x" * (LONGEST + 1), "", "refused-talk-text"),
        ("free", "ada", "over\u202eturned", "", "refused-talk-text"),
        ("free", "ada", "bell\x07", "", "refused-talk-text"),
        ("free", "ada", "Z" + "\u0315" * 40, "", "refused-talk-text"),
    ],
)
def test_what_may_not_be_said(chat: str, owner: str, text: str, phrase: Any, why: str) -> None:
    talk = ChatRoom()
    with pytest.raises(HlaskaError) as refused:
        talk.say(table(chat), owner, text, phrase)
    assert refused.value.phrase.key == why
    assert talk.since(-1) == ()


def test_what_is_said_is_one_plain_line() -> None:
    talk = ChatRoom()
    talk.say(table(), "ada", "  a \n b  ", "")
    talk.say(table("phrases"), "bob", "", "luck")
    talk.say(table(), "ada", "<b>Žluťoučký</b> 👩\u200d🎤", "")
    assert [(one.n, one.chair, one.name, one.text, one.phrase) for one in talk.since(0)] == [
        (1, 0, "Ada", "a b", ""),
        (2, 1, "Bob", "", "luck"),
        (3, 0, "Ada", "<b>Žluťoučký</b> 👩\u200d🎤", ""),
    ]
    first, second, third = talk.since(0)
    assert first.who == third.who != second.who
    assert "ada" not in first.who


def test_one_person_cannot_fill_the_table() -> None:
    clock = Hands()
    talk = ChatRoom(clock)
    for _ in range(BURST):
        talk.say(table(), "ada", "so", "")
    with pytest.raises(TooOften):
        talk.say(table(), "ada", "much", "")
    talk.say(table(), "bob", "", "moment")
    clock.at += EVERY
    talk.say(table(), "ada", "again", "")
    for _ in range(2 * KEPT):
        clock.at += EVERY
        talk.say(table(), "bob", "and on", "")
    assert len(talk.since(-1)) == KEPT
    assert talk.since(-1)[-1].n == talk.said == BURST + 2 + 2 * KEPT


def test_another_cookie_in_the_same_chair_says_no_more() -> None:
    talk = ChatRoom(Hands())
    said = 0
    for n in range(2 * BURST):
        owner = f"cookie {n}"
        with suppress(TooOften):
            talk.say(replace(table(), owners=(owner, "bob", "")), owner, "so", "")
            said += 1
    assert said == BURST


@pytest.mark.parametrize("language", ["cs", "de", "en", "sk"])
def test_every_phrase_has_words(language: str) -> None:
    words = Language(language)
    phrases = [phrase for phrase in get_args(Said) if phrase]
    assert len(phrases) == 12
    assert all(words.has(f"talk-phrase-{phrase}") for phrase in phrases)


async def test_everybody_at_the_table_reads_it_and_nobody_else(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "hlaska"), live() as server:
        here, ada, bob = server.open_two()
        other, _ = server.open()
        async with (
            server.ws(here, ada) as a,
            server.ws(here, bob) as b,
            server.ws(here) as c,
            server.ws(other) as d,
        ):
            first, second, onlooker, stranger = [await Client(ws).start() for ws in (a, b, c, d)]
            await first.send("talk", text="secret of the table")
            for client in (first, second, onlooker):
                said = await client.get("talked")
                assert [line["text"] for line in said["lines"]] == ["secret of the table"]
            await onlooker.send("talk", text="the queen is with Bob")
            assert (await onlooker.get("refused"))["row"]["key"] == "refused-talk-seat"
            await second.send("talk", phrase="no such phrase")
            assert (await second.get("refused"))["kind"] == "bad_message"
            await second.send("talk", phrase="thanks")
            assert (await first.get("talked"))["lines"][0]["phrase"] == "thanks"
            await stranger.send("ping")
            await stranger.get("pong")
            assert "talked" not in stranger.heard
        async with server.ws(here, bob) as again:
            late = await Client(again).start()
            told = await late.get("talked")
            assert (told["fresh"], [line["n"] for line in told["lines"]]) == (True, [1, 2])
        with server.client() as http:
            assert "secret" not in http.get(f"/api/tables/{here}/record").text
    assert "secret of the table" not in caplog.text


async def test_a_table_says_what_may_be_said_there() -> None:
    with live() as server:
        quiet, ada, _ = server.open_two(chat="none")
        async with server.ws(quiet, ada) as a:
            client = await Client(a).start()
            assert client.hello["chat"] == "none"
            await client.send("talk", phrase="hello")
            assert (await client.get("refused"))["row"]["key"] == "refused-talk-off"
        with server.client() as http:
            answer = http.post("/api/tables", json={"game": "toy", "chat": "loud"})
            assert answer.status_code == 400
            assert "free, phrases, none" in answer.json()["text"]
