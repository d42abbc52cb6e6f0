"""What search asks of auction Mariáš."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from random import Random
from typing import ClassVar

from hlaska.core.adviser import Chances, Prospect, Retelling, Slots
from hlaska.core.board import Event
from hlaska.core.game import Action
from hlaska.core.model_file import read_tables
from hlaska.families.marias.adviser import MariasAdviser
from hlaska.families.marias.call_model import open_chances
from hlaska.families.marias.contracts import BETL, DURCH
from hlaska.families.marias.settle import sharp_in
from hlaska.games.marias_auction import belief, call_policy
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction.call_model import model
from hlaska.games.marias_auction.game import MariasAuction
from hlaska.games.marias_auction.public import MariasAuctionPublic, State, View, own
from hlaska.kernel.bits import mask_of
from hlaska.kernel.position import NO_TRUMP_ORDER


class MariasAuctionAdviser(MariasAdviser[MariasAuctionPublic]):
    game: MariasAuction
    aims: ClassVar[tuple[int, ...]] = (0, -1, 1)
    habitual: ClassVar[bool] = True

    def open_chances(self) -> Mapping[int, Chances]:
        return open_chances(model())

    def prospect(self, state: State, seat: int) -> Prospect:
        pub = state.pub
        plain = pub.contract in (BETL, DURCH)
        aim = {BETL: -1, DURCH: 1}.get(pub.contract, 0) if seat == pub.lone else 0
        return Prospect(pub.trump, aim, NO_TRUMP_ORDER if plain else 0)

    def frame(self, state: State) -> Hashable:
        """Aces and tens in the talon count for the opponents (marias:M3.TALON.2)."""
        return state.pub, sharp_in(state.places[at.TALON])

    def retelling(self, view: View, events: Sequence[Event], slots: Slots) -> Retelling | None:
        return belief.retelling(self.game.options, view, events, slots)

    def reading(self, view: View, events: Sequence[Event]) -> Callable[[State], float] | None:
        """What was bid, until a contract is announced: that tells more."""
        bids = call_policy.bids_of([(e.seat, e.value) for e in events if e.kind == "call"])
        bids.pop(view.seat, None)
        if not bids or not self.foreseen(view):
            return None
        options = self.game.options
        return lambda state: call_policy.likely(options, bids, state.places)

    def habit(self, state: State, seat: int, rng: Random) -> tuple[Action, ...]:
        """Chooses by what the cards are worth, by chance where others hear it. In the auction and after it."""
        options, pub = self.game.options, state.pub
        legal, hand = self.game.legal(state, seat), mask_of(own(state.places, seat))
        match pub.phase:
            case "bid":
                return (call_policy.bid(options, pub, hand, legal, rng),)
            case "take":
                return (call_policy.take(options, hand),)
            case "contract":
                return (call_policy.contract(options, hand, legal),)
            case "discard":
                return belief.talon(state, seat, legal)
            case "flek":
                return belief.flek(options, state, seat, legal, rng)
        return ()

    def measured(self, view: View) -> tuple[Action, ...]:
        """How far to bid was measured; a contract is found out on worlds, with the talon in the hand."""
        options, hand = self.game.options, mask_of(own(view.places, view.seat))
        if view.pub.phase == "bid":
            return (call_policy.bid(options, view.pub, hand, view.legal, None),)
        return (call_policy.take(options, hand),) if view.pub.phase == "take" else ()

    def foreseen(self, view: View) -> bool:
        """Before a contract is announced: the bids are read, and what follows them."""
        return view.pub.phase in ("bid", "take", "contract", "discard") and view.seat == view.pub.turn

    def distinct(self, view: View) -> Sequence[Action]:
        """Of the bids the lowest: whoever may bid may announce a higher contract in the end."""
        lowest = min((a for a in view.legal if at.BID <= a < at.PLAY), default=-1)
        return [a for a in view.legal if not at.BID <= a < at.PLAY or a == lowest]

    def model(self) -> Sequence[int]:
        return read_tables("hlaska.families.marias")
