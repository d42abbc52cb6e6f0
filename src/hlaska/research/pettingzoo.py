"""Offers every game as an environment of PettingZoo in which agents act in turn (AEC).

    import hlaska.research.pettingzoo
    from pettingzoo.env_registry.registration import make
    env = make("aec", "hlaska/sixtysix-v0", preset="schnapsen")

An episode is one deal, an agent a seat. An illegal action raises BadText and changes nothing; who would rather end the
episode wraps `raw_env` in PettingZoo's TerminateIllegalWrapper.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.env_registry.registration import aec_registry, register
from pettingzoo.utils import wrappers

from hlaska.core.errors import BadText
from hlaska.games import all_names, find_game
from hlaska.research.encoding.action_index import RUNGS, ActionIndex
from hlaska.research.encoding.observation import PARTS, Encoder
from hlaska.research.environments.episode import Episode, check_seed, deck_from_options
from hlaska.research.environments.infostate_resampling import resample_deal
from hlaska.research.environments.spaces import LegalDiscrete, observation, observation_of, vector

if TYPE_CHECKING:
    from numpy.typing import NDArray

VERSION: Final = 0
Reward = Literal["result", "margin"]


class DealEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Plays one deal of a game, seat by seat.

    Agents are `seat_0` (forehand), `seat_1` ... Observations are dictionaries: `observation`, a vector of float32
    (`encoder.spans` tells what lies where), and `action_mask`, int8. Rewards come at the end of the deal.
    """

    def __init__(
        self,
        game: str,
        *,
        preset: str | None = None,
        settings: Iterable[str] = (),
        parts: Iterable[str] = PARTS,
        recall: bool = False,
        rungs: int | None = RUNGS,
        claims: bool = False,
        reward: Reward = "result",
        render_mode: str | None = None,
    ) -> None:
        """Makes the environment of a game. Raises BadText or BadOptions.

        preset, settings: house rules as `hlaska play` has them.
        parts, recall: what observations hold.
        rungs: of a ladder of bids.
        claims: whether calls out of turn are turns of their own, else they are left out.
        reward: what a seat gets, or that less the mean of the others (`margin`, zero-sum).
        """
        if reward not in ("result", "margin"):
            raise BadText(f"reward='{reward}': 'result' or 'margin'")
        if render_mode not in (None, "ansi"):
            raise BadText(f"render_mode='{render_mode}': 'ansi' or None")
        self.game = find_game(game, preset, settings)
        index = ActionIndex(self.game, rungs=rungs, claims=claims)
        self.encoder = Encoder(self.game, parts=parts, recall=recall, index=index)
        self.metadata = {
            "name": f"{self.game.id}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode, self._claims, self._reward = render_mode, claims, reward
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation(self.encoder)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = self._spaces()
        self.state_space = vector(self.encoder.state_size)
        self._rng = Random()
        self.episode: Episode

    # ------------------------------------------------------------ spaces
    def _spaces(self) -> dict[str, LegalDiscrete]:
        size = self.encoder.index.size
        return {agent: LegalDiscrete(size, partial(self._mask, seat)) for agent, seat in self._seats.items()}

    def _mask(self, seat: int) -> NDArray[np.int8]:
        return self.episode.mask(seat)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # ------------------------------------------------------------ playing
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new deal.

        `options` may name the `deck` in dealing order, as text or ints. Raises BadText for a seed or a deck that is
        none.
        """
        if check_seed(seed) is not None:
            self._rng = Random(seed)
        deck = deck_from_options(self.game, options or {}, self._rng)
        self.episode = Episode(self.encoder, deck, claims=self._claims)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.seat]

    def step(self, action: int | None) -> None:
        """Does an action for the agent on turn. Raises BadText for an illegal one, with nothing done."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadText(f"{self.agent_selection} is on turn and its action is None; give an index")
        agent = self.agent_selection
        self.episode.step(int(action))
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if self.episode.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()

    def _end(self) -> None:
        got = self.episode.result() if self._reward == "result" else self.episode.margins()
        self.rewards = dict(zip(self.agents, got, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    # ------------------------------------------------------------ looking
    def observe(self, agent: str) -> dict[str, Any]:
        """Returns what an agent knows and may do. Its mask is all 0 when it is not on turn."""
        return observation_of(self.episode, self._seats[agent])

    def state(self) -> np.ndarray[Any, Any]:
        """Encodes everything that is true, for a central critic; never for a player."""
        return self.episode.truth()

    def resample(self, agent: str, rng: Random) -> DealEnv:
        """Gives the environment as it may be for all that an agent was told.

        Other cards are hidden, and other actions. For searches, and for `hlaska.research.laws`.
        """
        return self._with(resample_deal(self.episode, self._seats[agent], rng))

    def _with(self, episode: Episode) -> DealEnv:
        """Returns the same environment with another deal, to go on by itself."""
        other = copy(self)
        other.episode, other._rng = episode, copy(self._rng)
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(other, name, copy(getattr(self, name)))
        other.action_spaces = other._spaces()
        return other

    def __deepcopy__(self, memo: Any) -> DealEnv:
        return self._with(self.episode.copy()) if hasattr(self, "episode") else copy(self)

    def render(self) -> str | None:
        """Shows the deal as text, all cards open, where `render_mode` is `ansi`."""
        return self.episode.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing: there is nothing to close."""


def raw_env(game: str = "sixtysix", **options: Any) -> DealEnv:
    """Makes an environment without wrappers; arguments are those of `DealEnv`."""
    return DealEnv(game, **options)


def env(game: str = "sixtysix", **options: Any) -> Any:
    """Makes an environment in the wrappers that PettingZoo advises.

    They are for what is out of bounds, and for steps before a reset.
    """
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, **options)))


def _register() -> None:
    """Puts every game into the registry as `hlaska/GAME-v0`, and presets by their names."""
    for called, rules in all_names():
        name = f"hlaska/{called}-v{VERSION}"
        if name not in aec_registry:
            register("aec", name, f"{__name__}:env", kwargs=rules)


_register()
