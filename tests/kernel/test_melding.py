"""Deals in which combinations are laid: the kernel does what the engine does, also where a seat reaches its goal."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict

from hlaska.core.actions import CALL
from hlaska.core.game import Game
from hlaska.core.options import random_options
from hlaska.core.public import update
from hlaska.games import find_game, game_class
from hlaska.kernel import layout, melding
from hlaska.kernel.melding import LEGAL_WORDS, move_melding, write_melding


def begin(game: Game, rng: Random, before: tuple[int, int]) -> Any:
    """A deal in a match that stands so."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, _ = game.start(game.opening(), deck)
    return type(state)(update(state.pub, before=before), state.places)


def listed(game: Game, b: list[int]) -> set[int]:
    """What the kernel lists, as actions of the game."""
    w = [0] * LEGAL_WORDS
    write_melding(b, w)
    found = {call for call, act in game.whole_acts.items() if melding.is_listed(w, act)}
    for how, word in zip(melding.HOWS, melding.HOW_WORDS, strict=True):
        found |= {how << 6 | card for card in range(56) if w[word] >> card & 1}
    return found


def choose(game: Game, legal: tuple[int, ...], rng: Random) -> int:
    """Mostly lays what can be laid, plays cards that are of least use, and hardly ever declares out."""
    if rng.random() < 0.05:
        return rng.choice(legal)
    lays = [
        a for a in legal if a >= CALL and game.action_text(a) not in ("draw", "draw trump", "declare out")
    ]
    draws = [a for a in legal if a >= CALL and game.action_text(a).startswith("draw")]
    cards = [a for a in legal if a < CALL]
    if lays or not cards:
        return rng.choice(lays or draws or legal)
    return min(rng.choices(cards, k=3), key=lambda a: a & 15 in (3, 4, 5, 7))


def play(game: Any, state: Any, rng: Random) -> Counter[str]:
    """Plays a deal by the engine and by the kernel, and compares every step and what it pays."""
    first, count = state, Counter[str]()
    b = game.positions.whole_position(state.pub, state.places)
    paid = b[layout.PAIR_POINTS : layout.PAIR_POINTS + 2]  # in both, the position and the state
    while state.pub.turn >= 0:
        legal = game.legal(state, state.pub.turn)
        assert b == game.positions.whole_position(state.pub, state.places), state.pub
        assert listed(game, b) == set(legal), state.pub
        action = choose(game, legal, rng)
        count[game.action_text(action).split()[0] if action >= CALL else "card"] += 1
        count["copy"] += action < CALL and action >> 6 > 0
        move_melding(b, game.whole_acts[action] if action >= CALL else action)
        state = game.apply(state, state.pub.turn, action)[0]
    assert b[layout.DONE], state.pub
    count["at once"] += b[layout.DONE] == layout.OVER_AT_ONCE
    b[layout.PAIR_POINTS] -= paid[0]
    b[layout.PAIR_POINTS + 1] -= paid[1]
    assert game.adviser.payoff(first, b) == state.pub.result
    return count


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("bezique", []),
        ("bezique", ["bz_brisque_timing=won", "bz_last_trick_at=24"]),
        ("bezique", ["bz_seven=when_played", "bz_need_hand_card=true", "bz_bezique_cards=swap"]),
        ("rubicon", []),
        ("pinochle_two", ["last_draw=choice", "declare_out=true", "double_meld_bonus=true"]),
        ("pinochle_two", ["meld_when=after_draw", "last_draw=choice", "declare_out=true"]),
    ],
)
def test_every_step_is_that_of_the_engine(name: str, settings: list[str]) -> None:
    game = find_game("bezique", name, settings) if name == "rubicon" else find_game(name, None, settings)
    rng, count = Random(5), Counter[str]()
    for _ in range(4 if name == "rubicon" else 8):
        count += play(game, begin(game, rng, (rng.randrange(700, 900), rng.randrange(700, 900))), rng)
    assert count["marriage"] > 3
    assert count["copy"] > 1
    if name == "bezique":
        assert count["at once"] > 1


@pytest.mark.nightly
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", ["bezique", "pinochle_two"])
def test_every_step_is_that_of_the_engine_under_random_options(name: str) -> None:
    rng, made, count = Random(8), game_class(name), Counter[str]()
    for _ in range(400):
        options = asdict(random_options(made.Options, rng))
        game = made(made.Options(**options))
        count += play(game, begin(game, rng, (rng.randrange(990), rng.randrange(990))), rng)
    assert count["card"] > 10_000
