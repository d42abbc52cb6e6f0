"""Writes views and events in texts, for programs that are no Python.

Cards and calls stand as records write them (docs/bots.md).

Everything is made from what the seat may know: nothing here is given a state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from hlaska.core.actions import CALL
from hlaska.core.board import Event, mark
from hlaska.core.cards import card_text
from hlaska.core.game import Game
from hlaska.core.view import View

PROTOCOL: Final = 1
HIDDEN: Final = "??"


def hello(game: Game, seat: int) -> dict[str, Any]:
    """Returns the first message: the game under its house rules, and the seat."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.id,
        "rules": game.rules_version,
        "options": msgspec.to_builtins(game.options),
        "seats": game.seats,
        "players": game.players,
        "seat": seat,
        "money": game.money,
    }


def view_text(game: Game, view: View) -> dict[str, Any]:
    """Returns a view. It has numbers that all know, the cards of each place that is not empty, and what is legal."""
    places = {name: _cards(cards) for name, cards in zip(game.places, view.places, strict=True) if cards}
    return {
        "seat": view.seat,
        "turn": view.pub.turn,
        "numbers": msgspec.to_builtins(view.pub),
        "places": places,
        "legal": [game.action_text(action) for action in view.legal],
    }


def _cards(entries: Sequence[int]) -> list[str]:
    return [HIDDEN if e < 0 else card_text(e & 63) + (f"^{mark(e)}" if mark(e) else "") for e in entries]


def event_text(game: Game, event: Event) -> dict[str, Any]:
    """Returns an event as the seat knows it. What does not belong to it is left out."""
    told: dict[str, Any] = {"kind": event.kind}
    if event.seat >= 0:
        told["seat"] = event.seat
    if event.kind == "call" and event.value >= CALL:
        told["call"] = game.action_text(event.value)
    elif event.value:
        told["value"] = event.value
    for key, place in (("from", event.src), ("to", event.dst)):
        if place >= 0:
            told[key] = game.places[place]
    if event.cards:
        told["cards"] = [HIDDEN if card < 0 else card_text(card) for card in event.cards]
    return told
