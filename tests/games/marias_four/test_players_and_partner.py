"""What a computer player does, and how much work it is, tells nobody who holds the called card (marias:P4.CALL.2).

Two deals differ in nothing but who holds the called card. The players of the two seats that see neither of the swapped
cards get the same seed in both: they choose the same, and get there by the same number of worlds, steps and playouts,
the measure of time that hangs on no clock. (When the answer is shown is in tests/table/test_bot_pace.py.)
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Any

import pytest

from hlaska.bots import make
from hlaska.bots.players.random_greedy import GreedyBot
from hlaska.bots.players.search import SearchBot
from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.view import View as AnyView
from hlaska.games.marias_four.adviser import MariasFourAdviser
from hlaska.games.marias_four.game import MariasFour
from hlaska.games.marias_four.options import PRESETS
from hlaska.games.marias_four.public import State, View
from hlaska.kernel import jit
from hlaska.kernel.rollout import Playouts
from hlaska.research.matches.play_deal import asyncio_run
from tests.games.marias_four.test_hidden_partner import calls, play_on, reveals, swapped

DEALS = int(os.environ.get("HLASKA_DEALS", "12"))
NIGHTLY = int(os.environ.get("HLASKA_DEALS", "1000"))
WORLDS = 3


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    """Searching players are tested as they play: with the kernel compiled (a no-op where it cannot be)."""
    jit.start()


class Counting(MariasFour):
    """Counts what players ask of it: each world is an `imagine`, each step of one an `apply`."""

    def __init__(self, options: Any) -> None:
        super().__init__(options)
        self.work: Counter[str] = Counter()

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        self.work["apply"] += 1
        return super().apply(state, seat, action)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        self.work["legal"] += 1
        return super().legal(state, seat)

    def knower(self, place: int, pub: Any) -> int:  # asked for each hidden place of a world that is imagined
        self.work["imagine"] += 1
        return super().knower(place, pub)

    @cached_property
    def adviser(self) -> MariasFourAdviser:
        return CountingAdviser(self)


class CountingAdviser(MariasFourAdviser):
    game: Counting

    def payoff(self, state: State, position: Sequence[int]) -> tuple[int, ...]:
        self.game.work["payoff"] += 1
        return super().payoff(state, position)


class CountedPlayouts(Playouts):
    """Playouts that are counted, and the calls of the kernel."""

    def __init__(self, work: Counter[str]) -> None:
        super().__init__()
        self.work = work

    def run(self, *args: Any, **named: Any) -> Any:
        done = super().run(*args, **named)
        self.work["kernel"] += 1
        self.work["playouts"] += len(done)
        return done


def decided(
    level: str, game: Counting, view: View, events: list[Event], seed: int
) -> tuple[object, Counter[str]]:
    """What a player does, and the work it took."""
    player = make(level, game, seed)
    game.work.clear()
    if isinstance(player, SearchBot):
        player.seconds, player.search.worlds = 1e9, WORLDS
        player.search.value_function.playouts = CountedPlayouts(game.work)
    return asyncio_run(player.choose(view, events)), Counter(game.work)


def compare(game: Counting, rng: Random, found: Counter[str], decide: Any = decided) -> None:
    """Plays a deal to where a card is called, swaps that card between two seats, and goes on with both deals as long
    as they look the same, asking the players of the seats that see no difference."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    heard = [[e.for_seat(s) for e in events] for s in range(4)]
    mood = {"plain": rng.random()}
    while state.pub.turn >= 0 and not calls(state.pub):
        state, events = game.apply(state, state.pub.turn, play_on(game, state, rng, mood))
        heard = [old + [e.for_seat(s) for e in events] for s, old in enumerate(heard)]
    if state.pub.turn < 0:
        return
    twin, watching = swapped(state, rng)
    also = [list(old) for old in heard]
    while state.pub.turn >= 0:
        seat = state.pub.turn
        if seat in watching and len(game.legal(state, seat)) > 1:
            level = "greedy" if rng.random() < 0.5 else "club"
            seed = rng.getrandbits(30)
            here = decide(level, game, game.view(state, seat), heard[seat], seed)
            there = decide(level, game, game.view(twin, seat), also[seat], seed)
            assert here == there
            found[level] += 1
            found["worlds"] += here[1]["imagine"]
            found["playouts"] += here[1]["playouts"]
        action = play_on(game, state, rng, mood)
        if action not in game.legal(twin, seat) or reveals(game, state, twin, action):
            return
        state, events = game.apply(state, seat, action)
        twin, other = game.apply(twin, seat, action)
        heard = [old + [e.for_seat(s) for e in events] for s, old in enumerate(heard)]
        also = [old + [e.for_seat(s) for e in other] for s, old in enumerate(also)]


def all_deals(preset: str, deals: int) -> None:
    base: Any = PRESETS[preset]
    game, found = Counting(base), Counter[str]()
    for n in range(deals):
        compare(game, Random(f"players {preset} {n}"), found)
    assert min(found["greedy"], found["club"]) > deals
    assert found["worlds"] > 10 * deals
    assert found["playouts"] > 10 * deals


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_players_tell_nobody_the_partner(preset: str) -> None:
    all_deals(preset, DEALS)


@pytest.mark.nightly
@pytest.mark.parametrize("preset", PRESETS)
def test_players_tell_nobody_the_partner_in_many_deals(preset: str) -> None:
    all_deals(preset, NIGHTLY)


def test_a_player_that_peeks_is_caught() -> None:
    """One that finds the true cards in what it shares with the table, and thinks longer about them."""

    class Open(Counting):
        true: State

        def view(self, state: State, seat: int) -> View:  # type: ignore[misc]  # final: nobody else may do this
            self.true = state
            return super().view(state, seat)

    class Peeking(GreedyBot):
        async def choose(self, view: AnyView, events: Sequence[Event]) -> Action | None:
            for _ in range(sum(e & 63 for e in self.game.true.places[1]) % 7):  # type: ignore[attr-defined]
                self.game.legal(self.game.true, 0)  # type: ignore[attr-defined]
            return view.legal[0]

    def decide(level: str, game: Open, view: View, events: list[Event], seed: int) -> Any:
        game.work.clear()
        return asyncio_run(Peeking(game, Random(seed)).choose(view, events)), Counter(game.work)

    def some_deals() -> None:
        for n in range(40):
            compare(Open(next(iter(PRESETS.values()))), Random(n), Counter(), decide)

    with pytest.raises(AssertionError):
        some_deals()
