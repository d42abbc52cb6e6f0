"""The four languages: the same messages with the same parts, and sentences whose person, number and case are right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from hlaska.cli import LANGUAGES
from hlaska.core.errors import Phrase
from hlaska.games import GAMES, game_class
from hlaska.locales import Language, languages
from tests import orders, told
from tests.told import LOCALES

FILES = sorted(path.stem for path in (LOCALES / "en").glob("*.ftl"))
NAMES = ("Anna", "Petr", "Eva", "Jan")
COUNTED = ("one", "few", "many", "other")  # plural forms of Czech and Slovak
SIZED = (
    "web-hint-better",
    "replay-review-errors",
    "replay-review-field",
    "replay-review-best",
    "replay-review-cost",
    "why-amount",
    "replay-counted",
    "learn-bid-worse",
)
OWN = {
    "refused-sixtysix-meld-pair": {"suit"},  # named by suit, not by card
    "refused-thousand-meld-pair": {"suit"},
    **{key: {"size"} for key in SIZED},  # English has two forms, told apart by `counted`
}


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    entries = parse((LOCALES / language / f"{file}.ftl").read_text("utf-8")).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{file}.ftl cannot be read: {junk}"
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


class Asked(Visitor):
    """The names of the arguments that a message asks for, and its selectors."""

    def __init__(self, message: ast.Message) -> None:
        super().__init__()
        self.names, self.selects = set[str](), list[ast.SelectExpression]()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


def keys_of(select: ast.SelectExpression) -> tuple[str, ...]:
    return tuple(v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in select.variants)


def shared(language: str, file: str) -> Iterator[tuple[str, ast.Message, ast.Message]]:
    """The messages that a language has as English has them."""
    english = messages("en", file)
    for key, message in messages(language, file).items():
        if key in english:
            yield key, message, english[key]


def test_the_command_line_offers_every_language() -> None:
    assert sorted(LANGUAGES) == sorted(languages()) == ["cs", "de", "en", "sk"]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", ["cs", "de", "sk"])
def test_messages_have_the_parts_of_the_english_ones(language: str, file: str) -> None:
    """Second lines, confirmations and helps are not forgotten, and no argument is asked for that nobody gives."""
    for key, mine, english in shared(language, file):
        parts = {attribute.id.name for attribute in english.attributes}
        assert {attribute.id.name for attribute in mine.attributes} == parts, key
        if file != "common":  # where messages call each other
            assert Asked(mine).names <= Asked(english).names | OWN.get(key, set()), key


@pytest.mark.parametrize("file", FILES)
def test_slovak_counts_in_four_forms(file: str) -> None:
    for key, mine, _ in shared("sk", file):
        for select in Asked(mine).selects:
            found = tuple(key for key in keys_of(select) if key != "0")
            assert "few" not in found or found == COUNTED, key


FORMAL = re.compile(r"(?P<before>^|[^ ]* |„|>)(?P<word>Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b(?: (?P<verb>\w+))?")
THEY = {
    "first-pinochle-pass",
    "learn-bezique-aim",
    "learn-bezique-aim-rubicon",
    "learn-bezique-dealt",
    "learn-marias-trump-down",
    "learn-marias-trump-up",
    "learn-pinochle-three-bury",
    "learn-pinochle-turned",
    "learn-pinochle-two-dealt",
    "learn-sixtysix-dealt",
    "option-bezique-bz_seven",
    "option-failed_hundred_enemy_marriages",
    "option-open_contracts",
    "people-signs-hands",
    "people-signs-same",
    "stats-delete-help",
    "stats-mixed",
    "stats-not-deleted",
    "tactics-marias-seven",
    "word-talon_discards",
}  # where a sentence begins with cards, people or matches that were named: "Sie zählen"


class Texts(Visitor):
    """The texts of a message, one for each pattern; what is filled in is a brace."""

    def __init__(self, message: ast.Message) -> None:
        super().__init__()
        self.found: list[str] = []
        self.visit(message)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.found.append("".join(e.value if isinstance(e, ast.TextElement) else "{}" for e in node.elements))
        self.generic_visit(node)


def formal(text: str) -> Iterator[str]:
    """Yield what may address the reader as Sie: any but "she", "it" and the plural of du that begin a sentence."""
    for found in FORMAL.finditer(text):
        word, verb = found["word"], found["verb"] or ""
        begins = not found["before"] or found["before"].endswith(("„", ">", ". ", ": ", "! ", "? ", "… "))
        familiar = word == "Ihr" and (verb == "beide" or verb.endswith("t"))  # Ihr gewinnt
        singular = word == "Sie" and not verb.endswith("n") and verb != "sind"  # Sie liegt offen.
        if not (begins and (familiar or singular)):
            yield found[0]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Sie haben den Tisch verlassen.", True),
        ("Versuchen Sie es noch einmal.", True),
        ("Ein Platz ist für Sie frei.", True),
        ("nie an einem Tisch mit Ihnen", True),
        ("Ihre Zeit", True),
        ("Ihr Platz", True),
        ("Sag die Sieben an: Sie bleibt auf der Hand.", False),
        ("Die Partie ist aus: Ihr gewinnt sie.", False),
        ("Was sie Ihrer Seite bringt", True),
    ],
)
def test_a_formal_address_is_seen(text: str, wrong: bool) -> None:
    assert bool(list(formal(text))) is wrong


@pytest.mark.parametrize("file", FILES)
def test_german_says_du(file: str) -> None:
    found = {
        key: words
        for key, message in messages("de", file).items()
        if key not in THEY and (words := [word for text in Texts(message).found for word in formal(text)])
    }
    assert not found


SENTENCES = [
    ("de", "event-pinochle-pass", {"seat": 1, "partner": 3, "n": 1}, "Petr schiebt 1 Karte zu Jan."),
    ("de", "event-pinochle-pass", {"seat": 1, "partner": 3, "n": 4}, "Petr schiebt 4 Karten zu Jan."),
    ("de", "event-play", {"seat": 0, "card": 37}, "Anna spielt Herz-König."),
    ("de", "duty-head", {"suit": 2, "card": 39}, "Bediene Herz und überstich das Herz-Ass."),
    ("de", "duty-head", {"suit": 2, "card": 37}, "Bediene Herz und überstich den Herz-König."),
    ("de", "duty-overtrump", {"card": 50}, "Übertrumpfe den Schellen-Neuner."),
    ("de", "event-marias-trick", {"seat": 2, "points": 1}, "Eva macht den Stich: 1 Punkt."),
    ("de", "event-sixtysix-trick", {"seat": 2, "value": 14}, "Eva macht den Stich: 14 Augen."),
    ("sk", "event-play", {"seat": 0, "card": 37}, "Anna hrá červeného kráľa."),
    ("sk", "event-play", {"seat": 0, "card": 52}, "Anna hrá guľového horníka."),
    ("sk", "duty-follow", {"suit": 3}, "Priznajte guľu."),
    ("sk", "duty-trump", {"suit": 1}, "Nemáte zeleň: dajte tromf."),
    ("sk", "meld-marias-marriage", {"suit": 2, "value": 20}, "20 v červeni"),
    ("de", "points-sixtysix", {"n": 40}, "40 Augen"),
    ("sk", "event-marias-trick", {"seat": 2, "points": 1}, "Štich berie Eva: 1 bod."),
    ("sk", "event-marias-trick", {"seat": 2, "points": 3}, "Štich berie Eva: 3 body."),
    ("sk", "event-marias-trick", {"seat": 2, "points": 10}, "Štich berie Eva: 10 bodov."),
    ("cs", "event-pinochle_three-units", {"seat": 1, "value": -26}, "Petr: −26 sazeb."),
    ("sk", "event-pinochle_three-widow", {"seat": 1, "n": 3}, "Petr berie z talónu 3 karty."),
    ("sk", "event-pinochle_three-widow", {"seat": 1, "n": 5}, "Petr berie z talónu 5 kariet."),
]


@pytest.mark.parametrize(("language", "key", "args", "sentence"), SENTENCES)
def test_sentences(language: str, key: str, args: dict[str, int], sentence: str) -> None:
    words = Language(language, names=NAMES)
    assert words.sentence(Phrase(key, args)) == sentence


def test_cards_of_french_faces() -> None:
    german = Language("de", faces="french", names=NAMES)
    assert [german.card(c) for c in (4, 23, 35, 54)] == ["Kreuz-Dame", "Pik-Ass", "Herz-Bube", "Karo-Zehner"]
    assert german.card(35, "acc") == "Herz-Buben"
    assert [german.card(c, "the_acc") for c in (4, 23, 35)] == [
        "die Kreuz-Dame",
        "das Pik-Ass",
        "den Herz-Buben",
    ]
    slovak = Language("sk", faces="french", names=NAMES)
    assert [slovak.card(c) for c in (4, 23, 35, 54)] == [
        "krížová dáma",
        "pikové eso",
        "srdcový dolník",
        "kárová desiatka",
    ]
    assert [slovak.suit(s, "loc") for s in range(4)] == ["krížoch", "pikách", "srdciach", "kárach"]


def test_halves_are_counted_as_the_language_counts_them() -> None:
    words = Language("sk", money=2, names=NAMES)
    assert words.say("web-you-receive", amount=9) == "Dostávate 4½ sadzby."


@pytest.mark.parametrize(
    ("size", "counted", "said"),
    [(1, "unit", "1 sazbu"), (3, "units", "3 sazby"), (1.6, "units", "1,6 sazby"), (5, "points", "5 bodů")],
)
def test_what_mistakes_cost_is_counted_in_every_form(size: float, counted: str, said: str) -> None:
    lost = f"{size:g}".replace(".", ",")
    told = Language("cs", names=NAMES).say("replay-review-errors", n=1, lost=lost, counted=counted, size=size)
    assert told == f"Jedna chyba stála {said}."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Luck of the cards and the others’ play: +2 points."),
        ("cs", "Štěstí v kartách a hra ostatních: +2 body."),
        ("de", "Glück mit den Karten und dem Spiel der anderen: +2 Punkte."),
        ("sk", "Šťastie v kartách a hra ostatných: +2 body."),
    ],
)
def test_luck_has_its_unit(language: str, said: str) -> None:
    words = Language(language, names=NAMES)
    assert words.say("replay-review-luck-good", luck="2", counted="points", size=2) == said


# ---------------------------------------------------------------- the order of numbers
def test_every_other_order_of_numbers_has_been_read() -> None:
    """Two numbers that are exchanged make a sentence that looks right: who lets them stand in another order than in
    English reads the sentence, and puts the line into tests/orders.txt (python -m tests.orders prints them all)."""
    reviewed = orders.REVIEWED.read_text("utf-8").splitlines()
    assert orders.all_orders() == reviewed


@pytest.mark.parametrize(
    ("mine", "told"),
    [
        ("k = { $bid } z { $got }", ["number bid got, not got bid"]),
        ("k = { $got } ze { $bid }", []),
        (
            "k = { $got ->\n    [1] { $bid } a { $got }\n   *[other] { $got } a { $bid }\n}",
            ["number bid got, not got bid"],
        ),
        ("k = { SEAT($to) } a { SEAT($seat) }: { $got }", []),
    ],
)
def test_an_exchange_of_numbers_is_seen(mine: str, told: list[str], tmp_path: Path, monkeypatch: Any) -> None:
    for language, text in (
        ("en", "k = { $got } of { $bid }, { SEAT($to) } and { SEAT($seat) }"),
        ("cs", mine),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(f"{text}\n", "utf-8")
    monkeypatch.setattr("tests.told.LOCALES", tmp_path)
    assert list(orders.orders("cs")) == [f"cs x k: {line}" for line in told]


def test_each_language_has_one_game_for_newcomers() -> None:
    offered = [(language, game) for game in GAMES for language in game_class(game).first_in]
    assert sorted(language for language, _ in offered) == sorted(LANGUAGES)
    for game in GAMES:
        game_type = game_class(game)
        assert {*game_type.first_in.values(), *game_type.known} <= game_type.presets.keys(), game


@pytest.mark.parametrize("language", languages())
def test_a_count_of_none_is_said_as_never(language: str) -> None:
    words = Language(language)
    never = {"en": "never", "de": "nie", "cs": "nikdy", "sk": "nikdy"}[language]
    assert never in words.say("why-wins", n=28, instead=0, share=1, worlds=98)
    assert "0" not in words.say("why-wins", n=28, instead=0, share=1, worlds=98)
    better = words.say("why-better", n=98, worse=0, share=2, worlds=98)
    assert "0" not in better
    assert better.count("98") == 1  # in all of them, not in 98 of 98


# ---------------------------------------------------------------- why a choice is better
WHYS = Path(__file__).parent / "whys.txt"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "file", [file for file in FILES if any(k.startswith("item-") for k in told.keys("en", file))]
)
def test_whatever_may_be_settled_is_said_as_something_that_happens(language: str, file: str) -> None:
    """Hints and reviews have a sentence for each kind of item: with a subject, and in the reader's own person."""
    items = {
        key for key in messages(language, file) if key.startswith("item-") and not told.VARIANTS.search(key)
    }
    written = messages(language, f"why_{file}")
    happens = {key for key in written if not told.VARIANTS.search(key)}
    assert happens == {f"why-{key.removeprefix('item-')}" for key in items}
    for key in happens:
        named = "seat" in Asked(written[key]).names
        assert named == (f"{key}-you" in written), f"{key}: who?"
        assert Asked(written[key]).names <= {"seat", "partner"}, (
            f"{key} says numbers that differ from deal to deal"
        )
        assert not named or not Asked(written[f"{key}-you"]).names, f"{key}-you names somebody"


def whys() -> list[Any]:
    lines = [line.split(" | ") for line in WHYS.read_text("utf-8").splitlines() if line and line[0] != "#"]
    return [pytest.param(*line, id=f"{line[0]} {line[1]}") for line in lines]


@pytest.mark.parametrize(("language", "item", "says", "sentence"), whys())
def test_reasons_are_whole_sentences(language: str, item: str, says: str, sentence: str) -> None:
    """Read tests/whys.txt aloud: each line is a reason as players hear it; seat 0 is the reader."""
    phrases = []
    for key, *args in (item.split(), says.split()):
        phrases.append(Phrase(key, {name: int(value) for name, value in (one.split("=") for one in args)}))
    words = Language(language, names=NAMES, money=2, me=0)
    assert words.format_reason(phrases[1], phrases[0], pays="marias" in item) == sentence
