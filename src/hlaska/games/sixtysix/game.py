"""Plays Mariage, Sixty-Six and Schnapsen, presets of one game (docs/rules/mariage.md, sections 2 to 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from hlaska.core.actions import CALL, Action
from hlaska.core.board import Board, Event
from hlaska.core.calls import calls_under
from hlaska.core.cards import PACK_20, PACK_24, PACK_32
from hlaska.core.duplicate import DUPLICATE
from hlaska.core.errors import Phrase
from hlaska.core.game import Game, Match, phases_under
from hlaska.core.match import packet_sizes
from hlaska.core.public import Undertaking, plus, update
from hlaska.core.stock import draw, exchange
from hlaska.core.tricks import deal, declare_marriage, marriage_phrases, play_card, take_trick
from hlaska.games.sixtysix import position_check
from hlaska.games.sixtysix import public as at
from hlaska.games.sixtysix.chances import claim_refusal, close_refusal, rob_card, rob_refusal
from hlaska.games.sixtysix.explainer import SixtySixExplainer
from hlaska.games.sixtysix.match_rules import (
    COUNTERS,
    MatchCounters,
    chairs,
    match_counts,
    max_dealer_score,
    next_match,
    settle_deal,
)
from hlaska.games.sixtysix.options import PRESETS, check
from hlaska.games.sixtysix.options import Options as HouseRules
from hlaska.games.sixtysix.position import (
    HAND_SIZE,
    TALONS,
    WORTH,
    SixtySixPositions,
    facts,
    has_predraw,
    talon_left,
    totals,
)
from hlaska.games.sixtysix.public import SixtySixPublic, State
from hlaska.games.sixtysix.settle import GOAL, NOBODY
from hlaska.kernel.bits import cards_of
from hlaska.kernel.play import DECLARED, legal_now, pairs_now

PACKS: Final = {32: PACK_32, 24: PACK_24, 20: PACK_20}


class SixtySix(Game[SixtySixPublic]):
    id = "sixtysix"
    rules_version = 1
    Options = HouseRules
    presets = PRESETS
    faces = "german"
    first_in: ClassVar = {"de": "schnapsen"}
    known = ("schnapsen", "sixty_six_24", "mariage")
    calls = at.CALLS
    advised = "hlaska.games.sixtysix.adviser:SixtySixAdviser"
    own_misfits = position_check.misfits
    strong = True
    counters = COUNTERS
    # What the others at a table do is no merit of the third, who holds no cards (mariage:DUP.5).
    duplicate_options: ClassVar = {**DUPLICATE, "dealer_scores": "none"}

    places = at.PLACES
    ordered = at.ORDERED
    seats = at.SEATS
    positions: SixtySixPositions

    def __init__(self, options: HouseRules | None = None) -> None:
        super().__init__(options)
        self.options: HouseRules = check(self.options)
        self.pack = PACKS[self.options.pack]
        self.players = self.options.players
        self.hand_size = HAND_SIZE[self.options.pack]
        # every card, every draw, exchange, close, claim and two passes
        self.bound = len(self.pack) + TALONS[self.options.pack] // 2 + 5
        self.positions = SixtySixPositions(self.options, self.pack)
        self.explainer = SixtySixExplainer(self.options, self.positions)
        self.predraw = has_predraw(self.options)
        there = {at.PREDRAW: self.predraw, at.FINAL: not self.options.auto_claim}
        self.phases = phases_under(at.PHASES, there)
        claims = not self.options.auto_claim  # mariage:MG.CLAIM.5
        self.callable = calls_under(self.calls, {"pass": claims, "claim": claims})

    @property
    def countdown_start(self) -> int:
        """Returns from which number a score counts down, 0 where it does not.

        Schnapsen is written down from 7 to nothing (mariage:SN.MATCH.1).
        """
        counts = self.options.match_mode == "game_points" and self.options.score_display == "count_down"
        return self.options.target if counts and not self.is_duplicate else 0

    @property
    def has_same_deals(self) -> bool:
        """Tells whether a deal hangs on nothing of its match.

        It may: by a point carried on, deals won in a row, what a third may still score.

        In duplicate nothing does.
        """
        options = self.options
        carries = options.unclaimed == "higher_total" and options.deal_tie == "carry_one"
        one_game = options.match_mode == "game_points" and options.match_bummerl == 1
        return self.is_duplicate or (options.players == 2 and one_game and not carries)

    # ------------------------------------------------------------ the deal
    def chairs(self, match: Match) -> tuple[int, ...]:
        return chairs(self.options, match)

    def start(self, match: Match, deck: Sequence[int]) -> tuple[State, list[Event]]:
        """Deals packets in turn and turns a card up (mariage:MG.DEAL.1 to 3).

        To forehand and the other in turn (SN.DEAL.1).
        """
        match, board = self.restart(match), Board(self, [(), (), deck, (), (), (), ()])
        sizes = packet_sizes("3" if self.options.pack == 20 else self.options.packets, self.hand_size)
        before = (
            1 if self.options.pack == 20 else len(sizes)
        )  # of twenty it is turned up before the last packet
        deal(board, at.TALON, self.positions.at, sizes[:before])
        indicator = board.places[at.TALON][0] & 63
        board.move(at.TALON, at.TRUMP, (indicator,))
        deal(board, at.TALON, self.positions.at, sizes[before:])
        carried, room = MatchCounters.of(match, self.players).carry, max_dealer_score(self.options, match)
        pub = SixtySixPublic(
            at.LEAD,
            0,
            indicator >> 4,
            0,
            (0, 0),
            carried=carried,
            room=room,
            standing=match_counts(self.options, match),
        )
        return board.state(pub), board.events

    # ------------------------------------------------------------ what is legal
    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        pub, places, options = state.pub, state.places, self.options
        if pub.turn < 0:
            return ()
        claim = () if claim_refusal(options, pub, seat) else (at.CLAIM,)
        if seat != pub.turn:
            return claim
        if pub.phase == at.FINAL:
            return (at.PASS, *claim)
        rob = () if rob_refusal(options, pub, places, seat) else (at.ROB,)
        close = () if close_refusal(options, pub, places, seat) else (at.CLOSE,)
        if pub.phase == at.PREDRAW:
            return (at.DRAW, *rob, *close, *claim)
        return (*self._cards(state), *rob, *close, *claim)

    def _cards(self, state: State) -> tuple[Action, ...]:
        b = self.positions.seat_position(state.pub, state.places)
        cards, _ = legal_now(b)
        shown = [DECLARED | c for c in cards_of(pairs_now(b) & cards)]
        return (*cards_of(cards), *shown)

    # ------------------------------------------------------------ what happens
    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        board = Board(self, state.places)
        pub: SixtySixPublic = state.pub
        if action < CALL:
            pub = self._play(board, pub, seat, action)
            return board.state(pub), board.events
        board.say("call", seat, action)
        if action == at.DRAW:
            pub = self._draw(board, pub)
        elif action == at.PASS:
            pub = self._pass(board, pub)
        elif action == at.ROB:
            pub = self._rob(board, pub, seat)
        elif action == at.CLOSE:
            other = 1 - seat
            pub = update(pub, closer=seat, frozen=(pub.taken[other], pub.points[other]), phase=at.LEAD)
        else:
            pub = self._settle(board, pub, seat)
        return board.state(pub), board.events

    def _rob(self, board: Board, pub: SixtySixPublic, seat: int) -> SixtySixPublic:
        """Exchanges the lowest trump for the indicator; it is drawn last. Both cards are public (mariage:MG.ROB.4)."""
        lowest, indicator = rob_card(self.options, pub.trump), board.places[at.TRUMP][0] & 63
        exchange(board, seat, at.HAND + seat, lowest, at.TRUMP, indicator, kind="rob")
        return update(pub, robbed=seat)

    def _draw(self, board: Board, pub: SixtySixPublic) -> SixtySixPublic:
        """Draws for the winner, then for the other, who gets the indicator last (mariage:MG.DRAW.1)."""
        draw(board, self.positions.at, pub.turn)
        return update(pub, phase=at.LEAD)

    def _play(self, board: Board, pub: SixtySixPublic, seat: int, action: Action) -> SixtySixPublic:
        if play_card(board, at.TRICK_PLACES, seat, action):
            return self._trick(board, pub)
        pub = update(pub, phase=at.FOLLOW, turn=1 - seat)
        return self._declare(board, pub, seat, action & 63) if action >> 6 else pub

    def _declare(self, board: Board, pub: SixtySixPublic, seat: int, card: int) -> SixtySixPublic:
        """Declares a marriage that is led from; its points may be enough."""
        pub = update(declare_marriage(board, at.TRICK_PLACES, pub, seat, card), shown=card >> 4)
        pub = update(pub, points=totals(pub))
        return self._settle(board, pub, seat) if self._has_won(pub, seat) else pub

    def _trick(self, board: Board, pub: SixtySixPublic) -> SixtySixPublic:
        pub, worth = take_trick(board, self.positions, pub, tell=True)
        pub = update(pub, won=plus(pub.won, pub.turn, worth), shown=-1)
        pub = update(pub, points=totals(pub))
        if self._has_won(pub, pub.turn):
            return self._settle(board, pub, pub.turn)
        if not board.places[at.HAND]:
            return self._settle(board, pub) if self.options.auto_claim else update(pub, phase=at.FINAL)
        if not talon_left(pub, board.places):
            return update(pub, phase=at.LEAD)
        return update(pub, phase=at.PREDRAW) if self.predraw else self._draw(board, pub)

    def _has_won(self, pub: SixtySixPublic, seat: int) -> bool:
        """Tells whether a seat has won by reaching 66 without a claim.

        So it is where nobody has to claim (mariage:MG.CLAIM.5).
        """
        return self.options.auto_claim and pub.points[seat] >= GOAL

    def _pass(self, board: Board, pub: SixtySixPublic) -> SixtySixPublic:
        """Passes after the last trick: its winner, then the other may claim. Source: mariage:MG.CLAIM.4."""
        if pub.turn == pub.last_by and self.options.claim_timing != "trick_or_marriage":
            return update(pub, turn=1 - pub.turn)
        return self._settle(board, pub)

    # ------------------------------------------------------------ settlement
    def _settle(self, board: Board, pub: SixtySixPublic, claimant: int = NOBODY) -> SixtySixPublic:
        pub = settle_deal(self.options, pub, facts(pub, claimant))
        board.say("settle", pub.winner, pub.worth)
        return pub

    def list_undertakings(self, pub: SixtySixPublic) -> tuple[Undertaking, ...]:
        """Returns the closing of the talon, if somebody has closed it."""
        if pub.closer < 0 or pub.turn >= 0:
            return ()
        made = pub.winner == pub.closer
        return (Undertaking("close", pub.closer, made, 0, pub.worth if made else -pub.worth),)

    def melds(self, state: State) -> tuple[Phrase, ...]:
        return marriage_phrases(state.pub, WORTH)

    def rename_numbers(self, numbers: dict[str, Any]) -> dict[str, Any]:
        """Renames `tricks`, `last` and `prev` of older positions.

        They were tricks by seat, and who won the last one and the one before. A card as `shown`, the one turned up for
        trumps, tells what `trump` says: some wrote it, and nothing read it.
        """
        found = {{"tricks": "taken"}.get(name, name): n for name, n in numbers.items()}
        if isinstance(found.get("shown"), str) and len(found["shown"]) > 1:
            del found["shown"]
        if isinstance(found.get("last"), int):
            found["last_by"] = found.pop("last")
        if isinstance(found.get("prev"), int):
            found["prev"] = [found["prev"], -1]
        return found

    def finish(self, match: Match, state: State) -> Match | None:
        if state.pub.turn >= 0:
            return None
        return self.carry(match, next_match(self.options, self.restart(match), state.pub))
