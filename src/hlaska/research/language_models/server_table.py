"""Plays a seat at a server's table by texts, with a program's token. docs/bots.md describes how."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from http.client import HTTPException
from time import monotonic
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from hlaska.core.errors import BadText

WAIT: Final = 20.0  # seconds that a look waits for its turn, and anything for the server
NOTHING: Final = "say nothing"  # the text of making no call out of turn
LATE: Final = ("stale", "stalled")  # kinds of errors
LONGEST: Final = 1 << 20  # bytes of a message


class _NoRedirect(HTTPRedirectHandler):
    """Follows no server to another one, which would get the token."""

    def redirect_request(self, *_: Any) -> None:
        return None


_OPENER: Final = build_opener(_NoRedirect)


class ServerSeat:
    """Holds a chair at a table of a server.

    asked: the question that waits for an answer, as the server sent it, or None.
    told: what was told since the deal began.
    """

    def __init__(self, server: str, table: str, token: str, name: str = "model") -> None:
        """Sits down. Raises BadText where the server, the table or a chair cannot be had, or the token is wrong."""
        address = urlsplit(server)
        if address.scheme not in ("http", "https") or not address.netloc:
            raise BadText(f"'{server}' is no server: write http://HOST:PORT or https://HOST")
        if not re.fullmatch(r"[\w-]+", table, re.ASCII):
            raise BadText(f"'{table}' is no table: give its name, the last part of its address")
        base = f"{address.scheme}://{address.netloc}"
        self.table, self._who = table, {"Authorization": f"Bearer {token}"}
        self._sit(f"{base}/api/tables/{quote(table)}/sit", name)
        line = f"ws{base[4:]}/ws/{quote(table)}/program"
        self._open = ExitStack()
        try:
            self._line: ClientConnection = self._open.enter_context(
                connect(line, additional_headers=self._who, open_timeout=WAIT, max_size=LONGEST)
            )
        except (OSError, WebSocketException) as e:
            raise BadText(
                f"{base}: the line to table {table} cannot be opened ({type(e).__name__})"
            ) from None
        self.hello: dict[str, Any] = {}
        self.asked: dict[str, Any] | None = None
        self.told: list[Any] = []
        self._over: dict[str, Any] | None = None
        self._new, self._wrong, self._kind, self._ended = 0, "", "", False

    def _sit(self, address: str, name: str) -> None:
        head = {**self._who, "Content-Type": "application/json"}
        try:
            with _OPENER.open(Request(address, json.dumps({"name": name}).encode(), head), timeout=WAIT):
                return
        except HTTPError as e:
            said = e.read(4096).decode(errors="replace")
            raise BadText(f"table {self.table}: {_text_of(said) or f'refused with {e.code}'}") from None
        except (URLError, OSError, HTTPException) as e:
            raise BadText(f"the server cannot be had: {e}") from None

    # ------------------------------------------------------------ what the server says
    def _listen(self, wait: float) -> None:
        """Takes messages until the seat is asked or the deal is over. Raises BadText where the line is
        closed."""
        until = monotonic() + wait
        while self.asked is None and not self._ended:
            try:
                message = json.loads(self._line.recv(timeout=max(0.0, until - monotonic())))
            except TimeoutError:
                return
            except ConnectionClosed as e:
                if self._over is not None:  # a match that is over closes its line
                    self._ended = True
                    return
                code = e.rcvd.code if e.rcvd else "no code"
                raise BadText(f"table {self.table}: the server has closed the line ({code})") from None
            self._handle(message)
            if message["type"] in ("over", "error"):
                return

    def _handle(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "hello":
                self.hello, self._over = message, None
                self.told, self._new = [], 0
            case "ask":
                self.asked = message
                self.told += message.get("events", [])
            case "over":
                self._over, self.asked = message, None
                self._ended = bool(message.get("match"))
            case "error":
                self._kind = str(message.get("kind"))
                self._wrong = str(message.get("text") or self._kind)

    # ------------------------------------------------------------ looking and playing
    def look(self, wait: float = WAIT) -> dict[str, Any]:
        """Tells what the seat sees and what is asked of it. It waits for its turn, but no longer than `wait`."""
        self._listen(wait)
        found: dict[str, Any] = {
            "game": self.hello.get("game", ""),
            "seat": self.hello.get("seat", -1),
            "happened": self.told[self._new :],
        }
        self._new = len(self.told)
        if self._wrong:
            found["wrong"], self._wrong = self._wrong, ""
        if self.asked is not None:
            view = self.asked["view"]
            mine = view["turn"] == view["seat"]
            found |= {"turn": view["turn"], "cards": view["places"], "numbers": view["numbers"]}
            found["legal"] = view["legal"] if mine else [*view["legal"], NOTHING]
        elif self._over is not None:
            found |= {
                "result": self._over["result"],
                "scores": self._over["scores"],
                "match_over": self._ended,
            }
        else:
            found["waiting"] = "others are on turn, or the table is not full yet: look again"
        return found

    def play(self, text: str, wait: float = WAIT) -> dict[str, Any]:
        """Answers the question that waits, then looks. Raises BadText where none waits, and for what the server takes
        for no answer, with its reason."""
        self._listen(0)
        if self.asked is None:
            raise BadText("nothing is asked of this seat now: look")
        said = "" if " ".join(text.lower().split()) == NOTHING else text
        try:
            self._line.send(json.dumps({"do": said}))
        except ConnectionClosed:
            raise BadText(f"table {self.table}: the server has closed the line") from None
        return self._await_answer(wait)

    def _await_answer(self, wait: float) -> dict[str, Any]:
        self.asked = None
        self._listen(wait)
        if self._wrong and self._kind not in LATE:  # what came too late was no mistake; a look tells it
            wrong, self._wrong = self._wrong, ""
            self._listen(1.0)  # the question comes again
            raise BadText(wrong)
        return self.look(wait)

    def close(self) -> None:
        """Leaves the line; the server lets a computer player go on."""
        self._open.close()


def _text_of(answer: str) -> str:
    """Returns the sentence of a refusal of the server."""
    try:
        said = json.loads(answer)
    except ValueError:
        return ""
    return str(said.get("text") or said.get("detail") or "") if isinstance(said, dict) else ""
