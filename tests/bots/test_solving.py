"""Worlds solved for every move: the margins that the engine itself comes to where everybody plays as well as can be."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any

import pytest

from hlaska.bots import make
from hlaska.bots.solving import Margins, Solving, with_points
from hlaska.bots.strong import StrongBot
from hlaska.bots.worlds import Worlds
from hlaska.core.game import CALL, Game
from hlaska.core.match import average_margin
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.kernel.layout import LEFT as LEFT_TO_DRAW
from hlaska.kernel.layout import POINTS, SIDE, STOP, TRICK, TRICKS, WON
from hlaska.research.playing import asyncio_run
from tests.bots.test_worlds import positions

GAMES = [
    ("marias", "pagat_voleny"),
    ("marias_auction", "licit_traditional"),
    ("marias_four", "four_partner"),
    ("marias_two", "lizany"),
    ("marias_thirteen", "two_simple"),
    ("bezique", "bezique"),
    ("pinochle", "mfp"),
    ("pinochle", "double_deck"),
    ("pinochle_three", "auction3"),
    ("pinochle_two", "two_handed"),
]
LEFT = 3  # tricks of the endings
ENOUGH = 60  # of them, and more until there is one with trumps in which the card matters


def endings(game: Game, rng: Random) -> Iterator[Any]:
    """States of random deals with so many tricks to go, of all contracts that random calls come to; of usual ones where
    the game knows what is usual: what is bid by chance nobody can make."""
    while True:
        deck = list(game.pack)
        rng.shuffle(deck)
        state = game.start(game.opening(), deck)[0]
        while state.pub.turn >= 0:
            position = game.adviser.playout(state)
            if position is not None and position[TRICKS] - position[TRICK] <= LEFT:
                yield state
                break
            usual = game.adviser.convention(game.view(state, state.pub.turn)).turn
            if usual:
                state = game.apply(state, state.pub.turn, usual[0])[0]
                continue
            legal = game.legal(state, state.pub.turn)
            quiet = legal[0] >= CALL and rng.random() < 0.3
            state = game.apply(state, state.pub.turn, legal[0] if quiet else rng.choice(legal))[0]


def moves_of(game: Game, state: Any) -> list[int]:
    return [a for a in game.legal(state, state.pub.turn) if a < CALL]


def by_engine(game: Game, state: Any, seat: int, friends: int, memory: dict[str, float]) -> float:
    """The margin that a seat comes to, its side playing for it and the others against it, cards alone."""
    if state.pub.turn < 0:
        return average_margin(state.pub.result, seat, game.seats)
    key = str(state)  # what has been laid is kept in what cannot be hashed
    if key not in memory:
        choose: Callable[..., float] = max if friends >> state.pub.turn & 1 else min
        memory[key] = choose(
            by_engine(game, game.apply(state, state.pub.turn, a)[0], seat, friends, memory)
            for a in moves_of(game, state)
        )
    return memory[key]


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


def declared(game: Game, state: Any, memory: dict[str, int]) -> int:
    """The points that the declarer of Thousand comes to, the two others playing against it."""
    seat = state.pub.declarer
    if state.pub.turn < 0:
        return int(state.pub.points[seat])
    key = str(state)
    if key not in memory:
        choose: Callable[..., int] = max if state.pub.turn == seat else min
        memory[key] = choose(
            declared(game, game.apply(state, state.pub.turn, a)[0], memory) for a in moves_of(game, state)
        )
    return memory[key]


def test_a_card_of_thousand_is_paid_by_what_the_declarer_comes_to() -> None:
    jit.start()
    game, rng = find_game("thousand"), Random(11)
    solving, count = Solving(game), 0
    for state in endings(game, rng):
        if count == ENOUGH // 2:
            break
        seat, moves = state.pub.turn, moves_of(game, state)
        found = solving.margins([state], seat, moves)
        if found is None:  # a marriage that would set trumps is still in a hand
            continue
        position = game.adviser.playout(state)
        assert position is not None
        for move, (value,) in zip(moves, found, strict=True):
            made = declared(game, game.apply(state, seat, move)[0], {}) - state.pub.points[state.pub.declarer]
            end = with_points(position, 1 << state.pub.declarer, made)
            assert sum(end[WON : WON + 3]) == 120
            assert end[WON + state.pub.declarer] == position[WON + state.pub.declarer] + made
            assert value == average_margin(game.adviser.payoff(state, end), seat, game.seats)
        count += 1


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


# ---------------------------------------------------------------- strong
def asked_for_cards(seed: int, share: float) -> Iterator[tuple[Game, Any, Any, int]]:
    """Some of the decisions about cards of random deals: the game, state, what each seat heard, the seat on turn."""
    jit.start()
    game, rng = find_game("marias"), Random(seed)
    for _ in range(5):
        for state, heard in positions(game, rng):
            seat = state.pub.turn
            if state.pub.phase == "play" and len(game.legal(state, seat)) > 1 and rng.random() < share:
                yield game, state, heard, seat


@pytest.mark.parametrize("seed", range(2))
def test_strong_plays_what_is_worth_most_in_worlds_that_are_solved(seed: int, monkeypatch: Any) -> None:
    solved: list[Margins] = []
    margins = Solving.margins

    def noted(self: Solving, states: Sequence[Any], seat: int, moves: Sequence[int]) -> Margins | None:
        found = margins(self, states, seat, moves)
        solved.append(found or [])
        return found

    monkeypatch.setattr(Solving, "margins", noted)
    monkeypatch.setattr("hlaska.bots.strong.PLAYED", 0)
    count = 0
    for game, state, heard, seat in asked_for_cards(seed, 0.3):
        legal = game.adviser.lawful(game.view(state, seat)).legal
        solved.clear()
        chosen = asyncio_run(make("strong:8", game, 3).choose(game.view(state, seat), heard[seat]))
        if solved and solved[0]:
            means = dict(zip(legal, map(fmean, solved[0]), strict=True))
            assert chosen in [a for a, mean in means.items() if mean == max(means.values())]
            count += 1
    assert count > 2


@pytest.mark.parametrize("name", ["marias", "marias_auction", "marias_thirteen", "bezique", "thousand"])
def test_hidden_cards_do_not_change_a_card_that_is_solved(name: str) -> None:
    """The same seat in another world that it cannot tell from the truth plays the same card."""
    jit.start()
    game, twin, rng, count = find_game(name), find_game(name), Random(name), 0
    while count < 6:
        for state, heard in positions(game, rng, len(game.pack)):
            seat = state.pub.turn
            position = game.adviser.playout(state)
            if position is None or position[LEFT_TO_DRAW] or len(moves_of(game, state)) < 2:
                continue
            if position[TRICKS] - position[TRICK] > 8 or rng.random() < 0.5:
                continue
            view = game.view(state, seat)
            other = Worlds(game, game.adviser.lawful(view), heard[seat]).any(rng)
            bots = [make("strong:4", one, 5) for one in (game, twin)]
            here = asyncio_run(bots[0].choose(view, heard[seat]))
            there = asyncio_run(bots[1].choose(twin.view(other, seat), heard[seat]))
            assert here == there
            assert isinstance(bots[0], StrongBot)
            solvers = bots[0].solving.solver, bots[0].solved.solving.solver
            count += any(solver.seconds > 0 for solver in solvers)
