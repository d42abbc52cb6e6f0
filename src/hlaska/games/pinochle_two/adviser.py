"""What search asks of pinochle for two."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from hlaska.core.adviser import Adviser, Tally
from hlaska.core.board import mark
from hlaska.core.public import Item, update
from hlaska.families.pinochle.melds import level_of
from hlaska.games.pinochle_two import public as at
from hlaska.games.pinochle_two import settle
from hlaska.games.pinochle_two.game import PinochleTwo
from hlaska.games.pinochle_two.public import PinochleTwoPublic, State
from hlaska.kernel import layout as word
from hlaska.kernel.bits import add
from hlaska.kernel.position import lays_words, swap_word


class PinochleTwoAdviser(Adviser[PinochleTwoPublic]):
    game: PinochleTwo

    def __init__(self, game: PinochleTwo) -> None:
        super().__init__(game)
        level = (40, 300) if game.options.double_meld_bonus else (40,)
        self._lays = lays_words(game.when, (40, 20), (150, 0), at.AROUND_POINTS[::-1], level)
        self._swap = swap_word(word.NINE, game.when | word.AFTER_TRICK, points=at.NINE_POINTS)

    def playout(self, state: State) -> list[int] | None:
        """Combinations are laid, and nines exchanged; PAIR_POINTS are those still to come."""
        b = self.position(state)
        if b is None or not b[word.LEFT]:
            return b
        b[word.LAYS : word.LAY_PAIRS + 1] = self._lays
        b[word.SWAP] = self._swap
        b[word.LAID] = int(state.pub.melded)
        for seat in range(at.SEATS):
            put_used(b, seat, state.places[at.HAND + seat])
        return b

    def payoff(self, state: State, position: Sequence[int]) -> tuple[int, ...]:
        return settle.result(self.items(state, position))

    def items(self, state: State, position: Sequence[int]) -> tuple[Item, ...]:
        """Meld counts with what has been laid since."""
        meld = tuple(n + position[word.PAIR_POINTS + s] for s, n in enumerate(state.pub.meld))
        pub = update(state.pub, meld=meld)
        return settle.items(self.game.options, pub, position[word.WON : word.WON + at.SEATS])

    def tallied(self, state: State, position: Sequence[int]) -> Tally:
        return (word.WON,), (word.WON + 1,), (word.PAIR_POINTS,), (word.PAIR_POINTS + 1,)

    def frame(self, state: State) -> Hashable:
        return state.pub

    def counted(self, state: State) -> int:
        """Once nothing is drawn any more nothing is melded."""
        position = self.position(state)
        return 1 if position is not None and not position[word.LEFT] else 0


def put_used(b: list[int], seat: int, hand: Sequence[int]) -> None:
    """Which cards of a hand have been used in which class of combinations."""
    used = word.USED + 16 * seat
    for e in hand:
        if not mark(e):
            continue
        in_suit, around, pair = (level_of(mark(e), cls) for cls in range(3))
        classes = (in_suit > 0, in_suit > 1, around > 0, pair > 0)
        for kind in [k for k, is_used in enumerate(classes) if is_used]:
            add(b, used + 4 * kind, e & 63)
