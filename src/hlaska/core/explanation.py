"""Holds what clients are told about a view, so that they hold no rule."""

from __future__ import annotations

from msgspec import Struct

from hlaska.core.actions import PLAY_CARD
from hlaska.core.errors import Phrase


class Explanation(Struct, frozen=True, omit_defaults=True):
    """Explains a view, so that a client holds no rule.

    It is made from the view alone.

    question: what is asked now, of this seat or of the one that all wait for (args `seat`).
    title: the contract in force with its trump.
    duty: what binds the card to be played (args `duty` bits, `suit` to follow, `card` to beat).
    besides: what forbids cards of the hand that the duty does not speak of, as where another card is kept back. Its
        `calls` are those cards.
    calls: one phrase per button; its `calls` are submitted together (args `bid`, the amount that is bid).
    verb: message key for pressing a card (args `card`, and what the phase knows).
    choose: how many cards are pressed before they are submitted together (0: as many as the player likes, until a
        call).
    melds: marriages and other combinations that may be declared now (`calls` the action that does it, args `card`,
        `value`).
    stakes: what stands on the deal, one phrase each (args `level`, `times`, `worth`).
    points: by seat, what each has made in this deal so far, in tricks and by declaring. It is () while nothing is
        counted, and where points decide nothing.
    order: the ranks from high to low where the ten does not stand below the ace.
    closed: nobody draws from the stock any more though cards are left.
    meanings: what calls mean by the convention of the side that makes them, one phrase each, so that anybody can look
        them up. First every call made, in order, with the action in `calls` and the seat in args `seat`. Its number
        among the calls of the auction, from 0, is args `said`. Then the calls this seat may make now, with args `seat`
        and no `said`. Empty in games without conventions.
    """

    question: Phrase | None = None
    title: Phrase | None = None
    duty: Phrase | None = None
    besides: tuple[Phrase, ...] = ()
    calls: tuple[Phrase, ...] = ()
    verb: str = PLAY_CARD
    choose: int = 1
    melds: tuple[Phrase, ...] = ()
    stakes: tuple[Phrase, ...] = ()
    points: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    closed: bool = False
    meanings: tuple[Phrase, ...] = ()

    @property
    def duties(self) -> tuple[Phrase, ...]:
        """Returns all that binds the card to be played."""
        return (*self.besides, self.duty) if self.duty is not None else self.besides
