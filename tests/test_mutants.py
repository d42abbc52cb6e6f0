"""Spoiled records through every door: only the program's own errors, and no work that grows faster than a text."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random
from time import process_time

import pytest

from hlaska.core import record as records
from hlaska.core.cards import cards_text
from hlaska.core.errors import HlaskaError
from hlaska.games import find_game, game_class
from tests import mutants

HEAD = "Game: schnapsen\n"
DECK = f"{HEAD}Deck: {cards_text(find_game('sixtysix', 'schnapsen').pack)}\n"
MARIAS = "Game: marias\nDeck: 7C\n"
LONG: dict[str, Callable[[int], str]] = {
    "a deck": lambda n: f"{HEAD}Deck: {'QH ' * n}",
    "lines of a deck": lambda n: HEAD + "Deck: QH\n" * n,
    "a hand": lambda n: f"{HEAD}Hand 0: {'QH ' * n}\nHand 1: KH",
    "lines of a hand": lambda n: HEAD + "Hand 0: QH\n" * n,
    "cards": lambda n: DECK + "QH " * n,
    "cards with commas": lambda n: DECK + "QH, " * n,
    "cards in words": lambda n: DECK + "ace of hearts, " * n,
    "lines of cards": lambda n: DECK + "QH\n" * n,
    "numbers of tricks": lambda n: DECK + "1. " * n,
    "seats": lambda n: DECK + "0: QH " * n,
    "calls": lambda n: MARIAS + "flek game " * n,
    "comments": lambda n: DECK + "{} " * n,
    "notes": lambda n: DECK + "Note: x\n" * n,
    "options": lambda n: HEAD + "Options: target=7\n" * n,
    "chairs": lambda n: f"{HEAD}Chairs: {'a|' * n}",
    "draws": lambda n: f"{HEAD}Draw: {'QH KH|' * n}\n{DECK.removeprefix(HEAD)}",
    "results": lambda n: f"{DECK}Result: {'1 ' * n}",
    "public numbers": lambda n: f"{HEAD}From: {'turn=0 ' * n}",
    "a list": lambda n: f"{HEAD}From: last=[{'QH,' * n}QH]",
    "a place": lambda n: f"{HEAD}From: turn=0\nPlace hand0: {'QH ' * n}\nRest: talon",
    "lines of a place": lambda n: f"{HEAD}From: turn=0\n" + "Place hand0: QH\n" * n,
    "deals": lambda n: HEAD + (DECK.removeprefix(HEAD) + "QH\n") * (n // 10),
    "a list of JSON": lambda n: '{"game":"schnapsen","deals":[{"moves":[' + '"QH",' * n + '"QH"]}]}',
}


def through(text: str) -> None:
    record, lines = mutants.read(text)
    records.check(record, game_class, lines)


@pytest.mark.parametrize("kind", LONG)
def test_work_grows_as_a_text_does(kind: str) -> None:
    """Twice as long a text takes twice as many calls of functions, whatever the machine."""
    once, short, long = (mutants.work(partial(through, LONG[kind](n))) for n in (50, 400, 800))
    assert once  # and what is made once is made
    assert 0 < long <= 2.2 * short, (short, long)


def seconds(text: str) -> float:
    """Of the processor, the least of three."""
    found = []
    for _ in range(3):
        begun = process_time()
        with suppress(HlaskaError):
            through(text)
        found.append(process_time() - begun)
    return min(found)


@pytest.mark.nightly
@pytest.mark.parametrize("kind", LONG)
def test_time_grows_as_a_text_does(kind: str) -> None:
    """Copies made in C count no calls, so here it is time: four times as long, not sixteen times as late."""
    short, long = seconds(LONG[kind](10_000)), seconds(LONG[kind](40_000))
    assert long < 8 * max(short, 0.01), (short, long)
    assert long < 2.0


@pytest.mark.parametrize("kind", LONG)
def test_errors_of_long_texts_are_short(kind: str) -> None:
    if kind in ("comments", "notes", "numbers of tricks", "options", "chairs"):
        return through(LONG[kind](4000))  # nothing is wrong with it
    with pytest.raises(HlaskaError) as caught:
        through(LONG[kind](4000))
    assert len(caught.value.text) < 1500


def test_longer_texts_are_refused_at_once() -> None:
    for text in ("x" * 1_000_001, '{"game": "marias"}' + " " * 1_000_000):
        with pytest.raises(HlaskaError, match="a record has at most 1000000"):
            mutants.read(text)


def test_the_same_number_is_the_same_mutant() -> None:
    assert [mutants.mutant(3, n) for n in range(20)] == [mutants.mutant(3, n) for n in range(20)]
    assert len({mutants.mutant(3, n) for n in range(60)}) > 50


@pytest.mark.parametrize("seed", range(2))
def test_spoiled_records_give_only_errors_of_the_program(seed: int) -> None:
    found = mutants.run(100 + seed, range(200))
    assert found.broken == []
    assert all(found.told[f"{door.__name__} in"] for door in mutants.DOORS), found.told
    assert found.told["read refused"]


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(200))
def test_many_spoiled_records_give_only_errors_of_the_program(part: int) -> None:
    """200 000 in all, none of them longer than two seconds of the processor at one door."""
    found = mutants.run(Random(f"mutants {part}").getrandbits(32), range(1000))
    assert found.broken == []
    assert [slow for slow in found.slowest if slow.seconds > 2.0] == []
