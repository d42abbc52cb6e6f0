"""Keeps public numbers that are amounts: beside a game's tables of calls, for each deal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from pkgutil import resolve_name
from typing import Any, Generic, NamedTuple

from hlaska.core.actions import Action
from hlaska.core.board import State
from hlaska.core.game import Game
from hlaska.core.public import Pub


class Counted(NamedTuple):
    """Names the meld that an action counts.

    seat: whose meld it is.
    place: where its cards lie.
    points: the amount that its points become.
    nines: the amount that its nines of trumps become, -1 for none.
    trump: the suit that it is counted with, -1 for that of the public numbers.
    """

    seat: int
    place: int
    points: int
    nines: int
    trump: int = -1


class CallAmounts(ABC, Generic[Pub]):
    """Says of one game which public numbers are amounts.

    Legality must hang on none of them but `high`. What an action leads to may hang on them by sums and comparisons.
    Then they may be symbols (`hlaska.research.batch.symbolic_execution`), so no function here may ask more of them.

    count: the number of amounts.
    high: the amount that calls of the ladder must exceed.
    table: what melds count (`hlaska.kernel.melds`).
    laid_away: a place, and the amount that the points of its cards are once cards are led.
    captured: meld that is counted among the cards won, at the end.
    """

    game: Game[Pub]
    count: int
    high: int
    table: Sequence[int]
    laid_away: tuple[int, int] | None = None
    captured: tuple[Counted, ...] = ()

    @abstractmethod
    def blank(self, pub: Pub) -> Pub:
        """Returns the public numbers with no amounts, and without a history on which nothing hangs."""

    @abstractmethod
    def read(self, pub: Pub) -> tuple[int, ...]:
        """Returns the amounts of public numbers."""

    @abstractmethod
    def fill(self, pub: Pub, amounts: Sequence[Any]) -> Pub:
        """Returns blank public numbers with these amounts."""

    @abstractmethod
    def restore(
        self,
        pub: Pub,
        amounts: Sequence[int],
        calls: Sequence[tuple[int, Action]],
        cards: Sequence[Sequence[int]],
    ) -> Pub:
        """Returns the public numbers of which these are the blank ones.

        calls: seat and action, one after another.
        cards: by seat those that were counted.
        """

    def turned_card(self, pub: Pub) -> int:
        """Returns the card turned up when cards are dealt, -1 where there is none."""
        return -1

    def named_cards(self, pub: Pub) -> tuple[int, ...]:
        """Returns the cards that public numbers name and an action may move, whoever holds them."""
        return ()

    @abstractmethod
    def frame(self, pub: Pub) -> Hashable:
        """Returns what a payoff reads of blank public numbers, beside amounts and the kernel's position."""

    def payoff(self, state: State[Pub], amounts: Sequence[Any], position: Sequence[Any]) -> tuple[Any, ...]:
        """Returns what each seat gets for an end of a play, with these amounts."""
        filled = State(self.fill(self.blank(state.pub), amounts), state.places)
        return self.game.adviser.payoff(filled, position)

    def sizes(self, pub: Pub, sizes: tuple[int, ...]) -> tuple[int, ...]:
        """Returns how many cards lie in each place, as far as anything hangs on it."""
        return sizes

    def melds_of(self, pub: Pub, action: Action, outcome: int) -> tuple[Counted, ...]:
        """Returns what an action counts before anything else comes of it.

        outcome: as in `CallDependence`, 0 where there is none.
        """
        return ()

    def follow(self, pub: Pub, action: Action, outcome: int) -> Pub | None:
        """Returns the public numbers after an action of which only amounts decide, beside its outcome.

        What it counts has been counted. Of a deal that is over only the result need be right. None: `Game.apply` can be
        asked with symbols."""
        return None


def make_call_amounts(game: Game[Pub]) -> CallAmounts[Pub] | None:
    """Makes what the game names as its `amounts`, None where it names nothing."""
    if not game.amounts:
        return None
    made: CallAmounts[Pub] = resolve_name(game.amounts)(game)
    return made
