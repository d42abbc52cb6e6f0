"""A decision is weighed also where one of its choices was solved on worlds of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import fmean

import pytest

from hlaska import games
from hlaska.bots import make
from hlaska.bots.analysis import decision_analysis
from hlaska.bots.analysis.decision_analysis import (
    DecisionAnalyzer,
    _choice,
    _is_wrong,
    analyze_decision,
    answer_question,
)
from hlaska.bots.analysis.reasons import Comparison, Outcome
from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.information_set_trees import Trees
from hlaska.bots.players.evaluators import ROUNDS
from hlaska.bots.players.search import ClubBot
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.actions import CALL
from hlaska.core.board import Event, cards_in
from hlaska.core.game import Game
from hlaska.core.review import BEYOND, AnalysisRequest, Budget, in_money
from hlaska.core.view import View
from hlaska.kernel import jit
from hlaska.kernel.layout import TRICK, TRICKS
from hlaska.table import match_state
from hlaska.table.updates import events_for_seat
from tests import laws
from tests.bots.test_information_set_trees import moments


def test_choices_on_worlds_of_their_own_are_compared_by_their_means() -> None:
    same = _choice((1,), [1, 2, 3, 4], [2, 3, 4, 5])
    assert (same.worth, same.behind, same.error) == (2.5, 1, 0)
    other = _choice((1,), [1, 2, 3, 4], [2, 4])
    assert (other.worth, other.behind) == (2.5, 0.5)
    assert other.error > 0.5


@pytest.mark.parametrize("seed", range(3))
def test_the_first_lead_of_schnapsen_is_weighed_in_the_time_of_a_hint(seed: int) -> None:
    game = games.find_game("sixtysix", "schnapsen")
    now = match_state.deal(game, match_state.new_match(game), laws.shuffled(game, Random(seed)), 0.0)
    assert now.state is not None
    view = game.view(now.state, now.turn)
    found = answer_question(
        AnalysisRequest(game, view, events_for_seat(now, now.turn), budget=Budget(0, 0.4))
    )
    assert found is not None
    assert found.best in [choice.actions for choice in found.choices]


def test_a_decision_with_one_candidate_is_a_hint_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several actions are legal, and all but one of their turns are the same to whoever weighs them."""
    game, view, heard = first_choice("sixtysix", "schnapsen", 3)
    whole = DecisionAnalyzer.rank
    monkeypatch.setattr(DecisionAnalyzer, "rank", lambda self, seat: whole(self, seat)[:1])
    found = analyze_decision(game, view, heard, (), Budget(4, 0.0, 1))
    assert found is not None
    assert found.best == found.choices[0].actions


def first_choice(name: str, preset: str, seed: int) -> tuple[Game, View, list[Event]]:
    """Where a seat has a card to choose for the first time; everybody else's choices are quiet."""
    game = games.find_game(name, preset)
    state, events = game.start(game.opening(), laws.shuffled(game, Random(seed)))
    heard = list(events)
    while game.adviser.position(state) is None or len(game.legal(state, state.pub.turn)) == 1:
        turn = state.pub.turn
        state, events = game.apply(state, turn, game.legal(state, turn)[0])
        heard += events
    return game, game.view(state, state.pub.turn), [e.for_seat(state.pub.turn) for e in heard]


