"""Answers what search asks of partnership Mariáš."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from hlaska.core.actions import Action
from hlaska.core.adviser import Belief, Chances, Prospect, Slots
from hlaska.core.board import Event
from hlaska.families.marias.adviser import MariasAdviser
from hlaska.families.marias.call_model import open_chances
from hlaska.families.marias.contracts import (
    BETL,
    DURCH,
    OPEN_BETL,
    OPEN_DURCH,
    SUIT,
)
from hlaska.games.marias_four import public as at
from hlaska.games.marias_four.belief import make_belief
from hlaska.games.marias_four.call_model import model
from hlaska.games.marias_four.call_policy import SeatPolicy, disclosure_key
from hlaska.games.marias_four.game import MariasFour
from hlaska.games.marias_four.public import MariasFourPublic, State, View, is_on_side, own_cards
from hlaska.kernel.position import NO_TRUMP_ORDER


class MariasFourAdviser(MariasAdviser[MariasFourPublic]):
    game: MariasFour
    aims: ClassVar[tuple[int, ...]] = (0, -1, 1)
    has_call_policy: ClassVar[bool] = True

    def open_chances(self) -> Mapping[int, Chances]:
        return open_chances(model())

    def prospect(self, state: State, seat: int) -> Prospect:
        pub = state.pub
        laid = [e & 63 for e in state.places[at.LAID] if e >= 0] if seat == at.FOREHAND else []
        trump = laid[0] >> 4 if laid and pub.contract <= SUIT else pub.trump
        return Prospect(trump, aim_of(state, seat), NO_TRUMP_ORDER if pub.contract > SUIT else 0)

    def known_partners(self, view: View) -> int:
        """Returns the seat, and the lone seat if it holds the called card.

        Who does not know its partner has none. Once the partner is known it is the side.
        """
        pub, seat = view.pub, view.seat
        if pub.partner >= 0:
            return self.game.side(pub, seat)
        return 1 << seat | (1 << pub.lone if pub.lone >= 0 and is_on_side(pub, view.places, seat) else 0)

    def make_belief(self, view: View, events: Sequence[Event], slots: Slots) -> Belief | None:
        return make_belief(self.game.options, view, events, slots)

    def sample_turn(self, state: State, seat: int, rng: Random) -> tuple[Action, ...]:
        return SeatPolicy(self.game.options, state, seat, self.game.legal(state, seat), rng).choose_turn()

    def is_first_to_call(self, view: View) -> bool:
        """Tells whether forehand chooses before anybody else has called."""
        pub = view.pub
        own = pub.phase in ("trump", "rank", "contract", "announce")
        return own and view.seat == pub.turn == pub.lone == at.FOREHAND

    def distinct_actions(self, view: View) -> Sequence[Action]:
        """Returns the actions that differ; of each suit one card is laid as trump. It is the card that tells least."""
        if view.pub.phase != "trump" or self.game.options.must_lead_trump_card:
            return view.legal
        found: dict[int, Action] = {}
        for card in sorted(view.legal, key=disclosure_key):
            found.setdefault(card >> 4, card)
        return sorted(found.values())


def aim_of(state: State, seat: int) -> int:
    """Returns what a seat's contract is about, by what the seat knows.

    The partner in a durch knows the own card. -1: no trick, 0: points, 1: all tricks.
    """
    pub = state.pub
    if pub.contract == at.WITH_PARTNER and pub.named in own_cards(state.places, seat):
        return 1
    if seat != pub.lone:
        return 0
    if pub.contract in (BETL, OPEN_BETL):
        return -1
    return int(pub.contract in (DURCH, OPEN_DURCH, at.WITH_PARTNER, at.WITH_WISE))
