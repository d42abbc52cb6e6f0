"""Mariage, Sixty-Six and Schnapsen: one game, several presets (docs/rules/mariage.md, sections 2 to 5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar, Final

from msgspec import Struct

from hlaska.core.adviser import Adviser
from hlaska.core.board import Board, Event
from hlaska.core.cards import PACK_20, PACK_24, PACK_32
from hlaska.core.errors import Phrase
from hlaska.core.game import CALL, Action, Game, Match
from hlaska.core.match import packet_sizes
from hlaska.core.public import update
from hlaska.core.tricks import marriage_phrase
from hlaska.games.sixtysix import public as at
from hlaska.games.sixtysix.chances import refuse_claim, refuse_close, refuse_rob, rob_card
from hlaska.games.sixtysix.ladder import COUNTERS, Notes, after, chairs, room_for, shares, standing_of
from hlaska.games.sixtysix.options import PRESETS, check
from hlaska.games.sixtysix.options import Options as HouseRules
from hlaska.games.sixtysix.position import (
    HAND_SIZE,
    TALONS,
    empty_position,
    from_piles,
    has_predraw,
    make_position,
    pair_points,
    stand,
)
from hlaska.games.sixtysix.public import SixtySixPublic, State, View
from hlaska.games.sixtysix.settle import NOBODY, OUTCOMES, settle
from hlaska.games.sixtysix.teller import SixtySixTeller
from hlaska.kernel import layout as word
from hlaska.kernel.bits import cards_of
from hlaska.kernel.play import DECLARED, declarable, legal_now, step

PACKS: Final = {32: PACK_32, 24: PACK_24, 20: PACK_20}


class SixtySix(Game[SixtySixPublic]):
    id = "sixtysix"
    rules = 1
    Options = HouseRules
    presets: ClassVar[dict[str, Struct]] = PRESETS
    faces = "german"
    calls = at.CALLS
    counters = COUNTERS

    places = at.PLACES
    ordered = at.ORDERED
    seats = 2

    def __init__(self, options: HouseRules | None = None) -> None:
        super().__init__(options)
        self.options: HouseRules = check(self.options)
        self.pack = PACKS[self.options.pack]
        self.players = self.options.players
        self.hand_size, self.talon = HAND_SIZE[self.options.pack], TALONS[self.options.pack]
        # every card, every draw, exchange, close, claim and two passes
        self.bound = len(self.pack) + self.talon // 2 + 5
        self.fixed = empty_position(self.options, self.pack)
        self.teller = SixtySixTeller(self.options, self.fixed)
        self.predraw = has_predraw(self.options)

    @cached_property
    def adviser(self) -> Adviser[SixtySixPublic]:
        from hlaska.games.sixtysix.adviser import SixtySixAdviser

        return SixtySixAdviser(self)

    # ------------------------------------------------------------ the deal
    def chairs(self, match: Match) -> tuple[int, ...]:
        return chairs(self.options, match)

    def start(self, match: Match, deck: Sequence[int]) -> tuple[State, list[Event]]:
        """Packets to forehand and the other in turn, one card turned up (mariage:MG.DEAL.1 to 3, SN.DEAL.1)."""
        board = Board(self, [(), (), deck, (), (), (), ()])
        sizes = packet_sizes("3" if self.options.pack == 20 else self.options.packets, self.hand_size)
        indicator = deck[6] if self.options.pack == 20 else deck[2 * self.hand_size]
        rest = [c for i, c in enumerate(deck) if c != indicator]
        for packet, size in enumerate(sizes):
            if packet and self.options.pack == 20:
                board.move(at.TALON, at.TRUMP, (indicator,))  # it is turned up before the last packet
            for seat in (0, 1):
                cards, rest = rest[:size], rest[size:]
                board.move(at.TALON, at.HAND + seat, cards, to=1 << seat)
        if not board.places[at.TRUMP]:
            board.move(at.TALON, at.TRUMP, (indicator,))
        carried, room = Notes.of(match, self.players).carry, room_for(self.options, match)
        pub = SixtySixPublic(
            at.LEAD,
            0,
            indicator >> 4,
            0,
            (0, 0),
            carried=carried,
            room=room,
            standing=standing_of(self.options, match),
        )
        return board.state(pub), board.events

    # ------------------------------------------------------------ what is legal
    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        pub, places, o = state.pub, state.places, self.options
        if pub.turn < 0:
            return ()
        claim = () if refuse_claim(o, pub, seat) else (at.CLAIM,)
        if seat != pub.turn:
            return claim
        if pub.phase == at.FINAL:
            return (at.PASS, *claim)
        rob = () if refuse_rob(o, pub, places, seat) else (at.ROB,)
        close = () if refuse_close(o, pub, places, seat) else (at.CLOSE,)
        if pub.phase == at.PREDRAW:
            return (at.DRAW, *rob, *close, *claim)
        return (*self._cards(state, seat), *rob, *close, *claim)

    def _cards(self, state: State, seat: int) -> tuple[Action, ...]:
        b = self.seat_position(state, seat)
        shown = tuple(DECLARED | c for c in cards_of(declarable(b)))
        return (*cards_of(legal_now(b)[0]), *shown)

    def seat_position(self, state: State | View, seat: int) -> list[int]:
        """The kernel's position with nothing in it but the seat's own hand and what is public."""
        return make_position(self.options, self.fixed, state.pub, state.places, (seat,))

    # ------------------------------------------------------------ what happens
    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        board = Board(self, state.places)
        pub: SixtySixPublic = state.pub
        if action < CALL:
            pub = self._play(board, state, seat, action)
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
            pub = update(pub, closer=seat, frozen=(pub.tricks[other], pub.points[other]), phase=at.LEAD)
        else:
            pub = self._settle(board, pub, seat)
        return board.state(pub), board.events

    def _rob(self, board: Board, pub: SixtySixPublic, seat: int) -> SixtySixPublic:
        """Both cards are public; the lowest trump becomes the last card to be drawn (mariage:MG.ROB.4)."""
        indicator = board.places[at.TRUMP][0] & 63
        board.move(at.HAND + seat, at.TRUMP, (rob_card(self.options, pub.trump),), seat=seat, kind="rob")
        board.move(at.TRUMP, at.HAND + seat, (indicator,), seat=seat, kind="rob")
        return update(pub, robbed=seat)

    def _draw(self, board: Board, pub: SixtySixPublic) -> SixtySixPublic:
        """The winner of the trick draws, then the other, who at last gets the indicator (mariage:MG.DRAW.1)."""
        for seat in (pub.turn, 1 - pub.turn):
            if board.places[at.TALON]:
                board.move(
                    at.TALON,
                    at.HAND + seat,
                    (board.places[at.TALON][0] & 63,),
                    to=1 << seat,
                    seat=seat,
                    kind="draw",
                )
            else:
                board.move(
                    at.TRUMP, at.HAND + seat, (board.places[at.TRUMP][0] & 63,), seat=seat, kind="draw"
                )
        return update(pub, phase=at.LEAD)

    def _play(self, board: Board, state: State, seat: int, action: Action) -> SixtySixPublic:
        pub, c = state.pub, action & 63
        b = make_position(self.options, self.fixed, pub, state.places, (0, 1))
        b[word.AUTO] = 0  # here the cards are drawn from their place
        step(b, action)
        if pub.phase == at.LEAD:
            for pile in (at.WON, at.WON + 1):
                board.hide(
                    pile, 0
                )  # nobody looks through won tricks once the next card is led (mariage:CD.INFO.1)
        board.move(at.HAND + seat, at.TRICK, (c,), seat=seat, kind="play", value=action >> 6)
        if pub.phase == at.LEAD:
            return self._led(board, pub, b, seat, action)
        return self._trick(board, pub, b)

    def _led(
        self, board: Board, pub: SixtySixPublic, b: list[int], seat: int, action: Action
    ) -> SixtySixPublic:
        c, declared = action & 63, action >> 6
        pub = update(pub, phase=at.FOLLOW, turn=1 - seat)
        if not declared:
            return pub
        board.show(at.HAND + seat, cards=(c ^ 1,))  # queen and king differ in the lowest bit
        pub = update(pub, shown=c >> 4, melds=(*pub.melds, seat << 2 | c >> 4))
        pub = self._counted(pub, b)
        return self._settle(board, pub, seat) if b[word.DONE] else pub

    def _trick(self, board: Board, pub: SixtySixPublic, b: list[int]) -> SixtySixPublic:
        winner = b[word.LAST_SEAT]
        cards = tuple(e & 63 for e in board.places[at.TRICK])
        gain = b[word.WON + winner] - pub.won[winner]
        board.move(at.TRICK, at.WON + winner, cards, seat=winner, kind="trick", value=gain)
        pub = update(self._counted(pub, b), turn=winner, lead=winner, last=winner, prev=pub.last, shown=-1)
        if b[word.TARGET] and pub.points[winner] >= b[word.TARGET]:
            return self._settle(board, pub, winner)
        if b[word.DONE]:
            return self._settle(board, pub) if self.options.auto_claim else update(pub, phase=at.FINAL)
        if pub.closer >= 0 or not board.places[at.TRUMP]:
            return update(pub, phase=at.LEAD)
        return update(pub, phase=at.PREDRAW) if self.predraw else self._draw(board, pub)

    @staticmethod
    def _counted(pub: SixtySixPublic, b: list[int]) -> SixtySixPublic:
        """The counts as the kernel has them."""
        won, tricks = (b[word.WON], b[word.WON + 1]), (b[word.WON_TRICKS], b[word.WON_TRICKS + 1])
        pairs = (b[word.PAIR_SUITS], b[word.PAIR_SUITS + 1])
        points = tuple(won[s] + (pair_points(pairs[s], pub.trump) if tricks[s] else 0) for s in (0, 1))
        return update(pub, won=won, tricks=tricks, pairs=pairs, points=points)

    def _pass(self, board: Board, pub: SixtySixPublic) -> SixtySixPublic:
        """After the last trick its winner, then the other may claim (mariage:MG.CLAIM.4)."""
        if pub.turn == pub.last and self.options.claim_timing != "trick_or_marriage":
            return update(pub, turn=1 - pub.turn)
        return self._settle(board, pub)

    # ------------------------------------------------------------ settlement
    def _settle(self, board: Board, pub: SixtySixPublic, claimant: int = NOBODY) -> SixtySixPublic:
        s = stand(pub, claimant)
        v = settle(self.options, s)
        board.say("settle", v.winner, v.points)
        items, result = shares(self.options, pub, s, v)
        return update(
            pub, phase=at.END, turn=-1, outcome=OUTCOMES.index(v.outcome), winner=v.winner, worth=v.points,
            offender=v.offender, items=items, result=result,
        )  # fmt: skip

    def melds(self, state: State) -> tuple[Phrase, ...]:
        pub = state.pub
        return tuple(marriage_phrase(m >> 2, m & 3, pair_points(1 << (m & 3), pub.trump)) for m in pub.melds)

    def follows(self, state: State) -> dict[str, Any]:
        return from_piles(self.options, state.pub, state.places)

    def finish(self, match: Match, state: State) -> Match | None:
        return after(self.options, match, state.pub) if state.pub.turn < 0 else None
