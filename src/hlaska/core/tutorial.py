"""Plays a first deal, fixed cards and moves, that shows what the game is about.

It is told while one plays.

A game writes it in `tutorial.py` (`FIRST`, found by `hlaska.games.first`). Its moves are lines: `marriage: QC+, JH`
begins with a decision of the learner, whose name is that of the message that explains it
(`first-<key>-marriage`, with `.other` said to who chooses something else), and goes on with what follows by itself; a
line without a name (`: cut 4`) only goes by.
The rules of the game are asked, never written down again: a move that is not legal is an error.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec import Struct

from hlaska.core.actions import CALL, Action
from hlaska.core.board import State
from hlaska.core.cards import parse_cards
from hlaska.core.errors import BadText, Phrase
from hlaska.core.game import Game
from hlaska.core.record import Record, Setup, read, record_of, state_of

END: Final = "end"


class Tutorial(Struct, frozen=True):
    """Holds the data of a first deal.

    key: that of its messages.
    preset: the rules it is played by.
    deck: in dealing order.
    moves: one line for each decision that is explained.
    seat: the learner's.
    position: where a whole deal would be too long, what it begins with instead of a deck, in the lines of a record from
        `From:` on.
    """

    key: str
    preset: str
    deck: str
    moves: str
    seat: int = 0
    position: str = ""


class TutorialStep(Struct, frozen=True):
    """Explains a decision of the learner.

    at: its first action.
    count: the number of its actions, done one after another or together.
    says: what happens, what to do and why.
    """

    at: int
    count: int
    says: Phrase


class PlayedTutorial(NamedTuple):
    """Holds a first deal as it is played. It has its record, the decisions in order, and what is said at its end."""

    record: Record
    steps: tuple[TutorialStep, ...]
    end: Phrase


def play_tutorial(game: Game, first: Tutorial, chairs: tuple[str, ...] = ()) -> PlayedTutorial:
    """Plays the first deal of this game. Raises BadText for moves that cannot be read, BadRecord for illegal ones."""
    deck = parse_cards(first.deck)
    match = game.opening()
    setup = _setup(game, first)
    state = state_of(game, match, setup) if setup else game.start(match, list(deck))[0]
    log: list[tuple[int, Action]] = []
    steps: list[TutorialStep] = []
    for line in first.moves.strip().splitlines():
        name, actions = _read(game, line)
        if name and state.pub.turn != first.seat:
            raise BadText(f"'{line.strip()}': seat {state.pub.turn} is asked here, not the learner's")
        before, seats = state, []
        for action in actions:
            seats.append(state.pub.turn)
            state = _apply_legal(game, state, action)
        if name:
            own = next((n for n, seat in enumerate(seats) if seat != first.seat), len(seats))
            numbers = _numbers(game, before, first.seat, actions[:own])
            steps.append(TutorialStep(len(log), own, Phrase(f"first-{first.key}-{name}", numbers)))
        log += zip(seats, actions, strict=True)
    journal = [(-1, tuple(deck)), *((seat, (action,)) for seat, action in log)]
    record = record_of(game, first.preset, match, chairs, journal, setup=setup)
    return PlayedTutorial(
        record, tuple(steps), Phrase(f"first-{first.key}-{END}", _score_numbers(game, state, first.seat))
    )


def _setup(game: Game, first: Tutorial) -> Setup | None:
    """Reads the position it begins with, None for one that is dealt. Raises BadRecord."""
    if not first.position:
        return None
    lines = (line.strip() for line in first.position.strip().splitlines())
    text = "\n".join((f"Game: {game.id}", f"Preset: {first.preset}", "", *lines))
    return read(text, lambda _: type(game)).deals[0].setup


def _read(game: Game, line: str) -> tuple[str, tuple[Action, ...]]:
    """Reads the name of a decision and its moves. The name is "" for moves that go by themselves. Raises BadText."""
    name, colon, rest = line.partition(":")
    if not colon:
        raise BadText(f"'{line.strip()}': expected a name (or none), a colon and moves")
    return name.strip(), tuple(game.parse_action(text.strip()) for text in rest.split(","))


def _apply_legal(game: Game, state: State[Any], action: Action) -> State[Any]:
    """Applies a legal action. Raises BadText."""
    seat = state.pub.turn
    if seat < 0 or action not in game.legal(state, seat):
        raise BadText(f"seat {seat} may not do '{game.action_text(action)}' in this first deal")
    after, _ = game.apply(state, seat, action)
    return after


def _numbers(game: Game, state: State[Any], seat: int, actions: tuple[Action, ...]) -> dict[str, int]:
    """Returns what a sentence about a decision may name.

    It is its cards, the card led, trumps and what was counted so far.
    """
    cards = [a & 63 for a in actions if a < CALL]
    named = dict(zip(("card", "next", "third"), cards, strict=False))
    if cards:
        named["suit"] = cards[0] >> 4
    trick = [e & 63 for e in state.places[game.place("trick")]] if "trick" in game.places else []
    if trick:
        named |= {"led": trick[0], "last": trick[-1]}
    return named | _score_numbers(game, state, seat)


def _score_numbers(game: Game, state: State[Any], seat: int) -> dict[str, int]:
    """Returns trumps, what the learner's side has counted, and what the others have."""
    said = game.explainer.explain(game.view(state, seat))
    numbers = {"trump": state.pub.trump} if state.pub.trump >= 0 else {}
    if said.points:
        side = game.side(state.pub, seat)
        numbers["mine"] = sum(n for s, n in enumerate(said.points) if side >> s & 1)
        numbers["theirs"] = sum(said.points) - numbers["mine"]
    return numbers
