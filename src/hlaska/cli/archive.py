"""Runs `hlaska archive`."""

from __future__ import annotations

import asyncio
import re
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import TYPE_CHECKING, Any, TextIO

from hlaska.cli.output import print_json
from hlaska.core.errors import BadText

if TYPE_CHECKING:
    from hlaska.server.accounts.services import AccountServices
    from hlaska.server.tables.service import TableService


def archive(args: Namespace) -> None:
    """Rebuilds the archive from the journals, or writes a month without names.

    Raises DatabaseLocked, DatabaseUnavailable, NotSaved, BadText.
    """
    if args.month:
        month = _parse_month(args.month)
        with closing(_open_output(args.out)) as out:
            _with_server(args.db, lambda hall, _: _write(hall, month, out))
        return
    if args.out:
        raise BadText("--out: what is written is the matches of a month; name it with --month")
    _rebuild(args)


def _rebuild(args: Namespace) -> None:
    from hlaska.server.history.archive import rebuild

    def report(read: int) -> None:
        print(f"{read} tables read", file=sys.stderr)

    deals, unreadable = _with_server(
        args.db, lambda hall, people: rebuild(people.archive, hall.store, hall.get_or_read, report)
    )
    if args.json:
        print_json({"deals": deals, "unreadable": unreadable})
        return
    print(f"{deals} deals are in the archive")
    if unreadable:
        print(
            f"{unreadable} tables are damaged or of other rules: what the archive had of them is left as it was"
        )


def _with_server(db: str | None, work: Callable[[TableService, AccountServices], Awaitable[Any]]) -> Any:
    from hlaska.server.accounts.services import open_people
    from hlaska.server.storage.open import open_store
    from hlaska.server.tables.service import TableService
    from hlaska.server.tables.setup import TableSetup
    from hlaska.table.bots.bot_pool import ThreadBotPool

    store, homes = open_store(db)
    people = open_people(store)
    table_service = TableService(TableSetup(store, ThreadBotPool(), placement=homes))

    async def run() -> Any:
        try:
            return await work(table_service, people)
        finally:
            await store.close()
            await people.database.close()

    return asyncio.run(run())


async def _write(table_service: TableService, month: tuple[int, int], out: TextIO) -> None:
    from hlaska.server.history.export import of_month

    async for text in of_month(table_service.store, table_service.get_or_read, month):
        out.write(text)


def _open_output(name: str | None) -> TextIO:
    try:
        return open(name, "x", encoding="utf-8") if name else open(1, "w", encoding="utf-8", closefd=False)
    except OSError as error:
        raise BadText(f"{name}: {error.strerror}; name a new file") from None


def _parse_month(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(20\d\d)-(0[1-9]|1[0-2])", text, re.ASCII)
    if found is None:
        raise BadText(f"--month={text[:20]}: expected a year and a month, as 2026-11")
    return int(found[1]), int(found[2])
