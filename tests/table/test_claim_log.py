"""An accord at a table, in every game: what is agreed on is the deal played so, and nothing else changes."""

from __future__ import annotations

from random import Random

import pytest

from hlaska import games
from hlaska.core import claim_completion
from hlaska.core.errors import HlaskaError, Illegal, Stale
from hlaska.core.game import Game
from hlaska.table import match_state
from hlaska.table.claim_log import CLAIM_OFFERS
from hlaska.table.journal_entries import AGREED, PROPOSED
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import MemoryStore, NotSaved
from hlaska.table.table import Table
from tests import laws

LATE = 4  # tricks from the end at most, at which an accord is proposed


async def opened(game: Game, rng: Random, store: MemoryStore | None = None) -> Table:
    people = [Chair(f"P{i}") for i in range(game.players)]
    table = await open_table(
        game, people, owners=[f"p{i}" for i in range(game.players)], owner="p0", shuffle=rng.shuffle,
        store=store or MemoryStore(),
    )  # fmt: skip
    while table.meta.draw is not None and table.seating.chooser >= 0:
        await table.seating.choose(table.seating.chooser, min(table.meta.draw.free))
    return table


async def brought(game: Game, rng: Random) -> Table:
    """A table that stands at a moment of some deal, late in the play, at which an accord may be proposed."""
    while (table := await found_in_a_deal(game, rng, LATE)) is None:
        pass
    return table


async def found_in_a_deal(game: Game, rng: Random, tricks: int) -> Table | None:
    """The same, at most so many tricks from the end of one deal; None where it was not played."""
    table = await opened(game, rng)
    choose, found = laws.moody(rng), []
    while table.now.deal == 1 and table.now.running and table.now.state is not None:
        state = table.now.state
        if claim_completion.find_obstacle(table.game, state) is None:
            found.append(table.seq)
        seat, action = choose(table.game, state, table.seq)
        await table.submit(seat, table.seq, (action,))
    return await stood_at(table, rng.choice(found[-tricks * game.seats :])) if found else None


async def stood_at(table: Table, seq: int) -> Table:
    """Another table that stands where this one stood."""
    store = MemoryStore()
    await store.put(table.meta, *(await table.store.load(table.meta.id))[:seq])
    return await again(table, store)


async def again(table: Table, store: MemoryStore) -> Table:
    """The same table after a restart."""
    found = Table(table.meta, table.game, store)
    await found.log.catch_up()
    return found


def side_of(table: Table, seat: int) -> int:
    assert table.now.state is not None
    return next(mask for mask in claim_completion.sides(table.game, table.now.state.pub) if mask >> seat & 1)


@pytest.mark.parametrize("name", games.GAMES)
async def test_what_all_agree_on_is_the_deal_played_so(name: str) -> None:
    rng, kept = Random(f"accord {name}"), 0
    while not kept:
        table = await brought(games.find_game(name), rng)
        before = table.now
        assert before.state is not None
        for to in claim_completion.sides(table.game, before.state.pub):
            end = claim_completion.find_completion(table.game, before.state, to, 300, 1000)
            if end is None:
                continue
            table = await stood_at(table, before.seq)
            chair = rng.choice(before.chairs[: table.game.seats])
            await table.claims.propose(chair, table.seq, to, rng.random() < 0.5)
            assert table.now.state == before.state
            assert table.claims.is_open
            assert table.claims.offer is not None
            await table.claims.conclude(table.claims.offer, end.moves)
            after = table.now
            assert (after.running, table.claims.is_open) == (False, False)
            assert after.agreed
            played = before
            for seat, action in end.moves:
                played = match_state.apply_action(table.game, played, action, seat, played.seq + 1)
            assert after.sheet == played.sheet
            assert after.match == played.match
            won = [e.seat for m in after.steps if m.seq > before.seq for e in m.events if e.kind == "trick"]
            assert all(to >> seat & 1 for seat in won)
            # The journal alone leads there, and what a record tells of it is the deal played so.
            lines = await table.store.load(table.meta.id)
            assert [line.seat for line in lines if line.seat in (PROPOSED, AGREED)] == [PROPOSED, AGREED]
            moves = [
                (line.seat, *line.actions) for line in match_state.effective_entries(lines[before.seq :])
            ]
            assert moves == list(end.moves)
            assert isinstance(table.store, MemoryStore)
            assert (await again(table, table.store)).now == after
            kept += 1


