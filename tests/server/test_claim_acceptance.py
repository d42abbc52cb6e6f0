"""An accord as people at a table come to it: words, answers, computer players, and what others cannot learn from it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from hlaska import games
from hlaska.cli.tui.host import Pipe
from hlaska.core import claim_completion
from hlaska.core.board import State, cards_in
from hlaska.core.errors import Illegal
from hlaska.core.game import Game
from hlaska.protocol.table_messages import Hello, Proposed
from hlaska.server.api.table_socket import TableConnection
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.claim_acceptance import ClaimAcceptance
from hlaska.table.bots.bot_worker import AnswerClaim
from hlaska.table.journal_entries import JournalEntry
from hlaska.table.match_state import Chair, MatchState, effective_entries
from hlaska.table.new_table import open_table
from hlaska.table.presence_state import AWAY, Clock
from hlaska.table.store import MemoryStore
from hlaska.table.table import Table
from tests import exchange
from tests.server.live import Client, live, toys
from tests.server.test_presence import Hands, room, two, until
from tests.table.test_claim_log import brought, found_in_a_deal, side_of
from tests.test_every_game import random_game


class Thinkers:
    """Computer players who say what they are told to, and remember what they were asked."""

    def __init__(self, yes: bool = True) -> None:
        self.yes = yes
        self.asked: list[AnswerClaim] = []

    async def answer_claim(self, asked: AnswerClaim, patience: float) -> bool:
        self.asked.append(asked)
        return self.yes


class Rung:
    """Whoever tells of it: all that was told."""

    def __init__(self) -> None:
        self.told: list[Proposed] = []
        self.accord: ClaimAcceptance | None = None

    def __call__(self) -> None:
        assert self.accord is not None
        assert self.accord.current is not None
        self.told.append(self.accord.current)


async def forever(seconds: float) -> None:
    await asyncio.Event().wait()


@asynccontextmanager
async def asking(
    table: Table, yes: bool = True, wait: Any = forever
) -> AsyncIterator[tuple[ClaimAcceptance, Rung, Thinkers]]:
    rung, thinkers = Rung(), Thinkers(yes)
    rung.accord = ClaimAcceptance(table, thinkers, rung, steady=False, wait=wait)  # type: ignore[arg-type]
    try:
        yield rung.accord, rung, thinkers
    finally:
        await rung.accord.close()


async def settled(found: ClaimAcceptance) -> None:
    """Until computer players have answered."""
    for _ in range(20):
        await asyncio.sleep(0)


async def fair_table(name: str, rng: Random, bots: tuple[int, ...] = ()) -> tuple[Table, int]:
    """A table, and a side that can take all that is left."""
    while True:
        table = await brought(games.find_game(name), rng)
        assert table.now.state is not None
        for to in claim_completion.sides(table.game, table.now.state.pub):
            if claim_completion.find_completion(table.game, table.now.state, to) is not None:
                chairs = [
                    replace(c, kind="bot", level="greedy") if i in bots else c
                    for i, c in enumerate(table.meta.chairs)
                ]
                table.log.meta = replace(table.meta, chairs=tuple(chairs))
                return table, to


def chairs_of(table: Table, mask: int) -> tuple[int, ...]:
    return tuple(chair for seat, chair in enumerate(table.now.chairs) if mask >> seat & 1)


async def test_the_last_word_ends_the_deal() -> None:
    table, to = await fair_table("thousand", Random(1))
    async with asking(table) as (found, rung, thinkers):
        sided = found.sides(0)
        assert sided.why is None
        assert chairs_of(table, to) in sided.sides
        await found.propose(0, table.seq, chairs_of(table, to), False)
        await found.answer(1, rung.told[-1].n, True)
        await found.answer(1, rung.told[-1].n, True)
        assert found.sides(1).why is not None
        assert not table.now.sheet
        await found.answer(2, rung.told[-1].n, True)
        assert table.now.sheet
        assert [(told.agreed, told.state) for told in rung.told] == [
            ((0,), "open"), ((0, 1), "open"), ((0, 1, 2), "open"), ((0, 1, 2), "agreed")
        ]  # fmt: skip
        assert not thinkers.asked


async def test_one_that_is_agreed_is_not_told_over_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who watches the table sees the deal end first, and may look in then."""
    table, to = await fair_table("thousand", Random(1))
    async with asking(table) as (found, rung, _):
        conclude = table.claims.conclude

        async def watched(*how: Any) -> None:
            await conclude(*how)
            await found.check_lapsed()

        monkeypatch.setattr(table.claims, "conclude", watched)
        await found.propose(0, table.seq, chairs_of(table, to), False)
        await found.answer(1, rung.told[-1].n, True)
        await found.answer(2, rung.told[-1].n, True)
        assert [told.state for told in rung.told] == ["open", "open", "open", "agreed"]


