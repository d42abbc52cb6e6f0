"""Two-handed pinochle: a stock to draw from, one meld after a trick won, and twelve strict tricks (pinochle:P4B)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from hlaska.core import stock, tricks
from hlaska.core.board import Board, Event, mark
from hlaska.core.cards import NINE, PACK_48, rank
from hlaska.core.duplicate import DUPLICATE
from hlaska.core.errors import Phrase
from hlaska.core.game import CALL, Action, Game, Match, phases_under
from hlaska.core.kernel_positions import TrickPositions
from hlaska.core.marked_copies import actions_for, mark_for
from hlaska.core.match import packet_sizes
from hlaska.core.position_check import Misfit
from hlaska.core.public import plus, update
from hlaska.families.pinochle.duties import DUTIES
from hlaska.families.pinochle.melds import ON_TABLE, lay_from, used_in
from hlaska.games.pinochle_two import position_check, settle
from hlaska.games.pinochle_two import public as at
from hlaska.games.pinochle_two.explainer import PinochleTwoExplainer, laid_phrases
from hlaska.games.pinochle_two.options import LAST, POINTS_OF, PRESETS, declares_out
from hlaska.games.pinochle_two.options import Options as House
from hlaska.games.pinochle_two.public import PinochleTwoPublic, State, lay_of, nine_of
from hlaska.kernel import layout as word
from hlaska.kernel.bits import mask_of
from hlaska.kernel.play import TrickRules, legal_now
from hlaska.kernel.position import new_play, points_word, swap_word

TRICKS = 24


class PinochleTwo(Game[PinochleTwoPublic]):
    id = "pinochle_two"
    rules = 1
    Options = House
    presets = PRESETS
    faces = "french"
    calls = at.CALLS
    advised = "hlaska.games.pinochle_two.adviser:PinochleTwoAdviser"
    strong = True
    counters = settle.COUNTERS
    duplicate_options: ClassVar = DUPLICATE

    places = at.PLACES
    ordered = at.ORDERED
    pack = PACK_48
    seats = at.SEATS
    positions: TrickPositions[PinochleTwoPublic]
    bound = 48 + 12 * 5 + 4  # every card; after a trick a meld, two nines and the draw; a claim

    def __init__(self, options: House | None = None) -> None:
        super().__init__(options)
        self.options: House
        o = self.options
        rules = TrickRules(DUTIES[o.heading], points=points_word(POINTS_OF[o.card_points]), last=LAST)
        fixed = new_play(rules, [(), ()], layers=2, tricks=TRICKS, pack=mask_of(self.pack))
        before = o.meld_when == "before_draw"
        self.phases = phases_under(
            at.PHASES, {"meld": before, "draw": not before and o.last_draw == "choice"}
        )
        fixed[word.AUTO] = 2 if before else 1
        self.when = word.BEFORE_DRAW if before else word.ON_LEAD
        fixed[word.SWAP] = swap_word(word.NINE, self.when | word.AFTER_TRICK)
        # while the last card is chosen there is no position: the kernel would draw it by itself
        self.positions = TrickPositions(at.TRICK_PLACES, fixed, waiting="meld")
        self.explainer = PinochleTwoExplainer(o, self.positions)

    @property
    def alike(self) -> bool:
        """A deal is claimed by what a player had before it, but in duplicate."""
        return self.is_duplicate

    # ------------------------------------------------------------ the deal
    def start(self, match: Match, deck: Sequence[int]) -> tuple[State, list[Event]]:
        """Twelve cards each, the next one turned up; a nine gives the dealer ten (P4B.DEAL.1, P4B.DEAL.2)."""
        match, board = self.restart(match), Board(self, [(), (), deck, (), (), (), ()])
        tricks.deal(
            board, at.TALON, at.TRICK_PLACES, packet_sizes(self.options.packets, at.HAND_SIZE), kind="deal"
        )
        turned = deck[2 * at.HAND_SIZE]
        board.move(at.TALON, at.TRUMP, (turned,), kind="turn")
        before = tuple(match.scores[p] for p in self.chairs(match))
        goal = self.options.target + self.counts(match)["risen"]
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
        if pub.phase == "draw":
            return self._draws(places)
        hand = places[at.HAND + seat]
        if pub.phase == "meld":
            return (*self._draws(places), *self._melds(pub, places), *self._out(pub, places))
        mask, _ = legal_now(self.positions.seat_position(pub, places))
        cards = actions_for(hand, mask)
        asked_before = self.options.meld_when == "before_draw" and sum(pub.taken) <= at.HAND_SIZE
        out = () if asked_before else self._out(pub, places)
        return (*self._after_draw(pub, places), *out, *cards)

    def _draws(self, places: Sequence[Sequence[int]]) -> tuple[Action, ...]:
        """The last face-down card or the turned one may be chosen (P4B.HALF1.3)."""
        return (
            (at.DRAW, at.DRAW_TRUMP)
            if len(places[at.TALON]) == 1 and self.options.last_draw == "choice"
            else (at.DRAW,)
        )

    def _melds(self, pub: PinochleTwoPublic, places: Sequence[Sequence[int]]) -> tuple[Action, ...]:
        """One meld after a trick won, and nines beside it (P4B.MELD.2, P4B.MELD.6)."""
        hand = places[at.HAND + pub.turn]
        found = [a for a in at.MELDS if self.can_lay(pub, hand, a)] if not pub.melded else []
        nine = any(e >= 0 and e & 63 == nine_of(pub.trump) and not mark(e) for e in hand)
        if nine and places[at.TRUMP]:
            found.append(at.SHOW if rank(places[at.TRUMP][0] & 63) == NINE else at.EXCHANGE)
        return tuple(found)

    def can_lay(self, pub: PinochleTwoPublic, hand: Sequence[int], call: Action) -> bool:
        if call == at.DOUBLE and not self.options.double_meld_bonus:
            return False
        return lay_from(hand, lay_of(call, pub.trump)) is not None

    def _after_draw(self, pub: PinochleTwoPublic, places: Sequence[Sequence[int]]) -> tuple[Action, ...]:
        """Who melds after drawing does so before leading; with the last draw melding ends (P4B.MELD.2, P4B.HALF2.1)."""
        fresh = (
            self.options.meld_when == "after_draw"
            and not places[at.TRICK]
            and 0 < sum(pub.taken) <= at.HAND_SIZE
        )
        return self._melds(pub, places) if fresh else ()

    def _out(self, pub: PinochleTwoPublic, places: Sequence[Sequence[int]]) -> tuple[Action, ...]:
        """Right after winning a trick (P4B.SCORE.5)."""
        won = (
            declares_out(self.options) and not places[at.TRICK] and any(pub.taken) and pub.last_by == pub.turn
        )
        return (at.OUT,) if won else ()

    # ------------------------------------------------------------ what happens
    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        board, pub = Board(self, state.places), state.pub
        if action < CALL:
            return board.state(self._play(board, pub, seat, action)), board.events
        board.say("call", seat, action)
        if action in (at.DRAW, at.DRAW_TRUMP):
            pub = self._drawn(board, pub, action == at.DRAW_TRUMP)
        elif action == at.OUT:
            pub = self._declare(board, pub, seat)
        elif action in (at.EXCHANGE, at.SHOW):
            pub = self._nine(board, pub, seat, action)
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
            return self._settled(board, pub)
        return self._after_trick(board, pub) if board.places[at.TRUMP] else pub

    def _after_trick(self, board: Board, pub: PinochleTwoPublic) -> PinochleTwoPublic:
        if self.options.meld_when == "before_draw":
            return update(pub, phase="meld")
        if len(self._draws(board.places)) > 1:
            return update(pub, phase="draw")
        return self._drawn(board, pub, False)

    def _drawn(self, board: Board, pub: PinochleTwoPublic, turned: bool) -> PinochleTwoPublic:
        """The winner draws, then the other; with the last cards the melds are taken up (P4B.HALF1.2, P4B.HALF1.3)."""
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
        hand = tuple(board.places[at.HAND + seat])
        chosen = [hand[i] for i in lay_from(hand, meld) or ()]
        for e in sorted(
            chosen, key=lambda e: (e & 63, mark(e))
        ):  # nothing else may tell which copy was taken
            board.lay(at.HAND + seat, e & 63, mark(e), used_in(mark(e), meld), seat)
        pub = update(pub, melded=True, laid=(*pub.laid, seat | call << 1))
        return self._score(board, pub, seat, meld.points)

    def _nine(self, board: Board, pub: PinochleTwoPublic, seat: int, call: Action) -> PinochleTwoPublic:
        """P4B.MELD.6."""
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
    def _declare(self, board: Board, pub: PinochleTwoPublic, seat: int) -> PinochleTwoPublic:
        """A claim ends the deal and the match (P4B.SCORE.5)."""
        pub = settle.claimed(pub, seat)
        board.say("claim", seat, int(pub.right))
        return self._settled(board, pub)

    def _settled(self, board: Board, pub: PinochleTwoPublic) -> PinochleTwoPublic:
        pub = settle.settled(self.options, pub)
        for seat in range(at.SEATS):
            board.say("total", seat, pub.result[seat])
        return pub

    def melds(self, state: State) -> tuple[Phrase, ...]:
        return laid_phrases(state.pub)

    def misfits(self, state: State) -> Iterator[Misfit]:
        yield from super().misfits(state)
        yield from position_check.misfits(self, state)

    def finish(self, match: Match, state: State) -> Match | None:
        if state.pub.turn >= 0:
            return None
        return self.carry(match, settle.finish(self, self.restart(match), state.pub))
