"""The player `quick` of data sets: what it does hangs on nothing that its seat cannot see or remember."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hlaska.core.board import State
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.research.datasets import quick_choice
from hlaska.research.datasets.quick_deal import check_quick, is_quick, play_quickly, quick_turn
from hlaska.research.matches.play_deal import DealRecorder
from tests.presets import usual_presets

PLAYED = ("won", "trick", "aside")  # a seat remembers what was played


def other_world(game: Game, state: Any, rng: Random) -> Any:
    """The same state with other cards where the seat on turn has not seen any."""
    bit = 1 << 6 + state.pub.turn
    hidden = [
        (place, i)
        for place, entries in enumerate(state.places)
        for i, entry in enumerate(entries)
        if not entry & bit and not game.places[place].startswith(PLAYED)
    ]
    cards = [state.places[place][i] & 63 for place, i in hidden]
    rng.shuffle(cards)
    places = [list(entries) for entries in state.places]
    for (place, i), card in zip(hidden, cards, strict=True):
        places[place][i] = places[place][i] & ~63 | card
    return State(state.pub, tuple(map(tuple, places)))


@usual_presets
def test_what_it_does_hangs_on_nothing_hidden(name: str, preset: str) -> None:
    game = find_game(name, preset)
    if not is_quick(game):
        with pytest.raises(BadText, match="nobody has counted what hands call there"):
            check_quick(game)
        return
    compared = 0
    for seed in range(3):
        rng, deck = Random(seed), list(game.pack)
        rng.shuffle(deck)
        state, _ = game.start(game.opening(), deck)
        while state.pub.turn >= 0:
            chosen = quick_turn(game, state, Random(seed))
            world = other_world(game, state, rng)
            assert quick_turn(game, world, Random(seed)) == chosen, state.pub
            compared += 1
            for action in chosen:
                state, _ = game.apply(state, state.pub.turn, action)
    assert compared > 20


def test_a_deal_is_played_by_the_rules_and_the_same_again() -> None:
    game = find_game("marias", "penguin")
    deck = list(game.pack)
    Random(1).shuffle(deck)
    first, second = DealRecorder(game), DealRecorder(game)
    pub = play_quickly(game, deck, "1 0", first)
    assert pub == play_quickly(game, deck, "1 0", second)
    assert first.log == second.log
    state, _ = game.start(game.opening(), deck)
    for seat, action in first.log:
        assert action in game.legal(state, seat)
        state, _ = game.apply(state, seat, action)
    assert state.pub == pub


@pytest.mark.jit
@pytest.mark.nightly  # the rule of thumb is compiled only for this
def test_compiled_it_plays_the_same() -> None:
    game = find_game("sixtysix", "schnapsen")
    decks = [Random(seed).sample(game.pack, len(game.pack)) for seed in range(5)]

    def logs() -> list[list[tuple[int, int]]]:
        found = [DealRecorder(game) for _ in decks]
        for seed, (deck, notes) in enumerate(zip(decks, found, strict=True)):
            play_quickly(game, deck, f"{seed}", notes)
        return [notes.log for notes in found]

    assert jit.start()
    compiled = logs()
    assert quick_choice.choose_once.compiled is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(quick_choice.choose_once, "compiled", None)
        patch.setattr(quick_choice, "start", lambda: None)
        assert logs() == compiled