async def test_a_word_for_an_offer_of_before_a_restart_is_not_taken_for_another() -> None:
    table, to = await fair_table("thousand", Random(1))
    async with asking(table) as (found, rung, _):
        await found.propose(0, table.seq, chairs_of(table, to), True)
        before = rung.told[-1]
    again = Table(table.meta, table.game, table.store)
    await again.log.catch_up()
    async with asking(again) as (found, rung, _):
        assert found.current == replace(before, state="over")
        with pytest.raises(Illegal):
            await found.answer(1, before.n, True)
        await found.propose(2, again.seq, chairs_of(again, to), False)
        assert (rung.told[-1].n, rung.told[-1].by) == (again.seq, 2)
        for chair in (0, 1):
            with pytest.raises(Illegal):
                await found.answer(chair, before.n, True)
        assert rung.told[-1].agreed == (2,)
        assert again.now.running


async def test_one_refusal_ends_it_and_tells_who() -> None:
    table, to = await fair_table("thousand", Random(2))
    async with asking(table) as (found, rung, _):
        await found.propose(0, table.seq, chairs_of(table, to), True)
        await found.answer(1, rung.told[-1].n, True)
        await found.answer(2, rung.told[-1].n, False)
        told = rung.told[-1]
        assert (told.state, told.who, told.cards) == ("refused", 2, table.now.shown[0][1])
        assert not table.claims.is_open
        with pytest.raises(Illegal):
            await found.answer(1, rung.told[-1].n, True)
        # One's own may be taken back; it has counted.
        await found.propose(0, table.seq, chairs_of(table, to), False)
        with pytest.raises(Illegal):
            await found.answer(1, told.n, False)
        await found.answer(0, rung.told[-1].n, False)
        assert rung.told[-1].state == "over"
        assert found.sides(0).why is not None


async def test_what_the_cards_do_not_allow_is_said_when_all_have_agreed() -> None:
    rng = Random(3)
    while True:
        table = await brought(games.find_game("marias_two"), rng)
        assert table.now.state is not None
        no = [
            to for to in (1, 2) if claim_completion.find_completion(table.game, table.now.state, to) is None
        ]
        if no:
            break
    async with asking(table) as (found, rung, _):
        await found.propose(0, table.seq, chairs_of(table, no[0]), False)
        before = table.now
        await found.answer(1, rung.told[-1].n, True)
        assert [told.state for told in rung.told] == ["open", "open", "impossible"]
        assert (table.now.state, table.claims.is_open) == (before.state, False)


async def test_computer_players_answer_from_what_their_seats_know() -> None:
    table, to = await fair_table("thousand", Random(4), bots=(1, 2))
    async with asking(table) as (found, rung, thinkers):
        await found.propose(0, table.seq, chairs_of(table, to), True)
        assert rung.told[-1].agreed == (0,)
        state = table.now.state
        assert state is not None
        await until(table, lambda: not table.now.running)
        assert {asked.view.seat for asked in thinkers.asked} == {
            table.now.chairs.index(1),
            table.now.chairs.index(2),
        }
        for asked in thinkers.asked:
            assert asked.view == table.game.view(state, asked.view.seat)
            assert asked.shown == table.now.shown
    table, to = await fair_table("thousand", Random(5), bots=(1,))
    async with asking(table, yes=False) as (found, rung, _):
        await found.propose(0, table.seq, chairs_of(table, to), False)
        await settled(found)
        assert (rung.told[-1].state, rung.told[-1].who) == ("refused", 1)
        assert table.is_bot_on_turn == (table.turn == 1)


