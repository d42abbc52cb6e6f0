"""Deals composed by hand for rules that chance hardly ever meets: a deck, and what is done as far as it is legal."""

from __future__ import annotations

from collections.abc import Iterator

from hlaska.core.cards import parse_cards
from hlaska.core.game import Game, State
from tests.laws import Chooser, hashed

RARE: dict[str, list[tuple[str, str]]] = {
    "thousand": [
        (  # the last seat's only trick is three nines, taken with the nine of trumps: a trick without a point
            "AS QS JS TS 9C JH KS AC 9H 9S TC QC KH AD JC QH TD QD AH KD JD TH KC 9D",
            "bid 100, pass, pass, KC, 9D, keep, play on, play on, AS, QS, JS, KH+, KC, JH, 9S, 9C, 9H, 9D, TH, TD,"
            "AH, KD, QC, QH, TC, JC, TS, AC, QD, KS, AD, JD",
        ),
    ],
}


def scripted(actions: str) -> Chooser:
    """Does the next of these actions that is legal for the seat on turn, and chooses like `hashed` where none is."""
    rest = [text.strip() for text in actions.split(",")]
    otherwise = hashed(0)

    def choose(game: Game, state: State, count: int) -> tuple[int, int]:
        seat = state.pub.turn
        legal = game.legal(state, seat)
        wanted = next((a for a in legal if rest[count:] and game.action_text(a) == rest[count]), None)
        return otherwise(game, state, count) if wanted is None else (seat, wanted)

    return choose


def rare_deals(name: str) -> Iterator[tuple[tuple[int, ...], Chooser]]:
    for deck, actions in RARE.get(name, ()):
        yield parse_cards(deck), scripted(actions)
