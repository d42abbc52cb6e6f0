"""The exact solver: equal to trying everything, its settlement to the engine's, compiled and plain the same."""

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest

from hlaska.families.marias.contracts import SUIT
from hlaska.games import GAMES, find_game
from hlaska.kernel import jit
from hlaska.kernel import layout as at
from hlaska.kernel.acts import ACT, move
from hlaska.kernel.bits import cards_of, mask_of
from hlaska.kernel.play import DECLARED, step
from hlaska.kernel.position import new_play, set_stock
from hlaska.kernel.solve import (
    Goal,
    Solver,
    TooLong,
    Unsolvable,
    actions_of,
    every_trick,
    margin,
    no_trick,
    points,
    solve,
)
from tests.kernel.shapes import SHAPES, SIDES, Shape, declarable, number
from tests.laws import Chooser, hashed, moody, play_deal, shuffled, some_match

NIGHTLY = 20_000


def options(position: list[int]) -> list[int]:
    """The legal cards, and those with a marriage where that sets trumps."""
    most = 2 * DECLARED if position[at.PAIRS] & at.PAIR_TRUMP else DECLARED
    return [action for action in actions_of(position) if action < most]


def taken(position: Sequence[int], goal: Goal) -> int:
    """What counts so far; marriages that set trumps count like points in tricks."""
    start = at.WON_TRICKS if goal.tricks else at.WON
    seats = [seat for seat in range(4) if goal.counted >> seat & 1]
    pairs = position[at.PAIRS] & at.PAIR_TRUMP and not goal.tricks
    return sum(position[start + s] + (position[at.PAIR_POINTS + s] if pairs else 0) for s in seats)


def tried(position: list[int], goal: Goal) -> int:
    """The value by trying every card, with `step` alone."""
    if position[at.DONE]:
        return 0
    found = []
    for card in options(position):
        after = position.copy()
        step(after, card)
        found.append(taken(after, goal) - taken(position, goal) + tried(after, goal))
    return max(found) if goal.high >> position[at.TURN] & 1 else min(found)


def ending(shape: Shape, rng: random.Random, tricks: int) -> list[int]:
    """A play of this shape with so many tricks left, or a few cards less, reached by chance."""
    position, _ = shape.deal(rng)
    position[at.STOP] = position[at.TARGET] = 0
    while position[at.TRICKS] - position[at.TRICK] > tricks or position[at.LEFT]:
        step(position, rng.choice(options(position)))
    for _ in range(rng.randrange(position[at.SEATS])):
        step(position, rng.choice(options(position)))
    return position


def goals(seats: int) -> list[Goal]:
    side = SIDES[seats][1]
    return [points(1), points(side), no_trick(0, seats), every_trick(seats - 1, seats)]


def compare_with_trying(shape: Shape, endings: int) -> None:
    """So many endings of a shape, every card of each, against `step` alone."""
    rng, solver = random.Random(shape.name), Solver()
    for _ in range(endings):
        most = 4 if shape.seats == 2 else 3
        position, goal = ending(shape, rng, rng.randint(2, most)), rng.choice(goals(shape.seats))
        if "trump" in shape.pairs:
            goal = points(goal.high)  # who takes a trick is not asked while trumps may change
        by_card = {}
        for card in options(position):
            after = position.copy()
            step(after, card)
            by_card[card] = taken(after, goal) - taken(position, goal) + tried(after, goal)
        value = (max if goal.high >> position[at.TURN] & 1 else min)(by_card.values())
        assert solver.moves(position, goal) == by_card
        assert solver.value(position, goal) == value
        assert solver.is_at_least(position, goal, value)
        assert not solver.is_at_least(position, goal, value + 1)


@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES, ids=lambda s: s.name)
def test_equal_to_trying_everything(shape: Shape) -> None:
    compare_with_trying(shape, 8)


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("shape", SHAPES, ids=lambda s: s.name)
def test_many_are_equal_to_trying_everything(shape: Shape) -> None:
    jit.start()
    compare_with_trying(shape, NIGHTLY)


