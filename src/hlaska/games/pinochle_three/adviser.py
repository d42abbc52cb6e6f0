"""Answers what search asks of pinochle for three."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from hlaska.core.adviser import Advice, Adviser, Prospect, Slots, Tally
from hlaska.core.board import Event, cards_in
from hlaska.core.public import Item
from hlaska.games.pinochle_three import belief, call_policy, deal, settle
from hlaska.games.pinochle_three import public as at
from hlaska.games.pinochle_three.game import PinochleThree
from hlaska.games.pinochle_three.options import is_in_units, trick_total
from hlaska.games.pinochle_three.public import PinochleThreePublic, State, View
from hlaska.kernel import layout as word


class PinochleThreeAdviser(Adviser[PinochleThreePublic]):
    game: PinochleThree

    def __init__(self, game: PinochleThree) -> None:
        super().__init__(game)
        self._result = lru_cache(4096)(
            lambda facts, pool: settle.result(game.options, facts, game.players, pool)[: at.SEATS]
        )

    def position(self, state: State) -> list[int] | None:
        pub, b = state.pub, super().position(state)
        if (
            b is not None and pub.bidder >= 0 and is_in_units(self.game.options)
        ):  # two play together against the bidder
            for s in range(at.SEATS):
                b[word.SIDE + s] = 1 << s if s == pub.bidder else 7 & ~(1 << pub.bidder)
        return b

    def payoff(self, state: State, position: Sequence[int]) -> tuple[int, ...]:
        facts, pool = self._facts(state, position)
        return self._result(facts, pool)

    def items(self, state: State, position: Sequence[int]) -> tuple[Item, ...]:
        facts, pool = self._facts(state, position)
        return settle.items(self.game.options, facts, pool)

    def _facts(self, state: State, position: Sequence[int]) -> tuple[settle.Facts, int]:
        """Returns what is settled, and the pool.

        Of captured meld only what the cards won so far and in the last trick make counts: a position has no piles.
        """
        pub = self.game.after_play(state.pub, position)
        if self.game.options.meld_timing == "captured":
            won = [list(cards_in(state.places[at.WON + s])) for s in range(at.SEATS)]
            if position[word.TRICK] > sum(state.pub.taken):
                won[position[word.LAST_SEAT]] += position[word.LAST_CARD : word.LAST_CARD + at.SEATS]
            pub = deal.count_captured(pub, self.game.table, won)
        return self.game.facts(pub, state.places[at.BURIED]), pub.pool

    def payoff_words(self, state: State, position: Sequence[int]) -> Tally | None:
        """Returns points of each seat, and who has none of the tricks. Of who has one already, no more is asked."""
        if self.game.options.meld_timing == "captured":
            return None
        asked = [s for s in range(at.SEATS) if not position[word.WON_TRICKS + s]]
        return *((word.WON + s,) for s in range(at.SEATS)), *((word.WON_TRICKS + s,) for s in asked)

    def payoff_key(self, state: State) -> Hashable:
        """Returns what a payoff hangs on beside the position.

        What is buried counts for the bidder (pinochle:P4A.COUNT.1); captured meld lies among the cards won.
        """
        if self.game.options.meld_timing == "captured":
            return super().payoff_key(state)
        return state.pub, self.game.facts(state.pub, state.places[at.BURIED])

    def scoring_side(self, state: State) -> int:
        """Returns the seats whose points decide what remains.

        Two play together against a bidder who is paid, or whose contract is in doubt. Where all score by themselves all
        else hangs on the own points.
        """
        pub, options = state.pub, self.game.options
        if options.meld_timing == "captured" or pub.phase != "play":
            return 0
        against = pub.bidder >= 0 and (is_in_units(options) or self._is_in_doubt(state))
        return 1 << (pub.bidder if against else pub.turn)

    def _is_in_doubt(self, state: State) -> bool:
        """Tells whether the bidder may still make the contract, or miss it."""
        pub = state.pub
        points = self.game.facts(pub, state.places[at.BURIED]).points
        need = pub.contract - pub.meld[pub.bidder] - points[pub.bidder]
        return 0 < need <= trick_total(self.game.options) - sum(points)

    def prospect(self, state: State, seat: int) -> Prospect:
        """Returns a prospect; before trumps are named of each seat's best suit."""
        if state.pub.trump >= 0 or state.pub.turn < 0:
            return Prospect(state.pub.trump)
        hand = [c for c in cards_in(state.places[at.HAND + seat]) if c >= 0]
        return Prospect(self.game.sort_suits(hand)[0])

    def convention(self, view: View) -> Advice:
        return call_policy.advise(self.game, view)

    def bot_view(self, view: View) -> View:
        return replace(view, legal=call_policy.sensible_actions(self.game, view))

    def full_likelihood(self, view: View, events: Sequence[Event]) -> Callable[[State], float] | None:
        """Weighs worlds by melds and what is buried."""
        if not belief.has_evidence(self.game.options, view.pub):
            return None
        return belief.meld_likelihood(self.game.options, self.game.table, view, events)

    def make_proposal(
        self, view: View, events: Sequence[Event], slots: Slots
    ) -> Callable[[list[int], Random], None] | None:
        if not belief.has_evidence(self.game.options, view.pub):
            return None
        return belief.MeldArranger(self.game.options, self.game.table, view, events, slots).arrange
