"""Few worlds that look alike: the same card in all of them, against others who know everything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

import pytest

from hlaska.benchmarks import positions as known
from hlaska.bots import make
from hlaska.bots.call_rollout import apply_turn
from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.best_defence import InformationSetSolver, drop_dominated, join_plans
from hlaska.bots.evaluation.endgame import EndgameSolver
from hlaska.bots.evaluation.perfect_info import PerfectInfoSolver, Position, play_move
from hlaska.bots.players.strong import StrongBot
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.core.actions import CALL
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.kernel import layout as at
from hlaska.kernel.acts import ACT
from hlaska.kernel.solve import actions_of
from hlaska.research.matches.play_deal import asyncio_run
from scripts.measure_endings import sample_states

CLOSED = "schnapsen-closed-by-open-cards"


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    jit.start()


def plans(game: Game, worlds: Mapping[int, tuple[Any, Position]], seat: int) -> Iterator[dict[int, float]]:
    """Yield every plan of a seat: its margin by world, the other playing best."""
    first = next(iter(worlds.values()))[1]
    if first[at.DONE]:
        yield {
            i: average_margin(game.adviser.payoff(state, b), seat, game.seats)
            for i, (state, b) in worlds.items()
        }
    elif first[at.TURN] == seat:
        for move in actions_of(first):
            yield from plans(game, {i: (state, play_move(b, move)) for i, (state, b) in worlds.items()}, seat)
    else:
        turn = first[at.TURN]
        moves = sorted({move for _, b in worlds.values() for move in actions_of(b)})
        seen = [
            {i: (state, play_move(b, move)) for i, (state, b) in worlds.items() if move in actions_of(b)}
            for move in moves
        ]
        for answers in product(*(distinct(plans(game, group, seat)) for group in seen)):
            yield {
                i: (max if b[at.SIDE + turn] >> seat & 1 else min)(
                    answer[i] for answer in answers if i in answer
                )
                for i, (_, b) in worlds.items()
            }


def distinct(found: Iterable[dict[int, float]]) -> list[dict[int, float]]:
    """Plans that bring the same, once."""
    return [dict(items) for items in dict.fromkeys(tuple(plan.items()) for plan in found)]


def test_a_plan_is_worth_what_the_best_of_all_plans_brings() -> None:
    """Try every plan in closed endings: the worth is the same, with open cards often more."""
    game, rng, count, less = find_game("sixtysix", "schnapsen"), Random(5), 0, 0
    solving = PerfectInfoSolver(game)
    while count < 12 or not less:
        for state, heard in sample_states(game, rng, 0.6):
            position, seat = game.adviser.playout_position(state), state.pub.turn
            if position is None or position[at.LEFT] or position[at.COUNT]:
                continue
            if len(actions_of(position)) > 4 or len(actions_of(position)) < 2:
                continue
            deals = DecisionContext(game, game.view(state, seat), heard[seat]).world_sampler
            every = deals.list_worlds(6)
            if every is None or len(every) < 2 or any(move >= ACT for move in actions_of(position)):
                continue
            worlds = [deals.imagine(cards) for cards in every]
            made = [game.adviser.playout_position(world) for world in worlds]
            positions = [b for b in made if b is not None]
            weights = [rng.uniform(0.5, 1.5) for _ in worlds]
            for move in actions_of(position):
                found = InformationSetSolver(solving, seat).solve_after(worlds, positions, move, weights)
                group = {
                    i: (w, play_move(b, move)) for i, (w, b) in enumerate(zip(worlds, positions, strict=True))
                }
                best = max(
                    sum(weights[i] * gain for i, gain in plan.items())
                    for plan in distinct(plans(game, group, seat))
                )
                assert sum(x * y for x, y in zip(weights, found, strict=True)) == pytest.approx(best)
                then = [b for _, b in group.values()]
                less += sum(solving.ends(worlds, then, seat)) > sum(found) + 0.1
            count += 1


ENDINGS = [
    ("marias", "pagat_voleny", 3, "betl"),
    ("marias_four", "four_partner_durchs", 3, ""),
    ("marias_four", "four_partner_durchs", 3, "betl"),
    ("marias_auction", "licit_traditional", 3, ""),
]


@pytest.mark.parametrize(("id", "preset", "tricks", "contract"), ENDINGS)
def test_the_last_tricks_of_three_and_four_are_worth_what_the_best_plan_brings(
    id: str, preset: str, tricks: int, contract: str
) -> None:
    """Try every plan with few hidden cards; betl and durch are among the contracts."""
    game = find_game(id, preset)
    rng, found, decided = Random(7), 0, 0
    solving = PerfectInfoSolver(game)
    for _ in range(150):
        for state, heard in chance(game, rng, contract):
            position, seat = game.adviser.playout_position(state), state.pub.turn
            if position is None or position[at.TRICKS] - position[at.TRICK] > tricks:
                continue
            if len(actions_of(position)) < 2:
                continue
            deals = DecisionContext(game, game.view(state, seat), heard[seat]).world_sampler
            every = deals.list_worlds(6)
            if every is None or len(every) < 2:
                continue
            worlds = [deals.imagine(cards) for cards in every]
            positions = [b for b in map(game.adviser.playout_position, worlds) if b is not None]
            weights = [rng.uniform(0.5, 1.5) for _ in worlds]
            for move in actions_of(position):
                best = InformationSetSolver(solving, seat).solve_after(worlds, positions, move, weights)
                group = {
                    i: (w, play_move(b, move)) for i, (w, b) in enumerate(zip(worlds, positions, strict=True))
                }
                right = max(
                    sum(weights[i] * gain for i, gain in plan.items())
                    for plan in distinct(plans(game, group, seat))
                )
                assert sum(x * y for x, y in zip(weights, best, strict=True)) == pytest.approx(right)
                then = [b for _, b in group.values()]
                opened = solving.ends(worlds, then, seat)
                assert all(x <= y + 1e-9 for x, y in zip(best, opened, strict=True))
            found += 1
            decided += position[at.STOP] > 0
        if found >= 15:
            break

    assert found >= 10
    assert (decided > 0) == bool(contract)


def chance(game: Game, rng: Random, contract: str) -> Iterator[tuple[Any, list[list[Event]]]]:
    """Yield the states of a deal with usual calls, or any, and any cards; what each seat has heard."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    heard = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    usual = make("greedy" if rng.random() < 0.8 else "random", game, rng.getrandbits(32))
    aimed = {a for a, call in enumerate(game.calls, CALL) if contract and call.text == contract}
    while state.pub.turn >= 0:
        yield state, heard
        seat = state.pub.turn
        legal = game.adviser.bot_view(game.view(state, seat)).legal
        cards = [a for a in legal if a < CALL] if game.adviser.position(state) is not None else []
        named = aimed & set(legal)
        if cards or named:
            action = rng.choice(cards or sorted(named))
        else:
            action = asyncio_run(usual.choose(game.view(state, seat), heard[seat]))
        state, events = game.apply(state, seat, action)
        heard = [old + [e.for_seat(s) for e in events] for s, old in enumerate(heard)]


