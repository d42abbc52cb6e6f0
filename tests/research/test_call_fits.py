"""What games judge to fit their call models, and what they make of the fits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hlaska.core.call_fit import LEAST, Fit, Outcome, Trial
from hlaska.core.call_model import load_model
from hlaska.families.marias.call_fit import TRUMPS, fit_trumps, naming_trials
from hlaska.games import call_fitting, find_game
from hlaska.games.marias_auction import call_fit as auction
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction.call_model import KINDS
from hlaska.games.marias_auction.contracts import CONTRACTS
from hlaska.games.pinochle.call_fit import apply_bids
from hlaska.games.pinochle_three.call_fit import apply_widow
from hlaska.games.thousand.call_fit import apply_calls
from hlaska.research.training.train_calls import stages, walk_deal

SEED = 6
MANY = 2 * LEAST


def parameters_of(game: str) -> Any:
    return load_model(f"hlaska.games.{game}").parameters


def fit_of(slopes: tuple[float, ...], **bases: float) -> Fit:
    """Makes a fit of which every kind was judged often."""
    return Fit(bases, slopes, dict.fromkeys(bases, MANY))


def trials_of(game_id: str, preset: str, deals: int) -> Iterator[Trial]:
    """Yields what every stage judges in fresh deals."""
    game, rng = find_game(game_id, preset), Random(SEED)
    for fitting in stages(call_fitting(game_id)):
        for _ in range(deals):
            for state, _heard, _turn in walk_deal(game, fitting, rng):
                yield from fitting.trials(game, state, rng)


# ---------------------------------------------------------------- what is judged
@pytest.mark.parametrize(
    ("game", "preset", "deals", "groups"),
    [
        ("marias", "pagat_voleny", 8, {"alone", "trumps"}),
        ("marias_four", "four_partner", 8, {"trumps"}),
        ("marias_auction", "licit_traditional", 6, {"bid", "raise"}),
        ("thousand", "thousand", 8, {"dealt", "ready", "given", "made"}),
        ("pinochle", "double_deck", 3, {"double 0"}),
        ("pinochle_three", "auction3", 12, {"3", "take"}),
    ],
)
def test_every_stage_judges_what_its_numbers_are_fitted_to(
    game: str, preset: str, deals: int, groups: set[str]
) -> None:
    found = Counter(trial.group for trial in trials_of(game, preset, deals))
    assert groups <= set(found)


def test_trumps_are_compared_in_both_orders_by_what_differs() -> None:
    suits, cards = {0: (1.0, 3.0), 2: (0.0, 5.0), 3: (2.0, 2.0)}, {0: 1, 2: 33, 3: 50}
    rng, found = Random(SEED), []
    for _ in range(50):
        found += list(naming_trials(None, suits, cards, 2, rng))
    gaps = Counter(trial.features for trial in found)
    assert set(gaps) == {(1.0, -2.0), (-1.0, 2.0), (2.0, -3.0), (-2.0, 3.0)}
    assert min(gaps.values()) > 10
    assert len(found) == 100


def outcomes(deals: int) -> Iterator[tuple[Any, Outcome]]:
    game, rng = find_game("marias_auction", "licit_traditional"), Random(SEED)
    fitting = call_fitting("marias_auction")
    assert fitting.curves is not None
    for _ in range(deals):
        for state, _heard, _turn in walk_deal(game, fitting, rng):
            yield from ((game, found) for found in fitting.curves.outcomes(game, state, rng))


def test_each_seat_announces_every_kind_that_its_hand_allows() -> None:
    found = list(outcomes(12))
    assert {outcome.kind for _, outcome in found} >= {"seven", "betl"}
    assert {outcome.seat for _, outcome in found} == set(range(at.SEATS))
    for game, outcome in found:
        pub = outcome.state.pub
        assert (pub.phase, pub.lone) == ("flek", outcome.seat)
        named = [CONTRACTS[i] for i in auction.contracts_of(outcome.kind)]
        assert any((c.rung, c.trump) == (pub.rung, pub.trump) for c in named)
        assert set(outcome.places) == {"before", "kept"}
        assert outcome.places["before"] >= auction.WORST
        assert outcome.factor in (at.SEATS, at.SEATS * game.options.hearts_factor)


def test_kinds_of_contracts_are_those_that_have_curves() -> None:
    numbers = [auction.contracts_of(kind) for kind in KINDS]
    assert all(numbers)
    assert len({i for some in numbers for i in some}) == sum(map(len, numbers))


# ---------------------------------------------------------------- what is made of fits
def test_trumps_are_weighed_by_the_slopes() -> None:
    fit = Fit({TRUMPS: 0.0}, (0.25, 1.004), {TRUMPS: MANY})
    assert fit_trumps(("by_game", "by_length"), {TRUMPS: fit}) == {"by_game": 0.25, "by_length": 1.0}
    assert fit_trumps(("by_game", "by_length"), {TRUMPS: fit._replace(cases={TRUMPS: 1})}) == {}
    assert fit_trumps(("by_game",), {}) == {}


def test_a_bid_pays_from_what_passing_brings_on() -> None:
    found = auction.apply_fits(parameters_of("marias_auction"), {"bid": fit_of((0.5,), bid=1.0)})
    assert found == {"passed": -2.0, "eager": 2.0}
    flat = fit_of((0.001,), bid=1.0)
    assert auction.apply_fits(parameters_of("marias_auction"), {"bid": flat}) == {}


def test_curves_are_rounded_and_keep_their_names() -> None:
    before = parameters_of("marias_auction")
    current = auction.curves_of(before)
    moved = {key: [value + 0.04 for value in values] for key, values in current.items()}
    found = auction.apply_curves(before, moved)
    assert found == {"before": before.before, "kept": before.kept}


def test_a_side_bids_as_far_beyond_its_limit_as_it_pays() -> None:
    before = parameters_of("pinochle")
    fit = fit_of((0.2,), opening=-0.5, along=0.1)
    reach = apply_bids(before, {"single 0": fit})["reach"]
    old = before.reach["single"].none
    assert (reach["single"].none.opening, reach["single"].none.along) == (-2.5, 0.5)
    assert (reach["single"].none.alone, reach["single"].none.mate) == (old.alone, old.mate)
    assert reach["single"].four == before.reach["single"].four
    assert reach["double"] == before.reach["double"]
    assert apply_bids(before, {"single 0": fit_of((-0.2,), opening=1.0)}) == {}


def test_the_widow_is_taken_from_where_it_pays() -> None:
    before = parameters_of("pinochle_three")
    assert apply_widow(before, {"take": fit_of((0.5,), take=1.0)}) == {"taken": 2.0}
    assert apply_widow(before, {}) == {}


def test_gifts_and_contracts_of_thousand_are_fitted() -> None:
    fits = {
        "made": fit_of((), made=0.0),
        "given": fit_of((0.2, -0.1), given=0.0),
    }
    found = apply_calls(parameters_of("thousand"), fits)
    assert found == {"theirs": 0.5, "given": 0.5}
    assert apply_calls(parameters_of("thousand"), {"given": fit_of((0.2, 0.5), given=0.0)}) == {"given": 0.0}
