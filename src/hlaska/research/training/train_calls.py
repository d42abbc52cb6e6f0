"""Makes call models anew.

Calls of played deals are judged by playouts, and fitted to features of the hand.

Deals are called as the model expects, or as is usual. Each call that a seat could make is compared with leaving it, on
worlds that the seat cannot tell apart, which are drawn as `strong` draws them. Whether it pays there in the mean is
fitted by a logistic regression; a case counts as much as it gains or loses.

Where a game has curves of what contracts bring, these are fitted first, and are in force when its calls are judged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from hlaska.bots.call_rollout import Supposition, rollout_calls
from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.hybrid import HybridValueFunction
from hlaska.bots.players.call_search import rollout_by_call_policy
from hlaska.bots.registry import make_with
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.core.board import Event
from hlaska.core.call_fit import CurveKey, Curves, Fit, Fitting, Outcome, PlainParameters, Trial
from hlaska.core.call_model import CallModel, Source, kind_of, load_model, use_parameters
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.games import call_fitting, find_game, game_class
from hlaska.kernel import jit
from hlaska.research.matches.play_deal import asyncio_run
from hlaska.research.training.curve_fit import fit_curve

WORLDS: Final = 16
PLAYOUTS: Final = 4  # of each contract that a curve is measured by
CURVE_DEALS: Final = 30  # deals for curves, for each in which calls are judged: they take no worlds
CAP: Final = 30.0  # units that one case counts at most: a doubled hundred would outweigh all others
PULL: Final = 1.0  # of slopes towards nought, as if so much had been seen
STEPS: Final = 30  # of Newton's method


class Case(NamedTuple):
    """Holds a trial that was judged: how likely it pays, and how much that counts."""

    group: str
    kind: str
    features: tuple[float, ...]
    pays: float
    weight: float


class CurvePoint(NamedTuple):
    """Holds what a contract brought, in units, at one place of a curve."""

    key: CurveKey
    x: float
    value: float


class DealTurn(NamedTuple):
    """Holds a turn of a deal.

    state: the one before it.
    heard: what its seat has seen and heard.
    turn: what that seat does.
    """

    state: Any
    heard: Sequence[Event]
    turn: tuple[int, ...]


def train(
    game_id: str,
    deals: int,
    seed: int,
    report: Callable[[str], None],
    *,
    day: date,
    preset: str | None = None,
) -> CallModel[Any]:
    """Returns the model of a game with everything that could be fitted. Raises BadText where nothing could."""
    jit.start()
    before, hows = _current_model(game_id), dict[str, str]()
    numbers = before.parameters
    for fitting in stages(call_fitting(game_id)):
        names = (preset,) if preset else fitting.presets or (next(iter(game_class(game_id).presets)),)
        games = {f"{seed} {name}": find_game(game_id, name) for name in names}
        for changed in fit_stage(fitting, games, numbers, deals, report):
            hows.update({name: fitting.hows.get(name, fitting.how) for name in changed})
            numbers = _check_ranges(numbers, changed)
    if not hows:
        raise BadText(f"too few calls of {game_id} were judged to fit anything; take more deals")
    rules = f" --preset {preset}" if preset else ""
    command = f"hlaska train calls {game_id} --deals {deals} --seed {seed}{rules}"
    sources = [
        Source(
            tuple(name for name in numbers.__struct_fields__ if hows.get(name) == how),
            how,
            day,
            command,
            seed,
            deals,
        )
        for how in dict.fromkeys(hows.values())
    ]
    return CallModel(before.game, (*sources, *_other_sources(before.sources, set(hows))), numbers)


def stages(fitting: Fitting) -> Iterator[Fitting]:
    """Yields fittings in order; what was fitted before is in force in each."""
    if fitting.first is not None:
        yield from stages(fitting.first)
    yield fitting


def fit_stage(
    fitting: Fitting, games: Mapping[str, Game], numbers: Any, deals: int, report: Callable[[str], None]
) -> Iterator[dict[str, Any]]:
    """Yields the numbers of curves that change, then those of calls.

    Those curves are in force when calls are judged.

    games: by the seed of their deals.
    """
    if fitting.curves is not None:
        points = [
            point
            for seed, game in games.items()
            for point in measure_deals(game, fitting, CURVE_DEALS * deals, Random(f"{seed} curves"))
        ]
        changed = fit_curves(fitting.curves, numbers, points, report)
        numbers = replace(numbers, **changed)
        yield changed
    package = _package_of(next(iter(games.values())).id)
    with use_parameters(package, numbers):
        cases = [
            case for seed, game in games.items() for case in judge_deals(game, fitting, deals, Random(seed))
        ]
    yield fitting.fitted(numbers, fit_groups(cases, report))


def _package_of(game_id: str) -> str:
    return game_class(game_id).__module__.rpartition(".")[0]


def _current_model(game_id: str) -> CallModel[Any]:
    """Returns the model of a game.

    For a game without one it is one that knows no call.
    """
    package = _package_of(game_id)
    try:
        kind_of(package)
    except BadText:
        return CallModel(
            game_id,
            (Source(("least",), "Chosen smoothing: no call excludes a world.", date(2026, 11, 27)),),
            PlainParameters({}),
        )
    return load_model(package)


def _other_sources(sources: Sequence[Source], names: set[str]) -> Iterator[Source]:
    """Yields the sources of the other numbers."""
    for source in sources:
        rest = tuple(name for name in source.parameters if name not in names)
        if rest:
            yield replace(source, parameters=rest)


def _check_ranges(before: Any, changed: Mapping[str, Any]) -> Any:
    """Returns the numbers with the changes. Raises BadText where one is out of its range."""
    made = replace(before, **changed)
    try:
        return msgspec.convert(
            msgspec.to_builtins(made, str_keys=True), type(before), str_keys=True, strict=False
        )
    except msgspec.ValidationError as e:
        raise BadText(f"the fit is out of range: {e}") from None


# ---------------------------------------------------------------- the cases of deals
def walk_deal(game: Game, fitting: Fitting, rng: Random) -> Iterator[DealTurn]:
    """Yields the turns of one fresh deal, up to the play if only calls count."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    heard: list[list[Event]] = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    player = make_with(fitting.player, game, rng)
    while state.pub.turn >= 0 and not (fitting.calls_first and game.adviser.position(state) is not None):
        seat: int = state.pub.turn
        turn = (fitting.choose(game, state, rng) if fitting.choose else ()) or game.adviser.sample_turn(
            state, seat, rng
        )
        if not turn:
            action = asyncio_run(player.choose(game.view(state, seat), heard[seat]))
            turn = (game.legal(state, seat)[0] if action is None else action,)
        yield DealTurn(state, heard[seat], tuple(turn))
        for action in turn:
            state, events = game.apply(state, seat, action)
            for s in range(game.seats):
                heard[s] += [e.for_seat(s) for e in events]


