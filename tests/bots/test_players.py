"""Computer players: always legal, repeatable, within their time, and better than chance."""

from collections.abc import Sequence
from itertools import count
from math import inf
from random import Random
from time import perf_counter
from typing import Any

import pytest

from hlaska.benchmarks.positions import read, seen_events, set_up
from hlaska.bots import LEVELS, make
from hlaska.bots.bot import Forecast, make_forecast
from hlaska.bots.call_rollout import Supposition, free_rungs, tie_break
from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.playouts import PlayoutValueFunction
from hlaska.bots.players.call_search import (
    adjust_for_risk,
    cap_raises,
    evidence_penalty,
    keep_steadiest,
    winsorize,
)
from hlaska.bots.players.evaluators import Key, Turn
from hlaska.bots.players.search import ClubBot
from hlaska.bots.players.strong import StrongBot
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.actions import CALL
from hlaska.core.board import Event, State, cards_in
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.games import GAMES, find_game, game_class
from hlaska.kernel import jit
from hlaska.research.matches.arena import Match, Report, Spec, make_report, play
from hlaska.research.matches.casting import Casting
from hlaska.research.matches.play_deal import Cast, DealRecorder, asyncio_run, play_deal
from hlaska.research.players.player_specs import Player


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    """Searching players are tested as they play: with the kernel compiled (a no-op where it cannot be)."""
    jit.start()


def play_whole_deals(name: str, level: str, presets: Sequence[str]) -> None:
    rng = Random(f"{name} {level}")
    for preset in presets:
        game = find_game(name, preset)
        deck = list(game.pack)
        rng.shuffle(deck)
        spec = f"{level}:worlds=8,time=0.01" if level not in ("random", "greedy") else level
        seated = Cast(Casting((0,) * game.seats), lambda who, seat, g=game, s=spec: Player(g, s, f"{seat}"))  # type: ignore[misc]
        assert len(play_deal(game, deck, seated, DealRecorder(game)).result) == game.players


WEAKER = ("beginner", "casual")  # club that knows less: nightly but in two games
PLAYED_LAWFULLY = ("marias_auction", "marias_four")  # whole deals of club and strong: test_lawful.py


def is_nightly(level: str, name: str) -> bool:
    if level in WEAKER:
        return name not in ("marias", "sixtysix")
    return level in ("club", "strong") and name in PLAYED_LAWFULLY


@pytest.mark.parametrize(
    ("level", "name"),
    [
        pytest.param(
            level,
            name,
            marks=pytest.mark.nightly if is_nightly(level, name) else (),
        )
        for level in (*LEVELS, "strong")
        for name in GAMES
    ],
)
def test_whole_deals(name: str, level: str) -> None:
    play_whole_deals(name, level, list(game_class(name).presets)[:1])


@pytest.mark.nightly
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", [level for level in (*LEVELS, "strong") if level not in WEAKER])
def test_whole_deals_in_every_preset(name: str, level: str) -> None:
    play_whole_deals(name, level, list(game_class(name).presets))


def test_a_player_with_a_seed_repeats_itself() -> None:
    game = find_game("marias")
    state, events = game.start(game.opening(), game.pack)
    state, more = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])
    seat = state.pub.turn
    view = game.view(state, seat)
    seen = [e.for_seat(seat) for e in [*events, *more]]
    for level in ("random", "greedy"):
        picks = {asyncio_run(make(level, game, 7).choose(view, seen)) for _ in range(3)}
        assert len(picks) == 1


def test_nobody_acts_out_of_turn() -> None:
    game = find_game("marias")
    state, events = game.start(game.opening(), game.pack)
    idle = next(s for s in range(game.seats) if s != state.pub.turn)
    for level in (*LEVELS, "strong", "analysis"):
        view = game.view(state, idle)
        assert asyncio_run(make(level, game, 1).choose(view, [e.for_seat(idle) for e in events])) is None


