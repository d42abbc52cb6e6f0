"""Runs Python functions as players, such as `py:mine.py:act`.

They are asked with what programs are asked with (docs/bots.md).

The file is loaded into this process: it is trusted as any script that one runs. It is given what its seat may know, as
texts, and keeps what it likes between decisions; whoever wants seats apart runs it as a program (`cmd:`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, Final

from hlaska.bots.registry import make_with
from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.bot_protocol import event_text, hello, view_text
from hlaska.core.errors import BadText, HlaskaError
from hlaska.core.game import Game
from hlaska.core.levels import QUICK
from hlaska.core.view import View

FUNCTION: Final = "py:"
USUAL: Final = "act"  # the function where a spec names none
Act = Callable[[dict[str, Any]], Any]


class FunctionBot:
    """Asks a function for each decision.

    faults: what it did wrong, as (move, kind, text). Then the quick player decides by the same view.
    stood_in: how many decisions in its turn the quick player made.
    """

    def __init__(self, game: Game, spec: str, rng: Random) -> None:
        """Loads the function of a spec.

        `spec`: `mine.py` or `mine.py:act`, a function or a class. Raises BadText where there is none.
        """
        self.game, self.spec = game, spec
        self.faults: list[tuple[int, str, str]] = []
        self.stood_in = 0
        self._act = function_of(load(spec), spec)
        self._stand_in = make_with(QUICK, game, rng)
        self._planned: list[Action] = []  # the rest of a whole turn

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        """Asks the function, in its turn or where it could call; else the stand-in waits."""
        on_turn = view.pub.turn == view.seat
        if self._planned and on_turn and self._planned[0] in view.legal:
            return self._planned.pop(0)
        self._planned = []
        if not self.game.adviser.bot_view(view).legal:
            return None
        try:
            return self._next_action(view, events, on_turn)
        except HlaskaError as wrong:
            self._fault(events, "nonsense", wrong.text)
        except Exception as error:  # whatever a student's function raises: the match goes on
            self._fault(events, "crashed", error_text(error, self.spec))
        self.stood_in += on_turn
        return await self._stand_in.choose(view, events)

    def _next_action(self, view: View, events: Sequence[Event], on_turn: bool) -> Action | None:
        """Returns the action of the function. Raises BadText."""
        asked = {
            **hello(self.game, view.seat),
            "type": "ask",
            "events": [event_text(self.game, event) for event in events],
            "view": view_text(self.game, view),
        }
        answer = self._act(asked)
        texts = [answer] if isinstance(answer, str) and answer else answer or []
        if not isinstance(texts, list | tuple) or not all(isinstance(text, str) for text in texts):
            raise BadText(f"an answer is a text such as 'QH', or a list of them, not {str(answer)[:60]}")
        actions = [self.game.parse_action(text) for text in texts]
        if not actions:
            if on_turn:
                raise BadText("no action in its own turn")
            return None
        if actions[0] not in view.legal:
            raise BadText(f"'{self.game.action_text(actions[0])}' is not legal")
        self._planned = actions[1:]
        return actions[0]

    def _fault(self, events: Sequence[Event], kind: str, text: str) -> None:
        self.faults.append((len(events), kind, text[:200]))

    def close(self) -> None:
        """Does nothing: a function has nothing to be ended."""


def error_text(error: Exception, spec: str) -> str:
    """Returns an error with the innermost line of a spec's file."""
    name = f"{spec.partition('.py')[0]}.py"
    frames = [
        frame
        for frame in extract_tb(error.__traceback__)
        if Path(frame.filename).resolve() == Path(name).resolve()
    ]
    where = f"{Path(name).name}, line {frames[-1].lineno}: " if frames else ""
    return f"{where}{type(error).__name__}: {error}"


def function_of(found: Act, spec: str) -> Act:
    """Returns a function as it is.

    Of a class it returns the method `act` of a new object, one for each seat of a deal.

    Raises BadText for a class that cannot be made or has no such method.
    """
    if not isinstance(found, type):
        return found
    try:
        method: Act | None = getattr(found(), USUAL, None)
    except Exception as error:
        raise BadText(f"{spec} cannot be made: {error_text(error, spec)}") from None
    if not callable(method):
        raise BadText(f"{spec} has no method {USUAL}(self, asked)")
    return method


@cache
def load(spec: str) -> Act:
    """Loads the function or class of a spec, once. Raises BadText, which says what is missing."""
    name, _, function = spec.partition(".py")
    path, function = Path(f"{name}.py"), function.removeprefix(":") or USUAL
    if not spec.partition(":")[0].endswith(".py"):
        raise BadText(f"'{FUNCTION}{spec}': write {FUNCTION}mine.py or {FUNCTION}mine.py:{USUAL}")
    if not path.is_file():
        raise BadText(f"there is no file {path}")
    module_name = f"hlaska_player_{sha256(str(path.resolve()).encode()).hexdigest()[:12]}"
    found = spec_from_file_location(module_name, path)
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    sys.modules[module_name] = module
    try:
        found.loader.exec_module(module)
    except Exception as error:
        raise BadText(f"{path} cannot be loaded: {error_text(error, spec)}") from None
    act = getattr(module, function, None)
    if not callable(act):
        raise BadText(f"{path} has no function {function}(asked)")
    found_act: Act = act
    return found_act
