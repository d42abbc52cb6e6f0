"""Numbers that calls carry along, packed into a word."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hlaska.core.carried import Carried
from hlaska.games import find_game
from hlaska.research.batch.batch_starts import begin_deal
from hlaska.research.batch.carried_word import CarriedWord

GAMES = (("marias", "pagat_voleny"), ("marias", "penguin"), ("marias_auction", "licit_traditional"),
         ("marias_two", "lizany"), ("marias_four", "four_partner"))  # fmt: skip


def states_of(game: Any, deals: int, seed: int) -> list[Any]:
    """States of the calls of random deals in which every call is as likely as another."""
    rng, found = Random(seed), []
    for _ in range(deals):
        deck = list(game.pack)
        rng.shuffle(deck)
        state = begin_deal(game, deck)
        while state.pub.turn >= 0 and game.adviser.position(state) is None:
            found.append(state)
            state, _ = game.apply(state, state.pub.turn, rng.choice(game.legal(state, state.pub.turn)))
    return found


@pytest.mark.parametrize(("name", "preset"), GAMES)
def test_public_numbers_are_those_that_stand_for_them_and_their_word(name: str, preset: str) -> None:
    game = find_game(name, preset)
    word, carrying = CarriedWord(game.carried_numbers()), 0
    for state in states_of(game, 60, 3):
        blank = word.blank(state.pub)
        assert word.fill(blank, word.read(state.pub)) == state.pub
        assert word.blank(blank) == blank
        assert word.read(blank) == word.first
        assert not word.read(state.pub) & word.guards
        carrying += blank != state.pub
    assert carrying > 20


@pytest.mark.parametrize(("name", "preset"), GAMES)
def test_what_is_legal_hangs_on_nothing_that_is_carried(name: str, preset: str) -> None:
    game = find_game(name, preset)
    word = CarriedWord(game.carried_numbers())
    for state in states_of(game, 40, 4):
        other = state.__class__(word.blank(state.pub), state.places)
        assert game.legal(other, state.pub.turn) == game.legal(state, state.pub.turn)


def numbers(pub: tuple[int, ...]) -> tuple[int, ...]:
    return pub


def test_a_number_that_grows_over_its_highest_sets_a_guard() -> None:
    """Public numbers stand here for themselves."""
    word = CarriedWord([Carried((5, 0, 7), numbers, lambda pub, found: tuple(found))])
    for pub in ((0, 0, 0), (5, 0, 7), (3, 0, 1)):
        assert not word.read(pub) & word.guards
        assert word.fill((), word.read(pub)) == pub
    for step in ((6, 0, 0), (0, 1, 0), (0, 0, 8)):
        assert word.read(step) & word.guards


def test_what_is_carried_for_a_while_is_dropped_and_blank_only_meanwhile() -> None:
    """Public numbers stand here for themselves: a phase, and a number carried in phase 1."""
    carried = Carried(
        (5,), lambda pub: (pub[1],), lambda pub, found: (pub[0], found[0]), lambda pub: pub[0] == 1
    )
    word = CarriedWord([carried])
    assert word.blank((0, 4)) == (0, 4)
    assert word.read((0, 4)) == word.first
    assert word.blank((1, 4)) == (1, 0)
    assert word.fill((1, 0), word.read((1, 4))) == (1, 4)
    assert word.is_dropped((1, 4), (2, 4))
    assert not word.is_dropped((0, 4), (1, 4))
    assert not word.is_dropped((1, 4), (1, 4))


def test_plays_hang_on_the_bits_of_what_is_settled_by_numbers() -> None:
    idle = Carried((6,), numbers, lambda pub, found: pub, is_settled=lambda pub: False)
    paid = Carried((3, 1), numbers, lambda pub, found: pub)
    assert CarriedWord([idle, paid]).settled_bits(()) == 0b11111 << 4
    assert CarriedWord([paid, idle]).settled_bits(()) == 0b11111
    assert CarriedWord([idle]).settled_bits(()) == 0


@pytest.mark.parametrize(("name", "preset"), GAMES)
def test_deals_keep_the_trumps_that_nodes_carry(name: str, preset: str) -> None:
    game = find_game(name, preset)
    word, kept = CarriedWord(game.carried_numbers()), 0
    for state in states_of(game, 60, 5):
        if word.has_trump(state.pub):
            after, _ = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])
            assert after.pub.trump == state.pub.trump
            kept += 1
    assert bool(kept) == (name != "marias_four")


def test_numbers_that_do_not_fit_into_a_word_are_refused() -> None:
    with pytest.raises(ValueError, match="take 72 bits of 62"):
        CarriedWord([Carried((7,) * 18, numbers, lambda pub, found: pub)])
