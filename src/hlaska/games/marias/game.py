"""Plays Mariáš for three: the phases of a deal and their order (marias:M3.FSM)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from hlaska.core.actions import Action
from hlaska.core.board import Board, Event, Places
from hlaska.core.calls import calls_under
from hlaska.core.carried import Carried
from hlaska.core.game import CallDependence, Match, phases_under
from hlaska.core.public import update
from hlaska.families.marias import play
from hlaska.families.marias.announcements import dependence_groups, top_level
from hlaska.families.marias.carried import (
    CARRIED_HELPER,
    CARRIED_TALON,
    CARRIED_TRUMP,
    carried_levels,
    carried_trump_card,
)
from hlaska.families.marias.contracts import ITEMS, SUIT
from hlaska.families.marias.deal import cut_calls, talon_dependence
from hlaska.families.marias.game import MariasGame
from hlaska.families.marias.settle import Settlement
from hlaska.games.marias import announcements, contract_phase, deal, position_check
from hlaska.games.marias import public as at
from hlaska.games.marias.explainer import ThreeExplainer
from hlaska.games.marias.options import PRESETS
from hlaska.games.marias.options import Options as HouseRules
from hlaska.games.marias.position import positions_for
from hlaska.games.marias.public import MariasPublic, State
from hlaska.games.marias.settle import penalty, settle

_BEFORE_FLEKS: Final = 40
_AFTER_FLEKS: Final = 50


class Marias(MariasGame[MariasPublic]):
    """Plays volený mariáš under its house rules; state is only cached positions of the kernel."""

    id = "marias"
    rules_version = 1
    Options = HouseRules
    presets = PRESETS
    first_in: ClassVar = {"cs": "official_values", "sk": "official_values"}
    calls = at.CALLS
    advised = "hlaska.games.marias.adviser:ThreeAdviser"
    own_misfits = position_check.misfits
    strong = True
    challenge = at.CHALLENGE
    talon = at.TALON

    places = at.PLACES
    ordered = at.ORDERED
    seats = at.SEATS

    def __init__(self, options: HouseRules | None = None) -> None:
        super().__init__(options)
        self.options: HouseRules
        self.players = self.options.players
        # every raise needs a turn, and at most three turns pass between two raises
        self.bound = _BEFORE_FLEKS + 4 * len(ITEMS) * top_level(self.options) + _AFTER_FLEKS
        self.phases = phases_under(
            at.PHASES,
            {
                "review": self.options.revoke_mode == "penalise",
                "contract": self.options.forehand_no_trump_timing != "after_good",
            },
        )
        options = self.options
        self.callable = calls_under(
            self.calls,
            {
                "challenge {}": options.revoke_mode == "penalise",
                "claim": options.perfect_hand_claim,
                "two sevens {}": options.two_sevens,
                "two sevens against {}": options.two_sevens_against,
            },
        )
        self.positions = positions_for(self.options)
        self.explainer = ThreeExplainer(self.options, self.positions)

    # ------------------------------------------------------------ a deal
    def start(self, match: Match, deck: Sequence[int]) -> tuple[State, list[Event]]:
        """Lays the pack before the player at the dealer's right, who cuts. Source: marias:G.CUT.1."""
        places: list[tuple[int, ...]] = [()] * len(at.PLACES)
        places[at.DECK] = tuple(deck)
        return State(MariasPublic("cut", self.players - 2), tuple(places)), []

    def on_turn(self, pub: MariasPublic, places: Places) -> list[int]:
        match pub.phase:
            case "cut":
                return cut_calls(at.CUT, self.options.min_cut)
            case "trump":
                return deal.legal_trump(places)
            case "contract":
                return contract_phase.legal_contract(self.options, pub, places)
            case "discard":
                return contract_phase.legal_discard(self.options, pub, places, pub.turn)
            case "ask":
                return contract_phase.legal_ask(self.options, pub)
            case "take":
                return contract_phase.legal_take(self.options, pub, places)
            case "announce":
                return announcements.legal_announce(self.options, pub, places)
            case "flek":
                return announcements.legal_flek(self.options, pub, places)
            case "play":
                return play.legal_play(self.positions, pub, places, self.options.perfect_hand_claim)
        return [at.GOOD]

    def do(self, board: Board, pub: MariasPublic, action: Action) -> MariasPublic:
        match pub.phase:
            case "cut":
                return deal.do_cut(self.options, board, pub, action)
            case "trump":
                return deal.do_trump(self.options, board, pub, action)
            case "contract":
                return contract_phase.do_contract(board, pub, action)
            case "discard":
                return contract_phase.do_discard(self.options, board, pub, action)
            case "ask":
                return contract_phase.do_ask(self.options, board, pub, action)
            case "take":
                return contract_phase.do_take(self.options, board, pub, action)
            case "announce":
                return announcements.do_announce(self.options, board, pub, action)
            case "flek":
                return self._do_flek(board, pub, action)
            case "play":
                return (
                    play.do_claim(self.positions, board, pub)
                    if action == at.CLAIM
                    else play.do_card(self.positions, board, pub, action)
                )
        return play.do_review(self.positions, board, pub, action)

    def _do_flek(self, board: Board, pub: MariasPublic, action: Action) -> MariasPublic:
        pub = announcements.do_flek(self.options, board, pub, action)
        if pub.turn >= 0:
            return pub
        if announcements.is_unplayed(self.options, pub):
            return update(pub, phase="settle", unplayed=True)
        return announcements.begin_play(pub)

    def settle(
        self, pub: MariasPublic, position: Sequence[int], places: Sequence[Sequence[int]]
    ) -> Settlement:
        return settle(self.options, pub, position, places[at.TALON])

    def penalty(self, pub: MariasPublic, offender: int) -> Settlement:
        return penalty(self.options, pub, offender)

    def knower(self, place: int, pub: MariasPublic) -> int:
        if at.HAND <= place < at.HAND + at.SEATS:
            return 1 << place - at.HAND
        if place == at.LAID:
            return 1 << at.FOREHAND
        return 1 << int(pub.talon_by) if place == at.TALON else 0

    def carried_numbers(self) -> tuple[Carried, ...]:
        talked = (carried_levels(self.options), CARRIED_HELPER, CARRIED_TALON)
        return (*talked, CARRIED_TRUMP, carried_trump_card(self.options))

    def quiet_dependence(self, pub: MariasPublic) -> CallDependence:
        """Says what legal calls hang on beside what everybody sees.

        Forehand's trump card is not seen by the others until it is turned up (marias:M3.ANN.1).
        """
        laid = (at.LAID,) if pub.shown < 0 else ()
        match pub.phase:
            case "trump" if self.options.trump_card_face == "up":
                return CallDependence(places=(at.UNSEEN,))
            case "discard" if pub.contract == SUIT:
                return talon_dependence(self.options, at.TALON, trump_place=at.LAID)
            case "announce":
                return CallDependence(dependence_groups(self.options, pub), places=laid)
            case "flek" if pub.contract == SUIT and pub.left:
                return CallDependence(dependence_groups(self.options, pub))
        return CallDependence(places=laid)
