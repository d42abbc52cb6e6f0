"""The face of the package: `import hlaska`, its examples, and the clear errors it gives."""

import subprocess
import sys
from pathlib import Path

import pytest

import hlaska
from hlaska.core.errors import BadOptions, BadRecord, BadText, Illegal

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_examples_run_and_say_something(path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(path)], capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert len(path.read_text().splitlines()) <= 25


def test_there_are_six_examples_and_the_readme_shows_one() -> None:
    assert len(EXAMPLES) >= 6
    assert any(path.read_text() in (ROOT / "README.md").read_text() for path in EXAMPLES)


def test_importing_the_package_loads_nothing_of_it() -> None:
    code = "import hlaska, sys; assert not [m for m in sys.modules if m.startswith('hlaska.')]; hlaska.Deal"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_game_by_id_or_preset_with_house_rules() -> None:
    assert hlaska.game("sixtysix").id == "sixtysix"
    penguin = hlaska.game("penguin", "max_flek_level=2", min_cut=3)
    assert (penguin.id, penguin.options.min_cut, penguin.options.max_flek_level) == ("marias", 3, 2)
    assert hlaska.game("penguin", max_flek_level=None).options.max_flek_level is None
    assert set(hlaska.list_games()) >= {"marias", "sixtysix", "pinochle"}


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(BadText, match="'marjas' is not a game; did you mean marias"):
        hlaska.game("marjas")
    with pytest.raises(BadOptions, match="min_cut"):
        hlaska.game("marias", min_cut=99)
    with pytest.raises(BadText, match="missing"):
        hlaska.Deal(hlaska.game("schnapsen"), deck="QH KH")
    deal = hlaska.Deal(hlaska.game("schnapsen"), seed=1)
    with pytest.raises(BadText, match="neither a card nor a call"):
        deal.play("nonsense")
    with pytest.raises(Illegal, match="legal:"):
        deal.play("claim")
    with pytest.raises(BadText, match="no seat 7"):
        deal.hand(7)
    with pytest.raises(BadText, match="not over"):
        deal.next_match()
    with pytest.raises(BadText, match="1 players for 2 seats"):
        deal.play_on([hlaska.player("greedy", deal.game)])
    with pytest.raises(BadText, match="no computer player"):
        hlaska.player("grandmaster", deal.game)
    with pytest.raises(BadRecord):
        hlaska.read("Game: sixtysix\nDeck: nothing")
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        hlaska.nothing_of_the_kind  # noqa: B018


@pytest.mark.parametrize("preset", [p for presets in hlaska.list_games().values() for p in presets])
def test_a_deal_of_every_preset_is_played_recorded_and_read_again(preset: str) -> None:
    game = hlaska.game(preset)
    deal = hlaska.Deal(game, seed=11).play_on([hlaska.player("random", game, s) for s in range(game.seats)])
    assert deal.over
    assert deal.legal() == ()
    assert f"Preset: {preset}\n" in deal.record()
    (again,) = hlaska.read(deal.record())
    assert (again.state, again.deck, again.result) == (deal.state, deal.deck, deal.result)
    assert deal.next_match().scores == again.next_match().scores


def test_a_seed_is_a_deal_and_none_is_another() -> None:
    game = hlaska.game("marias")
    assert hlaska.Deal(game, seed=3).deck == hlaska.Deal(game, seed=3).deck
    assert hlaska.Deal(game).deck != hlaska.Deal(game).deck


def test_a_seat_sees_no_more_than_it_may() -> None:
    deal = hlaska.Deal(hlaska.game("mariage"), seed=4)
    assert deal.view(1).places[deal.game.place("hand0")].count(-1) > 0
    assert all(-1 in e.cards or e.to & 2 for e in deal.events(1) if e.cards and e.to != -1)


def test_calls_out_of_turn_are_played_for_who_holds_them() -> None:
    game = hlaska.game("schnapsen", claim_timing="anytime")
    for seed in range(30):
        deal = hlaska.Deal(game, seed=seed).play_on([hlaska.player("greedy", game, s) for s in (0, 1)])
        assert deal.over
    with pytest.raises(Illegal):
        hlaska.Deal(game, seed=1).play("draw", seat=1)


def test_hints_and_reviews() -> None:
    rules = hlaska.game("schnapsen")
    deal = hlaska.Deal(rules, seed=3)
    hinted = hlaska.hint(deal, worlds=4, seed=1)
    assert hinted == hlaska.hint(deal, worlds=4, seed=1)
    assert (hinted.seat, hinted.made) == (deal.turn, "")
    assert hinted.best in deal.legal()
    assert set(hinted.choices) == set(deal.legal())
    with pytest.raises(BadText, match="not over"):
        hlaska.review(deal, 0)
    deal.play_on([hlaska.player("greedy", rules, seed=s) for s in (1, 2)])
    found = hlaska.review(deal, 0, worlds=4, seed=1)
    assert found == hlaska.review(deal, 0, worlds=4, seed=1)
    assert found.result == deal.result[0] - deal.result[1]
    assert found.result == pytest.approx(found.expected - found.lost + found.luck, abs=0.01)
    assert found.lost == pytest.approx(sum(d.cost for d in found.decisions if d.wrong), abs=0.01)
    with pytest.raises(BadText, match="no seat 2"):
        hlaska.review(deal, 2)
    with pytest.raises(BadText, match="over"):
        hlaska.hint(deal)