def test_closing_is_told_for_what_it_brings_and_not_for_what_open_cards_see() -> None:
    game, deal, _ = known.set_up(CLOSED, known.read(CLOSED))
    seat = deal.state.pub.turn
    events = [e.for_seat(seat) for e in deal.events]
    close, ace = game.call("close"), game.parse_action("AD")
    told = {}
    for alike in (False, True):
        solved = EndgameSolver(game, Random(1), alike)
        found = solved.solve(DecisionContext(game, game.view(deal.state, seat), events), 8, 1e12)
        assert found is not None
        assert len(found.worlds) == 6
        told[alike] = found.means()
    assert told[False][close, ace] == 2
    assert told[True][close, ace] == pytest.approx(2 / 3)
    assert told[True][ace,] == told[False][ace,] == -0.5


def test_no_plan_is_made_while_cards_are_drawn() -> None:
    game, deal, _ = known.set_up(CLOSED, known.read(CLOSED))
    seat = deal.state.pub.turn
    position = game.adviser.playout_position(apply_turn(game, deal.state, seat, ()))
    assert position is not None
    with pytest.raises(ValueError, match="drawn"):
        InformationSetSolver(PerfectInfoSolver(game), seat).solve_after(
            [deal.state], [position], actions_of(position)[0], [1.0]
        )


def test_who_scores_for_itself_is_not_solved_so() -> None:
    """There are more than two sides in Thousand: what others want is not the opposite."""
    game = find_game("thousand")
    with pytest.raises(ValueError, match="two sides"):
        InformationSetSolver(PerfectInfoSolver(game), 0).solve_after([], [], 0, [])


def test_strong_chooses_by_it_in_the_last_tricks_of_three() -> None:
    """Its worths are those of one plan for all worlds, but for the small weight of playouts."""
    game, rng, met = find_game("marias_auction", "licit_traditional"), Random(7), 0
    while met < 3:
        for state, heard in chance(game, rng, ""):
            position, seat = game.adviser.playout_position(state), state.pub.turn
            if position is None or position[at.TRICKS] - position[at.TRICK] > 3:
                continue
            asked = DecisionContext(game, game.view(state, seat), heard[seat], BeliefSampler)
            every = asked.world_sampler.list_worlds(12)
            if every is None or len(every) < 2 or len(asked.legal) < 2:
                continue
            bot = StrongBot(game, Random(1), worlds=8)
            bot.evaluate(asked)
            assert {len(sample) for sample in bot.evaluation.samples.values()} == {len(every)}
            plain = StrongBot(game, Random(1), worlds=8, without=("alike",))
            plain.evaluate(asked)
            assert {len(sample) for sample in plain.evaluation.samples.values()} == {8}
            met += 1


def test_others_choose_in_each_world_and_no_plan_is_kept_that_another_beats() -> None:
    assert join_plans((1, 5, 0), (3, 2, 7), {0, 1}, [0, 1, 2], {0, 1, 2}) == (1, 2, 7)
    assert join_plans((1, 5, 0), (3, 2, 7), {0, 1}, [0, 1, 2], set()) == (3, 5, 7)
    assert drop_dominated([(1, 2), (2, 1), (1, 1), (2, 1)]) == [(2, 1), (1, 2)]
