"""Explains to clients what the Pinochle games have alike.

These are duties of play, won tricks, and the calls of an auction.

`PinochleExplainer` is of all of them, `AuctionExplainer` of those with an auction and meld before the play.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from typing_extensions import TypeVar

from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event
from hlaska.core.errors import Phrase
from hlaska.core.explainer import Explainer
from hlaska.core.kernel_positions import Positions
from hlaska.core.tricks import TrickPublic
from hlaska.core.view import View
from hlaska.families.pinochle.melds import MeldTable, total

Tricks = TypeVar("Tricks", bound=TrickPublic)
RUNGS: Final = 24  # so many bids have a button; any other may be said in words


class PinochleExplainer(Explainer[Tricks]):
    play_rule = "pinochle:P0.LEGAL.1"

    def melds(self, view: View[Tricks], own: bool) -> Iterable[Phrase]:
        return ()  # nothing is declared with a card

    def event(self, pub: Tricks, event: Event) -> Phrase | None:
        if event.kind == "trick":
            return Phrase("event-pinochle-trick", {"seat": event.seat, "n": sum(pub.taken)})
        return None


class AuctionExplainer(PinochleExplainer[Tricks], ABC):
    """Explains an auction that ends with naming trumps.

    Its `table` says what melds count.

    names: the first call that names trumps.
    bids: the first bid.
    trump_rule: the rule id of naming trumps.
    """

    names: ClassVar[Action]
    bids: ClassVar[Action]
    trump_rule: ClassVar[str]

    def __init__(self, options: Any, positions: Positions[Tricks], table: MeldTable) -> None:
        super().__init__(options, positions)
        self.table = table

    # ------------------------------------------------------------ what a game fills
    @abstractmethod
    def bid_button(self, view: View[Tricks], action: Action, best: int) -> Phrase:
        """Returns a button for a bid. `best`: the most meld of the hand under any trumps."""

    @abstractmethod
    def cards_aside(self, view: View[Tricks]) -> Iterable[int]:
        """Returns the cards the seat has chosen to be passed, buried or laid."""

    # ------------------------------------------------------------ buttons
    def buttons(self, view: View[Tricks], own: bool) -> Iterable[Phrase]:
        """Yields trumps by suit, then the other calls, of the bids the lowest."""
        calls = [a for a in view.legal if CALL <= a < self.bids]
        suits = sorted(a for a in calls if self.names <= a < self.names + 4)
        bids = view.legal[len(calls) :][:RUNGS] if view.pub.phase == "auction" else ()
        hand = self.hand_cards(view)
        meld = [total(hand, self.table, trump) for trump in range(4)] if suits or bids else []
        yield from (self._trump_button(a, hand, meld[a - self.names]) for a in suits)
        yield from (self.button(view, a) for a in calls if a not in suits)
        yield from (self.bid_button(view, a, max(meld)) for a in bids)

    def _trump_button(self, action: Action, hand: Sequence[int], meld: int) -> Phrase:
        s = action - self.names
        args = {"suit": s, "value": meld, "cards": sum(c >> 4 == s for c in hand)}
        return Phrase(f"act-{self.key}-trump", args, (action,), self.trump_rule)

    # ------------------------------------------------------------ refusals
    def no_card_now(self, view: View[Tricks], card: int) -> Phrase:
        return Phrase("refused-pinochle-no-card-now", {"card": card})

    def not_in_hand(self, view: View[Tricks], card: int) -> Phrase | None:
        if card in self.cards_aside(view):
            return Phrase("refused-pinochle-chosen-already", {"card": card})
        return super().not_in_hand(view, card)

    def no_card(self, view: View[Tricks], action: Action) -> Phrase | None:
        return self.no_meld(view, action & 63) if action >> 6 else super().no_card(view, action)

    def no_meld(self, view: View[Tricks], card: int) -> Phrase:
        return Phrase("refused-pinochle-no-declaration", {"card": card})

    # ------------------------------------------------------------ events
    def event(self, pub: Tricks, event: Event) -> Phrase | None:
        args, value = {"seat": event.seat}, event.value
        if event.kind == "call" and self.names <= value < self.names + 4:
            return Phrase("call-pinochle-trump", args | {"suit": value - self.names})
        if event.kind == "meld":
            return Phrase("event-pinochle-meld", args | {"value": value}) if value else None
        return super().event(pub, event)
