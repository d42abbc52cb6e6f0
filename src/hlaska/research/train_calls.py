"""Call models made anew: calls of played deals are judged by playouts, and fitted to features of the hand.

Deals are called as the model expects, or as is usual. Each call that a seat could make is compared with leaving it, on
worlds that the seat cannot tell apart, which are drawn as `strong` draws them. Whether it pays there in the mean is
fitted by a logistic regression; a case counts as much as it gains or loses.
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
from hlaska.bots.evaluation.hybrid import HybridEvaluator
from hlaska.bots.players.call_search import rollout_by_call_policy
from hlaska.bots.registry import make_with
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.core.board import Event
from hlaska.core.call_fit import Fit, Fitting, PlainParameters, Trial
from hlaska.core.call_model import CallModel, Source, kind_of, load_model
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.games import call_fitting, find_game, game_class
from hlaska.kernel import jit
from hlaska.research.play_deal import asyncio_run

WORLDS: Final = 16
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
    fitting, before = call_fitting(game_id), _current_model(game_id)
    presets = (preset,) if preset else fitting.presets or (next(iter(game_class(game_id).presets)),)
    cases: list[Case] = []
    for name in presets:
        game, rng = find_game(game_id, name), Random(f"{seed} {name}")
        for _ in range(deals):
            cases += judge_deal(game, fitting, rng)
    fits = {
        group: fit([case for case in cases if case.group == group])
        for group in sorted({c.group for c in cases})
    }
    for group, found in fits.items():
        slopes = " ".join(f"{x:+.2f}" for x in found.slopes)
        for kind in sorted(found.bases):
            report(
                f"{group}, {kind}: {found.cases[kind]} cases, base {found.bases[kind]:+.2f}, slopes {slopes}"
            )
    changed = fitting.fitted(before.parameters, fits)
    if not changed:
        raise BadText(
            f"{len(cases)} calls of {game_id} were judged, too few to fit anything; take more deals"
        )
    rules = f" --preset {preset}" if preset else ""
    source = Source(
        tuple(name for name in before.parameters.__struct_fields__ if name in changed),
        fitting.how,
        day,
        f"hlaska train calls {game_id} --deals {deals} --seed {seed}{rules}",
        seed,
        deals,
    )
    return CallModel(
        before.game,
        (source, *_other_sources(before.sources, set(changed))),
        _check_ranges(before.parameters, changed),
    )


def _current_model(game_id: str) -> CallModel[Any]:
    """Returns the model that there is; for a game without one, one that knows no call."""
    package = game_class(game_id).__module__.rpartition(".")[0]
    try:
        kind_of(package)
    except BadText:
        return CallModel(
            game_id, (Source(("least",), "Chosen by eye.", date(2026, 11, 27)),), PlainParameters({})
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
def judge_deal(game: Game, fitting: Fitting, rng: Random) -> Iterator[Case]:
    """Yields what was judged in one fresh deal."""
    deck = list(game.pack)
    rng.shuffle(deck)
    judge = HybridEvaluator(game, rng)
    state, events = game.start(game.opening(), deck)
    heard: list[list[Event]] = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    player = make_with(fitting.player, game, rng)
    while state.pub.turn >= 0 and not (fitting.calls_first and game.adviser.position(state) is not None):
        seat: int = state.pub.turn
        trials = list(fitting.trials(game, state, rng))
        for trial in trials:
            case = None if trial.done else judge_trial(game, state, heard[seat], trial, judge, rng)
            if case is not None:
                yield case
        turn = (fitting.choose(game, state, rng) if fitting.choose else ()) or game.adviser.sample_turn(
            state, seat, rng
        )
        if not turn:
            action = asyncio_run(player.choose(game.view(state, seat), heard[seat]))
            turn = (game.legal(state, seat)[0] if action is None else action,)
        for trial in trials:
            if trial.done and turn[0] not in trial.later:
                yield Case(trial.group, trial.kind, trial.features, float(turn[0] in trial.done), 1.0)
        for action in turn:
            state, events = game.apply(state, seat, action)
            for s in range(game.seats):
                heard[s] += [e.for_seat(s) for e in events]


def judge_trial(
    game: Game, state: Any, heard: Sequence[Event], trial: Trial, judge: HybridEvaluator, rng: Random
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


# ---------------------------------------------------------------- the fit
def fit(cases: Sequence[Case]) -> Fit:
    """Fits a base for each kind, and slopes that all kinds share: a logistic regression by Newton's method."""
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
