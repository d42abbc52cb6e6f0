"""Starts the commands that fill a whole terminal.

They say at once that they get ready, and load what they need meanwhile.
"""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from hlaska.locales import Language

_ERASE: Final = "\r\x1b[K"  # the line, as terminals understand it


def play(args: Namespace) -> None:
    """Runs `hlaska play`. Raises HlaskaError."""
    if args.plain or args.json or not is_in_terminal():
        from hlaska.cli.terminal import play_in_lines

        return play_in_lines(args)
    with _show_starting(args.lang):
        from hlaska.cli.tui.start_up import play_full_screen

        play_full_screen(args)


def replay(args: Namespace) -> None:
    """Runs `hlaska replay`. Raises HlaskaError."""
    if args.plain or args.json or args.file == "-" or not is_in_terminal():
        from hlaska.cli.records import replay_in_lines

        return replay_in_lines(args)
    with _show_starting(args.lang):
        from hlaska.cli.tui.start_up import replay_full_screen

        replay_full_screen(args)


def is_in_terminal() -> bool:
    """Tells whether there is a terminal to draw in, and somebody who types in it."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


@contextmanager
def _show_starting(language: str) -> Iterator[None]:
    """Says that the table is being set. It is drawn over that, and once the table is gone nothing is left of it."""
    print(Language(language).say("cli-starting"), end="", flush=True)
    try:
        yield
    finally:
        print(_ERASE, end="", flush=True)
