"""Plays as `beginner` and `casual`, which search as `club` does but err as people do.

They forget cards, make nothing of what others called, and are too cautious or too bold where stakes can be raised.
Neither makes a mistake on purpose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from hlaska.bots.players.search import ClubBot
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.board import Event
from hlaska.core.cards import ACE, TEN, rank, suit
from hlaska.core.knowledge import CardKnowledge
from hlaska.kernel.dealing import PLACES

BEGINNER_WORLDS: Final = 16
CASUAL_WORLDS: Final = 32


class ForgetfulSampler(WorldSampler):
    """Samples worlds by a short memory.

    It has the cards on the table, those of the last tricks, the own ones, wherever they have gone, and perhaps the high
    cards and trumps. What others called says nothing.
    """

    tricks: ClassVar[int] = 1  # that are remembered whole
    high: ClassVar[bool] = False  # whether trumps, aces and tens are counted
    voids: ClassVar[bool] = False  # whether it is remembered who cannot hold what

    def infer_knowledge(self, events: Sequence[Event]) -> CardKnowledge:
        own = self.game.place(f"hand{self.view.seat}")
        mine = {c for e in events if e.src == own for c in e.cards}
        played = [e.cards[0] for e in events if e.kind == "play"]
        late = set(played[len(played) - self.tricks * self.game.seats :]) if self.tricks else set()

        def is_kept(card: int) -> bool:
            return card in mine or card in late or (self.high and self._is_high(card))

        return super().infer_knowledge(events).forget_cards(self.view, is_kept, self.voids, PLACES)

    def _is_high(self, card: int) -> bool:
        return suit(card) == self.view.pub.trump or rank(card) in (ACE, TEN)

    def find_likelihood(self, events: Sequence[Event]) -> Callable[[Any], float] | None:
        return None


class AverageSampler(ForgetfulSampler):
    """Samples worlds by a memory as most people have it."""

    tricks, high, voids = 2, True, True


class BeginnerBot(ClubBot):
    """Remembers the last trick; stakes are raised only when it is nearly sure."""

    sampler_class = ForgetfulSampler
    caution, caution_raised = 0.7, 1.2


class CasualBot(ClubBot):
    """Counts trumps, aces and tens; raises stakes by what it hopes for."""

    sampler_class = AverageSampler
    caution, caution_raised = 0.0, 0.3