def test_a_decision_keeps_its_time() -> None:
    game = find_game("marias")
    state, events = game.start(game.opening(), game.pack)
    state, more = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])
    seat = state.pub.turn
    bot = ClubBot(game, Random(1), seconds=0.05, worlds=10**9)
    began = perf_counter()
    asyncio_run(bot.choose(game.view(state, seat), [e.for_seat(seat) for e in [*events, *more]]))
    assert perf_counter() - began < 5  # a batch is finished, then it stops


def test_analysis_is_strong_with_more_time() -> None:
    """With as many worlds and the same seed it is the same player."""
    game = find_game("marias")
    state, events = game.start(game.opening(), game.pack)
    state, more = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])
    seat = state.pub.turn
    seen = [e.for_seat(seat) for e in [*events, *more]]
    strong, analysis = (make(f"{level}:4", game, 3) for level in ("strong", "analysis"))
    assert isinstance(strong, StrongBot)
    assert isinstance(analysis, StrongBot)
    assert analysis.card_seconds >= 10 * strong.card_seconds
    assert analysis.call_seconds >= 10 * strong.call_seconds
    choices = [asyncio_run(bot.choose(game.view(state, seat), seen)) for bot in (strong, analysis)]
    assert choices[0] == choices[1] is not None


class Clock:
    """A clock that goes on by a millisecond for every world drawn, and never else."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, read: str = "decision.perf_counter") -> None:
        self.worlds = 0
        drawn = WorldSampler.draw_many

        def counted(deals: WorldSampler, count: int, rng: Random) -> list[Any]:
            self.worlds += count
            return drawn(deals, count, rng)

        monkeypatch.setattr(WorldSampler, "draw_many", counted)
        monkeypatch.setattr(f"hlaska.bots.{read}", lambda: self.worlds / 1000)


def lead(preset: str, seed: int, cards: int = 4) -> tuple[Game, View, list[Event]]:
    """Schnapsen after a few cards: what the seat on turn sees."""
    game, rng = find_game("sixtysix", preset), Random(seed)
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    for _ in range(cards):
        legal = [a for a in game.legal(state, state.pub.turn) if a < CALL]
        state, more = game.apply(state, state.pub.turn, rng.choice(legal))
        events += more
    seat = state.pub.turn
    return game, game.view(state, seat), [e.for_seat(seat) for e in events]


def test_time_is_the_limit_and_not_a_number_of_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a choice that is not clear as many worlds are looked at as the time allows: 300 and not 64."""
    clock, most = Clock(monkeypatch), 0
    for seed in range(6):
        game, view, seen = lead("schnapsen", seed)
        before = clock.worlds
        asyncio_run(ClubBot(game, Random(seed), seconds=0.3).choose(view, seen))
        most = max(most, clock.worlds - before)
        assert clock.worlds - before <= 300
    assert most > 290


def test_a_time_that_is_asked_for_is_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock on the wall runs an hour at each look, as on a machine that has hardly time for this process."""
    clock, most = Clock(monkeypatch, "players.search.thread_time"), 0
    monkeypatch.setattr("hlaska.bots.decision.perf_counter", count(0, 3600).__next__)
    for seed in range(6):
        game, view, seen = lead("schnapsen", seed)
        before = clock.worlds
        asyncio_run(make("club:card=0.3", game, seed).choose(view, seen))
        most = max(most, clock.worlds - before)
    assert most > 290


def contract(seed: int) -> tuple[Game, View, list[Event]]:
    """Auction Mariáš after the bid of a seven: what its bidder sees, who chooses a contract and a talon."""
    game, rng = find_game("marias_auction"), Random(seed)
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    for text in ("tap", "bid seven", "pass", "pass"):
        state, more = game.apply(state, state.pub.turn, game.call(text))
        events += more
    seat = state.pub.turn
    return game, game.view(state, seat), [e.for_seat(seat) for e in events]


def test_a_contract_is_chosen_on_more_than_one_world_however_little_time_there_is() -> None:
    """Of three dozen contracts one or the other succeeds in any single world: by one world two sevens were announced in
    twelve of 72 deals and lost each time."""
    game, view, seen = contract(5)
    bot = StrongBot(game, Random(1), seconds=0)
    bot.decide(view, seen)
    assert len(bot.evaluation.samples) > 30
    assert {len(sample) for sample in bot.evaluation.samples.values()} == {8}


def test_what_is_expected_of_a_call_is_judged_by_worlds_that_it_was_not_chosen_by(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Once somebody asks; of a card what it was chosen by tells."""
    worlds = list[int]()

    def counted(judge: PlayoutValueFunction, states: Any, seat: int, lucks: Any) -> list[Forecast]:
        worlds.append(len(states))
        return [Forecast(2.0 * (i < 6), 0.5 * (i < 6)) for i in range(len(states))]

    game, view, seen = contract(5)
    bot = StrongBot(game, Random(1), worlds=8)
    bot.decide(view, seen)
    monkeypatch.setattr(type(bot.search.value_function), "forecasts", counted)
    assert bot.forecast == Forecast(1.5, 0.375)
    assert bot.forecast == Forecast(1.5, 0.375)
    assert worlds == [8]
    game, view, seen = lead("schnapsen", 1)
    club = ClubBot(game, Random(1), worlds=8)
    chosen = club.decide(view, seen)
    assert club.forecast == next(
        make_forecast(s) for turn, s in club.evaluation.samples.items() if turn[0] == chosen
    )
    assert worlds == [8]


