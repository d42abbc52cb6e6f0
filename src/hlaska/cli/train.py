"""Makes the values of hands anew: `hlaska train`. Also the model of a card decision, or of what hands call."""

from __future__ import annotations

from argparse import Namespace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from hlaska.cli.compiling import announce_compiling
from hlaska.core.errors import BadText
from hlaska.games import find_game

LEAST: Final = 16
HANDS: Final = 40_000
DECISIONS: Final = 60_000
DEALS: Final = 500
MARIAS: Final = "marias"  # has deals of its own to learn from: those that its values would call
FOUR: Final = "marias_four"  # has values of its own


def train(args: Namespace) -> None:
    args.game = args.of or args.game
    if args.what == "calls":
        _write(args, _train_calls(args))
        return
    count = args.hands if args.hands is not None else HANDS if args.what == "values" else DECISIONS
    if count < LEAST:
        raise BadText(f"{count} hands are too few; at least {LEAST}")
    announce_compiling(args.lang)
    text = _train_values(args, count) if args.what == "values" else _train_cards(args, count)
    _write(args, text)


def _write(args: Namespace, text: str) -> None:
    if args.write:
        try:
            Path(args.write).write_text(text, encoding="utf-8")
        except OSError as e:
            raise BadText(f"{args.write}: {e.strerror}") from None


def _train_calls(args: Namespace) -> str:
    from hlaska.core.call_model import to_text
    from hlaska.research.training import train_calls

    deals = DEALS if args.deals is None else args.deals
    if deals < 1:
        raise BadText(f"{deals} deals are too few; at least 1")
    try:
        day = date.fromisoformat(args.date) if args.date else datetime.now(UTC).date()
    except ValueError:
        raise BadText(f"'{args.date}' is no day; write it as 2026-11-27") from None
    find_game(args.game, args.preset)
    announce_compiling(args.lang)
    return to_text(train_calls.train(args.game, deals, args.seed, print, day=day, preset=args.preset))


def _train_values(args: Namespace, hands: int) -> str:
    from hlaska.families.marias.hand_values import format_tables
    from hlaska.research.training import train_four, train_marias

    trained = train_four.train if args.game == FOUR else train_marias.train
    return format_tables(trained(hands, args.seed, print))


def _train_cards(args: Namespace, decisions: int) -> str:
    from hlaska.core.model_file import to_text
    from hlaska.research.training import train_card_policy, train_cards

    if args.game == MARIAS:
        return to_text(train_cards.train(decisions, args.seed, print))
    game = find_game(args.game, args.preset)
    return to_text(train_card_policy.train(game, decisions, args.seed, print))
