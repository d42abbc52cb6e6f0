"""What a computer player is: something that picks an action from a view and the events its seat saw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hlaska.core.board import Event
from hlaska.core.game import Action, View


class Bot(Protocol):
    """Gets every event of the deal its seat may know, in order, and the current view; never a state."""

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        """The action for this view. `events` are all of this deal so far.

        A seat that is not on turn but may call (a claim) is asked, too: None when it does not want to; None only then.
        """
        ...
