"""Worlds solved for every move: the margins that the engine itself comes to where everybody plays as well as can be."""

import os
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any

import pytest
from msgspec.msgpack import encode
from msgspec.structs import replace

from hlaska.bots import make
from hlaska.bots.evaluation.hybrid import OPEN_POSITIONS, HybridValueFunction, with_contest_outcome
from hlaska.bots.evaluation.perfect_info import Margins, PerfectInfoSolver, sum_points, with_points
from hlaska.bots.players.strong import StrongBot
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.core.actions import CALL
from hlaska.core.adviser import Chances, Contest
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.core.public import update
from hlaska.games import find_game
from hlaska.games.thousand.position import pair_points
from hlaska.games.thousand.public import GIVE_UP, PASS, amount_of, bid_call
from hlaska.kernel import jit
from hlaska.kernel.layout import LEFT as LEFT_TO_DRAW
from hlaska.kernel.layout import PAIR_POINTS, POINTS, POSITION_WORDS, RESULT, SIDE, STOP, TRICK, TRICKS, WON
from hlaska.kernel.solve import Solver, points
from hlaska.research.matches.play_deal import asyncio_run
from hlaska.research.training.train_card_policy import bid_deal
from tests.bots.test_belief import positions

GAMES = [
    ("marias", "pagat_voleny"),
    ("marias_auction", "licit_traditional"),
    ("marias_four", "four_partner"),
    ("marias_two", "lizany"),
    ("marias_thirteen", "two_simple"),
    ("bezique", "bezique"),
    ("pinochle", "mfp"),
    ("pinochle", "double_deck"),
    ("pinochle_three", "auction3"),
    ("pinochle_two", "two_handed"),
]
LEFT = 3  # tricks of the endings
# Of them, and more until there is one with trumps in which the card matters.
ENOUGH = 60 if os.environ.get("HYPOTHESIS_PROFILE") == "nightly" else 24


def endings(game: Game, rng: Random) -> Iterator[Any]:
    """States of random deals with so many tricks to go, of all contracts that random calls come to; of usual ones where
    the game knows what is usual: what is bid by chance nobody can make."""
    while True:
        deck = list(game.pack)
        rng.shuffle(deck)
        state = game.start(game.opening(), deck)[0]
        while state.pub.turn >= 0:
            position = game.adviser.playout_position(state)
            if position is not None and position[TRICKS] - position[TRICK] <= LEFT:
                yield state
                break
            usual = game.adviser.convention(game.view(state, state.pub.turn)).turn
            if usual:
                state = game.apply(state, state.pub.turn, usual[0])[0]
                continue
            legal = game.legal(state, state.pub.turn)
            quiet = legal[0] >= CALL and rng.random() < 0.3
            state = game.apply(state, state.pub.turn, legal[0] if quiet else rng.choice(legal))[0]


def moves_of(game: Game, state: Any) -> list[int]:
    return [a for a in game.legal(state, state.pub.turn) if a < CALL]


def by_engine(game: Game, state: Any, seat: int, friends: int, memory: dict[bytes, float]) -> float:
    """The margin that a seat comes to, its side playing for it and the others against it, cards alone."""
    if state.pub.turn < 0:
        return average_margin(state.pub.result, seat, game.seats)
    key = encode(state)  # what has been laid is kept in what cannot be hashed
    if key not in memory:
        choose: Callable[..., float] = max if friends >> state.pub.turn & 1 else min
        memory[key] = choose(
            by_engine(game, game.apply(state, state.pub.turn, a)[0], seat, friends, memory)
            for a in moves_of(game, state)
        )
    return memory[key]


