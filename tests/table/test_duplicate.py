"""Tables with the same key play the same deals, by the rules of every preset, whoever does what there."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hlaska.core import options
from hlaska.core.board import cards_in
from hlaska.core.errors import BadOptions
from hlaska.core.game import Game
from hlaska.core.match_limit import Limit
from hlaska.games import GAMES, game_class
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import MemoryStore
from hlaska.table.table import Table

PRESETS = [(game, preset) for game in GAMES for preset in game_class(game).presets]


def duplicate(game: str, preset: str) -> Game:
    game_type: Any = game_class(game)
    made: Game = game_type(game_type.duplicate_rules(game_type.presets[preset]))
    return made


ALL = [pytest.param(g, p, id=p) for g, p in PRESETS]


@pytest.mark.parametrize(("game", "preset"), ALL)
def test_every_preset_can_have_the_same_deals(game: str, preset: str) -> None:
    made = duplicate(game, preset)
    assert made.has_same_deals
    assert made.is_endless  # no result ends a match: all tables play as many deals
    assert made.seating == "random_dealer"
    assert made.countdown_start == 0


@pytest.mark.parametrize("game", GAMES)
def test_other_house_rules_cannot_part_tables(game: str) -> None:
    """Whatever else was agreed: the rules of duplicate overrule what would make a deal hang on others."""
    game_type: Any = game_class(game)
    rng = Random(game)
    for _ in range(40):
        try:
            house = options.random_options(game_type.Options, rng, 4)
            game_type(house)
        except BadOptions:
            continue
        made = game_type(game_type.duplicate_rules(house))
        assert (made.has_same_deals, made.is_endless, made.seating) == (True, True, "random_dealer"), house


async def open_same(game: Game, key: str) -> Table:
    chairs = [Chair(f"p{i}") for i in range(game.players)]
    owners = [chair.name for chair in chairs]
    return await open_table(
        game, chairs, owner="p0", owners=owners, store=MemoryStore(), key=key, same=True, limit=Limit(deals=9)
    )


def dealt(table: Table) -> dict[int, list[Any]]:
    """All that a deal begins with, by the chair that speaks first: public numbers, and what lies where."""
    now = table.now
    assert now.state is not None
    return {now.chairs[0]: [now.state.pub, *(cards_in(place) for place in now.state.places)]}


async def play_deal(table: Table, rng: Random) -> None:
    for _ in range(5000):
        now = table.now
        if not now.running:
            return
        assert now.state is not None
        await table.submit(now.turn, table.seq, (rng.choice(table.game.legal(now.state, now.turn)),))
    raise AssertionError("a deal has no end")


async def check_same_deals(game: Game, tables: int, deals: int) -> None:
    opened = [await open_same(game, "ab" * 32) for _ in range(tables)]
    for _ in range(deals):
        found = [dealt(table) for table in opened]
        assert all(one == found[0] for one in found)
        for number, table in enumerate(opened):
            await play_deal(table, Random(number))
        assert not any(table.now.is_over for table in opened)
        for table in opened:
            await table.dealer.deal()
    await check_laid_alike(game)


async def check_laid_alike(game: Game) -> None:
    """What the table does for all is not left to who is on turn."""
    table = await open_same(game, "cd" * 32)
    assert table.now.state is not None
    assert game.duplicate_action(table.now.state) is None


@pytest.mark.parametrize(("game", "preset"), ALL)
async def test_two_tables_have_the_same_deals(game: str, preset: str) -> None:
    await check_same_deals(duplicate(game, preset), tables=2, deals=2)


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "preset"), ALL)
async def test_four_tables_have_the_same_deals(game: str, preset: str) -> None:
    await check_same_deals(duplicate(game, preset), tables=4, deals=4)


async def test_a_cut_that_a_server_has_not_made_is_made_as_everywhere() -> None:
    """Where it ends between a deal and its cut, whoever cuts, cuts as the other tables have."""
    game = duplicate("marias", "pagat_voleny")
    whole = await open_same(game, "ef" * 32)
    store = MemoryStore()
    await store.put(whole.meta, whole.now.deal_entries[0])
    killed = Table(whole.meta, game, store)
    await killed.log.catch_up()
    state = killed.now.state
    assert state is not None
    assert state.pub.phase == "cut"
    await killed.submit(killed.now.turn, killed.seq, (game.legal(state, killed.now.turn)[-1],))
    assert dealt(killed) == dealt(whole)