async def test_a_stand_in_answers_for_who_is_away_and_who_does_not_answer_is_not_waited_for_long() -> None:
    table, to = await fair_table("sixtysix", Random(6))
    await table.presence.attend(1, AWAY)
    async with asking(table) as (found, rung, thinkers):
        await found.propose(0, table.seq, chairs_of(table, to), False)
        await until(table, lambda: not table.now.running)
        assert len(thinkers.asked) == 1
    table, to = await fair_table("sixtysix", Random(7))
    async with asking(table, wait=asyncio.sleep) as (found, rung, _):
        found._wait = lambda seconds: asyncio.sleep(0)  # type: ignore[assignment,return-value]
        await found.propose(0, table.seq, chairs_of(table, to), False)
        await settled(found)
        assert rung.told[-1].state == "over"
        assert not table.claims.is_open


async def test_who_plays_on_ends_it_and_no_time_is_lost_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table, to = await fair_table("sixtysix", Random(8))
    hands = Hands()
    monkeypatch.setattr("time.time", hands)
    table.log.now = replace(table.now, presence=replace(table.now.presence, clock=Clock(20, 30)))
    async with asking(table) as (found, rung, _):
        await found.propose(0, table.seq, chairs_of(table, to), False)
        hands.at += 40
        await found.answer(1, rung.told[-1].n, False)
        assert table.now.presence.since == hands.at
        await found.propose(1, table.seq, chairs_of(table, to), False)
        view = table.play.view(table.now.turn)
        assert view is not None
        await table.act(table.turn, table.seq, (view.legal[0],))
        await found.check_lapsed()
        assert rung.told[-1].state == "over"


async def test_what_is_proposed_is_told_again_after_each_hello() -> None:
    """A client forgets it when it is greeted: so it can never keep one that was before a restart."""
    async with room() as hall:
        table, company = await two(hall)
        made = Proposed(7, table.now.deal, 0, (0,), (0,))
        company.claim._message = made
        news: asyncio.Queue[Any] = asyncio.Queue()
        line = asyncio.create_task(TableConnection(Pipe(news), hall, "bob").run(table.meta.id, -1))
        heard: list[object] = []

        async def until_told(again: int) -> None:
            while heard.count(made) < again:
                heard.append(await news.get())

        await until_told(1)
        table.log.meta = replace(table.meta, host="bob")
        table.log.changes.notify()
        await until_told(2)
        line.cancel()
        await asyncio.gather(line, return_exceptions=True)
        told = [one for one in heard if isinstance(one, Hello | Proposed)]
        assert [type(one) for one in told] == [Hello, Proposed, Hello, Proposed]


every_game = pytest.mark.parametrize("name", games.GAMES)


@every_game
async def test_until_all_have_agreed_nothing_hangs_on_hidden_cards(name: str) -> None:
    """Two worlds that a seat or an onlooker cannot tell apart give it the same words, byte for byte, in the same order,
    and give a computer player in that seat the same to think about."""
    game, rng, seats = games.find_game(name), Random(f"leaks {name}"), set[int]()
    while -1 not in seats or (
        game.seats > 2 and len(seats) < 2
    ):  # of two each knows the other's cards by then
        moments = [
            now
            for now in exchange.played(game, rng)
            if now.running
            and now.state is not None
            and claim_completion.find_obstacle(game, now.state) is None
        ]
        swapped = exchange.exchange(game, moments, rng) if moments else None
        if swapped is None:
            continue
        for seat in set(swapped.seats) - seats:
            heard = [await told_to(await stands(game, now), seat) for now in (swapped.true, swapped.other)]
            assert heard[0] == heard[1], (name, seat, swapped.kinds)
            seats.add(seat)


