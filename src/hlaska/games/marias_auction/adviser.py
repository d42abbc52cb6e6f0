"""Answers what search asks of auction Mariáš."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from random import Random
from typing import ClassVar

from hlaska.core.actions import Action
from hlaska.core.adviser import Belief, Chances, Prospect, Slots
from hlaska.core.board import Event
from hlaska.core.model_file import read_tables
from hlaska.families.marias.adviser import MariasAdviser
from hlaska.families.marias.call_model import open_chances
from hlaska.families.marias.contracts import BETL, DURCH
from hlaska.families.marias.settle import count_sharp
from hlaska.games.marias_auction import belief, call_policy
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction.call_model import model
from hlaska.games.marias_auction.game import MariasAuction
from hlaska.games.marias_auction.public import MariasAuctionPublic, State, View, own_cards
from hlaska.kernel.bits import mask_of
from hlaska.kernel.position import NO_TRUMP_ORDER


class MariasAuctionAdviser(MariasAdviser[MariasAuctionPublic]):
    game: MariasAuction
    aims: ClassVar[tuple[int, ...]] = (0, -1, 1)
    has_call_policy: ClassVar[bool] = True

    def open_chances(self) -> Mapping[int, Chances]:
        return open_chances(model())

    def prospect(self, state: State, seat: int) -> Prospect:
        pub = state.pub
        plain = pub.contract in (BETL, DURCH)
        aim = {BETL: -1, DURCH: 1}.get(pub.contract, 0) if seat == pub.lone else 0
        return Prospect(pub.trump, aim, NO_TRUMP_ORDER if plain else 0)

    def payoff_key(self, state: State) -> Hashable:
        """Returns what a payoff hangs on beside the position.

        Aces and tens in the talon count for the opponents (marias:M3.TALON.2).
        """
        return state.pub, count_sharp(state.places[at.TALON])

    def make_belief(self, view: View, events: Sequence[Event], slots: Slots) -> Belief | None:
        return belief.make_belief(self.game.options, view, events, slots)

    def full_likelihood(self, view: View, events: Sequence[Event]) -> Callable[[State], float] | None:
        """Weighs worlds by what was bid, until a contract is announced. The contract tells more."""
        bids = call_policy.read_bids([(e.seat, e.value) for e in events if e.kind == "call"])
        bids.pop(view.seat, None)
        if not bids or not self.is_first_to_call(view):
            return None
        options = self.game.options
        return lambda state: call_policy.bids_likelihood(options, bids, state.places)

    def sample_turn(self, state: State, seat: int, rng: Random) -> tuple[Action, ...]:
        """Chooses by what the cards are worth, by chance where others hear it. In the auction and after it."""
        options, pub = self.game.options, state.pub
        legal, hand = self.game.legal(state, seat), mask_of(own_cards(state.places, seat))
        match pub.phase:
            case "bid":
                return (call_policy.choose_bid(options, pub, hand, legal, rng),)
            case "take":
                return (call_policy.choose_take(options, hand),)
            case "contract":
                return (call_policy.choose_contract(options, hand, legal),)
            case "discard":
                return belief.choose_discards(state, seat, legal)
            case "flek":
                return belief.sample_flek_turn(options, state, seat, legal, rng)
        return ()

    def measured_turn(self, view: View) -> tuple[Action, ...]:
        """Returns the turn that was measured: how far to bid.

        A contract is found out on worlds, with the talon in the hand.
        """
        options, hand = self.game.options, mask_of(own_cards(view.places, view.seat))
        if view.pub.phase == "bid":
            return (call_policy.choose_bid(options, view.pub, hand, view.legal, None),)
        return (call_policy.choose_take(options, hand),) if view.pub.phase == "take" else ()

    def is_first_to_call(self, view: View) -> bool:
        """Tells whether a seat chooses before a contract is announced.

        Bids are read by then, and so is what follows them.
        """
        return view.pub.phase in ("bid", "take", "contract", "discard") and view.seat == view.pub.turn

    def distinct_actions(self, view: View) -> Sequence[Action]:
        """Returns the actions that differ: of the bids the lowest.

        Whoever may bid may announce a higher contract in the end.
        """
        lowest = min((a for a in view.legal if at.BID <= a < at.PLAY), default=-1)
        return [a for a in view.legal if not at.BID <= a < at.PLAY or a == lowest]

    def model(self) -> Sequence[int]:
        return read_tables("hlaska.families.marias")
