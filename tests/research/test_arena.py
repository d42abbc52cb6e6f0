"""Duplicate matches: fair to both sides, repeatable, kept in a log, and honest about how sure they are."""

import json
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest

from hlaska.cli import main
from hlaska.cli.compiling import announce_compiling
from hlaska.core.errors import BadText
from hlaska.core.record import check, from_json
from hlaska.games import find_game, game_class
from hlaska.kernel import jit
from hlaska.research.matches.arena import Match, Spec, make_report, play, play_duplicate
from hlaska.research.matches.casting import CASTINGS, Casting, castings
from hlaska.research.matches.log import DuplicateDeal, Log, read
from hlaska.research.matches.statistics import bootstrap, cap_result, deal_score, wilson_interval
from hlaska.research.players.player_specs import has_search

MARIAS = Spec("marias", "pagat_voleny")
SCHNAPSEN = Spec("sixtysix", "schnapsen")
PLAYED = 0  # a deal of Pinochle in which players that bid at random come to play cards


def match(a: str, b: str, spec: Spec = MARIAS, casting: str = "usual", seed: int = 1) -> Match:
    return Match(spec, a, b, casting, seed)


# --- castings -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["marias", "marias_four", "sixtysix", "pinochle"])
@pytest.mark.parametrize("casting", ["usual", "every", "halves", "partners"])
def test_both_sides_are_treated_alike(name: str, casting: str) -> None:
    """Every assignment comes with its mirror, and each side holds each seat equally often."""
    game = find_game(name)
    if (casting == "partners" and not game.partners) or (casting == "halves" and game.seats == 3):
        with pytest.raises(BadText, match=r"partners|halved"):
            castings(game, casting)
        return
    found = {one.seats for one in castings(game, casting)}
    assert {tuple(1 - who for who in seats) for seats in found} == found
    for seat in range(game.seats):
        assert sum(seats[seat] for seats in found) * 2 == len(found)


def test_how_many_games_a_deal_has() -> None:
    assert {name: len(castings(find_game("pinochle"), name)) for name in CASTINGS} == {
        "usual": 2, "every": 14, "halves": 6, "partners": 2, "alone": 1, "declarer": 2, "defenders": 2,
    }  # fmt: skip
    assert all(one.seats[0] == one.seats[2] for one in castings(find_game("pinochle"), "partners"))


@pytest.mark.parametrize("role", ["declarer", "defenders"])
def test_a_role_is_played_by_a_from_when_the_game_tells_it(role: str) -> None:
    """B bids for everybody; then A plays for the declaring side of the one game, and nobody in the other."""
    deal = play_duplicate(match("greedy", "random", Spec("pinochle", "mfp"), role), PLAYED)
    given, usual = deal.games
    ours = given.sides[given.declarer]
    want = "".join("AB"[(ours >> seat & 1) == (role == "defenders")] for seat in range(4))
    assert (given.players, usual.players) == (want, "BBBB")
    assert given.role == usual.role == (ours if role == "declarer" else 15 & ~ours)
    bids = [[said.kind for said in one.said if said.about == "bid"] for one in deal.games]
    assert bids[0] == bids[1] != []
    assert deal.difference == deal_score(find_game("pinochle"), deal.games) != 0


def test_forehand_declares_in_marias_from_the_start() -> None:
    given = play_duplicate(match("greedy", "random", casting="declarer"), 2).games[0]
    assert given.players == "ABB"


def test_nobody_declares_in_bezique() -> None:
    with pytest.raises(BadText, match="nobody plays a contract"):
        castings(find_game("bezique"), "declarer")
    with pytest.raises(BadText, match="no casting; there are usual, every"):
        castings(find_game("bezique"), "everybody")


# --- luck -----------------------------------------------------------------------------------------------
def test_a_deal_is_repeatable_and_equal_players_are_equal() -> None:
    meeting = match("greedy", "random")
    assert play_duplicate(meeting, 2).difference == play_duplicate(meeting, 2).difference
    assert play_duplicate(match("greedy", "greedy"), 2).difference == 0


def test_luck_is_common() -> None:
    """Equal decisions in the games of a deal draw equal numbers, so that even chance players are equal."""
    deal = play_duplicate(match("random", "random"), 1)
    assert deal.difference == 0
    assert len({bytes(one.record) for one in deal.games}) == 1


@pytest.mark.parametrize(("game", "preset"), [("marias", "pauzirovany"), ("sixtysix", "mariage_three")])
def test_who_sits_out_is_on_no_side(game: str, preset: str) -> None:
    """Equal players are level also where somebody sits out, who shares what the others get or pay."""
    deal = play_duplicate(match("greedy", "greedy", Spec(game, preset)), 2)
    assert any(one.result[find_game(game, preset).seats :] != (0,) for one in deal.games)
    assert deal.difference == 0


