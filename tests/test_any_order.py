"""Actions of one turn for which the rules set no order may be named in any; records keep one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import hlaska
from hlaska import Deal
from hlaska.core import record as records
from hlaska.core.actions import CALL
from hlaska.core.board import State
from hlaska.core.errors import Illegal
from hlaska.core.game import Game
from hlaska.games import GAMES, game_class
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.preview import explain_refusal, preview
from tests import laws

SILENT = ("marias_thirteen",)  # a Mariáš without announcements and fleks
FREE = [name for name in GAMES if game_class(name).arrange is not Game.arrange and name not in SILENT]
PRESETS = [(name, preset) for name in FREE for preset in game_class(name).presets]
TALON = (
    "KS 7D QS 8D JD 9D 8C 7S 9C TC JC QC KC AC TS JS AS 7H 8H JH QH KH TD QD KD AD "
    "9C TC JC QC KC AC 8S 9S TS JS AS 7H 8H 9H JH QH KH TD QD KD AD"
)
LAID = """
Game: bezique
Preset: bezique
Rules: 2

From: phase=lead turn=0 lead=0 trump=H points=[0,0] items=[]
Place hand0: AH AH TH TH KS QS JD 7C
Place hand1: 7D 8D 9D 7S 8S 9S 7C 8C
Place talon: {talon}
Place trump: 9H

