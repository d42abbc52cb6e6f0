"""Defines a computer player. It picks an action from a view and the events its seat saw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.view import View


class Bot(Protocol):
    """Chooses from the events that its seat may know and the current view.

    It gets every such event of the deal, in order; never a state.
    """

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        """Returns the action for this view.

        `events` are all of this deal so far.

        A seat that is not on turn but may call (a claim) is asked, too: None when it does not want to; None only then.
        """
        ...


class Forecast(NamedTuple):
    """Holds what a player expects of the turn it has chosen.

    margin: what its own seat gets more than the others get on the average, in the game's smallest unit;
    chance: that this is above zero.
    """

    margin: float
    chance: float


@runtime_checkable
class Forecaster(Protocol):
    """Plays and says what it expects."""

    @property
    def forecast(self) -> Forecast | None:
        """Returns the forecast of its latest decision, None where it did not weigh it up."""


def make_forecast(margins: Sequence[float]) -> Forecast:
    """Makes the forecast of a sample."""
    return mean_forecast([Forecast(margin, float(margin > 0)) for margin in margins])


def mean_forecast(forecasts: Sequence[Forecast]) -> Forecast:
    """Returns the mean of forecasts."""
    return Forecast(*(sum(one) / len(forecasts) for one in zip(*forecasts, strict=True)))
