"""Every worked example of docs/rules/mariage.md with the ids TH, read from the document itself."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hlaska.core.board import Board, entry
from hlaska.core.cards import parse_card, parse_suit
from hlaska.core.errors import BadText
from hlaska.core.game import Match
from hlaska.core.options import change
from hlaska.core.public import update
from hlaska.games.thousand.game import Thousand
from hlaska.games.thousand.match_rules import MatchCounters, facts
from hlaska.games.thousand.options import Options
from hlaska.games.thousand.public import AUCTION, GIVE_UP, PLAY, State, ThousandPublic, bid_call
from hlaska.games.thousand.settle import round_points, settle
from tests.games.worked import Example, examples

ALL = examples("mariage", "TH.")
RAN: set[str] = set()
NAMES = "FMR"
SEATS = {name: seat for seat, name in enumerate(NAMES)}


def of(kind: str) -> Any:
    found = [e for e in ALL if e["kind"] == kind]
    RAN.update(str(e["id"]) for e in found)
    return pytest.mark.parametrize("example", found, ids=lambda e: str(e["id"]))


def game(options: dict[str, Any] | None = None) -> Thousand:
    return Thousand(change(Options(), options or {}))


def three(by_name: dict[str, int] | None) -> tuple[int, int, int]:
    found = by_name or {}
    return found.get("F", 0), found.get("M", 0), found.get("R", 0)


def before(example: Example) -> Match:
    """The match before a deal; player 0 is forehand."""
    told = example.get("before") or {}
    times = [0, 0, 0]
    if "times_before" in example:
        times[SEATS[example["declarer"]]] = example["times_before"]
    notes = MatchCounters(
        3, three(told.get("bolts")), (times[0], times[1], times[2]), three(told.get("barrel"))
    )
    return Match(three(told.get("scores")), 0, notes.pack())


def check(example: Example, g: Thousand, match: Match, state: State) -> None:
    """What an example expects of a settled deal: gains, scores, bolts, barrel, winner."""
    expect = example["expect"]
    after = g.finish(match, state)
    assert after is not None
    settled = settle(g.options, facts(state.pub))
    notes = MatchCounters.of(after)
    assert "gains" not in expect or settled.gains == three(expect["gains"])
    assert "scores" not in expect or after.scores == three(expect["scores"])
    assert "bolts" not in expect or notes.bolts == three(expect["bolts"])
    assert "barrel" not in expect or notes.barrel == three(expect["barrel"])
    if "winner" in expect:
        assert after.winners == ((SEATS[expect["winner"]],) if expect["winner"] else ())
    for seat in range(3):
        rows = sum(item.value for item in state.pub.items if item.seat == seat)
        assert match.scores[seat] + rows == after.scores[seat], "the rows add up to the new score"


def hands(g: Thousand, cards: list[list[int]], pub: ThousandPublic) -> State:
    """A state with these hands and nothing else; missing cards lie in a pile of won cards."""
    left = list((Counter(g.pack) - Counter(c for hand in cards for c in hand)).elements())
    held = [tuple(entry(c, 1 << s) for c in sorted(hand)) for s, hand in enumerate(cards)]
    return State(pub, (*held, (), (), tuple(entry(c, 0) for c in left), (), ()))


@of("th_play")
def test_play(example: Example) -> None:
    g, match = game(example.get("options")), Match((0, 0, 0), 0, MatchCounters(3).pack())
    declarer = SEATS[example["declarer"]]
    base = g.start(match, g.pack)[0].pub
    numbers = {"declarer": declarer, "contract": example["contract"], "bid": example["contract"]}
    pub = update(base, phase=PLAY, turn=declarer, lead=declarer, **numbers)
    state = hands(g, [[parse_card(c) for c in example["hands"][name]] for name in NAMES], pub)
    for spoken in example["actions"].split():
        name, text = spoken.split(":")
        action = g.parse_action(text)
        assert state.pub.turn == SEATS[name], spoken
        assert action in g.legal(state, SEATS[name]), spoken
        state = g.apply(state, SEATS[name], action)[0]
    expect = example["expect"]
    assert facts(state.pub).points == three(expect["points"])
    assert state.pub.taken == three(expect["tricks"])
    assert state.pub.trump == parse_suit(expect["trump"])
    check(example, g, match, state)


@of("th_deal")
def test_deal(example: Example) -> None:
    g, match = game(example.get("options")), before(example)
    base = g.start(match, g.pack)[0].pub
    numbers = {
        "declarer": SEATS[example["declarer"]],
        "contract": example["contract"],
        "points": three(example["points"]),
    }
    # the settlement of a deal that is over, by the engine itself
    pub = update(base, phase=PLAY, turn=0, status=1, taken=(3, 3, 2), **numbers)
    board = Board(g, ((),) * len(g.places))
    state = board.state(g._settle(board, pub))
    check(example, g, match, state)


@of("th_rospis")
def test_given_up(example: Example) -> None:
    g, match = game(example.get("options")), before(example)
    declarer = SEATS[example["declarer"]]
    state = g.start(match, g.pack)[0]
    while state.pub.declarer < 0:
        seat = state.pub.turn
        wanted = (
            bid_call(100 + 5 * seat) if seat <= declarer and not state.pub.out else g.legal(state, seat)[0]
        )
        state = g.apply(state, seat, wanted if wanted in g.legal(state, seat) else g.legal(state, seat)[0])[0]
    assert state.pub.declarer == declarer
    assert GIVE_UP in g.legal(state, declarer)
    check(example, g, match, g.apply(state, declarer, GIVE_UP)[0])


ROUNDINGS = [case for e in ALL if e["kind"] == "th_rounding" for case in e["cases"]]
RAN.update(str(e["id"]) for e in ALL if e["kind"] == "th_rounding")


@pytest.mark.parametrize("case", ROUNDINGS, ids=lambda case: str(case["rounding"]))
def test_rounding(case: dict[str, Any]) -> None:
    o = game({"th_rounding": case["rounding"]}).options
    assert [round_points(o, n) for n in case["in"]] == case["out"]


CASES = [(e, case) for e in ALL if e["kind"] == "th_legality" for case in e["cases"]]
RAN.update(str(e["id"]) for e in ALL if e["kind"] == "th_legality")


@pytest.mark.parametrize(("example", "case"), CASES, ids=lambda x: x.get("why") or x["id"])
def test_legality(example: Example, case: dict[str, Any]) -> None:
    g = game(case.get("options"))
    held = [parse_card(c) for c in case["hand"]]
    if "bid" in case:
        seat = SEATS[case["bidder"]]
        check_bid(g, auction(g, case, seat, held), case, seat)
        return
    name, text = case["play"].split(":")
    state = play(g, case, SEATS[name], held)
    action = g.parse_action(text)
    assert (action in g.legal(state, SEATS[name])) == case["legal"]
    if not case["legal"]:
        phrase = g.explainer.explain_refusal(g.view(state, SEATS[name]), action)
        assert phrase is not None
        assert phrase.rule.startswith("mariage:")


def check_bid(g: Thousand, state: State, case: dict[str, Any], seat: int) -> None:
    try:
        action = g.parse_action(f"bid {case['bid']}")
    except BadText:
        assert case["bid"] % 5, "there is no call for such an amount"
        assert not case["legal"]
        return
    assert (action in g.legal(state, seat)) == case["legal"]
    if not case["legal"]:
        phrase = g.explainer.explain_refusal(g.view(state, seat), action)
        assert phrase is not None
        assert phrase.rule in ("mariage:TH.BID.1", "mariage:TH.BID.2")


def auction(g: Thousand, case: dict[str, Any], seat: int, held: list[int]) -> State:
    base = g.start(g.opening(), g.pack)[0].pub
    last = case["last"] or 0
    pub = update(base, phase=AUCTION, turn=seat, bid=last, bidder=(seat + 1) % 3 if last else -1)
    return hands(g, [held if s == seat else [] for s in range(3)], pub)


def play(g: Thousand, case: dict[str, Any], seat: int, held: list[int]) -> State:
    base = g.start(g.opening(), g.pack)[0].pub
    table = [parse_card(c) for c in case["table"]]
    taken = [0, 0, 0]
    taken[seat] = case["tricks"]
    trump = parse_suit(case["trump"]) if case["trump"] else -1
    lead = (seat - len(table)) % 3
    pub = update(
        base, phase=PLAY, turn=seat, lead=lead, trump=trump, declarer=0, contract=100, taken=tuple(taken)
    )
    state = hands(g, [held if s == seat else [] for s in range(3)], pub)
    places = list(state.places)
    places[4] = tuple(entry(c, 7) for c in table)
    places[5] = tuple(e for e in places[5] if e & 63 not in table)
    return State(pub, tuple(places))


def test_no_example_is_left_out() -> None:
    assert {str(e["id"]) for e in ALL} == RAN
    assert len(ALL) == 20
