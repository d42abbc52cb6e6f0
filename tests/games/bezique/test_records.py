"""Deals as record files: they replay, and tell their results."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hlaska.core import record as records
from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.games import find_game, game_class
from hlaska.games.bezique.game import Bezique
from hlaska.games.bezique.options import PRESETS, Options
from hlaska.games.bezique.public import LAY, State
from hlaska.table.journal_entries import DEAL
from hlaska.table.match_state import Chair
from hlaska.table.store import MemoryStore, TableMeta
from hlaska.table.table import Table
from tests.games.bezique.play import eager

RECORDS = sorted((Path(__file__).parents[2] / "records" / "bezique").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record, played = records.check_text(text, game_class)
    assert played[0].after is not None
    assert record.deals[0].result
    assert record.rules == game_class("bezique").rules_version
    assert records.read(records.write(record, game_class), game_class) == record


OLD = sorted((Path(__file__).parents[2] / "records" / "bezique" / "rules_1").glob("*.txt"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_records_of_rules_1_are_read(path: Path) -> None:
    """There, of a combination, cards without a choice are not named; everything else is the same."""
    record, played = records.check_text(path.read_text(encoding="utf-8"), game_class)
    assert record.rules == 1
    now, again = records.check_text((path.parents[1] / path.name).read_text(encoding="utf-8"), game_class)
    assert len(now.deals[0].moves) > len(record.deals[0].moves)
    assert again[0].state == played[0].state
    assert happened(again[0]) == happened(played[0])
    assert records.read(records.write(record, game_class), game_class) == record


def happened(played: records.Played) -> list[Event]:
    return [event for step in played.steps for event in step.events]


def house(preset: str) -> Options:
    options = PRESETS[preset]
    assert isinstance(options, Options)
    return options


class Rules1(Bezique):
    """Lays the cards of a combination by itself as long as there is no choice among them."""

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        after, events = super().apply(state, seat, action)
        while after.pub.phase == LAY and len(choices := self.legal(after, seat)) == 1:
            after, more = super().apply(after, seat, choices[0])
            events = [*events, *more]
        return after, events


def played_by_rules_1(preset: str, rng: Random) -> tuple[tuple[int, ...], list[tuple[int, Action]], State]:
    """A deal with many combinations: its deck, what was done, and its end."""
    game, deck, done = Rules1(house(preset)), list(PACK[preset]), []
    rng.shuffle(deck)
    state = game.start(game.opening(), deck)[0]
    while state.pub.turn >= 0:
        seat, action = state.pub.turn, eager(game, state, rng)
        done.append((seat, action))
        state = game.apply(state, seat, action)[0]
    return tuple(deck), done, state


PACK = {preset: Bezique(house(preset)).pack for preset in PRESETS}


@pytest.mark.parametrize("preset", list(PRESETS))
async def test_journals_of_rules_1_are_read(preset: str) -> None:
    """As records, and as tables that go on."""
    for seed in range(4):
        deck, done, end = played_by_rules_1(preset, Random(seed))
        deal = records.DealRecord(deck, None, tuple((-1, action) for _, action in done))
        record = records.Record("bezique", preset, rules=1, deals=(deal,))
        assert records.replay(record, game_class)[0].state == end

        game = find_game("bezique", preset)
        journal = [(DEAL, deck), *((seat, (action,)) for seat, action in done)]
        new = records.record_of(game, preset, game.opening(), (), journal, rules=1)
        assert new.rules == 2
        assert records.replay(new, game_class)[0].state == end

        table = Table(TableMeta("old", game.id, preset, {}, 1, (Chair("A"), Chair("B"))), game, MemoryStore())
        for seq, (seat, actions) in enumerate(journal, 1):
            await table.store.append("old", seq, seat, actions)
        await table.log.catch_up()
        assert (table.now.state, table.seq) == (end, len(journal))


async def test_a_table_of_rules_1_goes_on() -> None:
    """What is written from now on names every card, in the same journal."""
    deck, done, _ = played_by_rules_1("rubicon", Random(3))
    game = Bezique(house("rubicon"))
    meta = TableMeta("old", game.id, "rubicon", {}, 1, (Chair("A"), Chair("B")))
    table = Table(meta, game, MemoryStore())
    for seq, (seat, actions) in enumerate([(DEAL, deck), *((s, (a,)) for s, a in done[:60])], 1):
        await table.store.append("old", seq, seat, actions)
    await table.log.catch_up()
    rng = Random(1)
    while table.now.running:
        view = table.play.view(table.now.turn)
        assert view is not None
        assert table.now.state is not None
        await table.submit(view.seat, table.seq, (eager(game, table.now.state, rng),))
    again = Table(meta, game, table.store)
    await again.log.catch_up()
    assert again.now.state == table.now.state


def test_there_are_deals_of_both_forms() -> None:
    presets = [records.read(p.read_text(encoding="utf-8"), game_class).preset for p in RECORDS]
    assert {"bezique", "rubicon"} <= set(presets)
