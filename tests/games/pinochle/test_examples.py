"""The worked examples of partnership pinochle (pinochle:P1.EX, P2.EX, P3.EX) that a program can read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from hlaska.core.board import entry
from hlaska.families.pinochle.melds import count, shown
from hlaska.games.pinochle import settle
from hlaska.games.pinochle.chips import chips_across
from hlaska.games.pinochle.match_rules import winner
from hlaska.games.pinochle.numbers import bids_of, points_of, target_of
from hlaska.games.pinochle.public import HAND, PLACES, TRICK, PinochlePublic, State, bid_call
from hlaska.kernel import layout
from tests.games.pinochle.book import SUITS, Example, card, game_of, game_with, of_kind, part, seats

MINE = part("P1", "P2", "P3")
ITEMS = ("run", "royal", "plain", "nines", "pinochle", "aces", "kings", "queens", "jacks", "bonus")
REASONS = {
    "refused-not-your-turn": "out of turn",
    "refused-pinochle-no-help": "pass with help not allowed",
    "refused-pinochle-below-minimum": "below minimum",
    "refused-pinochle-bad-step": "bad step",
    "refused-pinochle-not-higher": "not higher",
}


def each(*kinds: str) -> Any:
    examples = of_kind(MINE, *kinds)
    return pytest.mark.parametrize("example", examples, ids=[e.id for e in examples])


@each("meld")
def test_meld(example: Example) -> None:
    game = game_of(example)
    lines = count(example.cards("hand"), game.table, example.suit())
    got = dict.fromkeys((*ITEMS, "total"), 0)
    for line in lines:
        got[ITEMS[line.kind]] += line.points
        got["total"] += line.points
    assert got == dict.fromkeys((*ITEMS, "total"), 0) | example.numbers("expect")


@each("shown")
def test_shown(example: Example) -> None:
    game = game_of(example)
    assert shown(example.cards("hand"), game.table, example.suit()) == example.cards("expect")


@each("auction")
def test_auction(example: Example) -> None:
    game = game_of(example)
    seat_of = seats(example["dealer"], "NESW")
    state, _ = game.start(game.opening(), game.pack)
    for n, call in enumerate(example["calls"].split(), 1):
        name, _, said = call.partition(":")
        seat = seat_of[name]
        texts = {"pass": "pass", "help": "pass with help"}
        action = game.call(texts[said]) if said in texts else bid_call(int(said))
        if action not in game.legal(state, seat):
            phrase = game.explainer.explain_refusal(game.view(state, seat), action)
            assert example["expect"] == f'illegal_call={n} reason="{REASONS[phrase.key]}"'
            return
        state, _ = game.apply(state, seat, action)
    assert state.pub.phase != "auction"
    names = {s: n for n, s in seat_of.items()}
    got = f"declarer={names[state.pub.declarer]} contract={state.pub.contract}"
    assert got == example["expect"]


def in_play(trick: Sequence[int], hand: Sequence[int], trump: int) -> State:
    """Nothing but a trick on the table and the hand of the seat on turn."""
    turn = len(trick) % 4
    places: list[tuple[int, ...]] = [()] * len(PLACES)
    places[TRICK] = tuple(entry(c, 15) for c in trick)
    places[HAND + turn] = tuple(entry(c, 1 << turn) for c in sorted(hand))
    pub = PinochlePublic("play", turn, trump=trump, lead=0, points=(0,) * 4, taken=(0,) * 4)
    return State(pub, tuple(places))


@each("legal")
def test_legal(example: Example) -> None:
    game = game_of(example)
    trick = [card(c) for c in example["trick"].split()]
    state = in_play(trick, example.cards("hand"), example.suit())
    legal = game.legal(state, len(trick) % 4)
    assert legal == example.cards("expect")
    for c in set(example.cards("hand")) - set(legal):
        assert game.explainer.explain_refusal(game.view(state, len(trick) % 4), c).key.startswith("duty-")


@each("trick")
def test_trick(example: Example) -> None:
    game = game_of(example, "double_deck")
    trick = [card(c) for c in example["cards"].split()]
    state = in_play(trick, (), example.suit())
    position = game.positions.seat_position(state.pub, state.places)
    assert f"winner={position[layout.BEST_SEAT] + 1}" == example["expect"]


@each("points")
def test_points(example: Example) -> None:
    presets = {"atk10": "mfp", "at10kq5": "stonebridge", "atk1": "double_deck"}
    values, last = points_of(game_of(example, presets[example["scheme"]]).options)
    points = sum(values[c & 15] for c in example.cards("captured"))
    assert points + last * (example["last_trick"] == "yes") == int(example["expect"])


@each("deal_score")
def test_deal_score(example: Example) -> None:
    game = game_of(example)
    meld = example.numbers("meld")
    tricks = example.numbers("trick_points") if "trick_points" in example.fields else {}
    nines = int(example.get("defenders_nines", "0"))
    us = 1  # seat 1 declares
    facts = settle.Facts(
        example["status"],
        us,
        int(example["contract"]),
        (meld["defenders"], meld["declarers"]),
        (tricks.get("defenders", 0), tricks.get("declarers", 0)),
        (nines, 0),
    )
    items = settle.settle(game.options, facts)
    got = settle.amounts(items)
    assert {"declarers": got[1], "defenders": got[0]} == example.numbers("expect")
    assert got[2:] == got[:2]


@each("game_end")
def test_game_end(example: Example) -> None:
    game = game_of(example)
    before, gain = example.numbers("before"), example.numbers("deal")
    after = {side: before[side] + gain[side] for side in ("NS", "EW")}
    declarer = ("NS", "EW").index(example["deal"].split()[0].partition("=")[2])
    won = winner(game.options, (after["NS"], after["EW"]), declarer, 5)
    name = "none" if won is None else ("NS", "EW")[won]
    assert f"after NS={after['NS']} EW={after['EW']} winner={name}" == example["expect"]


@each("chips")
def test_chips(example: Example) -> None:
    game = game_of(example)
    totals = [int(n) for n in example["passed_total"].split()]
    got = ["{}/{}".format(*chips_across(game.options, n)) for n in totals]
    won = [(winner(game.options, (n, 0), 0, 1) == 0) for n in totals]
    wanted = example["expect"].partition("=")[2].split()
    assert [g + "(won)" * w for g, w in zip(got, won, strict=True)] == wanted


@each("scale")
def test_scale(example: Example) -> None:
    game = game_of(example)
    values, last = points_of(game.options)
    got = {
        "pinochle": count((card("QS"), card("JD")), game.table, 0)[0].points,
        "run": count([card(r + "H") for r in "ATKQJ"], game.table, SUITS.index("H"))[0].points,
        "counter": values[7],
        "last_trick": last,
        "tricks_total": 8 * sum(values) + last,
        "min_bid": bids_of(game.options)[0],
        "target": target_of(game.options),
    }
    assert got == example.numbers("expect")


@pytest.mark.parametrize(
    ("preset", "meld", "tricks", "said"),
    [
        ("mfp", (200, 40), (30, 220), {"meld-set", "meld"}),
        ("mfp", (200, 40), (250, 0), {"meld", "meld-lost"}),
        ("double_deck", (60, 10), (25, 25), {"meld", "meld-short"}),
        ("double_deck", (60, 30), (25, 25), {"meld"}),
    ],
)
def test_a_meld_that_does_not_count_says_why(
    preset: str, meld: tuple[int, int], tricks: tuple[int, int], said: set[str]
) -> None:
    """P1.SCORE.2, P1.SCORE.3, P2.SCORE.4: the bid is lost, no points in tricks, or a meld below twenty."""
    double = preset == "double_deck"
    game = game_with(preset, *(["minimum20=true"] if double else []))
    facts = settle.Facts(settle.PLAYED, 0, 80 if double else 300, meld, tricks)
    items = settle.settle(game.options, facts)
    keys = {item.key.removeprefix("item-pinochle-") for item in items}
    assert {key for key in keys if key.startswith("meld")} == said
