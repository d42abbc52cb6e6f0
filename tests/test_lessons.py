"""What is taught of every game: in every language, by rules that exist, with the numbers of the options in force."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from hlaska.core.actions import CALL
from hlaska.core.cards import SUITS, card_text
from hlaska.core.errors import BadOptions, Phrase
from hlaska.core.game import Game
from hlaska.core.lesson import SECTIONS, Section
from hlaska.core.options import parse, random_options
from hlaska.games import GAMES, find_game, game_class, lesson
from hlaska.locales import languages
from hlaska.server.learning.rulebook import rule_text
from hlaska.table.drill import find_bidding, find_position, find_trick
from scripts.glossary import glossary_files
from tests.laws import must
from tests.naive import wins
from tests.presets import TWO, presets
from tests.told import LOCALES, ROOT, is_said, keys, rules_of, words_of

RANDOM = 250  # options at random for each game
WITHOUT_BIDS = ("sixtysix", "bezique", "pinochle_two", "marias_thirteen", "cutthroat3")
PRESETS = [(game, preset) for game in GAMES for preset in game_class(game).presets]


def phrases(sections: tuple[Section, ...]) -> Iterator[Phrase]:
    for section in sections:
        yield from section.says
        yield from (row.phrase for row in section.rows if row.phrase is not None)
        yield from (example.duty for example in section.examples if example.duty is not None)


def drawn(game_type: Any, rng: Random) -> Game | None:
    try:
        game: Game = game_type(
            random_options(type(next(iter(game_type.presets.values()))), rng, rng.choice((1, 2, 3, None)))
        )
    except BadOptions:
        return None
    return game


@cache
def taught(game: str) -> tuple[Phrase, ...]:
    """What the lessons of a game say under its presets and under options at random, each key once."""
    game_type, rng = game_class(game), Random(7)
    games = [find_game(game, preset) for preset in game_type.presets]
    games += [found for _ in range(RANDOM) if (found := drawn(game_type, rng)) is not None]
    said = {phrase.key: phrase for one in games for phrase in phrases(lesson(one))}
    return tuple(said.values())


# ---------------------------------------------------------------- lessons
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_lesson_has_what_a_beginner_needs(game: str, preset: str) -> None:
    sections = lesson(find_game(game, preset))
    names = [section.key for section in sections]
    assert names == sorted(set(names), key=SECTIONS.index)
    assert {"aim", "cards", "deal", "duties", "score", "match"} <= set(names)
    assert all(section.says for section in sections)
    (duties,) = (section for section in sections if section.key == "duties")
    assert len(duties.examples) >= 3
    assert any(len(e.legal) < len(e.hand) for e in duties.examples)
    assert all((e.duty is None) == (len(e.legal) == len(e.hand)) for e in duties.examples)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_everything_taught_is_said_in_every_language(game: str) -> None:
    for phrase in taught(game):
        is_said(find_game(game), phrase)
        for language in languages():
            text = words_of(language, game_class(game)).sentence(phrase)
            assert not re.search(r"[{}]", text)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_taught_can_be_read_and_is_one_of_the_game(game: str) -> None:
    for phrase in taught(game):
        assert rule_text(phrase.rule), phrase
        parts = [part for part in rules_of(game) if f"{phrase.rule}.".startswith(f"{part}.")]
        assert parts, f"{phrase.key} quotes {phrase.rule}, not a rule of {game}"


@pytest.mark.parametrize("game", GAMES)
def test_presets_are_taught_differently(game: str) -> None:
    """But for those that differ in what a beginner need not know."""
    game_type = game_class(game)
    told = {preset: lesson(find_game(game, preset)) for preset in game_type.presets}
    assert len(set(map(str, told.values()))) >= (len(told) + 1) // 2


@pytest.mark.parametrize(
    ("game", "setting"),
    [
        ("sixtysix", "pack=20"), ("sixtysix", "closed_marriages=true"), ("sixtysix", "strict_follow=F2"),
        ("sixtysix", "target=11"), ("sixtysix", "closing=false"), ("sixtysix", "last_trick_bonus=10"),
        ("marias", "durch_value=12"), ("marias", "hearts_factor=4"), ("marias", "sharp_in_talon=true"),
        ("marias", "marriage_card=either"), ("marias", "players=4"), ("marias_auction", "lic_jump_bids=false"),
        ("marias_two", "hundred_value=8"), ("marias_thirteen", "game_value=3"), ("marias_four", "call_own_card=true"),
        ("thousand", "min_bid=110"), ("thousand", "th_must_beat=true"), ("thousand", "th_ace_marriage=200"),
        ("pinochle", "pass_count=2"), ("pinochle", "card_points=trad"), ("pinochle", "heading=trump_led"),
        ("pinochle", "double_meld_bonus=false"), ("pinochle", "scale=10 min_bid=16"), ("pinochle", "target=900"),
        ("pinochle_three", "min_bid=350"), ("pinochle_two", "card_points=atk10"), ("pinochle_two", "target=500"),
        ("bezique", "target=2000"), ("bezique", "strict_follow=F1"),
    ],
)  # fmt: skip
def test_a_house_rule_changes_what_is_taught(game: str, setting: str) -> None:
    game_type: Any = game_class(game)
    usual = next(iter(game_type.presets.values()))
    assert str(lesson(game_type(usual))) != str(lesson(game_type(parse(usual, setting.split()))))


def test_numbers_are_those_of_the_engine() -> None:
    """A run counts what the count of a hand gives it, under these rules."""
    (melds,) = (s for s in lesson(find_game("pinochle", "stonebridge")) if s.key == "melds")
    rows = {row.phrase.key: (row.values, row.twice) for row in melds.rows if row.phrase}
    assert rows["learn-pinochle-meld-run"] == ((150,), 0)
    (melds,) = (s for s in lesson(find_game("pinochle", "joedog")) if s.key == "melds")
    rows = {row.phrase.key: (row.values, row.twice) for row in melds.rows if row.phrase}
    assert rows["learn-pinochle-meld-run"] == ((15,), 150)


# ---------------------------------------------------------------- words
@pytest.mark.parametrize("language", languages())
def test_every_word_to_be_explained_is_explained(language: str) -> None:
    words = words_of(language, game_class("sixtysix"))
    for path in (LOCALES / language).glob("*.ftl"):
        text = re.sub(r"^#.*$", "", path.read_text("utf-8"), flags=re.M)
        marked = re.findall(r"<([a-z0-9_]+)>([^<]*)</([a-z0-9_]+)>", text)
        assert text.count("<") == 2 * len(marked), f"{path}: a mark is not closed"
        for begin, inside, end in marked:
            must(begin == end and bool(inside.strip()), f"{path}: <{begin}>{inside}</{end}>")
            must(words.has(f"word-{begin}"), f"{path}: '{begin}' is not explained in docs/glossary.md")
            assert words.attribute(Phrase(f"word-{begin}"), "help")


def test_the_glossary_is_what_it_is_made_of() -> None:
    """Generated, and every word explained is used somewhere."""
    for path, made in glossary_files(ROOT / "docs/glossary.md", LOCALES):
        assert path.read_text("utf-8") == made
    used = "".join(path.read_text("utf-8") for path in (LOCALES / "en").glob("*.ftl"))
    assert [key for key in keys("en", "glossary") if f"<{key.removeprefix('word-')}>" not in used] == []


def test_no_message_of_a_lesson_is_never_said() -> None:
    said = {phrase.key for game in GAMES for phrase in taught(game)}
    files = [path.stem for path in (LOCALES / "en").glob("learn_*.ftl")]
    spare = [key for file in files for key in keys("en", file) if key not in said]
    assert spare == []


# ---------------------------------------------------------------- drills
@presets(TWO, ("game", "preset"))
def test_a_drill_asks_for_a_card_and_says_why_others_are_none(game: str, preset: str) -> None:
    made = find_game(game, preset)
    for seed in range(5):
        found = find_position(made, seed)
        assert found is not None
        view = found.update.view
        assert view.seat == view.pub.turn == found.seat
        held = set(made.explainer.hand_cards(view))
        legal = {a & 63 for a in view.legal if a < CALL}
        refused = {card for card, _ in found.refusals}
        assert legal
        assert held == legal | refused
        assert not legal & refused
        for _, why in found.refusals:
            is_said(made, why)


def test_a_drill_is_the_same_for_the_same_seed() -> None:
    made = find_game("marias")
    assert find_position(made, 11) == find_position(made, 11)
    assert find_position(made, 11) != find_position(made, 12)


@pytest.mark.parametrize("game", GAMES)
def test_a_drill_tells_what_the_seat_has_seen_and_no_more(game: str) -> None:
    made = find_game(game)
    for seed in range(8):
        found = find_position(made, seed)
        assert found is not None
        events = found.update.events
        assert events == tuple(event.for_seat(found.seat) for event in events)
        assert any(-1 in event.cards for event in events)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_drill_of_the_bidding_asks_for_a_call(game: str, preset: str) -> None:
    made = find_game(game, preset)
    if game in WITHOUT_BIDS or preset in WITHOUT_BIDS:
        assert find_bidding(made, 0) is None
        return
    for seed in range(4):
        found = find_bidding(made, seed)
        assert found is not None
        assert found == find_bidding(made, seed)
        view, events = found.update.view, found.update.events
        assert view.seat == view.pub.turn == found.seat
        assert len(view.legal) > 1
        assert all(a >= CALL for a in view.legal)
        assert events == tuple(event.for_seat(found.seat) for event in events)
        assert not any(event.kind == "play" for event in events)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_who_takes_a_trick_is_what_the_rules_say(game: str, preset: str) -> None:
    made = find_game(game, preset)
    for seed in range(8):
        found = find_trick(made, seed)
        assert found is not None
        assert len(found.cards) == made.seats
        cards = [card_text(c) for c in found.cards]
        trump = SUITS[found.trump] if found.trump >= 0 else None
        orders = ["789JQKTA", *([] if found.worths else ["789TJQKA"])]  # without trumps the ten may be low
        assert found.best in {wins(cards, trump, order) for order in orders}
        assert found.worth in (found.worths or (found.worth,))
        assert list(found.worths) == sorted(set(found.worths))
        card = found.cards[found.best]
        is_said(made, Phrase(f"learn-trick-{found.why}", {"card": card, "suit": card >> 4}))