@pytest.mark.parametrize("name", [name for name in GAMES if name != "bezique"])
def test_positions_of_the_games(name: str) -> None:
    """What the engine makes of a deal shortly before its end is solved as it is."""
    game, rng, solver = find_game(name), random.Random(name), Solver()
    done = 0
    for _ in range(60):
        trace = play_deal(
            game, some_match(game, rng.getrandbits(30)), shuffled(game, rng), hashed(rng.getrandbits(30))
        )
        positions = [
            position
            for position in map(game.adviser.position, trace.states())
            if position and not position[at.LEFT] and not position[at.DONE]
        ]
        positions = [
            position
            for position in positions
            if position[at.TRICKS] - position[at.TRICK] <= (2 if position[at.SEATS] > 2 else 3)
        ]
        for position in positions[:2]:
            if sum(position[at.HANDS + 4 * position[at.TURN] + k].bit_count() for k in range(4)) > 3:
                continue  # hands are compared after one trick
            stop, every = position[at.STOP], (1 << position[at.SEATS]) - 1
            if stop:
                goal = rng.choice((Goal(stop, stop, True), Goal(stop, every & ~stop, True)))
                assert solver.is_at_least(position, goal, 1) == (tried(position, goal) >= 1)
            else:
                goal = rng.choice(goals(position[at.SEATS]))
                assert solver.value(position, goal) == tried(position, goal)
            done += 1
        if done > 8:
            break
    assert done


@pytest.mark.parametrize(
    ("name", "goal", "most"), [("betl", no_trick(0, 3), 60), ("durch", every_trick(0, 3), 60)]
)
def test_what_one_trick_decides_is_seen_without_playing_on(name: str, goal: Goal, most: int) -> None:
    """Random hands lose a betl or a durch in the first tricks; the search tries no lead that is lost at once."""
    shape, rng, solver, entered = next(s for s in SHAPES if s.name == name), random.Random(5), Solver(), 0
    for _ in range(20):
        position, _ = shape.deal(rng)
        solver.is_at_least(position, goal, 1)
        entered += solver.entered
    assert entered < 20 * most


# ---------------------------------------------------------------- settlement
def settled(position: list[int], payoff: Callable[[Sequence[int]], Sequence[int]]) -> int:
    """The settlement by trying every card and every declaration."""
    if position[at.DONE]:
        return margin(payoff(position), position[at.SIDE])
    found = []
    for action in [*options(position), *(DECLARED | card for card in cards_of(declarable(position)))]:
        after = position.copy()
        step(after, action)
        found.append(settled(after, payoff))
    return max(found) if position[at.SIDE] >> position[at.TURN] & 1 else min(found)


def last_phase(
    game: Any, rng: random.Random, tricks: int, chooser: Chooser | None = None
) -> tuple[Any, list[int]] | None:
    """A state and its position where nothing is drawn any more and at most so many tricks are left; by chance."""
    trace = play_deal(game, some_match(game, rng.getrandbits(30)), shuffled(game, rng), chooser or moody(rng))
    found = []
    for state in trace.states():
        position = game.adviser.playout_position(state) if state.pub.turn >= 0 else None
        if (
            position
            and not position[at.LEFT]
            and not position[at.DONE]
            and position[at.TRICKS] - position[at.TRICK] <= tricks
        ):
            found.append((state, position))
    return rng.choice(found) if found else None


def compare_settlements(preset: str, endings: int) -> None:
    """So many endings of a preset, every card and declaration of each, against `step` and the engine's payoff."""
    game, rng, solver, done = find_game("sixtysix", preset), random.Random(preset), Solver(), 0
    while done < endings:
        met = last_phase(game, rng, 4)
        if met is None:
            continue
        state, position = met
        payoff = partial(game.adviser.payoff, state)
        frame = (tuple(position[at.CLOSER : at.HANDS]), done)
        value, by_action = settled(position, payoff), solver.settle_moves(position, payoff, frame)
        assert solver.settle(position, payoff, frame) == value
        assert (min if position[at.TURN] else max)(by_action.values()) == value
        for action, worth in by_action.items():
            after = position.copy()
            step(after, action)
            assert worth == settled(after, payoff)
        done += 1


