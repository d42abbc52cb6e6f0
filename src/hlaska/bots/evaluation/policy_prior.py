"""Adds what a learned model of a card decision says to what playouts bring.

Playouts of a few worlds leave open which of two cards is better; a model that was made from thousands of decisions
knows little of this one, but that without chance. So it weighs in standard errors: the surer the playouts, the less.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from hlaska.bots.samples import deviation
from hlaska.kernel import layout as word
from hlaska.kernel.model import score_card, situation
from hlaska.kernel.policy import cards_elsewhere

SCALE: Final = 64  # what in the tables makes one card e times as likely as another
WEIGHT: Final = 1.0  # standard errors of a gap between two cards for that much


def policy_bonuses(
    tables: list[int], b: list[int], cards: Sequence[int], samples: Sequence[Sequence[float]]
) -> list[float]:
    """Returns what to add to the mean of each card.

    b: the position, of which only what the seat to move sees is read.
    samples: what each card brought, world by world.
    """
    seat = b[word.TURN]
    out, start = cards_elsewhere(b, seat), situation(b, seat)
    scores = [score_card(b, card, seat, out, start, tables) for card in cards]
    unit = WEIGHT * mean_gap_error(samples) / SCALE
    return [unit * (score - max(scores)) for score in scores]


def mean_gap_error(samples: Sequence[Sequence[float]]) -> float:
    """Returns the mean standard error of the gap between the best card and each other."""
    best = max(samples, key=fmean)
    gaps = [[x - y for x, y in zip(best, other, strict=True)] for other in samples if other is not best]
    return fmean(map(deviation, gaps)) / len(best) ** 0.5 if gaps else 0.0
