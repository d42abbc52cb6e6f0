"""Answers what search asks of every Mariáš game. A game adds what its seats head for."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from hlaska.core.actions import Action
from hlaska.core.adviser import Adviser, Chances, Contest, EndReading, Tally
from hlaska.core.board import Event, State
from hlaska.core.knowledge import find_strict_start
from hlaska.core.public import Item
from hlaska.core.view import View
from hlaska.families.marias import play
from hlaska.families.marias.contracts import (
    GAME,
    HEARTS,
    HUNDRED,
    HUNDRED_AGAINST,
    SEVEN_RANK,
    SUIT,
    C,
    ContractPublic,
    has_game,
)
from hlaska.families.marias.fleks import times
from hlaska.families.marias.game import MariasGame
from hlaska.families.marias.hundred import Side, has_all_marriages
from hlaska.kernel import layout as word
from hlaska.kernel.bits import cards_of, mask_of
from hlaska.kernel.play import couples, pair_worth
from hlaska.kernel.position import marriages

PLAIN: Final = 0
"""A suit that stands for all but hearts."""
POINTS: Final = 90  # of the aces, tens and the last trick (marias:G.VAL.2)
STEP: Final = 10
DIGIT: Final = 48
"""Bits of a part of a payment that is read off a number, with its sign; no item is worth as much undoubled."""
UNREAD: Final[dict[str, Any]] = {
    "phase": "", "turn": -1, "lead": -1, "left": 0, "said": 0, "chances": (), "shown": -1, "silent": 0,
    "talon_by": -1, "trump_away": -1, "sharp_away": -1, "senior": -1, "junior": -1, "bid": 0, "order": (), "called": -1,
}  # fmt: skip
"""Public numbers that no settlement of the family reads, with values that stand for all."""


@lru_cache(64)
def tally_of(seats: int, side: int) -> Tally:
    """Returns what both sides took, trumps, marriages and the last trick.

    `side`: one of the sides as a mask of seats.
    """
    won = [tuple(word.WON + s for s in range(seats) if (side >> s & 1) == ours) for ours in (1, 0)]
    return *won, (word.SUIT,), (word.ORDER,), (word.LAST_SEAT,)


def worths_of(position: Sequence[int], side: int) -> tuple[list[int], list[int]]:
    """Returns what a side's marriages are worth: those declared, in order, and those held."""
    suits = [suit for seat, suit in marriages(list(position)) if side >> seat & 1]
    hands = [position[word.HANDS + 4 * seat] for seat in range(position[word.SEATS]) if side >> seat & 1]
    held = [queen >> 4 for hand in hands for queen in cards_of(couples(hand))]
    told, untold = (
        [pair_worth(suit, position[word.SUIT], position[word.WORTH]) for suit in some]
        for some in (suits, held)
    )
    return told, untold


