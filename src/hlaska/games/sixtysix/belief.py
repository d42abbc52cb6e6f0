"""Weighs worlds by what the other seat left undone when it was about to lead.

Who leads without declaring hardly holds a marriage that could be declared, and who has not exchanged the trump card
hardly holds the card for it. The other hand is followed back from what an imagined world says it is: cards that it
played come back to it, cards that it drew leave it, and which they were is chosen by chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from hlaska.core.adviser import Slots
from hlaska.core.board import Event, cards_in
from hlaska.games.sixtysix import public as at
from hlaska.games.sixtysix.call_model import model
from hlaska.games.sixtysix.chances import rob_card
from hlaska.games.sixtysix.options import Options
from hlaska.games.sixtysix.public import View
from hlaska.kernel.layout import KING, QUEEN


class HandStep(NamedTuple):
    """Holds what the other hand did.

    gave: the card that left it, -1 for a hidden one.
    took: cards that came to it, -1 for a hidden one.
    pairs: whether it led and could have declared.
    rob: the card that it could have exchanged just before, -1 for none.
    """

    gave: int = -1
    took: tuple[int, ...] = ()
    pairs: bool = False
    rob: int = -1


class OmissionBelief:
    """Weighs imagined worlds for one view by what the other seat left undone."""

    def __init__(
        self, options: Options, stock: int, view: View, events: Sequence[Event], slots: Slots
    ) -> None:
        other, self.model = 1 - view.seat, model()
        hand = at.HAND + other
        self.steps = list(hand_steps(options, stock, view.pub.trump, other, events))[::-1]
        self.shown = {c for c in cards_in(view.places[hand]) if c >= 0}
        self.spots = [i for i, (place, _) in enumerate(slots.places) if place == hand]
        self.open = {card for step in self.steps for card in step.took if card >= 0}

    def has_evidence(self) -> bool:
        """Tells whether there is anything to weigh by."""
        return any(step.pairs or step.rob >= 0 for step in self.steps)

    def redraw_choices(self, cards: list[int], rng: Random) -> float:
        """Returns how likely the other seat would have left so much undone."""
        hand, chance = {cards[i] for i in self.spots} | self.shown, 1.0
        for step in self.steps:
            for card in step.took:
                drawn = card if card >= 0 else _sample_card(hand - self.open, rng)
                hand.discard(drawn)
            if step.gave >= 0:
                hand.add(step.gave)
            if step.pairs:
                chance *= self.model.silent ** sum(
                    suit << 4 | QUEEN in hand and suit << 4 | KING in hand for suit in range(4)
                )
            if step.rob in hand:
                chance *= self.model.kept
        return chance


def _sample_card(cards: set[int], rng: Random) -> int:
    return rng.choice(sorted(cards)) if cards else -1


def hand_steps(
    options: Options, left: int, trump: int, other: int, events: Sequence[Event]
) -> Iterator[HandStep]:
    """Yields what the other seat's hand did since the deal, in order. `left`: cards to be drawn at first."""
    rob = rob_card(options, trump)
    turned, tricks, led = -1, 0, False
    for event in events:
        own = event.seat == other
        able = (
            options.rob
            and left >= options.rob_min_talon
            and turned != rob
            and (tricks > 0 or not options.rob_requires_trick)
        )
        if event.kind == "move" and event.dst == at.TRUMP:
            turned = event.cards[0]
        elif event.kind == "rob":
            turned = event.cards[0] if event.dst == at.TRUMP else turned
            if own:
                yield HandStep(gave=event.cards[0]) if event.dst == at.TRUMP else HandStep(took=event.cards)
        elif event.kind == "call" and event.value == at.CLOSE:
            left = 0
        elif event.kind == "call" and event.value == at.DRAW and own:
            yield HandStep(rob=rob if able and options.rob_window != "lead" else -1)
        elif event.kind == "draw":
            left -= 1
            if own:
                yield HandStep(took=event.cards)
        elif event.kind == "play":
            if own:
                card, leads = event.cards[0], not led
                quiet = leads and not event.value & 1 and (left > 0 or options.closed_marriages)
                pairs = quiet and (tricks > 0 or options.marriage_credit != "prior_trick")
                yield HandStep(
                    card, (), pairs, rob if leads and able and options.rob_window != "pre_draw" else -1
                )
            led = not led
        elif event.kind == "trick" and own:
            tricks += 1
