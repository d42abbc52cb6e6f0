"""A match that is halted from another process than the one in which its table lives."""

from __future__ import annotations

import asyncio
from collections import defaultdict

import pytest

from hlaska.core.errors import Illegal
from hlaska.protocol.tables import NewTable
from hlaska.server.cluster.bus import Hear, NoBus
from hlaska.server.services import build_services
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.journal_entries import HALT
from hlaska.table.store import MemoryStore
from tests.server.live import CATALOG, toys


class Wire(NoBus):
    """A bus between two processes of a test: what one tells the others hear."""

    def __init__(self, heard: dict[str, list[Hear]]) -> None:
        self._heard = heard

    def subscribe(self, topic: str, hear: Hear) -> None:
        self._heard[topic].append(hear)

    async def publish(self, topic: str, what: str) -> None:
        for hear in self._heard[topic]:
            hear(what)


async def test_a_table_hears_that_another_process_has_halted_it() -> None:
    store, heard = MemoryStore(), defaultdict[str, list[Hear]](list)

    def process() -> TableService:
        return build_services(TableSetup(store, ThreadBotPool(toys), CATALOG, 0.0, bus=Wire(heard))).hall

    home, other = process(), process()
    table = await home.open(NewTable("toy"), "me")
    assert other.live.find(table.meta.id) is None
    for halted in (True, False):
        await other.halt(table.meta.id, halted)
        for _ in range(500):
            if table.now.halted == halted:
                break
            await asyncio.sleep(0.01)
        assert table.now.halted == halted
        if halted:
            with pytest.raises(Illegal, match="the director has ended"):
                await table.act(0, table.seq, (0,))
    lines = await store.load(table.meta.id)
    assert [line.actions for line in lines if line.seat == HALT] == [(1,), (0,)]
    await home.close()
    await other.close()
