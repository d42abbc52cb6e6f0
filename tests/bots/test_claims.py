"""Claims of computer players: as soon as the rules let them and their counted points make it certain, never before."""

from collections.abc import Iterator
from random import Random

import pytest

from hlaska.bots import make
from hlaska.bots.decision import DecisionContext
from hlaska.bots.players.certain_claims import certain_claim
from hlaska.bots.players.search import ClubBot
from hlaska.core.actions import CALL
from hlaska.core.board import Event, State
from hlaska.core.cards import parse_cards
from hlaska.core.game import Game
from hlaska.games import find_game
from hlaska.research.matches.play_deal import asyncio_run, next_action


def moments(game: Game, seed: int) -> Iterator[tuple[State, list[list[Event]]]]:
    """Every moment of a deal in which nobody claims, and what each seat has heard."""
    rng = Random(seed)
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    seen = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    while state.pub.turn >= 0:
        yield state, seen
        claim = game.call("claim")
        legal = [a for a in game.legal(state, state.pub.turn) if a != claim]
        cards = [a for a in legal if a < CALL]
        state, events = game.apply(state, state.pub.turn, rng.choice(cards or legal[:1]))
        for s in range(game.seats):
            seen[s] += [e.for_seat(s) for e in events]


def test_a_claim_is_sure_exactly_from_sixty_six_points_on() -> None:
    """mariage:MG.CLAIM.2, on turn and off it."""
    game, claims = find_game("sixtysix", "mariage"), {True: 0, False: 0}
    claim = game.call("claim")
    for seed in range(30):
        for state, seen in moments(game, seed):
            for seat in (0, 1):
                found = certain_claim(DecisionContext(game, game.view(state, seat), seen[seat]), Random(1))
                assert (found == claim) == (state.pub.points[seat] >= 66 and claim in game.legal(state, seat))
                claims[seat == state.pub.turn] += found == claim
    assert min(claims.values()) > 5


@pytest.mark.parametrize("level", ["greedy", "club", "strong"])
def test_players_claim_out_of_turn(level: str) -> None:
    game, claims = find_game("sixtysix", "mariage"), 0
    claim = game.call("claim")
    for seed in range(20):
        for state, seen in moments(game, seed):
            idle = 1 - state.pub.turn
            if claim not in game.legal(state, idle):
                continue
            wish = asyncio_run(make(level, game, 1).choose(game.view(state, idle), seen[idle]))
            assert wish == (claim if state.pub.points[idle] >= 66 else None)
            claims += wish == claim
    assert claims > 3


def test_chance_does_not_call_out_of_turn() -> None:
    game = find_game("sixtysix", "mariage")
    for state, seen in moments(game, 3):
        idle = 1 - state.pub.turn
        assert asyncio_run(make("random", game, 1).choose(game.view(state, idle), seen[idle])) is None


def test_matches_ask_who_is_not_on_turn() -> None:
    game, asked = find_game("sixtysix", "mariage"), 0
    for seed in range(10):
        for state, seen in moments(game, seed):
            bots = [make("greedy", game, 1), make("greedy", game, 2)]
            seat, action, _ = next_action(game, state, bots, seen)
            if state.pub.points[1 - state.pub.turn] >= 66 and state.pub.phase != "final":
                assert (seat, action) == (1 - state.pub.turn, game.call("claim"))
                asked += 1
    assert asked


def test_who_can_win_at_once_closes_or_claims() -> None:
    """With 66 in sight on the own turn the searching player ends the deal instead of drawing on."""
    game, won = find_game("sixtysix", "mariage"), 0
    claim = game.call("claim")
    for seed in range(12):
        for state, seen in moments(game, seed):
            seat = state.pub.turn
            other = state.pub.points[1 - seat]
            if state.pub.points[seat] < 66 or other < 33 or claim not in game.legal(state, seat):
                continue
            bot = ClubBot(game, Random(1), seconds=0.05, worlds=8)
            worths = {
                turn: worth
                for worth, turn in bot.evaluate(DecisionContext(game, game.view(state, seat), seen[seat]))
            }
            assert worths[(claim,)] == max(worths.values())
            won += 1
            break
    assert won


