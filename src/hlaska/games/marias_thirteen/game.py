"""Plays Mariáš for two with the thirteenth card (docs/rules/marias.md, part 8).

Ten free tricks have no trumps, then six strict ones have the suit turned up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.actions import Action
from hlaska.core.board import Board, Event, Places
from hlaska.core.calls import calls_under
from hlaska.core.game import Match, phases_under
from hlaska.core.public import Undertaking
from hlaska.families.marias import play
from hlaska.families.marias.deal import cut_calls
from hlaska.families.marias.game import MariasGame
from hlaska.families.marias.settle import Settlement
from hlaska.families.marias.stock_play import DrawPositions
from hlaska.games.marias_thirteen import deal, position_check
from hlaska.games.marias_thirteen import public as at
from hlaska.games.marias_thirteen.explainer import MariasThirteenExplainer
from hlaska.games.marias_thirteen.options import PRESETS
from hlaska.games.marias_thirteen.options import Options as HouseRules
from hlaska.games.marias_thirteen.position import positions_for
from hlaska.games.marias_thirteen.public import MariasThirteenPublic, State
from hlaska.games.marias_thirteen.settle import penalty, settle
from hlaska.kernel.acts import can_exchange

_BOUND: Final = 40
"""The cut, 32 cards, an exchange, a challenge by each seat and the questions after the last trick."""


class MariasThirteen(MariasGame[MariasThirteenPublic]):
    """Plays Mariáš with the thirteenth card under its house rules."""

    id = "marias_thirteen"
    rules_version = 1
    Options = HouseRules
    presets = PRESETS
    calls = at.CALLS
    strong = True
    advised = "hlaska.games.marias_thirteen.adviser:MariasThirteenAdviser"
    own_misfits = position_check.misfits
    challenge = at.CODES.challenge
    whole_acts = at.WHOLE_ACTS

    places = at.PLACES
    ordered = at.ORDERED
    seats = at.SEATS
    bound = _BOUND
    positions: DrawPositions

    def __init__(self, options: HouseRules | None = None) -> None:
        super().__init__(options)
        self.options: HouseRules
        self.phases = phases_under(at.PHASES, {"review": self.options.revoke_mode == "penalise"})
        penalised = self.options.revoke_mode == "penalise"
        self.callable = calls_under(self.calls, {"challenge {}": penalised, "good": penalised})
        self.positions = positions_for(self.options)
        self.explainer = MariasThirteenExplainer(self.options, self.positions)

    # ------------------------------------------------------------ a deal
    def start(self, match: Match, deck: Sequence[int]) -> tuple[State, list[Event]]:
        """Lays the pack before the non-dealer, who cuts (marias:T2.DEAL.1)."""
        places: list[tuple[int, ...]] = [()] * len(at.PLACES)
        places[at.TALON] = tuple(deck)
        return State(MariasThirteenPublic("cut", at.FOREHAND), tuple(places)), []

    def on_turn(self, pub: MariasThirteenPublic, places: Places) -> list[int]:
        if pub.phase == "cut":
            return cut_calls(at.CODES.cut, self.options.min_cut)
        if pub.phase != "play":
            return [at.GOOD]
        b = self.positions.seat_position(pub, places)
        return [*play.legal_cards(self.positions, b, places), *[at.EXCHANGE] * can_exchange(b)]

    def do(self, board: Board, pub: MariasThirteenPublic, action: Action) -> MariasThirteenPublic:
        if action == at.EXCHANGE:
            return deal.do_exchange(board, pub)
        if pub.phase == "cut":
            return deal.do_cut(self.options, board, pub, action)
        if pub.phase == "play":
            return deal.do_card(self.positions, board, pub, action)
        return play.do_review(self.positions, board, pub, action)

    def declarer(self, pub: MariasThirteenPublic) -> int:
        """Returns nobody: both play for the same."""
        return -1

    def list_undertakings(self, pub: MariasThirteenPublic) -> tuple[Undertaking, ...]:
        return ()

    def settle(
        self, pub: MariasThirteenPublic, position: Sequence[int], places: Sequence[Sequence[int]]
    ) -> Settlement:
        return settle(self.options, position)

    def penalty(self, pub: MariasThirteenPublic, offender: int) -> Settlement:
        return penalty(self.options, offender)
