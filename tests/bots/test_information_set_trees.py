"""What `strong` plans by a search tree while cards are drawn: repeatable, blind to what its seat cannot see, and left
alone where all is solved or nothing is compiled."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import fmean
from typing import Any

import pytest

from hlaska.bots import make
from hlaska.bots.analysis.decision_analysis import analyze_decision
from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.endgame import DRAWN
from hlaska.bots.evaluation.information_set_trees import ROUNDS, TOGETHER, SingleTreeSearch, can_search
from hlaska.bots.players.evaluators import COPIES_SOLVED, SolvedWorlds
from hlaska.bots.players.strong import StrongBot
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.core.review import Budget
from hlaska.core.view import View
from hlaska.games import GAMES, find_game
from hlaska.kernel import jit
from hlaska.kernel import layout as at
from hlaska.kernel.rollout import Playouts
from hlaska.kernel.tree import moves_now
from hlaska.research.training.train_card_policy import apply_action, bid_deal
from hlaska.table import updates
from scripts.measure_endings import sample_states
from tests import exchange

PRESETS = ("schnapsen", "sixty_six_24", "mariage")
Heard = list[Event]


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    jit.start()


def decisions(preset: str, count: int) -> Iterator[tuple[Game, Any, View, Heard]]:
    """Decisions of seats with a choice while more cards are left to draw than are solved."""
    game, rng = find_game("sixtysix", preset), Random(preset)
    while count:
        for state, heard in sample_states(game, rng, 0.1):
            seat = state.pub.turn
            position, view = game.adviser.playout_position(state), game.view(state, seat)
            drawing = position is not None and position[at.LEFT] > DRAWN
            if count and drawing and len(view.legal) > 1 and rng.random() < 0.3:
                count -= 1
                yield game, state, view, heard[seat]


def asked(game: Game, view: View, heard: Heard, spec: str = "strong:4") -> tuple[int | None, StrongBot]:
    """A choice, and who made it."""
    bot = make(spec, game, 5)
    assert isinstance(bot, StrongBot)
    return bot.decide(view, heard), bot


@pytest.mark.jit
@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_seed_and_number_of_worlds_plan_the_same_whatever_is_hidden(preset: str) -> None:
    for game, _, view, heard in decisions(preset, 6):
        chosen, bot = asked(game, view, heard)
        trees = bot.evaluation.trees
        assert {len(sample) for sample in trees.values()} == {4 * max(4, ROUNDS // len(trees))}
        twin = find_game("sixtysix", preset)
        other = WorldSampler(game, view, heard).draw_uniform(Random(7))
        again, second = asked(twin, twin.view(other, view.seat), heard)
        assert (again, second.evaluation.trees) == (chosen, bot.evaluation.trees)


@pytest.mark.jit
@pytest.mark.parametrize("preset", PRESETS)
def test_every_move_is_tried_and_the_choice_is_the_best_of_those_tried_most_or_a_call(preset: str) -> None:
    for game, state, view, heard in decisions(preset, 6):
        chosen, bot = asked(game, view, heard)
        position = game.adviser.playout_position(state)
        assert position is not None
        moves = {bot.search.acts.get(turn[0], turn[0]) for turn in bot.evaluation.trees}
        assert moves == set(moves_now(position))
        assert min(map(len, bot.evaluation.trees.values())) > 0
        most = max(map(len, bot.evaluation.trees.values()))
        assert chosen in view.legal
        assert chosen is not None
        assert len(bot.evaluation.trees[bot.evaluation.plan]) == most
        tried = [fmean(sample) for sample in bot.evaluation.trees.values() if len(sample) == most]
        assert fmean(bot.evaluation.trees[bot.evaluation.plan]) == max(tried)
        assert (chosen,) == bot.evaluation.plan or (chosen,) not in bot.evaluation.trees


@pytest.mark.jit
def test_with_every_batch_of_worlds_the_better_half_of_the_moves_goes_on() -> None:
    for game, _, view, heard in decisions("sixty_six_24", 4):
        _, bot = asked(game, view, heard, "strong:64")  # batches of 16, 32 and 16 worlds
        tried = sorted(map(len, bot.evaluation.trees.values()))
        moves = len(tried)
        half = max(2, (moves + 1) // 2)
        assert tried.count(tried[-1]) == min(moves, max(2, (half + 1) // 2))
        assert sum(count > tried[0] for count in tried) in (0, half)
        assert sum(tried) <= 64 * ROUNDS


@pytest.mark.parametrize("preset", PRESETS)
def test_nobody_waits_for_the_compiler(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the tree is compiled, or where it is switched off, playouts judge."""
    ready = jit.is_ready
    for game, _, view, heard in decisions(preset, 2):
        plain, _ = asked(game, view, heard, "strong:4,tree=0")
        with monkeypatch.context() as patch:
            patch.setattr(jit, "is_ready", lambda name: name != "grow" and ready(name))
            chosen, bot = asked(game, view, heard)
        assert not bot.evaluation.trees
        assert chosen == plain


@pytest.mark.jit
def test_what_is_solved_is_not_planned() -> None:
    """With as few cards to draw as are solved, and with none, the tree is not asked."""
    game, rng, count = find_game("sixtysix", "schnapsen"), Random(3), 0
    while count < 12:
        for state, heard in sample_states(game, rng, 0.1):
            view = game.view(state, state.pub.turn)
            position = game.adviser.playout_position(state)
            if position is None or position[at.LEFT] > DRAWN or len(view.legal) < 2:
                continue
            _, bot = asked(game, view, heard[view.seat])
            assert not bot.evaluation.trees
            assert bot.evaluation.solution is not None
            count += 1


