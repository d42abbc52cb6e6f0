"""Hints and reviews: obvious choices are found, what a seat could not know is not held against it, reasons are true."""

from __future__ import annotations

from collections.abc import Iterator
from json import loads
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hlaska.bots.analysis.decision_analysis import analyze_decision, answer_question
from hlaska.bots.analysis.reasons import Comparison, Outcome, find_reasons
from hlaska.bots.analysis.review import hint, review
from hlaska.bots.call_rollout import choose_quietly
from hlaska.bots.decision import DecisionContext
from hlaska.cli import main
from hlaska.core import record as records
from hlaska.core.cards import parse_card
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.public import Item
from hlaska.core.record import Played, Step
from hlaska.core.review import Budget, DecisionAnalysis, _is_against, in_money, measure, review_questions
from hlaska.games import GAMES, find_game, game_class
from hlaska.kernel import layout as word
from tests import laws

SEVEN = """\
Game: marias
Preset: pagat_voleny
Rules: 1

From: phase=play turn=0 lead=0 trump=H lone=0 contract=0 levels=[0,-1,0,-1,-1,-1,-1] took=[0,0,0,0,0,0,0]
Place hand0: 7H AH KS
Place hand1: TH AS 8C
Place hand2: 8D 9D JD
Place talon: 7C 7S
Rest: won0
"""
LOST = SEVEN + "\nKS AS 8D, 8C 9D AH, 7H TH JD\n"
SMALL = Budget(8, seed=1)


def read(text: str) -> tuple[Game, Played]:
    record, played = records.check_text(text, game_class)
    return records.game_of(record, game_class), played[-1]


def played_by(game: Game, seed: int, choose: Any = None) -> Played:
    """A deal that random players (or `choose`) play."""
    rng = Random(seed)
    trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), choose or laws.hashed(seed))
    return trace_played(game, trace)


def trace_played(game: Game, trace: Any) -> Played:
    steps = tuple(Step(s.seat, s.action, s.state, tuple(s.events)) for s in trace.steps)
    return Played(trace.match, trace.start, tuple(trace.events), steps, trace.after)


# ---------------------------------------------------------------- obvious choices
def test_a_seven_lost_by_a_wrong_card() -> None:
    """With the ace of trumps first the last trump outside falls; after the king of spades it may kill the seven."""
    game, played = read(LOST)
    found = review(game, played, 0, Budget(32, seed=1))
    (row,) = found.decisions
    assert (row.at, row.made, row.best) == (0, (parse_card("KS"),), (parse_card("AH"),))
    assert row.wrong
    assert row.cost > 3 * row.error > 0
    keys = {(reason.item.key, reason.says.key) for reason in row.reasons if reason.item is not None}
    assert keys == {("item-marias-seven-won", "why-often"), ("item-marias-seven-killed", "why-often")}
    for reason in row.reasons:
        if reason.item is not None and reason.item.key.endswith("won"):
            assert reason.says.args["n"] == reason.says.args["worlds"] == row.worlds
            assert reason.says.args["instead"] < row.worlds
            assert (reason.says.args["share"], reason.says.args["rest"]) == (2, 1)
    assert row.truth is not None
    assert (row.truth.unit, row.truth.made, row.truth.best) == ("result", found.result, 24)
    assert found.result == pytest.approx(found.expected - found.lost + found.luck)


def test_the_hint_in_the_same_place() -> None:
    game, played = read(SEVEN)
    row = hint(game, played, Budget(32, seed=1))
    assert (row.made, row.best) == ((), (parse_card("AH"),))
    assert [c.actions for c in row.choices] == [(parse_card("AH"),), (parse_card("KS"),)]
    assert row.truth is None


def test_what_is_certain_in_schnapsen_is_judged_exactly() -> None:
    """Once the stock is used up every card is known: an error is what the solver says with all cards open."""
    game, judged, wrong = find_game("sixtysix", "schnapsen"), 0, 0
    for seed in range(5):
        played = played_by(game, seed)
        if played.state.pub.closer >= 0:
            continue  # what was closed nobody knows
        for row in answered(game, played, lambda position: position is not None and not position[word.LEFT]):
            if row.truth is None or len(row.made) > 1:
                continue
            judged += 1
            wrong += row.wrong
            assert row.wrong == (row.truth.best > row.truth.made)
            if row.wrong:
                assert row.cost == row.truth.best - row.truth.made
                assert row.error == 0
    assert judged > 8
    assert wrong > 1