async def test_what_is_refused_changes_nothing_and_play_goes_on() -> None:
    table = await brought(games.find_game("marias_auction"), Random(2))
    before, seat = table.now, table.now.turn
    chair = table.turn
    await table.claims.propose(chair, table.seq, side_of(table, seat), show=True)
    hand = table.now.shown[0]
    assert hand[0] == seat
    told = table.feed.update_for(table.now.chairs[1], before.seq, False)
    assert told is not None
    assert before.state is not None
    assert told.view == table.game.view(before.state, 1)
    await table.claims.retract()
    assert not table.claims.is_open
    assert (table.now.state, table.now.steps, table.now.sheet) == (
        before.state,
        before.steps,
        before.sheet,
    )
    # That it was proposed, and which hand was shown, outlasts a restart; the question does not.
    back = await again(table, table.store)  # type: ignore[arg-type]
    assert back.now == table.now
    assert (back.now.shown, back.claims.offer) == ((hand,), None)
    # What was decided before is no older for it.
    view = table.play.view(seat)
    assert view is not None
    await table.act(chair, before.seq, (view.legal[0],))
    assert table.now.last_play_seq > before.last_play_seq


async def test_who_plays_on_has_answered() -> None:
    table = await brought(games.find_game("sixtysix"), Random(4))
    seat, chair = table.now.turn, table.turn
    await table.claims.propose(chair, table.seq, side_of(table, seat), show=False)
    asked, view = table.claims.offer, table.play.view(seat)
    assert asked is not None
    assert view is not None
    await table.act(chair, table.seq, (view.legal[0],))
    assert not table.claims.is_open
    with pytest.raises(Stale):
        await table.claims.conclude(asked, ())


async def test_what_cannot_be_proposed_is_refused_with_a_reason() -> None:
    table = await opened(games.find_game("marias_auction"), Random(1))
    with pytest.raises(Illegal) as early:
        await table.claims.propose(table.turn, table.seq, 1, show=False)
    assert early.value.phrase.key == "refused-accord-play"
    drawing = await opened(games.find_game("sixtysix"), Random(1))
    with pytest.raises(Illegal) as draws:
        await drawing.claims.propose(drawing.turn, drawing.seq, 1, show=False)
    assert draws.value.phrase.key == "refused-accord-draw"
    table = await brought(games.find_game("marias_auction"), Random(3))
    chair, to = table.turn, side_of(table, table.now.turn)
    for wrong in (0, 7, -1, 8, 1 << 70):
        with pytest.raises(Illegal) as nobody:
            await table.claims.propose(chair, table.seq, wrong, show=False)
        assert nobody.value.phrase.key == "refused-accord-side"
    with pytest.raises(Illegal):
        await table.claims.propose(-1, table.seq, to, show=False)
    with pytest.raises(Stale):
        await table.claims.propose(chair, table.now.last_play_seq - 1, to, show=False)
    await table.presence.pause(True)
    with pytest.raises(Illegal) as paused:
        await table.claims.propose(chair, table.seq, to, show=False)
    assert paused.value.phrase.key == "refused-paused"
    await table.presence.pause(False)
    for _ in range(CLAIM_OFFERS):
        await table.claims.propose(chair, table.seq, to, show=False)
        with pytest.raises(Illegal) as twice:
            await table.claims.propose(chair, table.seq, to, show=False)
        assert twice.value.phrase.key == "refused-accord-open"
        await table.claims.retract()
    with pytest.raises(Illegal) as often:
        await table.claims.propose(chair, table.seq, to, show=False)
    assert often.value.phrase.key == "refused-accord-often"


async def test_the_moves_of_an_accord_are_kept_together_or_not_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = Random(6)
    while True:
        table = await brought(games.find_game("sixtysix"), rng)
        assert table.now.state is not None
        to = side_of(table, 0)
        end = claim_completion.find_completion(table.game, table.now.state, to)
        if end is not None and len(end.moves) > 1:
            break
    await table.claims.propose(table.turn, table.seq, to, show=False)
    asked, before = table.claims.offer, table.now
    assert asked is not None
    for wrong in (end.moves[:-1], (*end.moves[:-1], (end.moves[-1][0], 63))):
        with pytest.raises(Illegal):
            await table.claims.conclude(asked, wrong)

    async def full(*_: object) -> None:
        raise NotSaved("disk full")

    with monkeypatch.context() as once:
        once.setattr(table.store, "put", full)
        with pytest.raises(HlaskaError):
            await table.claims.conclude(asked, end.moves)
    assert table.now is before
    assert len(await table.store.load(table.meta.id)) == before.seq
    await table.claims.conclude(asked, end.moves)
    assert not table.now.running
