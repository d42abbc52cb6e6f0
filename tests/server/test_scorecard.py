"""Deals played with real cards, as the page asks for them."""

from __future__ import annotations

import pytest

from hlaska.core.errors import BadOptions
from hlaska.protocol.deals import AskScore, Sheet
from hlaska.server.learning.scorecard import MOST, sheet
from hlaska.server.tables.catalog import Catalog
from tests.server.live import live

CATALOG = Catalog()
GAME = {"lone": 0, "trump": 2, "played": 1, "flek_game": 1, "points": 60, "twenties-0": 1}
BETL = {"contract": 1, "lone": 2, "tricks": 0}


def settled(*deals: dict[str, int], **more: object) -> Sheet:
    asked = AskScore(**{"deals": deals, **more})  # type: ignore[arg-type]
    return sheet(CATALOG, "marias", asked)


def test_a_form_without_deals():
    found = settled(preset="penguin", options={"players": 4})
    assert (found.preset, found.players, found.seats, found.rows) == ("penguin", 4, 3, ())
    assert found.changes == {"players": 4}
    assert [f.name for f in found.fields][:3] == ["contract", "lone", "trump"]


def test_deals_are_settled_in_turn():
    found = settled(GAME, BETL, first=1)
    first, second = found.rows
    assert first.chairs == (1, 2, 0)
    assert (first.items[0].seat, first.items[0].value) == (2, 8)  # the player on chair 0; hearts and a flek
    assert first.result == (16, -8, -8)
    assert second.result == (-10, -10, 20)
    assert second.scores == (6, -18, 12)
    assert found.coming == (0, 1, 2)
    assert found.fault is None


def test_a_deal_that_cannot_be_is_told_and_those_before_it_stand():
    found = settled(BETL, GAME | {"seven_against": 0}, BETL)
    assert len(found.rows) == 1
    assert found.fault is not None
    assert (found.fault.deal, found.fault.field) == (1, "seven_against")
    assert found.fault.phrase.key == "score-fault-other-side"
    assert "choose a player of the other side" in found.fault.text


@pytest.mark.parametrize(
    ("answers", "field", "fault"),
    [
        ({"contract": 1}, "lone", "who"),
        ({"contract": 9, "lone": 0}, "contract", "choose"),
        (BETL | {"tricks": 11}, "tricks", "range"),
        (BETL | {"lone": 3}, "lone", "unknown"),
        (BETL | {"spades": 1}, "spades", "unknown"),
        (GAME | {"points": 55}, "points", "range"),
        (GAME | {"twenties-1": 3}, "twenties-0", "twenties"),
        (GAME | {"flek_game": 0}, "played", "unplayed"),
        (GAME | {"played": 0}, "played", "played"),
        (GAME | {"hundred": 1, "hundred_against": 1}, "hundred_against", "one-hundred"),
        ({k: n for k, n in GAME.items() if k != "points"}, "points", "range"),
    ],
)
def test_what_is_wrong_is_said_where_it_is(answers, field, fault):
    found = settled(answers).fault
    assert found is not None
    assert (found.field, found.phrase.key) == (field, f"score-fault-{fault}")


def test_who_sits_out_cannot_play():
    found = settled(BETL, options={"players": 4}, first=3)
    assert found.fault is not None
    assert (found.fault.field, found.fault.phrase.args) == ("lone", {"player": 2})


@pytest.mark.parametrize(
    "asked",
    [
        AskScore(first=3),
        AskScore(preset="none"),
        AskScore(options={"players": 7}),
        AskScore(deals=({},) * (MOST + 1)),
    ],
)
def test_a_sheet_that_cannot_be(asked):
    with pytest.raises(BadOptions):
        sheet(CATALOG, "marias", asked)


def test_over_the_wire():
    with live() as running, running.client() as client:
        answer = client.post("/api/games/toy/score", json={})
        assert answer.status_code == 400
        assert "no form" in answer.json()["text"]
        assert client.post("/api/games/toy/score", json={"deals": [{"a": "b"}]}).status_code == 400
        assert client.post("/api/games/none/score", json={}).status_code == 404
