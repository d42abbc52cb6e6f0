"""What the terminal shows of cards and calls can be typed again, in every language and with all faces; and what records
write is always understood."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from hlaska.cli.terminal import choices_of
from hlaska.cli.words import AmbiguousText, Words
from hlaska.core.cards import HIDDEN, PACK_32, card_text, parse_card
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.games import GAMES, find_game, game_class
from hlaska.locales import Language, languages
from tests.laws import Trace, moody, play_deal, shuffled, some_match

FACES = ("bohemian", "french")


def words_of(game: Game, language: str = "cs", faces: str = "", me: int = 0) -> Words:
    names = ["Anna", "Petr", "Eva", "Jan"]
    return Words(game, Language(language, faces=faces or game.faces, money=game.money, names=names, me=me))


def deal_of(game: Game, seed: int) -> Trace:
    rng = Random(f"{game.id} {seed}")
    return play_deal(game, some_match(game, seed), shuffled(game, rng), moody(rng))


def test_a_czech_reads_bohemian_letters() -> None:
    cards = [parse_card(text) for text in ("AH", "QS", "JD", "TC", "7H")]
    assert words_of(find_game("marias")).cards([*cards, HIDDEN, HIDDEN]) == "ČE ZSv KSp Ž10 Č7 ??×2"
    assert words_of(find_game("marias"), "en").cards(cards) == "AH OL UB 10A 7H"
    assert words_of(find_game("bezique")).cards(cards) == "♥E ♠Q ♦J ♣10 ♥7"


@pytest.mark.parametrize("faces", FACES)
@pytest.mark.parametrize("language", languages())
def test_letters_are_read_again_and_none_is_another_card_of_records(language: str, faces: str) -> None:
    game = find_game("marias")
    words = words_of(game, language, faces)
    assert len({words.card(c).casefold() for c in PACK_32}) == len(PACK_32)
    for card in PACK_32:
        for text in (words.card(card), words.card(card).lower(), card_text(card)):
            assert words.read(text, []) == (card,), text
            assert words.read(f"{text}+", []) == (card | 64,), text
    some = [PACK_32[i] for i in (3, 17, 30)]
    assert words.read(words.cards(some), []) == tuple(some)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", list(GAMES))
def test_what_is_shown_can_be_typed(name: str, language: str) -> None:
    game, rng = find_game(name), Random(f"{name} {language}")
    reads = [words_of(game, language, me=seat) for seat in range(game.seats)]
    trace = deal_of(game, languages().index(language))  # each language reads a deal of its own
    for state in trace.states()[::6]:
        if state.pub.turn < 0:
            continue
        view = game.view(state, state.pub.turn)
        words = reads[view.seat]
        choices = choices_of(game, view, game.explainer.explain(view))
        for phrase, actions in rng.sample(choices, min(len(choices), 6)):
            label = words.label((phrase, actions))
            written = game.calls.find(label)  # records have the same words, for this call alone
            assert words.read(label, choices) == (actions if written is None else (written,)), label
            recorded = ", ".join(game.action_text(a) for a in actions)
            assert words.read(recorded, choices) == actions
            assert words.language.has(phrase.key), phrase.key


GAME = find_game("marias")


def asked_for_fleks() -> View:
    """Seat 1, asked the first time whether it doubles the game."""
    states = (s for seed in range(50) for s in deal_of(GAME, seed).states())
    views = (GAME.view(s, 1) for s in states if s.pub.phase == "flek" and s.pub.turn == 1)
    return next(
        v for v in views if GAME.parse_action("flek game") in v.legal and not any(n > 0 for n in v.pub.levels)
    )


def test_the_beginning_is_enough_where_it_is_one_thing() -> None:
    view = asked_for_fleks()
    words, choices = words_of(GAME, me=1), choices_of(GAME, view, GAME.explainer.explain(view))
    assert words.read("dobr", choices) == (GAME.parse_action("good"),)
    with pytest.raises(AmbiguousText) as several:
        words.read("flek na", choices)
    assert len(several.value.labels) > 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", list(GAMES))
def test_every_place_has_a_name(name: str, language: str) -> None:
    said: Any = Language(language)
    said._bundles = said._bundles[:1]
    for place in find_game(name).places:
        kind = place.rstrip("0123456789")
        assert kind == "won" or said.has(f"place-{kind}"), place


@cache
def reader(language: str, faces: str, money: int, players: int, seat: int) -> Language:
    names = ["MYSELF" if s == seat else f"Name{s}" for s in range(players)]
    return Language(language, faces=faces, money=money, names=names, me=seat)


@pytest.mark.parametrize("name", list(GAMES))
def test_of_oneself_one_is_told_as_you(name: str) -> None:
    """No sentence that a seat is told calls it by its name, in any language: no explanation, no event, no row of a
    settlement."""
    told = dict[tuple[str, str], str]()
    said = set[tuple[int, str]]()
    for preset in game_class(name).presets:
        game = find_game(name, preset)
        trace = deal_of(game, 1)
        for seat in range(game.seats):
            heard = {(seat, but_its_cards(phrase)): phrase for phrase in told_to(trace, seat)}
            words = [reader(language, game.faces, game.money, game.players, seat) for language in languages()]
            for once in heard.keys() - said:  # however often, and under however many rules it is said
                for language in words:
                    sentence = language.sentence(heard[once])
                    if "MYSELF" in sentence:
                        told[language.code, heard[once].key] = sentence
            said |= heard.keys()
    assert told == {}


def but_its_cards(phrase: Phrase) -> str:
    """What tells phrases apart by which somebody may be named."""
    return f"{phrase.key} { {name: value for name, value in phrase.args.items() if name not in ('card', 'suit')} }"


def told_to(trace: Trace, seat: int) -> Iterator[Phrase]:
    explainer = trace.game.explainer
    for at, state in enumerate(trace.states()):
        said = explainer.explain(trace.view(at, seat))
        events = (explainer.explain_event(state.pub, event) for event in trace.heard(seat)[at])
        one = (said.question, said.title, said.duty, *events)
        yield from (phrase for phrase in one if phrase is not None)
        yield from (*said.calls, *said.melds, *said.stakes, *said.meanings)
        yield from (item.phrase for item in state.pub.items)
