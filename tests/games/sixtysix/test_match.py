"""From deal to deal, and what search is given: rules that no worked example has."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hlaska.core import record
from hlaska.core.actions import CALL
from hlaska.core.counters import check_end
from hlaska.core.errors import BadOptions, BadRecord, BadText
from hlaska.core.game import Match
from hlaska.core.match import next_deck
from hlaska.core.options import change
from hlaska.games import game_class
from hlaska.games.sixtysix.game import SixtySix
from hlaska.games.sixtysix.match_rules import MatchCounters
from hlaska.games.sixtysix.public import CLAIM, END, FINAL, PREDRAW, State
from hlaska.games.sixtysix.settle import GOAL, OUTCOMES
from hlaska.kernel import layout as word
from hlaska.kernel.play import legal_now, step
from tests.games.sixtysix.play import random_game, walk
from tests.games.sixtysix.test_examples import deal_result


def game(preset: str = "mariage", **changes: Any) -> SixtySix:
    return SixtySix(change(SixtySix.presets[preset], changes))  # type: ignore[arg-type]


def after(g: SixtySix, match: Match, seat: int, points: int) -> Match:
    """The match after a deal won by a seat (-1: a standing deal)."""
    new = g.finish(match, deal_result(g, match, seat, points))
    assert new is not None
    return new


def seat_of(g: SixtySix, match: Match, player: int) -> int:
    return g.chairs(match).index(player)


# ---------------------------------------------------------------- options that do not fit
@pytest.mark.parametrize(
    "changes",
    [
        {"pack": 20},
        {"match_mode": "raw_points"},
        {"match_mode": "three_in_a_row"},
        {"match_bummerl": 2},
    ],
)
def test_three_players_have_no_place_for(changes: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match=next(iter(changes))):
        game("mariage_three", **changes)


# ---------------------------------------------------------------- runs, standing deals, Bummerl
def test_a_standing_deal_does_not_break_a_run() -> None:
    """mariage:MG.MATCH.4"""
    g = game("sixty_six_24", match_mode="three_in_a_row")
    match = g.opening()
    for player in (0, 0, -1):
        match = after(g, match, seat_of(g, match, player) if player >= 0 else -1, 1 if player >= 0 else 0)
    assert not match.winners
    assert after(g, match, seat_of(g, match, 0), 1).winners == (0,)


@pytest.mark.parametrize(
    ("changes", "won", "told"),
    [
        ({"match_bummerl": 3}, [(0, 7), (1, 7)], [("marks", 0, 2), ("marks", 1, 2)]),
        ({"match_mode": "three_in_a_row"}, [(1, 1), (0, 1), (0, 2)], [("run", 0, 2)]),
        ({"match_mode": "raw_points"}, [(1, 1), (0, 3)], [("games", 0, 3), ("games", 1, 1)]),
        ({"match_mode": "raw_points", "match_tiebreak": "match_score"}, [(1, 1), (0, 3)], []),
        ({}, [(1, 1), (0, 3)], []),
    ],
)
def test_what_the_match_counts_is_told(
    changes: dict[str, Any], won: list[tuple[int, int]], told: list[tuple[str, int, int]]
) -> None:
    """mariage:SN.MATCH.3, MG.MATCH.4, MG.MATCH.5: no score shows marks for lost games, a run or game points."""
    g = game("schnapsen", **changes)
    match = g.opening()
    for player, points in won:
        match = after(g, match, seat_of(g, match, player), points)
    assert not match.winners
    state, _ = g.start(match, g.pack)
    said = [
        (phrase.key.removeprefix("stake-sixtysix-"), g.chairs(match)[phrase.args["seat"]], phrase.args["n"])
        for phrase in g.explainer.explain(g.view(state, -1)).stakes
    ]
    assert sorted(said) == sorted(told)


def test_points_carried_over_add_up() -> None:
    """mariage:SX.SCORE.5: two standing deals in a row add 2; M3.SCORE.3: the dealer scores them too."""
    g = game("sixty_six_24_three")
    match = after(g, after(g, g.opening(), -1, 0), -1, 0)
    assert match.scores == (0, 0, 0)
    assert match.first == 2
    new = after(g, match, 0, 2)
    assert new.scores == (0, 4, 4)  # seat 0 is player 2, the dealer player 1
    assert MatchCounters.of(new, 3).carry == 0


def test_a_match_of_two_bummerl() -> None:
    """mariage:SN.MATCH.2, SN.MATCH.3: a game that is lost without a point counts twice, unless it does not."""
    g = game("schnapsen", match_bummerl=2)
    match = g.opening()
    for _ in range(3):
        match = after(g, match, seat_of(g, match, 0), 3)
    assert match.winners == (0,)
    g = game("schnapsen", match_bummerl=2, bummerl_schneider="single")
    match = g.opening()
    for _ in range(3):
        match = after(g, match, seat_of(g, match, 0), 3)
    assert not match.winners
    assert match.scores == (0, 0), "the next game starts from nothing"
    assert MatchCounters.of(match, 2).marks == (0, 1)


# ---------------------------------------------------------------- raw points
def test_one_more_deal_where_game_points_are_equal() -> None:
    """mariage:MG.MATCH.5"""
    notes = MatchCounters(games=(3, 4), marks=(0, 0)).pack()
    match = Match((1005, 1003), 0, notes)
    for tiebreak, winners in (("game_points", ()), ("match_score", (0,))):
        g = game(match_mode="raw_points", match_tiebreak=tiebreak)
        state = deal_result(g, match, 0, 1)
        new = g.finish(match, state)
        assert new is not None
        assert new.winners == winners


def test_a_failed_closer_adds_nothing() -> None:
    """mariage:MG.MATCH.3"""
    g = game(match_mode="raw_points")
    seen = 0
    rng = Random(3)
    while seen < 5:
        state = list(walk(g, g.opening(), rng))[-1][0]
        pub = state.pub
        if OUTCOMES[pub.outcome] == "closer_failed" and pub.points[pub.closer] < GOAL:
            seen += 1
            assert pub.result[pub.closer] == 0
            assert pub.result[1 - pub.closer] == pub.points[1 - pub.closer]


# ---------------------------------------------------------------- three players
def test_two_play_on_for_the_loser() -> None:
    """mariage:M3.MATCH.1: the winner leaves; the others alternate and go on from their scores."""
    g = game("mariage_three", play_on=True)
    match = Match((5, 6, 3), 0, g.opening().notes)  # player 2 deals
    match = after(g, match, 1, 2)  # player 1 wins with 8; the dealer has 3 + 2
    assert match.scores == (5, 8, 5)
    assert not match.winners
    chairs = g.chairs(match)
    assert chairs[2] == 1, "the winner sits out"
    assert chairs[0] == 2, "player 0, left of the last dealer, deals"
    state = g.start(match, g.pack)[0]
    assert state.pub.room == 0, "nobody scores without playing"
    match = after(g, match, 0, 1)
    assert match.scores == (5, 8, 6)
    assert g.chairs(match)[:2] == (0, 2), "the deal alternates"
    match = after(g, match, 1, 1)
    assert match.winners == (1, 2)


def test_the_winner_of_the_deal_wins_before_the_dealer() -> None:
    """mariage:M3.SCORE.2 with dealer_cap = false"""
    g = game("mariage_three", dealer_cap=False)
    match = after(g, Match((5, 0, 5), 0, g.opening().notes), 0, 3)
    assert match.scores == (8, 0, 8)
    assert match.winners == (0,)
    g = game("mariage_three", dealer_cap=False)
    assert after(g, Match((0, 0, 5), 0, g.opening().notes), 0, 3).winners == (2,), "the dealer alone"


def test_the_deal_goes_round() -> None:
    g = game("mariage_three")
    match, dealers = g.opening(), []
    for _ in range(4):
        dealers.append(g.chairs(match)[2])
        match = after(g, match, -1, 0)
    assert dealers == [2, 0, 1, 2]


# ---------------------------------------------------------------- claims that make themselves
def test_sixty_six_counts_by_itself() -> None:
    """mariage:MG.CLAIM.5: nobody can claim, so nobody claims wrongly, and the deal ends at the first 66."""
    rng, g = Random(11), game(auto_claim=True)
    outcomes = set()
    for _ in range(80):
        for state, _ in walk(g, g.opening(), rng):
            pub = state.pub
            assert pub.phase != FINAL
            assert pub.phase == END or max(pub.points) < GOAL
            assert all(CLAIM not in g.legal(state, seat) for seat in (0, 1))
        outcomes.add(OUTCOMES[pub.outcome])
    assert "right_claim" in outcomes
    assert "wrong_claim" not in outcomes


# ---------------------------------------------------------------- search
def test_the_end_pays_what_search_is_told() -> None:
    """`payoff` of the position after the last card is the result of a deal in which nobody claims."""
    rng, compared = Random(8), 0
    while compared < 60:
        g = random_game(rng)
        last: tuple[State, int] | None = None
        before: State | None = None
        for state, events in walk(g, g.opening(), rng):
            played = [e for e in events if e.kind == "play"]
            if state.pub.phase == FINAL and played and before is not None:
                last = before, played[0].cards[0]
            before = state
        if last is None or OUTCOMES[state.pub.outcome] in ("right_claim", "wrong_claim"):
            continue
        position = g.adviser.position(last[0])
        assert position is not None
        step(position, last[1])
        assert position[word.DONE]
        assert g.adviser.payoff(last[0], position) == state.pub.result
        compared += 1


def test_search_claims_at_sixty_six() -> None:
    """A playout ends where somebody reaches 66, and that is a right claim."""
    rng, ended = Random(9), 0
    g = game("schnapsen")
    for _ in range(60):
        state = g.start(g.opening(), next_deck(g, g.opening(), rng.shuffle))[0]
        position = g.adviser.playout_position(state)
        assert position is not None
        while not position[word.DONE]:
            mask = legal_now(position)[0]
            step(position, rng.choice([c for c in range(56) if mask >> c & 1]))
        result = g.adviser.payoff(state, position)
        assert g.adviser.payoff(state, position[word.RESULT :]) == result, (
            "the words of a playout say the same"
        )
        totals = [position[word.WON + s] + position[word.PAIR_POINTS + s] for s in (0, 1)]
        assert sorted(result)[0] == 0
        assert 1 <= max(result) <= 3
        if max(totals) >= GOAL:
            ended += 1
            assert result[totals.index(max(totals))] > 0
    assert ended > 20


def test_no_cards_are_played_before_the_draw() -> None:
    rng, g = Random(2), game()
    for state, _ in walk(g, g.opening(), rng):
        assert (g.adviser.position(state) is None) == (state.pub.phase in (FINAL, END))
        if state.pub.phase == PREDRAW:
            assert g.legal(state, state.pub.turn)[0] == CALL, "to draw is the quiet call"


def test_a_match_that_goes_on_has_fewer_marks_than_end_it() -> None:
    """mariage:SN.MATCH.2, SN.MATCH.3: with 7 to 0 the last game may give two marks where one ends the match."""
    g = game("schnapsen")
    match = g.opening()
    for _ in range(3):
        match = after(g, match, seat_of(g, match, 0), 3)
    check_end(g.counters, 2, g.options, match.notes)
    with pytest.raises(BadText, match="marks"):
        check_end(g.counters, 2, g.options, MatchCounters(games=(0, 0), marks=(0, 3)).pack())
    with pytest.raises(BadRecord, match=r"marks=\[0,1\]: expected 2 numbers by chair .* from 0 to 0"):
        record.read("Game: sixtysix\nPreset: schnapsen\nNotes: marks=[0,1]", game_class)
    two = "Game: sixtysix\nPreset: schnapsen\nOptions: match_bummerl=2\nNotes: marks=[0,1]"
    assert record.read(two, game_class).notes == MatchCounters(games=(0, 0), marks=(0, 1)).pack()
