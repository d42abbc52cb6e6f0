"""Answers what search asks of partnership pinochle."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from random import Random

from hlaska.core.actions import Action
from hlaska.core.adviser import Advice, Adviser, Prospect, Slots, Tally
from hlaska.core.board import Event, cards_in
from hlaska.core.model_file import read_tables
from hlaska.core.partner_duties import PartnerDuty
from hlaska.core.public import Item
from hlaska.games.pinochle import belief, call_policy, deal, partner_duties, settle
from hlaska.games.pinochle import public as at
from hlaska.games.pinochle.game import Pinochle
from hlaska.games.pinochle.public import PinochlePublic, State, View
from hlaska.kernel import layout as word


class PartnersAdviser(Adviser[PinochlePublic]):
    game: Pinochle

    def __init__(self, game: Pinochle) -> None:
        super().__init__(game)
        self._amounts = lru_cache(4096)(lambda facts: settle.amounts(settle.settle(game.options, facts)))

    def payoff(self, state: State, position: Sequence[int]) -> tuple[int, ...]:
        return self._amounts(self._facts(state, position))

    def items(self, state: State, position: Sequence[int]) -> tuple[Item, ...]:
        return settle.settle(self.game.options, self._facts(state, position))

    def payoff_words(self, state: State, position: Sequence[int]) -> Tally:
        return (word.WON, word.WON + 2), (word.WON + 1, word.WON + 3)

    def payoff_key(self, state: State) -> Hashable:
        return self.game.facts(state.pub)

    def scoring_side(self, state: State) -> int:
        """Returns the side of seat 0.

        Whatever is saved, set or given up hangs on the points of the two sides.
        """
        return self.game.side(state.pub, 0)

    def _facts(self, state: State, position: Sequence[int]) -> settle.Facts:
        points = position[word.WON : word.WON + at.SEATS]
        return self.game.facts(state.pub, (points[0] + points[2], points[1] + points[3]))

    def card_prior(self) -> Sequence[int]:
        """Returns a prior where the bidder's partner has passed trumps; else ().

        It was made from such play, and misleads the defenders elsewhere.
        """
        options = self.game.options
        passed = options.deck == "single" and options.pass_count >= belief.LEAST
        return read_tables("hlaska.games.pinochle") if passed and options.card_points == "atk10" else ()

    def prospect(self, state: State, seat: int) -> Prospect:
        """Returns a prospect; before trumps are named of each seat's best suit."""
        if state.pub.trump >= 0 or state.pub.turn < 0:
            return Prospect(state.pub.trump)
        hand = [c for c in cards_in(state.places[at.HAND + seat]) if c >= 0]
        return Prospect(deal.sort_suits(hand, self.game.table, range(4))[0])

    def convention(self, view: View) -> Advice:
        return call_policy.advise(self.game, view)

    def measured_turn(self, view: View) -> tuple[Action, ...]:
        return call_policy.measured_call(self.game, view)

    def full_likelihood(self, view: View, events: Sequence[Event]) -> Callable[[State], float] | None:
        """Weighs worlds by calls, melds and what was passed."""
        said = self.likelihood(view, events)
        if not belief.has_evidence(self.game.options, view.pub):
            return said
        passed = belief.pass_likelihood(view, events)
        return passed if said is None else lambda state: said(state) * passed(state)

    def make_proposal(
        self, view: View, events: Sequence[Event], slots: Slots
    ) -> Callable[[list[int], Random], None] | None:
        return belief.make_arranger(view, slots) if belief.has_evidence(self.game.options, view.pub) else None

    def likelihood(self, view: View, events: Sequence[Event]) -> Callable[[State], float] | None:
        return call_policy.likelihood(self.game, view, events)

    def truthful_actions(self, view: View) -> Sequence[Action]:
        """Leaves out bids that promise what the hand does not have (P1.BID.9, P2.SIG)."""
        if view.pub.phase != "auction":
            return view.legal
        false = partner_duties.untrue_calls(self.game, view)
        return [a for a in view.legal if a not in false]

    def is_sound_choice(self, view: View, cards: Sequence[Action]) -> bool:
        """Tells whether a choice keeps pinochles and runs of trumps that need not break."""
        return partner_duties.can_spare(self.game, view, cards)

    def partner_duties(self, view: View, action: Action) -> tuple[PartnerDuty, ...]:
        """Lists what bidding and passing cards ask."""
        return tuple(partner_duties.duties(self.game, view, action))
