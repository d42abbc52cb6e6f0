"""Runs `hlaska admin`."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from getpass import getpass


def admin(args: Namespace) -> int:
    """Gives an account a password, and makes it an administrator's. The account is made if there is none."""
    from hlaska.server.accounts.accounts import Accounts
    from hlaska.server.accounts.services import open_database

    password = getpass("Password: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
    if sys.stdin.isatty() and getpass("Again: ") != password:
        print("these are two different passwords", file=sys.stderr)
        return 1
    database = open_database(args.db)

    async def change() -> str:
        try:
            known = Accounts(database)
            return (
                await known.set_password(args.name, password, admin=None if args.password_only else True)
            ).name
        finally:
            await database.close()

    name = asyncio.run(change())
    print(f"{name} has a new password" if args.password_only else f"{name} is an administrator")
    return 0