def drawn_by_all_ways(position: list[int], payoff: Callable[[Sequence[int]], Sequence[int]]) -> int:
    """The settlement by trying everything, draws, exchanges and closing too."""
    if position[at.DONE]:
        return margin(payoff(position), 1)
    found = []
    for action in actions_of(position):
        after = position.copy()
        move(after, action)
        found.append(drawn_by_all_ways(after, payoff))
    return min(found) if position[at.TURN] else max(found)


def small_stock(game: Any, rng: random.Random) -> tuple[Any, list[int]] | None:
    """A state of a deal played by chance and its position at a lead with two or four cards to be drawn, the hands cut
    to two or three cards."""
    trace = play_deal(game, some_match(game, rng.getrandbits(30)), shuffled(game, rng), moody(rng))
    made = [(s, game.adviser.playout_position(s)) for s in trace.states() if s.pub.turn >= 0]
    fit = [
        (s, b)
        for s, b in made
        if b and not b[at.DONE] and 0 < b[at.LEFT] < 5 and not b[at.COUNT] and max(s.pub.points) < 66
    ]
    if not fit:
        return None
    state, b = rng.choice(fit)
    size = 3 if b[at.LEFT] == 2 else 2
    for seat in (0, 1):
        cards = cards_of(b[at.HANDS + 4 * seat])
        b[at.HANDS + 4 * seat] = mask_of(rng.sample(cards, size))
    b[at.TRICKS] = b[at.TRICK] + size + b[at.LEFT] // 2
    return state, b


def compare_stocks(preset: str, endings: int) -> None:
    """So many plays with a stock of known order, every action of each."""
    game, rng, solver, done, acts = find_game("sixtysix", preset), random.Random(preset), Solver(), 0, 0
    while done < endings:
        met = small_stock(game, rng)
        if met is None:
            continue
        state, position = met
        payoff, before = partial(game.adviser.payoff, state), position.copy()
        by_action = solver.settle_moves(position, payoff, done)
        assert position == before
        assert solver.settle(position, payoff, done) == (min if position[at.TURN] else max)(
            by_action.values()
        )
        for action, worth in by_action.items():
            after = position.copy()
            move(after, action)
            assert worth == drawn_by_all_ways(after, payoff)
            acts += action >= ACT
        done += 1
    assert acts > 0


STOCKS = ("schnapsen", "sixty_six_24", "sixty_six_32", "mariage")


@pytest.mark.parametrize("preset", STOCKS)
def test_a_stock_of_known_order_is_played_as_the_kernel_plays_it(preset: str) -> None:
    compare_stocks(preset, 6)


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("preset", STOCKS)
def test_many_stocks_of_known_order(preset: str) -> None:
    jit.start()
    compare_stocks(preset, NIGHTLY)


MARIAS = [(name, preset) for name in GAMES if name.startswith("marias") for preset in find_game(name).presets]


def for_money(rng: random.Random) -> Chooser:
    """Chooses with a mood, and otherwise, where that would end the deal, leave trumps behind or double past all sense:
    chance alone comes to a suit contract that is played out in one deal of two hundred.
    """
    mood = moody(rng)

    def sensible(game: Any, state: Any, choice: tuple[int, int]) -> bool:
        pub = game.apply(state, *choice)[0].pub
        return pub.turn >= 0 and getattr(pub, "contract", SUIT) <= SUIT and max(pub.levels) <= 6

    def choose(game: Any, state: Any, count: int) -> tuple[int, int]:
        legal = game.legal(state, state.pub.turn)
        choices = [mood(game, state, count), *((state.pub.turn, a) for a in rng.sample(legal, len(legal)))]
        return next((choice for choice in choices if sensible(game, state, choice)), choices[0])

    return choose


def compare_money(name: str, preset: str, endings: int) -> None:
    """The same of suit contracts of the Mariáš games: announced and quiet sevens and hundreds, fleks, marriages."""
    game, rng, solver, done = find_game(name, preset), random.Random(preset), Solver(), 0
    while done < endings:
        met = last_phase(game, rng, rng.choice((2, 2, 3)), for_money(rng))
        if met is None or not met[1][at.POINTS] or met[1][at.STOP]:
            continue
        state, position = met
        payoff, marks = partial(game.adviser.payoff, state), game.adviser.last_trick_cards(state)
        assert marks is not None
        by_action = solver.settle_moves(position, payoff, done, marks)
        best = max if position[at.SIDE] >> position[at.TURN] & 1 else min
        assert solver.settle(position, payoff, done, marks) == best(by_action.values())
        for action, worth in by_action.items():
            after = position.copy()
            step(after, action)
            assert worth == settled(after, payoff)
        done += 1