def moments(name: str) -> Iterator[tuple[Game, Any, View, Heard]]:
    """Turns of deals played by chance while cards are played, without end."""
    game, rng = find_game(name), Random(name)
    while True:
        for now in exchange.played(game, rng)[:-1]:
            state = now.state
            if state is not None and state.pub.turn >= 0 and game.adviser.playout_position(state) is not None:
                turn = state.pub.turn
                yield game, state, game.view(state, turn), updates.events_for_seat(now, turn)


@pytest.mark.jit
@pytest.mark.parametrize("name", list(GAMES))
def test_a_tree_is_for_two_who_draw(name: str) -> None:
    """It is asked in every play for two while cards are left to draw, and in no other."""
    plans = 0
    for game, _, view, heard in islice(moments(name), 60):
        decision = DecisionContext(game, view, heard)
        position = game.adviser.playout_position(decision.any_world)
        assert position is not None
        assert can_search(decision) == (game.seats == 2 and position[at.LEFT] > 0)
        plans += can_search(decision)
    assert bool(plans) == (find_game(name).seats == 2)


@pytest.mark.jit
@pytest.mark.parametrize("name", ["marias_two", "marias_thirteen", "bezique", "pinochle_two"])
def test_without_a_target_it_plans_as_well(name: str) -> None:
    """The same seed plans the same; every move is tried, and the best of them is made."""
    rng, count = Random(name), 0
    for _, state, view, heard in moments(name):
        position = find_game(name).adviser.playout_position(state)
        if position is None or not position[at.LEFT] or len(view.legal) < 2 or rng.random() < 0.8:
            continue
        chosen, bot = asked(find_game(name), view, heard, "strong:2")
        if not bot.evaluation.trees:  # agreed, or a call that is judged by itself
            continue
        assert asked(find_game(name), view, heard, "strong:2")[1].evaluation.trees == bot.evaluation.trees
        assert min(map(len, bot.evaluation.trees.values())) > 0
        assert chosen is not None
        assert (chosen,) == bot.evaluation.plan or (chosen,) not in bot.evaluation.trees
        count += 1
        if count == 4:
            return


# ---------------------------------------------------------------- one tree for all moves
def double_deck(count: int, left: range) -> Iterator[tuple[Game, Any, View, Heard]]:
    """Decisions between cards of the double pack with so many tricks left."""
    game, rng = find_game("pinochle", "double_deck"), Random(11)
    while count:
        deal = bid_deal(game, rng)
        while deal.state.pub.turn >= 0:
            state, seat = deal.state, deal.state.pub.turn
            position, view = game.adviser.playout_position(state), game.view(state, seat)
            tricks = 0 if position is None else position[at.TRICKS] - position[at.TRICK]
            if count and tricks in left and len(set(view.legal)) > 1 and rng.random() < 0.1:
                count -= 1
                yield game, state, view, deal.seen[seat]
            deal = apply_action(game, deal, rng.choice(view.legal) if tricks else view.legal[0])


@pytest.mark.jit
def test_one_tree_plans_the_same_whatever_is_hidden_and_plays_what_it_tried_most() -> None:
    for game, state, view, heard in double_deck(6, range(COPIES_SOLVED + 1, 21)):
        chosen, bot = asked(game, view, heard)
        assert (chosen,) == bot.evaluation.plan
        assert set(bot.evaluation.trees) == {(a,) for a in view.legal}
        position = game.adviser.playout_position(state)
        assert position is not None
        tried = {turn[0] & 63: len(sample) for turn, sample in bot.evaluation.trees.items()}
        assert set(tried) == {move & 63 for move in moves_now(position)}
        assert sum(tried.values()) == 4 * TOGETHER
        assert tried[bot.evaluation.plan[0] & 63] == max(tried.values())
        twin = find_game("pinochle", "double_deck")
        other = WorldSampler(game, view, heard).draw_uniform(Random(7))
        again, second = asked(twin, twin.view(other, view.seat), heard)
        assert (again, second.evaluation.trees) == (chosen, bot.evaluation.trees)


@pytest.mark.jit
def test_one_tree_brings_what_the_engine_pays() -> None:
    """In units of the game: the margin of a seat is its result less the mean of the others'."""
    game, state, view, _ = next(double_deck(1, range(2, 3)))
    moves = {a: a for a in view.legal}
    planning = SingleTreeSearch(game, Random(1), moves)
    planning.iterate([state])
    position = game.adviser.playout_position(state)
    assert position is not None
    ends = set()
    for seed in range(200):
        words = Playouts().run([position], seed, hands=True)[0]
        ends.add(average_margin(game.adviser.payoff(state, [*position[: at.RESULT], *words]), view.seat, 4))
    brought = {margin for sample in planning.samples().values() for margin in sample}
    assert brought
    assert brought <= ends


@pytest.mark.jit
def test_the_end_of_the_double_pack_is_solved_and_its_beginning_left_to_playouts_without_the_tree() -> None:
    for game, _, view, heard in double_deck(3, range(3, COPIES_SOLVED + 1)):
        _, bot = asked(game, view, heard)
        assert isinstance(bot.evaluation.evaluator, SolvedWorlds)
        assert not bot.evaluation.trees
    for game, _, view, heard in double_deck(2, range(COPIES_SOLVED + 1, 21)):
        _, bot = asked(game, view, heard, "strong:4,tree=0")
        assert not bot.evaluation.trees
        row = analyze_decision(
            game, view, heard, budget=Budget(worlds=4, seed=1)
        )  # a hint goes by the tree, too
        assert row is not None
        assert {choice.actions[0] for choice in row.choices} == set(view.legal)
