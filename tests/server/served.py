"""A server for tests that kill it: `python tests/server/served.py PORT DB [ADDRESS LEASE BUS]`, where other processes
reach it, for how many seconds it has its tables, and what they share beside the database. It has the made-up game and
Mariáš."""

from __future__ import annotations

import sys

from hlaska import games
from hlaska.core.game import Game
from hlaska.server.run import serve
from hlaska.server.tables.catalog import Catalog
from hlaska.table.bots.bot_pool import ThreadBotPool
from tests.server.live import toys
from tests.toy import Toy


def find(name: str) -> type[Game]:
    return Toy if name == "toy" else games.game_class(name)


if __name__ == "__main__":
    catalog = Catalog(("toy", "marias"), find)
    port, db, address, lease, bus = (*sys.argv[1:], "", "", "")[:5]
    serve(
        port=int(port),
        db=db,
        pace=0,
        allowance=0,
        catalog=catalog,
        runner=ThreadBotPool(toys),
        address=address,
        lease=float(lease) if lease else None,
        bus=bus,
    )
