"""What the cards of a deal are worth: the same every time, from where the hands lie, and more for better cards."""

from __future__ import annotations

from typing import Any

import pytest

from hlaska.bots.analysis.card_value import above_average, value_cards
from hlaska.core import record as records
from hlaska.core.record import Played
from hlaska.core.review import field_in_money, find_dealt_hands
from hlaska.games import find_game, game_class
from hlaska.kernel import jit
from tests.bots.test_review import played_by

SCHNAPSEN = """\
Game: sixtysix
Preset: schnapsen
Rules: 1

From: phase=lead turn=0 lead=0 trump=H
Place hand0: {mine}
Place hand1: {theirs}
Place trump: JH
Rest: talon
"""
STRONG, WEAK = "AH TH KH AS TS", "JS JD JC QD QC"


def test_amounts_are_above_those_of_the_table() -> None:
    assert above_average((30, -30, 0), 3) == [30, -30, 0]
    assert above_average((100, 40, 100, 40), 4, 20) == [20, -20, 20, -20]
    assert above_average((-6, 3, 3, 0), 3, 4) == [-4, 3, 3]  # the fourth sat out


@pytest.mark.jit
@pytest.mark.parametrize("name", ["marias", "sixtysix", "pinochle", "bezique"])
def test_every_deal_is_worth_the_same_every_time(name: str) -> None:
    jit.start()
    game = find_game(name)
    played = played_by(game, 3)
    lies = find_dealt_hands(game, played)
    assert lies is not None
    found = value_cards(game, lies, plays=2)
    assert len(found) == game.seats
    assert sum(found) == pytest.approx(0, abs=0.01)
    assert value_cards(game, lies, plays=2) == found


def test_it_begins_where_the_pack_has_been_cut() -> None:
    game = find_game("marias", "pagat_voleny")
    played = played_by(game, 3)
    lies = find_dealt_hands(game, played)
    assert lies is not None
    assert played.start.pub.phase == "cut"
    assert lies.state.pub.phase != "cut"
    assert lies.events[-1] in played.steps[0].events
    assert find_dealt_hands(game, Played(played.before, played.start, played.events, (), None)) is None


def test_good_cards_are_worth_more_and_nobody_else_is_asked() -> None:
    """The same two hands, changed about: what one brings to a seat it takes from the other."""
    game, values = find_game("sixtysix", "schnapsen"), []
    for mine, theirs in ((STRONG, WEAK), (WEAK, STRONG)):
        record = records.read(SCHNAPSEN.format(mine=mine, theirs=theirs), game_class)
        (played,) = records.replay(record, game_class)
        step: Any = records.Step(0, 0, played.start, ())
        lies = find_dealt_hands(game, Played(played.before, played.start, played.events, (step,), None))
        assert lies is not None
        values.append(value_cards(game, lies, plays=8))
    assert values[0][0] > 0.5 > -0.5 > values[1][0]


def test_a_review_has_it_in_its_own_amounts() -> None:
    """Where results are paid it is the own one; else how much more the side gets than the others."""
    paid, scored = find_game("marias"), find_game("pinochle")
    assert field_in_money(paid, (8, -4, -4), 0) == 8
    assert field_in_money(scored, (50, -50, 50, -50), 1) == -100
    assert field_in_money(find_game("sixtysix"), (), 0) is None
