"""What may not be done, and the rule that is named for it (mariage:MG, SX, SN)."""

from __future__ import annotations

from typing import Any

import pytest

from hlaska.core.options import change
from hlaska.games.sixtysix.game import SixtySix
from hlaska.games.sixtysix.public import CLAIM
from tests.games.sixtysix.tables import position, settled

OPEN: dict[str, Any] = {
    "phase": "LEAD", "leader": "F", "trump": "H", "talon": 8, "tricks": {"F": 3, "D": 3}, "indicator": "9H",
    "hand": {"F": ["7H", "KS", "QS", "AD", "AC", "TC"]},
}  # fmt: skip
MARRIAGE = "KS+"


def case(**changes: Any) -> dict[str, Any]:
    place = {**OPEN, **changes}
    return place if place["talon"] else {k: v for k, v in place.items() if k != "indicator"}


REFUSED = [
    ("close", {}, {}, "MG.CLOSE.1"),  # after drawing it is too late
    ("close", {"phase": "PREDRAW", "talon": 2}, {"close_min_talon": 4}, "MG.CLOSE.3"),
    ("close", {"talon": 2}, {"close_min_talon": 4, "close_window": "lead"}, "MG.CLOSE.3"),
    ("close", {"talon": 0}, {"close_window": "lead"}, "MG.CLOSE.1"),
    ("close", {"phase": "FOLLOW", "leader": "D", "led": "9S"}, {"close_window": "both"}, "MG.CLOSE.1"),
    ("close", {"phase": "PREDRAW"}, {"closing": False, "rob_window": "both"}, "MG.OPT.1"),
    ("rob", {}, {}, "MG.ROB.1"),
    ("rob", {"talon": 2}, {"rob_window": "lead", "rob_min_talon": 4}, "SN.ROB.1"),
    ("rob", {"hand": {"F": ["8H", "KS", "QS", "AD", "AC", "TC"]}}, {"rob_window": "lead"}, "MG.ROB.1"),
    ("rob", {"talon": 0}, {"rob_window": "lead"}, "MG.ROB.3"),
    (MARRIAGE, {"talon": 0}, {}, "MG.MARR.2"),
    (MARRIAGE, {"phase": "FOLLOW", "leader": "D", "led": "9S"}, {}, "MG.MARR.1"),
    (MARRIAGE, {"tricks": {"F": 0, "D": 6}}, {"marriage_credit": "prior_trick"}, "MG.MARR.4"),
    ("AD+", {}, {}, "CD.MARR.1"),
    (MARRIAGE, {"phase": "PREDRAW"}, {}, "MG.PHASE.3"),
    ("AD", {"phase": "PREDRAW"}, {}, "MG.PHASE.3"),
    ("claim", {"phase": "FOLLOW", "leader": "D", "led": "9S"}, {"claim_timing": "trick_or_marriage"}, "MG.CLAIM.3"),
    ("claim", {}, {"auto_claim": True}, "MG.CLAIM.5"),
    ("draw", {}, {}, "MG.PHASE.3"),
    ("pass", {}, {}, "MG.CLAIM.4"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "place", "options", "rule"), REFUSED)
def test_the_rule_is_named(text: str, place: dict[str, Any], options: dict[str, Any], rule: str) -> None:
    game = SixtySix(change(SixtySix.presets["mariage"], options))  # type: ignore[arg-type]
    state = position(game, {"position": case(**place)})
    action = game.parse_action(text)
    assert action not in game.legal(state, 0)
    phrase = game.explainer.explain_refusal(game.view(state, 0), action)
    assert phrase is not None
    assert phrase.rule == f"mariage:{rule}"


def test_a_claim_out_of_turn_where_only_the_turn_may_claim() -> None:
    game = SixtySix(change(SixtySix.presets["mariage"], {"claim_timing": "own_turn"}))  # type: ignore[arg-type]
    state = position(game, {"position": case()})
    assert CLAIM not in game.legal(state, 1)
    phrase = game.explainer.explain_refusal(game.view(state, 1), CLAIM)
    assert phrase is not None
    assert phrase.rule == "mariage:MG.CLAIM.3"


@pytest.mark.parametrize(("points", "winner", "rule"), [(65, 1, "MG.SCORE.4"), (66, 0, "MG.SCORE.3")])
def test_a_claim_with_65_is_allowed_and_lost(points: int, winner: int, rule: str) -> None:
    """A button that appeared at 66 would count for the player: the claim stands, and its phrase names the rule."""
    given = {"totals": {"F": points, "D": 40}, "tricks": {"F": 8, "D": 8}}
    game, state = settled({"id": "65", "preset": "mariage", "given": given})
    assert CLAIM in game.legal(state, 0)
    pub = game.apply(state, 0, CLAIM)[0].pub
    assert pub.winner == winner
    assert pub.items[0].rule == f"mariage:{rule}"
