"""`strong` in the Pinochle family: the last tricks as well as can be, and blind to what the seat cannot see."""

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from typing import Any

import pytest

from hlaska.benchmarks.positions import count_choices, read, seen_events, set_up
from hlaska.bots import make
from hlaska.bots.call_rollout import swaps
from hlaska.bots.decision import DecisionContext
from hlaska.bots.players.call_search import QuietCalls
from hlaska.bots.players.evaluators import Turn
from hlaska.bots.players.strong import StrongBot
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.actions import CALL
from hlaska.core.board import Event, cards_in
from hlaska.core.game import Game
from hlaska.games import find_game
from hlaska.games.pinochle import belief
from hlaska.games.pinochle import public as at
from hlaska.games.pinochle.public import partner
from hlaska.games.pinochle_three import belief as laying
from hlaska.games.pinochle_three.call_model import model
from hlaska.kernel import jit
from hlaska.kernel import layout as word
from hlaska.kernel.play import step
from hlaska.research.matches.play_deal import asyncio_run
from tests.bots.test_perfect_info import by_engine

GAMES = (
    ("pinochle", "mfp"),
    ("pinochle", "double_deck"),
    ("pinochle_three", "auction3"),
    ("pinochle_three", "auction3_points"),
)
TWO = "pinochle_two"
ENDING = 4  # tricks that are tried to the end
Heard = list[list[Event]]


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    jit.start()


def states(game: Game, rng: Random) -> Iterator[tuple[Any, Heard]]:
    """The states of a deal that quick players play, with what each seat has heard."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    heard: Heard = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    quick = make("greedy", game, rng.getrandbits(32))
    while state.pub.turn >= 0:
        yield state, heard
        seat = state.pub.turn
        action = asyncio_run(quick.choose(game.view(state, seat), heard[seat]))
        assert action is not None
        state, events = game.apply(state, seat, action)
        heard = [old + [e.for_seat(s) for e in events] for s, old in enumerate(heard)]


def test_the_second_half_for_two_is_played_exactly() -> None:
    game, rng, count = find_game(TWO, "two_handed"), Random(5), 0
    while count < 12:
        for state, heard in states(game, rng):
            position, seat = game.adviser.playout_position(state), state.pub.turn
            if (
                position is None
                or position[word.LEFT]
                or position[word.TRICKS] - position[word.TRICK] > ENDING
            ):
                continue
            cards = [a for a in game.legal(state, seat) if a < CALL]
            bot = make("strong:4", game, 1)
            assert isinstance(bot, StrongBot)
            chosen = asyncio_run(bot.choose(game.view(state, seat), heard[seat]))
            if chosen not in cards or len(cards) < 2:
                continue
            assert bot.evaluation.solution is not None
            assert len(bot.evaluation.solution.worlds) == 1  # the other hand is known
            memory: dict[Any, float] = {}
            found = {
                a: by_engine(game, game.apply(state, seat, a)[0], seat, 1 << seat, memory) for a in cards
            }
            assert found[chosen] == max(found.values())
            count += min(found.values()) < max(found.values())


@pytest.mark.parametrize(("name", "preset"), [*GAMES, (TWO, "two_handed")])
def test_hidden_cards_do_not_change_what_strong_does(name: str, preset: str) -> None:
    """The same seat in another world that it cannot tell from the truth does the same; in what it solves, too."""
    game, rng, count, solved = find_game(name, preset), Random(7), 0, 0
    while count < 6 or not solved:
        for state, heard in states(game, rng):
            view = game.view(state, state.pub.turn)
            if rng.random() > 0.15 or len(view.legal) < 2:
                continue
            other = BeliefSampler(game, view, heard[view.seat]).draw_uniform(rng)
            twin = find_game(name, preset)
            bots = [make("strong:4", one, 5) for one in (game, twin)]
            here = asyncio_run(bots[0].choose(view, heard[view.seat]))
            there = asyncio_run(bots[1].choose(twin.view(other, view.seat), heard[view.seat]))
            assert here == there
            assert isinstance(bots[0], StrongBot)
            count += 1
            solved += bots[0].solving.solver.searches + bots[0].endgame.solving.solver.searches > 0


@pytest.mark.parametrize(
    ("name", "preset"),
    [(TWO, "two_handed"), ("pinochle_three", "auction3"), ("pinochle_three", "auction3_double")],
)
def test_why_is_told_by_the_items_of_the_settlement(name: str, preset: str) -> None:
    """The items of a play that the kernel finishes are those that the engine settles it by."""
    game, rng, count = find_game(name, preset), Random(3), 0
    while count < 4:
        for state, _ in states(game, rng):
            position = game.adviser.playout_position(state)
            if position is None or position[word.LEFT]:
                continue
            cards = [a for a in game.legal(state, state.pub.turn) if a < CALL]
            if position[word.TRICKS] - position[word.TRICK] > 1 or len(cards) != 1:
                continue
            over = game.apply(state, state.pub.turn, cards[0])[0]
            if over.pub.turn < 0:
                step(position, cards[0] & 63)
                assert game.adviser.items(state, position) == over.pub.items
                count += 1


# ---------------------------------------------------------------- what was passed
def exchanged(game: Game, rng: Random, usual: bool) -> tuple[Any, Heard]:
    """A state after cards were passed, as is usual or by chance."""
    for state, heard in states(game, rng):
        if state.pub.phase == "pass" and not usual:
            seat, events = state.pub.turn, []
            while state.pub.phase == "pass":
                state, more = game.apply(state, state.pub.turn, rng.choice(game.legal(state, state.pub.turn)))
                events += more
            assert seat != state.pub.declarer
            return state, [old + [e.for_seat(s) for e in events] for s, old in enumerate(heard)]
        if state.pub.phase == "meld":
            return state, heard
    return exchanged(game, rng, usual)


def trumps_of_helper(state: Any) -> int:
    """How many trumps above the nine the bidder's partner holds."""
    helper = state.places[at.HAND + partner(state.pub.declarer)]
    return sum(belief.is_passed(c, state.pub.trump) for c in cards_in(helper))


