"""Reads the command line.

It has `hlaska games | options | play | serve | replay | score | legal | solve | review | arena | ...`.

Exit codes: 0 well, 1 something was wrong (said on stderr), 2 the command was not understood. Each command imports what
it needs when it runs, so that help comes at once.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final
from urllib.parse import urlsplit

from hlaska._version import __version__
from hlaska.core.errors import HlaskaError
from hlaska.core.levels import LEVELS, STRONG, USUAL

OK, WRONG, USAGE, STOPPED = 0, 1, 2, 130
LONGEST = 4000  # characters of a line of what went wrong
LANGUAGES: Final = ("en", "cs", "de", "sk")  # as in hlaska.locales, which help does not wait for


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser("hlaska", description="The marriage group of card games.")
    top.add_argument("--version", action="version", version=f"hlaska {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--json", action="store_true", help="print JSON")
    common.add_argument("--lang", default="en", choices=LANGUAGES, help="language (default: en)")

    def add(name: str, help: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=help, description=help, parents=[common])

    add("games", "List the games and their presets.")
    _options(add("options", "List the options of a game with their values."))
    _play(add("play", "Play in the terminal, against computer players or at a table of a server."))
    _serve(add("serve", "Serve tables for the browser."))
    _admin(add("admin", "Make an account of a server an administrator's, and give it a password."))
    _archive(
        add(
            "archive",
            "Make the archive of a server anew, or write a month of it without names.",
        )
    )
    for name, help in (
        ("replay", "Show a record step by step."),
        ("score", "Settle the deals of a record, item by item."),
        ("legal", "Tell what the seat to move may do at the end of a record."),
        ("verify", "Check that the decks of a record came about as was promised before its deals."),
    ):
        shown = add(name, help)
        shown.add_argument("file", metavar="FILE", help="a record, as text or JSON; - for standard input")
        if name == "replay":
            _plain(shown)
    _solve(add("solve", "Solve the position at the end of a record, with all cards open."))
    drawn = add("diagram", "Draw a position of a record, as SVG.")
    drawn.add_argument("file", metavar="FILE", help="a record, as text or JSON; - for standard input")
    drawn.add_argument(
        "--deal", metavar="N", type=_number(1, 999_999), default=1, help="of this deal, from 1"
    )
    drawn.add_argument(
        "--step", metavar="K", type=_number(0, 99_999), help="after so many actions (default: at its end)"
    )
    drawn.add_argument(
        "--faces", choices=("german", "french"), help="signs of the suits (default: the game's)"
    )
    drawn.add_argument("--out", metavar="SVG", help="write it to a file instead of standard output")
    _advice(add("hint", "Tell what the seat on turn should do where a record stops, by what it knows."))
    reviewed = add(
        "review", "Tell what the decisions of finished deals were worth, by what each seat could know."
    )
    _advice(reviewed)
    reviewed.add_argument("--seat", metavar="S", type=_number(0, 99), help="only this seat, 0 is forehand")
    reviewed.add_argument("--deal", metavar="N", type=_number(0, 999_999), help="only this deal, from 1")
    _arena(add("arena", "Let two computer players play duplicate deals, and say who is stronger."))
    _tournament(add("tournament", "Let the players of a class meet each other, with a page of the outcome."))
    _data(add("data", "Write deals, endings or calls as a data set of Parquet files, with a card."))
    _calibrate(add("calibrate", "Compare what a player expects of its calls with what comes of them."))
    _losses(add("losses", "Explain the deals of a match that cost a player most, by a log of the arena."))
    _seat(add("seat", "Play a seat at a table that another program runs, by lines of JSON."))
    _mcp(add("mcp", "Offer tables to a language model, by the Model Context Protocol."))
    _train(
        add("train", "Make what computer players know of hands and cards anew, from deals played at random.")
    )
    moved = add(
        "move-db",
        "Copy all of a server from its file into an empty PostgreSQL database, compared row by row.",
    )
    moved.add_argument("source", metavar="FILE", help="the database of a server that does not run")
    moved.add_argument("target", metavar="URL", help="postgresql://...")
    for name, help in (
        ("backup", "Write all of a server into a new file; it may run meanwhile."),
        ("restore", "Make a database of a backup, where there is none."),
    ):
        kept = add(name, help)
        kept.add_argument("file", metavar="FILE", help="the backup")
        kept.add_argument(
            "--db", metavar="DB", help="a file (default: the user's tables.sqlite3), or postgresql://..."
        )
    _events(add("events", "Run a tournament from a file, check draws and formats, compare rankings."))
    _repair(add("repair", "Find tables whose lines have a gap, and cut them there."))
    written = add("examples", "Write the examples of the documentation into a folder.")
    written.add_argument(
        "folder",
        metavar="DIR",
        nargs="?",
        default="hlaska-examples",
        help="the folder, made where there is none (default: hlaska-examples)",
    )
    _bench(add("bench", "Measure speed and memory."))
    return top


def _rules(p: argparse.ArgumentParser, optional: bool = False) -> None:
    """Adds the game and its rules; `asked`: who names none is asked."""
    more = " (without one you are asked)" if optional else ""
    p.add_argument(
        "game",
        metavar="GAME",
        nargs="?" if optional else None,
        help=f"id of the game, or the name of a preset, see 'hlaska games'{more}",
    )
    p.add_argument("--preset", metavar="P", help="house rules by name (default: the game's first)")
    p.add_argument(
        "--set", metavar="NAME=VALUE", action="append", default=[], help="change an option; may be repeated"
    )


def _options(p: argparse.ArgumentParser) -> None:
    _rules(p)
    p.add_argument(
        "--calls",
        action="store_true",
        help="list calls, places, public numbers and counters instead",
    )
    p.add_argument(
        "--numbers",
        action="store_true",
        help="list the phases and the public numbers of a position, each with its meaning and range, instead",
    )
    p.add_argument(
        "--indices",
        action="store_true",
        help="list what each index of an action and of an observation means in environments instead",
    )
    p.add_argument(
        "--diff",
        metavar="RULES",
        help="say in words what differs from other rules instead: a preset, 'NAME=VALUE ...', or both",
    )


def _play(p: argparse.ArgumentParser) -> None:
    _rules(p, optional=True)
    p.add_argument(
        "--bots",
        metavar="LEVEL",
        default=USUAL,
        help=f"{', '.join(LEVELS)}, in some games {STRONG} (default: {USUAL})",
    )
    p.add_argument("--seat", metavar="N", type=_number(1, 9), default=1, help="your chair, from 1")
    p.add_argument("--name", metavar="NAME", default="", help="what the table calls you")
    p.add_argument("--deals", metavar="N", type=int, default=0, help="the match has so many deals (0: ask)")
    p.add_argument(
        "--minutes",
        metavar="N",
        type=int,
        default=0,
        help="the match ends with the deal in play after so many minutes (0: no such limit)",
    )
    p.add_argument(
        "--faces",
        choices=("german", "french"),
        help="names of the cards (default: French in English, else as the game is usually played)",
    )
    p.add_argument("--record", metavar="FILE", help="write the match to a record")
    p.add_argument(
        "--pace", metavar="S", type=float, default=0.45, help="seconds before a computer player plays a card"
    )
    p.add_argument("--server", metavar="URL", help="play at a table of this server, as http://127.0.0.1:8000")
    p.add_argument("--table", metavar="ID", help="the table there (default: choose one, or open a new one)")
    _plain(p)


def _plain(p: argparse.ArgumentParser) -> None:
    p.add_argument(
        "--plain", action="store_true", help="line by line, as when it is not a terminal that one types in"
    )


def _serve(p: argparse.ArgumentParser) -> None:
    p.add_argument("--host", default="127.0.0.1")
    p.add_argument("--port", type=_number(0, 65535), default=8000)
    p.add_argument(
        "--db",
        metavar="FILE",
        help="database of tables (default: tables.sqlite3 in the user's data folder), or postgresql://...",
    )
    p.add_argument(
        "--bus",
        metavar="URL",
        default="",
        help="with postgresql://...: a Redis, as redis://127.0.0.1:6379/0, over which processes count tries and people "
        "together and tell each other at once of sessions that end and of notices",
    )
    p.add_argument(
        "--connections",
        metavar="N",
        type=_number(0, 1_000_000),
        help="most of one address at a time (default: 256; with postgresql://...: 0 but for who comes through a "
        "--proxy); 0: any number",
    )
    p.add_argument(
        "--allowance",
        metavar="N",
        type=_number(0, 1000),
        default=1,
        help="how many times the usual one address may use of the processor and of tables, where many people share "
        "it (default: 1); 0: any amount",
    )
    p.add_argument(
        "--proxy",
        metavar="ADDR",
        type=_network,
        action="append",
        default=[],
        help="a proxy in front, as 127.0.0.1 or 10.0.0.0/24, that says in X-Forwarded-For and -Proto who asks and "
        "whether over TLS; nobody else is believed; may be repeated",
    )
    p.add_argument(
        "--address",
        metavar="URL",
        type=_address,
        help="with postgresql://...: where other processes reach this one (default: http://127.0.0.1:PORT)",
    )
    p.add_argument(
        "--host-name",
        metavar="NAME",
        action="append",
        default=[],
        help="a name this server is reached by, as cards.example, beside its addresses; may be repeated",
    )
    p.add_argument(
        "--metrics", action="store_true", help="answer /metrics, numbers for Prometheus; not for strangers"
    )
    p.add_argument(
        "--no-hints", action="store_true", help="nobody may ask for hints, not even who plays alone"
    )
    p.add_argument(
        "--player",
        metavar="FILE.py:FUNCTION",
        help="every computer player of this server is a function of a Python file, as 'py:' is in the arena",
    )


def _address(text: str) -> str:
    """Reads the address of a server."""
    parts = urlsplit(text)
    if parts.scheme == "http" and parts.hostname and parts.path in ("", "/") and not parts.query:
        return text.rstrip("/")
    raise argparse.ArgumentTypeError(f"expected an address as http://10.0.0.2:8000, not '{text[:40]}'")


def _network(text: str) -> IPv4Network | IPv6Network:
    """Reads an address or a network."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"expected an address as 127.0.0.1 or a network as 10.0.0.0/24, not '{text[:40]}'"
        ) from None


