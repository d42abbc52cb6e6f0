"""Settles the ends of a search tree by the engine. Ends that pay the same are settled once."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import Any

from hlaska.core.adviser import Tally
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.kernel.layout import NONE, RESULT
from hlaska.kernel.tree import TerminalKey


class TerminalPayoffs:
    """Holds the worlds that a tree meets, and what their ends bring."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.states: Sequence[Any] = ()
        self.positions: list[list[int]] = []
        self._by: tuple[Tally, int] | None = None  # how ends are told apart, as in the first world of all
        self._numbers: dict[Hashable, int] = {}

    def set_worlds(self, states: Sequence[Any]) -> list[int]:
        """Sets the worlds to come.

        Returns for each the number of all that its settlement reads beside the end, or -1 where that is more than the
        game can tell.
        """
        adviser, first = self.game.adviser, not self.positions
        self.states, self.positions = states, [adviser.playout_position(state) or [] for state in states]
        ways = [
            self._terminal_key_of(state, position)
            for state, position in zip(states, self.positions, strict=True)
        ]
        if first:
            self._by = ways[0]
        return [
            self._number(adviser.payoff_key(state)) if way is not None and way == self._by else NONE
            for state, way in zip(states, ways, strict=True)
        ]

    @cached_property
    def terminal_key(self) -> TerminalKey | None:
        """Returns the key of ends, once worlds have been met.

        It is None where the game cannot tell which pay the same.
        """
        return None if self._by is None else TerminalKey(*self._by)

    def _terminal_key_of(self, state: Any, position: Sequence[int]) -> tuple[Tally, int] | None:
        tally = self.game.adviser.payoff_words(state, position)
        return None if tally is None else (tally, self.game.adviser.last_trick_cards(state) or 0)

    def _number(self, frame: Hashable) -> int:
        return self._numbers.setdefault(frame, len(self._numbers))

    def margins(self, at: int, words: Sequence[int]) -> list[int]:
        """Returns what each seat gets more than the others, for every other seat.

        At an end of world number `at`: its `words` from RESULT on.
        """
        result = self.game.adviser.payoff(self.states[at], [*self.positions[at][:RESULT], *words])
        seats = self.game.seats
        return [round((seats - 1) * average_margin(result, seat, seats)) for seat in range(seats)]
