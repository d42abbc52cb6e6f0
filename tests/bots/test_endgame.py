"""Decisions of `strong` in games for two whose settlement is solved: exact where all cards are known, the best mean
over all arrangements where they are not, and blind to what the seat cannot see."""

from itertools import combinations
from math import comb
from operator import mul
from random import Random
from typing import Any

import pytest

from hlaska.bots import make
from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.endgame import EndgameSolver, stock_of, visible_cards
from hlaska.bots.players.strong import StrongBot
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.actions import CALL
from hlaska.core.board import Board, Event
from hlaska.core.cards import card_text, cards_text, parse_card, parse_cards
from hlaska.core.public import update
from hlaska.games import find_game
from hlaska.games.sixtysix import public as at66
from hlaska.games.sixtysix.position import POINTS
from hlaska.kernel import jit
from hlaska.kernel import layout as at
from hlaska.kernel.bits import cards_of, mask_of
from hlaska.kernel.solve import Solver
from hlaska.research.matches.play_deal import asyncio_run
from scripts import measure_endings
from scripts.measure_endings import SAME, judge_decisions, sample_states, solve_margin

PRESETS = ("schnapsen", "sixty_six_24", "mariage", "mariage_three")
DEALS, NIGHTLY = 10, 1000
Heard = list[list[Event]]


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    jit.start()


def exact_decisions(preset: str, deals: int) -> int:
    """Every choice of `strong` after the last card has been drawn, or after closing, keeps the value of the deal; how
    many there were that matter."""
    game = find_game("sixtysix", preset)
    found = list(
        judge_decisions(game, make("strong:64,told=0", game, 1), deals, Random(preset).getrandbits(30), 0.05)
    )
    assert all(d.lost < SAME for d in found)
    return sum(d.most > SAME for d in found)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_known_is_played_exactly(preset: str) -> None:
    assert exact_decisions(preset, DEALS) > DEALS / 2


def test_endings_are_measured_by_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    measure_endings.main(["--deals", "20", "--closing", "0.5", "--player", "random"])
    known, closed = capsys.readouterr().out.splitlines()
    assert known.startswith("nothing left to draw: ")
    assert closed.startswith("closed: ")
    assert not closed.endswith(" 0.00 lost")


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_known_is_played_exactly_in_many_deals(preset: str) -> None:
    assert exact_decisions(preset, NIGHTLY) > NIGHTLY / 2


