"""Kinds of hands to practise with: every game's kinds are found under every preset, and have words."""

from __future__ import annotations

from random import Random

import pytest

from hlaska.core.cards import parse_cards
from hlaska.core.practice_hands import Hand, hand_dealt, has_aces, has_long_suit, has_marriage
from hlaska.games import GAMES, find_game, game_class, hands
from hlaska.locales import languages
from hlaska.table.practice_deals import deal_kind
from tests.told import words_of

KINDS = [
    (game, preset, kind) for game in GAMES for preset in game_class(game).presets for kind in hands(game)
]


@pytest.mark.parametrize(("game", "preset", "kind"), KINDS)
def test_every_kind_of_hand_is_found(game: str, preset: str, kind: str) -> None:
    made, fits = find_game(game, preset), hands(game)[kind]
    dealt = deal_kind(made, made.opening(), fits, Random(3).shuffle)
    assert dealt is not None
    assert sorted(dealt.deck) == sorted(made.pack)
    state, _ = made.start(made.opening(), list(dealt.deck))
    for seat, action in dealt.moves:
        assert action in made.legal(state, seat)
        state, _ = made.apply(state, seat, action)
    assert fits(hand_dealt(made, state))


def test_what_is_not_found_is_not_sought_for_ever() -> None:
    made = find_game("thousand")
    assert deal_kind(made, made.opening(), lambda _: False, Random(1).shuffle, tries=5) is None


@pytest.mark.parametrize("language", languages())
def test_every_kind_has_words(language: str) -> None:
    for game in GAMES:
        words = words_of(language, game_class(game))
        assert [kind for kind in hands(game) if not words.has(f"hand-{kind}")] == []


def hand(cards: str, partner: str = "", trump: int = -1) -> Hand:
    return Hand(parse_cards(cards), parse_cards(partner) if partner else (), trump)


@pytest.mark.parametrize(
    ("game", "kind", "yes", "no"),
    [
        ("marias", "seven", "7S 8S 9S KS AS AH TH KD QD 9C", "7S 8S 9S KS TS AH TH KD QD 9C"),
        ("marias", "hundred", "AS KS QS TS AH TH 8C 9D JD 8H", "AS KS QS 9S AH 7C 8C 9D JD 8H"),
        ("marias", "betl", "7S 8S 9S TS 7H 8H 9H JD 7D QC", "7S 8S 9S TS 7H 8H 9H JD KD QC"),
        ("marias", "durch", "AS KS TS QS AH AD KD 9C 8C 7C", "AS QS TS 9S AH AD KD 9C 8C 7C"),
        ("marias_four", "strong", "AS 9S 7S TD", "KS 9S 7S TD"),
        ("pinochle", "run", "AC TC KC QC JC 9D 9H 9S QH KD JS TS", "AC TC KC QC 9C 9D 9H 9S QH KD JS TS"),
        (
            "pinochle",
            "near-run",
            "AC TC KC QC 9C 9D 9H 9S QH KD JS TS",
            "AC TC KC QC JC 9D 9H 9S QH KD JS TS",
        ),
        ("pinochle", "pinochle", "QS JD 9D 9H", "QS JC 9D 9H"),
        ("bezique", "bezique", "QS JD 9D 9H", "QH JD 9D 9H"),
    ],
)
def test_kinds_mean_what_they_say(game: str, kind: str, yes: str, no: str) -> None:
    assert hands(game)[kind](hand(yes))
    assert not hands(game)[kind](hand(no))


def test_kinds_that_many_games_have() -> None:
    assert has_marriage(hand("KS QS 7D"))
    assert not has_marriage(hand("KS QH 7D"))
    assert has_long_suit(hand("7S 8S 9S TS AS 7D"))
    assert not has_long_suit(hand("7S 8S 9S TS 7D 8D"))
    assert has_aces(hand("AS AH AD 7C"))
    assert not has_aces(hand("AS AS AD 7C"))
    assert hands("sixtysix")["royal"](hand("KS QS 7D JD AD", trump=1))
    assert not hands("sixtysix")["royal"](hand("KS QS 7D JD AD", trump=2))
    assert hands("sixtysix")["trumps"](hand("KS QS AS JD AD", trump=1))
    assert not hands("sixtysix")["trumps"](hand("KS QS JS JD AD", trump=1))
    assert hands("pinochle")["partner"](hand("9C 9D", partner="AC AD AH AS"))
    assert not hands("pinochle")["partner"](hand("AC AD AH AS", partner="9C 9D"))
