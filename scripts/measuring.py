"""Holds what the scripts that measure calls share.

Deals of a log are replayed, and turns are followed by what everybody calls after them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hlaska.bots.call_rollout import apply_turn
from hlaska.bots.players.call_search import rollout_by_call_policy
from hlaska.core import record as records
from hlaska.core.record.model import Played
from hlaska.core.record.replay import replay
from hlaska.games import game_class
from hlaska.research.matches.play_deal import DuplicateGame


def replay_game(duplicate: DuplicateGame) -> Played:
    """Returns the deal of a game in a log, step by step."""
    return replay(records.from_json(bytes(duplicate.record), game_class), game_class)[0]


def roll_out_turn(
    game: Any, states: Sequence[Any], seat: int, turn: Sequence[int], seeds: Sequence[int]
) -> list[Any]:
    """Returns states after a turn and all later calls by the call policy.

    seeds: one for each state, for the chance in those calls.
    """
    return [
        rollout_by_call_policy(game, apply_turn(game, s, seat, turn), seed)
        for s, seed in zip(states, seeds, strict=True)
    ]