def test_a_clear_choice_takes_no_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, least = Clock(monkeypatch), 300
    for seed in range(12):
        game, view, seen = lead("schnapsen", seed, cards=0)
        before = clock.worlds
        asyncio_run(ClubBot(game, Random(seed), seconds=0.3).choose(view, seen))
        least = min(least, clock.worlds - before)
    assert 0 < least < 300


def test_a_number_of_worlds_makes_club_repeatable_on_any_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    game, view, seen = lead("schnapsen", 1)

    def worths() -> list[tuple[float, tuple[int, ...]]]:
        bot = make("club:32", game, 7, 0.001)
        assert isinstance(bot, ClubBot)
        return list(bot.evaluate(DecisionContext(game, view, seen)))

    first = worths()
    monkeypatch.setattr("hlaska.bots.decision.perf_counter", count().__next__)  # a slow machine
    assert worths() == first


@pytest.mark.parametrize("level", ["club:0", "club:", "club:-4", "club:64x", "club:9999999", "club:²"])
def test_a_number_of_worlds_that_cannot_be_is_refused(level: str) -> None:
    with pytest.raises(BadText, match="1 to 4096"):
        make(level, find_game("marias"))


def test_doubts_do_not_vanish_with_more_worlds() -> None:
    """What sampled worlds know nothing of is no less where there are more of them."""
    few = [2.0] * 48 + [-2.0] * 16
    assert adjust_for_risk(few * 16, 0.1) == pytest.approx(adjust_for_risk(few * 2, 0.1), abs=0.02)
    turns: dict[tuple[int, ...], list[float]] = {(1,): few, (2,): few[::-1]}
    many = {turn: gains * 16 for turn, gains in turns.items()}
    assert evidence_penalty(many, (1,))[(2,)] == pytest.approx(evidence_penalty(turns, (1,))[(2,)])


def test_caution_speaks_for_no_raise() -> None:
    quiet, raised = Turn((1,)), Turn((2,))
    lost = {quiet: [-10.0] * 15 + [-20.0], raised: [-20.0] * 16}
    worths = {turn: adjust_for_risk(gains, 240.0) for turn, gains in lost.items()}
    assert worths[raised] > worths[quiet]  # a raise leaves nothing to chance
    held = cap_raises(worths, lost, [quiet])
    assert held[quiet] == worths[quiet] > held[raised]
    won = {turn: [-gain for gain in gains] for turn, gains in lost.items()}
    calm = {quiet: 10.0, raised: 9.0}
    assert cap_raises(calm, won, [quiet]) == calm  # nor against calm
    assert cap_raises({raised: 9.0}, won, []) == {raised: 9.0}


def test_an_unknown_level_names_the_known_ones() -> None:
    with pytest.raises(BadText, match="random, greedy, beginner, casual, club"):
        make("genius", find_game("marias"))


