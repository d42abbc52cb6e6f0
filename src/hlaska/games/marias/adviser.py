"""Answers what search asks of Mariáš for three."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from hlaska.core.actions import Action
from hlaska.core.adviser import Belief, Chances, Prospect, Slots
from hlaska.core.board import Event
from hlaska.core.model_file import read_tables
from hlaska.families.marias.adviser import MariasAdviser
from hlaska.families.marias.call_model import open_chances
from hlaska.families.marias.contracts import BETL, DURCH, OPEN_BETL, OPEN_DURCH, SEVEN_RANK, SUIT
from hlaska.families.marias.settle import count_sharp
from hlaska.games.marias import public as at
from hlaska.games.marias.belief import hidden_trump_likelihood, make_belief
from hlaska.games.marias.call_model import model
from hlaska.games.marias.call_policy import SeatPolicy
from hlaska.games.marias.game import Marias
from hlaska.games.marias.position import rules_for
from hlaska.games.marias.public import MariasPublic, State, View
from hlaska.kernel.layout import KING, QUEEN

DISCLOSING: Final = (SEVEN_RANK, QUEEN, KING)  # cards that tell much where they are laid as trump


class ThreeAdviser(MariasAdviser[MariasPublic]):
    game: Marias
    aims: ClassVar[tuple[int, ...]] = (0, -1, 1)
    has_call_policy: ClassVar[bool] = True

    def open_chances(self) -> Mapping[int, Chances]:
        return open_chances(model())

    def prospect(self, state: State, seat: int) -> Prospect:
        pub = state.pub
        aim = 0
        if seat == pub.lone:
            aim = -1 if pub.contract in (BETL, OPEN_BETL) else int(pub.contract in (DURCH, OPEN_DURCH))
        laid = [e & 63 for e in state.places[at.LAID] if e >= 0] if seat == at.FOREHAND else []
        trump = laid[0] >> 4 if laid and pub.contract <= 0 else pub.trump
        return Prospect(trump, aim, rules_for(self.game.options, pub).above if pub.contract > 0 else 0)

    def model(self) -> Sequence[int]:
        return read_tables("hlaska.families.marias")

    def make_belief(self, view: View, events: Sequence[Event], slots: Slots) -> Belief | None:
        return make_belief(self.game.options, view, events, slots)

    def full_likelihood(self, view: View, events: Sequence[Event]) -> Callable[[State], float] | None:
        """Weighs worlds by which suit forehand has named, while nobody knows it.

        What is called later is weighed by the belief.
        """
        return hidden_trump_likelihood(view)

    def sample_turn(self, state: State, seat: int, rng: Random) -> tuple[Action, ...]:
        return SeatPolicy(self.game.options, state, seat, self.game.legal(state, seat), rng).choose_turn()

    def is_first_to_call(self, view: View) -> bool:
        """Tells whether a seat chooses before others have called anything that tells.

        These are forehand's own choices, to which both others have said no more than good; and what is answered to a
        suit contract while nobody knows the suit.
        """
        pub = view.pub
        if pub.phase == "ask":
            return pub.contract == SUIT and view.seat == pub.turn
        own = pub.phase in ("trump", "contract", "discard", "announce")
        return own and view.seat == pub.turn == pub.lone == at.FOREHAND

    def distinct_actions(self, view: View) -> Sequence[Action]:
        """Returns the actions that differ; of each suit one card is laid as trump.

        It is the card that tells least: neither a king nor an over, of which one would have the marriage, nor the
        seven. Of the cards that forehand has not seen any is the first.
        """
        if view.pub.phase != "trump" or self.game.options.must_lead_trump_card:
            return view.legal
        found: dict[int, Action] = {}
        for card in sorted((a for a in view.legal if a < at.PEOPLE), key=lambda c: (c & 15 in DISCLOSING, c)):
            found.setdefault(card >> 4, card)
        return (*sorted(found.values()), *[a for a in view.legal if a == at.PEOPLE])

    def payoff_key(self, state: State) -> Hashable:
        """Returns what a payoff hangs on beside the position.

        Aces and tens in the talon count for the opponents (marias:M3.TALON.2).
        """
        return state.pub, count_sharp(state.places[at.TALON])
