"""Alone with computer players one's own last decision can be taken back; it tells nobody more than was told before."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hlaska import games
from hlaska.core import record as records
from hlaska.core.errors import BadRecord, Illegal, Stale
from hlaska.core.game import Game
from hlaska.server.history.records import match_record
from hlaska.table import match_state, updates
from hlaska.table.journal_entries import HINTED, TAKE_BACK, JournalEntry
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import MemoryStore
from hlaska.table.table import Table
from tests.toy import SKIP, Toy

every_game = pytest.mark.parametrize("name", list(games.GAMES))


async def alone(game: Game, seed: int = 1, store: MemoryStore | None = None) -> Table:
    """A person on the first chair; the others are computer players that these tests move themselves."""
    bots = [Chair(f"Bot {i}", "bot", "random") for i in range(1, game.players)]
    preset = next(iter(game.presets))
    shuffle = Random(seed).shuffle
    return await open_table(
        game, (Chair("Ada"), *bots), preset=preset, owner="ada", shuffle=shuffle, store=store
    )


def told(table: Table, chair: int) -> bytes:
    """All that a client of this chair is told that knows nothing yet, apart from how often something was done."""
    now = table.now
    update: Any = updates.make_update(table.game, now, chair, updates.ALL, True, table.dealer.waiting())
    return msgspec.json.encode(msgspec.structs.replace(update, seq=0, practice=False))


async def move(table: Table, rng: Random) -> None:
    """Whoever is on turn does something."""
    now = table.now
    assert now.state is not None
    action = rng.choice(table.game.legal(now.state, now.turn))
    await table.submit(now.turn, table.seq, (action,))


def mine(table: Table) -> bool:
    return table.now.running and table.turn == 0


async def until_mine(table: Table, rng: Random) -> bool:
    """Whether the person is asked once more in this deal."""
    while table.now.running and not mine(table):
        await move(table, rng)
    return table.now.running


async def to_the_end(table: Table, rng: Random) -> None:
    while table.now.running:
        await move(table, rng)


async def again(table: Table) -> Table:
    """The same table as a restarted server has it."""
    found = Table(table.meta, table.game, table.store)
    await found.log.catch_up()
    return found


@every_game
async def test_after_a_take_back_everybody_is_told_what_was_told_then(name: str) -> None:
    game = games.find_game(name)
    assert sum([await take_back_often(game, seed) for seed in range(3)])


async def take_back_often(game: Game, seed: int) -> int:
    """How often something was taken back in a deal, and everybody was told what was told before."""
    table, rng, backs = await alone(game, seed), Random(seed), 0
    chairs, seats = range(-1, game.players), range(game.seats)
    while await until_mine(table, rng) and backs < 4:
        then = [told(table, chair) for chair in chairs]
        seen = [updates.events_for_seat(table.now, seat) for seat in seats]
        await move(table, rng)
        if not await until_mine(table, rng) or rng.random() < 0.4:
            continue
        before = table.seq
        await table.play.take_back(0, table.seq)
        backs += 1
        assert table.seq == before + 1
        assert [told(table, chair) for chair in chairs] == then
        # Computer players, too, know nothing of what is no more.
        assert [updates.events_for_seat(table.now, seat) for seat in seats] == seen
        assert (await again(table)).now == table.now
    return backs


@every_game
async def test_the_journal_keeps_what_happened_and_the_record_what_stands(name: str) -> None:
    game, rng = games.find_game(name), Random(6)
    table = await alone(game)
    backs = 0
    while table.now.running:
        await move(table, rng)
        if table.play.find_retractable(0) and rng.random() < 0.2 and backs < 5:
            await table.play.take_back(0, table.seq)
            backs += 1
    assert backs
    lines = await table.store.load(table.meta.id)
    assert [line.seq for line in lines] == list(range(1, table.seq + 1))
    assert sum(line.seat == TAKE_BACK for line in lines) == backs
    assert (await again(table)).now == table.now
    assert [row.practice for row in table.now.sheet] == [True]
    record = await match_record(table)
    text = records.write(record, games.game_class)
    assert "Note: practice" in text
    read, played = records.check_text(text, games.game_class)
    assert read.deals[0].note == "practice"
    assert played[0].state == table.now.state


async def test_decisions_are_taken_back_one_by_one_to_the_first() -> None:
    table, rng = await alone(Toy(), seed=3), Random(1)
    states = []
    for _ in range(2):
        assert await until_mine(table, rng)
        states.append(table.now.state)
        await move(table, rng)
    for state in reversed(states):
        await table.play.take_back(0, table.seq)
        assert table.now.state == state
    with pytest.raises(Illegal, match="nothing can be taken back"):
        await table.play.take_back(0, table.seq)


async def test_the_next_deal_is_no_practice() -> None:
    table, rng = await alone(Toy()), Random(2)
    await until_mine(table, rng)
    await move(table, rng)
    await table.play.take_back(0, table.seq)
    await to_the_end(table, rng)
    await table.dealer.mark_ready(0, table.seq)
    await to_the_end(table, rng)
    assert [row.practice for row in table.now.sheet] == [True, False]


@pytest.mark.parametrize(
    "others",
    [(Chair("Bob"),), (Chair("Bob", "open"),)],
)
async def test_never_with_people(others: tuple[Chair, ...]) -> None:
    table = await open_table(Toy(), (Chair("Ada"), *others), owner="ada", shuffle=Random(1).shuffle)
    if table.now.running:
        await table.submit(0, table.seq, (SKIP,))
    before = table.now
    for chair in (0, 1, -1):
        with pytest.raises((Illegal, Stale)):
            await table.play.take_back(chair, table.seq)
    assert table.now is before


async def test_only_the_person_and_only_as_the_table_stands() -> None:
    table, rng = await alone(Toy()), Random(5)
    await until_mine(table, rng)
    await move(table, rng)
    before = table.now
    for chair in (1, -1):  # a computer player, an onlooker
        with pytest.raises(Illegal):
            await table.play.take_back(chair, table.seq)
    for seq in (0, table.seq - 1, table.seq + 1):
        with pytest.raises(Stale):
            await table.play.take_back(0, seq)
    assert table.now is before
    while table.now.running:
        await move(table, rng)
    with pytest.raises(Illegal):  # what the deal came to is known
        await table.play.take_back(0, table.seq)


async def test_nothing_is_done_at_a_place_of_the_table_that_is_no_more() -> None:
    """A call out of turn may come a little late, and not from before a take-back."""
    table, rng = await alone(Toy(), seed=2), Random(1)
    while not (mine(table) and table.now.state is not None and table.now.state.pub.phase == "play"):
        await move(table, rng)
    late = table.seq
    await move(table, rng)
    await table.play.take_back(0, table.seq)
    assert table.game.legal(table.now.state, 1 - table.now.turn)
    wave = table.game.legal(table.now.state, 1 - table.now.turn)[0]
    with pytest.raises(Stale):
        await table.submit(1 - table.now.turn, late, (wave,))


async def test_a_client_that_follows_begins_anew() -> None:
    table, rng = await alone(Toy()), Random(7)
    await until_mine(table, rng)
    follower = table.follow(0)
    first = follower.take()
    assert first is not None
    assert not first.back
    await move(table, rng)
    second = follower.take()
    assert second is not None
    assert (second.fresh, second.back) == (False, table.now.running)
    await table.play.take_back(0, table.seq)
    third = follower.take()
    assert third is not None
    assert (third.fresh, third.practice, third.events, third.view) == (True, True, first.events, first.view)
    await move(table, rng)
    fourth = follower.take()
    assert fourth is not None
    assert not fourth.fresh


@pytest.mark.parametrize("actions", [(), (1,), (0,), (99,), (2, 3)])
async def test_a_line_that_takes_back_what_is_not_there_is_damage(actions: tuple[int, ...]) -> None:
    table, rng = await alone(Toy()), Random(1)
    await move(table, rng)
    with pytest.raises(BadRecord):
        match_state.advance(table.game, table.now, JournalEntry(table.seq + 1, TAKE_BACK, actions))


async def test_a_hint_marks_its_deal_even_after_a_restart_and_what_is_taken_back() -> None:
    store, rng = MemoryStore(), Random(3)
    game = games.find_game("marias")
    table = await alone(game, store=store)
    assert await until_mine(table, rng)
    before = table.now
    await table.presence.note_hint(0)
    await table.presence.note_hint(0)
    assert (table.now.hinted, table.seq, table.now.state) == ((0,), before.seq + 1, before.state)
    await move(table, rng)
    await table.play.take_back(0, table.seq)
    again = Table(table.meta, game, store)
    await again.log.catch_up()
    assert again.now == table.now
    while table.now.running:
        await move(table, rng)
    assert [row.hinted for row in table.now.sheet] == [(0,)]
    assert len((await match_record(table)).deals) == 1  # a record knows nothing of it
    if not table.now.is_over:
        await table.dealer.mark_ready(0, table.seq)
        assert table.now.hinted == ()


async def test_a_line_that_says_nothing_of_a_hint_is_refused() -> None:
    table = await alone(games.find_game("marias"))
    for numbers in ((), (7,), (0, 1)):
        with pytest.raises(BadRecord):
            match_state.apply_presence(table.game, table.now, JournalEntry(table.seq + 1, HINTED, numbers))
