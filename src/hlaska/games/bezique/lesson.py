"""Teaches Bezique and Rubicon Bezique to somebody who has never played them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hlaska.core.cards import CLUBS, HEARTS
from hlaska.core.errors import Phrase
from hlaska.core.lesson import Row, Section, Teach, examples, ranks, rules_in, say_duplicate, section
from hlaska.games.bezique import public as at
from hlaska.games.bezique.game import Bezique
from hlaska.games.bezique.melds import copies_of, kinds_of, worth_of
from hlaska.games.bezique.options import Options
from hlaska.games.bezique.position import BLANCHE_POINTS, BRISQUE, SEVEN_POINTS

say: Final = Teach("bezique", "mariage")


def lesson(game: Bezique) -> tuple[Section, ...]:
    options, rules = game.options, rules_in(game.positions.fixed)
    cards = [
        say("cards", "RB.1" if game.rubicon else "BZ.DECK.1", n=len(game.pack), packs=len(game.pack) // 32),
        say("ten", "CD.RANK.1"),
        say("equal", "BZ.PLAY.2"),
        say("brisques", "BZ.BRISQUE.1", n=BRISQUE),
    ]
    return (
        section("aim", [say("aim-rubicon" if game.rubicon else "aim", "BZ.END.1", n=options.target)]),
        section("cards", cards, [ranks(rules, game.pack)]),
        section("deal", _deal(game)),
        section("melds", _melds(game), _rows(game)),
        section(
            "duties", [say(f"strict-{options.strict_follow}", "BZ.STRICT.1")], examples=examples(game, rules)
        ),
        section("score", _score(game)),
        section("match", _match(game, options)),
    )


def _deal(game: Bezique) -> Iterator[Phrase]:
    form = game.form
    if form.upturned:
        yield say("dealt", "BZ.DEAL.1", n=form.hand)
    else:
        yield say("dealt-rubicon", "RB.1", n=form.hand)
    yield say("open", "BZ.PLAY.1")
    yield say("turn", "BZ.MELD.2")
    yield say("draw", "BZ.PHASE.1")
    yield say("rest", "BZ.STRICT.1", n=form.hand)


def _melds(game: Bezique) -> Iterator[Phrase]:
    yield say("lay", "BZ.MELD.2")
    yield say("again-rubicon" if game.rubicon else "again", "RB.4" if game.rubicon else "BZ.MELD.3")
    if game.rubicon:
        yield say("trumps-rubicon", "RB.2")
        yield say("blanche", "RB.3", n=BLANCHE_POINTS)
    else:
        yield say(f"seven-{game.options.bz_seven}", "BZ.SEVEN.1", n=SEVEN_POINTS)


def _rows(game: Bezique) -> list[Row]:
    """Returns what each combination of this form counts, with hearts as trumps."""
    calls = {
        "sequence": at.SEQUENCE + HEARTS,
        "plain-sequence": at.SEQUENCE + CLUBS,
        "royal": at.MARRIAGE + HEARTS,
        "marriage": at.MARRIAGE + CLUBS,
        **{f"bezique-{n + 1}": at.BEZIQUE + n for n in range(4)},
        **{f"four-{n + 1}": at.FOUR + n for n in range(4)},
    }
    worth = {name: worth_of(game.form, call, HEARTS) for name, call in calls.items()}
    return [
        Row(_cards(call, game), (worth[name],), say(f"meld-{name}", "BZ.MELD.1"))
        for name, call in calls.items()
        if worth[name]
    ]


def _cards(call: int, game: Bezique) -> tuple[int, ...]:
    """Returns the cards of a combination, the highest first."""
    kinds = kinds_of(game.options, call, HEARTS)
    return kinds if call >= at.FOUR else tuple(c for c in reversed(kinds) for _ in range(copies_of(call)))


def _score(game: Bezique) -> Iterator[Phrase]:
    options, form = game.options, game.form
    yield say("score", "BZ.MELD.2")
    yield say(
        "last", "BZ.LAST.1", n=form.last, trick=form.tricks if game.rubicon else options.bz_last_trick_at
    )
    if not game.rubicon:
        yield say(f"brisques-{options.bz_brisque_timing}", "BZ.BRISQUE.1", n=BRISQUE)


def _match(game: Bezique, options: Options) -> Iterator[Phrase]:
    if options.duplicate:
        yield say_duplicate("mariage")
        return
    if game.rubicon:
        yield say("match-rubicon", "RB.6")
    else:
        yield say(f"match-{options.bz_target_check}", "BZ.END.1", n=options.target)