@pytest.mark.parametrize(("name", "preset"), MARIAS)
def test_money_is_that_of_the_engine(name: str, preset: str) -> None:
    compare_money(name, preset, 6)


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("name", "preset"), MARIAS)
def test_much_money_is_that_of_the_engine(name: str, preset: str) -> None:
    jit.start()
    compare_money(name, preset, NIGHTLY)


@pytest.mark.slow
@pytest.mark.parametrize("preset", list(find_game("sixtysix").presets))
def test_settled_as_the_engine_settles(preset: str) -> None:
    compare_settlements(preset, 20)


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("preset", list(find_game("sixtysix").presets))
def test_many_are_settled_as_the_engine_settles(preset: str) -> None:
    jit.start()
    compare_settlements(preset, NIGHTLY)


def flat(worth: int, position: Sequence[int]) -> tuple[int, int]:
    return worth, 0


@pytest.mark.slow
def test_frames_do_not_share_what_they_settle() -> None:
    """One ending under 600 payoffs in turn: the table of positions must not answer for another of them."""
    position = ending(next(s for s in SHAPES if s.name == "schnapsen"), random.Random(9), 3)
    position[at.TARGET] = 66
    solver = Solver()
    for worth in range(600):
        assert abs(solver.settle(position, partial(flat, worth), worth)) == worth


def test_the_ending_where_the_queen_and_then_the_ace_wins() -> None:
    """Trump hearts, the jack of trumps led, 27 to 65: the ace wins a trick and loses the game, the queen wins it."""
    game = find_game("sixtysix", "schnapsen")
    rng = random.Random(3)
    met = None
    while met is None:
        met = last_phase(game, rng, 5)
    state, position = met
    own, other = ["AS", "QH", "AH", "QD"], ["TC", "KH", "KC", "JH"]
    made = new_play(
        rules_of(position),
        [[number(c) for c in own], [number(c) for c in other]],
        leader=1,
        trump=2,
        target=66,
        tricks=10,
    )
    made[at.TRICK], made[at.WON], made[at.WON + 1] = 6, 27, 65
    made[at.WON_TRICKS], made[at.WON_TRICKS + 1], made[at.LAST_SEAT] = 2, 4, 1
    step(made, number("JH"))
    found = Solver().settle_moves(made, partial(game.adviser.payoff, state), "ending")
    assert found[number("QH")] > 0 > found[number("AH")]


def rules_of(position: Sequence[int]) -> Any:
    from hlaska.kernel.play import TrickRules

    return TrickRules(*position[at.DUTIES : at.WORTH + 1])


# ---------------------------------------------------------------- compiled
@pytest.mark.jit
def test_compiled_and_plain_leave_the_same_buffer() -> None:
    assert jit.start(), jit.report()
    rng, compiled, plain = random.Random(11), Solver(), Solver()
    code = solve.compiled
    for number_ in range(60):
        shape = SHAPES[number_ % len(SHAPES)]
        position, goal = ending(shape, rng, 3), rng.choice(goals(shape.seats))
        found = compiled.moves(position, goal)
        solve.compiled = None
        try:
            assert plain.moves(position, goal) == found
        finally:
            solve.compiled = code
        assert compiled.board.words == plain.board.words


@pytest.mark.jit
def test_compiled_and_plain_settle_the_same() -> None:
    assert jit.start(), jit.report()
    game, rng, compiled, plain = find_game("marias"), random.Random(12), Solver(), Solver()
    code, done = solve.compiled, 0
    while done < 8:
        met = last_phase(game, rng, 4)
        if met is None or not met[1][at.POINTS] or met[1][at.STOP] or max(met[0].pub.levels) > 6:
            continue
        payoff, marks = partial(game.adviser.payoff, met[0]), game.adviser.last_trick_cards(met[0])
        found = compiled.settle_moves(met[1], payoff, done, marks or 0)
        solve.compiled = None
        try:
            assert plain.settle_moves(met[1], payoff, done, marks or 0) == found
        finally:
            solve.compiled = code
        assert compiled.board.words == plain.board.words
        done += 1


