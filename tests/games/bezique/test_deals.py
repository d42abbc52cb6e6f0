"""The laws over deals in which combinations come together: players chosen at random by tests seldom meld."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hlaska.core.actions import CALL
from hlaska.core.game import Match
from hlaska.core.options import random_options
from hlaska.games import game_class
from hlaska.games.bezique.game import Bezique
from hlaska.games.bezique.options import PRESETS, Options
from hlaska.games.bezique.public import State
from hlaska.kernel.play import step
from tests import laws
from tests.games.bezique.play import eager


def play(game: Bezique, rng: Random, match: Match) -> laws.Trace:
    def choose(_: object, state: State, count: int) -> tuple[int, int]:
        return state.pub.turn, eager(game, state, rng)

    return laws.play_deal(game, match, laws.shuffled(game, rng), choose)


def keeps_the_laws(trace: laws.Trace, rng: Random) -> None:
    laws.cards_are_conserved(trace)
    laws.one_seat_is_on_turn(trace)
    laws.points_add_up(trace)
    laws.legal_actions_apply_and_others_are_refused(trace, rng)
    laws.texts_and_json_round_trip(trace, rng)
    laws.imagined_states_look_the_same(trace, rng)
    laws.events_tell_what_views_show(trace)
    laws.known_is_true(trace, rng, 3)
    laws.previews_are_true(trace, rng)
    assert laws.kernel_goes_along(trace)
    for seat in (0, 1):
        for pair in laws.hidden_pairs(trace, seat, rng, 2):
            laws.same_events_same_view(trace, seat, *pair)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_deals_with_many_melds_keep_the_laws(preset: str) -> None:
    rng, done = Random(128), Counter[str]()
    game_type = game_class("bezique")
    for n in range(12):
        game = Bezique(random_options(Options, rng)) if n % 3 == 2 else game_type(PRESETS[preset])
        assert isinstance(game, Bezique)
        trace = play(game, rng, Match((0, 850) if n % 4 == 3 else (0, 0)))
        keeps_the_laws(trace, rng)
        done.update(game.calls[s.action].text for s in trace.steps if s.action >= CALL)
        done.update("copy" for s in trace.steps if 64 <= s.action < CALL)
    assert {"four aces", "four kings", "bezique", "copy"} <= set(done)


@pytest.mark.parametrize("preset", PRESETS)
def test_points_are_those_of_the_rows(preset: str) -> None:
    """While a deal runs the points are the sum of what has been entered; brisques are in bounds."""
    rng = Random(16)
    game = Bezique(PRESETS[preset])  # type: ignore[arg-type]
    for state in play(game, rng, game.opening()).states()[:-1]:
        for seat in (0, 1):
            assert sum(i.value for i in state.pub.items if i.seat == seat) == state.pub.points[seat]
        assert sum(state.pub.won) <= 160 * (2 if preset == "rubicon" else 1)


def test_payoff_is_the_result_once_all_is_played() -> None:
    """Search settles as the engine does: from the lead to the last trick both come to the same."""
    rng, compared = Random(32), 0
    for n in range(20):
        game = Bezique(random_options(Options, rng)) if n % 2 else Bezique(Options(bz_form="rubicon"))
        states = play(game, rng, game.opening()).states()
        end = states[-1]
        late = next((s for s in states if len(s.places[0]) + len(s.places[1]) == 1), None)
        if late is None:
            continue  # somebody has won at once
        position = game.adviser.position(late)
        assert position is not None
        step(position, late.places[late.pub.turn][0] & 63)
        assert game.adviser.payoff(late, position) == end.pub.result
        compared += 1
    assert compared > 10