def judge_deals(game: Game, fitting: Fitting, deals: int, rng: Random) -> Iterator[Case]:
    """Yields what was judged in so many fresh deals."""
    for _ in range(deals):
        yield from judge_deal(game, fitting, rng)


def judge_deal(game: Game, fitting: Fitting, rng: Random) -> Iterator[Case]:
    """Yields what was judged in one fresh deal."""
    judge = HybridValueFunction(game, rng)
    for state, heard, turn in walk_deal(game, fitting, rng):
        for trial in fitting.trials(game, state, rng):
            if not trial.done:
                case = judge_trial(game, state, heard, trial, judge, rng)
                if case is not None:
                    yield case
            elif turn[0] not in trial.later:
                yield Case(trial.group, trial.kind, trial.features, float(turn[0] in trial.done), 1.0)


def judge_trial(
    game: Game, state: Any, heard: Sequence[Event], trial: Trial, judge: HybridValueFunction, rng: Random
) -> Case | None:
    """Returns a trial with what came of it; None where it comes to the same."""
    seat = state.pub.turn
    lucks = [rng.getrandbits(60) << 2 for _ in range(WORLDS)]
    assert trial.made is not None
    if trial.left is None:
        made = leaf_of(game, trial.made(state), lucks[0])
        seat = game.declarer(made.pub) if game.declarer(made.pub) >= 0 else seat
        share = fmean(judge.result(made, luck)[seat] > 0 for luck in lucks)
        return Case(trial.group, trial.kind, trial.features, share, 1.0)
    deals = DecisionContext(game, game.view(state, seat), heard, BeliefSampler).world_sampler
    worlds = [deals.draw(rng) for _ in lucks]
    did, left = (
        judge.margins(
            [leaf_of(game, lead(w), luck) for w, luck in zip(worlds, lucks, strict=True)], seat, lucks
        )
        for lead in (trial.made, trial.left)
    )
    gain = (fmean(did) - fmean(left)) / game.money
    return (
        Case(trial.group, trial.kind, trial.features, float(gain > 0), min(CAP, abs(gain))) if gain else None
    )