def test_a_bidders_partner_has_passed_his_trumps() -> None:
    """Who has not seen the exchange supposes so, and the bidder, too."""
    game, rng = find_game("pinochle", "mfp"), Random(2)
    found: dict[type[WorldSampler], list[int]] = {BeliefSampler: [], WorldSampler: []}
    for _ in range(6):
        state, heard = exchanged(game, rng, usual=True)
        for seat in range(4):
            if seat != partner(state.pub.declarer):
                for sampler, counts in found.items():
                    worlds = sampler(game, game.view(state, seat), heard[seat])
                    counts += [trumps_of_helper(worlds.draw(rng)) for _ in range(8)]
    assert 4 * sum(found[BeliefSampler]) < sum(found[WorldSampler])


def test_no_exchange_is_excluded() -> None:
    """However strange the cards are that were passed: the truth has a chance, every world fits what is known, and a
    trump is left with the bidder's partner in some."""
    game, rng, left = find_game("pinochle", "mfp"), Random(4), 0
    for _ in range(12):
        state, heard = exchanged(game, rng, usual=False)
        for seat in range(4):
            view = game.view(state, seat)
            likely = game.adviser.full_likelihood(view, heard[seat])
            assert likely is not None
            assert likely(state) > 0
            worlds = BeliefSampler(game, view, heard[seat])
            for _ in range(8):
                world = worlds.draw(rng)
                assert game.view(world, seat).places == view.places
                left += seat != partner(state.pub.declarer) and trumps_of_helper(world) > 0
    assert left


# ---------------------------------------------------------------- what was laid and buried
THREE = ("auction3", "auction3_points", "auction3_double")


def in_play(game: Game, rng: Random) -> Iterator[tuple[Any, Heard]]:
    """States of the play, a few in each deal."""
    while True:
        yield from [
            (state, heard)
            for state, heard in states(game, rng)
            if state.pub.phase == "play" and rng.random() < 0.1
        ]


@pytest.mark.parametrize("preset", THREE)
def test_hands_make_the_meld_that_was_laid(preset: str) -> None:
    """In worlds told again they seldom make more, and these are as the seat knows the deal; nothing is excluded."""
    game, rng = find_game("pinochle_three", preset), Random(3)
    wrong: dict[type[WorldSampler], int] = {BeliefSampler: 0, WorldSampler: 0}
    for (state, heard), _ in zip(in_play(game, rng), range(8), strict=False):
        seat = state.pub.turn
        view = game.view(state, seat)
        likely = game.adviser.full_likelihood(view, heard[seat])
        assert likely is not None
        assert likely(state) > 0
        for sampler in wrong:
            worlds = sampler(game, view, heard[seat])
            for _ in range(6):
                world = worlds.draw(rng)
                assert game.view(world, seat).places == view.places
                wrong[sampler] += likely(world) < model().unlaid ** 0.5 * likely(state)
    assert wrong[BeliefSampler] < wrong[WorldSampler]


