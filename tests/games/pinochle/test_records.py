"""Deals as record files: they replay and tell their results, and a slow count of what was played agrees."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hlaska.core import record as records
from hlaska.core.board import cards_in
from hlaska.games import find_game, game_class

FOLDER = Path(__file__).parents[2] / "records"
RECORDS = sorted(
    p for name in ("pinochle", "pinochle_three", "pinochle_two") for p in (FOLDER / name).glob("*.txt")
)
RANKS = "  9JQKTA"


def played(path: Path) -> tuple[Any, Any]:
    """The record, and its deal replayed."""
    text = path.read_text(encoding="utf-8")
    record, deals = records.check_text(text, game_class)
    assert records.read(records.write(record, game_class), game_class) == record
    return record, deals[0]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    record, deal = played(path)
    assert deal.after is not None
    assert record.deals[0].result
    assert record.rules == game_class(record.game).rules_version


def test_there_are_deals_of_every_preset() -> None:
    there = {records.read(p.read_text(encoding="utf-8"), game_class).preset for p in RECORDS}
    presets = {p for name in ("pinochle", "pinochle_three", "pinochle_two") for p in game_class(name).presets}
    assert there == presets


@pytest.mark.slow
def test_the_longest_auction_is_written_down() -> None:
    """Raised by the least each time, all the way to the highest bid: the position still reads back."""
    game = find_game("pinochle", "joedog")
    match = game.opening()
    state, _ = game.start(match, game.pack)
    for _ in range(1000):
        bids = [a for a in game.legal(state, state.pub.turn) if game.action_text(a).startswith("bid")]
        if not bids:
            break
        state, _ = game.apply(state, state.pub.turn, bids[0])
    assert len(state.pub.said) > 900
    assert records.state_of(game, match, records.setup_of(game, match, state)) == state


# ---------------------------------------------------------------- a slow count of the tricks
def winner_of(cards: list[tuple[int, int]], trump: int) -> int:
    """The seat of the highest trump, or else of the highest card of the suit led; of equal cards the first."""
    trumps = [(s, c) for s, c in cards if c >> 4 == trump]
    able = trumps or [(s, c) for s, c in cards if c >> 4 == cards[0][1] >> 4]
    best = max(c & 15 for _, c in able)
    return next(s for s, c in able if c & 15 == best)


def counted(deal: Any, seats: int, value: dict[str, int], last: int) -> list[int]:
    """Points in tricks by seat, from the cards as they were played."""
    points, trick, number, total = [0] * seats, list[tuple[int, int]](), 0, 0
    plays = [e for step in deal.steps for e in step.events if e.kind == "play"]
    total = len(plays) // seats
    for event in plays:
        trick.append((event.seat, event.cards[0]))
        if len(trick) == seats:
            number += 1
            won = winner_of(trick, deal.steps[-1].state.pub.trump)
            points[won] += sum(value.get(RANKS[c & 15], 0) for _, c in trick) + last * (number == total)
            trick.clear()
    return points


SINGLE, DOUBLE = dict.fromkeys("ATK", 10), dict.fromkeys("ATK", 1)
FIVES = {"A": 10, "T": 10, "K": 5, "Q": 5}
COUNTS = {
    "mfp-made": (SINGLE, 10), "mfp-set": (SINGLE, 10), "stonebridge": (FIVES, 10), "chips-set": (SINGLE, 10),
    "joedog": (DOUBLE, 1), "double-deck-made": (DOUBLE, 2), "toby-thomas": (DOUBLE, 2),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", COUNTS)
def test_sides_score_meld_and_tricks(name: str) -> None:
    """Made: the declarers' meld and tricks; set: minus the contract, or with chips nothing (P1.SCORE, P1.VAR.4)."""
    _, deal = played(FOLDER / "pinochle" / f"{name}.txt")
    pub = deal.steps[-1].state.pub
    value, last = COUNTS[name]
    points = counted(deal, 4, value, last)
    assert sum(points) == (250 if value["A"] == 10 else 25 if last == 1 else 50)
    tricks = [points[0] + points[2], points[1] + points[3]]
    meld = [pub.meld[0] + pub.meld[2], pub.meld[1] + pub.meld[3]]
    us, them = pub.declarer & 1, 1 - (pub.declarer & 1)
    got = meld[us] + tricks[us]
    wanted = {us: got if got >= pub.contract else -pub.contract, them: meld[them] + tricks[them]}
    if name == "chips-set":
        wanted = {us: 0, them: meld[them] + tricks[them] + pub.contract}
    assert tricks[them] > 0  # nobody has to save meld here
    assert pub.result == (wanted[0], wanted[1], wanted[0], wanted[1])


def test_passed_cards_come_back_in_number() -> None:
    _, deal = played(FOLDER / "pinochle" / "mfp-made.txt")
    passes = [e for step in deal.steps for e in step.events if e.kind == "pass"]
    assert [len(e.cards) for e in passes] == [4, 4]
    assert {e.to for e in passes} == {
        1 << deal.steps[-1].state.pub.declarer | 1 << (deal.steps[-1].state.pub.declarer ^ 2)
    }


def test_captured_cards_are_all_there() -> None:
    _, deal = played(FOLDER / "pinochle_three" / "cutthroat3.txt")
    state = deal.steps[-1].state
    won = [Counter(cards_in(p)) for p in state.places[7:10]]
    assert sum(c.total() for c in won) == 48
    assert sum(state.pub.points) == 250
    assert state.pub.result == tuple(m + p for m, p in zip(state.pub.meld, state.pub.points, strict=True))