def leaf_of(game: Game, state: Any, luck: int) -> Any:
    """Returns the state at which cards are played, where everybody calls as expected."""
    if game.adviser.has_call_policy:
        return rollout_by_call_policy(game, state, luck)
    return rollout_calls(game, state, -1, Supposition())


# ---------------------------------------------------------------- curves
def measure_deals(game: Game, fitting: Fitting, deals: int, rng: Random) -> Iterator[CurvePoint]:
    """Yields what contracts brought in so many fresh deals."""
    assert fitting.curves is not None
    for _ in range(deals):
        judge = HybridValueFunction(game, rng)
        for state, _heard, _turn in walk_deal(game, fitting, rng):
            for outcome in fitting.curves.outcomes(game, state, rng):
                value = measure_outcome(game, outcome, judge, rng)
                for name, x in outcome.places.items():
                    yield CurvePoint((name, outcome.kind), x, value)


def measure_outcome(game: Game, outcome: Outcome, judge: HybridValueFunction, rng: Random) -> float:
    """Returns what a contract brings in the mean of playouts, where everybody calls as expected."""
    lucks = [rng.getrandbits(62) for _ in range(PLAYOUTS)]
    leaves = [leaf_of(game, outcome.state, luck) for luck in lucks]
    value: float = fmean(judge.margins(leaves, outcome.seat, lucks)) / game.money / outcome.factor
    return max(-outcome.most, min(outcome.most, value))


def fit_curves(
    curves: Curves, numbers: Any, points: Sequence[CurvePoint], report: Callable[[str], None]
) -> dict[str, Any]:
    """Returns the numbers of curves that changed, and reports each curve."""
    found = {}
    for key, before in curves.current(numbers).items():
        some = [(point.x, point.value) for point in points if point.key == key]
        found[key] = fit_curve(curves.knots(numbers), before, some)
        report(f"{' '.join(key)}: {len(some)} cases, " + " ".join(f"{value:+.1f}" for value in found[key]))
    return curves.fitted(numbers, found)


# ---------------------------------------------------------------- the fit
def fit_groups(cases: Sequence[Case], report: Callable[[str], None]) -> dict[str, Fit]:
    """Fits each group of cases, and reports each kind."""
    fits = {
        group: fit([case for case in cases if case.group == group])
        for group in sorted({case.group for case in cases})
    }
    for group, found in fits.items():
        slopes = " ".join(f"{x:+.2f}" for x in found.slopes)
        for kind in sorted(found.bases):
            report(
                f"{group}, {kind}: {found.cases[kind]} cases, base {found.bases[kind]:+.2f}, slopes {slopes}"
            )
    return fits


def fit(cases: Sequence[Case]) -> Fit:
    """Fits a base for each kind, and slopes that all kinds share.

    It is a logistic regression by Newton's method.
    """
    import numpy as np

    kinds = sorted({case.kind for case in cases})
    bases = np.array([[float(case.kind == kind) for kind in kinds] for case in cases])
    x = np.hstack([bases, np.array([case.features for case in cases], dtype=float)])
    pays, weights = (
        np.array([getattr(case, name) for case in cases], dtype=float) for name in ("pays", "weight")
    )
    weights /= weights.mean()
    pull = PULL * np.array([*[1e-3] * len(kinds), *[1.0] * (x.shape[1] - len(kinds))])
    w = np.zeros(x.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        slope = x.T @ (weights * (pays - chance)) - pull * w
        bend = (x * (weights * np.maximum(chance * (1 - chance), 1e-6))[:, None]).T @ x + np.diag(pull)
        w += np.linalg.solve(bend, slope)
    values = [float(v) for v in w]
    return Fit(
        dict(zip(kinds, values, strict=False)),
        tuple(values[len(kinds) :]),
        Counter(case.kind for case in cases),
    )
