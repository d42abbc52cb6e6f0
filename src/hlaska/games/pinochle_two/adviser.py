"""Answers what search asks of pinochle for two."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from hlaska.core.adviser import Adviser, Tally
from hlaska.core.kernel_positions import put_used
from hlaska.core.public import Item, update
from hlaska.games.pinochle_two import public as at
from hlaska.games.pinochle_two import settle
from hlaska.games.pinochle_two.game import PinochleTwo
from hlaska.games.pinochle_two.public import PinochleTwoPublic, State
from hlaska.kernel import layout as word


class PinochleTwoAdviser(Adviser[PinochleTwoPublic]):
    game: PinochleTwo

    def playout_position(self, state: State) -> list[int] | None:
        """Returns the position for playouts: combinations are laid, and nines exchanged.

        PAIR_POINTS are those still to come.
        """
        b = self.position(state)
        if b is None or not b[word.LEFT]:
            return b
        b[word.LAYS : word.LAY_PAIRS + 1] = self.game.positions.lays
        b[word.SWAP] = self.game.positions.nines
        b[word.LAID] = int(state.pub.melded)
        for seat in range(at.SEATS):
            put_used(b, seat, state.places[at.HAND + seat], self.game.positions.rules)
        return b

    def payoff(self, state: State, position: Sequence[int]) -> tuple[int, ...]:
        return settle.result(self.items(state, position))

    def items(self, state: State, position: Sequence[int]) -> tuple[Item, ...]:
        """Returns the items; meld counts with what has been laid since."""
        meld = tuple(n + position[word.PAIR_POINTS + s] for s, n in enumerate(state.pub.meld))
        pub = update(state.pub, meld=meld)
        if position[word.DONE] == word.OVER_AT_ONCE:
            points = position[word.WON : word.WON + at.SEATS]
            pub = settle.claim_out(update(pub, points=tuple(points)), position[word.TURN])
        return settle.items(self.game.options, pub, position[word.WON : word.WON + at.SEATS])

    def payoff_words(self, state: State, position: Sequence[int]) -> Tally:
        words = (word.WON, word.WON + 1, word.PAIR_POINTS, word.PAIR_POINTS + 1, word.DONE)
        return tuple((w,) for w in words)

    def payoff_key(self, state: State) -> Hashable:
        return state.pub

    def scoring_side(self, state: State) -> int:
        """Returns seat 0 as a mask once nothing is drawn any more, else 0. Then nothing is melded either."""
        position = self.position(state)
        return 1 if position is not None and not position[word.LEFT] else 0
