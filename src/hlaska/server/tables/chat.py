"""Keeps what people say at a table: fixed phrases and free text.

It is in memory alone: never in a record, a journal or a log.
"""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Callable
from hashlib import sha256
from time import monotonic
from typing import Final

from hlaska.core.errors import HlaskaError, Illegal, Phrase
from hlaska.protocol.table_messages import Said, TalkLine
from hlaska.server.limits.rate_limiter import RateLimit
from hlaska.table.store import TableMeta
from hlaska.table.visible_text import is_blank

KEPT: Final = 100  # lines that whoever comes later still reads
LONGEST: Final = 300  # characters of a line
BURST: Final = 5  # lines of one person at once
EVERY: Final = 2.0  # seconds for a line in the long run
_MARKS: Final = 3  # combining marks on one letter; more of them are there to cover other lines
_JOINER: Final = "\u200d"  # makes one picture of several


class TooOften(HlaskaError):
    """Says that one person writes more than others can read."""

    def __init__(self) -> None:
        super().__init__("too many lines at once; wait a little", Phrase("refused-talk-often"))


class ChatRoom:
    """Keeps the lines of one table, the last `KEPT` of them.

    Everybody at the table reads all of them. There are no lines for one person alone, so nobody can be told of cards in
    secret here. Who has no chair reads and does not write.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.lines: deque[TalkLine] = deque(maxlen=KEPT)
        self.said = 0  # how many lines there have been
        self._often = RateLimit(BURST, EVERY, now)  # lines of each chair: whoever sits down anew has no more

    def say(self, meta: TableMeta, owner: str, text: str, phrase: Said) -> None:
        """Says one line of the person with this chair. Raises Illegal where it may not be said, TooOften."""
        chair = meta.chair_of(owner)
        line = _check_text(meta, chair, text, phrase)
        if self._often.acquire(str(chair)):
            raise TooOften
        self.said += 1
        self.lines.append(TalkLine(self.said, chair, who_of(owner), meta.chairs[chair].name, line, phrase))

    def since(self, known: int) -> tuple[TalkLine, ...]:
        """Returns the lines after the first `known`, as far as they are kept."""
        return tuple(line for line in self.lines if line.n > known)


def who_of(owner: str) -> str:
    """Returns a name for a person that is the same at every table, and anonymous."""
    return sha256(f"talk {owner}".encode()).hexdigest()[:16]


def _check_text(meta: TableMeta, chair: int, text: str, phrase: Said) -> str:
    """Checks a text, and returns it as it is shown. Raises Illegal."""
    if chair < 0:
        raise Illegal("who has no chair reads and does not write", Phrase("refused-talk-seat"))
    if meta.chat == "none" or (text and meta.chat != "free"):
        raise Illegal(f"what may be said at this table: {meta.chat}", Phrase("refused-talk-off"))
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if phrase and not line:
        return ""
    if phrase or not 0 < len(line) <= LONGEST or not _is_shown(line):
        raise Illegal(f"a line has 1 to {LONGEST} printable characters", Phrase("refused-talk-text"))
    return line


def _is_shown(line: str) -> bool:
    """Tells whether a line can be read and stays on its own line."""
    if all(sign == " " or is_blank(sign) for sign in line):
        return False
    marks = 0
    for sign in line:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks > _MARKS or not (sign.isprintable() or sign == _JOINER):
            return False
    return True
