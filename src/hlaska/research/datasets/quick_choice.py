"""Asks the compiled rule of thumb for a card. A deal played in Python asks it turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from hlaska.kernel import jit
from hlaska.kernel.layout import POSITION_WORDS
from hlaska.kernel.policy import choose

_BOARD: Final = jit.Buffer(POSITION_WORDS)


@jit.hot
def choose_once(position: Any, policy: int, luck: int) -> int:
    """Chooses as `hlaska.kernel.policy.choose`, without noise and without a model."""
    b = jit.at(position)
    return choose(b, policy, 0, luck, b)


def start() -> None:
    """Compiles the choice, once, where the kernel is compiled."""
    if choose_once.compiled is None and jit.is_ready("solve"):
        _compile()


@cache
def _compile() -> None:
    jit.start((__name__,))


def quick_action(position: Sequence[int], policy: int, luck: int) -> int:
    """Returns what a seat does by the rule of thumb, compiled where that is ready."""
    if choose_once.compiled is None:
        return choose(list(position), policy, 0, luck, [])
    _BOARD.put(position)
    return choose_once(_BOARD, policy, luck)
