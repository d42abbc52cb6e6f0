"""Plays auction Mariáš (marias:LIC). Players bid for the talon on a ladder of contracts, then one plays against two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.actions import Action
from hlaska.core.board import Board, Event, Places
from hlaska.core.calls import calls_under
from hlaska.core.carried import Carried
from hlaska.core.game import CallDependence, Match, phases_under
from hlaska.core.public import Undertaking
from hlaska.families.marias import play
from hlaska.families.marias.announcements import dependence_groups, top_level
from hlaska.families.marias.carried import CARRIED_HELPER, CARRIED_TALON, CARRIED_TRUMP, carried_levels
from hlaska.families.marias.contracts import ITEMS, SUIT
from hlaska.families.marias.deal import talon_dependence
from hlaska.families.marias.game import MariasGame
from hlaska.families.marias.settle import Settlement
from hlaska.games.marias_auction import announcements, bidding, position_check
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction.contracts import AnnouncedContract
from hlaska.games.marias_auction.explainer import MariasAuctionExplainer
from hlaska.games.marias_auction.options import PRESETS
from hlaska.games.marias_auction.options import Options as HouseRules
from hlaska.games.marias_auction.position import positions_for
from hlaska.games.marias_auction.public import MariasAuctionPublic, State
from hlaska.games.marias_auction.settle import penalty, settle

_BEFORE_FLEKS: Final = 60
_AFTER_FLEKS: Final = 50


class MariasAuction(MariasGame[MariasAuctionPublic]):
    """Plays licitovaný mariáš under its house rules; state is only cached positions of the kernel."""

    id = "marias_auction"
    rules_version = 1
    Options = HouseRules
    presets = PRESETS
    calls = at.CALLS
    advised = "hlaska.games.marias_auction.adviser:MariasAuctionAdviser"
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
        self.phases = phases_under(at.PHASES, {"review": self.options.revoke_mode == "penalise"})
        options = self.options
        self.callable = calls_under(
            self.calls,
            {"challenge {}": options.revoke_mode == "penalise", "claim": options.perfect_hand_claim},
        )
        self.positions = positions_for(self.options)
        self.explainer = MariasAuctionExplainer(self.options, self.positions)

    # ------------------------------------------------------------ a deal
    def start(self, match: Match, deck: Sequence[int]) -> tuple[State, list[Event]]:
        """Lays the pack before the player at the dealer's right, who cuts. Source: marias:G.CUT.1."""
        places: list[tuple[int, ...]] = [()] * len(at.PLACES)
        places[at.DECK] = tuple(deck)
        return State(MariasAuctionPublic("cut", self.players - 2), tuple(places)), []

    def on_turn(self, pub: MariasAuctionPublic, places: Places) -> list[int]:
        match pub.phase:
            case "cut":
                return bidding.legal_cut(self.options)
            case "bid":
                return bidding.legal_bid(self.options, pub)
            case "take":
                return [at.TAKE, at.PASS]  # going on is the quiet choice: a pass throws the cards in
            case "contract":
                return bidding.legal_contract(pub, places)
            case "discard":
                return bidding.legal_discard(self.options, pub, places)
            case "flek":
                return announcements.legal_flek(self.options, pub, places)
            case "play":
                return play.legal_play(self.positions, pub, places, self.options.perfect_hand_claim)
        return [at.GOOD]

    def do(self, board: Board, pub: MariasAuctionPublic, action: Action) -> MariasAuctionPublic:
        match pub.phase:
            case "cut":
                return bidding.do_cut(board, pub, action)
            case "bid":
                return bidding.do_bid(board, pub, action)
            case "take":
                return bidding.do_take(board, pub, action)
            case "contract":
                return bidding.do_contract(self.options, board, pub, action)
            case "discard":
                return bidding.do_discard(self.options, board, pub, action)
            case "flek":
                return announcements.do_flek(self.options, board, pub, action)
            case "play" if action == at.CODES.claim:
                return play.do_claim(self.positions, board, pub)
            case "play":
                return play.do_card(self.positions, board, pub, action)
        return play.do_review(self.positions, board, pub, action)

    def declarer(self, pub: MariasAuctionPublic) -> int:
        return -1 if pub.phase in ("cut", "bid", "take") or not (pub.rung or pub.bid) else pub.lone

    def list_undertakings(self, pub: MariasAuctionPublic) -> tuple[Undertaking, ...]:
        if not pub.given_up:
            return super().list_undertakings(pub)
        return (Undertaking("given up", pub.lone, False, 0, sum(item.value for item in pub.items)),)

    def settle(
        self, pub: MariasAuctionPublic, position: Sequence[int], places: Sequence[Sequence[int]]
    ) -> Settlement:
        return settle(self.options, pub, position, places[at.TALON])

    def penalty(self, pub: MariasAuctionPublic, offender: int) -> Settlement:
        return penalty(self.options, pub, offender)

    def knower(self, place: int, pub: MariasAuctionPublic) -> int:
        if at.HAND <= place < at.HAND + at.SEATS:
            return 1 << place - at.HAND
        return 1 << int(pub.talon_by) if place == at.TALON and pub.talon_by >= 0 else 0

    def carried_numbers(self) -> tuple[Carried, ...]:
        talked = (carried_levels(self.options), CARRIED_HELPER, CARRIED_TALON)
        return (*talked, CARRIED_TRUMP, bidding.CARRIED_BID)

    def quiet_dependence(self, pub: MariasAuctionPublic) -> CallDependence:
        """Says what legal calls hang on beside what everybody sees.

        Sevens are announced by who holds them (marias:LIC.TAL.2).
        """
        if pub.phase == "discard" and pub.contract == SUIT:
            kept = AnnouncedContract(pub.rung, pub.trump, pub.helper).sevens()
            return talon_dependence(self.options, at.TALON, trump=pub.trump, kept=kept)
        against = pub.phase == "flek" and pub.contract == SUIT and pub.left
        holding = pub.phase == "contract" or against
        return CallDependence(dependence_groups(self.options, pub) if holding else ())