def test_club_is_repeatable_with_a_number_of_worlds() -> None:
    meeting = match("club:worlds=8", "club:2", SCHNAPSEN)
    assert play_duplicate(meeting, 2).difference == play_duplicate(meeting, 2).difference


def test_one_player_calls_and_another_plays() -> None:
    """Who calls at random and plays like greedy comes to the same contracts as who does all at random."""
    calls, rest = "calls=random/cards=greedy", Spec("pinochle", "mfp")
    mixed, chance = (
        play_duplicate(match(one, one, rest, "alone"), PLAYED).games[0] for one in (calls, "random")
    )
    assert [s.kind for s in mixed.said] == [s.kind for s in chance.said]
    assert bytes(mixed.record) != bytes(chance.record)
    assert (
        play_duplicate(match("cards=greedy/calls=random", "random", rest, "alone"), PLAYED).games[0].record
        == mixed.record
    )


def test_each_side_bids_by_its_own_system() -> None:
    """Duplicate deals of one level with and without a system; where a game has none, it is refused."""
    spec = Spec("pinochle", "double_deck")
    assert spec.make(("skip_meld", "")).options.their_system == "none"
    assert spec.make(("", "jim_davis")).options.bidding_system == "none"
    same = [play_duplicate(match("greedy", "greedy", spec), n).difference for n in range(4)]
    other = [play_duplicate(match("greedy+skip_meld", "greedy", spec), n).difference for n in range(4)]
    assert same != other
    with pytest.raises(BadText, match="no bidding systems"):
        play(match("greedy+skip_meld", "greedy"), 1, workers=1)


# --- figures --------------------------------------------------------------------------------------------
def test_the_interval_holds_the_mean_and_narrows_with_more_deals() -> None:
    rng = Random(3)
    values = [rng.gauss(1, 2) for _ in range(800)]
    few, many = bootstrap(values[:50], Random(1)), bootstrap(values, Random(1))
    assert few[0] < sum(values[:50]) / 50 < few[1]
    assert many[1] - many[0] < few[1] - few[0]


def test_the_interval_of_a_share() -> None:
    assert wilson_interval(0, 0) == (0, 1)
    assert wilson_interval(10, 10)[0] == pytest.approx(0.722, abs=0.001)
    assert wilson_interval(5, 10) == pytest.approx((0.2366, 0.7634), abs=0.001)


def test_a_report_counts_what_the_log_tells() -> None:
    """Contracts, doublings and capped means, against a second reckoning from the log's own items."""
    meeting = match("greedy", "random")
    deals = play(meeting, 12, workers=1)
    found = make_report(meeting, deals, cap=5)
    games = [one for deal in deals for one in deal.games]
    assert sum(c.count for c in found.contracts) == sum(len(one.undertaken) for one in games)
    raises = [said for one in games for said in one.said if said.level]
    assert 0 < sum(d.count for d in found.doubled) <= len(raises)
    assert all(0 <= d.won <= d.count for d in found.doubled)
    assert found.capped is not None
    assert abs(found.capped.mean) < abs(found.mean)
    assert found.longest_a >= found.seconds_a > 0


@pytest.mark.parametrize("alone", [True, False])
def test_caps_pay_back_what_is_over_them(alone: bool) -> None:
    """marias:G.PAY.1: whoever plays alone pays or gets an item from each of the others, whosever it is; capped at 30 it
    is 30 for each of them."""
    game = find_game("marias")
    one = next(
        played
        for n in range(400)
        for played in play_duplicate(match("random", "random", casting="alone"), n).games[:1]
        if len(played.items) == 1 and abs(played.items[0].value) > 60
        if (played.sides[played.items[0].seat].bit_count() == 1) == alone
    )
    item = one.items[0]
    sign = 1 if item.value > 0 else -1
    ours = one.sides[item.seat]
    lone = [ours >> s & 1 == (ours.bit_count() == 1) for s in range(3)]
    want = [sign * (1 if ours >> s & 1 else -1) * (120 if lone[s] else 60) for s in range(3)]
    assert cap_result(game, one, 30) == pytest.approx(want)


# --- logs -----------------------------------------------------------------------------------------------
def test_a_match_goes_on_where_its_log_ends(tmp_path: Path) -> None:
    meeting, path = match("greedy", "random", SCHNAPSEN), tmp_path / "log.jsonl"
    asked: list[tuple[int, int]] = []
    first = play(meeting, 3, 1, path)
    longer = play(meeting, 5, 1, path, lambda done, of: asked.append((done, of)))
    assert longer[:3] == first
    assert asked == [(4, 5), (5, 5)]
    assert [deal.difference for deal in longer] == [deal.difference for deal in play(meeting, 5, 1)]
    assert len(path.read_text().splitlines()) == 6