AH 7D, marriage S, {cards}
"""


def game_of(name: str, preset: str) -> Game:
    game_type = game_class(name)
    return game_type(game_type.presets[preset])


def talkative(rng: Random) -> laws.Chooser:
    """Chooses at random, often what belongs to a turn that may be named in any order, and else what is quiet."""

    def choose(game: Game, state: State[Any], count: int) -> tuple[int, int]:
        seat = state.pub.turn
        legal = game.legal(state, seat)
        free = [a for a in legal if game.arrange(state, (a,))]
        if rng.random() < 0.2:
            return seat, rng.choice(legal)
        return seat, rng.choice(free) if free else legal[0] if legal[0] >= CALL else rng.choice(legal)

    return choose


def _others_turn(steps: Sequence[laws.Step]) -> int:
    """Where another seat acts first."""
    return next((n for n, step in enumerate(steps) if step.seat != steps[0].seat), len(steps))


def runs(game: Game, trace: laws.Trace) -> list[tuple[int, int]]:
    """Where a turn of several actions begins that may be named in any order, and where it ends."""
    found: list[tuple[int, int]] = []
    for i, state in enumerate(trace.states()[: len(trace.steps)]):
        rest = trace.steps[i:]
        coming = [other.action for other in rest[: _others_turn(rest)]]
        turn = game.arrange(state, coming)
        assert list(turn) == coming[: len(turn)], "what is played is in order already"
        if len(turn) > 1 and (not found or i >= found[-1][1]):
            found.append((i, i + len(turn)))
    return found


def mixed(actions: list[int], rng: Random) -> list[int]:
    """In another order, but for the call of a combination, which comes before its cards."""
    head = actions[:1] if actions[0] >= CALL > actions[-1] else []
    return head + rng.sample(actions[len(head) :], len(actions) - len(head))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_turn_in_another_order_is_the_same_deal_and_the_same_record(name, preset):
    game, rng, compared = game_of(name, preset), Random(f"{name} {preset}"), 0
    for _ in range(60):
        trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), talkative(rng))
        done = [step.action for step in trace.steps]
        other = done.copy()
        for begin, end in runs(game, trace):
            other[begin:end] = mixed(done[begin:end], rng)
        if other == done:
            continue
        record, plain = (_record(name, preset, trace, actions) for actions in (other, done))
        (played,) = records.check(record, game_class)
        assert played.state == trace.steps[-1].state
        assert [step.action for step in played.steps] == done
        assert records.write(record, game_class) == records.write(plain, game_class)
        compared += 1
        if compared == 3:
            return
    assert compared == 3, f"only {compared} deals have a turn of several actions"


def _record(name: str, preset: str, trace: laws.Trace, actions: list[int]) -> records.Record:
    turns = (state.pub.turn for state in trace.states())
    moves = tuple(
        (-1 if step.seat == turn else step.seat, action)
        for step, turn, action in zip(trace.steps, turns, actions, strict=False)
    )
    deal = records.DealRecord(trace.deck, None, moves, trace.steps[-1].state.pub.result)
    return records.Record(name, preset, {}, trace.game.rules_version, deals=(deal,))


# ---------------------------------------------------------------- one by one
def announcing() -> Deal:
    """Forehand may announce."""
    deal = Deal(hlaska.game("marias", seven_requires_holding=False), seed=3)
    while deal.state.pub.phase != "announce":
        legal = deal.legal()
        deal.play("suit" if "suit" in legal else "good" if "good" in legal else legal[0])
    return deal


def test_a_seven_after_a_hundred_is_announced_with_it():
    one, other = announcing(), announcing()
    one.play("seven", "hundred", "good")
    other.play("hundred", "seven", "good")
    assert one.state == other.state
    assert one.record() == other.record()


def why(game: Game, state: State[Any], text: str) -> tuple[str, str]:
    seat = state.pub.turn
    phrase = explain_refusal(game, game.view(state, seat), game.parse_action(text)).phrase
    return phrase.key, phrase.rule


def test_said_alone_a_seven_is_too_late_after_a_hundred():
    deal = announcing().play("hundred")
    assert why(deal.game, deal.state, "seven") == ("refused-marias-order", "marias:G.FLEK.6")
    assert why(deal.game, deal.state, "hundred")[0] == "refused-marias-said"


@pytest.mark.parametrize("cards", ["KS, QS", "QS, KS"])
def test_cards_of_a_marriage_in_any_order(cards):
    record = records.read(LAID.format(talon=TALON, cards=cards), game_class)
    (played,) = records.check(record, game_class)
    assert played.state.pub.points == (20, 0)
    assert "marriage S, QS, KS" in records.write(record, game_class)


def test_a_card_named_too_early_is_told_which_comes_first():
    record = records.read(LAID.format(talon=TALON, cards=""), game_class)
    (played,) = records.check(record, game_class)
    game = game_of("bezique", "bezique")
    seat = played.state.pub.turn
    phrase = explain_refusal(game, game.view(played.state, seat), game.parse_action("KS")).phrase
    assert (phrase.key, phrase.args) == ("refused-bezique-order", {"card": game.parse_action("QS")})
    assert why(game, played.state, "7C")[0] == "duty-bezique-lay"


# ---------------------------------------------------------------- at a table
async def test_a_table_keeps_a_turn_in_its_one_order():
    deal = announcing()
    game = deal.game
    chairs = (Chair("Ada"), Chair("Bob"), Chair("Cy"))
    table = await open_table(
        game, chairs, owner="ada", shuffle=lambda deck: deck.__setitem__(slice(None), deal.deck)
    )
    for seat, action in ((step.seat, step.action) for step in deal._steps):
        await table.submit(seat, table.seq, (action,))
    turn = tuple(game.parse_action(text) for text in ("hundred", "seven", "good"))
    kept = (turn[1], turn[0], turn[2])
    assert preview(game, deal.view(deal.turn), deal.events(deal.turn), turn)[0] == kept
    await table.submit(table.now.turn, table.seq, turn)
    assert table.now.deal_entries[-1].actions == kept


@pytest.mark.parametrize("wrong", [-1, 10**9, 255])
def test_what_is_no_action_is_left_for_the_refusal(wrong):
    (played,) = records.check(records.read(LAID.format(talon=TALON, cards=""), game_class), game_class)
    for name in FREE:
        game = game_of(name, next(iter(game_class(name).presets)))
        state = played.state if name == "bezique" else game.start(game.opening(), game.pack)[0]
        assert sorted(game.in_order(state, (wrong, wrong))) == [wrong, wrong]
    game = game_of("bezique", "bezique")
    king = game.parse_action("KS")
    assert sorted(game.in_order(played.state, (king, wrong))) == sorted((king, wrong))


async def test_who_is_not_on_turn_learns_nothing_by_naming_a_turn():
    deal = announcing()
    game = deal.game
    for texts in (("hundred", "seven"), ("seven", "hundred")):
        with pytest.raises(Illegal) as refused:
            preview(game, deal.view(1), deal.events(1), tuple(game.parse_action(text) for text in texts))
        assert refused.value.phrase.key == "refused-not-your-turn"
