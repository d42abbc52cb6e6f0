"""Chips that are passed across the table, games of four rounds, and the partners that change after them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from hlaska.core import match as matches
from hlaska.core import record as records
from hlaska.core.game import Match
from hlaska.core.record.match_header import check_counters
from hlaska.games import game_class
from hlaska.games.pinochle import chips
from hlaska.games.pinochle.public import PinochlePublic
from hlaska.locales import Language
from hlaska.table import match_state
from tests.games.pinochle.book import Example, game_of, game_with, of_kind, part
from tests.games.pinochle.tables import Seatings
from tests.games.pinochle.test_records import FOLDER

MINE = part("P1")


def each(*kinds: str) -> Any:
    examples = of_kind(MINE, *kinds)
    return pytest.mark.parametrize("example", examples, ids=[e.id for e in examples])


# ---------------------------------------------------------------- chips
@each("chips_passed")
def test_chips_that_go_across(example: Example) -> None:
    game = game_of(example)
    totals = [0, *map(int, example["passed_total"].split())]
    got = []
    for before, after in pairwise(totals):
        pub = PinochlePublic("over", -1, had=(before, 0), holders=(0, 1))
        one = chips.chip_transfer(game.options, pub, 0, after - before)
        got.append(f"{one['coloured']}/{one['white'] - one['back']}")
    assert "coloured/white = " + " ".join(got) == example["expect"]


def chips_deal() -> Any:
    return records.check_text((FOLDER / "pinochle" / "chips-set.txt").read_text(encoding="utf-8"), game_class)


def test_chips_are_rows_of_the_settlement_and_told() -> None:
    """460 points are four coloured chips and six white ones; the side that is set passes none."""
    _, (deal,) = chips_deal()
    pub = deal.steps[-1].state.pub
    rows = [i for i in pub.items if i.key.startswith("item-pinochle-chips")]
    assert [(i.seat, i.value, i.args["partner"], i.args["coloured"], i.args["white"]) for i in rows] == [
        (0, 0, 2, 4, 6)
    ]
    assert (rows[0].args["left"], rows[0].args["left_white"]) == (10, 4)
    game = game_with("pacific_nw_chips")
    told = [game.explainer.explain_event(pub, e) for e in deal.steps[-1].events]
    assert [r.key for r in told if r and "chips" in r.key] == ["event-pinochle-chips"]
    assert "4 coloured and 6 white" in Language("en", names=("Anna", "Bob", "Cyril", "Dana")).sentence(
        next(r for r in told if r and "chips" in r.key)
    )


def test_what_lies_across_is_seen_in_every_phase() -> None:
    game = game_with("pacific_nw_chips")
    match = Match((620, 340, 620, 340), first=3, notes=(2,))
    state, _ = game.start(match, game.pack)
    phrases = [
        r for r in game.explainer.explain(game.view(state, -1)).stakes if r.key == "stake-pinochle-chips"
    ]
    # seat 0 is the fourth player: its side holds 340 and pays from the second chair, which is seat 2
    assert [r.args for r in phrases] == [
        {"seat": 2, "over": 3, "white": 4, "other": 1, "other_over": 6, "other_white": 2}
    ]
    plain = game_with("mfp")
    assert plain.explainer.explain(plain.view(plain.start(match, plain.pack)[0], -1)).stakes == ()


def test_change_is_given_back() -> None:
    game = game_with("pacific_nw_chips")
    pub = PinochlePublic("over", -1, had=(340, 0), holders=(0, 1))
    (item,) = chips.items(game.options, pub, (280, 0, 280, 0))
    assert item.key == "item-pinochle-chips-change"
    assert (item.args["coloured"], item.args["back"]) == (3, 2)


# ---------------------------------------------------------------- rounds
def after_deal(game: Any, match: Match, gains: dict[int, int]) -> Match:
    """The match after a deal in which players, with their partners, score this."""
    seats = game.chairs(match)
    pub = PinochlePublic("over", -1, result=tuple(gains[p] for p in seats), declarer=0)
    state, _ = game.start(match, game.pack)
    after: Match | None = game.finish(match, replace(state, pub=pub))
    assert after is not None
    return after


def partners(game: Any, match: Match) -> set[frozenset[int]]:
    seats = game.chairs(match)
    return {frozenset({seats[0], seats[2]}), frozenset({seats[1], seats[3]})}


@each("partners")
def test_partners_change(example: Example) -> None:
    game, match = game_of(example), game_of(example).opening()
    for said in example["expect"].split():
        sides = {frozenset("NESW".index(p) for p in pair) for pair in said.partition("=")[2].split(",")}
        dealers = set()
        for _ in range(4):
            assert partners(game, match) == sides
            dealers.add(game.chairs(match)[3])
            match = after_deal(game, match, dict.fromkeys(range(4), 0))
        assert dealers == {0, 1, 2, 3}
    assert match.winners == (0, 1, 2, 3)


@each("rounds_score")
def test_points_are_each_players_own(example: Example) -> None:
    game, match = game_of(example), game_of(example).opening()
    for said in example["games"].split("; "):
        gains = {
            "NESW".index(p): int(n)
            for pair, _, n in (one.partition("=") for one in said.split())
            for p in pair
        }
        for n in range(4):
            assert match.winners == ()
            match = after_deal(game, match, gains if n == 1 else dict.fromkeys(range(4), 0))
    got = " ".join(f"{name}={points}" for name, points in zip("NESW", match.scores, strict=True))
    assert f"{got} winner={''.join('NESW'[w] for w in match.winners)}" == example["expect"]


def test_tables_change_and_the_match_is_over() -> None:
    game = game_with("mfp", "game_mode=rounds", "after_rounds=tables")
    match = game.opening()
    for _ in range(4):
        assert match.winners == ()
        match = after_deal(game, match, {0: 100, 2: 100, 1: 250, 3: 250})
    assert (match.winners, match.notes, match.first) == ((1, 3), (4,), 0)


def test_new_partners_and_the_end_of_a_game_are_told() -> None:
    game = game_with("mfp", "game_mode=rounds")
    words = Language("en", names=("Anna", "Bob", "Cyril", "Dana"))
    state, events = game.start(replace(game.opening(), notes=(4, 0, 0, 0, 0), first=3), game.pack)
    (told,) = [r for e in events if (r := game.explainer.explain_event(state.pub, e)) and "partners" in r.key]
    assert words.sentence(told) == "Game 2: Anna plays with Cyril, Bob with Dana."
    stakes = game.explainer.explain(game.view(state, -1)).stakes
    assert [words.sentence(r) for r in stakes if "round" in r.key] == [
        "Game 2 of 3, round 1 of 4: Anna and Cyril 0 points, the others 0"
    ]
    pub = PinochlePublic("over", -1, round=7, had=(100, 90))
    (won,) = chips.game_item(pub, (10, 40, 10, 40))
    assert (won.key, won.seat, won.args["got"], won.args["other"]) == ("item-pinochle-game-won", 1, 130, 110)


def test_a_sheet_of_rotating_partners_adds_up_by_person() -> None:
    """Whole deals: the amounts of the sheet by chair sum up to the scores, and each game has new partners."""
    game = game_with("mfp", "game_mode=rounds", "throw_in=true")
    now = match_state.new_match(game, 0)
    together = set()
    while not now.is_over:
        deal = Seatings(game, [""] * 4)
        now = match_state.deal(game, now, tuple(deal.game.pack), 0.0)
        while now.running:
            assert now.state is not None
            seat = now.state.pub.turn
            action = game.legal(now.state, seat)[-1 if now.state.pub.phase == "decide" else 0]
            now = match_state.apply_action(game, now, action, seat, now.seq + 1)
        assert now.state is not None
        assert now.sheet[-1].amounts == matches.by_player(
            game,
            replace(game.opening(), first=now.chairs[0], notes=(now.deal - 1, 0, 0, 0, 0)),
            now.state.pub.result,
        )
        together.add(frozenset({now.chairs[0], now.chairs[2]}))
    assert len(now.sheet) == 12
    assert len(together) == 6
    assert [sum(row.amounts[c] for row in now.sheet) for c in range(4)] == list(now.match.scores)


def test_a_position_of_a_later_game_reads_back() -> None:
    game = game_with("mfp", "game_mode=rounds")
    match = Match((10, 20, 30, 40), first=1, notes=(6, 10, 20, 30, 40))
    state, _ = game.start(match, game.pack)
    assert records.state_of(game, match, records.setup_of(game, match, state)) == state


def test_systems_follow_the_first_player() -> None:
    game = game_with("mfp", "game_mode=rounds", "bidding_system=stonebridge_jumps", "their_system=none")
    for deals in range(12):
        match = replace(game.opening(), notes=(deals, 0, 0, 0, 0), first=deals % 4)
        state, _ = game.start(match, game.pack)
        side = game.chairs(match).index(0) & 1
        assert state.pub.systems[side] != 0
        assert state.pub.systems[1 - side] == 0


def test_counters_are_written_down_by_name() -> None:
    """Points in the game under way may be negative; where partners stay there is only the number of deals."""
    game = game_with("mfp", "game_mode=rounds")
    match = replace(game.opening(), notes=(5, -250, 80, 80, -250), first=2)
    assert game.counters_by_name(match) == {"deals": 5, "here": (-250, 80, 80, -250)}
    given = check_counters(game, {"deals": 5, "here": [-250, 80, 80, -250]})
    assert given == match.notes
    assert game_with("mfp").counters_by_name(game_with("mfp").opening()) == {"deals": 0}
