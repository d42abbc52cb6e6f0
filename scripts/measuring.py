"""What the scripts that measure calls share: deals of a log, and what everybody calls after a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hlaska.bots.call_rollout import apply_turn
from hlaska.bots.players.call_search import rollout_by_call_policy
from hlaska.core import record as records
from hlaska.core.record.model import Played as Replayed
from hlaska.core.record.replay import replay
from hlaska.games import game_class
from hlaska.research.matches.play_deal import DuplicateGame


def replayed(one: DuplicateGame) -> Replayed:
    """The deal of a game in a log, step by step."""
    return replay(records.from_json(bytes(one.record), game_class), game_class)[0]


def called_on(
    game: Any, states: Sequence[Any], seat: int, turn: Sequence[int], lucks: Sequence[int]
) -> list[Any]:
    """Yields states after a turn of a seat and the later calls by habit.

    Each comes with a luck of its own.
    """
    return [
        rollout_by_call_policy(game, apply_turn(game, s, seat, turn), luck)
        for s, luck in zip(states, lucks, strict=True)
    ]