class MariasAdviser(Adviser[C]):
    game: MariasGame[C]

    def open_chances(self) -> Mapping[int, Chances]:
        """Returns how likely it is made, of what points decide (GAME, HUNDRED, HUNDRED_AGAINST)."""
        return {}

    def payoff(self, state: State[C], position: Sequence[int]) -> tuple[int, ...]:
        return self.game.settle(state.pub, position, state.places).result[: self.game.seats]

    def items(self, state: State[C], position: Sequence[int]) -> tuple[Item, ...]:
        return tuple(self.game.settle(state.pub, position, state.places).items)

    def payoff_words(self, state: State[C], position: Sequence[int]) -> Tally | None:
        """Returns what points decide: what both sides took, marriages, trumps, last trick.

        So it is in contracts that points decide, marriages in their order; not where the last card drawn makes trumps.
        """
        fixed = position[word.SUIT] >= 0 or not position[word.LEFT]
        if not position[word.POINTS] or position[word.TARGET] or not fixed:
            return None
        return tally_of(position[word.SEATS], position[word.SIDE])

    def last_trick_cards(self, state: State[C]) -> int:
        """Returns the sevens of trumps and of the suit that goes with it. Source: marias:M3.SCORE.3, M3.TWO."""
        suits = (state.pub.trump, state.pub.helper)
        return mask_of(suit << 4 | SEVEN_RANK for suit in suits if suit >= 0)

    def contest(self, state: State[C], position: Sequence[int]) -> Contest | None:
        """Returns an announced hundred, else the game, as thresholds for open cards.

        It was counted how open cards tell who makes them.
        """
        chances = self.open_chances()
        found = self.stake(state, position) if chances else None
        if found is None or found[0] not in chances:
            return None
        item, side, total = found
        return Contest(side, total, STEP, True, chances[item])

    def stake(self, state: State[C], position: Sequence[int]) -> tuple[int, int, int] | None:
        """Returns what the points of a play decide, who undertook it, and the points needed.

        It is an announced hundred (marias:G.VAL.3), else the game (M3.SCORE.2). The points needed are those in tricks;
        marriages are declared as they are played. None where points decide nothing.
        """
        pub = state.pub
        if pub.contract != SUIT or pub.lone < 0:
            return None
        ours = position[word.SIDE + pub.lone]
        theirs = ~ours & (1 << position[word.SEATS]) - 1
        for item, side in ((HUNDRED, ours), (HUNDRED_AGAINST, theirs)):
            if pub.levels[item] >= 0:
                return item, side, 100 - self._counting(*worths_of(position, side))
        own, others = (sum(map(sum, worths_of(position, side))) for side in (ours, theirs))
        plain = has_game(self.game.options, pub)
        return (GAME, ours, (POINTS + STEP + others - own) // 2) if plain else None

    def _counting(self, told: list[int], untold: list[int]) -> int:
        """Returns what counts of the marriages toward an announced hundred. Source: marias:G.VAL.3, G.VAL.6."""
        if has_all_marriages(self.game.options):
            return sum((*told, *untold))
        first = self.game.options.hundred_marriage == "first_declared"
        return Side(0, tuple(told if told and first else (*told, *untold))).counted_marriage(
            first and bool(told)
        )

    def payoff_key(self, state: State[C]) -> Hashable:
        return state.pub

    def read_end(self, state: State[C], position: Sequence[int]) -> EndReading | None:
        """Says what items read; each is multiplied by its own doublings (marias:G.FLEK.2)."""
        pub, seats, ours = state.pub, position[word.SEATS], position[word.SIDE + state.pub.lone]
        if position[word.TARGET] or position[word.LEFT]:
            return None
        capped = self.game.options.payment_cap is not None
        levels = pub.levels if capped else tuple(min(level, 0) for level in pub.levels)
        unread = {name: value for name, value in UNREAD.items() if name in pub.__struct_fields__}
        frame = replace(pub, **unread, levels=levels, trump=_suit_paid(pub), helper=min(pub.helper, 0)), ours
        factors = (1,) if capped else (1, *(times(level) for level in pub.levels))
        if pub.contract == SUIT:
            sides = tuple(1 - (ours >> seat & 1) for seat in range(seats))
            won = tuple(tuple(word.WON + s for s in range(seats) if sides[s] == side) for side in (0, 1))
            last, before = _seven_of(pub.trump), _seven_of(pub.helper)
            return EndReading(won, sides, last, before, frame=frame, factors=factors)
        tricks = *((word.WON_TRICKS + seat,) for seat in range(seats)), (word.TRICK,), (word.LAST_SEAT,)
        is_laid_open = position[word.TRICKS] < self.game.positions.at.tricks
        compared = pub.lone if is_laid_open else -1
        return EndReading(tricks, compared=compared, frame=frame, factors=factors)

    def payoff_parts(self, state: State[C], position: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """Reads the part of each item off a single settlement.

        A payment is a sum of items, each times a power of two. With powers far apart the items are its digits.
        """
        if self.game.options.payment_cap is not None:
            return (self.payoff(state, position),)
        levels = state.pub.levels
        apart = tuple(DIGIT * (i + 1) if level >= 0 else level for i, level in enumerate(levels))
        doubled = State(replace(state.pub, levels=apart), state.places)
        digits = [_digits(paid, len(levels) + 1) for paid in self.payoff(doubled, position)]
        return tuple(zip(*digits, strict=True))

    def bot_view(self, view: View[C]) -> View[C]:
        if not view.legal or not self.game.positions.is_lenient(view.places):
            return view
        playing = view.pub.phase == "play" and view.pub.turn == view.seat
        legal = play.lawful_play(self.game.positions, view) if playing else view.legal
        return replace(view, legal=tuple(a for a in legal if a < self.game.challenge))

    def proven_challenge(self, view: View[C], events: Sequence[Event]) -> Action | None:
        first = self.game.challenge
        if not view.legal or view.legal[-1] < first:
            return None
        begin = find_strict_start(self.game, events)
        seats = play.proved_revokes(self.game.positions, view, events[begin:])
        return next((first + s for s in seats if first + s in view.legal), None)


def _suit_paid(pub: ContractPublic) -> int:
    """Returns trumps, or the suit that stands for them. All but hearts pay alike (marias:G.PAY.2)."""
    return PLAIN if pub.trump >= 0 and pub.trump != HEARTS else pub.trump


def _seven_of(suit: int) -> int:
    """Returns the seven of a suit, -1 where there is no suit."""
    return suit << 4 | SEVEN_RANK if suit >= 0 else -1


def _digits(number: int, count: int) -> list[int]:
    """Splits a number into digits of DIGIT bits, lowest first, each nearest to zero."""
    found, half = [], 1 << DIGIT - 1
    for _ in range(count):
        digit = (number + half & (1 << DIGIT) - 1) - half
        found.append(digit)
        number = number - digit >> DIGIT
    return found
