"""Does what every game of Mariáš does alike.

These are calls and cards in turn, challenges at any time, the end and the settlement.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, ClassVar, Final

from hlaska.core.actions import Action
from hlaska.core.board import Board, Event, Places, State
from hlaska.core.cards import PACK_32
from hlaska.core.errors import Phrase
from hlaska.core.game import CallDependence, Game, Match
from hlaska.core.public import Undertaking, update
from hlaska.core.tricks import marriage_phrase
from hlaska.families.marias import play
from hlaska.families.marias.announcements import has_calls_in_play
from hlaska.families.marias.calls import continuing_calls
from hlaska.families.marias.contracts import C, order_of, others
from hlaska.families.marias.deal import close_deal, next_match, wrong_totals
from hlaska.families.marias.position import MariasPositions
from hlaska.families.marias.settle import Settlement, count_sharp
from hlaska.families.marias.undertaken import undertakings_of
from hlaska.kernel import layout as word

TALKING: Final = ("announce", "flek")
"""The phases in which raises and announcements of a turn are made together."""


class MariasGame(Game[C]):
    """Plays a Mariáš under its house rules; state is only cached positions of the kernel.

    A game gives `challenge`, its call by seat 0 (one for each seat follows), `positions`, and the methods below.
    """

    money: ClassVar[int] = 2
    draw_heights: ClassVar[tuple[int, ...]] = (0, 1, 2, 4, 5, 6, 3, 7)  # 7 8 9 T J Q K A (decision D29)
    duplicate_options: ClassVar = {"shuffle_policy": "every_deal", "seating": "random_dealer"}
    challenge: ClassVar[Action]
    talon: ClassVar[int] = -1
    """The place of cards that are not played; -1 where there is none."""
    advised = "hlaska.families.marias.adviser:MariasAdviser"

    pack = PACK_32
    positions: MariasPositions

    # ------------------------------------------------------------ what a game writes
    @abstractmethod
    def on_turn(self, pub: C, places: Places) -> list[Action]:
        """Returns what the seat on turn may do, but for challenges."""

    @abstractmethod
    def do(self, board: Board, pub: C, action: Action) -> C:
        """Does an action of the seat on turn and returns the new public numbers."""

    @abstractmethod
    def settle(self, pub: C, position: Sequence[int], places: Sequence[Sequence[int]]) -> Settlement:
        """Settles a deal by the kernel's position at its end."""

    @abstractmethod
    def penalty(self, pub: C, offender: int) -> Settlement:
        """Settles a deal that ends by a revoke."""

    def quiet_dependence(self, pub: C) -> CallDependence | None:
        """Says what calls hang on, where none are made in play. Default: it is not said."""
        return None

    def disclose(self, board: Board, pub: C) -> C:
        """Shows what the end of a deal shows; default: nothing."""
        return pub

    # ------------------------------------------------------------ written once
    def call_dependence(self, pub: C) -> CallDependence | None:
        """Names what calls hang on; None where some come during play (marias:M3.CLAIM.1, M3.REV.1)."""
        return None if has_calls_in_play(self.options) else self.quiet_dependence(pub)

    @property
    def is_endless(self) -> bool:
        """Tells that a match has no end of its own (marias:G.MATCH.1)."""
        return True

    def duplicate_action(self, state: State[C]) -> Action | None:
        """Returns the least cut, or a tap where possible; None in other phases.

        Source: marias:DUP.3, G.CUT.1, LIC.DEAL.1.
        """
        return self.legal(state, state.pub.turn)[0] if state.pub.phase == "cut" else None

    @property
    def has_payments(self) -> bool:
        return bool(self.options.settlement == "payments")

    def legal(self, state: State[C], seat: int) -> tuple[Action, ...]:
        pub, places = state.pub, state.places
        challenges = play.legal_challenges(self.positions, pub, places, seat)
        return (*self.on_turn(pub, places), *challenges) if pub.turn == seat else tuple(challenges)

    def apply(self, state: State[C], seat: int, action: Action) -> tuple[State[C], list[Event]]:
        board, before = Board(self, state.places), state.pub
        if self.challenge <= action < self.challenge + self.seats:
            pub = play.do_challenge(self.positions, board, before, seat, action)
        else:
            pub = self.do(board, before, action)
        pub = close_deal(
            self.positions,
            board,
            pub,
            lambda p, position: self.settle(p, position, board.places),
            self.penalty,
        )
        if pub.phase == "over" and before.phase != "over":
            pub = self.disclose(board, pub)
        order = order_of(pub)
        return board.state(pub if pub.order == order else update(pub, order=order)), board.events

    def declarer(self, pub: C) -> int:
        return pub.lone

    def side(self, pub: C, seat: int) -> int:
        """Returns the side of a seat as a mask: the lone player, or the others."""
        declarer = self.declarer(pub)
        return 1 << seat if seat == declarer or declarer < 0 else others(declarer, self.seats)

    def list_undertakings(self, pub: C) -> tuple[Undertaking, ...]:
        return undertakings_of(pub)

    def points(self, state: State[C]) -> tuple[int, ...]:
        """Counts cards won and marriages. At the table nobody is told while a deal is played."""
        if not self._has_begun(state):
            return (0,) * self.seats
        b = self.positions.full_position(state.pub, state.places)
        return tuple(b[word.WON + s] + b[word.PAIR_POINTS + s] for s in range(self.seats))

    def _has_begun(self, state: State[C]) -> bool:
        """Tells whether a card has been played in this deal."""
        return bool(state.pub.took or state.places[self.positions.at.trick])

    def melds(self, state: State[C]) -> tuple[Phrase, ...]:
        if not self._has_begun(state):
            return ()
        return tuple(marriage_phrase(*one) for one in self.positions.marriage_worths(state.pub, state.places))

    def arrange(self, state: State[C], coming: Iterable[Action]) -> tuple[Action, ...]:
        """Sorts raises and announcements of one turn, which are made together (marias:G.FLEK.6).

        Records keep them ascending.
        """
        if state.pub.phase not in TALKING:
            return ()
        return tuple(sorted(takewhile(continuing_calls(self.positions.codes).__contains__, coming)))

    def derive_numbers(self, state: State[C]) -> dict[str, Any]:
        pub, places = state.pub, state.places
        parked = "deck" in self.places and bool(places[self.place("deck")])
        play.check_piles(self.positions, pub, places, parked)
        found: dict[str, Any] = {"order": order_of(pub)}
        if pub.phase == "play":
            found["turn"] = (pub.lead + len(places[self.positions.at.trick])) % self.seats
        return found

    def totals(self, match: Match, state: State[C]) -> str:
        """Returns what does not add up at the end of a deal. It is '' if all does (marias:G.CARD.3, G.PAY.1)."""
        return wrong_totals(self, self.positions, state, count_sharp(self._cards_away(state)))

    def finish(self, match: Match, state: State[C]) -> Match | None:
        """Passes the deal on. Cards that were not played lie last in the pack (marias:G.SEAT.1, G.GATHER.1)."""
        return next_match(self, self.positions, match, state, self._cards_away(state))

    def _cards_away(self, state: State[C]) -> tuple[int, ...]:
        return state.places[self.talon] if self.talon >= 0 else ()
