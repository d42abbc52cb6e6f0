"""Where a wrong card is taken, to be penalised when challenged, computer players play lawful cards all the same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hlaska.bots import LEVELS, make
from hlaska.bots.players.random_greedy import RandomBot
from hlaska.bots.players.search import SearchBot
from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.families.marias.play import has_revoked as proved
from hlaska.games import GAMES, find_game, game_class
from hlaska.kernel import jit
from hlaska.research.matches.play_deal import next_action
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.match_state import Chair
from hlaska.table.new_table import local
from hlaska.table.preview import preview

PENALISE = "revoke_mode=penalise"
LENIENT = [name for name in GAMES if hasattr(game_class(name).Options(), "revoke_mode")]


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    jit.start()


def strict(game: Game) -> Game:
    """The same game where a wrong card is refused."""
    game_type: Any = type(game)
    made: Game = game_type(replace(game.options, revoke_mode="reject"))
    return made


def presets(name: str) -> Iterator[Game]:
    for preset in game_class(name).presets:
        yield find_game(name, preset, [PENALISE])


def played(game: Game, levels: Sequence[str], rng: Random) -> tuple[int, int]:
    """Plays a deal among computer players. Gives how many wrong cards could have been played, and how many were."""
    deck = list(game.pack)
    rng.shuffle(deck)
    law = strict(game)
    state, events = game.start(game.opening(), deck)
    seen: list[list[Event]] = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    bots = [make(level, game, rng.getrandbits(60)) for level in levels]
    for bot in bots:
        if isinstance(bot, SearchBot):
            bot.seconds, bot.search.worlds = 0.0, 2
    could = did = 0
    while state.pub.turn >= 0:
        seat, action, _ = next_action(game, state, bots, seen)
        if state.pub.phase == "play" and seat == state.pub.turn:
            lawful = law.legal(state, seat)
            wrong = [a for a in game.legal(state, seat) if a < CALL and a not in lawful]
            could, did = could + len(wrong), did + (action in wrong)
        state, events = game.apply(state, seat, action)
        for s in range(game.seats):
            seen[s] += [e.for_seat(s) for e in events]
    assert not any(item.key == "item-marias-revoke" for item in state.pub.items)
    return could, did


def no_revokes(name: str, level: str, deals: int) -> None:
    rng, could = Random(f"{name} {level}"), 0
    games = list(presets(name))
    for n in range(10 * deals):
        if n >= deals and could:
            break  # somebody had the chance
        game = games[n % len(games)]
        wrong, did = played(game, [level] * game.seats, rng)
        assert did == 0
        could += wrong
    assert could


def test_the_games_that_have_the_option() -> None:
    assert len(LENIENT) == 5


@pytest.mark.parametrize(
    "level",
    [
        # Beginner and casual are club that knows less.
        pytest.param(level, marks=pytest.mark.nightly if level in ("beginner", "casual") else ())
        for level in (*LEVELS, "strong")
    ],
)
@pytest.mark.parametrize("name", LENIENT)
def test_no_computer_player_revokes(name: str, level: str) -> None:
    no_revokes(name, level, {"random": 8, "greedy": 8, "strong": 1}.get(level, 2))


@pytest.mark.timeout(7200)
@pytest.mark.nightly
@pytest.mark.parametrize("name", LENIENT)
def test_club_revokes_in_none_of_500_deals(name: str) -> None:
    no_revokes(name, "club", 500)


@pytest.mark.parametrize("name", LENIENT)
async def test_who_stands_in_for_a_player_that_fails_does_not_revoke(name: str) -> None:
    rng = Random(name)
    game = find_game(name, None, [PENALISE])

    class Failing(RandomBot):
        async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
            assert view.pub.phase != "play"
            return await super().choose(view, events)

    chairs = tuple(Chair(f"B{i}", "bot", "club") for i in range(game.players))
    runner = ThreadBotPool(lambda *_: Failing(game, rng))
    async with local(game, chairs, runner=runner, pace=0, shuffle=rng.shuffle) as table:
        for n in range(1, 9):
            async with table.follow(-1) as follower:
                while len(table.now.sheet) < n:
                    await asyncio.wait_for(follower.wait_for_change(), 20)
                    follower.take()
            if table.now.is_over:
                break
            assert not any(item.key == "item-marias-revoke" for item in table.now.sheet[-1].items)
            assert not revoked(game, table.now.state)
            await table.dealer.deal()


def revoked(game: Any, state: Any) -> bool:
    """Whether any seat has played a card that it might not."""
    return any(proved(game.positions, state.pub, state.places, seat) for seat in range(game.seats))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_lawful_is_what_is_legal_where_wrong_cards_are_refused(name: str) -> None:
    """Every card, and of the calls some at least."""
    rng = Random(name)
    games = list(presets(name)) if name in LENIENT else [find_game(name, p) for p in game_class(name).presets]
    for game in games:
        law = strict(game) if name in LENIENT else game
        deck = list(game.pack)
        rng.shuffle(deck)
        state, _ = game.start(game.opening(), deck)
        while state.pub.turn >= 0:
            for seat in range(game.seats):
                lawful, legal = game.adviser.bot_view(game.view(state, seat)).legal, law.legal(state, seat)
                assert [a for a in lawful if a < CALL] == [a for a in legal if a < CALL]
                assert set(lawful) <= set(legal)
                idle = seat != state.pub.turn and [game.action_text(a) for a in legal] == ["claim"]
                assert bool(lawful) == bool(legal) or idle  # out of turn a claim may be all, and be wrong
            state, _ = game.apply(
                state,
                state.pub.turn,
                rng.choice(game.adviser.bot_view(game.view(state, state.pub.turn)).legal),
            )


@pytest.mark.parametrize("name", LENIENT)
def test_a_person_may_try_a_wrong_card_and_is_told_the_duty(name: str) -> None:
    """The option exists for people: it stays legal, and is looked at beforehand like any other."""
    rng = Random(name)
    game = find_game(name, None, [PENALISE])
    for _ in range(20):
        deck = list(game.pack)
        rng.shuffle(deck)
        state, events = game.start(game.opening(), deck)
        seen: list[list[Event]] = [[e.for_seat(s) for e in events] for s in range(game.seats)]
        while state.pub.turn >= 0:
            seat = state.pub.turn
            view = game.view(state, seat)
            lawful = game.adviser.bot_view(view).legal
            wrong = [a for a in view.legal if a not in lawful]
            if wrong:
                assert preview(game, view, seen[seat], (wrong[0],))[0] == (wrong[0],)
                assert game.explainer.explain(view).duty is not None
                assert all(phrase.calls[0] in lawful for phrase in game.explainer.explain(view).melds)
                return
            state, events = game.apply(state, seat, rng.choice(lawful))
            for s in range(game.seats):
                seen[s] += [e.for_seat(s) for e in events]
    pytest.fail("no wrong card was possible")


@pytest.mark.parametrize("name", LENIENT)
def test_who_has_seen_a_revoke_challenges_it_and_nobody_challenges_by_guess(name: str) -> None:
    """One seat plays any card it likes. It is challenged at once when a later card of it proves it wrong, and only
    then."""
    rng, game = Random(name), find_game(name, None, [PENALISE])
    assert sum(wild_deal(game, rng) for _ in range(30)) > 4


def wild_deal(game: Any, rng: Random) -> bool:
    """Plays a deal in which seat 1 plays what it likes; whether it was caught. Every challenge must be right."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    seen: list[list[Event]] = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    bots = [make("greedy", game, rng.getrandbits(60)) for _ in range(game.seats)]
    while state.pub.turn >= 0:
        seat, action, _ = next_action(game, state, bots, seen)
        if state.pub.phase == "play" and seat == 1 == state.pub.turn and action < CALL:
            action = rng.choice([a for a in game.legal(state, seat) if a < CALL])
        elif (
            state.pub.phase not in ("play", "review")
            and len(game.legal(state, seat)) > 1
            and rng.random() < 0.3
        ):
            action = rng.choice(game.legal(state, seat))  # so that there is something to play
        state, events = game.apply(state, seat, action)
        if action >= game.challenge:
            assert any(item.key == "item-marias-revoke" for item in state.pub.items)
            return True
        for s in range(game.seats):
            seen[s] += [e.for_seat(s) for e in events]
    return False
