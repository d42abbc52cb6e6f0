"""Makes the pages of the games for the documentation site.

They say how each is played, with drawn cards, and show a deal of it, drawn.

What a page says is what the program itself teaches (`games.lesson`), and its deal is a worked example that stands in
`tests/records` as a record: so a page cannot say what the game does not do.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from hlaska import games
from hlaska.cli.calls import call_rows
from hlaska.cli.records import item_parts
from hlaska.core import record as records
from hlaska.core.board import cards_in
from hlaska.core.cards import PACK_32, card_text, parse_cards
from hlaska.core.game import Game
from hlaska.core.lesson import Example, Row, Section
from hlaska.core.options import schema
from hlaska.locales import Language
from hlaska.server.learning.rulebook import rule_text
from hlaska.table.replay import frames
from hlaska.table.updates import Update

ROOT: Final = Path(__file__).resolve().parent.parent
DEALS: Final = {  # the worked example of tests/records that is drawn, by page
    "marias": "EX.M3.2",
    "marias_auction": "EX.LIC.7",
    "marias_four": "EX.P4.1",
    "marias_two": "EX.L2.1",
    "marias_thirteen": "EX.T2.1",
    "mariage": "mg-ex-15",
    "sixty_six_24": "sx-ex-2",
    "schnapsen": "sn-ex-6",
    "thousand": "th-ex-1",
    "pinochle": "mfp-made",
    "pinochle_three": "auction3",
    "pinochle_two": "two-handed",
    "bezique": "whole-bezique",
}
QUEEN, KING = parse_cards("QH KH")
EXAMPLE: Final = re.compile(r"(?:(\w+):)?([A-Z0-9]+(?:\.[A-Z0-9]+)+)[:,] (.*)")
MARK: Final = re.compile(r"</?[a-z][a-z0-9_]*>")  # of words that the page explains on the spot


@cache
def english(faces: str = "german", money: int = 1) -> Language:
    """Returns English for cards of these faces and amounts in this unit."""
    return Language(faces=faces, money=money)


class Form(NamedTuple):
    """Describes a game by one set of rules, as players know it.

    Of Sixty-Six and its relatives each has a page of its own.
    """

    name: str
    preset: str
    title: str
    address: str


def forms() -> tuple[Form, ...]:
    """Lists what has a page, in the order of the games."""
    return tuple(form for name in games.GAMES for form in _forms_of(name))


def _forms_of(name: str) -> Iterator[Form]:
    game_type, words = games.game_class(name), english()
    for preset in game_type.known:
        yield Form(name, preset, words.say(f"preset-{name}-{preset}"), f"games/{preset}.md")
    if not game_type.known:
        yield Form(name, next(iter(game_type.presets)), game_name(name), f"games/{name}.md")


def game_pages() -> Iterator[tuple[str, str]]:
    """Makes the page of every game, by its address. The one that names them all is among them."""
    tiles = (_tile(form) for form in forms())
    yield "games/index.md", "\n".join([INDEX, '<div class="games">', *tiles, "</div>", ""])
    for form in forms():
        yield form.address, "\n".join(_page(form))


def game_name(name: str) -> str:
    """Returns what a game is called."""
    return english().say(f"game-{name}")


INDEX: Final = """\
# The games