@pytest.mark.jit
@pytest.mark.parametrize(
    ("name", "preset"), [("sixtysix", "schnapsen"), ("bezique", "bezique"), ("marias_two", "lizany")]
)
def test_while_cards_are_drawn_choices_are_thought_through_as_far_on_the_same_worlds(
    name: str, preset: str
) -> None:
    jit.start()
    game, view, heard = first_choice(name, preset, 3)
    scales = DecisionAnalyzer(game, Budget(4, 0.0, 1))
    decision = DecisionContext(game, view, heard, BeliefSampler)
    ranked = scales.rank(decision)
    assert {choice.actions[0] for choice in ranked} == set(view.legal)
    assert set(map(len, scales.player.evaluation.samples.values())) == {4}
    assert [choice.worth for choice in ranked] == sorted((c.worth for c in ranked), reverse=True)
    compared = scales.compare(decision, ranked[0].actions, ranked[-1].actions)
    assert len(compared.gaps) == 16
    found = analyze_decision(game, view, heard, budget=Budget(4, 0.0, 1))
    hidden = WorldSampler(game, view, heard).draw_uniform(Random(8))
    assert analyze_decision(game, game.view(hidden, view.seat), heard, budget=Budget(4, 0.0, 1)) == found


@pytest.mark.jit
def test_the_last_tricks_are_compared_by_solved_worlds() -> None:
    jit.start()
    for game, state, view, heard in moments("marias"):
        position = game.adviser.playout_position(state)
        assert position is not None
        if position[TRICKS] - position[TRICK] != 4 or len(view.legal) < 2:
            continue
        scales = DecisionAnalyzer(game, Budget(8, 0.0, 1))
        decision = DecisionContext(game, view, heard, BeliefSampler)
        one, two = (choice.actions for choice in scales.rank(decision)[:2])
        compare = scales.player.evaluation.compare
        assert compare is not None
        assert compare((one, two)) is not None
        compared = scales.compare(decision, one, two)
        margins = scales.player.solving.margins(compared.worlds, decision.seat, [one[0], two[0]])
        assert margins is not None
        for outcomes, gains in zip((compared.best, compared.other), margins, strict=True):
            assert [o.margin for o in outcomes] == [in_money(game, gain, decision.seat) for gain in gains]
        return


@pytest.mark.jit
def test_where_solved_worlds_rank_playouts_are_asked_too() -> None:
    jit.start()
    for game, _, view, heard in moments("thousand"):
        decision = DecisionContext(game, view, heard, BeliefSampler)
        scales = DecisionAnalyzer(game, Budget(8, 0.0, 1))
        if view.pub.phase != "play" or len(view.legal) < 2:
            continue
        one, two = (choice.actions for choice in scales.rank(decision)[:2])
        compared = scales.compare(decision, one, two)
        assert len(compared.played) == len(compared.gaps) == 32
        return


@pytest.mark.parametrize(
    ("played", "wrong"),
    [((), True), ((1.0, 2.0) * 8, True), ((1.0, -1.0) * 8, True), ((-1.0, -2.0) * 8, False)],
)
def test_what_playouts_clearly_deny_is_no_error(played: tuple[float, ...], wrong: bool) -> None:
    better, worse = ([Outcome(margin, (), 1)] * 16 for margin in (2.0, 1.0))
    assert _is_wrong(Comparison([None] * 16, better, worse, played=played)) == wrong
    assert not _is_wrong(Comparison([None] * 16, worse, better, played=played))


def hinted_until(
    name: str, preset: str, phase: str, seeds: range
) -> Iterator[tuple[Game, View, list[Event]]]:
    """Where a seat first chooses in a phase, in a deal of each seed that comes to it; all do what is usual."""
    game = games.find_game(name, preset)
    for seed in seeds:
        state, events = game.start(game.opening(), laws.shuffled(game, Random(seed)))
        heard = list(events)
        while state.pub.turn >= 0 and state.pub.phase != phase:
            seat = state.pub.turn
            usual = game.adviser.convention(game.view(state, seat)).turn or game.legal(state, seat)
            state, events = game.apply(state, seat, usual[0])
            heard += events
        if state.pub.turn >= 0:
            seat = state.pub.turn
            yield game, game.view(state, seat), [e.for_seat(seat) for e in heard]


