"""Deals for three with given hands, played by the words of a record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hlaska.core.board import Event
from hlaska.core.cards import parse_cards
from hlaska.games.pinochle_three.options import hand_size, packets, widow_size
from hlaska.games.pinochle_three.public import State, View


def deck_of(game: Any, hands: Sequence[str], widow: str = "", last: str = "") -> tuple[int, ...]:
    """A deck that deals these cards to the seats and the widow; what is not named is filled up from the lowest card."""
    given = [list(parse_cards(h)) for h in (*hands, widow)]
    rest = Counter(game.pack)
    rest.subtract(c for h in given for c in h)
    assert min(rest.values()) >= 0, "more copies than there are"
    spare = sorted(rest.elements())
    o = game.options
    for h, size in zip(given, (*(hand_size(o),) * 3, widow_size(o)), strict=True):
        while len(h) < size:
            h.append(spare.pop(0))
    if last:
        given[2].sort(key=lambda c: c == parse_cards(last)[0])
    deck: list[int] = []
    for n, size in enumerate(packets(o)):
        for h in given[:3]:
            deck += h[:size]
            del h[:size]
        deck += given[3] if n == 0 else ()
    return tuple(deck)


class Deal3:
    """A deal in progress; `say` takes the words of a record and refuses what is not legal."""

    def __init__(self, game: Any, hands: Sequence[str], widow: str = "", last: str = "") -> None:
        self.game = game
        self.state: State
        self.state, self.events = game.start(game.opening(), deck_of(game, hands, widow, last))

    @property
    def pub(self) -> Any:
        return self.state.pub

    def view(self, seat: int) -> View:
        view: View = self.game.view(self.state, seat)
        return view

    def texts(self) -> list[str]:
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
        return told

    def play_out(self) -> None:
        """The rest of the deal with the first legal card each time."""
        while self.pub.turn >= 0:
            self.say(self.texts()[0])