def answered(game: Game, played: Played, wanted: Any) -> Iterator[DecisionAnalysis]:
    """The decisions of both seats in the positions that are wanted, weighed."""
    for seat in (0, 1):
        asking, answer = review_questions(game, played, seat, SMALL), None
        try:
            while True:
                asked = asking.send(answer)
                answer = (
                    answer_question(asked) if wanted(game.adviser.playout_position(asked.state)) else None
                )
                if answer is not None:
                    yield answer
        except StopIteration:
            continue


def test_a_bid_far_beyond_the_cards() -> None:
    game = find_game("pinochle")
    deck = laws.shuffled(game, Random(3))
    far = game.call("bid 500")

    def choose(rules: Game, state: Any, count: int) -> tuple[int, int]:
        seat = state.pub.turn
        legal = rules.legal(state, seat)
        if far in legal and seat == played_first[0]:
            return seat, far
        usual = rules.adviser.convention(rules.view(state, seat)).turn
        return seat, next((a for a in usual if a in legal), choose_quietly(rules, state, seat, legal, None))

    state = game.start(game.opening(), deck)[0]
    played_first = [state.pub.turn]
    trace = laws.play_deal(game, game.opening(), deck, choose)
    played = trace_played(game, trace)
    found = review(game, played, played_first[0], SMALL)
    row = next(row for row in found.decisions if row.made[0] == far)
    assert row.wrong
    assert row.best[0] < far
    assert row.reasons
    assert found.lost >= row.cost
    assert {p.weighed.seat for p in found.partner} <= {(played_first[0] + 2) % 4}


# ---------------------------------------------------------------- what a review is
@pytest.mark.parametrize("name", list(GAMES))
def test_the_same_seed_gives_the_same_review_and_the_sum_is_right(name: str) -> None:
    game = find_game(name)
    played = played_by(game, 4)
    budget = Budget(1, seed=7)
    found = review(game, played, 1, budget)
    assert found == review(game, played, 1, budget)
    assert found.result == measure(game, played.state.pub.result, 1)
    assert found.result == pytest.approx(found.expected - found.lost + found.luck, abs=0.01)
    assert found.lost == pytest.approx(sum(row.cost for row in found.decisions if row.wrong), abs=0.01)
    at = -1
    for row in found.decisions:
        assert row.at > at
        assert row.seat == 1
        run = tuple(s.action for s in played.steps[row.at : row.at + len(row.made)])
        assert sorted(run) == sorted(row.made)
        assert row.best in [c.actions for c in row.choices]
        at = row.at + len(row.made) - 1


def test_nothing_but_view_and_events_is_asked_of_a_decision() -> None:
    """Hidden cards that change places change nothing of what is weighed, only the truth beside it."""
    game, played = read(LOST)
    hands = SEVEN.replace("TH AS 8C", "TH AS 8D").replace("8D 9D JD", "8C 9D JD")
    other = read(hands + "\nKS AS 8C, 8D 9D AH, 7H TH JD\n")
    one, two = (review(g, p, 0, SMALL).decisions[0] for g, p in ((game, played), other))
    assert one.truth is not None
    assert two.truth is not None
    assert (one.worth, one.cost, one.choices, one.reasons) == (two.worth, two.cost, two.choices, two.reasons)


def test_forced_moves_are_not_listed() -> None:
    game, played = read(LOST)
    assert len(review(game, played, 0, SMALL).decisions) == 1  # of three cards
    assert review(game, played, 2, SMALL).decisions[0].at == 2


def test_money_is_what_the_seat_gets_or_its_side_more_than_the_other() -> None:
    marias, pinochle, schnapsen = (
        find_game("marias"),
        find_game("pinochle"),
        find_game("sixtysix", "schnapsen"),
    )
    assert measure(marias, (8, -4, -4), 0) == pytest.approx(8)
    assert measure(marias, (8, -4, -4), 2) == pytest.approx(-4)
    assert measure(pinochle, (300, 120, 300, 120), 2) == pytest.approx(180)
    assert measure(schnapsen, (0, 3), 0) == -3
    assert in_money(schnapsen, 2.0, 0) == 2.0


# ---------------------------------------------------------------- reasons
def made_up(pairs: list[tuple[float, float]], items: list[tuple[Any, Any]] | None = None) -> Comparison:
    game, played = read(SEVEN)
    decision = DecisionContext(game, game.view(played.state, 0), ())
    rng = Random(1)
    worlds = [decision.world_sampler.draw_uniform(rng) for _ in pairs]
    items = items or [((), ())] * len(pairs)
    best, other = ([Outcome(pair[i], items[n][i], 0b001) for n, pair in enumerate(pairs)] for i in (0, 1))
    return Comparison(worlds, best, other)


