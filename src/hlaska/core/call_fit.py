"""Asks a game what `hlaska train calls` needs.

It is which calls are judged, and what their fits make of its numbers.

A game says it in `call_fit.py` of its folder, as a `Fitting` called `FITTING`. For one that has none, `plain` judges
every call against leaving it, by features that all hands have; what comes of it are `PlainParameters`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import Struct

from hlaska.core.actions import CALL, Action
from hlaska.core.board import cards_in
from hlaska.core.call_model import Chance
from hlaska.core.cards import ACE, KING, QUEEN, TEN
from hlaska.core.game import Game

LEAST: Final = 50
"""Calls of a kind that were judged, from which on a fit of it counts."""

Lead = Callable[[Any], Any]
"""From a state with a seat on turn to the one that its choice leads to."""


class Trial(NamedTuple):
    """Holds a call that the seat on turn could make."""

    group: str  # kinds of a group share their slopes
    kind: str  # each has a base of its own
    features: tuple[float, ...]  # of the own hand, and of the price
    made: Lead | None = None
    left: Lead | None = None
    """What is compared with it; None: judged is whether the seat gains, on the cards as they lie."""
    done: frozenset[Action] = frozenset()
    """Actions by which a player does it, where it is counted how often they do and nothing is judged."""
    later: frozenset[Action] = frozenset()  # actions after which it can still be done: they count nothing


class Fit(NamedTuple):
    """Holds the log odds that a call pays.

    bases: one for each kind.
    slopes: one for each feature.
    cases: trials of each kind.
    """

    bases: Mapping[str, float]
    slopes: tuple[float, ...]
    cases: Mapping[str, int]

    def has(self, kind: str) -> bool:
        """Tells whether a kind was judged often enough."""
        return self.cases.get(kind, 0) >= LEAST


class Outcome(NamedTuple):
    """Holds a contract that a seat has announced, to be measured by what it brings.

    kind: each has a point on every curve.
    places: by name of the curves, where on each it stands.
    state: the one in which the others may answer it.
    factor: what its margin, in units, is divided by to be comparable with others of its kind.
    most: what counts at most after that; a doubled hundred would outweigh all others.
    """

    kind: str
    places: Mapping[str, float]
    state: Any
    seat: int
    factor: float
    most: float


CurveKey = tuple[str, str]
"""A curve's name, and its kind of contract."""


class Curves(NamedTuple):
    """Says which curves a game has: what contracts bring by the odds of a hand."""

    outcomes: Callable[[Any, Any, Random], Iterator[Outcome]]
    """Of a game and a state in which somebody calls."""
    knots: Callable[[Any], Sequence[float]]  # of the numbers: where the curves bend
    current: Callable[[Any], Mapping[CurveKey, Sequence[float]]]  # of the numbers: the values at the knots
    fitted: Callable[[Any, Mapping[CurveKey, Sequence[float]]], dict[str, Any]]
    """From the numbers before and the new curves: the numbers that change, by name."""


class Fitting(NamedTuple):
    """Says how the numbers of a game are fitted."""

    presets: tuple[str, ...]  # whose deals are played
    trials: Callable[[Any, Any, Random], Iterator[Trial]]  # of a game and a state in which somebody calls
    fitted: Callable[[Any, Mapping[str, Fit]], dict[str, Any]]
    """From the numbers before and the fits by group: the numbers that change, by name."""
    choose: Callable[[Any, Any, Random], Sequence[Action]] | None = None
    """The turn that is taken where `Adviser.sample_turn` knows none; None: what the player does."""
    player: str = "greedy"  # takes the turns that no model knows
    how: str = (
        "Fitted: calls compared with leaving them, by playouts on worlds that the seat cannot tell apart."
    )
    """What the file says of the numbers that were fitted."""
    hows: Mapping[str, str] = {}  # the same by name, of numbers that come about in another way
    calls_first: bool = True  # no call is of interest once cards are played
    curves: Curves | None = None  # are fitted before calls are judged, and in force then
    first: Fitting | None = None  # what else is fitted before on the same deals, and in force then


# ---------------------------------------------------------------- a game without numbers of its own
class PlainCall(Struct, frozen=True, forbid_unknown_fields=True):
    """Says how likely a call pays, as log odds.

    base: those of a hand without features.
    slopes: what each feature adds.
    cases: how many calls were judged.
    """

    base: float
    slopes: tuple[float, ...]
    cases: int


class PlainParameters(Struct, frozen=True, forbid_unknown_fields=True):
    """Says what hands would call where a game declares no numbers, by kind of call."""

    calls: dict[str, PlainCall]
    least: Chance = 0.02  # of any call, and of leaving it

    def chance(self, kind: str, hand: Sequence[int]) -> float:
        """Returns how likely a hand makes a call.

        It is the least chance for a kind that is unknown.
        """
        known = self.calls.get(kind)
        if known is None:
            return self.least
        odds = known.base + sum(a * b for a, b in zip(known.slopes, features(hand), strict=True))
        return self.least + (1 - 2 * self.least) / (1 + exp(-max(-40, min(40, odds))))


def features(hand: Sequence[int]) -> tuple[float, ...]:
    """Returns aces, tens, marriages, the longest suit, empty suits and cards of a hand."""
    lengths = [sum(c >> 4 == suit for c in hand) for suit in range(4)]
    pairs = sum(min(hand.count(s << 4 | KING), hand.count(s << 4 | QUEEN)) for s in range(4))
    aces, tens = (sum(c & 15 == rank for c in hand) for rank in (ACE, TEN))
    return (
        float(aces),
        float(tens),
        float(pairs),
        float(max(lengths)),
        float(lengths.count(0)),
        float(len(hand)),
    )


def kind_of_call(game: Game, action: Action) -> str:
    """Names a call without its amount: all rungs of a ladder are of one kind."""
    return re.sub(r"\s*\d+$", "", game.calls[action].text)


def plain_trials(game: Game, state: Any, rng: Random) -> Iterator[Trial]:
    """Judges each call that may be made or left, of a ladder the lowest rung."""
    seat = state.pub.turn
    legal = game.adviser.bot_view(game.view(state, seat)).legal
    if len(legal) < 2:
        return
    hand = [c for c in cards_in(state.places[game.place(f"hand{seat}")]) if c >= 0]
    quiet = legal[0]
    seen = set()
    for action in legal:
        if action < CALL or (action == quiet and quiet >= CALL):
            continue
        kind = kind_of_call(game, action)
        if kind not in seen:
            seen.add(kind)
            stay = None if quiet < CALL else make_lead(game, quiet)
            yield Trial(kind, kind, features(hand), make_lead(game, action), stay or (lambda world: world))


def make_lead(game: Game, *turn: Action) -> Lead:
    """Returns what leads a state on by a turn of its seat."""

    def lead(state: Any) -> Any:
        for action in turn:
            state = game.apply(state, state.pub.turn, action)[0]
        return state

    return lead


def fit_plain(before: PlainParameters, fits: Mapping[str, Fit]) -> dict[str, Any]:
    """Returns every kind that was judged often enough."""
    known = {
        kind: PlainCall(round(fit.bases[kind], 3), tuple(round(x, 3) for x in fit.slopes), fit.cases[kind])
        for kind, fit in sorted(fits.items())
        if fit.has(kind)
    }
    return {"calls": {**before.calls, **known}}
