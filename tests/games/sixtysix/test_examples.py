"""Every worked example of docs/rules/mariage.md with the ids MG, SX, SN and M3, read from the document itself."""

from __future__ import annotations

from typing import Any

import pytest

from hlaska.core.board import cards_in
from hlaska.core.cards import parse_card
from hlaska.core.game import Match
from hlaska.games.sixtysix.game import SixtySix
from hlaska.games.sixtysix.match_rules import MatchCounters, shares
from hlaska.games.sixtysix.public import CLAIM, HAND, PASS, TALON, TRUMP, SixtySixPublic, State
from hlaska.games.sixtysix.settle import OUTCOMES, Facts, Verdict
from tests.games.sixtysix.tables import SEATS, change_pub, game_of, pair, position, settled
from tests.games.worked import Example, examples

ALL = [e for e in examples("mariage") if str(e["id"]).split(".")[0] in ("MG", "SX", "SN", "M3")]
RAN: set[str] = set()


def of(kind: str) -> Any:
    found = [e for e in ALL if e["kind"] == kind]
    RAN.update(str(e["id"]) for e in found)
    return pytest.mark.parametrize("example", found, ids=lambda e: str(e["id"]))


def check(example: Example, pub: SixtySixPublic) -> None:
    """What an example expects of a scored deal."""
    expect = example["expect"]
    if "totals" in expect:
        assert pub.points == pair(expect["totals"])
    assert OUTCOMES[pub.outcome] == expect["outcome"]
    assert pub.winner == (SEATS[expect["winner"]] if expect["winner"] else -1)
    assert pub.worth == expect["game_points"]
    assert pub.items[0].value == expect["game_points"]
    base = pub.items[0].base
    for _, factor in pub.items[0].factors:
        base *= factor
    assert base == expect["game_points"]


@of("settlement")
def test_settlement(example: Example) -> None:
    game, state = settled(example)
    event = example["event"].split()
    if event[0] == "claim":
        state, _ = game.apply(state, SEATS[event[1]], CLAIM)
    else:
        while state.pub.turn >= 0:
            state, _ = game.apply(state, state.pub.turn, PASS)
    check(example, state.pub)


def act(game: SixtySix, state: State, spoken: str) -> State:
    name, text = spoken.split(":")
    seat = SEATS[name]
    action = game.parse_action(text)
    assert action in game.legal(state, seat), (spoken, state.pub)
    return game.apply(state, seat, action)[0]


def check_point(state: State, point: dict[str, Any]) -> None:
    pub, places = state.pub, state.places
    assert "phase" not in point or pub.phase == point["phase"].lower()
    assert "indicator" not in point or cards_in(places[TRUMP]) == (parse_card(str(point["indicator"])),)
    assert "talon" not in point or len(places[TALON]) + len(places[TRUMP]) == point["talon"]
    assert "totals" not in point or pub.points == pair(point["totals"])
    for seat in (0, 1):
        assert "hand_size" not in point or len(places[HAND + seat]) == point["hand_size"]
    assert set(point) <= {"after", "phase", "indicator", "talon", "totals", "hand_size"}


@of("transcript")
def test_transcript(example: Example) -> None:
    game = game_of(example)
    deck = [parse_card(c) for c in example["deck"].split()]
    state = game.start(game.opening(), deck)[0]
    points = {p["after"]: p for p in example["checkpoints"]}
    for i, spoken in enumerate(example["actions"].split(), 1):
        state = act(game, state, spoken)
        if i in points:
            check_point(state, points.pop(i))
    assert not points
    check(example, state.pub)


CASES = [(e, case) for e in ALL if e["kind"] == "legality" for case in e["cases"]]
RAN.update(str(e["id"]) for e in ALL if e["kind"] == "legality")


@pytest.mark.parametrize(("example", "case"), CASES, ids=lambda x: x.get("why") or x["id"])
def test_legality(example: Example, case: dict[str, Any]) -> None:
    game = game_of(example, case.get("options"))
    state = position(game, case)
    name, text = case["action"].split(":")
    action = game.parse_action(text)
    assert (action in game.legal(state, SEATS[name])) == case["legal"]
    if not case["legal"]:
        phrase = game.explainer.explain_refusal(game.view(state, SEATS[name]), action)
        assert phrase is not None
        assert phrase.rule.startswith("mariage:"), "the rule that forbids it is named"


