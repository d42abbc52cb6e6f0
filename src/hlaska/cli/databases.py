"""Runs `hlaska move-db`, `hlaska backup`, `hlaska restore`, `hlaska repair`."""

from __future__ import annotations

from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from hlaska.cli.output import print_json
from hlaska.core.errors import BadText

if TYPE_CHECKING:
    from hlaska.server.storage.repair import Broken


def move_db(args: Namespace) -> None:
    """Raises CannotMove, DatabaseLocked, DatabaseUnavailable, BadText."""
    from hlaska.server.storage.open import check_postgres_installed, is_postgres
    from hlaska.server.storage.transfer import move

    if is_postgres(args.source) or not is_postgres(args.target):
        raise BadText("a database is moved from a file to postgresql://...")
    check_postgres_installed(args.target)
    moved = move(Path(args.source).expanduser(), args.target)
    if args.json:
        print_json(moved)
        return
    print("moved, and compared row by row:")
    for name, count in moved.items():
        print(f"  {name}: {count}")


def backup(args: Namespace) -> None:
    """Raises CannotMove, DatabaseUnavailable."""
    from hlaska.server.storage.backup import back_up
    from hlaska.server.storage.open import default_db

    back_up(args.db or default_db(), Path(args.file).expanduser())


def restore(args: Namespace) -> None:
    """Raises CannotMove, DatabaseLocked, DatabaseUnavailable."""
    from hlaska.server.storage.backup import bring_back
    from hlaska.server.storage.open import check_postgres_installed, default_db, is_postgres

    if is_postgres(args.db):
        check_postgres_installed(args.db)
    bring_back(Path(args.file).expanduser(), args.db or default_db())


def repair(args: Namespace) -> int:
    """Tells which tables have a gap, or cuts them there.

    Returns 1 where there is one left.

    Raises CannotRepair, DatabaseLocked, DatabaseUnavailable.
    """
    from hlaska.server.storage.open import check_postgres_installed, default_db, is_postgres
    from hlaska.server.storage.repair import find_broken

    if is_postgres(args.db):
        check_postgres_installed(args.db)
    cut = Path(args.cut).expanduser() if args.cut else None
    found = find_broken(args.db or default_db(), cut)
    if args.json:
        print_json([one.describe() for one in found])
    else:
        _print_broken(found, cut)
    return 1 if found and cut is None else 0


def _print_broken(found: list[Broken], cut: Path | None) -> None:
    for one in found:
        print(f"table {one.table} ({one.about}): {one.why}; it goes on after line {one.kept}")
        if one.lines:
            at = " to ".join(sorted({_format_minute(time) for time in (one.lines[0].at, one.lines[-1].at)}))
            first, last = one.lines[0].seq, one.lines[-1].seq
            done = "cut" if cut else "would be cut"
            print(
                f"  {done}: {len(one.lines)} lines ({first} to {last}, {at}); deals begun in them: {one.deals}"
            )
    if not found:
        print("no table has a gap")
    elif cut is None:
        print(
            f"{len(found)} tables have a gap; nothing was changed. --cut FILE cuts them, and keeps the lines in FILE"
        )
    else:
        print(
            f"{len(found)} tables were cut; their lines are in {cut}. Now 'hlaska archive' makes the archive anew"
        )


def _format_minute(at: object) -> str:
    """Returns a time, "?" for what is none: it may be what is damaged."""
    if not isinstance(at, int | float) or not 0 <= at < 1e11:
        return "?"
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
