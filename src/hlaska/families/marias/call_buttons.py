"""Makes the buttons of a turn of announcements and fleks.

Every phrase is a whole turn, with what it changes in numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from hlaska.core.actions import Action
from hlaska.core.errors import Phrase
from hlaska.families.marias.calls import Codes, decode_call
from hlaska.families.marias.contracts import HUNDRED, HUNDRED_AGAINST, C, ContractPublic, is_in_force
from hlaska.families.marias.fleks import times
from hlaska.families.marias.prices import Worth

MOST: Final = 8
"""So many whole turns are offered at once; where there are more, one call at a time."""
HIGH: Final = 16
"""From this multiplier on a raise is confirmed."""
SLOTS: Final = 3
_COUNTS: Final = ("one", "two", "three")

Turn = tuple[Action, ...]


def whole_turns(
    sayable: Callable[[C], Sequence[Action]],
    after: Callable[[C, Action], C],
    continuing: Container[Action],
    pub: C,
    said: Turn = (),
) -> Iterator[Turn]:
    """Yields all turns that may follow, the quiet one first. `continuing`: the calls that do not close the turn."""
    for action in sayable(pub):
        if action in continuing:
            yield from whole_turns(sayable, after, continuing, after(pub, action), (*said, action))
        else:
            yield (*said, action)


def limit_turns(turns: Iterator[Turn]) -> list[Turn]:
    """Returns the turns, if they are few enough to be offered at once; else nothing."""
    found = list(islice(turns, MOST + 1))
    return found if len(found) <= MOST else []


def turn_phrase(
    codes: Codes, worth: Worth, options: Any, pub: ContractPublic, turn: Turn, named: str
) -> Phrase:
    """Returns the button of a turn: its raises and announcements with what they are worth.

    They are by item and level (0: announced), with what they stand for now and would stand for. `named`: what the
    messages are called.
    """
    parts = [decode_call(codes, pub.levels, a) for a in turn if a != codes.good]
    args: dict[str, int] = {"contract": pub.contract}
    for n, (item, level, helper) in enumerate(parts[:SLOTS], 1):
        args |= {f"item{n}": item, f"level{n}": level, f"card{n}": helper}
    items = [(item, level) for item, level, _ in parts]
    args["was"] = sum(worth.of(i, pub.levels[i]) for i, _ in items if is_in_force(options, pub, i))
    args["worth"] = sum(worth.of(i, level) for i, level in items)
    args["times"] = max(times(level) for _, level in items)
    args["open"] = int(any(i in (HUNDRED, HUNDRED_AGAINST) for i, _ in items))
    high = "-high" if args["times"] >= HIGH else ""
    kind = "raise" if all(level for _, level in items) else "say"
    rule = "marias:G.FLEK.3" if kind == "raise" else "marias:M3.ANN.1"
    return Phrase(f"act-{named}-{kind}-{_COUNTS[min(len(parts), SLOTS) - 1]}{high}", args, turn, rule)
