"""A game with rules only is explained, refused and told, and computer players play it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hlaska.core.actions import CALL
from hlaska.core.board import Event, State, cards_in
from hlaska.core.calls import Calls
from hlaska.core.errors import Phrase
from hlaska.core.explainer import PlainExplainer
from hlaska.core.public import Public
from hlaska.core.view import View
from hlaska.locales import Language, languages
from hlaska.research.matches.casting import Casting
from hlaska.research.matches.play_deal import Cast, DealRecorder, play_deal
from hlaska.research.players.player_specs import Player
from tests.told import Only
from tests.toy import HAND, TRICK, BareToy

DECLARED = 64


def deal(game: BareToy, seed: int) -> Iterator[tuple[State[Any], list[Event]]]:
    """The states of a deal of chance, each with the events that led to it."""
    rng = Random(seed)
    deck = rng.sample(game.pack, len(game.pack))
    state, events = game.start(game.opening(), deck)
    yield state, events
    while state.pub.turn >= 0:
        seat, action = rng.choice([(s, a) for s in range(game.seats) for a in game.legal(state, s)])
        state, events = game.apply(state, seat, action)
        yield state, events


def told(game: BareToy, state: State[Any], events: list[Event]) -> Iterator[Phrase]:
    """All that anybody is told in a state, with the reasons why the rest may not be done."""
    actions = (*game.pack, *range(CALL, CALL + len(game.calls)))
    for seat in range(-1, game.seats):
        view = game.view(state, seat)
        said = game.explainer.explain(view)
        yield from (phrase for phrase in (said.question, said.title, said.duty) if phrase)
        yield from (*said.calls, *said.melds, Phrase(said.verb, {"card": game.pack[0]}))
        yield from (
            phrase for e in events if (phrase := game.explainer.explain_event(state.pub, e.for_seat(seat)))
        )
        for action in actions if seat >= 0 else ():
            if action not in view.legal:
                phrase = game.explainer.explain_refusal(view, action)
                assert phrase is not None
                yield phrase


@pytest.mark.slow
def test_everything_is_said_in_every_language() -> None:
    game = BareToy()
    found: dict[str, Phrase] = {}
    for seed in range(20):
        for state, events in deal(game, seed):
            found |= {phrase.key: phrase for phrase in told(game, state, events)}
    own = {key for key in found if key.startswith(("act-toy-", "call-toy-"))}
    assert own == {f"{kind}-toy-{text}" for kind in ("act", "call") for text in game.calls.texts}
    for language in languages():
        words = Only(language, game)
        assert not [key for key in found if not words.has(key) and key not in own]
        assert {Language(language).sentence(found[key]).lower() for key in own} == {
            "toy hop",
            "toy skip",
            "toy wave",
        }


def test_whoever_may_call_has_a_button_for_it() -> None:
    game = BareToy()
    for seed in range(20):
        for state, _ in deal(game, seed):
            for seat in range(game.seats):
                view = game.view(state, seat)
                buttons = [phrase.calls for phrase in game.explainer.explain(view).calls]
                assert buttons == [(a,) for a in view.legal if a >= CALL]


@pytest.mark.parametrize(
    ("seat", "action", "key"),
    [
        (0, "not held", "refused-not-held"),
        (0, "held", "refused-not-legal"),
        (0, "wave", "refused-not-legal"),
        (1, "hop", "refused-not-your-turn"),
    ],
)
def test_a_refusal_says_what_it_can(seat: int, action: str, key: str) -> None:
    game = BareToy()
    state, _ = game.start(game.opening(), game.pack)
    hand = cards_in(state.places[HAND])
    cards = {"held": hand[0], "not held": next(c for c in game.pack if c not in hand)}
    wish = cards[action] if action in cards else game.call(action)
    phrase = game.explainer.explain_refusal(game.view(state, seat), wish)
    assert phrase is not None
    assert phrase.key == key


def test_a_declared_card_has_a_row_and_is_told() -> None:
    explainer: PlainExplainer[Public] = PlainExplainer("x", Calls(), HAND)
    card = 5
    view = View(0, Public("play", 0), ((card,), ()), (card, card | DECLARED, card | 2 * DECLARED))
    assert explainer.explain(view).melds == (Phrase("act-declare", {"card": card}, (card | DECLARED,)),)
    played = Event("play", 0, 1, HAND, TRICK, (card,), -1)
    assert explainer.explain_event(view.pub, played) == Phrase(
        "event-play-declare", {"seat": 0, "card": card}
    )


@pytest.mark.parametrize("level", ["random", "greedy", "club:8"])
def test_computer_players_finish_the_deal(level: str) -> None:
    game = BareToy()
    for seed in range(3):
        deck = Random(seed).sample(game.pack, len(game.pack))
        seated = Cast(Casting((0,) * game.seats), lambda who, seat: Player(game, level, f"{seat}"))
        result = play_deal(game, deck, seated, DealRecorder(game)).result
        assert sum(result) == 0
        assert result[0] in (-3, -1, 1, 3)
