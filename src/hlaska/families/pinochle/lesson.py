"""Teaches what the games of pinochle have alike: cards, duties, and what combinations count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from hlaska.core.cards import CLUBS, HEARTS, NINE, card_of, couple
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.core.lesson import Row, Section, Teach, examples, points_in, ranks, rules_in, section
from hlaska.families.pinochle.melds import AROUND_RANK, PINOCHLE_CARDS, RUN_RANKS, MeldTable, total

say: Final = Teach("pinochle", "pinochle")
Phrases = Iterator[Phrase]
_AROUNDS: Final = dict(zip(AROUND_RANK, ("aces", "kings", "queens", "jacks"), strict=True))


def cards(game: Game[Any], fixed: Sequence[int], copies: int, rule: str) -> Section:
    """Returns the section on the cards. `rule`: where it stands what cards count."""
    rules = rules_in(fixed)
    says = [
        say("cards", "P0.CARD.4", n=len(game.pack), copies=copies),
        say("ten", "P0.CARD.2"),
        say("total", rule, n=points_in(rules, game.pack) + rules.last, last=rules.last),
        say("equal", "P0.TRICK.2"),
    ]
    return section("cards", says, [ranks(rules, game.pack, say("order", "P0.CARD.2"))])


def duties(game: Game[Any], fixed: Sequence[int], heading: str) -> Section:
    says = [say("follow", "P0.LEGAL.1"), say(f"heading-{heading}", "P0.LEGAL.1"), say("void", "P0.LEGAL.1")]
    return section("duties", says, examples=examples(game, rules_in(fixed)))


def meld_rows(table: MeldTable, nines: bool) -> list[Row]:
    """Returns what each combination counts once, and twice where that exceeds the double. Hearts are trumps."""
    kinds = [
        ("run", tuple(card_of(HEARTS, r) for r in reversed(RUN_RANKS))),
        ("royal", couple(HEARTS)),
        ("plain", couple(CLUBS)),
        ("pinochle", PINOCHLE_CARDS),
        *((name, tuple(card_of(s, AROUND_RANK[kind]) for s in range(4))) for kind, name in _AROUNDS.items()),
    ]
    if nines:
        kinds.append(("nine", (card_of(HEARTS, NINE),)))
    return [_row(name, held, table) for name, held in kinds]


def _row(name: str, held: tuple[int, ...], table: MeldTable) -> Row:
    once, twice = total(held, table, HEARTS), total(held * 2, table, HEARTS)
    return Row(held, (once,), say(f"meld-{name}", "P0.MELD.1"), twice if twice > 2 * once else 0)


def melds(says: Iterable[Phrase], table: MeldTable, nines: bool) -> Section:
    return section("melds", [*says, say("meld-types", "P0.MELD.1")], meld_rows(table, nines))