@pytest.mark.parametrize(("name", "preset"), GAMES)
def test_margins_are_what_the_engine_comes_to(name: str, preset: str) -> None:
    jit.start()
    game, rng = find_game(name, preset), Random(f"{name} {preset}")
    kinds: set[tuple[bool, bool]] = set()
    solving = PerfectInfoSolver(game)
    for number, state in enumerate(endings(game, rng)):
        if number >= ENOUGH and (True, True) in kinds:
            break
        seat, moves = state.pub.turn, moves_of(game, state)
        position = game.adviser.playout_position(state)
        assert position is not None
        found = solving.margins([state, state], seat, moves)
        if found is None:
            assert (position[STOP], position[POINTS]) == (0, 0)  # laid open after one trick
            continue
        memory: dict[bytes, float] = {}
        for move, (value, again) in zip(moves, found, strict=True):
            then = game.apply(state, seat, move)[0]
            assert value == again == by_engine(game, then, seat, position[SIDE + seat], memory)
        kinds.add((state.pub.trump >= 0, len(set(map(tuple, found))) > 1))


def declared(game: Game, state: Any, memory: dict[bytes, int]) -> int:
    """The points that the declarer of Thousand comes to, marriages included, the two others playing against it."""
    seat = state.pub.declarer
    if state.pub.turn < 0:
        return int(state.pub.points[seat]) + pair_points(state.pub.pairs[seat])
    key = encode(state)
    if key not in memory:
        choose: Callable[..., int] = max if state.pub.turn == seat else min
        memory[key] = choose(
            declared(game, game.apply(state, state.pub.turn, a)[0], memory) for a in moves_of(game, state)
        )
    return memory[key]


def test_a_card_of_thousand_is_paid_by_what_the_declarer_comes_to() -> None:
    """By the contract, made or not, as long as that is open, then by points."""
    jit.start()
    game, rng = find_game("thousand"), Random(20)
    solving = PerfectInfoSolver(game)
    kinds: set[tuple[bool, bool]] = set()
    for number, state in enumerate(endings(game, rng)):
        if number >= ENOUGH // 2 and len(kinds) == 4:
            break
        seat, moves, declarer = state.pub.turn, moves_of(game, state), state.pub.declarer
        found, position = solving.margins([state], seat, moves), game.adviser.playout_position(state)
        assert found is not None
        assert position is not None
        before = sum_points(position, 1 << declarer)
        memory: dict[bytes, int] = {}
        short = game.adviser.points_needed(state) - before
        for move, (value,) in zip(moves, found, strict=True):
            made = declared(game, game.apply(state, seat, move)[0], memory) - before
            taken = made if short <= 0 else short if made >= short else short - 1
            end = with_points(position, 1 << declarer, taken)
            assert end[WON + declarer] == position[WON + declarer] + taken
            assert value == average_margin(game.adviser.payoff(state, end), seat, game.seats)
            kinds.add((short > 0, move > 63))


def test_the_last_tricks_of_rubicon_bezique_are_settled_with_their_steps() -> None:
    """A last trick of 50 can count a hundred, and brisques can save the loser: as the engine settles it."""
    jit.start()
    game, rng, differing = find_game("bezique", "rubicon"), Random(3), 0
    solving = PerfectInfoSolver(game)
    for state in endings(game, rng):
        position = game.adviser.playout_position(state)
        assert position is not None
        if len(set(solving.solver.moves(position, points(1)).values())) < 2:
            continue  # all cards bring the same
        for number in range(8):
            loser = 1000 - state.pub.won[0] - 10 * number
            there = replace(state, pub=update(state.pub, points=(loser, 1400 - 50 * (number % 3))))
            seat, moves = there.pub.turn, moves_of(game, there)
            found = solving.margins([there], seat, moves)
            assert found is not None
            for move, (value,) in zip(moves, found, strict=True):
                assert value == by_engine(game, game.apply(there, seat, move)[0], seat, 1 << seat, {})
            differing += len({value for (value,) in found}) > 1
        if differing:
            break


def test_what_cannot_be_solved_is_left_to_others() -> None:
    """While cards are drawn, and for calls of the kernel, there is no answer."""
    jit.start()
    game = find_game("sixtysix", "schnapsen")
    state = game.start(game.opening(), game.pack)[0]
    assert PerfectInfoSolver(game).margins([state], 0, moves_of(game, state)) is None


