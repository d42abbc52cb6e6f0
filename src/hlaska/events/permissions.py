"""Say who may do what to an event. The director may do all, players what concerns their own entry and table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hlaska.events import acts
from hlaska.events.acts import AnyAct
from hlaska.events.errors import BadCommand
from hlaska.events.history import find_table
from hlaska.events.model import Table
from hlaska.events.state import EventState, is_director


def check_author(state: EventState, act: AnyAct, name: str) -> None:
    """Refuse an act that is not for this person. Raises BadCommand."""
    if is_director(state, name):
        return
    is_own = _OWN.get(type(act))
    if is_own is None:
        raise BadCommand("directors-only", "This is for the director of the event: call them.")
    if not is_own(state, act, name):
        raise BadCommand("not-own", _WHOSE[type(act)])


def own_entries(state: EventState, name: str) -> list[int]:
    """Return the entries that somebody plays in."""
    return [one.id for one in state.entries.values() if name in one.members]


def is_seated_at(state: EventState, table: Table, name: str) -> bool:
    """Tell whether somebody plays at a table."""
    return any(name in state.entries[one].members for one in table.entries)


_Own = acts.Withdraw | acts.Return | acts.Accept | acts.Decline


def _is_entering_self(state: EventState, act: acts.Enter, name: str) -> bool:
    return not act.invite and name in (act.members or (act.name,))


def _is_own_entry(state: EventState, act: _Own, name: str) -> bool:
    return act.entry in own_entries(state, name)


def _is_own_challenge(state: EventState, act: acts.Challenge, name: str) -> bool:
    return act.entries[:1] != () and act.entries[0] in own_entries(state, name)


def _is_own_table(state: EventState, act: acts.Record | acts.Confirm | acts.Call, name: str) -> bool:
    if not 1 <= act.round <= len(state.rounds):
        return False
    try:
        return is_seated_at(state, find_table(state.rounds[act.round - 1], act.table), name)
    except KeyError:
        return False


_OWN: Final[dict[type, Callable[[EventState, Any, str], bool]]] = {
    acts.Enter: _is_entering_self,
    acts.Withdraw: _is_own_entry,
    acts.Return: _is_own_entry,
    acts.Challenge: _is_own_challenge,
    acts.Accept: _is_own_entry,
    acts.Decline: _is_own_entry,
    acts.Record: _is_own_table,
    acts.Confirm: _is_own_table,
    acts.Call: _is_own_table,
}
_TABLE: Final = "Only who plays at this table may do that, or the director."
_ASKED: Final = "Only who plays in this entry may answer for it, or the director."
_WHOSE: Final[dict[type, str]] = {
    acts.Enter: "One enters oneself; others are entered by the director.",
    acts.Withdraw: "Only who plays in this entry may withdraw it, or the director.",
    acts.Return: "Only who plays in this entry may return, or the director.",
    acts.Challenge: "One challenges for oneself: name your own entry first.",
    acts.Accept: _ASKED,
    acts.Decline: _ASKED,
    acts.Record: _TABLE,
    acts.Confirm: _TABLE,
    acts.Call: _TABLE,
}