@pytest.mark.jit
@pytest.mark.parametrize("name", ["marias", "betl", "schnapsen"])
def test_whole_deals(name: str) -> None:
    """Compiled, whole deals are solved; what one side takes and the other leaves is all there is."""
    assert jit.start(), jit.report()
    shape = next(s for s in SHAPES if s.name == name)
    rng, solver = random.Random(4), Solver()
    for _ in range(10):
        position, _ = shape.deal(rng)
        position[at.STOP] = position[at.TARGET] = 0
        set_stock(position, [])
        position[at.TRICKS] = shape.cards
        seats = shape.seats
        mine, theirs = points(1), points((1 << seats) - 2)
        out = solver.value(position, mine) + solver.value(position, theirs)
        by_card = solver.moves(position, mine)
        wanted = max if position[at.TURN] == 0 else min
        assert wanted(by_card.values()) == solver.value(position, mine)
        held = sum(
            shape.points[card & 7] for s in range(seats) for card in cards_of(position[at.HANDS + 4 * s])
        )
        assert out == held + shape.last + shape.per_trick * shape.cards


# ---------------------------------------------------------------- bad input
def small() -> list[int]:
    return ending(SHAPES[0], random.Random(2), 3)


def broken(word: int, value: int) -> list[int]:
    position = small()
    position[word] = value
    return position


@pytest.mark.parametrize(
    ("position", "says"),
    [
        (broken(at.DONE, 1), "the play is over"),
        (broken(at.LEFT, 6), "6 cards are still to be drawn"),
        (broken(at.HANDS, 0), "seat 0 has 0 cards"),
        (broken(at.STOP, 1), "ask for `no_trick`"),
        (broken(at.TARGET, 66), "ends at 66 points"),
        (broken(at.HANDS + 1, 1), "more copies of a card"),
        (broken(at.SEATS, 5), "word 0 of a position is 5"),
        (small()[:-1], "a position has 144 words"),
    ],
)
def test_what_cannot_be_solved(position: list[int], says: str) -> None:
    with pytest.raises(Unsolvable, match=says):
        Solver().value(position, points(1))


def test_more_refusals() -> None:
    with pytest.raises(Unsolvable, match="other seats than the 3"):
        Solver().value(small(), points(8))
    with pytest.raises(Unsolvable, match="settled for two seats"):
        Solver().settle(broken(at.TARGET, 66), lambda position: (0, 0), "")
    with pytest.raises(Unsolvable, match="is not about points"):
        Solver().settle(broken(at.STOP, 1), lambda position: (0, 0, 0), "")
    with pytest.raises(Unsolvable, match="at most two marked cards"):
        Solver().settle(small(), lambda position: (0, 0, 0), "", marks=7)
    thousand = next(s for s in SHAPES if s.name == "thousand")
    position = new_play(thousand.rules(), [[4, 5], [20, 21], [36, 37]])
    with pytest.raises(Unsolvable, match="a marriage may set trumps"):
        Solver().value(position, no_trick(0, 3))
    with pytest.raises(Unsolvable, match="possible in all its positions"):
        Solver().moves_at_least_many([position], points(1), [DECLARED | 4], 1)
    schnapsen = ending(next(s for s in SHAPES if s.name == "schnapsen"), random.Random(1), 2)
    schnapsen[at.TARGET] = 66
    with pytest.raises(Unsolvable, match="out of range"):
        Solver().settle(schnapsen, lambda position: (1 << 27, 0), "")


def test_too_long_says_so_and_the_solver_goes_on() -> None:
    rng = random.Random(6)
    shape = SHAPES[0]
    position, solver = ending(shape, rng, 5), Solver(positions=10)
    with pytest.raises(TooLong, match="within 10 positions"):
        solver.value(position, points(1))
    solver.positions = 10**8
    assert solver.value(position, points(1)) == Solver().value(position, points(1))