@pytest.mark.jit
@pytest.mark.parametrize(
    ("name", "preset", "phase"), [("pinochle", "mfp", "pass"), ("pinochle_three", "auction3", "bury")]
)
def test_a_hint_names_all_cards_that_are_chosen_at_once(name: str, preset: str, phase: str) -> None:
    jit.start()
    met = 0
    for game, view, heard in islice(hinted_until(name, preset, phase, range(40)), 3):
        found = analyze_decision(game, view, heard, budget=Budget(4, seed=1))
        assert found is not None
        wanted = game.explainer.explain(view).choose
        assert wanted > 2
        assert len(found.best) == wanted
        hand = view.places[game.place(f"hand{view.seat}")]
        assert not Counter(a & 63 for a in found.best) - Counter(cards_in(hand))
        assert found.choices[0].actions == found.best
        met += 1
    assert met == 3


@pytest.mark.jit
def test_a_hint_passes_all_the_cards_at_once_and_names_no_bidding_system() -> None:
    jit.start()
    for game, view, heard in islice(hinted_until("pinochle", "mfp", "pass", range(40)), 3):
        found = analyze_decision(game, view, heard, budget=Budget(4, seed=1))
        assert found is not None
        assert len(found.best) == game.options.pass_count
        assert not Counter(found.best) - Counter(found.hand)
        assert all(reason.says.key != "why-agreed" for reason in found.reasons)


@pytest.mark.jit
def test_of_equal_choices_a_hint_names_the_one_that_club_makes() -> None:
    jit.start()
    equal = 0
    for seed in range(6):
        game, view, heard = first_choice("sixtysix", "schnapsen", seed)
        budget = Budget(8, seed=seed)
        found = analyze_decision(game, view, heard, budget=budget)
        assert found is not None
        club = make("club:8", game, seed)
        assert isinstance(club, ClubBot)
        chosen = club.decide(view, heard)
        liked = next(c for c in found.choices if c.actions[0] == chosen)
        if not found.wrong and liked.behind <= BEYOND * liked.error:
            assert found.best[0] == chosen
            equal += 1
    assert equal > 1


@pytest.mark.jit
def test_a_hint_is_clear_only_where_playouts_do_not_prefer_what_club_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    jit.start()
    game, view, heard, seed, found = next(
        (*place, seed, found)
        for seed in range(40)
        for place in [first_choice("sixtysix", "schnapsen", seed)]
        if (found := analyze_decision(*place, budget=Budget(8, seed=seed))) is not None and found.wrong
    )
    other = next(c.actions for c in found.choices if c.actions[0] < CALL and c.actions != found.best)
    monkeypatch.setattr(decision_analysis, "usual_choice", lambda seat, budget: other)

    def hint(gap: float) -> bool:
        monkeypatch.setattr(
            DecisionAnalyzer, "playout_gaps", lambda self, seat, worlds, best, liked: [gap] * len(worlds)
        )
        weighed = analyze_decision(game, view, heard, budget=Budget(8, seed=seed))
        assert weighed is not None
        return weighed.wrong

    assert hint(1.0)
    assert not hint(-1.0)


@pytest.mark.jit
def test_a_tree_for_each_move_tells_by_world_what_its_iterations_brought() -> None:
    jit.start()
    game, view, heard = first_choice("bezique", "bezique", 5)
    move = next(a for a in view.legal if a < CALL)
    trees, deals = Trees(game, Random(2), None), WorldSampler(game, view, heard)
    rng = Random(4)
    batches = [trees.iterate(deals.draw_many(count, rng), [move], ROUNDS)[move] for count in (3, 5)]
    assert list(map(len, batches)) == [3, 5]
    sample = trees.tried[move]
    assert len(sample) == 8 * ROUNDS
    assert fmean(sample) == pytest.approx(fmean(batches[0] + batches[1]))
    # Of the second batch the first world that is met is met in iteration 96, and then in every fifth.
    third = sample[3 * ROUNDS :]
    assert batches[1][(3 * ROUNDS) % 5] == pytest.approx(fmean(third[::5]))