def deal_result(game: SixtySix, match: Match, seat: int, points: int) -> State:
    """A deal won by a seat for so many points, as far as the match is concerned."""
    state = game.start(match, game.pack)[0]
    verdict = Verdict("right_claim" if seat >= 0 else "carry", seat, points)
    _, result = shares(game.options, state.pub, Facts((0, 0), (0, 0)), verdict)
    outcome = OUTCOMES.index(verdict.outcome)
    pub = change_pub(state.pub, turn=-1, outcome=outcome, winner=seat, worth=points, result=result)
    return State(pub, state.places)


def winner_of(game: SixtySix, match: Match, players: str, player: str) -> int:
    return game.chairs(match).index(players.index(player))


@of("match")
def test_match(example: Example) -> None:
    game, match = game_of(example), game_of(example).opening()
    running = []
    for player, points in example["deals"]:
        assert not match.winners
        after = game.finish(match, deal_result(game, match, winner_of(game, match, "XY", player), points))
        assert after is not None
        match = after
        running.append(list(match.scores))
    assert running == example["expect"].get("running", running)
    assert match.winners == ("XY".index(example["expect"]["winner"]),)
    assert len(running) == example["expect"]["deals_played"]


@of("raw_match")
def test_raw_match(example: Example) -> None:
    game, before, deal = game_of(example), example["before"], example["deal"]
    x, y = before["raw"], before["game_points"]
    notes = MatchCounters(games=(y["X"], y["Y"]), marks=(0, 0)).pack()
    match = Match((x["X"], x["Y"]), 0, notes)
    offender = deal["offender"]
    result = tuple(0 if offender == p else deal["totals"][p] for p in "XY")
    state = deal_result(game, match, "XY".index(deal["winner"]), deal["game_points"])
    after = game.finish(match, State(change_pub(state.pub, result=result), state.places))
    assert after is not None
    expect = example["expect"]
    assert after.scores == (expect["raw"]["X"], expect["raw"]["Y"])
    assert MatchCounters.of(after, 2).games == (expect["game_points"]["X"], expect["game_points"]["Y"])
    assert after.winners == (("XY".index(expect["winner"]),) if expect["winner"] else ())


@of("carry")
def test_carry(example: Example) -> None:
    game = game_of(example)
    match, awarded = game.opening(), []
    for deal in example["deals"]:
        seat = SEATS[deal["winner"]] if deal["winner"] else -1
        state = deal_result(game, match, seat, deal["game_points"])
        awarded.append(state.pub.result[seat] if seat >= 0 else 0)
        after = game.finish(match, state)
        assert after is not None
        match = after
    assert awarded == example["expect"]["awarded"]


@of("bummerl")
def test_bummerl(example: Example) -> None:
    game = SixtySix(change_options(example))
    match, running, target = game.opening(), [], 7
    for player, points in example["deals"]:
        after = game.finish(match, deal_result(game, match, winner_of(game, match, "XY", player), points))
        assert after is not None
        match = after
        running.append([target - score for score in match.scores])
    expect = example["expect"]
    assert running == expect["running"]
    assert match.winners == ("XY".index(expect["winner"]),)
    assert MatchCounters.of(match, 2).marks == (expect["bummerl"]["X"], expect["bummerl"]["Y"])


def change_options(example: Example) -> Any:
    return game_of({"preset": "schnapsen", "options": example["options"]}).options


@of("three_handed")
def test_three_handed(example: Example) -> None:
    game = SixtySix(SixtySix.presets["mariage_three"])  # type: ignore[arg-type]
    before = example["before"]
    dealer = "XYZ".index(example["deals"][0]["dealer"])
    match = Match((before["X"], before["Y"], before["Z"]), (dealer + 1) % 3, game.opening().notes)
    running = []
    for deal in example["deals"]:
        assert game.chairs(match)[2] == "XYZ".index(deal["dealer"])
        state = deal_result(game, match, winner_of(game, match, "XYZ", deal["winner"]), deal["game_points"])
        after = game.finish(match, state)
        assert after is not None
        match = after
        running.append(dict(zip("XYZ", match.scores, strict=True)))
    assert running == example["expect"]["running"]
    winner = example["expect"]["winner"]
    assert match.winners == (("XYZ".index(winner),) if winner else ())


def test_no_example_is_left_out() -> None:
    assert {str(e["id"]) for e in ALL} == RAN
    assert len(ALL) == 53
