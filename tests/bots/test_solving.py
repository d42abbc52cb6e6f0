"""Worlds solved for every move: the margins that the engine itself comes to where everybody plays as well as can be."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from hlaska.bots.solving import Solving, margin
from hlaska.core.game import CALL, Game
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.kernel.layout import POINTS, SIDE, STOP, TRICK, TRICKS

GAMES = [
    ("marias", "pagat_voleny"),
    ("marias_auction", "licit_traditional"),
    ("marias_four", "four_partner"),
    ("marias_two", "lizany"),
]
LEFT = 3  # tricks of the endings
ENOUGH = 60  # of them, and more until there is one with trumps in which the card matters


def endings(game: Game, rng: Random) -> Iterator[Any]:
    """States of random deals with so many tricks to go, of all contracts that random calls come to."""
    while True:
        deck = list(game.pack)
        rng.shuffle(deck)
        state = game.start(game.opening(), deck)[0]
        while state.pub.turn >= 0:
            position = game.adviser.playout(state)
            if position is not None and position[TRICKS] - position[TRICK] <= LEFT:
                yield state
                break
            legal = game.legal(state, state.pub.turn)
            quiet = legal[0] >= CALL and rng.random() < 0.3
            state = game.apply(state, state.pub.turn, legal[0] if quiet else rng.choice(legal))[0]


def moves_of(game: Game, state: Any) -> list[int]:
    return [a for a in game.legal(state, state.pub.turn) if a < CALL]


def by_engine(game: Game, state: Any, seat: int, friends: int, memory: dict[Any, float]) -> float:
    """The margin that a seat comes to, its side playing for it and the others against it, cards alone."""
    if state.pub.turn < 0:
        return margin(state.pub.result, seat, game.seats)
    if state not in memory:
        choose: Callable[..., float] = max if friends >> state.pub.turn & 1 else min
        memory[state] = choose(
            by_engine(game, game.apply(state, state.pub.turn, a)[0], seat, friends, memory)
            for a in moves_of(game, state)
        )
    return memory[state]


@pytest.mark.parametrize(("name", "preset"), GAMES)
def test_margins_are_what_the_engine_comes_to(name: str, preset: str) -> None:
    jit.start()
    game, rng = find_game(name, preset), Random(f"{name} {preset}")
    kinds: set[tuple[bool, bool]] = set()
    solving = Solving(game)
    for number, state in enumerate(endings(game, rng)):
        if number >= ENOUGH and (True, True) in kinds:
            break
        seat, moves = state.pub.turn, moves_of(game, state)
        position = game.adviser.playout(state)
        assert position is not None
        found = solving.margins([state, state], seat, moves)
        if found is None:
            assert (position[STOP], position[POINTS]) == (0, 0)  # laid open after one trick
            continue
        for move, (value, again) in zip(moves, found, strict=True):
            then = game.apply(state, seat, move)[0]
            assert value == again == by_engine(game, then, seat, position[SIDE + seat], {})
        kinds.add((state.pub.trump >= 0, len(set(map(tuple, found))) > 1))


def test_what_cannot_be_solved_is_left_to_others() -> None:
    """While cards are drawn, and for calls of the kernel, there is no answer."""
    jit.start()
    game = find_game("sixtysix", "schnapsen")
    state = game.start(game.opening(), game.pack)[0]
    assert Solving(game).margins([state], 0, moves_of(game, state)) is None


def test_until_the_solver_is_compiled_there_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("marias")
    state = next(endings(game, Random(1)))
    monkeypatch.setattr("hlaska.kernel.jit.ready", lambda name: False)
    assert Solving(game).margins([state], state.pub.turn, moves_of(game, state)) is None
