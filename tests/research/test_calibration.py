"""What players expect of their calls, against what comes of them."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from hlaska.bots.decision import DecisionContext
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.cli import main
from hlaska.core.public import Undertaking
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.research.matches.arena import Match, Spec, play
from hlaska.research.matches.calibration import CalibrationRow, calibration_rows, margin
from hlaska.research.matches.casting import ALONE
from hlaska.research.matches.log import DuplicateDeal
from hlaska.research.matches.play_deal import CallNote, DuplicateGame, ThinkingTime
from hlaska.research.matches.statistics import count_doublings, doubling_outcomes
from scripts import measure_forecasts

GAME = find_game("marias")
NOTHING = ThinkingTime(), ThinkingTime()


def deal(
    result: tuple[int, int, int], said: tuple[CallNote, ...], undertaken: tuple[Undertaking, ...]
) -> DuplicateDeal:
    """A deal of Mariáš in which forehand played."""
    one = DuplicateGame(
        "AAA", msgspec.Raw(b"{}"), result, (1, 6, 6), NOTHING, declarer=0, said=said, undertaken=undertaken
    )
    return DuplicateDeal(0, 0.0, (one,))


def game_at(level: int, made: bool) -> tuple[Undertaking, ...]:
    return (Undertaking("game", 0, made, level, (1 if made else -1) * (2 << level), "game"),)


def flek(level: int, seat: int, chance: float) -> CallNote:
    return CallNote(level, seat, 0, "flek game", "game", level, margin=6.0, chance=chance)


def test_the_margin_is_that_of_the_player_over_the_others() -> None:
    one = deal((8, -4, -4), (), ()).games[0]
    assert [margin(GAME, one, seat) for seat in range(3)] == [12, -6, -6]


def test_told_against_gained_at_each_level() -> None:
    """Ten fleks of which 0.9 was told and three won; a re that was sure and won."""
    lost = [deal((8, -4, -4), (flek(1, 1, 0.9), flek(2, 0, 1.0)), game_at(2, True)) for _ in range(7)]
    won = [deal((-4, 2, 2), (flek(1, 1, 0.9),), game_at(1, False)) for _ in range(3)]
    first, second = calibration_rows(GAME, lost + won)
    assert (first.call, first.level, first.count, first.gained, first.held, first.of) == (
        "flek game",
        1,
        10,
        3,
        3,
        10,
    )
    assert first.chance == pytest.approx(0.9)
    assert not first.right
    assert first.margin == 3.0  # units
    assert first.result == pytest.approx((7 * -6 + 3 * 3) / 10 / 2)
    assert first.result_low <= first.result <= first.result_high
    assert (second.call, second.level, second.count, second.gained, second.right) == (
        "re game",
        2,
        7,
        7,
        True,
    )


def test_quarters_of_the_chance_stand_apart() -> None:
    deals = [deal((-4, 2, 2), (flek(1, 1, chance),), game_at(1, False)) for chance in (0.1, 0.3, 0.8, 1.0)]
    lines = calibration_rows(GAME, deals)
    assert [(x.said, x.count) for x in lines] == [
        ("all", 4), ("0% to 25%", 1), ("25% to 50%", 1), ("75% to 100%", 2),
    ]  # fmt: skip
    assert len(calibration_rows(GAME, deals, bins=False)) == 1


def test_each_doubling_is_paid_what_it_added() -> None:
    """A game of one unit, flek and re: the flek added one unit, the re two; the settlement is four."""
    one = deal((16, -8, -8), (flek(1, 1, 0.5), flek(2, 0, 0.5)), game_at(2, True))
    assert [(o.won, o.gain / GAME.money) for o in doubling_outcomes(one.games[0])] == [
        (False, -1.0),
        (True, 2.0),
    ]
    assert [(d.level, d.won, d.gain) for d in count_doublings(GAME, [one])] == [(1, 0, -1.0), (2, 1, 2.0)]


def test_doublings_of_an_overcalled_contract_are_not_counted() -> None:
    betl = CallNote(0, 1, 0, "betl", "contract")
    doubled = CallNote(1, 0, 0, "flek contract", "contract", 1)
    durch = CallNote(2, 2, 0, "durch", "contract")
    one = deal((-20, -20, 40), (betl, doubled, durch), (Undertaking("durch", 2, True, 0, 40, "contract"),))
    assert list(doubling_outcomes(one.games[0])) == []


@pytest.mark.parametrize("player", ["club:worlds=2", "ismcts:iterations=4"])
def test_players_tell_what_they_expect(player: str) -> None:
    match = Match(Spec("sixtysix", "schnapsen"), player, player, "alone")
    lines: list[CalibrationRow] = calibration_rows(
        find_game("sixtysix", "schnapsen"), play(match, 3, workers=1)
    )
    assert lines
    assert all(0 <= x.low <= x.high <= 1 and 0 <= x.chance <= 1 for x in lines)


def test_the_command_plays_or_reads_a_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = str(tmp_path / "log.jsonl")
    asked = [
        "calibrate",
        "thousand",
        "--player",
        "club:worlds=2",
        "--deals",
        "1",
        "--workers",
        "1",
        "--log",
        log,
    ]
    assert main([*asked, "--json"]) == 0
    played = json.loads(capsys.readouterr().out)
    assert {line["call"] for line in played} & {"bid", "pass"}
    assert main(["calibrate", "--log", log, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == played
    assert main(["calibrate", "--log", log, "--brief"]) == 0
    assert "told" in capsys.readouterr().out
    assert main(["calibrate"]) == 1
    assert "name a game" in capsys.readouterr().err


def test_where_forecasts_go_wrong_is_told_call_by_call(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told, on fresh worlds, on the true cards, and as it came."""
    monkeypatch.setattr(jit, "start", lambda: False)
    player, log = "calls=strong:1/cards=greedy", tmp_path / "self.jsonl"
    deals = play(Match(Spec("marias", "pagat_voleny"), player, player, ALONE, seed=5), 1, 1, log)
    measure_forecasts.main([str(log), "--worlds", "2"])
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split()[2:7] == ["chance:", "told", "fresh", "true", "came"]
    said = [s for s in deals[0].games[0].said if s.chance is not None]
    assert sum(int(line[28:34]) for line in lines) == len(said)
    assert any(line.startswith("good, ask, against") for line in lines)
    suit = next(line for line in lines if line.startswith("suit")).split()
    chances = [float(share) for share in suit[2:6]]
    assert suit[1] == "1"
    assert all(0 <= share <= 1 for share in chances)
    assert chances[3] == (margin(GAME, deals[0].games[0], 0) > 0)
    with pytest.raises(SystemExit):
        measure_forecasts.main([str(tmp_path / "none")])
    assert "No such file" in capsys.readouterr().err


def test_nobody_takes_an_unknown_suit_for_a_deal_that_stays_unplayed() -> None:
    """Who answers a suit contract expects what hands will call after it: both sides win some of them."""
    state, events = GAME.start(GAME.opening(), list(GAME.pack))
    phases = set()
    while state.pub.phase != "announce":
        view = GAME.view(state, state.pub.turn)
        decision = DecisionContext(GAME, view, [e.for_seat(view.seat) for e in events], BeliefSampler)
        phases.add((state.pub.phase, decision.reads_calls))
        usual = (
            GAME.adviser.sample_turn(state, view.seat, Random(1))
            if state.pub.phase == "discard"
            else view.legal
        )
        state, more = GAME.apply(state, view.seat, usual[0])
        events = [*events, *more]
    assert {("ask", True), ("contract", True), ("cut", False)} <= phases
