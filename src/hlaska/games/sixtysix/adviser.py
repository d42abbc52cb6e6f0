"""Answers what search asks of Mariage, Sixty-Six and Schnapsen."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from msgspec.structs import replace

from hlaska.core.adviser import Adviser, Belief, Slots, Tally
from hlaska.core.board import Event
from hlaska.core.public import Item
from hlaska.games.sixtysix.belief import OmissionBelief
from hlaska.games.sixtysix.game import SixtySix
from hlaska.games.sixtysix.match_rules import shares
from hlaska.games.sixtysix.position import TALONS, facts_of_position
from hlaska.games.sixtysix.public import CLAIM, SixtySixPublic, State, View
from hlaska.games.sixtysix.settle import GOAL, SAVED, settle
from hlaska.kernel import layout as word


class SixtySixAdviser(Adviser[SixtySixPublic]):
    game: SixtySix

    def playout_position(self, state: State) -> list[int] | None:
        """Returns the position for playouts, in which who reaches 66 claims at once."""
        b = self.position(state)
        if b is not None:
            b[word.TARGET] = GOAL
        return b

    def payoff(self, state: State, position: Sequence[int]) -> tuple[int, ...]:
        return self._shares(state, position)[1]

    def items(self, state: State, position: Sequence[int]) -> tuple[Item, ...]:
        return self._shares(state, position)[0]

    def _shares(self, state: State, position: Sequence[int]) -> tuple[tuple[Item, ...], tuple[int, ...]]:
        s = facts_of_position(position)
        return shares(self.game.options, state.pub, s, settle(self.game.options, s))

    def payoff_words(self, state: State, position: Sequence[int]) -> Tally:
        """Returns totals and tricks of both, and the words of closing and the last trick.

        They say who closed, what the other had then, and who took the last trick.
        """
        both = [((word.WON + s, word.PAIR_POINTS + s), (word.WON_TRICKS + s,)) for s in (0, 1)]
        closed = word.CLOSER, word.FROZEN_TRICKS, word.FROZEN_POINTS, word.LAST_SEAT
        return *both[0], *both[1], *((w,) for w in closed)

    def payoff_thresholds(self, state: State) -> tuple[int, ...]:
        return () if self.game.options.match_mode == "raw_points" else (SAVED, GOAL)

    def payoff_key(self, state: State) -> Hashable:
        """Returns what a payoff hangs on beside the position.

        Who closed, and what the other had then, is in the position.
        """
        return state.pub.carried, state.pub.room

    def bot_view(self, view: View) -> View:
        """Takes a claim that is wrong away: everybody counts the own points.

        It may cost less than what is lost by playing on (mariage:MG.SCORE.4). But nobody at a table would take it for
        anything but a mistake.
        """
        if CLAIM not in view.legal or view.pub.points[view.seat] >= GOAL:
            return view
        return replace(view, legal=tuple(a for a in view.legal if a != CLAIM))

    def make_belief(self, view: View, events: Sequence[Event], slots: Slots) -> Belief | None:
        told = OmissionBelief(self.game.options, TALONS[self.game.options.pack], view, events, slots)
        return told if told.has_evidence() else None
