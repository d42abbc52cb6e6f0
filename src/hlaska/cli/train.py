"""`hlaska train`: the values of hands, or the model of a card decision, made anew."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from hlaska.core.errors import BadText
from hlaska.games import find_game

LEAST: Final = 16
HANDS: Final = 40_000
DECISIONS: Final = 60_000
MARIAS: Final = "marias"  # has deals of its own to learn from: those that its values would call
FOUR: Final = "marias_four"  # has values of its own


def train(asked: Namespace) -> None:
    count = asked.hands if asked.hands is not None else HANDS if asked.what == "values" else DECISIONS
    if count < LEAST:
        raise BadText(f"{count} hands are too few; at least {LEAST}")
    text = _values(asked, count) if asked.what == "values" else _cards(asked, count)
    if asked.write:
        try:
            Path(asked.write).write_text(text, encoding="ascii")
        except OSError as e:
            raise BadText(f"{asked.write}: {e.strerror}") from None


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