def seat_of_seven() -> DecisionContext:
    game, played = read(SEVEN)
    return DecisionContext(game, game.view(played.state, 0), ())


def test_the_card_that_decides_is_named() -> None:
    compared = made_up([(0.0, 0.0)] * 60)
    ten = parse_card("TH")
    has = [any(e & 63 == ten for e in world.places[2]) for world in compared.worlds]  # the hand of seat 1
    assert seat_of_seven().game.places[2] == "hand1"
    best = [o._replace(margin=4.0 if h else -0.5) for o, h in zip(compared.best, has, strict=True)]
    (reason,) = find_reasons(seat_of_seven(), compared._replace(best=best))
    assert reason.says.key == "why-card"
    args = reason.says.args
    assert (args["card"], args["seat"]) == (ten, 1)
    assert (args["n"], args["worlds"], args["others"], args["rest"]) == (
        sum(has), sum(has), 0, len(has) - sum(has)
    )  # fmt: skip


def test_items_are_counted_for_the_own_side() -> None:
    mine, theirs = Item("item-won", 0, 2), Item("item-against", 1, 2)
    lost = [((mine,), (theirs,))] * 30 + [((), ())] * 30
    found = find_reasons(seat_of_seven(), made_up([(2.0, -2.0)] * 30 + [(0.0, 0.0)] * 30, lost))
    told = {(r.item.key, r.says.key): r.says.args for r in found if r.item is not None}
    assert told == {
        ("item-won", "why-often"): {"n": 30, "instead": 0, "worlds": 60, "share": 1, "rest": 0},
        ("item-against", "why-often"): {"n": 0, "instead": 30, "worlds": 60, "share": 0, "rest": 1},
    }


def test_what_an_item_brings_more_is_told_where_it_always_comes() -> None:
    def points(value: int) -> tuple[Item, ...]:
        return (Item("item-tricks", 0, value), Item("item-theirs", 2, 25 - value))

    items = [(points(14 + n % 3), points(10)) for n in range(60)]
    found = find_reasons(seat_of_seven(), made_up([(1.0, 0.0)] * 60, items))
    told = {(r.item.key, r.says.key): r.says.args["amount"] for r in found if r.item is not None}
    assert told == {("item-tricks", "why-brings-more"): 5, ("item-theirs", "why-brings-less"): 5}


def test_what_an_owner_pays_costs_more_or_less() -> None:
    def lost(value: int) -> tuple[Item, ...]:
        return (Item("item-mine", 0, -value), Item("item-theirs", 2, value - 20))

    items = [(lost(2 + n % 3), lost(8)) for n in range(60)]
    found = find_reasons(seat_of_seven(), made_up([(5.0, 0.0)] * 60, items))
    told = {(r.item.key, r.says.key): r.says.args["amount"] for r in found if r.item is not None}
    assert told == {("item-mine", "why-costs-less"): 5, ("item-theirs", "why-costs-more"): 5}


def test_items_are_counted_by_their_owner() -> None:
    """The same thing of two opponents is told of the one to whom it happens, and gain and loss are two things."""
    rng = Random(3)
    items = [((Item("item-seven", 1, -2), Item("item-seven", 2, 2 - 4 * (n % 2))), ()) for n in range(60)]
    rng.shuffle(items)
    found = find_reasons(seat_of_seven(), made_up([(2.0, 0.0)] * 60, items))
    told = [(r.item.args["seat"], r.says.args["n"]) for r in found if r.item is not None]
    assert told == [(1, 60), (2, 30)]


def test_what_belongs_to_partners_is_counted_together() -> None:
    def meld(seat: int) -> tuple[Item, ...]:
        return (Item("item-meld", seat, 20, args={"partner": (seat + 2) % 4}),)

    items = [(meld(2 * (n % 2)), ()) for n in range(60)]
    compared = made_up([(2.0, 0.0)] * 60, items)
    compared = compared._replace(best=[o._replace(side=0b101) for o in compared.best])
    (reason,) = (r for r in find_reasons(seat_of_seven(), compared) if r.item is not None)
    assert reason.says.args["n"] == 60


def test_where_nothing_stands_out_worlds_are_counted() -> None:
    rng = Random(2)
    signs = [1.0 if rng.random() < 0.7 else -1.0 for _ in range(60)]
    (reason,) = find_reasons(seat_of_seven(), made_up([(5 + sign, 5.0) for sign in signs]))
    assert reason.says.key == "why-better"
    assert reason.says.args == {"n": signs.count(1.0), "worse": signs.count(-1.0), "share": 1, "worlds": 60}


