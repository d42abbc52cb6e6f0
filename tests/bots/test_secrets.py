"""No peeking: where two cards change places that a seat does not see, and all that it can prove allows it, every
computer player does the same with the same luck."""

from asyncio import run
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from hlaska.bots import make
from hlaska.bots.registry import KINDS
from hlaska.core.actions import Action
from hlaska.core.game import Game
from hlaska.games import GAMES, find_game
from hlaska.kernel import jit
from hlaska.table import updates
from hlaska.table.match_state import MatchState
from tests import exchange

PLAYERS = ("random", "greedy", "beginner:2", "casual:2", "club:2", "strong:2", "analysis:2")
ITERATED = ("ismcts:iterations=20", "exact:2")  # what the arena has beside them
SIZES = {"nightly": 1000}
OFTEN = 4  # moments looked at in one deal


def secrets(name: str, count: int) -> Iterator[tuple[MatchState, MatchState, int]]:
    """So many decisions, the same one in two worlds that the seat on turn cannot tell apart, and the seat."""
    game, rng = find_game(name), Random(name)
    while count:
        moments = exchange.played(game, rng)[:-1]
        for _ in range(OFTEN):
            pair = exchange.exchange(game, moments, rng) if moments else None
            state = pair.true.state if pair is not None else None
            if pair is None or state is None or state.pub.turn not in pair.seats:
                continue
            if len(game.legal(state, state.pub.turn)) > 1 and count:
                count -= 1
                yield pair.true, pair.other, state.pub.turn


def chosen(game: Game, now: MatchState, seat: int, spec: str, shown: bool = False) -> Action | None:
    assert now.state is not None
    view = game.view(now.state, seat)
    if shown:
        view = replace(view, places=now.state.places)
    return run(make(spec, game, 3).choose(view, updates.events_for_seat(now, seat)))


def compare(name: str, count: int, players: tuple[str, ...]) -> int:
    """How many choices were the same; fails at the first that is not."""
    here, there = (
        find_game(name),
        find_game(name),
    )  # what a game remembers of one world is no help in the other
    same = 0
    for true, other, seat in secrets(name, count):
        assert true.state != other.state
        for spec in players:
            assert chosen(here, true, seat, spec) == chosen(there, other, seat, spec), spec
            same += 1
    return same


def test_every_kind_of_player_is_asked() -> None:
    assert {spec.partition(":")[0] for spec in PLAYERS + ITERATED} == set(KINDS)


@pytest.mark.parametrize("name", list(GAMES))
def test_no_player_knows_a_hidden_card(name: str) -> None:
    assert compare(name, 1, PLAYERS) == len(PLAYERS)


@pytest.mark.nightly
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("name", list(GAMES))
def test_no_player_knows_a_hidden_card_in_1000_decisions(name: str, profile: str) -> None:
    jit.start()
    count = SIZES.get(profile, 20)
    assert compare(name, count, PLAYERS) == count * len(PLAYERS)


@pytest.mark.parametrize("name", ["marias", "sixtysix", "pinochle"])
def test_nor_does_a_baseline(name: str) -> None:
    assert compare(name, 1, ITERATED) == len(ITERATED)


def test_who_is_shown_all_cards_is_found_out() -> None:
    """A planted leak: the view of a seat shows every card."""
    here, there = find_game("sixtysix"), find_game("sixtysix")
    pairs = [
        (chosen(here, true, seat, "club:2", True), chosen(there, other, seat, "club:2", True))
        for true, other, seat in secrets("sixtysix", 12)
    ]
    assert any(one != two for one, two in pairs)
