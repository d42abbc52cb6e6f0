"""Plays many deals side by side as a vector environment of Gymnasium.

The deals are arrays on the compiled rules (`GameBatch`).

    import gymnasium, hlaska.research.gym_batch
    rules = {"preset": "schnapsen", "settings": ["auto_claim=true"]}
    envs = gymnasium.make_vec("hlaska/sixtysix-batch-v0", num_envs=4096, **rules)

Seats, rewards, masks and ends are those of `hlaska.research.gym.SeatsEnv` in the same deals; only what is seen has the
parts that a batch writes (`hlaska.research.batch.batch_observation`). Where deals have calls an action is the number of
its column in a `GameBatch`, every amount of a ladder its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from hlaska.core.errors import BadText
from hlaska.games import all_names, find_game
from hlaska.kernel.batch.games import SEEDS
from hlaska.research.batch.batch_observation import PARTS, PUBLIC, BatchObservation, more_parts
from hlaska.research.batch.batch_starts import sample_starts
from hlaska.research.encoding.action_index import ActionIndex, Rung
from hlaska.research.environments.episode import check_seed
from hlaska.research.environments.spaces import LIMIT
from hlaska.research.game_batch import Ended, GameBatch, start

if TYPE_CHECKING:
    from numpy.typing import NDArray

VERSION: Final = 0
EVERY: Final = "every"  # one acts for whoever is on turn
RANDOM: Final = "random"
Seen = dict[str, Any]
Choose = Callable[["Seen", "NDArray[np.bool_]"], "NDArray[np.int64]"]


class BatchEnv(VectorEnv[Seen, "NDArray[np.int64]", "NDArray[Any]"]):
    """Plays so many deals side by side.

    Observations are `observation`, float32, a row a deal (`layout.spans` tells what lies where), and `action_mask`,
    int8; both are 0 where a deal is over. The reward comes at the end: what the seat gets. `infos` has the `seat` of
    each deal and, of those that ended, the `result` of all seats.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        preset: str | None = None,
        settings: Iterable[str] = (),
        opponents: str | Choose = RANDOM,
        seat: int | None = None,
        parts: Iterable[str] | None = None,
        starts: int = 0,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        compiled: bool = True,
    ) -> None:
        """Makes the environment of so many deals. Raises BadText or BadOptions.

        preset, settings: house rules, such as `auto_claim=true`.
        opponents: `random`, or `every`, or a function. With `every` one acts for whoever is on turn, and the reward is
        that of who acted last. A function is of what is seen and of the deals that are asked, and answers with an
        action for each deal.
        seat: the own one, None for another in each deal.
        parts: of the observation, by default all.
        starts: of a game that is not played whole, how many deals are bid to begin the play of cards with.
        compiled: False runs as plain Python.
        """
        made = find_game(game, preset, settings)
        if num_envs < 1:
            raise BadText(f"num_envs={num_envs}: at least 1")
        if isinstance(opponents, str) and opponents not in (RANDOM, EVERY):
            raise BadText(f"opponents='{opponents}': '{RANDOM}', '{EVERY}' or a function")
        if seat is not None and (opponents == EVERY or not 0 <= seat < made.seats):
            said = (
                f"opponents='{EVERY}' has no own seat"
                if opponents == EVERY
                else f"seats are 0 to {made.seats - 1}"
            )
            raise BadText(f"seat={seat}: {said}")
        if starts < 0:
            raise BadText(f"starts={starts}: at least 0")
        if compiled:
            start()
        self.game, self.num_envs, self._opponents, self._own = made, num_envs, opponents, seat
        self.batch = GameBatch(made, num_envs, starts=sample_starts(made, starts) if starts else ())
        called = self.batch.tables is not None
        more = () if starts else more_parts(made)
        wanted = (*PARTS, *more) if parts is None else tuple(parts)
        self.layout = BatchObservation(made, wanted)
        columns = self.batch.masks.shape[1]
        self._numbers = np.arange(columns) if called else batch_numbers(self.batch, ActionIndex(made))
        self.size = len(self._numbers)
        self._places = np.full(self.batch.masks.shape[1] + 1, -1, np.int64)
        self._places[self._numbers] = np.arange(self.size)
        self.metadata = {**self.metadata, "autoreset_mode": AutoresetMode(autoreset_mode)}
        self.single_action_space = spaces.Discrete(self.size)
        self.action_space = BatchActions(self)
        self.single_observation_space = self._space(())
        self.observation_space = self._space((num_envs,))
        self.seats = np.zeros(num_envs, np.int64)
        self._over = np.ones(num_envs, bool)
        self._columns = np.where(self._numbers < self.batch.masks.shape[1], self._numbers, 0)
        self._there = (self._numbers < self.batch.masks.shape[1]).astype(np.int8)

    @property
    def _mode(self) -> AutoresetMode:
        mode: AutoresetMode = self.metadata["autoreset_mode"]
        return mode

    def _space(self, shape: tuple[int, ...]) -> spaces.Dict:
        vector = spaces.Box(-LIMIT, LIMIT, (*shape, self.layout.size), np.float32)
        return spaces.Dict(
            {"observation": vector, "action_mask": spaces.Box(0, 1, (*shape, self.size), np.int8)}
        )

    # ------------------------------------------------------------ playing
    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Starts new deals and lets the others play until the own seat is asked. Raises BadText for what cannot be.

        seed: one for all, or one for each deal.
        options: `reset_mask` names the deals to be dealt, `decks` gives the deck of each in dealing order, `seats` the
        own seat of each.
        """
        wanted = options or {}
        which = (
            np.ones(self.num_envs, bool) if "reset_mask" not in wanted else np.asarray(wanted["reset_mask"])
        )
        if which.shape != (self.num_envs,) or which.dtype != bool or not which.any():
            raise BadText(f"reset_mask: {self.num_envs} truth values, one of them true")
        if isinstance(seed, int | None):
            super().reset(seed=check_seed(seed))
            numbers = self.np_random.integers(SEEDS, size=self.num_envs, dtype=np.int64).tolist()
        else:
            numbers = [int(self.np_random.integers(SEEDS)) if one is None else one for one in seed]
        self.batch.reset(numbers, which)
        for game, deck in enumerate(wanted.get("decks", ())):
            if which[game]:
                self.batch.set_deck(game, deck)
        self._sit(which, wanted.get("seats"))
        self._over[which] = False
        self._play_on()
        self._deal_again()
        return self._observe(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Does an action in each deal; the others play until the own seat is asked.

        Raises BadText for an illegal one, with nothing done in any deal.
        """
        numbers = self._to_numbers(actions)
        anew = self._over.copy() if self._mode is AutoresetMode.NEXT_STEP else np.zeros(self.num_envs, bool)
        if self._mode is AutoresetMode.DISABLED and self._over.any():
            game = int(np.flatnonzero(self._over)[0])
            raise BadText(f"deal {game} is over: reset it with options={{'reset_mask': ...}}")
        if self._opponents == EVERY:
            self.seats = np.where(self._over, self.seats, self.batch.turn)
        acting, same = ~self._over, self._mode is AutoresetMode.SAME_STEP
        at_once = same and self._opponents == EVERY
        rewards, results = np.zeros(self.num_envs), np.zeros((self.num_envs, self.game.seats), np.int64)
        ends = [self.batch.step(numbers, which=acting, anew=at_once, observed=self._opponents != RANDOM)]
        if anew.any():
            self._deal(anew)
        ends += self._play_on()
        over = np.zeros(self.num_envs, bool)
        for ended in ends:
            results[ended.games] = ended.results
            rewards[ended.games] = ended.results[np.arange(len(ended.games)), self.seats[ended.games]]
            over[ended.games] = True
        over &= ~anew
        rewards[anew] = 0
        infos = self._infos()
        if over.any():
            infos |= {"result": results, "_result": over.copy()}
        if same and over.any():
            infos |= self._final(over)
            if not at_once:
                self._deal(over)
                self._play_on()
            infos["seat"] = self._infos()["seat"]
        else:
            self._over |= over
        self._deal_again()
        return self._observe(), rewards, over, np.zeros(self.num_envs, bool), infos

    # ------------------------------------------------------------ dealing
    def _deal(self, which: NDArray[np.bool_]) -> None:
        seeds = self.np_random.integers(SEEDS, size=self.num_envs, dtype=np.int64)
        self.batch.reset(seeds, which)
        self._sit(which, None)
        self._over[which] = False

    def _sit(self, which: NDArray[np.bool_], seats: Any) -> None:
        if seats is not None:
            own = np.asarray(seats)
            if own.shape != (self.num_envs,) or not ((own >= 0) & (own < self.game.seats)).all():
                raise BadText(f"seats: {self.num_envs} numbers from 0 to {self.game.seats - 1}")
        elif self._own is not None:
            own = np.full(self.num_envs, self._own)
        else:
            own = self.np_random.integers(self.game.seats, size=self.num_envs)
        self.seats = np.where(which, own, self.seats)

    def _play_on(self) -> list[Ended]:
        """Lets the others play until the own seat is asked everywhere. Returns what ended on the way."""
        ends: list[Ended] = []
        asked = callable(self._opponents)
        if self._opponents == EVERY:
            return ends
        while True:
            waiting = (self.batch.done == 0) & (self.batch.turn != self.seats)
            if not waiting.any():
                if not asked:
                    self.batch.observe()  # once, when the others have played
                return ends
            if callable(self._opponents):
                numbers = self._to_numbers(self._opponents(self._observe(), waiting))
            else:
                numbers = self.batch.draw()
            ends.append(self.batch.step(numbers, which=waiting, observed=asked))

    def _deal_again(self) -> None:
        """Deals anew where a deal was over before the own seat was asked for anything."""
        for _ in range(1000):
            missed = (self.batch.done != 0) & ~self._over
            if not missed.any():
                return
            self._deal(missed)
            self._play_on()
        raise BadText(f"the own seat had nothing to decide in 1000 deals of {self.game.id}")

    # ------------------------------------------------------------ what is seen
    def _observe(self) -> Seen:
        mask = self.batch.masks.take(self._columns, axis=1)
        called = self.batch.called() if PUBLIC in self.layout.parts else None
        vectors = self.layout.encode(self.batch.seen, called=called)
        if not self._there.all():
            mask &= self._there
        over = self.batch.done != 0
        if over.any():  # who is on turn then is not the own seat, and its cards are none of ours
            mask[over], vectors[over] = 0, 0
        return {"observation": vectors, "action_mask": mask}

    def _infos(self) -> dict[str, Any]:
        seats = self.batch.turn.copy() if self._opponents == EVERY else self.seats.copy()
        return {"seat": seats, "_seat": np.ones(self.num_envs, bool)}

    def _final(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        final = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(over):
            final[i] = {
                "observation": np.zeros(self.layout.size, np.float32),
                "action_mask": np.zeros(self.size, np.int8),
            }
        return {"final_obs": final, "_final_obs": over.copy()}

    def _to_numbers(self, actions: Any) -> NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise BadText(f"actions: {self.num_envs} whole numbers, one for each deal")
        known = (given >= 0) & (given < self.size)
        if not known.all():
            game = int(np.flatnonzero(~known)[0])
            raise BadText(f"deal {game}: action {given[game]}: indices go from 0 to {self.size - 1}")
        numbers: NDArray[np.int64] = self._numbers[given]
        return numbers

    def sample_legal(self) -> NDArray[np.int64]:
        """Draws a legal action for each deal; of one that is over it means nothing."""
        drawn: NDArray[np.int64] = np.maximum(self._places[self.batch.draw()], 0)
        return drawn


class BatchActions(spaces.MultiDiscrete):
    """Holds the actions of each deal; `sample` without a mask draws legal ones."""

    def __init__(self, env: BatchEnv) -> None:
        super().__init__(np.full(env.num_envs, env.size, np.int64))
        self._env: BatchEnv | None = env

    def __getstate__(self) -> dict[str, Any]:
        """Returns the space of one action for each deal, without the deals."""
        return {**self.__dict__, "_env": None}

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        if mask is not None or probability is not None or self._env is None:
            return super().sample(mask, probability)
        drawn: NDArray[np.int64] = self._env.sample_legal()
        return drawn


def batch_numbers(batch: GameBatch, index: ActionIndex) -> NDArray[np.int64]:
    """Maps each index of an action to its number in a batch.

    Where a batch has no such action it is one more than there are.
    """
    none = batch.masks.shape[1]
    several = len(set(batch.game.pack)) < len(batch.game.pack) and not batch.melds
    numbers = []
    for entry in index.entries:
        if isinstance(entry, Rung) or (several and 64 <= entry < 256):
            numbers.append(none)
            continue
        try:
            numbers.append(batch.number(entry))
        except BadText:
            numbers.append(none)
    return np.array(numbers, np.int64)


def _register() -> None:
    """Puts every game into the registry as `hlaska/GAME-batch-v0`, and presets by their names."""
    for called, rules in all_names():
        name = f"hlaska/{called}-batch-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(name, vector_entry_point=f"{__name__}:BatchEnv", kwargs=rules)


_register()