@pytest.mark.parametrize("preset", find_game("sixtysix").presets)
def test_a_claim_known_to_be_wrong_is_nothing_that_players_choose(preset: str) -> None:
    """mariage:MG.SCORE.4: it costs two points, which may be less than what is lost by playing on."""
    game = find_game("sixtysix", preset)
    claim, asked, right = game.call("claim"), 0, 0
    for seed in range(40):
        for state, _ in moments(game, seed):
            for seat in range(game.seats):
                view = game.view(state, seat)
                if claim in view.legal:
                    enough = state.pub.points[seat] >= 66
                    assert (claim in game.adviser.bot_view(view).legal) == enough
                    assert set(view.legal) - {claim} <= set(game.adviser.bot_view(view).legal)
                    asked, right = asked + 1, right + enough
    assert asked > right > 0 or game.options.auto_claim


def test_who_loses_for_certain_plays_on() -> None:
    """Three points are lost if no trick is made, two by a wrong claim: a player gave the deal up so at once."""
    game = find_game("sixtysix", "mariage")
    deck = parse_cards(
        "JS 9D QS QD AC KC KH 7C 8D KD 8S TH JD AH TC JH 7D 8H AS 9H KS 9C TS QH AD 8C 7H TD JC QC 9S 7S"
    )
    state, events = game.start(game.opening(), deck)
    seen = [e.for_seat(0) for e in events]
    for text in ("7C", "AC", "draw", "KD+"):
        seat = state.pub.turn
        action = next(a for a in game.legal(state, seat) if game.action_text(a) == text)
        state, events = game.apply(state, seat, action)
        seen += [e.for_seat(0) for e in events]
    assert state.pub.turn == 0
    for level in ("club:8", "strong:8", "exact:2", "ismcts:iterations=50"):
        for luck in range(1):
            choice = asyncio_run(make(level, game, luck).choose(game.view(state, 0), seen))
            assert choice in game.legal(state, 0)
            assert choice != game.call("claim")


def test_who_loses_anyway_loses_as_little_as_can_be() -> None:
    """Only the winner scores in these games: a wrong claim is no way to lose that a player chooses."""
    game, judged = find_game("sixtysix", "schnapsen"), 0
    for seed in range(40):
        for state, seen in moments(game, seed):
            seat = state.pub.turn
            if state.pub.points[seat] >= 66 or game.call("claim") not in game.legal(state, seat):
                continue
            bot = ClubBot(game, Random(seed), seconds=0.02, worlds=8)
            assert asyncio_run(bot.choose(game.view(state, seat), seen[seat])) != game.call("claim")
            judged += 1
    assert judged > 50


def test_after_the_last_card_the_closer_claims() -> None:
    """mariage:SN.SCORE.3: who closed and does not claim has failed, even with 66."""
    game = find_game("sixtysix", "schnapsen")
    claim, close, found = game.call("claim"), game.call("close"), 0
    for seed in range(200):
        rng = Random(seed)
        deck = list(game.pack)
        rng.shuffle(deck)
        state, events = game.start(game.opening(), deck)
        seen = [e.for_seat(0) for e in events]
        action = close
        while state.pub.turn >= 0 and state.pub.phase != "final":
            state, events = game.apply(state, state.pub.turn, action)
            seen += [e.for_seat(0) for e in events]
            action = rng.choice(
                [a for a in game.legal(state, max(state.pub.turn, 0)) if a != claim] or [claim]
            )
        if state.pub.turn == 0 and state.pub.points[0] >= 66:
            assert asyncio_run(ClubBot(game, Random(1)).choose(game.view(state, 0), seen)) == claim
            found += 1
    assert found