# ---------------------------------------------------------------- partners
def test_a_partners_call_is_explained_by_the_system_of_the_side() -> None:
    game = find_game("pinochle", "double_deck", ("bidding_system=skip_meld", "their_system=skip_meld"))

    def usual(rules: Game, state: Any, count: int) -> tuple[int, int]:
        seat = state.pub.turn
        legal = rules.legal(state, seat)
        turn = rules.adviser.convention(rules.view(state, seat)).turn
        return seat, next((a for a in turn if a in legal), legal[0])

    played = played_by(game, 2, usual)
    found = review(game, played, 0, Budget(1, seed=1))
    assert found.partner
    for partner in found.partner:
        step = played.steps[partner.weighed.at]
        assert (step.seat, step.action) == (2, partner.weighed.made[0])
        assert partner.weighed.truth is None
        if partner.meaning is not None:
            assert partner.meaning.calls[0] == step.action
    assert any(partner.meaning is not None for partner in found.partner)
    assert any(partner.agreed and partner.usual[0] == partner.weighed.made[0] for partner in found.partner)


# ---------------------------------------------------------------- bad input
def test_what_cannot_be_reviewed_or_hinted_is_said() -> None:
    game, running = read(SEVEN)
    _, over = read(LOST)
    with pytest.raises(BadText, match="not over"):
        review(game, running, 0, SMALL)
    with pytest.raises(BadText, match="no seat 3; seats are 0 to 2"):
        review(game, over, 3, SMALL)
    with pytest.raises(BadText, match="deal is over"):
        hint(game, over, SMALL)
    _, forced = read(SEVEN + "\nAH TH 9D\n")
    assert len(game.legal(forced.state, 0)) == 1
    with pytest.raises(BadText, match="nothing to choose"):
        hint(game, forced, SMALL)
    assert analyze_decision(game, game.view(running.state, 1), ()) is None  # not on turn


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Any:
    def command(name: str, text: str, *args: str) -> tuple[int, str, str]:
        file = tmp_path / "record.txt"
        file.write_text(text)
        code = main((name, str(file), *args))
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


def test_the_commands(run: Any) -> None:
    code, out, err = run("review", LOST, "--seat", "0", "--worlds", "16")
    assert (code, err) == (0, "")
    assert "better: AH" in out
    assert "Seat 0 makes the seven in all 64 deals that fit; otherwise in 43." in out
    found = loads(run("review", LOST, "--seat", "0", "--worlds", "16", "--json")[1])
    assert [d["made"] for d in found[0]["decisions"]] == [["KS"]]
    assert found[0]["decisions"][0]["truth"]["actions"] == ["AH"]
    assert found == loads(run("review", LOST, "--seat", "0", "--worlds", "16", "--json")[1])
    assert f"average players score {found[0]['field'] / 2:+.2f} with these cards" in out.replace("−", "-")
    assert run("hint", SEVEN, "--seconds", "0.2")[1].startswith("seat 0: AH\n")
    assert loads(run("hint", SEVEN, "--json")[1])["best"] == ["AH"]
    assert "lepší" in run("review", LOST, "--seat", "0", "--lang", "cs")[1]


@pytest.mark.parametrize(
    ("name", "text", "args", "says"),
    [
        ("review", SEVEN, (), "the deal is not over"),
        ("review", LOST, ("--seat", "3"), "there is no seat 3; seats are 0 to 2"),
        ("review", LOST, ("--deal", "2"), "there is no deal 2; the record has 1 to 1"),
        ("hint", LOST, (), "the deal is over"),
        ("hint", "Game: marias\n", (), "the record has no deal"),
    ],
)
def test_the_commands_say_what_is_wrong(
    run: Any, name: str, text: str, args: tuple[str, ...], says: str
) -> None:
    code, out, err = run(name, text, *args)
    assert (code, out) == (1, "")
    assert says in err


def test_who_was_an_opponent_then_is_no_partner() -> None:
    """Forehand names trumps against both others; if one of these overcalls, the other two are partners afterwards."""
    game = find_game("marias", "pagat_voleny")
    played = played_by(game, 3)
    pub = next(step.state.pub for step in played.steps if step.state.pub.phase == "trump")
    assert [_is_against(game, pub, one, two) for one, two in ((1, 0), (0, 1), (1, 2))] == [True, True, False]
    four = find_game("pinochle")
    start = four.start(four.opening(), laws.shuffled(four, Random(1)))[0].pub
    assert [_is_against(four, start, 0, other) for other in (1, 2)] == [True, False]
