"""What search asks of auction Mariáš."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import ClassVar

from hlaska.core.adviser import Prospect, Retelling, Slots
from hlaska.core.board import Event
from hlaska.core.game import Action
from hlaska.families.marias.adviser import MariasAdviser
from hlaska.families.marias.items import BETL, DURCH
from hlaska.families.marias.learned import tables
from hlaska.families.marias.settle import sharp_in
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction import telling
from hlaska.games.marias_auction.game import MariasAuction
from hlaska.games.marias_auction.public import MariasAuctionPublic, State, View
from hlaska.kernel.position import NO_TRUMP_ORDER


class MariasAuctionAdviser(MariasAdviser[MariasAuctionPublic]):
    game: MariasAuction
    aims: ClassVar[tuple[int, ...]] = (0, -1, 1)
    habitual: ClassVar[bool] = True

    def prospect(self, state: State, seat: int) -> Prospect:
        pub = state.pub
        plain = pub.contract in (BETL, DURCH)
        aim = {BETL: -1, DURCH: 1}.get(pub.contract, 0) if seat == pub.lone else 0
        return Prospect(pub.trump, aim, NO_TRUMP_ORDER if plain else 0)

    def frame(self, state: State) -> Hashable:
        """Aces and tens in the talon count for the opponents (marias:M3.TALON.2)."""
        return state.pub, sharp_in(state.places[at.TALON])

    def retelling(self, view: View, events: Sequence[Event], slots: Slots) -> Retelling | None:
        return telling.retelling(self.game.options, view, events, slots)

    def habit(self, state: State, seat: int, rng: Random) -> tuple[Action, ...]:
        """The talon, and what is said to a contract: which one is announced hangs on the auction."""
        legal = self.game.legal(state, seat)
        if state.pub.phase == "discard":
            return telling.talon(state, seat, legal)
        return telling.flek(self.game.options, state, seat, legal, rng) if state.pub.phase == "flek" else ()

    def foreseen(self, view: View) -> bool:
        """Who has won the auction chooses a contract and the talon; the bids before it are not read."""
        return view.pub.phase in ("contract", "discard") and view.seat == view.pub.turn

    def model(self) -> Sequence[int]:
        return tables()