def test_until_the_solver_is_compiled_there_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("marias")
    state = next(endings(game, Random(1)))
    monkeypatch.setattr("hlaska.kernel.jit.is_ready", lambda name: False)
    assert PerfectInfoSolver(game).margins([state], state.pub.turn, moves_of(game, state)) is None


# ---------------------------------------------------------------- strong
def asked_for_cards(seed: int, share: float) -> Iterator[tuple[Game, Any, Any, int]]:
    """Some of the decisions about cards of random deals: the game, state, what each seat heard, the seat on turn."""
    jit.start()
    game, rng = find_game("marias"), Random(seed)
    for _ in range(5):
        for state, heard in positions(game, rng):
            seat = state.pub.turn
            if state.pub.phase == "play" and len(game.legal(state, seat)) > 1 and rng.random() < share:
                yield game, state, heard, seat


@pytest.mark.parametrize("seed", range(2))
def test_strong_plays_what_is_worth_most_in_worlds_that_are_solved(seed: int, monkeypatch: Any) -> None:
    solved: list[Margins] = []
    margins = PerfectInfoSolver.margins

    def noted(
        self: PerfectInfoSolver, states: Sequence[Any], seat: int, moves: Sequence[int]
    ) -> Margins | None:
        found = margins(self, states, seat, moves)
        solved.append(found or [])
        return found

    monkeypatch.setattr(PerfectInfoSolver, "margins", noted)
    monkeypatch.setattr("hlaska.bots.players.evaluators.PLAYOUT_WEIGHT", 0)
    count = 0
    for game, state, heard, seat in asked_for_cards(seed, 0.3):
        legal = game.adviser.bot_view(game.view(state, seat)).legal
        solved.clear()
        chosen = asyncio_run(make("strong:8", game, 3).choose(game.view(state, seat), heard[seat]))
        if solved and solved[0]:
            means = dict(zip(legal, map(fmean, solved[0]), strict=True))
            assert chosen in [a for a, mean in means.items() if mean == max(means.values())]
            count += 1
    assert count > 2


@pytest.mark.parametrize("name", ["marias", "marias_auction", "marias_thirteen", "bezique", "thousand"])
def test_hidden_cards_do_not_change_a_card_that_is_solved(name: str) -> None:
    """The same seat in another world that it cannot tell from the truth plays the same card."""
    jit.start()
    game, twin, rng, count = find_game(name), find_game(name), Random(name), 0
    while count < 6:
        for state, heard in positions(game, rng, len(game.pack)):
            seat = state.pub.turn
            position = game.adviser.playout_position(state)
            if position is None or position[LEFT_TO_DRAW] or len(moves_of(game, state)) < 2:
                continue
            if position[TRICKS] - position[TRICK] > 8 or rng.random() < 0.5:
                continue
            view = game.view(state, seat)
            other = BeliefSampler(game, game.adviser.bot_view(view), heard[seat]).draw_uniform(rng)
            bots = [make("strong:4", one, 5) for one in (game, twin)]
            here = asyncio_run(bots[0].choose(view, heard[seat]))
            there = asyncio_run(bots[1].choose(twin.view(other, seat), heard[seat]))
            assert here == there
            assert isinstance(bots[0], StrongBot)
            solvers = bots[0].solving.solver, bots[0].endgame.solving.solver
            count += any(solver.searches for solver in solvers)


