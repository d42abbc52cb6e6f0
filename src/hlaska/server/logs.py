"""Writes the log, so that nobody outside can forge a line of it.

A record begins a line and no other line does: what follows of it is indented. Whatever is no printable character (line
breaks of every kind, terminals' escapes, letters that turn the direction) is escaped, and what is long is cut.
"""

from __future__ import annotations

import logging
from typing import Final, TextIO

from hlaska.table.visible_text import escape

LONGEST: Final = 2000  # characters of one line
LINES: Final = 200  # of one traceback; those before the last ones are left out
INDENT: Final = "  | "
FORMAT: Final = "%(levelname)s %(name)s: %(message)s"


class Formatter(logging.Formatter):
    """Writes a record as one line, and an error below it as indented lines."""

    def __init__(self) -> None:
        super().__init__(FORMAT)

    def formatMessage(self, record: logging.LogRecord) -> str:
        return escape(super().formatMessage(record), LONGEST)

    def format(self, record: logging.LogRecord) -> str:
        # Of its own: the base class keeps a traceback's text in the record, and puts it behind the message as it is.
        record.message = record.getMessage()
        lines = [self.formatMessage(record)]
        if record.exc_info:
            lines += _indent(self.formatException(record.exc_info))
        if record.stack_info:
            lines += _indent(self.formatStack(record.stack_info))
        return "\n".join(lines)


def _indent(text: str) -> list[str]:
    lines = text.split("\n")
    left = [f"{INDENT}({len(lines) - LINES} lines before)"] if len(lines) > LINES else []
    return left + [INDENT + escape(line, LONGEST) for line in lines[-LINES:]]


def set_up(stream: TextIO | None = None) -> logging.Handler:
    """Sends all warnings, ours and those of packages, to a stream. Returns the handler.

    stream: None for stderr.
    """
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Formatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    return handler
