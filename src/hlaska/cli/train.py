"""`hlaska train`: the values of hands, the model of a card decision, or of what hands call, made anew."""

from __future__ import annotations

from argparse import Namespace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from hlaska.core.errors import BadText
from hlaska.games import find_game

LEAST: Final = 16
HANDS: Final = 40_000
DECISIONS: Final = 60_000
DEALS: Final = 500
MARIAS: Final = "marias"  # has deals of its own to learn from: those that its values would call
FOUR: Final = "marias_four"  # has values of its own


def train(asked: Namespace) -> None:
    asked.game = asked.of or asked.game
    if asked.what == "calls":
        _write(asked, _calls(asked))
        return
    count = asked.hands if asked.hands is not None else HANDS if asked.what == "values" else DECISIONS
    if count < LEAST:
        raise BadText(f"{count} hands are too few; at least {LEAST}")
    text = _values(asked, count) if asked.what == "values" else _cards(asked, count)
    _write(asked, text)


def _write(asked: Namespace, text: str) -> None:
    if asked.write:
        try:
            Path(asked.write).write_text(text, encoding="utf-8")
        except OSError as e:
            raise BadText(f"{asked.write}: {e.strerror}") from None


def _calls(asked: Namespace) -> str:
    from hlaska.core.call_model import to_text
    from hlaska.research import train_calls

    deals = DEALS if asked.deals is None else asked.deals
    if deals < 1:
        raise BadText(f"{deals} deals are too few; at least 1")
    try:
        day = date.fromisoformat(asked.date) if asked.date else datetime.now(UTC).date()
    except ValueError:
        raise BadText(f"'{asked.date}' is no day; write it as 2026-11-27") from None
    find_game(asked.game, asked.preset)
    return to_text(train_calls.trained(asked.game, deals, asked.seed, print, day=day, preset=asked.preset))


def _values(asked: Namespace, hands: int) -> str:
    from hlaska.families.marias.hand_values import written
    from hlaska.research import train_four, train_marias

    trained = train_four.trained if asked.game == FOUR else train_marias.trained
    return written(trained(hands, asked.seed, print))


def _cards(asked: Namespace, decisions: int) -> str:
    from hlaska.core.model_file import to_text
    from hlaska.research import train_card_policy, train_cards

    if asked.game == MARIAS:
        return to_text(train_cards.trained(decisions, asked.seed, print))
    game = find_game(asked.game, asked.preset)
    return to_text(train_card_policy.trained(game, decisions, asked.seed, print))
