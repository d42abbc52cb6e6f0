"""`hlaska move-db`, `hlaska backup`, `hlaska restore`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hlaska.cli.output import print_json
from hlaska.core.errors import BadText


def move_db(asked: Namespace) -> None:
    """Raises CannotMove, InUse, Unusable, BadText."""
    from hlaska.server.moving import move
    from hlaska.server.where import is_postgres, need_many

    if is_postgres(asked.source) or not is_postgres(asked.target):
        raise BadText("a database is moved from a file to postgresql://...")
    need_many(asked.target)
    moved = move(Path(asked.source).expanduser(), asked.target)
    if asked.json:
        print_json(moved)
        return
    print("moved, and compared row by row:")
    for name, count in moved.items():
        print(f"  {name}: {count}")


def backup(asked: Namespace) -> None:
    """Raises CannotMove, Unusable."""
    from hlaska.server.backup import back_up
    from hlaska.server.where import default_db

    back_up(asked.db or default_db(), Path(asked.file).expanduser())


def restore(asked: Namespace) -> None:
    """Raises CannotMove, InUse, Unusable."""
    from hlaska.server.backup import bring_back
    from hlaska.server.where import default_db, is_postgres, need_many

    if is_postgres(asked.db):
        need_many(asked.db)
    bring_back(Path(asked.file).expanduser(), asked.db or default_db())
