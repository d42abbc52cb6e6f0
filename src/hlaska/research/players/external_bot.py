"""Runs programs as players.

A message is one JSON line on their standard input or output (docs/bots.md).

A program is started for one seat of one deal and ended after it, so that it can learn nothing of other seats or of the
same cards in another casting. Where that is too slow, one process serves all seats and deals (`Limits.shared`).
What it does wrong is noted; then the quick player decides by the same view: once after nonsense, to the end of the deal
after a crash or a stall.
"""

from __future__ import annotations

import os
import select
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from multiprocessing.util import Finalize
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec

from hlaska.bots.registry import make_with
from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.bot_protocol import event_text, hello, view_text
from hlaska.core.errors import BadText, HlaskaError
from hlaska.core.game import Game
from hlaska.core.levels import QUICK
from hlaska.core.view import View

LONGEST: Final = 1 << 16  # bytes of an answer


class Limits(NamedTuple):
    """Limits what a program may use.

    Seconds are for one answer (and to start); memory is address space, in megabytes.

    shared: one process serves all seats and deals that a worker plays.
    """

    seconds: float = 5.0
    megabytes: int = 2048
    shared: bool = False


class ProgramFailed(Exception):
    """Tells that a program is of no use any more in this deal. Its `kind` is crashed or stalled."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind, self.text = kind, text


class ExternalBot:
    """Asks a program; see above.

    faults: (move, kind, text).
    stood_in: how many decisions in its turn the quick player made.
    """

    def __init__(self, game: Game, command: str, rng: Random, limits: Limits) -> None:
        """Raises BadText for a command that is none."""
        if not _split_command(command):
            raise BadText("cmd: without a program; write cmd:./program")
        self.game, self.command, self.limits = game, command, limits
        self.faults: list[tuple[int, str, str]] = []
        self.stood_in = 0
        self._stand_in = make_with(QUICK, game, rng)
        self._program: Program | None = None
        self._number = 0  # of this seat of this deal, where one process serves many
        self._gone = False
        self._told = 0  # events the program knows
        self._planned: list[Action] = []  # the rest of a whole turn

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        lawful = self.game.adviser.bot_view(view)
        on_turn = view.pub.turn == view.seat
        if not self._gone and (self._planned or lawful.legal):
            try:
                return self._next_action(view, events, on_turn)
            except ProgramFailed as lost:
                self._fault(events, lost.kind, lost.text)
                self._gone = True
                self.close()
            except HlaskaError as wrong:
                self._planned = []
                self._fault(events, "nonsense", wrong.text)
        self.stood_in += on_turn
        return await self._stand_in.choose(view, events)

    def _fault(self, events: Sequence[Event], kind: str, text: str) -> None:
        self.faults.append((len(events), kind, text[:200]))

    def _next_action(self, view: View, events: Sequence[Event], on_turn: bool) -> Action | None:
        """Asks the program for its action. Raises ProgramFailed, BadText."""
        if not self._planned or not on_turn:
            self._planned = self._answer(view, events)
        if not self._planned:
            if on_turn:
                raise BadText("no action in its own turn")
            return None
        action = self._planned.pop(0)
        if action not in view.legal:
            raise BadText(f"'{self.game.action_text(action)}' is not legal")
        return action

    def _answer(self, view: View, events: Sequence[Event]) -> list[Action]:
        program = self._ensure_program(view)
        fresh = [event_text(self.game, event) for event in events[self._told :]]
        self._told = len(events)
        asked = {"type": "ask", "events": fresh, "view": view_text(self.game, view)}
        program.send(asked | self._address())
        answer = program.receive()
        texts = answer.get("do") if isinstance(answer, dict) else None
        if isinstance(texts, str):
            texts = [texts] if texts else []
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise BadText(f'an answer is {{"do": "QH"}} or {{"do": [...]}}, not {str(answer)[:60]}')
        return [self.game.parse_action(text) for text in texts]

    def _ensure_program(self, view: View) -> Program:
        if self._program is None:
            if self.limits.shared:
                self._program, self._number = get_shared_program(self.command, self.limits), next(NUMBERS)
            else:
                self._program = Program(self.command, self.limits)
            self._program.send(hello(self.game, view.seat) | self._address())
        return self._program

    def _address(self) -> dict[str, int]:
        """Says which player a message is for, where one process is several."""
        return {"player": self._number} if self.limits.shared else {}

    def close(self) -> None:
        """Ends the program, or says that the deal is over where it serves others, too."""
        program, self._program = self._program, None
        if program is None:
            return
        if not self.limits.shared or self._gone:
            program.end()
            return
        with suppress(ProgramFailed):  # whoever is asked next finds that it is gone
            program.send({"type": "over"} | self._address())


NUMBERS: Final = count(1)
_SHARED: Final[dict[tuple[str, Limits], Program]] = {}


def get_shared_program(command: str, limits: Limits) -> Program:
    """Returns the process of this command that serves all seats and deals.

    It is a new one where the old has ended.

    Raises ProgramFailed where it cannot be started.
    """
    found = _SHARED.get((command, limits))
    if found is None or found.ended:
        found = _SHARED[command, limits] = Program(command, limits)
    return found


def end_shared_programs() -> None:
    """Ends all processes that serve several seats: the match is over."""
    while _SHARED:
        _SHARED.popitem()[1].end()


Finalize(None, end_shared_programs, exitpriority=10)  # also where a worker's process ends


def _split_command(command: str) -> list[str]:
    if sys.platform == "win32":
        raise BadText(f"cmd:{command}: programs are kept within limits by Linux or macOS; Windows cannot")
    try:
        return shlex.split(command)
    except ValueError as e:
        raise BadText(f"cmd:{command}: {e}") from None


class Program:
    """Runs a process that is told and asks nothing. Lines of JSON go in and out, limited in time and memory."""

    def __init__(self, command: str, limits: Limits) -> None:
        """Starts it. Raises ProgramFailed where that cannot be done."""
        self.limits, self.ended = limits, False
        self._rest = b""
        quoted = shlex.join(_split_command(command))
        try:
            self._process = subprocess.Popen(
                ["/bin/sh", "-c", f"ulimit -v {1024 * limits.megabytes}; exec {quoted}"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # so that what it starts ends with it
            )
        except OSError as e:
            raise ProgramFailed("crashed", f"it cannot be started: {e.strerror}") from None

    def send(self, message: Any) -> None:
        """Raises ProgramFailed where nobody reads."""
        if self.ended:
            raise ProgramFailed("crashed", "the process that served this seat has ended")
        assert self._process.stdin is not None
        data = memoryview(msgspec.json.encode(message) + b"\n")
        end, pipe = monotonic() + self.limits.seconds, self._process.stdin.fileno()
        if sys.platform != "win32":  # where no program gets so far
            os.set_blocking(pipe, False)
        while data:
            if not select.select([], [pipe], [], max(0.0, end - monotonic()))[1]:
                raise ProgramFailed("stalled", f"it reads nothing for {self.limits.seconds:g} s")
            try:
                data = data[os.write(pipe, data) :]
            except BlockingIOError:
                continue
            except OSError:
                raise ProgramFailed("crashed", self._exit_text()) from None

    def receive(self) -> Any:
        """Reads the next line as a value. Raises ProgramFailed; BadText for a line that is no JSON."""
        line = self._read_line(monotonic() + self.limits.seconds)
        try:
            return msgspec.json.decode(line)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            raise BadText(f"no JSON: {line[:60]!r}") from None

    def _read_line(self, end: float) -> bytes:
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        while b"\n" not in self._rest:
            if len(self._rest) > LONGEST:
                raise ProgramFailed("crashed", f"a line of more than {LONGEST} bytes")
            if not select.select([pipe], [], [], max(0.0, end - monotonic()))[0]:
                raise ProgramFailed("stalled", f"no answer within {self.limits.seconds:g} s")
            data = os.read(pipe, LONGEST)
            if not data:
                raise ProgramFailed("crashed", self._exit_text())
            self._rest += data
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def _exit_text(self) -> str:
        """Says how the program ended, if it has."""
        try:
            code = self._process.wait(1)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"it ended with code {code}" if code >= 0 else f"it was ended by signal {-code}"

    def end(self) -> None:
        """Ends it and all it has started."""
        self.ended = True
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what could not be written is of no use any more
                    pipe.close()
        with suppress(ProcessLookupError):
            if sys.platform != "win32":
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
