"""Teaches what the games of Mariáš have alike.

These are cards, duties, marriages, what is doubled and what it is worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hlaska.core.errors import Phrase
from hlaska.core.lesson import Row, Section, Teach, examples, marriages, points_in, ranks, section
from hlaska.families.marias.contracts import HEARTS, UNIT
from hlaska.families.marias.game import MariasGame
from hlaska.families.marias.hundred import has_all_marriages
from hlaska.families.marias.position import NO_TRUMPS, WORTH, suit_rules
from hlaska.kernel.play import TrickRules

say: Final = Teach("marias", "marias")
Phrases = Iterator[Phrase]


def rules_of(options: Any) -> TrickRules:
    return suit_rules(options.marriage_card, options.king_before_over)


def cards(game: MariasGame[Any], *, no_trumps: bool) -> Section:
    """Returns the section on the orders of the ranks.

    `no_trumps`: there are contracts without trumps, and so a second order.
    """
    rules = rules_of(game.options)
    total = points_in(rules, game.pack)
    says = [
        say("cards", "G.CARD.1", n=len(game.pack)),
        say("ten", "G.CARD.2"),
        say("sharp", "G.CARD.3", n=total, last=rules.last, all=total + rules.last),
    ]
    rows = [ranks(rules, game.pack, say("order-trumps", "G.CARD.2"))]
    if no_trumps:
        rows.append(ranks(NO_TRUMPS, game.pack, say("order-plain", "G.CARD.2")))
    return section("cards", says, rows)


def melds(options: Any, *more: Phrase, no_trumps: bool = True) -> Section:
    says = [say(f"marriage-{options.marriage_card}", "G.MAR.1"), say("marriage-counts", "G.MAR.1")]
    if options.king_before_over == "forbidden":
        says.append(say("over-first", "G.MAR.2"))
    if no_trumps:
        says.append(say("marriage-none", "G.MAR.1"))
    return section(
        "marriages", [*says, *more], marriages(WORTH, say("twenty", "G.CARD.4"), say("forty", "G.CARD.4"))
    )


def duties(game: MariasGame[Any], *, sevens: bool = True) -> Section:
    """Returns the section on duties of play. `sevens`: they can be announced."""
    says = [say("strict", "G.TRICK.2"), say("strict-void", "G.TRICK.2"), say("trumped", "G.TRICK.2")]
    if sevens:
        says.append(say("hold-seven", "G.OBL.1"))
    return section("duties", says, examples=examples(game, rules_of(game.options)))


# ---------------------------------------------------------------- what is announced, doubled and paid
def announcements(options: Any) -> Phrases:
    """Yields what is said of seven, hundred, and fleks on them."""
    yield say("seven", "M3.ANN.1")
    yield say("hundred-all", "G.VAL.6") if has_all_marriages(options) else say("hundred", "G.VAL.3")
    if options.max_flek_level != 0:
        yield say("flek", "G.FLEK.2")
        yield say("flek-back", "G.FLEK.3")


def prices(options: Any, names: tuple[str, ...]) -> list[Row]:
    """Returns what each of these is worth in units."""
    return [
        Row((), (getattr(options, f"{name}_value"),), say(f"worth-{name}", "M3.SCORE.1")) for name in names
    ]


def pay(options: Any) -> Phrases:
    """Yields phrases on how the worth grows."""
    if options.hearts_factor > 1:
        yield say("hearts", "G.PAY.2", n=options.hearts_factor, suit=HEARTS)
    yield say(f"hundred-{options.hundred_step}", "G.VAL.1")
    yield say(
        "quiet",
        "M3.SCORE.2",
        seven=UNIT * options.quiet_seven_value,
        hundred=UNIT * options.quiet_hundred_value,
    )


def settlement(options: Any) -> Phrases:
    yield say(f"settle-{options.settlement}", "G.PAY.1")
    if options.payment_cap is not None:
        yield say("cap", "G.FLEK.9", n=options.payment_cap)


def match(options: Any) -> Section:
    return section("match", [*settlement(options), say("endless", "G.MATCH.1")])


def seats(options: Any) -> Phrases:
    """Yields a phrase on a fourth player at a table for three."""
    if options.players == 4:
        yield say("sits-out", "PZ.1")