In each of them a king and queen of one suit are worth something together. Every page shows the cards, says how the
game is played, and lays out one deal card by card.
"""


def _tile(form: Form) -> str:
    game = games.find_game(form.name, form.preset)
    couple = _cards(game.faces, (KING, QUEEN), english(game.faces))
    page = form.address.removeprefix("games/").replace(".md", ".html")
    return (
        f'<a class="game" href="{page}"><span class="couple">{couple}</span>'
        f"<strong>{escape(form.title)}</strong><small>{game.players} players</small></a>"
    )


# ---------------------------------------------------------------- how it is played
def _page(form: Form) -> Iterator[str]:
    game = games.find_game(form.name, form.preset)
    words = english(game.faces, game.money)
    rules = words.say(f"preset-{form.name}-{form.preset}")
    by = f"By the rules *{rules}*. " if rules != form.title else ""
    yield f"# {form.title}\n"
    yield (
        f"{by}Every [house rule](../options/{form.name}.md) can be changed; "
        f"the [rules in full](../{_rules_link(game)}) have every case.\n"
    )
    for section in games.lesson(game):
        yield from _section(section, game, words)
    yield from _calls(form, game)
    yield from _deal(form, DEALS[form.address.removeprefix("games/").removesuffix(".md")])


def _calls(form: Form, game: Game[Any]) -> Iterator[str]:
    """Lists what programs write for calls."""
    yield "## Calls in records and programs\n"
    yield (
        f"What [programs](../bots.md) and [records](../records.md) write for all that is no card, and what it means. "
        f"`hlaska options {form.name} --preset {form.preset} --calls` prints the same.\n"
    )
    yield "| text | meaning |\n| --- | --- |"
    for texts, meaning in call_rows(game, Language(faces=game.faces, money=game.money, me=0)):
        yield f"| {', '.join(f'`{text}`' for text in texts.split(', '))} | {meaning} |"
    yield ""


def _rules_link(game: Game[Any]) -> str:
    rule = next(p.rule for section in games.lesson(game) for p in section.says if p.rule)
    return f"rules/{rule.partition(':')[0]}.md"


def _section(section: Section, game: Game[Any], words: Language) -> Iterator[str]:
    yield f"## {words.say(f'learn-{section.key}')}\n"
    for i, phrase in enumerate(section.says, 1):
        yield f"{f'{i}.' if section.steps else '-'} {MARK.sub('', words.sentence(phrase))}{rule_link(phrase.rule)}"
    yield ""
    suits = [row for row in section.rows if row.cards and len(row.values) != 1]
    together = [row for row in section.rows if row.cards and len(row.values) == 1]
    prices = [row for row in section.rows if not row.cards]
    yield from (_suit(row, game, words) for row in suits)
    if together:
        yield f'<div class="melds">{"".join(_meld(row, game, words) for row in together)}</div>\n'
    if prices:
        yield "| what | worth |\n| --- | ---: |"
        for row in prices:
            said = words.sentence(row.phrase) if row.phrase else ""
            yield f"| {said} | {words.say('learn-units', n=row.values[0])} |"
        yield ""
    if section.examples:
        yield f"{words.say('learn-example-trumps', suit=section.examples[0].trump)}\n"
        yield f'<div class="duties">{"".join(_duty(e, game, words) for e in section.examples)}</div>\n'


def _suit(row: Row, game: Game[Any], words: Language) -> str:
    """Draws cards from high to low, with what each counts."""
    title = f"<figcaption>{escape(words.sentence(row.phrase))}</figcaption>" if row.phrase else ""
    values = row.values or ("",) * len(row.cards)
    cards = "".join(
        f'<span class="counted">{_card(game.faces, card, words)}<small>{value}</small></span>'
        for card, value in zip(row.cards, values, strict=True)
    )
    return f'<figure class="suit">{title}<div class="cards">{cards}</div></figure>\n'


def _meld(row: Row, game: Game[Any], words: Language) -> str:
    said = MARK.sub("", words.sentence(row.phrase)) if row.phrase else ""
    return (
        f'<figure class="meld"><div class="fan">{_cards(game.faces, row.cards, words)}</div>'
        f"<figcaption>{escape(said)} <b>{row.values[0]}</b></figcaption></figure>"
    )


def _duty(example: Example, game: Game[Any], words: Language) -> str:
    """Draws a trick and a hand. Those that may not be played are dim."""
    hand = "".join(_card(game.faces, card, words, off=card not in example.legal) for card in example.hand)
    said = words.sentence(example.duty) if example.duty else words.say("learn-any-card")
    return (
        f'<figure class="duty"><div class="cards led">{_cards(game.faces, example.trick, words)}</div>'
        f'<div class="cards">{hand}</div><figcaption>{escape(MARK.sub("", said))}</figcaption></figure>'
    )


def rule_link(rule: str) -> str:
    """Links the id of a rule to it in the rules document. It is nothing where the rule has no text of its own."""
    if not rule or not rule_text(rule):
        return ""
    document, _, id = rule.partition(":")
    return f' <a class="rule" href="../rules/{document}.html#{id.lower()}" title="The rule">{id}</a>'


# ---------------------------------------------------------------- a whole deal
def _deal(form: Form, example: str) -> Iterator[str]:
    path = ROOT / "tests/records" / form.name / f"{example}.txt"
    record = records.read(path.read_text("utf-8"), games.game_class)
    game = records.game_of(record, games.game_class)
    (played,) = records.check(record, games.game_class)
    words = english(game.faces, game.money)
    told = frames(game, played, 1, -1, True)
    yield "## A deal, card by card\n"
    yield f"{_describe_note(record.deals[0].note or record.note, game)}\n"
    led = next(i for i, frame in enumerate(told) if any(e.kind == "play" for e in frame.events))
    title = told[led].explain.title
    said = f" {words.sentence(title)}." if title is not None else ""
    yield f"The hands when play begins.{said}\n"
    yield f'<div class="hands">{"".join(_hands(game, told[led - 1].view.places, words))}</div>\n'
    yield "What is said and played. The card with a frame takes the trick.\n"
    yield f'<div class="course">{"".join(_course(game, told, words))}</div>\n'
    yield from _write_settlement(game, played.state.pub, words)


def _describe_note(note: str, game: Game[Any]) -> str:
    """Returns what a record says of itself. Where it is an example of the rules, it comes with a link to it."""
    found = EXAMPLE.match(note)
    if found is None:
        return f"{note[:1].upper()}{note[1:]}."
    document, id, rest = found.groups()
    address = f"rules/{document}.md" if document else _rules_link(game)
    return f"Example [{id}](../{address}#{id.lower()}): {rest}."


def _hands(game: Game[Any], places: Sequence[Sequence[int]], words: Language) -> Iterator[str]:
    """Draws what everybody holds."""
    for seat in range(game.seats):
        cards = cards_in(places[game.place(f"hand{seat}")])
        held = sorted(cards, key=lambda card: (card >> 4, -(card & 15)))
        fan = f'<div class="fan">{_cards(game.faces, held, words)}</div>'
        yield f'<figure class="hand"><figcaption>{words.seat(seat)}</figcaption>{fan}</figure>'


def _course(game: Game[Any], told: Sequence[Update], words: Language) -> Iterator[str]:
    """Writes what is said and played.

    What comes before the first trick is first, then each trick with what is said beside it.
    """
    trick: list[tuple[int, int]] = []
    before: list[str] = []
    said: list[str] = []
    first = True
    for frame in told:
        cards = [(event.seat, event.cards[0]) for event in frame.events if event.kind == "play"]
        if cards and first and said:
            yield _said(said)
            said = []
        if cards and not trick:
            first, before, said = False, said, []
        trick += cards
        said += _sentences(frame, words)
        taker = next((event.seat for event in frame.events if event.kind == "trick"), -1)
        if taker >= 0:
            yield _trick(game, trick, taker, before, said, words)
            trick, before, said = [], [], []
    if trick:
        yield _trick(game, trick, -1, before, said, words)
    elif said:
        yield _said(said)


def _said(sentences: Iterable[str]) -> str:
    return f'<ul class="said">{"".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)}</ul>'


def _sentences(frame: Update, words: Language) -> Iterator[str]:
    """Yields what is told of a moment beside cards played, each once. Calls of one word come with who says them."""
    told = [
        (event, words.sentence(phrase))
        for event, phrase in zip(frame.events, frame.told, strict=True)
        if phrase is not None and phrase.key != "event-play"
    ]
    for event, said in told:
        whole = said.endswith((".", "!", "?"))
        more = f"{said.rstrip('.')} "  # Player 1 draws. Player 1 draws the ace of hearts.
        if any(other.startswith(more) for _, other in told):
            continue
        yield said if whole or event.kind != "call" else f"{words.seat(event.seat)}: {said}."


def _trick(
    game: Game[Any],
    trick: Sequence[tuple[int, int]],
    taker: int,
    before: Sequence[str],
    said: Sequence[str],
    words: Language,
) -> str:
    cards = "".join(
        f'<span class="played{" takes" if seat == taker else ""}">{_card(game.faces, card, words)}'
        f"<small>{words.seat(seat)}</small></span>"
        for seat, card in trick
    )
    above = f'<p class="before">{escape(" ".join(before))}</p>' if before else ""
    return f'<div class="trick">{above}<div class="cards">{cards}</div><p>{escape(" ".join(said))}</p></div>'


def _write_settlement(game: Game[Any], pub: Any, words: Language) -> Iterator[str]:
    """Writes the items of the settlement, each with its rule."""
    yield "| what counts | worth | rule |\n| --- | ---: | --- |"
    for item in pub.items:
        what, worth, made = item_parts(words, game.id, item)
        yield f"| {what}{f' ({made})' if made else ''} | {worth} |{rule_link(item.rule)} |"
    result = ", ".join(f"{words.seat(i)} {words.amount(n, plus=True)}" for i, n in enumerate(pub.result))
    yield f"\nResult: {result}.\n"


# ---------------------------------------------------------------- cards
def _cards(faces: str, cards: Iterable[int], words: Language) -> str:
    return "".join(_card(faces, card, words) for card in cards)


def _card(faces: str, card: int, words: Language, off: bool = False) -> str:
    """Draws the picture of a card.

    off: it may not be played.
    """
    said = escape(words.card(card) + (" (may not be played)" if off else ""))
    return (
        f'<img class="card{" off" if off else ""}" src="../cards/{faces}/{card_text(card)}.svg" alt="{said}" '
        'width="250" height="400" loading="lazy">'
    )


def options_index() -> Iterator[str]:
    """Lists every game with its number of options and its sets of rules."""
    yield "| game | options | sets of rules |\n| --- | ---: | --- |"
    words = english()
    for name in games.GAMES:
        game_type = games.game_class(name)
        presets = ", ".join(words.say(f"preset-{name}-{preset}") for preset in game_type.presets)
        yield f"| [{words.say(f'game-{name}')}](../options/{name}.md) | {len(schema(game_type.Options))} | {presets} |"


def decks() -> Iterator[str]:
    """Draws all cards of each deck, a suit a line. They are for a page at the root of the site."""
    for deck, title in (("bohemian", "Bohemian"), ("german", "German, two-headed"), ("french", "French")):
        pack = sorted(PACK_32, key=lambda card: (card >> 4, -(card & 15)))
        drawn = _cards(deck, pack, english(deck)).replace('src="../', 'src="')
        yield f'### {title}\n\n<div class="deck">{drawn}</div>\n'
