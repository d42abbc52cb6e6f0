"""Leads from the command line into the whole terminal, and out of it."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from hlaska.cli.output import read_file
from hlaska.cli.terminal import chairs_of, limit_of, make_game, save_record
from hlaska.cli.tui.app import Terminal
from hlaska.cli.tui.home import Preferences
from hlaska.cli.tui.host import Host, LocalHost, ServerHost, parse_origin
from hlaska.core.errors import BadText
from hlaska.core.levels import ALL
from hlaska.core.options import difference
from hlaska.games import preset_of
from hlaska.locales import Language
from hlaska.protocol.deals import AskReplay
from hlaska.protocol.tables import NewTable


def play_full_screen(args: Namespace) -> None:
    """Runs `hlaska play` in a whole terminal. Raises HlaskaError."""
    if args.table and not args.server:
        raise BadText(f"--table {args.table}: of which server? Add --server URL")
    if args.server and args.record:
        raise BadText("--record: a server keeps its matches; see the replay of the deal")
    if args.bots not in ALL:
        raise BadText(f"'{args.bots}' is no computer player; there are {', '.join(ALL)}")
    wishes = Preferences(args.lang, args.faces or "", args.name, args.bots, args.deals)
    new = new_table(args) if args.game is not None else None
    asyncio.run(_play(args, wishes, new))


def new_table(args: Namespace) -> NewTable:
    """Makes the table that the command line asks for. Raises BadText, BadOptions."""
    game = make_game(args)
    preset = args.preset or next(iter(game.presets))
    changes = difference(game.options, preset_of(type(game), preset))
    chairs = chairs_of(args, game, Language(args.lang))
    return NewTable(game.id, preset, changes, tuple(chairs), limit_of(args, game))


async def _play(args: Namespace, wishes: Preferences, new: NewTable | None) -> None:
    host: Host = ServerHost(parse_origin(args.server)) if args.server else LocalHost(args.pace)
    try:
        app = Terminal(host, wishes, new=new, table=args.table or "")
        await _run(app)
        if args.record and isinstance(host, LocalHost) and app.last:
            table = await host.table(app.last)
            await save_record(args, table.game, table)
    finally:
        await host.close()


def replay_full_screen(args: Namespace) -> None:
    """Runs `hlaska replay` in a whole terminal. Raises HlaskaError."""
    asyncio.run(_replay(args, read_file(args.file)))


async def _replay(args: Namespace, text: str) -> None:
    host = LocalHost()
    try:
        first = await host.show(AskReplay(text))
        await _run(Terminal(host, Preferences(args.lang), replay=first, source=text))
    finally:
        await host.close()


async def _run(app: Terminal) -> None:
    await app.run_async()
    if app.problem is not None:
        raise app.problem
