"""Cards that a bidder passes back."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hlaska.core.cards import ACE
from hlaska.families.pinochle.melds import shown, total
from hlaska.games import find_game
from hlaska.games.pinochle.game import Pinochle
from hlaska.games.pinochle.hand_values import choose_pass_back

HANDS = 150


@pytest.mark.parametrize("preset", ["mfp", "stonebridge", "double_deck"])
def test_a_bidder_passes_cards_that_no_meld_needs_as_long_as_there_are_some(preset: str) -> None:
    game, rng = find_game("pinochle", preset), Random(1)
    assert isinstance(game, Pinochle)
    for _ in range(HANDS):
        pack = list(game.pack)
        rng.shuffle(pack)
        cards, trump = pack[: 16 if game.options.deck == "single" else 24], rng.randrange(4)
        passed = Counter(choose_pass_back(game.options, game.table, trump, cards, 4))
        left = Counter(cards) - passed
        assert passed.total() == 4
        assert passed + left == Counter(cards)
        needed = Counter(shown(cards, game.table, trump))
        spare = [
            c
            for c, n in Counter(cards).items()
            for _ in range(n - needed[c])
            if c >> 4 != trump and c & 15 != ACE
        ]
        if len(spare) >= 4:
            assert total(left.elements(), game.table, trump) == total(cards, game.table, trump)
            assert not passed - Counter(spare)
