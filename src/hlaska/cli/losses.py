"""Finds the deals of a match that cost a player most: `hlaska losses`. It says where their games part."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from hlaska.bots.analysis.decision_analysis import answer_question
from hlaska.cli.compiling import start_kernel
from hlaska.cli.output import format_table, format_units, print_json
from hlaska.cli.records import item_fields, item_name, item_parts, language_of
from hlaska.cli.review import budget_of, decision_data, decision_row, format_reasons, format_truth
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.core.public import Item
from hlaska.core.review import DecisionAnalysis
from hlaska.locales import Language
from hlaska.research.matches.log import game_of, read
from hlaska.research.matches.loss_analysis import Loss, Losses, Parting, PartingChoice, losses


def explain_losses(args: Namespace) -> None:
    """Explains the dearest deals of a log. Raises BadText."""
    head, deals = read(Path(args.log))
    game = game_of(head)
    if args.review:
        start_kernel(args.lang)
    weigh = answer_question if args.review else None
    found = losses(head, deals, args.of, args.most, args.cap, weigh, budget_of(args))
    language = language_of(args, game)
    if args.json:
        print_json(_to_data(game, language, found))
        return
    print("\n".join(_format_losses(game, language, found, args.most)))


# ---------------------------------------------------------------- in words
def _format_losses(game: Game, language: Language, found: Losses, most: int) -> Iterator[str]:
    yield f"{found.game}, {found.preset}: A = {found.a}, B = {found.b}"
    if not found.losses:
        yield language.say("cli-losses-none", of=found.of, deals=found.deals)
        return
    yield language.say("cli-losses", of=found.of, n=len(found.losses), lost=found.lost, deals=found.deals)
    for loss in found.losses:
        yield ""
        yield from _format_loss(game, language, loss, found.cap)
    if len(found.losses) < most:
        yield ""
        yield language.say("cli-losses-fewer", of=found.of)


def _format_loss(game: Game, language: Language, loss: Loss, cap: float | None) -> Iterator[str]:
    title = f"{language.say('cli-deal', n=loss.deal)}: {_format_score(game, loss.difference)}"
    if loss.capped is not None and cap is not None:
        title += "; " + language.say(
            "cli-losses-capped", cap=f"{cap:g}", capped=_format_score(game, loss.capped)
        )
    yield title
    yield format_table(loss.dealt.items(), "  ")
    yield format_table(
        (
            (
                one.players,
                " ".join(language.amount(amount, plus=True) for amount in one.result),
                language.sentence(one.title) if one.title else "",
                _format_items(game, language, one.items),
            )
            for one in loss.games
        ),
        "  ",
    )
    yield "  " + language.say("cli-losses-apart")
    for parting in loss.partings:
        yield from _format_parting(game, language, loss, parting)
    if loss.more:
        yield f"  {_format_score(game, loss.rest)}  {language.say('cli-losses-rest', n=loss.more)}"


def _format_parting(game: Game, language: Language, loss: Loss, parting: Parting) -> Iterator[str]:
    asked = "" if parting.question is None else f": {language.sentence(parting.question)}"
    yield f"  {_format_score(game, parting.share)}  {parting.move + 1}. {language.seat(parting.seat)}{asked}"
    rows = [(language.say("place-hand"), parting.hand), (language.say("place-trick"), parting.table)]
    rows.append((language.say("cli-losses-said"), _format_calls(language, parting.said)))
    if parting.title is not None:
        rows.insert(0, (language.say("cli-losses-title"), language.sentence(parting.title)))
    yield format_table((row for row in rows if row[1]), "      ")
    for chosen in parting.chosen:
        yield from _format_choice(game, language, loss, parting, chosen)
    if parting.others:
        seats = ", ".join(map(language.seat, parting.others))
        yield "      " + language.say("cli-losses-others", seats=seats)
    if parting.systems:
        yield "      " + language.say("cli-losses-systems")
    if parting.clock:
        yield "      " + language.say("cli-losses-clock")


def _format_choice(
    game: Game, language: Language, loss: Loss, parting: Parting, chosen: PartingChoice
) -> Iterator[str]:
    did = language.say("cli-losses-quiet") if chosen.action is None else chosen.action
    if chosen.says is not None:
        did += f" – {language.sentence(chosen.says)}"
    expected = ""
    if chosen.margin is not None and chosen.chance is not None:
        told = language.say(
            "cli-losses-expected", margin=format_units(game, chosen.margin), chance=round(100 * chosen.chance)
        )
        expected = f" ({told})"
    yield f"      {chosen.by}: {did}{expected}"
    players = " ".join(loss.games[i].players for i in chosen.games)
    settled = _format_items(game, language, chosen.items) or language.say("cli-losses-same")
    brought = f"{language.seat(parting.seat)} {language.amount(chosen.result, plus=True)}"
    yield f"         {loss.games[chosen.game].players}: {brought}; {settled}"
    if len(chosen.games) > 1:
        yield "         " + language.say("cli-losses-games", players=players)
    if chosen.weighed is not None:
        yield from _format_decision(game, language, chosen.weighed)


def _format_decision(game: Game, language: Language, row: DecisionAnalysis) -> Iterator[str]:
    """Yields the row of a review; why something else is better; what open cards tell."""
    _, made, verdict, cost, worth = decision_row(game, language, row)
    price = f" {cost}" if cost else ""
    yield f"         {made}: {verdict}{price}; {language.say('cli-review-worth')}: {worth}"
    if row.wrong:
        yield from format_reasons(game, language, row.reasons, "         ")
    if row.truth is not None:
        yield "         " + format_truth(game, language, row.truth)


def _format_calls(language: Language, said: Sequence[tuple[int, str]]) -> str:
    """Writes `seat 0: suit; seat 1: flek game, good`."""
    turns = groupby(said, key=itemgetter(0))
    return "; ".join(f"{language.seat(seat)}: {', '.join(text for _, text in some)}" for seat, some in turns)


def _format_items(game: Game, language: Language, items: Sequence[Item]) -> str:
    told = (item_parts(language, game.id, item) for item in items)
    return "; ".join(f"{name}: {worth}" + (f" = {how}" if how else "") for name, worth, how in told)


def _format_score(game: Game, amount: float) -> str:
    """Returns a score, which is in units already."""
    return format_units(game, amount * game.money)


# ---------------------------------------------------------------- as data
def _to_data(game: Game, language: Language, value: Any) -> Any:
    """Returns a value as data: phrases and items get words beside their keys and numbers."""
    if isinstance(value, DecisionAnalysis):
        return decision_data(game, language, value)
    if isinstance(value, Phrase):
        return {**msgspec.to_builtins(value), "text": language.sentence(value)}
    if isinstance(value, Item):
        return {**item_fields(value), "text": item_name(language, value)}
    if isinstance(value, Struct):
        return {name: _to_data(game, language, getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, tuple):
        return [_to_data(game, language, one) for one in value]
    return value
