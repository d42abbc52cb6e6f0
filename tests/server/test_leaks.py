"""Nothing that a client receives depends on a card that its seat does not know.

Everything one chair is sent in a deal is compared, byte for byte, with what it would be sent if two cards that it never
saw were exchanged, wherever it sees the same events. That covers views, words, explanations, previews, refusals and
score sheets at once, and a planted leak of any of them must be found.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hlaska import games
from hlaska.core.board import State, cards_in
from hlaska.core.errors import Illegal, Row, Stale
from hlaska.core.game import CALL, Action, Game
from hlaska.core.public import update
from hlaska.table.news import seen_events
from hlaska.table.progress import Chair
from hlaska.table.store import Memory, Meta
from hlaska.table.table import Table
from tests.server.live import Client, live
from tests.toy import HAND, HOP, STOCK, Toy

Script = list[tuple[int, Action]]  # (seat, action)
CALLS = 50
PRESETS = [(game, preset) for game in games.GAMES for preset in games.find_game(game).presets]


async def table_with(game: Game, deck: tuple[int, ...]) -> Table:
    def stack(cards: list[int]) -> None:
        cards[:] = deck

    chairs = tuple(Chair(f"P{i}") for i in range(game.players))
    preset = next(iter(game.presets))
    table = Table(Meta("leaks", game.id, preset, {}, game.rules, chairs), game, Memory(), stack)
    await table.deal()
    return table


def asked(table: Table, seat: int) -> list[object]:
    """What a seat learns by trying every card, and calls: all of them, or of long ladders so many."""
    answers: list[object] = []
    calls = len(table.game.calls)
    for action in (*table.game.pack, *range(CALL, CALL + calls, max(1, calls // CALLS))):
        try:
            answers.append(table.preview(seat, (action,)))
        except Illegal as error:
            answers.append((error.text, error.row))
    return answers


async def everything(
    game: Game, deck: tuple[int, ...], script: Script, seat: int, tries: bool
) -> list[bytes]:
    """All that the seat is sent while the script is played."""
    table = await table_with(game, deck)
    follower = table.follow(table.now.chairs[seat])
    sent: list[bytes] = []
    for mover, action in [(-1, 0), *script]:
        if mover >= 0:
            await table.submit(mover, table.seq, (action,))
        sent.append(msgspec.json.encode(follower.take()))
        if tries:
            sent.append(msgspec.json.encode(asked(table, seat)))
    return sent


async def random_script(game: Game, deck: tuple[int, ...], rng: Random, most: int) -> tuple[Script, State]:
    table = await table_with(game, deck)
    script: Script = []
    while table.now.running and len(script) < most and table.now.state is not None:
        seats = [s for s in range(game.seats) if game.legal(table.now.state, s)]
        seat = rng.choice(seats) if rng.random() < 0.2 else table.now.turn
        legal = game.legal(table.now.state, seat)
        action = legal[0] if rng.random() < 0.3 else rng.choice(legal)
        await table.submit(seat, table.seq, (action,))
        script.append((seat, action))
    assert table.now.state is not None
    return script, table.now.state


async def never_seen(game: Game, deck: tuple[int, ...], script: Script, seat: int) -> list[int]:
    """The kinds of cards of which no copy was ever shown to the seat."""
    table = await table_with(game, deck)
    hidden = set(game.pack)
    for mover, action in [(-1, 0), *script]:
        if mover >= 0:
            await table.submit(mover, table.seq, (action,))
        view = table.view(seat)
        assert view is not None
        hidden -= {c for place in view.places for c in cards_in(place)}
    hidden -= {c for event in seen_events(table.now, seat) for c in event.cards}
    return sorted(hidden)


def swapped(cards: tuple[int, ...], a: int, b: int) -> tuple[int, ...]:
    other = {a: b, b: a}
    return tuple(other.get(c, c) for c in cards)


def swapped_script(script: Script, a: int, b: int) -> Script:
    other = {a: b, b: a}
    return [(s, x if x >= CALL else x & ~63 | other.get(x & 63, x & 63)) for s, x in script]


async def compare(game: Game, rng: Random, tries: bool) -> bool:
    """Plays a part of a random deal twice with two hidden cards exchanged; False if nothing could be compared."""
    deck = list(game.pack)
    rng.shuffle(deck)
    script, _ = await random_script(game, tuple(deck), rng, rng.randint(1, min(game.bound, 60)))
    seat = rng.randrange(game.seats)
    hidden = await never_seen(game, tuple(deck), script, seat)
    if len(hidden) < 2:
        return False
    a, b = rng.sample(hidden, 2)
    try:
        other = await everything(game, swapped(tuple(deck), a, b), swapped_script(script, a, b), seat, tries)
    except (Illegal, Stale):
        return False  # with the other cards this could not have been done
    truth = await everything(game, tuple(deck), script, seat, tries)
    if events(truth) != events(other):
        return False  # a rule had something said about a hidden card, such as whether a trump was put away
    assert truth == other
    return True


def events(sent: list[bytes]) -> list[object]:
    updates = (msgspec.json.decode(message) for message in sent)
    return [update["events"] for update in updates if isinstance(update, dict)]


async def enough(game: Game, seed: int, deals: int, tries: bool = True) -> int:
    rng = Random(seed)
    return sum([await compare(game, rng, tries) for _ in range(deals)])


@pytest.mark.parametrize("seed", range(4))
async def test_nothing_sent_depends_on_a_hidden_card(seed):
    assert await enough(Toy(), seed, 40) > 10


@pytest.mark.parametrize(("name", "preset"), PRESETS)
async def test_nothing_sent_depends_on_a_hidden_card_in_any_game(name, preset):
    game = games.find_game(name, preset)
    assert await enough(game, 1, 20, tries=False) > 3
    await enough(game, 2, 1)


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("name", "preset"), PRESETS)
async def test_nothing_sent_depends_on_a_hidden_card_in_many_deals(name, preset):
    game = games.find_game(name, preset)
    assert await enough(game, 3, 1000, tries=False) > 200
    assert await enough(game, 4, 30) > 5


# ---------------------------------------------------------------- planted leaks
class Telling(Toy):
    """Says a number of the other's hand with each call."""

    def tell(self, pub: Any, event: Any) -> Row | None:
        row = super().tell(pub, event)
        return Row(row.key, {"card": LAST.get("card", 0)}) if row else None

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Any]]:
        LAST["card"] = sum(cards_in(state.places[HAND]))
        return super().apply(state, seat, action)


class Marking(Toy):
    """Keeps a number of the stock among the public ones."""

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Any]]:
        after, events = super().apply(state, seat, action)
        odd = cards_in(state.places[STOCK])[0] & 1 if state.places[STOCK] else 0
        return State(update(after.pub, lead=odd), after.places), events


class Forbidding(Toy):
    """Lets seat 0 hop only when the stock holds a certain card."""

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        found = super().legal(state, seat)
        first = cards_in(state.places[STOCK])[:1]
        return tuple(a for a in found if a != HOP or first == (self.pack[0],))


LAST: dict[str, int] = {}


@pytest.mark.parametrize("game", [Telling, Marking, Forbidding])
async def test_planted_leaks_are_found(game):
    with pytest.raises(AssertionError):
        await enough(game(), 1, 60)


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
        truth = server.hall._tables[table][0]
        async with server.ws(table, ada) as a, server.ws(table, bob) as b, server.ws(table) as c:
            clients = [await Client(ws).start() for ws in (a, b, c)]
            for _ in range(40):
                for client in clients:
                    await client.until(truth.seq)
                    assert truth.now.state is not None
                    shown(client.last["view"], truth.game, truth.now.state)
                if truth.waiting():
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
