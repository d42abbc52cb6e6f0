"""Encodes what a batch shows the seat to move, as vectors of float32.

Vectors consist of parts with names, as `hlaska.research.encoding.observation` has them.

Hand, trick, trumps, leader, tricks won and marriages have the values that an `Encoder` gives them. The cards played are
those that its part `known` proves to lie in the trick or among the cards won. Of whole deals in which combinations are
laid there are `MELD_PARTS`, too: all that lies open, and what it has been used in. Where the last card of the stock
lies open, to be exchanged, it is the part `open`. Where deals are played with their
calls, `public` has its public numbers as they stand in the calls, or stood when the last one was made.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.kernel.batch.words import (
    HEAD_PAIR_POINTS,
    HEAD_PAIRS,
    HEAD_POINTS,
    HEAD_STOCK,
    HEAD_SUITS,
    HEAD_TRICKS,
    HEAD_WORDS,
    MELD_LAID,
    MELD_NAMED,
    MELD_NAMING,
    MELD_NUMBERS,
    MELD_PLANES,
    PLANE,
    PLANE_WORDS,
)
from hlaska.kernel.layout import LAY_RULES, SWAP
from hlaska.research.batch.batch_starts import begin_deal, whole_position
from hlaska.research.batch.call_tables import has_call_tables
from hlaska.research.encoding.action_index import ActionIndex, kinds_of
from hlaska.research.encoding.observation import Span
from hlaska.research.encoding.public_numbers import SCALE, Numbers

if TYPE_CHECKING:
    from numpy.typing import NDArray

PUBLIC, OPEN = "public", "open"
MELD_PARTS: Final = ("laid", "used", "named", "open", "laying", "goals", "once")
PARTS: Final = ("hand", "trick", "played", "trump", "lead", "pairs", "taken", "won", "pair_points", "stock")


def more_parts(game: Game) -> tuple[str, ...]:
    """Lists the parts that whole deals of a game have beside `PARTS`."""
    if has_call_tables(game):
        return (PUBLIC,)
    position = whole_position(game, begin_deal(game, game.pack))
    if position is None:
        return ()
    return MELD_PARTS if position[LAY_RULES] else (OPEN,) if position[SWAP] else ()


class BatchObservation:
    """Makes vectors of what a batch of one game writes.

    size: the length of a vector.
    spans: what lies where in it.
    """

    def __init__(self, game: Game, parts: Iterable[str] = PARTS) -> None:
        """Lays out the vectors of these parts.

        `parts`: those wanted, see `PARTS`. Raises BadText for a part that is none.
        """
        wanted = list(dict.fromkeys(parts))
        if PUBLIC in wanted:  # it comes last
            wanted = [*(part for part in wanted if part != PUBLIC), PUBLIC]
        self.game, self.parts = game, tuple(wanted)
        there = (*PARTS, *more_parts(game))
        unknown = [part for part in self.parts if part not in there]
        if unknown or not self.parts:
            said = f"'{unknown[0]}' is no part of" if unknown else "no part is asked for of"
            raise BadText(f"{said} an observation of a batch; there are {', '.join(there)}")
        made = self._made()
        spans: list[Span] = []
        at = 0
        for part in (part for part in self.parts if part != PUBLIC):
            _, _, shape, help = made[part]
            spans.append(Span(part, part, at, shape, help))
            at = spans[-1].stop
        self._public = at
        if PUBLIC in self.parts:
            size = Numbers(game, ActionIndex(game)).size
            spans.append(Span(PUBLIC, PUBLIC, at, (size,), "the public numbers of the calls"))
            at += size
        self.spans, self.size = tuple(spans), at
        seen = [span for span in spans if span.part != PUBLIC]
        self._bytes = [(span, made[span.part][0]) for span in seen if not made[span.part][1]]
        self._numbers = [(span, *made[span.part][:2]) for span in seen if made[span.part][1]]
        self._byte_columns = np.array([c for _, columns in self._bytes for c in columns], np.int64)
        self._byte_targets = np.array(
            [i for span, _ in self._bytes for i in range(span.start, span.stop)], np.int64
        )

        self._short_columns = np.array([c for _, columns, _ in self._numbers for c in columns], np.int64)
        self._short_targets = np.array(
            [i for span, _, _ in self._numbers for i in range(span.start, span.stop)], np.int64
        )
        self._scales = np.array([scale for _, _, scales in self._numbers for scale in scales], np.float32)
        self._bytes_first = (self._byte_targets == np.arange(len(self._byte_targets))).all()

    def _made(self) -> dict[str, tuple[list[int], list[float], tuple[int, ...], str]]:
        """Returns for each part where its values are, their divisor, its shape and meaning. Bytes have no divisors."""
        seats, kinds = self.game.seats, kinds_of(self.game)
        cards = [(c >> 4) * 8 + (c & 7) for c in kinds]
        head = PLANE * (seats + 2)
        opened = head + 8 * HEAD_WORDS  # where a card of the stock lies open
        beyond = opened + PLANE  # where combinations are laid

        def planes(*numbers: int) -> list[int]:
            return [PLANE * plane + card for plane in numbers for card in cards]

        def shorts(word: int) -> list[int]:
            return [head // 2 + 4 * word + i for i in range(4)]

        def beyond_cards(word: int) -> list[int]:
            return [beyond + 8 * word + card for card in cards]

        tricks = float(self.game.tricks or 1)
        one = len(kinds)
        return {
            "hand": (planes(0), [], (one,), "how often each card is in the own hand"),
            "trick": (
                planes(*range(1, seats + 1)),
                [],
                (seats, one),
                "the cards of the trick in the order played, one-hot",
            ),
            "played": (planes(seats + 1), [], (one,), "how often each card has been played"),
            "trump": ([head + 8 * HEAD_SUITS + i for i in range(4)], [], (4,), "one-hot of C S H D"),
            "lead": (
                [head + 8 * HEAD_SUITS + 4 + i for i in range(seats)],
                [],
                (seats,),
                "one-hot by seat, oneself first: who leads or led to the trick",
            ),
            "pairs": (
                [head + 8 * HEAD_PAIRS + i for i in range(4 * seats)],
                [],
                (seats, 4),
                "1 for each suit of a marriage declared, by seat, oneself first",
            ),
            "taken": (
                shorts(HEAD_TRICKS)[:seats],
                [tricks] * seats,
                (seats,),
                f"tricks won by seat, oneself first, divided by {tricks:.0f}",
            ),
            "won": (
                shorts(HEAD_POINTS)[:seats],
                [SCALE] * seats,
                (seats,),
                f"points in tricks by seat, oneself first, divided by {SCALE}",
            ),
            "pair_points": (
                shorts(HEAD_PAIR_POINTS)[:seats],
                [SCALE] * seats,
                (seats,),
                f"points for marriages declared, by seat, oneself first, divided by {SCALE}",
            ),
            "stock": (
                shorts(HEAD_STOCK),
                [float(len(self.game.pack)), tricks, 1.0, 1.0],
                (4,),
                f"cards left to draw / {len(self.game.pack)}, tricks completed / {tricks:.0f}, 1 where a draw is due, "
                "who closed: 0 nobody, 1 oneself, 2 the next seat",
            ),
            "laid": (
                [c for seat in range(2) for c in beyond_cards(MELD_LAID + MELD_PLANES * PLANE_WORDS * seat)],
                [],
                (2, one),
                "how often each card lies open, by seat, oneself first",
            ),
            "used": (
                [
                    c
                    for seat in range(2)
                    for kind in range(1, MELD_PLANES)
                    for c in beyond_cards(MELD_LAID + (MELD_PLANES * seat + kind) * PLANE_WORDS)
                ],
                [],
                (2, 4, one),
                "how many of those have been used in marriages, sequences, fours and pairs",
            ),
            "named": (beyond_cards(MELD_NAMED), [], (one,), "the cards named for what is being laid"),
            "open": (
                [opened + card for card in cards],
                [],
                (one,),
                "one-hot: the open card that is drawn last",
            ),
            "laying": (
                [beyond + 8 * MELD_NAMING + i for i in range(16)],
                [],
                (16,),
                "one-hot: the combination whose cards are being named, by its column",
            ),
            "goals": (
                [beyond // 2 + 4 * MELD_NUMBERS + seat for seat in range(2)],
                [SCALE] * 2,
                (2,),
                f"points with which each seat ends the deal, oneself first, divided by {SCALE}; 0: none do",
            ),
            "once": (
                [beyond // 2 + 4 * MELD_NUMBERS + i for i in (2, 3)],
                [1.0] * 2,
                (2,),
                "1 where something has been laid, and where a seven has been scored, since the last trick",
            ),
        }

    def encode(
        self,
        seen: NDArray[Any],
        out: NDArray[np.float32] | None = None,
        called: NDArray[np.float32] | None = None,
    ) -> NDArray[np.float32]:
        """Encodes the games of `GameBatch.seen`, a vector each, written to `out` if it is given.

        called: `GameBatch.called()`, for the part `public`. Raises BadText where it is missing.
        """
        if (PUBLIC in self.parts) != (called is not None):
            raise BadText("`called` is GameBatch.called() where the part 'public' is wanted, else left out")
        made = np.empty((len(seen), self.size), np.float32) if out is None else out
        if self._bytes_first:
            made[:, : len(self._byte_columns)] = seen.take(self._byte_columns, axis=1)
        elif len(self._byte_targets):
            made[:, self._byte_targets] = seen.take(self._byte_columns, axis=1)
        if len(self._short_targets):
            numbers = seen.view(np.int16).take(self._short_columns, axis=1) / self._scales
            if self._bytes_first:
                made[:, len(self._byte_columns) : self._public] = numbers
            else:
                made[:, self._short_targets] = numbers
        if called is not None:
            made[:, self._public :] = called
        return made

    def split(self, vector: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """Splits vectors into their parts by name, each in its shape."""
        return {
            span.part: vector[..., span.start : span.stop].reshape(*vector.shape[:-1], *span.shape)
            for span in self.spans
        }
