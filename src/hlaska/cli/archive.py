"""`hlaska archive`."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace

from hlaska.cli.output import print_json


def archive(asked: Namespace) -> None:
    """Makes the archive of deals anew from the journals. Raises InUse, Unusable, NotSaved."""
    from hlaska.server.hall import Hall
    from hlaska.server.people.archive import rebuilt
    from hlaska.server.people.people import open_people
    from hlaska.server.where import open_store
    from hlaska.table.runner import ThreadRunner

    store, homes = open_store(asked.db)
    people = open_people(store)
    hall = Hall(store, ThreadRunner(), homes=homes)

    def told(read: int) -> None:
        print(f"{read} tables read", file=sys.stderr)

    async def make() -> tuple[int, int]:
        try:
            return await rebuilt(people.archive, store, hall.stored, told)
        finally:
            await store.close()
            await people.database.close()

    deals, unreadable = asyncio.run(make())
    if asked.json:
        print_json({"deals": deals, "unreadable": unreadable})
        return
    print(f"{deals} deals are in the archive")
    if unreadable:
        print(
            f"{unreadable} tables are damaged or of other rules: what the archive had of them is left as it was"
        )
