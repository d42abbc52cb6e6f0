"""`hlaska hint` and `hlaska review`: what decisions were worth by what their seats could know."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from hlaska.bots.analysis.review import hint, review
from hlaska.cli.output import print_json, table, units
from hlaska.cli.records import language_of, load
from hlaska.core import record as records
from hlaska.core.cards import cards_text
from hlaska.core.errors import BadRecord, BadText
from hlaska.core.game import Game
from hlaska.core.record import Played, Record
from hlaska.core.review import BEYOND, Budget, DealReview, Partner, Reason, Truth, Turn, Weighed, check
from hlaska.games import game_class
from hlaska.kernel import jit
from hlaska.locales import Language

SHOWN: Final = 8  # choices of a hint in words


# ---------------------------------------------------------------- hint
def hint_record(asked: Namespace) -> None:
    """The seat on turn where a record stops. Raises BadRecord, BadText."""
    record, game, played = _played(asked)
    one = played[-1]
    jit.start()
    found = hint(game, one, budget_of(asked))
    language = language_of(asked, game, record, one.before.first)
    if asked.json:
        print_json(decision_data(game, language, found))
        return
    print("\n".join(_hint(game, language, found)))


def _hint(game: Game, language: Language, row: Weighed) -> Iterator[str]:
    yield f"{language.seat(row.seat)}: {_texts(game, row.best)}"
    yield from reasons_told(game, language, row.reasons, "  ")
    if row.worlds and not row.wrong:
        yield "  " + language.say("cli-as-good")
    rows = [
        (_texts(game, c.actions), units(game, c.worth), _behind(game, c.behind, c.error))
        for c in row.choices[:SHOWN]
    ]
    yield table(rows, "  ")


# ---------------------------------------------------------------- review
def review_record(asked: Namespace) -> None:
    """The deals of a record, or one of them, for one seat or for all. Raises BadRecord, BadText."""
    record, game, played = _played(asked)
    numbers = _numbers(asked, len(played))
    seats = range(game.seats) if asked.seat is None else [asked.seat]
    for number in numbers:
        for seat in seats:
            check(game, played[number - 1], seat)
    jit.start()
    told: list[dict[str, Any]] = []
    for number in numbers:
        one = played[number - 1]
        language = language_of(asked, game, record, one.before.first)
        for seat in seats:
            found = review(game, one, seat, budget_of(asked))
            if asked.json:
                told.append({"deal": number, "money": game.money, **_whole(game, language, found)})
            else:
                print("\n".join(_review(game, language, number, found)))
    if asked.json:
        print_json(told)


def _numbers(asked: Namespace, deals: int) -> Sequence[int]:
    if asked.deal is None:
        return range(1, deals + 1)
    if not 1 <= asked.deal <= deals:
        raise BadText(f"there is no deal {asked.deal}; the record has 1 to {deals}")
    return [asked.deal]


def _review(game: Game, language: Language, number: int, found: DealReview) -> Iterator[str]:
    yield language.say("cli-review", n=number, who=language.seat(found.seat))
    yield "  " + language.say(
        "cli-review-sum",
        expected=units(game, found.expected),
        lost=units(game, -found.lost),
        error=_error(game, found.error),
        luck=units(game, found.luck),
        result=units(game, found.result),
    )
    if found.field is not None:
        yield "  " + language.say("cli-review-field", field=units(game, found.field))
    heads = ("", *(language.say(f"cli-review-{head}") for head in ("done", "verdict", "cost", "worth")))
    yield table([heads, *(decision_line(game, language, row) for row in found.decisions)], "  ")
    for row in found.decisions:
        if row.wrong:
            yield from _error_told(game, language, row)
    for partner in found.partner:
        yield from _partner(game, language, partner)


def decision_line(game: Game, language: Language, row: Weighed) -> tuple[str, ...]:
    """One decision: its number in the deal, what was done, and what would have been better."""
    made, best = _texts(game, row.made), _texts(game, row.best)
    if row.made == row.best:
        return f"{row.at + 1}.", made, language.say("cli-best"), "", units(game, row.worth)
    cost = _behind(game, row.cost, row.error) if row.cost > 0 else ""
    word = "cli-better" if row.wrong else "cli-as-good-as"
    return f"{row.at + 1}.", made, language.say(word, best=best), cost, units(game, row.worth)


def _error_told(game: Game, language: Language, row: Weighed) -> Iterator[str]:
    made, best = _texts(game, row.made), _texts(game, row.best)
    yield f"  {row.at + 1}. {made}; {language.say('cli-better', best=best)}; {cards_text(row.hand)}"
    yield from reasons_told(game, language, row.reasons, "      ")
    if row.truth is not None:
        yield "      " + open_told(game, language, row.truth)


def open_told(game: Game, language: Language, truth: Truth) -> str:
    """What open cards would have told."""
    actions = ", ".join(map(game.action_text, truth.actions))
    if truth.made == truth.best:
        return language.say("cli-open-same")
    if truth.unit == "contract":
        return language.say("cli-open-lost", actions=actions)
    if truth.unit == "points":
        return language.say(
            "cli-open-points", made=f"{truth.made:g}", best=f"{truth.best:g}", actions=actions
        )
    made, best = units(game, truth.made), units(game, truth.best)
    return language.say("cli-open", made=made, best=best, actions=actions)


def _partner(game: Game, language: Language, partner: Partner) -> Iterator[str]:
    row = partner.weighed
    who, made = language.seat(row.seat), _texts(game, row.made)
    yield f"  {row.at + 1}. {language.say('cli-partner', who=who, made=made)}; {cards_text(row.hand)}"
    if partner.meaning is not None:
        yield f"      {language.sentence(partner.meaning)}"
    if partner.agreed and row.made[: len(partner.usual)] == partner.usual:
        yield "      " + language.say("cli-partner-agreed")
    elif partner.usual and row.made[:1] != partner.usual[:1]:
        yield "      " + language.say("cli-partner-usual", usual=_texts(game, partner.usual))
    other = next((c for c in row.choices if c.actions != row.made), None)
    made_worth = next((c.worth for c in row.choices if c.actions == row.made), row.worth - row.cost)
    if other is not None and other.worth >= made_worth and not row.wrong:
        yield "      " + language.say("cli-partner-best", worth=units(game, made_worth))
    elif other is not None:
        yield "      " + language.say(
            "cli-partner-worth",
            worth=units(game, made_worth),
            other=_texts(game, other.actions),
            instead=units(game, other.worth),
        )


# ---------------------------------------------------------------- as data
def _whole(game: Game, language: Language, found: DealReview) -> dict[str, Any]:
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
                "meaning": None if p.meaning is None else _said(language, p.meaning),
                "usual": [game.action_text(a) for a in p.usual],
                "agreed": p.agreed,
            }
            for p in found.partner
        ],
    }


def decision_data(game: Game, language: Language, row: Weighed) -> dict[str, Any]:
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
                "text": _because(game, language, reason),
                "says": msgspec.to_builtins(reason.says),
                "item": None if reason.item is None else _said(language, reason.item),
            }
            for reason in row.reasons
        ],
        "hand": cards_text(row.hand),
        "truth": truth and {**truth, "actions": [game.action_text(a) for a in truth["actions"]]},
    }


def _said(language: Language, phrase: Any) -> dict[str, Any]:
    text = language.second(phrase, "name") or language.sentence(phrase)
    return {**msgspec.to_builtins(phrase), "text": text}


# ---------------------------------------------------------------- words
def reasons_told(game: Game, language: Language, reasons: Sequence[Reason], indent: str) -> Iterator[str]:
    """Yield each reason as a sentence."""
    for reason in reasons:
        yield indent + _because(game, language, reason)


def _because(game: Game, language: Language, reason: Reason) -> str:
    """Words a reason; a seat without a name begins the sentence with a capital."""
    text = language.because(reason.says, reason.item, game.pays)
    return text[:1].upper() + text[1:]


def _texts(game: Game, turn: Turn) -> str:
    return ", ".join(map(game.action_text, turn))


def _error(game: Game, error: float) -> str:
    return f"{BEYOND * error / game.money:.2f}"


def _behind(game: Game, amount: float, error: float) -> str:
    return f"{units(game, -amount)} ± {_error(game, error)}"


# ---------------------------------------------------------------- what was asked
def _played(asked: Namespace) -> tuple[Record, Game, list[Played]]:
    record, lines = load(asked.file)
    game = records.game_of(record, game_class)
    if not record.deals:
        raise BadRecord("the record has no deal")
    return record, game, records.check(record, game_class, lines)


def budget_of(asked: Namespace) -> Budget:
    if asked.seconds:
        return Budget(0, asked.seconds, asked.seed)
    return Budget(asked.worlds, 0.0, asked.seed)
