"""Answers what search asks of Thousand."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Final

from hlaska.core.adviser import Advice, Adviser, Belief, Slots
from hlaska.core.board import Event
from hlaska.core.public import update
from hlaska.games.thousand import call_policy
from hlaska.games.thousand import public as at
from hlaska.games.thousand.belief import AuctionBelief
from hlaska.games.thousand.game import Thousand, three
from hlaska.games.thousand.match_rules import facts
from hlaska.games.thousand.public import GIVEN_UP, State, ThousandPublic, View
from hlaska.games.thousand.settle import Facts, round_points, settle
from hlaska.kernel import layout as word

READ: Final = (word.WON, word.WON_TRICKS, word.PAIR_POINTS)  # what a payoff reads, by seat


class ThousandAdviser(Adviser[ThousandPublic]):
    game: Thousand
    summed_words = tuple(first + seat for first in READ for seat in range(at.SEATS))

    def __init__(self, game: Thousand) -> None:
        super().__init__(game)
        self._change = lru_cache(1 << 14)(self._score_changes)

    def _score_changes(self, f: Facts) -> tuple[int, ...]:
        """Returns what the deal changes in the scores, by seat."""
        scores = settle(self.game.options, f).scores
        return tuple(new - old for new, old in zip(scores, f.scores, strict=True))

    def payoff(self, state: State, position: Sequence[int]) -> tuple[int, ...]:
        pub, start = state.pub, 0 if len(position) == word.POSITION_WORDS else -word.RESULT
        won, tricks, pairs = (position[start + first : start + first + at.SEATS] for first in READ)
        points = map(sum, zip(won, pairs, pub.bonus, strict=True))
        counting = [self._counting(pub, s, n) for s, n in enumerate(points)]
        return self._change(facts(pub, three(counting), three(min(n, 1) for n in tricks)))

    def _counting(self, pub: ThousandPublic, seat: int, points: int) -> int:
        """Maps points to the same ones where they are settled alike.

        So few ends differ: only whether the declarer makes the contract counts, and what an opponent's points are
        rounded to.
        """
        options = self.game.options
        if seat != pub.declarer:
            return round_points(options, points) or min(points, 1)
        if options.th_declarer_scores == "actual":
            return points
        return pub.contract - (points < pub.contract)

    def payoff_key(self, state: State) -> Hashable:
        """Returns what a payoff hangs on: no cards, and of calls the contract alone.

        The cards count for nothing beside what they made.
        """
        return facts(state.pub), state.pub.bonus

    def scoring_side(self, state: State) -> int:
        """Returns the declarer as a mask; both others play against it (mariage:TH.SCORE.2).

        It makes the contract or does not.
        """
        return 1 << state.pub.declarer

    def points_needed(self, state: State) -> int:
        """Returns the contract (mariage:TH.SCORE.2)."""
        pub = state.pub
        every = pub.declarer < 0 or self.game.options.th_declarer_scores == "actual"
        return 0 if every else pub.contract - pub.bonus[pub.declarer]

    def surrender_payoff(self, state: State) -> tuple[int, ...]:
        """Returns what each seat gets when the declarer gives up (mariage:TH.ROSPIS.1)."""
        pub = state.pub
        if not self.game.options.th_rospis or pub.declarer < 0:
            return ()
        s = settle(self.game.options, facts(update(pub, status=GIVEN_UP)))
        return tuple(new - old for new, old in zip(s.scores, pub.scores, strict=True))

    def convention(self, view: View) -> Advice:
        return call_policy.advise(self.game.options, view)

    def make_belief(self, view: View, events: Sequence[Event], slots: Slots) -> Belief | None:
        told = AuctionBelief(self.game.options, view, events, slots)
        return told if told.has_evidence() else None
