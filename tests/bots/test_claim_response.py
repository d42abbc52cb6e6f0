"""A computer player agrees to an accord only where its seat could do no better, and by what its seat knows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hlaska import games
from hlaska.bots.analysis.claim_response import is_claim_acceptable
from hlaska.core import claim_completion
from hlaska.core.actions import CALL
from hlaska.core.board import cards_in
from hlaska.core.game import Game


def moments(game: Game, rng: Random) -> list[tuple[Any, list[Any]]]:
    """The states of a deal played by chance in which an accord may be proposed, with all events so far."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    told, found = list(events), []
    while state.pub.turn >= 0:
        if claim_completion.find_obstacle(game, state) is None:
            found.append((state, list(told)))
        legal = claim_completion.bot_actions(game, state)
        cards = [a for a in legal if a < CALL]
        state, events = game.apply(state, state.pub.turn, rng.choice(cards) if cards else legal[0])
        told += events
    return found


def forced(game: Game, state: Any, seat: int) -> int:
    """What a seat's side comes to with all cards open, whatever the others do."""
    turn = state.pub.turn
    if turn < 0:
        return int(state.pub.result[seat])
    ways = (
        forced(game, game.apply(state, turn, a)[0], seat) for a in claim_completion.bot_actions(game, state)
    )
    return max(ways) if game.side(state.pub, seat) >> turn & 1 else min(ways)


@pytest.mark.parametrize("name", ["marias_two", "sixtysix", "thousand"])
def test_who_agrees_could_not_have_forced_more(name: str) -> None:
    """In the true deal, too: what is agreed on leaves the seat at least what it is sure of."""
    game, rng = games.find_game(name), Random(5)
    agreed = refused = 0
    for _ in range(7):
        for state, told in moments(game, rng)[-3 * game.seats :][:: game.seats]:
            to = rng.choice(claim_completion.sides(game, state.pub))
            holder = next(s for s in range(game.seats) if to >> s & 1)
            hand = cards_in(state.places[game.place(f"hand{holder}")])
            for seat in range(game.seats):
                if seat == holder:
                    continue
                events = [event.for_seat(seat) for event in told]
                if is_claim_acceptable(game, game.view(state, seat), events, to, ((holder, hand),)):
                    end = claim_completion.find_completion(game, state, to)
                    assert end is not None, "agreed to what no play leads to"
                    assert end.state.pub.result[seat] >= forced(game, state, seat)
                    agreed += 1
                else:
                    refused += 1
    assert agreed > 0
    assert refused > 0


def test_a_trick_that_one_cannot_lose_is_not_given_away() -> None:
    game, rng = games.find_game("marias_two"), Random(1)
    sure = 0
    for _ in range(8):
        for state, told in moments(game, rng)[-4:]:
            for seat in range(2):
                if claim_completion.find_completion(game, state, 1 << 1 - seat) is None:
                    events = [event.for_seat(seat) for event in told]
                    assert not is_claim_acceptable(game, game.view(state, seat), events, 1 << 1 - seat)
                    sure += 1
    assert sure > 0


def test_what_is_too_much_to_look_at_is_not_agreed_to() -> None:
    game, rng = games.find_game("marias_auction"), Random(3)
    state, told = next(found[0] for found in (moments(game, rng) for _ in range(20)) if found)
    seat = state.pub.turn
    other = next(mask for mask in claim_completion.sides(game, state.pub) if not mask >> seat & 1)
    events = [event.for_seat(seat) for event in told]
    assert not is_claim_acceptable(game, game.view(state, seat), events, other)