def test_caution_asks_for_better_odds_the_more_others_raise() -> None:
    """A bet of 2 won in 8 of 10 worlds is worth doubling quietly, not after two raises of the others."""
    single, double = [1] * 8 + [-1] * 2, [2] * 8 + [-2] * 2
    assert adjust_for_risk(double, 0.1) > adjust_for_risk(single, 0.1)
    assert adjust_for_risk(double, 1.3) < adjust_for_risk(single, 1.3)
    assert adjust_for_risk(single, 0) == pytest.approx(0.6)


def met(a: str, b: str, deals: int) -> Report:
    match = Match(Spec("marias", "pagat_voleny"), a, b)
    return make_report(match, play(match, deals, workers=1))


def test_duplicate_deals_give_nothing_to_equal_players() -> None:
    """Greedy draws no luck in marias, so that swapping equal players changes nothing."""
    assert met("greedy", "greedy", 4).mean == pytest.approx(0)


@pytest.mark.slow
def test_greedy_and_club_beat_random() -> None:
    for level, deals in (("greedy", 30), ("club:4", 4)):
        found = met(level, "random", deals)
        assert found.mean > 0, found


def exchanged(game: Game, seed: int) -> State:
    """A deal of Thousand in which forehand has the widow and is about to pass two cards."""
    deck = list(game.pack)
    Random(seed).shuffle(deck)
    state = game.start(game.opening(), deck)[0]
    for text in ("bid 100", "pass", "pass"):
        state = game.apply(state, state.pub.turn, game.call(text))[0]
    return state


def test_higher_bids_are_tried_only_where_nobody_else_bids() -> None:
    """mariage:TH.RAISE.1: raising the own contract there are many amounts; in an auction the next ones are enough."""
    game = find_game("thousand")
    state = game.start(game.opening(), game.pack)[0]
    assert free_rungs(DecisionContext(game, game.view(state, state.pub.turn), []), state) == []
    for seed in range(20):
        state = exchanged(game, seed)
        for card in cards_in(state.places[0])[:2]:
            state = game.apply(state, 0, card)[0]
        found = free_rungs(DecisionContext(game, game.view(state, 0), []), state)
        legal = game.legal(state, 0)
        assert all(turn[0] in legal for turn in found)
        assert len(found) <= 8
        if len(legal) > 20:
            assert len(found) > 4
            return
    pytest.fail("no hand may raise far")


def test_of_equal_turns_the_cheaper_one() -> None:
    """Low bids before high ones; cards of short weak suits before marriages, aces and tens."""
    game = find_game("thousand")
    state = exchanged(game, 1)
    assert tie_break(game, state, 0, (game.call("bid 110"),)) > tie_break(
        game, state, 0, (game.call("bid 115"),)
    )
    hand = sorted(cards_in(state.places[0]), key=lambda c: c & 15)
    low, high = [c for c in hand if c & 15 < 4][:2], [c for c in hand if c & 15 > 5][:2]
    assert len(low) == len(high) == 2
    assert tie_break(game, state, 0, low) > tie_break(game, state, 0, high)


def test_the_same_chances_for_equal_states() -> None:
    """What does not differ is worth the same, so that only what differs decides."""
    game = find_game("thousand")
    state = exchanged(game, 1)
    for card in cards_in(state.places[0])[:2]:
        state = game.apply(state, 0, card)[0]
    while game.adviser.position(state) is None:
        state = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])[0]
    first, again = PlayoutValueFunction(game, Random(1)).margins([state, state], 0, [7, 7])
    assert first == again


def test_a_long_auction_is_hurried_and_what_follows_is_not() -> None:
    game, rng = find_game("pinochle"), Random(3)
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    for n, text in enumerate(["bid 250", "bid 260", "pass", "bid 270", "bid 280", "pass", "pass"]):
        seat = state.pub.turn
        seen = [e.for_seat(seat) for e in events]
        assert DecisionContext(game, game.view(state, seat), seen).count_calls_in_a_row() == n
        state, more = game.apply(state, seat, game.call(text))
        events += more
    seen = [e.for_seat(state.pub.turn) for e in events]
    assert state.pub.phase != "auction"
    assert DecisionContext(game, game.view(state, state.pub.turn), seen).count_calls_in_a_row() == 0