# ---------------------------------------------------------------- contracts that are made or not
def test_a_contract_in_a_world_is_made_where_open_cards_make_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What else the deal brings is what a playout brings."""
    jit.start()
    game, rng = find_game("thousand"), Random(5)
    usual = game.adviser.contest
    alone: Chances = ((0.0, 1.0), (0.0, 1.0))  # open cards decide, whatever a playout says

    def contest(state: Any, position: Sequence[int]) -> Contest | None:
        found = usual(state, position)
        return None if found is None else found._replace(chances=alone)

    monkeypatch.setattr(game.adviser, "contest", contest)
    judge, solver = HybridValueFunction(game, Random(1)), Solver(OPEN_POSITIONS)
    found: set[bool] = set()
    while len(found) < 2:
        state = bid_deal(game, rng).state
        position = game.adviser.playout_position(state)
        if position is None:  # given up
            continue
        declarer, others = state.pub.declarer, (state.pub.declarer + 1) % 3
        made = solver.is_at_least(position, points(1 << declarer), state.pub.contract)
        assert (judge.margins([state], declarer, [3])[0] > 0) == made
        assert (judge.margins([state], others, [3])[0] < 0) == made
        judge.can_surrender = True  # as long as it can still be given up
        assert (judge.margins([state], declarer, [3])[0] == -60) != made
        judge.can_surrender = False
        found.add(made)


def test_points_are_raised_to_a_contract_and_lowered_below_it() -> None:
    words = [0] * (POSITION_WORDS - RESULT)
    words[WON - RESULT : WON - RESULT + 3], words[PAIR_POINTS - RESULT] = [50, 40, 30], 60
    assert with_contest_outcome(True, words, Contest(1, 110), True) == with_contest_outcome(
        False, words, Contest(1, 111), True
    )
    assert with_contest_outcome(True, words, Contest(1, 110), True) == words
    assert with_contest_outcome(True, words, Contest(1, 115), True)[WON - RESULT : WON - RESULT + 3] == [
        55,
        40,
        30,
    ]
    assert with_contest_outcome(False, words, Contest(1, 100), True)[WON - RESULT : WON - RESULT + 3] == [
        39,
        40,
        30,
    ]


def test_points_are_taken_from_the_others_where_they_share_them() -> None:
    words = [0] * (POSITION_WORDS - RESULT)
    words[WON - RESULT : WON - RESULT + 4], words[PAIR_POINTS - RESULT] = [20, 30, 10, 30], 40
    contest = Contest(0b0101, 50, 10, shared=True)
    assert sum(with_contest_outcome(True, words, contest, False)) == sum(words)
    assert with_contest_outcome(True, words, contest, False)[WON - RESULT : WON - RESULT + 4] == [
        40,
        10,
        10,
        30,
    ]
    assert with_contest_outcome(False, words, contest, False) == words  # marriages are no points of the play
    assert with_contest_outcome(False, words, contest._replace(total=30), False)[WON - RESULT] == 10
    for total in (0, 100):  # what no trick can decide any more
        assert with_contest_outcome(total > 50, words, contest._replace(total=total), False) == words


def test_strong_raises_as_far_as_its_cards_go() -> None:
    """All tricks and the marriage of hearts, 220, with these cards to be had in every world."""
    jit.start()
    game = find_game("thousand")
    own = [
        *range(0x22, 0x28),
        0x17,
        0x16,
        0x02,
        0x32,
    ]  # hearts from the nine, two high spades, two nines to give away
    rest = [c for c in game.pack if c not in own]
    hands = [own[:7], rest[:7], rest[7:]]
    deck = [hand[i] for i in range(7) for hand in hands] + own[7:]
    state, events = game.start(game.opening(), deck)
    seen = list(events)
    for seat, action in ((0, bid_call(100)), (1, PASS), (2, PASS), (0, 0x02), (0, 0x32)):
        if action == own[-2]:
            given_up = game.apply(state, seat, GIVE_UP)[0].pub.result
            assert game.adviser.surrender_payoff(state) == given_up == (0, 60, 60)
        state, events = game.apply(state, seat, action)
        seen += events
    heard = [e.for_seat(0) for e in seen]
    raised = asyncio_run(make("strong:4", game, 1).choose(game.view(state, 0), heard))
    assert amount_of(raised) == 220