def test_a_last_line_that_is_half_there_is_dropped(tmp_path: Path) -> None:
    meeting, path = match("greedy", "random", SCHNAPSEN), tmp_path / "log.jsonl"
    whole = play(meeting, 3, 1, path)
    text = path.read_text()
    path.write_text(text[:-40])
    assert len(read(path)[1]) == 2
    again = play(meeting, 3, 1, path)
    assert [deal.difference for deal in again] == [deal.difference for deal in whole]
    assert len(path.read_text().splitlines()) == 4


def test_the_log_holds_the_whole_record(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    play(match("greedy", "random"), 2, 1, path)
    for line in path.read_text().splitlines()[1:]:
        for one in json.loads(line)["games"]:
            record = from_json(json.dumps(one["record"]), game_class)
            assert check(record, game_class)[0].state.pub.result == tuple(one["result"])


@pytest.mark.parametrize(
    ("first", "says"),
    [
        ('{"arena":2,"colour":1}', "a log of version 2; this hlaska reads up to 1"),
        ("Game: marias", "line 1: no log of the arena"),
        ('{"arena":1,"game":"marias"}', "line 1"),
        ("", "begins with a line"),
    ],
)
def test_what_is_no_log_of_ours_is_refused(tmp_path: Path, first: str, says: str) -> None:
    path = tmp_path / "log.jsonl"
    path.write_text(f"{first}\n" if first else "{")
    with pytest.raises(BadText, match=says):
        play(match("greedy", "random"), 2, 1, path)


def test_a_log_of_another_match_or_with_a_damaged_line_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    Log(path, match("greedy", "random").head()).close()
    for other in (
        match("greedy", "club"),
        match("greedy", "random", seed=2),
        match("greedy", "random", SCHNAPSEN),
    ):
        with pytest.raises(BadText, match="the log of another match"):
            play(other, 1, 1, path)
    path.write_text(path.read_text() + '{"deal":0}\n')
    with pytest.raises(BadText, match="line 2"):
        play(match("greedy", "random"), 1, 1, path)


@pytest.mark.slow
def test_processes_play_the_same(tmp_path: Path) -> None:
    meeting = match("greedy", "random", SCHNAPSEN)

    def scores(deals: list[DuplicateDeal]) -> list[float]:
        return [deal.difference for deal in deals]

    assert scores(play(meeting, 4, workers=2)) == scores(play(meeting, 4, workers=1))


def test_the_kernel_is_compiled_for_players_that_search_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Mock(return_value=True)
    monkeypatch.setattr(jit, "start", start)
    for player, times in (("greedy", 0), ("club:1", 1), ("calls=greedy/cards=strong:1", 1)):
        start.reset_mock()
        play(match(player, "random", SCHNAPSEN), 1, workers=1)
        assert start.call_count == times


@pytest.mark.parametrize(
    ("spec", "searches"),
    [
        ("random", False),
        ("greedy+none", False),
        ("py:mine.py", False),
        ("cmd:python club.py", False),
        ("beginner", True),
        ("calls=greedy/cards=exact:4", True),
        ("strong:16@model.json", True),
    ],
)
def test_who_searches(spec: str, searches: bool) -> None:
    assert has_search(spec) is searches


# --- the command ----------------------------------------------------------------------------------------
def test_who_looks_is_told_that_the_search_is_compiled_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jit, "is_available", lambda: True)
    for looks, is_cached, told in ((True, False, True), (True, True, False), (False, False, False)):
        monkeypatch.setattr("sys.stderr.isatty", lambda looks=looks: looks)
        monkeypatch.setattr(jit, "has_cache", lambda is_cached=is_cached: is_cached)
        announce_compiling("de")
        assert ("kompiliert" in capsys.readouterr().err) is told


def test_the_command_refuses_what_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "marias", "genius", "random"]) == 1
    assert "random, greedy, beginner, casual, club" in capsys.readouterr().err
    assert main(["arena", "marias", "greedy", "random", "--deals", "0"]) == 1
    assert "at least 1" in capsys.readouterr().err
    for spec, says in (
        ("calls=greedy", "calls=PLAYER/cards=PLAYER"),
        ("club:deep=3", "club has worlds, time"),
        ("club:time=x", "seconds up to"),
        ("greedy:worlds=3", "has no settings"),
        ("cmd:", "without a program"),
    ):
        assert main(["arena", "marias", spec, "random", "--deals", "1"]) == 1
        assert says in capsys.readouterr().err


def test_the_command_tells_the_figures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ["arena", "marias", "greedy", "random", "--deals", "4", "--workers", "1"]
    asked += ["--log", str(tmp_path / "log.jsonl")]
    assert main(asked) == 0
    out = capsys.readouterr().out
    assert "A less B, units a deal" in out
    assert "items capped at 30" in out
    assert "undertaken" in out
    assert main([*asked, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 4


def test_a_casting_is_a_value() -> None:
    assert castings(find_game("sixtysix")) == [Casting((0, 1)), Casting((1, 0))]
