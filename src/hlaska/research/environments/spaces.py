"""Defines spaces of Gymnasium for what an episode shows and takes. The environments of both frameworks use them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces

from hlaska.research.encoding.observation import Encoder
from hlaska.research.environments.episode import Episode

if TYPE_CHECKING:
    from numpy.typing import NDArray

LIMIT: Final = float(1 << 24)  # whole numbers up to here are exact in float32


class LegalDiscrete(spaces.Discrete):
    """Holds the actions of a game; `sample` without a mask draws a legal one.

    Tools that sample blindly, as benchmarks and some tests do, then play on; where nothing is legal any is drawn.
    """

    def __init__(self, size: int, mask: Callable[[], NDArray[np.int8]]) -> None:
        super().__init__(size)
        self._mask_now: Callable[[], NDArray[np.int8]] | None = mask

    def __getstate__(self) -> dict[str, Any]:
        """Returns the space without its deal, which another process does not have."""
        return {**self.__dict__, "_mask_now": None}

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self._mask_now is not None:
            mask = self._mask_now()
        return super().sample(mask if mask is None or np.any(mask) else None, probability)


class LegalMultiDiscrete(spaces.MultiDiscrete):
    """Holds the actions of several deals; `sample` without a mask draws legal ones."""

    def __init__(self, count: int, size: int, masks: Callable[[], NDArray[np.int8]]) -> None:
        super().__init__(np.full(count, size, np.int64))
        self._masks_now: Callable[[], NDArray[np.int8]] | None = masks

    def __getstate__(self) -> dict[str, Any]:
        """Returns the space of one action for each deal, without the deals."""
        return {**self.__dict__, "_masks_now": None}

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        if mask is not None or probability is not None or self._masks_now is None:
            return super().sample(mask, probability)
        masks = self._masks_now()
        drawn: NDArray[np.float64] = self.np_random.random(masks.shape)
        allowed = np.where(masks.any(axis=1, keepdims=True), masks, 1)
        found: NDArray[np.int64] = (drawn * allowed).argmax(axis=1)
        return found


def vector(size: int) -> spaces.Box:
    """Makes a space of vectors of float32."""
    return spaces.Box(-LIMIT, LIMIT, (size,), np.float32)


def observation(encoder: Encoder) -> spaces.Dict:
    """Makes the space of `observation`, a vector of float32, and `action_mask`, int8 by action."""
    mask = spaces.Box(0, 1, (encoder.index.size,), np.int8)
    return spaces.Dict({"observation": vector(encoder.size), "action_mask": mask})


def observation_of(episode: Episode, seat: int) -> dict[str, Any]:
    """Returns what a seat sees, in the shape of `observation`."""
    return {"observation": episode.observe(seat), "action_mask": episode.mask(seat)}