def _admin(p: argparse.ArgumentParser) -> None:
    p.add_argument("name", metavar="NAME", help="of the account; it is made if there is none")
    p.add_argument("--db", metavar="DB", help="as for 'hlaska serve', which may be running")
    p.add_argument(
        "--password-only", action="store_true", help="no administrator: for who has forgotten a password"
    )


def _archive(p: argparse.ArgumentParser) -> None:
    p.add_argument(
        "--db",
        metavar="DB",
        help="as for 'hlaska serve'; the server of a file must not run, those of PostgreSQL may",
    )
    p.add_argument(
        "--month",
        metavar="YYYY-MM",
        help="write all matches opened in this month instead, as records without names",
    )
    p.add_argument("--out", metavar="FILE", help="with --month: a new file instead of standard output")


def _repair(p: argparse.ArgumentParser) -> None:
    p.add_argument(
        "--db",
        metavar="DB",
        help="as for 'hlaska serve'; to cut, the server of a file must not run, those of PostgreSQL may",
    )
    p.add_argument(
        "--cut",
        metavar="FILE",
        help="cut each of them before its gap, and write what is cut into this new file, a line of JSON each (default: "
        "nothing is changed)",
    )


def _number(low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number of a range."""

    def read(text: str) -> int:
        if text.isdecimal() and len(text) < 12 and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(f"expected a whole number from {low} to {high}, not '{text[:40]}'")

    return read


def _solve(p: argparse.ArgumentParser) -> None:
    p.add_argument("file", metavar="FILE", help="a record, as text or JSON; - for standard input")
    p.add_argument(
        "--positions",
        metavar="N",
        type=_number(1, 10**11 - 1),
        default=100_000_000,
        help="give up after so many positions (default: 100000000, some seconds)",
    )


def _advice(p: argparse.ArgumentParser) -> None:
    p.add_argument("file", metavar="FILE", help="a record, as text or JSON; - for standard input")
    _budget(p)


def _budget(p: argparse.ArgumentParser) -> None:
    """Adds how much a decision is thought about."""
    p.add_argument(
        "--worlds",
        metavar="N",
        type=_number(1, 4096),
        default=32,
        help="possible deals in which the choices of a decision are ranked, four times as many for the two that are "
        "compared then (default: 32)",
    )
    p.add_argument("--seconds", metavar="T", type=_seconds, help="seconds for each decision instead")
    p.add_argument("--seed", metavar="N", type=int, default=1, help="what possible deals are drawn from")


def _seconds(text: str) -> float:
    """Reads seconds."""
    if text.replace(".", "", 1).isdecimal() and len(text) < 10 and 0 < float(text) <= 3600:
        return float(text)
    raise argparse.ArgumentTypeError(f"expected seconds up to 3600, not '{text[:40]}'")


PLAYER_HELP: Final = (
    "a level (club:worlds=64: with 64 worlds a decision instead of a time, so that it is repeatable), a baseline "
    "(ismcts, exact), calls=PLAYER/cards=PLAYER, cmd:PROGRAM; after + a bidding system (club+skip_meld), "
    "after @ a file of what hands would call"
)


def _arena(p: argparse.ArgumentParser) -> None:
    _rules(p)
    p.add_argument("a", metavar="A", help=f"the first player: {PLAYER_HELP}")
    p.add_argument("b", metavar="B", help="the second player")
    p.add_argument(
        "--casting",
        metavar="C",
        default="usual",
        help="who plays what: every, halves, partners (assignments of seats), declarer, defenders (roles), alone",
    )
    _cap(p)
    p.add_argument("--keep", metavar="FILE", help="add the result to a file of matches, a line of JSON each")
    p.add_argument("--note", metavar="TEXT", default="", help="a sentence to be kept with it")
    p.add_argument(
        "--report",
        choices=("partner",),
        help="tell more: partner: what partners owed each other in the deals, and where they did not keep it",
    )
    _match(p, 300)


def _tournament(p: argparse.ArgumentParser) -> None:
    _rules(p)
    p.add_argument("players", metavar="PLAYER", nargs="+", help=f"two or more: {PLAYER_HELP}, py:mine.py:act")
    p.add_argument("--page", metavar="HTML", help="write a page of the outcome into this file")
    _match(p, 100)


def _data(p: argparse.ArgumentParser) -> None:
    p.add_argument(
        "what",
        choices=("deals", "endings", "calls"),
        help="deals with every action, endings with the exact value of every card, or calls with what was expected of "
        "them and what came",
    )
    _rules(p)
    p.add_argument(
        "--number", metavar="N", type=int, required=True, help="of deals (of calls, too), or of endings"
    )
    p.add_argument("--seed", metavar="S", type=int, default=1, help="what everything is drawn from")
    p.add_argument("--write", metavar="FOLDER", help="where it goes, or goes on (default: PRESET-WHAT)")
    p.add_argument(
        "--player",
        metavar="A",
        help=f"who plays all seats: {PLAYER_HELP} (default: calls=club:4/cards=greedy, of calls strong:worlds=64)",
    )
    p.add_argument(
        "--cards",
        metavar="N",
        type=int,
        default=6,
        help="of endings: most cards a hand has left, those to be drawn among them (default: 6)",
    )
    p.add_argument(
        "--per-deal",
        metavar="N",
        type=int,
        default=1,
        help="of endings: the most that one deal gives; several take a fraction of the time, and a column tells which "
        "hang together (default: 1, each of a deal of its own)",
    )
    p.add_argument(
        "--part", metavar="N", type=int, help="deals or endings of a file (default: 10000, of calls 1000)"
    )
    p.add_argument("--workers", metavar="N", type=int, help="processes (default: one a core)")
    p.add_argument(
        "--cluster",
        metavar="ADDRESS",
        nargs="?",
        const="local",
        help="make them on a cluster of Ray, as 'hlaska arena' does",
    )


def _calibrate(p: argparse.ArgumentParser) -> None:
    p.add_argument("game", metavar="GAME", nargs="?", help="id of the game; without one the log is read")
    p.add_argument("--preset", metavar="P", help="house rules by name (default: the game's first)")
    p.add_argument(
        "--set", metavar="NAME=VALUE", action="append", default=[], help="change an option; may be repeated"
    )
    p.add_argument(
        "--player", metavar="A", default=USUAL, help=f"who plays all seats: {PLAYER_HELP} (default: {USUAL})"
    )
    p.add_argument("--brief", action="store_true", help="one line a kind of call")
    _match(p, 100)


def _losses(p: argparse.ArgumentParser) -> None:
    p.add_argument("log", metavar="LOG", help="a log of the arena, as --log keeps it")
    p.add_argument(
        "--most",
        metavar="N",
        type=_number(1, 999_999),
        default=10,
        help="so many deals, those that cost most (default: 10)",
    )
    p.add_argument("--of", choices=("A", "B"), default="A", help="whose losses (default: A)")
    _cap(p)
    p.add_argument(
        "--review",
        action="store_true",
        help="tell also what each choice was worth by what its seat could know, as 'hlaska review' does",
    )
    _budget(p)


def _cap(p: argparse.ArgumentParser) -> None:
    p.add_argument(
        "--cap",
        metavar="N",
        type=float,
        help="most units an item of a settlement counts in capped means (default: 30 where results are paid)",
    )


def _seat(p: argparse.ArgumentParser) -> None:
    _rules(p)
    p.add_argument("--seat", metavar="S", type=int, required=True, help="which seat, 0 is forehand")
    p.add_argument(
        "--player", metavar="A", default=USUAL, help=f"who plays: {PLAYER_HELP} (default: {USUAL})"
    )


def _mcp(p: argparse.ArgumentParser) -> None:
    p.add_argument("--hints", action="store_true", help="it may ask what a strong player would do")
    p.add_argument(
        "--only-duties",
        action="store_true",
        help="tell what is asked and which duties bind, not the list of what is legal",
    )
    p.add_argument(
        "--server",
        metavar="URL",
        help="it may sit at tables of this server, with the token of a program in HLASKA_TOKEN",
    )


def _match(p: argparse.ArgumentParser, deals: int) -> None:
    p.add_argument("--deals", metavar="N", type=int, default=deals, help=f"deals (default: {deals})")
    p.add_argument("--seed", metavar="N", type=int, default=1, help="what decks and choices are drawn from")
    p.add_argument("--workers", metavar="N", type=int, help="processes (default: one a core)")
    p.add_argument(
        "--cluster",
        metavar="ADDRESS",
        nargs="?",
        const="local",
        help="play on a cluster of Ray: HOST:PORT, or auto for the one this machine is part of; without an address on "
        "one of this machine, started for the match",
    )
    p.add_argument("--log", metavar="FILE", help="keep every deal in this file, and go on where it ends")
    p.add_argument(
        "--program-seconds",
        metavar="S",
        type=float,
        default=5.0,
        help="for an answer of a program (default: 5)",
    )
    p.add_argument(
        "--program-memory", metavar="MB", type=int, default=2048, help="of a program (default: 2048)"
    )
    p.add_argument(
        "--one-process",
        action="store_true",
        help="one process of a program serves all seats and deals (of each worker), instead of one a seat and deal",
    )


def _train(p: argparse.ArgumentParser) -> None:
    p.add_argument(
        "what",
        metavar="WHAT",
        nargs="?",
        default="values",
        choices=("values", "cards", "calls"),
        help="values (of hands in Mariáš for three or for four, default), cards (the model of a card decision) or "
        "calls (what a hand would call)",
    )
    p.add_argument("of", metavar="GAME", nargs="?", help="the game, as --game says it")
    p.add_argument(
        "--game",
        metavar="GAME",
        default="marias",
        help="for which game (default: marias); of values marias_four, too, of cards any without a stock",
    )
    p.add_argument("--preset", metavar="NAME", help="its house rules by name (default: the usual ones)")
    p.add_argument(
        "--hands",
        metavar="N",
        type=int,
        help="deals of the last round (default: 40000); of cards: decisions that are searched (default: 60000)",
    )
    p.add_argument("--deals", metavar="N", type=int, help="of calls: deals of each preset (default: 500)")
    p.add_argument("--seed", metavar="N", type=int, default=1, help="what everything is drawn from")
    p.add_argument("--date", metavar="DAY", help="of calls: the day that the file names (default: today)")
    p.add_argument(
        "--write", metavar="FILE", help="where it goes (values.txt, cards.txt or call_model.json of a game)"
    )


def _events(p: argparse.ArgumentParser) -> None:
    parts = p.add_subparsers(dest="what", metavar="WHAT", required=True)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--json", action="store_true", help="print JSON")

    def add(name: str, help: str) -> argparse.ArgumentParser:
        return parts.add_parser(name, help=help, description=help, parents=[common])

    new = add("new", "Found an event in a new file, its journal.")
    new.add_argument("file", metavar="FILE", help="the journal, a line of JSON for each act")
    new.add_argument("--name", metavar="NAME", required=True, help="of the event")
    formats = ("lot", "movement", "swiss", "robin", "knockout", "double", "ladder", "arena")
    new.add_argument("--format", choices=formats, default="lot", help="how rounds are drawn (default: lot)")
    new.add_argument(
        "--sizes", metavar="N[,N]", default="4", help="people at a table, the usual size first (default: 4)"
    )
    new.add_argument("--kind", choices=("singles", "pairs", "teams"), default="singles", help="who enters")
    new.add_argument("--rules", metavar="TEXT", default="", help="what is played, in words")
    for name, help in (
        ("rounds", "0: until you finish it"),
        ("minutes", "of a round"),
        ("deals", "of a round"),
        ("consolation", "rounds of a knock-out from which losers go into a cup of their own"),
    ):
        new.add_argument(f"--{name}", metavar="N", type=_number(0, 600), default=0, help=help)
    new.add_argument("--team-size", metavar="N", type=_number(2, 20), default=4, help="members of a team")
    new.add_argument(
        "--per-person", metavar="N", type=_number(1, 9), default=1, help="entries of a person in a knock-out"
    )
    rankings = ("points", "wins", "places")
    new.add_argument("--ranking", choices=rankings, default="", help="default: the format's own")
    new.add_argument("--by", metavar="NAME", default="director", help="who directs it (default: director)")
    done = add("do", "Do something to an event, and write it into its journal.")
    done.add_argument("file", metavar="FILE", help="the journal")
    acts = ("enter", "leave", "return", "substitute", "start", "draw", "seat", "result", "correct", "absent",
            "adjust", "merge", "split", "undo", "finish")  # fmt: skip
    done.add_argument("act", metavar="ACT", choices=acts, help=", ".join(acts))
    done.add_argument(
        "args", metavar="ARG", nargs="*", help="what the act needs; it says so where one is missing"
    )
    done.add_argument("--by", metavar="NAME", default="", help="who does it (default: the founder)")
    done.add_argument("--why", metavar="TEXT", default="", help="the reason; rulings need one")
    for name, help in (
        ("show", "Show the tables of the last round and the standings."),
        ("verify", "Draw all rounds again and compare them with the journal."),
    ):
        add(name, help).add_argument("file", metavar="FILE", help="the journal; - for standard input")
    power = add(
        "power", "Play the same deals at several tables: how well does each ranking tell players apart?"
    )
    power.add_argument("game", metavar="GAME", help="id of the game, or the name of a preset")
    power.add_argument("--preset", metavar="P", help="house rules by name (default: the game's first)")
    power.add_argument("--a", metavar="PLAYER", default="club:4", help="the stronger one (default: club:4)")
    power.add_argument("--b", metavar="PLAYER", default="greedy", help="the other one (default: greedy)")
    power.add_argument(
        "--number", metavar="N", type=_number(2, 100_000), default=200, help="deals (default: 200)"
    )
    power.add_argument("--tables", metavar="N", type=_number(2, 100), default=8, help="tables (default: 8)")
    power.add_argument("--seed", metavar="S", type=int, default=1, help="of decks and seats (default: 1)")
    power.add_argument("--keep", action="store_true", help="write the unit of the scale beside the game")
    simulated = add("simulate", "Run tournaments of random formats and accidents, and check their laws.")
    simulated.add_argument(
        "--number", metavar="N", type=_number(1, 1_000_000), default=1000, help="events (default: 1000)"
    )
    simulated.add_argument("--seed", metavar="S", type=int, default=0, help="of the first event (default: 0)")


def _bench(p: argparse.ArgumentParser) -> None:
    parts = (
        "all",
        "kernel",
        "engine",
        "playouts",
        "players",
        "solver",
        "events",
        "research",
        "positions",
        "tables",
        "server",
        "start",
    )
    p.add_argument(
        "part",
        metavar="PART",
        nargs="?",
        default="all",
        choices=parts,
        help="kernel, engine, playouts, players, solver, events (draws of tournaments), all of these, or "
        "research: steps of batches and of environments for learners, or "
        "positions: how often --level chooses what is known to be better, or "
        "tables: whether many tables of computer "
        "players keep their pace here, or server: what an action costs where people play at many tables of a server, "
        "or start: how soon a server answers that has many tables, and how fast one comes back from its journal",
    )
    p.add_argument(
        "--game",
        metavar="GAME",
        action="append",
        default=[],
        help="only this game beside marias, which the others are compared with; may be repeated. For tables: tables of "
        "this game (default: of all games)",
    )
    p.add_argument(
        "--tables",
        metavar="N",
        type=int,
        default=120,
        help="for tables, server, start: how many (default: 120)",
    )
    p.add_argument(
        "--db",
        metavar="URL",
        default="",
        help="for server, start: postgresql://... (default: a file of its own)",
    )
    p.add_argument(
        "--bus",
        metavar="URL",
        default="",
        help="for server, with postgresql://...: redis://..., what its processes share beside the database",
    )
    p.add_argument(
        "--processes",
        metavar="N",
        type=_number(1, 64),
        default=1,
        help="for server: of the same database (default: 1)",
    )
    p.add_argument(
        "--people",
        metavar="N",
        type=int,
        default=1,
        help="for server: processes in which the people play (default: 1)",
    )
    p.add_argument(
        "--minutes", metavar="M", type=float, default=1.0, help="for tables and server: how long (default: 1)"
    )
    p.add_argument(
        "--level", default=USUAL, help=f"for tables, positions: of the computer players (default: {USUAL})"
    )
    p.add_argument("--seeds", metavar="N", type=int, default=10, help="for positions: of each (default: 10)")
    p.add_argument("--workers", metavar="N", type=int, default=1, help="for tables: processes (default: 1)")


_COMMANDS = {
    "games": "games:list_games",
    "options": "games:list_options",
    "play": "start_up:play",
    "serve": "serve:serve",
    "admin": "admin:admin",
    "archive": "archive:archive",
    "replay": "start_up:replay",
    "score": "records:score",
    "legal": "records:legal",
    "verify": "verify:verify",
    "solve": "solve:solve_record",
    "diagram": "diagram:draw_record",
    "hint": "review:hint_record",
    "review": "review:review_record",
    "arena": "arena:arena",
    "tournament": "tournament:tournament",
    "data": "data:data",
    "calibrate": "arena:calibrate",
    "losses": "losses:explain_losses",
    "seat": "seat:seat",
    "mcp": "agents:mcp",
    "train": "train:train",
    "move-db": "databases:move_db",
    "backup": "databases:backup",
    "restore": "databases:restore",
    "events": "events:run_events",
    "repair": "databases:repair",
    "examples": "examples:write_examples",
    "bench": "bench:bench",
}


def _expand_help(argv: Sequence[str]) -> Sequence[str]:
    """Takes `help` and `help COMMAND` for `--help`."""
    return [*argv[1:2], "--help"] if list(argv[:1]) == ["help"] else argv


def _resolve_preset(args: argparse.Namespace) -> None:
    """Sets game and preset where a game is named by one of its presets. Raises BadGame."""
    if isinstance(getattr(args, "game", None), str) and getattr(args, "preset", "") is None:
        from hlaska.games import named

        args.game, args.preset = named(args.game)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and gives its exit code."""
    try:
        asked = parser().parse_args(_expand_help(sys.argv[1:] if argv is None else argv))
    except SystemExit as e:
        return OK if not e.code else USAGE
    module, _, name = _COMMANDS[asked.command].partition(":")
    try:
        _resolve_preset(asked)
        run: Callable[[argparse.Namespace], int | None] = getattr(import_module(f"hlaska.cli.{module}"), name)
        code = run(asked) or OK
        sys.stdout.flush()
        return code
    except HlaskaError as e:
        from hlaska.table.visible_text import escape

        # What is wrong may be quoted from a record that somebody has sent, and is no command to the terminal.
        lines = (escape(line, LONGEST) for line in f"hlaska: {e.text}".split("\n"))
        print(*lines, sep="\n", file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        sys.stderr.close()  # who reads has gone; say nothing about it
        return WRONG
    except KeyboardInterrupt:
        return STOPPED
