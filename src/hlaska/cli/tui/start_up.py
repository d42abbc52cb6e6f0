"""From the command line into the whole terminal, and out of it."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from hlaska.cli.output import read_file
from hlaska.cli.terminal import chairs_of, chosen_game, limit_of, save
from hlaska.cli.tui.app import Terminal, Wishes
from hlaska.cli.tui.host import Host, LocalHost, ServedHost, origin
from hlaska.core.errors import BadText
from hlaska.core.levels import ALL
from hlaska.core.options import difference
from hlaska.games import preset_of
from hlaska.locales import Language
from hlaska.protocol.deals import AskReplay
from hlaska.protocol.tables import NewTable


def play_there(asked: Namespace) -> None:
    """`hlaska play` in a whole terminal. Raises HlaskaError."""
    if asked.table and not asked.server:
        raise BadText(f"--table {asked.table}: of which server? Add --server URL")
    if asked.server and asked.record:
        raise BadText("--record: a server keeps its matches; see the replay of the deal")
    if asked.bots not in ALL:
        raise BadText(f"'{asked.bots}' is no computer player; there are {', '.join(ALL)}")
    wishes = Wishes(asked.lang, asked.faces or "", asked.name, asked.bots, asked.deals)
    new = new_table(asked) if asked.game is not None else None
    asyncio.run(_play(asked, wishes, new))


def new_table(asked: Namespace) -> NewTable:
    """The table that the command line asks for. Raises BadText, BadOptions."""
    game = chosen_game(asked)
    preset = asked.preset or next(iter(game.presets))
    changes = difference(game.options, preset_of(type(game), preset))
    chairs = chairs_of(asked, game, Language(asked.lang))
    return NewTable(game.id, preset, changes, tuple(chairs), limit_of(asked, game))


async def _play(asked: Namespace, wishes: Wishes, new: NewTable | None) -> None:
    host: Host = ServedHost(origin(asked.server)) if asked.server else LocalHost(asked.pace)
    try:
        app = Terminal(host, wishes, new=new, table=asked.table or "")
        await _run(app)
        if asked.record and isinstance(host, LocalHost) and app.last:
            table = await host.table(app.last)
            await save(asked, table.game, table)
    finally:
        await host.close()


def replay_there(asked: Namespace) -> None:
    """`hlaska replay` in a whole terminal. Raises HlaskaError."""
    asyncio.run(_replay(asked, read_file(asked.file)))


async def _replay(asked: Namespace, text: str) -> None:
    host = LocalHost()
    try:
        first = await host.show(AskReplay(text))
        await _run(Terminal(host, Wishes(asked.lang), replay=first, source=text))
    finally:
        await host.close()


async def _run(app: Terminal) -> None:
    await app.run_async()
    if app.problem is not None:
        raise app.problem
