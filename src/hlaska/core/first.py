"""A first deal: fixed cards and fixed moves, in which what the game is about happens, told while one plays.

A game writes it in `first.py` (`FIRST`, found by `hlaska.games.first`). Its moves are lines: `marriage: QC+, JH`
begins with a decision of the learner, whose name is that of the message that explains it
(`first-<key>-marriage`, with `.other` said to who chooses something else), and goes on with what follows by itself.
The rules of the game are asked, never written down again: a move that is not legal is an error.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec import Struct

from hlaska.core.board import State
from hlaska.core.cards import parse_cards
from hlaska.core.errors import BadText, Phrase
from hlaska.core.game import CALL, Action, Game
from hlaska.core.record import DealRecord, Record, deal_of

END: Final = "end"


class First(Struct, frozen=True):
    """The data of a first deal. key: of its messages; preset: the rules it is played by; seat: the learner's; deck: in
    dealing order; moves: one line for each decision that is explained."""

    key: str
    preset: str
    deck: str
    moves: str
    seat: int = 0


class Step(Struct, frozen=True):
    """A decision of the learner: he does the actions from `at` on, `count` of them, one after another or together;
    `says`: what happens, what to do and why."""

    at: int
    count: int
    says: Phrase


class Told(NamedTuple):
    """A first deal as it is played: its record, the decisions in their order, and what is said when it is over."""

    record: Record
    steps: tuple[Step, ...]
    end: Phrase


def told(game: Game, first: First, chairs: tuple[str, ...] = ()) -> Told:
    """The first deal of this game. Raises BadText for moves that cannot be read, BadRecord for illegal ones."""
    deck = parse_cards(first.deck)
    match = game.opening()
    state, _ = game.start(match, list(deck))
    log: list[tuple[int, Action]] = []
    steps: list[Step] = []
    for line in first.moves.strip().splitlines():
        name, colon, rest = line.strip().partition(":")
        if not colon or state.pub.turn != first.seat:
            raise BadText(
                f"'{line}': expected the name of a decision of seat {first.seat}, a colon and its moves"
            )
        actions = tuple(game.parse_action(text.strip()) for text in rest.split(","))
        seats = []
        before = state
        for action in actions:
            seats.append(state.pub.turn)
            state, _ = _applied(game, state, action)
        own = next((n for n, seat in enumerate(seats) if seat != first.seat), len(seats))
        says = Phrase(f"first-{first.key}-{name}", _numbers(game, before, first.seat, actions[:own]))
        steps.append(Step(len(log), own, says))
        log += zip(seats, actions, strict=True)
    record = Record(
        game=game.id, preset=first.preset, rules=game.rules, chairs=chairs, deals=(_noted(game, deck, log),)
    )
    return Told(record, tuple(steps), Phrase(f"first-{first.key}-{END}", _standing(game, state, first.seat)))


def _noted(game: Game, deck: tuple[int, ...], log: list[tuple[int, Action]]) -> DealRecord:
    return deal_of(game, game.opening(), deck, log)


def _applied(game: Game, state: State[Any], action: Action) -> tuple[State[Any], object]:
    """After a legal action. Raises BadText."""
    seat = state.pub.turn
    if seat < 0 or action not in game.legal(state, seat):
        raise BadText(f"seat {seat} may not do '{game.action_text(action)}' in this first deal")
    return game.apply(state, seat, action)


def _numbers(game: Game, state: State[Any], seat: int, actions: tuple[Action, ...]) -> dict[str, int]:
    """What a sentence about a decision may name: its cards, the card led, trumps and what was counted so far."""
    cards = [a & 63 for a in actions if a < CALL]
    named = dict(zip(("card", "next", "third"), cards, strict=False))
    if cards:
        named["suit"] = cards[0] >> 4
    trick = [e & 63 for e in state.places[game.place("trick")]] if "trick" in game.places else []
    if trick:
        named |= {"led": trick[0], "last": trick[-1]}
    return named | _standing(game, state, seat)


def _standing(game: Game, state: State[Any], seat: int) -> dict[str, int]:
    """Trumps, what the learner's side has counted, and what the others have."""
    said = game.teller.explain(game.view(state, seat))
    numbers = {"trump": state.pub.trump} if state.pub.trump >= 0 else {}
    if said.points:
        side = game.side(state.pub, seat)
        numbers["mine"] = max(n for s, n in enumerate(said.points) if side >> s & 1)
        numbers["theirs"] = max((n for s, n in enumerate(said.points) if not side >> s & 1), default=0)
    return numbers
