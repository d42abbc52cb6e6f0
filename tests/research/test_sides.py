"""What games tell of contracts, sides and undertakings: for every game and preset, deals played at random."""

from random import Random

import pytest

from hlaska.core.actions import CALL
from hlaska.games import GAMES, find_game, game_class
from hlaska.research.matches.casting import Casting
from hlaska.research.matches.play_deal import Cast, DuplicateGame, play_game
from hlaska.research.matches.statistics import doubling_outcomes
from hlaska.research.players.player_specs import Player
from tests.presets import two_presets


def chance_deals(name: str, preset: str, count: int, spec: str = "random") -> list[DuplicateGame]:
    game, rng = find_game(name, preset), Random(f"{name} {preset}")
    everybody = Casting((0,) * game.seats)
    found = []
    for number in range(count):
        deck = list(game.pack)
        rng.shuffle(deck)
        cast = Cast(everybody, lambda who, seat, n=number: Player(game, spec, f"{n} {seat}"))  # type: ignore[misc]
        found.append(play_game(game, preset, deck, cast))
    return found


@two_presets
def test_sides_and_undertakings_fit_the_deal(name: str, preset: str) -> None:
    game = find_game(name, preset)
    for one in chance_deals(name, preset, 6):
        for seat, side in enumerate(one.sides):
            assert side >> seat & 1
            assert all(one.sides[other] == side for other in range(game.seats) if side >> other & 1)
        assert -1 <= one.declarer < game.seats
        for made in one.undertaken:
            assert 0 <= made.seat < game.seats
            assert not made.value or (made.value > 0) == made.made
            about = made.about or made.name
            levels = [said.level for said in one.said if said.about == about]
            assert made.level == (levels[-1] if levels else 0)
        for outcome in doubling_outcomes(one):
            assert outcome.won == (outcome.gain > 0)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_call_is_about_is_undertaken_by_that_name(name: str) -> None:
    """In many deals something comes of every kind of call that is about something and was made."""
    preset = next(iter(game_class(name).presets))
    about, told = set[str](), set[str]()
    for one in chance_deals(name, preset, 30) + chance_deals(name, preset, 4, "greedy"):
        about |= {said.about for said in one.said if said.about}
        told |= {made.about or made.name for made in one.undertaken}
    assert about <= told | {"close"}


@pytest.mark.parametrize("name", ["marias", "marias_auction", "marias_four", "marias_two"])
def test_doublings_are_about_what_can_be_doubled(name: str) -> None:
    calls = game_class(name).calls
    raising = [call for call in calls if call.raises]
    assert raising
    assert all(call.about == call.text.removeprefix("flek ") for call in raising)


def test_marias_tells_who_is_against_whom() -> None:
    game = find_game("marias")
    pub = game.start(game.opening(), game.pack)[0].pub
    assert (game.declarer(pub), [game.side(pub, seat) for seat in range(3)]) == (0, [1, 6, 6])


def test_partners_of_pinochle_are_partners_from_the_start() -> None:
    game = find_game("pinochle")
    pub = game.start(game.opening(), game.pack)[0].pub
    assert (game.declarer(pub), [game.side(pub, seat) for seat in range(4)]) == (-1, [5, 10, 5, 10])


def test_a_failed_contract_of_pinochle() -> None:
    """pinochle:P1.SCORE.2: who does not make it loses it."""
    lost = [
        (one, made) for one in chance_deals("pinochle", "mfp", 12) for made in one.undertaken if not made.made
    ]
    assert lost
    for one, made in lost:
        assert made.seat == one.declarer
        assert made.value == one.result[one.declarer] < 0


def test_who_closes_in_schnapsen_undertakes_to_win() -> None:
    game = find_game("sixtysix", "schnapsen")
    close = game.calls[game.call("close")]
    assert close.about == "close"
    found = [(one, made) for one in chance_deals("sixtysix", "schnapsen", 40) for made in one.undertaken]
    assert {made.made for _, made in found} == {True, False}
    for one, made in found:
        assert made.made == (one.result[made.seat] > 0)
    assert game.call("close") >= CALL
