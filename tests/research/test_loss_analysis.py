"""Why a deal of a match was lost: partings that are real, and costs that add up."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from hlaska.cli import LANGUAGES, main
from hlaska.core import record as records
from hlaska.core.errors import BadText
from hlaska.core.public import Item
from hlaska.games import game_class
from hlaska.research.matches import play_deal
from hlaska.research.matches.arena import Match, Spec, make_report, play
from hlaska.research.matches.casting import castings
from hlaska.research.matches.log import DuplicateDeal, Log, game_of
from hlaska.research.matches.loss_analysis import (
    FEW,
    Fork,
    Losses,
    ReplayedGame,
    find_forks,
    fork_effect,
    losses,
    replay_games,
)
from hlaska.research.matches.play_deal import Cast, DuplicateGame
from hlaska.research.matches.statistics import deal_score
from hlaska.research.players.player_specs import Player

MARIAS = Match(Spec("marias", "pagat_voleny"), "club:2", "greedy")
MATCHES = {
    "marias": MARIAS,
    "declarer": MARIAS._replace(casting="declarer"),
    "defenders": Match(Spec("pinochle", "mfp"), "greedy", "random", "defenders"),
    "sits out": Match(Spec("sixtysix", "mariage_three"), "random", "greedy"),
    "schnapsen": Match(Spec("sixtysix", "schnapsen"), "club:2", "random"),
    "halves": Match(Spec("marias_four", "four_partner"), "greedy", "random"),
    "partners": Match(Spec("pinochle", "double_deck"), "greedy+skip_meld", "greedy"),
    "auction": Match(Spec("thousand", "thousand"), "club:2", "greedy"),
    "bezique": Match(Spec("bezique", "bezique"), "random", "greedy"),
}
DEALS = 3
every_match = pytest.mark.parametrize("name", list(MATCHES))


@lru_cache
def played(name: str) -> list[DuplicateDeal]:
    return play(MATCHES[name], DEALS, workers=1)


def explained(name: str, of: str = "A", most: int = 10) -> Losses:
    return losses(MATCHES[name].head(), played(name), of, most)


def lines(name: str) -> list[list[ReplayedGame]]:
    match = MATCHES[name]
    casts = castings(match.spec.make(), match.casting)
    return [replay_games(deal, casts) for deal in played(name)]


def replayed(one: DuplicateGame) -> tuple[Any, records.Played]:
    """Without the help of what is tested."""
    record = records.from_json(bytes(one.record), game_class)
    return records.game_of(record, game_class), records.replay(record, game_class)[0]


def parted(fork: Fork) -> list[int]:
    """The games that come to a parting."""
    return [i for way in fork.ways.values() for i in way]


def state_before(deal: records.Played, move: int) -> Any:
    return [deal.start, *(step.state for step in deal.steps)][move]


# --- partings -------------------------------------------------------------------------------------------
@every_match
def test_a_parting_is_a_choice_in_one_and_the_same_situation(name: str) -> None:
    """Both records come to the same state, where the seat does what is said, and not the same."""
    found = 0
    for loss in (*explained(name).losses, *explained(name, "B").losses):
        games = {deal.deal: deal.games for deal in played(name)}[loss.deal]
        for parting in loss.partings:
            (game, one), (_, two) = (replayed(games[chosen.game]) for chosen in parting.chosen)
            same = [[(s.seat, s.action) for s in deal.steps[: parting.move]] for deal in (one, two)]
            assert same[0] == same[1]
            states = [state_before(deal, parting.move) for deal in (one, two)]
            assert states[0].places == states[1].places
            assert parting.systems == (name == "partners")  # by which the same calls mean something else
            assert parting.systems or states[0] == states[1]
            assert states[0].pub.turn == parting.seat
            actions = [game.action_text(deal.steps[parting.move].action) for deal in (one, two)]
            assert actions == [chosen.action for chosen in parting.chosen]
            assert actions[0] != actions[1]
            assert [chosen.by for chosen in parting.chosen] == ["A", "B"]
            assert not parting.clock
            found += 1
    assert found > 0


@every_match
def test_every_two_games_part_once(name: str) -> None:
    """Where their records first differ; and players that do not go by the clock only from each other."""
    for deal in lines(name):
        found = list(find_forks(deal, range(len(deal))))
        for one, two in combinations(range(len(deal)), 2):
            steps = [[(step.seat, step.action) for step in deal[i].deal.steps] for i in (one, two)]
            first = next((i for i, (a, b) in enumerate(zip(*steps, strict=False)) if a != b), None)
            here = [f for f in found if {one, two} <= set(parted(f)) and f.way_of(one) != f.way_of(two)]
            assert [f.move for f in here] == ([] if first is None else [first])
        for fork in found:
            held = [{deal[i].holders[fork.move][fork.seat] for i in way} for way in fork.ways.values()]
            assert sorted(held, key=min) == [{0}, {1}]


@every_match
def test_the_costs_of_partings_add_up_to_the_score(name: str) -> None:
    match, game = MATCHES[name], MATCHES[name].spec.make()
    for deal, some in zip(played(name), lines(name), strict=True):
        shares = [fork_effect(game, some, fork) for fork in find_forks(some, range(len(some)))]
        assert sum(shares) == pytest.approx(deal.difference)
    cap = make_report(match, played(name)).cap
    for loss in explained(name).losses:
        deal = played(name)[loss.deal]
        assert loss.difference == deal.difference < 0
        assert sum(parting.share for parting in loss.partings) + loss.rest == pytest.approx(loss.difference)
        assert [p.share for p in loss.partings] == sorted(p.share for p in loss.partings)
        assert 0 < len(loss.partings) <= FEW
        assert loss.partings[-1].share < 0
        assert loss.capped == (None if cap is None else deal_score(game, deal.games, cap))


@every_match
def test_the_two_games_that_are_shown_differ_in_what_is_said(name: str) -> None:
    """In the seats that are named, and in the items of one settlement that the other does not have."""
    for loss in explained(name).losses:
        games = played(name)[loss.deal].games
        for parting in loss.partings:
            a, b = (games[chosen.game] for chosen in parting.chosen)
            if not a.role:
                apart = [s for s, (x, y) in enumerate(zip(a.players, b.players, strict=True)) if x != y]
                assert sorted([*parting.others, parting.seat]) == apart
            for one, chosen, other in zip((a, b), parting.chosen, (b, a), strict=True):
                assert chosen.result == one.result[parting.seat]
                assert chosen.game in chosen.games
                said = [s for s in one.said if (s.move, s.seat) == (parting.move, parting.seat)]
                told = (said[0].margin, said[0].chance) if said else (None, None)
                assert (chosen.margin, chosen.chance) == told
                assert counted(chosen.items) == settled(one) - settled(other)


def settled(one: DuplicateGame) -> Counter[bytes]:
    return counted(replayed(one)[1].state.pub.items)


def counted(items: Sequence[Item]) -> Counter[bytes]:
    return Counter(map(msgspec.json.encode, items))


def test_a_deal_is_told_from_the_cards_on() -> None:
    loss = explained("marias").losses[0]
    dealt = " ".join(loss.dealt.values()).split()
    assert len(dealt) == len(set(dealt)) == 32
    assert [one.players for one in loss.games] == ["AAB", "ABA", "ABB", "BAA", "BAB", "BBA"]
    assert [one.result for one in loss.games] == [one.result for one in played("marias")[loss.deal].games]
    assert all(set(parting.hand.split()) <= set(dealt) for parting in loss.partings)


def test_what_was_expected_is_told_where_a_player_told_it() -> None:
    """`club` weighs up its calls, `greedy` does not."""
    chosen = [c for loss in explained("marias").losses for p in loss.partings for c in p.chosen]
    assert any(c.margin is not None and c.chance is not None for c in chosen if c.by == "A")
    assert all(c.margin is None and c.chance is None for c in chosen if c.by == "B")


def test_the_dearest_come_first_and_b_is_asked_for_the_other_way_round() -> None:
    scores = sorted(deal.difference for deal in played("marias"))
    found = explained("marias"), explained("marias", "B")
    assert [x.difference for x in found[0].losses] == [s for s in scores if s < 0]
    assert [x.difference for x in found[1].losses] == [s for s in reversed(scores) if s > 0]
    assert [one.lost for one in found] == [len(one.losses) for one in found]
    assert all(p.share > 0 for loss in found[1].losses for p in loss.partings)
    some = explained("marias", most=1)
    assert len(some.losses) == 1
    assert some.lost == found[0].lost


def test_equal_players_lose_nothing() -> None:
    match = Match(Spec("sixtysix", "schnapsen"), "random", "random")
    assert losses(match.head(), play(match, 2, workers=1)).lost == 0


# --- partings that hardly come --------------------------------------------------------------------------
def fake(*moves: tuple[int, int]) -> Any:
    """A game of these (seat, action), seat 0 being on turn before each."""
    steps = [SimpleNamespace(seat=seat, action=action) for seat, action in moves]
    state = SimpleNamespace(pub=SimpleNamespace(turn=0))
    return SimpleNamespace(deal=SimpleNamespace(steps=steps), state_before=lambda move: state)


def test_who_calls_out_of_turn_parts_from_who_does_not() -> None:
    """Seat 1 claims in one game; of the others, in which it is silent, seat 2 claims in one; then seat 0 chooses."""
    some = [fake((1, 9)), fake((2, 9)), fake((0, 3)), fake((0, 4))]
    found = [(f.move, f.seat, f.ways) for f in find_forks(some, range(4))]
    assert found == [
        (0, 1, {9: [0], None: [1, 2, 3]}),
        (0, 2, {9: [1], None: [2, 3]}),
        (0, 0, {3: [2], 4: [3]}),
    ]


def test_a_player_that_parts_from_itself_is_told() -> None:
    """Here one of its games is of other luck, as if it went by the clock."""
    match = Match(Spec("marias", "pagat_voleny"), "random", "greedy")
    game, deal = match.spec.make(), play(match, 1, workers=1)[0]
    deck = records.from_json(bytes(deal.games[0].record), game_class).deals[0].deck

    def seated(who: int, seat: int) -> Player:
        return Player(game, (match.a, match.b)[who], f"other luck {seat}")

    other = play_deal.play_game(game, match.spec.preset, deck, Cast(castings(game)[0], seated))
    mixed = DuplicateDeal(0, -1.0, (other, *deal.games[1:]))
    itself = set()
    for fork in find_forks(replay_games(mixed, castings(game)), range(6)):
        held = [{mixed.games[i].players[fork.seat] for i in way} for way in fork.ways.values()]
        itself |= {fork.move} if any(one & two for one, two in combinations(held, 2)) else set()
    found = losses(match.head(), [mixed]).losses[0].partings
    assert {p.move for p in found if p.clock} == itself & {p.move for p in found} != set()


# --- logs that cannot be explained ----------------------------------------------------------------------
def test_what_cannot_be_explained_says_why() -> None:
    head, deals = MARIAS.head(), played("marias")
    with pytest.raises(BadText, match="'alone' has no B"):
        losses(msgspec.structs.replace(head, casting="alone"), deals)
    with pytest.raises(BadText, match="no deal yet"):
        losses(head, [])
    with pytest.raises(BadText, match="is not a game"):
        game_of(msgspec.structs.replace(head, game="poker"))
    lost = next(deal for deal in deals if deal.difference < 0)
    few = msgspec.structs.replace(lost, games=lost.games[:2])
    with pytest.raises(BadText, match=f"deal {lost.deal}: 2 games, its casting has 6"):
        losses(head, [few])
    one = lost.games[0]
    wrong = msgspec.structs.replace(one, record=msgspec.Raw(b'{"game":"marias"}'))
    with pytest.raises(BadText, match=f"deal {lost.deal}, game AAB"):
        losses(head, [msgspec.structs.replace(lost, games=(wrong, *lost.games[1:]))])


# --- the command ----------------------------------------------------------------------------------------
@pytest.fixture
def log(tmp_path: Path) -> str:
    return written(tmp_path, "marias")


def written(folder: Path, name: str) -> str:
    path = folder / f"{name}.jsonl"
    kept = Log(path, MATCHES[name].head())
    for deal in played(name):
        kept.add(deal)
    kept.close()
    return str(path)


def output(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["losses", *args]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("of", ["A", "B"])
@every_match
def test_words_and_data_say_the_same(
    name: str, of: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, name)
    text, data = output(capsys, path, "--of", of), json.loads(output(capsys, path, "--of", of, "--json"))
    assert msgspec.convert(data, Losses) == explained(name, of)
    money = data["money"]
    for loss in data["losses"]:
        assert f"Deal {loss['deal']}: {loss['difference']:+.2f}".replace("-", "−") in text
        for parting in loss["partings"]:
            share = f"{parting['share']:+.2f}".replace("-", "−")
            assert f"  {share}  {parting['move'] + 1}. seat {parting['seat']}: " in text
            for chosen in parting["chosen"]:
                told = ""
                if chosen["margin"] is not None:
                    margin = f"{chosen['margin'] / money:+.2f}".replace("-", "−").replace("+0.00", "0.00")
                    told = f" (expected {margin}, chance of a gain {chosen['chance'] * 100:.0f} %)"
                says = "" if chosen["says"] is None else f" – {chosen['says']['text']}"
                assert f"{chosen['by']}: {chosen['action']}{says}{told}\n" in text
                assert all(item["text"] in text for item in chosen["items"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str, log: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, log, "--lang", language)
    english = output(capsys, log)
    assert (text == english) == (language == "en")
    assert "losses" not in text.lower()
    assert text.count("\n") == english.count("\n")


def test_a_match_with_fewer_losses_than_asked_says_so(
    log: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lost = explained("marias").lost
    assert "No other deal cost A anything." in output(capsys, log, "--most", str(lost + 1))
    assert "No other deal" not in output(capsys, log, "--most", str(lost))
    match, path = Match(Spec("sixtysix", "schnapsen"), "random", "random"), tmp_path / "level.jsonl"
    play(match, 2, 1, path)
    assert "None of the 2 deals cost A anything." in output(capsys, str(path))
    assert json.loads(output(capsys, str(path), "--json"))["losses"] == []


def test_what_is_wrong_is_said(log: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*args: str, code: int = 1) -> str:
        assert main(["losses", *args]) == code
        return capsys.readouterr().err

    assert "No such file" in said(str(tmp_path / "none.jsonl"))
    assert "a whole number from 1" in said(log, "--most", "0", code=2)
    head = Path(log).read_text(encoding="utf-8").splitlines()[0]
    for name, text, says in (
        ("empty", "", "no log of the arena"),
        ("newer", head.replace('"arena":1', '"arena":2') + "\n", "a log of version 2"),
        ("begun", head + "\n", "no deal yet"),
        ("alone", head.replace('"usual"', '"alone"') + "\n", "has no B"),
    ):
        path = tmp_path / f"{name}.jsonl"
        path.write_text(text)
        assert says in said(str(path))


def test_a_last_line_that_is_half_there_is_dropped(log: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = Path(log).read_text(encoding="utf-8")
    Path(log).write_text(text[:-40], encoding="utf-8")
    assert json.loads(output(capsys, log, "--json"))["deals"] == DEALS - 1


@pytest.mark.slow
def test_choices_are_reviewed_where_it_is_asked(log: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = [log, "--most", "1", "--review", "--worlds", "8"]
    data = json.loads(output(capsys, *asked, "--json"))
    chosen = [c for loss in data["losses"] for p in loss["partings"] for c in p["chosen"]]
    found = [c["weighed"] for c in chosen if c["weighed"] is not None]
    assert found
    for row, one in ((c["weighed"], c) for c in chosen if c["weighed"] is not None):
        assert row["made"][0] == one["action"]
    assert output(capsys, *asked).count("; expected: ") == len(found)
