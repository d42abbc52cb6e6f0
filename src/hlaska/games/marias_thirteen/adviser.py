"""Answers what search asks of Mariáš with the thirteenth card."""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.core.adviser import EndReading, Prospect, Tally
from hlaska.families.marias.adviser import MariasAdviser
from hlaska.games.marias_thirteen.public import MariasThirteenPublic, State
from hlaska.kernel import layout as word


class MariasThirteenAdviser(MariasAdviser[MariasThirteenPublic]):
    def payoff_words(self, state: State, position: Sequence[int]) -> Tally:
        """Returns both sides' points: all hangs on who has more, marriages included. Source: marias:T2.SCORE.1."""
        return (word.WON, word.PAIR_POINTS), (word.WON + 1, word.PAIR_POINTS + 1)

    def read_end(self, state: State, position: Sequence[int]) -> EndReading:
        return EndReading(self.payoff_words(state, position))

    def payoff_parts(self, state: State, position: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        return (self.payoff(state, position),)

    def last_trick_cards(self, state: State) -> int:
        return 0

    def prospect(self, state: State, seat: int) -> Prospect:
        """Returns a prospect in which the turned suit counts before it is trump. Its cards are worth keeping."""
        return Prospect(state.pub.turned)
