"""Lessons, positions to practise on and rules, as the page asks for them."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from hlaska.core.actions import CALL
from hlaska.core.errors import BadOptions, Illegal
from hlaska.core.review import Budget
from hlaska.protocol.deals import PlayOn
from hlaska.server.analysis.service import AnalysisService
from hlaska.server.history.play_from_record import start_from_record
from hlaska.server.history.records import NoDeal
from hlaska.server.learning.lessons import (
    make_decision_drill,
    make_drill,
    make_first_deal,
    make_lesson,
    make_trick_drill,
    parse_decision,
)
from hlaska.server.learning.rulebook import rule_text, rule_title, rules
from hlaska.server.tables.catalog import Catalog
from hlaska.table.bots.bot_pool import ThreadBotPool
from tests.server.live import live
from tests.told import rule_ids

CATALOG = Catalog()


@pytest.fixture(scope="module")
def client():
    with live() as running, running.client() as found:
        yield found


def test_a_lesson_is_made_by_the_rules_of_the_address():
    told = make_lesson(CATALOG, "sixtysix", {"preset": "schnapsen", "target": "11"})
    assert (told.preset, told.changes, told.options["target"]) == ("schnapsen", {"target": 11}, 11)
    (match,) = (s for s in told.sections if s.key == "match")
    assert match.says[0].args == {"n": 11}


def test_without_rules_the_usual_ones_are_taught():
    assert make_lesson(CATALOG, "marias", {}).preset == "pagat_voleny"


def test_a_drill_is_asked_for_by_its_number():
    asked = {"preset": "penguin", "seed": "4"}
    found = make_drill(CATALOG, "marias", asked)
    assert found == make_drill(CATALOG, "marias", asked)
    assert found.hello is not None
    assert found.update is not None
    assert found.hello.preset == "penguin"
    assert found.update.chairs[found.update.view.seat] == found.hello.me
    assert [c.kind for c in found.hello.chairs].count("person") == 1
    assert any(a < CALL for a in found.update.view.legal)


def test_a_trick_is_asked_for_by_its_number():
    asked = {"preset": "schnapsen", "seed": "2"}
    found = make_trick_drill(CATALOG, "sixtysix", asked)
    assert found == make_trick_drill(CATALOG, "sixtysix", asked)
    assert (len(found.cards), found.worth in found.worths) == (2, True)
    assert found.why is not None
    assert found.why.args["card"] == found.cards[found.best]


def test_a_first_deal_is_told_from_the_seat_of_the_learner():
    found = make_first_deal(CATALOG, "sixtysix")
    replay, own = found.replay, found.replay.seat
    assert replay.frames[0].chairs[own] == replay.hello.me
    assert [c.kind for c in replay.hello.chairs] == ["person", "bot"]
    assert all(frame.view.seat == own for frame in replay.frames)
    assert any(-1 in event.cards for frame in replay.frames for event in frame.events)
    assert [step.at for step in found.steps] == sorted(step.at for step in found.steps)
    for step in found.steps:
        assert {seat for seat, _ in replay.actions[step.at : step.at + step.count]} == {own}
        assert replay.actions[step.at][1] in replay.frames[step.at].view.legal


@pytest.mark.parametrize("asked", [{"seed": "x"}, {"seed": "1" * 10}, {"nonsense": "1"}, {"preset": "none"}])
def test_rules_that_are_none_are_refused_in_words(asked):
    with pytest.raises(BadOptions):
        make_drill(CATALOG, "marias", asked)


def test_who_chooses_something_else_plays_on_by_it():
    found = make_first_deal(CATALOG, "sixtysix")
    at, replay = found.steps[1].at, found.replay
    wanted = replay.actions[at][1]
    other = next(a for a in replay.frames[at].view.legal if a != wanted)
    asked = PlayOn(replay.record, at, replay.seat, then=(other,))
    begun = start_from_record(CATALOG.find, asked)
    assert begun.moves == (*replay.actions[:at], (replay.seat, other))
    with pytest.raises(Illegal, match="allowed"):
        start_from_record(CATALOG.find, replace(asked, then=(63,)))
    with pytest.raises(BadOptions, match="999 actions"):
        start_from_record(CATALOG.find, replace(asked, then=(other,) * 999))
    with pytest.raises(NoDeal):
        make_first_deal(Catalog(("toy",)), "toy")


async def test_an_answer_to_a_drill_of_the_bidding_is_weighed():
    asked = {"preset": "penguin", "seed": "4"}
    found = make_decision_drill(CATALOG, "marias", asked, "bid")
    assert found.update is not None
    view = found.update.view
    words = view.legal[0]
    question = parse_decision(CATALOG, "marias", {**asked, "actions": str(words)}, "bid")
    assert (question.view, question.run) == (view, (words,))
    assert question.state is None  # what is hidden is not asked about
    runner = ThreadBotPool()
    try:
        weighed = await AnalysisService(runner).analyze(question._replace(budget=Budget(4, seed=1)))
    finally:
        runner.close()
    assert weighed.made[0] == words
    assert weighed.best in [choice.actions for choice in weighed.choices]


async def test_cards_that_are_laid_away_are_weighed_together():
    asked = {"seed": "3"}
    found = make_decision_drill(CATALOG, "marias", asked, "lay")
    assert found.update is not None
    view, explain = found.update.view, found.update.explain
    assert (explain.choose, explain.verb) == (2, "act-marias-discard")
    answer = view.legal[:2]
    question = parse_decision(CATALOG, "marias", {**asked, "actions": ",".join(map(str, answer))}, "lay")
    runner = ThreadBotPool()
    try:
        weighed = await AnalysisService(runner).analyze(question._replace(budget=Budget(2, seed=1)))
    finally:
        runner.close()
    assert weighed.made == answer
    assert {len(choice.actions) for choice in weighed.choices} == {2}
    with pytest.raises(Illegal):
        parse_decision(CATALOG, "marias", {**asked, "actions": "7,7"}, "lay")


def test_what_nobody_can_weigh_is_no_drill():
    assert make_lesson(CATALOG, "marias", {}).lays is True
    assert make_lesson(CATALOG, "bezique", {}).lays is False
    for name in ("pinochle", "bezique"):  # four of twelve are passed: 495 choices
        assert make_decision_drill(CATALOG, name, {"seed": "1"}, "lay").hello is None


def test_positions_to_practise_on_come_from_usual_bids():
    told = [make_drill(CATALOG, "pinochle", {"seed": str(seed)}).update for seed in range(4)]
    bids = [
        phrase.args["bid"] for one in told if one for phrase in one.told if phrase and "bid" in phrase.args
    ]
    assert bids
    assert max(bids) <= 500  # by chance alone they went to thousands


@pytest.mark.parametrize(
    ("actions", "error"), [("", BadOptions), ("1,", BadOptions), ("9999", Illegal), ("1", Illegal)]
)
def test_an_answer_that_is_none_is_refused_in_words(actions, error):
    with pytest.raises(error):
        parse_decision(CATALOG, "marias", {"seed": "4", "actions": actions}, "bid")


def test_games_without_bidding_have_no_drill_of_it():
    assert make_lesson(CATALOG, "bezique", {}).bids is False
    assert make_lesson(CATALOG, "pinochle", {}).bids is True
    assert make_decision_drill(CATALOG, "bezique", {"seed": "1"}, "bid").hello is None
    with pytest.raises(BadOptions, match="actions"):
        parse_decision(CATALOG, "bezique", {"seed": "1", "actions": "256"}, "bid")


def test_over_http(client):
    told = client.get("/api/games/toy/learn?target=9").json()
    assert (told["game"], told["changes"], told["sections"]) == ("toy", {"target": 9}, [])
    assert client.get("/api/games/toy/learn?target=x").status_code == 400
    assert client.get("/api/games/chess/learn").json()["kind"] == "no_game"
    assert client.get("/api/games/toy/drill").status_code == 200
    rule = client.get("/api/rules/mariage:MG.MARR.1").json()
    assert rule["rule"] == "mariage:MG.MARR.1"
    assert "worth 40 in trumps" in rule["text"]
    assert client.get("/api/rules/mariage:MG.NONE.1").status_code == 404


def test_a_rule_is_read_whole_and_plain():
    assert rule_text("pinochle:P1.BID.2").endswith("the step is always 1.")
    assert "suit: good, bad" in rule_text("marias:M3.ASK.2")
    assert all(text and "**" not in text for text, _ in rules().values())


def test_a_rule_has_a_title_and_no_notes_on_its_sources():
    assert rule_title("marias:M3.PLAY.1") == "Play"
    assert all(title and not re.search(r"^[\d.]+ |`|\*", title) for _, title in rules().values())
    assert rule_text("mariage:CD.RANK.1").endswith("plain suits.")
    noted = r"\[(seed|PAGAT|Wikipedia|BICYCLE|Parlett)|\(seed [A-D]\)|\bdecision:"
    assert [rule for rule, (text, _) in rules().items() if re.search(noted, text)] == []


def test_the_ids_of_rules_are_known():
    assert set(rules()) <= rule_ids()
