"""Plays lízaný mariáš for two (docs/rules/marias.md, part 7).

It has trumps after four cards, announcements and fleks, eight free tricks and eight strict ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.actions import Action
from hlaska.core.board import Board, Event, Places
from hlaska.core.calls import calls_under
from hlaska.core.carried import Carried
from hlaska.core.game import CallDependence, Match, phases_under
from hlaska.families.marias import play, stock_play
from hlaska.families.marias.announcements import dependence_groups, top_level
from hlaska.families.marias.carried import CARRIED_HELPER, CARRIED_TRUMP, carried_levels
from hlaska.families.marias.contracts import ITEMS
from hlaska.families.marias.deal import cut_calls
from hlaska.families.marias.game import MariasGame
from hlaska.families.marias.settle import Settlement
from hlaska.games.marias_two import deal, position_check
from hlaska.games.marias_two import public as at
from hlaska.games.marias_two.explainer import MariasTwoExplainer
from hlaska.games.marias_two.options import PRESETS
from hlaska.games.marias_two.options import Options as HouseRules
from hlaska.games.marias_two.position import positions_for
from hlaska.games.marias_two.public import MariasTwoPublic, State
from hlaska.games.marias_two.settle import penalty, settle

_BESIDE_FLEKS: Final = 60


class MariasTwo(MariasGame[MariasTwoPublic]):
    """Plays lízaný mariáš under its house rules."""

    id = "marias_two"
    rules_version = 1
    Options = HouseRules
    presets = PRESETS
    calls = at.CALLS
    own_misfits = position_check.misfits
    strong = True
    challenge = at.CODES.challenge
    talon = at.TALON

    places = at.PLACES
    ordered = at.ORDERED
    seats = at.SEATS
    positions: stock_play.DrawPositions

    def __init__(self, options: HouseRules | None = None) -> None:
        super().__init__(options)
        self.options: HouseRules
        self.bound = _BESIDE_FLEKS + 2 * len(ITEMS) * top_level(self.options)
        self.phases = phases_under(at.PHASES, {"review": self.options.revoke_mode == "penalise"})
        options = self.options
        self.callable = calls_under(
            self.calls,
            {
                "challenge {}": options.revoke_mode == "penalise",
                "two sevens {}": options.two_sevens,
                "two sevens against {}": options.two_sevens_against,
            },
        )
        self.positions = positions_for(self.options)
        self.explainer = MariasTwoExplainer(self.options, self.positions)

    # ------------------------------------------------------------ a deal
    def start(self, match: Match, deck: Sequence[int]) -> tuple[State, list[Event]]:
        """Lays the pack before the non-dealer, who cuts (marias:L2.DEAL.1)."""
        places: list[tuple[int, ...]] = [()] * len(at.PLACES)
        places[at.TALON] = tuple(deck)
        return State(MariasTwoPublic("cut", at.FOREHAND), tuple(places)), []

    def on_turn(self, pub: MariasTwoPublic, places: Places) -> list[int]:
        match pub.phase:
            case "cut":
                return cut_calls(at.CODES.cut, self.options.min_cut)
            case "trump":
                return deal.legal_trump(places)
            case "announce" | "flek":
                return deal.legal_calls(self.options, pub, places)
            case "play":
                return play.legal_play(self.positions, pub, places)
        return [at.GOOD]

    def do(self, board: Board, pub: MariasTwoPublic, action: Action) -> MariasTwoPublic:
        match pub.phase:
            case "cut":
                return deal.do_cut(board, pub, action)
            case "trump":
                return deal.do_trump(board, pub, action)
            case "announce" | "flek":
                pub = deal.do_call(self.options, board, pub, action)
                return pub if pub.turn >= 0 else deal.end_calls(self.options, pub)
            case "play":
                return stock_play.do_card(self.positions, board, pub, action)
        return play.do_review(self.positions, board, pub, action)

    def settle(
        self, pub: MariasTwoPublic, position: Sequence[int], places: Sequence[Sequence[int]]
    ) -> Settlement:
        return settle(self.options, pub, position)

    def penalty(self, pub: MariasTwoPublic, offender: int) -> Settlement:
        return penalty(self.options, pub, offender)

    def carried_numbers(self) -> tuple[Carried, ...]:
        return (carried_levels(self.options), CARRIED_HELPER, CARRIED_TRUMP)

    def quiet_dependence(self, pub: MariasTwoPublic) -> CallDependence:
        talking = pub.phase == "announce" or (pub.phase == "flek" and pub.left)
        return CallDependence(dependence_groups(self.options, pub) if talking else ())
