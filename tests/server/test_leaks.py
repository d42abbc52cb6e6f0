"""Nothing that a follower of a table is sent depends on a card that it does not know (`tests/exchange.py`).

Leaks planted here must be found: of events, of words, of public numbers, of what is legal, of what is asked.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from hlaska import games
from hlaska.core.actions import Action
from hlaska.core.board import Event, State, cards_in
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.core.public import update
from hlaska.games.bezique.game import Bezique
from hlaska.games.bezique.public import LAY
from hlaska.games.pinochle_two.game import PinochleTwo
from tests import exchange
from tests.exchange import Score
from tests.laws import Broken
from tests.presets import PRESETS, TWO
from tests.server.live import Client, live
from tests.test_every_game import random_game
from tests.toy import HAND, HOP, STOCK, Toy, ToyExplainer

every_game = pytest.mark.parametrize("name", list(games.GAMES))
PAIRS = 24
MANY = 640  # of each preset: 20 000 in all


def enough(score: Score) -> bool:
    """Many pairs cannot be compared: in the other world the same could not be done, or a card was shown at once."""
    return 4 * score.pairs > score.pairs + score.without


@pytest.mark.parametrize("seed", range(4))
def test_nothing_sent_depends_on_a_hidden_card(seed: int) -> None:
    assert enough(exchange.run(Toy(), Random(seed), 60, tries=1.0))


@pytest.mark.parametrize(("name", "preset"), TWO)
def test_nothing_sent_depends_on_a_hidden_card_in_any_game(name: str, preset: str) -> None:
    assert enough(exchange.run(games.find_game(name, preset), Random(1), PAIRS, tries=0.1))


@every_game
def test_nothing_sent_depends_on_a_hidden_card_under_random_house_rules(name: str) -> None:
    score = Score()
    for seed in range(3):
        score += exchange.run(random_game(name, Random(seed)), Random(seed), PAIRS // 2)
    assert enough(score)


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_nothing_sent_depends_on_a_hidden_card_in_many_deals(name: str, preset: str) -> None:
    assert enough(exchange.run(games.find_game(name, preset), Random(3), MANY, tries=0.05))


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@every_game
def test_nothing_sent_depends_on_a_hidden_card_under_many_house_rules(name: str) -> None:
    score = Score()
    for seed in range(100):
        score += exchange.run(random_game(name, Random(seed)), Random(seed), PAIRS)
    assert enough(score)


# ---------------------------------------------------------------- planted leaks
class Telltale(ToyExplainer):
    def explain_event(self, pub: Any, event: Event) -> Phrase | None:
        phrase = super().explain_event(pub, event)
        return Phrase(phrase.key, {"card": LAST.get("card", 0)}) if phrase else None


class Telling(Toy):
    """Says a number of the other's hand with each call."""

    Explainer = Telltale

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        LAST["card"] = sum(cards_in(state.places[HAND]))
        return super().apply(state, seat, action)


class Marking(Toy):
    """Keeps a number of the stock among the public ones."""

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        after, events = super().apply(state, seat, action)
        odd = cards_in(state.places[STOCK])[0] & 1 if state.places[STOCK] else 0
        return State(update(after.pub, lead=odd), after.places), events


class Forbidding(Toy):
    """Lets seat 0 hop only when the stock holds a certain card."""

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        found = super().legal(state, seat)
        first = cards_in(state.places[STOCK])[:1]
        return tuple(a for a in found if a != HOP or first == (self.pack[0],))


class CopyOfBezique(Bezique):
    """Says in public which of its copies a seat plays, counted in its hand: 2 where it holds another one in secret."""

    def apply(self, state: Any, seat: int, action: Action) -> tuple[Any, list[Event]]:
        after, events = super().apply(state, seat, action)
        return after, counted(events, action)


class CopyOfPinochle(PinochleTwo):
    """The same."""

    def apply(self, state: Any, seat: int, action: Action) -> tuple[Any, list[Event]]:
        after, events = super().apply(state, seat, action)
        return after, counted(events, action)


def counted(events: list[Event], action: Action) -> list[Event]:
    return [replace(e, value=action >> 6) if e.kind == "play" else e for e in events]


class AskingWhereThereIsAChoice(Bezique):
    """Lays the cards of a combination by itself as long as there is no choice among copies."""

    def apply(self, state: Any, seat: int, action: Action) -> tuple[Any, list[Event]]:
        after, events = super().apply(state, seat, action)
        while after.pub.phase == LAY and len(choices := self.legal(after, seat)) == 1:
            after, more = super().apply(after, seat, choices[0])
            events = [*events, *more]
        return after, events


LAST: dict[str, int] = {}
PLANTED: list[tuple[type[Game[Any]], str]] = [
    (Telling, ""),
    (Marking, ""),
    (Forbidding, ""),
    (CopyOfBezique, "bezique"),
    (CopyOfBezique, "rubicon"),
    (CopyOfPinochle, "two_handed"),
    (AskingWhereThereIsAChoice, "bezique"),
    (AskingWhereThereIsAChoice, "rubicon"),
]


@pytest.mark.parametrize(("game_type", "preset"), PLANTED)
def test_planted_leaks_are_found(game_type: type[Game[Any]], preset: str) -> None:
    game = game_type(game_type.presets[preset]) if preset else game_type()
    with pytest.raises(Broken, match=r"can tell|is refused"):
        exchange.run(game, Random(1), 3000, tries=0.1)


# ---------------------------------------------------------------- over the wire
def shown(view: dict[str, Any], game: Game, state: State) -> None:
    """Every card in the view lies where it says, and the seat is one of those that know it."""
    seat = view["seat"]
    need = 1 << seat if seat >= 0 else (1 << game.seats) - 1
    for place, entries in zip(state.places, view["places"], strict=True):
        allowed = [e for e in place if e >> 6 & need == need]
        assert sorted(e for e in entries if e >= 0) == sorted(allowed)
        assert len(entries) == len(place)
    if seat != state.pub.turn and seat >= 0:
        assert tuple(view["legal"]) == game.legal(state, seat)


async def test_views_on_the_wire_hold_what_the_seat_knows_and_no_more():
    rng = Random(3)
    with live() as server:
        table, ada, bob = server.open_two()
        truth = server.hall.live.tables[table].table
        async with server.ws(table, ada) as a, server.ws(table, bob) as b, server.ws(table) as c:
            clients = [await Client(ws).start() for ws in (a, b, c)]
            for _ in range(40):
                for client in clients:
                    await client.until(truth.seq)
                    assert truth.now.state is not None
                    shown(client.last["view"], truth.game, truth.now.state)
                if truth.dealer.waiting():
                    await clients[0].send("next", seq=truth.seq)
                    await clients[1].send("next", seq=truth.seq)
                else:
                    turn = clients[truth.turn]
                    await turn.send("act", seq=truth.seq, actions=[rng.choice(turn.last["view"]["legal"])])
                await clients[0].until(clients[0].last["seq"] + 1)
            assert truth.now.deal > 2


def test_the_check_of_the_wire_can_fail():
    game = Toy()
    state = game.start(game.opening(), game.pack)[0]
    view = msgspec.json.decode(msgspec.json.encode(game.view(state, 0)))
    shown(view, game, state)
    view["places"][HAND + 1][0] = state.places[HAND + 1][0]
    with pytest.raises(AssertionError):
        shown(view, game, state)