def test_nothing_is_read_where_meld_is_laid_at_the_end() -> None:
    game = find_game("pinochle_three", "cutthroat3")
    state, _ = next(in_play(game, Random(2)))
    view = game.view(state, state.pub.turn)
    assert not laying.has_evidence(game.options, view.pub)


def test_where_everybody_scores_two_play_together_while_the_contract_is_in_doubt() -> None:
    """Once it is made or lost each plays for the own points, as all do where nobody bids."""
    game: Any = find_game("pinochle_three", "auction3_points")
    rng, seen = Random(5), set[tuple[bool, bool]]()
    while len(seen) < 3:
        state = next(state for state, _ in in_play(game, rng))
        pub = state.pub
        points = game.facts(pub, state.places[game.place("buried")]).points
        need = pub.contract - pub.meld[pub.bidder] - points[pub.bidder]
        decided = need <= 0 or need > 250 - sum(points)
        assert game.adviser.scoring_side(state) == 1 << (pub.turn if decided else pub.bidder)
        seen.add((decided, pub.turn == pub.bidder))
    units = next(in_play(find_game("pinochle_three", "auction3"), rng))[0]
    assert find_game("pinochle_three", "auction3").adviser.scoring_side(units) == 1 << units.pub.bidder
    captured = next(in_play(find_game("pinochle_three", "cutthroat3"), rng))[0]
    assert find_game("pinochle_three", "cutthroat3").adviser.scoring_side(captured) == 0


def test_a_pass_is_searched_where_no_card_was_asked_for() -> None:
    """Nobody gives one leg of the own pinochle away, and who searches leaves the rule of thumb."""
    found = count_choices("pinochle-pass-spades", "club:24", 1)
    rule = count_choices("pinochle-pass-spades", "greedy", 1)
    assert found.wrong == rule.wrong == 0
    assert found.chosen != rule.chosen


def test_choices_of_several_cards_differ_in_one_card() -> None:
    assert swaps((1, 2, 2), (1, 2, 2, 3)) == [(2, 2, 3), (1, 2, 3)]
    assert swaps((1, 2), (1, 2)) == []


def test_passes_that_break_a_whole_pinochle_are_not_searched() -> None:
    """A leg of it is passed with the other one, or not at all, where there are other cards to pass."""
    game, played, turns = set_up("pinochle-pass-spades", read("pinochle-pass-spades"))
    seat = played.state.pub.turn
    view = game.view(played.state, seat)
    events = seen_events(played, seat)
    assert all(game.adviser.is_sound_choice(view, turn) for turn in turns["right"])
    split = [game.parse_action(card) for card in ("AC", "JS", "QS", "AH")]
    assert not game.adviser.is_sound_choice(view, split)
    bot = StrongBot(game, Random(1), inf, 2)
    bot.evaluate(DecisionContext(game, view, events, BeliefSampler))
    assert len(bot.evaluation.samples) > 8
    assert all(game.adviser.is_sound_choice(view, turn) for turn in bot.evaluation.samples)


def test_both_legs_of_a_pinochle_are_exchanged_together(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "pinochle-pass-spades"
    game, played, turns = set_up(name, read(name))
    seat = played.state.pub.turn
    events = seen_events(played, seat)
    bot = StrongBot(game, Random(1), inf, 8)
    looked: list[Sequence[Turn]] = []
    ranked = QuietCalls._rank

    def noted(self: QuietCalls, decision: DecisionContext, turns: Sequence[Turn], *rest: Any) -> list[Turn]:
        looked.append(turns)
        return ranked(self, decision, turns, *rest)

    monkeypatch.setattr(QuietCalls, "_rank", noted)
    bot.decide(game.view(played.state, seat), events)
    first = {tuple(sorted(turn)) for turn in looked[0]}
    assert tuple(sorted(turns["right"][1])) in first
    assert tuple(sorted(turns["wrong"][0])) not in first
