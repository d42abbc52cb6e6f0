"""The log: nobody outside writes a line of it."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from hlaska.server import logs, run
from hlaska.server.logs import INDENT, LINES, LONGEST, Formatter
from hlaska.server.tables.catalog import Catalog
from hlaska.table.visible_text import escape
from tests.server.live import live

FORGED = "ERROR hlaska: all is lost"
BREAKS = (*"\n\r\v\f\x1c\x85\u2028\u2029\x08\u202e\0", "\r\n", "\x1b[2K\x1b[1A")
LOGGERS = ("hlaska.server.api.errors", "uvicorn.error", "uvicorn.access", "asyncio", "litestar")


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is written where the server has set up its log; pytest's own handlers stay."""
    stream, root = io.StringIO(), logging.getLogger()
    before = root.handlers[:]
    root.handlers.clear()
    handler = logs.set_up(stream)
    root.handlers += before
    yield stream
    root.handlers.remove(handler)


def lines(log: io.StringIO) -> list[str]:
    """The records of a log: lines that are indented belong to the one before."""
    text = log.getvalue()
    assert all(sign.isprintable() or sign == "\n" for sign in text)
    return [line for line in text.split("\n") if line and not line.startswith(INDENT)]


@pytest.mark.parametrize("name", LOGGERS)
def test_no_record_has_two_lines(log, monkeypatch, name):
    run.make_config(None, "127.0.0.1", 0)  # as uvicorn has it
    logger = logging.getLogger(name)
    assert not logging.getLogger(name.partition(".")[0]).handlers + logger.handlers, (
        "it goes where all others go"
    )
    monkeypatch.setattr(logger, "propagate", True)  # as if requests were told of
    for line_break in BREAKS:
        text = f"GET /{line_break}{FORGED}"
        logger.warning("%s", text)
        try:
            raise ValueError(text)
        except ValueError:
            logger.exception(text)
    found = lines(log)
    assert [line.split()[0] for line in found] == ["WARNING", "ERROR"] * len(BREAKS)
    assert all(FORGED in line for line in found)


def test_a_path_forges_no_line(log, monkeypatch):
    def broken(_: Catalog, name: str) -> None:
        raise ZeroDivisionError(name)

    monkeypatch.setattr(Catalog, "check", broken)
    with live() as server, server.client() as client:
        for line_break in ("%0a", "%0d%0a", "%C2%85", "%E2%80%A8", "%1b%5b1A"):
            assert client.get(f"/api/games/x{line_break}ERROR%20hlaska:%20all%20is%20lost").status_code == 500
        told = lines(log)
        assert len(told) == 5
        assert all(line.startswith("ERROR hlaska.server.api.errors: GET /api/games/x") for line in told)
    assert not any(line.startswith(FORGED) for line in log.getvalue().splitlines())


def test_what_is_long_is_cut():
    assert escape("x" * LONGEST, LONGEST) == "x" * LONGEST
    assert escape("x" * (LONGEST + 5), LONGEST) == "x" * LONGEST + "... (5 more)"
    assert escape("Žofie 🂡 \\ 'q'", LONGEST) == "Žofie 🂡 \\ 'q'"
    assert escape("\ud800\U000e0001", LONGEST) == "\\ud800\\U000e0001"
    error = ValueError("\n".join(["y" * 5000] * 1000))
    record = logging.LogRecord("x", logging.ERROR, "", 0, "z" * 10**6, None, (ValueError, error, None))
    told = Formatter().format(record).split("\n")
    assert len(told) == LINES + 2
    assert max(map(len, told)) < LONGEST + 60
    assert all(line.startswith(INDENT) for line in told[1:])
    assert "lines before" in told[1]
