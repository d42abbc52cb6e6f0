"""The baselines: tree search over information sets, and worlds drawn evenly and solved exactly."""

from math import inf
from random import Random

import pytest

from hlaska.bots import make
from hlaska.bots.baselines.ismcts import IsmctsBot, Node
from hlaska.bots.baselines.pimc import PimcBot, make_solver_query
from hlaska.bots.evaluation.hybrid import HybridValueFunction
from hlaska.bots.players.call_search import CallsByPolicy
from hlaska.bots.players.evaluators import CardPlayoutsWithPrior
from hlaska.bots.players.search import ClubBot
from hlaska.bots.players.strong import StrongBot
from hlaska.bots.registry import make_repeatable, settings_of
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.board import Event, State
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.games import GAMES, find_game
from hlaska.kernel.solve import Solver
from hlaska.research.matches.arena import Match, Spec, play_duplicate
from hlaska.research.matches.play_deal import asyncio_run


def closed(seed: int) -> tuple[Game, State, list[Event]]:
    """Schnapsen closed at the first lead, after which the other seat can be solved; what forehand saw."""
    game = find_game("sixtysix", "schnapsen")
    deck = list(game.pack)
    Random(seed).shuffle(deck)
    state, events = game.start(game.opening(), deck)
    seen = [event.for_seat(0) for event in events]
    state, events = game.apply(state, 0, game.call("close"))
    return game, state, seen + [event.for_seat(0) for event in events]