@pytest.mark.parametrize("preset", PRESETS[:3])
def test_after_closing_the_best_mean_over_all_arrangements(
    preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What each card is worth is its mean over every way in which the hidden cards may lie, each by its weight."""
    monkeypatch.setattr(BeliefSampler, "weight", lambda deals, cards, rng: 1.0 + sum(cards[:2]) % 3)
    game, rng, solver, count = find_game("sixtysix", preset), Random(preset), Solver(), 0
    while count < 12:
        for state, heard in sample_states(game, rng, 0.3):
            seat = state.pub.turn
            cards = [a for a in game.legal(state, seat) if a < CALL]
            if state.pub.closer < 0 or len(cards) < 2 or len(state.places[seat]) > 4:
                continue
            bot = make("strong:2", game, 1)
            assert isinstance(bot, StrongBot)
            seen = DecisionContext(game, game.view(state, seat), heard[seat], StrongBot.sampler_class)
            every = seen.world_sampler.list_worlds(64)
            if every is None:
                continue
            worlds = [game.imagine(seen.view, cards) for cards in every]
            weights = [seen.world_sampler.weight(cards, rng) for cards in every]
            found = {turn: mean for mean, turn in bot.evaluate(seen)}
            for card in cards:
                values = [
                    solve_margin(game, solver, game.apply(world, seat, card)[0], seat) for world in worlds
                ]
                assert found[(card,)] == pytest.approx(sum(map(mul, weights, values)) / sum(weights))
            count += 1


@pytest.mark.parametrize("preset", ["schnapsen", "mariage"])
def test_with_two_cards_to_draw_the_other_answers_by_what_it_sees(preset: str) -> None:
    """It does what is best in the mean of the worlds that fit what it has heard, and what that brings in the truth is
    what the card is worth there."""
    game, rng, solver, differing = find_game("sixtysix", preset), Random(preset), Solver(), 0
    solved = EndgameSolver(game, rng)
    while not differing:
        for state, heard in sample_states(game, rng):
            position, seat = game.adviser.playout_position(state), state.pub.turn
            if position is None or position[at.LEFT] != 2 or position[at.COUNT] or position[at.WAIT]:
                continue
            stock = cards_of(mask_of(stock_of(position)) & ~visible_cards(state, 1 - seat))
            for card in [a for a in game.legal(state, seat) if a < CALL]:
                then, events = game.apply(state, seat, card)
                if then.pub.turn != 1 - seat:
                    continue
                view = game.view(then, 1 - seat)
                deals = WorldSampler(game, view, heard[1 - seat] + [e.for_seat(1 - seat) for e in events])
                every = deals.list_worlds(64, True)
                assert every is not None
                worlds = [game.imagine(view, cards) for cards in every]
                answers = [a for a in view.legal if a < CALL]
                found = {
                    a: [solve_margin(game, solver, game.apply(w, 1 - seat, a)[0], 1 - seat) for w in worlds]
                    for a in answers
                }
                most = max(map(sum, found.values()))
                best = [a for a in answers if sum(found[a]) == most]
                true = [solve_margin(game, solver, game.apply(then, 1 - seat, a)[0], seat) for a in best]
                assert solved._value_after_answer(then, seat, stock) == pytest.approx(sum(true) / len(true))
                open_best = max(
                    solve_margin(game, solver, game.apply(then, 1 - seat, a)[0], 1 - seat) for a in answers
                )
                differing += -true[0] != open_best


@pytest.mark.parametrize("preset", PRESETS[:3])
def test_every_world_is_one_that_fits_and_none_is_left_out(preset: str) -> None:
    game, rng, count = find_game("sixtysix", preset), Random(preset), 0
    while count < 20:
        for state, heard in sample_states(game, rng, 0.2):
            seat = state.pub.turn
            view = game.view(state, seat)
            deals, ordered = WorldSampler(game, view, heard[seat]), rng.random() < 0.5
            every = deals.list_worlds(400, ordered)
            if every is None:
                continue
            worlds = [game.imagine(view, cards) for cards in every]
            count += 1
            found = {tuple(world.places) for world in worlds}
            assert len(found) == len(worlds) <= 400
            assert all(game.view(world, seat).places == view.places for world in worlds)
            loose = len(deals.may)
            if all(mask.bit_count() == len(deals.places) for mask in deals.may.values()) and not ordered:
                need = max(deals.room.values(), default=0)
                assert len(worlds) == comb(loose, need) or len(deals.places) > 2
            for world in [deals.draw_uniform(rng) for _ in range(8)]:
                unordered = [tuple(sorted(place)) for place in world.places]
                assert any([tuple(sorted(place)) for place in other] == unordered for other in found)


@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_do_not_change_what_strong_does(preset: str) -> None:
    """The same seat in another world that it cannot tell from the truth does the same."""
    game, rng, count = find_game("sixtysix", preset), Random(preset), 0
    while count < 20:
        for state, heard in sample_states(game, rng, 0.1):
            seat = state.pub.turn
            view = game.view(state, seat)
            if rng.random() < 0.6 or len(view.legal) < 2:
                continue
            other = WorldSampler(game, view, heard[seat]).draw_uniform(rng)
            twin = find_game("sixtysix", preset)
            here = asyncio_run(make("strong:4", game, 5).choose(view, heard[seat]))
            there = asyncio_run(make("strong:4", twin, 5).choose(twin.view(other, seat), heard[seat]))
            assert here == there
            count += 1


# ---------------------------------------------------------------- positions from play
def laid(
    own: str, other: str, rest: str, turned: str, won: tuple[int, int], trick: str = ""
) -> tuple[Any, list[Event]]:
    """Schnapsen with these cards, as seat 0 has heard it. rest: cards played; other: the other hand, then the stock;
    trick: led by the other seat. Points in tricks are shared out as they must be."""
    game = find_game("sixtysix", "schnapsen")
    mine, there, gone, led = (list(parse_cards(text)) for text in (own, other, rest, trick))
    indicator = parse_card(turned)
    size = len(mine) - len(led)
    pile = next(
        side
        for n in (4, 6, 2)
        for side in combinations(gone, n)
        if sum(POINTS >> ((c & 15) << 2) & 15 for c in side) == won[0]
    )
    theirs = [c for c in gone if c not in pile]
    board = Board(game, [(), (), tuple(game.pack), (), (), (), ()])
    board.move(at66.TALON, at66.HAND, tuple(mine), to=1)
    board.move(at66.TALON, at66.HAND + 1, tuple(there[:size]), to=2)
    if led:
        board.move(at66.TALON, at66.TRICK, tuple(led))
    board.move(at66.TALON, at66.WON, pile)
    board.move(at66.TALON, at66.WON + 1, tuple(theirs))
    if there[size:]:
        board.move(at66.TALON, at66.TRUMP, (indicator,))
    pub = update(
        game.start(game.opening(), game.pack)[0].pub,
        trump=indicator >> 4,
        phase="follow" if led else "lead",
        turn=0,
        lead=1 if led else 0,
        last_by=1 if led else 0,
        taken=(len(pile) // 2, len(theirs) // 2),
        won=won,
        points=won,
    )
    return board.state(pub), [e.for_seat(0) for e in board.events]


def unseen(cards: str) -> str:
    """The other cards of the pack."""
    return cards_text(c for c in find_game("sixtysix", "schnapsen").pack if card_text(c) not in cards.split())


def chosen(state: Any, heard: list[Event]) -> str:
    game = find_game("sixtysix", "schnapsen")
    action = asyncio_run(make("strong:64", game, 1).choose(game.view(state, 0), heard))
    assert action is not None
    return game.action_text(action)


def test_the_trump_card_is_exchanged_before_anything_else() -> None:
    """The ace of trumps lies open, the jack is held, two cards are left: no card led first is as good."""
    for rest, won in (("AH KH TC TH TS QH QD QS", (35, 19)), ("TH QD QC KH QS JS JH TC", (20, 17))):
        assert chosen(*laid("JC KC KS KD TD", unseen(f"{rest} JC KC KS KD TD AC"), rest, "AC", won)) == "rob"


def test_the_stock_is_closed_where_that_wins_twice_and_a_card_does_not() -> None:
    """At 28 to 28 with two cards left every world is won by closing, for two; the ten of spades loses."""
    rest = "AH QH AD AC QC QD AS QS"
    state, heard = laid("TC JS KS TS KH", unseen(f"{rest} TC JS KS TS KH JC"), rest, "JC", (28, 28))
    assert chosen(state, heard) == "close"
    game = find_game("sixtysix", "schnapsen")
    bot = make("strong:64", game, 1)
    assert isinstance(bot, StrongBot)
    found = {
        turn: worth
        for worth, turn in bot.evaluate(
            DecisionContext(game, game.view(state, 0), heard, StrongBot.sampler_class)
        )
    }
    assert max(found[turn] for turn in found if turn[0] == game.call("close")) == 2
    assert found[(parse_card("TS"),)] < 1


def test_the_queen_of_trumps_and_then_the_ace() -> None:
    """All cards are known: the ace wins a trick and loses the game."""
    rest = "AC QC JC TS KS QS JS TH AD TD KD JD"
    state, heard = laid("AS QH AH QD", "TC KH KC", rest, "JH", (27, 45), "JH")
    state = type(state)(update(state.pub, pairs=(0, 1), melds=(4,), points=(27, 65)), state.places)
    assert chosen(state, heard) == "QH"