async def stands(game: Game, now: MatchState) -> Table:
    """A table of people that stands there."""
    people = [Chair(f"P{i}") for i in range(game.players)]
    table = await open_table(game, people, owner="p", shuffle=Random(0).shuffle)
    table.log.now, table.log.store = now, MemoryStore()
    await table.store.put(table.meta, *[JournalEntry(seq, 0, ()) for seq in range(1, now.seq + 1)])
    return table


async def told_to(table: Table, seat: int) -> bytes:
    """All that a seat (-1: an onlooker) is told of two offers, one refused and one that all but one have agreed to,
    and what a computer player in its place is asked. Who has a seat makes the first and shows its hand with it."""
    chairs = table.now.chairs[: table.game.seats]
    me = chairs[seat] if seat >= 0 else -1
    others = [chair for chair in chairs if chair != me]
    async with asking(table) as (found, rung, thinkers):
        words: list[object] = [found.sides(me)]
        first = others[-1] if me < 0 else me
        await found.propose(first, table.seq, chairs_of(table, side_of(table, table.seat(first))), me >= 0)
        for other in others[:-2]:
            await found.answer(other, rung.told[-1].n, True)
        await found.answer(others[0] if me < 0 else others[-1], rung.told[-1].n, False)
        words += [found.sides(me), table.feed.update_for(me, -1, True)]
        if me >= 0:
            table.log.meta = replace(table.meta, chairs=computer_at(table, me))
        by = others[0]
        await found.propose(by, table.seq, chairs_of(table, side_of(table, table.seat(by))), False)
        for other in others[1 : None if me >= 0 else -1]:
            await found.answer(other, rung.told[-1].n, True)
        words += [table.feed.update_for(me, -1, True), *rung.told]
        assert rung.told[-1].state == "open"
        await settled(found)
        words += [(asked.view, asked.events, asked.to, asked.shown) for asked in thinkers.asked]
        assert len(thinkers.asked) == (me >= 0)
        return msgspec.json.encode(words)


def computer_at(table: Table, chair: int) -> tuple[Chair, ...]:
    chairs = table.meta.chairs
    return tuple(replace(c, kind="bot", level="greedy") if i == chair else c for i, c in enumerate(chairs))


# ---------------------------------------------------------------- the law, for every game and random house rules
PART: Final = 20  # one in so many of the examples of other laws: each is a deal, and a search for its end
TRIES: Final = 20  # deals, until one is played to tricks
STATES: Final = 3_000  # looked at by who tries every play