def test_exact_asks_the_solver_and_not_its_neighbour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where cards can be solved the choice has the highest sum of exact values over the worlds drawn."""
    game, state, seen = closed(1)
    bot = make("exact:worlds=3", game, 7)
    assert isinstance(bot, PimcBot)
    worlds: list[State] = []
    solved = bot._solve

    def noted(world: State) -> dict[int, int] | None:
        worlds.append(world)
        return solved(world)

    monkeypatch.setattr(bot, "_solve", noted)
    monkeypatch.setattr("hlaska.bots.baselines.pimc.PLAIN", 1_000_000)
    chosen = asyncio_run(bot.choose(game.view(state, 0), seen))
    assert len(worlds) == 3
    sums: dict[int, int] = {}
    for world in worlds:
        position = game.adviser.playout_position(world)
        assert position is not None
        for action, value in make_solver_query(game, world, position)(Solver())[1].items():
            sums[action] = sums.get(action, 0) + value
    assert sums[chosen] == max(sums[a] for a in game.legal(state, 0) if a < 256)


def test_exact_is_club_where_nothing_can_be_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """While cards are drawn there is no exact value."""
    game = find_game("sixtysix", "schnapsen")
    state, events = game.start(game.opening(), game.pack)
    asked: list[int] = []
    usual = ClubBot.choose

    async def choose(self: ClubBot, view: object, seen: object) -> int | None:
        asked.append(1)
        return await usual(self, view, seen)  # type: ignore[arg-type]

    monkeypatch.setattr(ClubBot, "choose", choose)
    bot = make("exact:worlds=2", game, 1)
    assert asyncio_run(bot.choose(game.view(state, 0), [e.for_seat(0) for e in events])) in game.legal(
        state, 0
    )
    assert asked


@pytest.mark.parametrize("name", GAMES)
def test_ismcts_plays_whole_deals(name: str) -> None:
    preset = next(iter(type(find_game(name)).presets))
    deal = play_duplicate(Match(Spec(name, preset), "ismcts:iterations=3", "ismcts:iterations=3", "alone"), 1)
    assert len(deal.games[0].result) >= 2


def test_ismcts_is_repeatable_and_tells_what_it_expects() -> None:
    game, state, seen = closed(1)
    bot = make("ismcts:iterations=300", game, 3)
    assert isinstance(bot, IsmctsBot)
    first = asyncio_run(bot.choose(game.view(state, 0), seen))
    assert first in game.legal(state, 0)
    assert bot.forecast is not None
    assert 0 <= bot.forecast.chance <= 1
    again = make("ismcts:iterations=300", game, 3)
    assert asyncio_run(again.choose(game.view(state, 0), seen)) == first


def test_ismcts_counts_for_each_seat_its_own_margin() -> None:
    bot = make("ismcts", find_game("marias"), 1)
    assert isinstance(bot, IsmctsBot)
    mine, theirs = Node(), Node()
    bot._backpropagate([(mine, 0), (theirs, 1)], (4, -2, -2))
    assert (mine.total, mine.wins, theirs.total, theirs.wins) == (6.0, 1, -3.0, 0)


@pytest.mark.slow
def test_ismcts_beats_chance() -> None:
    match = Match(Spec("sixtysix", "schnapsen"), "ismcts:iterations=60", "random")
    assert sum(play_duplicate(match, number).difference for number in range(8)) > 0


def test_settings_of_a_spec() -> None:
    assert settings_of("club:worlds=8,time=0.5") == {"worlds": 8, "time": 0.5}
    assert settings_of("club:8") == {"worlds": 8}
    assert settings_of("club") == {}
    assert settings_of("strong:8,model=0,told=1") == {"worlds": 8, "model": 0, "told": 1}
    with pytest.raises(BadText, match="whole number"):
        settings_of("ismcts:iterations=1.5")
    with pytest.raises(BadText, match="without it"):
        settings_of("strong:solved=2")
    with pytest.raises(BadText, match="no setting 'model'"):
        settings_of("club:model=0")


@pytest.mark.parametrize("name", ["marias", "pinochle"])  # whose model plays out, and weighs beside playouts
def test_what_strong_has_can_be_left_out(name: str) -> None:
    """For measuring what each is worth: without all four it draws worlds and judges calls as `club` does, unsolved."""
    game = find_game(name)
    whole, bare = make("strong:4", game, 1), make("strong:4,told=0,model=0,solved=0,measured=0", game, 1)
    assert isinstance(whole, StrongBot)
    assert isinstance(bare, StrongBot)
    assert isinstance(whole.search.value_function, HybridValueFunction)
    assert isinstance(bare.search.value_function, HybridValueFunction)
    prior = next(one for one in whole.evaluators if isinstance(one, CardPlayoutsWithPrior)).prior
    assert bool(whole.search.value_function.modelled) != bool(prior)
    assert not bare.search.value_function.modelled
    names = [type(one).__name__ for one in bare.evaluators]
    assert names == ["StockTrees", "DoublePackTree", "CardPlayouts", "CallsByPolicy"]
    assert [type(one).__name__ for one in whole.evaluators] == [
        "Endgame", "StockTrees", "StockClosing", "DoublePackTree", "AlikeWorlds", "SolvedWorlds",
        "CardPlayoutsWithPrior", "CardPlayouts", "CallsByPolicy",
    ]  # fmt: skip
    calls = [bot.calls for bot in (whole, bare)]
    assert [isinstance(one, CallsByPolicy) and one.measures for one in calls] == [True, False]
    assert (whole.sampler_class, bare.sampler_class) == (BeliefSampler, WorldSampler)


def test_cards_and_calls_may_have_their_own_times() -> None:
    game = find_game("marias")
    bot = make("strong:card=0.3,call=1", game, 1)
    assert isinstance(bot, StrongBot)
    assert (bot.seconds, bot.card_seconds, bot.call_seconds) == (None, 0.3, 1.0)
    rest = make("club:card=0.3", game, 1)
    assert isinstance(rest, ClubBot)
    assert (rest.card_seconds, rest.call_seconds) == (0.3, ClubBot.call_seconds)
    both = make("club:time=2,call=5", game, 1)
    assert isinstance(both, ClubBot)
    assert (both.card_seconds, both.call_seconds) == (2.0, 5.0)
    bounded = make("club:worlds=8,card=0.3", game, 1)
    assert isinstance(bounded, ClubBot)
    assert (bounded.search.worlds, bounded.card_seconds, bounded.call_seconds) == (8, 0.3, inf)
    assert make_repeatable("strong:card=0.3") == "strong:card=0.3"
    with pytest.raises(BadText, match="card is seconds up to"):
        make("club:card=soon", game, 1)
    with pytest.raises(BadText, match="no setting 'card'"):
        make("exact:card=1", game, 1)
