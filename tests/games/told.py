"""What a game tells, collected from deals at random, to see that every language has words for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from hlaska.core.actions import CALL
from hlaska.core.board import Event, State
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.locales import Language, languages
from tests.told import is_said

LOCALES = Path("src/hlaska/locales")


def languages_of(game: str) -> list[str]:
    return [name for name in languages() if (LOCALES / name / f"{game}.ftl").exists()]


def some_deck(game: Any, rng: Random) -> list[int]:
    """A shuffled pack, or every third time one with whole suits and their tops in one hand."""
    deck = list(game.pack)
    if rng.random() < 0.67:
        rng.shuffle(deck)
        return deck
    deck.sort()
    for _ in range(rng.randrange(5)):
        i, j = rng.randrange(len(deck)), rng.randrange(len(deck))
        deck[i], deck[j] = deck[j], deck[i]
    cut = rng.randrange(len(deck))
    return deck[cut:] + deck[:cut]


def play(game: Any, rng: Random) -> Iterator[tuple[State, list[Event]]]:
    """The states of a deal with moods: some deals are full of announcements and fleks, some of silence."""
    state, events = game.start(game.opening(), some_deck(game, rng))
    yield state, events
    mood: dict[str, float] = {}
    while state.pub.turn >= 0:
        seat = state.pub.turn
        other = [(s, a) for s in range(game.seats) for a in game.legal(state, s) if s != seat]
        if other and rng.random() < 0.02:
            seat, action = rng.choice(other)
        else:
            legal = game.legal(state, seat)
            calls = [a for a in legal if a >= CALL]
            weights = {a: mood.setdefault(game.action_text(a), rng.expovariate(1) ** 2) for a in calls}
            ladders: dict[str, int] = {}
            for a in calls:  # of many calls of one kind, such as bids, rather the first
                kind = game.action_text(a).split()[0]
                ladders[kind] = ladders.get(kind, 0) + 1
                weights[a] /= ladders[kind]
            action = rng.choices(legal, [weights.get(a, 3.0 if a >= 64 else 1.0) for a in legal])[0]
        state, events = game.apply(state, seat, action)
        yield state, events


def phrases_of(game: Game, state: State, events: list[Event], rng: Random) -> Iterator[Phrase]:
    """Everything that is told at one moment, and some refusals."""
    for seat in range(-1, game.seats):
        view = game.view(state, seat)
        told = game.explainer.explain(view)
        yield from (r for r in (told.question, told.title, told.duty) if r is not None)
        yield from (*told.calls, *told.melds, *told.stakes)
        yield Phrase(told.verb, {"card": 5})
        for event in events:
            phrase = game.explainer.explain_event(state.pub, event.for_seat(seat))
            if phrase is not None:
                yield phrase
        for action in rng.sample(range(CALL + len(game.calls)), 12 if seat == state.pub.turn else 2):
            if seat >= 0 and action not in view.legal:
                why = game.explainer.explain_refusal(view, action)
                assert why is not None, game.action_text(action)
                yield why
    for item in state.pub.items:
        yield Phrase(item.key, item.args | {"seat": item.seat, "value": item.value, "base": item.base})
        yield from (Phrase(Language().factor_key(game.id, why), {"n": n}) for why, n in item.factors)


def all_phrases(games: Iterator[tuple[Game, Random]]) -> tuple[Phrase, ...]:
    """One phrase for every key and set of numbers that these deals show."""
    found: dict[str, Phrase] = {}
    for game, rng in games:
        for state, events in play(game, rng):
            for phrase in phrases_of(game, state, events, rng):
                found.setdefault(f"{phrase.key} {sorted(phrase.args)}", phrase)
    return tuple(found.values())


# ---------------------------------------------------------------- checks
def check_words(game: Game, phrases: tuple[Phrase, ...]) -> None:
    for phrase in phrases:
        is_said(game, phrase)


def unused(game: str, language: str, phrases: tuple[Phrase, ...]) -> list[str]:
    """Messages of the game's own file that nothing has shown."""
    text = (LOCALES / language / f"{game}.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z][\w-]*) =", text, re.M)
    assert len(keys) == len(set(keys))
    told = {phrase.key for phrase in phrases}
    spare = [k for k in keys if k not in told]
    named = rf"{game}-|game-|preset-|option-|group-|factor-"
    return [k for k in spare if not re.match(named, k) and not k.endswith(("-you", "-many", "-high"))]
