"""Prints what decisions were worth by what their seats could know.

The commands are `hlaska hint` and `hlaska review`.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from hlaska.bots.analysis.review import hint, review
from hlaska.cli.compiling import start_kernel
from hlaska.cli.output import format_table, format_units, print_json
from hlaska.cli.records import language_of, load
from hlaska.core import record as records
from hlaska.core.cards import cards_text
from hlaska.core.errors import BadRecord, BadText
from hlaska.core.game import Game
from hlaska.core.record import Played, Record
from hlaska.core.review import (
    BEYOND,
    Budget,
    DealReview,
    DecisionAnalysis,
    Partner,
    Reason,
    Truth,
    Turn,
    check,
)
from hlaska.games import game_class
from hlaska.locales import Language

SHOWN: Final = 8  # choices of a hint in words


# ---------------------------------------------------------------- hint
def hint_record(args: Namespace) -> None:
    """Gives a hint to the seat on turn where a record stops. Raises BadRecord, BadText."""
    record, game, played = _load_record(args)
    one = played[-1]
    start_kernel(args.lang)
    found = hint(game, one, budget_of(args))
    language = language_of(args, game, record, one.before.first)
    if args.json:
        print_json(decision_data(game, language, found))
        return
    print("\n".join(_format_hint(game, language, found)))


def _format_hint(game: Game, language: Language, row: DecisionAnalysis) -> Iterator[str]:
    yield f"{language.seat(row.seat)}: {_format_turn(game, row.best)}"
    yield from format_reasons(game, language, row.reasons, "  ")
    if row.worlds and not row.wrong:
        yield "  " + language.say("cli-as-good")
    rows = [
        (_format_turn(game, c.actions), format_units(game, c.worth), _format_cost(game, c.behind, c.error))
        for c in row.choices[:SHOWN]
    ]
    yield format_table(rows, "  ")


# ---------------------------------------------------------------- review
def review_record(args: Namespace) -> None:
    """Reviews one or all deals of a record, for one seat or for all. Raises BadRecord, BadText."""
    record, game, played = _load_record(args)
    numbers = _deal_numbers(args, len(played))
    seats = range(game.seats) if args.seat is None else [args.seat]
    for number in numbers:
        for seat in seats:
            check(game, played[number - 1], seat)
    start_kernel(args.lang)
    told: list[dict[str, Any]] = []
    for number in numbers:
        one = played[number - 1]
        language = language_of(args, game, record, one.before.first)
        for seat in seats:
            found = review(game, one, seat, budget_of(args))
            if args.json:
                told.append({"deal": number, "money": game.money, **_review_data(game, language, found)})
            else:
                print("\n".join(_format_review(game, language, number, found)))
    if args.json:
        print_json(told)


def _deal_numbers(args: Namespace, deals: int) -> Sequence[int]:
    if args.deal is None:
        return range(1, deals + 1)
    if not 1 <= args.deal <= deals:
        raise BadText(f"there is no deal {args.deal}; the record has 1 to {deals}")
    return [args.deal]


def _format_review(game: Game, language: Language, number: int, found: DealReview) -> Iterator[str]:
    yield language.say("cli-review", n=number, who=language.seat(found.seat))
    yield "  " + language.say(
        "cli-review-sum",
        expected=format_units(game, found.expected),
        lost=format_units(game, -found.lost),
        error=_error(game, found.error),
        luck=format_units(game, found.luck),
        result=format_units(game, found.result),
    )
    if found.field is not None:
        yield "  " + language.say("cli-review-field", field=format_units(game, found.field))
    heads = ("", *(language.say(f"cli-review-{head}") for head in ("done", "verdict", "cost", "worth")))
    yield format_table([heads, *(decision_row(game, language, row) for row in found.decisions)], "  ")
    for row in found.decisions:
        if row.wrong:
            yield from _format_mistake(game, language, row)
    for partner in found.partner:
        yield from _format_partner(game, language, partner)


def decision_row(game: Game, language: Language, row: DecisionAnalysis) -> tuple[str, ...]:
    """Returns one decision. It gives its number in the deal, what was done, and what would have been better."""
    made, best = _format_turn(game, row.made), _format_turn(game, row.best)
    if row.made == row.best:
        return f"{row.at + 1}.", made, language.say("cli-best"), "", format_units(game, row.worth)
    cost = _format_cost(game, row.cost, row.error) if row.cost > 0 else ""
    word = "cli-better" if row.wrong else "cli-as-good-as"
    return f"{row.at + 1}.", made, language.say(word, best=best), cost, format_units(game, row.worth)


def _format_mistake(game: Game, language: Language, row: DecisionAnalysis) -> Iterator[str]:
    made, best = _format_turn(game, row.made), _format_turn(game, row.best)
    yield f"  {row.at + 1}. {made}; {language.say('cli-better', best=best)}; {cards_text(row.hand)}"
    yield from format_reasons(game, language, row.reasons, "      ")
    if row.truth is not None:
        yield "      " + format_truth(game, language, row.truth)


def format_truth(game: Game, language: Language, truth: Truth) -> str:
    """Returns what open cards would have told."""
    actions = ", ".join(map(game.action_text, truth.actions))
    if truth.made == truth.best:
        return language.say("cli-open-same")
    if truth.unit == "contract":
        return language.say("cli-open-lost", actions=actions)
    if truth.unit == "points":
        return language.say(
            "cli-open-points", made=f"{truth.made:g}", best=f"{truth.best:g}", actions=actions
        )
    made, best = format_units(game, truth.made), format_units(game, truth.best)
    return language.say("cli-open", made=made, best=best, actions=actions)


def _format_partner(game: Game, language: Language, partner: Partner) -> Iterator[str]:
    row = partner.weighed
    who, made = language.seat(row.seat), _format_turn(game, row.made)
    yield f"  {row.at + 1}. {language.say('cli-partner', who=who, made=made)}; {cards_text(row.hand)}"
    if partner.meaning is not None:
        yield f"      {language.sentence(partner.meaning)}"
    if partner.agreed and row.made[: len(partner.usual)] == partner.usual:
        yield "      " + language.say("cli-partner-agreed")
    elif partner.usual and row.made[:1] != partner.usual[:1]:
        yield "      " + language.say("cli-partner-usual", usual=_format_turn(game, partner.usual))
    other = next((c for c in row.choices if c.actions != row.made), None)
    made_worth = next((c.worth for c in row.choices if c.actions == row.made), row.worth - row.cost)
    if other is not None and other.worth >= made_worth and not row.wrong:
        yield "      " + language.say("cli-partner-best", worth=format_units(game, made_worth))
    elif other is not None:
        yield "      " + language.say(
            "cli-partner-worth",
            worth=format_units(game, made_worth),
            other=_format_turn(game, other.actions),
            instead=format_units(game, other.worth),
        )


# ---------------------------------------------------------------- as data
def _review_data(game: Game, language: Language, found: DealReview) -> dict[str, Any]:
    amounts = {
        name: getattr(found, name) for name in ("result", "expected", "lost", "error", "luck", "field")
    }
    return {
        "seat": found.seat,
        **amounts,
        "decisions": [decision_data(game, language, row) for row in found.decisions],
        "partner": [
            {
                **decision_data(game, language, p.weighed),
                "meaning": None if p.meaning is None else _phrase_data(language, p.meaning),
                "usual": [game.action_text(a) for a in p.usual],
                "agreed": p.agreed,
            }
            for p in found.partner
        ],
    }


def decision_data(game: Game, language: Language, row: DecisionAnalysis) -> dict[str, Any]:
    """Describes a decision with texts for actions, cards and reasons.

    The keys and numbers of the reasons stand beside.
    """
    plain = msgspec.to_builtins(row)
    choices = [{**c, "actions": [game.action_text(a) for a in c["actions"]]} for c in plain["choices"]]
    truth = plain["truth"]
    return {
        **plain,
        "made": [game.action_text(a) for a in row.made],
        "best": [game.action_text(a) for a in row.best],
        "choices": choices,
        "reasons": [
            {
                "text": _format_reason(game, language, reason),
                "says": msgspec.to_builtins(reason.says),
                "item": None if reason.item is None else _phrase_data(language, reason.item),
            }
            for reason in row.reasons
        ],
        "hand": cards_text(row.hand),
        "truth": truth and {**truth, "actions": [game.action_text(a) for a in truth["actions"]]},
    }


def _phrase_data(language: Language, phrase: Any) -> dict[str, Any]:
    text = language.attribute(phrase, "name") or language.sentence(phrase)
    return {**msgspec.to_builtins(phrase), "text": text}


# ---------------------------------------------------------------- words
def format_reasons(game: Game, language: Language, reasons: Sequence[Reason], indent: str) -> Iterator[str]:
    """Yield each reason as a sentence."""
    for reason in reasons:
        yield indent + _format_reason(game, language, reason)


def _format_reason(game: Game, language: Language, reason: Reason) -> str:
    """Puts a reason into words. A seat without a name begins the sentence with a capital."""
    text = language.format_reason(reason.says, reason.item, game.has_payments)
    return text[:1].upper() + text[1:]


def _format_turn(game: Game, turn: Turn) -> str:
    return ", ".join(map(game.action_text, turn))


def _error(game: Game, error: float) -> str:
    return f"{BEYOND * error / game.money:.2f}"


def _format_cost(game: Game, amount: float, error: float) -> str:
    return f"{format_units(game, -amount)} ± {_error(game, error)}"


# ---------------------------------------------------------------- what was asked
def _load_record(args: Namespace) -> tuple[Record, Game, list[Played]]:
    record, lines = load(args.file)
    game = records.game_of(record, game_class)
    if not record.deals:
        raise BadRecord("the record has no deal")
    return record, game, records.check(record, game_class, lines)


def budget_of(args: Namespace) -> Budget:
    if args.seconds:
        return Budget(0, args.seconds, args.seed)
    return Budget(args.worlds, 0.0, args.seed)
