"""What the other seat left undone weighs the worlds, and excludes none."""

from random import Random
from statistics import fmean
from typing import Any

import pytest

from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.core.actions import CALL
from hlaska.core.board import Event, cards_in, without
from hlaska.core.game import Game
from hlaska.games import find_game
from hlaska.games.sixtysix.belief import hand_steps
from hlaska.games.sixtysix.call_model import model

PRESETS = ("schnapsen", "sixty_six_24", "mariage")


def true_cards(worlds: BeliefSampler, state: Any) -> list[int]:
    """The cards that really lie in the hidden places."""
    rest = {}
    for place, entries in enumerate(worlds.view.places):
        proved = [card for p, card in worlds.slots if p == place]
        rest[place] = without(cards_in(state.places[place]), (*cards_in(entries), *proved))
    return [card if card >= 0 else rest[place].pop() for place, card in worlds.slots]


def told(game: Game, rng: Random, eager: bool) -> list[tuple[float, float]]:
    """Of a deal played by chance, at each state that is told again: the chance of the truth, and of random worlds.
    eager: everybody declares and exchanges where that is possible; else nobody does."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    heard = [[e.for_seat(s) for e in events] for s in (0, 1)]
    rob, found = game.call("rob"), []
    while state.pub.turn >= 0:
        seat = state.pub.turn
        worlds = BeliefSampler(game, game.view(state, seat), heard[seat])
        if worlds.belief is not None:
            truth = worlds.weight(true_cards(worlds, state), rng)
            found.append((truth, fmean(worlds.weight(worlds._draw_cards(rng), rng) for _ in range(8))))
        legal = game.legal(state, seat)
        done = [a for a in legal if a == rob or 64 <= a < 128]
        quiet = [a for a in legal if a < 64] or [a for a in legal if a == game.call("draw")] or [legal[0]]
        action = rng.choice(done if done and eager else quiet)
        state, events = game.apply(state, seat, action)
        heard = [old + [e.for_seat(s) for e in events] for s, old in enumerate(heard)]
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_who_does_what_can_be_done_is_believed_when_quiet(preset: str) -> None:
    game, rng = find_game("sixtysix", preset), Random(preset)
    found = [pair for _ in range(12) for pair in told(game, rng, eager=True)]
    assert fmean(truth for truth, _ in found) > fmean(other for _, other in found)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_who_leaves_everything_undone_is_not_excluded(preset: str) -> None:
    game, rng = find_game("sixtysix", preset), Random(preset)
    found = [pair for _ in range(12) for pair in told(game, rng, eager=False)]
    assert min(truth for truth, _ in found) > 0
    assert min(truth for truth, _ in found) < 1


def test_a_lead_without_a_marriage_speaks_against_king_and_queen() -> None:
    """The other seat led the ace of spades: worlds in which it held a marriage then weigh as much less."""
    game, rng = find_game("sixtysix", "schnapsen"), Random(2)
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    lead = next(a for a in game.legal(state, 0) if a < 64)
    state, more = game.apply(state, 0, lead)
    heard = [e.for_seat(1) for e in (*events, *more)]
    worlds = BeliefSampler(game, game.view(state, 1), heard)
    assert worlds.belief is not None
    rob = state.pub.trump << 4 | 3
    for _ in range(200):
        cards = worlds._draw_cards(rng)
        hand = {c for (place, _), c in zip(worlds.slots, cards, strict=True) if place == 0} | {lead}
        pairs = sum({suit << 4 | 4, suit << 4 | 5} <= hand for suit in range(4))
        kept = model().kept if rob in hand else 1
        assert worlds.weight(cards, rng) == pytest.approx(model().silent ** pairs * kept)


def test_the_other_hand_is_followed_through_draws_and_exchanges() -> None:
    game = find_game("sixtysix", "schnapsen")
    other = [
        Event("move", cards=(0x27,), dst=3),
        Event("play", 1, cards=(0x05,)),
        Event("play", 0, cards=(0x07,)),
        Event("trick", 0),
        Event("draw", 0, cards=(0x33,)),
        Event("draw", 1, cards=(-1,)),
        Event("call", 1, game.call("rob")),
        Event("rob", 1, dst=3, cards=(0x23,)),
        Event("rob", 1, src=3, dst=1, cards=(0x27,)),
        Event("play", 1, 1, cards=(0x14,)),
    ]
    made = list(hand_steps(game.options, 10, 2, 1, other))
    assert [(step.gave, step.took) for step in made] == [
        (5, ()),
        (-1, (-1,)),
        (0x23, ()),
        (-1, (0x27,)),
        (0x14, ()),
    ]
    assert [step.pairs for step in made] == [True, False, False, False, False]
    assert made[0].rob == 0x23
    assert made[-1].rob == -1
    assert game.call("rob") >= CALL
