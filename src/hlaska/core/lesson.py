"""Makes lessons for those who have never played a game, from the options in force.

A game writes its lesson in `lesson.py` (`lesson(game)`, found by `hlaska.games.lesson`): sections of phrases
(`learn-<game>-...`), each with its rule. Numbers come from the options and from what the engine itself counts with;
which cards may be played in an example is asked of the kernel.
Clients make the page of it and know nothing else of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cmp_to_key
from typing import Any, Final

from msgspec import Struct

from hlaska.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, TEN, card_of, couple
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.core.kernel_positions import lay_trick, put_cards
from hlaska.kernel import layout as word
from hlaska.kernel.bits import cards_of
from hlaska.kernel.play import TrickRules, beats, legal_now, pair_worth
from hlaska.kernel.position import new_play


class Row(Struct, frozen=True, omit_defaults=True):
    """Shows cards side by side.

    values: what each counts, or one number that all of them count together.
    phrase: what they are.
    twice: what the same combination a second time makes of it, where that is more than the double, else 0.
    """

    cards: tuple[int, ...]
    values: tuple[int, ...] = ()
    phrase: Phrase | None = None
    twice: int = 0


class Example(Struct, frozen=True, omit_defaults=True):
    """Shows a card that is wanted.

    trick: as it lies.
    legal: the cards of the hand that may be played.
    duty: the duty that binds, null for none.
    """

    trump: int
    trick: tuple[int, ...]
    hand: tuple[int, ...]
    legal: tuple[int, ...]
    duty: Phrase | None = None


class Section(Struct, frozen=True, omit_defaults=True):
    """Holds one heading of a lesson.

    key: one of SECTIONS.
    says: its phrases.
    steps: its phrases follow one another.
    """

    key: str
    says: tuple[Phrase, ...]
    rows: tuple[Row, ...] = ()
    examples: tuple[Example, ...] = ()
    steps: bool = False


SECTIONS: Final = ("aim", "cards", "deal", "bidding", "marriages", "melds", "duties", "score", "match")
"""The headings in their order; a game has those it needs."""


class Teach:
    """Makes phrases of one game: `say("aim", "MG.AIM.1", n=66)`; `document`: where its rules stand."""

    def __init__(self, key: str, document: str) -> None:
        self.key, self.document = key, document

    def __call__(self, name: str, rule: str, **numbers: int) -> Phrase:
        return Phrase(f"learn-{self.key}-{name}", numbers, rule=f"{self.document}:{rule}")


def say_duplicate(document: str) -> Phrase:
    """Says that each deal is a deal of its own.

    document: where the rules of the game stand.
    """
    return Phrase("learn-duplicate", rule=f"{document}:DUP.1")


def section(
    key: str, says: Iterable[Phrase], rows: Iterable[Row] = (), examples: Iterable[Example] = ()
) -> Section:
    return Section(key, tuple(says), tuple(rows), tuple(examples), steps=key == "deal")


# ---------------------------------------------------------------- cards and what they count
def rules_in(position: Sequence[int]) -> TrickRules:
    """Returns the trick rules that a position of the kernel goes by."""
    return TrickRules(*position[word.DUTIES : word.WORTH + 1])


def value_of(rules: TrickRules, card: int) -> int:
    """Returns what a card counts in a trick."""
    return rules.points >> 4 * (card & 15) & 15


def ranks(rules: TrickRules, pack: Sequence[int], phrase: Phrase | None = None) -> Row:
    """Lists one suit of the pack, the best card first, with what each counts."""

    def height(a: int, b: int) -> int:
        return -1 if beats(a, b, -1, rules.above) else 1

    suit = sorted({c for c in pack if c >> 4 == HEARTS})
    down = sorted(suit, key=cmp_to_key(height))
    values = tuple(value_of(rules, c) for c in down)
    return Row(tuple(down), values if any(values) else (), phrase)


def points_in(rules: TrickRules, pack: Sequence[int]) -> int:
    """Returns what all cards of the pack count together, without the last trick."""
    return sum(value_of(rules, c) for c in pack)


def marriages(worth: int, plain: Phrase, royal: Phrase, trump: int = HEARTS) -> tuple[Row, Row]:
    """Returns what a marriage of a plain suit and one of trumps count."""
    return (
        Row(couple(SPADES), (pair_worth(SPADES, trump, worth),), plain),
        Row(couple(trump), (pair_worth(trump, trump, worth),), royal),
    )


# ---------------------------------------------------------------- examples of duties
_KING_LED: Final = card_of(SPADES, KING)
_OVERED: Final = card_of(HEARTS, QUEEN)
_FOLLOWS: Final = (
    card_of(SPADES, ACE),
    card_of(SPADES, QUEEN),
    card_of(HEARTS, ACE),
    card_of(DIAMONDS, TEN),
)
_TRUMPS: Final = (
    card_of(HEARTS, ACE),
    card_of(HEARTS, JACK),
    card_of(DIAMONDS, ACE),
    card_of(CLUBS, KING),
)
_NEITHER: Final = (card_of(DIAMONDS, ACE), card_of(DIAMONDS, QUEEN), card_of(CLUBS, KING))


def examples(game: Game[Any], rules: TrickRules, trump: int = HEARTS) -> tuple[Example, ...]:
    """Shows what may be played to a king.

    The cases are who holds the suit, who holds none of it but trumps, and who holds neither. Where there are more than
    two seats also what may be played after somebody has trumped.
    """
    found = [example(game, rules, trump, (_KING_LED,), hand) for hand in (_FOLLOWS, _TRUMPS, _NEITHER)]
    if game.seats > 2 and trump >= 0:
        found[2:2] = [example(game, rules, trump, (_KING_LED, _OVERED), hand) for hand in (_TRUMPS, _FOLLOWS)]
    return tuple(found)


def example(
    game: Game[Any], rules: TrickRules, trump: int, trick: Sequence[int], hand: Sequence[int]
) -> Example:
    """Makes an example. The kernel says which cards of the hand may be played, the game's explainer why."""
    b = new_play(
        rules, ((),) * game.seats, trump=trump, tricks=len(hand), pack=sum({1 << c for c in game.pack})
    )
    lay_trick(b, 0, trick)
    put_cards(b, word.HANDS + 4 * b[word.TURN], hand)
    legal, duty = legal_now(b)
    may = cards_of(legal)
    said = game.explainer.duty_phrase(b, duty) if len(may) < len(hand) else None
    return Example(trump, tuple(trick), tuple(hand), tuple(c for c in hand if c in may), said)
