"""Chapters on how to play well: said in every language, with chances that counting all cases gives, too."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from hlaska.core.cards import parse_cards
from hlaska.core.tactics import all_have, none_of, percent
from hlaska.games import GAMES, find_game, game_class, tactics
from hlaska.locales import languages
from tests.told import LOCALES, is_said, keys, words_of

TAUGHT = [
    (game, preset)
    for game in GAMES
    for preset in game_class(game).presets
    if tactics(find_game(game, preset))
]


@pytest.mark.parametrize(("game", "preset"), TAUGHT)
def test_chapters_are_said_in_every_language(game: str, preset: str) -> None:
    made = find_game(game, preset)
    for chapter in tactics(made):
        is_said(made, chapter.says)
        assert set(chapter.cards) <= set(made.pack)
        chances = [n for name, n in chapter.says.args.items() if name not in ("n", "out", "saved")]
        assert all(0 < n < 100 for n in chances), chapter.says
        for language in languages():
            words = words_of(language, game_class(game))
            assert 100 < len(words.sentence(chapter.says)) < 600
            assert words.attribute(chapter.says, "title")


def test_every_game_is_taught() -> None:
    assert {game for game, _ in TAUGHT} == set(GAMES)


def test_no_chapter_is_never_told() -> None:
    told = {chapter.says.key for game, preset in TAUGHT for chapter in tactics(find_game(game, preset))}
    files = (LOCALES / "en").glob("tactics_*.ftl")
    assert {key for path in files for key in keys("en", path.stem)} == told


@pytest.mark.parametrize(("wanted", "drawn", "unseen"), [(1, 2, 5), (2, 3, 8), (3, 4, 9)])
def test_a_chance_of_none_is_what_counting_gives(wanted: int, drawn: int, unseen: int) -> None:
    draws = list(combinations(range(unseen), drawn))
    free = sum(min(draw) >= wanted for draw in draws)
    assert none_of(wanted, drawn, unseen) == pytest.approx(free / len(draws))


@pytest.mark.parametrize(("wanted", "hand", "hands"), [(3, 3, 2), (2, 2, 3), (4, 2, 3), (5, 2, 3)])
def test_a_chance_that_each_has_one_is_what_counting_gives(wanted: int, hand: int, hands: int) -> None:
    deals = [
        d for d in product(range(hands), repeat=hand * hands) if all(d.count(h) == hand for h in range(hands))
    ]
    each = sum(set(deal[:wanted]) == set(range(hands)) for deal in deals)
    assert all_have(wanted, hand, hands) == pytest.approx(each / len(deals))


def test_numbers_follow_the_rules_in_use() -> None:
    def args(game: str, preset: str, nth: int) -> dict[str, int]:
        return tactics(find_game(game, preset))[nth].says.args

    assert args("sixtysix", "schnapsen", 0) == {"his": 36, "stock": 64, "mine": 32}
    assert args("sixtysix", "schnapsen", 1) == {"n": 5, "out": 2, "none": percent(none_of(2, 5, 14))}
    assert args("sixtysix", "mariage", 1)["n"] == 8
    assert args("marias", "pagat_voleny", 0) == {"out": 3, "both": 79, "one": 21}
    assert args("marias", "pagat_voleny", 1) == {"n": 20}
    assert args("pinochle", "mfp", 0)["n"] == 2
    assert args("pinochle", "double_deck", 0)["n"] == 4
    assert args("pinochle", "double_deck", 3)["out"] == 15
    assert args("thousand", "thousand", 0) == {"n": percent(3 / 17)}
    assert args("bezique", "bezique", 0) == {"n": 2, "his": percent(1 - none_of(2, 8, 55))}
    assert args("bezique", "rubicon", 0) == {"n": 4, "his": percent(1 - none_of(4, 9, 119))}
    assert args("marias_auction", "licit_traditional", 0) == {"n": 9, "suit": 34}
    assert args("marias_four", "four_partner", 0) == {"n": percent(1 - none_of(5, 4, 28))}
    assert args("marias_two", "lizany", 0) == {"his": 33, "stock": 67, "mine": 33}
    assert args("marias_thirteen", "two_simple", 0)["n"] == 10
    assert args("pinochle_three", "auction3", 0)["one"] == percent(1 - none_of(2, 3, 33))
    assert args("pinochle_three", "auction3_double", 0)["one"] == percent(1 - none_of(4, 5, 55))
    assert args("pinochle_two", "two_handed", 1) == {"n": 2, "his": 57, "stock": 43}


def test_a_position_is_made_of_cards_of_the_game() -> None:
    chapter = tactics(find_game("marias"))[0]
    assert set(chapter.cards) == set(parse_cards("AS KS 9S 8S 7S"))
