"""Tables whose decks anybody can check: whole matches, what is told and when, what is forged, what is kept."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hlaska import cli
from hlaska.core import record as records
from hlaska.core import verifiable_shuffle
from hlaska.core.errors import BadRecord, Illegal, Stale
from hlaska.core.game import Game
from hlaska.core.match_limit import Limit
from hlaska.core.record import Record, verdicts
from hlaska.core.verifiable_shuffle import Proof
from hlaska.games.marias.game import Marias
from hlaska.games.marias.options import Options
from hlaska.server.history.records import finder_for, match_record
from hlaska.table.journal_entries import DEAL
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import MemoryStore
from hlaska.table.table import Table
from tests.toy import Toy, ToyOptions

KEY = "5a" * 32
NAMES = ("ada", "bob", "cyd")


async def opened(game: Game, deals: int = 3, store: MemoryStore | None = None) -> Table:
    """A table of persons, each with a luck of its own for the first deal."""
    first, *others = NAMES[: game.players]
    chairs = (Chair(first), *(Chair("free", "open") for _ in others))
    table = await open_table(
        game, chairs, owner=first, store=store, limit=Limit(deals=deals), key=KEY, luck=luck(first, 1)
    )
    for name in others:
        await table.seating.sit(-1, name, name, contribution=luck(name, 1))
    return table


def luck(name: str, deal: int) -> str:
    return f"{Random(f'{name} {deal}').getrandbits(60):015x}"


async def play_on(table: Table, rng: Random, deals: int) -> None:
    """Until so many deals are over."""
    while len(table.now.sheet) < deals:
        now = table.now
        if now.running:
            await table.submit(now.turn, table.seq, (rng.choice(table.game.legal(now.state, now.turn)),))  # type: ignore[arg-type]
            continue
        for owner in table.meta.owners:
            table.dealer.contribute(owner, now.deal + 1, luck(owner, now.deal + 1))
        for chair in table.dealer.waiting():
            await table.dealer.mark_ready(chair, now.seq)


GAMES = {
    "shuffled": Toy(),
    "one pile": Toy(ToyOptions(shuffle_policy="first_deal_only")),
    "piles": Marias(Options(shuffle_policy="first_deal_only", gather_order="random_piles")),
    "clock": Marias(Options(shuffle_policy="clock")),
}


@pytest.mark.parametrize("name", GAMES)
async def test_a_whole_match_can_be_checked(name: str) -> None:
    game = GAMES[name]
    table = await opened(game)
    told = []
    for deal in (1, 2, 3):
        proof = table.dealer.proof()
        assert proof is not None
        told.append((proof.commit, proof.seal, proof.lucks))
        promised = table.dealer.commitment()
        await play_on(table, Random(deal), deal)
        assert table.now.is_over or table.dealer.commitment() == promised
        if deal < 3:
            await next_deal(table)
            assert table.dealer.proof().commit == promised  # type: ignore[union-attr]
    record = await match_record(table)
    proofs = [deal.proof for deal in record.deals]
    assert [(p.commit, p.seal, p.lucks) for p in proofs if p] == told
    assert proofs[0] is not None
    assert {*proofs[0].lucks} == {luck(owner, 1) for owner in table.meta.owners}
    text = records.write(record, finder_for(game))
    read, lines = records.read_lines(text, finder_for(game))
    assert verdicts(read, finder_for(game), lines) == ["", "", ""]
    assert KEY not in text


async def next_deal(table: Table) -> None:
    deal = table.now.deal
    for owner in table.meta.owners:
        table.dealer.contribute(owner, deal + 1, luck(owner, deal + 1))
    seq = table.seq
    for chair in table.dealer.waiting():
        await table.dealer.mark_ready(chair, seq)
    assert table.now.deal == deal + 1


# ---------------------------------------------------------------- what is forged
async def a_record(name: str = "shuffled") -> tuple[Game, Record]:
    table = await opened(GAMES[name])
    await play_on(table, Random(1), 3)
    return GAMES[name], await match_record(table)


def forged(record: Record, nth: int, **changes: Any) -> Record:
    deals = [*record.deals]
    proof = deals[nth].proof
    assert proof is not None
    proved = {name: changes.pop(name) for name in [*changes] if name in Proof.__struct_fields__}
    deals[nth] = replace(deals[nth], proof=replace(proof, **proved), **changes)
    return replace(record, deals=tuple(deals))


async def test_what_is_forged_is_told_apart() -> None:
    game, record = await a_record()
    deal = record.deals[1]
    assert deal.proof is not None
    secret = deal.proof.secret[::-1]
    swapped = (deal.deck[-1], *deal.deck[1:-1], deal.deck[0])
    lucks = (deal.proof.lucks[0], "")
    other = forged(record, 1, lucks=lucks)
    find = finder_for(game)
    assert verdicts(forged(record, 1, secret=secret), find)[1] == "secret"
    assert verdicts(forged(record, 1, commit=secret), find)[1] == "secret"
    assert verdicts(forged(record, 1, deck=swapped), find)[1] == "deck"
    assert verdicts(forged(record, 1, seal=secret), find)[1] == "deck"
    assert verdicts(other, find) == ["", "luck", ""]
    none = replace(record, deals=(replace(record.deals[0], proof=None), *record.deals[1:]))
    assert verdicts(none, find) == ["none", "", ""]


async def test_a_server_that_deals_something_else_is_found_out() -> None:
    """Who seals what it likes has no lucks to go with it."""
    game, record = await a_record("one pile")
    first = record.deals[0]
    assert first.proof is not None
    liked = tuple(sorted(first.deck))
    sealed = forged(
        record, 0, deck=liked, moves=(), result=(), seal=verifiable_shuffle.seal_of(first.proof.secret, liked)
    )
    assert verdicts(replace(sealed, deals=sealed.deals[:1]), finder_for(game)) == ["luck"]


# ---------------------------------------------------------------- what each person adds
async def test_the_newest_luck_of_a_person_counts_and_once() -> None:
    table = await opened(Toy(), deals=5)
    table.dealer.contribute("ada", 2, luck("ada", 99))
    table.dealer.contribute("ada", 2, luck("ada", 98))
    while table.now.running:
        await table.submit(table.now.turn, table.seq, (table.game.legal(table.now.state, table.now.turn)[0],))  # type: ignore[arg-type]
    seq = table.seq
    for chair in table.dealer.waiting():
        await table.dealer.mark_ready(chair, seq)
    proof = table.dealer.proof()
    assert proof is not None
    assert {*proof.lucks} == {luck("ada", 98), ""}
    await play_on(table, Random(1), 2)
    await table.dealer.deal()
    again = table.dealer.proof()
    assert again is not None
    assert again.lucks == ("", "")


async def test_luck_is_refused_where_it_cannot_count() -> None:
    table = await opened(Toy())
    with pytest.raises(Illegal):
        table.dealer.contribute("eve", 2, luck("eve", 2))
    for deal in (0, 1, 3):
        with pytest.raises(Stale, match="the next deal is 2"):
            table.dealer.contribute("ada", deal, luck("ada", deal))
    with pytest.raises(verifiable_shuffle.BadContribution):
        table.dealer.contribute("ada", 2, "seven")
    with pytest.raises(verifiable_shuffle.BadContribution):
        await open_table(Toy(), (Chair("Ada"), Chair("Bob")), owner="ada", key=KEY, luck="seven")


async def test_a_chair_that_cannot_be_had_leaves_no_luck() -> None:
    table = await opened(Toy())
    with pytest.raises(Illegal):
        await table.seating.sit(0, "Eve", "eve", contribution=luck("eve", 1))
    assert table.dealer.proof().lucks == (luck("ada", 1), luck("bob", 1))  # type: ignore[union-attr]


# ---------------------------------------------------------------- what is kept
async def test_a_table_comes_back_with_its_proofs() -> None:
    store = MemoryStore()
    table = await opened(Toy(), deals=3, store=store)
    await play_on(table, Random(1), 1)
    await next_deal(table)
    await table.submit(table.now.turn, table.seq, (table.game.legal(table.now.state, table.now.turn)[0],))  # type: ignore[arg-type]
    meta = await store.get(table.meta.id)
    assert meta is not None
    back = Table(meta, table.game, store)
    await back.log.catch_up()
    assert back.now == table.now
    assert (back.dealer.proof(), back.dealer.commitment()) == (
        table.dealer.proof(),
        table.dealer.commitment(),
    )
    assert await match_record(back) == await match_record(table)
    await play_on(back, Random(2), 3)
    assert verdicts(await match_record(back), finder_for(back.game)) == ["", "", ""]


async def test_what_is_taken_back_leaves_the_deck_and_its_proof() -> None:
    bots = (Chair("Bob", "bot", "random"),)
    table = await open_table(Toy(), (Chair("Ada"), *bots), owner="ada", key=KEY, luck=luck("ada", 1))
    proof = table.dealer.proof()
    while table.turn != 0:
        await table.submit(table.now.turn, table.seq, (table.game.legal(table.now.state, table.now.turn)[0],))  # type: ignore[arg-type]
    await table.act(0, table.seq, (table.game.legal(table.now.state, table.now.turn)[0],))  # type: ignore[arg-type]
    await table.play.take_back(0, table.seq)
    assert table.dealer.proof() == proof
    assert proof is not None
    assert proof.lucks == (luck("ada", 1), "")


async def test_a_line_with_lucks_of_other_chairs_is_damage() -> None:
    store = MemoryStore()
    table = await opened(Toy(), store=store)
    line = store._lines[table.meta.id][0]
    assert line.seat == DEAL
    store._lines[table.meta.id][0] = line._replace(actions=(*line.actions, 5))
    meta = await store.get(table.meta.id)
    assert meta is not None
    with pytest.raises(BadRecord, match="3 chairs have added"):
        await Table(meta, table.game, store).log.catch_up()


async def test_tables_without_a_key_shuffle_as_before() -> None:
    table = await open_table(Toy(), (Chair("Ada"), Chair("Bob")), owner="ada")
    assert not table.dealer.is_verifiable
    assert (table.dealer.proof(), table.dealer.commitment()) == (None, "")
    assert len(table.now.deal_entries[0].actions) == len(table.game.pack)


async def test_two_deals_at_once_use_the_lucks_once() -> None:
    table = await opened(Toy(), deals=5)
    await play_on(table, Random(1), 1)
    table.dealer.contribute("ada", 2, luck("ada", 2))
    seq = table.seq
    await asyncio.gather(
        *(table.dealer.mark_ready(chair, seq) for chair in (0, 1, 0, 1)), return_exceptions=True
    )
    assert table.now.deal == 2
    assert table.dealer.proof().lucks.count("") == 1  # type: ignore[union-attr]


# ---------------------------------------------------------------- hlaska verify
async def test_a_record_is_verified_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 0 only where something was proved and nothing is wrong; the first that is wrong is named."""
    game, record = await a_record("piles")
    first = record.deals[0].proof
    assert first is not None
    bare = replace(record, deals=tuple(replace(deal, proof=None) for deal in record.deals))
    cases = {
        "well": (record, 0, ["holds"] * 3),
        "partly": (replace(record, deals=(bare.deals[0], *record.deals[1:])), 0, ["none", "holds", "holds"]),
        "nothing": (bare, 1, ["none"] * 3),
        "secret": (forged(record, 1, secret=first.secret), 1, ["holds", "secret", "holds"]),
        "luck": (forged(record, 0, lucks=("", "", "")), 1, ["luck", "holds", "holds"]),
    }
    for name, (made, code, found) in cases.items():
        for file, text in (
            (tmp_path / f"{name}.txt", records.write(made, finder_for(game))),
            (tmp_path / f"{name}.json", records.to_json(made, finder_for(game)).decode()),
        ):
            file.write_text(text)
            assert cli.main(["verify", str(file), "--json"]) == code
            told = capsys.readouterr()
            assert [deal["verdict"] for deal in json.loads(told.out)] == found
            assert bool(told.err) is bool(code)
    for language in cli.LANGUAGES:
        assert cli.main(["verify", str(tmp_path / "secret.txt"), "--lang", language]) == 1
        told = capsys.readouterr()
        assert told.out.count("\n") == 9  # each deal, what was promised of it, how many added to it
        assert "2" in told.err
        assert "cli-verify" not in told.out + told.err
    (tmp_path / "empty.txt").write_text("Game: marias\n")
    assert cli.main(["verify", str(tmp_path / "empty.txt")]) == 1
    assert "no deal" in capsys.readouterr().err
