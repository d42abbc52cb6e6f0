"""Plays two-handed pinochle: a stock, melds after tricks, and twelve strict tricks (pinochle:P4B).

There is one meld after each trick won from the stock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from hlaska.core import stock, tricks
from hlaska.core.actions import CALL, Action
from hlaska.core.board import Board, Event
from hlaska.core.cards import NINE, PACK_48, rank
from hlaska.core.duplicate import DUPLICATE
from hlaska.core.errors import Phrase
from hlaska.core.game import Game, Match, phases_under
from hlaska.core.marked_copies import actions_for, listed_calls, mark_for
from hlaska.core.match import packet_sizes
from hlaska.core.public import plus, update
from hlaska.families.pinochle.melds import lay_from, used_in
from hlaska.games.pinochle_two import position_check, settle
from hlaska.games.pinochle_two import public as at
from hlaska.games.pinochle_two.explainer import PinochleTwoExplainer, laid_phrases
from hlaska.games.pinochle_two.options import PRESETS
from hlaska.games.pinochle_two.options import Options as HouseRules
from hlaska.games.pinochle_two.position import TRICKS, PinochleTwoPositions
from hlaska.games.pinochle_two.public import PinochleTwoPublic, State, lay_of, nine_of
from hlaska.kernel.combinations import ON_TABLE
from hlaska.kernel.melding import LEGAL_WORDS, write_calls
from hlaska.kernel.play import legal_now

# in which calls are listed; after them come cards
ORDER: Final = (at.DRAW, at.DRAW_TRUMP, *at.MELDS, at.SHOW, at.EXCHANGE, at.OUT)


class PinochleTwo(Game[PinochleTwoPublic]):
    id = "pinochle_two"
    rules_version = 1
    Options = HouseRules
    presets = PRESETS
    faces = "french"
    calls = at.CALLS
    advised = "hlaska.games.pinochle_two.adviser:PinochleTwoAdviser"
    own_misfits = position_check.misfits
    strong = True
    counters = settle.COUNTERS
    duplicate_options: ClassVar = DUPLICATE
    whole_acts = at.WHOLE_ACTS

    places = at.PLACES
    ordered = at.ORDERED
    pack = PACK_48
    seats = at.SEATS
    positions: PinochleTwoPositions
    bound = 48 + 12 * 5 + 4  # every card; after a trick a meld, two nines and the draw; a claim

    def __init__(self, options: HouseRules | None = None) -> None:
        super().__init__(options)
        self.options: HouseRules
        options = self.options
        before = options.meld_when == "before_draw"
        self.phases = phases_under(
            at.PHASES, {"meld": before, "draw": not before and options.last_draw == "choice"}
        )
        self.positions = PinochleTwoPositions(options, self.pack)
        self.explainer = PinochleTwoExplainer(options, self.positions)

    @property
    def has_same_deals(self) -> bool:
        """Tells whether a deal ignores what a player had before: in duplicate only. Else a deal is claimed by it."""
        return self.is_duplicate

    # ------------------------------------------------------------ the deal
    def start(self, match: Match, deck: Sequence[int]) -> tuple[State, list[Event]]:
        """Deals twelve cards each and turns the next one up. A nine gives the dealer ten (P4B.DEAL.1, P4B.DEAL.2)."""
        match, board = self.restart(match), Board(self, [(), (), deck, (), (), (), ()])
        tricks.deal(
            board, at.TALON, at.TRICK_PLACES, packet_sizes(self.options.packets, at.HAND_SIZE), kind="deal"
        )
        turned = deck[2 * at.HAND_SIZE]
        board.move(at.TALON, at.TRUMP, (turned,), kind="turn")
        before = tuple(match.scores[p] for p in self.chairs(match))
        goal = self.options.target + self.counters_by_name(match)["risen"]
        zero = (0,) * at.SEATS
        pub = PinochleTwoPublic("play", 0, trump=turned >> 4, lead=0, points=zero, taken=zero)
        pub = update(pub, before=before, goal=goal)
        return board.state(
            self._score(board, pub, at.DEALER, at.NINE_POINTS) if rank(turned) == NINE else pub
        ), board.events

    # ------------------------------------------------------------ what is legal
    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        pub, places = state.pub, state.places
        if pub.turn != seat:
            return ()
        hand, legal = places[at.HAND + seat], [0] * LEGAL_WORDS
        if not places[at.TRICK]:
            write_calls(self.positions.laying_position(pub, places), legal)
        calls = listed_calls(ORDER, at.WHOLE_ACTS, legal)
        if pub.phase != "play":
            return calls
        mask, _ = legal_now(self.positions.seat_position(pub, places))
        return (*calls, *actions_for(hand, mask))

    # ------------------------------------------------------------ what happens
    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        board, pub = Board(self, state.places), state.pub
        if action < CALL:
            return board.state(self._play(board, pub, seat, action)), board.events
        board.say("call", seat, action)
        if action in (at.DRAW, at.DRAW_TRUMP):
            pub = self._draw(board, pub, action == at.DRAW_TRUMP)
        elif action == at.OUT:
            pub = self._declare_out(board, pub, seat)
        elif action in (at.EXCHANGE, at.SHOW):
            pub = self._score_nine(board, pub, seat, action)
        else:
            pub = self._lay(board, pub, seat, action)
        return board.state(pub), board.events

    def _play(self, board: Board, pub: PinochleTwoPublic, seat: int, action: Action) -> PinochleTwoPublic:
        mark = mark_for(board.places[at.HAND + seat], action)
        if not tricks.play_card(board, at.TRICK_PLACES, seat, action, of=mark):
            if not board.places[at.TRUMP]:
                self._take_up(board)
            return update(pub, turn=1 - seat)
        pub, worth = tricks.take_trick(board, self.positions, pub)
        pub = update(pub, points=plus(pub.points, pub.turn, worth), melded=False)
        if sum(pub.taken) == TRICKS:
            return self._settle(board, pub)
        return self._after_trick(board, pub) if board.places[at.TRUMP] else pub

    def _after_trick(self, board: Board, pub: PinochleTwoPublic) -> PinochleTwoPublic:
        if self.options.meld_when == "before_draw":
            return update(pub, phase="meld")
        if len(board.places[at.TALON]) == 1 and self.options.last_draw == "choice":
            return update(pub, phase="draw")
        return self._draw(board, pub, False)

    def _draw(self, board: Board, pub: PinochleTwoPublic, turned: bool) -> PinochleTwoPublic:
        """Draws for the winner, then the other.

        With the last cards the melds are taken up (P4B.HALF1.2, P4B.HALF1.3).
        """
        winner = pub.turn
        if len(board.places[at.TALON]) > 1:
            stock.draw(board, at.TRICK_PLACES, winner)
            return update(pub, phase="play")
        down_to, up_to = (1 - winner, winner) if turned else (winner, 1 - winner)
        stock.draw_card(board, at.TALON, at.HAND, down_to, shown=self.options.last_draw == "face_down")
        stock.draw_card(board, at.TRUMP, at.HAND, up_to)
        if self.options.meld_when == "before_draw":
            self._take_up(board)
        return update(pub, phase="play")

    @staticmethod
    def _take_up(board: Board) -> None:
        for seat in range(at.SEATS):
            board.remark(at.HAND + seat, lambda _: 0)

    # ------------------------------------------------------------ melds
    def _lay(self, board: Board, pub: PinochleTwoPublic, seat: int, call: Action) -> PinochleTwoPublic:
        """Lays cards open, in order, noting the classes used (P4B.MELD.4, P4B.MELD.5)."""
        meld = lay_of(call, pub.trump)
        # in the order of cards and marks: nothing else may tell which copy was taken
        for card, mark in lay_from(board.places[at.HAND + seat], meld) or ():
            board.lay(at.HAND + seat, card, mark, used_in(mark, meld), seat)
        pub = update(pub, melded=True, laid=(*pub.laid, seat | call << 1))
        return self._score(board, pub, seat, meld.points)

    def _score_nine(self, board: Board, pub: PinochleTwoPublic, seat: int, call: Action) -> PinochleTwoPublic:
        """Exchanges or shows the nine of trumps and scores it (P4B.MELD.6)."""
        nine = nine_of(pub.trump)
        if call == at.EXCHANGE:
            turned = board.places[at.TRUMP][0] & 63
            stock.exchange(board, seat, at.HAND + seat, nine, at.TRUMP, turned)
        else:
            board.lay(at.HAND + seat, nine, 0, ON_TABLE, seat)
        return self._score(board, update(pub, laid=(*pub.laid, seat | call << 1)), seat, at.NINE_POINTS)

    @staticmethod
    def _score(board: Board, pub: PinochleTwoPublic, seat: int, points: int) -> PinochleTwoPublic:
        board.say("score", seat, points)
        return update(pub, meld=plus(pub.meld, seat, points))

    # ------------------------------------------------------------ the end
    def _declare_out(self, board: Board, pub: PinochleTwoPublic, seat: int) -> PinochleTwoPublic:
        """Ends the deal and the match with a claim (P4B.SCORE.5)."""
        pub = settle.claim_out(pub, seat)
        board.say("claim", seat, int(pub.right))
        return self._settle(board, pub)

    def _settle(self, board: Board, pub: PinochleTwoPublic) -> PinochleTwoPublic:
        pub = settle.settle_deal(self.options, pub)
        for seat in range(at.SEATS):
            board.say("total", seat, pub.result[seat])
        return pub

    def melds(self, state: State) -> tuple[Phrase, ...]:
        return laid_phrases(state.pub)

    def finish(self, match: Match, state: State) -> Match | None:
        if state.pub.turn >= 0:
            return None
        return self.carry(match, settle.next_match(self, self.restart(match), state.pub))