def test_sequential_halving_gives_close_calls_more_worlds_and_keeps_the_usual_one() -> None:
    """Of many first choices the best two and the usual one are looked at most, at the price of all alike."""
    game, rng = find_game("marias"), Random(3)
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    while state.pub.phase != "trump":
        state, more = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])
        events = [*events, *more]
    seat = state.pub.turn
    asked = DecisionContext(game, game.view(state, seat), [e.for_seat(seat) for e in events], BeliefSampler)
    plain = StrongBot(game, Random(1), inf, 32, without=("halving",))
    plain.evaluate(asked)
    turns = len(plain.evaluation.samples)
    assert {len(sample) for sample in plain.evaluation.samples.values()} == {32}
    bot = StrongBot(game, Random(1), inf, 32)
    worths = {turn: worth for worth, turn in bot.evaluate(asked)}
    lengths = {turn: len(sample) for turn, sample in bot.evaluation.samples.items()}
    most = max(lengths.values())
    assert turns > 4
    assert most > 32
    assert 2 <= list(lengths.values()).count(most) <= 3
    assert sum(lengths.values()) <= 32 * turns * 1.6
    best = max(worths, key=worths.__getitem__)
    assert lengths[best] == most


def test_of_calls_as_good_as_equal_the_steadier_is_chosen() -> None:
    samples: dict[Turn, list[float]] = {
        (300,): [9.0, -7.0, 9.0, -7.0],
        (301,): [1.0, 0.5, 1.0, 0.5],
        (302,): [-9.0, -9.0, -9.0, -8.0],
    }
    worths = [(1.0, (300,)), (0.75, (301,)), (-8.75, (302,))]
    assert keep_steadiest(worths, samples) == [(1.0, (301,))]
    samples[301,] = [1.0, 0.5]  # it was dropped on few worlds, where it came as close by luck
    assert keep_steadiest(worths, samples) == [(1.0, (300,))]


def test_of_more_worlds_fewer_choices_are_as_good_as_equal() -> None:
    samples: dict[Turn, list[float]] = {(1,): [9.0, -7.0] * 64, (2,): [0.9, 0.5] * 64}
    worths = [(1.0, (1,)), (0.7, (2,))]
    assert keep_steadiest(worths, samples) == [(1.0, (2,))]
    assert keep_steadiest(worths, samples, 4096) == [(1.0, (2,))]
    more: dict[Turn, list[float]] = {turn: sample * 16 for turn, sample in samples.items()}
    assert keep_steadiest(worths, more) == [(1.0, (2,))]
    assert keep_steadiest(worths, more, 4096) == [(1.0, (1,))]


def test_the_largest_results_of_cards_count_as_the_next_one() -> None:
    quiet: Key = ((1,), Supposition())
    loud: Key = ((2,), Supposition())
    gains: dict[Key, list[float]] = {quiet: [2.0] * 99 + [-6000.0], loud: [1.0] * 98 + [50.0, 3000.0]}
    cut = winsorize(gains, 0.01)
    assert cut == {quiet: [2.0] * 99 + [-50.0], loud: [1.0] * 98 + [50.0, 50.0]}
    assert winsorize({quiet: [1.0, -9.0]}, 0.01) == {quiet: [1.0, -9.0]}
    assert gains[quiet][-1] == -6000.0


def test_a_deal_doubled_often_decides_no_first_choice() -> None:
    game, played, _ = set_up("marias-trumps-with-the-seven", read("marias-trumps-with-the-seven"))
    seat = played.state.pub.turn
    events = seen_events(played, seat)
    for without, is_cut in (((), True), (("halving",), False)):
        bot = StrongBot(game, Random(1), inf, 16, without=without)
        calls = bot.calls
        here = DecisionContext(game, game.view(played.state, seat), tuple(events), bot.sampler_class)
        gains: dict[Key, list[float]] = {
            ((card,), Supposition()): [1.0] * 99 + [900.0] for card in here.legal[:2]
        }
        assert (max(max(results) for results in calls._robust(here, gains).values()) < 900.0) == is_cut
