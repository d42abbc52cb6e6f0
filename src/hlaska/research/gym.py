"""Offers one seat of any game as an environment of Gymnasium, against chosen players.

Many environments may run side by side.

    import hlaska.research.gym
    import gymnasium
    env = gymnasium.make("hlaska/sixtysix-v0", preset="schnapsen", opponents="greedy")
    envs = gymnasium.make_vec("hlaska/sixtysix-v0", num_envs=8, preset="schnapsen")

An episode is one deal. The other seats are played by players of `hlaska arena`. An illegal action raises BadText and
changes nothing, unless asked for otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from hlaska.core.errors import BadText
from hlaska.games import all_names, find_game
from hlaska.research.encoding.action_index import RUNGS, ActionIndex
from hlaska.research.encoding.observation import PARTS, Encoder
from hlaska.research.environments.episode import Episode, check_seed, deck_from_options
from hlaska.research.environments.opponents import Opponents
from hlaska.research.environments.spaces import LegalDiscrete, LegalMultiDiscrete, observation, observation_of
from hlaska.research.players.player_specs import Player, check_spec

if TYPE_CHECKING:
    from numpy.typing import NDArray

VERSION: Final = 0
DEALS: Final = 1000  # dealt at most until the seat has something to decide
Seen = dict[str, Any]


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """Offers one seat in one deal after another.

    Observations are dictionaries: `observation`, a vector of float32 (`encoder.spans` tells what lies where), and
    `action_mask`, int8. The reward comes at the end: what the seat gets, in the game's units. `info` has the `seat`,
    and at the end the `result` of all. A deal in which the seat has nothing to decide is no episode: cards are dealt
    anew.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        *,
        preset: str | None = None,
        settings: Iterable[str] = (),
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        parts: Iterable[str] = PARTS,
        recall: bool = False,
        rungs: int | None = RUNGS,
        claims: bool = False,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        """Makes the environment of a seat. Raises BadText or BadOptions.

        preset, settings: house rules as `hlaska play` has them.
        opponents: a player as `hlaska arena` names them, or one for each of the other seats in turn.
        seat: the own one, None for another in each deal.
        parts, recall: what observations hold.
        rungs: of a ladder of bids.
        claims: whether calls out of turn are turns of their own.
        illegal: what comes of an illegal action. It is an error (`refuse`), or the first legal one is done in its place
        and `info` says so (`replace`), for tools that know no masks.
        """
        self.game = find_game(game, preset, settings)
        others = self.game.seats - 1
        self._opponents = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
        if len(self._opponents) != others:
            raise BadText(f"{len(self._opponents)} opponents; {self.game.id} has {others} other seats")
        for spec in self._opponents:
            check_spec(self.game, spec)
        if seat is not None and not 0 <= seat <= others:
            raise BadText(f"there is no seat {seat}; seats are 0 to {others}")
        if render_mode not in (None, "ansi"):
            raise BadText(f"render_mode='{render_mode}': 'ansi' or None")
        if illegal not in ("refuse", "replace"):
            raise BadText(f"illegal='{illegal}': 'refuse' or 'replace'")
        index = ActionIndex(self.game, rungs=rungs, claims=claims)
        self.encoder = Encoder(self.game, parts=parts, recall=recall, index=index)
        self.observation_space = observation(self.encoder)
        self.action_space: spaces.Discrete = LegalDiscrete(index.size, self.mask)
        self.render_mode = render_mode
        self._own, self._claims, self._replaces = seat, claims, illegal == "replace"
        self.episode: Episode
        self.seat = 0

    def mask(self) -> NDArray[np.int8]:
        """Marks what may be done now, all 0 when the deal is over."""
        return self.episode.mask(self.seat)

    # ------------------------------------------------------------ playing
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Starts a new deal and lets the others play until the seat is asked.

        `options` may name the `deck` in dealing order, as text or ints, and the `seat`. Raises BadText for a seed, deck
        or seat that is none.
        """
        super().reset(seed=check_seed(seed))
        wanted = options or {}
        for _ in range(DEALS):
            self._deal(Random(int(self.np_random.integers(1 << 62))), wanted)
            if not self.episode.over:
                return self._observe(), {"seat": self.seat}
            if "deck" in wanted:
                raise BadText(f"seat {self.seat} has nothing to decide in the deal of this deck")
        raise BadText(f"seat {self.seat} had nothing to decide in {DEALS} deals of {self.game.id}")

    def _deal(self, rng: Random, wanted: dict[str, Any]) -> None:
        seats = self.game.seats
        own = wanted.get("seat", self._own)
        self.seat = rng.randrange(seats) if own is None else int(own)
        if not 0 <= self.seat < seats:
            raise BadText(f"there is no seat {self.seat}; seats are 0 to {seats - 1}")
        deck = deck_from_options(self.game, wanted, rng)
        self.episode = Episode(self.encoder, deck, claims=self._claims)
        luck = f"{rng.getrandbits(60)}"
        players = {
            (self.seat + 1 + i) % seats: Player(self.game, spec, f"{luck} {i}")
            for i, spec in enumerate(self._opponents)
        }
        self._others = Opponents(players)
        self._others.play_on(self.episode)

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Does an action, and lets the others play until the seat is asked again. Raises BadText for an illegal one,
        with nothing done."""
        info: dict[str, Any] = {"seat": self.seat}
        if self._replaces and not (self.action_space.contains(int(action)) and self.mask()[int(action)]):
            action, info["replaced"] = int(np.argmax(self.mask())), True
        self.episode.step(int(action))
        self._others.play_on(self.episode)
        over, result = self.episode.over, self.episode.result()
        if over:
            info["result"] = np.array(result)
        return self._observe(), result[self.seat], over, False, info

    def _observe(self) -> Seen:
        return observation_of(self.episode, self.seat)

    # ------------------------------------------------------------ looking, ending
    def render(self) -> str | None:
        """Shows the deal as the seat sees it, where `render_mode` is `ansi`."""
        return self.episode.text(self.seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Ends what the deal in progress still needs."""
        if hasattr(self, "_others"):
            self._others.close()


class SeatsEnv(SyncVectorEnv[Seen, "NDArray[np.int64]"]):
    """Plays so many deals side by side, each with a seat of its own.

    The arguments are those of `SeatEnv`.

    It knows Gymnasium's three modes of autoreset, and `reset_mask` among the options of `reset`. `action_space` draws
    legal actions; of a deal that is over it draws any, which is not looked at.
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise BadText(f"num_envs={num_envs}: at least 1")
        made = partial(SeatEnv, game, **options)
        super().__init__([made] * num_envs, autoreset_mode=autoreset_mode)
        size = self.envs[0].unwrapped.encoder.index.size  # type: ignore[attr-defined]
        self.action_space = LegalMultiDiscrete(num_envs, size, self.masks)

    def masks(self) -> NDArray[np.int8]:
        """Marks what may be done now in each deal; int8, shape (num_envs, actions)."""
        return np.stack([one.mask() for one in self.envs])  # type: ignore[attr-defined]


def _register() -> None:
    """Puts every game into the registry as `hlaska/GAME-v0`, and presets by their names."""
    for called, rules in all_names():
        name = f"hlaska/{called}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:SeatsEnv",
                kwargs=rules,
            )


_register()
