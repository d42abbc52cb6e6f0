"""Holds what the tables of a server run on, chosen when it starts."""

from __future__ import annotations

from dataclasses import dataclass, field

from hlaska.server.cluster.bus import MessageBus, NoBus
from hlaska.server.cluster.placement import SingleProcess, TablePlacement
from hlaska.server.tables.catalog import Catalog
from hlaska.table.bots.bot_driver import PACE
from hlaska.table.bots.bot_pool import BotPool
from hlaska.table.store import Store


@dataclass(frozen=True, slots=True)
class TableSetup:
    """Holds what the tables of a server run on.

    store: keeps the journals.
    runner: the workers in which computer players think.
    catalog: the games that are offered.
    pace: seconds between two actions of computer players.
    hints: whether a person alone with computer players may ask for hints.
    placement: which process has which table.
    bus: what several processes share beside the store.
    allowance: how many times the usual an address may use, as in `Budget`.
    """

    store: Store
    runner: BotPool
    catalog: Catalog = field(default_factory=Catalog)
    pace: float = PACE
    hints: bool = True
    placement: TablePlacement = field(default_factory=SingleProcess)
    bus: MessageBus = field(default_factory=NoBus)
    allowance: float = 1.0
