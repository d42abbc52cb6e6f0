"""The laws of a table, on a made-up game."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from hlaska.core.board import cards_in
from hlaska.core.cards import KING, rank
from hlaska.core.errors import Illegal, Stale
from hlaska.table.journal_entries import JournalEntry
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import MemoryStore, NotSaved
from hlaska.table.table import Table
from hlaska.table.updates import Update
from tests.toy import ASIDE, HAND, HOP, SKIP, STOCK, WAVE, Toy, ToyOptions

PEOPLE = (Chair("Ada"), Chair("Bob"))


async def new_table(
    seed: int = 1, options: ToyOptions | None = None, store: MemoryStore | None = None
) -> Table:
    return await open_table(Toy(options), PEOPLE, owner="ada", shuffle=Random(seed).shuffle, store=store)


async def random_step(table: Table, rng: Random) -> None:
    """The seat on turn does something legal; sometimes the other one calls before it."""
    now = table.now
    assert now.state is not None
    if not now.running:
        for chair in table.dealer.waiting():
            await table.dealer.mark_ready(chair, table.seq)
        return
    other = table.game.legal(now.state, 1 - now.turn)
    if other and rng.random() < 0.3:
        await table.submit(
            1 - now.turn, rng.choice([table.seq, table.now.steps[0].seq]), (rng.choice(other),)
        )
        return
    await table.submit(now.turn, table.seq, (rng.choice(table.game.legal(now.state, now.turn)),))


async def test_a_table_plays_deals_one_after_another():
    table, rng = await new_table(), Random(2)
    for _ in range(120):
        await random_step(table, rng)
    assert table.now.deal > 5
    assert len(table.now.sheet) == table.now.deal - table.now.running
    assert sum(table.now.match.scores) == 0
    assert tuple(map(sum, zip(*(r.amounts for r in table.now.sheet), strict=True))) == table.now.match.scores


async def test_chairs_change_seats_from_deal_to_deal():
    table, rng = await new_table(), Random(2)
    first = table.turn
    while table.now.deal == 1:
        await random_step(table, rng)
    assert table.turn == 1 - first
    assert table.seat(table.turn) == 0


async def test_stale_is_refused_and_changes_nothing():
    table = await new_table()
    before = table.now
    for seq in (-1, 0, 2, 10**9):
        with pytest.raises(Stale):
            await table.submit(0, seq, (SKIP,))
    assert table.now is before


async def test_the_same_action_twice_happens_once():
    table = await new_table()
    seq = table.seq
    results = await asyncio.gather(*(table.submit(0, seq, (SKIP,)) for _ in range(3)), return_exceptions=True)
    assert [type(r) for r in results] == [type(None), Stale, Stale]
    card = table.game.legal(table.now.state, 0)[0]  # type: ignore[arg-type]
    await table.submit(0, table.seq, (card,))
    with pytest.raises(Stale):
        await table.submit(0, table.seq - 1, (card,))
    assert table.seq == seq + 2


async def test_illegal_is_refused_with_the_duty():
    table = await new_table(seed=5)
    await table.submit(0, table.seq, (HOP,))
    hand = cards_in(table.now.state.places[HAND])  # type: ignore[union-attr]
    king = next(c for c in hand if rank(c) == KING)
    before = table.now
    with pytest.raises(Illegal) as caught:
        await table.submit(0, table.seq, (king,))
    assert caught.value.phrase.key == "duty-toy-keep-king"
    assert table.game.action_text(king) in caught.value.text
    assert table.now is before


async def test_a_card_that_is_not_in_the_hand_is_refused_for_that():
    table = await new_table(seed=5)
    await table.submit(0, table.seq, (HOP,))
    card = cards_in(table.now.state.places[HAND + 1])[0]  # type: ignore[union-attr]
    text = table.game.action_text(card)
    says = f"{text} is refused: {text} is not in the hand; allowed: "
    with pytest.raises(Illegal, match=says) as caught:
        await table.submit(0, table.seq, (card,))
    assert caught.value.phrase.key == "refused-not-held"
    with pytest.raises(Illegal, match=says):
        table.play.preview(0, (card,))


@pytest.mark.parametrize("action", [WAVE + 1, -1, 64, 63, 10**30, -(10**30), 255])
async def test_what_is_no_action_is_illegal(action):
    table = await new_table()
    before = table.now
    with pytest.raises(Illegal):
        await table.submit(0, table.seq, (action,))
    with pytest.raises(Illegal):
        table.play.preview(0, (action,))
    assert table.now is before


async def test_out_of_turn_only_what_may_be_called_out_of_turn():
    table = await new_table()
    with pytest.raises(Illegal, match="not your turn"):
        await table.submit(1, table.seq, (SKIP,))
    await table.submit(0, table.seq, (SKIP,))
    hand = cards_in(table.now.state.places[HAND + 1])  # type: ignore[union-attr]
    with pytest.raises(Illegal):
        await table.submit(1, table.seq, (hand[0],))
    seq = table.seq
    await table.submit(1, seq - 1, (WAVE,))  # who is not on turn is not asked for seq
    with pytest.raises(Stale):
        await table.submit(1, seq, (WAVE,))  # once only
    with pytest.raises(Illegal):
        await table.submit(1, table.seq, (WAVE,))
    assert table.seq == seq + 1


async def test_a_call_from_an_earlier_deal_is_stale():
    table, rng = await new_table(), Random(3)
    while table.now.deal == 1:
        await random_step(table, rng)
    await table.submit(0, table.seq, (SKIP,))
    with pytest.raises(Stale):
        await table.submit(1, 2, (WAVE,))


async def test_all_or_nothing():
    table = await new_table(seed=5)
    await table.submit(0, table.seq, (HOP,))
    hand = cards_in(table.now.state.places[HAND])  # type: ignore[union-attr]
    king = next(c for c in hand if rank(c) == KING)
    good = [c for c in hand if rank(c) != KING][:2]
    before = table.now
    with pytest.raises(Illegal):
        await table.submit(0, table.seq, (good[0], king))
    with pytest.raises(Illegal):
        await table.submit(0, table.seq, (good[0], good[0]))
    assert table.now is before
    await table.submit(0, table.seq, tuple(good))
    assert table.seq == before.seq + 1
    assert sorted(cards_in(table.now.state.places[ASIDE])) == sorted(good)  # type: ignore[union-attr]


async def test_nobody_looks_into_the_stock_by_asking_for_more():
    """A card of the stock behind a hop must not be told from one that is not there."""
    table = await new_table(seed=5)
    state = table.now.state
    assert state is not None
    answers = set()
    for card in table.game.pack:
        with pytest.raises(Illegal) as caught:
            await table.submit(0, table.seq, (HOP, card))
        answers.add((caught.value.text, caught.value.phrase.key))
        assert table.play.preview(0, (HOP, card))[0] == ()
    assert len(answers) == 1
    assert cards_in(state.places[STOCK])


async def test_no_actions_and_too_many_are_refused():
    table = await new_table()
    for actions in ((), (SKIP,) * 1000):
        with pytest.raises(Illegal):
            await table.submit(0, table.seq, actions)
    with pytest.raises(Illegal, match="no seat"):
        await table.submit(-1, table.seq, (SKIP,))
    with pytest.raises(Illegal):
        table.play.preview(-1, (SKIP,))
    assert table.seq == 1


@pytest.mark.parametrize("seed", range(20))
async def test_a_preview_is_the_truth_as_far_as_it_goes(seed):
    table, rng = await new_table(seed), Random(seed)
    for _ in range(12):
        now = table.now
        if not now.running or now.state is None:
            break
        seat = now.turn
        view = table.game.view(now.state, seat)
        action = rng.choice(view.legal)
        done, seen, explained = table.play.preview(seat, (action,))
        await table.submit(seat, table.seq, (action,))
        truth = table.play.view(seat)
        if not done:
            assert seen == view
            continue
        assert truth is not None
        assert seen.legal == truth.legal
        assert seen.pub == truth.pub
        assert explained == table.game.explainer.explain(truth)


async def test_a_preview_changes_nothing_and_shows_nothing():
    table = await new_table(seed=5)
    before = table.now
    done, view, _ = table.play.preview(0, (HOP,))
    assert (done, view, table.now) == ((), table.play.view(0), before)
    await table.submit(0, table.seq, (HOP,))
    hand = [c for c in cards_in(table.now.state.places[HAND]) if rank(c) != KING]  # type: ignore[union-attr]
    done, view, _ = table.play.preview(0, tuple(hand[:2]))
    assert done == tuple(hand[:2])
    assert hand[0] not in view.legal


async def test_the_next_deal_waits_for_every_person():
    table, rng = await new_table(), Random(1)
    while table.now.running:
        await random_step(table, rng)
    seq = table.seq
    assert table.dealer.waiting() == (0, 1)
    await table.dealer.mark_ready(0, seq)
    await table.dealer.mark_ready(0, seq)
    assert (table.dealer.waiting(), table.now.deal) == ((1,), 1)
    with pytest.raises(Stale):
        await table.dealer.mark_ready(1, seq - 1)
    await table.dealer.mark_ready(1, seq)
    assert (table.dealer.waiting(), table.now.deal, table.seq) == ((), 2, seq + 1)
    with pytest.raises(Stale):
        await table.dealer.mark_ready(1, seq)


async def test_a_match_ends_and_has_no_next_deal():
    table, rng = await new_table(options=ToyOptions(target=3)), Random(1)
    while not table.now.is_over:
        await random_step(table, rng)
    assert table.now.match.winners
    assert table.dealer.waiting() == ()
    with pytest.raises(Illegal):
        await table.dealer.deal()
    told = table.follow(0).take()
    assert told is not None
    assert told.over


async def test_an_open_chair_is_waited_for():
    table = await open_table(Toy(), (Chair("Ada"), Chair("free", "open")), owner="ada")
    assert (table.now.deal, table.follow(0).take()) == (0, None)
    with pytest.raises(Illegal):
        await table.submit(0, 0, (SKIP,))
    with pytest.raises(Illegal):
        await table.seating.sit(0, "Eve", "eve")
    assert await table.seating.sit(-1, "Bob", "bob") == 1
    assert (table.now.deal, table.meta.chairs[1].name) == (1, "Bob")
    with pytest.raises(Illegal):
        await table.seating.sit(-1, "Eve", "eve")


async def test_only_who_opened_a_table_gives_open_chairs_to_computer_players():
    free, bot = Chair("free", "open"), Chair("Květa", "bot", "club")
    table = await open_table(Toy(), (Chair("Ada"), free), owner="ada")
    for somebody in ("", "bob"):
        with pytest.raises(Illegal):
            await table.seating.give(1, bot, somebody)
    with pytest.raises(Illegal):
        await table.seating.give(0, bot, "ada")  # her own chair is not open
    assert (table.meta.chairs[1], table.now.deal) == (free, 0)
    await table.seating.give(1, bot, "ada")
    assert (table.meta.chairs[1], table.meta.owners, table.now.deal) == (bot, ("ada", ""), 1)
    with pytest.raises(Illegal):
        await table.seating.give(1, bot, "ada")


# ---------------------------------------------------------------- followers
def joined(parts: list[Update]) -> tuple[object, ...]:
    return tuple(e for p in parts for e in p.events)


@pytest.mark.parametrize("chair", [0, 1, -1])
async def test_following_gives_what_a_fresh_view_gives(chair):
    table, rng = await new_table(seed=7), Random(7)
    follower = table.follow(chair)
    parts: list[Update] = []
    for _ in range(60):
        if rng.random() < 0.5 and (told := follower.take()) is not None:
            parts = [told] if told.fresh or told.deal != parts[-1].deal else [*parts, told]
            fresh = table.follow(chair).take()
            assert fresh is not None
            assert (told.view, told.explain, told.seq, told.scores) == (
                fresh.view,
                fresh.explain,
                fresh.seq,
                fresh.scores,
            )
            assert joined(parts) == fresh.events
            assert len(fresh.told) == len(fresh.events)
        await random_step(table, rng)
    assert table.now.deal > 2


async def test_resume_continues_where_the_client_was():
    table, rng = await new_table(seed=7), Random(7)
    for _ in range(4):
        await random_step(table, rng)
    whole = table.follow(0).take()
    assert whole is not None
    assert whole.fresh
    for since in range(whole.seq + 1):
        part = table.follow(0, since).take()
        assert part is not None
        assert not part.fresh
        assert whole.events[len(whole.events) - len(part.events) :] == part.events
        assert part.view == whole.view
    assert table.follow(0, whole.seq).take().events == ()  # type: ignore[union-attr]
    for since in (whole.seq + 1, 10**9, -5):
        assert table.follow(0, since).take().fresh  # type: ignore[union-attr]


async def test_a_follower_is_told_of_each_change():
    table, rng = await new_table(seed=7), Random(7)
    got: list[int] = []

    async def listen() -> None:
        async for told in table.follow(0):
            got.append(told.seq)
            if len(got) == 5:
                return

    listening = asyncio.create_task(listen())
    await asyncio.sleep(0)
    for _ in range(4):
        await random_step(table, rng)
        await asyncio.sleep(0.001)
    await asyncio.wait_for(listening, 2)
    assert got == [1, 2, 3, 4, 5]
    assert table.feed.followers == 0


async def test_onlookers_who_know_the_same_are_told_the_same_one():
    table, rng = await new_table(seed=7), Random(7)
    first, second, seated = table.follow(-1), table.follow(-1), table.follow(0)
    for _ in range(20):
        told, mine = first.take(), seated.take()
        assert told is not None
        assert mine is not None
        assert second.take() is told
        assert (told.view.seat, mine.view.seat) == (-1, table.seat(0))
        late = table.follow(-1).take()
        assert late is not None
        assert late.fresh
        assert late.view == told.view
        await random_step(table, rng)


async def test_the_sheet_is_sent_when_it_grew():
    table, rng = await new_table(seed=7), Random(7)
    follower = table.follow(0)
    sizes = []
    for _ in range(80):
        told = follower.take()
        if told is not None and told.sheet is not None:
            sizes.append(len(told.sheet))
        await random_step(table, rng)
    sizes = sizes[sizes.index(1) :]  # an empty one costs nothing
    assert sizes == list(range(1, len(sizes) + 1))
    assert len(sizes) > 3


# ---------------------------------------------------------------- saving first
class Failing(MemoryStore):
    """A store that fails when told to, before or after the line is kept."""

    fail = ""

    async def append(self, table: str, seq: int, seat: int, actions: tuple[int, ...]) -> JournalEntry:
        if self.fail == "before":
            raise NotSaved("the disk is full")
        line = await super().append(table, seq, seat, actions)
        if self.fail == "after":
            raise NotSaved("the answer was lost")
        return line


async def test_what_is_not_saved_has_not_happened_and_the_table_lives():
    store = Failing()
    table = await new_table(store=store)
    before, version = table.now, table.log.changes.version
    store.fail = "before"
    for _ in range(3):
        with pytest.raises(NotSaved, match="disk is full"):
            await table.submit(0, table.seq, (SKIP,))
    assert (table.now, table.log.changes.version) == (before, version)
    store.fail = ""
    await table.submit(0, table.seq, (SKIP,))
    assert table.seq == 2


async def test_a_line_that_was_kept_after_all_is_taken_over():
    store = Failing()
    table = await new_table(store=store)
    store.fail = "after"
    with pytest.raises(NotSaved):
        await table.submit(0, 1, (SKIP,))
    store.fail = ""
    with pytest.raises(Stale):
        await table.submit(0, 1, (HOP,))
    assert (table.seq, table.now.state.pub.phase) == (2, "play")  # type: ignore[union-attr]


async def test_the_second_of_two_writers_fails_and_catches_up():
    store = MemoryStore()
    table = await new_table(store=store)
    other = Table(table.meta, table.game, store)
    await other.log.catch_up()
    assert other.now == table.now
    await other.submit(0, 1, (SKIP,))
    with pytest.raises(Stale):
        await table.submit(0, 1, (HOP,))
    assert table.now == other.now


async def test_a_replayed_table_stands_where_it_stood():
    store, rng = MemoryStore(), Random(4)
    table = await new_table(store=store)
    for _ in range(80):
        await random_step(table, rng)
        if rng.random() < 0.1:
            again = Table(table.meta, table.game, store)
            await again.log.catch_up()
            assert again.now == table.now
            assert again.follow(1).take() == table.follow(1).take()


async def test_who_goes_away_in_the_middle_harms_nothing():
    class Slow(MemoryStore):
        async def append(self, table: str, seq: int, seat: int, actions: tuple[int, ...]) -> JournalEntry:
            await asyncio.sleep(0.01)
            return await super().append(table, seq, seat, actions)

    table = await new_table(store=Slow())
    task = asyncio.create_task(table.submit(0, 1, (SKIP,)))
    await asyncio.sleep(0.001)
    task.cancel()
    await asyncio.sleep(0.05)
    assert (task.cancelled(), table.seq) == (True, 2)
    assert [line.seq for line in await table.store.load(table.meta.id)] == [1, 2]