@every_game
@settings(max_examples=max(1, settings().max_examples // PART))
@given(seed=st.integers(0, 1 << 32), tricks=st.integers(1, 8), show=st.booleans())
def test_an_accord_is_the_deal_played_so_or_nothing(name: str, seed: int, tricks: int, show: bool) -> None:
    asyncio.run(keeps_the_law(random_game(name, Random(seed)), Random(seed), tricks, show))


async def keeps_the_law(game: Game, rng: Random, tricks: int, show: bool) -> None:
    table = await some_moment(game, rng, tricks)
    before, to = table.now, rng.choice(claim_completion.sides(game, table.now.state.pub))  # type: ignore[union-attr]
    chairs = list(before.chairs[: game.seats])
    by, *others = rng.sample(chairs, len(chairs))
    knew = {chair: table.feed.update_for(chair, -1, True) for chair in (-1, *range(game.players))}

    def nothing_new() -> None:
        """Nothing has happened, and nobody has learned of more than the hand that was shown with it."""
        now = table.now
        unmoved = replace(now, seq=before.seq, presence=before.presence, claim_offers=(), shown=())
        assert unmoved == before
        assert now.shown == (((table.seat(by), hand),) * len(now.shown) if show else ())
        for chair, told in knew.items():
            assert replace(table.feed.update_for(chair, -1, True), seq=before.seq) == told  # type: ignore[type-var]
        assert {one.cards for one in rung.told} <= {hand if show else ()}

    assert before.state is not None
    hand = cards_in(before.state.places[game.place(f"hand{table.seat(by)}")])
    async with asking(table) as (found, rung, _):
        refuses = rng.randrange(len(others))
        for last in (False, True):
            await found.propose(by, table.seq, chairs_of(table, to), show)
            nothing_new()
            willing = others[:-1] if last else others[:refuses]
            for other in willing:
                await found.answer(other, rung.told[-1].n, True)
                nothing_new()
            if not last:
                await found.answer(others[refuses], rung.told[-1].n, False)
                nothing_new()
                assert (rung.told[-1].state, rung.told[-1].who, table.claims.is_open) == (
                    "refused", others[refuses], False,
                )  # fmt: skip
        await found.answer(others[-1], rung.told[-1].n, True)
        if rung.told[-1].state == "impossible":
            nothing_new()
            assert not can_take_all(game, before.state, to)
        else:
            assert rung.told[-1].state == "agreed"
            await is_played_so(table, before, to)


async def some_moment(game: Game, rng: Random, tricks: int) -> Table:
    """Under some house rules hardly a deal is played that nobody has doubled: such rules are passed over."""
    for _ in range(TRIES):
        table = await found_in_a_deal(game, rng, tricks)
        if table is not None:
            return table
    reject()


async def is_played_so(table: Table, before: MatchState, to: int) -> None:
    """The deal has ended by actions that were legal one after the other, and is settled as the engine settles it."""
    game, state = table.game, before.state
    lines = (await table.store.load(table.meta.id))[before.seq :]
    moves = [(line.seat, action) for line in effective_entries(lines) for action in line.actions]
    for seat, action in moves:
        assert state is not None
        assert action in game.legal(state, seat)
        assert action in claim_completion.bot_actions(game, state)
        state, events = game.apply(state, seat, action)
        assert all(to >> event.seat & 1 for event in events if event.kind == "trick")
    assert moves
    assert state is not None
    assert (table.now.running, table.now.state) == (False, state)
    assert table.now.match == game.finish(before.match, state)
    assert table.now.sheet[-1].items == state.pub.items
    assert len(table.now.sheet) == len(before.sheet) + 1


def can_take_all(game: Game, state: State[Any], to: int) -> bool:
    """Whether some play by the rules gives every trick to these seats, found by trying all; False, too, where more
    states can be reached than are tried, for then a way there may not be found in time. Where a revoke is possible, and
    paid for, nobody agrees to make one."""
    waiting, seen, found = [state], {claim_completion.state_key(state)}, False
    while waiting and len(seen) < STATES:
        state = waiting.pop()
        found |= state.pub.turn < 0
        for action in claim_completion.bot_actions(game, state) if state.pub.turn >= 0 else ():
            then, events = game.apply(state, state.pub.turn, action)
            taken = all(event.kind != "trick" or to >> event.seat & 1 for event in events)
            if taken and claim_completion.state_key(then) not in seen:
                seen.add(claim_completion.state_key(then))
                waiting.append(then)
    return found and not waiting


def test_over_the_line_nonsense_is_refused_in_words(tmp_path: Any) -> None:
    """As the page asks and proposes."""

    async def talk(server: Any) -> None:
        table, token, _ = server.open_two(game="sixtysix", preset="schnapsen")
        async with server.ws(table, token) as ws:
            client = await Client(ws).start()
            await client.send("sides")
            assert (await client.get("sided"))["why"]["key"] == "refused-accord-draw"
            await client.send("propose", seq=client.last["seq"], chairs=[0])
            assert (await client.get("refused"))["row"]["key"] == "refused-accord-draw"
            for chairs in ([], [7], [-1], [0, 0]):
                await client.send("propose", seq=client.last["seq"], chairs=chairs)
                assert (await client.get("refused"))["kind"] == "illegal"
            await client.send("consent", n=1, yes=True)
            assert (await client.get("refused"))["row"]["key"] == "refused-accord-none"

    with live(tmp_path / "db", Catalog(), toys) as server:
        asyncio.run(talk(server))
