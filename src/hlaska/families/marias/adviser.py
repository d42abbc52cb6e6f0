"""What search asks of every Mariáš game; a game adds what its seats head for."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from hlaska.core.adviser import Adviser, Tally
from hlaska.core.board import Event, State
from hlaska.core.game import Action, View
from hlaska.core.known import strict_from
from hlaska.core.public import Item
from hlaska.families.marias import cards
from hlaska.families.marias.game import MariasGame
from hlaska.families.marias.items import SEVEN_RANK, C
from hlaska.kernel import layout as word
from hlaska.kernel.bits import mask_of


@lru_cache(64)
def tally_of(seats: int, side: int) -> Tally:
    """What both sides took, one of them a mask of seats; trumps, marriages, the last trick."""
    won = [tuple(word.WON + s for s in range(seats) if (side >> s & 1) == ours) for ours in (1, 0)]
    return *won, (word.SUIT,), (word.ORDER,), (word.LAST_SEAT,)


class MariasAdviser(Adviser[C]):
    game: MariasGame[C]

    def payoff(self, state: State[C], position: Sequence[int]) -> tuple[int, ...]:
        return self.game.settle(state.pub, position, state.places).result[: self.game.seats]

    def items(self, state: State[C], position: Sequence[int]) -> tuple[Item, ...]:
        return tuple(self.game.settle(state.pub, position, state.places).items)

    def tallied(self, state: State[C], position: Sequence[int]) -> Tally | None:
        """In contracts that points decide what both sides took, the marriages in their order, trumps and who took the
        last trick; not where the last card drawn makes trumps."""
        fixed = position[word.SUIT] >= 0 or not position[word.LEFT]
        if not position[word.POINTS] or position[word.TARGET] or not fixed:
            return None
        return tally_of(position[word.SEATS], position[word.SIDE])

    def marked(self, state: State[C]) -> int:
        """The sevens of trumps and of the suit that goes with it (marias:M3.SCORE.3, M3.TWO)."""
        suits = (state.pub.trump, state.pub.helper)
        return mask_of(suit << 4 | SEVEN_RANK for suit in suits if suit >= 0)

    def frame(self, state: State[C]) -> Hashable:
        return state.pub

    def lawful(self, view: View[C]) -> View[C]:
        if not view.legal or not self.game.positions.lenient(view.places):
            return view
        playing = view.pub.phase == "play" and view.pub.turn == view.seat
        legal = cards.lawful_play(self.game.positions, view) if playing else view.legal
        return replace(view, legal=tuple(a for a in legal if a < self.game.challenge))

    def proved(self, view: View[C], events: Sequence[Event]) -> Action | None:
        first = self.game.challenge
        if not view.legal or view.legal[-1] < first:
            return None
        begin = strict_from(self.game, events)
        seats = cards.proved_revokes(self.game.positions, view, events[begin:])
        return next((first + s for s in seats if first + s in view.legal), None)
