"""Plays partnership Mariáš for four (marias:P4).

Forehand calls a card; whoever holds it is the partner, and keeps still.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.actions import Action
from hlaska.core.board import Board, Event, Places
from hlaska.core.calls import calls_under
from hlaska.core.carried import Carried
from hlaska.core.game import CallDependence, Match, phases_under, whole_hand
from hlaska.core.public import update
from hlaska.families.marias import play
from hlaska.families.marias.announcements import dependence_groups, top_level
from hlaska.families.marias.carried import CARRIED_HELPER, carried_levels, carried_trump_card
from hlaska.families.marias.contracts import ITEMS, SUIT
from hlaska.families.marias.deal import cut_calls
from hlaska.families.marias.game import MariasGame
from hlaska.families.marias.settle import Settlement
from hlaska.games.marias_four import announcements, contract_phase, position_check
from hlaska.games.marias_four import public as at
from hlaska.games.marias_four.explainer import MariasFourExplainer
from hlaska.games.marias_four.options import PRESETS
from hlaska.games.marias_four.options import Options as HouseRules
from hlaska.games.marias_four.position import positions_for
from hlaska.games.marias_four.public import CARRIED_RANK, MariasFourPublic, State, called_card, own_cards
from hlaska.games.marias_four.settle import penalty, settle

_BEFORE_FLEKS: Final = 40
_AFTER_FLEKS: Final = 60


class MariasFour(MariasGame[MariasFourPublic]):
    """Plays the game of four under its house rules; state is only cached kernel positions."""

    id = "marias_four"
    rules_version = 2
    strong = True
    Options = HouseRules
    presets = PRESETS
    calls = at.CALLS
    advised = "hlaska.games.marias_four.adviser:MariasFourAdviser"
    own_misfits = position_check.misfits
    challenge = at.CHALLENGE

    places = at.PLACES
    ordered = at.ORDERED
    seats = at.SEATS

    def __init__(self, options: HouseRules | None = None) -> None:
        super().__init__(options)
        self.options: HouseRules
        # every raise needs a turn, and at most four turns pass between two raises
        self.bound = _BEFORE_FLEKS + 5 * len(ITEMS) * top_level(self.options) + _AFTER_FLEKS
        self.phases = phases_under(
            at.PHASES, {"review": self.options.revoke_mode == "penalise", "name": self.options.partner_durchs}
        )
        options = self.options
        self.callable = calls_under(
            self.calls,
            {
                "challenge {}": options.revoke_mode == "penalise",
                "name {}": options.partner_durchs,
                "durch with partner": options.partner_durchs,
                "durch with wise": options.partner_durchs,
                "two sevens {}": options.two_sevens,
                "two sevens against {}": options.two_sevens_against,
            },
        )
        self.positions = positions_for(self.options)
        self.explainer = MariasFourExplainer(self.options, self.positions)

    # ------------------------------------------------------------ a deal
    def start(self, match: Match, deck: Sequence[int]) -> tuple[State, list[Event]]:
        """Lays the pack before the player at the dealer's right, who cuts. Source: marias:P4.DEAL.1."""
        places: list[tuple[int, ...]] = [()] * len(at.PLACES)
        places[at.DECK] = tuple(deck)
        return State(MariasFourPublic("cut", at.SEATS - 2), tuple(places)), []

    def on_turn(self, pub: MariasFourPublic, places: Places) -> list[int]:
        match pub.phase:
            case "cut":
                return cut_calls(at.CUT, self.options.min_cut)
            case "trump":
                return own_cards(places, at.FOREHAND)
            case "rank":
                return contract_phase.legal_rank(self.options, places)
            case "contract":
                return contract_phase.legal_contract(self.options)
            case "ask":
                return contract_phase.legal_ask(self.options, pub)
            case "announce":
                return announcements.legal_announce(self.options, pub, places)
            case "flek":
                return announcements.legal_flek(self.options, pub, places)
            case "name":
                return contract_phase.legal_name(places, pub.turn)
            case "play":
                return play.legal_play(self.positions, pub, places)
        return [at.GOOD]

    def do(self, board: Board, pub: MariasFourPublic, action: Action) -> MariasFourPublic:
        match pub.phase:
            case "cut":
                return contract_phase.do_cut(board, pub, action)
            case "trump":
                return contract_phase.do_trump(board, pub, action)
            case "rank":
                return contract_phase.do_rank(board, pub, action)
            case "contract":
                return contract_phase.do_contract(board, pub, action)
            case "ask":
                return contract_phase.do_ask(self.options, board, pub, action)
            case "announce":
                return announcements.do_announce(self.options, board, pub, action)
            case "flek":
                return announcements.do_flek(self.options, board, pub, action)
            case "name":
                return contract_phase.do_name(board, pub, action)
            case "play":
                return self._do_card(board, pub, action)
        return play.do_review(self.positions, board, pub, action)

    def _do_card(self, board: Board, pub: MariasFourPublic, action: Action) -> MariasFourPublic:
        """Plays a card; who plays the called card is known from then on."""
        if action & 63 == called_card(pub):
            pub = update(pub, partner=pub.turn)
            board.say("partner", pub.turn, action & 63)
        return play.do_card(self.positions, board, pub, action)

    def disclose(self, board: Board, pub: MariasFourPublic) -> MariasFourPublic:
        """Shows the called card: payment tells who belonged to whom (marias:P4.UNPL.1)."""
        wanted = called_card(pub)
        holder = next((s for s in range(at.SEATS) if wanted in own_cards(board.places, s)), -1)
        if holder < 0 or wanted < 0 or pub.partner >= 0:
            return pub
        board.show(at.HAND + holder, cards=[wanted])
        board.say("partner", holder, wanted)
        return update(pub, partner=holder)

    def side(self, pub: MariasFourPublic, seat: int) -> int:
        ours = 1 << pub.lone | (1 << pub.partner if pub.partner >= 0 else 0)
        return ours if ours >> seat & 1 else (1 << at.SEATS) - 1 & ~ours

    def settle(
        self, pub: MariasFourPublic, position: Sequence[int], places: Sequence[Sequence[int]]
    ) -> Settlement:
        return settle(self.options, pub, position, places)

    def penalty(self, pub: MariasFourPublic, offender: int) -> Settlement:
        return penalty(self.options, pub, offender)

    def carried_numbers(self) -> tuple[Carried, ...]:
        card = carried_trump_card(self.options, is_trump_carried=False)  # the called card is one of trumps
        return (carried_levels(self.options), CARRIED_HELPER, card, CARRIED_RANK)

    def quiet_dependence(self, pub: MariasFourPublic) -> CallDependence:
        """Says what legal calls hang on beside what everybody sees.

        The called card tells its holder alone whose partner it is (marias:P4.CALL.2).
        """
        if pub.phase == "rank":
            return CallDependence(suit_place=at.LAID, places=(at.LAID,))
        if pub.phase == "name":
            return CallDependence(hand=whole_hand, places=(at.LAID,))
        called = called_card(pub) if pub.partner < 0 else -1
        if pub.phase in ("announce", "flek") and pub.contract == SUIT:
            first = pub.phase == "announce" or pub.left
            groups = ((1 << called,), *(dependence_groups(self.options, pub) if first else ()))
            ends = pub.phase == "flek" and announcements.is_unplayed(self.options, pub)
            return CallDependence(groups, card=called if ends else -1)
        hangs = called if pub.phase == "play" else -1
        return CallDependence(places=(at.LAID,) if pub.shown < 0 else (), card=hangs)

    def knower(self, place: int, pub: MariasFourPublic) -> int:
        if at.HAND <= place < at.HAND + at.SEATS:
            return 1 << place - at.HAND
        return 1 << at.FOREHAND if place == at.LAID else 0
