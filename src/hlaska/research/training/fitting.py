"""Fits the logistic of a sum of table look-ups to chances that were counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

STEPS: Final = 300
RATE: Final = 0.15
PULL: Final = 1.0  # towards nought: a look-up seen less often than this counts little


def fit(places: Any, happened: Any, size: int) -> Any:
    """Fits the table of `size` weights under which what happened is most likely.

    It happened or not (1 or 0) in each row. `places`: for each row the places of the table that are added up.
    Adam on the whole data; weights of places seldom seen are pulled to 0.
    """
    import numpy as np

    return _descend(places, lambda odds: 1 / (1 + np.exp(-odds)) - happened, size)


def _descend(places: Any, error_of: Callable[[Any], Any], size: int) -> Any:
    """Finds weights by Adam. `error_of` gives the slope of what is lost, by the odds of each row."""
    import numpy as np

    flat, each = places.ravel(), places.shape[1]
    seen = np.bincount(flat, minlength=size)
    table, slope, square = np.zeros(size), np.zeros(size), np.zeros(size)
    for step in range(1, STEPS + 1):
        error = error_of(table[places].sum(axis=1))
        gradient = np.bincount(flat, np.repeat(error, each), size) + PULL * table * (seen > 0)
        gradient /= np.maximum(seen, 1)
        slope = 0.9 * slope + 0.1 * gradient
        square = 0.99 * square + 0.01 * gradient**2
        change = slope / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        table -= RATE * (1 - step / (STEPS + 1)) * change
    return table


def brier(places: Any, happened: Any, table: Any) -> tuple[float, float]:
    """Returns the mean squared error of the chances, and that of their mean.

    The second always says how often it happens.
    """
    import numpy as np

    chance = 1 / (1 + np.exp(-table[places].sum(axis=1)))
    return float(((chance - happened) ** 2).mean()), float(happened.var())


def fit_choices(
    looks: Sequence[Sequence[Sequence[int]]], brings: Sequence[Sequence[float]], soft: float, size: int
) -> Any:
    """Fits a table of `size` weights whose sums choose softly as the gains would.

    A gain higher by `soft` is e times as likely.

    `looks`: for each decision and candidate the places that are added up.
    """
    import numpy as np

    places = np.array([row for decision in looks for row in decision])
    counts = np.array([len(decision) for decision in looks])
    starts = np.concatenate(([0], np.cumsum(counts)[:-1]))
    target = _softmax(np.concatenate([np.array(b) for b in brings]) / soft, starts, counts)
    return _descend(places, lambda odds: _softmax(odds, starts, counts) - target, size)


def _softmax(odds: Any, starts: Any, counts: Any) -> Any:
    """Returns the shares of the rows of each group, by the logarithms of their odds."""
    import numpy as np

    best = np.repeat(np.maximum.reduceat(odds, starts), counts)
    shares = np.exp(odds - best)
    return shares / np.repeat(np.add.reduceat(shares, starts), counts)
