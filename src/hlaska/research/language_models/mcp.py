"""Serves tables to language models (`hlaska mcp`).

It speaks the Model Context Protocol on standard input and output.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from hlaska._version import __version__
from hlaska.core.errors import HlaskaError
from hlaska.research.language_models.agents import Tables

T = TypeVar("T")
ABOUT: Final = """\
Card games of the marriage group. Start with list_games, then new_deal; look and play at that table until there is a
result. Cards are rank then suit (QH, TS; clubs C, spades S, hearts H, diamonds D); QH+ plays a card with a declaration.
?? is a card that you may not see."""


def make_server(tables: Tables) -> MCPServer:
    """Makes the server for one agent."""

    def list_games() -> list[dict[str, Any]]:
        """Lists the games: id, name, presets, seats."""
        return _answer(tables.list_games)

    def new_deal(
        game: str, preset: str = "", seat: int = 0, opponents: str = "club:worlds=16", seed: int = -1
    ) -> dict[str, Any]:
        """Deals at a new table.

        preset: house rules by name, "" for the usual ones.
        seat: yours, 0 speaks first.
        opponents: random, greedy, beginner, casual, club or strong.
        seed: -1 for any cards.
        """
        return _answer(tables.new_deal, game, preset or None, seat, opponents, None if seed < 0 else seed)

    def look(table: int) -> dict[str, Any]:
        """Tells what your seat sees, what happened since your last look, and what is asked."""
        return _answer(tables.look, table)

    def play(table: int, action: str) -> dict[str, Any]:
        """Does one action, written as in `legal` (QH, QH+, bid 100, pass); others go on."""
        return _answer(tables.play, table, action)

    def history(table: int) -> list[dict[str, Any]]:
        """Tells all that your seat was told in the deal."""
        return _answer(tables.history, table)

    def leave(table: int) -> dict[str, Any]:
        """Closes a table."""
        return _answer(tables.leave, table)

    def hint(table: int) -> dict[str, Any]:
        """Tells what a strong player would do in your seat."""
        return _answer(tables.hint, table)

    def rule(rule: str) -> dict[str, Any]:
        """Tells what a rule says, by the id that duties and refusals name (mariage:TH.BID.1)."""
        return _answer(tables.rule, rule)

    def join_table(table: str) -> dict[str, Any]:
        """Sits down at a table of the server, by its name there.

        The tools look, play, history and leave go on from it. `look` waits up to 20 seconds for your turn.
        """
        return _answer(tables.join, table)

    made = MCPServer("hlaska", instructions=ABOUT, version=__version__)
    tools = [list_games, new_deal, look, play, history, leave]
    tools += [
        tool
        for tool, there in ((rule, tables.rules), (join_table, tables.server), (hint, tables.hints))
        if there
    ]
    for tool in tools:
        made.add_tool(tool)
    return made


def _answer(ask: Callable[..., T], *given: Any) -> T:
    """Answers the agent, or says as a sentence what was wrong."""
    try:
        return ask(*given)
    except HlaskaError as e:
        raise ToolError(str(e)) from e


def run(tables: Tables) -> None:
    """Answers until standard input ends."""
    make_server(tables).run("stdio")
