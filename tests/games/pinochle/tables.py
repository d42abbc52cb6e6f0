"""Deals with given hands, and playing them by the words of a record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hlaska.core.board import Event, cards_in
from hlaska.core.cards import parse_cards
from hlaska.core.match import packet_sizes
from hlaska.games.pinochle.numbers import hand_size
from hlaska.games.pinochle.public import HAND, State, View


def deck_of(game: Any, hands: Sequence[str], last: str = "") -> tuple[int, ...]:
    """A deck that deals these cards to the seats; what is not named is filled up from the lowest card on."""
    given = [list(parse_cards(h)) for h in hands]
    rest = Counter(game.pack)
    rest.subtract(c for h in given for c in h)
    assert min(rest.values()) >= 0, "more copies than there are"
    spare = sorted(rest.elements())
    for h in given:
        while len(h) < len(game.pack) // 4:
            h.append(spare.pop(0))
    if last:
        given[3].sort(key=lambda c: c == parse_cards(last)[0])
    deck: list[int] = []
    for size in packet_sizes(game.options.packets, hand_size(game.options)):
        for h in given:
            deck += h[:size]
            del h[:size]
    return tuple(deck)


class Seatings:
    """A deal in progress; `say` takes the words of a record and refuses what is not legal."""

    def __init__(self, game: Any, hands: Sequence[str], last: str = "") -> None:
        self.game = game
        self.events: list[Event] = []
        self.state: State
        self.state, events = game.start(game.opening(), deck_of(game, hands, last))
        self.events += events

    @property
    def pub(self) -> Any:
        return self.state.pub

    def view(self, seat: int) -> View:
        view: View = self.game.view(self.state, seat)
        return view

    def hand(self, seat: int) -> Counter[int]:
        return Counter(cards_in(self.state.places[HAND + seat]))

    def texts(self) -> list[str]:
        """What the seat on turn may do, in words."""
        turn = self.pub.turn
        return [self.game.action_text(a) for a in self.game.legal(self.state, turn)] if turn >= 0 else []

    def refused(self, text: str) -> str:
        """The key of the rule that forbids an action of the seat on turn; "" where it is legal."""
        action, seat = self.game.parse_action(text), self.pub.turn
        if action in self.game.legal(self.state, seat):
            return ""
        phrase = self.game.explainer.explain_refusal(self.view(seat), action)
        assert phrase is not None
        return str(phrase.key)

    def say(self, line: str) -> list[Event]:
        """Actions, separated by commas, of whoever is on turn."""
        told: list[Event] = []
        for text in line.split(","):
            action, seat = self.game.parse_action(text.strip()), self.pub.turn
            assert action in self.game.legal(self.state, seat), (
                f"{text.strip()} of seat {seat}: {self.texts()}"
            )
            self.state, events = self.game.apply(self.state, seat, action)
            told += events
        self.events += told
        return told

    def play_out(self) -> None:
        """The rest of the deal with the first legal card each time."""
        while self.pub.turn >= 0:
            self.say(self.texts()[0])
