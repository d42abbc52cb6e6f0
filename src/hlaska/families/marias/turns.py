"""The buttons of a turn of announcements and fleks: every row a whole turn, with what it changes in numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from hlaska.core.errors import Row
from hlaska.core.game import Action
from hlaska.families.marias.calls import Codes, is_challenge, spoken
from hlaska.families.marias.fleks import times
from hlaska.families.marias.items import CONTRACT, HUNDRED, HUNDRED_AGAINST, ContractPublic, in_force
from hlaska.families.marias.worth import Worth

MOST: Final = 8
"""So many whole turns are offered at once; where there are more, one call at a time."""
HIGH: Final = 16
"""From this multiplier on a raise is confirmed."""
SLOTS: Final = 3
_COUNTS: Final = ("one", "two", "three")

Turn = tuple[Action, ...]


def whole_turns(
    legal: Callable[[Any], Sequence[Action]],
    do: Callable[[Any, Action], Any],
    ends: Callable[[Action], bool],
    pub: ContractPublic,
    said: Turn = (),
) -> Iterator[Turn]:
    """All turns that may follow, the quiet one first; `ends`: the call closes the turn."""
    for action in legal(pub):
        if ends(action):
            yield (*said, action)
        else:
            yield from whole_turns(legal, do, ends, do(pub, action), (*said, action))


def at_once(turns: Iterator[Turn]) -> list[Turn]:
    """The turns, if they are few enough to be offered at once; else nothing."""
    found = []
    for turn in turns:
        found.append(turn)
        if len(found) > MOST:
            return []
    return found


def turn_row(codes: Codes, worth: Worth, options: Any, pub: ContractPublic, turn: Turn) -> Row:
    """Raises and announcements by item and level (0: announced), what they stand for now and would stand for."""
    parts = [spoken(codes, pub.levels, a) for a in turn if a != codes.good]
    args: dict[str, int] = {"contract": pub.contract}
    for n, (item, level, helper) in enumerate(parts[:SLOTS], 1):
        args |= {f"item{n}": item, f"level{n}": level, f"card{n}": helper}
    items = [(item, level) for item, level, _ in parts]
    args["was"] = sum(worth.of(i, pub.levels[i]) for i, _ in items if in_force(options, pub, i))
    args["worth"] = sum(worth.of(i, level) for i, level in items)
    args["times"] = max(times(level) for _, level in items)
    args["open"] = int(any(i in (HUNDRED, HUNDRED_AGAINST) for i, _ in items))
    high = "-high" if args["times"] >= HIGH else ""
    kind = "raise" if all(level for _, level in items) else "say"
    rule = "marias:G.FLEK.3" if kind == "raise" else "marias:M3.ANN.1"
    return Row(f"act-marias-{kind}-{_COUNTS[min(len(parts), SLOTS) - 1]}{high}", args, turn, rule)


def plain_row(codes: Codes, worth: Worth, pub: ContractPublic, action: Action) -> Row | None:
    """A button with one call that every game of the family has; None: another call."""
    if is_challenge(codes, action):
        return Row("act-marias-challenge", {"seat": action - codes.challenge}, (action,), "marias:M3.REV.2")
    if codes.cut <= action < codes.cut + 31:
        return Row("act-marias-cut", {"n": action - codes.cut + 1}, (action,), "marias:G.CUT.1")
    if action == codes.claim:
        args = {"worth": worth.of(CONTRACT, pub.levels[CONTRACT])}
        return Row("act-marias-claim", args, (action,), "marias:M3.CLAIM.1")
    if action == codes.good and pub.phase == "review":
        return Row("act-marias-no-challenge", {}, (action,), "marias:M3.REV.2")
    return None


def unplayed_row(worth: Worth, good: Action) -> Row:
    """Good, where the deal ends with it and forehand is simply paid."""
    return Row("act-marias-good-unplayed", {"worth": worth.of(0, 0)}, (good,), "marias:M3.UNPL.1")
