"""Computer players: always legal, repeatable, within their time, and better than chance."""

from random import Random
from time import perf_counter

import pytest

from hlaska.bots import LEVELS, make
from hlaska.bots.plan import free_rungs, liking
from hlaska.bots.playout import Judge
from hlaska.bots.search import ClubBot, cautious, in_a_row
from hlaska.core.board import State, cards_in
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.games import GAMES, find_game, game_class
from hlaska.kernel import jit
from hlaska.research.arena import Spec, asyncio_run, match, play_deal


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    """Searching players are tested as they play: with the kernel compiled (a no-op where it cannot be)."""
    jit.start()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_whole_deals_in_every_preset(name: str, level: str) -> None:
    rng = Random(f"{name} {level}")
    for preset in game_class(name).presets:
        game = find_game(name, preset)
        deck = list(game.pack)
        rng.shuffle(deck)
        bots = [make(level, game, seat) for seat in range(game.seats)]
        for bot in bots:
            if isinstance(bot, ClubBot):
                bot.seconds, bot.worlds = 0.01, 8
        result = play_deal(game, deck, bots, [[] for _ in bots])
        assert len(result) == game.seats


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
    for level in LEVELS:
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


def test_an_unknown_level_names_the_known_ones() -> None:
    with pytest.raises(BadText, match="random, greedy, club"):
        make("genius", find_game("marias"))


def test_caution_asks_for_better_odds_the_more_others_raise() -> None:
    """A bet of 2 won in 8 of 10 worlds is worth doubling quietly, not after two raises of the others."""
    single, double = [1] * 8 + [-1] * 2, [2] * 8 + [-2] * 2
    assert cautious(double, 0.1) > cautious(single, 0.1)
    assert cautious(double, 1.3) < cautious(single, 1.3)
    assert cautious(single, 0) == pytest.approx(0.6)


def test_duplicate_deals_give_nothing_to_equal_players() -> None:
    """Greedy draws no luck in marias, so that swapping equal players changes nothing."""
    report = match(Spec("marias", "pagat_voleny"), "greedy", "greedy", 4, workers=1)
    assert report.mean == pytest.approx(0)


@pytest.mark.slow
def test_greedy_and_club_beat_random() -> None:
    for level, deals in (("greedy", 30), ("club", 4)):
        report = match(Spec("marias", "pagat_voleny"), level, "random", deals, workers=1)
        assert report.mean > 0, report


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
    assert free_rungs(game, state, game.view(state, state.pub.turn)) == []
    for seed in range(20):
        state = exchanged(game, seed)
        for card in cards_in(state.places[0])[:2]:
            state = game.apply(state, 0, card)[0]
        found = free_rungs(game, state, game.view(state, 0))
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
    assert liking(game, state, 0, (game.call("bid 110"),)) > liking(game, state, 0, (game.call("bid 115"),))
    hand = sorted(cards_in(state.places[0]), key=lambda c: c & 15)
    low, high = [c for c in hand if c & 15 < 4][:2], [c for c in hand if c & 15 > 5][:2]
    assert len(low) == len(high) == 2
    assert liking(game, state, 0, low) > liking(game, state, 0, high)


def test_the_same_chances_for_equal_states() -> None:
    """What does not differ is worth the same, so that only what differs decides."""
    game = find_game("thousand")
    state = exchanged(game, 1)
    for card in cards_in(state.places[0])[:2]:
        state = game.apply(state, 0, card)[0]
    while game.words(state) is None:
        state = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])[0]
    first, again = Judge(game, Random(1)).outcomes([state, state], 0, [7, 7])
    assert first == again


def test_a_long_auction_is_hurried_and_what_follows_is_not() -> None:
    game, rng = find_game("pinochle"), Random(3)
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    for n, text in enumerate(["bid 250", "bid 260", "pass", "bid 270", "bid 280", "pass", "pass"]):
        seat = state.pub.turn
        seen = [e.for_seat(seat) for e in events]
        assert in_a_row(game, game.view(state, seat), seen) == n
        state, more = game.apply(state, seat, game.call(text))
        events += more
    seen = [e.for_seat(state.pub.turn) for e in events]
    assert state.pub.phase != "auction"
    assert in_a_row(game, game.view(state, state.pub.turn), seen) == 0
