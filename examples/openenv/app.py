"""Offers one seat of a card game as an environment of OpenEnv, in words.

    pip install hlaska openenv-core
    uvicorn app:app --port 8000                         # in this folder

Which game is played stands in the environment variables HLASKA_GAME, HLASKA_PRESET and HLASKA_OPPONENTS.
"""

from __future__ import annotations

import os
from typing import Any

from openenv.core.env_server import create_fastapi_app
from openenv.core.env_server.interfaces import Environment
from openenv.core.env_server.types import Action, Observation, State

from hlaska.research.language_models.agent_environment import AgentEnvironment, Turn


class CardAction(Action):  # type: ignore[misc]  # OpenEnv has no types
    """Holds an action as records write it.

    text: for example QH, QH+ (with a marriage), bid 100 or pass.
    """

    text: str


class CardObservation(Observation):  # type: ignore[misc]
    """Holds what is asked of the seat.

    prompt: the question in words, with what the seat may know.
    refused: why the last action was not taken, else "".
    refusals: how many actions were refused so far.
    seen: the same as the prompt, as values.
    """

    prompt: str
    refused: str = ""
    refusals: int = 0
    seen: dict[str, Any] = {}  # noqa: RUF012  # pydantic copies it


class CardEnvironment(Environment):  # type: ignore[misc]
    """Plays one deal an episode; the other seats are computer players."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self) -> None:
        super().__init__()
        game = os.environ.get("HLASKA_GAME", "sixtysix")
        preset = os.environ.get("HLASKA_PRESET") or None
        self._environment = AgentEnvironment(
            game, preset, opponents=os.environ.get("HLASKA_OPPONENTS", "greedy")
        )
        self._state = State()

    def reset(self, seed: int | None = None, episode_id: str | None = None, **_: Any) -> CardObservation:
        """Deals anew."""
        self._state = State(episode_id=episode_id, step_count=0)
        return make_observation(self._environment.reset(seed))

    def step(self, action: CardAction, timeout_s: float | None = None, **_: Any) -> CardObservation:
        """Does an action, or says which duty forbids it."""
        observation = make_observation(self._environment.step(action.text))
        self._state.step_count = self._environment.steps
        return observation

    @property
    def state(self) -> State:
        """Returns how many actions were tried, and nothing that the seat may not know."""
        return self._state

    def close(self) -> None:
        """Ends the deal in progress."""
        self._environment.close()


def make_observation(turn: Turn) -> CardObservation:
    """Returns a turn in the words of OpenEnv."""
    return CardObservation(
        done=turn.done,
        reward=turn.reward,
        prompt=turn.text(),
        refused=turn.refused,
        refusals=turn.refusals,
        seen=turn.seen,
    )


app = create_fastapi_app(CardEnvironment, CardAction, CardObservation)
