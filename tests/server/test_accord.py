"""An accord as people at a table come to it: words, answers, computer players, and what others cannot learn from it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hlaska.core import accord
from hlaska.core.errors import Illegal
from hlaska.server.accord import Accord
from hlaska.server.catalog import Catalog
from hlaska.server.messages.line import Proposed
from hlaska.table.attendance import AWAY, Clock
from hlaska.table.play import open_table
from hlaska.table.progress import Chair, Line
from hlaska.table.store import Memory
from hlaska.table.table import Table
from hlaska.table.workers import Answering
from tests import exchange
from tests.server.live import Client, live, toys
from tests.server.test_company import Hands, until
from tests.table.test_accord import brought, side_of


class Thinkers:
    """Computer players who say what they are told to, and remember what they were asked."""

    def __init__(self, yes: bool = True) -> None:
        self.yes = yes
        self.asked: list[Answering] = []

    async def agree(self, asked: Answering, patience: float) -> bool:
        self.asked.append(asked)
        return self.yes


class Rung:
    """Whoever tells of it: all that was told."""

    def __init__(self) -> None:
        self.told: list[Proposed] = []
        self.accord: Accord | None = None

    def __call__(self) -> None:
        assert self.accord is not None
        assert self.accord.told is not None
        self.told.append(self.accord.told)


async def forever(seconds: float) -> None:
    await asyncio.Event().wait()


@asynccontextmanager
async def asking(
    table: Table, yes: bool = True, wait: Any = forever
) -> AsyncIterator[tuple[Accord, Rung, Thinkers]]:
    rung, thinkers = Rung(), Thinkers(yes)
    rung.accord = Accord(table, thinkers, rung, steady=False, wait=wait)  # type: ignore[arg-type]
    try:
        yield rung.accord, rung, thinkers
    finally:
        await rung.accord.close()


async def settled(found: Accord) -> None:
    """Until computer players have answered."""
    for _ in range(20):
        await asyncio.sleep(0)


async def fair_table(name: str, rng: Random, bots: tuple[int, ...] = ()) -> tuple[Table, int]:
    """A table, and a side that can take all that is left."""
    while True:
        table = await brought(name, rng)
        assert table.now.state is not None
        for to in accord.sides(table.game, table.now.state.pub):
            if accord.ending(table.game, table.now.state, to) is not None:
                chairs = [
                    replace(c, kind="bot", level="greedy") if i in bots else c
                    for i, c in enumerate(table.meta.chairs)
                ]
                table.meta = replace(table.meta, chairs=tuple(chairs))
                return table, to


def chairs_of(table: Table, mask: int) -> tuple[int, ...]:
    return tuple(chair for seat, chair in enumerate(table.now.chairs) if mask >> seat & 1)


async def test_the_last_word_ends_the_deal() -> None:
    table, to = await fair_table("thousand", Random(1))
    async with asking(table) as (found, rung, thinkers):
        sided = found.sides(0)
        assert sided.why is None
        assert chairs_of(table, to) in sided.sides
        await found.propose(0, table.seq, chairs_of(table, to), False)
        await found.answer(1, 1, True)
        await found.answer(1, 1, True)
        assert found.sides(1).why is not None
        assert not table.now.sheet
        await found.answer(2, 1, True)
        assert table.now.sheet
        assert [(told.agreed, told.state) for told in rung.told] == [
            ((0,), "open"), ((0, 1), "open"), ((0, 1, 2), "open"), ((0, 1, 2), "agreed")
        ]  # fmt: skip
        assert not thinkers.asked


async def test_one_refusal_ends_it_and_tells_who() -> None:
    table, to = await fair_table("thousand", Random(2))
    async with asking(table) as (found, rung, _):
        await found.propose(0, table.seq, chairs_of(table, to), True)
        await found.answer(1, 1, True)
        await found.answer(2, 1, False)
        told = rung.told[-1]
        assert (told.state, told.who, told.cards) == ("refused", 2, table.now.shown[0][1])
        assert not table.asking
        with pytest.raises(Illegal):
            await found.answer(1, 1, True)
        # One's own may be taken back; it has counted.
        await found.propose(0, table.seq, chairs_of(table, to), False)
        with pytest.raises(Illegal):
            await found.answer(1, 1, False)
        await found.answer(0, 2, False)
        assert rung.told[-1].state == "over"
        assert found.sides(0).why is not None


async def test_what_the_cards_do_not_allow_is_said_when_all_have_agreed() -> None:
    rng = Random(3)
    while True:
        table = await brought("marias_two", rng)
        assert table.now.state is not None
        no = [to for to in (1, 2) if accord.ending(table.game, table.now.state, to) is None]
        if no:
            break
    async with asking(table) as (found, rung, _):
        await found.propose(0, table.seq, chairs_of(table, no[0]), False)
        before = table.now
        await found.answer(1, 1, True)
        assert [told.state for told in rung.told] == ["open", "open", "impossible"]
        assert (table.now.state, table.asking) == (before.state, False)


async def test_computer_players_answer_from_what_their_seats_know() -> None:
    table, to = await fair_table("thousand", Random(4), bots=(1, 2))
    async with asking(table) as (found, rung, thinkers):
        await found.propose(0, table.seq, chairs_of(table, to), True)
        assert rung.told[-1].agreed == (0,)
        state = table.now.state
        assert state is not None
        await until(table, lambda: not table.now.running)
        assert {asked.view.seat for asked in thinkers.asked} == {
            table.now.chairs.index(1),
            table.now.chairs.index(2),
        }
        for asked in thinkers.asked:
            assert asked.view == table.game.view(state, asked.view.seat)
            assert asked.shown == table.now.shown
    table, to = await fair_table("thousand", Random(5), bots=(1,))
    async with asking(table, yes=False) as (found, rung, _):
        await found.propose(0, table.seq, chairs_of(table, to), False)
        await settled(found)
        assert (rung.told[-1].state, rung.told[-1].who) == ("refused", 1)
        assert table.bot_on_turn == (table.turn == 1)


async def test_a_stand_in_answers_for_who_is_away_and_who_does_not_answer_is_not_waited_for_long() -> None:
    table, to = await fair_table("sixtysix", Random(6))
    await table.attend(1, AWAY)
    async with asking(table) as (found, rung, thinkers):
        await found.propose(0, table.seq, chairs_of(table, to), False)
        await until(table, lambda: not table.now.running)
        assert len(thinkers.asked) == 1
    table, to = await fair_table("sixtysix", Random(7))
    async with asking(table, wait=asyncio.sleep) as (found, rung, _):
        found._wait = lambda seconds: asyncio.sleep(0)  # type: ignore[assignment,return-value]
        await found.propose(0, table.seq, chairs_of(table, to), False)
        await settled(found)
        assert rung.told[-1].state == "over"
        assert not table.asking


async def test_who_plays_on_ends_it_and_no_time_is_lost_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table, to = await fair_table("sixtysix", Random(8))
    hands = Hands()
    monkeypatch.setattr("time.time", hands)
    table.now = replace(table.now, attendance=replace(table.now.attendance, clock=Clock(20, 30)))
    async with asking(table) as (found, rung, _):
        await found.propose(0, table.seq, chairs_of(table, to), False)
        hands.at += 40
        await found.answer(1, 1, False)
        assert table.now.attendance.since == hands.at
        await found.propose(1, table.seq, chairs_of(table, to), False)
        view = table.view(table.now.turn)
        assert view is not None
        await table.act(table.turn, table.seq, (view.legal[0],))
        await found.look()
        assert rung.told[-1].state == "over"


@pytest.mark.parametrize("name", ["marias_auction", "thousand"])
async def test_until_all_have_agreed_nothing_hangs_on_hidden_cards(name: str) -> None:
    """Two worlds that a follower cannot tell apart give it the same words, byte for byte, in the same order, and give a
    computer player in its seat the same to think about."""
    rng, compared = Random(f"leaks {name}"), 0
    while compared < 2:
        game = (await brought(name, rng)).game
        moments = [
            now
            for now in exchange.played(game, rng)
            if now.running and now.state is not None and accord.possible(game, now.state) is None
        ]
        swapped = exchange.exchange(game, moments, rng) if moments else None
        seats = [seat for seat in swapped.seats if seat >= 0] if swapped else []
        if swapped is None or not seats:
            continue
        heard = []
        for now in (swapped.true, swapped.other):
            table = await open_table(
                game, [Chair(f"P{i}") for i in range(game.players)], owner="p", shuffle=rng.shuffle
            )
            table.now, table.store = now, Memory()
            await table.store.put(table.meta, *[Line(seq, 0, ()) for seq in range(1, now.seq + 1)])
            heard.append(await told_to(table, now.chairs[seats[0]]))
        assert heard[0] == heard[1]
        compared += 1


async def told_to(table: Table, chair: int) -> list[object]:
    """All that a chair is told of two proposals, its own and one refused, and what a computer player there is asked."""
    seat = table.seat(chair)
    async with asking(table) as (found, rung, thinkers):
        words: list[object] = [found.sides(chair)]
        await found.propose(chair, table.seq, chairs_of(table, side_of(table, seat)), True)
        others = [c for c in table.now.chairs[: table.game.seats] if c != chair]
        for other in others[:-1]:
            await found.answer(other, 1, True)
        await found.answer(others[-1], 1, False)
        table.meta = replace(
            table.meta,
            chairs=tuple(
                replace(c, kind="bot") if i == chair else c for i, c in enumerate(table.meta.chairs)
            ),
        )
        await found.propose(
            others[0], table.seq, chairs_of(table, side_of(table, table.seat(others[0]))), False
        )
        await settled(found)
        told = table.told(chair, -1, True)
        return [
            *words,
            *rung.told,
            *((a.view, a.events, a.to, a.shown) for a in thinkers.asked),
            told and told.view,
        ]


def test_over_the_line_nonsense_is_refused_in_words(tmp_path: Any) -> None:
    """As the page asks and proposes."""

    async def talk(server: Any) -> None:
        table, token, _ = server.open_two(game="sixtysix", preset="schnapsen")
        async with server.ws(table, token) as ws:
            client = await Client(ws).start()
            await client.send("sides")
            assert (await client.get("sided"))["why"]["key"] == "refused-accord-draw"
            await client.send("propose", seq=client.last["seq"], chairs=[0])
            assert (await client.get("refused"))["row"]["key"] == "refused-accord-draw"
            for chairs in ([], [7], [-1], [0, 0]):
                await client.send("propose", seq=client.last["seq"], chairs=chairs)
                assert (await client.get("refused"))["kind"] == "illegal"
            await client.send("consent", n=1, yes=True)
            assert (await client.get("refused"))["row"]["key"] == "refused-accord-none"

    with live(tmp_path / "db", Catalog(), toys) as server:
        asyncio.run(talk(server))
